import { columns } from '../schema/rows.ts'
import type { StatementOptions } from './statement.ts'

interface Merged<Table extends keyof typeof columns> {
  table: Table
  key: readonly (typeof columns)[Table][number][]
  /** The columns that are written if a row exists. */
  changed: readonly (typeof columns)[Table][number][]
}

/**
 * Writes whole rows, given as JSON, whether or not they exist; of existing rows only the columns `changed`. A lock must
 * keep others from writing them meanwhile. `on conflict` would lock each row first and confirm each new one, with
 * separate records in the log; only a distributed database gets it, because it cannot plan such a `merge`.
 */
export const mergeRows = <Table extends keyof typeof columns>({
  table,
  key,
  changed,
}: Merged<Table>): [text: string, options: StatementOptions] => {
  const rows = `json_populate_recordset(null::${table}, $1)`
  const list = (names: readonly string[], of = '') => names.map((name) => `${of}"${name}"`).join(', ')
  const set = (from: string) => changed.map((column) => `"${column}" = ${from}."${column}"`).join(', ')
  const all = columns[table]
  return [
    `merge into ${table} t using ${rows} r on ${key.map((column) => `t."${column}" = r."${column}"`).join(' and ')}
   when matched then update set ${set('r')}
   when not matched then insert (${list(all)}) values (${list(all, 'r.')})`,
    {
      distributed: `insert into ${table} (${list(all)}) select ${list(all)} from ${rows}
   on conflict (${list(key)}) do update set ${set('excluded')}`,
    },
  ]
}
