import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { COMPILER } from './compiler.ts'
import { buildContracts } from './contracts.ts'

/**
 * Builds a package for its release, from its own folder: `node ../../tools/release/build/build.ts`. ES modules go to
 * `dist`, CommonJS modules to `dist/cjs`, where a package.json marks them as such. The source maps of both refer to
 * `src`, which is published.
 */
export async function build(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [COMPILER, '-p', 'tsconfig.build.json'], { cwd: folder })
  await copyData(folder, dist)
  await writeCommonJs(dist)
  if (folder.endsWith('contracts')) await buildContracts(dist)
}

/** Copies tables, which modules read from their own folder. */
async function copyData(folder: string, dist: string): Promise<void> {
  const tables = join(folder, 'src/tables')
  if (existsSync(tables)) await cp(tables, join(dist, 'tables'), { recursive: true })
}

async function writeCommonJs(dist: string): Promise<void> {
  const cjs = join(dist, 'cjs')
  for (const file of await readdir(dist, { recursive: true })) {
    // Commands are executed, and never required.
    if (/^(check|comparison|upgrade)\//.test(file)) continue
    const target = join(cjs, file)
    if (/\.d\.ts(\.map)?$/.test(file)) {
      await mkdir(dirname(target), { recursive: true })
      if (file.endsWith('.map')) await writeFile(target, oneDeeper(await readFile(join(dist, file), 'utf8')))
      else await cp(join(dist, file), target)
    } else if (file.endsWith('.js')) {
      const { code, map } = await asCommonJs(join(dist, file), dist)
      await mkdir(dirname(target), { recursive: true })
      // Dynamic imports become calls of `require`.
      await writeFile(target, `${code}//# sourceMappingURL=${basename(file)}.map\n`)
      await writeFile(`${target}.map`, map)
    }
  }
  await writeFile(join(cjs, 'package.json'), '{ "type": "commonjs" }\n')
}

/** The address of the ES module, because there is one copy of the data, which is beside it. */
const addressOf = (file: string, dist: string) => {
  const twin = JSON.stringify(
    join(relative(dirname(join(dist, 'cjs', relative(dist, file))), dist), relative(dist, file)),
  )
  return {
    define: { 'import.meta.url': 'ownAddress' },
    banner: `const ownAddress = require("node:url").pathToFileURL(require("node:path").join(__dirname, ${twin})).href;`,
  }
}

/**
 * Compiles to CommonJS, with a map to the TypeScript sources: the compiler's map is part of the input, so that both are
 * combined.
 */
async function asCommonJs(file: string, dist: string): Promise<{ code: string; map: string }> {
  const [text, map] = await Promise.all([readFile(file, 'utf8'), readFile(`${file}.map`)])
  const inlined = text.replace(/\/\/# sourceMappingURL=.*\s*$/, '')
  const result = await transform(
    `${inlined}//# sourceMappingURL=data:application/json;base64,${map.toString('base64')}\n`,
    {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      supported: { 'dynamic-import': false },
      ...(text.includes('import.meta.url') ? addressOf(file, dist) : {}),
      sourcemap: 'external',
      sourcesContent: false,
    },
  )
  return { code: result.code, map: oneDeeper(result.map) }
}

/** Adapts a map to a file that is one folder deeper; its sources do not move. */
function oneDeeper(map: string): string {
  const read = JSON.parse(map) as { sources: string[] }
  return JSON.stringify({ ...read, sources: read.sources.map((source) => `../${source}`) })
}

if (import.meta.main) {
  const folder = process.cwd()
  if (!existsSync(join(folder, 'tsconfig.build.json'))) throw new Error(`${folder} has no tsconfig.build.json`)
  await build(folder)
}
