import { expect, test } from 'vitest'
import { idv7 } from '../../src/db/idv7.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { testDatabase } from '../harness/database/database.ts'
import { migrationsBefore } from '../harness/database/migrations-before.ts'

const { pool } = await testDatabase()

test('entries about a source from before an upgrade are found by that source afterwards, and no others', async () => {
  await pool.query('drop schema public cascade; create schema public')
  await migrate(pool, migrationsBefore('0090'))
  const account = idv7()
  await pool.query(`insert into accounts (id, company_name, created_at) values ($1, 'before', now())`, [account])
  const add = async (kind: string, cause: string, source: object | null) => {
    const id = idv7()
    await pool.query(
      `insert into attention_entries (account_id, id, scope_id, kind, severity, rank, due_order, since, cause, changed_at)
       values ($1, $2, $2, $3, 'medium', 2, '9999-12-31', now(), $4, now())`,
      [account, id, kind, cause],
    )
    await pool.query('insert into attention_contents (account_id, id, content) values ($1, $2, $3)', [
      account,
      id,
      { evidence: [{ attribute: 'meta.sources', value: null, source }] },
    ])
  }
  await add('source_silent', '2026-03-04T10:17:12Z', { id: 'rail:UP', kind: 'rail', name: 'Union Pacific' })
  await add('source_not_connected', 'HLCU', null)
  await add('source_not_connected', '', null)
  await add('held', 'customs', { id: 'terminal:x', kind: 'terminal', name: null })
  await migrate(pool)
  const { rows } = await pool.query('select kind, source_id from attention_entries order by id')
  expect(rows.map(({ kind, source_id }) => [kind, source_id])).toEqual([
    ['source_silent', 'rail:UP'],
    ['source_not_connected', 'line:HLCU'],
    ['source_not_connected', null],
    ['held', null],
  ])
})
