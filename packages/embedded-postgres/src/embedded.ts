import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Account, databaseAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { DATABASE_USER, ensureCluster, serverEnvironment } from './cluster.ts'
import { EmbeddedError } from './embedded-error.ts'
import { type Location, locate, openSocketDirectory, SYSTEM_DIRECTORY } from './location.ts'
import { withLock } from './lock.ts'
import { disarmStalePid, runningServer, stopServer } from './postmaster.ts'
import { identify, isSameProcessAlive } from './processes.ts'
import { serverArguments } from './settings.ts'
import { supervise } from './supervise.ts'

export type EmbeddedOptions = {
  /** Boxtrail's data directory; the cluster is the folder `postgres` in it. */
  dataDir: string
  log?: (message: string) => void
  /** Disable only if losing the data is acceptable. */
  fsync?: boolean
  /** Remove the whole data directory once the server has ended, even if this process was killed. */
  ephemeral?: boolean
}

export type EmbeddedServer = {
  url: string
  /** The folder of the cluster. */
  cluster: string
  connection: { host: string; port: number; user: string; database: string }
  stop: () => Promise<void>
}

const START_TIMEOUT_MS = 30_000
// The longest time that the watchdog needs to end the server.
const ORPHAN_TIMEOUT_MS = 12_000

/**
 * Starts PostgreSQL on a data directory, or joins the one that another live process already runs there. If that process
 * ends, or the watchdog is killed, this one starts the server again.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log = () => {}, fsync = true, ephemeral = false } = options
  const account = databaseAccount()
  const location = locate(dataDir, account)
  if (location.moved) log(`the database is kept in ${dirname(location.cluster)}: only root can enter ${dataDir}`)
  const binaries = findBinaries(account, SYSTEM_DIRECTORY)
  let watchdog: ChildProcess | undefined
  const ensureRunning = () =>
    withLock(location.lock, async () => {
      if (await joinOrEnd(location, log)) return
      await ensureCluster(location.cluster, binaries, account, fsync)
      openSocketDirectory(location.sockets, account)
      disarmStalePid(location.cluster)
      rmSync(join(location.sockets, '.s.PGSQL.5432.lock'), { force: true })
      const isApart = dirname(location.sockets) !== dirname(location.cluster)
      const remove = [
        ...(isApart || ephemeral ? [location.sockets] : []),
        ...(ephemeral ? [dirname(location.cluster), dataDir] : []),
      ]
      watchdog = launch(location, binaries, account, fsync, remove)
      await waitUntilReady(location, watchdog)
      writeFileSync(location.owner, `${identify(process.pid)} ${identify(watchdog.pid!)}`)
    })
  await ensureRunning()
  const stopSupervising = supervise(() => hasWatchdog(location), ensureRunning, log)
  return server(location, async () => {
    await stopSupervising()
    if (watchdog) await end(watchdog)
  })
}

/** The identities of the process that started the server and of the watchdog that runs it, if any. */
function readOwner(location: Location): { holder?: string | undefined; watchdog?: string | undefined } {
  if (!existsSync(location.owner)) return {}
  const [holder, watchdog] = readFileSync(location.owner, 'utf8').split(' ')
  return { holder, watchdog }
}

function hasWatchdog(location: Location): boolean {
  const { watchdog } = readOwner(location)
  return watchdog !== undefined && isSameProcessAlive(watchdog)
}

/** True if a server with a live owner can be shared. An orphan is ended, so that ours can start. */
async function joinOrEnd(location: Location, log: (message: string) => void): Promise<boolean> {
  const running = runningServer(location.cluster)
  if (!running) return false
  const { holder, watchdog } = readOwner(location)
  for (const until = Date.now() + ORPHAN_TIMEOUT_MS; watchdog && Date.now() < until; await sleep(50)) {
    const now = runningServer(location.cluster)
    if (!now) return false
    if (!isSameProcessAlive(watchdog)) break
    // A watchdog whose holder is gone is about to end the server: wait for that rather than join. Exiting takes a
    // moment, so the holder must still be alive after one.
    if (!isSameProcessAlive(holder!) || !now.ready) continue
    await sleep(150)
    if (!isSameProcessAlive(holder!) || !isSameProcessAlive(watchdog)) continue
    log(`joined the PostgreSQL that process ${holder!.split('@')[0]} runs in ${location.cluster}`)
    return true
  }
  log(`ending the PostgreSQL (process ${running.pid}) that an earlier run left in ${location.cluster}`)
  await stopServer(running.pid)
  return false
}

function launch(
  location: Location,
  binaries: Binaries,
  account: Account | undefined,
  fsync: boolean,
  remove: string[],
): ChildProcess {
  // The log covers this run; earlier content is kept only while it is small.
  if (existsSync(location.log) && readFileSync(location.log).length > 5_000_000) truncateSync(location.log)
  const order = {
    ...account,
    postgres: binaries.postgres,
    args: serverArguments(location.cluster, location.sockets, { fsync }),
    env: serverEnvironment(),
    log: location.log,
    remove,
  }
  const script = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))
  // A separate process group: Ctrl-C must reach the server last, through us.
  const watchdog = spawn(process.execPath, [script, JSON.stringify(order)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    cwd: '/',
  })
  watchdog.stdin!.on('error', () => {})
  watchdog.unref()
  ;(watchdog.stdin as unknown as { unref(): void }).unref()
  return watchdog
}

async function waitUntilReady(location: Location, watchdog: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_TIMEOUT_MS; Date.now() < until; await sleep(10)) {
    if (runningServer(location.cluster)?.ready) return
    if (watchdog.exitCode !== null || watchdog.signalCode !== null) break
  }
  const tail = existsSync(location.log)
    ? readFileSync(location.log, 'utf8').trim().split('\n').slice(-8).join('\n')
    : ''
  await end(watchdog)
  throw new EmbeddedError(`The embedded PostgreSQL did not start in ${location.cluster}. Its log ends:\n${tail}`)
}

async function end(watchdog: ChildProcess): Promise<void> {
  if (watchdog.exitCode !== null || watchdog.signalCode !== null) return
  const ended = new Promise((resolve) => watchdog.once('exit', resolve))
  watchdog.ref()
  watchdog.stdin!.end()
  await ended
}

function server(location: Location, stop: () => Promise<void>): EmbeddedServer {
  const connection = { host: location.sockets, port: 5432, user: DATABASE_USER, database: 'postgres' }
  const url = `postgresql://${DATABASE_USER}@/postgres?host=${encodeURIComponent(location.sockets)}`
  return { url, cluster: location.cluster, connection, stop }
}
