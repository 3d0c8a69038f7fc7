import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const PNPM = 'pnpm@12.21.0'
const stamp = join(root, 'node_modules', '.boxtrail-installed')
const required = ['node_modules/.bin/node', 'node_modules/vitest/vitest.mjs', 'packages/server/node_modules/pg']

/** Installs unless the last installation used the same lockfile. Prints to stderr. */
export async function install(environment) {
  const wanted = fingerprint()
  if (isInstalled(wanted)) return
  process.stderr.write('installing dependencies\n')
  await pnpm(['install', '--frozen-lockfile'], environment)
  writeFileSync(stamp, wanted)
}

function isInstalled(wanted) {
  if (!required.every((path) => existsSync(join(root, path)))) return false
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function pnpm(args, environment) {
  return new Promise((resolve, reject) => {
    // CI keeps pnpm from prompting, because there may be no terminal.
    const child = spawn('npx', ['-y', PNPM, ...args], {
      cwd: root,
      env: { ...environment, CI: 'true' },
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    })
    const forward = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, forward)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.removeListener(each, forward)
      if (code === 0) resolve()
      else reject(new Error(`pnpm ${args.join(' ')} ended with ${code ?? signal}`))
    })
  })
}
