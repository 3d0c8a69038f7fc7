import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export type Account = { uid: number; gid: number }

/** PostgreSQL refuses to run as root, so a root process runs it as `nobody`; any other user runs it as itself. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return passwdEntry('nobody') ?? { uid: 65534, gid: 65534 }
}

// initdb looks its own user up by number, so the number must be one that the system knows.
function passwdEntry(name: string): Account | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    // macOS writes -2; the system calls want it unsigned.
    return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
  } catch {
    return undefined
  }
}

/** Whether the account may traverse every directory above `path` (not so for a checkout under /root). */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    try {
      if (!mayEnter(statSync(at), account)) return false
    } catch {
      // Not there yet: we create it ourselves, traversable by everyone.
    }
    if (at === dirname(at)) return true
  }
}

function mayEnter(stat: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}
