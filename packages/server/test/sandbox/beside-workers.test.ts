import { setTimeout } from 'node:timers/promises'
import { billNumber, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { sandboxClock } from '../../src/sandbox/queries.ts'
import { checkLease, type DueCheck, dueCheckColumns } from '../../src/tracking/polling/due.ts'
import { poll } from '../../src/tracking/polling/poll.ts'
import { runCheckWorker } from '../../src/tracking/polling/poll-worker.ts'
import { recordPolls } from '../../src/tracking/polling/record.ts'
import { runJourneyWorker } from '../../src/tracking/projection/projection-worker.ts'
import { type TestAccount, testApi } from '../harness/api.ts'
import { lookups } from '../harness/reference.ts'
import { workUntilIdle } from '../harness/workers.ts'

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

/**
 * The events of an account, sorted, because the order between its resources is not guaranteed. Whether two reports of
 * the same moment make one update or two depends on who polls them, so each kind of update counts once. Attention
 * events are left out; the attention entries are compared at the end.
 */
const eventsOf = async ({ accountId }: TestAccount) => {
  const { rows } = await api.context.pool.query<{ event: string }>(
    `select event from changes where account_id = $1 and event is not null and event not like 'attention.%' order by event`,
    [accountId],
  )
  const events = rows.map(({ event }) => event)
  return events.filter((event, index) => !event.endsWith('.updated') || events.indexOf(event) === index)
}

/** The titles of the attention entries. Their ids differ between accounts. */
const attentionOf = async ({ api: client }: TestAccount) =>
  (await client.GET('/attention')).data!.data.map(({ attributes }) => attributes.title).sort()

test('the notifications are the same if workers of two processes run while a sandbox is advanced', async () => {
  const [calm, busy] = [await api.otherAccount(), await api.otherAccount()]
  for (const account of [calm, busy]) for (const key of KEYS) await track(key, account)
  await workUntilIdle(api.context)
  for (let turn = 0; turn < 9; turn++) await advance('P10D', calm)

  const { pool, registry, notifier, wakeups, log } = api.context
  const done = new AbortController()
  const options = { pool, registry, wakeups: wakeups, log, pollMs: 5 }
  const workers = [1, 2].flatMap(() => [
    runCheckWorker(options, done.signal),
    runJourneyWorker({ ...options, notifier, lookups }, done.signal),
  ])
  let played = 0
  while (played < 9) {
    // Two clients advance the same clock, and the second one has to wait.
    const answers = await Promise.all([advance('P10D', busy), played < 8 ? advance('P10D', busy) : null])
    played += answers.filter((answer) => answer?.response.status === 200).length
  }
  done.abort()
  await Promise.all(workers)
  await workUntilIdle(api.context)
  expect(await eventsOf(busy)).toEqual(await eventsOf(calm))
  expect(await attentionOf(busy)).toEqual(await attentionOf(calm))
})

test('a source is polled at every moment, also one that a worker is polling when the clock is advanced to it', async () => {
  const [calm, busy] = [await api.otherAccount(), await api.otherAccount()]
  for (const account of [calm, busy]) for (const key of KEYS) await track(key, account)
  await workUntilIdle(api.context)
  for (let turn = 0; turn < 3; turn++) await advance('P20D', calm)

  const done = new AbortController()
  const worker = pollSlowly(busy, done.signal)
  for (let turn = 0; turn < 3; turn++) await advance('P20D', busy)
  done.abort()
  expect(await worker).toBeGreaterThan(0)
  expect(await eventsOf(busy)).toEqual(await eventsOf(calm))
  expect(await attentionOf(busy)).toEqual(await attentionOf(calm))
})

/** Longer than the clock stays at one moment, so that it is advanced during the wait for a response. */
const RESPONSE_MS = 25

/**
 * Polls the sources of an account's sandbox like a worker whose lines respond slowly. Returns how many polls it
 * recorded.
 */
const pollSlowly = async ({ accountId }: TestAccount, done: AbortSignal): Promise<number> => {
  const { pool, registry } = api.context
  let recorded = 0
  while (!done.aborted) {
    const leasedAt = await sandboxClock(pool, accountId)
    const checks = (await checkLease.claim<DueCheck>(pool, {
      where: 't.source_id = any($1::text[]) and t.next_check_at is not null',
      values: [registry.sandboxOf(accountId).map(({ id }) => id)],
      orderBy: 't.id',
      limit: 100,
      returning: dueCheckColumns,
    })) as DueCheck[]
    await setTimeout(RESPONSE_MS)
    const polls = checks.map((check) =>
      poll({ ...check, asked_at: leasedAt.now }, registry.byId(check.source_id)!, done, Math.random),
    )
    if (polls.length > 0) await recordPolls(pool, await Promise.all(polls))
    recorded += polls.length
  }
  return recorded
}
