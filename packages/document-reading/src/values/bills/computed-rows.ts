import { decimalsOf, exactAmount } from '@boxtrail/reference/currency'
import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { LineItem } from '../charges/line-items.ts'
import { statesSumOf, statesTotalWith } from '../charges/stated-sums.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { daysIn, readDayRange } from '../day-ranges/day-ranges.ts'
import { countOfStep, DAYS, STEP } from '../day-ranges/day-steps.ts'
import { CURRENCIES, CURRENCY_SIGN, toCurrencyCode } from '../numbers/amounts.ts'
import { possibleNumbers } from '../numbers/decimal-sign.ts'

/** A number as amounts are written, such as "1,200.00", "1'200" and "1 200,00". */
export const WRITTEN_NUMBER = "\\d{1,3}(?: \\d{3})+(?:[.,]\\d+)?|\\d[\\d.,']*\\d|\\d"
const MONEY = `(?:(${CURRENCIES}|${CURRENCY_SIGN})\\s?)?(${WRITTEN_NUMBER})(?:\\s?(${CURRENCIES}|[€£₹]))?`
const PER_DAY = '(?:\\s*(?:per|\\/|each|pro|je|par|por|al)\\s?(?:day|tag|jour|dia|día|giorno))?'
const AT = '(?:x|×|\\*|@|at|à|a|zu|je|à raison de|[:|=–-])'
const MAKES = '(?:=|:|,|->|→|\\||\\s)'
/**
 * "4 days x USD 150.00 = USD 600.00", "5 days @ 120.00 per day: 600.00", "4 days USD 150.00 USD 600.00" in a table
 * without headers. A comma there would belong to a sentence.
 */
const CALCULATION = new RegExp(
  `(\\d{1,3})\\s*(?:calendar )?${DAYS}\\s*(?:(?:x|×|\\*|@|at|à|a|zu|à raison de)\\s*|(?=(?:${CURRENCIES}|${CURRENCY_SIGN})\\s?\\d)(?![^=:;|]*\\d,\\s))${MONEY}${PER_DAY}\\s*${MAKES}\\s*${MONEY}`,
  'giu',
)
/** "USD 150.00 x 4 days USD 600.00": the rate is before the days. */
const RATE_FIRST = new RegExp(
  `(?<![\\p{L}\\d.,/-])${MONEY}${PER_DAY}\\s*(?:x|×|\\*|for|für|pour|por|per|voor)\\s*(?<days>\\d{1,3})\\s*(?:calendar )?${DAYS}\\s*${MAKES}\\s*${MONEY}`,
  'iu',
)
/** Words before the days that show that the amount was refunded or billed earlier, or is only an example. */
const ELSEWHERE =
  'refund(?!able)\\w*|reimburs\\w*|credited|previous(?:ly)?|earlier|for example|example|e\\.\\s?g\\.|z\\.\\s?b\\.|beispiel|par exemple|exemple|ejemplo|esempio|exemplo|voorbeeld|erstatte\\w*|rembours\\w*'
/** Words that show the same only at the beginning of the line or right before the days: elsewhere other days are meant. */
const WAIVED =
  'waived|waiver|not (?:charged|billed|invoiced)|estimated?|estimates|erlassen|nicht (?:berechnet|verrechnet)|geschätzt|exonérée?s?|non facturée?s?|estimée?s?|condonad[oa]s?|no facturad[oa]s?|estimad[oa]s?|kwijtgescholden|stimat[oaie]'
/** What is before the days of an amount that this document does not charge. */
const NOT_CHARGED = new RegExp(
  `(?<!\\p{L})(?:${ELSEWHERE}|(?<=^\\P{L}*)(?:${WAIVED})|(?:${WAIVED})(?=\\s*[:–-]?\\s*$))(?!\\p{L})`,
  'iu',
)
/** The same right behind the amount of a calculation: "= USD 200.00 (waived)". */
const NOT_CHARGED_BEHIND = new RegExp(
  `^[\\s,;:()–-]*(?:[A-Z]{3}[\\s,;:()–-]*)?(?:(?:is|are|was|were|has been|have been|wird|wurden?|est|sont) )?(?:${WAIVED}|${ELSEWHERE})(?!\\p{L})`,
  'iu',
)

