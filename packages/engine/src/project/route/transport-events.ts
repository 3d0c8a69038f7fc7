import { basisOf } from '../../time.ts'
import { isActual } from '../milestones/milestones.ts'
import { isInland } from '../places/facility-types.ts'
import type { MilestoneClaim, Place, TransportEvent, Visit } from '../types/projection.ts'
import type { Role, Route } from './container-route.ts'

const T = 'container.transport.'

/** The event name of a milestone in its role; undefined if the wire has no event for it. */
export const eventName = (milestone: MilestoneClaim, route: Route): string | undefined => {
  const { kind, laden, mode } = milestone.statement
  const role = route.roleOf(milestone)
  if (laden === false) return kind === 'gate_out' ? 'empty_out' : kind === 'gate_in' ? 'empty_in' : undefined
  if (mode === 'vessel') return vesselEvent(milestone, role)
  const isGateIn = isGateInAtPort(milestone, role)
  if (mode === 'barge' && !isGateIn) return role === 'way' ? undefined : feederEvent(milestone)
  if (mode === 'rail' && !isGateIn) return railEvent(milestone)
  if (kind === 'gate_in' && (role === 'pol' || role === 'origin') && milestone.place.facilityType !== 'CLOC')
    return 'full_in'
  // A gate-out at a transshipment port is a move between its terminals, not a pickup; nor is one at the port of
  // discharge if the container continues inland.
  if (kind === 'gate_out' && role === (route.destination ? 'destination' : 'pod')) return 'full_out'
  return undefined
}

/**
 * Whether a full gate-in is an event: a train or barge brings the container to the port where it is loaded. Elsewhere
 * the gate-in is the unloading.
 */
const isGateInAtPort = ({ statement, place }: MilestoneClaim, role: Role) =>
  statement.kind === 'gate_in' &&
  !isInland(place) &&
  (role === 'pol' || (role === 'origin' && place.facilityType === 'POTE'))

const milestones: Record<string, string> = {
  load: 'loaded',
  discharge: 'discharged',
  depart: 'departed',
  arrive: 'arrived',
}

const vesselEvent = ({ statement }: MilestoneClaim, role: Role) => {
  if (statement.kind === 'berth') return role === 'pod' ? 'vessel_berthed' : undefined
  const verb = milestones[statement.kind]
  if (!verb || role === 'way') return undefined
  if (role === 'pod')
    return statement.kind === 'arrive' || statement.kind === 'discharge' ? `vessel_${verb}` : undefined
  if (role === 'pol') return statement.kind === 'load' || statement.kind === 'depart' ? `vessel_${verb}` : undefined
  return `transshipment_${verb}`
}

const feederMoves: Record<string, string> = { ...milestones, gate_in: 'discharged', gate_out: 'departed' }

const feederEvent = ({ statement }: MilestoneClaim) =>
  feederMoves[statement.kind] ? `feeder_${feederMoves[statement.kind]}` : undefined

const railEvent = ({ statement }: MilestoneClaim) => {
  if (statement.kind === 'load') return 'rail_loaded'
  if (statement.kind === 'depart' || statement.kind === 'gate_out') return 'rail_departed'
  if (statement.kind === 'arrive') return 'rail_arrived'
  return statement.kind === 'discharge' || statement.kind === 'gate_in' ? 'rail_unloaded' : undefined
}

/**
 * The transport events of a container: one for each milestone that happened, and one for each estimate that clients
 * watch. `availability` produces the events about pickup.
 */
export const transportEvents = (
  happened: readonly Visit[],
  expected: readonly Visit[],
  route: Route,
): TransportEvent[] => {
  const events: TransportEvent[] = []
  const arrival = inlandArrival(happened, route)
  for (const visit of happened) {
    const name = eventName(visit.set, route)
    if (name) events.push(transportEvent(visit, visit.key, `${T}${name}`))
    if (visit === arrival)
      events.push(transportEvent(visit, `inland|${visit.key}`, `${T}arrived_at_inland_destination`))
  }
  const inland = inlandEstimate(expected, route)
  for (const visit of expected) {
    const name = visit === inland && !arrival ? 'arrived_at_inland_destination' : estimateName(visit.set, route)
    if (name) events.push(transportEvent(visit, `estimate|${visit.key}`, `${T}estimated.${name}`))
  }
  return events
}

/** The arrival at the inland destination; if the railway reports none, the unloading there proves it. */
export const inlandArrival = (happened: readonly Visit[], route: Route): Visit | undefined => {
  const there = happened.filter(
    ({ set }) => isActual(set) && set.statement.laden !== false && route.roleOf(set) === 'destination',
  )
  const by = (kind: string) => there.filter(({ set }) => set.statement.kind === kind)
  const moved = (kind: string) => by(kind).find(({ set }) => set.statement.mode !== null)
  return by('arrive')[0] ?? moved('discharge') ?? moved('gate_in')
}

/** When the container is expected inland: the arrival if one is reported, otherwise the unloading. */
export const inlandEstimate = (expected: readonly Visit[], route: Route): Visit | undefined => {
  const there = expected.filter(({ set }) => route.roleOf(set) === 'destination' && set.statement.mode !== 'truck')
  return (
    there.find(({ set }) => set.statement.kind === 'arrive') ??
    there.find(({ set }) => set.statement.kind === 'discharge')
  )
}

const estimateName = (milestone: MilestoneClaim, route: Route) => {
  const role = route.roleOf(milestone)
  if (milestone.statement.mode === 'vessel' && milestone.statement.kind === 'depart' && role === 'pol')
    return 'vessel_departed'
  if (milestone.statement.mode === 'vessel' && milestone.statement.kind === 'arrive' && role === 'pod')
    return 'vessel_arrived'
  return undefined
}

const transportEvent = (
  { set: { claim, statement, place, time }, outranked }: Visit,
  milestone: string,
  event: string,
): TransportEvent => ({
  milestone,
  event,
  ms: time.ms,
  zone: time.zone,
  basis: basisOf(time),
  place,
  vessel: statement.vessel,
  voyage: statement.voyage,
  source: claim.source,
  claimId: claim.id,
  claim,
  outranked,
})

export const nowhere: Place = {
  key: '?',
  locode: null,
  name: null,
  zone: null,
  zoneSource: 'unknown',
  id: null,
  kind: null,
  terminal: null,
  facilityType: null,
  position: null,
}

/** The event of a delivery, which only the receiver can report. No source reports its place. */
export const deliveredByHand = (ms: number, route: Route): TransportEvent => ({
  milestone: 'delivered|by hand',
  event: `${T}delivered`,
  ms,
  zone: (route.destination ?? route.pod)?.zone ?? null,
  basis: undefined,
  place: nowhere,
  vessel: null,
  voyage: null,
  source: { id: 'user', kind: 'user', name: null, scac: null },
  claimId: null,
  claim: null,
  outranked: [],
})
