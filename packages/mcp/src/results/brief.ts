/** The maximum number of characters for the rows of a concise result, which then has less than 800 tokens. */
const CONCISE_CHARACTERS = 1_300
/** The maximum number of characters of a concise result with many times, which then has less than 800 tokens. */
export const MAX_CONCISE_CHARACTERS = 2_660
/** The maximum number of characters of any result, which then certainly has less than 10,000 tokens. */
export const MAX_CHARACTERS = 20_000

export type Format = 'concise' | 'detailed' | undefined

/** How many rows fit into a number of characters; at least one. */
export const fitting = (rows: readonly unknown[], most: number): number => {
  let left = most
  const over = rows.findIndex((row) => {
    left -= JSON.stringify(row).length
    return left < 0
  })
  return over < 0 ? rows.length : Math.max(1, over)
}

/** The first rows, as many as fit into the format, and the number of omitted ones. */
export const briefly = <Row>(
  rows: readonly Row[],
  format: Format,
  concise = CONCISE_CHARACTERS,
): { shown: Row[]; omitted: number } => {
  const most = format === 'detailed' ? MAX_CHARACTERS : concise
  const count = fitting(rows, most)
  return { shown: rows.slice(0, count), omitted: rows.length - count }
}

/** States how many rows are omitted and how to get them; empty if all are shown. */
export const omission = (omitted: number, next: string) => (omitted === 0 ? {} : { omitted, omitted_next: next })
