import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { freePort } from '../../../../../tools/service/free-port.ts'
import { startService } from '../../../../../tools/service/service.ts'
import { runStops } from '../stops.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-stops-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const port = await freePort()
const config = 'limits: { requests_per_minute: 1000000, tracking_requests_per_minute: 1000000 }'
const env = { PORT: String(port), BOXTRAIL_LOG: 'silent' }

const STOPS = isLong ? 20 : 2

/**
 * Whether a connection came too late: if it reaches the port after the last one was accepted and before the port is
 * closed, the system resets it before any request on it is read. That cannot be ruled out. Most clients notice while
 * they connect; one for each stop may have sent its request already.
 */
const isTooLate = (problem: string) => {
  const [, count] = /^(\d+) x ECONNRESET .* on a new connection$/.exec(problem) ?? []
  return count !== undefined && Number(count) <= STOPS
}

// Repeated, because a system that is busy with other work has more connections waiting at the end than that. A stop that
// loses accepted requests loses some each time, as the control shows.
test(`${STOPS} stops under 200 connections lose no accepted request`, { timeout: 600_000, retry: 2 }, async () => {
  const report = await runStops(() => startService({ config, dataDir, env }), { stops: STOPS, connections: 200 })
  process.stdout.write(`stops: ${JSON.stringify(report)}\n`)
  expect(report.problems.filter((problem) => !isTooLate(problem))).toEqual([])
  expect(new Set(report.exitCodes)).toEqual(new Set([0]))
  expect(report.statuses['200']).toBeGreaterThan(STOPS * 50)
})

test('control: the same run detects connections cut at the stop', { timeout: 600_000 }, async () => {
  const broken = { ...env, NODE_OPTIONS: `--import ${join(import.meta.dirname, '../broken/no-drain.ts')}` }
  const report = await runStops(() => startService({ config, dataDir, env: broken }), { stops: 2, connections: 200 })
  expect(report.problems.filter((problem) => !isTooLate(problem))).not.toEqual([])
})
