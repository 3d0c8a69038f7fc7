import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { createScene } from '../../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const push = pusher(api)
const { poll, one } = createScene(api)

let count = 0

/** Tracks a container that was discharged at Los Angeles, and returns functions to report on it and to count. */
const landed = async () => {
  const number = withCheckDigit(`BXTU65${String(++count).padStart(4, '0')}`)!
  const body = trackingBody()
  const bill = body.data.attributes.request_number
  api.line.knows(bill, journeyAt(44, number))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return {
    bill,
    report: async (more: object) => {
      const facility = { firms: 'Y258', locode: 'USLAX' }
      const snapshot = { container_number: number, observed_at: wire(Date.now()), facility, ...more }
      await push.message('trapac-la', { snapshots: [snapshot] })
      await workUntilIdle(api.context)
    },
    /** How often the journey was projected, and how many tracking interruptions were recorded for it. */
    counted: () =>
      one<{ projected: number; noted: number }>(
        `select j.projected_seq::int as projected, (select count(*)::int from tracking_interruptions t
           where t.account_id = j.account_id and t.journey_id = j.id) as noted
         from containers c join journeys j on j.account_id = c.account_id and j.shipment_id = c.shipment_id
         where c.number = $1`,
        [number],
      ),
  }
}

test('polls without news are not projected while something that was dated years ahead is held back', async () => {
  const { bill, report, counted } = await landed()
  await report({ full_out_at: wire(Date.now() + 3_000 * 86_400_000) })
  // The next poll may still lead to a projection, because something was reported since the last one.
  await poll(bill)
  const before = await counted()
  for (let times = 0; times < 4; times++) await poll(bill)
  expect(await counted()).toEqual(before)
})

test('polls of a line that fail are not projected after its terminal has reported something', async () => {
  const { bill, report, counted } = await landed()
  await report({ availability: 'yes', holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] })
  api.line.fails(bill, 'unreachable')
  await poll(bill)
  await report({ availability: 'yes', holds: [] })
  const before = await counted()
  for (let times = 0; times < 4; times++) await poll(bill)
  expect(await counted()).toEqual(before)
})

test('polls without news are not projected for the rest of a day for which a date without a time was reported', async () => {
  const { bill, report, counted } = await landed()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format()
  await report({ full_out_at: today })
  await poll(bill)
  const before = await counted()
  for (let times = 0; times < 4; times++) await poll(bill)
  expect(await counted()).toEqual(before)
})
