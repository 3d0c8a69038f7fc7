import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { repository } from '../../generate/places.ts'
import { buildContracts } from './contracts.ts'

/** What is published is written by the TypeScript of most consumers; `pnpm check` compiles with a newer, faster one. */
const COMPILER = join(repository, 'tools/node_modules/typescript-api/bin/tsc')

/**
 * Builds a package for its release, in its own folder: `node ./build.ts`. ES modules go to `dist`,
 * CommonJS modules to `dist/cjs`, where a package.json marks them as such.
 */
export async function build(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [COMPILER, '-p', 'tsconfig.build.json'], { cwd: folder })
  await writeCommonJs(dist)
  if (folder.endsWith('contracts')) await buildContracts(dist)
}

async function writeCommonJs(dist: string): Promise<void> {
  const cjs = join(dist, 'cjs')
  for (const file of await readdir(dist, { recursive: true })) {
    // Commands are started, not required.
    if (/^(check|comparison)\//.test(file)) continue
    const target = join(cjs, file)
    if (file.endsWith('.d.ts')) {
      await mkdir(dirname(target), { recursive: true })
      await cp(join(dist, file), target)
    } else if (file.endsWith('.js')) {
      const text = await readFile(join(dist, file), 'utf8')
      const supported = { 'dynamic-import': false }
      const { code } = await transform(text, { format: 'cjs', platform: 'node', target: 'node20', supported })
      await mkdir(dirname(target), { recursive: true })
      // What is imported on demand is required on demand.
      await writeFile(target, code)
    }
  }
  await writeFile(join(cjs, 'package.json'), '{ "type": "commonjs" }\n')
}

if (import.meta.main) {
  const folder = process.cwd()
  if (!existsSync(join(folder, 'tsconfig.build.json'))) throw new Error(`${folder} has no tsconfig.build.json`)
  await build(folder)
}
