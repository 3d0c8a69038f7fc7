import { groupsBy } from '@boxtrail/engine/groups-by'
import type { Json } from '@boxtrail/engine/json'
import { type Fact, fact } from '@boxtrail/engine/statement'
import { formatInstant, readTime, roughMs } from '@boxtrail/engine/time'
import { containerOf, type NamedNumbers } from './subject.ts'

interface NamingEvent {
  event: Json
  isOfAsked: boolean
  others: readonly string[]
  bookings: readonly string[]
}

/**
 * The bills that an answer about one names for a container beside it. Several bills of one booking are one transport, and
 * a number that is also that of a booking is none of another bill. `isRead`: of the events that the reading is based on.
 */
export const otherBillsIn = ({ named, isSubject }: NamedNumbers, isRead: (event: Json) => boolean): Fact[] => {
  const naming = [...named].map(([event, of]): NamingEvent => {
    // Lines use their own ids for the document of a shipment event.
    const references = of.filter(({ isDocumentId }) => !isDocumentId)
    return {
      event,
      isOfAsked: references.some(isSubject),
      others: references.filter((one) => one.kind === 'bill' && !isSubject(one)).map(({ number }) => number),
      bookings: references.filter(({ kind }) => kind === 'booking').map(({ number }) => number),
    }
  })
  if (naming.every(({ others }) => others.length === 0)) return []
  const bookings = new Set(naming.flatMap((one) => one.bookings))
  const own = new Set(naming.filter(({ isOfAsked }) => isOfAsked).flatMap((one) => one.bookings))
  const numbers = [...new Set(naming.flatMap(({ others }) => others))].sort()
  return numbers.flatMap((number) => {
    const under = naming.filter(({ others }) => others.includes(number))
    if (bookings.has(number) || under.some((one) => one.bookings.some((booking) => own.has(booking)))) return []
    return factsOf(
      number,
      under.filter(({ event }) => isRead(event)),
    )
  })
}

/** One for each container that is named with it, unless only plans of the container are under it alone. */
const factsOf = (number: string, under: readonly NamingEvent[]): Fact[] =>
  groupsBy(under, ({ event }) => containerOf(event)).flatMap((named) => {
    const container = containerOf(named[0]!.event)
    const movedAt = named.flatMap(({ event }) => movedAtOf(event) ?? []).sort()[0] ?? null
    if (container === null || (movedAt === null && !named.some(({ isOfAsked }) => isOfAsked))) return []
    return [
      fact('other_bill', container, { number, moved_at: movedAt }, { text: `TRD ${number}`, name: `beside:${number}` }),
    ]
  })

const movedAtOf = ({ eventClassifierCode, eventDateTime }: Json): string | null => {
  const time = eventClassifierCode === 'ACT' ? readTime(eventDateTime) : null
  return time && formatInstant(roughMs(time))
}
