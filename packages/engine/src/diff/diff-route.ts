import { hashId, isSame } from '../claims/claim-key.ts'
import type { RouteCall, RouteStop } from '../project/types/projection.ts'
import type { StoredCall, StoredStop } from '../record/column-types.ts'

export interface StoredRoute {
  stops: StoredStop[]
  vessel_ids: string[]
  updated_at: string
}

interface Context {
  now: string
  vesselId: (vessel: RouteCall['vessel']) => string | null
}

/** The route to store, or null if it is unchanged. Stops keep their ids and timestamps. */
export const diffRoute = (
  stored: StoredRoute | null,
  route: readonly RouteStop[],
  containerId: string,
  { now, vesselId }: Context,
): StoredRoute | null => {
  const before = new Map(stored?.stops.map((stop) => [stop.id, stop]))
  const call = (projected: RouteCall | null): StoredCall | null => {
    if (!projected) return null
    const { vessel, ...rest } = projected
    return { ...rest, vessel_id: vesselId(vessel) }
  }
  const stops = route.map((stop): StoredStop => {
    const id = hashId(containerId, 'route_location', stop.place.key, String(stop.visit))
    const old = before.get(id)
    const next: StoredStop = {
      id,
      role: stop.role,
      location_id: stop.place.id,
      locode: stop.place.locode,
      name: stop.place.name,
      terminal_id: stop.terminal?.id ?? null,
      inbound: call(stop.inbound),
      outbound: call(stop.outbound),
      created_at: old?.created_at ?? now,
      updated_at: old?.updated_at ?? now,
    }
    return old && isSame(old, next) ? old : { ...next, updated_at: now }
  })
  if (isSame(stops, stored?.stops ?? [])) return null
  const vessels = stops.flatMap(({ inbound, outbound }) => [inbound?.vessel_id, outbound?.vessel_id])
  return { stops, vessel_ids: [...new Set(vessels)].filter((id) => typeof id === 'string'), updated_at: now }
}
