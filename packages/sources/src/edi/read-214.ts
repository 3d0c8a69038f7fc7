import { type EdiProblem, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import type { PlaceText, Statement } from '@boxtrail/engine/statement'
import { named, x12Meaning } from './codes.ts'
import { containerOf, sealOf } from './container-values.ts'
import { isNowhere, x12Place } from './edi-places.ts'
import { readX12Time } from './edi-times.ts'
import { type About, type MessageReading, refused, settled, sharedTooOften } from './message-reading.ts'
import type { Partner } from './partner.ts'
import { needsPlace, needsTime, statementsOf } from './status-statements.ts'
import type { StatusMeaning } from './tables/meaning.ts'
import { x12Appointments } from './tables/x12-status.ts'
import { allOf, containerFacts, firstOf, fullness, lineIn, referencesOf, timeProblem } from './x12-parts.ts'

/** 214, status of a truck's load. Read for the containers it names; loads without a container are ignored. Pure. */
export const read214 = (segments: readonly X12Segment[], partner: Partner): MessageReading<X12Segment> => {
  const start = segments[1] ?? segments[0]!
  const statuses = allOf(segments, 'AT7')
  if (statuses.length === 0) return refused(problem(start, 'the set has no AT7, which carries the status'))
  const references = referencesOf(segments, partner)
  const containers = containersOf(segments, references.values('equipment'))
  if (containers.length === 0) return refused(problem(start, 'names no container in MS2, N7 or a reference EQ'))
  const naming = new Set(containers.map(({ segment }) => segment))
  const shared = segments.filter((segment) => !naming.has(segment))
  const tooOften = sharedTooOften(start, containers.length, shared)
  if (tooOften) return tooOften
  const after = new Map(shared.map((segment, index) => [segment, shared[index + 1]]))
  const laden = named(fullness, element(firstOf(segments, 'W2'), 5)) ?? true
  const readings = statuses.map((at7) => readStatus(at7, { next: after.get(at7), laden }, partner))
  const seal = sealOf(element(firstOf(segments, 'M7'), 1))
  return {
    containers: containers.map(({ number, segment, isSound }) => ({
      subject: { kind: 'container', number },
      // Excludes the segments of other containers.
      segments: [...shared, segment].sort((a, b) => a.at - b.at),
      statements: settled([
        ...readings.flatMap(({ statementsFor }) => statementsFor(number)),
        ...containerFacts(number, references, { seal }),
      ]),
      problems: readings.flatMap(({ problems }) => problems),
      notes: isSound ? [] : [problem(segment, `the check digit of ${number} is wrong`)],
      about: { places: readings.flatMap(({ places }) => places), line: lineIn(segments) },
    })),
    problems: [],
  }
}

const containersOf = (segments: readonly X12Segment[], named: readonly string[]) => {
  const found = new Map<string, { number: string; isSound: boolean; segment: X12Segment }>()
  const add = (segment: X12Segment, container: ReturnType<typeof containerOf>) => {
    if (container) found.set(container.number, { ...container, segment })
  }
  for (const segment of segments) {
    if (segment.id === 'N7')
      add(segment, containerOf(element(segment, 1), element(segment, 2), element(segment, 18), named))
    // MS2: the owner prefix may be part of the number or separate.
    if (segment.id === 'MS2' && /\d{6}/.test(element(segment, 2))) {
      const [, letters = element(segment, 1), digits = ''] =
        /^([A-Za-z]{4})?\s*-?(\d{6,7})/.exec(element(segment, 2)) ?? []
      add(segment, containerOf(letters, digits))
    }
  }
  if (found.size === 0 && named[0] !== undefined) add(segments[0]!, containerOf('', '', '', named))
  return [...found.values()]
}

interface StatusRead {
  problems: EdiProblem[]
  places: NonNullable<About['places']>
  statementsFor: (container: string) => Statement[]
}

/** A status applies to every container. */
const readStatus = (
  at7: X12Segment,
  { next, laden }: { next: X12Segment | undefined; laden: boolean },
  partner: Partner,
): StatusRead => {
  const nothing = (...problems: EdiProblem[]): StatusRead => ({ problems, places: [], statementsFor: () => [] })
  const [status, appointment] = [element(at7, 1), element(at7, 3)]
  const code = status || appointment
  const meaning: StatusMeaning | undefined =
    status === '' ? named(x12Appointments, appointment) : x12Meaning('214', status, partner)
  if (!meaning)
    return nothing(problem(at7, `no status is known by the code ${quoted(code)}`, status === '' ? 3 : 1, 'code'))
  const time = readX12Time(element(at7, 5), element(at7, 6), element(at7, 7), partner.zone)
  const place = placeAfter(next, partner)
  if (!('time' in time) && needsTime(meaning)) return nothing(timeProblem(at7, time, 5))
  if (isNowhere(place) && needsPlace(meaning)) return nothing(problem(at7, 'no MS1 after it names a place'))
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
    places: meaning.act?.atCustomer || isNowhere(place) ? [] : [{ place, segment: next ?? at7, element: 1 }],
    statementsFor: (container) => statementsOf(meaning, { ...report, container }, partner),
  }
}

/** MS1 follows its AT7: city, state, country. */
const placeAfter = (next: X12Segment | undefined, partner: Partner): PlaceText => {
  const ms1 = next?.id === 'MS1' ? next : undefined
  const place = x12Place({ name: element(ms1, 1), state: element(ms1, 2), country: element(ms1, 3) }, partner)
  return isNowhere(place) ? (partner.place ?? place) : place
}
