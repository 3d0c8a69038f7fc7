import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { listInstalledWith } from '@boxtrail/notices/installed'
import { renderNotices } from '@boxtrail/notices/notices'
import { sourcesText } from '@boxtrail/reference/sources'
import { transform } from 'esbuild'
import { repository } from '../../generate/places.ts'

/**
 * Builds `@boxtrail/service`: the application and every workspace package that it imports, file by file, because workers,
 * migrations and tables are found relative to the modules that use them. Its manifest is composed of theirs.
 */

type Versions = Record<string, string>
type Manifest = {
  name: string
  exports?: Record<string, string>
  dependencies?: Versions
  optionalDependencies?: Versions
}
interface Package extends Manifest {
  folder: string
  /** The path of its sources in the build. */
  target: string
}

const APPLICATION = 'apps/boxtrail'
/** Not included: its pages are files of the repository, and the API reference would install a framework. */
const LEFT_OUT = '@boxtrail/docs'
const WITHOUT_DOCS = 'without-docs.js'
/** The web application: only its built files, not its sources. */
const WEB = '@boxtrail/web'

const readManifest = async <Kind = Manifest>(folder: string): Promise<Kind> =>
  JSON.parse(await readFile(join(repository, folder, 'package.json'), 'utf8'))

const isOfWorkspace = ([, version]: [string, string]): boolean => version.startsWith('workspace:')

/** The package in a folder, and those of the workspace that it imports. */
async function closureOf(folder: string, found = new Map<string, Package>()): Promise<Map<string, Package>> {
  const manifest = await readManifest(folder)
  if (found.has(manifest.name)) return found
  found.set(manifest.name, { ...manifest, folder, target: basename(folder) })
  const own = Object.entries(manifest.dependencies ?? {}).filter(isOfWorkspace)
  for (const [name] of own) if (name !== LEFT_OUT && name !== WEB) await closureOf(`packages/${basename(name)}`, found)
  return found
}

/** The dependencies of the packages on the registry: the tested versions, never two versions of one package. */
function dependenciesOf(packages: Iterable<Package>, kind: 'dependencies' | 'optionalDependencies'): Versions {
  const all: Versions = {}
  for (const { name: from, [kind]: own = {} } of packages)
    for (const [name, version] of Object.entries(own).filter((each) => !isOfWorkspace(each))) {
      if ((all[name] ?? version) !== version) throw new Error(`${from} needs ${name} ${version}, others ${all[name]}`)
      all[name] = version
    }
  return Object.fromEntries(Object.entries(all).sort())
}

/** The source file of an import of a workspace package, in the build. */
function fileOf(specifier: string, packages: Map<string, Package>): string | undefined {
  const [scope, short, ...rest] = specifier.split('/')
  if (`${scope}/${short}` === LEFT_OUT) return WITHOUT_DOCS
  if (`${scope}/${short}` === WEB) return join(basename(WEB), ...rest.slice(1))
  const found = packages.get(`${scope}/${short}`)
  if (!found) return undefined
  const entry = rest.length > 0 ? `./${rest.join('/')}` : '.'
  const { exports = {}, target } = found
  const file = exports[entry] ?? exports['./*']?.replace('*', rest.join('/'))
  if (!file) throw new Error(`${specifier}: ${found.name} exports no ${entry}`)
  return join(target, file.replace(/^\.\/src\//, ''))
}

/**
 * Compiles a file. Imports of files get their new names, and those of workspace packages their path in the build. The
 * map contains the source, for `node --enable-source-maps`.
 */
async function compile(text: string, file: string, packages: Map<string, Package>) {
  const { code, map } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node24',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, target: 'ES2024' } },
    sourcemap: 'external',
    sourcefile: basename(file),
  })
  const module = code
    .replaceAll(/"(@boxtrail\/[\w./-]+)"/g, (literal, specifier: string) => {
      const found = fileOf(specifier, packages)
      return found ? JSON.stringify(`./${relative(dirname(file), found)}`) : literal
    })
    .replaceAll(/"((?:\.{1,2}\/)?[\w./-]+)\.ts"/g, '"$1.js"')
  return { map, code: `${module}//# sourceMappingURL=${basename(file, '.ts')}.js.map\n` }
}

/** The notices of everything that is installed with the package, of the web application in it, and of its tables. */
async function notices(packages: Iterable<Package>): Promise<string> {
  const own = [...packages].map(({ folder }) => join(repository, folder))
  const { packages: installed, elsewhere } = listInstalledWith(own, [LEFT_OUT])
  const web = await readFile(join(repository, 'apps/web/dist/THIRD-PARTY-NOTICES.txt'), 'utf8')
  return renderNotices(installed, { of: '@boxtrail/service', elsewhere, sections: [sourcesText(), web] })
}

export async function buildService(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  const packages = await closureOf(APPLICATION)
  await rm(dist, { recursive: true, force: true })
  for (const { folder: from, target } of packages.values()) {
    const sources = join(repository, from, 'src')
    for (const entry of await readdir(sources, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const source = join(entry.parentPath, entry.name)
      const file = join(target, relative(sources, source))
      const place = join(dist, file).replace(/\.ts$/, '.js')
      await mkdir(dirname(place), { recursive: true })
      if (file.endsWith('.ts')) {
        const { code, map } = await compile(await readFile(source, 'utf8'), file, packages)
        await writeFile(place, code)
        await writeFile(`${place}.map`, map)
      } else await cp(source, place)
    }
  }
  await promisify(execFile)(process.execPath, [join(repository, 'tools/launch/web.mjs')])
  await cp(join(repository, 'apps/web/dist'), join(dist, basename(WEB)), { recursive: true })
  await writeFile(join(dist, 'THIRD-PARTY-NOTICES.txt'), await notices(packages.values()))
  await writeFile(join(dist, WITHOUT_DOCS), 'export const createDocs = () => undefined\n')
  const main = `${basename(APPLICATION)}/main.js`
  await writeFile(join(dist, main), `#!/usr/bin/env node\n${await readFile(join(dist, main), 'utf8')}`, { mode: 0o755 })
  const { scripts, publishConfig, ...manifest } = await readManifest<Record<string, unknown>>('packages/service')
  const written = {
    ...manifest,
    engines: { node: '>=24' },
    bin: { boxtrail: main },
    exports: { './package.json': './package.json' },
    dependencies: dependenciesOf(packages.values(), 'dependencies'),
    optionalDependencies: dependenciesOf(packages.values(), 'optionalDependencies'),
    publishConfig: { access: 'public' },
  }
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(written, null, 2)}\n`)
  for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE'])
    await cp(join(name === 'LICENSE' ? repository : folder, name), join(dist, name))
}

if (import.meta.main) await buildService(process.cwd())
