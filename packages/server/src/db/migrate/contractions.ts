import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_DIRECTORY } from './migrate.ts'

/** What a migration removes, and since which version nothing needs it. */
export interface Contraction {
  migration: string
  since: string
}

const DECLARED = /^-- contracts: since (\d+\.\d+\.\d+(?:-[\w.-]+)?) /gm

/** Returns the migrations that remove something. */
export const contractionsOf = (
  migrations: readonly string[],
  directory: string = MIGRATIONS_DIRECTORY,
): Contraction[] =>
  migrations.flatMap((migration) => {
    const sql = readFileSync(join(directory, migration), 'utf8')
    return [...sql.matchAll(DECLARED)].map(([, since]) => ({ migration, since: since! }))
  })
