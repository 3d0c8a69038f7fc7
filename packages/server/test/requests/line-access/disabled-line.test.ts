import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { setAccess } from '../../../src/requests/line-access/set-access.ts'
import { lookAtSilences } from '../../../src/silence/look.ts'
import { testApi } from '../../harness/api.ts'
import { fakeLine } from '../../harness/records/fake-line.ts'
import { freshNumber } from '../../harness/records/tracked.ts'
import { atSea, createScene, type Event, withEvent } from '../../harness/records/tracking-scene.ts'

const seaboard = fakeLine('SMLU')
const api = await testApi({ sources: [seaboard.source] })
const scene = createScene(api)
const { pool } = api.context
const HOUR_MS = 3_600_000
const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`
const allow = async (enabled: boolean) => {
  await setAccess(pool, api.accountId, 'SMLU', enabled)
  await scene.work()
}

/** Events of a container at sea, with an arrival that is estimated for some hours from now. */
const arrives = (hours: number, as: Event = {}): Event[] =>
  withEvent(atSea(), 'ARRI', 'USLAX', { eventDateTime: wire(Date.now() + hours * HOUR_MS), ...as })

const track = async (events: readonly Event[]) => {
  await allow(true)
  const number = freshNumber()
  seaboard.knows(number, events)
  const { id } = await scene.request({ scac: 'SMLU', request_number: number })
  await scene.work()
  const of = await scene.one<{ shipment_id: string; container_id: string }>(
    `select r.shipment_id, c.id as container_id from tracking_requests r
     join containers c on c.account_id = r.account_id and c.shipment_id = r.shipment_id where r.id = $1`,
    [id],
  )
  return { id, number, shipmentId: of.shipment_id, containerId: of.container_id }
}

/** Stops all tracking, so that no test finds the shipments of another. */
afterEach(async () => {
  const { data } = await api.api.shipments.list({ 'filter[tracking_stopped]': false })
  for (const { id } of data) await api.api.shipments.stopTracking(id)
  await look()
  await pool.query(`delete from changes where event like 'source.%'`)
})

type Tracked = Awaited<ReturnType<typeof track>>

/** Moves all stored times of a request back, including the time at which its line was paused. */
const elapse = async ({ id, number }: Tracked, hours: number) => {
  await scene.elapse(number, `${hours} hours`)
  await pool.query(`update checks set created_at = created_at - $2 * interval '1 hour' where subject_number = $1`, [
    number,
    hours,
  ])
  await pool.query(
    `update journeys set stale_seq = stale_seq + 1, created_at = created_at - $2 * interval '1 hour', state = state
       || jsonb_build_object('requestedMs', (extract(epoch from now() - $2 * interval '1 hour') * 1000)::bigint)
       || case when state ? 'pausedMs' then jsonb_build_object('pausedMs', (state->>'pausedMs')::bigint - $2 * 3600000) else '{}' end
     where tracking_request_id = $1`,
    [id, hours],
  )
  await scene.work()
}

const look = async () => {
  await pool.query('update source_silences set look_at = now()')
  await lookAtSilences(api.context)
}

const told = async ({ containerId }: Pick<Tracked, 'containerId'>) =>
  (
    await scene.rows<{ event: string }>(
      `select event from changes where account_id = $1
         and (event like 'source.%' or (event = 'container.milestone.overdue' and container_id = $2)) order by sequence`,
      [api.accountId, containerId],
    )
  ).map(({ event }) => event)

const served = async ({ containerId, shipmentId }: Tracked) => {
  const { data } = await api.api.containers.get(containerId)
  const attention = await api.api.attention.list({ 'filter[shipment_id]': shipmentId })
  const explained = await (await api.request('GET', `/v2/containers/${containerId}/explain`)).json()
  const listed = async (filter: 'filter[silent]' | 'filter[overdue]') =>
    (await api.api.containers.list({ [filter]: true, 'filter[id]': [containerId] })).data.length
  return {
    stale: data.meta!.stale_since,
    problem: data.meta!.sources[0]!.problem?.reason ?? null,
    overdue: (data.meta!.expected ?? []).filter(({ overdue }) => overdue).map(({ milestone }) => milestone),
    said: explained.data.attributes.unknown.filter(({ text }: { text: string }) => text.includes('was due')).length,
    attention: attention.data.map(({ attributes }) => attributes.kind),
    lists: [await listed('filter[silent]'), await listed('filter[overdue]')],
  }
}

const NOBODY_ASKS = 'The line is not enabled for your account, so it is not polled.'
const fine = { stale: undefined, problem: null, overdue: [], said: 0, attention: [], lists: [0, 0] }

test('a disabled line is reported as not polled, and not as silent', async () => {
  const tracked = await track(atSea())
  await allow(false)
  expect(await served(tracked)).toEqual({ ...fine, problem: NOBODY_ASKS })
  await elapse(tracked, 72)
  await look()
  const after = await served(tracked)
  expect(after).toEqual({ ...fine, problem: NOBODY_ASKS, stale: after.stale })
  expect(Math.abs(Date.now() - 72 * HOUR_MS - Date.parse(after.stale!))).toBeLessThan(HOUR_MS)
  expect(await told(tracked)).toEqual([])
})

test('a line that is enabled again is late a day after that, and not at once', async () => {
  const tracked = await track(atSea())
  await allow(false)
  await elapse(tracked, 72)
  seaboard.fails(tracked.number, 'unreachable')
  await allow(true)
  await look()
  expect(await served(tracked)).toEqual({ ...fine, problem: 'The source could not be reached.' })
  expect(await told(tracked)).toEqual([])
  await pool.query(
    `update journeys set stale_seq = stale_seq + 1, state = state || jsonb_build_object('lineAgainMs', $2::bigint) where tracking_request_id = $1`,
    [tracked.id, Date.now() - 25 * HOUR_MS],
  )
  await scene.work()
  await look()
  const after = await served(tracked)
  expect([after.lists, after.attention]).toEqual([[1, 0], ['source_silent']])
  expect(Math.abs(Date.now() - 25 * HOUR_MS - Date.parse(after.stale!))).toBeLessThan(HOUR_MS)
  expect(await told(tracked)).toEqual(['source.silent'])
})

/** Tracks a request whose line was then disabled for four days, in which its arrival came due. */
const dueMeanwhile = async () => {
  const tracked = await track(arrives(96 + 1))
  await allow(false)
  await pool.query(
    `update claims set statement = jsonb_set(statement, '{time,at}', to_jsonb($2::text))
     where statement ->> 'kind' = 'arrive' and statement ->> 'classifier' = 'estimated'
       and check_id in (select id from checks where subject_number = $1)`,
    [tracked.number, wire(Date.now() - 29 * HOUR_MS)],
  )
  await elapse(tracked, 96 + 30)
  return tracked
}

test('what comes due while nobody polls is not overdue, and never notified if the line reports it once it is polled', async () => {
  const tracked = await dueMeanwhile()
  expect(await served(tracked)).toMatchObject({ overdue: [], said: 0, attention: [], lists: [0, 0] })
  seaboard.knows(tracked.number, arrives(-20, { eventClassifierCode: 'ACT' }))
  await allow(true)
  expect(await served(tracked)).toMatchObject({ overdue: [], said: 0, lists: [0, 0] })
  expect(await told(tracked)).toEqual([])
})

test('it is overdue, and notified once, if the line does not report it within ten minutes', async () => {
  const tracked = await dueMeanwhile()
  seaboard.fails(tracked.number, 'unreachable')
  await allow(true)
  await pool.query(
    `update journeys set due_at = now(), state = jsonb_set(state, '{notAsked,toMs}', to_jsonb((state->'notAsked'->>'toMs')::bigint - 600001))
     where tracking_request_id = $1 and state ? 'notAsked'`,
    [tracked.id],
  )
  await scene.work()
  expect(await served(tracked)).toMatchObject({ overdue: ['arrival'], said: 1, lists: [0, 1] })
  expect(await told(tracked)).toEqual(['container.milestone.overdue'])
})

/** As if the wait for a response had begun this many minutes earlier. */
const waitedFor = ({ id }: { id: string }, minutes: number) =>
  pool.query(
    `update journeys set due_at = now(), state = jsonb_set(state, '{notAsked,toMs}', to_jsonb((state->'notAsked'->>'toMs')::bigint - $2::bigint * 60000))
     where tracking_request_id = $1`,
    [id, minutes],
  )

test('at each moment of a pause that is over, what was expected then is served as it was', async () => {
  const tracked = await dueMeanwhile()
  const expected = async (query = '') =>
    (await (await api.request('GET', `/v2/containers/${tracked.containerId}${query}`)).json()).data.meta.expected
  const seen: { at: string; was: unknown }[] = []
  const note = async () => {
    await sleep(5)
    seen.push({ at: new Date().toISOString(), was: await expected() })
    await sleep(5)
  }
  await note()
  seaboard.fails(tracked.number, 'unreachable')
  await allow(true)
  await note()
  await waitedFor(tracked, 11)
  await pool.query(
    `update journeys set state = jsonb_set(state, '{notAsked,isOver}', 'true') where tracking_request_id = $1`,
    [tracked.id],
  )
  await scene.work()
  await note()
  await allow(false)
  await note()
  seaboard.knows(tracked.number, arrives(97))
  await allow(true)
  await note()
  const isOverdue = (was: unknown) => (was as { overdue: boolean }[] | undefined)?.[0]?.overdue
  expect(seen.map(({ was }) => isOverdue(was))).toEqual([undefined, false, true, undefined, false])
  for (const { at, was } of seen) expect(await expected(`?known_at=${at}`), at).toEqual(was)
})

test('an answer is waited for again if this service did not run when the wait was to end', async () => {
  const tracked = await dueMeanwhile()
  seaboard.fails(tracked.number, 'unreachable')
  await allow(true)
  await waitedFor(tracked, 12)
  await scene.work()
  expect(await told(tracked)).toEqual([])
  await waitedFor(tracked, 10)
  await scene.work()
  expect(await told(tracked)).toEqual(['container.milestone.overdue'])
})

test('a line that is disabled and enabled again before it was polled is waited for from the first time on', async () => {
  const tracked = await dueMeanwhile()
  seaboard.fails(tracked.number, 'unreachable')
  for (const enabled of [true, false, true]) await allow(enabled)
  expect(await told(tracked)).toEqual([])
})

test('a pause that an earlier version did not note counts as well', async () => {
  const tracked = await dueMeanwhile()
  seaboard.fails(tracked.number, 'unreachable')
  await pool.query(
    `update journeys set state = state - 'pausedMs', stale_seq = stale_seq + 1 where tracking_request_id = $1`,
    [tracked.id],
  )
  await scene.work()
  expect(await served(tracked)).toMatchObject({ overdue: [], said: 0, lists: [0, 0] })
  expect(await told(tracked)).toEqual([])
  await allow(true)
  expect(await told(tracked)).toEqual([])
})

test('what was overdue before is notified once, however often its line is disabled and enabled', async () => {
  const tracked = await track(arrives(-30))
  for (const enabled of [false, true, false, true, true]) await allow(enabled)
  expect(await served(tracked)).toMatchObject({ overdue: ['arrival'], lists: [0, 1] })
  expect(await told(tracked)).toEqual(['container.milestone.overdue'])
})

test('a long pause does not end the tracking when the line is polled again', async () => {
  const tracked = await track(atSea())
  await allow(false)
  await elapse(tracked, 70 * 24)
  await allow(true)
  await elapse(tracked, 25)
  await scene.poll(tracked.number)
  await scene.poll(tracked.number)
  expect(await scene.requestAt(tracked.id)).toMatchObject({ status: 'created' })
})

test('a request that waits, and a refresh, say that nobody polls the line, and not what it answered last', async () => {
  await allow(true)
  const known = await track(atSea())
  const waiting = await scene.request({ scac: 'SMLU' })
  const failing = await scene.request({ scac: 'SMLU' })
  seaboard.fails(failing.number, 'unreachable')
  await scene.work()
  const nextOf = async ({ id }: { id: string }) => {
    const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id } } })
    return (data!.data.meta as { reason?: string } | undefined)?.reason
  }
  const reasons = async () => [await nextOf(waiting), await nextOf(failing), await nextOf(known)]
  const before = await reasons()
  expect(before).toEqual([expect.stringContaining('does not know'), 'The source could not be reached.', undefined])
  await allow(false)
  expect(await reasons()).toEqual([NOBODY_ASKS, NOBODY_ASKS, undefined])
  const attention = await api.api.attention.list({ 'filter[kind]': ['request_waiting'] })
  expect(attention.data.map(({ attributes }) => attributes.what_to_do)).toEqual([NOBODY_ASKS, NOBODY_ASKS])
  expect((await api.api.containers.refresh(known.containerId)).message).toBe(
    'No source is polled: the line is not enabled for your account.',
  )
  await allow(true)
  expect((await reasons())[0]).toBe(before[0])
})
