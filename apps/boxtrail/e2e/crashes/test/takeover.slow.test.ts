import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killServices, type Service, startService } from '../../../../../tools/service/service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-takeover-'))
chmodSync(dataDir, 0o755)

afterAll(() => {
  killServices()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = () => startService({ dataDir, env: { BOXTRAIL_LOG: 'silent' } })

const isReady = async ({ url }: Service) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.status === 200

const statusOfARead = async ({ url, apiKey }: Service) =>
  (await fetch(`${url}/v2/shipments`, { headers: { authorization: `Token ${apiKey}` } })).status

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a second service on the same data directory takes the database over when the first ends by %s',
  { timeout: 120_000 },
  async (signal) => {
    const first = await start()
    const second = await start()
    expect([await isReady(first), await isReady(second)]).toEqual([true, true])
    const startedMs = performance.now()
    if (signal === 'SIGTERM') expect(await first.stop()).toBe(0)
    else await first.kill()
    const endedMs = performance.now()
    // The database of the first may still answer while it ends.
    await expect.poll(() => isReady(second), { timeout: 120_000, interval: 20 }).toBe(true)
    let readyMs = performance.now()
    for (const until = performance.now() + 6_000; performance.now() < until; )
      if (!(await isReady(second))) readyMs = performance.now()
    process.stdout.write(
      `takeover after ${signal}: the first ended in ${Math.round(endedMs - startedMs)} ms, the second was ready ${Math.round(readyMs - endedMs)} ms later\n`,
    )
    expect(await statusOfARead(second)).toBe(200)
    expect(await second.stop()).toBe(0)
  },
)
