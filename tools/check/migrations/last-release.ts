import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { RELEASED_DATABASE, readReleasedDatabase } from '@boxtrail/server/db/generate/released'
import { MIGRATIONS_DIRECTORY, migrationNames } from '@boxtrail/server/db/migrate/migrate'
import { repository } from '../../generate/places.ts'

/**
 * Runs the database tests of the last release, from its commit, with the migrations of this version: those of the
 * server and the program by default, or those given as arguments.
 */

/** Tests of the schema itself, which fail for new tables: that each table with data of accounts is known. */
const ABOUT_TABLES = ['the tested account has data in every table']

const MIGRATIONS = 'packages/server/src/db/migrations'

const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: repository, maxBuffer: 64 << 20 })).stdout.trim()

/** The commit that recorded the release. A shallow history could give another one. */
export const releaseCommit = async (): Promise<string> => {
  const commit = await git('log', '-1', '--format=%H', '--', RELEASED_DATABASE).catch(() => '')
  if (commit === '') throw new Error(`No commit here has ${RELEASED_DATABASE}: run this in a clone of the repository.`)
  const shallow = join(repository, await git('rev-parse', '--git-path', 'shallow'))
  const cut = existsSync(shallow) ? readFileSync(shallow, 'utf8').split('\n') : []
  if (cut.includes(commit))
    throw new Error('The last release is not in this clone, which is shallow. Run: git fetch --unshallow')
  return commit
}

const run = (cwd: string, command: string, args: string[]) =>
  new Promise<number | null>((resolve, reject) => {
    const path = `${join(cwd, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH: path } })
    child.on('error', reject)
    child.on('close', resolve)
  })

const TESTED = ['packages/server', 'apps/boxtrail']

const testRelease = async (named: string[]): Promise<number | null> => {
  const commit = await releaseCommit()
  const { release, migrations } = await readReleasedDatabase()
  const newer = migrationNames().filter((name) => !migrations.includes(name))
  console.log(`${release}, commit ${commit.slice(0, 12)}, with ${newer.length} newer migrations: ${newer.join(', ')}`)
  const folder = await mkdtemp(join(tmpdir(), 'boxtrail-release-'))
  try {
    await git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit)
    for (const name of newer) await cp(join(MIGRATIONS_DIRECTORY, name), join(folder, MIGRATIONS, name))
    const { packageManager } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const installed = await run(folder, 'npx', [
      '-y',
      packageManager,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
    ])
    if (installed !== 0) return installed
    const others = ['--testNamePattern', `^(?!.*(?:${ABOUT_TABLES.join('|')}))`]
    const vitest = [
      'run',
      '--config',
      'tools/config/vitest.config.ts',
      '--project',
      'database',
      ...others,
      ...(named.length > 0 ? named : TESTED),
    ]
    return await run(folder, 'node', ['node_modules/vitest/vitest.mjs', ...vitest])
  } finally {
    await rm(folder, { recursive: true, force: true })
    await git('worktree', 'prune')
  }
}

if (import.meta.main) process.exitCode = (await testRelease(process.argv.slice(2))) ?? 1
