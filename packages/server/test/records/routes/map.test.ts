import type { Schemas } from '@boxtrail/contracts'
import { referenceId } from '@boxtrail/reference/ids'
import { expect, test } from 'vitest'
import { saveVesselPositions } from '../../../src/records/vessels/queries.ts'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'

const api = await testApi()
const { context } = api
const { places } = context.reference
const { containerId } = await trackedShipment(api)
const portId = (locode: string) => places.portByLocode(locode)!.id
const pioneer = referenceId('vessel', '9300001')
const meridian = referenceId('vessel', '9300013')

const map = async (id = containerId, account: TestAccount = api): Promise<Schemas['MapGeojson']['features']> => {
  const { data, response } = await account.api.GET('/containers/{id}/map_geojson', { params: { path: { id } } })
  expect(response.headers.get('content-type')).toBe('application/json')
  return data!.features
}
type Properties = Schemas['MapGeojson']['features'][number]['properties']
const only = <Type extends Properties['feature_type']>(features: Schemas['MapGeojson']['features'], type: Type) =>
  features.filter((feature) => feature.properties.feature_type === type) as unknown as {
    geometry: { coordinates: never }
    properties: Extract<Properties, { feature_type: Type }>
  }[]
const departed = async () => only(await map(), 'port').map(({ properties }) => properties.outbound_atd_at)
const linesOf = (features: Schemas['MapGeojson']['features']) =>
  features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [geometry.coordinates as [number, number][]] : [],
  )

const report = async (vessel: string, name: string, imo: string, seen: [string, number, number][]) => {
  await context.pool.query(
    `insert into sources (id, adapter, created_at) values ('test:ais', 'test', now()) on conflict do nothing`,
  )
  await saveVesselPositions(
    context.pool,
    seen.map(([reported_at, longitude, latitude]) => ({
      ...{ vessel_id: vessel, name, imo, reported_at, longitude, latitude },
      ...{ speed_knots: 17.5, heading_degrees: 80, source_id: 'test:ais' },
    })),
  )
}

test('the ports are listed in the order of the journey, each with its role and times', async () => {
  const ports = only(await map(), 'port').map(({ properties }) => properties)
  expect(ports.map(({ label, ports_sequence, name }) => [label, ports_sequence, name])).toEqual([
    ['POL', 1, 'Shanghai'],
    ['TS1', 2, 'Busan'],
    ['POD', 3, 'Los Angeles'],
  ])
  expect(ports[2]).toMatchObject({ state: 'California', country: 'United States', location_type: 'Port' })
  expect(ports[2]!.inbound_eta_at).toMatch(/Z$/)
  expect(ports[0]!.outbound_atd_at).toMatch(/Z$/)
})

test('the current leg is estimated from port to port while no position of the vessel is reported, without a position', async () => {
  const features = await map()
  expect(only(features, 'current_vessel')).toEqual([])
  expect(only(features, 'estimated_partial_leg')).toEqual([])
  expect(only(features, 'estimated_full_legs').map(({ properties }) => properties)).toEqual([
    {
      ...{ feature_type: 'estimated_full_legs', ports_sequence: 2, point_count: expect.any(Number) },
      ...{ previous_port_id: portId('KRPUS'), next_port_id: portId('USLAX') },
    },
  ])
  const [past] = only(features, 'past_vessel_locations')
  expect(past!.properties).toMatchObject({ ports_sequence: 1, vessel_id: pioneer })
  expect(past!.properties.start_time).toBe(past!.properties.outbound_atd_at)
  expect(past!.properties.end_time).toBe(past!.properties.inbound_ata_at)
})

