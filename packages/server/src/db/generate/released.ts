import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { migrationNames } from '../migrate/migrate.ts'
import { statementTexts } from './statement-types.ts'

/**
 * What processes of the last release need from the database: they run beside those of this version while an
 * installation is upgraded, on the schema that this version has migrated.
 */
export interface ReleasedDatabase {
  /** The name of the release. */
  release: string
  /** The migrations that it contains. */
  migrations: string[]
  /** The texts of its statements, by name. */
  statements: Record<string, string>
}

/** The path of the file, relative to the repository. */
export const RELEASED_DATABASE = 'packages/server/database.released.json.gz'
const FILE = join(import.meta.dirname, '../../../database.released.json.gz')

export const readReleasedDatabase = async (file: string = FILE): Promise<ReleasedDatabase> =>
  JSON.parse(gunzipSync(await readFile(file)).toString())

/** Describes this version when it becomes a release. */
export const describeForRelease = async (release: string): Promise<ReleasedDatabase> => ({
  release,
  migrations: migrationNames(),
  statements: await statementTexts(),
})

/**
 * Plans each statement of the release on the schema of this version, and returns why some cannot be planned. Planning
 * checks more than preparing, for example that the key which `on conflict` names still exists.
 */
export async function whatReleasedCannot(pool: Pool, { statements }: ReleasedDatabase): Promise<string[]> {
  const problems: string[] = []
  for (const [name, text] of Object.entries(statements))
    await pool
      .query(`explain (generic_plan) ${text}`)
      .catch((error: Error) => problems.push(`statement ${name}: ${error.message}`))
  return problems
}
