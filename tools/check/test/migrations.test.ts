import { expect, test } from 'vitest'
import { migrationProblems, wholeRowTables } from '../migrations/problems.ts'

const linesOf = (sql: string) =>
  migrationProblems([{ name: '0099.sql', sql }]).map(({ line, message }) => [line, message])

test.each([
  ['alter table shipments drop column seal', 'drops a column'],
  ['alter table shipments drop seal', 'drops a column'],
  ['alter table only shipments rename column seal to seal_number', 'renames'],
  ['alter table shipments rename to old_shipments', 'renames'],
  ['alter table shipments alter column weight type bigint', 'changes the type'],
  ['alter table shipments alter weight set data type bigint', 'changes the type'],
  ['alter table shipments alter column weight set not null', 'demands a value'],
  ['alter table shipments alter column weight drop not null', 'allows null'],
  ['alter table shipments alter column weight drop default', 'drops a default'],
  ['alter table shipments add column kind text not null', 'adds a column'],
  ['alter table shipments add kind text not null references kinds (id)', 'adds a column'],
  ['alter table shipments add check (weight > 0)', 'adds a constraint'],
  ['alter table shipments add constraint heavy unique (account_id, weight)', 'adds a constraint'],
  ['alter table shipments add primary key (account_id, id)', 'adds a constraint'],
  ['create unique index one on shipments (account_id, weight)', 'makes rows unique'],
  ['drop table shipments', 'drops what such a process may use'],
  ['drop view if exists search_rows', 'drops what such a process may use'],
  ['drop trigger listed on shipments', 'keeps the writes'],
  ['drop function listed', 'keeps the writes'],
  ['alter view search_rows rename to found', 'renames'],
])('%s: %s', (sql, said) => {
  expect(linesOf(`select 1;\n${sql};`)).toEqual([[2, expect.stringContaining(said)]])
})

test.each([
  'create table kinds (id uuid primary key, name text not null unique)',
  'alter table shipments add column kind text, add column weight bigint not null default 0',
  "alter table shipments add column of_note boolean not null generated always as (note <> '') stored",
  'create index by_weight on shipments (account_id, weight)',
  'drop index by_weight',
  'alter table shipments drop constraint heavy',
  'alter index by_weight rename to of_weight',
  "update shipments set note = 'drop table shipments; alter table shipments drop column seal'",
  '-- drop table shipments\nselect 1 /* drop table\nshipments */',
])('%s is lived with', (sql) => {
  expect(linesOf(`${sql};`)).toEqual([])
})

test('what no earlier release knows may be changed, also in a later file', () => {
  const first = { name: '0098.sql', sql: 'create table kinds (id uuid);\ncreate trigger t after insert on kinds;' }
  const second = { name: '0099.sql', sql: 'alter table kinds add column name text not null;\ndrop trigger t on kinds;' }
  expect(migrationProblems([first, second])).toEqual([])
  expect(migrationProblems([second])).toHaveLength(2)
})

test('each action of a statement has its own line, and a block is read as well', () => {
  expect(
    linesOf('alter table shipments\n  add column a text,\n  drop column b,\n  drop column c;').map(([line]) => line),
  ).toEqual([3, 4])
  const block =
    "do $$\nbegin\n  drop table old;\n  for part in select 1 loop\n    execute format('drop table %I', part);\n  end loop;\nend $$;"
  expect(linesOf(block).map(([line]) => line)).toEqual([3, 5])
})

test('a reason above the statement is accepted, and only there', () => {
  const drop = 'alter table shipments drop column seal;'
  expect(linesOf(`-- The seal moved.\n-- contracts: since 0.5.0 no version uses it\n${drop}`)).toEqual([])
  expect(linesOf(`-- lives with it: the wider key takes what the narrower took\n${drop}`)).toEqual([])
  expect(linesOf(`-- contracts:\n${drop}`)).toHaveLength(1)
  expect(linesOf(`-- contracts: since 0.5.0 no version uses it\nselect 1;\n${drop}`)).toHaveLength(1)
})

test('a default does not help where whole rows are written', () => {
  const tables = wholeRowTables({
    save: 'insert into changes select * from json_populate_recordset(null::changes, $1)',
  })
  const sql = 'alter table changes add column kind text not null default 1;'
  expect(migrationProblems([{ name: '0099.sql', sql }], tables)).toHaveLength(1)
  expect(migrationProblems([{ name: '0099.sql', sql }])).toEqual([])
})
