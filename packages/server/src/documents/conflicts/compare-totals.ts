import { type Comparison, comparePackages, compareVolumes, compareWeights, quantityOf } from './compare-quantities.ts'
import type { Stated } from './compared-document.ts'

/** The totals of the goods: a document for a part of them states less. */
export type Total = 'packages' | 'gross_weight' | 'volume'

/** Compares two statements of one total as numbers; null if they cannot be compared. */
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

/** Below this ratio in every total, a document is for a part of the goods. */
const PART = 0.9

/**
 * Whether two documents are about the same goods. A single total that agrees shows it. A document that states at least
 * a tenth less of everything is for a part: one container of several, or one order of a consignment. A document that
 * was found by a reference alone may belong to another shipment of the order, and must agree in some total.
 */
export function areOfSameGoods(totals: readonly Comparable[], isWeak: boolean): boolean {
  if (totals.some(({ comparison }) => comparison.isSame)) return true
  if (isWeak) return false
  const isPart = (isLess: boolean) =>
    totals.length > 0 && totals.every(({ comparison }) => comparison.part < PART && comparison.isLess === isLess)
  return !isPart(true) && !isPart(false)
}
