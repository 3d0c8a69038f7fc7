import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { billNumber, containerNumber, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createSandboxAdvance } from '../../src/sandbox/advance-sandbox.ts'
import { type TestAccount, testApi } from '../harness/api.ts'
import { lookups } from '../harness/reference.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi()

const serialOf = (key: string) => scenarios.find((one) => one.key === key)!.serial
const billOf = (key: string, variation = 0) => billNumber({ serial: serialOf(key), variation })

const track = async (request_number: string, { api: client }: TestAccount = api) => {
  const request_type = request_number.startsWith('QXSU') ? ('container' as const) : ('bill_of_lading' as const)
  const body = { data: { type: 'tracking_request', attributes: { request_type, request_number, scac: 'TEST' } } }
  const { data, error } = await client.POST('/tracking_requests', { body })
  expect(error).toBeUndefined()
  await workUntilIdle(api.context)
  return data!.data.id
}

const advance = (attributes: object, { api: client }: TestAccount = api) =>
  client.POST('/sandbox/clock', { body: { data: { type: 'sandbox_clock', attributes } } })

const eventsOf = async (accountId: string) => {
  const { rows } = await api.context.pool.query(
    'select event from changes where account_id = $1 and event is not null order by sequence',
    [accountId],
  )
  return rows.map(({ event }) => event as string)
}

test('a journey is played to its end, all of it is notified, and tracking stops automatically', async () => {
  const me = await api.otherAccount()
  const id = await track(billOf('direct'), me)
  const { data } = await advance({ advance_by: 'P90D' }, me)
  expect(data!.data.attributes.journeys[0]).toMatchObject({ scenario: 'direct', next_moment: null, moments: [] })
  const { data: request } = await me.api.GET('/tracking_requests/{id}', { params: { path: { id } } })
  expect(request!.data.attributes.status).toBe('tracking_stopped')
  const mine = await eventsOf(me.accountId)
  for (const event of [
    'empty_out',
    'full_in',
    'vessel_loaded',
    'vessel_departed',
    'vessel_arrived',
    'vessel_discharged',
    'full_out',
    'empty_in',
  ])
    expect(
      mine.filter((one) => one === `container.transport.${event}`),
      event,
    ).toHaveLength(1)
  expect(mine.at(-1)).toBe('tracking_request.tracking_stopped')
})

test('the clock stops at a named moment, with or without an offset', async () => {
  const me = await api.otherAccount()
  await track(billOf('direct', 1), me)
  await advance({ advance_to: 'discharge' }, me)
  const { data: containers } = await me.api.GET('/containers')
  const container = containers!.data[0]!.attributes
  expect(container.pod_discharged_at).not.toBeNull()
  expect(container.pod_full_out_at).toBeNull()
  const { data } = await advance({ advance_to: 'empty_return-1d' }, me)
  expect(data!.data.attributes.journeys[0]!.moments).toContain('empty_return')
  const { data: later } = await me.api.GET('/containers')
  expect(later!.data[0]!.attributes).toMatchObject({ current_status: 'picked_up', empty_terminated_at: null })
})

test('a line that is down is retried by the clock of the sandbox until the request fails; others continue', async () => {
  const me = await api.otherAccount()
  const statusOf = async (id: string) =>
    (await me.api.GET('/tracking_requests/{id}', { params: { path: { id } } })).data!.data.attributes
  const down = await track(billOf('line-down-for-days', 7), me)
  await advance({ advance_by: 'PT6H' }, me)
  const waiting = await statusOf(down)
  expect(waiting).toMatchObject({ status: 'pending', failed_reason: 'shipping_line_unreachable', is_retrying: true })
  expect(waiting.retry_count).toBeGreaterThan(2)
  // This request has been polled, but its line has no data yet.
  expect(await statusOf(await track(billOf('direct', 7), me))).toMatchObject({ status: 'awaiting_manifest' })
  await advance({ advance_by: 'P2D' }, me)
  expect(await statusOf(down)).toMatchObject({ status: 'failed', failed_reason: 'retries_exhausted' })
  const { data } = await me.api.GET('/shipments')
  expect(data!.data).toHaveLength(1)
})

test('a container is tracked by its number alone, from when its line knows it', async () => {
  const me = await api.otherAccount()
  await track(containerNumber({ serial: serialOf('direct'), variation: 2 }), me)
  await advance({ advance_to: 'arrival' }, me)
  const { data: containers } = await me.api.GET('/containers')
  expect(containers!.data).toHaveLength(1)
  expect(containers!.data[0]!.attributes.pod_arrived_at).not.toBeNull()
})

