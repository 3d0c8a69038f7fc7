import type { WireRow } from '@boxtrail/engine/record/wire'
import { columns, type Rows } from '../../../src/schema/rows.ts'

/** Returns a row of a table in wire form, with the given columns, and null in all others. */
export const wireRow = <Table extends keyof Rows>(table: Table, given: Partial<WireRow<Rows[Table]>>) =>
  ({ ...Object.fromEntries(columns[table].map((column) => [column, null])), ...given }) as WireRow<Rows[Table]>
