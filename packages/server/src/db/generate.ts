import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDatabase } from './database.ts'
import { startTemporary } from './embedded/temporary.ts'
import { describeRows } from './generate/row-types.ts'
import { describeSchema } from './generate/schema.ts'
import { migrate } from './migrate.ts'

const HEADER = '@generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.'

export const DATABASE_DIRECTORY = fileURLToPath(new URL('./', import.meta.url))
export const DATABASE_FILES = ['schema.sql', 'rows.ts'] as const

/** Migrates an empty database and writes down what came out: `schema.sql` to read in a review, `rows.ts` for Kysely. */
export async function generateDatabaseFiles(outDir: string): Promise<void> {
  const server = await startTemporary()
  const { pool, close } = createDatabase(server.url, { maxConnections: 1 })
  try {
    await migrate(pool)
    mkdirSync(outDir, { recursive: true })
    writeFileSync(join(outDir, 'schema.sql'), `-- ${HEADER}\n\n${await describeSchema(pool)}`)
    writeFileSync(join(outDir, 'rows.ts'), `// ${HEADER}\n${await describeRows(pool)}`)
  } finally {
    await close()
    await server.stop()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: DATABASE_DIRECTORY } } })
  await generateDatabaseFiles(values.out)
}
