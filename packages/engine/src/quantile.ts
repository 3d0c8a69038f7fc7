/** The smallest value that is not exceeded by this share of the values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)]!
}
