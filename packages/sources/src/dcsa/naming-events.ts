import type { Json } from '@boxtrail/engine/json'
import type { OtherNumber } from '@boxtrail/engine/statement'
import { readTime, roughMs } from '@boxtrail/engine/time'
import { containerOf, type NamedNumbers, type NamedReference } from './subject.ts'

/** An event, and the numbers of one kind that it names. */
export interface NamingEvent {
  event: Json
  container: string | null
  /** Whether it names the requested number. */
  isOfAsked: boolean
  others: readonly string[]
  /** The bookings of a bill, or the bills of a booking: numbers that share one are of one transport. */
  links: readonly string[]
}

const linksOf = { bill: 'booking', booking: 'bill' } as const

/** The events with the numbers that they name; `kind` is the kind of the numbers to compare. */
export const namingEvents = ({ named, isSubject }: NamedNumbers, kind: OtherNumber['kind']): NamingEvent[] =>
  [...named].map(([event, of]) => {
    // Lines use their own ids for the document of a shipment event.
    const references = of.filter(({ isDocumentId }) => !isDocumentId)
    return {
      event,
      container: containerOf(event),
      isOfAsked: references.some(isSubject),
      // A booking request has a number of its own for the same transport.
      others: numbersIn(references, (one) => one.kind === kind && !one.isRequest && !isSubject(one)),
      links: numbersIn(references, (one) => one.kind === linksOf[kind]),
    }
  })

const numbersIn = (references: readonly NamedReference[], isOne: (one: NamedReference) => boolean): string[] =>
  references.filter(isOne).map(({ number }) => number)

/** The numbers that share a booking or bill with the requested one, and every number that links others (`links`). */
export const oneTransport = (naming: readonly NamingEvent[]): ReadonlySet<string> => {
  const own = new Set(naming.filter(({ isOfAsked }) => isOfAsked).flatMap(({ links }) => links))
  return new Set(
    naming.flatMap(({ others, links }) => (links.some((one) => own.has(one)) ? [...others, ...links] : links)),
  )
}

/** The numbers that an event names together with the requested one. */
export const namedTogether = (naming: readonly NamingEvent[]): ReadonlySet<string> =>
  new Set(naming.filter(({ isOfAsked }) => isOfAsked).flatMap(({ others }) => others))

/** When an event says that its container moved; null if that is only expected. */
export const movedMsOf = ({ eventClassifierCode, eventDateTime }: Json): number | null => {
  const time = eventClassifierCode === 'ACT' ? readTime(eventDateTime) : null
  return time && roughMs(time)
}
