import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstIdAt, idv7 } from '../../src/db/idv7.ts'
import { MIGRATIONS_DIRECTORY, migrate } from '../../src/db/migrate.ts'
import { testDatabase } from '../harness/database.ts'
import { notified } from '../harness/notified.ts'
import { temporary } from '../harness/temporary.ts'

const { pool } = await testDatabase()

/** The migrations before one, in a folder. */
const migrationsBefore = (first: string): string => {
  const folder = temporary()
  for (const name of readdirSync(MIGRATIONS_DIRECTORY))
    if (name < first) cpSync(join(MIGRATIONS_DIRECTORY, name), join(folder, name))
  return folder
}

test('what was kept of notifications before they had a table for bodies is kept, in the month of its id', async () => {
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
  await migrate(pool)
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
