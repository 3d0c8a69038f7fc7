import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, type EdiProblem, problem, quoted, words } from '@boxtrail/edi/segment'
import { fact, type Mode, type PlaceText, type Statement } from '@boxtrail/engine/statement'
import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { findRailCarrier } from '@boxtrail/reference/rail-carriers'
import { sealFact } from '../../seal-fact.ts'
import { edifactMeaning, lookUp } from '../message/codes.ts'
import { readSizeType } from '../message/container-values.ts'
import {
  checkSharedSegments,
  doubtful,
  type MessageReading,
  refuse,
  subjectOf,
  withoutRepeatedStatements,
} from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { type NumberUse, sortNumbers } from '../message/shared-numbers.ts'
import { needsContainer, needsPlace, needsTime, statementsOf, withoutEffect } from '../message/status-statements.ts'
import { edifactMilestonePlaces, fullness } from '../tables/edifact-codes.ts'
import { type StatusMeaning, unknownMeaning } from '../tables/meaning.ts'
import { cutStatuses, type ReportedStatus } from './cut-statuses.ts'
import { portDates } from './iftsta-dates.ts'
import {
  containerOf,
  dtmOf,
  eqdIn,
  isCancellation,
  lineIn,
  locatedPlace,
  modeOf,
  placeNamed,
  placeOf,
  refsOf,
  sealsIn,
  timeOf,
  vesselOf,
  weightIn,
} from './parts.ts'

/** IFTSTA, status of containers with any carrier: one reading per status. Pure. */
export const readIftsta = (segments: readonly EdifactSegment[], partner: Partner): MessageReading<EdifactSegment> => {
  const body = segments.filter(({ id }) => id !== 'UNT')
  const end = segments.filter(({ id }) => id === 'UNT')
  const { head, consignments } = cutStatuses(body)
  const reported = consignments.flatMap((one) => one.statuses)
  const multiplied = checkMultiplied(reported)
  if (multiplied) return multiplied
  const statuses = reported.flatMap(groupsOf)
  if (statuses.length === 0) return refuse(problem(segments[0]!, 'the message has no STS, which carries the status'))
  const tooOften = checkSharedSegments(segments[0]!, statuses.length, head)
  if (tooOften) return tooOften
  const reading: MessageReading<EdifactSegment> = { containers: [], problems: [] }
  const ofHead = createShared(head, areOfOneContainer(statuses))
  for (const { own, statuses: ofOne, withoutStatus } of consignments) {
    reading.problems.push(...withoutStatus.map((eqd) => problem(eqd, 'no STS follows this container')))
    const groups = ofOne.flatMap(groupsOf)
    const ofConsignment = createShared(own, areOfOneContainer(groups))
    for (const [nth, group] of groups.entries()) {
      const one =
        checkSharedSegments(group[0]!, nth + 1, own) ?? readStatus(group, [ofHead, ofConsignment], end, partner)
      reading.containers.push(...one.containers)
      reading.problems.push(...one.problems)
    }
  }
  return reading
}

/**
 * Rejects messages that expand too much: a status is repeated for each of its containers, and a container for each of
 * its statuses.
 */
const checkMultiplied = (statuses: readonly ReportedStatus[]): MessageReading<never> | null => {
  const uses = new Map<readonly EdifactSegment[], number>()
  for (const { common, containers } of statuses) {
    for (const container of containers) uses.set(container, (uses.get(container) ?? 0) + 1)
    const tooOften = checkSharedSegments(common[0]!, containers.length, common)
    if (tooOften) return tooOften
  }
  for (const [container, times] of uses) {
    const tooOften = checkSharedSegments(container[0]!, times, container)
    if (tooOften) return tooOften
  }
  return null
}

/** A status for each of its containers. */
const groupsOf = ({ common, containers }: ReportedStatus): EdifactSegment[][] =>
  containers.length === 0 ? [common] : containers.map((container) => [...common, ...container])

/** Segments that apply to several statuses. */
interface Shared extends ReturnType<typeof sortNumbers<EdifactSegment>> {
  /** Whether they are about one container. References of several containers may name any of them. */
  isOfOne: boolean
}

