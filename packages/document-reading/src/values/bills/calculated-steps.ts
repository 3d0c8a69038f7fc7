import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { LineItem } from '../charges/line-items.ts'
import { countOfStep, DAYS, STEP } from '../day-ranges/day-steps.ts'
import { possibleNumbers } from '../numbers/decimal-sign.ts'
import {
  AT,
  type Calculation,
  calculatedRow,
  currencyOf,
  endOf,
  type Line,
  MAKES,
  MONEY,
  PER_DAY,
  placeIn,
  textOfLine,
} from './calculations.ts'

/**
 * "Days 1-3 @ 190.00 | 570.00", "Day 6 to 9 USD 70.00 / day USD 280.00", "Days 1-5: 5 x 40.00 = 200.00": the number of
 * days follows from the first and the last.
 */
const CALCULATED_STEP = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<days>${STEP})[):,]?\\s*(?:[:=]?\\s*\\d{1,3}\\s*(?=[x×*]))?${AT}?\\s*${MONEY}${PER_DAY}\\s*${MAKES}\\s*${MONEY}`,
  'giu',
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

/** The steps of days of a line, each with its amount, or with an amount of zero if it is free. */
export function readSteps(page: PageLayout, line: Line, conventions: Conventions): LineItem[] {
  const text = textOfLine(line)
  if (!text) return []
  const steps = [...text.matchAll(CALCULATED_STEP)]
  const open = steps.length > 0 ? null : OPEN_STEP.exec(text)
  const free = steps.length > 0 || open ? null : FREE_STEP.exec(text)
  const other = open ?? free
  return (other ? [other] : steps).flatMap((found, nth) => {
    const { days } = found.groups!
    const count = open ? Number(days) : countOfStep(found.slice(2, 7))
    if (count === null) return []
    // In an open step the days are between its rate and its amount.
    const parts = open ? open.slice(1, 4).concat(open.slice(5)) : found.slice(7)
    const daysAt = found.index + (open ? found[0].lastIndexOf(`(${days}`) + 1 : 0)
    const calculation = { text, found, days: { count, words: days!, at: daysAt } }
    if (free) return freeStep(page, line, calculation, parts, conventions) ?? []
    const wordsFrom = nth === 0 ? 0 : endOf(steps[nth - 1]!)
    return calculatedRow(page, line, { ...calculation, parts, isStep: true, wordsFrom }, conventions) ?? []
  })
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
