import { setTimeout as sleep } from 'node:timers/promises'
import { type Cadence, defaultCadence } from '@boxtrail/engine/cadence'
import { createDcsaSource } from '@boxtrail/sources/dcsa/dcsa-source'
import { generic } from '@boxtrail/sources/dcsa/profile'
import type { Source } from '@boxtrail/sources/port/source'
import { Agent } from 'undici'
import { afterAll, expect, vi } from 'vitest'
import { testApi } from '../harness/api.ts'
import { plainGet } from '../harness/http/get.ts'
import { freshNumber, trackingBody } from '../harness/records/tracked.ts'
import { atSea } from '../harness/records/tracking-scene.ts'
import type { Facts } from './judge.ts'
import { startLine, type Way } from './ways.ts'
import { createPlaces, startWorkers } from './workers.ts'

/** The failing line, with more numbers than its limit allows, and the four that must not be affected. */
const FALLING = 'ONEY'
const OTHERS = ['HLCU', 'MSCU', 'CMDU', 'COSU']
const NUMBERS = { falling: 110, other: 24 }
export const limits = { concurrency: 8, perMinute: 600, perDay: null }
const ROUNDS = 3
const EVERY_MS = 1_000

/**
 * Hours are scaled to seconds. A pause of the breaker lasts two fifths of a second instead of half a minute, and eight
 * tenths of a second instead of a quarter of an hour.
 */
const compressed: Cadence = {
  ...defaultCadence,
  beforeDepartureMs: EVERY_MS,
  atSeaMs: EVERY_MS,
  nearArrivalMs: EVERY_MS,
  dischargedMs: EVERY_MS,
  afterFullOutMs: EVERY_MS,
  confirmationMs: EVERY_MS,
  retryFirstMs: 200,
  retryMaxMs: EVERY_MS,
  breakFirstMs: 400,
  breakMaxMs: 800,
}

export interface RunOptions {
  way?: Way
  cadence?: Partial<Cadence>
  /** The timeout of a poll. */
  timeoutMs?: number
  /** A shared concurrency limit for all lines, instead of one per line. */
  sharedPlaces?: number
  /** How long to wait for the other lines. */
  deadlineMs?: number
  /** The line stays down until the other lines are done and this returns true. */
  staysUntil?: (facts: Facts) => boolean
}

