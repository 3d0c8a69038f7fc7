// Builds the web application (apps/web) unless the last build had the same sources. Runs under the Node of the
// workspace: `node tools/launch/web.mjs`. Plain JavaScript, like everything that starts the service.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const folder = join(root, 'apps/web')
const stamp = join(folder, 'dist/.sources')
/** The inputs of the build, besides the packages in the lockfile. */
const SOURCES = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/public',
  'packages/client/src',
  'packages/notices/src',
  'packages/react/src',
]
const FILES = ['apps/web/index.html', 'apps/web/package.json', 'apps/web/vite.config.ts', 'pnpm-lock.yaml']

function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) => hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  for (const source of SOURCES) {
    const files = readdirSync(join(root, source), { recursive: true }).sort()
    for (const file of files) if (statSync(join(root, source, file)).isFile()) add(join(source, file))
  }
  for (const file of FILES) add(file)
  return hash.digest('hex')
}

const isBuilt = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** A promise of the build; undefined if there is nothing to build. Prints to stderr. */
export function buildWeb(environment = process.env) {
  const wanted = fingerprint()
  return isBuilt(wanted) ? undefined : build(wanted, environment)
}

async function build(wanted, environment) {
  process.stderr.write('building the web application …\n')
  await new Promise((resolve, reject) => {
    const child = spawn('node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      cwd: folder,
      // Production builds of libraries are used in any case: under tests NODE_ENV is 'test', which would select their
      // larger development builds.
      env: { ...environment, NODE_ENV: 'production' },
      // Not a terminal, so that Vite does not draw its progress.
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const output of [child.stdout, child.stderr]) output.pipe(process.stderr, { end: false })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}`))))
  })
  writeFileSync(stamp, wanted)
}

if (process.argv[1] === import.meta.filename) await buildWeb()
