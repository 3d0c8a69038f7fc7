import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'

const api = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
let made = 0
const add = async () => {
  const { data } = await api.api.webhooks.create({ url: `https://example.com/hook/${made++}`, active: true })
  return data.id
}

test('a walk by cursor neither repeats nor skips a record while others are added and removed', async () => {
  const change = fc.record({ adds: fc.nat(2), removes: fc.array(fc.nat(30), { maxLength: 2 }) })
  const cases = fc.record({ size: fc.integer({ min: 1, max: 4 }), changes: fc.array(change, { maxLength: 8 }) })
  const walk = async ({ size, changes }: { size: number; changes: { adds: number; removes: number[] }[] }) => {
    const account = new Set<string>()
    for (const { id } of (await api.api.webhooks.list({ 'page[size]': 100 })).data) await api.api.webhooks.delete(id)
    for (let at = 0; at < 10; at++) account.add(await add())
    const staying = new Set(account)
    const seen: string[] = []
    let query: string | undefined = `page[size]=${size}`
    for (let page = 0; query !== undefined; page++) {
      const { data, links } = await (await api.request('GET', `/v2/webhooks?${query}`)).json()
      seen.push(...data.map(({ id }: { id: string }) => id))
      query = links.next?.split('?')[1]
      for (const at of changes[page]?.removes ?? []) {
        const gone = [...account][at % Math.max(account.size, 1)]
        if (gone === undefined) continue
        await api.api.webhooks.delete(gone)
        account.delete(gone)
        staying.delete(gone)
      }
      for (let at = 0; at < (changes[page]?.adds ?? 0); at++) account.add(await add())
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect([...staying].filter((id) => !seen.includes(id))).toEqual([])
  }
  await fc.assert(fc.asyncProperty(cases, walk), { numRuns: 12 })
})
