import { bare, isSameNumber, shapeOf } from '../../bill-numbers.ts'
import { type LinkedDocument, textIn } from '../../documents/linked-document.ts'
import { factPolicy } from '../../policy.ts'
import type { SourcedClaim } from '../../project/types/projection.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import { type KnownBill, knownBill } from '../sources/other-bill.ts'
import { type Comparison, certainText, comparedClaim, isComplete, stoodAt } from './difference.ts'
import { BILLS, namesOneOf, namesOtherBill } from './names-other-bill.ts'

/** A document that names another bill of the line, and no number of the shipment, is about that bill. */
export const otherBill: Comparison = (document, recorded) => {
  const known = knownBill(recorded)
  const numbers = known && { bill: known.number, own: ownNumbers(recorded) }
  const named = numbers && namesOtherBill(document, numbers, recorded.isLinePrefix)
  if (!named) return []
  const { field, text, found } = named
  const about = 'bill_of_lading_number'
  return [
    {
      about,
      says: `names another bill of lading for ${recorded.journey.number}`,
      instead: `reports it under ${known.number}`,
      severity: 'medium',
      claim: comparedClaim(document, field, null, text, found),
      value: text,
      served: { claim: known.claim, about, value: known.number, prevails: true },
      decidedBy: { field: about, order: factPolicy[about] },
    },
  ]
}

/** Whether the document names the bill or the booking of the shipment. */
export const namesJourney = (document: LinkedDocument, recorded: Recorded): boolean =>
  namesOneOf(document, ownNumbers(recorded))

const ownNumbers = (recorded: Recorded): string[] => {
  const known = knownBill(recorded)
  return [
    recorded.request.number,
    ...(known ? [known.number] : []),
    ...bookingsOf(recorded).map(({ number }) => number),
  ]
}

interface Booking {
  number: string
  claim: SourcedClaim
}

const bookingsOf = ({ journey }: Recorded): Booking[] =>
  journey.facts.flatMap(({ statement, claim }) =>
    statement.field === 'booking_number' && typeof statement.value === 'string'
      ? [{ number: statement.value, claim }]
      : [],
  )

/** Compares the booking numbers, unless they differ in form: those of forwarders and other lines do. */
export const otherBooking: Comparison = (document, recorded) => {
  const stated = certainText(document, 'booking_number')
  const known = bookingsOf(recorded).filter(({ claim }) => stoodAt(claim, document))
  const served = known.find(({ claim }) => claim.closedMs === null)
  if (!stated || !served || known.some(({ number }) => isSameNumber(number, stated.text))) return []
  if (shapeOf(bare(stated.text)) !== shapeOf(bare(served.number))) return []
  const about = 'booking_number'
  return [
    {
      about,
      says: `names another booking for ${recorded.journey.number}`,
      instead: `reports it under ${served.number}`,
      severity: 'low',
      claim: comparedClaim(document, about, null, stated.text, stated.found),
      value: stated.text,
      served: { claim: served.claim, about, value: served.number, prevails: true },
    },
  ]
}

const CARRIAGE = ['bill_of_lading', 'sea_waybill', 'arrival_notice', 'delivery_order']

/**
 * A document about the bill that lacks this container and names one that the line does not. Either of the two alone may
 * be due to an unread page, a partial shipment or a container that is not reported yet.
 */
export const otherContainers: Comparison = (document, recorded) => {
  const { journey, attached } = recorded
  const { number } = journey
  const known = knownBill(recorded)
  const named = document.named ?? []
  const foreign = attached === null || !isComplete(document) ? [] : named.filter((one) => !attached.has(one.number))
  const [first] = foreign
  if (!first || !known || named.some((one) => one.number === number) || !CARRIAGE.includes(document.type)) return []
  if (!BILLS.some((field) => isSameNumber(textIn(document, field), known.number))) return []
  const about = 'container_number'
  const value = foreign.map((one) => one.number).join(', ')
  return [
    {
      about,
      says: `of ${known.number} names other containers, and not ${number}`,
      instead: 'reports it under that bill',
      severity: 'medium',
      claim: comparedClaim(document, 'containers', number, value, first.found),
      value,
      served: { claim: reporterOf(recorded, known), about, value: number, prevails: true },
      decidedBy: { field: 'bill_of_lading_number', order: factPolicy.bill_of_lading_number },
    },
  ]
}

/** The claim that the container is on the bill. */
const reporterOf = ({ journey }: Recorded, known: KnownBill): SourcedClaim =>
  journey.milestones.find(
    ({ claim }) =>
      claim.closedMs === null &&
      claim.source.kind === 'line' &&
      !claim.ofContainer &&
      claim.statement.container === journey.number,
  )?.claim ?? known.claim
