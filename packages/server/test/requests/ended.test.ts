import { existsSync, readFileSync } from 'node:fs'
import { fingerprintEvents } from '@boxtrail/sources/dcsa/fingerprint-events'
import { profiles } from '@boxtrail/sources/dcsa/profiles'
import { readEvents } from '@boxtrail/sources/dcsa/read-events'
import type { Source } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { createScene, type Event, finished, shifted } from '../harness/records/tracking-scene.ts'

const SAVED = new URL(
  '../../../../../shared/data/carrier-dcsa-freighttech/hapag-lloyd-transship-container-HLBU2466116.json',
  import.meta.url,
)
const DAY_MS = 86_400_000

/** Hapag-Lloyd, which answers with a response that was saved in February. */
const hapag = (): Source => ({
  id: 'line:HLCU',
  kind: 'line',
  name: 'Hapag-Lloyd',
  scac: 'HLCU',
  adapter: 'dcsa',
  adapterVersion: 1,
  style: 'snapshot',
  limits: { concurrency: 8, perMinute: null, perDay: null },
  hidesUnknownNumbers: false,
  normalizeNumber: (_kind, number) => number,
  fetch: async () => ({
    outcome: 'ok',
    body: readFileSync(SAVED, 'utf8'),
    mediaType: 'application/json',
    complete: true,
    retryAfterMs: null,
    detail: null,
  }),
  read: (body, subject) => readEvents(body, subject, profiles['hapag-lloyd']!),
  fingerprint: (body) => fingerprintEvents(body, profiles['hapag-lloyd']!),
})

const api = await testApi({ sources: [hapag()] })
const scene = createScene(api)

const journeyOf = (container: string, daysAgo: number): Event[] =>
  shifted(finished(), (12 - daysAgo) * DAY_MS).map((one) => ({
    ...one,
    ...(one.equipmentReference ? { equipmentReference: container } : {}),
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: `BILL${container.slice(-5)}` }],
  }))

const track = async (container: string, scac = 'MAEU') => {
  const { data, error } = await api.api.POST('/tracking_requests', {
    body: {
      data: { type: 'tracking_request', attributes: { request_type: 'container', request_number: container, scac } },
    },
  })
  expect(error).toBeUndefined()
  await scene.work()
  return data!.data
}
const request = async (id: string) =>
  (await api.api.GET('/tracking_requests/{id}', { params: { path: { id } } })).data!.data
const containerOf = async (shipmentId: string) => {
  const { data } = await api.api.GET('/shipments/{id}', {
    params: { path: { id: shipmentId }, query: { include: ['containers'] } },
  })
  return data!.included!.find(({ type }) => type === 'container') as unknown as {
    attributes: Record<string, unknown>
    meta: Record<string, unknown>
  }
}

test.each([
  ['40 days', 'TSTU2000102', 40],
  ['200 days', 'TSTU2000118', 200],
  ['364 days', 'TSTU2000123', 364],
])(
  'a request by container serves the journey that ended %s ago, and says how to follow the next',
  async (_, container, daysAgo) => {
    api.line.knows(container, journeyOf(container, daysAgo))
    const { id } = await track(container)
    const { attributes, relationships, meta } = await request(id)
    expect(attributes).toMatchObject({ status: 'created', action: 'track_again_for_next', failed_reason: null })
    const endedAt = (meta!.journey as { ended_at: string }).ended_at
    expect(Date.now() - Date.parse(endedAt)).toBeGreaterThan((daysAgo - 1) * DAY_MS)
    expect(meta).toEqual({
      action: 'track_again_for_next',
      reason: `This journey of the container ended on ${endedAt.slice(0, 10)} in Chicago. To follow its next one, submit the number again.`,
      retry_at: null,
      journey: { state: 'ended', ended_at: endedAt, place: { locode: 'USCHI', name: 'Chicago' } },
    })
    const served = await containerOf(relationships.tracked_object.data!.id)
    expect(served.attributes).toMatchObject({ current_status: 'empty_returned', empty_terminated_at: endedAt })
    expect(served.meta.journey).toEqual(meta!.journey)
  },
)

