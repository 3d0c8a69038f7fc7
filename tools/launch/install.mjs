// Installs what the commands of the launcher need, to serve or to develop. Plain JavaScript, like everything that runs
// before the installation.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trim } from './trim.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const PNPM = 'pnpm@12.21.0'
const stamp = join(root, 'node_modules', '.boxtrail-installed')

const SERVE = ['--prod', '--filter', 'boxtrail', '--filter', '@boxtrail/boxtrail...']
/** Each scope contains the previous ones, so that a command never removes packages that another one installed. */
const SCOPES = [
  { name: 'serve', options: SERVE, required: ['node_modules/.bin/node', 'packages/server/node_modules/pg'] },
  { name: 'develop', options: [], required: ['node_modules/vitest/vitest.mjs'] },
]

/** Installs unless the last installation used the same lockfile and contains what `name` needs. Prints to stderr. */
export async function install(environment, name) {
  const index = SCOPES.findIndex((scope) => scope.name === name)
  const before = installed()
  const scope = SCOPES[Math.max(index, before.index)]
  const wanted = `${scope.name} ${fingerprint()}`
  if (index <= before.index && before.stamp === wanted) return
  process.stderr.write(
    scope.name === 'develop'
      ? 'installing what Boxtrail and its development need (a few minutes at the first time) …\n'
      : 'installing what Boxtrail needs (a minute at the first time) …\n',
  )
  await pnpm(['install', '--frozen-lockfile', ...scope.options], environment)
  if (scope.name !== 'develop') trim(join(root, 'node_modules/.pnpm'))
  writeFileSync(stamp, wanted)
}

/** The largest scope whose packages are present, whoever installed them, and the note of the last installation. */
function installed() {
  const has = ({ required }) => required.every((path) => existsSync(join(root, path)))
  const index = has(SCOPES[0]) ? SCOPES.findLastIndex(has) : -1
  return { index, stamp: existsSync(stamp) ? readFileSync(stamp, 'utf8') : '' }
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Runs pnpm. Its output is only shown if it fails. */
function pnpm(args, environment) {
  return new Promise((resolve, reject) => {
    // CI keeps pnpm from prompting, because there may be no terminal.
    const child = spawn('npx', ['-y', PNPM, ...args], {
      cwd: root,
      env: { ...environment, CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const printed = []
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => printed.push(chunk))
    const forward = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, forward)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.removeListener(each, forward)
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(printed))
      reject(new Error(`pnpm ${args.join(' ')} ended with ${code ?? signal}`))
    })
  })
}
