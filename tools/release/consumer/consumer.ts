import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLong } from '../../config/form.ts'
import { repository } from '../../generate/places.ts'
import { checkManifests, checkMaps } from './manifests.ts'
import { compileWithEach, OLDER_COMPILERS } from './matrix.ts'
import { isLibrary, LIBRARIES, manifest, packAll } from './pack.ts'
import { PROJECTS_OF_TEAMS } from './projects.ts'
import { usePython } from './python.ts'
import { type Check, passes, run } from './run.ts'
import { EDGE, RUNTIMES } from './runtimes.ts'
import { checkSizes } from './sizes.ts'
import { whoBreaks } from './who-breaks.ts'

/**
 * Uses the published packages as another team would: packs them, installs the tarballs into an empty project, compiles
 * ordinary programs with each common setting, and runs them. Ends with `N passed, N failed`.
 */

const tsc = (folder: string) => join(folder, 'node_modules/.bin/tsc')

/** Tools that check the packages as registries and editors do, at the versions last tested. */
const INSPECTORS = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5', 'esbuild@0.28.2', 'miniflare@4.20260730.0']

async function install(folder: string, tarballs: string[]): Promise<void> {
  const { devDependencies } = await manifest('package.json')
  const { devDependencies: own } = await manifest('packages/contracts/package.json')
  const { devDependencies: mocks } = await manifest('packages/mock/package.json')
  const tools = ['typescript', '@types/node'].map((name) => `${name}@${devDependencies[name]}`)
  await cp(join(repository, 'tools/release/consumer/programs'), folder, { recursive: true })
  for (const name of LIBRARIES) await writeReadmePrograms(name, folder)
  await writeFile(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  const { devDependencies: hooks } = await manifest('packages/react/package.json')
  const peers = ['react', '@types/react', '@tanstack/react-query'].map((name) => `${name}@${hooks[name]}`)
  const beside = [...peers, `zod@${own.zod}`, `msw@${mocks.msw}`]
  const packages = [...tarballs, ...tools, ...beside, ...OLDER_COMPILERS, ...INSPECTORS]
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages)
}

/**
 * Writes the programs of a README into files, numbered, so that they are compiled as printed; the first of each README
 * is also run.
 */
async function writeReadmePrograms(name: string, folder: string): Promise<void> {
  const text = await readFile(join(repository, 'packages', name, 'README.md'), 'utf8')
  const programs = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, program]) => program!)
  if (programs.length === 0) throw new Error(`packages/${name}/README.md shows no program`)
  for (const [at, program] of programs.entries()) await writeFile(join(folder, `readme-${name}-${at + 1}.ts`), program)
}

const strict = { strict: true, target: 'ES2022', noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true }

/** Programs for Node, without the types of the DOM, and for browsers, without those of Node. */
const PROJECTS = {
  node16: {
    compilerOptions: {
      ...strict,
      module: 'node16',
      lib: ['ES2022'],
      types: ['node'],
      resolveJsonModule: true,
      outDir: 'out',
    },
    include: ['*.ts', '*.cts'],
    exclude: ['openapi.ts', 'one-operation.ts', 'readme-mock-2.ts'],
  },
  // Tests of programs for browsers, which run in Node: MSW has the types of both.
  tests: {
    compilerOptions: {
      ...strict,
      module: 'node16',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      resolveJsonModule: true,
      outDir: 'out',
    },
    include: ['readme-mock-2.ts'],
  },
  bundler: {
    compilerOptions: {
      ...strict,
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      types: [],
      resolveJsonModule: true,
      noEmit: true,
    },
    include: ['*.ts'],
    exclude: [
      'main.ts',
      'mcp.ts',
      'simulator.ts',
      'first-programs.ts',
      'cli.ts',
      'mock.ts',
      'readme-client-1.ts',
      'readme-client-8.ts',
      'readme-mcp-1.ts',
      'readme-mock-1.ts',
      'readme-mock-2.ts',
      'readme-react-3.ts',
      'readme-simulator-1.ts',
      'one-operation.ts',
    ],
  },
}

