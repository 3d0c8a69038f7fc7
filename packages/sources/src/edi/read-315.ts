import { type EdiProblem, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import { fact, type Milestone, type Mode, type PlaceText, type Statement } from '@boxtrail/engine/statement'
import { lookUp, x12Meaning } from './codes.ts'
import { readContainerNumber, readSizeType } from './container-values.ts'
import { isSamePlace, isUnknownPlace, x12Place } from './edi-places.ts'
import { readX12Time } from './edi-times.ts'
import { doubtful, type MessageReading, refuse, subjectOf, withoutRepeatedStatements } from './message-reading.ts'
import type { Partner } from './partner.ts'
import { createMilestone, needsPlace, needsTime, statementsOf } from './status-statements.ts'
import { unknownMeaning } from './tables/meaning.ts'
import { x12PortDates } from './tables/x12-dates.ts'
import {
  containerFacts,
  firstOf,
  fullness,
  lineIn,
  portsOf,
  referencesOf,
  timeOf,
  timeProblem,
  vesselOf,
} from './x12-parts.ts'

type Port = ReturnType<typeof portsOf>[number]

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
  if (number === null && needsContainer(meaning.milestone?.kind))
    problems.push(problem(b4, 'names no container', 7, 'number'))
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
  const statements: Statement[] = problems.length > 0 ? [] : statementsOf(meaning, report, partner)
  if (meaning.states === 'booking_cancelled' && subject.kind === 'booking')
    statements.push(fact('booking_cancelled', null, true, { text: report.text }))
  const dates = datesOfPorts(ports, place, meaning.milestone?.kind, partner)
  problems.push(...dates.problems)
  for (const { aboard, ...dated } of dates.dated)
    statements.push({ ...dated, container: number, vessel: aboard ? vessel : null, voyage: aboard ? voyage : null })
  statements.push(...containerFacts(number, references, { sizeType: readSizeType(element(b4, 10)) }))
  return {
    containers: [
      {
        subject,
        segments: [...segments],
        statements: withoutRepeatedStatements(statements),
        problems,
        notes: doubtful(container, b4, 13),
        about: {
          places: meaning.milestone?.atCustomer || isUnknownPlace(place) ? [] : [{ place, segment: b4, element: 11 }],
          line: lineIn(segments),
        },
      },
    ],
    problems: [],
  }
}

/** The dates that the set gives for its ports, and whether each is of the ship that the status is about. */
const datesOfPorts = (ports: readonly Port[], place: PlaceText, kind: string | undefined, partner: Partner) => {
  const all = ports.flatMap((port) =>
    port.dates.flatMap((dtm) => {
      const read = portDate(port, dtm, ports, partner)
      return read === null ? [] : [{ read, aboard: isThisShip(port, place, kind, ports) }]
    }),
  )
  return {
    problems: all.flatMap(({ read }) => ('reason' in read ? [read] : [])),
    dated: all.flatMap(({ read, aboard }) =>
      'reason' in read ? [] : [{ ...read, aboard: read.mode === 'vessel' && aboard }],
    ),
  }
}

/** Only a vessel's calls can be reported without a container. */
const needsContainer = (kind: string | undefined) => kind !== undefined && kind !== 'arrive' && kind !== 'depart'

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

/** R4*5 also has the terminal's name; otherwise B4-11 with the name that an R4 gives it; otherwise B4-06. */
const eventPlace = (b4: X12Segment, ports: readonly Port[], partner: Partner): PlaceText => {
  const event = ports.find(({ role }) => role === '5')
  if (event && !isUnknownPlace(event.place)) return event.place
  for (const [code, qualifier] of [
    [element(b4, 11), element(b4, 12)],
    [element(b4, 6), ''],
  ]) {
    const place = x12Place({ qualifier, code }, partner)
    if (!isUnknownPlace(place)) return ports.find((port) => isSamePlace(port.place, place))?.place ?? place
  }
  return partner.place ?? x12Place({}, partner)
}

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

/** A vessel calls at the ports of the sea leg. What brings the container to a place inland, only a status says. */
const modeAt = (place: PlaceText, ports: readonly Port[]): Mode | null =>
  ports.some((port) => 'LTD'.includes(port.role) && isSamePlace(port.place, place)) ? 'vessel' : null

/** The milestone of a DTM after R4: the sailing from the port of lading, the arrivals at discharge and delivery. */
const portDate = (
  port: Port,
  dtm: X12Segment,
  ports: readonly Port[],
  partner: Partner,
): Milestone | EdiProblem | null => {
  const meaning = lookUp(lookUp(x12PortDates, port.role) ?? {}, element(dtm, 1))
  if (!meaning || isUnknownPlace(port.place)) return null
  const isInland = port.role === 'E'
  // The place of delivery often repeats the port of discharge.
  if (isInland && ports.some((other) => other.role === 'D' && isSamePlace(other.place, port.place))) return null
  const read = timeOf(dtm, partner)
  if (!('time' in read)) return timeProblem(dtm, read, 2)
  // As for an event there: an estimate and its actual must not differ in their mode.
  const mode = isInland ? null : 'vessel'
  const text = `R4*${port.role} DTM*${element(dtm, 1)}`
  return createMilestone({ ...meaning, container: null, mode, time: read.time, place: port.place, text })
}

/**
 * The vessel of the message called where the event happened; whether it also called at another port depends on the
 * transshipments.
 */
const isThisShip = (port: Port, event: PlaceText, kind: string | undefined, ports: readonly Port[]): boolean => {
  if (isSamePlace(port.place, event)) return true
  const changes = ports.filter(({ role }) => role === 'T')
  const atEnds = ports.some(({ role, place }) => (role === 'L' || role === 'D') && isSamePlace(place, event))
  if (atEnds) return changes.length === 0
  // There is one transshipment between the ends, and it is here: an outbound vessel reaches the port of discharge, an
  // inbound one left the port of lading.
  const leaves = kind === 'load' || kind === 'depart'
  return changes.every(({ place }) => isSamePlace(place, event)) && port.role === (leaves ? 'D' : 'L')
}
