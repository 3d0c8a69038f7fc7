import { globSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repository } from '../../generate/places.ts'
import { run } from './run.ts'

type Manifest = {
  version: string
  private?: boolean
  homepage: string
  packageManager: string
  devDependencies: Record<string, string>
}

export const manifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(repository, file), 'utf8'))

/** The packages that programs import, by their names without scope. */
export const LIBRARIES = ['client', 'contracts', 'edi', 'engine', 'mcp', 'mock', 'react', 'reference', 'simulator']

/** The service is run, never imported, and brings a database: programs install the other packages. */
export const isLibrary = (tarball: string): boolean => !/boxtrail-service-[^/]*$/.test(tarball)

/** Builds each published package of a checkout from nothing, as its release does, and gives the tarballs. */
export async function packAll(target: string, from: string = repository): Promise<string[]> {
  const root = await manifest('package.json')
  for (const file of globSync('packages/*/package.json', { cwd: from }).sort()) {
    if ((await manifest(file)).private) continue
    const folder = join(from, dirname(file))
    await rm(join(folder, 'dist'), { recursive: true, force: true })
    await run(folder, process.execPath, '--run', 'build')
    await run(folder, 'npx', '-y', root.packageManager, 'pack', '--pack-destination', target)
  }
  return (await readdir(target)).filter((name) => name.endsWith('.tgz')).map((name) => join(target, name))
}
