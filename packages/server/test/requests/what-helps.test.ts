import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { createScene } from '../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)
await api.api.POST('/webhooks', {
  body: {
    data: {
      type: 'webhook',
      attributes: {
        url: 'https://hooks.example.com/t',
        active: true,
        events: ['tracking_request.failed', 'tracking_request.awaiting_manifest'],
      },
    },
  },
})
const get = async (id: string) =>
  (await api.api.GET('/tracking_requests/{id}', { params: { path: { id } } })).data!.data
const listed = async (number: string) => {
  const query = { 'filter[request_number]': number }
  return (await api.api.GET('/tracking_requests', { params: { query } })).data!.data[0]!
}
const comeBack = () => api.context.pool.query('update sources set paused_until = null, failures = 0')

test.each([
  ['bill_of_lading', 'not_found', 'awaiting_manifest', 'wait_until'],
  ['bill_of_lading', 'no_data_yet', 'awaiting_manifest', 'wait_until'],
  ['bill_of_lading', 'number_rejected', 'failed', 'fix_number'],
  ['bill_of_lading', 'withheld', 'failed', 'contact_line'],
  ['bill_of_lading', 'unreachable', 'pending', 'wait_until'],
  ['bill_of_lading', 'throttled', 'pending', 'wait_until'],
  ['bill_of_lading', 'unauthorized', 'pending', 'check_credentials'],
  ['bill_of_lading', 'unrecognized', 'pending', 'wait_until'],
] as const)(
  'a %s that the line answers with %s is %s: %s, in responses and notifications',
  async (request_type, outcome, status, action) => {
    await comeBack()
    const { id, number } = await scene.request({ request_type })
    expect((await get(id)).meta).toBeUndefined()
    api.line.fails(number, outcome)
    await scene.work()
    const { attributes, meta } = await get(id)
    expect(attributes).toMatchObject({ status, action })
    expect(meta).toMatchObject({ action, reason: expect.stringMatching(/\.$/) })
    if (status === 'failed') expect(meta!.retry_at).toBeNull()
    else expect(Date.parse(meta!.retry_at!)).toBeGreaterThan(Date.now())
    expect((await listed(number)).meta).toEqual(meta)
    const told = await notified(api.context.pool, 'n.reference_id = $1', [id])
    expect(told).toHaveLength(status === 'pending' ? 0 : 1)
    for (const { body } of told)
      expect(JSON.parse(body).included[0].meta).toMatchObject({ action, reason: meta!.reason })
  },
)

test('no step is suggested for a request with a shipment, or one that was stopped', async () => {
  await comeBack()
  const { requestId, shipmentId } = await trackedShipment(api)
  expect(await get(requestId)).not.toHaveProperty('meta')
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
  const stopped = await get(requestId)
  expect(stopped.attributes).toMatchObject({ status: 'tracking_stopped', action: null })
  expect(stopped).not.toHaveProperty('meta')
})

test('the list is filtered by every status', async () => {
  const ids = async (status: string) => {
    const query = { 'filter[status]': status, 'page[size]': 100 }
    return (await api.api.GET('/tracking_requests', { params: { query } })).data!
  }
  const counts: Record<string, number> = {}
  for (const status of ['pending', 'awaiting_manifest', 'created', 'failed', 'tracking_stopped']) {
    const { data, meta } = await ids(status)
    expect(new Set(data.map(({ attributes }) => attributes.status)), status).toEqual(
      new Set(data.length > 0 ? [status] : []),
    )
    expect(meta.total).toBe(data.length)
    counts[status] = data.length
  }
  expect(counts).toEqual({ pending: 4, awaiting_manifest: 2, created: 0, failed: 2, tracking_stopped: 1 })
})
