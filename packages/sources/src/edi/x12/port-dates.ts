import type { EdiProblem, X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import type { Kind, Milestone, PlaceText } from '@boxtrail/engine/statement'
import { lookUp } from '../message/codes.ts'
import { sayUnused } from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { isSamePlace, isUnknownPlace } from '../message/places.ts'
import { createMilestone } from '../message/status-statements.ts'
import { x12PortDates } from '../tables/x12-dates.ts'
import { type portsOf, timeOf, timeProblem } from './parts.ts'

export type Port = ReturnType<typeof portsOf>[number]

/** What the status of the set is about. */
interface Event {
  place: PlaceText
  kind: Kind | undefined
}

type Dated = Milestone & { aboard: boolean }

/** The dates that a 315 gives for its ports, and whether each is about the ship of the status. */
export const datesOfPorts = (ports: readonly Port[], event: Event, partner: Partner) => {
  const dated: Dated[] = []
  const problems: EdiProblem[] = []
  const unused: { what: string; segment: X12Segment }[] = []
  // The date of the event's own place repeats the event.
  for (const port of ports.filter(({ role }) => role !== '5'))
    for (const dtm of port.dates.filter(hasValue)) {
      const read = portDate(port, dtm, ports, partner)
      if (read === 'repeated') continue
      if (read === 'unused')
        unused.push({ what: `the date ${element(dtm, 1)} of R4*${element(port.segment, 1)}`, segment: dtm })
      else if ('reason' in read) problems.push(read)
      else dated.push({ ...read, aboard: read.mode === 'vessel' && isThisShip(port, event, ports) })
    }
  return { dated, problems, unused: sayUnused(unused, 'as no departure or arrival is known by it') }
}

/** A sender that has no date yet sends the segment without one. */
const hasValue = (dtm: X12Segment) => [2, 3, 6].some((number) => element(dtm, number) !== '')

/** The milestone of a DTM after R4: the sailing from the port of lading, the arrivals at discharge and delivery. */
const portDate = (
  port: Port,
  dtm: X12Segment,
  ports: readonly Port[],
  partner: Partner,
): Milestone | EdiProblem | 'unused' | 'repeated' => {
  const meaning = lookUp(lookUp(x12PortDates, port.role) ?? {}, element(dtm, 1))
  if (!meaning || isUnknownPlace(port.place) || isOfArrivalThere(port, dtm)) return 'unused'
  const isInland = port.role === 'E'
  // The place of delivery often repeats the port of discharge.
  if (isInland && ports.some((other) => other.role === 'D' && isSamePlace(other.place, port.place))) return 'repeated'
  const read = timeOf(dtm, partner)
  if (!('time' in read)) return timeProblem(dtm, read, 2)
  // The same mode as for an event there, because an estimate and its actual must not differ in it.
  const mode = isInland ? null : 'vessel'
  const text = `R4*${port.role} DTM*${element(dtm, 1)}`
  return createMilestone({ ...meaning, container: null, mode, time: read.time, place: port.place, text })
}

/**
 * Whether 139 and 140, which say only that a date is estimated or actual, mean the arrival: at the port of lading they
 * mean the departure, unless the sender states that as such (369, 370).
 */
const isOfArrivalThere = ({ role, dates }: Port, dtm: X12Segment): boolean =>
  role === 'L' &&
  ['139', '140'].includes(element(dtm, 1)) &&
  dates.some((other) => ['369', '370'].includes(element(other, 1)))

/**
 * Whether the date is about the vessel of the message. It called where the event happened; whether it also called at
 * another port depends on the transshipments.
 */
const isThisShip = (port: Port, { place: event, kind }: Event, ports: readonly Port[]): boolean => {
  if (isSamePlace(port.place, event)) return true
  const changes = ports.filter((one) => isTransshipment(one, ports))
  const ends = ports.filter((one) => (one.role === 'L' || one.role === 'D') && !changes.includes(one))
  const atEnds = ends.some(({ place }) => isSamePlace(place, event))
  if (atEnds) return changes.length === 0
  // There is one transshipment between the ends, and it is here: an outbound vessel goes on to the port of discharge,
  // an inbound one came from the port of lading.
  const leaves = kind === 'load' || kind === 'depart'
  return (
    changes.every(({ place }) => isSamePlace(place, event)) && ends.includes(port) && port.role === (leaves ? 'D' : 'L')
  )
}

/**
 * Whether the container changes vessels at a port: if a final port of discharge is named, it does so at any other port
 * of discharge too.
 */
export const isTransshipment = ({ role, isFinal, place }: Port, ports: readonly Port[]): boolean =>
  role === 'T' || (role === 'D' && !isFinal && ports.some((other) => other.isFinal && !isSamePlace(other.place, place)))