test('a container shows when its terminal and railway were polled, until tracking stops', async () => {
  const me = await api.otherAccount()
  await track(billOf('rail'), me)
  const stamps = async () => {
    const { attributes } = (await me.api.GET('/containers')).data!.data[0]!
    const { terminal_checked_at: checked, pod_last_tracking_request_at: port } = attributes
    return { checked, port, rail: attributes.rail_last_tracking_request_at }
  }
  await advance({ advance_to: 'departure' }, me)
  expect(await stamps()).toEqual({ checked: null, port: null, rail: null })
  await advance({ advance_to: 'rail_unload' }, me)
  const { data: clock } = await me.api.GET('/sandbox/clock')
  const ashore = await stamps()
  for (const stamp of Object.values(ashore)) expect(stamp! <= clock!.data.attributes.now).toBe(true)
  expect(ashore.checked).toBe([ashore.port!, ashore.rail!].sort()[1])
  await advance({ advance_by: 'P120D' }, me)
  const { data: shipments } = await me.api.GET('/shipments')
  const stopped = shipments!.data[0]!.attributes.line_tracking_stopped_at!
  for (const stamp of Object.values(await stamps())) expect(stamp! <= stopped).toBe(true)
})

test.each([
  ['dischage', 'is not a moment in the journey of'],
  ['lfd-1x', 'is neither an instant with its offset'],
  ['2026-13-45T00:00:00Z', 'is neither an instant with its offset'],
  ['empty_out', 'is over in the journey of'],
])('the refusal of advancing to %s explains why, and which moments follow', async (advance_to, why) => {
  const me = await api.otherAccount()
  await track(billOf('direct', 6), me)
  await advance({ advance_by: 'P15D' }, me)
  const { error } = await advance({ advance_to }, me)
  expect(error!.errors[0]!.detail).toContain(why)
  expect(error!.errors[0]!.detail).toMatch(/ To come: .*discharge.*empty_return\.$/)
})

test('the journeys of other accounts are unchanged when one clock advances', async () => {
  const [me, other] = [await api.otherAccount(), await api.otherAccount()]
  await track(billOf('direct', 3), me)
  await track(billOf('direct', 3), other)
  await advance({ advance_by: 'P60D' }, me)
  const before = await eventsOf(other.accountId)
  await workUntilIdle(api.context)
  expect(await eventsOf(other.accountId)).toEqual(before)
  const { data } = await other.api.GET('/sandbox/clock')
  expect(data!.data.attributes).toMatchObject({ ahead_s: 0 })
})

test('the demo world runs in real time, whatever a sandbox shows', async () => {
  const me = await api.otherAccount()
  await track(billOf('direct', 905), me)
  const { data } = await advance({ advance_by: 'P30D' }, me)
  expect(data!.data.attributes.journeys).toEqual([])
  await workUntilIdle(api.context)
  expect(await eventsOf(me.accountId)).not.toContain('container.transport.vessel_departed')
})

test.each([
  [{}, '/data/attributes'],
  [{ advance_by: 'P1D', advance_to: 'discharge' }, '/data/attributes'],
  [{ advance_by: 'a day' }, '/data/attributes/advance_by'],
  [{ advance_by: 'P1Y' }, '/data/attributes/advance_by'],
  [{ advance_by: 'P4000D' }, '/data/attributes/advance_by'],
  [{ advance_to: '2020-01-01T00:00:00Z' }, '/data/attributes/advance_to'],
  [{ advance_to: '2030-01-01' }, '/data/attributes/advance_to'],
  [{ advance_to: 'discharge', request_number: 'QXSB99999' }, '/data/attributes/request_number'],
  [{ advance_to: 'the moon' }, '/data/attributes/advance_to'],
])('the value %j is rejected, and its pointer is named', async (attributes, pointer) => {
  await advance({ advance_by: 'PT1S' })
  const { error, response } = await advance(attributes)
  expect(response.status).toBe(422)
  expect(error!.errors[0]!.source!.pointer).toBe(pointer)
})

test('the second of two concurrent advances is rejected', async () => {
  const me = await api.otherAccount()
  await track(billOf('direct', 4), me)
  const answers = await Promise.all([advance({ advance_by: 'P40D' }, me), advance({ advance_by: 'P40D' }, me)])
  const statuses = answers.map(({ response }) => response.status).sort()
  expect([
    [200, 409],
    [200, 200],
  ]).toContainEqual(statuses)
  const { data } = await me.api.GET('/sandbox/clock')
  expect(data!.data.attributes.ahead_s).toBeLessThan(81 * 86_400)
})

test('another type is rejected', async () => {
  const { response } = await api.api.POST('/sandbox/clock', {
    body: { data: { type: 'clock', attributes: { advance_by: 'P1D' } } },
  })
  expect(response.status).toBe(409)
})

