import { days } from '../../wording.ts'
import { addDays, daysBetween } from '../days.ts'
import type { Bill } from './bill.ts'
import { type BilledRecord, daysOf } from './billed-record.ts'
import { type Finding, finding } from './finding.ts'

/**
 * Whether one of the account's documents gives more free time than the day that counts. It does not overrule the
 * source, but it was written later, so that whoever disputes the bill has an extension in writing.
 */
export const auditExtension = (bill: Bill, record: BilledRecord): Finding[] => {
  const from = bill.charged_from
  const document = laterDocuments(record)[0]
  if (!from || !document) return []
  const free = chargedUntil(bill, document.day)
  const states = `Your document of ${document.statedOn} states ${document.day} as the last free day, and is newer than ${daysOf(record).lastFreeDay}`
  const text =
    free > 0
      ? `${states}: by it ${days(free)} that ${free === 1 ? 'is' : 'are'} charged ${free === 1 ? 'is' : 'are'} free.`
      : `${states}: no day is charged that is free by it.`
  const expected = addDays(document.day, 1)
  return [
    finding('free_time_extended', {
      ...{ billed: from, expected, differs: free > 0, text },
      basis: ['last_free_day_of_newer_documents', 'last_free_day'],
      compared: ['charged_from'],
    }),
  ]
}

/** The documents with a later day than the one that counts, the latest first. */
export const laterDocuments = (record: BilledRecord): { day: string; statedOn: string }[] => {
  const { lastFreeDay } = daysOf(record)
  const later = (record.newerDocuments ?? []).filter(({ day }) => lastFreeDay !== null && day > lastFreeDay)
  return later.toSorted((a, b) => (a.day < b.day ? 1 : -1))
}

/** How many of the charged days are free by a last free day. */
export const chargedUntil = (
  { charged_from: from, charged_through: through, charged_days: count }: Bill,
  lastFreeDay: string,
): number => {
  if (!from) return 0
  const last = through && through >= from && through < lastFreeDay ? through : lastFreeDay
  return Math.max(0, Math.min(daysBetween(from, last) + 1, count ?? Number.POSITIVE_INFINITY))
}