async function compile(folder: string, name: keyof typeof PROJECTS, skipLibCheck: boolean): Promise<void> {
  const project = PROJECTS[name]
  const file = `tsconfig.${name}.json`
  const options = { ...project.compilerOptions, skipLibCheck }
  await writeFile(join(folder, file), JSON.stringify({ ...project, compilerOptions: options }))
  await run(folder, tsc(folder), '-p', file)
}

/** The compile time that the types of one operation add to an empty program. */
async function compileOneOperation(folder: string): Promise<string> {
  const flags = ['--noEmit', '--strict', '--module', 'node16', '--target', 'es2022', '--types', 'node']
  await writeFile(join(folder, 'empty.ts'), 'export {}\n')
  const seconds: number[] = []
  for (const program of ['empty.ts', 'one-operation.ts']) {
    const begun = performance.now()
    await run(folder, tsc(folder), ...flags, program)
    seconds.push((performance.now() - begun) / 1_000)
  }
  const [empty, one] = seconds.map((value) => value.toFixed(1))
  return `${one} s, an empty program ${empty} s`
}

async function inspect(folder: string): Promise<void> {
  for (const name of ['cli', ...LIBRARIES]) {
    const at = join(folder, 'node_modules/@boxtrail', name)
    await run(folder, 'node_modules/.bin/publint', at, '--strict')
    // A YAML document cannot be imported without a configured bundler.
    const all = Object.keys(JSON.parse(await readFile(join(at, 'package.json'), 'utf8')).exports)
    const entries = all.filter((entry) => !/\.yaml$|\*/.test(entry)).map((entry) => entry.slice(2) || '.')
    if (name === 'contracts')
      entries.push('zod/Port', 'operations/getPort', 'examples/getPort', 'examples/container.updated')
    // The package only has commands.
    if (entries.every((entry) => entry.endsWith('.json'))) continue
    const packed = (await readdir(folder)).find((file) => file.startsWith(`boxtrail-${name}-`))!
    await run(folder, 'node_modules/.bin/attw', packed, '--entrypoints', ...entries)
  }
}

/**
 * Only in the long form: the libraries are compiled as well, which only changes with a dependency, and other runtimes
 * are tested.
 */
const MORE: Check[] = [
  ['node16, strict, with the libraries', (folder) => compile(folder, 'node16', false)],
  ['bundler, strict, with the libraries', (folder) => compile(folder, 'bundler', false)],
  ['types of one operation', compileOneOperation],
  ...RUNTIMES,
]

const CHECKS: Check[] = [
  ['node16, strict', (folder) => compile(folder, 'node16', true)],
  ['bundler, strict', (folder) => compile(folder, 'bundler', true)],
  ['tests with MSW, strict', (folder) => compile(folder, 'tests', true)],
  ['each TypeScript and module resolution, with declarations', compileWithEach],
  ['import at run time', (folder) => run(folder, process.execPath, 'out/main.js')],
  ['require at run time', (folder) => run(folder, process.execPath, 'require.cjs')],
  ['first programs of the READMEs', (folder) => run(folder, process.execPath, 'out/first-programs.js')],
  ['command line', (folder) => run(folder, process.execPath, 'out/cli.js')],
  ['who breaks', whoBreaks],
  ['publint and arethetypeswrong', inspect],
  ['what a registry shows, and changelogs', checkManifests],
  ['maps lead to sources', checkMaps],
  ['Python, generated from the document', usePython],
  ['sizes', checkSizes],
  EDGE,
  ...PROJECTS_OF_TEAMS,
  ...(isLong ? MORE : []),
]

const folder = await mkdtemp(join(tmpdir(), 'boxtrail-consumer-'))
try {
  const results = [
    await passes('pack and install', async () => install(folder, (await packAll(folder)).filter(isLibrary))),
  ]
  if (results[0]) for (const [name, check] of CHECKS) results.push(await passes(name, () => check(folder)))
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  if (passed < results.length) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
