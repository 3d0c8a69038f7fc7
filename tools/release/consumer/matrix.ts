import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isLong } from '../../config/form.ts'
import { LIBRARIES } from './pack.ts'
import { entriesOf, reExports } from './re-exports.ts'
import { run } from './run.ts'

/**
 * Compiles the declarations of the packages with every version of TypeScript from the oldest that the READMEs name to
 * the newest, with each kind of module resolution. The newest is that of this repository, with which the other programs
 * are compiled.
 */
const OLDER = isLong ? ['5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '6'] : ['5.4']
const NEWEST = '7'

const nameOf = (version: string): string =>
  version === NEWEST ? 'typescript' : `typescript${version.replace('.', '')}`

/** Compilers besides the newest, each under its own name. */
export const OLDER_COMPILERS = OLDER.map((version) => `${nameOf(version)}@npm:typescript@${version}`)

const RESOLUTIONS = {
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  // The meaning of `module: commonjs` before `exports` existed: `main`, `types` and `typesVersions`.
  commonjs: { module: 'commonjs', moduleResolution: 'node10' },
}
type Resolution = keyof typeof RESOLUTIONS

/** `node10` is deprecated in TypeScript 6, which requires an option for it; 7 resolves CommonJS as bundlers do. */
const changed = (version: string, resolution: Resolution) => {
  if (resolution !== 'commonjs') return {}
  if (version === NEWEST) return { moduleResolution: 'bundler' }
  return version === '6' ? { ignoreDeprecations: '6.0' } : {}
}

/**
 * The slowest parts, which the short form does once for each compiler: checking all declarations of the packages and of
 * their dependencies, and writing those of a program that re-exports everything.
 */
const isDone = (what: 'libraries' | 'declarations', version: string, resolution: Resolution): boolean =>
  isLong || resolution === (what === 'libraries' && version !== NEWEST ? 'bundler' : 'nodenext')

/** A program that uses entry points with patterns, which only the build writes. */
const BY_NAME = `import { containerUpdated } from '@boxtrail/contracts/examples/container.updated'
import { getContainer } from '@boxtrail/contracts/examples/getContainer'
import { getPort } from '@boxtrail/contracts/operations/getPort'
import { ContainerDocument } from '@boxtrail/contracts/zod/ContainerDocument'
const { number }: { number: string } = ContainerDocument.parse(getContainer[200].default).data.attributes
const event: 'container.updated' = containerUpdated.data.attributes.event
export const byName: string[] = [number, event, getPort.path]
`

const PROGRAMS = [
  'by-path',
  'contracts',
  'create',
  'errors',
  'include',
  'pages',
  'service',
  'simulator',
  'status',
  'webhook',
]

async function compile(folder: string, version: string, resolution: Resolution): Promise<string[]> {
  const name = `${nameOf(version)}-${resolution}`
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    resolveJsonModule: true,
    esModuleInterop: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: `matrix/${name}`,
    skipLibCheck: !isDone('libraries', version, resolution),
    ...RESOLUTIONS[resolution],
    ...changed(version, resolution),
  }
  const own = isDone('declarations', version, resolution) ? 're-exports' : 'entries'
  const files = [own, ...PROGRAMS].map((program) => `${program}.ts`)
  await writeFile(join(folder, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, files }))
  const { stdout } = await run(
    folder,
    process.execPath,
    join(folder, `node_modules/${nameOf(version)}/bin/tsc`),
    ...['-p', `tsconfig.${name}.json`],
  ).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }))
  return stdout
    .split('\n')
    .filter((line) => /error/.test(line) && !isOfOthers(line))
    .map((line) => `TypeScript ${version}, ${resolution}: ${line}`)
}

/**
 * Errors in declarations of other packages, which are not ours: those of MSW and Hono do not compile before TypeScript
 * 5.7.
 */
const isOfOthers = (line: string): boolean => /^node_modules\/(?!@boxtrail\/)/.test(line)

export async function compileWithEach(folder: string): Promise<string> {
  const packages = LIBRARIES.map((name) => `@boxtrail/${name}`)
  const entries = (await Promise.all(packages.map((name) => entriesOf(folder, name)))).flat()
  const imports = entries.map((entry, at) => `export * as e${at} from '${entry}'\n`)
  await writeFile(join(folder, 'entries.ts'), imports.join('') + BY_NAME)
  const text = reExports(folder, entries)
  await writeFile(join(folder, 're-exports.ts'), text)
  const wrappers = text.match(/^export /gm)!.length

  const trials = [...OLDER, NEWEST].flatMap((version) =>
    (Object.keys(RESOLUTIONS) as Resolution[]).map((resolution) => [version, resolution] as const),
  )
  const waiting = trials.values()
  const problems: string[] = []
  const work = async () => {
    for (const [version, resolution] of waiting) problems.push(...(await compile(folder, version, resolution)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (problems.length > 0) throw new Error(`${problems.length} errors:\n${problems.slice(0, 20).join('\n')}`)
  return `${trials.length} compilations of ${wrappers} re-exports`
}
