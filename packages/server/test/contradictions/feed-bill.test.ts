import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { find } from '../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const HOUR_MS = 3_600_000
const FACILITY = { firms: 'Y258', locode: 'USLAX' }
const api = await testApi({ sources: [terminal()] })
const push = pusher(api)

let count = 0
let container: string
let bill: string
let landed: string

/** Tracks a container of MAEU that was discharged at Los Angeles. */
beforeEach(async () => {
  container = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  bill = body.data.attributes.request_number
  const journey = journeyAt(44, container)
  landed = find(journey, 'DISC', 'USLAX').eventDateTime as string
  api.line.knows(bill, journey)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
})

const pushed = async (content: Parameters<typeof push.message>[1]) => {
  expect((await push.message('trapac-la', content)).status).toBe(200)
  await workUntilIdle(api.context)
}
const snapshot = (hoursAgo: number, more: object) => {
  const observed_at = wire(Date.now() - hoursAgo * HOUR_MS)
  return pushed({ snapshots: [{ container_number: container, observed_at, facility: FACILITY, ...more }] })
}

const found = async (state: 'open' | 'resolved' = 'open') => {
  const query = { 'filter[kind]': ['other_bill_named'], 'filter[state]': [state], 'page[size]': 100 } as never
  const { data } = await api.api.GET('/contradictions', { params: { query } })
  return data!.data.map(({ attributes }) => attributes.title).filter((title) => title.includes(container))
}
const contradicts = () => [
  `${container} travels under ${bill} according to Maeu, and under 269999995 according to TraPac.`,
]

test('a snapshot under another bill contradicts the line, until its terminal corrects it', async () => {
  await snapshot(5, { discharged_at: landed, bill_of_lading: '269999995' })
  expect(await found()).toEqual(contradicts())
  await snapshot(4, { discharged_at: landed, bill_of_lading: bill })
  expect([await found(), await found('resolved')]).toEqual([[], contradicts()])
})

test('so does one that names it later, with moves that the terminal has reported before', async () => {
  await snapshot(5, { discharged_at: landed })
  await snapshot(4, { discharged_at: landed, bill_of_lading: '269999995' })
  expect(await found()).toEqual(contradicts())
  await snapshot(3, { discharged_at: landed, bill_of_lading: null })
  expect(await found()).toEqual([])
})

test('so does an event', async () => {
  const occurred_at = wire(Date.now() - 6 * HOUR_MS)
  const out = { event: 'gate_out', classifier: 'actual', occurred_at, observed_at: occurred_at, facility: FACILITY }
  await pushed({ events: [{ ...out, container_number: container, bill_of_lading: '269999995' }] })
  expect(await found()).toEqual(contradicts())
})

test.each([
  ['the letters of the line before it', () => `MAEU${bill}`],
  ["a forwarder's bill", () => 'FWDX0012345'],
  ['a placeholder', () => 'UNKNOWN'],
])('%s is no other bill', async (_, under) => {
  await snapshot(5, { discharged_at: landed, bill_of_lading: under() })
  expect(await found()).toEqual([])
})

test('the bill of a journey before is none of this one', async () => {
  const long = 4_000
  const then = wire(Date.now() - (long + 9) * HOUR_MS)
  await snapshot(long, { discharged_at: then, full_out_at: then, bill_of_lading: '269999995' })
  await snapshot(5, { discharged_at: landed })
  expect(await found()).toEqual([])
})
