import { decimalsOf, MAX_DECIMALS } from '@boxtrail/reference/currency'

const formats = new Map<string, Intl.NumberFormat>()

/** `USD 1,234.50`. Decimals are omitted if they are zero; their number is that of the currency: `KWD 12.345`. */
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
