import { setTimeout as sleep } from 'node:timers/promises'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { projectBatch } from '../../src/tracking/projection/project-batch.ts'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { lookups } from '../harness/reference.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'

const api = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
const { pool } = api.context
const HOUR_MS = 3_600_000

let count = 0
let container: string
let bill: string
let id: string
let shipment: string

/** Makes the line report the container at sea, with an estimated arrival some hours from now. */
const reports = (hoursFromNow: number) => {
  const at = wire(Date.now() + hoursFromNow * HOUR_MS)
  const events = journeyAt(33, container).map((event) => {
    const { transportEventTypeCode: code, transportCall } = event as { transportEventTypeCode?: string } & typeof event
    return code === 'ARRI' && transportCall.UNLocationCode === 'USLAX' ? { ...event, eventDateTime: at } : event
  })
  api.line.knows(bill, events)
}

const refresh = async (hoursFromNow: number) => {
  reports(hoursFromNow)
  await api.api.containers.refresh(id)
  await workUntilIdle(api.context)
}

/** Tracks the bill a week before the arrival. */
beforeEach(async () => {
  container = withCheckDigit(`BXTU7${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  bill = body.data.attributes.request_number
  reports(7 * 24)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await api.api.containers.list({ 'filter[number]': container })
  id = data[0]!.id
  shipment = data[0]!.relationships.shipment.data!.id
})

const expectedOf = async () => (await api.api.containers.get(id)).data.meta!.expected
const isListed = async (isOverdue: boolean) => {
  const containers = await api.api.containers.list({ 'filter[overdue]': isOverdue, 'filter[id]': [id] })
  const shipments = await api.api.shipments.list({ 'filter[overdue]': isOverdue, 'filter[id]': [shipment] })
  return [containers.data.length === 1, shipments.data.length === 1]
}
const told = async () => {
  const { rows } = await pool.query(
    `select count(*)::int as count from changes where account_id = $1 and container_id = $2 and event = 'container.milestone.overdue'`,
    [api.accountId, id],
  )
  return rows[0].count as number
}

test('an arrival is expected, and overdue a day after its estimate; it is notified once, and again after it moved ahead and passed', async () => {
  const [arrival] = (await expectedOf())!
  expect(arrival).toMatchObject({
    milestone: 'arrival',
    place: 'USLAX',
    basis: 'estimate',
    stated_by: 'line:MAEU',
    overdue: false,
  })
  expect(Date.parse(arrival!.due_until) - Date.parse(arrival!.due_from)).toBe(24 * HOUR_MS)
  expect([await isListed(true), await isListed(false), await told()]).toEqual([[false, false], [true, true], 0])
  await refresh(-25)
  expect((await expectedOf())![0]).toMatchObject({ milestone: 'arrival', overdue: true })
  expect([await isListed(true), await isListed(false), await told()]).toEqual([[true, true], [false, false], 1])
  await refresh(-26)
  expect(await told()).toBe(1)
  await refresh(10)
  expect([(await expectedOf())![0]!.overdue, await isListed(true), await told()]).toEqual([false, [false, false], 1])
  await refresh(-27)
  expect(await told()).toBe(2)
})

test('a moment that a client whose clock is ahead takes for the present is no later than it', async () => {
  await refresh(-24 + 2 / 60)
  const known_at = new Date(Date.now() + 4 * 60_000).toISOString()
  const then = await (await api.request('GET', `/v2/containers/${id}?known_at=${known_at}`)).json()
  expect((await expectedOf())![0]!.overdue).toBe(false)
  expect(then.data.meta.expected).toEqual(await expectedOf())
})

test('when its window ends, the journey is projected by the clock, and two workers notify of it once', async () => {
  const woken = async () =>
    (await pool.query('select attention_at from journeys where shipment_id = $1', [shipment])).rows[0].attention_at
  await refresh(-23)
  const [arrival] = (await expectedOf())!
  expect([(await woken()).getTime() <= Date.parse(arrival!.due_until), await told()]).toEqual([true, 0])
  await refresh(-25)
  // Restores the container as it was stored before the window ended.
  await pool.query(
    `update containers set marks = jsonb_set(marks - 'overdue_told', '{expected,0,overdue}', 'false') where account_id = $1 and id = $2`,
    [api.accountId, id],
  )
  const before = await told()
  await pool.query('update journeys set attention_at = now() where shipment_id = $1', [shipment])
  const isDue = async () =>
    (await pool.query('select ready_at <= now() as due from journeys where shipment_id = $1', [shipment])).rows[0].due
  const options = { ...api.context, lookups }
  while (await isDue()) await Promise.all([projectBatch(options), projectBatch(options)])
  expect((await expectedOf())![0]!.overdue).toBe(true)
  expect(await told()).toBe(before + 1)
})

test('what was notified is not notified again after a process of the last release has rewritten the marks', async () => {
  await refresh(-25)
  expect(await told()).toBe(1)
  await pool.query(
    `update containers set marks = marks - 'expected' - 'overdue_told' where account_id = $1 and id = $2`,
    [api.accountId, id],
  )
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([true, 1])
})

test('it is the same after all is read again, and nothing is due once tracking has stopped', async () => {
  await refresh(-30)
  const before = await expectedOf()
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
  expect([await expectedOf(), await told()]).toEqual([before, 1])
  await api.api.shipments.stopTracking(shipment)
  expect([await expectedOf(), await isListed(true)]).toEqual([undefined, [false, false]])
})

test('it is said in the explanation and needs attention', async () => {
  await refresh(-30)
  const explained = await (await api.request('GET', `/v2/containers/${id}/explain`)).json()
  const texts = explained.data.attributes.unknown.map(({ text }: { text: string }) => text)
  expect(texts).toContainEqual(
    expect.stringMatching(
      /^The arrival at Los Angeles was due by .* \(local time, America\/Los_Angeles\), and no source has reported it\.$/,
    ),
  )
  const { data } = await api.api.attention.list({ 'filter[kind]': ['not_reported'], 'filter[shipment_id]': shipment })
  expect(data.map(({ attributes }) => attributes.since)).toEqual([(await expectedOf())![0]!.due_until])
})

test('webhooks receive it if they name it, with the window, the container and the shipment', async () => {
  const subscribe = async (events?: string[]) => {
    const attributes = { url: 'http://127.0.0.1:9/', active: true, events } as never
    return (await api.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data.id
  }
  await subscribe()
  const named = await subscribe(['container.milestone.overdue'])
  await refresh(-30)
  const all = await notified(pool, `n.event = 'container.milestone.overdue'`)
  expect(all.map(({ webhook_id }) => webhook_id)).toEqual([named])
  const { included } = JSON.parse(all[0]!.body)
  expect(included.map(({ type }: { type: string }) => type)).toEqual([
    'container_milestone_overdue_event',
    'container',
    'shipment',
  ])
  expect(included[0].attributes.expected).toEqual((await expectedOf())![0])
  expect(included[1].meta.expected).toEqual(await expectedOf())
})

test('what was due while tracking had stopped is overdue once its sources could have said it since tracking was resumed', async () => {
  await refresh(-20)
  await api.api.shipments.stopTracking(shipment)
  await workUntilIdle(api.context)
  // As if ten hours had passed.
  await pool.query(
    `update shipments set line_tracking_stopped_at = line_tracking_stopped_at - interval '10 hours' where id = $1`,
    [shipment],
  )
  await pool.query(
    `update checks set last_asked_at = last_asked_at - interval '10 hours', last_answered_at = last_answered_at - interval '10 hours'
     where subject_number = $1`,
    [bill],
  )
  api.line.fails(bill, 'unreachable')
  await pool.query(
    `update claims set statement = jsonb_set(statement, '{time,at}', to_jsonb($2::text))
     where statement ->> 'kind' = 'arrive' and statement ->> 'classifier' = 'estimated'
       and check_id in (select id from checks where subject_number = $1)`,
    [bill, wire(Date.now() - 30 * HOUR_MS)],
  )
  await api.api.shipments.resumeTracking(shipment)
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0], await isListed(true), await told()]).toMatchObject([
    { milestone: 'arrival', overdue: false },
    [false, false],
    0,
  ])
  const { rows } = await pool.query('select due_at from journeys where shipment_id = $1', [shipment])
  expect(rows[0].due_at).not.toBeNull()
  // A failed poll is not an answer, and projecting the journey again does not change that.
  await pool.query('update journeys set due_at = now() where shipment_id = $1', [shipment])
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([false, 0])
  await pool.query(
    `update journeys set due_at = now(), state = jsonb_set(state, '{notAsked,toMs}', to_jsonb((state->'notAsked'->>'toMs')::bigint - 600001))
     where shipment_id = $1`,
    [shipment],
  )
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0]!.overdue, await isListed(true), await told()]).toEqual([true, [true, true], 1])
})

test('what was overdue when tracking stopped is so when it is resumed, and is not notified again', async () => {
  await refresh(-30)
  await api.api.shipments.stopTracking(shipment)
  await workUntilIdle(api.context)
  api.line.fails(bill, 'unreachable')
  await api.api.shipments.resumeTracking(shipment)
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([true, 1])
  await pool.query('update journeys set due_at = now(), stale_seq = stale_seq + 1 where shipment_id = $1', [shipment])
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([true, 1])
})

/** As if this service had not run since the line was last polled about the bill. */
const notRunning = async (hours: number) => {
  await pool.query(
    `update checks set last_asked_at = now() - $2 * interval '1 hour', last_answered_at = now() - $2 * interval '1 hour',
       next_check_at = now() - $2 * interval '1 hour' + interval '2 hours' where subject_number = $1`,
    [bill, hours],
  )
  await pool.query(
    `update claims set statement = jsonb_set(statement, '{time,at}', to_jsonb($2::text))
     where statement ->> 'kind' = 'arrive' and statement ->> 'classifier' = 'estimated'
       and check_id in (select id from checks where subject_number = $1)`,
    [bill, wire(Date.now() - 30 * HOUR_MS)],
  )
  await pool.query('update journeys set attention_at = now() where shipment_id = $1', [shipment])
}

/** Projects the journeys that are due, without polling anything. */
const projectDue = async () => {
  const isDue = async () =>
    (await pool.query('select ready_at <= now() as due from journeys where shipment_id = $1', [shipment])).rows[0].due
  while (await isDue()) await projectBatch({ ...api.context, lookups })
}

test('what was due while this service did not run is not overdue if its line reports it when it is asked', async () => {
  await refresh(-20)
  await notRunning(72)
  await projectDue()
  expect([(await expectedOf())![0], await isListed(true), await told()]).toMatchObject([
    { milestone: 'arrival', overdue: false },
    [false, false],
    0,
  ])
  reports(3)
  await workUntilIdle(api.context)
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([false, 0])
})

const known = async (at: string) =>
  (await (await api.request('GET', `/v2/containers/${id}?known_at=${at}`)).json()).data.meta.expected[0].overdue

test('a moment at which this service did not run is served as it was shown then, and a later one as it was judged then', async () => {
  await refresh(-20)
  const dueUntil = wire(Date.now() - 60_000)
  await pool.query(
    `update claims set statement = jsonb_set(statement, '{time,at}', to_jsonb($2::text))
     where statement ->> 'kind' = 'arrive' and statement ->> 'classifier' = 'estimated'
       and check_id in (select id from checks where subject_number = $1)`,
    [bill, wire(Date.parse(dueUntil) - 24 * HOUR_MS)],
  )
  await pool.query(
    `update containers set marks = jsonb_set(marks, '{expected,0,due_until}', to_jsonb($2::text)) where id = $1`,
    [id, dueUntil],
  )
  await sleep(5)
  const then = new Date().toISOString()
  expect((await expectedOf())![0]!.overdue).toBe(false)
  await sleep(5)
  await pool.query('update journeys set attention_at = now() where shipment_id = $1', [shipment])
  await projectDue()
  await sleep(5)
  const after = new Date().toISOString()
  expect((await expectedOf())![0]!.overdue).toBe(true)
  expect([await known(then), await known(after)]).toEqual([false, true])
})

test('while this service does not run, the present is served as it is shown, also where it had not run before', async () => {
  await refresh(-20)
  for (const _ of ['once', 'again']) {
    await notRunning(72)
    await sleep(5)
    const now = new Date().toISOString()
    expect([(await expectedOf())![0]!.overdue, await known(now)]).toEqual([false, false])
    await projectDue()
    await refresh(3)
    await refresh(-20)
  }
})

test('nothing is noted about a late poll if no window ends meanwhile', async () => {
  await pool.query(
    `update checks set last_asked_at = now() - interval '2 hours', next_check_at = now() - interval '1 minute' where subject_number = $1`,
    [bill],
  )
  // As if another source had reported.
  await pool.query('update journeys set stale_seq = stale_seq + 1 where shipment_id = $1', [shipment])
  await projectDue()
  const { rows } = await pool.query(
    `select t.* from tracking_interruptions t join shipments s using (account_id, journey_id) where s.id = $1`,
    [shipment],
  )
  expect(rows).toEqual([])
})

test('a first poll that fails does not end the wait for what was due meanwhile', async () => {
  await refresh(-20)
  await notRunning(72)
  await projectDue()
  // The poll fails, and the journey is projected when the next poll is due, before it is made.
  await pool.query('update checks set last_asked_at = now(), next_check_at = now() where subject_number = $1', [bill])
  await pool.query('update journeys set due_at = now(), stale_seq = stale_seq + 1 where shipment_id = $1', [shipment])
  await projectDue()
  expect([(await expectedOf())![0], await isListed(true), await told()]).toMatchObject([
    { milestone: 'arrival', overdue: false },
    [false, false],
    0,
  ])
})

test('it is overdue ten minutes later if nobody can poll the line, and is notified once', async () => {
  await refresh(-20)
  await notRunning(72)
  await projectDue()
  expect(await told()).toBe(0)
  const later = async () => {
    await pool.query(
      `update journeys set due_at = now(), stale_seq = stale_seq + 1,
         state = jsonb_set(state, '{notAsked,toMs}', to_jsonb((state->'notAsked'->>'toMs')::bigint - 600001)) where shipment_id = $1`,
      [shipment],
    )
    await projectDue()
  }
  await later()
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([true, 1])
  await later()
  expect([(await expectedOf())![0]!.overdue, await told()]).toEqual([true, 1])
})
