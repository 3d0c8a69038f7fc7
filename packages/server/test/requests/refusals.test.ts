import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const { data } = await api.api.POST('/tracking_requests', { body: trackingBody() })
const { id } = data!.data
const one = `/v2/tracking_requests/${id}`
const row = trackingBody().data.attributes
const good: Record<string, [string, string, object]> = {
  create: ['POST', '/v2/tracking_requests', trackingBody()],
  update: ['PATCH', one, { data: { type: 'tracking_request', id, attributes: { ref_number: 'PO-1' } } }],
  infer: ['POST', '/v2/tracking_requests/infer_number', { number: 'MSKU7054410' }],
  bulk: [
    'POST',
    '/v2/tracking_requests/bulk',
    { data: { type: 'tracking_request_batch', attributes: { rows: [row] } } },
  ],
}

test.each(Object.entries(good))(
  '%s: rejects malformed JSON and an unknown parameter',
  async (_, [method, path, body]) => {
    for (const text of ['{', '', '[]', '"text"'])
      expect((await api.request(method, path, { body: text })).status).toBe(400)
    const response = await api.request(method, `${path}?colour=red`, { body })
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].source).toEqual({ parameter: 'colour' })
  },
)

test.each(Object.entries(good))(
  '%s: rejects a resource of another type as a conflict',
  async (_, [method, path, body]) => {
    const { data: resource = {} } = body as { data?: object }
    const response = await api.request(method, path, { body: { ...body, data: { ...resource, type: 'shipment' } } })
    expect(response.status).toBe(409)
    expect((await response.json()).errors[0].source).toEqual({ pointer: '/data/type' })
  },
)

test("an update with an id other than the path's is rejected as a conflict", async () => {
  const body = { data: { type: 'tracking_request', id: crypto.randomUUID(), attributes: { ref_number: 'x' } } }
  expect((await api.request('PATCH', one, { body })).status).toBe(409)
})

test('an unknown relation, filter or page is rejected on reading, and named', async () => {
  const cases = [
    [`${one}?include=vessel`, 'include'],
    [`${one}?q=x`, 'q'],
    ['/v2/tracking_requests?include=vessel', 'include'],
    ['/v2/tracking_requests?filter[colour]=red', 'filter[colour]'],
    ['/v2/tracking_requests?page[number]=0', 'page[number]'],
    ['/v2/tracking_requests?filter[created_at][start]=yesterday', 'filter[created_at][start]'],
  ] as const
  for (const [path, parameter] of cases) {
    const response = await api.request('GET', path)
    expect(response.status, path).toBe(400)
    expect((await response.json()).errors[0].source, path).toEqual({ parameter })
  }
})
