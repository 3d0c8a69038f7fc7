import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_DIRECTORY } from '../../../src/db/migrate/migrate.ts'
import { temporary } from '../temporary.ts'

/** The migrations before one, in a folder. */
export const migrationsBefore = (first: string): string => {
  const folder = temporary()
  for (const name of readdirSync(MIGRATIONS_DIRECTORY))
    if (name < first) cpSync(join(MIGRATIONS_DIRECTORY, name), join(folder, name))
  return folder
}
