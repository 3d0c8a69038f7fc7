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
import { needsContainer, needsPlace, needsTime, statementsOf, withoutEffect } from '../message/status-statements.ts'
import { edifactMilestonePlaces, fullness } from '../tables/edifact-codes.ts'
import { type StatusMeaning, unknownMeaning } from '../tables/meaning.ts'
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
} from './parts.ts'

/** IFTSTA, status of containers with any carrier: one reading per status. Pure. */
export const readIftsta = (segments: readonly EdifactSegment[], partner: Partner): MessageReading<EdifactSegment> => {
  const body = segments.filter(({ id }) => id !== 'UNT')
  const end = segments.filter(({ id }) => id === 'UNT')
  const first = body.findIndex(({ id }) => id === 'STS' || id === 'CNI')
  const head = first < 0 ? body : body.slice(0, first)
  const consignments = cutConsignments(body.slice(head.length))
  const statuses = consignments.flatMap(({ groups }) => groups)
  if (statuses.length === 0) return refuse(problem(segments[0]!, 'the message has no STS, which carries the status'))
  const tooOften = checkSharedSegments(segments[0]!, statuses.length, head)
  if (tooOften) return tooOften
  const reading: MessageReading<EdifactSegment> = { containers: [], problems: [] }
  const ofHead = { segments: head, isOfOne: areOfOneContainer(statuses) }
  for (const { own, groups } of consignments) {
    const ofConsignment = { segments: own, isOfOne: areOfOneContainer(groups) }
    for (const [nth, group] of groups.entries()) {
      const one =
        checkSharedSegments(group[0]!, nth + 1, own) ?? readStatus(group, [ofHead, ofConsignment], end, partner)
      reading.containers.push(...one.containers)
      reading.problems.push(...one.problems)
    }
  }
  return reading
}

interface Consignment {
  /** The segments between CNI and its first STS apply to the whole consignment. */
  own: EdifactSegment[]
  groups: EdifactSegment[][]
}

/** Each CNI with its statuses; statuses before the first are of none. */
const cutConsignments = (body: readonly EdifactSegment[]): Consignment[] => {
  const consignments: Consignment[] = [{ own: [], groups: [] }]
  for (const segment of body) {
    const { own, groups } = consignments.at(-1)!
    if (segment.id === 'CNI') consignments.push({ own: [segment], groups: [] })
    else if (segment.id === 'STS') groups.push([segment])
    else (groups.at(-1) ?? own).push(segment)
  }
  return consignments
}

/** Segments that apply to several statuses. */
interface Shared {
  segments: readonly EdifactSegment[]
  /** Those of several containers may name any of them. */
  isOfOne: boolean
}

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
  const [bill, booking] = (['bill', 'booking'] as const).map((use) => refsOf(group, use)[0] ?? refsOf(head, use)[0])
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
  const facts = number === null ? [] : containerFacts(number, { bill, booking, group, eqd, carriage, tdt })
  return {
    containers: [
      {
        subject,
        segments: [...head, ...group, ...end],
        ...(isCancellation(head)
          ? { statements: [], denied: statements }
          : { statements: withoutRepeatedStatements([...statements, ...facts]) }),
        problems: [...problems, ...dates.problems],
        notes: [
          ...doubtful(container, eqd ?? sts, 2),
          ...(dates.statements.length > 0 ? [] : withoutEffect(meaning, code, sts, 2)),
          ...dates.unused,
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
  return [
    ...facts.flatMap(([field, value]) => (value ? [fact(field, container, value)] : [])),
    ...sealFact(container, sealsIn(group)),
  ]
}
