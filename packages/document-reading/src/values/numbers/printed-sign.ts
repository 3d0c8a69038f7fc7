import { CURRENCIES, CURRENCY_SIGN } from './amounts.ts'

const CURRENCY = `(?:${CURRENCIES}|${CURRENCY_SIGN})`
/** "-USD 1.00", "USD -1.00", "Total: - 1.00"; "Total - 1.00" is a dash between words and their amount. */
const MINUS_BEFORE = new RegExp(
  `(?:^|[\\s:：(])[-–−](?:${CURRENCY}\\s?)?$|(?:(?:^|[:：(])\\s*|${CURRENCY}\\s?)[-–−]\\s?(?:${CURRENCY}\\s?)?$`,
)
/** "1.00-", "1.00 EUR-", "1.00 CR", "1.00 USD Cr.", "1.00 (credit)". */
const LESS_BEHIND = new RegExp(
  `^\\s?(?:${CURRENCY}\\s?)?(?:[-–−](?=\\s*(?:$|[)>]|${CURRENCY}))|\\(?(?:CR(?![A-Za-z])|[Cc]r\\b\\.?(?=\\)?\\s*$)|credit(?=\\)?\\s*$)))`,
)
/** "(1.00)", "USD (1.00)", "(1.00 USD)", "<1.00>"; "Total due (USD 1.00)" puts the amount to pay in brackets. */
const BRACKETS = [
  [new RegExp(`(?:^|[:：]|${CURRENCY})\\s*\\(${CURRENCY}\\s?$|\\($`), new RegExp(`^\\s?${CURRENCY}?\\)`)],
  [new RegExp(`<(?:${CURRENCY}\\s?)?$`), new RegExp(`^\\s?${CURRENCY}?>`)],
] as const

/** Whether what is printed before and behind a number makes it less than nothing. */
export const isPrintedAsLess = (before: string, behind: string): boolean =>
  MINUS_BEFORE.test(before) ||
  LESS_BEHIND.test(behind) ||
  BRACKETS.some(([open, close]) => open.test(before) && close.test(behind))
