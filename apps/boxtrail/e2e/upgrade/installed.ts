import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../tools/service/free-port.ts'
import { API_KEY } from '../../../../tools/service/service.ts'
import { runningFrom } from '../../src/upgrade/processes.ts'
import { type Load, startLoad } from '../crashes/load.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

/** An installation that serves, and what operators do with it. */
export interface Installed {
  folder: string
  dataDir: string
  /** The URL of the first process. */
  url: string
  /** The URLs of all processes. */
  urls: string[]
  /** Runs a command of the operator, and returns its output. */
  command(...words: string[]): Promise<{ code: number | null; output: string }>
  /** Starts a command of the operator without waiting for it. */
  begin(...words: string[]): ChildProcess
  /** The versions of the running processes. */
  versions(): string[]
  load(): Load
  /** Returns which of some tracking requests were lost. */
  lost(ids: readonly string[]): Promise<string[]>
  /** Restores the newest archive of a folder, replacing the existing data. */
  restoreNewest(archives: string): Promise<{ code: number | null; output: string }>
  start(): Promise<void>
  stop(): Promise<void>
  remove(): Promise<void>
}

interface Options {
  /** Whether a supervisor such as systemd restarts processes that ended. */
  supervised: boolean
  /** The number of processes. */
  count?: number
  env?: Record<string, string>
}

export const install = async ({ supervised, count = 1, env: given = {} }: Options): Promise<Installed> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxtrail-upgrade-'))
  chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const url = urls[0]!
  writeFileSync(
    join(folder, 'boxtrail.yaml'),
    'limits: { requests_per_minute: 1000000, tracking_requests_per_minute: 1000000 }',
  )
  const env = {
    ...process.env,
    PORT: String(ports[0]),
    BOXTRAIL_DATA_DIR: dataDir,
    BOXTRAIL_API_KEY: API_KEY,
    BOXTRAIL_LOG: 'silent',
    BOXTRAIL_ROLES: 'api,worker',
    BOXTRAIL_BACKUP_PASSPHRASE: 'a passphrase of a test',
    BOXTRAIL_CONFIG: join(folder, 'boxtrail.yaml'),
    ...given,
  }
  const begin = (...words: string[]) =>
    spawn(process.execPath, [MAIN, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let isStopping = false
  const services = new Map<number, ChildProcess>()
  const run = (port: number): void => {
    const service = spawn(process.execPath, [MAIN, 'start'], { env: { ...env, PORT: String(port) }, stdio: 'ignore' })
    services.set(port, service)
    service.once('exit', () => {
      if (supervised && !isStopping) setTimeout(run, 500, port)
    })
  }
  const start = async () => {
    isStopping = false
    for (const port of ports) run(port)
    await Promise.all(urls.map(untilReady))
  }
  const stop = async () => {
    isStopping = true
    for (const service of services.values()) {
      if (service.exitCode !== null || service.signalCode !== null) continue
      service.kill('SIGTERM')
      await once(service, 'exit')
    }
    // Ends processes that the upgrade has started.
    for (const { pid } of runningFrom(dataDir)) await ended(pid)
  }
  const command: Installed['command'] = async (...words) => {
    const child = begin(...words)
    let output = ''
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'close')
    return { code, output }
  }
  await start()
  return {
    folder,
    dataDir,
    url,
    urls,
    begin,
    start,
    stop,
    command,
    restoreNewest: (archives) =>
      command('restore', join(archives, readdirSync(archives).sort().at(-1)!), '--replace', 'yes'),
    versions: () => runningFrom(dataDir).map(({ version }) => version),
    load: () => startLoad({ connections: 8, url: () => url, pauseMs: 100 }),
    lost: async (ids) => {
      const lost: string[] = []
      for (const id of ids) if ((await get(`${url}/v2/tracking_requests/${id}`)) !== 200) lost.push(id)
      return lost
    },
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const get = async (address: string): Promise<number> => {
  const answer = await fetch(address, { headers: { authorization: `Token ${API_KEY}` } })
  await answer.arrayBuffer()
  return answer.status
}

const untilReady = async (url: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const ended = async (pid: number): Promise<void> => {
  for (let tried = 0; ; tried++) {
    try {
      process.kill(pid, tried === 0 ? 'SIGTERM' : 0)
    } catch {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
