import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { feed, journeyAt, pusher, railway, wire } from './feed.ts'

const NORFOLK = { smdg: 'NIT', locode: 'USORF' }
const NEW_YORK = { locode: 'USNYC' }
const HOUR_MS = 3_600_000

const api = await testApi({
  sources: [
    feed('norfolk', 'terminal', { facilities: [NORFOLK] }),
    feed('new-york', 'terminal', { facilities: [NEW_YORK] }),
    railway('ns', 'NS'),
  ],
})
const push = pusher(api)

let count = 0
let container: string
let bill: string

const bookkeeping = [
  'updated_at',
  'terminal_checked_at',
  'pod_last_tracking_request_at',
  'rail_last_tracking_request_at',
]

const served = async () => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const attributes = Object.entries(data!.data[0]!.attributes)
  return Object.fromEntries(attributes.filter(([name]) => !bookkeeping.includes(name)))
}
const flags = async () => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  return (data!.data[0]!.meta!.flags ?? []).map(({ code }) => code)
}

/** The journey of the test line with another port of discharge: Norfolk, unless given. */
const answer = (day: number, port = 'USORF') =>
  JSON.parse(JSON.stringify(journeyAt(day, container)).replaceAll('"USLAX"', JSON.stringify(port)))

const say = async (id: string, content: { snapshots?: unknown[]; events?: unknown[] }) => {
  const response = await push.message(id, content)
  expect(response.status).toBe(200)
  await workUntilIdle(api.context)
  return (await response.json()).results as { outcome: string; not_used?: { rule: string } }[]
}
const now = () => wire(Date.now())
const about = (facility: object) => ({ container_number: container, observed_at: now(), facility })
const event = (name: string, facility: object, more: object = {}) => ({
  ...about(facility),
  event: name,
  classifier: 'actual',
  occurred_at: wire(Date.now() - HOUR_MS),
  ...more,
})
const released = (facility: object) => ({
  ...about(facility),
  availability: 'yes',
  holds: [],
  fees: [],
  last_free_day: '2027-03-31',
})

/** Tracks a container on which the terminal in Norfolk has a hold. */
beforeEach(async () => {
  container = withCheckDigit(`BXTU7${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  bill = body.data.attributes.request_number
  api.line.knows(bill, answer(36))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const held = {
    ...about(NORFOLK),
    availability: 'no',
    holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }],
    fees: [{ raw_type: 'EXAM', amount: 90, currency: 'USD' }],
    last_free_day: wire(Date.now() + 72 * HOUR_MS).slice(0, 10),
    discharged_at: wire(Date.now() - 20 * HOUR_MS),
  }
  await say('norfolk', { snapshots: [held] })
  expect(await served()).toMatchObject({ holds_at_pod_terminal: [{ name: 'customs' }], available_for_pickup: false })
})

test('a terminal at a port off the route neither lands nor releases a container that another terminal holds', async () => {
  const before = await served()
  const results = [
    ...(await say('new-york', { events: [event('discharge', NEW_YORK, { mode: 'vessel' })] })),
    ...(await say('new-york', { snapshots: [released(NEW_YORK)] })),
    ...(await say('new-york', {
      events: [event('available', NEW_YORK), event('gate_out', NEW_YORK, { mode: 'truck' })],
    })),
  ]
  expect(await served()).toEqual(before)
  for (const result of results) expect(result).toMatchObject({ outcome: 'not_used' })
  expect(await flags()).toContain('disputed')
})

test('the reports of such a terminal count once the line names its port', async () => {
  await say('new-york', { events: [event('discharge', NEW_YORK, { mode: 'vessel' })], snapshots: [released(NEW_YORK)] })
  expect((await served()).available_for_pickup).toBe(false)
  api.line.knows(bill, answer(36, 'USNYC'))
  await api.context.pool.query('update checks set next_check_at = now() where subject_number = $1', [bill])
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/shipments', { params: { query: { q: bill } } })
  expect(data!.data[0]!.attributes.port_of_discharge_locode).toBe('USNYC')
})

test('a railway neither takes a held container out of a marine terminal nor lifts its hold', async () => {
  const before = await served()
  const train = { mode: 'rail', carrier_scac: 'NS' }
  const results = [
    ...(await say('ns', { events: [event('gate_out', NORFOLK, train)] })),
    ...(await say('ns', { events: [event('arrive', NORFOLK, train), event('load', NORFOLK, train)] })),
    ...(await say('ns', { snapshots: [{ ...released(NORFOLK), rail_carrier_scac: 'NS' }] })),
  ]
  expect(await served()).toEqual(before)
  for (const result of results) expect(result).toMatchObject({ outcome: 'not_used' })
})
