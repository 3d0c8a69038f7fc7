import { setTimeout } from 'node:timers/promises'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { freshNumber, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt } from '../intake/feeds/feed.ts'

const api = await testApi()
let count = 0
let container: string

beforeEach(() => {
  container = withCheckDigit(`BXTU7${String(++count).padStart(5, '0')}`)!
})

const AT_SEA = 25

/** Makes the line report the container at sea under a bill. `to` is the port of discharge, or empty to omit it. */
const answer = (number: string, to = 'USLAX') => {
  const events = journeyAt(AT_SEA, container).filter(
    ({ transportCall }) => to !== '' || transportCall.UNLocationCode !== 'USLAX',
  )
  api.line.knows(number, JSON.parse(JSON.stringify(events).replaceAll('USLAX', to)) as unknown[])
}

const track = async (attributes: Parameters<typeof trackingBody>[0] = {}) => {
  const { data } = await api.api.POST('/tracking_requests', { body: trackingBody(attributes) })
  await workUntilIdle(api.context)
  return data!.data.id
}

/** Tracks another bill of the same line with the container. */
const trackBill = async (to?: string) => {
  const number = freshNumber()
  answer(number, to)
  const request = await track({ request_number: number })
  const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id: request } } })
  return { number, shipment: data!.data.relationships.tracked_object.data!.id }
}

const poll = async (number: string) => {
  await api.context.pool.query('update checks set next_check_at = now() where subject_number = $1', [number])
  await workUntilIdle(api.context)
}

const open = async (state: 'open' | 'resolved' = 'open') => {
  const query = { 'filter[kind]': ['two_bills'], 'filter[state]': [state], 'page[size]': 100 } as never
  const { data } = await api.api.GET('/contradictions', { params: { query } })
  return data!.data.filter(({ attributes }) => attributes.title.includes(container))
}

const shipments = async (state: 'open' | 'resolved' = 'open') =>
  (await open(state)).map(({ relationships }) => relationships.shipment.data.id).sort()

const logged = async () => {
  const { rows } = await api.context.pool.query<{ event: string }>(
    `select event from changes where account_id = $1 and event like 'container.contradiction.%'
       and container_id in (select id from containers where number = $2) order by sequence`,
    [api.accountId, container],
  )
  return rows.map(({ event }) => event.replace('container.contradiction.', '')).sort()
}

test('two bills with different ports are said of both containers, once the older statement was made again', async () => {
  const first = await trackBill()
  const second = await trackBill('USSAV')
  // The statement of the first bill may be outdated, because its line has not repeated it yet.
  expect(await shipments()).toEqual([])
  await poll(first.number)
  expect(await shipments()).toEqual([first.shipment, second.shipment].sort())
  const [one] = (await open()).filter(({ relationships }) => relationships.shipment.data.id === first.shipment)
  expect(one!.attributes).toMatchObject({ severity: 'high', state: 'open', decided_by: null })
  expect(one!.attributes.title).toBe(
    `${container} goes to Los Angeles by ${first.number} (Maeu), and to Savannah by ${second.number} (Maeu): both bills are tracked.`,
  )
  expect(
    one!.attributes.statements.map(({ about, value, prevails, source }) => [about, value, prevails, source.id]),
  ).toEqual([
    ['port_of_discharge_locode', 'USLAX', true, 'line:MAEU'],
    ['port_of_discharge_locode', 'USSAV', false, 'line:MAEU'],
  ])
  await poll(first.number)
  await poll(second.number)
  expect(await logged()).toEqual(['opened', 'opened'])
})

test('they are resolved when one follows, and open again when it does not', async () => {
  const first = await trackBill()
  const second = await trackBill('USSAV')
  await poll(first.number)
  answer(first.number, 'USSAV')
  await poll(first.number)
  expect(await shipments()).toEqual([])
  expect(await shipments('resolved')).toEqual([first.shipment, second.shipment].sort())
  expect(await logged()).toEqual(['opened', 'opened', 'resolved', 'resolved'])
  answer(second.number, 'USNYC')
  await poll(second.number)
  expect(await shipments()).toEqual([])
  await poll(first.number)
  expect(await shipments()).toHaveLength(2)
})

