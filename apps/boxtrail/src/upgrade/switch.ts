import { join } from 'node:path'
import { tryOut } from './ask-version.ts'
import { base, before, isInstalled, link, linkedVersion, type Program, programIn, versionsIn } from './programs.ts'
import { restartAll, returnAll, type Served, served } from './restart.ts'
import { UpgradeError } from './upgrade-error.ts'

interface Switching {
  dataDir: string
  processes: readonly Served[]
  waitMs: number
  say(text: string): void
}

/** Lets starts and the running processes run another version; if one does not become ready, all return. */
export const switchTo = async (next: Program, from: Program, switching: Switching): Promise<void> => {
  const { dataDir } = switching
  if (!isInstalled(dataDir, from)) base.write(dataDir, from)
  before.write(dataDir, from)
  link(dataDir, next)
  await complete(next, from, switching)
}

const complete = async (
  next: Program,
  from: Program,
  { dataDir, processes, waitMs, say }: Switching,
): Promise<void> => {
  try {
    if (processes.length > 0) say(`continuing ${processes.length} processes with ${next.version}`)
    await restartAll(dataDir, processes, next, waitMs)
    before.forget(dataDir)
  } catch (error) {
    const { message } = error as Error
    say(`${message} Returning to ${from.version}.`)
    await goBack(from, { dataDir, processes, waitMs, say })
    throw new UpgradeError(
      `${message} Version ${from.version} serves again; what was created meanwhile is kept, and so are the migrations.`,
    )
  }
}

const goBack = async (from: Program, { dataDir, processes, waitMs }: Switching): Promise<void> => {
  link(dataDir, from)
  await returnAll(dataDir, processes, from, waitMs)
  before.forget(dataDir)
}

/**
 * Completes a switch that was cut off, as by a loss of power: forward if the version becomes ready, else back. Returns the
 * version that it was completed with; null if none was cut off.
 */
export const completeSwitch = async (
  dataDir: string,
  { env, waitMs, say }: { env: NodeJS.ProcessEnv; waitMs: number; say(text: string): void },
): Promise<string | null> => {
  const from = before.read(dataDir)
  const version = linkedVersion(dataDir)
  if (!from) return null
  if (version === null || version === from.version) {
    before.forget(dataDir)
    return null
  }
  say(`completing the upgrade from ${from.version} to ${version}, which was cut off`)
  const next = programIn(join(versionsIn(dataDir), version))!
  const switching = { dataDir, processes: served(dataDir), waitMs, say }
  try {
    await tryOut(next, env, waitMs)
  } catch (error) {
    await goBack(from, switching)
    throw new UpgradeError(`${(error as Error).message}\nVersion ${from.version} serves again.`)
  }
  await complete(next, from, switching)
  return version
}