/** Starts five lines on separate sockets, and tracks containers at each of them. `run` polls them with the workers. */
export const createLines = async () => {
  const whole = JSON.stringify(atSea())
  const servers = new Map(
    await Promise.all(
      [FALLING, ...OTHERS].map(
        async (scac) => [scac, await startLine((number) => whole.replaceAll('TEST-TR-SUCCEEDED', number))] as const,
      ),
    ),
  )
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 10_000 } })
  const sourceOf = (scac: string, timeoutMs: number) =>
    createDcsaSource({
      id: `line:${scac}`,
      scac,
      name: scac,
      profile: generic,
      baseUrl: servers.get(scac)!.url,
      limits: scac === FALLING ? limits : { ...limits, perMinute: null },
      get: plainGet(dispatcher, timeoutMs),
    })
  const test = await testApi({ sources: [...servers.keys()].map((scac) => sourceOf(scac, 5_000)) })
  const { pool } = test.context
  afterAll(async () => {
    await dispatcher.destroy()
    for (const server of servers.values()) await server.close()
  })
  await pool.query(`
    create table answered (check_id uuid, source_id text, due_at timestamptz, before_at timestamptz, at timestamptz);
    create function note_answer() returns trigger language plpgsql as $$ begin
      insert into answered values (new.id, new.source_id, old.next_check_at, old.last_answered_at, clock_timestamp());
      return null; end $$;
    create trigger note_answer after update of last_answered_at on checks for each row
      when (new.last_answered_at is distinct from old.last_answered_at) execute function note_answer()`)

  const follow = async (scac: string) => {
    const { data } = await test.api.POST('/tracking_requests', {
      body: trackingBody({ request_number: freshNumber(), scac }),
    })
    return data!.data.id
  }
  const requestAt = async (id: string) =>
    (await test.api.GET('/tracking_requests/{id}', { params: { path: { id } } })).data!.data.attributes

  /** Runs the workers once: with all lines healthy, or with one that is down until the others are done. */
  const run = async (options: RunOptions = {}): Promise<Facts> => {
    const { way, timeoutMs = 500, sharedPlaces, deadlineMs = 180_000, staysUntil } = options
    const line = servers.get(FALLING)!
    const cadence = { ...compressed, ...options.cadence }
    const places = sharedPlaces === undefined ? null : createPlaces(sharedPlaces)
    const starts: number[] = []
    const sources = [...servers.keys()].map((scac): Source => {
      const source = sourceOf(scac, timeoutMs)
      return {
        ...source,
        fetch: async (subject, signal) => {
          if (scac === FALLING) starts.push(performance.now())
          await places?.take(signal)
          return source.fetch(subject, signal).finally(() => places?.free())
        },
      }
    })
    await pool.query(`truncate answered; update sources set failures = 0, paused_until = null;
      update checks set next_check_at = now() + random() * interval '1 s', attempts = 0 where next_check_at is not null`)
    const now = async () => (await pool.query<{ now: Date }>('select now()')).rows[0]!.now
    const rounds = async () =>
      (
        await pool.query<{ least: number }>(
          `select coalesce(min(n), 0)::int as least from
             (select count(a.check_id) as n from checks c left join answered a on a.check_id = c.id
              where c.source_id = any($1) group by c.id) each`,
          [OTHERS.map((scac) => `line:${scac}`)],
        )
      ).rows[0]!.least
    const began = await now()
    let request: string | null = null
    if (way) {
      await line.falls(way)
      // A tracking request at the line, made just after it failed.
      request = await follow(FALLING)
      await pool.query(
        `update checks set next_check_at = now() - interval '1 h' where source_id = $1 and last_asked_at is null`,
        [`line:${FALLING}`],
      )
    }
    const stop = startWorkers(test, sources, cadence)
    const facts: Facts = {
      way: way ?? null,
      cadence,
      limits,
      rounds: 0,
      of: ROUNDS,
      starts,
      drain: [],
      unanswered: 0,
      reported: null,
      lagMs: [],
      ageMs: [],
    }
    try {
      facts.rounds = await settle(rounds, (least) => least >= ROUNDS, deadlineMs)
      const { rows } = await pool.query<{ lag: number; age: number }>(
        `select extract(epoch from at - due_at)::float * 1000 as lag, extract(epoch from at - before_at)::float * 1000 as age
         from answered where source_id = any($1) and before_at > $2`,
        [OTHERS.map((scac) => `line:${scac}`), began],
      )
      facts.lagMs = rows.map(({ lag }) => lag)
      facts.ageMs = rows.map(({ age }) => age)
      if (staysUntil) await settle(async () => facts, staysUntil, deadlineMs)
      if (!way || !request || staysUntil) return facts
      facts.reported = await vi.waitUntil(
        async () => {
          const reported = await requestAt(request)
          return reported.is_retrying && reported
        },
        { timeout: deadlineMs, interval: 20 },
      )
      const fell = starts.length
      await line.recovers()
      const since = await now()
      const unanswered = async () =>
        Number(
          (
            await pool.query(
              `select count(*) from checks where source_id = $1 and next_check_at is not null
                 and (last_answered_at is null or last_answered_at < $2 or last_outcome <> 'ok')`,
              [`line:${FALLING}`, since],
            )
          ).rows[0].count,
        )
      facts.unanswered = await settle(unanswered, (count) => count === 0, deadlineMs)
      facts.drain = starts.slice(fell)
      facts.starts = starts.slice(0, fell)
      await vi.waitFor(async () => expect(await requestAt(request)).toMatchObject({ status: 'created' }), {
        timeout: deadlineMs,
        interval: 20,
      })
      return facts
    } finally {
      await stop()
      if (way && facts.drain.length === 0) await line.recovers()
    }
  }

  for (const scac of [FALLING, ...OTHERS])
    for (let n = 0; n < (scac === FALLING ? NUMBERS.falling : NUMBERS.other); n++) await follow(scac)
  const stop = startWorkers(
    test,
    [...servers.keys()].map((scac) => sourceOf(scac, 5_000)),
    compressed,
  )
  const waiting = `select 1 from checks where last_outcome is distinct from 'ok' union all
    select 1 from journeys where stale_seq > projected_seq`
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([]), { timeout: 300_000, interval: 50 })
  await stop()
  return { run }
}

/** Reads a value until it is as expected or the deadline has passed. */
const settle = async <Value>(read: () => Promise<Value>, isDone: (value: Value) => boolean, deadlineMs: number) => {
  const untilMs = performance.now() + deadlineMs
  let value = await read()
  while (!isDone(value) && performance.now() < untilMs) {
    await sleep(20)
    value = await read()
  }
  return value
}
