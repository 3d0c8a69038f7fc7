import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { pusher, terminal, wire } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'

const api = await testApi({ sources: [terminal()], webhooks: { allow: ['http://127.0.0.1:*'] } })
const push = pusher(api)
const { next, report, logged } = createLanded(api, 'BXTU8')

let container: string
let id: string
let dischargedMs: number

beforeEach(async () => {
  const landed = await next()
  container = landed.container
  id = landed.served.id
  dischargedMs = Date.parse(landed.served.attributes.pod_discharged_at!)
})

const dayBeforeDischarge = () => addDays(dayIn(dischargedMs, 'America/Los_Angeles'), -1)

const held = { holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'yes' }
const lifted = { holds: [], availability: 'yes' }

const list = async (query: object = {}) => {
  const { data, error } = await api.api.GET('/contradictions', {
    params: { query: { 'filter[container_id]': id, ...query } as never },
  })
  expect(error).toBeUndefined()
  return data!
}
const kinds = async (query: object = {}) => (await list(query)).data.map(({ attributes }) => attributes.kind)

describe('a contradiction', () => {
  test('has its statements with speaker, words and report, and is resolved and kept when one is taken back', async () => {
    expect(await kinds()).toEqual([])
    await report(held)
    const [open] = (await list()).data
    expect(open!.attributes).toMatchObject({
      kind: 'available_with_hold',
      severity: 'high',
      state: 'open',
      resolved_at: null,
    })
    expect(open!.attributes.title).toBe(
      `TraPac reports ${container} as available for pickup, and lists a hold (customs).`,
    )
    expect(open!.attributes.statements.map(({ about, prevails, source }) => [about, prevails, source.name])).toEqual([
      ['available_for_pickup', true, 'TraPac'],
      ['holds_at_pod_terminal', true, 'TraPac'],
    ])
    const { data: reported } = await api.api.GET('/reports/{id}', {
      params: { path: { id: open!.attributes.statements[0]!.report_id } },
    })
    expect(reported!.data.id).toBe(open!.attributes.statements[0]!.report_id)
    expect(open!.relationships.container.data.id).toBe(id)
    await report(lifted)
    expect(await kinds()).toEqual([])
    const { data } = await api.api.GET('/contradictions/{id}', { params: { path: { id: open!.id } } })
    expect(data!.data.attributes).toMatchObject({
      state: 'resolved',
      resolved_at: expect.any(String),
      title: open!.attributes.title,
    })
    expect(await kinds({ 'filter[state]': ['resolved'] })).toEqual(['available_with_hold'])
  })

  test('of ships quotes the ships, and not when they came', async () => {
    const event = {
      ...{ container_number: container, observed_at: wire(Date.now()), facility: { firms: 'Y258', locode: 'USLAX' } },
      ...{ event: 'discharge', classifier: 'actual', mode: 'vessel', occurred_at: wire(dischargedMs) },
      vessel: { name: 'EVER FORTUNE', imo: '9850551' },
    }
    await push.message('trapac-la', { events: [event] })
    await workUntilIdle(api.context)
    const found = (await list({ 'filter[kind]': ['two_vessels'] })).data
    expect(found).toHaveLength(1)
    const { statements } = found[0]!.attributes
    expect(statements.find(({ source }) => source.kind === 'terminal')!.words).toBe('EVER FORTUNE, IMO 9850551')
    for (const { words, value } of statements) expect(words).toContain((value as { name: string }).name)
  })

  test('opens again in its record, and each opening and resolution is logged once', async () => {
    await report(held)
    const [open] = (await list()).data
    await report({ ...held, yard_location: 'W4' })
    await report(lifted)
    await report(lifted)
    await report(held)
    expect((await list()).data.map((one) => one.id)).toEqual([open!.id])
    expect(await logged(open!.id)).toEqual([
      'container.contradiction.opened',
      'container.contradiction.resolved',
      'container.contradiction.opened',
    ])
  })

  test('blocks no value', async () => {
    await report(held)
    const { data } = await api.api.GET('/containers/{id}', { params: { path: { id } } })
    expect(data!.data.attributes).toMatchObject({
      available_for_pickup: true,
      holds_at_pod_terminal: [{ name: 'customs', status: 'hold' }],
    })
  })

  test('is said in the explanation, and needs attention until the container is picked up', async () => {
    await report({ last_free_day: dayBeforeDischarge() })
    expect(await kinds()).toEqual(['last_free_day_before_discharge'])
    const explained = await (await api.request('GET', `/v2/containers/${id}/explain`)).json()
    expect(explained.data.attributes.contradicted).toHaveLength(1)
    expect(explained.data.attributes.contradicted[0].text).toMatch(/^The last free day of .* is before its discharge/)
    expect(explained.data.attributes.contradicted[0].evidence).toHaveLength(2)
    const query = { 'filter[container_id]': id, 'filter[kind]': ['sources_contradict'] } as never
    const entries = (await api.api.GET('/attention', { params: { query } })).data!.data
    expect(entries.map(({ attributes }) => [attributes.severity, attributes.evidence.length])).toEqual([['high', 2]])
  })

  test('is the same after all reports are read again', async () => {
    await report(held)
    const before = (await list()).data
    await api.context.pool.query('update journeys set stale_seq = stale_seq + 1')
    await workUntilIdle(api.context)
    expect((await list()).data).toEqual(before)
  })
})