/** Words anywhere in a line that show that an amount is waived or charged elsewhere. */
const SAYS_NOT_CHARGED = new RegExp(`(?<!\\p{L})(?:${WAIVED}|${ELSEWHERE})(?!\\p{L})`, 'iu')
export const saysNotCharged = (text: string): boolean => SAYS_NOT_CHARGED.test(text)

/** Whether a document charges what a line calculates between two offsets, by the words on both sides. */
export const isCharged = (text: string, from: number, until: number): boolean =>
  !NOT_CHARGED.test(text.slice(0, from)) && !NOT_CHARGED_BEHIND.test(text.slice(until))

/**
 * "Days 1-3 @ 190.00 | 570.00", "Day 6 to 9 USD 70.00 / day USD 280.00": the number of days follows from the first and
 * the last.
 */
const CALCULATED_STEP = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<days>${STEP})[):,]?\\s*${AT}?\\s*${MONEY}${PER_DAY}\\s*${MAKES}\\s*${MONEY}`,
  'iu',
)
/** "Days 8+ @ USD 120.00 (2 days) 240.00": the last step has no end, and states how many of its days are charged. */
const OPEN_STEP = new RegExp(
  `(?<![\\p{L}\\d.,/-])${DAYS}\\s*\\d{1,3}\\s*(?:\\+|ff\\.?|and (?:more|over|above|beyond)|onwards?)\\s*${AT}?\\s*${MONEY}${PER_DAY}\\s*\\((?<days>\\d{1,3})\\s*${DAYS}\\)\\s*${MAKES}?\\s*${MONEY}`,
  'iu',
)
/** "Days 1-4 free 0.00" */
const FREE_STEP = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<days>${STEP})[):,]?\\s*(?:[-–:|]\\s*)?(?:are )?(?:free(?: time| of charge)?|frei|libres?|gratis|gratuits?|franco|livres?|franchigia)\\s*[:|]?\\s*${MONEY}\\s*$`,
  'iu',
)
const MAX_ROWS = 200
const MAX_LENGTH = 400

/** Reads what a line has, in its order. */
type ReadLine<Read = readonly LineItem[]> = (page: PageLayout, line: Line, conventions: Conventions) => Read

/**
 * Rows outside of tables that write out their calculation, if it is correct. Steps of days are also printed as examples
 * of a tariff, and a second calculation of a line also explains the first: they count only if their sum is printed
 * elsewhere.
 */
export function findComputedRows(pages: readonly PageLayout[], conventions: Conventions): LineItem[] {
  const read = (readLine: ReadLine<readonly LineItem[] | LineItem | null>, decimal = conventions.decimal) =>
    pages
      .flatMap((page) => page.lines.flatMap((line) => readLine(page, line, { ...conventions, decimal }) ?? []))
      .slice(0, MAX_ROWS)
  const readOneCharged = readFirst(readCharged)
  let rows: LineItem[] = []
  // On a credit note refunded amounts are the rows.
  for (const readLine of [readRows, readCharged, readFirst(readRows), readOneCharged]) {
    rows = read(readLine)
    if (statesSumOf(rows, pages, conventions.decimal)) return rows
  }
  // A fee that is not calculated is only in the total.
  const beside = [readCharged, readOneCharged].map((readLine) => read(readLine))
  const withFee = beside.find((one) => statesTotalWith(one, pages, conventions.decimal))
  if (withFee) return withFee
  if (rows.length > 0) {
    // "4 days x EUR 120,000 = EUR 480,000" beside a total of 480: the printed total shows which decimal sign is meant.
    const others = ([',', '.'] as const).map((decimal) => read(readOneCharged, decimal))
    return others.find((one) => one.length === rows.length && statesSumOf(one, pages, null)) ?? rows
  }
  const steps = read(readStep)
  return statesSumOf(steps, pages, conventions.decimal) ? steps : []
}

export type Line = PageLayout['lines'][number]

/** The text of a line, whose offsets are relative to the start of the line; null if it is too long for a row. */
export const textOfLine = (line: Line): string | null => {
  const text = line.map((cell) => cell.text).join(' ')
  return text.length > MAX_LENGTH ? null : text
}

