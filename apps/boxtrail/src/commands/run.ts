import { ApiError } from '@boxtrail/protocol/errors'
import { readConfig, readEnvironment } from '@boxtrail/server/config/config'
import { isTransient } from '@boxtrail/server/db/errors'
import { openDatabase } from '../database.ts'
import { CommandError, type Output, UsageError } from './command.ts'
import { commandLog } from './command-log.ts'
import type { Invocation } from './parse.ts'

/** Opens what a command needs, runs it, and returns what it prints, and the exit code. */
export const runCommand = async (
  invocation: Invocation,
  env: NodeJS.ProcessEnv,
): Promise<{ printed: string; code: number }> => {
  const { json, text, code = 0 } = await withUsage(invocation, () => outputOf(invocation, env))
  return { printed: invocation.json ? JSON.stringify(json, null, 2) : text, code }
}

const outputOf = async ({ command, given }: Invocation, env: NodeJS.ProcessEnv): Promise<Output> => {
  if (command.opens === 'nothing') return command.run(given, env)
  if (command.opens === 'installation') {
    const config = readConfig(env)
    // Loaded on demand, because the service's modules take a second to load.
    const { openInstallation } = await import('../installation.ts')
    const installation = await openInstallation(config, commandLog(env))
    try {
      return await command.run(given, installation)
    } finally {
      await installation.close()
    }
  }
  const environment = readEnvironment(env)
  const database = await openDatabase(environment, commandLog(env))
  try {
    return await command.run(given, database.pool)
  } finally {
    await database.close()
  }
}

const withUsage = async <T>({ command }: Invocation, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(error.message, [command])
    // What the API rejects is rejected here with the same message.
    if (error instanceof ApiError) throw new CommandError(error.message)
    if (isTransient(error)) throw new CommandError(`PostgreSQL cannot be reached: ${(error as Error).message}`)
    throw error
  }
}
