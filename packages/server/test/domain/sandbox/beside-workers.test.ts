import { billNumber, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { createWorld } from '../../../src/domain/journeys/project/world.ts'
import { runCheckWorker } from '../../../src/jobs/poll-sources/worker.ts'
import { runJourneyWorker } from '../../../src/jobs/project-journeys/worker.ts'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { workUntilIdle } from '../../harness/workers.ts'

const api = await testApi({ maxConnections: 20 })
const KEYS = ['direct', 'rail', 'transshipment']

const track = async (key: string, { api: client }: TestAccount) => {
  const { serial } = scenarios.find((one) => one.key === key)!
  const attributes = {
    request_type: 'bill_of_lading' as const,
    request_number: billNumber({ serial, variation: 41 }),
    scac: 'TEST',
  }
  await client.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
}
const advance = (advance_by: string, { api: client }: TestAccount) =>
  client.POST('/sandbox/clock', { body: { data: { type: 'sandbox_clock', attributes: { advance_by } } } })

/** The notifications per resource, because the order between resources of an account is not guaranteed. */
const eventsOf = async ({ accountId }: TestAccount) => {
  const { rows } = await api.context.pool.query<{ event: string }>(
    'select event from changes where account_id = $1 and event is not null order by event',
    [accountId],
  )
  return rows.map(({ event }) => event)
}

test('gives the same notifications if workers of two processes run while a sandbox is advanced', async () => {
  const [calm, busy] = [await api.otherAccount(), await api.otherAccount()]
  for (const account of [calm, busy]) for (const key of KEYS) await track(key, account)
  await workUntilIdle(api.context)
  for (let turn = 0; turn < 9; turn++) await advance('P10D', calm)

  const { pool, registry, reference, notifier, wakeups, log } = api.context
  const done = new AbortController()
  const options = { pool, registry, wakeups: wakeups, log, pollMs: 5 }
  const workers = [1, 2].flatMap(() => [
    runCheckWorker(options, done.signal),
    runJourneyWorker({ ...options, notifier, world: createWorld(reference) }, done.signal),
  ])
  let played = 0
  while (played < 9) {
    // Two clients at one clock: the second is told to wait.
    const answers = await Promise.all([advance('P10D', busy), played < 8 ? advance('P10D', busy) : null])
    played += answers.filter((answer) => answer?.response.status === 200).length
  }
  done.abort()
  await Promise.all(workers)
  await workUntilIdle(api.context)
  expect(await eventsOf(busy)).toEqual(await eventsOf(calm))
}, 120_000)
