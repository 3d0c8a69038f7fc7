import { formatInstant } from '../../time.ts'
import { isActual, namesVessel } from '../milestones/milestones.ts'
import type { MilestoneClaim, RouteCall, RouteStop, Visit } from '../types/projection.ts'
import type { Route, Stay } from './container-route.ts'
import { inlandArrival, inlandEstimate } from './transport-events.ts'

/** The places of a journey in order: loading, transshipments, discharge, and where the railway takes the container. */
export const routeStops = (happened: readonly Visit[], expected: readonly Visit[], route: Route): RouteStop[] => {
  const stays = route.stays.filter(({ role }) => role === 'pol' || role === 'transshipment' || role === 'pod')
  const stops = stays.map((stay) => seaStop(stay))
  nameShips(stops)
  const inland = inlandStop(happened, expected, route)
  if (inland) {
    const port = stops.at(-1)
    if (port?.role === 'pod') port.outbound = railDeparture(happened, expected, port.place.key)
    stops.push(inland)
  }
  settlePast(stops)
  // A second call at a place is another stop of the same journey.
  for (const [index, stop] of stops.entries())
    stop.visit = stops.slice(0, index).filter((earlier) => earlier.place.key === stop.place.key).length + 1
  return stops
}

const seaStop = ({ place, milestones, role }: Stay): RouteStop => {
  const landings = milestones.filter(({ statement }) => ['arrive', 'berth', 'discharge'].includes(statement.kind))
  const boardings = milestones.filter(({ statement }) => ['load', 'depart'].includes(statement.kind))
  const terminal = milestones.findLast((milestone) => milestone.place.terminal !== null)?.place.terminal ?? null
  return {
    place,
    terminal,
    role: role as RouteStop['role'],
    visit: 1,
    inbound: role === 'pol' ? null : call('vessel', landings, ['arrive', 'berth']),
    outbound: role === 'pod' ? null : call('vessel', boardings, ['depart']),
  }
}

/** `kinds` determine the time, best first; other milestones only show that it was done. */
const call = (mode: RouteCall['mode'], milestones: readonly MilestoneClaim[], kinds: readonly string[]): RouteCall => {
  const timed = kinds.flatMap((kind) => milestones.filter(({ statement }) => statement.kind === kind))
  const actual = timed.find(isActual)
  const done = milestones.some((milestone) => isActual(milestone) && milestone.statement.kind !== 'load')
  const named = milestones.find(({ statement }) => namesVessel(statement.vessel))
  return {
    mode,
    // Once done, there is nothing left to estimate.
    expected_at: done ? null : at(timed.find((milestone) => !isActual(milestone))),
    actual_at: at(actual),
    done,
    vessel: named?.statement.vessel ?? null,
    voyage: (named ?? milestones.find(({ statement }) => statement.voyage !== null))?.statement.voyage ?? null,
  }
}

const at = (milestone: MilestoneClaim | undefined) => (milestone ? formatInstant(milestone.time.ms) : null)

/** The vessel that leaves one stop is the one that arrives at the next, if a source names it at only one of them. */
const nameShips = (stops: readonly RouteStop[]) => {
  for (const [index, { outbound }] of stops.entries()) {
    const inbound = stops[index + 1]?.inbound
    if (!outbound || !inbound) continue
    if (!outbound.vessel) Object.assign(outbound, { vessel: inbound.vessel, voyage: outbound.voyage ?? inbound.voyage })
    if (!inbound.vessel) Object.assign(inbound, { vessel: outbound.vessel, voyage: inbound.voyage ?? outbound.voyage })
  }
}

/** A container that is further along has passed all earlier stops, reported or not. */
const settlePast = (stops: readonly RouteStop[]) => {
  let ahead = false
  for (const { inbound, outbound } of stops.toReversed())
    for (const call of [outbound, inbound]) {
      if (!call) continue
      if (ahead) Object.assign(call, { done: true, expected_at: null })
      ahead ||= call.done
    }
}

const byRail = ({ set }: Visit) => set.statement.mode === 'rail' && set.statement.laden !== false

const railDeparture = (happened: readonly Visit[], expected: readonly Visit[], key: string): RouteCall => {
  const milestones = [...happened, ...expected]
    .filter((visit) => byRail(visit) && visit.set.place.key === key)
    .map(({ set }) => set)
    .filter(({ statement }) => ['load', 'depart', 'gate_out'].includes(statement.kind))
  return { ...call('rail', milestones, ['depart', 'gate_out']), vessel: null }
}

/** The stop at the end of the rail leg; a truck may deliver the container from there. */
const inlandStop = (happened: readonly Visit[], expected: readonly Visit[], route: Route): RouteStop | null => {
  const { destination } = route
  if (!destination || ![...happened, ...expected].some(byRail)) return null
  const arrived = inlandArrival(happened, route)
  const estimate = arrived ? undefined : inlandEstimate(expected, route)
  if (!arrived && !estimate) return null
  return {
    place: destination,
    terminal: route.destinationTerminal,
    role: 'destination',
    visit: 1,
    inbound: {
      mode: 'rail',
      expected_at: at(estimate?.set),
      actual_at: at(arrived?.set),
      done: arrived !== undefined,
      vessel: null,
      voyage: null,
    },
    outbound: null,
  }
}
