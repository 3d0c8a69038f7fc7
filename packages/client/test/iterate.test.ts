import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idsOf, json, observedClient } from './observed.ts'

interface Row {
  id: string
}

const row = (id: string): Row & { type: string } => ({ id, type: 'party' })

/** A list that is served by page numbers, as old services do. */
const numbered = (rows: Row[], size: number, whenRead: (page: number) => void = () => {}) =>
  observedClient([
    async ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page[number]') ?? 1)
      const data = rows.slice((page - 1) * size, page * size)
      const next =
        page * size < rows.length ? { next: `https://elsewhere.example/v2/parties?page[number]=${page + 1}` } : {}
      const meta = { size: data.length, total: rows.length }
      whenRead(page)
      return json({ data, links: next, meta })
    },
  ])

/** The same list with cursors: a page starts after a record, wherever that has moved to. */
const withCursors = (rows: Row[], size: number, whenRead: () => void) =>
  observedClient([
    async ({ url }) => {
      const after = new URL(url).searchParams.get('page[after]')
      const from = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
      const data = rows.slice(from, from + size)
      const last = data.at(-1)?.id
      const next =
        from + size < rows.length
          ? { next: `https://boxtrail.example/v2/parties?page[number]=2&page[size]=${size}&page[after]=${last}` }
          : {}
      const meta = { size: data.length, total: rows.length }
      whenRead()
      return json({ data, links: next, meta })
    },
  ])

describe('an iteration', () => {
  it('ends with an error, not never, where each next page is the page itself', async () => {
    const links = { next: 'https://boxtrail.example/v2/parties?page[number]=2' }
    const { client, sent } = observedClient([json({ data: [row('a')], links, meta: { size: 1, total: 9 } })])
    await expect(idsOf(client.parties.iterate())).rejects.toThrow('The next page of the list is the page itself')
    expect(sent).toHaveLength(2)
  })

  it('gives every record of every page, once, at the address of the client', async () => {
    const { client, sent } = numbered(['a', 'b', 'c', 'd', 'e'].map(row), 2)
    expect(await idsOf(client.parties.iterate())).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(sent.map(({ url }) => decodeURIComponent(url))).toEqual([
      'https://boxtrail.example/v2/parties',
      'https://boxtrail.example/v2/parties?page[number]=2',
      'https://boxtrail.example/v2/parties?page[number]=3',
    ])
  })

  it('with cursors neither repeats nor skips a record while others are added and removed', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => row(`old-${at}`))
    const all = rows.map(({ id }) => id)
    let added = 0
    const { client } = withCursors(rows, 3, () => void rows.unshift(row(`new-${added++}`), row(`new-${added++}`)))
    expect(await idsOf(client.parties.iterate())).toEqual(all)
    expect(added).toBeGreaterThan(10)
  })

  it('with cursors reads each page once, whatever is removed', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => row(`old-${at}`))
    const { client, sent } = withCursors(rows, 3, () => {
      if (rows.length > 6) rows.splice(0, 1)
    })
    await idsOf(client.parties.iterate())
    const read = sent.map(({ url }) => new URL(url).searchParams.get('page[after]'))
    expect(new Set(read).size).toBe(read.length)
    expect(read.length).toBeGreaterThan(2)
  })

  it('with page numbers gives a record that has moved to the next page only once', async () => {
    const rows = ['a', 'b', 'c', 'd'].map(row)
    const { client } = numbered(rows, 2, (page) => void (page === 1 && rows.unshift(row('new'))))
    expect(await idsOf(client.parties.iterate())).toEqual(['a', 'b', 'c', 'd'])
  })

  it('with page numbers skips nothing while records are added and removed', async () => {
    const change = fc.record({ adds: fc.nat(3), removes: fc.array(fc.nat(30), { maxLength: 4 }) })
    const cases = fc.record({ size: fc.integer({ min: 1, max: 5 }), changes: fc.array(change, { maxLength: 12 }) })
    const check = async ({ size, changes }: { size: number; changes: { adds: number; removes: number[] }[] }) => {
      const rows = Array.from({ length: 20 }, (_, at) => row(`old-${at}`))
      const left = new Set(rows.map(({ id }) => id))
      let read = 0
      const { client } = numbered(rows, size, () => {
        const { adds, removes } = changes[read++] ?? { adds: 0, removes: [] }
        for (const at of removes) for (const { id } of rows.splice(at, 1)) left.delete(id)
        for (let added = 0; added < adds; added += 1) rows.unshift(row(`new-${read}-${added}`))
      })
      const ids = await idsOf(client.parties.iterate())
      expect(new Set(ids).size).toBe(ids.length)
      expect([...left].filter((id) => !ids.includes(id))).toEqual([])
    }
    await fc.assert(fc.asyncProperty(cases, check), { numRuns: 300 })
  })

  it('reads the next page only when it is needed', async () => {
    const { client, sent } = numbered(['a', 'b', 'c'].map(row), 1)
    for await (const { id } of client.parties.iterate()) if (id === 'b') break
    expect(sent).toHaveLength(2)
  })

  it('gives raw records, or both forms', async () => {
    const data = [{ ...row('a'), attributes: { company_name: 'Lakeside' } }]
    const { client } = numbered(data, 1)
    for await (const one of client.parties.iterate({}, { format: 'raw' })) expect(one).toEqual(data[0])
    for await (const { raw, mapped } of client.parties.iterate({}, { format: 'both' }))
      expect([raw, mapped]).toEqual([data[0], { id: 'a', type: 'party', companyName: 'Lakeside' }])
  })

  it('starts at a cursor that the query names', async () => {
    const { client, sent } = withCursors(['a', 'b', 'c'].map(row), 5, () => {})
    expect(await idsOf(client.parties.iterate({ page: { after: 'a' } }))).toEqual(['b', 'c'])
    expect(decodeURIComponent(sent[0]!.url)).toContain('page[after]=a')
  })

  it('ends when its signal aborts', async () => {
    const stop = new AbortController()
    const { client } = numbered(['a', 'b'].map(row), 1)
    const walk = async () => {
      for await (const _ of client.parties.iterate({}, { signal: stop.signal })) stop.abort(new Error('enough'))
    }
    await expect(walk()).rejects.toThrow('enough')
  })
})
