import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import { locateNothing } from '../../../src/config/file/locate.ts'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { configureSources } from '../../../src/sources/configuration/configure-sources.ts'
import { saveSources } from '../../../src/sources/save-sources.ts'
import { testDatabase } from '../../harness/database/database.ts'

const { pool } = await testDatabase()

test('a line that gets its credentials is polled at once, and its breaker is reset', async () => {
  const configured = (...lines: unknown[]) =>
    configureSources({ ...configFile.parse({ lines }), locate: locateNothing }, createReference())
  await saveSources(pool, configured())
  await pool.query(`update sources set failures = 9, paused_until = now() + interval '15 min' where id = 'line:MAEU'`)
  const insert = `insert into checks (id, source_id, subject_kind, subject_number, next_check_at, attempts, created_at)
    values (gen_random_uuid(), $1, 'bill', '260000001', $2, 5, now())`
  await pool.query(insert, ['line:MAEU', new Date(Date.now() + 4 * 3_600_000)])
  await pool.query(insert, ['line:HLCU', new Date(Date.now() + 4 * 3_600_000)])

  const line = {
    scac: 'MAEU',
    adapter: 'dcsa' as const,
    profile: 'maersk',
    base_url: 'http://127.0.0.1:9',
    auth: { kind: 'none' as const },
    limits: {},
  }
  await saveSources(pool, configured(line))

  const { rows } = await pool.query(
    `select c.source_id, c.next_check_at <= now() as due, c.attempts, s.failures, s.paused_until from checks c join sources s on s.id = c.source_id order by 1`,
  )
  expect(rows).toEqual([
    { source_id: 'line:HLCU', due: false, attempts: 5, failures: 0, paused_until: null },
    { source_id: 'line:MAEU', due: true, attempts: 0, failures: 0, paused_until: null },
  ])
})
