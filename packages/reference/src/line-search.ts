import { foldLetters } from './fold-letters.ts'

/** The names of a line. */
export interface LineNames {
  scac: string
  name: string
  shortName: string
  alternativeScacs: readonly string[]
}

/**
 * Whether a search text matches a line, however its name is joined: "Hapag Lloyd" and "hapaglloyd" are part of
 * "Hapag-Lloyd", and "Maersk Line" is "Maersk" with a word after it. An empty text matches every line.
 */
export const isLineSought = ({ scac, name, shortName, alternativeScacs }: LineNames, text: string): boolean => {
  const words = foldLetters(text)
  const joined = words.replaceAll(' ', '')
  // Punctuation alone matches no name.
  if (joined === '') return text.trim() === ''
  return [scac, name, shortName, ...alternativeScacs].map(foldLetters).some((spelling) => {
    if (spelling.replaceAll(' ', '').includes(joined)) return true
    return spelling !== '' && words.startsWith(`${spelling} `)
  })
}
