import { execFile } from 'node:child_process'
import { existsSync, globSync, linkSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { isVersion } from './compare-versions.ts'
import { PACKAGE, type Program, programIn, versionsIn } from './programs.ts'
import { UpgradeError } from './upgrade-error.ts'

export interface Wanted {
  /** A version or a tag of the registry. */
  version?: string | undefined
  /** A tarball, or a folder of tarballs, instead of the registry. */
  from?: string | undefined
}

const INCOMPLETE = '.incoming-'

/**
 * Installs a version beside the others, with npm as it is configured here. It appears whole, or not at all; a version
 * in use is not replaced.
 */
export const fetchVersion = async (
  dataDir: string,
  wanted: Wanted,
  isInUse: (version: string) => boolean,
): Promise<Program> => {
  if (wanted.version !== undefined && !/^[\w.-]+$/.test(wanted.version))
    throw new UpgradeError(`${wanted.version} is not a version, such as 1.2.3, or a tag, such as latest.`)
  await mkdir(versionsIn(dataDir), { recursive: true, mode: 0o755 })
  const versions = versionsIn(dataDir)
  refuseWithoutRoom(versions)
  // Removes what an interrupted upgrade left.
  for (const name of readdirSync(versions))
    if (name.startsWith(INCOMPLETE)) await rm(join(versions, name), { recursive: true, force: true })
  const folder = await mkdtemp(join(versions, INCOMPLETE))
  try {
    const dependencies = wanted.from === undefined ? { [PACKAGE]: wanted.version ?? 'latest' } : packagesIn(wanted.from)
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
    await install(folder, wanted)
    await provideNode(join(folder, 'node'))
    const { version } = completeIn(folder)
    const target = join(versions, version)
    const present = programIn(target)
    if (present && isInUse(version)) {
      await rm(folder, { recursive: true, force: true })
      return present
    }
    await rm(target, { recursive: true, force: true })
    await rename(folder, target)
    return completeIn(target)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    const { code, message } = error as NodeJS.ErrnoException
    throw code === 'ENOSPC' ? new UpgradeError(`There is no room for the version in ${versions}: ${message}`) : error
  }
}

/** The room that a version needs, including what npm unpacks meanwhile and what the database needs to continue. */
const ROOM_BYTES = 1_024 * 2 ** 20

const refuseWithoutRoom = (versions: string): void => {
  const { bavail, bsize } = statfsSync(versions)
  if (bavail * bsize < ROOM_BYTES)
    throw new UpgradeError(
      `${Math.floor((bavail * bsize) / 2 ** 20)} MiB are free for ${versions}, and a version needs ${ROOM_BYTES / 2 ** 20}: make room. Nothing was changed.`,
    )
}

const completeIn = (folder: string): Program => {
  const program = programIn(folder)
  if (!program || !isVersion(program.version) || !existsSync(program.main))
    throw new UpgradeError(`What was fetched is not a version of ${PACKAGE}.`)
  return program
}

/** The packages of the service, and those of the same release that it depends on, which may not be in a registry. */
const packagesIn = (from: string): Record<string, string> => {
  const place = resolve(from)
  if (!existsSync(place))
    throw new UpgradeError(`There is no ${place}: name a tarball of ${PACKAGE}, or a folder of tarballs.`)
  const found = statSync(place).isDirectory()
    ? globSync('boxtrail-*.tgz', { cwd: place }).map((name) => join(place, name))
    : [place]
  const needed = found.flatMap((file) => {
    const [, name] = /^boxtrail-(service|contracts|simulator)-/.exec(basename(file)) ?? []
    return name === undefined ? [] : [[`@boxtrail/${name}`, `file:${file}`] as const]
  })
  const packages = Object.fromEntries(needed)
  if (needed.length !== Object.keys(packages).length)
    throw new UpgradeError(`${place} has tarballs of several versions: leave one of each package there.`)
  if (packages[PACKAGE]) return packages
  throw new UpgradeError(`${place} has no tarball of ${PACKAGE}, as npm pack names it (boxtrail-service-….tgz).`)
}

const install = async (folder: string, wanted: Wanted): Promise<void> => {
  const args = ['install', '--omit=dev', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  try {
    await promisify(execFile)('npm', args, { cwd: folder, env: environment(), maxBuffer: 64 << 20 })
  } catch (error) {
    const { stderr = '', message, code } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') throw new UpgradeError('npm is not on the PATH: the version is fetched with it.')
    throw new UpgradeError(refusalOf(stderr, wanted) ?? `npm cannot fetch the version:\n${linesOf(stderr) || message}`)
  }
}

/**
 * The error for what the registry does not have, with what to do; undefined for another failure, which npm itself
 * explains best.
 */
const refusalOf = (stderr: string, { version = 'latest', from }: Wanted): string | undefined => {
  const [, code] = /^npm (?:error|ERR!) code (\w+)$/m.exec(stderr) ?? []
  // With tarballs, something that they depend on is missing.
  if (from !== undefined) return undefined
  if (code === 'ETARGET' && stderr.includes(`${PACKAGE}@${version}`))
    return `The registry has no version ${version} of ${PACKAGE}: name one, such as 1.2.3, or a tag, such as latest; \`npm view ${PACKAGE} versions dist-tags\` lists them. Nothing was changed.`
  if (code === 'E404' && stderr.includes(`'${PACKAGE}@`))
    return `The registry that npm asks (\`npm config get registry\`) has no ${PACKAGE}: set another registry, or name a folder of tarballs with --from. Nothing was changed.`
  return undefined
}

const linesOf = (stderr: string): string =>
  stderr
    .split('\n')
    .filter((line) => /npm (?:error|ERR!) (?!A complete log|code )/.test(line))
    .slice(0, 5)
    .join('\n')

/**
 * The environment without the variables that `npm run` and pnpm set for the programs that they start, which npm would
 * take for its own settings.
 */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?:config_(?:local_|global_)?prefix|package_|lifecycle_|execpath|command)/.test(name),
    ),
  )

/**
 * Gives the version its own copy of a Node that belongs to a checkout or another version and would be removed with it.
 */
const provideNode = async (target: string): Promise<void> => {
  const { execPath } = process
  const isOfProgram = execPath.includes(`${sep}node_modules${sep}`) || execPath.includes(`${sep}versions${sep}`)
  if (!isOfProgram) return symlink(execPath, target)
  try {
    linkSync(execPath, target)
  } catch {
    // A link is not possible on another file system.
    await copyFile(execPath, target)
  }
}
