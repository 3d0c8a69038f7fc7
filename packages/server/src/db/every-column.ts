import { columns, type Rows } from '../schema/rows.ts'

/**
 * The columns of a table by their names, for a statement that returns a whole row. With `*`, prepared statements of
 * running processes would get another result once the migration of the next release adds a column, which PostgreSQL
 * rejects.
 */
export const everyColumn = (table: keyof Rows, alias: string = table): string =>
  columns[table].map((name) => `${alias}."${name}"`).join(', ')
