/** A poll of a source, or an item that it pushed. */
export interface Poll {
  at: string
  number: string
  outcome: string
}

/** How many are stored with a source. */
export const LATEST_POLLS = 5
