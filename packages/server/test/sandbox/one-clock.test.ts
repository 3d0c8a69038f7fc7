import { billNumber, containerNumber, scenarios } from '@boxtrail/simulator'
import { describe, expect, test } from 'vitest'
import { type TestAccount, testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] }, maxConnections: 20 })
const serialOf = (key: string) => scenarios.find((one) => one.key === key)!.serial
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Creates a request, without waiting for any worker. */
const create = async (
  request_number: string,
  { api: client }: TestAccount,
  request_type: 'bill_of_lading' | 'container' = 'bill_of_lading',
) => {
  const attributes = { request_type, request_number, scac: 'TEST' }
  const { data } = await client.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
  return data!.data
}
const advance = (attributes: object, { api: client }: TestAccount) =>
  client.POST('/sandbox/clock', { body: { data: { type: 'sandbox_clock', attributes } } })
const stopNotices = ({ accountId }: TestAccount) =>
  notified(api.context.pool, `n.account_id = $1 and n.event = 'tracking_request.tracking_stopped'`, [accountId])

describe('directly after the creation was answered', () => {
  test.each(
    ['direct', 'rail', 'transshipment', 'booking-first'].filter((key) => scenarios.some((one) => one.key === key)),
  )('the journey of %s can be advanced, by its bill and by its container', async (key) => {
    for (const [variation, type] of [
      [71, 'bill_of_lading'],
      [72, 'container'],
    ] as const) {
      const me = await api.otherAccount()
      const parts = { serial: serialOf(key), variation }
      await create(type === 'container' ? containerNumber(parts) : billNumber(parts), me, type)
      const { data: clock } = await me.api.GET('/sandbox/clock')
      const moment = clock!.data.attributes.journeys[0]!.next_moment!.name
      const { response } = await advance({ advance_to: moment }, me)
      expect(response.status).toBe(200)
    }
  })

  test('a clock that is advanced to the time of the next moment has reached it', async () => {
    const me = await api.otherAccount()
    await create(billNumber({ serial: serialOf('direct'), variation: 76 }), me)
    const journey = async () => (await me.api.GET('/sandbox/clock')).data!.data.attributes.journeys[0]!
    for (let nth = 0; nth < 4; nth++) {
      const { next_moment, moments } = await journey()
      expect((await advance({ advance_to: next_moment!.at }, me)).response.status).toBe(200)
      const after = await journey()
      expect(after.next_moment!.at > next_moment!.at || after.moments.length < moments.length, next_moment!.name).toBe(
        true,
      )
    }
  })

  test('the latest created is meant without a number', async () => {
    const me = await api.otherAccount()
    await create(billNumber({ serial: serialOf('rail'), variation: 73 }), me)
    await advance({ advance_by: 'P3D' }, me)
    const latest = billNumber({ serial: serialOf('direct'), variation: 73 })
    await create(latest, me)
    const { data: clock } = await me.api.GET('/sandbox/clock')
    const [first] = clock!.data.attributes.journeys
    expect(first!.request_number).toBe(latest)
    const { data } = await advance({ advance_to: first!.next_moment!.name }, me)
    const beforeMs = Date.parse(first!.next_moment!.at) - Date.parse(data!.data.attributes.now)
    expect(Math.abs(beforeMs)).toBeLessThan(60_000)
  })
})

interface Body {
  data: { id: string; attributes: { created_at: string } }
  included: { type: string; attributes: Record<string, unknown> }[]
}

