import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listed } from '../src/list.ts'

type Item = { id: number; text: string }

/** The API's list: pages by number and by cursor, the cursor being the id of the last record. */
const listOf = (items: readonly Item[]) => async (page: { size: number; number?: number; after?: string }) => {
  const from = page.after === undefined ? ((page.number ?? 1) - 1) * page.size : Number(page.after) + 1
  const rows = items.slice(from, from + page.size)
  const isLast = from + page.size >= items.length
  const links = isLast ? {} : { next: `/v2/containers?page[number]=2&page[after]=${rows.at(-1)!.id}` }
  return { items: rows, meta: { size: rows.length, total: items.length }, links } as never
}
const itemsOf = (lengths: readonly number[]): Item[] => lengths.map((length, id) => ({ id, text: 'x'.repeat(length) }))
const list = (items: readonly Item[], given = {}) => listed<Item, Item>(given, listOf(items), (item) => item)

test('shortens a concise list, says so, and goes on by its cursor without leaving out or repeating a row', async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(lengths, async (given) => {
      const items = itemsOf(given)
      const seen: number[] = []
      let cursor: string | null | undefined
      do {
        const { result } = await list(items, cursor ? { cursor } : {})
        if (result.items.length > 1) expect(JSON.stringify(result.items).length).toBeLessThan(1_400)
        if (result.items.length < 25 && result.next_cursor !== null) expect(result.truncated).toContain('next_cursor')
        seen.push(...result.items.map(({ id }) => id))
        cursor = result.next_cursor
      } while (cursor !== null)
      expect(seen).toEqual(items.map(({ id }) => id))
    }),
  )
})

test.each([{ page_size: 25 }, { page: 1 }, { response_format: 'detailed' as const }])(
  'gives the whole page for %j',
  async (given) => {
    const { result } = await list(itemsOf(Array(60).fill(100)), given)
    expect([result.items.length, result.truncated]).toEqual([25, undefined])
  },
)
