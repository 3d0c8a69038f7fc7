import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseAccount, type Location, locate, startEmbedded } from '@boxtrail/embedded-postgres'
import { afterAll, expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { startService } from '../../../../../tools/service/service.ts'
import { killPostmaster, type LossReport, runDatabaseLoss, terminateBackend } from '../database-loss.ts'

const folders: string[] = []
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'boxtrail-loss-'))
  // The account of the database cannot enter root's own directories, and would keep its data elsewhere.
  chmodSync(path, 0o755)
  folders.push(path)
  return path
}
const urlOf = ({ sockets }: Location) => `postgresql://boxtrail@/postgres?host=${encodeURIComponent(sockets)}`
const expectWhole = (name: string, report: LossReport) => {
  process.stdout.write(`${name}: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(FEWEST)
  expect(report.notifications).toBeGreaterThan(FEWEST)
}

afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

/** With an embedded database that the service itself starts. */
const embedded = (env: Record<string, string> = {}) => {
  const dataDir = folder()
  const location = locate(dataDir, databaseAccount())
  return {
    location,
    start: (config: string) => startService({ config, dataDir, env: { BOXTRAIL_LOG: 'silent', ...env } }),
    urlOf: () => urlOf(location),
  }
}

const [TERMINATIONS, KILLS, RESTARTS, FEWEST] = isLong ? [2_000, 20, 10, 50] : [300, 2, 1, 5]

test(`${TERMINATIONS} connections terminated at random stop no process and lose no data`, {
  timeout: 600_000,
}, async () => {
  const { start, urlOf } = embedded()
  expectWhole('terminations', await runDatabaseLoss(start, urlOf, { times: TERMINATIONS, disturb: terminateBackend }))
})

test('control: the same run ends the service without a listener on clients in use', { timeout: 600_000 }, async () => {
  const broken = join(import.meta.dirname, '../broken/no-client-listeners.ts')
  const { start, urlOf } = embedded({ NODE_OPTIONS: `--import ${broken}` })
  const { problems } = await runDatabaseLoss(start, urlOf, { times: 2_000, disturb: terminateBackend })
  expect(problems.join()).toContain('the service ended')
})

test(`an embedded server killed ${KILLS} times restarts each time, with everything that it confirmed`, {
  timeout: 600_000,
}, async () => {
  const { location, start, urlOf } = embedded()
  expectWhole('kills', await runDatabaseLoss(start, urlOf, { times: KILLS, disturb: killPostmaster(location) }))
})

test('the service waits for an external server that is stopped and started again', { timeout: 600_000 }, async () => {
  const dataDir = folder()
  let server = await startEmbedded({ dataDir })
  const restart = async () => {
    await server.stop()
    await sleep(1_000)
    server = await startEmbedded({ dataDir })
    await sleep(1_000)
  }
  const env = { DATABASE_URL: server.url, BOXTRAIL_LOG: 'silent' }
  const start = (config: string) => startService({ config, env })
  expectWhole('restarts', await runDatabaseLoss(start, () => server.url, { times: RESTARTS, disturb: restart }))
  await server.stop()
})

test('a service that is started before its database waits for it', { timeout: 60_000 }, async () => {
  const dataDir = folder()
  const location = locate(dataDir, databaseAccount())
  const starting = startService({ env: { DATABASE_URL: urlOf(location) } })
  await sleep(2_000)
  const server = await startEmbedded({ dataDir })
  const service = await starting
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  await service.stop()
  await server.stop()
})
