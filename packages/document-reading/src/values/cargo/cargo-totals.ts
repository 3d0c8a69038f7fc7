import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'
import { type HeaderRow, headerRowAbove } from '../labelled/header-rows.ts'
import type { DecimalSign } from '../numbers/decimal-sign.ts'
import { findStatedSum } from '../support/stated-sum.ts'
import { type FoundContainer, isPossibleAmount } from './container-figures.ts'
import { type CargoField, type RowConventions, readRowCargo } from './row-values.ts'

export const TOTAL =
  /^(?:grand |sub ?)?totals?\b|^totale|^gesamt|^t o t a l|^sum(?:me)?\s*:?$|^(?:genel )?toplam|^(?:合|总|總|小)\s?[计計]|^totaa?l|^razem\b|^somme\b|^suma\b|^in total/i
export const SUM_GROUND = 'the containers add up to it'
const IN_WORDS = /in words|number of containers|no\. of containers/i
/** An amount to pay is not cargo, although a weight column may be above it. */
const TO_PAY =
  /\b(?:due|payable|charges|to pay|pagar|pagare|payer|betalen|betale|zahlen|vat|iva|tva|mwst|moms|btw|ttc)\b/i

/** The quantities in totals rows. */
export function readCargoTotals(
  page: PageLayout,
  rows: readonly HeaderRow[],
  conventions: RowConventions,
): Partial<Record<CargoField, FoundValue<Quantity>>> {
  const found: Partial<Record<CargoField, FoundValue<Quantity>>> = {}
  for (const line of page.lines) {
    const [first] = line
    if (!first || !TOTAL.test(first.text) || IN_WORDS.test(first.text) || TO_PAY.test(first.text)) continue
    const headerRow = headerRowAbove(
      rows,
      first,
      (meaning) => meaning === 'gross_weight' || meaning === 'head:gross_weight' || meaning === 'packages',
    )
    for (const [field, one] of Object.entries(readRowCargo(page, line, headerRow, conventions)))
      found[field as CargoField] ??= { ...one, grounds: [...one.grounds.slice(0, 1), 'in a row of totals'] }
  }
  return found
}

/**
 * The total of the goods, labelled or in a totals row, checked against the containers. If both exist and differ, either
 * may be meant.
 */
export function chooseCargoTotal(
  field: 'packages' | 'gross_weight' | 'volume',
  containers: readonly FoundContainer[],
  total: FoundValue<Quantity> | undefined,
  labelled: FoundValue<Quantity> | undefined,
  pages: readonly PageLayout[],
  decimal: DecimalSign,
): FoundValue<Quantity> | undefined {
  const parts = containers.map((one) => one[field]?.value.amount)
  const isFull = parts.length > 0 && parts.every((one) => one !== undefined)
  const sum = isFull ? parts.reduce((all, one) => all! + one!, 0)! : null
  const isSum = (one: FoundValue<Quantity>) =>
    sum !== null && Math.abs(one.value.amount - sum) < 0.006 * Math.max(1, sum / 100)
  for (const one of [total, labelled])
    if (one && isSum(one)) return { ...one, confidence: 0.98, grounds: [...one.grounds, SUM_GROUND] }
  if (sum !== null && containers.length > 1) {
    const rounded = Math.round(sum * 10_000) / 10_000
    const elsewhere = findStatedSum(pages, field, rounded, containers[0]![field]!.value.unit, decimal)
    if (elsewhere) return elsewhere
  }
  const stated = [total, labelled].find((one) => one && isPossibleAmount(field, one.value, containers.length))
  if (stated && sum !== null && containers.length > 1) {
    const isOneOfThem = parts.includes(stated.value.amount)
    // The first row below a label above a column belongs to a container.
    if (isOneOfThem && stated === labelled) return undefined
    return { ...stated, confidence: 0.7, grounds: [...stated.grounds, 'the containers do not add up to it'] }
  }
  if (stated) return stated
  const only = containers.length === 1 ? containers[0]![field] : undefined
  return only && { ...only, confidence: 0.9, grounds: [...only.grounds, 'of the only container'] }
}
