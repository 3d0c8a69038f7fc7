import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady } from './ask-version.ts'
import { CONTINUE } from './presence.ts'
import { type Registered, runningFrom } from './processes.ts'
import type { Program } from './programs.ts'
import { POLL_MS, type Served, signal } from './restart.ts'
import { UpgradeError } from './upgrade-error.ts'

/** How long a supervisor has to restart a process that ended; after that it is started here. */
const SUPERVISOR_MS = 10_000
const STOP_MS = 12_000

/** Brings every process back to the previous program, in whatever state it is. */
export const returnAll = async (
  dataDir: string,
  processes: readonly Served[],
  before: Program,
  waitMs: number,
): Promise<void> => {
  const problems: string[] = []
  // A process that cannot return does not keep others from serving again.
  for (const one of processes)
    await returnOne(dataDir, one, before, waitMs).catch(({ message }: Error) => problems.push(message))
  if (problems.length > 0) throw new UpgradeError(problems.join('\n'))
}

const returnOne = async (dataDir: string, one: Served, before: Program, waitMs: number): Promise<void> => {
  // Several processes on port 0 are distinguished only by their identity, which each keeps unless it ended.
  const others = runningFrom(dataDir).filter(
    ({ address, version }) => address === one.address && version === before.version,
  )
  const mine = () =>
    runningFrom(dataDir).find(({ identity }) => identity === one.identity) ??
    runningFrom(dataDir).find(
      ({ address, identity }) => address === one.address && !others.some((other) => other.identity === identity),
    )
  const announced = new Map<string, number>()
  let log: string | null = null
  let missingSince = Date.now()
  const deadline = Date.now() + 2 * waitMs + STOP_MS + SUPERVISOR_MS
  while (Date.now() < deadline) {
    const now = mine()
    if (now) missingSince = Date.now()
    if (now?.version === before.version && now.url && (await isReady(now.url))) return
    if (!now && Date.now() - missingSince > SUPERVISOR_MS) {
      log = startAgain(dataDir, one, before)
      missingSince = Date.now() + waitMs
    }
    if (now && now.version !== before.version) {
      const since = announced.get(now.identity)
      // A process that is not ready may listen only to the signals that end it.
      if (since === undefined) signal(now.pid, now.url ? CONTINUE : 'SIGTERM')
      else if (Date.now() - since > STOP_MS) signal(now.pid, 'SIGKILL')
      announced.set(now.identity, since ?? Date.now())
    }
    await sleep(POLL_MS)
  }
  const waits = mine() ? 'runs, but is not ready' : 'is not ready'
  throw new UpgradeError(`Version ${before.version} ${waits} at ${one.address} either: ${whatNext(log, mine())}`)
}

/** What to do next. Only the log has the cause: that of the start here, or of the supervisor. */
const whatNext = (log: string | null, running: Registered | undefined): string => {
  const why = log === null ? 'its log says why' : `the end of ${log} says why`
  return running ? `${why}; it serves once that is fixed.` : `${why}; fix that, and start it by hand.`
}

/**
 * Starts a process in the background with the settings that it had; returns its log, which is in the data directory.
 */
const startAgain = (dataDir: string, { directory, env }: Served, { node, main }: Program): string | null => {
  const file = join(dataDir, 'boxtrail.log')
  const log = openLog(file)
  const output = log ?? 'ignore'
  spawn(node, [main, 'start'], { cwd: directory, env, detached: true, stdio: ['ignore', output, output] }).unref()
  if (log === null) return null
  closeSync(log)
  return file
}

/** Opens a log; if it cannot be written, the process is started without it. */
const openLog = (file: string): number | null => {
  try {
    return openSync(file, 'a', 0o600)
  } catch {
    return null
  }
}
