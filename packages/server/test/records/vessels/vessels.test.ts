import type { Schemas } from '@boxtrail/contracts'
import { referenceId } from '@boxtrail/reference/ids'
import { nauticalMiles } from '@boxtrail/reference/sea-lanes/sphere'
import { expect, test } from 'vitest'
import { saveVesselPositions } from '../../../src/records/vessels/queries.ts'
import { createPositions } from '../../../src/sources/test-line/simulated-positions.ts'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'

const api = await testApi()
const { context } = api
const { places } = context.reference
const { containerId } = await trackedShipment(api)
const portId = (locode: string) => places.portByLocode(locode)!.id
const meridian = referenceId('vessel', '9300013')
const MINUTE_MS = 60_000
const leg = { port_id: portId('USLAX'), previous_port_id: portId('KRPUS') }

const timesOfLeg = async () => {
  const { data } = await api.api.GET('/containers/{id}/route', {
    params: { path: { id: containerId }, query: { include: ['route_location'] } },
  })
  const [, from, to] = data!.included!.filter((one) => one.type === 'route_location')
  return { departed: from!.attributes.outbound_atd_at!, eta: to!.attributes.inbound_eta_at! }
}
/** Makes the current leg begin three days ago and end this many hours from now, whatever the date is. */
const expectIn = (hours: number) =>
  context.pool.query(
    `update container_routes set stops = jsonb_set(jsonb_set(stops, '{2,inbound,expected_at}', to_jsonb($1::text)),
       '{1,outbound,actual_at}', to_jsonb($2::text))`,
    [wire(hours), wire(-72)],
  )
const wire = (hoursFromNow: number) =>
  `${new Date(Date.now() + hoursFromNow * 60 * MINUTE_MS).toISOString().slice(0, 19)}Z`
const report = async (at: string, longitude: number, latitude: number) => {
  await context.pool.query(
    `insert into sources (id, adapter, created_at) values ('test:ais', 'test', now()) on conflict do nothing`,
  )
  await saveVesselPositions(context.pool, [
    {
      ...{ vessel_id: meridian, name: 'BOXTRAIL MERIDIAN', imo: '9300013', reported_at: at, longitude, latitude },
      ...{ speed_knots: 17.5, heading_degrees: 80, source_id: 'test:ais' },
    },
  ])
}
type Positions = NonNullable<Schemas['Vessel']['attributes']['positions']>
const future = async (id = meridian, of = api.api, query = leg): Promise<Positions> => {
  const { data } = await of.GET('/vessels/{id}/future_positions', { params: { path: { id }, query } })
  return data!.data.attributes.positions!
}
const farFrom = (locode: string, { longitude, latitude }: Positions[number]) => {
  const port = places.portByLocode(locode)!
  return nauticalMiles([longitude, latitude], [port.longitude, port.latitude])
}

test('a vessel is found by id and IMO number, without a position before one is reported', async () => {
  const byId = await api.api.GET('/vessels/{id}', { params: { path: { id: meridian.toUpperCase() } } })
  const byImo = await api.api.GET('/vessels/{id}', { params: { path: { id: '9300013' } } })
  expect(byImo.data!.data).toEqual(byId.data!.data)
  expect(byId.data!.data.attributes).toEqual({
    ...{ name: 'BOXTRAIL MERIDIAN', imo: '9300013', mmsi: null, latitude: null, longitude: null },
    ...{ nautical_speed_knots: null, navigational_heading_degrees: null, position_timestamp: null },
  })
})

test('an unreported vessel is interpolated between departure and expected arrival, minute by minute to the port', async () => {
  await expectIn(24)
  const { departed, eta } = await timesOfLeg()
  const positions = await future()
  const ms = positions.map(({ timestamp }) => Date.parse(timestamp))
  for (const [index, at] of ms.slice(1).entries()) expect(at - ms[index]!).toBe(MINUTE_MS)
  expect(Math.abs(ms[0]! - Date.now())).toBeLessThan(MINUTE_MS)
  expect(Date.parse(eta) - ms.at(-1)!).toBeLessThanOrEqual(MINUTE_MS)
  expect(positions.every(({ estimated }) => estimated)).toBe(true)
  // Three of the four days have passed, so three quarters of the way are done.
  const part = (Date.now() - Date.parse(departed)) / (Date.parse(eta) - Date.parse(departed))
  expect(part).toBeCloseTo(0.75, 2)
  expect(farFrom('USLAX', positions.at(-1)!)).toBeLessThan(2)
  expect(farFrom('USLAX', positions[0]!)).toBeLessThan(farFrom('KRPUS', positions[0]!))
})

test('a reported vessel continues from its position', async () => {
  await report(wire(-1), 160, 45)
  const [first] = await future()
  expect(nauticalMiles([first!.longitude, first!.latitude], [160, 45])).toBeLessThan(200)
  const { data } = await api.api.GET('/vessels/{id}', { params: { path: { id: meridian } } })
  expect(data!.data.attributes).toMatchObject({ latitude: 45, longitude: 160, nautical_speed_knots: 17.5 })
})

