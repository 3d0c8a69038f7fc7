import { expect, inject, test, vi } from 'vitest'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { createLogger } from '../../../src/logger.ts'
import { runCheckWorker } from '../../../src/tracking/polling/poll-worker.ts'
import type { ThreadSettings } from '../../../src/tracking/projection/threads/messages.ts'
import { type ProjectionThreads, runProjectionThreads } from '../../../src/tracking/projection/threads/run-threads.ts'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { freshNumber, trackingBody } from '../../harness/records/tracked.ts'
import { atSea, createScene, finished } from '../../harness/records/tracking-scene.ts'
import { readServed } from '../journeys/same-claims/served.ts'

const api = await testApi()
const { pool, wakeups, log } = api.context
const scene = createScene(api)
const WITHIN_MS = 60_000

const lines = [{ scac: 'MAEU', base_url: 'http://127.0.0.1:9' }]
const settings: ThreadSettings = {
  database: {
    url: pool.options.connectionString!,
    maxConnections: 2,
    sharesSessions: inject('databaseServer').poolerUrl !== undefined,
  },
  folder: undefined,
  config: configFile.parse({ lines }),
  logLevel: 'warn',
  traces: null,
}
const startThreads = (options: Partial<ProjectionThreads> = {}) => {
  const stop = new AbortController()
  const running = runProjectionThreads({ count: 2, settings, wakeups, log, ...options }, stop.signal)
  return async () => {
    stop.abort()
    await running
  }
}

const numbers = Array.from({ length: 6 }, (_, at) => {
  const number = freshNumber()
  api.line.knows(number, at % 2 === 0 ? atSea() : finished())
  return number
})
const track = async ({ api: client }: TestAccount) => {
  for (const request_number of numbers)
    await client.POST('/tracking_requests', { body: trackingBody({ request_number }) })
}
const shownTo = async (account: TestAccount) =>
  (await readServed({ accounts: [account], pool })).sort((a, b) => (a.number < b.number ? -1 : 1))

test('threads project what the main thread does', async () => {
  await track(api)
  await scene.work()
  const other = await api.otherAccount()
  const stopThreads = startThreads()
  const stop = new AbortController()
  const polling = runCheckWorker({ ...api.context, pollMs: 20 }, stop.signal)
  try {
    await track(other)
    const left = `select 1 from tracking_requests where account_id = $1 and status <> 'created'`
    await vi.waitUntil(async () => (await scene.rows(left, [other.accountId])).length === 0, { timeout: WITHIN_MS })
  } finally {
    stop.abort()
    await Promise.all([polling, stopThreads()])
  }
  const shown = await shownTo(other)
  expect(shown).toHaveLength(numbers.length)
  expect(shown).toEqual(await shownTo(api))
})

test('a thread that ends unexpectedly is replaced, and one that is told to stop is not', async () => {
  const errors: string[] = []
  const noted = createLogger('error', { write: (line) => void errors.push(line) })
  const away = { ...settings.database, url: 'postgresql://127.0.0.1:9/none' }
  const stop = startThreads({ count: 1, log: noted, settings: { ...settings, database: away } })
  await vi.waitUntil(() => errors.length >= 2, { timeout: WITHIN_MS })
  await stop()
  expect(errors[0]).toContain('ECONNREFUSED')
})
