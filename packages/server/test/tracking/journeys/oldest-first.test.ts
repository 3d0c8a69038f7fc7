import { expect, test } from 'vitest'
import { projectBatch } from '../../../src/tracking/projection/project-batch.ts'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { lookups } from '../../harness/reference.ts'

const api = await testApi()
const { pool } = api.context
const options = { ...api.context, lookups, batch: 1 }

const journeyOf = async (shipmentId: string) =>
  (await pool.query('select id, lease_token, ready_at from journeys where shipment_id = $1', [shipmentId])).rows[0]
const isProjected = async (shipmentId: string, before: { lease_token: number }) =>
  (await journeyOf(shipmentId)).lease_token > before.lease_token

test('the journey that waits longest is projected first, whether it is due or its sources have said something new', async () => {
  const [due, stale, later] = [await trackedShipment(api), await trackedShipment(api), await trackedShipment(api)]
  await pool.query(`update journeys set due_at = now() - interval '1 hour' where shipment_id = $1`, [due.shipmentId])
  await pool.query('update journeys set stale_seq = stale_seq + 1 where shipment_id = $1', [stale.shipmentId])
  await pool.query('update journeys set stale_seq = stale_seq + 1 where shipment_id = $1', [later.shipmentId])
  // A journey that becomes stale again keeps its place.
  await pool.query('update journeys set stale_seq = stale_seq + 1 where shipment_id = $1', [stale.shipmentId])
  for (const { shipmentId } of [due, stale, later]) {
    const before = await journeyOf(shipmentId)
    expect(await projectBatch(options)).toBe(1)
    expect(await isProjected(shipmentId, before)).toBe(true)
  }
  expect(await projectBatch(options)).toBe(0)
})

test('a journey about which nothing new is known waits until it is due', async () => {
  const { shipmentId } = await trackedShipment(api)
  const { rows } = await pool.query(
    'select ready_at, least(due_at, attention_at) as due_at from journeys where shipment_id = $1',
    [shipmentId],
  )
  expect(rows[0].ready_at).toEqual(rows[0].due_at)
})
