import { type Draft, days, type Facility, hours, placeAt } from './draft.ts'
import { barges, chooseSailing, feeders, type Sailing, vessels } from './fleet.ts'
import { type Inland, inlandLeg } from './inland.ts'
import { Moves } from './moves.ts'
import { transitMs } from './places.ts'
import type { Act } from './story.ts'

/** The ports of a journey in order; the rest has defaults that fit most. */
export interface Itinerary extends Inland {
  /** Port of lading, transshipments, port of discharge. */
  ports: readonly string[]
  /** Terminal codes for ports with several. */
  terminals?: Readonly<Record<string, string>>
  equipment?: string
  containers?: readonly number[]
  /** The first leg is by a feeder vessel. */
  feeder?: boolean
  bargeFrom?: string
  /** Days between the discharge and the pickup from the last terminal. */
  outAfterDays?: number
  startsMs?: number
}

/** The result of a voyage: the acts that scenarios can then misreport. */
export interface Voyage {
  containers: readonly number[]
  pod: Facility
  last: Facility
  sailings: Sailing[]
  arrival: Act
  discharges: Act[]
  /** When the container can be picked up, at the port or inland. */
  readyMs: number
  outMs: number
}

/** Empty containers are reported at a depot, without a terminal. */
const depot = { facilityType: 'DEPO' as const, terminal: null, laden: false }

/** Plays a voyage: the acts, what the line reports about each and when, and the estimates before. */
export const sail = (draft: Draft, itinerary: Itinerary): Voyage => {
  const { equipment, startsMs = 0 } = itinerary
  const containers = itinerary.containers ?? draft.story.containers.map((_, index) => index)
  if (equipment) draft.story.equipment = equipment
  const moves = new Moves(draft, containers)
  const knownFromMs = startsMs + hours(1)
  const atQuayMs = toTheQuay(moves, itinerary, startsMs + hours(20) + draft.jitter(180), knownFromMs)
  const crossed = crossTheSea(moves, itinerary, atQuayMs, knownFromMs)
  const { pod, landedMs } = crossed
  const inland = inlandLeg(moves, itinerary, pod, landedMs, knownFromMs)
  const last = inland?.last ?? pod
  const readyMs = inland?.readyMs ?? landedMs + hours(20) + draft.jitter(120)
  const fromMs = inland?.endMs ?? landedMs
  const outMs = Math.max(readyMs + hours(8), fromMs + days(itinerary.outAfterDays ?? 2)) + draft.jitter(240)
  moves.containersDo('full_out', outMs, 'GTOT', 'TRUCK', last, {
    field: inland ? 'final_destination_full_out_at' : 'pod_full_out_at',
    ...(inland ? { facilityType: last.terminal.ramp ? ('RAMP' as const) : ('INTE' as const) } : {}),
  })
  const returnMs = outMs + days(3) + draft.jitter(600)
  moves.containersDo('empty_return', returnMs, 'GTIN', 'TRUCK', last, { ...depot, field: 'empty_terminated_at' })
  return { containers, last, readyMs, outMs, ...crossed }
}

/** The empty container is picked up, filled, and brought to its port of lading; returns when it is there. */
const toTheQuay = (moves: Moves, itinerary: Itinerary, emptyOutMs: number, knownFromMs: number): number => {
  const { draft } = moves
  const { ports, terminals = {}, bargeFrom } = itinerary
  const pol = placeAt(ports[0]!, terminals[ports[0]!])
  const origin = bargeFrom ? placeAt(bargeFrom) : pol
  moves.containersDo('empty_out', emptyOutMs, 'GTOT', 'TRUCK', origin, { ...depot, field: 'empty_out_at' })
  if (!bargeFrom) {
    const gateInMs = emptyOutMs + days(2) + draft.jitter(600)
    moves.containersDo('gate_in', gateInMs, 'GTIN', 'TRUCK', pol, { field: 'pol_full_in_at' })
    return gateInMs
  }
  const sailing = chooseSailing(draft.random, barges, [])
  const leavesMs = emptyOutMs + days(2) + hours(6)
  const comesMs = leavesMs + transitMs(bargeFrom, ports[0]!)
  moves.containersDo('barge_load', leavesMs - hours(6), 'LOAD', 'BARGE', origin, { sailing })
  moves.call('barge_departure', leavesMs, 'DEPA', 'BARGE', origin, knownFromMs, { sailing })
  moves.call('barge_arrival', comesMs, 'ARRI', 'BARGE', pol, knownFromMs, { sailing })
  moves.containersDo('barge_discharge', comesMs + hours(5), 'DISC', 'BARGE', pol, { sailing })
  return comesMs + hours(5)
}

/**
 * From vessel to vessel to the port of discharge. Names of acts at hubs begin with `transshipment_`; the second hub
 * ends in `_2`.
 */
const crossTheSea = (moves: Moves, itinerary: Itinerary, atQuayMs: number, knownFromMs: number) => {
  const { draft } = moves
  const { ports, terminals = {}, feeder } = itinerary
  const sailings: Sailing[] = []
  let pod = placeAt(ports[0]!, terminals[ports[0]!])
  let arrival!: Act
  let discharges: Act[] = []
  let clockMs = atQuayMs
  for (const [leg, locode] of ports.slice(1).entries()) {
    const from = pod
    pod = placeAt(locode, terminals[locode])
    const [isFirst, isLast] = [leg === 0, leg === ports.length - 2]
    const nameOf = (act: string, hub: number) => `transshipment_${act}${hub > 1 ? `_${hub}` : ''}`
    const leaving = (act: string) => (isFirst ? act : nameOf(act, leg))
    const coming = (act: string) => (isLast ? act : nameOf(act, leg + 1))
    const sailing = chooseSailing(
      draft.random,
      isFirst && feeder ? feeders : vessels,
      // Of all voyages of this bill, so that a bill split over two vessels uses two different ones.
      draft.story.acts.flatMap((act) => (act.sailing ? [act.sailing.vessel] : [])),
    )
    sailings.push(sailing)

    clockMs += days(isFirst ? 2 : 4) + draft.jitter(420)
    const loaded = isFirst ? { sailing, field: 'pol_vessel_loaded_at' } : { sailing }
    moves.containersDo(leaving('load'), clockMs, 'LOAD', 'VESSEL', from, loaded)
    clockMs += hours(9) + draft.jitter(120)
    const departed = { sailing, field: isFirst ? 'pol_vessel_departed_at' : undefined }
    moves.call(leaving('departure'), clockMs, 'DEPA', 'VESSEL', from, knownFromMs, departed)
    clockMs += transitMs(from.place.locode, locode) + draft.jitter(600)
    const arrived = { sailing, field: isLast ? 'pod_arrived_at' : undefined }
    arrival = moves.call(coming('arrival'), clockMs, 'ARRI', 'VESSEL', pod, knownFromMs, arrived)
    clockMs += hours(11) + draft.jitter(300)
    const landed = isLast ? { sailing, field: 'pod_discharged_at' } : { sailing }
    discharges = moves.containersDo(coming('discharge'), clockMs, 'DISC', 'VESSEL', pod, landed)
  }
  return { pod, sailings, arrival, discharges, landedMs: clockMs }
}
