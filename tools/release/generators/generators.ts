import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages } from '../../generate/places.ts'
import { build } from '../build/build.ts'
import { run } from '../consumer/run.ts'

/**
 * Checks that the generators and linters of other teams accept the published documents, and that the generated code
 * compiles in an empty project. It does not check that the generated code works. Ends with `N passed, N failed`.
 */
const TOOLS = [
  '@hey-api/openapi-ts@0.99.0',
  'swagger-typescript-api@13.13.0',
  'openapi-zod-client@1.18.3',
  '@zodios/core@10.9.6',
  'axios@1.13.2',
  'zod@3.25.76',
  ...['cli', 'core', 'plugin-oas', 'plugin-ts', 'plugin-zod'].map((name) => `@kubb/${name}@4.39.3`),
  '@stoplight/spectral-cli@6.16.3',
  'typescript@5.9.3',
  '@types/node@24.19.2',
]

type Generator = {
  name: string
  generate: (document: string, target: string) => [command: string, ...args: string[]]
  entry: string
}

const GENERATORS: Generator[] = [
  {
    name: '@hey-api/openapi-ts',
    generate: (document, target) => ['openapi-ts', '-i', document, '-o', target],
    entry: 'index.ts',
  },
  {
    name: 'swagger-typescript-api',
    generate: (document, target) => [
      'swagger-typescript-api',
      'generate',
      '-p',
      document,
      '-o',
      target,
      '-n',
      'api.ts',
    ],
    entry: 'api.ts',
  },
  {
    name: 'openapi-zod-client',
    generate: (document, target) => ['openapi-zod-client', document, '-o', `${target}/api.ts`],
    entry: 'api.ts',
  },
  { name: 'kubb', generate: () => ['kubb', 'generate', '--config', 'kubb.config.mjs'], entry: 'index.ts' },
]

/** All but `openapi-zod-client` also with OpenAPI 3.0: it creates a name for the null in a nullable enum. */
const TRIALS = [
  ...GENERATORS.map((generator) => ({ generator, document: 'openapi.json' })),
  ...GENERATORS.filter(({ name }) => name !== 'openapi-zod-client').map((generator) => ({
    generator,
    document: 'openapi-3.0.json',
  })),
]

/** Each document with the ruleset of its kind. */
const LINTED = [
  ...['openapi.json', 'openapi.yaml', 'openapi-3.0.json', 'feed.json', 'feed.yaml'].map(
    (name) => [name, 'oas'] as const,
  ),
  ['asyncapi.json', 'asyncapi'] as const,
]

const KUBB = (document: string, target: string) => `import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'
export default defineConfig({
  root: '.',
  input: { path: ${JSON.stringify(document)} },
  output: { path: ${JSON.stringify(`./${target}`)}, clean: true },
  plugins: [pluginOas(), pluginTs(), pluginZod()],
})
`

/** The path of each document in the package. */
async function places(): Promise<(document: string) => string> {
  const contracts = join(packages, 'contracts')
  const { publishConfig } = JSON.parse(await readFile(join(contracts, 'package.json'), 'utf8'))
  return (document) => join(contracts, publishConfig.exports[`./${document}`])
}

async function compile(folder: string, file: string): Promise<void> {
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node']
  const target = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
  ]
  await run(folder, join(folder, 'node_modules/.bin/tsc'), ...flags, ...target, file)
}

async function lint(folder: string, document: string, ruleset: string): Promise<void> {
  await writeFile(join(folder, '.spectral.yaml'), `extends: ["spectral:${ruleset}"]\n`)
  await run(folder, join(folder, 'node_modules/.bin/spectral'), 'lint', document, '--fail-severity=hint')
}

async function passes(name: string, check: () => Promise<unknown>): Promise<boolean> {
  const begun = performance.now()
  const problem = await check().then(
    () => undefined,
    (error) => error,
  )
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`)
  if (problem) console.log([problem.message, problem.stdout, problem.stderr].filter(Boolean).join('\n').slice(0, 5_000))
  return !problem
}

const folder = await mkdtemp(join(tmpdir(), 'boxtrail-generators-'))
try {
  await writeFile(join(folder, 'package.json'), '{ "name": "generated", "private": true, "type": "module" }')
  const prepare = async () => {
    process.chdir(join(packages, 'contracts'))
    await build(process.cwd())
    await run(folder, 'npm', 'install', '--no-audit', '--no-fund', ...TOOLS)
  }
  const results = [await passes('build and install', prepare)]
  const at = await places()
  for (const { generator, document } of TRIALS)
    results.push(
      await passes(`${generator.name} from ${document}`, async () => {
        const target = `${generator.name.replace(/\W/g, '')}-${document}`
        await mkdir(join(folder, target))
        await writeFile(join(folder, 'kubb.config.mjs'), KUBB(at(document), target))
        const [command, ...args] = generator.generate(at(document), target)
        await run(folder, join(folder, 'node_modules/.bin', command), ...args)
        await compile(folder, `${target}/${generator.entry}`)
      }),
    )
  for (const [document, ruleset] of LINTED)
    results.push(await passes(`Spectral: ${document}`, () => lint(folder, at(document), ruleset)))
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  if (passed < results.length) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
