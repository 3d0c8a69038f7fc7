import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, type EdiProblem, problem, quoted } from '@boxtrail/edi/segment'
import { fact, type Kind, type Milestone, type Mode, type PlaceText, type Statement } from '@boxtrail/engine/statement'
import { sealFact } from '../../seal-fact.ts'
import { lookUp } from '../message/codes.ts'
import { type ContainerRead, readSizeType } from '../message/container-values.ts'
import {
  type ContainerReading,
  checkSharedSegments,
  doubtful,
  type MessageReading,
  refuse,
  withoutRepeatedStatements,
} from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { sortNumbers } from '../message/shared-numbers.ts'
import { createMilestone } from '../message/status-statements.ts'
import { callDates, coarriMoves, codecoMoves, fullness } from '../tables/edifact-codes.ts'
import {
  containerOf,
  dtmOf,
  isCancellation,
  lineIn,
  locatedPlace,
  modeOf,
  placeNamed,
  refsOf,
  sealsIn,
  timeOf,
  vesselOf,
  weightIn,
} from './parts.ts'

interface Move {
  kind: Kind
  mode: Mode
  place: PlaceText | null
  dates: string[]
}

/**
 * COARRI (discharged from and loaded on the vessel) and CODECO (in and out of the gate): many containers per message.
 * Pure.
 */
export const readGates = (segments: readonly EdifactSegment[], partner: Partner): MessageReading<EdifactSegment> => {
  const unh = segments[0]!
  const type = component(unh, 2, 1)
  const bgm = segments.find(({ id }) => id === 'BGM')
  if (!bgm) return refuse(problem(unh, 'the message has no BGM, which carries the status'))
  const code = component(bgm, 1, 1)
  const known =
    partnerMove(code, partner) ?? (type === 'COARRI' ? lookUp(coarriMoves, code) : lookUp(codecoMoves, code))
  if (!known) return refuse(problem(bgm, `no ${type} is known by the code ${quoted(code)}`, 1, 'code'))
  const { head, groups, end } = cutGroups(segments)
  if (groups.length === 0) return refuse(problem(bgm, 'no EQD after it names a container'))
  const tooOften = checkSharedSegments(bgm, groups.length, head)
  if (tooOften) return tooOften

  const reading: MessageReading<EdifactSegment> = { containers: [], problems: [] }
  for (const group of groups) {
    const eqd = group[0]!
    const container = containerOf(eqd, refsOf(group, 'equipment'))
    if (!container) {
      reading.problems.push(problem(eqd, `is not a container number: ${quoted(component(eqd, 2, 1))}`, 2, 'number'))
      continue
    }
    const milestone: Move =
      known.port !== undefined
        ? {
            kind: known.kind,
            mode: 'vessel',
            place: shipSide(head, group, known.port, partner),
            dates: ['203', '7', '181'],
          }
        : {
            kind: known.kind,
            mode: gateMode(head, group),
            place: gateSide(head, group, eqd, partner),
            dates: ['7', '203', '334', '181'],
          }
    reading.containers.push(readContainer(container, milestone, { head, group, end, bgm, type, code }, partner))
  }
  return reading
}

const readContainer = (
  container: ContainerRead,
  milestone: Move,
  message: {
    head: EdifactSegment[]
    group: EdifactSegment[]
    end: EdifactSegment[]
    bgm: EdifactSegment
    type: string
    code: string
  },
  partner: Partner,
): ContainerReading<EdifactSegment> => {
  const { head, group, end, bgm, type, code } = message
  const eqd = group[0]!
  const problems: EdiProblem[] = []
  const statements: Statement[] = []
  const dtm = dtmOf(group, ...milestone.dates) ?? dtmOf(head, ...milestone.dates)
  const read = timeOf(dtm, dtm && group.includes(dtm) ? group : head, partner)
  const tdt = head.find((segment) => segment.id === 'TDT' && component(segment, 1) === '20')
  if (!dtm) problems.push(problem(eqd, `no DTM ${milestone.dates.join(' or ')} gives the time`))
  else if (!('time' in read)) problems.push(problem(dtm, read.reason, 1, 'date'))
  else if (!milestone.place)
    problems.push(problem(bgm, 'no LOC gives the place, and the partner has no place of its own'))
  else {
    const laden = lookUp(fullness, component(eqd, 6)) ?? null
    const aboard = milestone.mode === 'vessel' ? { vessel: vesselOf(tdt), voyage: component(tdt, 2) || null } : {}
    const text = `${type} ${code} ${milestone.kind.replace('_', ' ')}`
    statements.push(
      createMilestone({
        ...milestone,
        place: milestone.place,
        classifier: 'actual',
        container: container.number,
        laden,
        time: read.time,
        text,
        ...aboard,
      }),
    )
    const dated = { container: container.number, place: milestone.place, ...aboard }
    const call = type === 'COARRI' ? datesOfCall(head, dated, milestone.kind, partner) : []
    for (const one of call)
      if ('reason' in one) problems.push(one)
      else statements.push(one)
  }
  const weight = weightIn(container.number, group)
  const located = locatedPlace(milestone.place, [...group, ...head], partner)
  const numbers = sortNumbers(group, (segment, use) => refsOf([segment], use), true)
  const facts = [
    ['bill_of_lading_number', refsOf(group, 'bill')[0]],
    ['booking_number', refsOf(group, 'booking')[0]],
    ['equipment_size_type', readSizeType(component(eqd, 3, 1))],
  ] as const
  const stated = [
    ...facts.flatMap(([field, value]) => (value ? [fact(field, container.number, value)] : [])),
    ...weight.facts,
    ...sealFact(container.number, sealsIn(group)),
  ]
  return {
    subject: { kind: 'container', number: container.number },
    segments: [...head, ...group, ...end],
    ...(isCancellation([bgm])
      ? { statements: [], denied: statements }
      : { statements: withoutRepeatedStatements([...statements, ...stated]) }),
    problems,
    notes: [...doubtful(container, eqd, 2), ...weight.notes, ...numbers.notes.flatMap(({ notes }) => notes)],
    about: {
      places: located ? [located] : [],
      line: lineIn([...group, ...head]),
    },
  }
}

