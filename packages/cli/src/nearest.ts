import { closestMatch } from 'leven'

/** The name that was probably meant: the one with the fewest differences, if these are few. */
const nearest = (given: string, names: readonly string[]): string | undefined => {
  const lower = names.map((name) => name.toLowerCase())
  const best = closestMatch(given.toLowerCase(), lower, { maxDistance: Math.ceil(given.length / 3) })
  return best === undefined ? undefined : names[lower.indexOf(best)]
}

/** ` Did you mean "x"?`, or an empty text. */
export const suggestion = (given: string, names: readonly string[]): string => {
  const name = nearest(given, names)
  return name ? ` Did you mean "${name}"?` : ''
}