test('lines have a point count and no jumps, and end at their ports, across the date line too', async () => {
  const features = await map()
  for (const { geometry, properties } of features)
    if ('point_count' in properties) expect(geometry.coordinates).toHaveLength(properties.point_count)
  for (const line of linesOf(features))
    line.slice(1).forEach(([x], before) => {
      expect(Math.abs(x - line[before]![0])).toBeLessThan(180)
    })
  const ports = only(features, 'port').map(({ geometry }) => geometry.coordinates)
  const [first, second] = linesOf(features)
  expect([first!.at(0), first!.at(-1), second!.at(0), second!.at(-1)]).toEqual([ports[0], ports[1], ports[1], ports[2]])
  expect(second!.at(-1)![0]).toBeGreaterThan(180)
})

test('the completed way, the vessel and the rest of the leg are drawn from reported positions', async () => {
  const [, sailed] = await departed()
  const after = (hours: number) => new Date(Date.parse(sailed!) + hours * 3_600_000).toISOString()
  // The vessel's positions before this leg belong to another journey.
  await report(meridian, 'BOXTRAIL MERIDIAN', '9300013', [
    [after(-30), 120, 30],
    [after(24), 140.5, 41.5],
    [after(48), 152, 44],
    [after(72), -178, 48],
  ])
  const features = await map()
  const [vessel] = only(features, 'current_vessel')
  expect(vessel!.properties).toMatchObject({
    ...{ ports_sequence: 2, vessel_id: meridian, vessel_imo: '9300013', vessel_name: 'BOXTRAIL MERIDIAN' },
    ...{ voyage_number: '126E', vessel_location_speed: 17.5, vessel_location_heading: 80 },
    ...{ departure_port_id: portId('KRPUS'), departure_port_label: 'TS1', departure_port_atd: sailed },
    ...{ arrival_port_id: portId('USLAX'), arrival_port_label: 'POD', arrival_port_state_abbr: 'CA' },
  })
  expect(vessel!.geometry.coordinates).toEqual([182, 48])
  const past = only(features, 'past_vessel_locations')[1]!
  expect(past.geometry.coordinates).toHaveLength(4)
  expect(past.properties).toMatchObject({ ports_sequence: 2, point_count: 4, start_time: sailed, inbound_ata_at: null })
  const [partial] = only(features, 'estimated_partial_leg')
  const ahead = partial!.geometry.coordinates as [number, number][]
  expect(ahead[0]).toEqual([182, 48])
  expect(ahead.at(-1)).toEqual(only(features, 'port')[2]!.geometry.coordinates)
  expect(only(features, 'estimated_full_legs')).toEqual([])
})

test('a finished leg is drawn from the positions reported on it', async () => {
  const [sailed] = await departed()
  const at = new Date(Date.parse(sailed!) + 24 * 3_600_000).toISOString()
  await report(pioneer, 'BOXTRAIL PIONEER', '9300001', [[at, 124.4, 32.5]])
  const [past] = only(await map(), 'past_vessel_locations')
  expect(past!.geometry.coordinates).toHaveLength(3)
  expect((past!.geometry.coordinates as [number, number][])[1]).toEqual([124.4, 32.5])
})

test('a track of thousands of positions is thinned, and keeps its last one', async () => {
  const [, sailed] = await departed()
  const last = Date.parse(sailed!) + 72 * 3_600_000
  const minutes = Array.from({ length: 2_000 }, (_, minute): [string, number, number] => [
    new Date(last - (minute + 1) * 60_000).toISOString(),
    160,
    45,
  ])
  await report(meridian, 'BOXTRAIL MERIDIAN', '9300013', minutes)
  const past = only(await map(), 'past_vessel_locations')[1]!
  expect(past.properties.point_count).toBeLessThanOrEqual(502)
  expect((past.geometry.coordinates as [number, number][]).at(-1)).toEqual([182, 48])
})

test('an account that may not see positions sees only estimates', async () => {
  const denied = await api.otherAccount()
  await context.pool.query(`update accounts set features = '{"vessel_positions": false}' where id = $1`, [
    denied.accountId,
  ])
  const own = await trackedShipment(api, {}, denied)
  const features = await map(own.containerId, denied)
  expect(only(features, 'current_vessel')).toEqual([])
  expect(only(features, 'estimated_full_legs')).toHaveLength(1)
})
