import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstIdAt, idv7 } from '../../src/db/idv7.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { testDatabase } from '../harness/database/database.ts'
import { migrationsBefore } from '../harness/database/migrations-before.ts'
import { notified } from '../harness/records/notified.ts'

const { pool } = await testDatabase()

test('what was kept of notifications and reports before bodies had tables of their own is kept, in the month of its id', async () => {
  await pool.query('drop schema public cascade; create schema public')
  await migrate(pool, migrationsBefore('0059'))
  const january = firstIdAt(Date.UTC(2026, 0, 10))
  const [account, late] = [idv7(), idv7()]
  const body = `{"text":"${'é'.repeat(3_000)}"}`
  await pool.query(`create table notifications_2026_01 partition of notifications
    for values from ('${firstIdAt(Date.UTC(2026, 0, 1))}') to ('${firstIdAt(Date.UTC(2026, 1, 1))}')`)
  for (const id of [january, late]) {
    await pool.query(
      `insert into notifications (id, account_id, webhook_id, event, sequence, reference_type, reference_id, body, created_at)
       values ($1, $2, $2, 'container.updated', 1, 'container', $2, $3, now())`,
      [id, account, body],
    )
    await pool.query(
      `insert into notification_attempts (notification_id, attempt, account_id, attempted_at, status_code, duration_ms, response_body)
       values ($1, 1, $2, now(), 200, 12, 'ok')`,
      [id, account],
    )
  }
  const text = 'é'.repeat(70_000)
  const received = gzipSync(text)
  await pool.query(`create table reports_2026_01 partition of reports
    for values from ('${firstIdAt(Date.UTC(2026, 0, 1))}') to ('${firstIdAt(Date.UTC(2026, 1, 1))}')`)
  for (const [id, packed] of [
    [january, received],
    [late, null],
  ])
    await pool.query(
      `insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, complete, body)
       values ($1, $2, 'line:MAEU', now(), now(), now(), 'ok', 'dcsa', 3, true, $3)`,
      [id, account, packed],
    )
  await migrate(pool)
  const reports = await pool.query(
    `select r.tableoid::regclass::text as report, b.tableoid::regclass::text as month, r.size, r.stored_size, b.body
     from reports r left join report_bodies b on b.check_id = r.check_id and b.id = r.id order by r.id`,
  )
  expect(reports.rows).toEqual([
    {
      report: 'reports_2026_01',
      month: 'report_bodies_2026_01',
      size: 140_000,
      stored_size: received.length,
      body: received,
    },
    { report: 'reports_default', month: null, size: null, stored_size: null, body: null },
  ])
  const all = await notified(pool, 'n.account_id = $1', [account])
  expect(all.map((one) => [one.id, one.body]).sort()).toEqual([
    [january, body],
    [late, body],
  ])
  const { rows } = await pool.query(
    `select b.tableoid::regclass::text as body, a.tableoid::regclass::text as attempt, a.response_body
     from notification_bodies b join notification_attempts a on a.account_id = b.account_id and a.notification_id = b.id
     order by b.id`,
  )
  expect(rows).toEqual([
    { body: 'notification_bodies_2026_01', attempt: 'notification_attempts_2026_01', response_body: 'ok' },
    { body: 'notification_bodies_default', attempt: 'notification_attempts_default', response_body: 'ok' },
  ])
})
