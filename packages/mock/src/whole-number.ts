/** A whole number of a program, or of a command line in digits alone; NaN for anything else, `0x10` and `1e3` as well. */
export const wholeNumber = (given: number | string): number => {
  const number = typeof given === 'string' && !/^\d+$/.test(given) ? Number.NaN : Number(given)
  return Number.isSafeInteger(number) ? number : Number.NaN
}
