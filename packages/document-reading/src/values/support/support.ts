import { LB_PER_KG } from '@boxtrail/reference/weights'
import type { DocumentTypeCode } from '../../document-types.ts'
import type { FieldName } from '../../labels/labels.ts'
import { cellAt } from '../../layout/find-cells.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { decimalOf } from '../accept/amounts.ts'
import { numbersAbove, overlaps, parseNumbers, signFactor } from '../columns/column-numbers.ts'
import { headersAbove } from '../columns/currency-above.ts'
import { namesMeasure } from '../columns/measured-columns.ts'
import { findAmountsInWords } from '../numbers/amount-in-words.ts'
import { CURRENCY_CODE, findCurrency } from '../numbers/amounts.ts'
import type { DecimalSign } from '../numbers/decimal-sign.ts'
import { findMeasures } from '../numbers/measures.ts'

/**
 * Critical fields: amounts are paid and weights are declared by them, so they are served only if something else in the
 * document confirms them.
 */
const SUPPORT_REQUIRED: Partial<Record<FieldName, readonly DocumentTypeCode[]>> = {
  total_amount: ['commercial_invoice', 'freight_invoice', 'demurrage_invoice'],
  gross_weight: ['packing_list'],
  net_weight: ['packing_list'],
}

export const needsSupport = (field: FieldName, type: DocumentTypeCode): boolean =>
  SUPPORT_REQUIRED[field]?.includes(type) ?? false

/** Proposed to a person, who sees why it is not served. */
export const UNSUPPORTED = { confidence: 0.75, ground: 'nothing else in the document says the same' }
export const SUPPORTED_CONFIDENCE = 0.96

type Amount = FoundValue<{ amount: number; currency?: string | null }>

/** The sources of support: all text, and the amounts of the line items. */
export interface SupportSources {
  pages: readonly PageLayout[]
  rows: readonly number[]
  decimal: DecimalSign
}

/**
 * Looks for support of a value: the numbers above it add up to it, it occurs a second time, it is the sum of two
 * others, or it is written out in words.
 */
export function checkSupport<Value extends Amount>(found: Value, isMoney: boolean, sources: SupportSources): Value {
  // Already checked: containers or rows add up to it.
  if (found.grounds.some((ground) => ground.includes('add up to it'))) return found
  const ground = findSupport(found, isMoney, sources)
  return ground === null
    ? {
        ...found,
        confidence: Math.min(found.confidence, UNSUPPORTED.confidence),
        grounds: [...found.grounds, UNSUPPORTED.ground],
      }
    : { ...found, confidence: Math.max(found.confidence, SUPPORTED_CONFIDENCE), grounds: [...found.grounds, ground] }
}

function findSupport(
  { value: { amount, currency = null }, page: number, span }: Amount,
  isMoney: boolean,
  { pages, rows, decimal: ofDocument }: SupportSources,
): string | null {
  if (rows.length > 0 && isSame(amount, Math.abs(rows.reduce((sum, one) => sum + one, 0))))
    return 'the rows add up to it'
  const page = pages.find((one) => one.number === number)
  const own = page && cellAt(page, span[0])?.cell
  if (!page || !own) return null
  // Amounts are written in the same way as this one: "JPY 70,000".
  const decimal = isMoney ? decimalOf(page.text.slice(...span), currency, ofDocument) : ofDocument
  if (statesBothUnits(own.text)) return 'the same weight stands behind it in another unit'
  if (isMoney ? !isMoneyColumn(page, own) : isPartialTotal(pages, own, amount, decimal)) return null
  const read = (cell: Cell) => parseNumbers(cell.text, decimal)
  const above = numbersAbove(page, own, decimal)
  const column = above.map((cell) => read(cell)[0]! * signFactor(cell.text))
  if (isSumOfColumn(column, amount)) return 'the rows above it add up to it'
  const states = (cell: Cell) => cell !== own && read(cell).some((one) => isSame(one, amount))
  const nearest = above.at(-1)
  if (nearest && NUMBER_ALONE.test(nearest.text) && states(nearest)) return 'the only row above it says the same'
  const isLabelled = (line: readonly Cell[]) =>
    line.some(({ text }) => LABEL.test(text)) && !(isMoney && line.some(({ text }) => namesMeasure(text)))
  if (pages.some(({ lines }) => lines.some((line) => isLabelled(line) && line.some(states))))
    return 'it is stated a second time, with a label'
  // The few numbers directly above: a subtotal and a tax.
  const summands = above.slice(-4).flatMap(read)
  if (summands.some((one, at) => summands.slice(at + 1).some((other) => isSame(one + other, amount))))
    return 'two amounts above it add up to it'
  const words = pages.flatMap(({ text }) => findAmountsInWords(text))
  return words.some((one) => isSame(one, amount)) ? 'it is written out in words' : null
}

