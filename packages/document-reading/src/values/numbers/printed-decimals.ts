import { decimalsOf } from '@boxtrail/reference/currency'

/** Whether a number has the decimals of amounts in the currency; for a currency without decimals any number does. */
export const hasDecimals = (text: string, currency: string | null): boolean => {
  const decimals = decimalsOf(currency)
  if (decimals === 0) return /\d/.test(text)
  return /\d[.,]\d{2}(?!\d)/.test(text) || (decimals === 3 && /\d[.,]\d{3}(?!\d)/.test(text))
}
