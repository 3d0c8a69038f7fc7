import { expect, test } from 'vitest'
import { testDatabase } from '../harness/database/database.ts'
import { tenantTables } from './catalogue.ts'

const { pool } = await testDatabase()

/** Tables whose rows are not found by an account's key, and why. */
const otherwise: Record<string, string> = {
  oauth_tokens: 'found by the token, which says whose it is',
  sources: 'the lines of the installation, of which an account may have its own',
}

interface Constraint {
  table_name: string
  name: string
  kind: 'p' | 'f'
  columns: string[]
  other: string | null
  other_columns: string[] | null
}

const constraints = async (): Promise<Constraint[]> => {
  const names = (keys: string, of: string) =>
    `(select array_agg(a.attname::text order by k.at) from unnest(${keys}) with ordinality k(number, at)
       join pg_attribute a on a.attrelid = ${of} and a.attnum = k.number)`
  const { rows } = await pool.query<Constraint>(
    `select c.conrelid::regclass::text as table_name, c.conname as name, c.contype as kind,
       ${names('c.conkey', 'c.conrelid')} as columns, nullif(c.confrelid, 0)::regclass::text as other,
       ${names('c.confkey', 'c.confrelid')} as other_columns
     from pg_constraint c where c.contype in ('p', 'f') and c.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

test("the account comes first in the key of every table with an account's data", async () => {
  const tables = new Set(await tenantTables(pool))
  const keys = (await constraints()).filter(({ kind, table_name }) => kind === 'p' && tables.has(table_name))
  const wrong = keys.filter(({ columns }) => columns[0] !== 'account_id').map(({ table_name }) => table_name)
  expect(keys.length).toBe(tables.size)
  expect(wrong.sort()).toEqual(Object.keys(otherwise).sort())
})

test('references are allowed only to rows of the same account', async () => {
  const tables = new Set(await tenantTables(pool))
  const wrong = (await constraints()).filter(
    ({ kind, table_name, other, columns, other_columns }) =>
      kind === 'f' &&
      tables.has(table_name) &&
      tables.has(other!) &&
      !(columns[0] === 'account_id' && other_columns![0] === 'account_id'),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
