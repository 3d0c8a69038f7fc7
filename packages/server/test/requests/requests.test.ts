import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { trackedShipment, trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const tracked = await trackedShipment(api, { ref_numbers: ['PO-1'] })
const pending: string[] = []
for (const [request_number, request_type] of [
  ['BK100', 'booking'],
  ['BK200', 'booking_number'],
  ['BL300', 'bill_of_lading'],
] as const) {
  const { data } = await api.api.POST('/tracking_requests', { body: trackingBody({ request_number, request_type }) })
  pending.unshift(data!.data.id)
}
const all = [...pending, tracked.requestId]
const list = async (query: string) => (await api.request('GET', `/v2/tracking_requests?${query}`)).json()
const idsOf = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id)

test('requests are listed newest first, with their shipments', async () => {
  const { data, included } = await list('')
  expect(data.map(({ id }: { id: string }) => id)).toEqual(all)
  expect(included.map(({ id }: { id: string }) => id)).toEqual([tracked.shipmentId])
})

test('exactly the matches of each filter are returned', async () => {
  const cases: [string, string[]][] = [
    ['filter[status]=pending', pending],
    ['filter[status]=created', [tracked.requestId]],
    ['filter[status]=awaiting_manifest', []],
    ['filter[status]=succeeded', []],
    ['filter[request_number]=BK100', [pending[2]!]],
    ['filter[request_number]=bk100', [pending[2]!]],
    ['filter[request_number]=BK', []],
    ['filter[scac]=maeu', all],
    ['filter[scac]=MSCU', []],
    ['filter[request_type]=booking', [pending[1]!, pending[2]!]],
    ['filter[request_type]=booking_number', [pending[1]!, pending[2]!]],
    ['filter[created_at][start]=2020-01-01T00:00:00Z&filter[updated_at][start]=2020-01-01T00:00:00Z', all],
    ['filter[created_at][end]=2020-01-01T00:00:00Z', []],
    ['filter[created_at][start]=2020-01-01&filter[updated_at][start]=2020-01-01', all],
    ['filter[created_at][end]=2020-01-01', []],
    ['filter[updated_at][end]=2020-01-01T00:00:00Z', []],
    ['q=k10', [pending[2]!]],
    ['q=po-1', [tracked.requestId]],
  ]
  for (const [query, expected] of cases) {
    expect(await idsOf(query), query).toEqual(expected)
    expect((await list(query)).meta.total, query).toBe(expected.length)
  }
})

test('older names of the shipment and its containers are accepted', async () => {
  const types = async (include: string) =>
    (await list(`include=${include}`)).included.map(({ type }: { type: string }) => type)
  expect(await types('shipment')).toEqual(['shipment'])
  expect(await types('container')).toEqual(['shipment', 'container'])
  expect(await types('tracked_object.containers')).toEqual(['shipment', 'container'])
  expect(await types('tracked_object,user')).toEqual(['shipment', 'user'])
})

test('the list is replaced by a single reference number', async () => {
  const path = { id: pending[0]! }
  const change = async (attributes: object) =>
    (
      await api.api.PATCH('/tracking_requests/{id}', {
        params: { path },
        body: { data: { type: 'tracking_request', attributes } },
      })
    ).data!.data.attributes.ref_numbers
  expect(await change({ ref_numbers: ['A', 'B', 'A'] })).toEqual(['A', 'B'])
  expect(await change({ ref_number: 'C' })).toEqual(['C'])
  expect(await change({})).toEqual(['C'])
  for (const attribute of ['status', 'is_retrying', 'scac', 'tracked_object']) {
    const body = { data: { type: 'tracking_request', attributes: { [attribute]: 'created' } } }
    const response = await api.request('PATCH', `/v2/tracking_requests/${path.id}`, { body })
    expect((await response.json()).errors[0].source.pointer).toBe(`/data/attributes/${attribute}`)
    expect(response.status).toBe(422)
  }
})

test('a request of another account and an unknown one are answered alike', async () => {
  const stranger = await api.otherAccount()
  for (const [method, body] of [['GET'], ['PATCH', { data: { attributes: { ref_number: 'x' } } }]] as const) {
    const answers = await Promise.all(
      [tracked.requestId, crypto.randomUUID(), 'no-id'].map(async (id) => {
        const response = await stranger.request(method, `/v2/tracking_requests/${id}`, { body })
        return JSON.stringify([response.status, await response.text()])
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^\[404/)
  }
  expect((await stranger.api.GET('/tracking_requests')).data!.data).toEqual([])
})

test('a bare date means the whole day in UTC, at both ends of a range', async () => {
  const { pool } = api.context
  await pool.query(
    `update tracking_requests set created_at = '2026-03-01T23:59:59Z', updated_at = created_at where id = $1`,
    [tracked.requestId],
  )
  await showAgain(pool)
  for (const column of ['created_at', 'updated_at']) {
    await pool.query(`update tracking_requests set updated_at = '2026-03-01T23:59:59Z' where id = $1`, [
      tracked.requestId,
    ])
    const within = (start: string, end: string) =>
      idsOf(`filter[${column}][start]=${start}&filter[${column}][end]=${end}`)
    expect(await within('2026-03-01', '2026-03-01')).toEqual([tracked.requestId])
    expect(await within('2026-02-01', '2026-02-28')).toEqual([])
    expect(await within('2026-03-02', '2026-03-03')).toEqual([])
  }
  for (const date of ['2026-02-30', '2026-13-01', '2026-3-1']) {
    const refused = await api.request('GET', `/v2/tracking_requests?filter[created_at][start]=${date}`)
    expect([refused.status, (await refused.json()).errors[0].source.parameter]).toEqual([
      400,
      'filter[created_at][start]',
    ])
  }
})