const createShared = (segments: readonly EdifactSegment[], isOfOne: boolean): Shared => ({
  ...sortNumbers(segments, numbersIn, isOfOne),
  isOfOne,
})

const numbersIn = (segment: EdifactSegment, use: NumberUse) => refsOf([segment], use)

/** The number of the status, otherwise that of its consignment, otherwise that of the message. */
const nearestNumber = (use: NumberUse, group: readonly EdifactSegment[], shared: readonly Shared[]) =>
  [group, ...shared.map(({ segments }) => segments).reverse()].flatMap((segments) => refsOf(segments, use))[0]

/**
 * The notes about numbers; a number of the status itself replaces shared ones, so that notes about these are left out.
 */
const numberNotes = (group: readonly EdifactSegment[], shared: readonly Shared[]): EdiProblem[] =>
  [...shared, sortNumbers(group, numbersIn, true)].flatMap(({ notes: found }, level) =>
    found.flatMap(({ use, notes }) => (level < shared.length && refsOf(group, use).length > 0 ? [] : notes)),
  )

const areOfOneContainer = (groups: readonly EdifactSegment[][]): boolean =>
  new Set(
    groups.map((group) =>
      normalizeContainerNumber(component(eqdIn(group), 2, 1) || refsOf(group, 'equipment')[0] || '').slice(0, 10),
    ),
  ).size <= 1

const readStatus = (
  group: EdifactSegment[],
  shared: readonly Shared[],
  end: EdifactSegment[],
  partner: Partner,
): MessageReading<EdifactSegment> => {
  const head = shared.flatMap(({ segments }) => segments)
  const sts = group[0]!
  const [code, agency, text] = [component(sts, 2, 1), component(sts, 2, 3), component(sts, 2, 4)]
  const meaning = edifactMeaning({ code, agency, text }, partner) ?? unknownMeaning
  const eqd = eqdIn(group)
  const isNamed = component(eqd, 2, 1) !== ''
  const sharedReferences = shared.flatMap(({ segments, isOfOne }) =>
    isOfOne || !isNamed ? refsOf(segments, 'equipment') : [],
  )
  const container = containerOf(eqd, [...refsOf(group, 'equipment'), ...sharedReferences])
  const [bill, booking] = [nearestNumber('bill', group, shared), nearestNumber('booking', group, shared)]
  const subject = subjectOf({ container: container?.number, bill, booking }, meaning.states === 'booking_cancelled')
  if (!subject) return refuse(problem(sts, 'names no container, and no reference names a bill or booking'))
  const number = subject.kind === 'container' ? subject.number : null

  const problems: EdiProblem[] = []
  if (meaning === unknownMeaning) {
    const under = agency === '' ? '' : ` of the agency ${quoted(agency)}`
    problems.push(problem(sts, `no status is known by the code ${quoted(code)}${under}`, 2, 'code'))
  }
  const tdt = group.find((segment) => segment.id === 'TDT')
  const carriage = modeOf(tdt)
  const dtm = dtmOf(group, '334') ?? dtmOf(group, '7')
  const read = timeOf(dtm, group, partner)
  const place = placeNamed(group, ['175', '165'], partner) ?? placeOfMilestone(meaning, group, partner) ?? partner.place
  if (needsTime(meaning) && !dtm) problems.push(problem(sts, 'no DTM 334 gives the time'))
  else if (needsTime(meaning) && !('time' in read)) problems.push(problem(dtm!, read.reason, 1, 'date'))
  if (needsPlace(meaning) && !place) problems.push(problem(sts, 'no LOC 175, 165, 9 or 12 gives the place'))
  if (number === null && needsContainer(meaning)) problems.push(problem(sts, 'names no container'))
  const located = locatedPlace(place, group, partner)
  const vessel = carriage === 'vessel' ? vesselOf(tdt) : null
  const voyage = carriage === 'vessel' ? component(tdt, 2) || null : null
  const report = {
    container: number,
    laden: lookUp(fullness, component(eqd, 6)) ?? null,
    time: 'time' in read ? read.time : null,
    place: place ?? placeOf(undefined, partner),
    mode: carriage,
    vessel,
    voyage,
    text: words(`${code} ${text || meaning.means}`) ?? code,
    ofRailway: carriage === 'rail',
  }
  const statements: Statement[] = problems.length > 0 ? [] : statementsOf(meaning, report, partner)
  if (meaning.states === 'booking_cancelled' && subject.kind === 'booking')
    statements.push(fact('booking_cancelled', null, true, { text: report.text }))
  const dates = portDates(group, number, carriage, { place, kind: meaning.milestone?.kind }, partner)
  for (const statement of dates.statements)
    statements.push(statement.mode === 'vessel' ? { ...statement, vessel, voyage } : statement)
  const stated = number === null ? null : containerFacts(number, { bill, booking, group, eqd, carriage, tdt })
  return {
    containers: [
      {
        subject,
        segments: [...head, ...group, ...end],
        ...(isCancellation(head)
          ? { statements: [], denied: statements }
          : { statements: withoutRepeatedStatements([...statements, ...(stated?.facts ?? [])]) }),
        problems: [...problems, ...dates.problems],
        notes: [
          ...doubtful(container, eqd ?? sts, 2),
          ...(dates.statements.length > 0 ? [] : withoutEffect(meaning, code, sts, 2)),
          ...dates.unused,
          ...numberNotes(group, shared),
          ...(stated?.notes ?? []),
        ],
        about: {
          places: located && !meaning.milestone?.atCustomer ? [located] : [],
          line: lineIn([...group, ...head]),
          ...(carriage === 'rail' ? { railway: railwayIn(tdt) } : {}),
        },
      },
    ],
    problems: [],
  }
}

