import { readDate } from '../dates/dates.ts'
import { CURRENCY_CODE } from '../numbers/amounts.ts'
import type { AcceptResult } from './accepted.ts'
import { BOX_NUMBER, EMPTY_VALUE } from './names.ts'

const MAX_WORDS_LENGTH = 200

/** Accepts words, even those that are also labels: "Consignee" is a reason to bill somebody. */
export function acceptWords(text: string): AcceptResult<string> {
  const value = text.slice(0, MAX_WORDS_LENGTH).replace(/[\s,;.]+$/, '')
  if (!/\p{L}{3}/u.test(value) || EMPTY_VALUE.test(value) || BOX_NUMBER.test(value) || /[:：]$/.test(value)) return null
  return { value, at: 0, length: value.length }
}

/** A text with an amount, a rate or a number of days is not a rule. */
const NO_RULE = new RegExp(
  `^(?:${CURRENCY_CODE.source})?\\s?[\\d.,' ]*[.,]\\d{2,3}\\b|^\\d{1,3}(?:\\s?days?)?$|(?:per|\\/) ?day$`,
  'i',
)

/** The name or number of a tariff, a rule or a contract. */
export function acceptRule(text: string): AcceptResult<string> {
  const value = text.slice(0, MAX_WORDS_LENGTH).replace(/[\s,;.]+$/, '')
  if (!/\d/.test(value) || !/\p{L}|\d{4}/u.test(value) || NO_RULE.test(value) || readDate(value, 'day')?.at === 0)
    return null
  return { value, at: 0, length: value.length }
}
