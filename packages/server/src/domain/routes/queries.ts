import type { Pool, PoolClient } from 'pg'
import { asJson, jsonRows } from '../../db/json-rows.ts'
import type { StoredStop } from '../../tracking/diff/route.ts'

export interface RouteRow {
  container_id: string
  shipment_id: string
  /** The line's, and the railway's where one is known. */
  scac: string
  rail_scac: string | null
  stops: StoredStop[]
  created_at: string
  updated_at: string
}

const routes = asJson(`select c.id as container_id, c.shipment_id, s.shipping_line_scac as scac,
    c.pod_rail_carrier_scac as rail_scac, coalesce(r.stops, '[]') as stops,
    coalesce(r.created_at, c.created_at) as created_at, coalesce(r.updated_at, c.created_at) as updated_at
  from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
  left join container_routes r on r.account_id = c.account_id and r.container_id = c.id
  where c.account_id = $1 and c.id = $2`)

/** Undefined for an unknown container; one of whose journey nothing is known has no stops. */
export const findRoute = async (client: Pool | PoolClient, accountId: string, containerId: string) => {
  const statement = { name: 'find-route', text: routes, values: [accountId, containerId] }
  return (await jsonRows<RouteRow>(client, statement))[0]
}
