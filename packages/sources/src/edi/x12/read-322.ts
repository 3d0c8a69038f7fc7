import { type EdiProblem, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import { massInWords } from '@boxtrail/engine/claims/mass-in-words'
import type { PlaceText, Statement } from '@boxtrail/engine/statement'
import { findRailCarrier } from '@boxtrail/reference/rail-carriers'
import { lookUp, x12Meaning } from '../message/codes.ts'
import { pounds, readContainerNumber, readSizeType } from '../message/container-values.ts'
import {
  type ContainerReading,
  checkSharedSegments,
  doubtful,
  type MessageReading,
  refuse,
  sayUnused,
  withoutRepeatedStatements,
} from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { isSamePlace, isUnknownPlace, x12Place } from '../message/places.ts'
import { createMilestone, needsPlace, needsTime, statementsOf, withoutEffect } from '../message/status-statements.ts'
import { readX12Time } from '../message/times.ts'
import type { StatusMeaning } from '../tables/meaning.ts'
import { unknownMeaning } from '../tables/meaning.ts'
import { x12RampDates } from '../tables/x12-dates.ts'
import {
  containerFacts,
  firstOf,
  fullness,
  lineIn,
  numbersOf,
  portsOf,
  referencesOf,
  sealsOfM7,
  timeOf,
  timeProblem,
} from './parts.ts'

/** Segments that belong to one container of several; all others apply to every container. */
const ownSegments = new Set(['N7', 'W2', 'M7', 'NA', 'GR5', 'VC', 'EM'])

/** 322, events of containers at terminals and ramps. Pure. */
export const read322 = (segments: readonly X12Segment[], partner: Partner): MessageReading<X12Segment> => {
  const starts = segments.flatMap(({ id }, index) => (id === 'Q5' ? [index] : []))
  if (starts.length === 0) return refuse(problem(segments[0]!, 'the set has no Q5, which carries the status'))
  const reading: MessageReading<X12Segment> = { containers: [], problems: [] }
  const head = segments.slice(0, starts[0])
  const end = segments.at(-1)?.id === 'SE' ? segments.slice(-1) : []
  const tooOften = checkSharedSegments(segments[0]!, starts.length, head)
  if (tooOften) return tooOften
  const blocks = starts.map((start, index) => segments.slice(start, starts[index + 1] ?? segments.length - end.length))
  const shared = { segments: head, isOfOne: areOfOneContainer(blocks) }
  for (const block of blocks) {
    const one = readStatus(block, shared, end, partner)
    reading.containers.push(...one.containers)
    reading.problems.push(...one.problems)
  }
  return reading
}

/** The segments before the first status. */
interface Head {
  segments: readonly X12Segment[]
  /** Whether all statuses are about one container. */
  isOfOne: boolean
}

/** Whether all N7 segments name the same container, ignoring chassis. */
const areOfOneContainer = (blocks: readonly (readonly X12Segment[])[]): boolean =>
  new Set(
    blocks.flatMap((block) =>
      unitsOf(block)
        .filter((unit) => !isChassis(unit))
        .map(([n7]) => element(n7, 1) + element(n7, 2)),
    ),
  ).size <= 1

/**
 * A number of the status replaces those before the first status; it counts as one of several containers' numbers if
 * there are several.
 */
const nearestNumbers = (
  head: readonly X12Segment[],
  ofAll: readonly X12Segment[],
  { isOfOne, isOnly }: { isOfOne: boolean; isOnly: boolean },
  partner: Partner,
): ReturnType<typeof numbersOf> => {
  const own = numbersOf(ofAll, partner, isOnly)
  const numbersIn = (segments: readonly X12Segment[], use: 'bill' | 'booking') =>
    referencesOf(segments, partner).values(use)
  const taken = (['bill', 'booking'] as const).filter((use) => numbersIn(ofAll, use).length > 0)
  const others = head.filter((segment) => !taken.some((use) => numbersIn([segment], use).length > 0))
  const shared = numbersOf(others, partner, isOfOne)
  // References of several containers may name any of them.
  const isOfOther = (segment: X12Segment) => !isOfOne && referencesOf([segment], partner).values('equipment').length > 0
  return {
    segments: [...shared.segments.filter((segment) => !isOfOther(segment)), ...own.segments],
    notes: [...shared.notes, ...own.notes],
  }
}

const readStatus = (
  block: readonly X12Segment[],
  { segments: head, isOfOne }: Head,
  end: readonly X12Segment[],
  partner: Partner,
): MessageReading<X12Segment> => {
  const q5 = block[0]!
  const code = element(q5, 1)
  const meaning = x12Meaning('322', code, partner) ?? unknownMeaning
  const units = unitsOf(block)
  if (units.length === 0) return refuse(problem(q5, 'no N7 after it names a container'))
  const chassis = units.length > 1 ? units.find(isChassis)?.[0] : undefined
  const isOnly = units.length - (chassis ? 1 : 0) === 1
  const ofAll = block.filter(({ id }) => !ownSegments.has(id))

  const tooOften = checkSharedSegments(q5, units.length, [...head, ...ofAll])
  if (tooOften) return tooOften
  const numbers = nearestNumbers(head, ofAll, { isOfOne, isOnly }, partner)
  const isKept = new Set(numbers.segments)
  const kept = head.filter((segment) => isKept.has(segment))
  const common = ofAll.filter((segment) => isKept.has(segment))
  const references = referencesOf(numbers.segments, partner)
  const ports = portsOf(common, partner)
  const city = x12Place({ name: element(q5, 6), state: element(q5, 7), country: element(q5, 8) }, partner)
  const event = ports.find(({ role }) => role === '5')?.place
  const place = [event, city, partner.place].find((one) => one && !isUnknownPlace(one)) ?? city
  const time = readX12Time(element(q5, 2), element(q5, 3), element(q5, 4), partner.zone)
  const problems: EdiProblem[] = []
  if (meaning === unknownMeaning)
    problems.push(problem(q5, `no status is known by the code ${quoted(code)}`, 1, 'code'))
  if (!('time' in time) && needsTime(meaning)) problems.push(timeProblem(q5, time, 2))
  if (isUnknownPlace(place) && needsPlace(meaning))
    problems.push(problem(q5, 'names no place, and neither does an R4', 6))
  const carrier = common.find((segment) => segment.id === 'N1' && element(segment, 1) === 'RR')

  const reading: MessageReading<X12Segment> = { containers: [], problems: [] }
  const shared = {
    head: kept,
    common,
    end,
    q5,
    code,
    meaning,
    references,
    ports,
    place,
    time,
    problems,
    carrier,
    chassis,
    isOnly,
    numbers,
    partner,
  }
  for (const own of units) {
    if (own[0] === chassis) continue
    const read = readUnit(own, shared)
    if ('reason' in read) reading.problems.push(read)
    else reading.containers.push(read)
  }
  return reading
}

/** What all containers of a status share. */
interface Shared {
  head: readonly X12Segment[]
  common: readonly X12Segment[]
  end: readonly X12Segment[]
  q5: X12Segment
  code: string
  meaning: StatusMeaning
  references: ReturnType<typeof referencesOf>
  ports: ReturnType<typeof portsOf>
  place: PlaceText
  time: ReturnType<typeof readX12Time>
  problems: readonly EdiProblem[]
  carrier: X12Segment | undefined
  chassis: X12Segment | undefined
  /** Whether the status is about one container. */
  isOnly: boolean
  numbers: ReturnType<typeof numbersOf>
  partner: Partner
}

/** The status of one container; a problem if its number cannot be read. */
const readUnit = (own: readonly X12Segment[], shared: Shared): ContainerReading<X12Segment> | EdiProblem => {
  const { q5, common, meaning, references, time, place, carrier, chassis, partner } = shared
  const n7 = own[0]
  const container = readContainerNumber(
    element(n7, 1),
    element(n7, 2),
    element(n7, 18),
    references.values('equipment'),
    shared,
  )
  if (!container)
    return problem(n7!, `is not a container number: ${quoted(element(n7, 1) + element(n7, 2))}`, 2, 'number')
  const report = {
    container: container.number,
    laden: lookUp(fullness, element(firstOf(own, 'W2'), 5)) ?? null,
    time: 'time' in time ? time.time : null,
    place,
    mode: 'rail' as const,
    vessel: null,
    voyage: null,
    text: `${shared.code} ${meaning.means}`,
    ofRailway: true,
  }
  const statements: Statement[] = shared.problems.length > 0 ? [] : statementsOf(meaning, report, partner)
  const dates = rampDates(common, shared.ports, place, container.number, partner)
  statements.push(...dates.statements)
  statements.push(
    ...containerFacts(container.number, references, {
      sizeType: readSizeType(element(n7, 22)),
      massSays: element(n7, 4) === 'N' ? massInWords.ofCargo('N7 N', 'net weight') : null,
      weight: element(n7, 4) === 'G' || element(n7, 4) === 'N' ? pounds(element(n7, 3), element(n7, 17)) : null,
      seals: sealsOfM7(own),
      chassis: chassis ? `${element(chassis, 1)}${element(chassis, 2)}` : null,
      railCarrier: findRailCarrier(element(carrier, 4), element(carrier, 2)),
    }),
  )
  return {
    subject: { kind: 'container', number: container.number },
    segments: [
      ...shared.head,
      ...common.slice(0, 1),
      ...own,
      ...(chassis ? [chassis] : []),
      ...common.slice(1),
      ...shared.end,
    ],
    statements: withoutRepeatedStatements(statements),
    problems: [...shared.problems, ...dates.problems],
    notes: [
      ...doubtful(container, n7!, 18),
      ...withoutEffect(meaning, shared.code, q5, 1),
      ...dates.unused,
      ...shared.numbers.notes,
    ],
    about: {
      places: meaning.milestone?.atCustomer || isUnknownPlace(place) ? [] : [{ place, segment: q5, element: 6 }],
      line: lineIn([...shared.head, ...common]),
      railway: carrier ? { scac: element(carrier, 4) || element(carrier, 2), segment: carrier, element: 4 } : null,
    },
  }
}

/** Each N7 with the segments up to the next. */
const unitsOf = (block: readonly X12Segment[]): X12Segment[][] => {
  const units: X12Segment[][] = []
  for (const segment of block) {
    if (segment.id === 'N7') units.push([segment])
    else if (ownSegments.has(segment.id)) units.at(-1)?.push(segment)
  }
  return units
}

/** The owner code of a chassis ends in Z; N7-11 may identify it too. */
const isChassis = ([n7]: readonly X12Segment[]): boolean =>
  /^[A-Z]{3}Z$/.test(element(n7, 1)) || element(n7, 11) === 'CH'

/** When the train is expected at the ramp that the container is bound for, unless it has arrived. */
const rampDates = (
  common: readonly X12Segment[],
  ports: ReturnType<typeof portsOf>,
  event: ReturnType<typeof x12Place>,
  container: string,
  partner: Partner,
) => {
  const result: { statements: Statement[]; problems: EdiProblem[]; unused: EdiProblem[] } = {
    statements: [],
    problems: [],
    unused: [],
  }
  const ramp = ports.find(({ role }) => role === '7')?.place
  const isBound = ramp !== undefined && !isUnknownPlace(ramp)
  const unused: { what: string; segment: X12Segment }[] = []
  for (const dtm of common.filter(({ id, elements }) => id === 'DTM' && (elements[1] ?? '') !== '')) {
    const meaning = lookUp(x12RampDates, element(dtm, 1))
    if (!meaning || !isBound) unused.push({ what: `the date ${element(dtm, 1)}`, segment: dtm })
    if (!meaning || !isBound || isSamePlace(ramp, event)) continue
    const read = timeOf(dtm, partner)
    if ('time' in read)
      result.statements.push(
        createMilestone({
          ...meaning,
          container,
          mode: 'rail',
          time: read.time,
          place: ramp,
          text: `R4*7 DTM*${element(dtm, 1)}`,
        }),
      )
    else result.problems.push(timeProblem(dtm, read, 2))
  }
  result.unused = sayUnused(unused, 'as it is not when a train is expected at the ramp of R4*7')
  return result
}
