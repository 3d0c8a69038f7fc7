import { type EdiProblem, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import type { PlaceText, Statement } from '@boxtrail/engine/statement'
import { lookUp, x12Meaning } from '../message/codes.ts'
import { type ContainerRead, readContainerNumber } from '../message/container-values.ts'
import {
  type About,
  checkSharedSegments,
  doubtful,
  type MessageReading,
  refuse,
  withoutRepeatedStatements,
} from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { isUnknownPlace, x12Place } from '../message/places.ts'
import { needsPlace, needsTime, statementsOf, withoutEffect } from '../message/status-statements.ts'
import { readX12Time } from '../message/times.ts'
import type { StatusMeaning } from '../tables/meaning.ts'
import { x12Appointments } from '../tables/x12-status.ts'
import {
  allOf,
  containerFacts,
  firstOf,
  fullness,
  lineIn,
  numbersOf,
  referencesOf,
  sealsOfM7,
  timeProblem,
} from './parts.ts'

/** 214, status of a truck's load. Read for the containers it names; loads without a container are ignored. Pure. */
export const read214 = (segments: readonly X12Segment[], partner: Partner): MessageReading<X12Segment> => {
  const start = segments[1] ?? segments[0]!
  const statuses = allOf(segments, 'AT7')
  if (statuses.length === 0) return refuse(problem(start, 'the set has no AT7, which carries the status'))
  const containers = containersOf(segments, referencesOf(segments, partner).values('equipment'))
  if (containers.length === 0) return refuse(problem(start, 'names no container in MS2, N7 or a reference EQ'))
  const naming = new Set(containers.map(({ segment }) => segment))
  const stated = segments.filter((segment) => !naming.has(segment))
  const tooOften = checkSharedSegments(start, containers.length, stated)
  if (tooOften) return tooOften
  const numbers = numbersOf(stated, partner, containers.length === 1)
  const shared = numbers.segments
  const references = referencesOf(shared, partner)
  const after = new Map(shared.map((segment, index) => [segment, shared[index + 1]]))
  const laden = lookUp(fullness, element(firstOf(segments, 'W2'), 5)) ?? true
  const readings = statuses.map((at7) => readStatus(at7, { next: after.get(at7), laden }, partner))
  const seals = sealsOfM7(segments)
  return {
    containers: containers.map(({ number, segment, doubts }) => ({
      subject: { kind: 'container', number },
      // Excludes the segments of other containers.
      segments: [...shared, segment].sort((a, b) => a.at - b.at),
      statements: withoutRepeatedStatements([
        ...readings.flatMap(({ statementsFor }) => statementsFor(number)),
        ...containerFacts(number, references, { seals }),
      ]),
      problems: readings.flatMap(({ problems }) => problems),
      notes: [...doubtful({ number, doubts }, segment), ...numbers.notes, ...readings.flatMap(({ notes }) => notes)],
      about: { places: readings.flatMap(({ places }) => places), line: lineIn(segments) },
    })),
    problems: [],
  }
}

const containersOf = (segments: readonly X12Segment[], named: readonly string[]) => {
  const found = new Map<string, ContainerRead & { segment: X12Segment }>()
  const add = (segment: X12Segment, container: ContainerRead | null) => {
    if (container) found.set(container.number, { ...container, segment })
  }
  const units = segments.filter(({ id }) => id === 'N7' || id === 'MS2').flatMap(partsOf)
  const isOnly = new Set(units.map(({ parts: [owner, serial] }) => `${owner}${serial}`.slice(0, 10))).size === 1
  for (const { segment, parts } of units) add(segment, readContainerNumber(...parts, named, { isOnly }))
  if (found.size === 0 && named[0] !== undefined) add(segments[0]!, readContainerNumber('', '', '', named))
  return [...found.values()]
}

type Parts = [owner: string, serial: string, digit: string]

/** The parts of a number as N7 or MS2 give them; empty for the MS2 of a truck. */
const partsOf = (segment: X12Segment): { segment: X12Segment; parts: Parts }[] => {
  if (segment.id === 'N7') return [{ segment, parts: [element(segment, 1), element(segment, 2), element(segment, 18)] }]
  if (!/\d{6}/.test(element(segment, 2))) return []
  // The owner prefix may be part of the number or separate.
  const [, letters = element(segment, 1), digits = ''] = /^([A-Za-z]{4})?\s*-?(\d{6,7})/.exec(element(segment, 2)) ?? []
  return [{ segment, parts: [letters, digits, ''] }]
}

interface StatusRead {
  problems: EdiProblem[]
  notes: EdiProblem[]
  places: NonNullable<About['places']>
  statementsFor: (container: string) => Statement[]
}

/** Reads a status, which applies to every container. */
const readStatus = (
  at7: X12Segment,
  { next, laden }: { next: X12Segment | undefined; laden: boolean },
  partner: Partner,
): StatusRead => {
  const nothing = (...problems: EdiProblem[]): StatusRead => ({
    problems,
    notes: [],
    places: [],
    statementsFor: () => [],
  })
  const [status, appointment] = [element(at7, 1), element(at7, 3)]
  const code = status || appointment
  const meaning: StatusMeaning | undefined =
    status === '' ? lookUp(x12Appointments, appointment) : x12Meaning('214', status, partner)
  if (!meaning)
    return nothing(problem(at7, `no status is known by the code ${quoted(code)}`, status === '' ? 3 : 1, 'code'))
  const time = readX12Time(element(at7, 5), element(at7, 6), element(at7, 7), partner.zone)
  const place = placeAfter(next, partner)
  if (!('time' in time) && needsTime(meaning)) return nothing(timeProblem(at7, time, 5))
  if (isUnknownPlace(place) && needsPlace(meaning)) return nothing(problem(at7, 'no MS1 after it names a place'))
  const report = {
    laden,
    time: 'time' in time ? time.time : null,
    place,
    mode: 'truck' as const,
    vessel: null,
    voyage: null,
    text: `${code} ${meaning.means}`,
    ofRailway: false,
  }
  return {
    problems: [],
    notes: withoutEffect(meaning, code, at7, status === '' ? 3 : 1),
    places: meaning.milestone?.atCustomer || isUnknownPlace(place) ? [] : [{ place, segment: next ?? at7, element: 1 }],
    statementsFor: (container) => statementsOf(meaning, { ...report, container }, partner),
  }
}

/** MS1 follows its AT7: city, state, country. */
const placeAfter = (next: X12Segment | undefined, partner: Partner): PlaceText => {
  const ms1 = next?.id === 'MS1' ? next : undefined
  const place = x12Place({ name: element(ms1, 1), state: element(ms1, 2), country: element(ms1, 3) }, partner)
  return isUnknownPlace(place) ? (partner.place ?? place) : place
}
