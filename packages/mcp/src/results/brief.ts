/** Characters of rows in a concise result, which with the rest stays below 800 tokens. */
const CONCISE_CHARACTERS = 1_300
/** Characters of a whole concise result that hold many times: such a result stays below 800 tokens. */
export const MAX_CONCISE_CHARACTERS = 2_660
/** Those of a result of any kind: certainly not more than 10,000 tokens. */
export const MAX_CHARACTERS = 20_000

export type Format = 'concise' | 'detailed' | undefined

/** How many of the rows fit into a number of characters; at least one. */
export const fitting = (rows: readonly unknown[], most: number): number => {
  let left = most
  const over = rows.findIndex((row) => {
    left -= JSON.stringify(row).length
    return left < 0
  })
  return over < 0 ? rows.length : Math.max(1, over)
}

/** The first rows, as many as the format has room for, and how many are left out. */
export const briefly = <Row>(
  rows: readonly Row[],
  format: Format,
  concise = CONCISE_CHARACTERS,
): { shown: Row[]; omitted: number } => {
  const most = format === 'detailed' ? MAX_CHARACTERS : concise
  const count = fitting(rows, most)
  return { shown: rows.slice(0, count), omitted: rows.length - count }
}

/** Says that rows are left out, and how to get them; nothing while all are shown. */
export const omission = (omitted: number, next: string) => (omitted === 0 ? {} : { omitted, omitted_next: next })
