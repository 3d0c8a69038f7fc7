/** Two letters for the country, three characters for the place, of which none is 0 or 1 (UNECE Recommendation 16). */
export const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/

/** Whether it has the form of a UN/LOCODE, such as USLAX; not whether a place has it. */
export const isLocode = (text: string): boolean => LOCODE.test(text)

/** The UN/LOCODE that a longer code begins with, as BIC's codes of facilities do: USLAX of USLAXTTI. */
export const locodeAtStart = (code: string): string | undefined => {
  const start = code.slice(0, 5)
  return code.length > start.length && isLocode(start) ? start : undefined
}
