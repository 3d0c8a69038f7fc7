import { WrongArguments } from './wrong-arguments.ts'

/**
 * Refuses text with half of a surrogate pair, which remains when a program cuts text between the two halves: it cannot
 * be put into a URL, and no record contains it.
 */
export const refuseBrokenText = (given: unknown, path: readonly string[] = []): void => {
  if (typeof given === 'string' && !given.isWellFormed())
    throw new WrongArguments(`${path.join('.')} contains half of a character (U+D800 to U+DFFF): leave it out.`)
  if (typeof given !== 'object' || given === null) return
  for (const [name, value] of Object.entries(given)) {
    refuseBrokenText(name, [...path, name.toWellFormed()])
    refuseBrokenText(value, [...path, name])
  }
}
