import { decimalsOf } from '@boxtrail/reference/currency'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney, type Money } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { currencyAbove } from '../columns/currency-above.ts'
import { isInMeasureColumn, namesMeasure } from '../columns/measured-columns.ts'
import type { HeaderRow } from '../labelled/header-rows.ts'
import { CURRENCY_CODE, CURRENCY_SIGN, findCurrency } from '../numbers/amounts.ts'
import { hasDecimals } from '../numbers/printed-decimals.ts'
import type { LineItem } from './line-items.ts'
import { sumOfRows } from './sum-of-rows.ts'

const TOTAL =
  /^(?:(?:grand |invoice |net )?total(?!\s+(?:no|number|pack|pieces|items|gross|net\b|weight|volume|carton|ctn|free|days))|please pay|balance due|(?:net )?amount (?:due|payable)|total(?:e| à payer| a pagar| factura)|net à payer|montant total|importe total|importo (?:totale|complessivo)|valor total|gesamt(?:betrag|summe|(?= *(?:[:：(]|$)))|summe brutto|brutto(?:betrag|summe)|endbetrag|rechnungs(?:betrag|total|summe)|zu zahlen|total(?:bel[oø]b|bel[oö]p|betrag|bedrag|summe)|i alt|att? betal[ea]|å betale|totaal|te betalen|do zap[łl]aty|razem do|total de plat[aă]|genel toplam|[öo]denecek|总金额|合计)/iu
const FINAL =
  /due|payable|grand|pay|invoice|factura|payer|pagar|gesamt|rechnung|ttc|incl|betal|zahl|zap[łl]aty|plat[aă]|[öo]denecek/i
const BALANCE = /balance|saldo|remaining/i
const PARTIAL =
  /sub ?total|excl|before|net of|hors|sans|vat|tax|iva|tva|moms|mwst|btw|base|zwischen|discount|weight|packages|quantity/i

/** A total including tax is the final total. */
const WITH_TAX = /\bincl(?:uding|usive(?: of)?|\.)?\s*(?:vat|gst|tax(?:es)?|iva|tva|moms|mwst|btw)(?!\p{L})/iu

/** Amounts that differ by less are equal. */
const roundingOf = (currency: string | null) => 1.1 * 10 ** -Math.max(2, decimalsOf(currency))

interface TotalRow {
  found: FoundValue<Money>
  words: string
}

/**
 * The amount to pay: the final one of all totals rows, otherwise the largest, preferably equal to the sum of the line
 * items.
 */
export function findTotalAmount(
  pages: readonly PageLayout[],
  items: readonly LineItem[],
  headers: ReadonlyMap<PageLayout, readonly HeaderRow[]>,
  conventions: Conventions,
): FoundValue<Money> | undefined {
  // A credit note states its total with or without a sign, and so may its rows.
  const itemSum = Math.abs(sumOfRows(items) ?? 0)
  const sums = pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      readTotalRow(page, line, { ...conventions, itemSum, headers: headers.get(page) ?? [] }),
    ),
  )
  const matchesItems = ({ found }: TotalRow) =>
    items.length > 0 && Math.abs(found.value.amount - itemSum) < roundingOf(found.value.currency)
  // The balance after a deposit is less than the price of the goods.
  const final = sums.filter((sum) => FINAL.test(sum.words) && !(BALANCE.test(sum.words) && sums.some(matchesItems)))
  const largest = (final.length > 0 ? final : sums).toSorted((a, b) => b.found.value.amount - a.found.value.amount)[0]
  if (!largest) return undefined
  const { found } = largest
  if (matchesItems(largest)) {
    const { amount, currency } = found.value
    const value = { amount, currency: currency ?? currencyOf(items) }
    return { ...found, value, confidence: 0.98, grounds: [...found.grounds, 'the rows add up to it'] }
  }
  return found
}

/** The currency of the rows, if they have one. */
const currencyOf = (items: readonly LineItem[]): string | null => {
  const [code, ...others] = new Set(items.map(({ amount }) => amount?.value.currency ?? null))
  return others.length === 0 ? (code ?? null) : null
}

/**
 * The amount in the cell of its label: few letters after it are its currency or "CR". It has an end, because a hostile
 * line may have a million digits.
 */
const OWN_AMOUNT = new RegExp(
  `(?:(?:${CURRENCY_SIGN})\\s?)?(?<![\\d.,'])[\\d.,' ]{0,40}\\d[.,]\\d{2,3}(?:\\D{0,5}|\\s?(?:[A-Z]{3})?\\s?\\(?(?:C[Rr]\\.?|credit)\\)?)$`,
)
/** "CAD 1,600.00 (USD 1,200.00)" */
const IN_OTHER_CURRENCY = new RegExp(
  `(?<=[.,]\\d{2,3}\\s?)\\s*\\((?:(?:${CURRENCY_CODE.source})\\s?[\\d.,' ]+|[\\d.,' ]+(?:${CURRENCY_CODE.source}))\\)\\s*$`,
)

interface TotalConventions extends Conventions {
  itemSum: number
  headers: readonly HeaderRow[]
}

function readTotalRow(
  page: PageLayout,
  line: readonly Cell[],
  { itemSum, headers, ...conventions }: TotalConventions,
): TotalRow[] {
  const at = line.findIndex(({ text }) => TOTAL.test(text))
  const label = line[at]
  if (!label || PARTIAL.test(label.text.replace(WITH_TAX, '')) || namesMeasure(label.text)) return []
  const own = OWN_AMOUNT.exec(label.text.replace(IN_OTHER_CURRENCY, ''))
  const cells = line.slice(at + 1).toReversed()
  const words = label.text
  for (const [cell, from] of [
    ...cells.map((one) => [one, 0] as const),
    ...(own ? [[label, own.index] as const] : []),
  ]) {
    const text = cell === label ? own![0] : cell.text
    const named = findCurrency(words) ?? conventions.currency
    const known = named ?? currencyAbove(page, cell)
    // A sentence above, "Payments in AUD are returned", does not say which dollars "$" means.
    const isSigned = /[$¥￥]/.test(text)
    const accepted = acceptMoney({ ...conventions, currency: isSigned ? named : known })(text)
    if (!accepted || !isAccepted(accepted) || accepted.value.amount === 0) continue
    const isSum = itemSum > 0 && Math.abs(accepted.value.amount - itemSum) < roundingOf(accepted.value.currency)
    // The sum of the rows is their total, whatever header it is below.
    if (from === 0 && !isSum && isInMeasureColumn(headers, page, line, cell)) continue
    if (!isSum && !hasDecimals(text, known) && !/[A-Z]{3}|[€$£¥]/.test(text) && known === conventions.currency) continue
    const evidence = { confidence: 0.92, grounds: [`beside "${words.slice(0, 40)}"`] }
    return [{ found: toFoundValue(page, cell, from + accepted.at, accepted, evidence), words }]
  }
  return []
}