/** A column without any sign of money may be in yards as well as in dollars. */
function isMoneyColumn(page: PageLayout, own: Cell): boolean {
  const line = page.lines.find((cells) => cells.includes(own)) ?? [own]
  const [header] = headersAbove(page, own)
  return [...line.map(({ text }) => text), header?.text ?? ''].some(
    (text) => MONEY.test(text) || findCurrency(text) !== null || CURRENCY_CODE.test(text),
  )
}
const MONEY =
  /amount|price|value|\bdue\b|payable|\bpay\b|balance|invoice|\bcost|charge|\bc(?:if|fr|&f)\b|\bfob\b|betrag|summe|preis|zahl|montant|prix|payer|importe|precio|pagar|factura|prezzo|bedrag|betal|bel[oø]b|belopp|tutar|valor|kwota|金额/iu

/** With several tables one total is the grand total only if the others add up to it, or if it is labelled so. */
function isPartialTotal(pages: readonly PageLayout[], own: Cell, amount: number, decimal: DecimalSign): boolean {
  const totals = pages.flatMap(({ lines }) => lines).filter((line) => line.some(({ text }) => TOTAL.test(text)))
  const isGrandTotal = totals.find((line) => line.includes(own))?.some(({ text }) => GRAND_TOTAL.test(text)) ?? false
  const others = totals.flatMap((line) =>
    line.filter((cell) => cell !== own && overlaps(cell, own)).flatMap(({ text }) => parseNumbers(text, decimal)),
  )
  const isOther = others.some((one) => !isSame(one, amount))
  const sum = others.reduce((all, one) => all + one, 0)
  return isOther && !(isSame(sum, amount) || (isGrandTotal && others.every((one) => one <= amount)))
}
const TOTAL = /total|summe|gesamt|suma\b/i
const GRAND_TOTAL = /grand|overall|gesamt|general/i

/** "29,252 kg (64,490 lb)": an error in one of them would show. */
function statesBothUnits(text: string): boolean {
  const weights = findMeasures(text, null).filter(({ kind }) => kind === 'weight')
  const [kilos, pounds] = ['kg', 'lb'].map((unit) => weights.find((one) => one.unit === unit)?.readings ?? [])
  return kilos!.some((kilo) => pounds!.some((pound) => Math.abs(kilo * LB_PER_KG - pound) < 1 + 0.0005 * pound))
}

/** A number in a table row; with a label it would be another value. */
const NUMBER_ALONE = /^\D{0,4}\d[\d.,' ]*\s?\p{L}{0,4}$/u

/** Labels of totals, amounts and weights. */
const LABEL =
  /total|amount|\bsum|value|\bdue\b|payable|balance|weight|\bgross\b|\bnet\b|betrag|summe|gewicht|montant|poids|importe|peso|valor|tutar|suma|bedrag|bel[oø]b|belopp|合计|总/iu

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.006

/** Whether the last numbers of a column add up to a total: at least two, because one row does not confirm itself. */
function isSumOfColumn(column: readonly number[], total: number): boolean {
  let sum = 0
  for (const [nth, one] of column.toReversed().entries()) {
    sum += one
    if (nth > 0 && isSame(sum, total)) return true
  }
  return false
}
