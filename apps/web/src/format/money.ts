import { decimalsOf, MAX_DECIMALS } from '@boxtrail/reference/currency'

const formats = new Map<string, Intl.NumberFormat>()

/** `USD 1,234.50`; decimals are left off where there are none, and those of a currency are its own: `KWD 12.345`. */
export const money = (amount: number, currency: string | null | undefined): string => {
  const isWhole = Number.isInteger(amount)
  const key = `${currency}${isWhole}`
  const known =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', {
      ...(currency ? { style: 'currency', currency, currencyDisplay: 'code' } : {}),
      minimumFractionDigits: isWhole ? 0 : decimalsOf(currency),
      maximumFractionDigits: MAX_DECIMALS,
    })
  formats.set(key, known)
  return known.format(amount)
}
