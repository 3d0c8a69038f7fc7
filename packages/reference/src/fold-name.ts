import { foldLetters } from './fold-letters.ts'

/**
 * The form in which names are compared: "Gdańsk", "GDANSK" and "Gdansk " are one name; so are "Saint Louis" and "St.
 * Louis".
 */
export function foldName(name: string): string {
  return foldLetters(name).replace(/\bst\b/g, 'saint')
}
