/** What was probably meant: the name with the fewest differences, if there are few. */
const nearest = (given: string, names: readonly string[]): string | undefined => {
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)
  return best && best.distance <= Math.ceil(given.length / 3) ? best.name : undefined
}

/** Levenshtein's. */
const distanceOf = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}

/** ` Did you mean "x"?`, or nothing. */
export const suggestion = (given: string, names: readonly string[]): string => {
  const name = nearest(given, names)
  return name ? ` Did you mean "${name}"?` : ''
}
