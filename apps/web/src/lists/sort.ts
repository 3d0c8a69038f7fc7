/** The current order of a column. */
export type Direction = 'ascending' | 'descending' | undefined

export const directionOf = (sort: string | undefined, name: string): Direction =>
  firstOf(sort) === name ? 'ascending' : firstOf(sort) === `-${name}` ? 'descending' : undefined

/** A view may sort by more columns; only the first is shown in a header. */
const firstOf = (sort: string | undefined) => sort?.split(',')[0]

/**
 * The next order when a header is pressed: descending first where the newest or largest is most useful. The third press
 * restores the default.
 */
export const nextSort = (sort: string | undefined, name: string, isNewestFirst: boolean): string | undefined => {
  const order = isNewestFirst ? [`-${name}`, name] : [name, `-${name}`]
  const first = firstOf(sort)
  return first === order[0] ? order[1] : first === order[1] ? undefined : order[0]
}
