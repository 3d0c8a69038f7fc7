import { expect, test } from 'vitest'
import { testJourney } from '../../../src/sources/test-line/test-journey.ts'
import { testApi } from '../../harness/api.ts'
import { showAgain } from '../../harness/records/shown-rows.ts'
import { trackedShipment, trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'

const api = await testApi()
const { context } = api
const { places } = context.reference
const { containerId, shipmentId } = await trackedShipment(api)
const routeOf = async (id: string, query = '') => {
  const response = await api.request('GET', `/v2/containers/${id}/route${query}`)
  expect(response.status).toBe(200)
  return response.json()
}
type Included = { type: string; id: string; attributes: Record<string, unknown> }
const locationsOf = ({ included }: { included: Included[] }) => included.filter(({ type }) => type === 'route_location')

test('the places of a route are listed in the order of the journey, with modes, voyages, times and the railway', async () => {
  const route = await routeOf(containerId, '?include=port,vessel,route_location')
  expect(route.data.relationships.cargo.data).toEqual({ type: 'container', id: containerId })
  expect(route.data.relationships.shipment.data).toEqual({ type: 'shipment', id: shipmentId })
  const locations = locationsOf(route)
  expect(locations.map(({ id }) => id)).toEqual(
    route.data.relationships.route_locations.data.map(({ id }: { id: string }) => id),
  )
  expect(locations.map(({ attributes: a }) => [a.inbound_mode, a.outbound_mode, a.outbound_voyage_number])).toEqual([
    [null, 'vessel', '2601E'],
    ['vessel', 'vessel', '126E'],
    ['vessel', 'rail', null],
    ['rail', null, null],
  ])
  const [pol, transshipment, pod] = locations.map(({ attributes }) => attributes)
  expect(pol).toMatchObject({ outbound_scac: 'MAEU', inbound_scac: null, outbound_etd_at: null })
  expect([pol!.outbound_atd_at, transshipment!.inbound_ata_at, transshipment!.outbound_atd_at].every(Boolean)).toBe(
    true,
  )
  expect(pod).toMatchObject({ inbound_ata_at: null, outbound_atd_at: null })
  expect(pod!.inbound_eta_at).toMatch(/Z$/)
})

test('a route has the times of its shipment', async () => {
  const { data } = await api.api.GET('/shipments/{id}', { params: { path: { id: shipmentId } } })
  const [pol, , pod, inland] = locationsOf(await routeOf(containerId, '?include=route_location'))
  expect(pol!.attributes.outbound_atd_at).toBe(data!.data.attributes.pol_atd_at)
  expect(pod!.attributes.inbound_eta_at).toBe(data!.data.attributes.pod_eta_at)
  expect(inland!.attributes.inbound_eta_at).toBe(data!.data.attributes.destination_eta_at)
})

test('a place is linked under both names that clients read, and its vessels are included on request', async () => {
  const route = await routeOf(containerId, '?include=port,vessel')
  const locode = new Map(
    route.included.map(({ id, attributes }: Included) => [id, attributes.code]).filter(([, code]: unknown[]) => code),
  )
  const ports = locationsOf(route).map((location) => {
    const { location: place, port } = (location as never as { relationships: Record<string, { data: Included }> })
      .relationships
    expect(port).toEqual(place)
    return locode.get(place!.data.id)
  })
  expect(ports).toEqual(['CNSHA', 'KRPUS', 'USLAX', 'USCHI'])
  const vessels = route.included.filter(({ type }: Included) => type === 'vessel')
  expect(vessels.map(({ attributes }: Included) => attributes.name).sort()).toEqual([
    'BOXTRAIL MERIDIAN',
    'BOXTRAIL PIONEER',
  ])
})

test('every relation is included by name, once, reachable', async () => {
  const names =
    'port,vessel,route_location,route_locations,shipment,cargo,route_locations.port,route_locations.location'
  const more = 'route_locations.facility,route_locations.inbound_vessel,route_locations.outbound_vessel'
  const route = await routeOf(containerId, `?include=${names},${more}`)
  const keys = route.included.map(({ type, id }: Included) => `${type} ${id}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(route.included.map(({ type }: Included) => type))).toEqual(
    new Set(['route_location', 'port', 'metro_area', 'vessel', 'shipment', 'container']),
  )
  const linked = new Set(JSON.stringify([route.data, ...route.included]).match(/[0-9a-f-]{36}/g))
  for (const { id } of route.included) expect(linked).toContain(id)
  expect(await routeOf(containerId)).not.toHaveProperty('included')
})

test('ids are kept as the journey continues, and only what changed is updated', async () => {
  const body = trackingBody()
  const { request_number } = body.data.attributes
  api.line.knows(request_number, testJourney(Date.parse('2026-11-12T06:00:00Z')))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
  const { rows } = await context.pool.query(
    `update container_routes r set updated_at = '2020-01-01', stops = (
         select jsonb_agg(s || '{"updated_at":"2020-01-01T00:00:00Z"}') from jsonb_array_elements(r.stops) s)
       from containers c join shipments s on s.id = c.shipment_id
       where c.id = r.container_id and s.bill_of_lading_number = $1 returning r.container_id as id`,
    [request_number],
  )
  const before = await routeOf(rows[0].id, '?include=route_location')
  api.line.knows(request_number, testJourney(Date.parse('2026-11-21T06:00:00Z')))
  await context.pool.query('update checks set next_check_at = now() where subject_number = $1', [request_number])
  await workUntilIdle(context)
  const after = await routeOf(rows[0].id, '?include=route_location')
  expect(after.data.id).toBe(before.data.id)
  expect(locationsOf(after).map(({ id }) => id)).toEqual(locationsOf(before).map(({ id }) => id))
  expect(before.data.attributes.updated_at).toBe('2020-01-01T00:00:00Z')
  expect(after.data.attributes.updated_at > '2020-01-02').toBe(true)
  const changed = locationsOf(after).map(({ attributes }) => attributes.updated_at !== '2020-01-01T00:00:00Z')
  expect(changed).toEqual([false, true, false, false])
  expect(locationsOf(before)[1]!.attributes).toMatchObject({ inbound_eta_at: expect.any(String), inbound_ata_at: null })
  expect(locationsOf(after)[1]!.attributes).toMatchObject({ inbound_eta_at: null, inbound_ata_at: expect.any(String) })
})

test('a container without a known journey has a route without places', async () => {
  const { rows } = await context.pool.query(
    `insert into containers (account_id, id, shipment_id, number, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, 'TSTU7654327', now(), now()) returning id`,
    [api.accountId, shipmentId],
  )
  await showAgain(context.pool)
  const route = await routeOf(rows[0].id, '?include=port,vessel,route_location')
  expect(route.data.relationships.route_locations.data).toEqual([])
  expect(route.included).toEqual([])
  const map = await api.api.GET('/containers/{id}/map_geojson', { params: { path: { id: rows[0].id } } })
  expect(map.data).toEqual({ type: 'FeatureCollection', features: [] })
})

test('a port without a position is kept in the route, and omitted from the map', async () => {
  const bill = trackingBody()
  const journey = testJourney(Date.parse('2026-11-21T06:00:00Z')) as { transportCall: Record<string, unknown> }[]
  for (const event of journey)
    if (event.transportCall.UNLocationCode === 'KRPUS') {
      delete event.transportCall.UNLocationCode
      event.transportCall.location = { locationName: 'Nowhere at all' }
    }
  api.line.knows(bill.data.attributes.request_number, journey)
  await api.api.POST('/tracking_requests', { body: bill })
  await workUntilIdle(context)
  const { rows } = await context.pool.query(
    `select container_id from container_routes where stops::text like '%KRPUS%' is false`,
  )
  const id = rows[0].container_id
  const locations = locationsOf(await routeOf(id, '?include=route_location'))
  expect(locations).toHaveLength(4)
  const { data } = await api.api.GET('/containers/{id}/map_geojson', { params: { path: { id } } })
  const ports = data!.features.flatMap(({ properties: p }) => (p.feature_type === 'port' ? [p] : []))
  expect(ports.map(({ label, ports_total }) => [label, ports_total])).toEqual([
    ['POL', 2],
    ['POD', 2],
  ])
  expect(ports[0]!.location_id).toBe(places.portByLocode('CNSHA')!.id)
})

test('routes and maps are rejected for an account without the feature, and a foreign container is answered with 404', async () => {
  const stranger = await api.otherAccount()
  for (const path of ['route', 'map_geojson']) {
    const answers = await Promise.all(
      [containerId, crypto.randomUUID(), 'no-id'].map(async (id) => {
        const response = await stranger.request('GET', `/v2/containers/${id}/${path}`)
        return [response.status, await response.text()].join()
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^404/)
  }
  const denied = await api.otherAccount()
  await context.pool.query(`update accounts set features = '{"route_and_map": false}' where id = $1`, [
    denied.accountId,
  ])
  for (const path of ['route', 'map_geojson']) {
    const response = await denied.request('GET', `/v2/containers/${containerId}/${path}`)
    expect(response.status).toBe(403)
    expect((await response.json()).errors[0].detail).toContain('not enabled')
  }
})

test('an unknown relation or parameter is rejected by name', async () => {
  const route = await api.request('GET', `/v2/containers/${containerId}/route?include=vessels`)
  expect([route.status, (await route.json()).errors[0].source]).toEqual([400, { parameter: 'include' }])
  const map = await api.request('GET', `/v2/containers/${containerId}/map_geojson?simplify=1`)
  expect([map.status, (await map.json()).errors[0].source]).toEqual([400, { parameter: 'simplify' }])
})
