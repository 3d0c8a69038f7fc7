import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { atBase } from '../check/base.ts'
import { judge, report } from '../check/compared.ts'
import type { Verdict } from '../check/promises.ts'
import { repository } from '../generate/places.ts'
import { exportDifferences, type Surfaces } from './export-differences.ts'
import { surfaces } from './layout.ts'

/**
 * Checks what programs can import from the published packages, and how that has changed since the last release and
 * since the base. With `--update`, the snapshots are rewritten: reviews show their changes, and later changes are
 * compared with them.
 */

const SNAPSHOTS = 'tools/release/snapshots'
const RELEASED = 'tools/release/released'

export async function exportProblems(now: Surfaces, root: string = repository): Promise<Verdict> {
  const versions = globSync('*/', { cwd: join(root, RELEASED) }).map((folder) => basename(folder))
  const version = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (!version) throw new Error(`${RELEASED} contains no version: there is nothing to compare with`)
  const { problems, declared } = await judge<Surfaces>(
    {
      packageOf: (promise) => /^@boxtrail\/\w+/.exec(promise)![0],
      isOurs: (name) => name.startsWith('@boxtrail/'),
      released: {
        version,
        file: `${RELEASED}/${version}/client.txt`,
        state: await readAll(join(root, RELEASED, version)),
      },
      now,
      atBase: async (commit) => {
        const names = new Set([...now.keys(), ...(await readAll(join(root, SNAPSHOTS))).keys()])
        const kept = await Promise.all(
          [...names].map(async (name) => [name, await atBase(root, commit, `${SNAPSHOTS}/${name}.txt`)] as const),
        )
        const found = kept.filter((one): one is [string, string] => one[1] !== undefined)
        return found.length > 0 ? new Map(found) : undefined
      },
      differences: exportDifferences,
    },
    root,
  )
  return { problems: [...(await staleSnapshots(now, root)), ...problems], declared }
}

const readAll = async (folder: string): Promise<Surfaces> =>
  new Map(
    await Promise.all(
      globSync('*.txt', { cwd: folder }).map(
        async (file) => [basename(file, '.txt'), await readFile(join(folder, file), 'utf8')] as const,
      ),
    ),
  )

async function staleSnapshots(now: Surfaces, root: string): Promise<string[]> {
  const kept = await readAll(join(root, SNAPSHOTS))
  const stale = [...new Set([...now.keys(), ...kept.keys()])].filter((name) => kept.get(name) !== now.get(name))
  return stale.map(
    (name) =>
      `${SNAPSHOTS}/${name}.txt is not what @boxtrail/${name} exports. Run: node tools/release/exports.ts --update`,
  )
}

if (import.meta.main) {
  const now = await surfaces({ force: process.argv.includes('--force') })
  if (process.argv.includes('--update'))
    for (const [name, surface] of now) await writeFile(join(repository, SNAPSHOTS, `${name}.txt`), surface)
  report(await exportProblems(now))
}
