import { isObject, type Json } from '@boxtrail/engine/json'
import type { Fact, OtherNumber, PlaceText, Reading, Statement } from '@boxtrail/engine/statement'
import type { Subject } from '../port/source.ts'
import { namingEvents } from './naming-events.ts'
import { billsAtOnce, otherNumbersIn } from './other-bills.ts'
import type { Profile } from './profile.ts'
import { type Problem, readEvent } from './read-event.ts'
import { parseAnswer } from './response-events.ts'
import { subjectOfAnswer } from './subject.ts'
import { underOtherNumbers } from './under-other-numbers.ts'

/**
 * Checks whether a source may report an event: a problem, or the place that the event means, or null if nothing limits
 * the source.
 */
export type CheckEvent = (event: Json, at: string) => PlaceText | Problem | null

/** Reads a DCSA Track & Trace 2.2 response under a profile. Pure. Every problem names its place in the response. */
export const readEvents = (
  body: string,
  subject: Subject,
  profile: Profile,
  check: CheckEvent = () => null,
): Reading => {
  const answer = parseAnswer(body)
  const nothing = { complete: false, statements: [], problems: [] }
  if (answer.kind === 'no_data') return { ...nothing, outcome: 'no_data_yet' }
  if (answer.kind === 'error' && (answer.status === 401 || answer.status === 403))
    return { ...nothing, outcome: 'unauthorized' }
  if (answer.kind !== 'events')
    return { ...nothing, outcome: 'unrecognized', problems: [{ at: '', reason: answer.reason }] }

  const answerSubject = subjectOfAnswer(answer.events, subject, profile.normalizeNumber)
  if (answerSubject.of === 'others')
    return { ...nothing, outcome: 'unrecognized', problems: [{ at: '', reason: answerSubject.reason }] }
  const about = answerSubject.of === 'subject' ? answerSubject : undefined
  const compared = subject.kind === 'booking' ? 'booking' : 'bill'
  const naming = about ? namingEvents(about, compared) : []
  const under: ReadonlyMap<unknown, OtherNumber> =
    subject.kind === 'container' ? new Map() : underOtherNumbers(naming, compared)
  const reading: Reading = {
    outcome: 'ok',
    complete: true,
    namesSubject: about !== undefined,
    statements: [],
    problems: [],
  }
  const facts = new Map<string, Fact>()
  const wasRead = new Set<unknown>()
  for (const [index, event] of answer.events.entries()) {
    const at = `/${index}`
    // The event is understood, but retracted or about something else.
    if (event === undefined || about?.foreignEvents.has(event)) continue
    const verdict = isObject(event) ? check(event, at) : { at, reason: 'the event is not an object' }
    const other = under.get(event)
    const read =
      verdict && 'reason' in verdict
        ? verdict
        : readEvent(event as Json, at, subject, profile, other ? new Map() : facts)
    if (Array.isArray(read)) {
      wasRead.add(event)
      reading.statements.push(...read.map((one) => underNumber(atPlace(one, verdict as PlaceText | null), other)))
    } else reading.problems.push(read)
  }
  reading.statements.push(...facts.values())
  const isRead = (event: Json) => wasRead.has(event)
  reading.statements.push(
    ...(subject.kind === 'container' ? billsAtOnce(naming, isRead) : otherNumbersIn(naming, compared, isRead)),
  )
  // An event that could not be read must not count as withdrawn.
  reading.complete = reading.problems.length === 0
  if (reading.statements.length === 0 && reading.problems.length > 0) reading.outcome = 'unrecognized'
  return reading
}

const atPlace = (statement: Statement, place: PlaceText | null): Statement =>
  place === null || statement.says === 'fact' ? statement : { ...statement, place }

/**
 * Marks a milestone with the other number under which it is reported. Facts under that number do not apply to the
 * requested one.
 */
const underNumber = (statement: Statement, other: OtherNumber | undefined): Statement =>
  other === undefined || statement.says === 'fact' ? statement : { ...statement, under: other }
