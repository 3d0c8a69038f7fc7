import { isSameAmount } from '@boxtrail/reference/currency'
import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { Money } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { parseNumbers } from '../columns/column-numbers.ts'

/** The first place that states an amount, other than that of the total itself. */
export function findAmount(
  pages: readonly PageLayout[],
  amount: number,
  total: FoundValue<Money>,
  { decimal }: Conventions,
): FoundValue<Money> | undefined {
  for (const page of pages)
    for (const cell of page.lines.flat()) {
      const isTotal =
        page.number === total.page && cell.start <= total.span[0] && total.span[0] < cell.start + cell.text.length
      const written = /(?<![\d.,'])\d[\d.,' ]{0,40}(?=(?:\s?(?:[A-Z]{3}|[€£$¥]))?$)/.exec(cell.text)
      if (
        isTotal ||
        !written ||
        !parseNumbers(written[0], decimal).some((one) => isSameAmount(one, amount, total.value.currency))
      )
        continue
      const evidence = { confidence: 0.96, grounds: [] }
      return toFoundValue(page, cell, written.index, { value: total.value, length: written[0].length }, evidence)
    }
  return undefined
}
