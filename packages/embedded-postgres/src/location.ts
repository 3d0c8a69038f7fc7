import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, canReach, nobody } from './account.ts'
import { EmbeddedError } from './embedded-error.ts'

/** `cluster` is PostgreSQL's data directory, `sockets` holds its unix socket, the rest are our files next to them. */
export type Location = { cluster: string; sockets: string; log: string; owner: string; lock: string; moved: boolean }

/** For root, if the unprivileged account cannot reach root's own directories. */
export const SYSTEM_DIRECTORY = '/var/lib/boxtrail'

// sun_path holds 108 bytes with its closing zero on Linux, 104 on macOS.
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107
const SOCKET_NAME = '/.s.PGSQL.5432.lock'

export function locate(dataDir: string, account: Account | undefined): Location {
  const wanted = resolve(dataDir)
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  mkdirSync(wanted, { recursive: true })
  const moved = !canReach(join(wanted, 'postgres'), account)
  const base = moved ? join(SYSTEM_DIRECTORY, key) : wanted
  if (moved) openDirectory(SYSTEM_DIRECTORY)
  if (moved) openDirectory(base)
  const sockets = socketDirectory(base, key, account)
  return {
    cluster: join(base, 'postgres'),
    sockets,
    log: join(base, 'postgres.log'),
    owner: join(base, 'postgres.owner'),
    lock: join(base, 'postgres.lock'),
    moved,
  }
}

// A strict umask must not close our own directories to the account.
function openDirectory(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}

function socketDirectory(base: string, key: string, account: Account | undefined): string {
  const candidates = [join(base, 'postgres.sock'), join(tmpdir(), `boxtrail-${key}`), `/tmp/boxtrail-${key}`]
  const directory = candidates.find(
    (path) => Buffer.byteLength(path + SOCKET_NAME) <= SOCKET_PATH_LIMIT && canReach(path, account),
  )
  if (!directory)
    throw new EmbeddedError(`No path short enough for a unix socket near ${base}; choose a shorter data directory.`)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return directory
}

/**
 * Prepares the directory of the socket for the account before a server starts. A directory outside of the data
 * directory is removed with the server.
 */
export function openSocketDirectory(directory: string, account: Account | undefined): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const stat = lstatSync(directory)
  const isOwn = [process.getuid?.(), account?.uid, account && nobody().uid].includes(stat.uid)
  if (!stat.isDirectory() || !isOwn) throw new EmbeddedError(`${directory} exists and is not ours; remove it.`)
  // Files of an earlier version, or of somebody else.
  if (account && stat.uid === nobody().uid && account.uid !== stat.uid)
    for (const name of readdirSync(directory)) rmSync(join(directory, name), { recursive: true, force: true })
  if (account) chownSync(directory, account.uid, account.gid)
  chmodSync(directory, 0o700)
}
