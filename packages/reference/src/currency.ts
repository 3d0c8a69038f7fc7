/**
 * The decimals in which amounts of a currency are written: none of yen or won, three of dinars, two of most. They are those
 * that are in use (CLDR), which for some currencies are fewer than their smallest unit by law.
 */
export const decimalsOf = (currency: string | null | undefined): number => {
  const known = decimals.get(currency ?? '')
  if (known !== undefined) return known
  const found = findDecimals(currency ?? '')
  decimals.set(currency ?? '', found)
  return found
}

const decimals = new Map<string, number>()
const MOST = 2

const findDecimals = (currency: string): number => {
  if (!/^[A-Za-z]{3}$/.test(currency)) return MOST
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? MOST
}

/** No currency has more (ISO 4217). */
export const MAX_DECIMALS = 4

/** A sum or product of amounts without the noise of binary fractions. Nothing that an amount can state is rounded away. */
export const exactAmount = (amount: number): number => Number(amount.toFixed(MAX_DECIMALS)) + 0

/** Whether amounts differ by less than the smallest that is written in their currency. */
export const isSameAmount = (one: number, other: number, currency: string | null | undefined): boolean =>
  exactAmount(Math.abs(one - other)) < 10 ** -decimalsOf(currency)

/** `1234.50`, `12.345` and `1200`: with the decimals of its currency, and with more where the amount has more. */
export const amountInDecimals = (amount: number, currency: string | null | undefined): string => {
  const exact = exactAmount(amount)
  const own = String(exact).split('.')[1]?.length ?? 0
  return exact.toFixed(Math.max(own, decimalsOf(currency)))
}
