import { type Comparison, comparePackages, compareVolumes, compareWeights, quantityOf } from './compare-quantities.ts'
import type { Stated } from './compared-document.ts'

/** What adds up: a paper for a part of the goods says less of it. */
export type Total = 'packages' | 'gross_weight' | 'volume'

/** Two statements of one total, as numbers; null where they cannot be compared. */
export const compareTotals: Record<Total, (a: Stated, b: Stated, containers: number) => Comparison | null> = {
  packages: (a, b) => both(a, b, 'packages', comparePackages),
  gross_weight: (a, b, containers) => both(a, b, 'weight', (one, other) => compareWeights(one, other, containers)),
  volume: (a, b) => both(a, b, 'volume', compareVolumes),
}

const both = (
  a: Stated,
  b: Stated,
  kind: 'packages' | 'weight' | 'volume',
  compare: typeof comparePackages,
): Comparison | null => {
  const [one, other] = [quantityOf(a.value, kind), quantityOf(b.value, kind)]
  return one && other && compare(one, other)
}

export interface Comparable {
  total: Total
  a: Stated
  b: Stated
  comparison: Comparison
}

/** By so much less of everything, a paper is of a part of the goods. */
const PART = 0.9

/**
 * Whether two papers speak of the same goods. One total that agrees shows it. A paper that says a tenth less of
 * everything is of a part: one container of several, one order of a consignment. What was found by a reference alone may
 * belong to another shipment of the order, and has to agree in something.
 */
export function areOfSameGoods(totals: readonly Comparable[], isWeak: boolean): boolean {
  if (totals.some(({ comparison }) => comparison.isSame)) return true
  if (isWeak) return false
  const isPart = (isLess: boolean) =>
    totals.length > 0 && totals.every(({ comparison }) => comparison.part < PART && comparison.isLess === isLess)
  return !isPart(true) && !isPart(false)
}
