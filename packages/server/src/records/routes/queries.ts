import type { StoredStop } from '@boxtrail/engine/record/column-types'
import { type Client, jsonStatement, type RowOf } from '../../db/statement.ts'

/** `scac` is the line's, `rail_scac` the railway's if one is known. */
export type RouteRow = Omit<RowOf<'find-route'>, 'stops'> & { stops: StoredStop[] }

const findRouteSql = jsonStatement(
  'find-route',
  `select c.id as container_id, c.shipment_id, s.shipping_line_scac as scac, c.pod_rail_carrier_scac as rail_scac,
     coalesce(r.stops, '[]') as stops, coalesce(r.created_at, c.created_at) as created_at,
     coalesce(r.updated_at, c.created_at) as updated_at
   from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   left join container_routes r on r.account_id = c.account_id and r.container_id = c.id
   where c.account_id = $1 and c.id = $2`,
  { notNull: ['created_at', 'updated_at'] },
)

/** The route of a container; undefined for an unknown one. Without a known journey, it has no stops. */
export const findRoute = async (client: Client, accountId: string, containerId: string) =>
  (await findRouteSql.first(client, accountId, containerId)) as RouteRow | undefined
