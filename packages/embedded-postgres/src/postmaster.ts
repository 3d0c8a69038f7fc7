import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './embedded-error.ts'
import { isAlive, isClusterServer } from './processes.ts'

// Above every process number that a kernel assigns.
const UNUSED_PID = '2147483646'

/** Reads `postmaster.pid`: the first line is the process, the eighth whether it accepts connections. */
export function readPostmaster(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined
  } catch {
    return undefined
  }
}

export function runningServer(cluster: string): { pid: number; ready: boolean } | undefined {
  const postmaster = readPostmaster(cluster)
  return postmaster && isClusterServer(postmaster.pid, cluster) ? postmaster : undefined
}

/** Ends a server that lost its owner: fast shutdown first, then harder. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 8_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(20)) if (!isAlive(pid)) return
  }
  throw new EmbeddedError(`The PostgreSQL process ${pid} left behind by an earlier run does not end.`)
}

/**
 * PostgreSQL refuses to start while the number in a stale `postmaster.pid` belongs to any live process of the same
 * user, which is common inside containers. Only the number is replaced: the other lines let PostgreSQL detect whether
 * orphans of the dead server still hold its shared memory.
 */
export function disarmStalePid(cluster: string): void {
  const postmaster = readPostmaster(cluster)
  if (!postmaster || isClusterServer(postmaster.pid, cluster)) return
  const file = join(cluster, 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, UNUSED_PID))
}