/** A step of days with its amount, or with an amount of zero if it is free. */
function readStep(page: PageLayout, line: Line, conventions: Conventions): LineItem | null {
  const text = textOfLine(line)
  if (!text) return null
  const step = CALCULATED_STEP.exec(text)
  const open = step ? null : OPEN_STEP.exec(text)
  const free = step || open ? null : FREE_STEP.exec(text)
  const found = step ?? open ?? free
  if (!found) return null
  const { days } = found.groups!
  const count = open ? Number(days) : countOfStep(found.slice(2, 7))
  // In an open step the days are between its rate and its amount.
  const parts = open ? open.slice(1, 4).concat(open.slice(5)) : found.slice(7)
  if (count === null) return null
  const daysAt = found.index + (open ? found[0].lastIndexOf(`(${days}`) + 1 : 0)
  const calculation = { text, found, days: { count, words: days!, at: daysAt } }
  if (free) return freeStep(page, line, calculation, parts, conventions)
  return calculatedRow(page, line, { ...calculation, parts, isStep: true }, conventions)
}

/** The first calculation of a line, and those that the line adds to it. */
const readFirst =
  (readLine: ReadLine): ReadLine =>
  (page, line, conventions) => {
    const rows = readLine(page, line, conventions)
    const isAdded = (row: LineItem, before: LineItem) =>
      ADDED.test(textOfLine(line)!.slice(...between(line, before, row)))
    const end = rows.findIndex((row, at) => at > 0 && !isAdded(row, rows[at - 1]!))
    return end === -1 ? rows : rows.slice(0, end)
  }
const ADDED = /^[\s)]*(?:[A-Z]{3}[\s)]*)?(?:\+|&|(?:plus|and|und|et|y|e)(?!\p{L}))/u

/** The words between the amount of a calculation and the days of the next one, as offsets in their line. */
const between = (line: Line, { amount }: LineItem, { quantity }: LineItem): [from: number, until: number] => {
  const { start } = line[0]!
  return [amount!.span[1] - start, quantity!.span[0] - start]
}

const readCharged: ReadLine = (page, line, conventions) =>
  readRows(page, line, conventions).filter((row) => {
    const [until, from] = between(line, row, row)
    return isCharged(textOfLine(line)!, from, until)
  })

function readRows(page: PageLayout, line: Line, conventions: Conventions): LineItem[] {
  const text = textOfLine(line)
  if (!text) return []
  const calculations = [...text.matchAll(CALCULATION)]
  if (calculations.length === 0) return [readRateFirst(page, line, text, conventions) ?? []].flat()
  // The periods of several calculations are either all before them or all behind them.
  const isPeriodBefore = readDayRange(text.slice(0, calculations[0]!.index), conventions.dates) !== null
  return calculations.flatMap((found, index) => {
    const days = { count: Number(found[1]), words: found[1]!, at: found.index }
    const wordsFrom = index === 0 ? 0 : endOf(calculations[index - 1]!)
    const next = calculations[index + 1]?.index ?? text.length
    const beside: [number, number] = isPeriodBefore ? [wordsFrom, found.index] : [endOf(found), next]
    const periodIn = calculations.length > 1 ? beside : undefined
    const calculation = { text, found, days, parts: found.slice(-6), isStep: false, wordsFrom, periodIn }
    return calculatedRow(page, line, calculation, conventions) ?? []
  })
}

const endOf = (found: RegExpExecArray): number => found.index + found[0].length

function readRateFirst(page: PageLayout, line: Line, text: string, conventions: Conventions): LineItem | null {
  const found = RATE_FIRST.exec(text)
  if (!found) return null
  const words = found.groups!.days!
  const rateEnds = found.index + found[0].indexOf(found[2]!) + found[2]!.length
  const days = { count: Number(words), words, at: text.indexOf(words, rateEnds) }
  const parts = found.slice(1, 4).concat(found.slice(5))
  return calculatedRow(page, line, { text, found, days, parts, isStep: false, rateFrom: found.index }, conventions)
}

export interface Calculation {
  text: string
  found: RegExpExecArray
  days: { count: number; words: string; at: number }
}

interface CalculationAtRate extends Calculation {
  /** The rate and the amount, each as the currency before it, its number and the currency after it. */
  parts: readonly (string | undefined)[]
  isStep: boolean
  /** Where the rate is looked for, if it is not after the days. */
  rateFrom?: number
  /** Where the words about it begin: in a line with several calculations after the one before. */
  wordsFrom?: number
  /** Where its period is looked for, if not in the whole line. */
  periodIn?: [from: number, to: number] | undefined
  /** The number of containers that are charged for the days. */
  containers?: number
}

