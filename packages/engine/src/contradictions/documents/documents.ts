import { statedAtMs } from '../../documents/document-claims.ts'
import type { LinkedDocument } from '../../documents/linked-document.ts'
import type { Contradiction, Recorded, Rule } from '../contradiction/contradiction.ts'
import { billedDays } from './billed-days.ts'
import { type Comparison, type Difference, differs } from './difference.ts'
import { goods } from './goods.ts'
import { heldGoods } from './holds.ts'
import { namesJourney, otherBill, otherBooking, otherContainers } from './numbers.ts'
import { ports } from './ports.ts'
import { recordValues } from './record-values.ts'
import { ship } from './ship.ts'
import { times } from './times.ts'

/** Differences of the account's documents from what sources report. The sources prevail. */
export const documents: Rule = (recorded) =>
  recorded.documents.flatMap((document): Contradiction[] =>
    differencesIn(document, recorded).map((one) => differs(document, one)),
  )

const ofJourney: readonly Comparison[] = [ship, ports, times, goods, heldGoods, otherBooking, billedDays]

/** A document about another bill has no other differences: the rest of it is about that bill. */
const differencesIn = (document: LinkedDocument, recorded: Recorded): Difference[] => {
  if (!speaksOf(document, recorded)) return otherContainers(document, recorded)
  const bill = otherBill(document, recorded)
  if (bill.length > 0) return isOfJourney(document, recorded) ? bill : []
  return [
    ...recordValues(document, recorded),
    ...(isOfJourney(document, recorded) ? ofJourney.flatMap((compare) => compare(document, recorded)) : []),
  ]
}

/** Whether a document is about this container: one that names only its bill is about all of its containers. */
const speaksOf = ({ containers, named }: LinkedDocument, { journey }: Recorded): boolean =>
  containers === null ||
  containers.includes(journey.number) ||
  named?.some(({ number }) => number === journey.number) === true

/**
 * Whether a document is about this journey: one that names only the container, and was made before, is about an earlier
 * one.
 */
const isOfJourney = (document: LinkedDocument, recorded: Recorded): boolean =>
  statedAtMs(document) >= recorded.journey.openedMs || namesJourney(document, recorded)
