import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from './ask-version.ts'
import { CONTINUE } from './presence.ts'
import { type Registered, runningFrom } from './processes.ts'
import type { Program } from './programs.ts'
import { UpgradeError } from './upgrade-error.ts'

/** A process as it was before the upgrade, with what starting it again would take. */
export interface Served extends Registered {
  directory: string
  env: NodeJS.ProcessEnv
}

/** The processes that serve now. */
export const served = (dataDir: string): Served[] =>
  runningFrom(dataDir).map((one) => ({ ...one, ...surroundingsOf(one.pid) }))

/** Where the system tells it; elsewhere a process is started as this one was. */
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

const POLL_MS = 100

/** Makes each process run the linked version, one after the other, so that the others serve meanwhile. */
export const restartAll = async (
  dataDir: string,
  processes: readonly Served[],
  { version }: Program,
  waitMs: number,
): Promise<void> => {
  for (const { identity, pid, address } of processes) {
    const deadline = Date.now() + waitMs
    let isAsked = false
    for (;;) {
      const now = runningFrom(dataDir).find((one) => one.identity === identity)
      // One without an address is on its way, perhaps in the version before, and listens to no such signal yet.
      if (now?.url && now.version !== version && !isAsked) {
        signal(pid, CONTINUE)
        isAsked = true
      }
      if (now?.version === version && now.url && (await isReady(now.url))) break
      if (!now) throw new UpgradeError(`Version ${version} ended at ${address}.`)
      if (Date.now() > deadline)
        throw new UpgradeError(`Version ${version} was not ready at ${address} within ${waitMs / 1_000} s.`)
      await sleep(POLL_MS)
    }
  }
}

const signal = (pid: number, name: NodeJS.Signals): void => {
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

/** A supervisor starts again what ended; what nobody has started after this time is started here. */
const SUPERVISOR_MS = 10_000
const STOP_MS = 12_000

/** Brings every process back to the program from before, whatever has become of it. */
export const returnAll = async (
  dataDir: string,
  processes: readonly Served[],
  before: Program,
  waitMs: number,
): Promise<void> => {
  for (const one of processes) await returnOne(dataDir, one, before, waitMs)
}

const returnOne = async (dataDir: string, one: Served, before: Program, waitMs: number): Promise<void> => {
  // Of several on port 0, each is only known by its identity, which it has kept unless it ended.
  const others = runningFrom(dataDir).filter(
    ({ address, version }) => address === one.address && version === before.version,
  )
  const mine = () =>
    runningFrom(dataDir).find(({ identity }) => identity === one.identity) ??
    runningFrom(dataDir).find(
      ({ address, identity }) => address === one.address && !others.some((other) => other.identity === identity),
    )
  const told = new Map<string, number>()
  let missingSince = Date.now()
  const deadline = Date.now() + 2 * waitMs + STOP_MS + SUPERVISOR_MS
  while (Date.now() < deadline) {
    const now = mine()
    if (now) missingSince = Date.now()
    if (now?.version === before.version && now.url && (await isReady(now.url))) return
    if (!now && Date.now() - missingSince > SUPERVISOR_MS) {
      startAgain(dataDir, one, before)
      missingSince = Date.now() + waitMs
    }
    if (now && now.version !== before.version) {
      const since = told.get(now.identity)
      // One that is not ready may not listen to anything but its end.
      if (since === undefined) signal(now.pid, now.url ? CONTINUE : 'SIGTERM')
      else if (Date.now() - since > STOP_MS) signal(now.pid, 'SIGKILL')
      told.set(now.identity, since ?? Date.now())
    }
    await sleep(POLL_MS)
  }
  throw new UpgradeError(`Version ${before.version} is not ready at ${one.address} either: start it by hand.`)
}

/** In the background, with the settings that the process had; its log is beside the data. */
const startAgain = (dataDir: string, { directory, env }: Served, { node, main }: Program): void => {
  const log = openSync(join(dataDir, 'boxtrail.log'), 'a', 0o600)
  spawn(node, [main, 'start'], { cwd: directory, env, detached: true, stdio: ['ignore', log, log] }).unref()
  closeSync(log)
}
