import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi()
const { context, accountId } = api
const tracked: Awaited<ReturnType<typeof trackedShipment>>[] = []
for (let i = 0; i < 5; i++) tracked.push(await trackedShipment(api, { ref_numbers: [`PO-${i}`] }))
const newest = tracked.map(({ shipmentId }) => shipmentId).reverse()
const list = async (query: string, path = '/v2/shipments') => {
  const response = await api.request('GET', `${path}${query && '?'}${query}`)
  return { status: response.status, ...(await response.json()) }
}
const idsOf = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id)

test('the newest shipment is listed first, without gap or overlap between pages, in both directions', async () => {
  expect(await idsOf('')).toEqual(newest)
  for (const size of [1, 2, 3, 5]) {
    const seen = []
    let url: string | undefined = `https://boxtrail.test/v2/shipments?page[size]=${size}`
    while (url) {
      const response = await api.request('GET', url.slice('https://boxtrail.test'.length))
      const body = await response.json()
      expect(body.meta.size).toBe(body.data.length)
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      url = body.links.next
    }
    expect(seen).toEqual(newest)
  }
})

test('links keep the query, and links to missing pages are omitted', async () => {
  const at = 'https://boxtrail.test/v2/shipments?include=containers,pod_terminal'
  const { links, meta } = await list('page%5Bnumber%5D=2&include=containers%2Cpod_terminal&page%5Bsize%5D=2')
  expect(links).toEqual({
    self: 'https://boxtrail.test/v2/shipments?page%5Bnumber%5D=2&include=containers%2Cpod_terminal&page%5Bsize%5D=2',
    current: `${at}&page%5Bnumber%5D=2&page%5Bsize%5D=2`,
    first: `${at}&page%5Bnumber%5D=1&page%5Bsize%5D=2`,
    last: `${at}&page%5Bnumber%5D=3&page%5Bsize%5D=2`,
    next: expect.stringMatching(/&page%5Bnumber%5D=3&page%5Bsize%5D=2&page%5Bafter%5D=[\w-]+$/),
    prev: `${at}&page%5Bnumber%5D=1&page%5Bsize%5D=2`,
  })
  expect(meta).toEqual({ size: 2, total: 5, pagination: { current: 2, next: 3, last: 3, records: 5 } })
  const last = await list('page[number]=3&page[size]=2')
  expect(last.links).not.toHaveProperty('next')
  expect(last.meta.pagination).toEqual({ current: 3, records: 5 })
  const beyond = await list('page[number]=900719925474&page[size]=2')
  expect([beyond.status, beyond.data, beyond.links.prev]).toEqual([
    200,
    [],
    'https://boxtrail.test/v2/shipments?page%5Bnumber%5D=3&page%5Bsize%5D=2',
  ])
})

test('a page size above a hundred is reduced to a hundred, and shown', async () => {
  for (const size of ['101', '1000000000', '9223372036854775808']) {
    const { status, links } = await list(`page[size]=${size}`)
    expect(status).toBe(200)
    expect(links.current).toContain('page%5Bsize%5D=100')
  }
})

test('an invalid page parameter is rejected, and named', async () => {
  for (const bad of ['0', '-1', '1.5', '1e2', 'x', '', '+1', '0x10'])
    for (const parameter of ['page[size]', 'page[number]']) {
      const { status, errors } = await list(`${parameter}=${encodeURIComponent(bad)}`)
      expect([status, errors?.[0].source], `${parameter}=${bad}`).toEqual([400, { parameter }])
    }
  expect((await list('page[number]=9223372036854775808')).status).toBe(400)
  expect((await list('page[number]=1&page[number]=2')).status).toBe(400)
})

