/**
 * Extracts numbers from pasted text: cells of a sheet, lines of an e-mail, lists with commas. Each occurs once, in
 * upper case; words without a digit are headings, except for the numbers of the test line.
 */
export const numbersOf = (pasted: string): string[] => {
  const found = pasted
    .toUpperCase()
    .split(/[\s,;|"']+/)
    .map((word) => word.replace(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, ''))
    .filter((word) => /\d|^TEST-/.test(word) && word.length >= 4 && word.length <= 64)
  return [...new Set(found)]
}