test('a vessel moves at service speed once the expected arrival is past', async () => {
  await expectIn(-5)
  const positions = await future()
  const [first, last] = [positions[0]!, positions.at(-1)!]
  const hours = (Date.parse(last.timestamp) - Date.parse(first.timestamp)) / (60 * MINUTE_MS)
  expect(hours).toBeGreaterThan(24)
  const flown = nauticalMiles([first.longitude, first.latitude], [positions[60]!.longitude, positions[60]!.latitude])
  expect(flown).toBeCloseTo(14, 0)
})

test('the course starts from a given point now, with a valid longitude across the date line too', async () => {
  await expectIn(48)
  const query = { ...leg, latitude: 48, longitude: 179.9 }
  const answer = await api.api.GET('/vessels/{id}/future_positions_with_coordinates', {
    params: { path: { id: '9300013' }, query },
  })
  const positions = answer.data!.data.attributes.positions!
  expect(positions[0]).toMatchObject({ latitude: 48, longitude: 179.9, estimated: true })
  expect(Math.abs(positions.length - 48 * 60)).toBeLessThanOrEqual(2)
  for (const { longitude } of positions) expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
})

test('at most fourteen days are returned at once', async () => {
  await expectIn(24 * 40)
  expect(await future()).toHaveLength(14 * 24 * 60)
})

test('nothing that other accounts track is revealed to an account', async () => {
  await context.pool.query('delete from vessel_positions where vessel_id = $1', [meridian])
  const stranger = await api.otherAccount()
  expect((await future()).length).toBeGreaterThan(0)
  expect(await future(meridian, stranger.api)).toEqual([])
})

test('positions are returned only with a time range, within it and in order', async () => {
  for (const [at, longitude] of [
    [-300, 141],
    [-24, 150],
    [-2, 155],
  ] as const)
    await report(wire(at), longitude, 45)
  const shown = async (query: Record<string, string>) => {
    const { data } = await api.api.GET('/vessels/{id}', { params: { path: { id: meridian }, query } })
    return data!.data.attributes.positions?.map(({ longitude, estimated }) => [longitude, estimated])
  }
  expect(await shown({})).toBeUndefined()
  expect(await shown({ 'show_positions[to_timestamp]': wire(0) })).toEqual([
    [150, false],
    [155, false],
  ])
  expect(await shown({ 'show_positions[from_timestamp]': wire(-400) })).toEqual([
    [141, false],
    [150, false],
    [155, false],
  ])
  expect(
    await shown({ 'show_positions[from_timestamp]': wire(-400), 'show_positions[to_timestamp]': wire(-10) }),
  ).toEqual([
    [141, false],
    [150, false],
  ])
})

test('a missing or impossible parameter is rejected, and named', async () => {
  const { port_id, previous_port_id } = leg
  const refused: [string, string][] = [
    [`future_positions`, 'port_id'],
    [`future_positions?port_id=${port_id}`, 'previous_port_id'],
    [`future_positions?port_id=${port_id}&previous_port_id=USLAX`, 'previous_port_id'],
    [`future_positions?port_id=${crypto.randomUUID()}&previous_port_id=${previous_port_id}`, 'port_id'],
    [
      `future_positions_with_coordinates?port_id=${port_id}&previous_port_id=${previous_port_id}&latitude=1`,
      'longitude',
    ],
    ...['91', '1e1', '0x10', 'north', ''].map((latitude): [string, string] => [
      `future_positions_with_coordinates?port_id=${port_id}&previous_port_id=${previous_port_id}&longitude=0&latitude=${latitude}`,
      'latitude',
    ]),
    [`?show_positions[from_timestamp]=yesterday`, 'show_positions[from_timestamp]'],
    [
      `?show_positions[from_timestamp]=2026-03-02T00:00:00Z&show_positions[to_timestamp]=2026-03-01T00:00:00Z`,
      'show_positions[from_timestamp]',
    ],
  ]
  for (const [rest, parameter] of refused) {
    const response = await api.request('GET', `/v2/vessels/${meridian}${rest.startsWith('?') ? '' : '/'}${rest}`)
    expect([response.status, (await response.json()).errors[0].source?.parameter], rest).toEqual([400, parameter])
  }
})

test('an unknown vessel is answered with 404, whatever its key looks like', async () => {
  for (const id of [crypto.randomUUID(), '1234567', '123', 'IMO9300013', '%00'])
    for (const rest of ['', `/future_positions?port_id=${leg.port_id}&previous_port_id=${leg.previous_port_id}`])
      expect((await api.request('GET', `/v2/vessels/${id}${rest}`)).status, id).toBe(404)
})

test("positions of the test line's vessels are reported, once each time, on their way", async () => {
  const body = {
    data: {
      type: 'tracking_request',
      attributes: { request_type: 'bill_of_lading', request_number: 'TEST-TR-SUCCEEDED', scac: 'TEST' },
    },
  } as const
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
  const request = async () => {
    await context.pool.query(`update checks set next_check_at = now() where subject_number = 'TEST-TR-SUCCEEDED'`)
    await workUntilIdle(context)
    const { rows } = await context.pool.query(
      `select count(*)::int as total from vessel_positions where source_id = 'line:TEST'`,
    )
    return rows[0].total
  }
  const reported = (await createPositions()(Date.now())).length
  expect([await request(), await request()]).toEqual([reported, reported])
})