test('they are resolved when the tracking of one is stopped, and open again with it', async () => {
  const first = await trackBill()
  const second = await trackBill('USSAV')
  await poll(first.number)
  const path = { id: second.shipment }
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path } })
  await workUntilIdle(api.context)
  expect(await shipments('resolved')).toEqual([first.shipment])
  await api.api.PATCH('/shipments/{id}/resume_tracking', { params: { path } })
  await workUntilIdle(api.context)
  await poll(first.number)
  await poll(second.number)
  expect(await shipments()).toEqual([first.shipment, second.shipment].sort())
})

test('a container that is requested itself and one of its bills are two such shipments', async () => {
  answer(container)
  await track({ request_type: 'container', request_number: container })
  await trackBill('USSAV')
  await poll(container)
  expect(await open()).toHaveLength(2)
})

test('bills with the same ports, or without theirs, contradict nothing', async () => {
  const first = await trackBill()
  const second = await trackBill()
  const third = await trackBill('')
  for (const { number } of [first, second, third, first, second, third]) await poll(number)
  expect(await open()).toEqual([])
  expect(await logged()).toEqual([])
})

test('both are there when their lines answer at the same time', async () => {
  const numbers = [freshNumber(), freshNumber()] as const
  answer(numbers[0])
  answer(numbers[1], 'USSAV')
  const bodies = numbers.map((request_number) => trackingBody({ request_number }))
  await Promise.all(bodies.map((body) => api.api.POST('/tracking_requests', { body })))
  await Promise.all([workUntilIdle(api.context), workUntilIdle(api.context), workUntilIdle(api.context)])
  await poll(numbers[0])
  await poll(numbers[1])
  expect(await open()).toHaveLength(2)
  expect(await logged()).toEqual(['opened', 'opened'])
})

test('the same is found when all is projected again', async () => {
  const first = await trackBill()
  await trackBill('USSAV')
  await poll(first.number)
  const before = await open()
  expect(before).toHaveLength(2)
  await api.context.pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
  expect(await open()).toEqual(before)
  expect(await logged()).toEqual(['opened', 'opened'])
})

test('at a moment they are as they were served then', async () => {
  const first = await trackBill()
  const second = await trackBill('USSAV')
  const then = async () => {
    await setTimeout(20)
    const at = new Date().toISOString()
    await setTimeout(1_000 - (Date.now() % 1_000) + 20)
    return at
  }
  const before = await then()
  await poll(first.number)
  const found = await open()
  const during = await then()
  answer(first.number, 'USSAV')
  await poll(first.number)
  const after = await then()
  for (const { shipment } of [first, second]) {
    const known = async (known_at: string) => {
      const query = { 'filter[shipment_id]': shipment, known_at } as never
      return (await api.api.GET('/contradictions', { params: { query } })).data!.data
    }
    const own = found.find(({ relationships }) => relationships.shipment.data.id === shipment)!
    expect(await known(before)).toEqual([])
    expect((await known(during)).map(({ id, attributes }) => [id, attributes])).toEqual([[own.id, own.attributes]])
    expect(await known(after)).toEqual([])
  }
})

test('that of the bill that stops first stays open, and that of the other ends, at every moment after', async () => {
  const first = await trackBill()
  const second = await trackBill('USSAV')
  await poll(first.number)
  // Times in the log are in whole seconds.
  const later = () => setTimeout(1_100)
  await later()
  for (const { shipment } of [first, second]) await api.api.shipments.stopTracking(shipment)
  await workUntilIdle(api.context)
  await later()
  expect([await shipments(), await shipments('resolved')]).toEqual([[first.shipment], [second.shipment]])
  const known_at = new Date().toISOString()
  for (const { id, attributes, relationships } of [...(await open()), ...(await open('resolved'))]) {
    const query = {
      'filter[shipment_id]': relationships.shipment.data.id,
      known_at,
      'filter[state]': ['open', 'resolved'],
    }
    const { data } = await api.api.GET('/contradictions', { params: { query: query as never } })
    expect(data!.data.map((one) => [one.id, one.attributes])).toEqual([[id, attributes]])
  }
})

test('other accounts have nothing to do with it', async () => {
  const first = await trackBill()
  const other = await api.otherAccount()
  const number = freshNumber()
  answer(number, 'USSAV')
  await other.api.POST('/tracking_requests', { body: trackingBody({ request_number: number }) })
  await workUntilIdle(api.context)
  for (const one of [first.number, number, first.number]) await poll(one)
  expect(await open()).toEqual([])
  expect((await other.api.GET('/contradictions')).data!.data).toEqual([])
})