test('unknown parameters, relations and spellings of true are rejected, and named', async () => {
  const cases = [
    ['filter[colour]=red', 'filter[colour]'],
    ['sort=vessel', 'sort'],
    ['include=cargo', 'include'],
    ['include=containers.shipment.account', 'include'],
    ['filter[tracking_stopped]=yes', 'filter[tracking_stopped]'],
    ['filter[tracking_stopped]=1', 'filter[tracking_stopped]'],
    ['filter[updated_at][start]=yesterday', 'filter[updated_at][start]'],
    ['filter[updated_at][end]=2026-13-01T00:00:00Z', 'filter[updated_at][end]'],
    ['page[__proto__][x]=1', 'page[__proto__][x]'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
    ['q=%00', 'q'],
  ] as const
  for (const [query, parameter] of cases) {
    const { status, errors } = await list(query)
    expect([status, errors?.[0].source], query).toEqual([400, { parameter }])
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined()
  expect((await list('%ff=1')).status).toBe(400)
})

test('filters of older clients that have no effect are accepted', async () => {
  expect(await idsOf('filter[pod_locode]=XX&filter[line_scac]=YY&filter[updated_at]=z')).toEqual(newest)
})

test('nothing in a search is treated as a wildcard, a quote or a command', async () => {
  for (const q of ["';--", '$$', '%', '_', '\\', '$1', '"', '%%%', "' or 1=1", '\u{1F600}'])
    expect([(await list(`q=${encodeURIComponent(q)}`)).status, await idsOf(`q=${encodeURIComponent(q)}`)], q).toEqual([
      200,
      [],
    ])
})

test('bills, references and containers are found by part of them, ignoring case', async () => {
  const [first] = tracked
  expect(await idsOf(`q=${first!.number.slice(2)}`)).toEqual([first!.shipmentId])
  expect(await idsOf('q=po-3')).toEqual([tracked[3]!.shipmentId])
  expect(await idsOf('q=tstu12345')).toEqual(newest)
  expect(await idsOf('q=tstu12345+po-2')).toEqual([tracked[2]!.shipmentId])
  expect(await idsOf(`number=${first!.number}`)).toEqual([first!.shipmentId])
  expect(await idsOf(`number=${first!.number.slice(2)}`)).toEqual([])
  expect(await idsOf('number=TSTU1234568')).toEqual([])
})

test('exactly the matches of each filter are returned', async () => {
  const { rows } = await context.pool.query('select current_status from containers limit 1')
  const party = context.newId()
  await context.pool.query(`insert into parties values ($1, $2, 'Harbour Toys', now())`, [accountId, party])
  await context.pool.query('update shipments set customer_id = $2 where id = $1', [newest[0], party])
  await showAgain(context.pool)
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: newest[1]! } } })
  const rest = newest.slice(1)
  const cases: [string, string[]][] = [
    [`filter[status]=${rows[0].current_status}`, newest],
    ['filter[status]=nowhere', []],
    ['filter[status]=__proto__', []],
    ['filter[status]=constructor', []],
    ['filter[port]=uslax', newest],
    ['filter[port]=CNSHA&filter[carrier]=MAEU', newest],
    ['filter[port]=NLRTM', []],
    ['filter[carrier]=MSCU', []],
    ['filter[tracking_stopped]=true', [newest[1]!]],
    ['filter[tracking_stopped]=false', newest.filter((id) => id !== newest[1])],
    [`filter[customer_id]=${party}`, [newest[0]!]],
    [`filter[customer_id]=${accountId}`, rest],
    ['filter[customer_id]=nobody', []],
    [`filter[customer_id]=${crypto.randomUUID()}`, []],
    ['filter[customer_name]=harbour+toys', [newest[0]!]],
    ['filter[updated_at][start]=2020-01-01T00:00:00Z', newest],
    ['filter[updated_at][start]=2020-01-01T00:00:00%2B02:00', newest],
    ['filter[updated_at][end]=2020-01-01T00:00:00Z', []],
    ['filter[updated_at][end]=0000-01-01T00:00:00Z', []],
    ['filter[updated_at][start]=9999-12-31T23:59:59Z', []],
  ]
  for (const [query, expected] of cases) {
    const { status, data, meta } = await list(query)
    expect([status, data?.map(({ id }: { id: string }) => id), meta?.total], query).toEqual([
      200,
      expected,
      expected.length,
    ])
  }
  // Containers take the same filters through their shipment.
  for (const [query, expected] of cases) {
    const { status, meta } = await list(query, '/v2/containers')
    expect([status, meta?.total], query).toEqual([200, expected.length])
  }
})