/**
 * When the ship reached the port of discharge, or leaves the port of loading: stated once, for all containers. Its
 * other call dates do not concern the container.
 */
const datesOfCall = (
  head: readonly EdifactSegment[],
  dated: Pick<Milestone, 'container' | 'place'> & Partial<Milestone>,
  kind: Kind,
  partner: Partner,
): (Milestone | EdiProblem)[] =>
  head.flatMap((dtm): (Milestone | EdiProblem)[] => {
    const meaning = dtm.id === 'DTM' ? lookUp(callDates[kind] ?? {}, component(dtm, 1, 1)) : undefined
    // A sender that has no date yet sends the segment without one.
    if (!meaning || component(dtm, 1, 2) === '') return []
    const read = timeOf(dtm, head, partner)
    if (!('time' in read)) return [problem(dtm, read.reason, 1, 'date')]
    const text = `COARRI DTM+${component(dtm, 1, 1)}`
    return [createMilestone({ ...dated, ...meaning, time: read.time, text })]
  })

/** The partner's own code, or its own meaning of a code. */
const partnerMove = (code: string, { bgm }: Partner) => {
  const kind = lookUp(bgm, code)
  if (kind === undefined) return undefined
  const port = kind === 'discharge' ? ('11' as const) : kind === 'load' ? ('9' as const) : undefined
  return { kind, port }
}

/** UNH to the first EQD, each EQD with the segments that follow, and the end. */
const cutGroups = (segments: readonly EdifactSegment[]) => {
  const isEnd = ({ id }: EdifactSegment) => id === 'CNT' || id === 'UNT'
  const head: EdifactSegment[] = []
  const groups: EdifactSegment[][] = []
  for (const segment of segments) {
    if (isEnd(segment)) continue
    if (segment.id === 'EQD') groups.push([segment])
    else (groups.at(-1) ?? head).push(segment)
  }
  return { head, groups, end: segments.filter(({ id }) => id === 'UNT') }
}

const shipSide = (head: readonly EdifactSegment[], group: readonly EdifactSegment[], port: string, partner: Partner) =>
  placeNamed(head, [port], partner) ??
  placeNamed(group, [port], partner) ??
  // Australian terminals name where it happened instead of the port's function.
  placeNamed([...group, ...head], ['165'], partner) ??
  partner.place ??
  onlyPlace(head, group, partner)

/** LOC 147 is a position in the ship or yard; some terminals write their port there. */
const onlyPlace = (head: readonly EdifactSegment[], group: readonly EdifactSegment[], partner: Partner) => {
  const place = placeNamed([...group, ...head], ['147'], partner)
  return place?.locode ? place : null
}

/** EQD 8249: exports are at the port of lading, imports at the port of discharge. */
const portOfTrade: Readonly<Record<string, string>> = { '2': '9', '3': '11' }

/** The terminal if it is named; otherwise the port of lading for exports and the port of discharge for imports. */
const gateSide = (
  head: readonly EdifactSegment[],
  group: readonly EdifactSegment[],
  eqd: EdifactSegment,
  partner: Partner,
) => {
  const port = lookUp(portOfTrade, component(eqd, 5))
  return (
    placeNamed([...group, ...head], ['165'], partner) ??
    partner.place ??
    (port === undefined ? null : placeNamed([...group, ...head], [port], partner)) ??
    onlyPlace(head, group, partner)
  )
}

/** TDT 1 or 30, of the container or of the message: the truck, train or barge at the gate. */
const gateMode = (head: readonly EdifactSegment[], group: readonly EdifactSegment[]): Mode => {
  const tdt = [...group, ...head].find((segment) => segment.id === 'TDT' && component(segment, 1) !== '20')
  const mode = modeOf(tdt)
  return mode === 'rail' || mode === 'barge' ? mode : 'truck'
}