const placeIn =
  (page: PageLayout, line: Line, evidence: { confidence: number; grounds: string[] }) =>
  <Value>(value: Value, from: number, length: number) => {
    const start = line[0]!.start + from
    const cell = line.findLast((one) => one.start <= start)!
    return toFoundValue(page, cell, start - cell.start, { value, length }, evidence)
  }

/** A row that charges nothing. */
function freeStep(
  page: PageLayout,
  line: Line,
  { text, found, days }: Calculation,
  [before, written, behind]: readonly (string | undefined)[],
  conventions: Conventions,
): LineItem | null {
  if (!possibleNumbers(written!.trim(), conventions.decimal).includes(0)) return null
  const place = placeIn(page, line, { confidence: 0.95, grounds: ['a step of days that is free'] })
  const amountAt = found.index + found[0].lastIndexOf(written!)
  return {
    description: place(text.slice(0, 200), 0, Math.min(text.length, 200)),
    quantity: place(days.count, days.at, days.words.length),
    amount: place({ amount: 0, currency: currencyOf(before ?? behind, conventions) }, amountAt, written!.length),
  }
}

const currencyOf = (code: string | undefined, conventions: Conventions) =>
  code === undefined ? conventions.currency : toCurrencyCode(code.toUpperCase(), conventions.currency)

export function calculatedRow(
  page: PageLayout,
  line: Line,
  {
    text,
    found,
    days,
    parts,
    isStep,
    rateFrom,
    wordsFrom = 0,
    periodIn = [0, text.length],
    containers = 1,
  }: CalculationAtRate,
  conventions: Conventions,
): LineItem | null {
  const [before, price, behind, beforeAmount, amount, behindAmount] = parts
  const currency = currencyOf(beforeAmount ?? behindAmount ?? before ?? behind, conventions)
  const quantity = days.count
  const read = (written: string) => possibleNumbers(written.trim(), conventions.decimal)
  const products = read(price!).flatMap((rate) =>
    read(amount!)
      .filter(
        (total) =>
          Math.abs(exactAmount(rate * quantity * containers) - total) < 10 ** -Math.max(2, decimalsOf(currency)),
      )
      .map((total) => ({ rate, total })),
  )
  // "6,000" and "24,000" match either way: they are thousands, unless the currency has three decimals.
  const product = products.toSorted((one, other) => other.total - one.total).at(decimalsOf(currency) > 2 ? -1 : 0)
  if (!product || product.total === 0) return null
  const grounds = [
    isStep ? 'a step of days at a rate' : 'days at a rate',
    containers === 1 ? 'quantity times price is its amount' : `for ${containers} containers they make its amount`,
  ]
  const place = placeIn(page, line, { confidence: 0.98, grounds })
  const behindDays = isStep ? found.index + lengthOfStep(found, days.words) : days.at + days.words.length
  const priceAt = text.indexOf(price!, rateFrom ?? behindDays)
  // The words of a step show which step it is.
  const words = text.slice(wordsFrom, isStep ? priceAt : found.index).replace(/^[\s,;+|]+|[\s:@x×–-]+$/g, '')
  const [periodFrom] = periodIn
  const range = readDayRange(text.slice(...periodIn), conventions.dates)
  const isWhole = range && daysIn(range.from.value, range.through.value) === quantity
  const amountAt = found.index + found[0].lastIndexOf(amount!)
  return {
    ...(/\p{L}{2}/u.test(words) && {
      description: place(words.slice(0, 200), text.indexOf(words, wordsFrom), Math.min(words.length, 200)),
    }),
    quantity: place(quantity, days.at, days.words.length),
    unit_price: place({ amount: product.rate, currency }, priceAt, price!.length),
    amount: place({ amount: product.total, currency }, amountAt, amount!.length),
    ...(isWhole && {
      charged_from: place(range.from.value, periodFrom + range.from.at, range.from.length),
      charged_through: place(range.through.value, periodFrom + range.through.at, range.through.length),
    }),
  }
}

/** Where the rate of a step may begin: after its days, or before them in an open step. */
const lengthOfStep = ({ 0: all }: RegExpExecArray, days: string): number => (all.startsWith(days) ? days.length : 0)
