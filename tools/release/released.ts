import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readChangesets } from '../check/changesets.ts'
import { type Verdict, verdict } from '../check/promises.ts'
import { repository } from '../generate/places.ts'
import { declarationChange } from './declarations.ts'

const RELEASED = 'tools/release/released'

/** What the exports of a package have become since the last release: a problem if no changeset declares as much. */
export async function declarationProblems(name: string, surface: string): Promise<Verdict> {
  const versions = await readdir(join(repository, RELEASED))
  const version = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (!version) throw new Error(`${RELEASED} contains no version: there is nothing to compare with`)
  const kept = `${RELEASED}/${version}/${name}.txt`
  // A package that the last release did not have has promised nothing.
  if (!existsSync(join(repository, kept))) return { problems: [], declared: [] }
  const change = declarationChange(await readFile(join(repository, kept), 'utf8'), surface)
  return verdict({ name: `@boxtrail/${name}`, version, kept }, change, (await readChangesets()).changesets)
}
