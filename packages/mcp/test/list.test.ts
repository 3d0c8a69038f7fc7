import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listed } from '../src/lists/list.ts'

type Item = { id: number; text: string }

/** The API's list: pages by number and by cursor, the cursor being the id of the last record. */
const listOf =
  (items: readonly Item[], reads: object[] = []) =>
  async (page: { size: number; number?: number | undefined; after?: string | undefined }) => {
    reads.push(page)
    const from = page.after === undefined ? ((page.number ?? 1) - 1) * page.size : Number(page.after) + 1
    const rows = items.slice(from, from + page.size)
    const isLast = !(from + page.size < items.length)
    const links = isLast ? {} : { next: `/v2/containers?page[number]=2&page[after]=${rows.at(-1)!.id}` }
    return { items: rows, meta: { size: rows.length, total: items.length }, links } as never
  }
const itemsOf = (lengths: readonly number[]): Item[] => lengths.map((length, id) => ({ id, text: 'x'.repeat(length) }))

test('each page is read once, and its cursor continues without leaving out or repeating a row', async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 80 })
  const pages = fc.record({ page_size: fc.integer({ min: 1, max: 100 }) }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(lengths, pages, async (given, page) => {
      const items = itemsOf(given)
      const seen: number[] = []
      let cursor: string | null | undefined
      do {
        const reads: object[] = []
        const { result } = await listed<Item, Item>(
          { ...page, ...(cursor ? { cursor } : {}) },
          listOf(items, reads),
          (item) => item,
        )
        expect(reads).toHaveLength(1)
        if (result.items.length > 1) expect(JSON.stringify(result.items).length).toBeLessThan(20_200)
        seen.push(...result.items.map(({ id }) => id))
        cursor = result.next_cursor
      } while (cursor !== null)
      expect(seen).toEqual(items.map(({ id }) => id))
    }),
  )
})

test.each([{}, { page_size: 25 }, { page: 1 }])('the whole page is given for %j', async (given) => {
  const { result } = await listed<Item, Item>(given, listOf(itemsOf(Array(60).fill(300))), (item) => item)
  expect([result.items.length, result.truncated]).toEqual([25, undefined])
})

test('a page is repeated rather than rows lost where the last one that was shown is gone', async () => {
  const items = itemsOf(Array(10).fill(9_000))
  const { result } = await listed<Item, Item>({}, listOf(items), (item) => item)
  const shown = result.items.at(-1)!.id
  const without = items.filter(({ id }) => id !== shown)
  const next = await listed<Item, Item>({ cursor: result.next_cursor! }, listOf(without), (item) => item)
  expect(next.result.items[0]!.id).toBe(0)
})

test('a cursor that the server did not write is left to the API', async () => {
  const reads: { after?: string }[] = []
  await listed<Item, Item>({ cursor: 'within.%%%' }, listOf(itemsOf([]), reads as object[]), (item) => item)
  expect(reads).toEqual([{ size: 25, after: 'within.%%%' }])
})
