import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { terminal, wire } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'

const api = await testApi({ sources: [terminal()], webhooks: { allow: ['http://127.0.0.1:*'] } })
const { next, report, logged } = createLanded(api, 'BXTU7')
const ZONE = 'America/Los_Angeles'
const today = () => dayIn(Date.now(), ZONE)

let container: string
let id: string

beforeEach(async () => {
  const landed = await next()
  container = landed.container
  id = landed.served.id
})

const hold = (name: string) => ({ raw_name: `${name.toUpperCase()}_HOLD`, raw_status: 'HOLD' })

const list = async (query: object = {}) => {
  const { data, error } = await api.api.GET('/attention', {
    params: { query: { 'filter[container_id]': id, ...query } as never },
  })
  expect(error).toBeUndefined()
  return data!
}
const kinds = async (query: object = {}) => (await list(query)).data.map(({ attributes }) => attributes.kind)
const entry = async (kind: string, query: object = {}) =>
  (await list(query)).data.find(({ attributes }) => attributes.kind === kind)!

const setState = async (entryId: string, attributes: object) => {
  const body = { data: { type: 'attention_entry', attributes } }
  return api.request('PATCH', `/v2/attention/${entryId}`, { body })
}

describe('entries', () => {
  test('a hold needs attention from its first report until it is released, with who releases it', async () => {
    await report({ holds: [hold('customs')], availability: 'no' })
    const held = await entry('held')
    expect(held.attributes).toMatchObject({
      severity: 'high',
      what_to_do: 'The broker releases it.',
      who_acts: { role: 'customs', name: null },
      money: null,
      state: 'open',
      evidence: [
        {
          attribute: 'holds_at_pod_terminal',
          value: { name: 'customs', status: 'hold' },
          source: { kind: 'terminal' },
        },
      ],
    })
    expect(held.attributes.title).toMatch(new RegExp(`^A customs hold is set on ${container} at `))
    expect(held.relationships.container.data).toEqual({ type: 'container', id })
    await report({ holds: [], availability: 'yes' })
    expect(await kinds()).toEqual(['ready_for_pickup'])
    expect(await logged(held.id)).toEqual(['attention.opened', 'attention.closed'])
    const { response } = await api.api.GET('/attention/{id}', { params: { path: { id: held.id } } })
    expect(response.status).toBe(404)
  })

  test('free time ends by the day at the place, with money so far and tomorrow by the tariff', async () => {
    const tariff = { charge: 'storage', port_locode: 'USLAX', currency_code: 'USD', valid_from: '2020-01-01' }
    const tiers = [{ from_day: 1, amount_per_day: 100 }]
    const body = { data: { type: 'tariff', attributes: { ...tariff, tiers } } }
    const tariffId = (await (await api.request('POST', '/v2/tariffs', { body })).json()).data.id
    await report({ last_free_day: addDays(today(), 2) })
    expect((await entry('free_time_ending')).attributes).toMatchObject({
      severity: 'medium',
      due_on: addDays(today(), 2),
      money: null,
    })
    await report({ last_free_day: addDays(today(), -4) })
    const ended = await entry('free_time_ended')
    expect(ended.attributes).toMatchObject({ severity: 'high', due_on: addDays(today(), -4) })
    expect(ended.attributes.title).toContain(`${container} has been over its free time for 4 days`)
    expect(ended.attributes.money).toContainEqual({
      charge: 'storage',
      payee: 'terminal',
      amount_so_far: 400,
      amount_next_day: 100,
      currency: 'USD',
      tariff_id: tariffId,
    })
    expect(await kinds()).not.toContain('free_time_ending')
  })

  test('the most severe come first, and the counts are of all kinds that the other filters match', async () => {
    await report({ holds: [hold('customs'), hold('freight')], last_free_day: addDays(today(), -1), availability: 'no' })
    const all = await list()
    expect(all.data.map(({ attributes }) => attributes.severity)).toEqual(['high', 'high', 'high'])
    expect(all.data[0]!.attributes.kind).toBe('free_time_ended')
    expect(all.meta.counts).toEqual({ free_time_ended: 1, held: 2 })
    const held = await list({ 'filter[kind]': ['held'], 'page[size]': 1 })
    expect(held.meta).toMatchObject({ size: 1, total: 2, counts: { free_time_ended: 1, held: 2 } })
    const next = await api.request('GET', held.links.next!.replace('https://boxtrail.test', ''))
    const { data } = await next.json()
    expect([held.data[0]!.id, data[0].id].sort()).toEqual(
      all.data
        .slice(1)
        .map((one) => one.id)
        .sort(),
    )
    expect(await kinds({ 'filter[severity]': ['low'] })).toEqual([])
  })

  test('what is known of the records can be included', async () => {
    await report({ holds: [hold('customs')] })
    const { included } = await list({ include: ['container', 'shipment'] })
    expect(included!.map(({ type }) => type).sort()).toEqual(['container', 'shipment'])
  })

  test('an unknown kind is refused with those that are known', async () => {
    const response = await api.request('GET', '/v2/attention?filter[kind]=late')
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0]).toMatchObject({ source: { parameter: 'filter[kind]' } })
  })

  test('another account sees none of it', async () => {
    await report({ holds: [hold('customs')] })
    const held = await entry('held')
    const other = await api.otherAccount()
    expect((await other.api.GET('/attention')).data!.data).toEqual([])
    expect((await other.request('GET', `/v2/attention/${held.id}`)).status).toBe(404)
    const body = { data: { attributes: { state: 'done' } } }
    expect((await other.request('PATCH', `/v2/attention/${held.id}`, { body })).status).toBe(404)
  })
})

