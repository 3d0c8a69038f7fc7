import { setTimeout as sleep } from 'node:timers/promises'
import { defaultCadence } from '@boxtrail/engine/cadence'
import { expect, test, vi } from 'vitest'
import { runCheckWorker } from '../../../src/tracking/polling/poll-worker.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene } from '../../harness/records/tracking-scene.ts'

const api = await testApi({ maxConnections: 20 })
const { pool } = api.context
const scene = createScene(api)
const PROBES = 4

/** A pause lasts a tenth of a second instead of half a minute. */
const cadence = { ...defaultCadence, breakFirstMs: 100, breakMaxMs: 100, retryFirstMs: 20, retryMaxMs: 100 }

/** Starts three processes, each of which may poll the line about two numbers at once. */
const startProcesses = () => {
  const stop = new AbortController()
  const log = api.context.log.child({}, { level: 'silent' })
  const options = { ...api.context, log, pollMs: 20, cadence, pollsPerSource: 2 }
  const running = Promise.all([1, 2, 3].map(() => runCheckWorker(options, stop.signal)))
  return async () => {
    stop.abort()
    await running
  }
}

const numbers: string[] = []
for (let count = 0; count < 12; count++) numbers.push((await scene.request()).number)

/** The most concurrent polls of a line that is down, after this many failures. The sixth failure is that of a probe. */
const polledWhileDown = async (fromFailures: number) => {
  const { source } = api.line
  const { fetch } = source
  for (const number of numbers) api.line.fails(number, 'unreachable')
  let [underWay, most, isDown, polls] = [0, 0, false, 0]
  source.fetch = async (...subject) => {
    underWay += 1
    if (isDown) {
      polls += 1
      most = Math.max(most, underWay)
    }
    await sleep(30)
    return fetch(...subject).finally(() => (underWay -= 1))
  }
  await pool.query('update checks set next_check_at = now()')
  const stop = startProcesses()
  try {
    const failed = `select 1 from sources where failures >= ${fromFailures}`
    await vi.waitUntil(async () => (await scene.rows(failed)).length > 0, { timeout: 120_000, interval: 5 })
    isDown = true
    await vi.waitUntil(() => polls >= PROBES, { timeout: 120_000, interval: 5 })
  } finally {
    await stop()
    source.fetch = fetch
  }
  return most
}

test('a line that fails is probed by one of three processes at a time, and polled by all once it is back', async () => {
  expect(await polledWhileDown(6)).toBe(1)
  for (const number of numbers) api.line.knows(number, atSea())
  const stop = startProcesses()
  try {
    await vi.waitUntil(
      async () => (await scene.rows(`select 1 from checks where last_outcome is distinct from 'ok'`)).length === 0,
      { timeout: 120_000, interval: 20 },
    )
  } finally {
    await stop()
  }
  expect(await scene.one(`select failures, failed_checks from sources where id = 'line:MAEU'`)).toEqual({
    failures: 0,
    failed_checks: [],
  })
  expect(await scene.rows('select * from source_shares')).toEqual([])
})

test('the polls of a process whose numbers others have taken over do not count against the line', async () => {
  const { source } = api.line
  const { fetch } = source
  await pool.query(
    `update checks set next_check_at = now(), lease_until = null; update sources set paused_until = null`,
  )
  const polled = new Set<string>()
  // As if the process had been suspended, so that its request timed out.
  source.fetch = async ({ number }) => {
    await pool.query(
      `update checks set lease_token = lease_token + 1, next_check_at = now() + interval '1 day' where subject_number = $1`,
      [number],
    )
    polled.add(number)
    return { outcome: 'unreachable', body: null, mediaType: null, complete: false, retryAfterMs: null, detail: 'late' }
  }
  const stop = startProcesses()
  try {
    await vi.waitUntil(() => polled.size === numbers.length, { timeout: 120_000, interval: 20 })
  } finally {
    await stop()
    source.fetch = fetch
    await pool.query('update checks set lease_until = null')
  }
  expect(await scene.one(`select failures, failed_checks, paused_until from sources where id = 'line:MAEU'`)).toEqual({
    failures: 0,
    failed_checks: [],
    paused_until: null,
  })
})

test('control: it is polled by several at a time if failures are not kept with the line', async () => {
  await pool.query(`
    create function forget() returns trigger language plpgsql as $$ begin
      if new.failures >= 5 and pg_trigger_depth() = 1 then new.failures = 4; end if;
      return new; end $$;
    create trigger forget before update of failures on sources for each row execute function forget()`)
  expect(await polledWhileDown(4)).toBeGreaterThan(1)
})