describe('a sandbox that is ahead', () => {
  test('withdraws milestones by its clock, so that the past lists them until then', async () => {
    const me = await api.otherAccount()
    await create(billNumber({ serial: serialOf('estimate-promoted'), variation: 77 }), me)
    const read = async () => {
      const { data: found } = await me.api.GET('/containers')
      const path = { id: found!.data[0]!.id }
      const moment = (await me.api.GET('/sandbox/clock')).data!.data.attributes.now
      const eventsAt = async (query: object) =>
        (await me.api.GET('/containers/{id}/transport_events', { params: { path, query: query as never } })).data!.data
      return { moment, eventsAt, events: await eventsAt({ 'page[size]': 100 }) }
    }
    await advance({ advance_to: 'arrival-1d' }, me)
    const before = await read()
    await advance({ advance_by: 'P5D' }, me)
    const { events } = await read()
    const withdrawn = events.filter(({ attributes }) => attributes.invalidated_at !== null)
    expect(withdrawn.length).toBeGreaterThan(0)
    for (const { attributes } of withdrawn)
      expect(attributes.invalidated_at! >= attributes.created_at, attributes.event).toBe(true)
    const marks = (listed: typeof events) => listed.map(({ id, attributes }) => [id, attributes.invalidated_at])
    const then = await before.eventsAt({ 'page[size]': 100, known_at: before.moment })
    expect(marks(then)).toEqual(marks(before.events))
  })

  test('misses a terminal that has never answered only a day after it was to be polled', async () => {
    const me = await api.otherAccount()
    const { byId } = api.context.registry
    const away = { outcome: 'unreachable' as const, body: null, mediaType: null, complete: true, retryAfterMs: null }
    api.context.registry.byId = (id) => {
      const source = byId(id)
      const isAway = source && id === `terminal:TEST@${me.accountId}`
      return isAway ? { ...source, fetch: async () => ({ ...away, detail: null }) } : source
    }
    await create(billNumber({ serial: serialOf('direct'), variation: 75 }), me)
    await advance({ advance_to: 'arrival-1d' }, me)
    const read = async () => {
      const { data } = (await me.api.GET('/containers')).data!
      const { stale_since, sources } = data[0]!.meta!
      const terminal = sources.find(({ id }) => id === 'terminal:TEST')!
      const kind = { 'filter[kind]': ['source_silent' as const] }
      const { meta } = (await me.api.GET('/attention', { params: { query: kind } })).data!
      return { stale_since, terminal, total: meta.total }
    }
    const first = await read()
    expect(first).toMatchObject({ terminal: { last_outcome: 'unreachable', last_answered_at: null }, total: 0 })
    expect(first.stale_since).toBeUndefined()
    await advance({ advance_by: 'P2D' }, me)
    const later = await read()
    const { now } = (await me.api.GET('/sandbox/clock')).data!.data.attributes
    expect(later.total).toBe(1)
    expect(Date.parse(now) - Date.parse(later.stale_since!)).toBeLessThan(5 * DAY_MS)
    api.context.registry.byId = byId
  })

  test('has one clock in every stamp of its records, polls and notifications', async () => {
    const me = await api.otherAccount()
    const listen = { url: 'http://127.0.0.1:9/', active: true }
    await me.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes: listen } } })
    await advance({ advance_by: 'P100D' }, me)
    const clock = async () => Date.parse((await me.api.GET('/sandbox/clock')).data!.data.attributes.now)
    const beganMs = await clock()
    const request = await create(billNumber({ serial: serialOf('direct'), variation: 74 }), me)
    await advance({ advance_to: 'discharge' }, me)
    const { data: list } = await me.api.GET('/shipments', { params: { query: { include: ['containers'] } } })
    const { id } = list!.data[0]!
    const container = list!.included!.find(({ type }) => type === 'container')!
    await me.api.PATCH('/containers/{id}', {
      params: { path: { id: container.id } },
      body: { data: { attributes: { ref_numbers: ['PO-1'] } } },
    })
    await me.api.PATCH('/shipments/{id}', {
      params: { path: { id } },
      body: { data: { attributes: { tags: ['urgent'] } } },
    })
    const during = await me.api.GET('/shipments/{id}', { params: { path: { id }, query: { include: ['containers'] } } })
    await me.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id } } })
    const stopped = await me.api.GET('/shipments/{id}', { params: { path: { id } } })
    const nowMs = (await clock()) + 1_000
    const isOfSandbox = (stamp: string | null | undefined, at: string) => {
      expect(Date.parse(stamp!), at).toBeGreaterThanOrEqual(beganMs - 1_000)
      expect(Date.parse(stamp!), at).toBeLessThanOrEqual(nowMs + 2 * DAY_MS)
    }
    const { data: tracked } = await me.api.GET('/tracking_requests/{id}', { params: { path: { id: request.id } } })
    for (const { type, attributes } of [
      during.data!.data,
      during.data!.included![0]!,
      tracked!.data,
      stopped.data!.data,
    ]) {
      const { created_at, updated_at } = attributes as { created_at: string; updated_at: string }
      isOfSandbox(created_at, `${type} created_at`)
      isOfSandbox(updated_at, `${type} updated_at`)
      expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(created_at))
    }
    for (const source of during.data!.data.meta!.sources) {
      isOfSandbox(source.last_asked_at, `${source.id} last_asked_at`)
      isOfSandbox(source.next_due_at, `${source.id} next_due_at`)
      expect(Date.parse(source.next_due_at!)).toBeGreaterThanOrEqual(Date.parse(source.last_asked_at!))
    }
    const { data: log } = await me.api.GET('/events', { params: { query: { 'filter[shipment_id]': id, limit: 500 } } })
    for (const { attributes } of log!.data) isOfSandbox(attributes.occurred_at, `${attributes.event} occurred_at`)
    expect(log!.data.at(-1)!.attributes.occurred_at >= log!.data[0]!.attributes.occurred_at).toBe(true)
    const rows = await stopNotices(me)
    const body = JSON.parse(rows[0]!.body) as Body
    expect(body.included.find(({ type }) => type === 'shipment')!.attributes.line_tracking_stopped_at).toBe(
      stopped.data!.data.attributes.line_tracking_stopped_at,
    )
    const { data: notification } = await me.api.GET('/webhook_notifications/{id}', {
      params: { path: { id: rows[0]!.id } },
    })
    expect(notification!.data.attributes.created_at).toBe(body.data.attributes.created_at)
    isOfSandbox(body.data.attributes.created_at, 'notification created_at')
  })

  test('tracking stops at the same time for a request and for a receiver', async () => {
    const me = await api.otherAccount()
    const listen = { url: 'http://127.0.0.1:9/', active: true }
    await me.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes: listen } } })
    await create(billNumber({ serial: serialOf('direct'), variation: 75 }), me)
    await advance({ advance_by: 'P120D' }, me)
    await workUntilIdle(api.context)
    const rows = await stopNotices(me)
    const body = JSON.parse(rows[0]!.body) as Body
    const { data } = await me.api.GET('/shipments')
    expect(body.included.find(({ type }) => type === 'shipment')!.attributes).toEqual(data!.data[0]!.attributes)
  })
})

