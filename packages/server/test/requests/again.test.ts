import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { createScene, type Event, finished, shifted } from '../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)
const listened = [
  'tracking_request.succeeded',
  'tracking_request.failed',
  'tracking_request.awaiting_manifest',
  'tracking_request.tracking_stopped',
  'shipment.updated',
  'container.created',
  'container.updated',
  'container.transport.vessel_loaded',
  'container.transport.empty_in',
] as const
await api.api.POST('/webhooks', {
  body: {
    data: {
      type: 'webhook',
      attributes: { url: 'https://hooks.example.com/all', active: true, events: [...listened] },
    },
  },
})

const DAY_MS = 86_400_000
const NUMBERS = [
  'TSTU2000016',
  'TSTU2000021',
  'TSTU2000037',
  'TSTU2000042',
  'TSTU2000058',
  'TSTU2000060',
  'TSTU2000076',
  'TSTU2000081',
]

/** The journey of a container under a bill, which ended twelve days ago, or `days` later than that. */
const journeyOf = (container: string, bill: string, days = 0): Event[] =>
  shifted(finished(), days * DAY_MS).map((one) => ({
    ...one,
    ...(one.equipmentReference ? { equipmentReference: container } : {}),
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: bill }],
  }))
const until = (events: readonly Event[], ms: number) =>
  events.filter((one) => Date.parse(one.eventDateTime as string) <= ms)

const track = async (container: string) => {
  const { data, error } = await api.api.POST('/tracking_requests', {
    body: {
      data: {
        type: 'tracking_request',
        attributes: { request_type: 'container', request_number: container, scac: 'MAEU' },
      },
    },
  })
  expect(error).toBeUndefined()
  await scene.work()
  return data!.data.id
}
const shipmentOf = async (requestId: string) => {
  const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id: requestId } } })
  return data!.data.relationships.tracked_object.data?.id ?? null
}
const shipment = async (id: string) => (await api.api.GET('/shipments/{id}', { params: { path: { id } } })).data!.data
const notificationsAfter = (sequence: number) =>
  notified(api.context.pool, 'n.created_at > (select to_timestamp($1::float8))', [sequence])
const clock = async () => (await scene.one<{ s: number }>('select extract(epoch from now())::float8 as s')).s
const stop = (id: string) => api.request('PATCH', `/v2/shipments/${id}/stop_tracking`)

test('a container whose journey has ended waits for its next one; the ended shipment stays as it is', async () => {
  const [container] = NUMBERS as [string]
  const ended = journeyOf(container, 'FIRSTBILL1')
  api.line.knows(container, ended)
  const first = (await shipmentOf(await track(container)))!
  expect((await shipment(first)).attributes.normalized_number).toBe('FIRSTBILL1')
  const again = await track(container)
  const before = await shipment(first)
  expect(before.attributes.line_tracking_stopped_reason).toBe('all_containers_terminated')
  const since = await clock()
  expect(await shipmentOf(again)).toBeNull()
  const next = until(journeyOf(container, 'NEXTBILL1', 60), Date.now())
  expect(next.length).toBeGreaterThan(0)
  api.line.knows(container, [...ended, ...next])
  await scene.poll(container)
  const second = (await shipmentOf(again))!
  expect(second).not.toBe(first)
  expect((await shipment(second)).attributes.normalized_number).toBe('NEXTBILL1')
  expect(await shipment(first)).toEqual(before)
  const sent = await notificationsAfter(since)
  expect(sent.map(({ event }) => event)).toContain('tracking_request.succeeded')
  for (const { event, body } of sent) expect(body, event).not.toContain('FIRSTBILL1')
})

test('a container stopped during its journey that has begun its next one gets a separate shipment', async () => {
  const container = NUMBERS[1]!
  const whole = journeyOf(container, 'FIRSTBILL2')
  api.line.knows(container, until(whole, Date.now() - 40 * DAY_MS))
  const first = (await shipmentOf(await track(container)))!
  await stop(first)
  await scene.elapse(container, '40 days')
  const before = await shipment(first)
  const since = await clock()
  api.line.knows(container, [...whole, ...until(journeyOf(container, 'NEXTBILL2', 60), Date.now())])
  const second = (await shipmentOf(await track(container)))!
  expect(second).not.toBe(first)
  expect((await shipment(second)).attributes.normalized_number).toBe('NEXTBILL2')
  expect(await shipment(first)).toEqual(before)
  for (const { event, body } of await notificationsAfter(since)) expect(body, event).not.toContain('FIRSTBILL2')
})

