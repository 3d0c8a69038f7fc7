import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { LineItem } from '../charges/line-items.ts'
import { isCharged } from '../charges/not-charged.ts'
import { statesSumOf, statesTotalWith } from '../charges/stated-sums.ts'
import { readDayRange } from '../day-ranges/day-ranges.ts'
import { DAYS } from '../day-ranges/day-steps.ts'
import { CURRENCIES, CURRENCY_SIGN } from '../numbers/amounts.ts'
import { readSteps } from './calculated-steps.ts'
import { calculatedRow, endOf, type Line, MAKES, MONEY, PER_DAY, textOfLine } from './calculations.ts'
import { readPricedDays } from './priced-days.ts'

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
const MAX_ROWS = 200

/** Reads what a line has, in its order. */
type ReadLine = (page: PageLayout, line: Line, conventions: Conventions) => readonly LineItem[]

/**
 * Rows outside of tables that write out their calculation, if it is correct. Steps of days are also printed as examples
 * of a tariff, and a second calculation of a line also explains the first: they count only if their sum is printed
 * elsewhere.
 */
export function findComputedRows(pages: readonly PageLayout[], conventions: Conventions): LineItem[] {
  const read = (readLine: ReadLine, decimal = conventions.decimal) =>
    pages
      .flatMap((page) => page.lines.flatMap((line) => readLine(page, line, { ...conventions, decimal })))
      .slice(0, MAX_ROWS)
  const isStated = (found: readonly LineItem[]) => statesSumOf(found, pages, conventions.decimal)
  const readOneCharged = readFirst(readCharged)
  let rows: LineItem[] = []
  // On a credit note refunded amounts are the rows.
  for (const readLine of [readRows, readCharged, readFirst(readRows), readOneCharged]) {
    rows = read(readLine)
    if (isStated(rows)) return rows
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
  for (const readLine of [readSteps, readPricedDays]) {
    rows = read(readLine)
    if (isStated(rows) || statesTotalWith(rows, pages, conventions.decimal)) return rows
  }
  return []
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

function readRateFirst(page: PageLayout, line: Line, text: string, conventions: Conventions): LineItem | null {
  const found = RATE_FIRST.exec(text)
  if (!found) return null
  const words = found.groups!.days!
  const rateEnds = found.index + found[0].indexOf(found[2]!) + found[2]!.length
  const days = { count: Number(words), words, at: text.indexOf(words, rateEnds) }
  const parts = found.slice(1, 4).concat(found.slice(5))
  return calculatedRow(page, line, { text, found, days, parts, isStep: false, rateFrom: found.index }, conventions)
}
