import { findMistypedNumbers } from '../identifiers.ts'
import type { PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { toFoundValue } from './choose-value.ts'
import { findPlace } from './container-places.ts'

/**
 * Numbers in the form of a container's whose check digit is wrong: mistyped on the paper or misread, and proposed for a
 * person to correct. One that is a good number but for one digit of a container on the same paper is that container, and
 * one of `others` is a bill or a booking.
 */
export function findMistypedContainers(
  pages: readonly PageLayout[],
  known: readonly FoundValue<string>[],
  others: ReadonlySet<string>,
): FoundValue<string>[] {
  const found = new Map<string, FoundValue<string>>()
  for (const { expected, ...seen } of findMistypedNumbers(pages)) {
    const { value } = seen
    const place = findPlace(pages, seen)
    if (
      !place ||
      found.has(value) ||
      others.has(value) ||
      known.some((one) => one.value.slice(0, 10) === value.slice(0, 10))
    )
      continue
    const evidence = {
      confidence: 0.5,
      grounds: [`its check digit is wrong: ${value.slice(0, 10)} would end in ${expected}`],
    }
    found.set(value, toFoundValue(place.page, place.cell, place.from, place, evidence))
  }
  return [...found.values()]
}
