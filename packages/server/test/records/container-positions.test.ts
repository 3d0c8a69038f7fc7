import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt } from '../intake/feeds/feed.ts'

const api = await testApi()
type Of = Pick<typeof api, 'request'>

const positions = async (of: Of = api) => {
  const response = await of.request('GET', '/v2/containers/positions')
  expect(response.status).toBe(200)
  return response.json()
}

test('a container ashore is at its port, with the urgency of the lists, and nobody else sees it', async () => {
  const of = await api.otherAccount()
  const container = withCheckDigit('BXTU900001')!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, container))
  await of.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { features, total, is_complete } = await positions(of)
  expect([total, is_complete, features.length]).toEqual([1, true, 1])
  const [{ geometry, properties }] = features
  expect(properties).toMatchObject({ feature_type: 'place', code: 'USLAX', containers: 1 })
  expect(properties.most_urgent[0]).toMatchObject({ number: container })
  expect(geometry.coordinates[0]).toBeCloseTo(-118, 0)
  const other = await api.otherAccount()
  expect(await positions(other)).toMatchObject({ features: [], total: 0 })
})

test('a container at sea is where its ship said that it is since it sailed, and otherwise counted', async () => {
  const of = await api.otherAccount()
  const { containerId } = await trackedShipment(api, {}, of)
  expect((await positions(of)).without_position).toMatchObject({ at_sea: 1 })
  const { rows } = await api.context.pool.query(
    `select s->'outbound'->>'vessel_id' as vessel, (s->'outbound'->>'actual_at')::timestamptz as left_at
     from container_routes r, jsonb_array_elements(r.stops) s
     where r.container_id = $1 and (s->'outbound'->>'done')::boolean order by 2 desc limit 1`,
    [containerId],
  )
  const report = (reportedAt: Date) =>
    api.context.pool.query(
      `insert into vessel_positions (vessel_id, reported_at, latitude, longitude, source_id)
       select $1, $2, 30.5, -150.25, id from sources limit 1`,
      [rows[0].vessel, reportedAt],
    )
  await report(new Date(rows[0].left_at.getTime() - 60_000))
  expect((await positions(of)).without_position).toMatchObject({ at_sea: 1 })
  await report(new Date(rows[0].left_at.getTime() + 60_000))
  const { features, without_position } = await positions(of)
  expect([features.length, without_position.at_sea]).toEqual([1, 0])
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [-150.25, 30.5] },
    properties: { feature_type: 'vessel', containers: 1 },
  })
})
