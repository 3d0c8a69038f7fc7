import { readFileSync } from 'node:fs'
import { webhookEventNames } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { freshNumber, trackedShipment, trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const { containerId, shipmentId } = await trackedShipment(api)
const get = async (path: string, headers: Record<string, string> = {}) => api.request('GET', `/v2${path}`, { headers })
const json = async (path: string) => (await get(path)).json()
const create = (attributes: object, headers: Record<string, string> = {}) =>
  api.request('POST', '/v2/tracking_requests', {
    body: { data: { type: 'tracking_request', attributes } },
    headers,
  })
const booking = (request_type: string) => ({ request_type, request_number: freshNumber(), scac: 'MAEU' })
const bill = () => ({ request_type: 'bill_of_lading', request_number: freshNumber() })

describe('the service, as the compatibility page states,', () => {
  test('1: returns a booking with the spelling of its creation, and finds it by either', async () => {
    for (const type of ['booking', 'booking_number']) {
      const { data } = await (await create(booking(type))).json()
      expect(data.attributes.request_type).toBe(type)
    }
    const listed = await Promise.all(
      ['booking', 'booking_number'].map((type) => json(`/tracking_requests?filter[request_type]=${type}`)),
    )
    expect(listed.map(({ meta }) => meta.total)).toEqual([2, 2])
  })

  test('3, 4: rejects a SCAC that is missing, null or empty as blank, unless detection is requested', async () => {
    for (const scac of [{}, { scac: null }, { scac: '' }]) {
      const answer = await create({ ...bill(), ...scac })
      const [error] = (await answer.json()).errors
      expect([answer.status, error.code, error.source.pointer]).toEqual([422, 'blank', '/data/attributes/scac'])
      const detected = await create({ ...bill(), ...scac, auto_detect_vocc_scac: true })
      const { data } = await detected.json()
      expect([detected.status, data.attributes.scac, data.attributes.status]).toEqual([201, null, 'pending'])
    }
  })

  test.each(['application/vnd.api+json', 'application/json', 'application/json; charset=utf-8'])(
    '5: reads a body of %s',
    async (type) => {
      const answer = await api.request('POST', '/v2/tracking_requests', {
        body: JSON.stringify(trackingBody()),
        headers: { 'content-type': type },
      })
      expect(answer.status).toBe(201)
    },
  )

  test.each(['application/json', 'text/html', '*/*', 'image/png;q=0.1'])(
    '6, 7: accepts every listed spelling (%s)',
    async (accept) => {
      const answer = await get('/shipments', { accept })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/vnd.api+json'])
      expect((await get('/webhooks/ips', { accept })).headers.get('content-type')).toBe('application/json')
    },
  )

  test('8, 9: changes a container at its own path', async () => {
    const answer = await api.request('PATCH', `/v2/containers/${containerId}`, {
      body: { data: { type: 'container', attributes: { ref_numbers: ['PO-1'] } } },
    })
    expect([answer.status, (await answer.json()).data.type]).toEqual([200, 'container'])
  })

  test.each(['/shipments', '/containers', '/tracking_requests', '/shipping_lines', '/parties', '/webhooks'])(
    '11, 12, 13: the list %s has current, no null links, and meta',
    async (path) => {
      const { links, meta, data } = await json(path)
      for (const link of Object.values(links)) expect(link).toBeTypeOf('string')
      expect(links).toHaveProperty('current')
      expect(meta).toMatchObject({ size: data.length, total: expect.any(Number), pagination: expect.any(Object) })
    },
  )

  test('14, 15: places repeat their id and write coordinates as strings', async () => {
    const { data } = await json('/ports/USLAX')
    expect(data.attributes).toMatchObject({ id: data.id, latitude: expect.any(String), longitude: expect.any(String) })
  })

  test('16: accepts Cargo as another word for Container', async () => {
    const answer = await api.request('POST', '/v2/custom_field_definitions', {
      body: {
        data: {
          type: 'custom_field_definition',
          attributes: { entity_type: 'Cargo', api_slug: 'lane', display_name: 'Lane', data_type: 'short_text' },
        },
      },
    })
    expect([answer.status, (await answer.json()).data.attributes.entity_type]).toEqual([201, 'Container'])
  })

  test('17: serves tags of a request under both names', async () => {
    const { data } = await (await create({ ...bill(), scac: 'MAEU', shipment_tags: ['urgent'] })).json()
    expect(data.attributes).toMatchObject({ shipment_tags: ['urgent'], tags: ['urgent'] })
  })

  test('19: milestones are never about documents', async () => {
    const { data } = await json(`/containers/${containerId}/transport_events`)
    expect(data.length).toBeGreaterThan(0)
    for (const { attributes } of data) expect(attributes.event).toMatch(/^container\./)
  })

  test('20: deleting a webhook returns 200 without a body', async () => {
    const { data } = await api.api.webhooks.create({ url: 'https://example.com/hook', active: true })
    const answer = await api.request('DELETE', `/v2/webhooks/${data.id}`)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  test('21, 22: returns errors as JSON under errors, for unknown paths too', async () => {
    const answer = await get('/nothing_here')
    expect([answer.status, (await answer.json()).errors[0].title]).toEqual([404, 'Not Found'])
  })

  test('23, 24: an example is one notification, and requires its event', async () => {
    const { data } = await json(`/webhook_notifications/examples?event=${webhookEventNames[0]}`)
    expect(data.type).toBe('webhook_notification')
    const answer = await get('/webhook_notifications/examples')
    expect([answer.status, (await answer.json()).errors[0].source]).toEqual([400, { parameter: 'event' }])
  })

  test.each([
    ['/shipments', 'filter[pod_locode]=USLAX'],
    ['/shipments', 'filter[line_scac]=MAEU'],
    ['/shipments', 'filter[updated_at]=2026-01-01'],
    ['/containers', 'terminal_checked_before=3600'],
  ])('25: ignores on %s %s', async (path, query) => {
    expect((await json(`${path}?${query}`)).meta.total).toBe((await json(path)).meta.total)
  })

  test.each(['shipment,pod_terminal', 'shipment%2Cpod_terminal'])('26, 27: include=%s', async (include) => {
    const { included } = await json(`/containers/${containerId}?include=${include}`)
    expect(included.map(({ type }: { type: string }) => type)).toContain('shipment')
  })

  test('34: accepts the includes that older clients use', async () => {
    const { included } = await json('/tracking_requests?include=shipment,container')
    expect(new Set(included.map(({ type }: { type: string }) => type))).toEqual(new Set(['shipment', 'container']))
    expect((await json('/tracking_requests')).included[0]).toMatchObject({ type: 'shipment', id: shipmentId })
  })

  test('35: a route location names its port twice', async () => {
    const { included } = await json(`/containers/${containerId}/route?include=port,vessel,route_location`)
    const locations = included.filter(({ type }: { type: string }) => type === 'route_location')
    expect(locations.length).toBeGreaterThan(1)
    for (const { relationships } of locations) expect(relationships.port.data).toEqual(relationships.location.data)
  })

  test('36: writes every time to the second, in UTC', async () => {
    const text = await (await get(`/containers/${containerId}?include=shipment,transport_events,raw_events`)).text()
    const times = text.match(/\d{4}-\d\d-\d\dT[^"]+/g)!
    expect(times.length).toBeGreaterThan(10)
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  test('37: includes ports and vessels with raw events', async () => {
    const { included } = await json(`/containers/${containerId}/raw_events`)
    const types = new Set(included.map(({ type }: { type: string }) => type))
    expect([types.has('port'), types.has('vessel')]).toEqual([true, true])
  })

  test('2: the example of an inferred booking says booking', () => {
    const { data } = examples.inferTrackingNumber[200].booking
    expect(data.attributes.number_type).toBe('booking')
  })
})

test('the page has a row for each difference', () => {
  const page = readFileSync(new URL('../../../../apps/docs/compatibility.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number))
  expect(rows).toEqual(Array.from({ length: 38 }, (_, index) => index + 1))
})
