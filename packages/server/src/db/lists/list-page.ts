/** `after` is a cursor, behind which the page begins; without it the page begins where its number says. */
export interface ListPage {
  number: number
  size: number
  after: string | null
}

/** One page of ids in the order of the list, and the total number: of filtered ones, up to `MAX_COUNTED`. */
export interface ListedIds {
  ids: string[]
  total: number
  isCapped: boolean
  next: string | null
}
