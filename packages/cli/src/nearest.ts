import { closestMatch } from 'leven'

/** What was probably meant: the name with the fewest differences, if there are few. */
const nearest = (given: string, names: readonly string[]): string | undefined => {
  const lower = names.map((name) => name.toLowerCase())
  const best = closestMatch(given.toLowerCase(), lower, { maxDistance: Math.ceil(given.length / 3) })
  return best === undefined ? undefined : names[lower.indexOf(best)]
}

/** ` Did you mean "x"?`, or nothing. */
export const suggestion = (given: string, names: readonly string[]): string => {
  const name = nearest(given, names)
  return name ? ` Did you mean "${name}"?` : ''
}
