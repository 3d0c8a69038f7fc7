import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  misplacedTables,
  refusedStatements,
  type Unbound,
  unboundStatements,
} from '@boxtrail/server/db/generate/distribution'
import { DATABASE_FILES, generateDatabaseFiles, PACKAGES, prepareOn } from '@boxtrail/server/db/generate/generate'
import { readReleasedDatabase, whatReleasedCannot } from '@boxtrail/server/db/generate/released'
import { statementsThatWiden } from '@boxtrail/server/db/generate/widening'
import { distributionProblems } from './distribution.ts'

/**
 * The outdated generated files, the statements that do not work with the last release, and those that name no account.
 */
async function examine() {
  const fresh = mkdtempSync(join(tmpdir(), 'boxtrail-check-'))
  try {
    const released = await readReleasedDatabase()
    let broken: string[] = []
    let wide: string[] = []
    let unbound: Unbound[] = []
    let misplaced: string[] = []
    await generateDatabaseFiles(fresh, async (pool) => {
      broken = await whatReleasedCannot(pool, released)
      wide = await statementsThatWiden(pool)
      misplaced = await misplacedTables(pool)
      // A statement that cannot be planned is broken, and reported as such.
      if (broken.length === 0) unbound = await unboundStatements(pool)
    })
    const stale = DATABASE_FILES.filter((name) => read(join(fresh, name)) !== read(join(PACKAGES, name)))
    const refused = await refusedStatements()
    return { stale, broken, wide, unbound, misplaced, refused, release: released.release }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const [on] = process.argv.slice(2)
  // With an empty database of another version of PostgreSQL: whether it accepts the migrations and every statement.
  if (on !== undefined) console.log(`prepared ${await prepareOn(on)} statements`)
  else {
    const { stale, broken, wide, unbound, misplaced, refused, release } = await examine()
    const problems = distributionProblems(unbound, misplaced, refused)
    if (stale.length > 0)
      console.error(`Not what the migrations generate: ${stale.join(', ')} in packages/. Run: pnpm generate`)
    if (broken.length > 0)
      console.error(
        `A process of the last release (${release}) fails on the new schema, see "A migration" in CONTRIBUTING:\n${broken.map((line) => `  ${line}`).join('\n')}`,
      )
    for (const name of wide)
      console.error(
        `statement ${name} returns each column that a later migration adds, and then fails where it is prepared: name them by everyColumn (db/every-column.ts)`,
      )
    for (const problem of problems) console.error(problem)
    if (stale.length + broken.length + wide.length + problems.length > 0) process.exitCode = 1
  }
}