test('a container stopped during its journey that is still on that journey resumes its shipment', async () => {
  const container = NUMBERS[2]!
  const whole = journeyOf(container, 'FIRSTBILL3', 20)
  api.line.knows(container, until(whole, Date.now() - 5 * DAY_MS))
  const first = (await shipmentOf(await track(container)))!
  await stop(first)
  await scene.elapse(container, '5 days')
  api.line.knows(container, until(whole, Date.now()))
  const again = await track(container)
  expect(await shipmentOf(again)).toBe(first)
  const { attributes } = await shipment(first)
  expect(attributes.line_tracking_stopped_at).toBeNull()
  const { data } = await api.api.GET('/shipments', { params: { query: { q: container } } })
  expect(data!.data).toHaveLength(1)
})

test('a container stopped during its journey is not resumed by what the line reported before the new request', async () => {
  const container = NUMBERS[3]!
  api.line.knows(container, until(journeyOf(container, 'FIRSTBILL4', 20), Date.now()))
  const first = (await shipmentOf(await track(container)))!
  await stop(first)
  api.line.fails(container, 'unreachable')
  const again = await track(container)
  expect(await shipmentOf(again)).toBeNull()
  expect(await scene.requestAt(again)).toMatchObject({ status: 'pending', is_retrying: true })
})

test('a request by container shows a journey that ended within 30 days, although an empty move followed', async () => {
  const container = NUMBERS[4]!
  const ended = journeyOf(container, 'FIRSTBILL5')
  const last = ended.at(-1)!
  const emptyOut = {
    ...last,
    eventID: 'next-out',
    equipmentEventTypeCode: 'GTOT',
    emptyIndicatorCode: 'EMPTY',
    documentReferences: [],
    eventDateTime: new Date(Date.now() - 2 * DAY_MS).toISOString(),
  }
  api.line.knows(container, [...ended, emptyOut])
  const id = (await shipmentOf(await track(container)))!
  expect((await shipment(id)).attributes.normalized_number).toBe('FIRSTBILL5')
  const containers = await scene.rows('select current_status from containers where number = $1', [container])
  expect(containers).toEqual([{ current_status: 'empty_returned' }])
})

test('the line is polled at once for the next journey, and webhooks learn that the ended one is stopped', async () => {
  const container = NUMBERS[5]!
  const ended = journeyOf(container, 'FIRSTBILL6')
  api.line.knows(container, ended)
  const requestId = await track(container)
  const first = (await shipmentOf(requestId))!
  const since = await clock()
  api.line.knows(container, [...ended, ...until(journeyOf(container, 'NEXTBILL6', 60), Date.now())])
  const second = (await shipmentOf(await track(container)))!
  expect(second).not.toBe(first)
  expect((await shipment(second)).attributes.normalized_number).toBe('NEXTBILL6')
  const sent = (await notificationsAfter(since)).map(({ event, body }) => ({ event, ...JSON.parse(body) }))
  const stopped = sent.find(({ event }) => event === 'tracking_request.tracking_stopped')
  expect(stopped?.data.relationships.reference_object.data.id).toBe(requestId)
  expect(sent.filter(({ event }) => event === 'shipment.updated')).not.toEqual([])
})

test('a container stopped on its second journey stays on it, resumed or requested again', async () => {
  const container = NUMBERS[6]!
  const ended = journeyOf(container, 'FIRSTBILL7')
  api.line.knows(container, ended)
  const first = (await shipmentOf(await track(container)))!
  const before = await shipment(first)
  api.line.knows(container, [...ended, ...until(journeyOf(container, 'NEXTBILL7', 60), Date.now())])
  const second = (await shipmentOf(await track(container)))!
  await stop(second)
  expect((await api.request('PATCH', `/v2/shipments/${second}/resume_tracking`)).status).toBe(200)
  await scene.poll(container)
  expect((await shipment(second)).attributes.normalized_number).toBe('NEXTBILL7')
  await stop(second)
  expect(await shipmentOf(await track(container))).toBe(second)
  expect((await shipment(second)).attributes.normalized_number).toBe('NEXTBILL7')
  expect((await shipment(first)).attributes.normalized_number).toBe(before.attributes.normalized_number)
})

test('a container whose journey has ended can be requested again in bulk', async () => {
  const container = NUMBERS[7]!
  api.line.knows(container, journeyOf(container, 'FIRSTBILL8'))
  await track(container)
  const row = { request_type: 'container', request_number: container, scac: 'MAEU' }
  const body = { data: { type: 'tracking_request_batch', attributes: { rows: [row] } } }
  const response = await api.request('POST', '/v2/tracking_requests/bulk', { body })
  const { results } = (await response.json()).data.attributes
  expect(results).toMatchObject([{ status: 'created' }])
})
