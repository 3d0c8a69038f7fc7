import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identify, isSameProcessAlive } from '@boxtrail/embedded-postgres'
import { readEnvironment } from '@boxtrail/server/config/config'
import { hasDatabase } from '../database.ts'
import { examineInstallation } from '../doctor/doctor.ts'
import type { Finding } from '../doctor/finding.ts'
import { askVersion, lastLines, tryOut } from './ask-version.ts'
import { backUpBefore } from './backup-before.ts'
import { compareVersions, isVersion } from './compare-versions.ts'
import { fetchVersion, type Wanted } from './fetch-version.ts'
import { linkedVersion, ownProgram, type Program, versionsIn } from './programs.ts'
import { readKept } from './read-kept.ts'
import { refusedFile } from './refused-file.ts'
import { served } from './restart.ts'
import { completeSwitch, switchTo } from './switch.ts'
import { UpgradeError } from './upgrade-error.ts'

interface UpgradeOptions extends Wanted {
  /** Where the archive is written; null if there is to be none. */
  backup: string | null | undefined
  /** How long a version may take to become ready. */
  waitMs: number
  env: NodeJS.ProcessEnv
  say(text: string): void
}

export interface Upgraded {
  from: string
  to: string
  archive: string | null
  /** The migrations that were applied. */
  migrations: string[]
  /** How many processes run the new version now. */
  restarted: number
}

/**
 * Installs a version, tries it beside the service, and lets the processes run it one after the other. Until the switch,
 * nothing that runs is touched; after it, any failure leads back. Nothing is restored on the way back: migrations keep
 * what the previous version needs (CONTRIBUTING, "A migration"), so what was created meanwhile stays.
 */
export const upgrade = async (options: UpgradeOptions): Promise<Upgraded> => {
  const settings = readEnvironment(options.env)
  const { dataDir } = settings
  if (!hasDatabase(settings))
    throw new UpgradeError('There is no installation here yet: start the version that you want.')
  return withLock(dataDir, async () => {
    const cut = await completeSwitch(dataDir, options)
    // Not this copy, if it is the version that was replaced.
    const before = cut?.runs ?? ownProgram(dataDir)
    options.say(`version ${before.version} is here; fetching ${options.from ?? options.version ?? 'the latest'}`)
    const next = await fetchVersion(dataDir, options, isInUse(dataDir, before))
    if (cut?.isForward && before.version === next.version) return completed(next, served(dataDir).length)
    refuseUnlessNewer(next, before)
    await examine(next, options)
    const archive = await archiveOf(options, next)
    const migrations = await migrateBeside(next, [before, ...served(dataDir)], options)
    options.say(`trying ${next.version} beside the service`)
    await tryOut(next, options.env, options.waitMs)
    const restarted = await switchTo(next, before, { dataDir, ...options })
    removeOld(dataDir, [before.version, next.version])
    return { from: before.version, to: next.version, archive, migrations, restarted }
  })
}

/** The result of completing an interrupted upgrade. */
const completed = ({ version }: Program, restarted: number): Upgraded => ({
  from: version,
  to: version,
  archive: null,
  migrations: [],
  restarted,
})

const isInUse =
  (dataDir: string, { version }: Program) =>
  (one: string) =>
    [version, ownProgram(dataDir).version, linkedVersion(dataDir)].includes(one) ||
    served(dataDir).some((process) => process.version === one)

const refuseUnlessNewer = (next: Program, before: Program): void => {
  if (compareVersions(next.version, before.version) > 0) return
  throw new UpgradeError(
    next.version === before.version
      ? `Version ${next.version} is running already.`
      : `Version ${next.version} is older than ${before.version}: an installation can only be upgraded to a newer version.`,
  )
}

/**
 * Runs the checks of the new version, which knows what it needs. Existing problems do not stop the upgrade, which may
 * be meant to fix them.
 */
const examine = async (next: Program, { env, say }: UpgradeOptions): Promise<void> => {
  say(`examining the installation with ${next.version}`)
  const { output, complaint } = await askVersion(next, ['doctor', '--json'], env)
  const found = parsed<Finding[]>(output)
  if (!found)
    throw new UpgradeError(`Version ${next.version} cannot examine the installation:\n${lastLines(complaint)}`)
  const problemsIn = (all: readonly Finding[]) => all.filter(({ level }) => level === 'problem')
  const known = new Set(problemsIn(await examineInstallation(env)).map(({ check }) => check))
  const problems = problemsIn(found).filter(({ check }) => !known.has(check))
  if (problems.length > 0)
    throw new UpgradeError(
      `Version ${next.version} cannot serve here:\n${problems.map(({ check, message }) => `${check}: ${message}`).join('\n')}`,
    )
}

const archiveOf = async ({ env, backup, say }: UpgradeOptions, next: Program): Promise<string | null> => {
  if (backup === null) return null
  say('backing up')
  return backUpBefore(readEnvironment(env), { place: backup, next, env })
}

/** Migrates while the service runs; rejects a migration with which a process of any running version could not work. */
const migrateBeside = async (
  next: Program,
  beside: readonly Program[],
  { env, say }: UpgradeOptions,
): Promise<string[]> => {
  say('migrating')
  const oldest = beside.map(({ version }) => version).sort(compareVersions)[0]!
  const { code, output, complaint } = await askVersion(next, ['migrate', '--beside', oldest, '--json'], env)
  if (code !== 0)
    throw new UpgradeError(`Version ${next.version} cannot migrate the database:\n${lastLines(complaint)}`)
  return parsed<{ applied: string[] }>(output)?.applied ?? []
}

const parsed = <T>(output: string): T | undefined => {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/** Removes old versions, but keeps the previous one to return to. */
const removeOld = (dataDir: string, kept: readonly string[]): void => {
  for (const name of readdirSync(versionsIn(dataDir)))
    if (isVersion(name) && !kept.includes(name))
      rmSync(join(versionsIn(dataDir), name), { recursive: true, force: true })
}

const UNDER_WAY = 'Another upgrade of this installation is under way.'

const lock = (file: string): void => {
  try {
    writeFileSync(file, identify(process.pid), { flag: 'wx' })
  } catch (error) {
    // Another upgrade began at the same moment.
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new UpgradeError(UNDER_WAY) : error
  }
}

/** Runs work under a lock, because two upgrades at once would undo each other. */
const withLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const file = join(dataDir, 'upgrade.lock')
  try {
    if (isSameProcessAlive(readKept(file) ?? '')) throw new UpgradeError(UNDER_WAY)
    rmSync(file, { force: true })
    lock(file)
    return await work().finally(() => rmSync(file, { force: true }))
  } catch (error) {
    throw refusedFile(dataDir, error)
  }
}
