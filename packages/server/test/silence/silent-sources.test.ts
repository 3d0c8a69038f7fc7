import { beforeEach, expect, test } from 'vitest'
import { noteLatePushes } from '../../src/silence/late-pushes.ts'
import { lookAtSilences } from '../../src/silence/look.ts'
import { testJourney } from '../../src/sources/test-line/test-journey.ts'
import { testApi } from '../harness/api.ts'
import { notified } from '../harness/records/notified.ts'
import { trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const feed = terminal()
const stated = { ...carrier('maeu-push'), push: { ...carrier('maeu-push').push!, everyS: 3_600 } }
const api = await testApi({
  webhooks: { allow: ['http://127.0.0.1:*'] },
  sources: [feed, stated],
  isOperator: true,
})
const { pool } = api.context
const HOUR_MS = 3_600_000

type Tracked = Awaited<ReturnType<typeof trackedShipment>>
let [first, second] = [] as unknown as [Tracked, Tracked]

beforeEach(async () => {
  for (const id of [first?.shipmentId, second?.shipmentId]) if (id) await api.api.shipments.stopTracking(id)
  await pool.query('delete from source_silences')
  await pool.query(
    `update sources set pushed_at = now(), push_began_at = now(), push_gaps = '{}' where adapter = 'feed'`,
  )
  first = await trackedShipment(api)
  second = await trackedShipment(api)
})

/** As if the line had last answered about a number some hours ago. */
const answered = async (tracked: Tracked, hoursAgo: number) => {
  await pool.query(
    `update checks set last_answered_at = now() - $2 * interval '1 hour' where subject_number = $1 and source_id = 'line:MAEU'`,
    [tracked.number, hoursAgo],
  )
  await pool.query(
    `update journeys set stale_seq = stale_seq + 1, state = state || $2 where tracking_request_id = $1`,
    [tracked.requestId, { requestedMs: Date.now() - 90 * HOUR_MS }],
  )
  await workUntilIdle(api.context)
}

const look = async () => {
  await pool.query('update source_silences set look_at = now()')
  await lookAtSilences(api.context)
}

const told = async (accountId = api.accountId) => {
  const { rows } = await pool.query(
    `select event, resource_id, changeset->'silence'->1 as silence from changes
     where account_id = $1 and event like 'source.%' order by sequence`,
    [accountId],
  )
  return rows as { event: string; resource_id: string; silence: Record<string, unknown> }[]
}

/** The events that are logged while `act` runs. */
const during = async (act: () => Promise<unknown>, accountId?: string) => {
  const before = (await told(accountId)).length
  await act()
  return (await told(accountId)).slice(before)
}

test('a line that has answered about none of an account’s bills for a day is silent once, whoever looks, and until it answers', async () => {
  const began = await during(async () => {
    await answered(first, 30)
    await look()
    expect(await told()).toEqual([])
    await answered(second, 26)
    await pool.query('update source_silences set look_at = now()')
    await Promise.all([lookAtSilences(api.context), lookAtSilences(api.context), lookAtSilences(api.context)])
    await look()
  })
  expect(began.map(({ event }) => event)).toEqual(['source.silent'])
  const since = Date.parse(String(began[0]!.silence.since))
  expect(Math.abs(Date.now() - 26 * HOUR_MS - since)).toBeLessThan(HOUR_MS / 2)
  expect(began[0]!.silence).toMatchObject({
    source: { id: 'line:MAEU', kind: 'line', name: 'MAEU' },
    last_answered_at: began[0]!.silence.since,
    cadence: { basis: 'polled', cases: null },
    shipments: 2,
    containers: 2,
    ended_at: null,
  })
  const ended = await during(async () => {
    await look()
    await answered(first, 0)
    await look()
    await look()
  })
  expect(ended.map(({ event, resource_id, silence }) => [event, resource_id, silence.ended_because])).toEqual([
    ['source.silence_ended', began[0]!.resource_id, 'answered'],
  ])
  const again = await during(async () => {
    await answered(first, 25)
    await look()
  })
  expect(again.map(({ event }) => event)).toEqual(['source.silent'])
  expect(again[0]!.resource_id).not.toBe(began[0]!.resource_id)
})

test('a check that is not committed notifies nothing, and the next one does', async () => {
  const began = await during(async () => {
    await answered(first, 30)
    await answered(second, 30)
    await pool.query('update source_silences set look_at = now()')
    const broken = { ...api.context.notifier, webhooksOf: () => Promise.reject(new Error('killed')) }
    await expect(lookAtSilences({ ...api.context, notifier: broken })).rejects.toThrow('killed')
    expect((await told()).filter(({ event }) => event === 'source.silent').length).toBe(2)
    await look()
  })
  expect(began.length).toBe(1)
})

test('a line that never answered is silent since the request, and its record says so', async () => {
  const number = trackingBody().data.attributes.request_number
  api.line.fails(number, 'unreachable')
  const other = await api.otherAccount()
  const body = trackingBody({ request_number: number })
  const { data: created } = await other.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const id = created!.data.id
  await pool.query(`update checks set created_at = now() - interval '75 hours' where subject_number = $1`, [number])
  await pool.query(
    `update journeys set stale_seq = stale_seq + 1, created_at = now() - interval '75 hours', state = state || $2
     where tracking_request_id = $1`,
    [id, { requestedMs: Date.now() - 75 * HOUR_MS }],
  )
  await workUntilIdle(api.context)
  const began = await during(look, other.accountId)
  expect(began.map(({ event, silence }) => [event, silence.last_answered_at, silence.shipments])).toEqual([
    ['source.silent', null, 0],
  ])
  expect(Math.abs(Date.now() - 75 * HOUR_MS - Date.parse(String(began[0]!.silence.since)))).toBeLessThan(HOUR_MS / 2)
  // The line is asked again later, and must not count as failing in the tests that follow.
  api.line.knows(number, testJourney(Date.now()))
})

test('stale_since of a source that never answered is when its answers were first awaited', async () => {
  const check = `subject_number = '${first.number}' and source_id = 'line:MAEU'`
  await pool.query(`update checks set last_answered_at = null, created_at = now() - interval '26 hours' where ${check}`)
  await pool.query(`update journeys set state = state || $2 where tracking_request_id = $1`, [
    first.requestId,
    { requestedMs: Date.now() - 25 * HOUR_MS },
  ])
  const { data } = await api.api.containers.get(first.containerId)
  expect(Math.abs(Date.now() - 25 * HOUR_MS - Date.parse(data.meta!.stale_since!))).toBeLessThan(HOUR_MS / 2)
})

test('a source is late about a record that is tracked again when it has not answered since then', async () => {
  await answered(second, 240)
  await api.api.shipments.stopTracking(first.shipmentId)
  await pool.query(
    `update checks set last_answered_at = now() - interval '240 hours' where subject_number = $1 and source_id = 'line:MAEU'`,
    [first.number],
  )
  api.line.fails(first.number, 'unreachable')
  await api.api.shipments.resumeTracking(first.shipmentId)
  await workUntilIdle(api.context)
  const staleSince = async () => (await api.api.containers.get(first.containerId)).data.meta!.stale_since
  expect(await staleSince()).toBeUndefined()
  const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS
  await pool.query('update journeys set state = state || $2 where shipment_id = $1', [
    first.shipmentId,
    { requestedMs: hoursAgo(300), countsFromMs: hoursAgo(25) },
  ])
  expect(Math.abs(hoursAgo(25) - Date.parse((await staleSince())!))).toBeLessThan(HOUR_MS / 2)
})

test('a silence ends when tracking stops, because nothing awaits the source any more', async () => {
  const all = await during(async () => {
    await answered(first, 30)
    await answered(second, 30)
    await look()
    await api.api.shipments.stopTracking(first.shipmentId)
    await look()
    await api.api.shipments.stopTracking(second.shipmentId)
    await look()
  })
  expect(all.map(({ event, silence }) => [event, silence.ended_because])).toEqual([
    ['source.silent', null],
    ['source.silence_ended', 'not_awaited'],
  ])
  expect((await pool.query('select from source_silences')).rowCount).toBe(0)
})

test('webhooks receive it if they name it, with the silence', async () => {
  const subscribe = async (events?: string[]) => {
    const attributes = { url: 'http://127.0.0.1:9/', active: true, events } as never
    return (await api.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data.id
  }
  await subscribe()
  const named = await subscribe(['source.silent', 'source.silence_ended'])
  await answered(first, 30)
  await answered(second, 30)
  await look()
  await answered(first, 0)
  await look()
  const sent = await notified(pool, `n.event like 'source.%'`)
  expect(sent.map(({ webhook_id, event }) => [webhook_id, event])).toEqual([
    [named, 'source.silent'],
    [named, 'source.silence_ended'],
  ])
  const [silent, ended] = sent.map(({ body }) => JSON.parse(body))
  expect(silent.included.map(({ type }: { type: string }) => type)).toEqual(['source_silence'])
  expect(silent.included[0].id).toBe(ended.included[0].id)
  expect(silent.data.relationships.reference_object.data.id).toBe(silent.included[0].id)
  expect(ended.included[0].attributes).toMatchObject({ source: { id: 'line:MAEU' }, ended_because: 'answered' })
})

const push = (id: string, container = 'BXTU6000028') =>
  pusher(api).message(id, {
    snapshots: [
      {
        container_number: container,
        observed_at: wire(Date.now()),
        facility: { firms: 'Y258', locode: 'USLAX' },
        holds: [],
      },
    ],
  })

const sourceOf = async (id: string) =>
  (await (await api.request('GET', '/v2/sources?page%5Bsize%5D=100')).json()).data.find(
    (one: { id: string }) => one.id === id,
  ).attributes

test('a feed learns from its latest pushes how often it pushes; those of an hour count as one', async () => {
  const cadence = async () => (await sourceOf(feed.id)).cadence
  const agoHours = (hours: number) =>
    pool.query(
      `update sources set pushed_at = pushed_at - $2 * interval '1 hour', push_began_at = push_began_at - $2 * interval '1 hour' where id = $1`,
      [feed.id, hours],
    )
  await push('trapac-la')
  for (let nth = 0; nth < 9; nth++) {
    await agoHours(nth === 4 ? 100 : 8)
    await push('trapac-la')
    await push('trapac-la', 'BXTU6000033')
  }
  expect(await cadence()).toBeUndefined()
  await agoHours(8)
  await push('trapac-la')
  const learned = await cadence()
  expect(learned).toMatchObject({ basis: 'learned', cases: 10 })
  expect(Math.abs(learned.every_s - 8 * 3_600)).toBeLessThan(300)
  expect(Math.abs(Date.now() - Date.parse((await sourceOf(feed.id)).last_pushed_at))).toBeLessThan(HOUR_MS / 2)
})

test('a feed that pushes less often than it states or has learned is silent for those whose records it reports on', async () => {
  const { data } = await api.api.containers.get(first.containerId)
  const number = data.attributes.number
  await push('trapac-la', number)
  await workUntilIdle(api.context)
  const quiet = (id: string, hours: number, gaps: number[] = []) =>
    pool.query(
      `update sources set pushed_at = now() - $2 * interval '1 hour', push_gaps = $3, pushing_since = now() - interval '60 days'
       where id = $1`,
      [id, hours, gaps],
    )
  const watch = async () => {
    await noteLatePushes(api.context)
    await look()
  }
  await quiet(feed.id, 400)
  await quiet(stated.id, 400)
  expect(await during(watch)).toEqual([])
  await quiet(
    feed.id,
    80,
    Array.from({ length: 12 }, () => 24 * 3_600),
  )
  const stranger = await api.otherAccount()
  const began = await during(async () => {
    await watch()
    await watch()
  })
  expect(await told(stranger.accountId)).toEqual([])
  expect(began.map(({ event }) => event)).toEqual(['source.silent'])
  expect(began[0]!.silence).toMatchObject({
    source: { id: 'terminal:trapac-la', kind: 'terminal', name: 'TraPac' },
    cadence: { every_s: 24 * 3_600, basis: 'learned', cases: 12 },
  })
  const stale = async () => (await api.api.containers.get(first.containerId)).data.meta!.stale_since
  expect(await stale()).toBe(began[0]!.silence.since)
  const ended = await during(async () => {
    await push('trapac-la', number)
    await watch()
  })
  expect(ended.map(({ event, silence }) => [event, silence.ended_because])).toEqual([
    ['source.silence_ended', 'answered'],
  ])
  expect(await stale()).toBeUndefined()
})

test('a feed that rests at weekends is silent when its rest is longer than those before, in the week as ever, and in its first week after one', async () => {
  const number = (await api.api.containers.get(first.containerId)).data.attributes.number
  await pool.query(`update sources set push_rests = '[]', pushed_at = null, pushing_since = null where id = $1`, [
    feed.id,
  ])
  const later = (hours: number) =>
    pool.query(
      `update sources set pushed_at = pushed_at - $2 * interval '1 hour', push_began_at = push_began_at - $2 * interval '1 hour',
         pushing_since = pushing_since - $2 * interval '1 hour', push_rests = (select coalesce(jsonb_agg(jsonb_set(r, '{from}', to_jsonb((r->>'from')::bigint - $2 * 3600))), '[]')
           from jsonb_array_elements(push_rests) as r) where id = $1`,
      [feed.id, hours],
    )
  const works = async (hours: number) => {
    for (let worked = 0; worked < hours; worked += 2) {
      await later(2)
      await push('trapac-la')
    }
  }
  const watch = async () => {
    await noteLatePushes(api.context)
    await look()
  }
  await push('trapac-la', number)
  await workUntilIdle(api.context)
  await works(22)
  await later(62)
  expect(await during(watch)).toEqual([])
  await push('trapac-la')
  await watch()
  await works(106)
  await later(62)
  expect(await during(watch)).toEqual([])
  await later(14)
  expect((await during(watch)).map(({ event }) => event)).toEqual(['source.silent'])
  await push('trapac-la')
  await watch()
  await works(24)
  await later(25)
  expect((await during(watch)).map(({ event }) => event)).toEqual(['source.silent'])
  // After months, it may work on other days of the week.
  await later(24 * 40)
  await push('trapac-la', number)
  await watch()
  await works(22)
  await later(6 * 24)
  expect(await during(watch)).toEqual([])
  await later(25)
  expect((await during(watch)).map(({ event }) => event)).toEqual(['source.silent'])
})

test('a feed of an account’s own that never pushed is silent since it was configured, also without records', async () => {
  const other = await api.otherAccount()
  const own = terminal(other.accountId, 'own-terminal')
  const source = { ...own, push: { ...own.push!, everyS: 3_600 } }
  await pool.query(
    `insert into sources (id, account_id, adapter, created_at) values ($1, $2, 'feed', now() - interval '25 hours')`,
    [source.id, other.accountId],
  )
  const registry = {
    ids: [source.id],
    byId: (id: string) => (id === source.id ? source : undefined),
    isConnected: () => true,
    describe: () => ({ id: source.id, kind: 'terminal' as const, name: 'Own', scac: null }),
  }
  const began = await during(async () => {
    await noteLatePushes({ ...api.context, registry })
    await lookAtSilences({ ...api.context, registry })
  }, other.accountId)
  expect(began.map(({ event, silence }) => [event, silence.last_answered_at, silence.cadence])).toEqual([
    ['source.silent', null, { every_s: 3_600, basis: 'stated', cases: null }],
  ])
})

test('a line that nobody has polled since its last answer is not silent, because this service did not run', async () => {
  const asked = (sql: 'last_answered_at' | `last_answered_at + interval '1 hour'` | 'now()') =>
    pool.query(
      `update checks set last_asked_at = ${sql} where source_id = 'line:MAEU' and last_answered_at is not null`,
    )
  const unasked = await during(async () => {
    await answered(first, 72)
    await answered(second, 72)
    await asked('last_answered_at')
    await look()
    // A poll that failed before this service was down says nothing about the time since then.
    await asked(`last_answered_at + interval '1 hour'`)
    await look()
  })
  expect(unasked).toEqual([])
  const failed = await during(async () => {
    await asked('now()')
    await look()
  })
  expect(failed.map(({ event, silence }) => [event, silence.shipments])).toEqual([['source.silent', 2]])
})

test('a line whose polls pause because they fail is silent for those whose numbers were not asked about meanwhile', async () => {
  const before = (await told()).length
  const began = await during(async () => {
    await answered(first, 72)
    await answered(second, 72)
    await pool.query(
      `update checks set last_asked_at = last_answered_at where source_id = 'line:MAEU' and last_answered_at is not null`,
    )
    await look()
    await pool.query(
      `update sources set failures = 9, paused_until = now() - interval '70 hours' where id = 'line:MAEU'`,
    )
    await look()
    expect(await told()).toHaveLength(before)
    await pool.query(`update sources set paused_until = now() + interval '1 minute' where id = 'line:MAEU'`)
    await look()
  })
  await pool.query(`update sources set failures = 0, paused_until = null where id = 'line:MAEU'`)
  expect(began.map(({ event, silence }) => [event, silence.shipments])).toEqual([['source.silent', 2]])
})

test('a line that is removed from the configuration is no longer polled, and so is no longer silent', async () => {
  const removed = { ...api.context, registry: { ...api.context.registry, isConnected: () => false } }
  const all = await during(async () => {
    await answered(first, 30)
    await answered(second, 30)
    await look()
    await pool.query('update source_silences set look_at = now()')
    await lookAtSilences(removed)
    await pool.query(
      `insert into source_silences (account_id, source_id, look_at) values ($1, 'line:MAEU', now()) on conflict (account_id, source_id) do update set look_at = now()`,
      [api.accountId],
    )
    await lookAtSilences(removed)
  })
  expect(all.map(({ event, silence }) => [event, silence.ended_because])).toEqual([
    ['source.silent', null],
    ['source.silence_ended', 'not_awaited'],
  ])
})
