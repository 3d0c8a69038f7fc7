import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MIGRATIONS_DIRECTORY } from '@boxtrail/server/db/migrate/migrate'

/** How a version that a test makes differs from the checkout. */
export interface Made {
  version: string
  /** A migration of its own. */
  migration?: string
  /**
   * How and when it fails instead of serving: always, also when it is tried beside the service, or only as the service
   * itself.
   */
  fails?: { how: 'hangs' | 'ends'; when: 'always' | 'serving' }
}

const MAIN = join(import.meta.dirname, '../../src/main.ts')

/** A tarball of the service as npm fetches it: it runs the checkout, but has its own version and migrations. */
export const makeVersion = (folder: string, { version, migration, fails }: Made): string => {
  const source = join(folder, `source-${version}`)
  mkdirSync(source, { recursive: true })
  const manifest = { name: '@boxtrail/service', version, type: 'module', bin: { boxtrail: 'main.js' } }
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest))
  cpSync(MIGRATIONS_DIRECTORY, join(source, 'migrations'), { recursive: true })
  if (migration) writeFileSync(join(source, 'migrations/9999_made.sql'), `${migration}\n`)
  writeFileSync(join(source, 'main.js'), program(fails))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source })
  return join(folder, `boxtrail-service-${version}.tgz`)
}

const FAILURES = { hangs: 'setInterval(() => {}, 1_000); await new Promise(() => {})', ends: 'process.exit(7)' }

const program = (fails: Made['fails']): string => `#!/usr/bin/env node
import { registerHooks } from 'node:module'
const own = JSON.stringify(new URL('./migrations/', import.meta.url).href)
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/db/migrate/migrate.ts')) return loaded
    const [before, after] = String(loaded.source).split("new URL('../migrations/', import.meta.url)")
    if (after === undefined) throw new Error(url + ' does not say where the migrations are')
    return { ...loaded, source: before + 'new URL(' + own + ')' + after }
  },
})
if (process.argv[2] === 'start' && ${fails === undefined ? 'false' : fails.when === 'always' ? 'true' : "process.env.PORT !== '0'"}) {
  ${fails ? FAILURES[fails.how] : ''}
}
await import(${JSON.stringify(pathToFileURL(MAIN).href)})
`
