import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney, type Money } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { readDate } from '../dates/dates.ts'
import { hasDecimals } from '../numbers/printed-decimals.ts'
import { findAmount } from './find-amount.ts'
import type { LineItem } from './line-items.ts'
import { WAIVED } from './not-charged.ts'
import { sumOfRows } from './sum-of-rows.ts'

const LESS = String.raw`^(?:(?:less|minus|abz(?:ü|ue)gl(?:ich|\.)?|moins|menos|meno)[:.]?\s+)?`
/** Earlier payments: they lower the amount due, but not the charges. */
const PAID = new RegExp(
  `${LESS}(?:(?:(?:advance|partial|part|prior|previous|your)\\s+)?(?:pre-?)?pa(?:yments?|id)(?: (?:received|made|to date|on account|in advance)|\\/credits)?|(?:amount|already|total) paid|(?:security )?deposits?(?: (?:paid|received))?|received|(?:an)?zahlung(?:en)?|bereits (?:gezahlt|bezahlt)|acomptes?(?: vers(?:é|e)s?)?|pago(?:s)?(?: recibidos?| a cuenta)?|anticipo|pagamento(?: ricevuto| recebido)?|acconto)(?![\\p{L}])`,
  'iu',
)
/** Amounts due besides the charges: from earlier invoices, or for late payment. */
const ADDED =
  /^(?:(?:plus|add)[:.]?\s+)?(?:late (?:payment |payments )?(?:fees?|charges?|penalt(?:y|ies))|(?:overdue|default|penalty|late) interest|interest(?: (?:on|for) [\p{L} ]{1,40})?|verzugszinsen|mahngeb(?:ü|ue)hr(?:en)?|(?:previous|prior|opening) balance|balance (?:brought )?forward|past due(?: (?:amount|balance))?|int(?:é|e)r(?:ê|e)ts(?: de retard)?|intereses(?: de mora)?|interessi(?: di mora)?)(?![\p{L}])/iu
/** What is taken off the charges: they are less than the days at their rate. */
const GRANTED = new RegExp(
  `${LESS}(?:\\d[\\d.,]*\\s?%\\s+)?(?:[\\p{L}-]+\\s+){0,2}?(?:discounts?|rebates?|(?:goodwill|courtesy) credit|rabatt|nachlass|kulanz|skonto|remise|descuento|desconto|sconto|korting|${WAIVED})(?![\\p{L}])(?:\\s*\\(?\\d[\\d.,]*\\s?%\\)?)?`,
  'iu',
)
/** Part of a date or number, or an amount that may become due later. */
const NO_AMOUNT =
  /\b(?:dates?|terms?|methods?|no|number|reference|ref|by|within|after|if|due|status|instructions?|per (?:day|month)|rate)\b|%/i
const OVERDUE = /^past due/i

/** The discounts and waivers beside the rows of an invoice, as rows that charge less than nothing. */
export const findGranted = (
  pages: readonly PageLayout[],
  { value: { currency } }: FoundValue<Money>,
  conventions: Conventions,
): LineItem[] =>
  pages.flatMap((page) =>
    page.lines.flatMap((line) => {
      const amount = amountBehind(GRANTED, line, { ...conventions, currency })
      const [first, last] = [line[0]!, line.at(-1)!]
      if (!amount) return []
      const evidence = { confidence: 0.9, grounds: ['in a line that takes it off'] }
      const place = <Value>(cell: Cell, value: Value) =>
        toFoundValue(page, cell, 0, { value, length: cell.text.length }, evidence)
      return [
        { description: place(first, first.text.slice(0, 200)), amount: place(last, { amount: -amount, currency }) },
      ]
    }),
  )

/**
 * The total of an invoice whose printed total includes an earlier payment or an amount due besides its charges, without
 * a row for it: the charges are another amount then. If the document states that amount as well, it is the total;
 * otherwise none is certain. `counted` is the number of days times their rate.
 */
export function findChargedTotal(
  pages: readonly PageLayout[],
  total: FoundValue<Money>,
  {
    items,
    conventions,
    counted,
  }: { items: readonly LineItem[]; conventions: Conventions; counted: number | undefined },
): { total: FoundValue<Money> | undefined } | undefined {
  const { amount, currency } = total.value
  const named = items.filter(({ description }) => description !== undefined)
  const isRow = (sum: number) =>
    named.some((item) => isSameAmount(Math.abs(item.amount?.value.amount ?? 0), sum, currency))
  // If the rows make up the total, it includes no payment or other amount.
  const inRows = sumOfRows(named)
  if (named.length > 0 && inRows !== undefined && isSameAmount(inRows, amount, currency)) return undefined
  const lines = pages.flatMap((page) => page.lines)
  const sumOf = (label: RegExp) => {
    const sums = lines.flatMap((line) => amountBehind(label, line, { ...conventions, currency }) ?? [])
    return exactAmount(sums.filter((sum) => !isRow(sum)).reduce((all, sum) => all + sum, 0))
  }
  const [paid, added] = [sumOf(PAID), sumOf(ADDED)]
  if (paid === 0 && added === 0) return whatIsGranted(pages, total, conventions)
  if (counted !== undefined && isSameAmount(counted, amount, currency)) return undefined
  const states = (sum: number) => findAmount(pages, exactAmount(sum), total, conventions)
  const charged = exactAmount(amount + paid - added)
  const stated = charged > 0 ? states(charged) : undefined
  // The total is the charge already: the amount due is stated beside it.
  if (!stated && counted === undefined && states(amount - paid + added)) return undefined
  const ground = 'what is due is it, less what was paid, with what is due besides'
  const value = { amount: charged, currency }
  return { total: stated && { ...stated, value, confidence: 0.96, grounds: [...total.grounds, ground] } }
}

/** The total itself, if the document also states what it was before a discount or a waiver. */
function whatIsGranted(pages: readonly PageLayout[], total: FoundValue<Money>, conventions: Conventions) {
  const granted = findGranted(pages, total, conventions)
  const before = exactAmount(total.value.amount - (sumOfRows(granted) ?? 0))
  const isStated = granted.length > 0 && findAmount(pages, before, total, conventions)
  return isStated ? { total: { ...total, grounds: [...total.grounds, 'what it was before is stated'] } } : undefined
}

function amountBehind(label: RegExp, line: readonly Cell[], conventions: Conventions): number | null {
  const at = line.findIndex(({ text }) => label.test(text))
  const cell = line[at]
  if (!cell) return null
  const words = label.exec(cell.text)![0]
  const own = cell.text.slice(words.length)
  const text = line.length > at + 1 ? line.at(-1)!.text : own
  const named = OVERDUE.test(words) ? own.replace(/\bdue\b/i, '') : own
  if (NO_AMOUNT.test(named.replace(/[\d.,]+\s*$/, ''))) return null
  const on = readDate(text, conventions.dates)
  const behindDay = on && /^(?: on)?\s*$/.test(text.slice(0, on.at)) ? text.slice(on.at + on.length) : text
  const accepted = acceptMoney(conventions)(behindDay.replace(/^[\s:：(-]+/, ''))
  if (!accepted || !isAccepted(accepted) || !hasDecimals(text, conventions.currency)) return null
  return Math.abs((accepted.value as Money).amount)
}
