import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RELEASED_DATABASE, readReleasedDatabase } from '@boxtrail/server/db/generate/released'
import { MIGRATIONS_DIRECTORY, migrationNames } from '@boxtrail/server/db/migrate/migrate'
import { repository } from '../../generate/places.ts'
import { type Migration, migrationProblems, wholeRowTables } from './problems.ts'

/** Checks whether processes of the last release can run with each newer migration. */

const { migrations: released, statements, release } = await readReleasedDatabase(join(repository, RELEASED_DATABASE))
const read = (name: string): Migration => ({ name, sql: readFileSync(join(MIGRATIONS_DIRECTORY, name), 'utf8') })
const newer = migrationNames().filter((name) => !released.includes(name))
const problems = migrationProblems(newer.map(read), wholeRowTables(statements))
for (const { name, line, message } of problems)
  console.error(`packages/server/src/db/migrations/${name}:${line}: ${message}`)
if (problems.length > 0) {
  console.error(
    `\nProcesses of the last release (${release}) run beside this version while an installation is upgraded: "A migration" in CONTRIBUTING says how to expand now and contract a release later.`,
  )
  process.exitCode = 1
}
