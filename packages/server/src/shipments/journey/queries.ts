import { nowOfJourney } from '../../db/journey-clock.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

const columns = `j.account_id, j.id, j.lease_token, j.stale_seq, j.tracking_request_id, j.shipment_id, j.state, j.attempts,
     j.sandbox, now() as wall`

const findJourneyOfShipmentSql = statement(
  'find-journey-of-shipment',
  `select ${columns}, coalesce(s.line_tracking_stopped_at, ${nowOfJourney}) as now, s.line_tracking_stopped_at
   from shipments s join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where s.account_id = $1 and s.id = $2`,
  { notNull: ['now', 'wall'] },
)

const findJourneySql = statement(
  'find-journey-by-its-clock',
  `select ${columns}, ${nowOfJourney} as now from journeys j where j.account_id = $1 and j.id = $2`,
  { notNull: ['now', 'wall'] },
)

/** A journey with the time of its own clock, even if its tracking has stopped. */
export const findJourney = (client: Client, accountId: string, id: string) =>
  findJourneySql.first(client, accountId, id)

/** The journey of a shipment, and when its tracking stopped: its clock stands still from then on. */
export const findJourneyOfShipment = (client: Client, accountId: string, shipmentId: string) =>
  findJourneyOfShipmentSql.first(client, accountId, shipmentId)

const findReportsSaidSql = statement(
  'find-reports-said-until',
  `select check_id, id, asked_at, received_at, recorded_at, content_hash from reports
   where check_id = any($1::uuid[]) and asked_at <= $2 and outcome = 'ok' order by asked_at, id`,
)

export type SaidReport = RowOf<'find-reports-said-until'>

/** What checks had reported by a moment, in the order in which the sources said it, whenever it was received. */
export const findReportsSaidUntil = (client: Client, checkIds: readonly string[], ms: number) =>
  findReportsSaidSql.rows(client, checkIds, new Date(ms))
