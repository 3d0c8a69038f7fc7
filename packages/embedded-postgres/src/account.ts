import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export type Account = { uid: number; gid: number }

/** The highest number that distributions leave to the administrator, below those of their services. */
const MAX_ID = 60_000 - 1
const MIN_ID = 50_000

/**
 * PostgreSQL refuses to run as root, so a root process runs it under a number that no user of the system has: files of
 * `nobody` would be open to everything else that runs as `nobody`. Other users run it as themselves.
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const taken = new Set([...readIds('/etc/passwd'), ...readIds('/etc/group')])
  for (let id = MAX_ID; id > MIN_ID; id--) if (!taken.has(id) && isMapped(id)) return { uid: id, gid: id }
  return nobody()
}

/** The account for initialising a cluster: initdb looks up its own user, so the system must know the number. */
export function nobody(): Account {
  return passwdEntry('nobody') ?? { uid: 65534, gid: 65534 }
}

const readLines = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

const readIds = (file: string): number[] => readLines(file).flatMap((line) => line.split(':').slice(2, 4).map(Number))

/** Whether the number exists in the user namespace: a container may map only some numbers. */
function isMapped(id: number): boolean {
  const ranges = readLines('/proc/self/uid_map').filter((line) => line.trim() !== '')
  return (
    ranges.length === 0 ||
    ranges.some((range) => {
      const [from, , count] = range.trim().split(/\s+/).map(Number)
      return id >= from! && id < from! + count!
    })
  )
}

function passwdEntry(name: string): Account | undefined {
  const [, , uid, gid] =
    readLines('/etc/passwd')
      .find((entry) => entry.startsWith(`${name}:`))
      ?.split(':') ?? []
  // macOS writes -2, but the system calls need it unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}

/** Whether the account may traverse every directory above `path` (not so for a checkout under /root). */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    try {
      if (!mayEnter(statSync(at), account)) return false
    } catch {
      // The directory does not exist yet: we create it, traversable by everyone.
    }
    if (at === dirname(at)) return true
  }
}

function mayEnter(stat: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}
