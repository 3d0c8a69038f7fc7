import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_DIRECTORY } from '../../../src/db/migrate/migrate.ts'
import { temporary } from '../temporary.ts'

/** Returns a folder with the migrations before the one that is named. */
export const migrationsBefore = (first: string): string => {
  const folder = temporary()
  for (const name of readdirSync(MIGRATIONS_DIRECTORY))
    if (name < first) cpSync(join(MIGRATIONS_DIRECTORY, name), join(folder, name))
  return folder
}
