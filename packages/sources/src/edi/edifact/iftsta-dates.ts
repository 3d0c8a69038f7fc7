import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, type EdiProblem, problem } from '@boxtrail/edi/segment'
import type { Classifier, Kind, Milestone, Mode, PlaceText } from '@boxtrail/engine/statement'
import { roughMs } from '@boxtrail/engine/time'
import { lookUp } from '../message/codes.ts'
import { sayPortsUnused, sayUnused } from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { isSamePlace, isUnknownPlace } from '../message/places.ts'
import { createMilestone } from '../message/status-statements.ts'
import { edifactPortDates } from '../tables/edifact-codes.ts'
import { isClock, placeNamed, placeOf, timeOf } from './parts.ts'

interface Event {
  place: PlaceText | null
  kind: Kind | undefined
}

/** A LOC with the dates that follow it. */
interface Port {
  segment: EdifactSegment
  role: string
  place: PlaceText
  dates: EdifactSegment[]
}

/** Reads DTM after LOC: sailing, arrival, the next place and the place of delivery. */
export const portDates = (
  group: readonly EdifactSegment[],
  container: string | null,
  carriage: Mode | null,
  event: Event,
  partner: Partner,
) => {
  const statements: Milestone[] = []
  const problems: EdiProblem[] = []
  const unused: { what: string; segment: EdifactSegment }[] = []
  const discharge = placeNamed(group, ['11', '12'], partner)
  const next = placeNamed(group, ['29'], partner)
  const ports = portsOf(group, partner)
  for (const port of ports)
    for (const dtm of port.dates.filter((one) => !isClock(one) && component(one, 1, 2) !== '')) {
      const of = portOfDate(port, dtm, ports, partner)
      const meaning = meaningAt(of, dtm)
      if (!meaning || isUnknownPlace(of.place)) {
        if (isDeparture(dtm) || isArrival(dtm))
          unused.push({ what: `the date ${component(dtm, 1, 1)} of LOC+${port.role}`, segment: dtm })
        continue
      }
      if (isOfEvent(of.place, meaning, event)) continue
      // The place of delivery often repeats the port of discharge.
      if (of.role === '7' && discharge && isSamePlace(of.place, discharge)) continue
      const read = timeOf(dtm, port.dates, partner)
      if (!('time' in read)) {
        problems.push(problem(dtm, read.reason, 1, 'date'))
        continue
      }
      // The current means of transport brings the container to the next place, and no further.
      const isNext = next !== null && isSamePlace(of.place, next)
      const mode = meaning.mode !== 'by_carriage' ? meaning.mode : isNext ? carriage : null
      const text = `LOC+${of.role} DTM+${component(dtm, 1, 1)}`
      statements.push(createMilestone({ ...meaning, container, mode, time: read.time, place: of.place, text }))
    }
  return {
    statements,
    problems,
    unused: [
      ...sayUnused(unused, 'as no departure or arrival is known by it'),
      ...sayPortsUnused(ports, namesOfPorts, [event, ...statements]),
    ],
  }
}

const portsOf = (group: readonly EdifactSegment[], partner: Partner): Port[] => {
  const ports: Port[] = []
  for (const segment of group)
    if (segment.id === 'LOC')
      ports.push({ segment, role: component(segment, 1), place: placeOf(segment, partner), dates: [] })
    else if (segment.id === 'DTM') ports.at(-1)?.dates.push(segment)
  return ports
}

const meaningAt = ({ role }: Port, dtm: EdifactSegment) =>
  lookUp(lookUp(edifactPortDates, role) ?? {}, component(dtm, 1, 1))

const departures = ['133', '136', '186', '189']
const arrivals = ['132', '178', '232']
const isDeparture = (dtm: EdifactSegment) => departures.includes(component(dtm, 1, 1))
const isArrival = (dtm: EdifactSegment) => arrivals.includes(component(dtm, 1, 1))

/**
 * Forwarders name both ports first and then give all dates: those of a departure before an arrival belong to the port
 * of loading, and those of the arrival to the port of discharge. If a transshipment is named too, a port that is named
 * only after the dates may be reached by a later ship.
 */
const portOfDate = (port: Port, dtm: EdifactSegment, ports: readonly Port[], partner: Partner): Port => {
  if (meaningAt(port, dtm)) return port
  const isDirect = !ports.some(({ role }) => role === TRANSSHIPMENT)
  const candidates = isDirect ? ports : ports.slice(0, ports.indexOf(port))
  const other = candidates.find((one) => one.dates.length === 0 && meaningAt(one, dtm) && isEnd(one) && isEnd(port))
  const [left, reached] = [isDeparture, isArrival].map((isSuch) =>
    port.dates.filter(isSuch).flatMap((one) => {
      const read = timeOf(one, port.dates, partner)
      return 'time' in read ? [roughMs(read.time)] : []
    }),
  )
  const isOneVoyage = left!.length > 0 && reached!.length > 0 && Math.max(...left!) < Math.min(...reached!)
  return other && isOneVoyage ? other : port
}

const TRANSSHIPMENT = '13'
const isEnd = ({ role }: Port) => ['9', '11', '12'].includes(role)

/**
 * Whether the status itself already reports this move; and a container that is at a place is not expected there any
 * more.
 */
const isOfEvent = (
  place: PlaceText,
  { kind, classifier }: { kind: Kind; classifier: Classifier },
  event: Event,
): boolean =>
  event.place !== null &&
  isSamePlace(place, event.place) &&
  (kind === event.kind || (kind === 'arrive' && classifier !== 'actual'))

const namesOfPorts: Readonly<Record<string, string>> = {
  '9': 'port of loading',
  '11': 'port of discharge',
  '12': 'port of discharge',
  '7': 'place of delivery',
}
