import type { Schemas } from '@boxtrail/contracts'
import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { changeRole } from '../../src/identity/members/members.ts'
import { testApi } from '../harness/api.ts'
import { join } from '../harness/records/people.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const push = pusher(api)
const today = () => dayIn(Date.now(), 'America/Los_Angeles')
let count = 0

/** Tracks a container that was discharged at Los Angeles, and reports these values from its terminal. */
const waiting = async (more: object) => {
  const number = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, number))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  await report(number, more)
  return number
}

let reports = 0
const report = async (container_number: string, more: object) => {
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const observed_at = wire(Date.now() - 3_600_000 + ++reports * 60_000)
  await push.message('trapac-la', { snapshots: [{ container_number, observed_at, facility, holds: [], ...more }] })
  await workUntilIdle(api.context)
}

type Attributes = Schemas['CalendarFeedCreate']['data']['attributes']
const create = async (attributes: Partial<Attributes> = {}, of = api.api) =>
  (await of.calendarFeeds.create({ name: 'Dispatch', ...attributes })).data
const read = (url: string, headers: Record<string, string> = {}) => api.app.request(url, { headers })

/** Reads the events of a calendar with a third-party parser, which refuses what RFC 5545 refuses. */
const eventsOf = async (response: Response) => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await response.text()
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { isDate } = event.startDate
    const [day, end] = [event.startDate.toString(), event.endDate.toString()]
    const status = String(component.getFirstPropertyValue('status'))
    const url = String(component.getFirstPropertyValue('url'))
    return {
      ...{ uid: event.uid, summary: event.summary, description: event.description, sequence: event.sequence },
      ...{ day, end, isDate, status, url },
    }
  })
}

