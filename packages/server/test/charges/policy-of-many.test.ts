import { setTimeout } from 'node:timers/promises'
import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const { pool } = api.context
const push = pusher(api)
const today = dayIn(Date.now(), 'America/Los_Angeles')
let count = 0

/** Tracks a container with a last free day of the terminal, and sets a later one of the line in the database. */
const waiting = async () => {
  const number = withCheckDigit(`BXTU9${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, number))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const says = { facility, holds: [], last_free_day: addDays(today, 2) }
  await push.message('trapac-la', { snapshots: [{ container_number: number, observed_at: wire(Date.now()), ...says }] })
  await workUntilIdle(api.context)
  const { rows } = await pool.query<{ id: string; shipment_id: string }>(
    `update containers set pickup_lfd_line = pickup_lfd_terminal + interval '3 days' where number = $1
     returning id, shipment_id`,
    [number],
  )
  return rows[0]!
}

/** The number of further containers in the same shipment: more than one page. */
const COPIES = 1_000

const copies = async (id: string) => {
  const ids = Array.from({ length: COPIES }, () => api.context.newId())
  await pool.query(
    `insert into containers select (jsonb_populate_record(c, jsonb_build_object('id', n.id, 'number', 'COPY' || n.ordinality))).*
     from containers c, unnest($2::uuid[]) with ordinality n(id) where c.id = $1`,
    [id, ids],
  )
}

const staleSeq = async (shipmentId: string) => {
  const { rows } = await pool.query<{ stale_seq: number }>('select stale_seq from journeys where shipment_id = $1', [
    shipmentId,
  ])
  return Number(rows[0]!.stale_seq)
}

test('a change of many containers is done in short transactions, one page after the other', async () => {
  const first = await waiting()
  await copies(first.id)
  const last = await waiting()
  await showAgain(pool)
  const before = await staleSeq(first.shipment_id)

  const lock = await pool.connect()
  await lock.query('begin')
  await lock.query('select 1 from journeys where shipment_id = $1 for update', [last.shipment_id])
  const body = { data: { attributes: { pickup_lfd_policy: 'earliest' } } }
  const request = api.request('PATCH', '/v2/attention/settings', { body })
  // The last page waits for the lock; the setting and the pages before it are committed meanwhile.
  while ((await staleSeq(first.shipment_id)) === before) await setTimeout(20)
  const { data } = await (await api.request('GET', '/v2/attention/settings')).json()
  expect(data.attributes.pickup_lfd_policy).toBe('earliest')
  await lock.query('commit')
  lock.release()

  const answer = await (await request).json()
  expect(answer.data.meta.pickup_lfd_policy).toMatchObject({ changed: COPIES + 2, waiting: COPIES + 2 })
  expect(answer.data.meta.pickup_lfd_policy.containers).toHaveLength(25)
})
