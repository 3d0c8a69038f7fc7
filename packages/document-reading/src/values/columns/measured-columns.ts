import type { Cell, PageLayout } from '../../layout/layout.ts'
import { type HeaderRow, headerOfNumber, headerRowAbove } from '../labelled/header-rows.ts'
import type { LabelMeaning } from '../labelled/label-matches.ts'
import { findCurrency } from '../numbers/amounts.ts'
import { isUnit } from '../numbers/measures.ts'
import { headersAbove } from './currency-above.ts'

/** Units and words for counting and measuring goods, in the languages of documents. */
const MEASURE_WORDS =
  /\b(?:q['’]?ty|quant\w*|volum\w*|weights?|wt|meas\w*|pieces|nos?|(?:carton|roll|bag|bale|drum|pallet|set|pair|doz(?:en)?|pkg|ctn|yard|meter|metre|ton|tonne|liter|litre|gallon)s|packages|yds|mtrs?|mts?|prs|dz|ltrs?|m[23]|sq\.? ?m\w*|m\/t|pesos? (?:bruto|neto)|peso|bultos|piezas|cantidad|poids|colis|quantit[ée]|kolli|colli|paletten|menge|pezzi|pe[çc]as|aantal|gewicht)\b|\b[gn]\.? ?w\b|gewicht|st[üu]ck|[重件]|数量|体积/iu

/** "GRAND TOTAL CBM", "Total Q'ty": such totals are not amounts. */
export const namesMeasure = (label: string): boolean =>
  MEASURE_WORDS.test(label) || label.split(/[\s():/]+/).some(isUnit)

/** Numbers below headers of weights, pieces or volumes are not amounts. */
export const isInMeasureColumn = (
  rows: readonly HeaderRow[],
  page: PageLayout,
  line: readonly Cell[],
  cell: Cell,
): boolean => {
  const row = headerRowAbove(rows, cell, () => true)
  const header = row && headerOfNumber(row, line, cell)
  if (header) return namesMeasure(header.words) || MEASURE_MEANINGS.some((one) => header.meanings.has(one))
  const [nearest] = headersAbove(page, cell)
  return nearest !== undefined && namesMeasure(nearest.text) && findCurrency(nearest.text) === null
}
const MEASURE_MEANINGS: readonly LabelMeaning[] = [
  'gross_weight',
  'net_weight',
  'volume',
  'packages',
  'head:quantity' as LabelMeaning,
]
