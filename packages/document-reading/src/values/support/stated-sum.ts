import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import type { DecimalSign } from '../numbers/decimal-sign.ts'
import { findMeasures } from '../numbers/measures.ts'

/** Smaller sums match by chance. */
const MIN_SUM = 20

/** The sum of the containers if the document states it: that is the total, whatever words are beside it. */
export function findStatedSum(
  pages: readonly PageLayout[],
  field: 'packages' | 'gross_weight' | 'volume',
  sum: number,
  unit: string | null,
  decimal: DecimalSign,
): FoundValue<Quantity> | undefined {
  const kind = field === 'gross_weight' ? 'weight' : field
  if (sum < MIN_SUM) return undefined
  for (const page of pages)
    for (const cell of page.lines.flat()) {
      if (cell.text.length > 60) continue
      const stated = findMeasures(cell.text, decimal).find(
        (one) =>
          (one.kind === kind || (one.kind === null && isBare(cell, one))) &&
          one.readings.some((reading) => Math.abs(reading - sum) < 0.0015),
      )
      if (stated)
        return toFoundValue(
          page,
          cell,
          stated.at,
          { value: { amount: sum, unit: stated.unit ?? unit }, length: stated.length },
          { confidence: 0.97, grounds: ['the containers add up to it'] },
        )
    }
  return undefined
}

const isBare = ({ text }: Cell, { at, length }: { at: number; length: number }) => at === 0 && length === text.length