describe('the list', () => {
  test('has the most severe first, counts of each kind, and pages by a cursor', async () => {
    await report({ ...held, last_free_day: dayBeforeDischarge() })
    const all = await list({ include: ['container', 'shipment'] })
    expect(all.meta.counts).toEqual({ available_with_hold: 1, last_free_day_before_discharge: 1 })
    expect(all.included!.map(({ type }) => type).sort()).toEqual(['container', 'shipment'])
    const first = await list({ 'page[size]': 1 })
    expect(first.meta).toMatchObject({ size: 1, total: 2 })
    const next = await (await api.request('GET', first.links.next!.replace('https://boxtrail.test', ''))).json()
    expect([first.data[0]!.id, next.data[0].id]).toEqual(all.data.map((one) => one.id))
    expect(await kinds({ 'filter[kind]': ['available_with_hold'] })).toEqual(['available_with_hold'])
    expect(await kinds({ 'filter[severity]': ['low', 'medium'] })).toEqual([])
    expect(await kinds({ 'filter[changed_since]': '2020-01-01' })).toHaveLength(2)
    expect(await kinds({ 'filter[changed_since]': '2099-01-01' })).toEqual([])
    const shipment = all.data[0]!.relationships.shipment.data.id
    expect(await kinds({ 'filter[shipment_id]': shipment })).toHaveLength(2)
  })

  test('refuses an unknown kind with those that are known', async () => {
    const response = await api.request('GET', '/v2/contradictions?filter[kind]=late')
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0]).toMatchObject({ source: { parameter: 'filter[kind]' } })
  })

  test('has nothing of another account', async () => {
    await report(held)
    const [open] = (await list()).data
    const other = await api.otherAccount()
    expect((await other.api.GET('/contradictions')).data!.data).toEqual([])
    expect((await other.request('GET', `/v2/contradictions/${open!.id}`)).status).toBe(404)
  })
})

test('webhooks receive what opens and is resolved once each, and only if they name it', async () => {
  const subscribe = async (events?: string[]) => {
    const attributes = { url: 'http://127.0.0.1:9/', active: true, events } as never
    return (await api.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data.id
  }
  const everything = await subscribe()
  const named = await subscribe(['container.contradiction.opened', 'container.contradiction.resolved'])
  await report(held)
  const [open] = (await list()).data
  await report(held)
  await report(lifted)
  const all = await notified(api.context.pool, `n.event like 'container.contradiction.%'`)
  const rows = all.filter(({ body }) => body.includes(open!.id))
  expect(rows.map(({ webhook_id, event }) => [webhook_id, event])).toEqual([
    [named, 'container.contradiction.opened'],
    [named, 'container.contradiction.resolved'],
  ])
  expect(all.map(({ webhook_id }) => webhook_id)).not.toContain(everything)
  const { included } = JSON.parse(rows[1]!.body)
  expect(included.map(({ type }: { type: string }) => type)).toEqual(['contradiction', 'container', 'shipment'])
  expect(included[0].attributes).toMatchObject({ kind: 'available_with_hold', state: 'resolved' })
})
