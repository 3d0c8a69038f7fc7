import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startTemporary } from '@boxtrail/embedded-postgres'
import type { Pool } from 'pg'
import { createDatabase } from '../connection/database.ts'
import { migrate } from '../migrate/migrate.ts'
import { describeRecordRows, describeRows, readColumns } from './row-types.ts'
import { describeSchema } from './schema.ts'
import { describeServedColumns } from './served-columns.ts'
import { describeStatements, prepareStatements } from './statement-types.ts'

const HEADER = '@generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.'
const SERVED_HEADER =
  '@generated from spec/ and packages/server/src/db/migrations by "pnpm generate". Edit them instead.'
const STATEMENTS_HEADER =
  '@generated from the statements of packages/server/src by "pnpm generate". Edit a statement instead.'

/** The folder of the packages. */
export const PACKAGES = fileURLToPath(new URL('../../../../', import.meta.url))
/** The generated files, relative to that folder. */
export const DATABASE_FILES = [
  'server/src/db/schema.sql',
  'engine/src/record/rows.ts',
  'server/src/schema/rows.ts',
  'server/src/records/served-columns.ts',
  'server/src/db/statements.ts',
] as const

type Write = (file: (typeof DATABASE_FILES)[number], text: string) => void

/**
 * Migrates an empty database and describes the result: `schema.sql` to read in a review, `rows.ts` with the types of the
 * rows, `statements.ts` with those of every statement, each of which is prepared. Each is written before the next is made,
 * because statements name the columns of `rows.ts`.
 */
async function describeDatabase(url: string, write: Write, then: (pool: Pool) => Promise<void>): Promise<void> {
  const { pool, close } = createDatabase(url, { maxConnections: 2 })
  try {
    await migrate(pool)
    write('server/src/db/schema.sql', `-- ${HEADER}\n\n${await describeSchema(pool)}`)
    const columns = await readColumns(pool)
    const narrowed = narrowedColumns()
    write('engine/src/record/rows.ts', `// ${HEADER}\n${describeRecordRows(columns, narrowed)}`)
    write('server/src/schema/rows.ts', `// ${HEADER}\n${describeRows(columns, narrowed)}`)
    write('server/src/records/served-columns.ts', `// ${SERVED_HEADER}\n${describeServedColumns(columns)}`)
    write('server/src/db/statements.ts', `// ${STATEMENTS_HEADER}\n${await describeStatements(pool, columns)}`)
    await then(pool)
  } finally {
    await close()
  }
}

/**
 * Migrates an empty database, and prepares every statement on it, to check that its version of PostgreSQL accepts them.
 * Returns how many there are.
 */
export async function prepareOn(url: string): Promise<number> {
  const { pool, close } = createDatabase(url, { maxConnections: 2 })
  try {
    await migrate(pool)
    return await prepareStatements(pool)
  } finally {
    await close()
  }
}

/** Writes the files; `onMigrated` is then given the database. */
export async function generateDatabaseFiles(
  outDir: string,
  onMigrated: (pool: Pool) => Promise<void> = async () => {},
): Promise<void> {
  const server = await startTemporary()
  try {
    await describeDatabase(
      server.url,
      (file, text) => {
        mkdirSync(dirname(join(outDir, file)), { recursive: true })
        writeFileSync(join(outDir, file), text)
      },
      onMigrated,
    )
  } finally {
    await server.stop()
  }
}

const narrowedColumns = (): Set<string> =>
  new Set(
    ['engine/src/record', 'server/src/schema']
      .flatMap((folder) =>
        readFileSync(join(PACKAGES, folder, 'column-types.ts'), 'utf8').match(/^ {2}'[a-z_]+\.[a-z_]+'(?=:)/gm),
      )
      .map((text) => text!.trim().slice(1, -1)),
  )

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: PACKAGES } } })
  await generateDatabaseFiles(values.out)
}
