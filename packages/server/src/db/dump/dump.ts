import type { Pool, PoolClient } from 'pg'
import { copyOut } from './copy.ts'
import { createRowDigest } from './row-digest.ts'
import {
  listPartitions,
  listSequences,
  listTables,
  type Partition,
  readAlike,
  readingAll,
  type Sequence,
  type Table,
} from './tables.ts'

/** What a dump consists of besides the rows, and how to recognise them. */
export interface DumpedDatabase {
  migrations: { name: string; sha256: string }[]
  partitions: Partition[]
  sequences: Sequence[]
  tables: (Table & { rows: number; sum: string })[]
}

/** How much of a table is in memory at a time. */
const PART_BYTES = 8 * 2 ** 20

type Write = (table: string, part: Buffer) => Promise<void>

/**
 * Reads the whole database as of one moment, while others write: rows are given to `write` in parts, in the text format of
 * COPY, which any version of PostgreSQL reads. `within` sees the same moment.
 */
export const dumpDatabase = async <T>(
  pool: Pool,
  write: Write,
  within: (client: PoolClient) => Promise<T>,
): Promise<{ dumped: DumpedDatabase; found: T }> => {
  const client = await pool.connect()
  try {
    await readAlike(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query('select name, sha256 from schema_migrations order by name')
    const tables: DumpedDatabase['tables'] = []
    for (const table of await listTables(client)) tables.push({ ...table, ...(await dumpTable(client, table, write)) })
    const dumped = {
      migrations,
      partitions: await listPartitions(client),
      sequences: await listSequences(client),
      tables,
    }
    return { dumped, found: await within(client) }
  } finally {
    // This session has settings of its own, so it must not be used again.
    client.release(true)
  }
}

const dumpTable = async (client: PoolClient, table: Table, write: Write) => {
  const digest = createRowDigest()
  let rows: Buffer[] = []
  let bytes = 0
  const flush = () => {
    const part = Buffer.concat(rows)
    rows = []
    bytes = 0
    return write(table.name, part)
  }
  await copyOut(client, readingAll(table), (row) => {
    digest.add(row)
    rows.push(Buffer.from(row))
    bytes += row.length
    return bytes >= PART_BYTES ? flush() : undefined
  })
  if (bytes > 0) await flush()
  return digest.value()
}
