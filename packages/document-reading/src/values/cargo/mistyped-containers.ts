import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { findMistypedNumbers } from '../identifiers/identifiers.ts'
import { type ContainerPlace, findPlace } from './container-places.ts'

/**
 * Container numbers with a wrong check digit, mistyped or misread, proposed for a person to correct. A number that
 * differs only in its check digit from another container of the document is that container, and one of `others` is a
 * bill or booking number.
 */
export function findMistypedContainers(
  pages: readonly PageLayout[],
  known: readonly FoundValue<string>[],
  others: ReadonlySet<string>,
): FoundValue<string>[] {
  const found = new Map<string, FoundValue<string>>()
  const knownSerials = new Set(known.map((one) => one.value.slice(0, 10)))
  for (const { expected, ...seen } of findMistypedNumbers(pages)) {
    const { value } = seen
    const place = findPlace(pages, seen)
    if (!place || found.has(value) || others.has(value) || isCalledBill(place) || knownSerials.has(value.slice(0, 10)))
      continue
    const evidence = {
      confidence: 0.5,
      grounds: [`its check digit is wrong: ${value.slice(0, 10)} would end in ${expected}`],
    }
    found.set(value, toFoundValue(place.page, place.cell, place.from, place, evidence))
  }
  return [...found.values()]
}

/** Their positions: a part of a document may be about one of them. */
export const findMistypedPlaces = (pages: readonly PageLayout[], others: ReadonlySet<string>): ContainerPlace[] =>
  findMistypedNumbers(pages).flatMap((seen) => {
    const place = others.has(seen.value) ? undefined : findPlace(pages, seen)
    return place && !isCalledBill(place) ? [place] : []
  })

/** "under bill of lading SCLU8899001" */
const isCalledBill = ({ cell, from }: Pick<ContainerPlace, 'from'> & { cell: { text: string } }): boolean =>
  /(?:\bbill(?: of lading)?|\bwaybill|\bb\/l|\bbooking)(?: (?:no\.?|number))?:?\s*$/i.test(cell.text.slice(0, from))
