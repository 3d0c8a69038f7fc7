import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'

const api = await testApi()
const { pool } = api.context

/** The number of failed requests, which exceeds what is counted. Another ten are pending. */
const FAILED = 10_050
await pool.query(
  `insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, bare_number, scac,
     status, created_at, updated_at)
   select $1, gen_random_uuid(), 'bill_of_lading', 'bill_of_lading', 'CAP' || n, 'CAP' || n, 'CAP' || n, 'MAEU',
     case when n > 10 then 'failed' else 'pending' end, now() - n / 3 * interval '1 min', now() from generate_series(1, $2) n`,
  [api.accountId, FAILED + 10],
)
await showAgain(pool)
await pool.query('update ledgers set tracking_requests_total = $2 where account_id = $1', [api.accountId, FAILED + 10])

const list = async (query: string) => {
  const response = await api.request('GET', `/v2/tracking_requests?${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
const inOrder = async (where: string) => {
  const { rows } = await pool.query(
    `select id from tracking_requests where account_id = $1 and ${where} order by created_at desc, id desc`,
    [api.accountId],
  )
  return rows.map(({ id }) => id as string)
}

test.each(['filter[status]=failed', 'q=cap', 'filter[scac]=MAEU&filter[status]=failed', 'q=cap&filter[status]=failed'])(
  'a list of more than 10,000 records requested %s is counted up to there, and names no last page',
  async (query) => {
    const { meta, links } = await list(`${query}&page[size]=1`)
    expect(meta).toEqual({
      size: 1,
      total: 10_000,
      total_is_capped: true,
      pagination: { current: 1, next: 2, records: 10_000 },
    })
    expect(links).not.toHaveProperty('last')
    expect(links.next).toContain('page%5Bnumber%5D=2')
  },
)

test('a list without a filter is counted exactly', async () => {
  const { meta, links } = await list('page[size]=100')
  expect(meta).toEqual({
    size: 100,
    total: FAILED + 10,
    pagination: { current: 1, next: 2, last: 101, records: FAILED + 10 },
  })
  expect(links.last).toContain('page%5Bnumber%5D=101')
})

test('a filtered list of fewer records is counted exactly, and names its last page', async () => {
  const { meta, links } = await list('filter[status]=pending&page[size]=4')
  expect(meta).toEqual({ size: 4, total: 10, pagination: { current: 1, next: 2, last: 3, records: 10 } })
  expect(links.last).toContain('page%5Bnumber%5D=3')
})

test.each(['filter[status]=failed', 'q=cap&filter[status]=failed'])(
  'pages after those that are counted still have their records: %s',
  async (query) => {
    const all = await inOrder(`status = 'failed'`)
    for (const number of [1, 100, 101]) {
      const { data, links, meta } = await list(`${query}&page[size]=100&page[number]=${number}`)
      const expected = all.slice((number - 1) * 100, number * 100)
      expect(data.map(({ id }: { id: string }) => id)).toEqual(expected)
      expect([meta.total, 'next' in links]).toEqual([10_000, number < 101])
    }
    const beyond = await list(`${query}&page[size]=100&page[number]=102`)
    expect([beyond.data, 'next' in beyond.links, beyond.links.prev]).toEqual([
      [],
      false,
      expect.stringContaining('page%5Bnumber%5D=101'),
    ])
  },
)

test('cursors lead through all of a capped list', async () => {
  const seen: string[] = []
  let query: string | undefined = 'filter[status]=failed&page[size]=100'
  while (query) {
    const { data, links } = await list(query)
    seen.push(...data.map(({ id }: { id: string }) => id))
    query = links.next?.split('?')[1]
  }
  expect(seen).toEqual(await inOrder(`status = 'failed'`))
})
