import { findCurrency } from '../amounts.ts'
import type { Cell, PageLayout } from '../layout.ts'
import { headsAbove } from './currency-above.ts'
import { type HeadRow, headOver, headRowAbove } from './header-rows.ts'
import type { Spoken } from './label-matches.ts'
import { isUnit } from './measures.ts'

/** What goods are counted and measured by, in the languages of papers. */
const MEASURED_WORDS =
  /\b(?:q['’]?ty|quant\w*|volum\w*|weights?|wt|meas\w*|pieces|nos?|(?:carton|roll|bag|bale|drum|pallet|set|pair|doz(?:en)?|pkg|ctn|yard|meter|metre|ton|tonne|liter|litre|gallon)s|packages|yds|mtrs?|mts?|prs|dz|ltrs?|m[23]|sq\.? ?m\w*|m\/t|pesos? (?:bruto|neto)|peso|bultos|piezas|cantidad|poids|colis|quantit[ée]|kolli|colli|paletten|menge|pezzi|pe[çc]as|aantal|gewicht)\b|\b[gn]\.? ?w\b|gewicht|st[üu]ck|[重件]|数量|体积/iu

/** "GRAND TOTAL CBM", "Total Q'ty": what is added up is no money. */
export const isOfMeasure = (label: string): boolean =>
  MEASURED_WORDS.test(label) || label.split(/[\s():/]+/).some(isUnit)

/** Below the head of weights, pieces or cubic metres stands no money. */
export const isInMeasures = (
  rows: readonly HeadRow[],
  page: PageLayout,
  line: readonly Cell[],
  cell: Cell,
): boolean => {
  const row = headRowAbove(rows, cell, () => true)
  const head = row && headOver(row, line, cell)
  if (head) return isOfMeasure(head.words) || MEASURED.some((one) => head.spoken.has(one))
  const [nearest] = headsAbove(page, cell)
  return nearest !== undefined && isOfMeasure(nearest.text) && findCurrency(nearest.text) === null
}
const MEASURED: readonly Spoken[] = ['gross_weight', 'net_weight', 'volume', 'packages', 'head:quantity' as Spoken]
