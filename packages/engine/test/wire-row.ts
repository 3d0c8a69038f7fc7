import { type RecordRows, recordColumns } from '../src/record/rows.ts'
import type { WireRow } from '../src/record/wire.ts'

/** A row of a record in wire form: the given columns, and null in all others. */
export const wireRow = <Table extends keyof RecordRows>(table: Table, given: Partial<WireRow<RecordRows[Table]>>) =>
  ({
    ...Object.fromEntries(recordColumns[table].map((column) => [column, null])),
    ...given,
  }) as WireRow<RecordRows[Table]>
