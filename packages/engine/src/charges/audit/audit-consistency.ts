import { amountInDecimals, isSameAmount } from '@boxtrail/reference/currency'
import { days } from '../../wording.ts'
import { addDays, daysBetween } from '../days.ts'
import type { Charge } from '../tariff.ts'
import type { Bill } from './bill.ts'
import { type BilledField, type Finding, finding } from './finding.ts'

interface Contradiction {
  billed: string
  expected: string
  text: string
  compared: readonly BilledField[]
}

/**
 * Whether the bill contradicts itself. Charging fewer days than the period has is no contradiction: some bills leave
 * out weekends and holidays.
 */
export const auditConsistency = (bill: Bill, charge: Charge, printedSum?: PrintedSum): Finding[] =>
  [
    ...freeTime(bill),
    ...chargedDays(bill),
    // Terminals let storage be paid in advance, through the day of the planned pickup.
    ...(charge === 'storage' ? [] : daysAhead(bill)),
    ...dueDate(bill),
    ...sumOfRows(printedSum),
  ].map((one) => finding('consistency', { ...one, differs: true }))

/** The total that a bill prints below its rows, and the sum of the rows, where the two differ. */
export interface PrintedSum {
  printed: number
  added: number
  currency: string | undefined
}

const sumOfRows = (sum: PrintedSum | undefined): Contradiction[] => {
  if (!sum || isSameAmount(sum.printed, sum.added, sum.currency)) return []
  const money = (amount: number) =>
    `${amountInDecimals(amount, sum.currency)}${sum.currency === undefined ? '' : ` ${sum.currency}`}`
  const [billed, expected] = [money(sum.printed), money(sum.added)]
  return [{ billed, expected, text: `Its rows add up to ${expected}, not to ${billed}.`, compared: ['total_amount'] }]
}

const freeTime = (bill: Bill): Contradiction[] => {
  const { free_days: allowed, free_time_starts_on: starts, free_time_ends_on: ends, charged_from: from } = bill
  const found: Contradiction[] = []
  if (ends && from && from <= ends) {
    const text = `It charges from ${from}, but by itself free time ends on ${ends}.`
    found.push({ billed: from, expected: ends, text, compared: ['charged_from', 'free_time_ends_on'] })
  }
  if (!starts || !ends) return found
  const span = daysBetween(starts, ends) + 1
  // Free time of no days ends on the day before it would begin.
  if (span < 0 || (span === 0 && allowed !== 0))
    found.push({
      ...{ billed: starts, expected: ends, compared: ['free_time_starts_on', 'free_time_ends_on'] },
      text: `By itself free time begins on ${starts} and ends on ${ends}.`,
    })
  else if (typeof allowed === 'number' && allowed > span)
    found.push({
      billed: String(allowed),
      expected: String(span),
      text: `It allows ${days(allowed)} of free time, but from ${starts} through ${ends} there ${thereAre(span)}.`,
      compared: ['free_days', 'free_time_starts_on', 'free_time_ends_on'],
    })
  return found
}

const chargedDays = ({ charged_days: count, charged_from: from, charged_through: through }: Bill): Contradiction[] => {
  if (typeof count !== 'number' || !from || !through) return []
  const span = daysBetween(from, through) + 1
  if (count <= span) return []
  const text = `It counts ${days(count)}, but from ${from} through ${through} there ${thereAre(span)}.`
  const compared = ['charged_days', 'charged_from', 'charged_through'] as const
  return [{ billed: String(count), expected: String(span), text, compared }]
}

/**
 * Charged days that were still ahead on the date of the bill. Where it was issued it may still have been the day
 * before.
 */
const daysAhead = ({ charged_through: through, invoice_date: date }: Bill): Contradiction[] => {
  if (!through || !date || through <= addDays(date, 1)) return []
  const text = `It is of ${date}, and charges through ${through}: days that had not passed.`
  return [{ billed: through, expected: date, text, compared: ['charged_through', 'invoice_date'] }]
}

const dueDate = ({ due_date: due, invoice_date: date }: Bill): Contradiction[] =>
  due && date && due < date
    ? [
        {
          ...{ billed: due, expected: date, compared: ['due_date', 'invoice_date'] as const },
          text: `It is due on ${due}, before its date, ${date}.`,
        },
      ]
    : []

const thereAre = (count: number) => (count === 1 ? 'is 1' : `are ${count}`)
