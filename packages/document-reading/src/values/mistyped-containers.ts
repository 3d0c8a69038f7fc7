import { mistypedNumbers } from '../identifiers.ts'
import type { LaidPage } from '../layout.ts'
import type { Found } from '../reading.ts'
import { foundAt } from './choose.ts'

/**
 * Numbers in the form of a container's whose check digit is wrong: mistyped on the paper or misread, and proposed for a
 * person to correct. One that is a good number but for one digit of a container on the same paper is that container, and
 * one of `others` is a bill or a booking.
 */
export function mistypedContainers(
  pages: readonly LaidPage[],
  known: readonly Found<string>[],
  others: ReadonlySet<string>,
): Found<string>[] {
  const found = new Map<string, Found<string>>()
  for (const { value, expected, page: number, span } of mistypedNumbers(pages)) {
    const page = pages.find((one) => one.number === number)!
    const cell = page.lines.flat().find((one) => one.start <= span[0] && span[0] < one.start + one.text.length)
    if (
      !cell ||
      found.has(value) ||
      others.has(value) ||
      known.some((one) => one.value.slice(0, 10) === value.slice(0, 10))
    )
      continue
    const doubt = {
      confidence: 0.5,
      grounds: [`its check digit is wrong: ${value.slice(0, 10)} would end in ${expected}`],
    }
    found.set(value, foundAt(page, cell, span[0] - cell.start, { value, length: span[1] - span[0] }, doubt))
  }
  return [...found.values()]
}
