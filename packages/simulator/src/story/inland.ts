import { days, type Facility, hours, placeAt } from './draft.ts'
import { barges, chooseSailing } from './fleet.ts'
import type { Moves } from './moves.ts'
import { transitMs } from './places.ts'

/** How the line moves the container on from its port of discharge; if none is given, it is picked up there. */
export interface Inland {
  rail?: { to: string; by: string }
  bargeTo?: string
  truckTo?: string
}

export interface InlandLeg {
  last: Facility
  /** When the container was unloaded. */
  endMs: number
  readyMs: number
}

export const inlandLeg = (
  moves: Moves,
  { rail, bargeTo, truckTo }: Inland,
  pod: Facility,
  landedMs: number,
  knownFromMs: number,
): InlandLeg | null => {
  if (rail) return byRail(moves, pod, placeAt(rail.to), landedMs, knownFromMs)
  if (bargeTo) return byBarge(moves, pod, placeAt(bargeTo), landedMs, knownFromMs)
  return truckTo ? byTruck(moves, pod, placeAt(truckTo), landedMs, knownFromMs) : null
}

type Leg = (moves: Moves, pod: Facility, last: Facility, landedMs: number, knownFromMs: number) => InlandLeg

const byRail: Leg = (moves, pod, last, landedMs, knownFromMs) => {
  const { draft } = moves
  const loadMs = landedMs + days(2) + draft.jitter(300)
  moves.containersDo('rail_load', loadMs, 'LOAD', 'RAIL', pod, { field: 'pod_rail_loaded_at' })
  const leavesMs = loadMs + hours(9) + draft.jitter(90)
  moves.call('rail_departure', leavesMs, 'DEPA', 'RAIL', pod, landedMs, { field: 'pod_rail_departed_at' })
  const comesMs = leavesMs + transitMs(pod.place.locode, last.place.locode) + draft.jitter(300)
  moves.call('rail_arrival', comesMs, 'ARRI', 'RAIL', last, knownFromMs)
  const endMs = comesMs + hours(5) + draft.jitter(60)
  moves.containersDo('rail_unload', endMs, 'DISC', 'RAIL', last, { field: 'ind_rail_unloaded_at' })
  return { last, endMs, readyMs: endMs + hours(4) }
}

const byBarge: Leg = (moves, pod, last, landedMs, knownFromMs) => {
  const sailing = chooseSailing(moves.draft.random, barges, [])
  const loadMs = landedMs + days(2)
  moves.containersDo('barge_load', loadMs, 'LOAD', 'BARGE', pod, { sailing })
  const leavesMs = loadMs + hours(6)
  moves.call('barge_departure', leavesMs, 'DEPA', 'BARGE', pod, landedMs, { sailing })
  const comesMs = leavesMs + transitMs(pod.place.locode, last.place.locode)
  moves.call('barge_arrival', comesMs, 'ARRI', 'BARGE', last, knownFromMs, { sailing })
  const endMs = comesMs + hours(4)
  moves.containersDo('barge_discharge', endMs, 'DISC', 'BARGE', last, { sailing, facilityType: 'INTE' })
  return { last, endMs, readyMs: endMs + hours(4) }
}

const byTruck: Leg = (moves, pod, last, landedMs, knownFromMs) => {
  const { draft } = moves
  const outMs = landedMs + days(1) + draft.jitter(300)
  moves.containersDo('linehaul_out', outMs, 'GTOT', 'TRUCK', pod)
  const endMs = outMs + transitMs(pod.place.locode, last.place.locode)
  const inland = { facilityType: 'INTE' as const }
  for (const act of moves.containersDo('linehaul_in', endMs, 'GTIN', 'TRUCK', last, inland))
    draft.estimate(act, [{ fromMs: knownFromMs, reportedMs: endMs, classifier: 'PLN' }])
  return { last, endMs, readyMs: endMs + hours(3) }
}
