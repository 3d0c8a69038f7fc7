import { lastDayOf } from '../days.ts'
import type { Charge } from '../tariff.ts'
import { isPriced, periodsIn, type Row } from './billed-rows.ts'

/** Services that are billed beside the days of a container, recognised by the words of a row that names no charge. */
const OTHER_SERVICE =
  /\b(?:chassis|gen-?sets?|admin\w*|document\w*|handling|process\w*|service|gate|lift\w*|plug\w*|monitor\w*|power|exam\w*|inspect\w*|clean\w*|repairs?|wash\w*|interest|late payment|fuel|bunker|drayage|cartage|haulage|trucking|line-?haul|tolls?|pre-?pulls?|splits?|customs|fees?|surcharges?)\b/i

/** What was already paid lowers the amount due, and not the charge. */
const PAYMENT =
  /\b(?:payments?|paid|pre-?paid|pre-?payments?|deposits?|advance|on account|anzahlung|acompte|anticipo)\b(?! fees?\b)/i

/** Equipment with days of its own, whatever else the row says. */
const EQUIPMENT = /\b(?:chassis|gen-?sets?)\b/i
const STEP =
  /\b(?:days? \d|(?:tiers?|steps?|slabs?|periods?|phases?) (?:\d|[ivx]+\b)|(?:\d(?:st|nd|rd|th)|first|second|third|fourth|next|further|additional) (?:\d+ days|days|tier|step|slab|period|phase))/i

/**
 * The rows of the requested charge, where the bill has several. Where rows name their charge, fees and the days of a
 * chassis are left out; waivers, and days at a rate that continue the others, are included.
 */
export const rowsOfCharge = (rows: readonly Row[], wanted: Charge): Row[] => {
  const charges = new Set(rows.flatMap(({ charge }) => charge ?? []))
  if (charges.size > 1 && charges.has(wanted))
    return rows.filter((row, index) => (row.charge ?? chargeOfStep(row, rows, index)) === wanted)
  const own = rows.filter((row) => !isPayment(row))
  if (charges.size === 0) return own
  const isPlainly = (row: Row) =>
    row.charge !== undefined || (!isPayment(row) && (row.amount < 0 || !OTHER_SERVICE.test(row.words)))
  const kept = new Set(rows.filter(isPlainly))
  for (const row of rows.toSorted(byBeginning)) if (!kept.has(row) && isFurtherStep(row, [...kept])) kept.add(row)
  return rows.filter((row) => kept.has(row))
}

/**
 * The charge of a step that names none, on a bill with several charges: the one whose days it continues, otherwise that
 * of the nearest row above it that names one. A dated step that continues both belongs to none.
 */
const chargeOfStep = (row: Row, rows: readonly Row[], index: number): Charge | undefined => {
  const named = new Map(
    rows.flatMap(({ charge }) => (charge ? [[charge, rows.filter((one) => one.charge === charge)]] : [])),
  )
  const continued = [...named].filter(([, others]) => isFurtherStep(row, others)).map(([charge]) => charge)
  const isDated = periodsIn([row]).length > 0 && periodsIn(rows).length > 1
  if (isDated || continued.length < 2) return continued.length === 1 ? continued[0] : undefined
  return rows.slice(0, index).findLast(({ charge }) => charge !== undefined)?.charge
}

const isPayment = (row: Row): boolean => PAYMENT.test(row.words) && !isPriced(row)

/**
 * Whether the days of a row are those of another service: "Reefer plug days 1-3" are, "Days 6-10, exam period" are not.
 */
const isOfService = ({ words }: Row): boolean =>
  EQUIPMENT.test(words) || OTHER_SERVICE.test(words.slice(0, Math.max(0, words.search(STEP))))

const byBeginning = (a: Row, b: Row) => ((a.from ?? '') < (b.from ?? '') ? -1 : Number((a.from ?? '') > (b.from ?? '')))

/**
 * Whether a row with days and a rate continues the period of the others or, where no period is stated, is worded as a
 * step: "Days 6-10".
 */
const isFurtherStep = (row: Row, others: readonly Row[]): boolean => {
  if (!isPriced(row) || isOfService(row)) return false
  const [own] = periodsIn([row])
  const periods = periodsIn(others)
  if (!own || periods.length === 0) return STEP.test(row.words)
  const isBeside = periods.some((one) => follows(own, one) || follows(one, own))
  return isBeside && periods.every(({ from, through }) => own.through < from || through < own.from)
}

/** Whether one period begins on the day or the working day after the other: some bills leave out weekends. */
const follows = (one: { from: string }, other: { through: string }): boolean =>
  other.through < one.from && one.from <= lastDayOf(other.through, 1, 'working_days')
