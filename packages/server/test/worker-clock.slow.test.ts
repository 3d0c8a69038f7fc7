import { expect, test, vi } from 'vitest'
import { runCheckWorker } from '../src/tracking/polling/poll-worker.ts'
import { testApi } from './harness/api.ts'
import { createScene } from './harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)

test("a throttled line is paused for the stated time although a worker's clock is two days ahead", async () => {
  const { number } = await scene.request()
  const { fetch } = api.line.source
  const throttled = { outcome: 'throttled' as const, body: null, mediaType: null, complete: false, detail: null }
  api.line.source.fetch = async () => ({ ...throttled, retryAfterMs: 600_000 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 })
  const stop = new AbortController()
  const worker = runCheckWorker({ ...api.context, pollMs: 20, leaseMs: 30_000 }, stop.signal)
  try {
    await scene.eventually(`select 1 from sources where id = 'line:MAEU' and paused_until is not null`)
  } finally {
    stop.abort()
    await worker
    vi.useRealTimers()
    api.line.source.fetch = fetch
  }
  const { seconds } = await scene.one<{ seconds: number }>(
    `select extract(epoch from paused_until - now())::float as seconds from sources where id = 'line:MAEU'`,
  )
  expect(seconds).toBeGreaterThan(500)
  expect(seconds).toBeLessThanOrEqual(600)
  expect((await scene.check(number)).next_check_at).not.toBeNull()
})
