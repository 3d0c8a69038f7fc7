import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  AuthenticationError,
  createClient,
  NotFoundError,
  RateLimitError,
  TrackingFailedError,
  ValidationError,
} from '@boxtrail/client'
import { getRequestListener } from '@hono/node-server'
import { afterAll, describe, expect, it } from 'vitest'
import { failureOf, idsOf } from '../../../client/test/observed.ts'
import { testJourney } from '../../src/sources/test-line/test-journey.ts'
import { testApi } from '../harness/api.ts'
import { workUntilIdle } from '../harness/workers.ts'

const test = await testApi()
const { app, apiKey, context } = test
const served = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
await once(served, 'listening')
afterAll(() => served.close())
const baseUrl = `http://127.0.0.1:${(served.address() as AddressInfo).port}`
const client = createClient({ baseUrl, apiKey })
const url = 'https://hooks.harbour-street.example/boxtrail'
const nobody = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'

describe('the client with the real service', () => {
  it('creates, reads, changes, lists and deletes webhooks', async () => {
    const { id, secret } = await client.webhooks.create({ url, active: true, events: ['container.updated'] })
    expect(secret).toMatch(/^whsec_/)
    await client.webhooks.update(id, { active: false })
    expect((await client.webhooks.get(id)).active).toBe(false)
    expect((await client.webhooks.list({ page: { number: 1, size: 5 } })).items.map((one) => one.id)).toContain(id)
    expect(await client.webhooks.delete(id)).toBeUndefined()
    await expect(client.webhooks.get(id)).rejects.toBeInstanceOf(NotFoundError)
  })

  it('creates, lists and changes tracking requests', async () => {
    const made: string[] = []
    for (const requestNumber of ['261000001', '261000002', '261000003'])
      made.unshift(
        (await client.trackingRequests.create({ requestType: 'bill_of_lading', requestNumber, scac: 'MAEU' })).id,
      )
    expect(await idsOf(client.trackingRequests.iterate({ page: { size: 2 } }))).toEqual(made)
    const changed = await client.trackingRequests.update(made[0]!, { refNumbers: ['PO-1'] })
    expect(changed.refNumbers).toEqual(['PO-1'])
    const request = await client.trackingRequests.get(made[0]!, { include: ['user'] })
    expect(request.trackedObject).toBeNull()
    expect(request.user).toMatchObject({ type: 'user' })
  })

  it('creates many tracking requests at once, with progress, and only once per key', async () => {
    const rows = Array.from({ length: 2_005 }, (_, at) => ({
      requestType: 'bill_of_lading' as const,
      requestNumber: `2620${String(at).padStart(5, '0')}`,
      scac: 'MAEU',
    }))
    const seen: number[] = []
    const onProgress = ({ done, total }: { done: number; total: number }) => void seen.push(done / total)
    const made = await client.trackingRequests.createMany(rows, { onProgress, idempotencyKey: 'import' })
    expect(made.results.map(({ row }) => row)).toEqual(rows.map((_, at) => at))
    expect(made.results.map(({ requestNumber }) => requestNumber)).toEqual(
      rows.map(({ requestNumber }) => requestNumber),
    )
    expect(made.counts.created + made.counts.accepted).toBe(2_005)
    expect(seen).toEqual([1_000 / 2_005, 2_000 / 2_005, 1])
    expect(await client.trackingRequests.createMany(rows, { idempotencyKey: 'import' })).toEqual(made)
    const again = await client.trackingRequests.createMany(rows.slice(0, 3), { dryRun: true })
    expect(again.counts).toMatchObject({ duplicate: 3 })
  })

  it('neither repeats nor skips records while others are added and removed', async () => {
    const make = async (at: number) => (await client.webhooks.create({ url: `${url}/${at}`, active: false })).id
    const made: string[] = []
    for (let at = 0; at < 12; at += 1) made.unshift(await make(at))
    const seen: string[] = []
    for await (const { id } of client.webhooks.iterate({ page: { size: 3 } })) {
      seen.push(id)
      if (seen.length === 2) await make(12)
      if (seen.length === 5) for (const gone of made.slice(0, 4)) await client.webhooks.delete(gone)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(made.slice(4)))
  })

  it('finds reference data', async () => {
    const port = await client.ports.get('USLAX')
    expect(port.code).toBe('USLAX')
    expect(await client.ports.get(port.id)).toEqual(port)
    expect((await client.shippingLines.list()).items.length).toBeGreaterThan(0)
    expect((await client.metroAreas.get('USCHI')).type).toBe('metro_area')
  })

  it('finds routes, maps and vessels by name', async () => {
    const { id: portId } = await client.ports.get('KRPUS')
    const leg = { portId, previousPortId: portId }
    for (const call of [
      () =>
        client.containers.route(nobody, { include: ['route_locations.location', 'route_locations.inbound_vessel'] }),
      () => client.containers.mapGeojson(nobody),
      () =>
        client.vessels.get(nobody, {
          showPositions: { fromTimestamp: '2026-03-01T00:00:00Z', toTimestamp: '2026-03-02T00:00:00Z' },
        }),
      () => client.vessels.get('9812341'),
      () => client.vessels.futurePositions(nobody, leg),
      () => client.vessels.futurePositionsWithCoordinates(nobody, { ...leg, latitude: -33.5, longitude: 151.25 }),
    ])
      await expect(call()).rejects.toBeInstanceOf(NotFoundError)
  })

  it('types examples by what the service sends', async () => {
    const { event, referenceObject } = await client.webhookNotifications.example('container.created')
    expect(event).toBe('container.created')
    expect(referenceObject).toMatchObject({ type: 'container_created_event', timestamp: expect.any(String) })
    expect((await client.webhookNotifications.list({ include: ['webhook'] })).items).toEqual([])
  })

  it('throws rejections with their code, place and request id', async () => {
    const refused = await failureOf(
      client.trackingRequests.create({ requestType: 'container', requestNumber: '', scac: 'MAEU' }),
    )
    expect(refused).toBeInstanceOf(ValidationError)
    expect(refused).toMatchObject({
      status: 422,
      code: 'blank',
      pointer: '/data/attributes/request_number',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      action: 'fix_request',
    })
    await expect(createClient({ baseUrl, apiKey: 'wrong-key-wrong-key' }).shipments.list()).rejects.toBeInstanceOf(
      AuthenticationError,
    )
    await expect(client.shipments.get(nobody)).rejects.toBeInstanceOf(NotFoundError)
  })

  it('reports how long to wait after too many requests', async () => {
    const limited = await testApi({ limits: { requests_per_minute: 1 } })
    const slow = createClient({
      baseUrl,
      apiKey: limited.apiKey,
      maxRetries: 0,
      fetch: async (request) => limited.app.request(request),
    })
    await slow.shipments.list()
    const error = await failureOf(slow.shipments.list())
    expect(error).toBeInstanceOf(RateLimitError)
    expect((error as RateLimitError).retryAfterMs).toBeGreaterThan(0)
  })
})

