import type { Facility, Snapshot } from '@boxtrail/contracts/feed'
import type { SourceKind } from '@boxtrail/engine/policy'
import {
  type FactField,
  type FactValues,
  fact,
  type Kind,
  type Milestone,
  type PlaceText,
  type Statement,
} from '@boxtrail/engine/statement'
import { readTime } from '@boxtrail/engine/time'
import { suffixReason } from '@boxtrail/engine/time-suffix'
import { LB_PER_KG } from '@boxtrail/reference/weights'
import { readHold } from '../holds/read-hold.ts'
import { readFee } from './read-fees.ts'

/** Maps a facility to its place in reference data. */
export type NamePlace = (facility: Facility) => PlaceText

interface Given {
  kind: SourceKind
  place: PlaceText
  at: string
}

type Problem = { at: string; reason: string }

const lfdField = { terminal: 'pickup_lfd_terminal', rail: 'pickup_lfd_rail', line: 'pickup_lfd_line' } as const

/** The moves for which a snapshot has times. */
const moves: [keyof Snapshot, Kind, Milestone['mode'], boolean][] = [
  ['discharged_at', 'discharge', 'vessel', true],
  ['rail_loaded_at', 'load', 'rail', true],
  ['rail_departed_at', 'depart', 'rail', true],
  ['rail_arrived_at', 'arrive', 'rail', true],
  ['rail_unloaded_at', 'discharge', 'rail', true],
  ['full_out_at', 'gate_out', 'truck', true],
  ['empty_in_at', 'gate_in', 'truck', false],
]

/**
 * The statements of a snapshot. A missing key states nothing. Null or an empty list states that there is none: for
 * values that several sources report (a move, an estimate, a seal, a weight) it withdraws only the statement of this
 * source.
 */
export const readSnapshot = (snapshot: Snapshot, given: Given, namePlace: NamePlace): Collected => {
  const collected: Collected = { statements: [], denied: [], problems: [] }
  addFacts(snapshot, given, namePlace, collected)
  addMoves(snapshot, given, collected)
  return collected
}

interface Collected {
  statements: Statement[]
  denied: Statement[]
  problems: Problem[]
}

/** A time of the snapshot; undefined if it states none, null if it states that there is none. */
const timeIn =
  (snapshot: Snapshot, { at }: Given, { problems }: Collected) =>
  (name: keyof Snapshot): string | null | undefined => {
    const value = snapshot[name] as string | null | undefined
    if (value === undefined || value === null) return value
    if (readTime(value)) return value
    problems.push({ at: `${at}/${name}`, reason: `no readable time: ${JSON.stringify(value)}${suffixReason(value)}` })
    return undefined
  }

const addFacts = (snapshot: Snapshot, given: Given, namePlace: NamePlace, collected: Collected): void => {
  const { kind, place } = given
  const { statements, denied } = collected
  const container = snapshot.container_number
  const time = timeIn(snapshot, given, collected)
  const addFact = <Field extends FactField>(
    field: Field,
    value: FactValues[Field] | null | undefined,
    text: string | null = null,
    where: PlaceText | null = place,
  ) => {
    if (value !== undefined) statements.push(fact(field, container, value, { place: where, text }))
  }
  if (snapshot.holds !== undefined) {
    const holds = snapshot.holds ?? []
    const reported = holds.map(({ raw_name, raw_status }) => `${raw_name} ${raw_status}`).join(', ')
    addFact(
      'holds',
      holds.map(readHold).filter(({ status }) => status !== 'released'),
      reported || 'no holds',
    )
  }
  if (snapshot.fees !== undefined) addFact('fees', (snapshot.fees ?? []).map(readFee))
  if (snapshot.availability !== undefined) {
    const availability = snapshot.availability ?? 'unknown'
    addFact('available_for_pickup', availability === 'unknown' ? null : availability === 'yes', availability)
  }
  // A line's statement applies wherever the container is.
  const where = kind === 'line' ? null : place
  addFact(lfdField[kind === 'line' || kind === 'rail' ? kind : 'terminal'], dayOf(time('last_free_day')), null, where)
  addFact('pickup_appointment_at', time('appointment_at'))
  addFact('location_at_pod_terminal', snapshot.yard_location)
  addFact('chassis_number', snapshot.chassis_number)
  addFact('rail_carrier_scac', snapshot.rail_carrier_scac)
  addFact('told_status', snapshot.status)
  const addOrDeny = (
    field: 'seal_number' | 'weight_in_lbs' | 'bill_of_lading_number',
    value: string | number | null | undefined,
    at: PlaceText | null = where,
  ) => {
    if (value !== undefined) (value === null ? denied : statements).push(fact(field, container, value, { place: at }))
  }
  addOrDeny('seal_number', snapshot.seal)
  addOrDeny('weight_in_lbs', snapshot.weight && pounds(snapshot.weight))
  // As by EDI: about this container, never about a shipment, and wherever the container is.
  addOrDeny('bill_of_lading_number', snapshot.bill_of_lading, null)
  const { off_dock_to } = snapshot
  if (off_dock_to !== undefined) addFact('off_dock_to', off_dock_to && namePlace(off_dock_to))
}

const addMoves = (snapshot: Snapshot, given: Given, collected: Collected): void => {
  const { kind, place } = given
  const { statements, denied } = collected
  const container = snapshot.container_number
  const time = timeIn(snapshot, given, collected)
  const milestone = (
    move: Kind,
    mode: Milestone['mode'],
    laden: boolean,
    value: string,
    classifier: Milestone['classifier'] = 'actual',
  ): Milestone => ({
    says: 'milestone',
    classifier,
    kind: move,
    mode,
    laden,
    container,
    time: readTime(value)!,
    place,
    vessel: mode === 'vessel' && snapshot.vessel ? vesselOf(snapshot.vessel) : null,
    voyage: mode === 'vessel' ? (snapshot.voyage ?? null) : null,
    sourceEventId: null,
    text: null,
  })
  for (const [name, move, mode, laden] of moves) {
    const value = time(name)
    if (value) statements.push(milestone(move, mode, laden, value))
    // The time of a denied milestone does not matter.
    if (value === null) denied.push(milestone(move, mode, laden, snapshot.observed_at))
  }
  const eta = time('eta_at')
  if (eta !== undefined) {
    const arrival = milestone(
      'arrive',
      kind === 'rail' ? 'rail' : 'vessel',
      true,
      eta ?? snapshot.observed_at,
      'estimated',
    )
    ;(eta === null ? denied : statements).push(arrival)
  }
}

/** Midnight UTC is a day written as an instant; converted to local time it could be the day before. */
const dayOf = (value: string | null | undefined): string | null | undefined =>
  value && /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/.test(value) ? value.slice(0, 10) : value

export const vesselOf = ({ name, imo }: { name?: string; imo?: string }) => ({ name: name ?? null, imo: imo ?? null })

const pounds = ({ value, unit }: { value: number; unit: 'lb' | 'kg' }) =>
  Math.round((unit === 'kg' ? value * LB_PER_KG : value) * 100) / 100
