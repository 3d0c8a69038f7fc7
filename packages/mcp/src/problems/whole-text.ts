import { WrongArguments } from './wrong-arguments.ts'

/** No tool has arguments nested as deeply; deeper ones would exhaust the stack. */
const MAX_DEPTH = 32

/**
 * Refuses text with half of a surrogate pair, which remains when a program cuts text between the two halves: it cannot
 * be put into a URL, and no record contains it. Also refuses what is nested too deeply to be validated.
 */
export const refuseBrokenText = (given: unknown, path: readonly string[] = []): void => {
  if (typeof given === 'string' && !given.isWellFormed())
    throw new WrongArguments(`${path.join('.')} contains half of a character (U+D800 to U+DFFF): leave it out.`)
  if (typeof given !== 'object' || given === null) return
  if (path.length >= MAX_DEPTH) throw new WrongArguments(`${path[0]} is nested deeper than ${MAX_DEPTH} levels.`)
  for (const [name, value] of Object.entries(given)) {
    refuseBrokenText(name, [...path, name.toWellFormed()])
    refuseBrokenText(value, [...path, name])
  }
}
