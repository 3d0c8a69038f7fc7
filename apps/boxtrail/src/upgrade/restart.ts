import { readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from './ask-version.ts'
import { CONTINUE } from './presence.ts'
import { type Registered, runningFrom } from './processes.ts'
import type { Program } from './programs.ts'
import { UpgradeError } from './upgrade-error.ts'

/** A process as it was before the upgrade, with what is needed to start it again. */
export interface Served extends Registered {
  directory: string
  env: NodeJS.ProcessEnv
}

/** The processes that serve now. */
export const served = (dataDir: string): Served[] =>
  runningFrom(dataDir).map((one) => ({ ...one, ...surroundingsOf(one.pid) }))

/**
 * The directory and environment of a process, if the system tells them; elsewhere it is started with those of this one.
 */
const surroundingsOf = (pid: number): { directory: string; env: NodeJS.ProcessEnv } => {
  try {
    const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
    const env = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    return { directory: readlinkSync(`/proc/${pid}/cwd`), env }
  } catch {
    return { directory: process.cwd(), env: process.env }
  }
}

export const POLL_MS = 100

/** Makes each process run the linked version, one after the other, so that the others serve meanwhile. */
export const restartAll = async (
  dataDir: string,
  processes: readonly Served[],
  { version }: Program,
  waitMs: number,
): Promise<void> => {
  for (const { identity, pid, address } of processes) {
    const deadline = Date.now() + waitMs
    let isSignalled = false
    for (;;) {
      const now = runningFrom(dataDir).find((one) => one.identity === identity)
      // A process without a URL is still starting, perhaps in the previous version, and does not listen to this signal
      // yet.
      if (now?.url && now.version !== version && !isSignalled) {
        signal(pid, CONTINUE)
        isSignalled = true
      }
      if (now?.version === version && now.url && (await isReady(now.url))) break
      if (!now) throw new UpgradeError(`Version ${version} ended at ${address}.`)
      if (Date.now() > deadline)
        throw new UpgradeError(`Version ${version} was not ready at ${address} within ${waitMs / 1_000} s.`)
      await sleep(POLL_MS)
    }
  }
}

export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EPERM')
      throw new UpgradeError(
        `Process ${pid} belongs to another user: run the upgrade as the user that runs the service.`,
      )
    if (code !== 'ESRCH') throw error
  }
}
