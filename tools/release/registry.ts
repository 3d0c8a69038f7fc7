import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../service/free-port.ts'
import { run } from './consumer/run.ts'

export interface Registry {
  url: string
  /** The npm settings for publishing there, and for fetching only our own packages from there. */
  npmrc: string
  close(): Promise<void>
}

/** Overrides a dependency that is requested by a tag which mirrors of the registry do not have. */
const VERDACCIO = { dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } }

const PATIENCE_MS = 30_000

/** Starts an empty private registry on this machine. */
export async function startRegistry(folder: string): Promise<Registry> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...VERDACCIO }))
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts')
  const port = await freePort()
  await writeFile(
    join(folder, 'config.yaml'),
    `storage: ${join(folder, 'storage')}
packages:
  '@boxtrail/*': { access: $all, publish: $all }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`,
  )
  const main = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const args = [main, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`]
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url, child)
  const npmrc = `@boxtrail:registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`
  const close = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { url, npmrc, close }
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(100)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/-/ping`).catch(() => undefined)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error('The local registry did not start')
}
