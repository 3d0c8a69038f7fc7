/** How a column is ordered now. */
export type Direction = 'ascending' | 'descending' | undefined

export const directionOf = (sort: string | undefined, name: string): Direction =>
  firstOf(sort) === name ? 'ascending' : firstOf(sort) === `-${name}` ? 'descending' : undefined

/** A view may have more; a heading shows the first. */
const firstOf = (sort: string | undefined) => sort?.split(',')[0]

/** What comes first is most useful where dates and numbers grow; a third press gives the usual order back. */
export const nextSort = (sort: string | undefined, name: string, isNewestFirst: boolean): string | undefined => {
  const order = isNewestFirst ? [`-${name}`, name] : [name, `-${name}`]
  const first = firstOf(sort)
  return first === order[0] ? order[1] : first === order[1] ? undefined : order[0]
}
