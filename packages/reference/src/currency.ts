/**
 * The number of decimals in amounts of a currency: none for yen or won, three for dinars, two for most. They are the
 * decimals in use (CLDR), which for some currencies are fewer than those of the smallest legal unit.
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

/** A sum or product of amounts without the noise of binary fractions. Every decimal that an amount can have is kept. */
export const exactAmount = (amount: number): number => Number(amount.toFixed(MAX_DECIMALS)) + 0

/** Whether two amounts differ by less than the smallest unit in which their currency is written. */
export const isSameAmount = (one: number, other: number, currency: string | null | undefined): boolean =>
  exactAmount(Math.abs(one - other)) < 10 ** -decimalsOf(currency)

/** `1234.50`, `12.345` and `1200`: the decimals of the currency, or more if the amount has more. */
export const amountInDecimals = (amount: number, currency: string | null | undefined): string => {
  const exact = exactAmount(amount)
  const own = String(exact).split('.')[1]?.length ?? 0
  return exact.toFixed(Math.max(own, decimalsOf(currency)))
}
