import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATABASE_FILES, generateDatabaseFiles, PACKAGES, prepareOn } from '@boxtrail/server/db/generate/generate'

/** The files that differ from what the migrations generate. */
export async function staleDatabaseFiles(committed: string = PACKAGES): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), 'boxtrail-check-'))
  try {
    await generateDatabaseFiles(fresh)
    return DATABASE_FILES.filter((name) => read(join(fresh, name)) !== read(join(committed, name)))
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
  // On an empty database of another version of PostgreSQL: whether it understands the migrations and every statement.
  if (on !== undefined) console.log(`prepared ${await prepareOn(on)} statements`)
  const stale = on === undefined ? await staleDatabaseFiles() : []
  if (stale.length > 0) {
    console.error(`Not what the migrations generate: ${stale.join(', ')} in packages/. Run: pnpm generate`)
    process.exitCode = 1
  }
}
