/** Two letters for the country, three characters for the place, of which none is 0 or 1 (UNECE Recommendation 16). */
export const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/

/** Whether a text has the form of a UN/LOCODE, such as USLAX; a place with that code need not exist. */
export const isLocode = (text: string): boolean => LOCODE.test(text)

/** The UN/LOCODE at the beginning of a longer code, such as a facility code of BIC: USLAX in USLAXTTI. */
export const locodeAtStart = (code: string): string | undefined => {
  const start = code.slice(0, 5)
  return code.length > start.length && isLocode(start) ? start : undefined
}
