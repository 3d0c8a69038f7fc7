import { join } from 'node:path'
import { tryOut } from './ask-version.ts'
import { base, before, isInstalled, link, linkedVersion, type Program, programIn, versionsIn } from './programs.ts'
import { restartAll, type Served, served } from './restart.ts'
import { returnAll } from './return.ts'
import { UpgradeError } from './upgrade-error.ts'

interface Surroundings {
  dataDir: string
  waitMs: number
  say(text: string): void
}

interface Switching extends Surroundings {
  processes: Served[]
}

/**
 * Makes starts and the running processes run another version, and returns the number of processes; if one does not
 * become ready, all return.
 */
export const switchTo = async (next: Program, from: Program, surroundings: Surroundings): Promise<number> => {
  const { dataDir } = surroundings
  if (!isInstalled(dataDir, from)) base.write(dataDir, from)
  before.write(dataDir, from)
  link(dataDir, next)
  // Listed here, because processes that start from now on run the new version by themselves.
  const switching = { ...surroundings, processes: served(dataDir) }
  const problem = await complete(next, from, switching)
  if (problem === null) return switching.processes.length
  throw new UpgradeError(
    `${problem} Version ${from.version} serves again; what was created meanwhile is kept, and so are the migrations.`,
  )
}

/** Returns why all processes have returned; null if the version is ready everywhere. */
const complete = async (
  next: Program,
  from: Program,
  switching: Switching,
  prove = async (): Promise<void> => {},
): Promise<string | null> => {
  const { dataDir, processes, waitMs, say } = switching
  try {
    await prove()
    if (processes.length > 0) say(`continuing ${processes.length} processes with ${next.version}`)
    await restartAll(dataDir, processes, next, waitMs)
    // Processes that were starting and had not registered yet.
    const late = served(dataDir).filter(({ version }) => version !== next.version)
    processes.push(...late)
    await restartAll(dataDir, late, next, waitMs)
    before.forget(dataDir)
    return null
  } catch (error) {
    const { message } = error as Error
    say(`${message} Returning to ${from.version}.`)
    await goBack(from, switching)
    return message
  }
}

const goBack = async (from: Program, { dataDir, processes, waitMs }: Switching): Promise<void> => {
  link(dataDir, from)
  await returnAll(dataDir, processes, from, waitMs)
  before.forget(dataDir)
}

/** An interrupted switch that was completed. */
interface Completed {
  /** What runs now. */
  runs: Program
  isForward: boolean
}

/**
 * Completes a switch that was interrupted, as by a power failure: forward if the version becomes ready, otherwise back.
 * Null if none was interrupted, or everything runs the previous version.
 */
export const completeSwitch = async (
  dataDir: string,
  { env, waitMs, say }: { env: NodeJS.ProcessEnv; waitMs: number; say(text: string): void },
): Promise<Completed | null> => {
  const from = before.read(dataDir)
  if (!from) return null
  const version = linkedVersion(dataDir)
  const switching = { dataDir, processes: served(dataDir), waitMs, say }
  if (version === null || version === from.version) return returnRest(from, switching)
  say(`completing the upgrade from ${from.version} to ${version}, which was interrupted`)
  const next = programIn(join(versionsIn(dataDir), version))!
  const isForward = (await complete(next, from, switching, () => tryOut(next, env, waitMs))) === null
  return { runs: isForward ? next : from, isForward }
}

/**
 * Returns the remaining processes. Starts already run the previous version, but processes that were interrupted on the
 * way back may still run the other one.
 */
const returnRest = async (from: Program, switching: Switching): Promise<null> => {
  const { dataDir, processes, say } = switching
  const rest = processes.filter((one) => isInstalled(dataDir, one) && one.version !== from.version)
  if (rest.length > 0) say(`returning ${rest.length} processes to ${from.version}, which was interrupted`)
  await goBack(from, { ...switching, processes: rest })
  return null
}
