import { days } from '../../wording.ts'
import { addDays, daysBetween } from '../days.ts'
import type { Bill } from './bill.ts'
import { type BilledRecord, basisOf, daysOf } from './billed-record.ts'
import { type Finding, finding } from './finding.ts'

/** 46 CFR 541.7(a): from the day on which the charge was last incurred. 541.8(a): from the date of the invoice. */
const ISSUED_WITHIN_DAYS = 30
const DISPUTE_WITHIN_DAYS = 30

/** Checks when the bill was issued, and how long it gives to dispute it. */
export const auditTiming = (bill: Bill, record: BilledRecord): Finding[] => {
  const { invoice_date: date, dispute_within_days: within } = bill
  const findings: Finding[] = []
  const { endedOn } = daysOf(record)
  // Days that are charged after the end of the charge were not incurred.
  const isAfterEnd = endedOn !== null && (!bill.charged_through || bill.charged_through > endedOn)
  const last = isAfterEnd ? endedOn : (bill.charged_through ?? null)
  if (date) {
    const latest = last && addDays(last, ISSUED_WITHIN_DAYS)
    const late = latest ? daysBetween(latest, date) : 0
    const text =
      latest === null
        ? 'The last day that is charged is not known, from which the thirty days for the bill count.'
        : late > 0
          ? `It was issued ${days(late)} too late: thirty days after ${last}, the last day charged, are over on ${latest} (46 CFR 541.7).`
          : 'It was issued within thirty days of the last day charged (46 CFR 541.7).'
    const basis = isAfterEnd ? basisOf(record).ended : []
    const compared = isAfterEnd ? (['invoice_date'] as const) : (['invoice_date', 'charged_through'] as const)
    findings.push(
      finding('issued_in_time', { billed: date, expected: latest, differs: late > 0, text, basis, compared }),
    )
  }
  if (typeof within === 'number') {
    const differs = within < DISPUTE_WITHIN_DAYS
    const text = differs
      ? `It gives ${days(within)} to dispute it; at least thirty are due (46 CFR 541.8).`
      : 'It gives at least thirty days to dispute it (46 CFR 541.8).'
    findings.push(
      finding('dispute_within_days', { billed: String(within), expected: String(DISPUTE_WITHIN_DAYS), differs, text }),
    )
  }
  return findings
}