/** The port of loading or of discharge, depending on the milestone; otherwise the only port that is named. */
const placeOfMilestone = (
  { milestone }: StatusMeaning,
  group: readonly EdifactSegment[],
  partner: Partner,
): PlaceText | null => {
  if (!milestone || milestone.atCustomer) return null
  const named = ['9', '12', '11'].filter((role) => placeNamed(group, [role], partner) !== null)
  const roles = edifactMilestonePlaces[milestone.kind] ?? []
  return (
    placeNamed(group, roles, partner) ??
    (named.length === 1 && !partner.place ? placeNamed(group, named, partner) : null)
  )
}

const railwayIn = (tdt: EdifactSegment | undefined) => {
  const scac = findRailCarrier(component(tdt, 8, 4), component(tdt, 5, 4), component(tdt, 5, 1))
  return tdt && scac !== null ? { scac, segment: tdt, element: 5 } : null
}

const containerFacts = (
  container: string,
  reported: {
    bill: string | undefined
    booking: string | undefined
    group: readonly EdifactSegment[]
    eqd: EdifactSegment | undefined
    carriage: Mode | null
    tdt: EdifactSegment | undefined
  },
) => {
  const { bill, booking, group, eqd, carriage, tdt } = reported
  const railCarrier = carriage === 'rail' ? (railwayIn(tdt)?.scac ?? null) : null
  const facts = [
    ['bill_of_lading_number', bill],
    ['booking_number', booking],
    ['equipment_size_type', readSizeType(component(eqd, 3, 1))],
    ['rail_carrier_scac', railCarrier],
  ] as const
  const weight = weightIn(container, equipmentIn(group, eqd))
  return {
    facts: [
      ...facts.flatMap(([field, value]) => (value ? [fact(field, container, value)] : [])),
      ...sealFact(container, sealsIn(group)),
      ...weight.facts,
    ],
    notes: weight.notes,
  }
}

/** The segments of an EQD, without the goods (GID) that follow, which have weights of their own. */
const equipmentIn = (group: readonly EdifactSegment[], eqd: EdifactSegment | undefined): readonly EdifactSegment[] => {
  const own = eqd === undefined ? [] : group.slice(group.indexOf(eqd))
  const goods = own.findIndex(({ id }) => id === 'GID')
  return goods < 0 ? own : own.slice(0, goods)
}
