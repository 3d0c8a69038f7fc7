import type { StoredStop } from '@boxtrail/engine/record/column-types'
import { wireMs } from '@boxtrail/engine/time'
import { type Client, statement } from '../../db/statement.ts'
import type { KnownLeg } from './future.ts'

const ROUTES = 50

const findRoutesOfVesselSql = statement(
  'find-routes-of-vessel',
  `select stops from container_routes where account_id = $1 and vessel_ids @> array[$2::uuid]
   order by updated_at desc limit ${ROUTES}`,
)

/** The routes of an account's containers that a vessel is on, the most recently changed first. */
const routesOfVessel = async (client: Client, accountId: string, vesselId: string): Promise<StoredStop[][]> => {
  const rows = await findRoutesOfVesselSql.rows(client, accountId, vesselId)
  return rows.map(({ stops }) => stops)
}

/** A vessel's leg from port to port that has not ended yet, from this account's own shipments only. */
export const findLeg = async (
  client: Client,
  accountId: string,
  leg: { vesselId: string; fromId: string; toId: string },
): Promise<KnownLeg | null> => {
  for (const stops of await routesOfVessel(client, accountId, leg.vesselId))
    for (const [index, { location_id, outbound }] of stops.entries()) {
      const next = stops[index + 1]
      if (!next?.inbound || next.inbound.done || outbound?.vessel_id !== leg.vesselId) continue
      if (location_id !== leg.fromId || next.location_id !== leg.toId) continue
      return {
        departedMs: wireMs(outbound.actual_at),
        departsMs: wireMs(outbound.expected_at),
        arrivesMs: wireMs(next.inbound.expected_at),
      }
    }
  return null
}
