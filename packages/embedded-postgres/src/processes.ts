import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // A zombie keeps its number until its parent reaps it, which in many Docker containers never happens.
  return !['Z', 'X'].includes(procStat(pid)?.[0] ?? '')
}

/** Identifies a process for good: numbers are reused, a number with its start time is not. */
export function identify(pid: number): string {
  return `${pid}@${procStat(pid)?.[19] ?? ''}`
}

// The fields after the name, the only one that may contain spaces: the state is the first, the start time the 20th.
function procStat(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

export function isSameProcessAlive(identity: string): boolean {
  const pid = Number(identity.split('@')[0])
  return pid > 0 && isAlive(pid) && identify(pid) === identity
}

/** Whether `pid` is a PostgreSQL process on this cluster, and not another one with a reused number. */
export function isClusterServer(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    // Every PostgreSQL process works in its data directory.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}
