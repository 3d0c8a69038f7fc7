import {
  AuthenticationError,
  createClient,
  NotFoundError,
  RateLimitError,
  related,
  ValidationError,
} from '@boxtrail/client'
import { describe, expect, it } from 'vitest'
import { idsOf } from '../../../client/test/observed.ts'
import { BASE_URL, testApi } from '../harness/api.ts'

const { app, apiKey } = await testApi()
const clientOf = (key: string, to: { request: (request: Request) => Response | Promise<Response> } = app) =>
  createClient({ baseUrl: BASE_URL, apiKey: key, maxRetries: 0, fetch: async (request) => to.request(request) })
const client = clientOf(apiKey)
const url = 'https://hooks.harbour-street.example/boxtrail'

describe('against the service itself', () => {
  it('webhooks are made, read, changed, listed and deleted', async () => {
    const { data } = await client.webhooks.create({ url, active: true, events: ['container.updated'] })
    expect(data.attributes.secret).toMatch(/^whsec_/)
    await client.webhooks.update(data.id, { active: false })
    expect((await client.webhooks.get(data.id)).data.attributes.active).toBe(false)
    expect((await client.webhooks.list({ page: 1, pageSize: 5 })).data.map(({ id }) => id)).toContain(data.id)
    expect(await client.webhooks.delete(data.id)).toBeUndefined()
    await expect(client.webhooks.get(data.id)).rejects.toBeInstanceOf(NotFoundError)
  })

  it('tracking requests are made, walked and changed', async () => {
    const made: string[] = []
    for (const number of ['261000001', '261000002', '261000003'])
      made.unshift(
        (await client.trackingRequests.create({ request_type: 'bill_of_lading', request_number: number, scac: 'MAEU' }))
          .data.id,
      )
    const walked = await idsOf(client.trackingRequests.iterate({}, { pageSize: 2 }))
    expect(walked).toEqual(made)
    const { data } = await client.trackingRequests.update(made[0]!, { ref_numbers: ['PO-1'] })
    expect(data.attributes.ref_numbers).toEqual(['PO-1'])
    const document = await client.trackingRequests.get(made[0]!, { include: ['tracked_object', 'user'] })
    expect(related(document, document.data, 'tracked_object')).toBeUndefined()
    expect(related(document, document.data, 'user')).toMatchObject({ type: 'user' })
  })

  it('reference data is found', async () => {
    const { data: port } = await client.ports.get('USLAX')
    expect(port.attributes.code).toBe('USLAX')
    expect((await client.ports.get(port.id)).data).toEqual(port)
    const { data: lines } = await client.shippingLines.list()
    expect(lines.length).toBeGreaterThan(0)
    expect((await client.metroAreas.get('USCHI')).data.type).toBe('metro_area')
  })

  it('routes, maps and ships are asked for by their names', async () => {
    const { data: port } = await client.ports.get('KRPUS')
    const nobody = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'
    const leg = { port_id: port.id, previous_port_id: port.id }
    for (const request of [
      () => client.containers.route(nobody, { include: ['port', 'vessel', 'route_location'] }),
      () => client.containers.map(nobody),
      () => client.vessels.get(nobody, { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' }),
      () => client.vessels.getByImo('9812341'),
      () => client.vessels.futurePositions(nobody, leg),
      () => client.vessels.futurePositionsWithCoordinates(nobody, { ...leg, latitude: -33.5, longitude: 151.25 }),
    ])
      await expect(request()).rejects.toBeInstanceOf(NotFoundError)
  })

  it('examples are typed by what the service sends', async () => {
    const example = await client.webhookNotifications.example('container.created')
    expect(example.data.attributes.event).toBe('container.created')
    expect((await client.webhookNotifications.list({ include: ['webhook'] })).data).toEqual([])
  })

  it('refusals arrive as what they are, with where and under which id', async () => {
    const unknown = await client.trackingRequests
      .create({ request_type: 'container', request_number: '', scac: 'MAEU' })
      .catch((error: unknown) => error)
    expect(unknown).toBeInstanceOf(ValidationError)
    expect(unknown).toMatchObject({
      status: 422,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      errors: [{ code: 'blank', source: { pointer: '/data/attributes/request_number' } }],
    })
    await expect(clientOf('wrong-key-wrong-key').shipments.list()).rejects.toBeInstanceOf(AuthenticationError)
    await expect(client.shipments.get('0195a3c2-7c1e-7d44-9a51-5b1f0c6de201')).rejects.toBeInstanceOf(NotFoundError)
  })

  it('too many requests say how long to wait', async () => {
    const limited = await testApi({ limits: { requests_per_minute: 1 } })
    const slow = clientOf(limited.apiKey, limited.app)
    await slow.shipments.list()
    const error = await slow.shipments.list().catch((one: unknown) => one as RateLimitError)
    expect(error).toBeInstanceOf(RateLimitError)
    expect((error as RateLimitError).retryAfterMs).toBeGreaterThan(0)
  })
})
