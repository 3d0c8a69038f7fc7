import type { Pool } from 'pg'
import { nowOfJourney } from '../db/journey-clock.ts'
import { statement } from '../db/statement.ts'

const findChargedContainerSql = statement(
  'find-charged-container',
  `select c.id, c.marks, c.equipment_length, c.equipment_type, c.pod_timezone, c.final_destination_timezone, c.empty_terminated_timezone,
     s.shipping_line_scac, ${nowOfJourney} as now
   from containers c
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where c.account_id = $1 and c.id = $2`,
  { notNull: ['now'] },
)

/** What the charges of a container depend on, and the present by the clock of its journey. */
export const findChargedContainer = (pool: Pool, accountId: string, id: string) =>
  findChargedContainerSql.first(pool, accountId, id)
