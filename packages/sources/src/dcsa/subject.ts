import { isObject, type Json } from '@boxtrail/engine/json'
import { sayAboutOthers } from '@boxtrail/engine/lifecycle/other-number'
import { isSameBareNumber } from '@boxtrail/reference/bare-number'
import { comparableNumber } from '@boxtrail/reference/number'
import type { Subject } from '../port/source.ts'
import { containerOfEvent } from './event-text.ts'

/** Which number a response is about (apps/docs/engine.md#answers-about-another-number). */
export type AnswerSubject =
  /** All its references are to other numbers: it belongs to another request. */
  | { of: 'others'; reason: string }
  /** It names the requested number; `foreignEvents` are about other numbers only. */
  | ({ of: 'subject'; foreignEvents: ReadonlySet<unknown> } & NamedNumbers)
  /** It has no references from which this could be determined. */
  | { of: 'unknown' }

/** What each event of a response names, and whether it is the requested number. */
export interface NamedNumbers {
  named: ReadonlyMap<Json, readonly NamedReference[]>
  isSubject: (one: NamedReference) => boolean
}

type Kind = Exclude<Subject['kind'], 'facility'>
type Normalize = (kind: Subject['kind'], number: string) => string

export interface NamedReference {
  kind: Kind | 'other'
  number: string
  /** The id of the document of a shipment event: lines use their own ids there. */
  isDocumentId?: boolean
  /** Whether it is the number of a booking request. */
  isRequest?: boolean
}

const kinds: Readonly<Record<string, Kind>> = { TRD: 'bill', BKG: 'booking', CBR: 'booking', EQ: 'container' }

/** Only references of the subject's own kind can contradict it: a response about a bill may name any booking. */
export const subjectOfAnswer = (events: readonly unknown[], subject: Subject, normalize: Normalize): AnswerSubject => {
  if (subject.kind === 'facility') return { of: 'unknown' }
  const named = new Map(events.filter(isObject).map((event) => [event, referencesIn(event)]))
  const all = [...named.values()].flat()
  const isSubject = sameAs(subject, normalize)
  const others = unique(
    all.filter(({ kind, isDocumentId }) => kind === subject.kind && !isDocumentId).map(({ number }) => number),
  )
  if (!all.some(isSubject))
    return others.length === 0
      ? { of: 'unknown' }
      : { of: 'others', reason: sayAboutOthers('response', `${subject.kind} ${list(others)}`, label(subject)) }
  return { of: 'subject', foreignEvents: foreignEventsIn({ named, isSubject }, subject), named, isSubject }
}

/**
 * Events that name only other numbers of the subject's kind, and everything else about containers that occur only
 * there.
 */
const foreignEventsIn = ({ named, isSubject }: NamedNumbers, { kind }: Subject): Set<Json> => {
  const own = new Set([...named].flatMap(([event, of]) => (of.some(isSubject) ? [containerOf(event)] : [])))
  // A line that never puts the requested number there uses its own ids.
  const putsNumbers = [...named.values()].flat().some((one) => one.isDocumentId && isSubject(one))
  const isStated = (one: NamedReference) => one.kind === kind && (putsNumbers || !one.isDocumentId)
  const isOfOthers = (of: readonly NamedReference[]) => of.some(isStated) && !of.some(isSubject)
  const others = new Set([...named].flatMap(([event, of]) => (isOfOthers(of) ? [containerOf(event)] : [])))
  const isForeign = ([event, of]: [Json, readonly NamedReference[]]) => {
    const container = containerOf(event)
    return container === null ? isOfOthers(of) : others.has(container) && !own.has(container)
  }
  return new Set([...named].filter(isForeign).map(([event]) => event))
}

/** The container of an event, in the form in which references are compared. */
export const containerOf = (event: Json): string | null => containerOfEvent(event, text)

const referencesIn = (event: Json): NamedReference[] => {
  const references = [event.documentReferences, event.references].flatMap((some) => (Array.isArray(some) ? some : []))
  const stated: { type: unknown; value: unknown; isDocumentId?: boolean }[] = references
    .filter(isObject)
    .map((one) => ({
      type: one.documentReferenceType ?? one.referenceType,
      value: one.documentReferenceValue ?? one.referenceValue,
    }))
  stated.push(
    { type: 'EQ', value: event.equipmentReference },
    { type: event.documentTypeCode, value: event.documentID, isDocumentId: true },
  )
  return stated.flatMap(({ type, value, isDocumentId = false }): NamedReference[] => {
    const number = text(value)
    const kind = (Object.hasOwn(kinds, String(type)) && kinds[String(type)]) || 'other'
    return number === null ? [] : [{ kind, number, isDocumentId, isRequest: type === 'CBR' }]
  })
}

/**
 * Whether a reference is the same number, with or without a leading SCAC or a trailing check digit. Results are cached,
 * because a response repeats few numbers often.
 */
const sameAs = (subject: Subject, normalize: Normalize) => {
  const requested = comparableNumber(subject.number)
  const spellings = (one: string) => [one, comparableNumber(normalize(subject.kind, one))]
  const spelled = spellings(requested)
  const isSameNumber = (named: string) =>
    spellings(named).some((one) => spelled.includes(one)) || isSameBareNumber(requested, named)
  const isSameContainer = (named: string) => requested === named || (named.length === 10 && requested.startsWith(named))
  const known = new Map<string, boolean>()
  return ({ kind, number }: NamedReference): boolean => {
    if (kind === 'container' || subject.kind === 'container') return kind === subject.kind && isSameContainer(number)
    const same = known.get(number) ?? isSameNumber(number)
    known.set(number, same)
    return same
  }
}

const text = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const number = comparableNumber(String(value))
  return number === '' ? null : number
}

const unique = (numbers: readonly string[]) => [...new Set(numbers)]
const list = (numbers: readonly string[]) =>
  numbers.length > 5 ? `${numbers.slice(0, 5).join(', ')} and ${numbers.length - 5} more` : numbers.join(', ')
const label = ({ kind, number }: Subject) => `${kind} ${number}`