describe('waiting for a tracking request', () => {
  it('returns the shipment once the line has responded, with the records that include names', async () => {
    const requestNumber = '261000011'
    const { id } = await client.trackingRequests.create({
      requestType: 'bill_of_lading',
      requestNumber,
      scac: 'MAEU',
      refNumbers: ['PO-9'],
    })
    const waiting = client.trackingRequests.waitFor(id, { include: ['tracked_object.containers'] })
    test.line.knows(requestNumber, testJourney(Date.parse('2026-11-21T06:00:00Z')))
    await workUntilIdle(context)
    const { trackedObject } = await waiting
    expect(trackedObject?.billOfLadingNumber).toBe(requestNumber)
    expect(trackedObject?.refNumbers).toEqual(['PO-9'])
    expect(trackedObject?.containers.map(({ number }) => number)).toEqual([expect.stringMatching(/^[A-Z]{4}\d{7}$/)])
  })

  it('fails if the request does, with the reason and the next step', async () => {
    const { id } = await client.trackingRequests.create({
      requestType: 'bill_of_lading',
      requestNumber: '261000009',
      scac: 'MAEU',
    })
    await context.pool.query(
      "UPDATE tracking_requests SET status = 'failed', failed_reason = 'not_found' WHERE id = $1",
      [id],
    )
    const error = await failureOf(client.trackingRequests.waitFor(id))
    expect(error).toBeInstanceOf(TrackingFailedError)
    expect(error).toMatchObject({ reason: 'not_found', action: 'fix_number' })
  })

  it('ends after the given time', async () => {
    const { id } = await client.trackingRequests.create({
      requestType: 'bill_of_lading',
      requestNumber: '261000010',
      scac: 'MAEU',
    })
    const error = await failureOf(client.trackingRequests.waitFor(id, {}, { maxWaitMs: 1 }))
    expect(error).toMatchObject({ name: 'TimeoutError', message: 'The tracking request is still pending after 1 ms.' })
  })
})
