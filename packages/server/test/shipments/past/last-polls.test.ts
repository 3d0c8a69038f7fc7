import { setTimeout as sleep } from 'node:timers/promises'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { x12 } from '../../../../sources/test/edi/messages.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { createScene } from '../../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, partner, pusher, SECRET, terminal, wire } from '../../intake/feeds/feed.ts'
import { polledTerminal } from './polled-terminal.ts'

const edi = partner({
  ...{ id: 'gate-edi', kind: 'terminal', sender_ids: ['GATE'], secret: SECRET },
  facilities: [{ firms: 'Y258', locode: 'USLAX' }],
})
const pier = polledTerminal()
const line = partner({ id: 'maeu-edi', kind: 'line', scac: 'MAEU', sender_ids: ['TESTLINE'], secret: SECRET })
const api = await testApi({ sources: [pier.source, edi, line, terminal()] })
const { pool } = api.context
const push = pusher(api)
const { poll, elapse } = createScene(api)

let count = 0
let number: string
let bill: string
let events: ReturnType<typeof journeyAt>
let id: string

/** Tracks a container by its bill. */
const track = async (day: number) => {
  number = withCheckDigit(`BXTU6${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  bill = body.data.attributes.request_number
  events = journeyAt(day, number)
  api.line.knows(bill, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': number } as never } })
  id = data!.data[0]!.id
}

/** What is served about the container, and when. Sources state times in whole seconds, so it waits for the next one. */
const seen = async () => {
  await sleep(1_100)
  return { at: new Date().toISOString(), served: await served() }
}
const served = async (query: Record<string, string> = {}) => {
  const get = async (path: string, more: Record<string, string> = {}) => {
    const response = await api.request('GET', `/v2/${path}?${new URLSearchParams({ ...query, ...more })}`)
    return (await response.json()).data
  }
  const { attributes, meta } = await get(`containers/${id}`)
  const raw = await get(`containers/${id}/raw_events`)
  const contradictions = await get('contradictions', { 'filter[container_id]': id })
  return {
    holds: attributes.holds_at_pod_terminal,
    pickup: meta.pickup,
    contradictions: contradictions.map((one: { attributes: { kind: string } }) => one.attributes.kind),
    raw: raw.map((one: { id: string; attributes: { event: string } }) => ({ id: one.id, ...one.attributes })) as {
      event: string
    }[],
  }
}
const noted = async () =>
  (
    await pool.query(
      `select t.last_reports from tracking_interruptions t
       join containers c on c.account_id = t.account_id and c.id = $1
       join shipments s on s.account_id = c.account_id and s.id = c.shipment_id and s.journey_id = t.journey_id
       where t.kind = 'polled' order by t.since`,
      [id],
    )
  ).rows.map(({ last_reports }) => Object.keys(last_reports).length)

const digitsOf = (ms: number) => wire(ms).replace(/\D/g, '')

/** Sends the status of a container at a time, in a message that was prepared then or, if given, earlier. */
const status = async (
  code: string,
  { feed = 'gate-edi', place = 'USLAX', atMs = Date.now(), preparedAgoMs = 0 } = {},
) => {
  const [time, prepared] = [digitsOf(atMs), digitsOf(atMs - preparedAgoMs)]
  const [date, clock, day] = [time.slice(0, 8), time.slice(8), prepared.slice(0, 8)]
  const of = `${number.slice(0, 4)}*${number.slice(4, 10)}*${code === 'EE' ? 'E' : 'L'}*45G1*${place}*UN*${number[10]}`
  const set = [`B4***${code}*${date}*${clock}**${of}`, `R4*5*UN*${place}`, `DTM*140*${date}*${clock}*UT`]
  const text = x12('315', [set], feed === 'gate-edi' ? { sender: 'GATE' } : {})
    .replaceAll('20260301*0830', `${day}*${prepared.slice(8, 12)}`)
    .replaceAll('260301*0830', `${day.slice(2)}*${prepared.slice(8, 12)}`)
  const answer = await push.post(`${feed}/edi`, text, { 'content-type': 'application/edi-x12' })
  expect(answer.status).toBe(200)
  await workUntilIdle(api.context)
}

beforeEach(() => pier.says([]))

test('a hold that another source set after the last poll, which had found none, is there until the next poll', async () => {
  await track(36)
  await elapse(number, '10 minutes')
  const moments = [await seen()]
  await status('PA')
  moments.push(await seen())
  await poll(number)
  moments.push(await seen())
  expect(moments.map(({ served }) => served.holds.length)).toEqual([0, 1, 0])
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
  await status('GO')
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
})

test('what a line repeats after a terminal reported the gate-out contradicts it from that poll on', async () => {
  await track(33)
  const moments = [await seen()]
  const snapshot = { container_number: number, observed_at: wire(Date.now()), full_out_at: wire(Date.now()) }
  await push.message('trapac-la', { snapshots: [{ ...snapshot, facility: { firms: 'Y258', locode: 'USLAX' } }] })
  await workUntilIdle(api.context)
  moments.push(await seen())
  await poll(bill)
  moments.push(await seen())
  expect(moments.map(({ served }) => served.contradictions)).toEqual([[], [], ['gate_out_while_aboard']])
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
})

test('what a terminal repeated unchanged counts as repeated, also where it was left out later', async () => {
  pier.says(['CUSTOMS'])
  await track(36)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const moments = [await seen()]
  const occurred_at = wire(Date.now())
  const released = { container_number: number, event: 'customs_release', classifier: 'actual', occurred_at }
  await push.message('trapac-la', { events: [{ ...released, observed_at: occurred_at, facility }] })
  await workUntilIdle(api.context)
  moments.push(await seen())
  await poll(number)
  moments.push(await seen())
  expect(moments.map(({ served }) => served.contradictions.includes('customs_hold_released'))).toEqual([
    false,
    false,
    true,
  ])
  pier.saysNothingOfHolds()
  await poll(number)
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
})

test('a hold that its terminal repeats is set again, if the message of its release was prepared before the last poll', async () => {
  pier.says(['CUSTOMS'])
  await track(36)
  const moments = [await seen()]
  // The release counts from its own time, which is after the poll, and not from that of its message.
  await status('CU', { feed: 'maeu-edi', preparedAgoMs: 120_000 })
  moments.push(await seen())
  await poll(number)
  moments.push(await seen())
  expect(moments.map(({ served }) => served.holds.length)).toEqual([1, 0, 1])
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
})

test('an estimate that a line repeats after its time no longer contradicts the arrival, and until that poll it does', async () => {
  await track(33)
  const arrived = { container_number: number, event: 'arrive', mode: 'vessel', classifier: 'actual' }
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const times = { occurred_at: wire(Date.now() - 20 * 3_600_000), observed_at: wire(Date.now() - 1_000) }
  await push.message('trapac-la', { events: [{ ...arrived, ...times, facility }] })
  // Long enough for the next poll on a slow machine, because the test waits until then.
  const etaMs = Math.floor(Date.now() / 1_000) * 1_000 + 8_000
  api.line.knows(
    bill,
    events.map((event) =>
      'transportEventTypeCode' in event &&
      event.transportEventTypeCode === 'ARRI' &&
      event.transportCall.UNLocationCode === 'USLAX'
        ? { ...event, eventDateTime: wire(etaMs) }
        : event,
    ),
  )
  await poll(bill)
  const moments = [await seen()]
  await sleep(Math.max(0, etaMs - Date.now()))
  await workUntilIdle(api.context)
  moments.push(await seen())
  await poll(bill)
  moments.push(await seen())
  const is = 'arrived_and_still_expected'
  expect(moments.map(({ served }) => served.contradictions)).toEqual([[is], [is], []])
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
})

test('the times of polls are noted where others report something, and neither for an estimate nor for a poll', async () => {
  await track(36)
  await poll(bill)
  const before = await noted()
  const estimated = events.map((event) =>
    'eventClassifierCode' in event && event.eventClassifierCode !== 'ACT'
      ? { ...event, eventDateTime: wire(Date.parse(event.eventDateTime) + 7_200_000) }
      : event,
  )
  api.line.knows(bill, estimated)
  await poll(bill)
  await poll(number)
  await elapse(number, '10 minutes')
  expect(await noted()).toEqual(before)
  await status('PA')
  await poll(number)
  await poll(number)
  expect(await noted()).toHaveLength(before.length + 2)
})

test('an event that another source repeats, and the first then corrects, is among the raw events of the time between', async () => {
  await track(36)
  const out = events.find(({ eventDateTime }) => eventDateTime)!
  const outMs = Date.parse(out.eventDateTime)
  const moments = [await seen()]
  await status('EE', { feed: 'maeu-edi', place: out.transportCall.UNLocationCode as string, atMs: outMs + 5_000 })
  moments.push(await seen())
  api.line.knows(
    bill,
    events.map((one) => (one === out ? { ...one, eventDateTime: wire(outMs - 3_600_000) } : one)),
  )
  await poll(bill)
  moments.push(await seen())
  const pickups = moments.map(({ served: { raw } }) => raw.filter(({ event }) => event === 'empty_out'))
  expect(pickups.map(({ length }) => length)).toEqual([1, 2, 2])
  for (const { at, served: then } of moments) expect(await served({ known_at: at })).toEqual(then)
})