describe('a calendar feed', () => {
  test('has the last free day of a container that waits, with its cost, and follows it until it is returned', async () => {
    const tiers = [{ from_day: 1, amount_per_day: 100 }]
    const tariff = {
      currency_code: 'USD',
      tiers,
      valid_from: '2020-01-01',
      free_days: 4,
      free_days_unit: 'calendar_days',
    } as const
    await api.api.tariffs.create({ ...tariff, charge: 'storage' })
    await api.api.tariffs.create({ ...tariff, charge: 'detention' })
    const number = await waiting({ last_free_day: addDays(today(), -2) })
    const feed = await create({ filters: { 'filter[number]': number } })
    const [event, ...others] = await eventsOf(await read(feed.attributes.url!))
    expect(others).toEqual([])
    expect(event).toMatchObject({ summary: `Last free day: ${number}`, status: 'CONFIRMED', isDate: true })
    expect([event!.day, event!.end]).toEqual([addDays(today(), -2), addDays(today(), -1)])
    expect(event!.description).toMatch(/Storage so far: USD 200\.00, the next day USD 100\.00 more/)
    const { data: shown } = await api.api.containers.list({ 'filter[number]': number })
    expect(event!.url).toBe(`${api.context.config.baseUrl}/containers/${shown[0]!.id}`)
    expect(event!.day).toBe(shown[0]!.meta!.free_time!.ends_on)

    await report(number, { last_free_day: addDays(today(), 1) })
    const [moved] = await eventsOf(await read(feed.attributes.url!))
    expect([moved!.uid, moved!.day]).toEqual([event!.uid, addDays(today(), 1)])
    expect(moved!.sequence).toBeGreaterThanOrEqual(event!.sequence)

    await report(number, { full_out_at: wire(Date.now() - 60_000) })
    const gone = await eventsOf(await read(feed.attributes.url!))
    expect(gone.find(({ uid }) => uid === event!.uid)!.status).toBe('CANCELLED')
    const empty = gone.find(({ summary }) => summary === `Empty return: ${number}`)!
    const due = await api.api.containers.list({
      'filter[number]': number,
      'filter[empty_return_due][start]': empty.day,
      'filter[empty_return_due][end]': empty.day,
    })
    expect([empty.status, due.data.length]).toEqual(['CONFIRMED', 1])
  })

  test('is limited to its filters and to its account, and its address is shown once', async () => {
    const number = await waiting({ last_free_day: addDays(today(), 3) })
    const other = await api.otherAccount()
    const [all, none, foreign] = [
      await create(),
      await create({ filters: { q: 'nothing has this' } }),
      await create({}, other.api),
    ]
    const numbersOf = async (url: string | null) => (await eventsOf(await read(url!))).map(({ summary }) => summary)
    expect(await numbersOf(all.attributes.url)).toContain(`Last free day: ${number}`)
    expect(await numbersOf(none.attributes.url)).toEqual([])
    expect(await numbersOf(foreign.attributes.url)).toEqual([])
    const { data: listed } = await api.api.calendarFeeds.list()
    expect(listed.map(({ attributes }) => attributes.url)).toEqual(listed.map(() => null))
    await expect.poll(async () => (await api.api.calendarFeeds.get(all.id)).data.attributes.last_read_at).not.toBeNull()
    const token = all.attributes.url!.match(/([\w-]+)\.ics$/)![1]!
    const { rows } = await api.context.pool.query('select f::text as text from calendar_feeds f')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await api.request('GET', `/v2/calendar_feeds/${foreign.id}`)).status).toBe(404)
    expect((await api.request('DELETE', `/v2/calendar_feeds/${foreign.id}`)).status).toBe(404)
    expect((await api.request('POST', `/v2/calendar_feeds/${foreign.id}/rotate`)).status).toBe(404)
  })

  test('is rotated once under one key, which is refused for another feed', async () => {
    const rotate = async ({ id }: { id: string }) => {
      const headers = { 'idempotency-key': 'replace-the-address' }
      const response = await api.request('POST', `/v2/calendar_feeds/${id}/rotate`, { headers })
      return [response.status, (await response.json()).data?.attributes.url]
    }
    const [feed, another] = [await create(), await create()]
    const first = await rotate(feed)
    expect(first).toEqual([201, expect.stringMatching(/\.ics$/)])
    expect(await rotate(feed)).toEqual(first)
    expect(await rotate(another)).toEqual([422, undefined])
  })

  test('ends at once when it is rotated, deleted, or its member leaves', async () => {
    const feed = await create()
    const statusOf = async (url: string | null) => (await read(url!)).status
    const { data: rotated } = await api.api.calendarFeeds.rotate(feed.id)
    expect([await statusOf(feed.attributes.url), await statusOf(rotated.attributes.url)]).toEqual([404, 200])
    await api.api.calendarFeeds.delete(feed.id)
    expect(await statusOf(rotated.attributes.url)).toBe(404)
    const member = await join(api, { accountId: api.accountId, email: 'cal@lakeside.example', role: 'member' })
    const body = { data: { type: 'calendar_feed', attributes: { name: 'Mine' } } }
    const { url } = (await member.send('POST', '/v2/calendar_feeds', { body })).body.data.attributes
    expect((await member.send('GET', '/v2/calendar_feeds')).body.data).toHaveLength(1)
    expect(await statusOf(url)).toBe(200)
    const { id } = (await member.send('GET', '/auth/session')).body.user
    await changeRole(api.context.pool, api.accountId, id, null)
    expect(await statusOf(url)).toBe(404)
  })

  test('is answered with 304 while nothing changed, and only read', async () => {
    const { url } = (await create()).attributes
    const first = await read(url!)
    const tag = first.headers.get('etag')!
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect((await read(url!, { 'if-none-match': tag })).status).toBe(304)
    const head = await api.app.request(url!, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const posted = await api.app.request(url!, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('is limited in how often it is read, and how often its address is guessed', async () => {
    const { url } = (await create()).attributes
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await read(url!)).status)
    expect(statuses.at(-1)).toBe(429)
    const unknown = url!.replace(/[\w-]+\.ics$/, `${'A'.repeat(43)}.ics`)
    const guesses = []
    for (let n = 0; n < 70; n++) guesses.push((await read(unknown)).status)
    expect([...new Set(guesses)]).toEqual([404, 429])
  })

  test.each<[string, Partial<Attributes>, string]>([
    ['an unknown filter', { filters: { 'filter[colour]': 'red' } }, '/data/attributes/filters/filter[colour]'],
    ['a place that there is not', { filters: { 'filter[port]': 'Nowhere' } }, '/data/attributes/filters/filter[port]'],
    ['no name', { name: '' }, '/data/attributes/name'],
    ['a blank name', { name: ' ' }, '/data/attributes/name'],
  ])('with %s is refused', async (_, attributes, pointer) => {
    const body = { data: { type: 'calendar_feed', attributes: { name: 'Dispatch', ...attributes } } }
    const response = await api.request('POST', '/v2/calendar_feeds', { body })
    expect([response.status, (await response.json()).errors[0].source]).toEqual([422, { pointer }])
  })

  test('beyond the 200 of an account is refused', async () => {
    const of = await api.otherAccount()
    await api.context.pool.query(
      `insert into calendar_feeds (account_id, user_id, id, name, filters, token_hash, created_at)
       select $1, $2, gen_random_uuid(), 'feed', '{}', decode(md5(n::text), 'hex'), now() from generate_series(1, 200) n`,
      [of.accountId, of.userId],
    )
    const body = { data: { type: 'calendar_feed', attributes: { name: 'One more' } } }
    const response = await of.request('POST', '/v2/calendar_feeds', { body })
    expect([response.status, (await response.json()).errors[0].code]).toEqual([422, 'too_many'])
  })
})