describe('what is snoozed or done', () => {
  test('is done while its cause is the same, also if it comes back', async () => {
    await report({ holds: [hold('customs')] })
    const held = await entry('held')
    const answer = await setState(held.id, { state: 'done', reason: ' The broker has the papers. ' })
    expect((await answer.json()).data.attributes).toMatchObject({
      state: 'done',
      state_reason: 'The broker has the papers.',
    })
    expect(await kinds()).toEqual([])
    expect(await kinds({ 'filter[state]': ['done', 'snoozed'] })).toEqual(['held'])
    await report({ holds: [hold('customs'), hold('freight')] })
    expect((await list({ 'filter[kind]': ['held'] })).data.map(({ id: one }) => one)).not.toContain(held.id)
    await report({ holds: [] })
    await report({ holds: [hold('customs')] })
    expect((await entry('held')).id).toBe(held.id)
  })

  test('is snoozed until its time, and taken back', async () => {
    await report({ holds: [hold('customs')] })
    const held = await entry('held')
    const until = wire(Date.now() + 3_600_000)
    const answer = await setState(held.id, { state: 'snoozed', snoozed_until: until })
    expect((await answer.json()).data.attributes).toMatchObject({ state: 'snoozed', snoozed_until: until })
    expect(await kinds()).toEqual([])
    await api.context.pool.query(`update attention_entries set wakes_at = now() where id = $1`, [held.id])
    expect((await entry('held')).attributes).toMatchObject({ state: 'open', snoozed_until: null })
    await setState(held.id, { state: 'done' })
    await setState(held.id, { state: 'open' })
    expect(await kinds()).toEqual(['held'])
    expect(await logged(held.id)).toEqual(['attention.opened', null, null, null])
  })

  test('is refused without an end, with one that is over, and with one for another state', async () => {
    await report({ holds: [hold('customs')] })
    const held = await entry('held')
    for (const attributes of [
      { state: 'snoozed' },
      { state: 'snoozed', snoozed_until: '2020-01-01T00:00:00Z' },
      { state: 'done', snoozed_until: wire(Date.now() + 3_600_000) },
    ]) {
      const response = await setState(held.id, attributes)
      expect(response.status).toBe(422)
      expect((await response.json()).errors[0].source.pointer).toBe('/data/attributes/snoozed_until')
    }
    const wrong = { data: { type: 'container', attributes: { state: 'done' } } }
    expect((await api.request('PATCH', `/v2/attention/${held.id}`, { body: wrong })).status).toBe(409)
  })
})

describe('webhooks', () => {
  test('receive what opens and closes once each, and only if they name it', async () => {
    const subscribe = async (events?: string[]) =>
      (
        await api.api.POST('/webhooks', {
          body: {
            data: { type: 'webhook', attributes: { url: 'http://127.0.0.1:9/', active: true, events } as never },
          },
        })
      ).data!.data.id
    const everything = await subscribe()
    const named = await subscribe(['attention.opened', 'attention.closed'])
    await report({ holds: [hold('customs')] })
    const held = await entry('held')
    await report({ holds: [hold('customs')] })
    await report({ holds: [] })
    const all = await notified(api.context.pool, `n.event like 'attention.%'`)
    const rows = all.filter(({ body }) => body.includes(held.id))
    expect(rows.map(({ webhook_id, event }) => [webhook_id, event])).toEqual([
      [named, 'attention.opened'],
      [named, 'attention.closed'],
    ])
    expect(rows.map(({ webhook_id }) => webhook_id)).not.toContain(everything)
    const { included } = JSON.parse(rows[1]!.body)
    expect(included.map(({ type }: { type: string }) => type)).toEqual(['attention_entry', 'container', 'shipment'])
    expect(included[0].attributes.kind).toBe('held')
  })
})

describe('the settings', () => {
  test('have defaults, and decide for every container that is tracked', async () => {
    const me = '/v2/attention/settings'
    const before = await (await api.request('GET', me)).json()
    expect(before.data.attributes).toEqual({
      free_time_ends_within_days: 3,
      arrives_within_days: 7,
      eta_moved_by_hours: 24,
      pickup_lfd_policy: 'line_first',
    })
    await report({ last_free_day: addDays(today(), 5) })
    expect(await kinds()).toEqual([])
    const body = { data: { type: 'attention_settings', attributes: { free_time_ends_within_days: 6 } } }
    const after = await (await api.request('PATCH', me, { body })).json()
    expect(after.data.attributes).toMatchObject({ free_time_ends_within_days: 6, arrives_within_days: 7 })
    await workUntilIdle(api.context)
    expect(await kinds()).toEqual(['free_time_ending'])
    const back = { data: { attributes: { free_time_ends_within_days: 3 } } }
    await api.request('PATCH', me, { body: back })
    await workUntilIdle(api.context)
    expect(await kinds()).toEqual([])
    const wrong = { data: { attributes: { free_time_ends_within_days: -1 } } }
    expect((await api.request('PATCH', me, { body: wrong })).status).toBe(422)
  })
})
