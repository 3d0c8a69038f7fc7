import { groupsBy } from '@boxtrail/engine/groups-by'
import type { Json } from '@boxtrail/engine/json'
import { type Fact, fact, type OtherBillNamed, type OtherNumber } from '@boxtrail/engine/statement'
import { formatInstant } from '@boxtrail/engine/time'
import { movedMsOf, type NamingEvent, namedTogether, oneTransport } from './naming-events.ts'

type IsRead = (event: Json) => boolean

/**
 * The other bills that a response about a bill names for a container, or the other bookings in a response about a
 * booking. Several bills of one booking are one transport, and a number that is also that of a booking does not count
 * as another bill. `isRead` selects the events that the reading is based on.
 */
export const otherNumbersIn = (naming: readonly NamingEvent[], kind: OtherNumber['kind'], isRead: IsRead): Fact[] => {
  const ofTransport = oneTransport(naming)
  // A transport that was booked again has several bookings: a line that names two of them at once says so.
  const together = kind === 'booking' ? namedTogether(naming) : new Set()
  const numbers = new Set(naming.flatMap(({ others }) => others))
  return [...numbers]
    .filter((number) => !ofTransport.has(number) && !together.has(number))
    .sort()
    .flatMap((number) =>
      factsOf(
        { kind, number },
        naming.filter(({ others, event }) => others.includes(number) && isRead(event)),
      ),
    )
}

/**
 * A fact for each container that is named with the number, unless it has only plans under it and none names the
 * requested number too.
 */
const factsOf = ({ kind, number }: OtherNumber, under: readonly NamingEvent[]): Fact[] =>
  groupsBy(under, ({ container }) => container).flatMap((named) => {
    const { container } = named[0]!
    const moved = firstMove(named)
    if (container === null || (moved === null && !named.some(({ isOfAsked }) => isOfAsked))) return []
    return [otherBill(container, { number, moved_at: moved, ...(kind === 'booking' ? { kind } : {}) })]
  })

const DAY_MS = 86_400_000

/**
 * The bills that a response about a container names for one time: it moved under each of them between moves under the
 * other, and neither a booking nor an event has both. Bills that follow each other belong to several journeys or legs.
 */
export const billsAtOnce = (naming: readonly NamingEvent[], isRead: IsRead): Fact[] => {
  const read = naming.filter(({ event }) => isRead(event))
  const bookings = new Set(read.flatMap(({ links }) => links))
  const numbers = [...new Set(read.flatMap(({ others }) => others))].filter((number) => !bookings.has(number)).sort()
  if (numbers.length < 2) return []
  const bills = numbers.map((number) =>
    spanOf(
      number,
      read.filter(({ others }) => others.includes(number)),
    ),
  )
  return bills.flatMap((bill) => {
    const beside = bills.filter((other) => other !== bill && areAtOnce(bill, other)).map(({ number }) => number)
    const container = bill.under.find((one) => one.container !== null)?.container ?? null
    if (beside.length === 0 || container === null) return []
    return [otherBill(container, { number: bill.number, moved_at: firstMove(bill.under), beside })]
  })
}

interface Span {
  number: string
  under: readonly NamingEvent[]
  links: ReadonlySet<string>
  moves: readonly number[]
}

const spanOf = (number: string, under: readonly NamingEvent[]): Span => ({
  number,
  under,
  links: new Set(under.flatMap(({ links }) => links)),
  moves: under.flatMap(({ event, container }) => (container === null ? [] : (movedMsOf(event) ?? []))),
})

const areAtOnce = (one: Span, other: Span): boolean => {
  const isShared = one.under.some(({ others }) => others.includes(other.number))
  if (isShared || [...one.links].some((link) => other.links.has(link))) return false
  return isBetween(one.moves, other.moves) || isBetween(other.moves, one.moves)
}

/** Whether a move lies between others, by more than a day, so that the zones of the places do not matter. */
const isBetween = (moves: readonly number[], others: readonly number[]): boolean =>
  moves.some((ms) => ms > Math.min(...others) + DAY_MS && ms < Math.max(...others) - DAY_MS)

const firstMove = (under: readonly NamingEvent[]): string | null => {
  const moves = under.flatMap(({ event }) => movedMsOf(event) ?? [])
  return moves.length === 0 ? null : formatInstant(Math.min(...moves))
}

const otherBill = (container: string, named: OtherBillNamed): Fact =>
  fact('other_bill', container, named, {
    text: `${named.kind === 'booking' ? 'BKG' : 'TRD'} ${named.number}`,
    name: `beside:${named.number}`,
  })
