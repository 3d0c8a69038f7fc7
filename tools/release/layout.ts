import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repository } from '../generate/places.ts'
import { run } from './consumer/run.ts'
import { surfaceOf } from './surface.ts'

type Manifest = { name: string; private?: boolean; exports?: object; publishConfig: object }

/**
 * The exports of each published library, by name without scope: its declarations, which Turbo caches, laid out as in an
 * installation, without packing and installing anything.
 */
export async function surfaces({ force = false } = {}): Promise<Map<string, string>> {
  await run(
    repository,
    process.execPath,
    'tools/launch/turbo.mjs',
    ...['run', 'declarations', '--output-logs=errors-only', ...(force ? ['--force'] : [])],
  )
  const folder = await mkdtemp(join(tmpdir(), 'boxtrail-exports-'))
  try {
    const names = await layOut(folder)
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, await surfaceOf(join(folder, 'node_modules/@boxtrail', name))] as const),
      ),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function layOut(folder: string): Promise<string[]> {
  const names: string[] = []
  for (const file of globSync('packages/*/package.json', { cwd: repository }).sort()) {
    const { publishConfig, ...manifest } = JSON.parse(await readFile(join(repository, file), 'utf8')) as Manifest
    // The service is run, never imported.
    if (manifest.private || !manifest.exports) continue
    const target = join(folder, 'node_modules', manifest.name)
    await mkdir(target, { recursive: true })
    await writeFile(join(target, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }))
    await symlink(join(repository, dirname(file), 'node_modules/.cache/declarations'), join(target, 'dist'))
    names.push(manifest.name.replace('@boxtrail/', ''))
  }
  return names
}
