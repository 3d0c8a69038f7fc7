import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'

const api = await testApi()
let tracked: Awaited<ReturnType<typeof trackedShipment>>

beforeAll(async () => {
  tracked = await trackedShipment(api)
})

const container = () => api.api.containers.get(tracked.containerId, { include: ['shipment'] })
const sourceOf = async () => (await container()).data.meta!.sources[0]!
const pollCount = () => api.line.polls.filter(({ number }) => number === tracked.number).length

test('a container and its shipment show when each source was polled, responded, and is next due', async () => {
  const { data, included } = await container()
  const [source] = data.meta!.sources
  expect(source).toMatchObject({ id: 'line:MAEU', kind: 'line', last_outcome: 'ok', problem: null })
  expect(source!.last_asked_at).toBe(source!.last_answered_at)
  expect(Date.parse(source!.next_due_at!)).toBeGreaterThan(Date.parse(source!.last_asked_at!))
  const shipment = included!.find(({ type }) => type === 'shipment') as typeof data
  expect(shipment.meta!.sources).toEqual(data.meta!.sources)
  const { data: listed } = await api.api.shipments.list()
  expect(listed[0]!.meta!.sources).toEqual(data.meta!.sources)
})

test('the answer says whether a container can be picked up, and why', async () => {
  const { data } = await container()
  expect(data.meta!.pickup).toEqual({
    ready: null,
    because: [{ code: 'not_reported', detail: 'no source has reported whether the container is available' }],
  })
})

test('the line is polled at once on a refresh', async () => {
  const before = pollCount()
  expect(await api.api.containers.refresh(tracked.containerId)).toEqual({ message: 'Refresh started: shipping line.' })
  expect(Date.parse((await sourceOf()).next_due_at!)).toBeLessThanOrEqual(Date.now())
  await workUntilIdle(api.context)
  expect(pollCount()).toBe(before + 1)
  expect(Date.parse((await sourceOf()).next_due_at!)).toBeGreaterThan(Date.now())
})

test('a line that is down is reported with the next step and the next poll, and the data is kept', async () => {
  const before = await container()
  const answered = (await sourceOf()).last_answered_at
  api.line.fails(tracked.number, 'unreachable')
  await api.api.containers.refresh(tracked.containerId)
  await workUntilIdle(api.context)
  const source = await sourceOf()
  expect(source).toMatchObject({ last_outcome: 'unreachable', last_answered_at: answered })
  expect(source.problem).toMatchObject({ action: 'wait_until', retry_at: source.next_due_at })
  const after = await container()
  expect(after.data.attributes.current_status).toBe(before.data.attributes.current_status)
  expect(after.data.relationships.transport_events).toEqual(before.data.relationships.transport_events)
})

test('those of which a source says nothing for a day are listed as silent, and the others not', async () => {
  const silent = async (is: boolean) => [
    (await api.api.containers.list({ 'filter[silent]': is })).data.map(({ id }) => id),
    (await api.api.shipments.list({ 'filter[silent]': is, sort: ['arrival'] })).data.map(({ id }) => id),
  ]
  const staleSince = async () => {
    const { data, included } = await container()
    const shipment = included!.find(({ type }) => type === 'shipment') as typeof data
    return [data.meta!.stale_since, shipment.meta!.stale_since]
  }
  expect([await silent(true), await staleSince()]).toEqual([
    [[], []],
    [undefined, undefined],
  ])
  const { pool } = api.context
  await pool.query(`update checks set last_answered_at = now() - interval '25 hours'`)
  const since = { requestedMs: Date.now() - 25 * 3_600_000 }
  await pool.query('update journeys set stale_seq = stale_seq + 1, state = state || $1', [since])
  await workUntilIdle(api.context)
  expect(await silent(true)).toEqual([[tracked.containerId], [tracked.shipmentId]])
  expect(await silent(false)).toEqual([[], []])
  const answered = (await sourceOf()).last_answered_at
  expect(await staleSince()).toEqual([answered, answered])
  const { data } = await api.api.attention.list({ 'filter[kind]': ['source_silent'] })
  expect(data.map(({ relationships }) => relationships.shipment.data!.id)).toEqual([tracked.shipmentId])
})

test('polling stops and freshness is frozen after a stop, even if other accounts continue polling', async () => {
  await api.api.shipments.stopTracking(tracked.shipmentId)
  const frozen = await sourceOf()
  expect((await container()).data.meta!.stale_since).toBeUndefined()
  expect(frozen).toMatchObject({ next_due_at: null, last_outcome: null, problem: null })
  expect((await api.api.containers.refresh(tracked.containerId)).message).toContain('has stopped')
  const other = await api.otherAccount()
  await trackedShipment(api, { request_number: tracked.number }, other)
  expect(await sourceOf()).toEqual(frozen)
})
