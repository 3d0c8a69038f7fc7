/**
 * Numbers out of whatever was pasted: cells of a sheet, lines of a mail, lists with commas. Each once, in upper case; what
 * has no digit is a heading, save for the numbers of the line for tests.
 */
export const numbersOf = (pasted: string): string[] => {
  const found = pasted
    .toUpperCase()
    .split(/[\s,;|"']+/)
    .map((word) => word.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, ''))
    .filter((word) => /\d|^TEST-/.test(word) && word.length >= 4 && word.length <= 64)
  return [...new Set(found)]
}