describe('the list of what ends within some days', () => {
  const clockNow = async ({ api: client }: TestAccount) =>
    Date.parse((await client.GET('/sandbox/clock')).data!.data.attributes.now)

  // At 03:00 UTC, it is still the day before at every place of these journeys.
  test.each(['rail', 'line-lfd', 'off-dock'])('counts the days of %s at its place, by its clock', async (key) => {
    const me = await api.otherAccount()
    const now = await clockNow(me)
    const hours = Math.ceil(((27 * HOUR_MS - (now % DAY_MS)) % DAY_MS) / HOUR_MS)
    await advance({ advance_by: `P100DT${hours}H` }, me)
    await create(billNumber({ serial: serialOf(key), variation: 75 }), me)
    let freeTime: { ends_on?: string | null; timezone?: string | null } = {}
    for (let step = 0; step < 40 && !freeTime.ends_on; step++) {
      await advance({ advance_by: 'P2D' }, me)
      const [container] = (await me.api.containers.list()).data
      freeTime = container?.meta?.free_time ?? {}
    }
    const today = new Date(await clockNow(me)).toLocaleDateString('sv', { timeZone: freeTime.timezone! })
    const days = Math.round((Date.parse(freeTime.ends_on!) - Date.parse(today)) / DAY_MS)
    const within = async (count: number) => {
      const path = `/v2/containers?filter[free_time_ends_within]=${count}`
      return ((await (await me.request('GET', path)).json()).data as unknown[]).length
    }
    expect(days).toBeGreaterThan(0)
    expect([await within(days - 1), await within(days), await within(days + 3)]).toEqual([0, 1, 1])
  })
})
