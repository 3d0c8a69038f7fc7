import { type EdiProblem, problem, quoted, words, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import { fact, type Mode, type PlaceText, type Statement } from '@boxtrail/engine/statement'
import { isLocode } from '@boxtrail/reference/locode'
import { lookUp, x12Meaning } from '../message/codes.ts'
import { readContainerNumber, readSizeType } from '../message/container-values.ts'
import {
  doubtful,
  type MessageReading,
  refuse,
  sayPortsUnused,
  sayUnused,
  subjectOf,
  withoutRepeatedStatements,
} from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { isSamePlace, isUnknownPlace, x12Place } from '../message/places.ts'
import { needsContainer, needsPlace, needsTime, statementsOf, withoutEffect } from '../message/status-statements.ts'
import { readX12Time } from '../message/times.ts'
import { unknownMeaning } from '../tables/meaning.ts'
import { x12PortsOfJourney } from '../tables/x12-dates.ts'
import { x12AmountReferences } from '../tables/x12-references.ts'
import { withFurtherStatuses } from './further-statuses.ts'
import {
  allOf,
  containerFacts,
  firstOf,
  fullness,
  lineIn,
  numbersOf,
  portsOf,
  referencesOf,
  timeOf,
  timeProblem,
  vesselOf,
} from './parts.ts'
import { datesOfPorts, type Port } from './port-dates.ts'

/** 315, status of one container at sea. Pure. */
export const read315 = (segments: readonly X12Segment[], partner: Partner): MessageReading<X12Segment> => {
  const b4 = firstOf(segments, 'B4')
  if (!b4) return refuse(problem(segments[0]!, 'the set has no B4, which carries the status'))
  const code = element(b4, 3)
  const meaning = x12Meaning('315', code, partner) ?? unknownMeaning
  const references = referencesOf(segments, partner)
  const container = readContainerNumber(element(b4, 7), element(b4, 8), element(b4, 13), references.values('equipment'))
  const numbers = { container: container?.number, bill: references.first('bill'), booking: references.first('booking') }
  const subject = subjectOf(numbers, meaning.states === 'booking_cancelled')
  if (!subject) return refuse(problem(b4, 'names no container, and no reference names a bill or booking', 7))
  const number = subject.kind === 'container' ? subject.number : null

  const problems: EdiProblem[] = []
  if (meaning === unknownMeaning)
    problems.push(problem(b4, `no status is known by the code ${quoted(code)}`, 3, 'code'))
  const ports = portsOf(segments, partner)
  const place = placeInReference(segments, code, ports, partner) ?? eventPlace(b4, ports, partner)
  const read = eventTime(b4, ports, place, partner)
  if (!('time' in read) && needsTime(meaning)) problems.push(timeProblem(b4, read, 4))
  if (isUnknownPlace(place) && needsPlace(meaning))
    problems.push(problem(b4, 'names no place, and neither does an R4', 11))
  if (number === null && needsContainer(meaning)) problems.push(problem(b4, 'names no container', 7, 'number'))
  const vessel = vesselOf(firstOf(segments, 'Q2'), references)
  const voyage = element(firstOf(segments, 'Q2'), 9) || null
  const time = 'time' in read ? read.time : null
  const report = {
    container: number,
    laden: lookUp(fullness, element(b4, 9)) ?? null,
    time,
    place,
    mode: modeAt(place, ports),
    vessel,
    voyage,
    text: `${code} ${meaning.means}`,
    ofRailway: false,
  }
  const ofB4 = problems.length > 0 ? [] : statementsOf(meaning, report, partner)
  const further = withFurtherStatuses(segments, { code, meaning, report, statements: ofB4 }, ports, partner)
  problems.push(...further.problems)
  const statements: Statement[] = [...further.statements]
  if (meaning.states === 'booking_cancelled' && subject.kind === 'booking')
    statements.push(fact('booking_cancelled', null, true, { text: report.text }))
  const dates = datesOfPorts(ports, { place, kind: meaning.milestone?.kind }, partner)
  problems.push(...dates.problems)
  for (const { aboard, ...dated } of dates.dated)
    statements.push({ ...dated, container: number, vessel: aboard ? vessel : null, voyage: aboard ? voyage : null })
  statements.push(...containerFacts(number, references, { sizeType: readSizeType(element(b4, 10)) }))
  const yard = yardPosition(number, place, references, b4)
  statements.push(...yard.statements)
  return {
    containers: [
      {
        subject,
        segments: [...segments],
        statements: withoutRepeatedStatements(statements),
        problems,
        notes: [
          ...doubtful(container, b4, 13),
          ...withoutEffect(meaning, code, b4, 3),
          ...further.notes,
          ...dates.unused,
          ...unusedDatesOfShip(firstOf(segments, 'Q2')),
          ...unusedAmounts(segments),
          ...numbersOf(segments, partner, true).notes,
          ...yard.notes,
          ...sayPortsUnused(ports, x12PortsOfJourney, statements),
        ],
        about: {
          places: meaning.milestone?.atCustomer || isUnknownPlace(place) ? [] : [{ place, segment: b4, element: 11 }],
          line: lineIn(segments),
        },
      },
    ],
    problems: [],
  }
}

/**
 * A position in a yard, at the place of B4, even if a line states it: without a place, the position at the origin would
 * remain after the discharge.
 */
const yardPosition = (
  container: string | null,
  place: PlaceText,
  references: ReturnType<typeof referencesOf>,
  b4: X12Segment,
): { statements: Statement[]; notes: EdiProblem[] } => {
  const yard = references.first('yard_position')
  if (yard === null || container === null) return { statements: [], notes: [] }
  const text = `N9*YS ${yard}`
  return isUnknownPlace(place)
    ? { statements: [], notes: sayUnused([{ what: text, segment: b4 }], 'as no place is stated') }
    : { statements: [fact('location_at_pod_terminal', container, yard, { place, text })], notes: [] }
}

/** Q2 dates the pier, the departure and the arrival without naming a port: senders mean different ports. */
const unusedDatesOfShip = (q2: X12Segment | undefined): EdiProblem[] => {
  const dated = q2 ? [3, 4, 5].filter((number) => element(q2, number) !== '') : []
  return sayUnused(
    dated.map((number) => ({ what: `the date of Q2-0${number}`, segment: q2! })),
    'as it says of no port',
  )
}

const unusedAmounts = (segments: readonly X12Segment[]): EdiProblem[] =>
  sayUnused(
    allOf(segments, 'N9')
      .filter((n9) => x12AmountReferences.has(element(n9, 1)))
      .map((n9) => ({ what: `N9*${element(n9, 1)} ${element(n9, 2)}`, segment: n9 })),
    'as an amount without a currency says of no fee',
  )

/** Some senders put the place of the event in a reference, and the place relevant to their customer in B4. */
const placeInReference = (
  segments: readonly X12Segment[],
  status: string,
  ports: readonly Port[],
  partner: Partner,
): PlaceText | null => {
  if (partner.eventPlace === null) return null
  const n9 = segments.find(
    (one) => one.id === 'N9' && element(one, 1) === partner.eventPlace && element(one, 2) === status,
  )
  const place = x12Place({ qualifier: 'UN', code: element(n9, 3) }, partner)
  if (isUnknownPlace(place)) return null
  return ports.find((port) => isSamePlace(port.place, place))?.place ?? place
}

/**
 * R4*5 also has the terminal's name; otherwise B4-11 with the name that an R4 gives it; otherwise B4-06. Some senders put
 * the code into B4-06 and the name of the place into B4-11: the qualifier in B4-12 is then of B4-06.
 */
const eventPlace = (b4: X12Segment, ports: readonly Port[], partner: Partner): PlaceText => {
  const event = ports.find(({ role }) => role === '5')
  if (event && !isUnknownPlace(event.place)) return event.place
  const [status, location, qualifier] = [element(b4, 6), element(b4, 11), element(b4, 12)]
  const name = isNameOfPlace(location, qualifier) ? location : ''
  const found = [
    x12Place({ qualifier, code: location }, partner),
    x12Place({ qualifier, code: status }, partner),
    x12Place({ code: status }, partner),
  ].find((place) => !isUnknownPlace(place))
  if (!found) return partner.place ?? x12Place({ name }, partner)
  return ports.find((port) => isSamePlace(port.place, found))?.place ?? { ...found, name: found.name ?? words(name) }
}

/** Whether a text is a name: codes of these lists are digits, or five characters without a space. */
const isNameOfPlace = (text: string, qualifier: string): boolean =>
  ['UN', 'D', 'K'].includes(qualifier) && /^[^\d]{3,}$/.test(text) && !isLocode(text.toUpperCase())

/** B4 has no time code; the date of the event's own place may repeat the time with one. */
const eventTime = (b4: X12Segment, ports: readonly Port[], place: PlaceText, partner: Partner) => {
  const [date, time] = [element(b4, 4), element(b4, 5)]
  const dates = ports
    .filter((port) => port.role === '5' || isSamePlace(port.place, place))
    .flatMap((port) => port.dates)
  if (date === '') {
    const event = ports.find(({ role }) => role === '5')?.dates[0]
    if (event) return timeOf(event, partner)
  }
  const same = dates.find((dtm) => element(dtm, 2) === date && element(dtm, 3).slice(0, 4) === time.slice(0, 4))
  return readX12Time(date, time, element(same, 4), partner.zone)
}

/**
 * The mode by which a place is reached: vessels call at the ports of the sea leg. How the container reaches an inland
 * place, only a status states.
 */
const modeAt = (place: PlaceText, ports: readonly Port[]): Mode | null =>
  ports.some((port) => 'LTD'.includes(port.role) && isSamePlace(port.place, place)) ? 'vessel' : null