test('a journey that ended more than a year ago is not taken: the request waits for the next, and says so', async () => {
  const container = 'TSTU2000139'
  const old = journeyOf(container, 400)
  api.line.knows(container, old)
  const { id } = await track(container)
  const waiting = await request(id)
  expect(waiting.attributes).toMatchObject({ status: 'awaiting_manifest', action: 'wait_until' })
  expect(waiting.meta).toMatchObject({
    journey: { state: 'ended', place: { locode: 'USCHI' } },
    reason: expect.stringContaining('waits for the next one'),
  })
  const underWay = journeyOf(container, -20).filter((one) => Date.parse(one.eventDateTime as string) <= Date.now())
  api.line.knows(container, [...old, ...underWay])
  await scene.poll(container)
  const found = await request(id)
  expect(found.attributes).toMatchObject({ status: 'created', action: null })
  expect(found.meta).toBeUndefined()
})

test('a second request for a container whose ended journey the account has waits for the next, and says so at once', async () => {
  const container = 'TSTU2000144'
  api.line.knows(container, journeyOf(container, 90))
  const first = await track(container)
  const ended = (await request(first.id)).meta!.journey
  const second = await track(container)
  expect(second.attributes.status).toBe('pending')
  expect(second.meta).toMatchObject({ action: 'wait_until', journey: ended })
  expect((await request(second.id)).meta).toMatchObject({
    action: 'wait_until',
    reason: expect.stringMatching(
      /^The last journey of this container ended on .* in Chicago, .*waits for the next one\.$/,
    ),
    journey: ended,
  })
  expect((await request(first.id)).attributes.status).toBe('tracking_stopped')
})

test('a request that found no further journey before its waiting period ended says to submit the number again', async () => {
  const container = 'TSTU2000150'
  api.line.knows(container, journeyOf(container, 400))
  const { id } = await track(container)
  await scene.elapse(container, '8 days')
  await scene.poll(container)
  expect((await request(id)).attributes).toMatchObject({
    status: 'failed',
    failed_reason: 'expired',
    action: 'track_again_for_next',
  })
})

test('the saved answer of Hapag-Lloyd, from the request to the webhook', async ({ skip }) => {
  skip(!existsSync(SAVED), 'the saved response (../shared/data) is not here')
  await api.api.POST('/webhooks', {
    body: {
      data: {
        type: 'webhook',
        attributes: { url: 'https://hooks.example.com/all', active: true, events: ['tracking_request.succeeded'] },
      },
    },
  })
  const { id } = await track('HLBU2466116', 'HLCU')
  const { attributes, meta } = await request(id)
  expect(attributes).toMatchObject({ status: 'created', action: 'track_again_for_next' })
  expect(meta!.journey).toEqual({
    state: 'ended',
    ended_at: '2026-02-13T17:07:00Z',
    place: { locode: 'USCHI', name: 'Chicago' },
  })
  const all = await notified(api.context.pool, `n.event = 'tracking_request.succeeded'`)
  const sent = all.find(({ body }) => body.includes(id))
  const { included } = JSON.parse(sent!.body) as {
    included: { type: string; attributes: Record<string, unknown>; meta?: unknown }[]
  }
  const of = (type: string) => included.find((one) => one.type === type)!
  expect(of('tracking_request').meta).toEqual(meta)
  expect(of('container').attributes).toMatchObject({
    number: 'HLBU2466116',
    current_status: 'empty_returned',
    empty_terminated_at: '2026-02-13T17:07:00Z',
    pod_discharged_at: '2026-02-04T06:50:00Z',
  })
  expect(of('shipment').attributes).toMatchObject({ port_of_lading_locode: 'PLGDY', port_of_discharge_locode: 'USORF' })
})
