import type { StoredStop } from '@boxtrail/engine/record/column-types'
import type { Places } from '@boxtrail/reference/places'
import type { Port } from '@boxtrail/reference/places/place'
import type { Sailing } from '../vessels/position-queries.ts'
import type { RouteRow } from './queries.ts'

/** A port of the route, with its position and its role in the journey. */
export interface MapStop {
  stop: StoredStop
  port: Port
  /** Counted from 1, the port of lading. */
  sequence: number
  label: string
}

/** A leg by vessel from one port to the next. */
export interface Leg {
  from: MapStop
  to: MapStop
  state: 'ahead' | 'running' | 'done'
  /** Null while it has not begun, or if no source names the vessel. */
  sailing: Sailing | null
}

/** The ports of the route whose position is known; inland places are reached by rail and not by sea. */
export const stopsOf = ({ stops }: Pick<RouteRow, 'stops'>, places: Places): MapStop[] => {
  let transshipments = 0
  return stops
    .flatMap((stop) => {
      const port = stop.role !== 'destination' && stop.location_id !== null ? places.byId(stop.location_id) : undefined
      return port ? [{ stop, port }] : []
    })
    .map(({ stop, port }, index) => ({
      stop,
      port,
      sequence: index + 1,
      label: stop.role === 'transshipment' ? `TS${++transshipments}` : stop.role.toUpperCase(),
    }))
}

export const legsOf = (row: RouteRow, places: Places): Leg[] => {
  const stops = stopsOf(row, places)
  return stops.slice(1).map((to, index) => {
    const from = stops[index]!
    const { outbound } = from.stop
    const { inbound } = to.stop
    const state = inbound?.done ? 'done' : outbound?.done ? 'running' : 'ahead'
    const vesselId = outbound?.vessel_id ?? inbound?.vessel_id ?? null
    const since = outbound?.actual_at ?? null
    // Without its departure, the vessel's positions cannot be assigned to this leg.
    const sailing =
      state === 'ahead' || !vesselId || !since ? null : { vesselId, from: since, to: inbound?.actual_at ?? null }
    // Without an arrival time, the vessel's later voyages would be included.
    return { from, to, state, sailing: state === 'done' && !inbound?.actual_at ? null : sailing }
  })
}
