import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isSlow } from '../config/form.ts'
import { root, testedPackages } from '../config/test-projects.ts'
// @ts-expect-error: plain JavaScript, because it also runs before anything is installed
import { startTurbo } from './turbo.mjs'

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/config/vitest.config.ts']
const startVitest = (args: readonly string[], stdout: 'inherit' | 'pipe') => {
  const child = spawn(process.execPath, [...vitest, ...args], { cwd: root, stdio: ['ignore', stdout, 'inherit'] })
  const end = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  return child.on('close', () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, end)
  })
}

interface Tally {
  passed: number
  failed: number
  /** The number of lines with totals. */
  lines: number
  /** The exit code of the process. */
  code: number
}

/** Prints the output of a run once the previous run has ended, and adds up its lines `N passed, N failed`. */
const tallyOf = async (child: ChildProcess, before: Promise<unknown> = Promise.resolve()): Promise<Tally> => {
  const tally: Tally = { passed: 0, failed: 0, lines: 0, code: 1 }
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const held: string[] = []
  let write = (text: string): unknown => held.push(text)
  const released = before.then(() => {
    process.stdout.write(held.join(''))
    write = (text) => process.stdout.write(text)
  })
  for await (const line of createInterface({ input: child.stdout! })) {
    write(`${line}\n`)
    const [, passed, failed] = /(?:^|: )(\d+) passed, (\d+) failed$/.exec(line) ?? []
    if (passed === undefined) continue
    tally.passed += Number(passed)
    tally.failed += Number(failed)
    tally.lines++
  }
  await released
  return { ...tally, code: await ended }
}

/** A run that failed without a failed test, or that did not report a part, counts as one failure. */
const failuresOf = ({ failed, lines, code }: Tally, parts: number) =>
  failed + Math.max(parts - lines, code !== 0 && failed === 0 ? 1 : 0, 0)

/** A hash of files outside of the repository that tests read, because the results depend on them. */
const sharedData = (): string => {
  const hash = createHash('sha256')
  const folder = join(root, '../shared/data')
  for (const file of globSync('**/*', { cwd: folder }).sort())
    hash.update(`${file} ${statSync(join(folder, file)).size}\n`)
  return hash.digest('hex').slice(0, 16)
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The database tests to run: all, or those that differ from a commit, directly or in modules that they import. If a
 * changed file is neither a module nor a page, all run, because its effect is unknown.
 */
const onDatabase = (base: string | undefined): string[] => {
  const all = ['--project', 'database']
  if (base === undefined) return all
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '-o', '--exclude-standard')]
  const unknown = changed.find((file) => !/\.(tsx?|mjs|md)$/.test(file))
  if (unknown === undefined) return [...all, '--changed', base]
  process.stdout.write(`all tests with a database run, because ${unknown} changed\n`)
  return all
}

interface Extent {
  force?: boolean
  /** The commit since which changes count; without one, all database tests run. */
  changedSince?: string
}

/**
 * Runs the tests without a database package by package, unless Turbo has cached their results, and all others at the
 * same time: those wait for the database and for processes much of the time.
 */
const runEverything = async ({ force, changedSince }: Extent): Promise<boolean> => {
  // One package at a time, because each run uses as many workers as the machine allows.
  const args = ['run', 'test', '--concurrency=1', '--continue', '--output-logs=full', ...(force ? ['--force'] : [])]
  const env = { BOXTRAIL_SHARED_DATA: sharedData() }
  const first = tallyOf(startTurbo(args, { env, stdio: ['ignore', 'pipe', 'inherit'] }))
  const [pure, database] = await Promise.all([first, tallyOf(startVitest(onDatabase(changedSince), 'pipe'), first)])
  const failed = failuresOf(pure, testedPackages('test.ts').length) + failuresOf(database, 1)
  process.stdout.write(`\n${pure.passed + database.passed} passed, ${failed} failed\n`)
  return failed === 0
}

const args = process.argv.slice(2)
const [first, second] = args
// Tests that are named explicitly are not cached; slow tests never are.
if (isSlow || (args.length > 0 && first !== '--force' && first !== '--changed'))
  startVitest(args, 'inherit').on('close', (code) => process.exit(code ?? 1))
else {
  const changedSince = first === '--changed' ? (second ?? 'HEAD') : undefined
  process.exitCode = (await runEverything({ force: first === '--force', ...(changedSince ? { changedSince } : {}) }))
    ? 0
    : 1
}
