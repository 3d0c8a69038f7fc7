/** `after` is a cursor, after which the page begins; without it, the page begins where its number says. */
export interface ListPage {
  number: number
  size: number
  after: string | null
}

/** One page of ids in the order of the list, and the total number, counted up to `MAX_COUNTED` if filtered. */
export interface ListedIds {
  ids: string[]
  total: number
  isCapped: boolean
  next: string | null
}
