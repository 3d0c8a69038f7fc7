/** How a column is ordered now. */
export type Direction = 'ascending' | 'descending' | undefined

export const directionOf = (sort: string | undefined, name: string): Direction =>
  sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined

/** What comes first is most useful where dates and numbers grow; a third press gives the usual order back. */
export const nextSort = (sort: string | undefined, name: string, isNewestFirst: boolean): string | undefined => {
  const order = isNewestFirst ? [`-${name}`, name] : [name, `-${name}`]
  return sort === order[0] ? order[1] : sort === order[1] ? undefined : order[0]
}
