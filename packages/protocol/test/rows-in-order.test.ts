import { expect, test } from 'vitest'
import { pageOfRows, type RowOrder, sortedRows } from '../src/answer/json-api.ts'

interface Row {
  rank: number
  id: string
}

const idOf = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`
/** Some rows have the same rank, and differ only by their ids. */
const rows: readonly Row[] = [2, 5, 1, 4, 3].map((digit) => ({ rank: digit % 2, id: idOf(digit) }))

test.each([false, true])('pages of rows in order lead through all of them, descending: %s', (isDescending) => {
  const order: RowOrder<Row> = { key: ({ rank, id }) => [rank, id], kinds: ['number', 'uuid'], isDescending }
  const sorted = sortedRows(rows, order)
  const ascending = [2, 4, 1, 3, 5].map(idOf)
  expect(sorted.map(({ id }) => id)).toEqual(isDescending ? ascending.toReversed() : ascending)
  const seen: Row[] = []
  let after: string | null = null
  do {
    const page: ReturnType<typeof pageOfRows<Row>> = pageOfRows(sorted, { number: 1, size: 1, after }, order)
    seen.push(...page.rows)
    after = page.next
  } while (after !== null)
  expect(seen).toEqual(sorted)
})
