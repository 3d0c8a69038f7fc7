import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, sep } from 'node:path'
import { compareVersions, isVersion } from './compare-versions.ts'
import { readKept } from './read-kept.ts'
import { UpgradeError } from './upgrade-error.ts'

/** One copy of the service on this machine, and how it is run. */
export interface Program {
  version: string
  node: string
  main: string
}

export const PACKAGE = '@boxtrail/service'

/**
 * The folder `<data>/versions`. It has a folder for each version that `boxtrail upgrade` has installed, the link
 * `current` to the one that runs, and `base.json`, which names what ran before the first: the copy that the supervisor
 * starts, and that hands over to `current`.
 */
export const versionsIn = (dataDir: string): string => {
  const folder = join(dataDir, 'versions')
  return existsSync(folder) ? realpathSync(folder) : folder
}

/** The version installed in a folder; null if it has no complete one. */
export const programIn = (folder: string): Program | null => {
  const root = join(folder, 'node_modules', PACKAGE)
  const node = join(folder, 'node')
  const manifest = manifestIn(root)
  if (!manifest || !existsSync(node)) return null
  const { version, bin } = manifest
  return { version, node, main: join(root, typeof bin === 'string' ? bin : bin.boxtrail) }
}

/** The manifest of a version, whose file may exist and be empty after a power failure. */
const manifestIn = (root: string): { version: string; bin: string | { boxtrail: string } } | null => {
  try {
    return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  } catch {
    return null
  }
}

/** What this process runs: an installed version, or the base. */
export const ownProgram = (dataDir: string): Program => {
  const program = { version: packageVersion(), node: process.execPath, main: realpathSync(process.argv[1]!) }
  if (!isInstalled(dataDir, program)) return program
  const versions = versionsIn(dataDir)
  const [version] = program.main.slice(versions.length + 1).split(sep)
  return { ...program, version: version!, node: join(versions, version!, 'node') }
}

/** The paths of the manifest in a checkout and in the package. */
const MANIFESTS = ['../../../../packages/service/package.json', '../../package.json']

/** The version of this copy. */
export const packageVersion = (): string => {
  for (const name of MANIFESTS) {
    const file = join(import.meta.dirname, name)
    if (!existsSync(file)) continue
    const { name: found, version } = JSON.parse(readFileSync(file, 'utf8'))
    if (found === PACKAGE) return version
  }
  throw new Error(`${PACKAGE} has no package.json beside ${import.meta.dirname}`)
}

export const isInstalled = (dataDir: string, { main }: Program): boolean => main.startsWith(versionsIn(dataDir) + sep)

/** The version to which the link points; null if there is none, or none that is complete. */
export const linkedVersion = (dataDir: string): string | null => {
  const link = join(versionsIn(dataDir), 'current')
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return null
  const version = basename(readlinkSync(link))
  return isVersion(version) && programIn(join(versionsIn(dataDir), version)) ? version : null
}

/** The program that a start of `own` runs: the linked version, unless the base is newer, as with a new image. */
export const chosenProgram = (dataDir: string, own: Program): Program => {
  const version = linkedVersion(dataDir)
  const isBase = !isInstalled(dataDir, own)
  if (version === null) return isBase ? own : (base.read(dataDir) ?? own)
  if (isBase && compareVersions(own.version, version) > 0) return own
  return programIn(join(versionsIn(dataDir), version))!
}

/** Makes a program the one that starts run; in one step, so that no start finds half of it. */
export const link = (dataDir: string, program: Program): void => {
  const versions = versionsIn(dataDir)
  const current = join(versions, 'current')
  if (!isInstalled(dataDir, program)) {
    rmSync(current, { force: true })
    return
  }
  const draft = join(versions, `.current-${process.pid}`)
  rmSync(draft, { force: true })
  symlinkSync(program.version, draft)
  renameSync(draft, current)
}

const programOf = (kept: string, file: string): Program => {
  try {
    return JSON.parse(kept)
  } catch {
    throw new UpgradeError(`${file} is damaged, and no longer says what ran before: move it away.`)
  }
}

/** A program that `<data>/versions` records under a name. */
const remembered = (name: string) => {
  const fileIn = (dataDir: string) => join(versionsIn(dataDir), `${name}.json`)
  return {
    read: (dataDir: string): Program | null => {
      const kept = readKept(fileIn(dataDir))
      return kept === null ? null : programOf(kept, fileIn(dataDir))
    },
    write: (dataDir: string, program: Program): void => {
      const file = fileIn(dataDir)
      writeFileSync(`${file}.draft`, JSON.stringify(program), { flush: true })
      renameSync(`${file}.draft`, file)
    },
    forget: (dataDir: string): void => rmSync(fileIn(dataDir), { force: true }),
  }
}

/** What ran before the first installed version; nothing else shows where it is, to return to it. */
export const base = remembered('base')

/**
 * What ran before the linked version, recorded until that is ready in each process, so that any process can return to
 * it.
 */
export const before = remembered('before')
