import { days } from '../../wording.ts'
import { addDays, daysBetween, lastDayOf } from '../days.ts'
import { chargedUntil, laterDocuments } from './audit-extension.ts'
import type { Bill } from './bill.ts'
import { type BilledRecord, basisOf, daysOf, isByTariff, tariffOf } from './billed-record.ts'
import { type Finding, finding } from './finding.ts'

const NO_DAY = 'No source reports the last free day, and none of your tariffs gives free days for this charge.'

/** Checks free time and the charged days. */
export const auditDays = (bill: Bill, record: BilledRecord): Finding[] => {
  const { beganOn, lastFreeDay, endedOn, until } = daysOf(record)
  const basis = basisOf(record)
  const tariff = isByTariff(record.clock) ? tariffOf(record) : undefined
  const why = record.clock?.because.map(({ detail }) => detail).join('; ')
  const findings: Finding[] = freeDays(bill, record)
  const { free_time_starts_on: starts, free_time_ends_on: ends, charged_from: from, charged_through: through } = bill
  if (starts) {
    // Some count the day of the discharge as the first, most the day after it, and some the next working day; where
    // that is after a public holiday, which is not known here, it is one day later.
    const latest = beganOn === null ? null : lastDayOf(beganOn, 2, 'working_days')
    const differs = beganOn !== null && (starts < beganOn || starts > latest!)
    const text =
      beganOn === null
        ? 'When free time began is not known.'
        : `Free time begins with ${beganOn}, or on the day after it${differs ? `, not on ${starts}` : starts > addDays(beganOn, 1) ? '; the bill begins with the next working day' : ''}.`
    findings.push(
      finding('free_time_starts_on', { billed: starts, expected: beganOn, differs, text, basis: basis.began }),
    )
  }
  if (ends) {
    // A calculated day leaves out public holidays and exceptions, which only the sender of the bill knows.
    const isMore = record.clock?.is_calculated === true && lastFreeDay !== null && ends > lastFreeDay
    const instead = isMore ? `, and the bill gives more, until ${ends}` : `, not ${ends}`
    const text =
      lastFreeDay === null
        ? NO_DAY
        : `The last free day is ${lastFreeDay}${ends === lastFreeDay ? '' : instead}${why ? `: ${why}` : ''}.`
    findings.push(
      finding('free_time_ends_on', {
        ...{ billed: ends, expected: lastFreeDay, text, basis: basis.lastFreeDay, tariff },
        // Free time beyond what the record knows may come from a document of the line.
        differs: ends !== lastFreeDay && !isMore && !laterDocuments(record).some(({ day }) => day === ends),
      }),
    )
  }
  if (bill.available_on && beganOn !== null && record.charge !== 'detention' && bill.available_on < beganOn) {
    const text = `It cannot have been available on ${bill.available_on}: it was discharged on ${beganOn}.`
    findings.push(finding('available_on', { billed: bill.available_on, expected: beganOn, text, basis: basis.began }))
  }
  if (from) {
    const free = lastFreeDay === null ? 0 : chargedUntil(bill, lastFreeDay)
    const text =
      lastFreeDay === null
        ? NO_DAY
        : free > 0
          ? `${days(free)} of free time ${free === 1 ? 'is' : 'are'} charged: the last free day is ${lastFreeDay}.`
          : 'No day of free time is charged.'
    const expected = lastFreeDay === null ? null : addDays(lastFreeDay, 1)
    findings.push(
      finding('charged_from', { billed: from, expected, differs: free > 0, text, basis: basis.lastFreeDay, tariff }),
    )
  }
  if (through) {
    const over = Math.max(0, daysBetween(until, through))
    const ended = record.charge === 'demurrage' || record.charge === 'storage' ? 'picked up' : 'returned'
    const text =
      over === 0
        ? 'No day after the end is charged.'
        : endedOn
          ? `${days(over)} ${over === 1 ? 'is' : 'are'} charged after it was ${ended} on ${endedOn}.`
          : `${days(over)} ${over === 1 ? 'is' : 'are'} charged that ${over === 1 ? 'is' : 'are'} still to come.`
    findings.push(
      finding('charged_through', { billed: through, expected: until, differs: over > 0, text, basis: basis.ended }),
    )
  }
  return findings
}

/**
 * Checks the number of free days by the tariff: sources report the last free day, and seldom how many days there are.
 */
const freeDays = ({ free_days: billed }: Bill, record: BilledRecord): Finding[] => {
  if (typeof billed !== 'number') return []
  const { clock } = record
  const isGranted = clock?.is_calculated === true && !isByTariff(clock)
  const tariff = isGranted ? undefined : tariffOf(record)
  const expected = tariff?.free_days ?? null
  const { beganOn, lastFreeDay } = daysOf(record)
  const isOfWorkingDays = tariff?.free_days_unit === 'working_days'
  // A bill may also count the weekend between the working days.
  const isSpan =
    isOfWorkingDays && isByTariff(clock) && beganOn !== null && billed === daysBetween(beganOn, lastFreeDay!)
  const given = expected === null ? '' : isOfWorkingDays ? days(expected).replace('day', 'working day') : days(expected)
  const text = isGranted
    ? `What is granted comes before your tariff: ${clock.because[0]!.detail}.`
    : expected === null
      ? 'None of your tariffs gives free days for this charge.'
      : `Your tariff gives ${given} free${billed === expected ? '' : isSpan ? `: ${billed} with the weekend` : `, not ${billed}`}.`
  return [
    finding('free_days', {
      billed: String(billed),
      expected: expected === null ? null : String(expected),
      differs: billed !== expected && !isSpan,
      text,
      basis: isGranted ? ['free_time'] : [],
      tariff,
    }),
  ]
}
