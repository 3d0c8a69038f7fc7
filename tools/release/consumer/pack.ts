import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

/** The packages that programs import, by name without scope. */
export const LIBRARIES = ['client', 'contracts', 'edi', 'engine', 'mcp', 'mock', 'react', 'reference', 'simulator']

/** The service is run, never imported, and includes a database: programs install the other packages. */
export const isLibrary = (tarball: string): boolean => !/boxtrail-service-[^/]*$/.test(tarball)

/**
 * Builds each published package of a checkout from scratch, as a release does, and returns the tarballs. Suites that
 * run one after the other on the same checkout share them in the folder BOXTRAIL_TARBALLS, if set.
 */
export async function packAll(target: string, from: string = repository): Promise<string[]> {
  const shared = from === repository ? process.env.BOXTRAIL_TARBALLS : undefined
  if (!shared) return pack(target, from)
  if (!existsSync(join(shared, COMPLETE))) {
    await mkdir(shared, { recursive: true })
    await pack(shared, from)
    await writeFile(join(shared, COMPLETE), '')
  }
  const tarballs = await tarballsIn(shared)
  await Promise.all(tarballs.map((tarball) => cp(tarball, join(target, basename(tarball)))))
  return tarballsIn(target)
}

/** The name of a file that marks the folder as complete. */
const COMPLETE = 'complete'
/** Packages are built only from sources, so they do not depend on the order. */
const AT_ONCE = 2

async function pack(target: string, from: string): Promise<string[]> {
  const root = await manifest('package.json')
  const files = globSync('packages/*/package.json', { cwd: from }).sort()
  const packOne = async (file: string): Promise<void> => {
    if ((await manifest(file)).private) return
    const folder = join(from, dirname(file))
    await rm(join(folder, 'dist'), { recursive: true, force: true })
    await run(folder, process.execPath, '--run', 'build')
    await run(folder, 'npx', '-y', root.packageManager, 'pack', '--pack-destination', target)
  }
  const work = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await packOne(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return tarballsIn(target)
}

const tarballsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => join(folder, name))
