/**
 * A whole number from a program, or from digits on the command line; NaN for anything else, including `0x10` and `1e3`.
 */
export const wholeNumber = (given: number | string): number => {
  const number = typeof given === 'string' && !/^\d+$/.test(given) ? Number.NaN : Number(given)
  return Number.isSafeInteger(number) ? number : Number.NaN
}
