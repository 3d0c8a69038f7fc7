import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { COMPILER } from './compiler.ts'

/**
 * Builds `@boxtrail/mock`: its entry points, each with the unpublished packages that it imports, and Prism, so that its
 * users install neither its dependencies nor their install scripts.
 */

/** Dependencies that are installed with the mock, or by its users. */
const EXTERNAL = ['@boxtrail/contracts', '@boxtrail/contracts/*', 'zod', 'msw']
const PRISM = 'prism.cjs'
const RECORDING = 'recording.json'

/** Large files are not bundled, and shared by both forms of modules. */
const beside = (depth: string): Plugin => ({
  name: 'beside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@stoplight\/prism-http$/ }, () => ({ path: `${depth}${PRISM}`, external: true }))
    onResolve({ filter: /generated\/recording\.json$/ }, () => ({ path: `${depth}${RECORDING}`, external: true }))
  },
})

/** The UMD form of this dependency of Prism computes the names that it requires. */
const withoutUmd: Plugin = {
  name: 'without-umd',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^jsonc-parser$/ }, ({ kind, resolveDir }) =>
      resolve('jsonc-parser/lib/esm/main.js', { kind, resolveDir }),
    )
  },
}

export async function buildMock(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [COMPILER, '-p', 'tsconfig.build.json', '--emitDeclarationOnly'], {
    cwd: folder,
  })
  const entry = (name: string) => join(folder, 'src', `${name}.ts`)
  const shared = { bundle: true, target: 'node20', external: EXTERNAL, legalComments: 'none' } as const
  await build({
    ...shared,
    entryPoints: [entry('index'), entry('main'), entry('msw')],
    outdir: dist,
    format: 'esm',
    platform: 'neutral',
    external: [...EXTERNAL, 'node:*'],
    splitting: true,
    chunkNames: '[name]-[hash]',
    supported: { 'import-attributes': true },
    plugins: [beside('./')],
  })
  await build({
    ...shared,
    entryPoints: [entry('msw')],
    outdir: join(dist, 'cjs'),
    format: 'cjs',
    platform: 'neutral',
    supported: { 'dynamic-import': false },
    plugins: [beside('../')],
  })
  await build({
    ...shared,
    entryPoints: [entry('index')],
    outdir: join(dist, 'cjs'),
    format: 'cjs',
    platform: 'node',
    // Files that are found by `import.meta.url` are beside the ES modules.
    define: { 'import.meta.url': 'ownAddress' },
    banner: {
      js: 'const ownAddress = require("node:url").pathToFileURL(require("node:path").join(__dirname, "../index.js")).href;',
    },
    supported: { 'dynamic-import': false },
    plugins: [beside('../')],
  })
  await build({
    ...shared,
    stdin: { contents: `module.exports = require('@stoplight/prism-http')`, resolveDir: folder },
    outfile: join(dist, PRISM),
    format: 'cjs',
    platform: 'node',
    plugins: [withoutUmd],
    minify: true,
    keepNames: true,
    legalComments: 'inline',
    external: [],
  })
  await cp(join(folder, 'src/generated', RECORDING), join(dist, RECORDING))
  await copyDeclarations(dist)
  await writeFile(join(dist, 'cjs/package.json'), '{ "type": "commonjs" }\n')
}

/** Copies the declarations to which `msw.d.ts` refers, for CommonJS. */
async function copyDeclarations(dist: string): Promise<void> {
  for (const file of await readdir(dist, { recursive: true }))
    if (file.endsWith('.d.ts') && !file.startsWith('cjs')) {
      const text = await readFile(join(dist, file), 'utf8')
      await mkdir(dirname(join(dist, 'cjs', file)), { recursive: true })
      await writeFile(join(dist, 'cjs', file), text.replace(/\/\/# sourceMappingURL=.*\s*$/, ''))
    }
}

if (import.meta.main) await buildMock(process.cwd())
