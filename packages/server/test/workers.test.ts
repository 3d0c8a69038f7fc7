import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runCheckWorker } from '../src/tracking/polling/poll-worker.ts'
import { testApi } from './harness/api.ts'
import { atSea, createScene } from './harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)

/** Long enough that a process which is held up can renew it in time. */
const LEASE_MS = 4_000

const startWorker = (stop: AbortSignal, leaseMs: number) =>
  runCheckWorker({ ...api.context, pollMs: 20, leaseMs }, stop)

test('a line that takes longer than a lease to respond is polled once, and its response is kept', async () => {
  const { number } = await scene.request()
  api.line.knows(number, atSea())
  const { fetch } = api.line.source
  api.line.source.fetch = async (subject, signal) => {
    const fetched = await fetch(subject, signal)
    await setTimeout(LEASE_MS + 500)
    return fetched
  }
  const stop = new AbortController()
  // Two processes: the second one would take over a lease that the first does not renew.
  const workers = Promise.all([startWorker(stop.signal, LEASE_MS), startWorker(stop.signal, LEASE_MS)])
  await scene.eventually(`select 1 from checks where subject_number = '${number}' and last_outcome = 'ok'`)
  stop.abort()
  await workers
  api.line.source.fetch = fetch
  expect(api.line.polls.filter((subject) => subject.number === number)).toHaveLength(1)
  expect(await scene.reports(number)).toHaveLength(1)
})

test('the check of a crashed worker is left to another, once its lease has expired', async () => {
  const { number } = await scene.request()
  api.line.knows(number, atSea())
  const dead = await scene.take(number)
  await api.context.pool.query(`update checks set lease_until = now() + interval '300 ms' where id = $1`, [dead.id])
  const stop = new AbortController()
  const worker = startWorker(stop.signal, 30_000)
  await scene.eventually(`select 1 from checks where subject_number = '${number}' and last_outcome = 'ok'`)
  stop.abort()
  await worker
  expect((await scene.check(number)).lease_token).toBeGreaterThan(dead.lease_token)
})

test('the check is freed at a shutdown without counting the attempt as a failure of the line', async () => {
  const { number } = await scene.request()
  const { fetch } = api.line.source
  api.line.source.fetch = (_subject, signal) =>
    new Promise((resolve) => {
      const outcome = {
        outcome: 'unreachable' as const,
        body: null,
        mediaType: null,
        complete: false,
        retryAfterMs: null,
        detail: null,
      }
      // The test may stop the worker after it takes the lease and before it polls the line.
      if (signal.aborted) resolve(outcome)
      signal.addEventListener('abort', () => resolve(outcome))
    })
  const stop = new AbortController()
  const worker = startWorker(stop.signal, 30_000)
  await scene.eventually(`select 1 from checks where subject_number = '${number}' and lease_until > now()`)
  stop.abort()
  await worker
  api.line.source.fetch = fetch
  expect(
    await scene.one('select attempts, lease_until, last_outcome from checks where subject_number = $1', [number]),
  ).toEqual({
    attempts: 0,
    lease_until: null,
    last_outcome: null,
  })
  expect(await scene.one(`select failures, lease_until from sources where id = 'line:MAEU'`)).toEqual({
    failures: 0,
    lease_until: null,
  })
})
