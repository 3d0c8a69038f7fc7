import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../generate/places.ts'

/**
 * Uses the published packages as another team does: packs them, installs the tarballs into an empty project, compiles
 * ordinary programs with each common setting, and runs them. Ends with `N passed, N failed`.
 */
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())

const run = (cwd: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd, env: environment(), maxBuffer: 64 << 20, signal: stopped.signal })

/** Without the folder of the command that started this one, which npm would take for its own. */
function environment(): NodeJS.ProcessEnv {
  const { npm_config_local_prefix, PATH, ...rest } = process.env
  return { ...rest, PATH: [join(repository, 'node_modules/.bin'), PATH].join(delimiter), NO_COLOR: '1' }
}

type Manifest = { private?: boolean; packageManager: string; devDependencies: Record<string, string> }

const manifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(join(repository, file), 'utf8'))

/** Builds each published package from nothing, as its release does, and gives the tarballs. */
async function packAll(target: string): Promise<string[]> {
  const root = await manifest('package.json')
  for (const file of globSync('packages/*/package.json', { cwd: repository }).sort()) {
    if ((await manifest(file)).private) continue
    const folder = join(repository, dirname(file))
    await rm(join(folder, 'dist'), { recursive: true, force: true })
    await run(folder, process.execPath, '--run', 'build')
    await run(folder, 'npx', '-y', root.packageManager, 'pack', '--pack-destination', target)
  }
  return (await readdir(target)).filter((name) => name.endsWith('.tgz')).map((name) => join(target, name))
}

const tsc = (folder: string) => join(folder, 'node_modules/.bin/tsc')

async function install(folder: string, tarballs: string[]): Promise<void> {
  const { devDependencies } = await manifest('package.json')
  const tools = ['typescript', '@types/node'].map((name) => `${name}@${devDependencies[name]}`)
  await cp(join(repository, 'tools/consumer/programs'), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs, ...tools)
}

const strict = { strict: true, target: 'ES2022', noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true }

/** A program for Node, which knows nothing of the DOM, and one for the browser, which knows nothing of Node. */
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
    include: ['*.ts'],
    exclude: ['openapi.ts'],
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
    exclude: ['main.ts', 'simulator.ts'],
  },
}

async function compile(folder: string, name: keyof typeof PROJECTS, skipLibCheck: boolean): Promise<void> {
  const project = PROJECTS[name]
  const file = `tsconfig.${name}.json`
  const options = { ...project.compilerOptions, skipLibCheck }
  await writeFile(join(folder, file), JSON.stringify({ ...project, compilerOptions: options }))
  await run(folder, tsc(folder), '-p', file)
}

type Check = [name: string, run: (folder: string) => Promise<unknown>]

const CHECKS: Check[] = [
  ['node16, strict', (folder) => compile(folder, 'node16', true)],
  ['node16, strict, with the libraries', (folder) => compile(folder, 'node16', false)],
  ['bundler, strict', (folder) => compile(folder, 'bundler', true)],
  ['bundler, strict, with the libraries', (folder) => compile(folder, 'bundler', false)],
  ['import at run time', (folder) => run(folder, process.execPath, 'out/main.js')],
  ['require at run time', (folder) => run(folder, process.execPath, 'require.cjs')],
]

async function passes(name: string, check: () => Promise<unknown>): Promise<boolean> {
  const begun = performance.now()
  const problem = await check().then(
    () => undefined,
    (error) => error,
  )
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  if (problem) console.log([problem.message, problem.stdout, problem.stderr].filter(Boolean).join('\n').trimEnd())
  return !problem
}

const folder = await mkdtemp(join(tmpdir(), 'boxtrail-consumer-'))
try {
  const results = [await passes('pack and install', async () => install(folder, await packAll(folder)))]
  if (results[0]) for (const [name, check] of CHECKS) results.push(await passes(name, () => check(folder)))
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  if (passed < results.length) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
