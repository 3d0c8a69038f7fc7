import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Installed {
  name: string
  version: string
  folder: string
  /** The licence in its manifest; null if there is none. */
  licence: string | null
  homepage: string | null
  /** The licences and notices in its folder. */
  texts: string[]
}

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: { type: string }[]
  homepage?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const TEXT = /^(licen[cs]e|notice|copying|copyright|third-party-notices)([-.]|$)/i

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Old manifests have an object, or a list of alternatives. */
const readLicence = ({ license, licenses }: Manifest): string | null => {
  if (typeof license === 'string') return license
  const types = license ? [license.type] : (licenses ?? []).map(({ type }) => type)
  return types.length > 0 ? types.join(' OR ') : null
}

export const readInstalled = (folder: string): Installed => {
  const manifest = readManifest(folder)
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && TEXT.test(entry.name))
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim()).filter((text) => text !== '')
  const { name, version, homepage = null } = manifest
  return { name, version, folder, licence: readLicence(manifest), homepage, texts }
}

/** The folder in which Node finds a package. */
const find = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    if (dirname(folder) === folder) return undefined
  }
}

const isInWorkspace = (folder: string) => !folder.includes('/node_modules/')

/**
 * The packages installed with packages of the workspace, and the optional packages that are only for other platforms.
 */
export const listInstalledWith = (
  folders: readonly string[],
  leftOut: readonly string[] = [],
): { packages: Installed[]; elsewhere: string[] } => {
  const seen = new Set<string>()
  const elsewhere = new Set<string>()
  const visit = (folder: string) => {
    if (seen.has(folder)) return
    seen.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = leftOut.includes(name) ? undefined : find(name, folder)
      if (found) visit(found)
      else if (name in optionalDependencies) elsewhere.add(name)
      // The package is not installed, because `.pnpmfile.cjs` removes it.
    }
  }
  for (const folder of folders) visit(realpathSync(folder))
  const packages = [...seen].filter((folder) => !isInWorkspace(folder)).map(readInstalled)
  return { packages: sorted(packages), elsewhere: [...elsewhere].toSorted() }
}

/** All packages that pnpm has installed in a folder, for any purpose. */
export const listInstalled = (root: string): Installed[] => {
  const store = join(root, 'node_modules/.pnpm')
  const folders = readdirSync(store)
    .map((entry) => join(store, entry, 'node_modules'))
    .filter((folder) => existsSync(folder) && !folder.endsWith('.pnpm/node_modules/node_modules'))
    .flatMap(packageFolders)
  return sorted(folders.map(readInstalled))
}

/** Links lead to other packages, which have their own folders. */
const packageFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return []
    if (entry.name.startsWith('@')) return packageFolders(path)
    return existsSync(join(path, 'package.json')) ? [path] : []
  })

const sorted = (packages: Installed[]): Installed[] => {
  const byName = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]))
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
