import { createDatabase } from '@boxtrail/server/db/connection/database'
import { LEASE_MS } from '@boxtrail/server/db/queues/lease'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabaseName } from '../../../../../packages/server/test/harness/database/url.ts'
import { isLong } from '../../../../../tools/config/form.ts'
import { runChaos } from '../chaos.ts'

const server = inject('databaseServer')
const admin = createDatabase(server.url, { maxConnections: 1 })
const databases: string[] = []

const freshDatabase = async () => {
  const name = `boxtrail_chaos_${process.pid}_${databases.length}`
  await admin.pool.query(`create database ${name} template ${server.template}`)
  databases.push(name)
  return withDatabaseName(server.url, name)
}

afterAll(async () => {
  for (const name of databases) await admin.pool.query(`drop database ${name} with (force)`)
  await admin.close()
})

const KILLS = isLong ? 100 : 8

test(`${KILLS} kills lose nothing, duplicate nothing but deliveries, and no lease outlives 30 s`, {
  timeout: 900_000,
}, async () => {
  const report = await runChaos({ databaseUrl: await freshDatabase(), cycles: KILLS })
  process.stdout.write(`chaos: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(KILLS / 5)
  expect(report.notifications).toBeGreaterThan(KILLS * 5)
  // What a killed process was delivering is delivered again: a few for each kill, at most two of a hundred.
  expect(report.duplicates).toBeLessThanOrEqual(Math.max(KILLS, report.deliveries * 0.02))
  // Work resumes when the lease of a killed process expires, by the clock of the database, however fast this machine
  // is.
  expect(report.longestLeaseMs).toBeLessThanOrEqual(LEASE_MS)
})

test('control: the same run detects losses if notifications are inserted after the commit', {
  timeout: 900_000,
}, async () => {
  const report = await runChaos({ databaseUrl: await freshDatabase(), cycles: isLong ? 30 : 10, breakOutbox: true })
  expect(report.problems.filter((problem) => problem.includes('was notified'))).not.toEqual([])
})
