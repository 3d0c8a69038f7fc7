const formats = new Map<string, Intl.NumberFormat>()

/** `USD 1,234.50`; cents are left off where there are none. */
export const money = (amount: number, currency: string | null | undefined): string => {
  const isWhole = Number.isInteger(amount)
  const key = `${currency}${isWhole}`
  const known =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', {
      ...(currency ? { style: 'currency', currency, currencyDisplay: 'code' } : {}),
      minimumFractionDigits: isWhole ? 0 : 2,
      maximumFractionDigits: 2,
    })
  formats.set(key, known)
  return known.format(amount)
}
