import { amountInDecimals, exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import { parseSourceId } from '../../source-id.ts'
import { capitalized, days, kindInWords } from '../../wording.ts'
import { addDays, daysBetween } from '../days.ts'
import { sumPosted } from '../reported-fees.ts'
import { costOf } from '../tariff.ts'
import type { Bill } from './bill.ts'
import { type BilledRecord, basisOf, daysOf, tariffOf } from './billed-record.ts'
import { type BilledField, type Finding, finding } from './finding.ts'
import { plainNumber } from './plain-number.ts'

/** Checks the number of days, the rates and the total. Amounts in different currencies are never compared. */
export const auditAmounts = (bill: Bill, record: BilledRecord): Finding[] =>
  isCredit(bill)
    ? [...rates(bill, record), ...arithmetic(bill), ...credited(bill)]
    : [
        ...numberOfDays(bill, record),
        ...rates(bill, record),
        ...arithmetic(bill),
        ...byTariff(bill, record),
        ...asReported(bill, record),
      ]

/** A credit note asks for no payment, so what the charge may cost does not contradict it. */
export const isCredit = ({ total_amount: total }: Bill): boolean => typeof total === 'number' && total < 0

const credited = (bill: Bill): Finding[] => {
  if (!isMoney(bill)) return []
  const [total, currency] = [bill.total_amount!, bill.currency_code!]
  const text = `It credits ${money(-total, currency)}, and asks for nothing: which part of the charge it credits is not known.`
  return [finding('total_amount', { billed: money(total, currency), expected: null, text })]
}

/** By how much the bill exceeds the tariff for the days that can be charged; null while one of the two is not known. */
export const overcharge = (bill: Bill, record: BilledRecord): { amount: number; currency_code: string } | null => {
  const expected = isCredit(bill) || isOfAnother(bill, record) ? null : expectedCost(bill, record)
  if (expected === null || !isMoney(bill) || expected.currency !== bill.currency_code) return null
  return {
    amount: isSameAmount(bill.total_amount!, expected.cost, expected.currency)
      ? 0
      : Math.max(0, exactAmount(bill.total_amount! - expected.cost)),
    currency_code: expected.currency,
  }
}

/** Whether the bill names another container: the days of this one say nothing about what that one may cost. */
const isOfAnother = ({ container_number: billed }: Bill, { number }: BilledRecord): boolean =>
  Boolean(billed) && plainNumber(billed!) !== number

const money = (amount: number, currency: string) => `${amountInDecimals(amount, currency)} ${currency}`
const isMoney = ({ total_amount, currency_code }: Bill) => typeof total_amount === 'number' && Boolean(currency_code)

/** The fields of the bill that say how many days are charged. */
const fieldsOfDays = ({ charged_days: count }: Bill): readonly BilledField[] =>
  typeof count === 'number' ? ['charged_days'] : ['charged_from', 'charged_through']

/** The number of charged days: as the bill states it, or from its first to its last day. */
const billedDays = ({ charged_days: count, charged_from: from, charged_through: through }: Bill): number | null =>
  count ?? (from && through ? daysBetween(from, through) + 1 : null)

/**
 * The days of the billed period that can be charged, counted from the first after free time; null while they are not
 * known.
 */
const chargeable = ({ charged_from: from, charged_through: through }: Bill, record: BilledRecord) => {
  const { lastFreeDay, endedOn, until } = daysOf(record)
  if (lastFreeDay === null || (!through && endedOn === null)) return null
  const first = from && from > lastFreeDay ? from : addDays(lastFreeDay, 1)
  const last = through && through < until ? through : until
  const before = daysBetween(lastFreeDay, first) - 1
  return { before, count: Math.max(0, daysBetween(first, last) + 1) }
}

/**
 * What the charged days cost by the tariff: at most the days that can be charged, and fewer where the bill leaves out
 * weekends or holidays.
 */
const expectedCost = (bill: Bill, record: BilledRecord) => {
  const tariff = tariffOf(record)
  const found = chargeable(bill, record)
  if (!tariff || !found) return null
  const { before } = found
  const count = Math.min(found.count, bill.charged_days ?? found.count)
  const cost = exactAmount(costOf(tariff.tiers, before + count) - costOf(tariff.tiers, before))
  return { cost, count, currency: tariff.currency_code, tariff }
}

const numberOfDays = (bill: Bill, record: BilledRecord): Finding[] => {
  const billed = billedDays(bill)
  if (billed === null) return []
  const expected = chargeable(bill, record)
  const { lastFreeDay, ended } = basisOf(record)
  const differs = expected !== null && billed > expected.count
  const text = expected
    ? `${days(expected.count)} of the period can be charged${billed === expected.count ? '' : differs ? `, not ${billed}` : `, and ${billed} are`}.`
    : 'How many days can be charged is not known.'
  const basis = [...lastFreeDay, ...ended]
  return [
    finding('charged_days', {
      ...{ billed: String(billed), expected: expected && String(expected.count), differs, text, basis },
      compared: fieldsOfDays(bill),
    }),
  ]
}

const rates = (bill: Bill, record: BilledRecord): Finding[] => {
  const { daily_rates: billed, currency_code: currency } = bill
  if (!billed || billed.length === 0) return []
  const tariff = tariffOf(record)
  const known =
    tariff && tariff.currency_code === currency ? tariff.tiers.map(({ amount_per_day }) => amount_per_day) : null
  const differs = known !== null && billed.some((rate) => !known.some((one) => isSameAmount(one, rate, currency)))
  const text = known
    ? differs
      ? 'A daily rate of the bill is not in your tariff.'
      : 'The daily rates are those of your tariff.'
    : !currency
      ? 'The bill does not say in which currency its rates are.'
      : tariff
        ? `Your tariff is in ${tariff.currency_code}, and the bill is not.`
        : 'None of your tariffs is for this charge.'
  return [
    finding('daily_rates', { billed: billed.join(', '), expected: known?.join(', ') ?? null, differs, text, tariff }),
  ]
}

/** Whether one rate for all days makes the total. */
const arithmetic = (bill: Bill): Finding[] => {
  const count = billedDays(bill)
  const [rate, ...others] = bill.daily_rates ?? []
  if (count === null || rate === undefined || others.length > 0 || !isMoney(bill)) return []
  const [total, currency] = [bill.total_amount!, bill.currency_code!]
  const product = exactAmount(rate * count) * (isCredit(bill) ? -1 : 1)
  const differs = !isSameAmount(product, total, currency)
  const text = `${days(count)} at ${money(rate, currency)} make ${money(product, currency)}${differs ? `, not ${money(total, currency)}` : ''}.`
  const compared = [...fieldsOfDays(bill), 'daily_rates', 'total_amount'] as const
  const [billed, expected] = [money(total, currency), money(product, currency)]
  return [finding('arithmetic', { billed, expected, differs, text, compared })]
}

const byTariff = (bill: Bill, record: BilledRecord): Finding[] => {
  if (!isMoney(bill)) return []
  const [total, currency] = [bill.total_amount!, bill.currency_code!]
  const billed = money(total, currency)
  const expected = expectedCost(bill, record)
  const { lastFreeDay, ended } = basisOf(record)
  if (!expected || expected.currency !== currency) {
    const text = expected
      ? `Your tariff is in ${expected.currency}: an amount in ${currency} cannot be compared with it.`
      : 'What it should cost is not known: no tariff of yours is for this charge, or the days are not known.'
    return [finding('total_amount', { billed, expected: null, text })]
  }
  const differs = !isSameAmount(expected.cost, total, currency)
  const text = `By your tariff ${days(expected.count)} cost ${money(expected.cost, currency)}${differs ? `, not ${billed}` : ''}.`
  const basis = [...lastFreeDay, ...ended]
  return [
    finding('total_amount', {
      billed,
      expected: money(expected.cost, currency),
      differs,
      text,
      basis,
      tariff: expected.tariff,
    }),
  ]
}

const asReported = (bill: Bill, { fees }: BilledRecord): Finding[] => {
  if (!isMoney(bill) || !fees.some(({ amount }) => amount > 0)) return []
  const [total, currency] = [bill.total_amount!, bill.currency_code!]
  const posted = sumPosted(fees)
  const isSame = posted?.currency_code === currency
  const differs = isSame && !isSameAmount(posted!.amount, total, currency)
  const kinds = new Set(fees.map(({ source }) => kindInWords[parseSourceId(source).kind].toLowerCase()))
  const who = [...kinds].map((kind) => `the ${kind}`).join(' and ')
  const report = kinds.size > 1 ? 'report' : 'reports'
  const text = !isSame
    ? `What ${who} ${report} is in another currency, and cannot be compared.`
    : `${capitalized(who)} ${report} ${money(posted!.amount, currency)} as owed${differs ? `, not ${money(total, currency)}` : ''}.`
  const expected = isSame ? money(posted!.amount, currency) : null
  const basis = ['fees_at_pod_terminal'] as const
  return [finding('reported_fee', { billed: money(total, currency), expected, differs, text, basis })]
}