test('the clock stays within years that can be written, however often it is advanced', async () => {
  const me = await api.otherAccount()
  await advance({ advance_by: 'PT1S' }, me)
  const show = (instant: string) =>
    api.context.pool.query(
      `update sandboxes set ahead_ms = floor(extract(epoch from $2::timestamptz - now()) * 1000) where account_id = $1`,
      [me.accountId, instant],
    )
  await show('2199-06-01T00:00:00Z')
  const { data } = await advance({ advance_by: 'P100D' }, me)
  expect(data!.data.attributes.now).toMatch(/^2199-/)
  for (const attributes of [{ advance_by: 'P300D' }, { advance_to: '2200-02-01T00:00:00Z' }]) {
    const { error, response } = await advance(attributes, me)
    expect([response.status, error!.errors[0]!.source!.pointer]).toEqual([
      422,
      `/data/attributes/${Object.keys(attributes)[0]}`,
    ])
  }
  // The clock can be read even at its end.
  expect((await advance({ advance_by: 'PT0S' }, me)).response.status).toBe(200)
})

test('a long advance stops on the way, and continues to the same end when repeated', async () => {
  const [me, other] = [await api.otherAccount(), await api.otherAccount()]
  for (const one of [me, other]) await track(billOf('direct', 6), one)
  const app = createApp({
    ...api.context,
    advanceSandbox: createSandboxAdvance({ ...api.context, lookups }, 0),
  })
  const key = { authorization: `Token ${me.apiKey}`, 'content-type': 'application/vnd.api+json' }
  const { data: before } = await me.api.GET('/sandbox/clock')
  const advance_to = new Date(Date.parse(before!.data.attributes.now) + 90 * 86_400_000).toISOString()
  const body = JSON.stringify({ data: { type: 'sandbox_clock', attributes: { advance_to } } })
  let shown = before!.data.attributes.now
  let turns = 0
  for (; Date.parse(shown) < Date.parse(advance_to) - 1_000; turns++) {
    const answer = await app.request('/v2/sandbox/clock', { method: 'POST', headers: key, body })
    expect(answer.status).toBe(200)
    const { now } = (await answer.json()).data.attributes
    expect(Date.parse(now)).toBeGreaterThan(Date.parse(shown) - 1_000)
    shown = now
  }
  expect(turns).toBeGreaterThan(5)
  await advance({ advance_by: 'P90D' }, other)
  expect(await eventsOf(me.accountId)).toEqual(await eventsOf(other.accountId))
})

test('with an Idempotency-Key too, the answer shows the clock where it was advanced to', async () => {
  const me = await api.otherAccount()
  await track(billOf('direct', 7), me)
  const slow = async (accountId: string, toMs: number) => {
    await setTimeout(1_500)
    return api.context.advanceSandbox(accountId, toMs)
  }
  const app = createApp({ ...api.context, advanceSandbox: slow })
  const { data: before } = await me.api.GET('/sandbox/clock')
  const advance_to = new Date(Date.parse(before!.data.attributes.now) + 86_400_000).toISOString()
  const answer = await app.request('/v2/sandbox/clock', {
    method: 'POST',
    headers: {
      authorization: `Token ${me.apiKey}`,
      'content-type': 'application/vnd.api+json',
      'idempotency-key': 'clock',
    },
    body: JSON.stringify({ data: { type: 'sandbox_clock', attributes: { advance_to } } }),
  })
  const { now } = (await answer.json()).data.attributes
  expect(Date.parse(now)).toBeGreaterThanOrEqual(Math.floor(Date.parse(advance_to) / 1_000) * 1_000)
})

test('connections are left for others while sandboxes advance under Idempotency-Keys', async () => {
  const held = Promise.withResolvers<boolean>()
  const app = createApp({ ...api.context, advanceSandbox: () => held.promise })
  const post = (path: string, body: object, { apiKey }: TestAccount) =>
    app.request(`/v2${path}`, {
      method: 'POST',
      headers: {
        authorization: `Token ${apiKey}`,
        'content-type': 'application/vnd.api+json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ data: body }),
    })
  const accounts = await Promise.all(Array.from({ length: 6 }, () => api.otherAccount()))
  const clock = { type: 'sandbox_clock', attributes: { advance_by: 'P1D' } }
  const playing = accounts.map((account) => post('/sandbox/clock', clock, account))
  const attributes = { request_type: 'bill_of_lading', request_number: billOf('direct', 8), scac: 'TEST' }
  const written = await post('/tracking_requests', { type: 'tracking_request', attributes }, api)
  expect(written.status).toBe(201)
  held.resolve(true)
  await Promise.all(playing)
})
