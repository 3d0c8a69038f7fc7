/** What was weighed: the cargo alone, or the container with its cargo. */
export type Mass = 'cargo' | 'with_container'

const OF: Readonly<Record<Mass, string>> = { cargo: 'of the cargo', with_container: 'with the container' }

/** The text of a weight whose message says what was weighed: `MEA VGM, verified gross mass with the container`. */
export const massInWords = {
  ofCargo: (code: string, name: string): string => `${code}, ${name} ${OF.cargo}`,
  withContainer: (code: string, name: string): string => `${code}, ${name} ${OF.with_container}`,
}

/** What was weighed, read from the text of a weight; null if the source does not say. */
export const massOf = (words: string | null): Mass | null => {
  if (words === null) return null
  if (words.endsWith(OF.cargo)) return 'cargo'
  return words.endsWith(OF.with_container) ? 'with_container' : null
}
