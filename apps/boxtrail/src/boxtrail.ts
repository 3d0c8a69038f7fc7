import { readConfig } from '@boxtrail/server/config/config'
import { createLogger } from '@boxtrail/server/logger'
import { UsageError } from './commands/command.ts'
import { commands, withoutOldSpelling } from './commands/commands.ts'
import { parseCommand } from './commands/parse.ts'
import { runCommand } from './commands/run.ts'
import { listOf, overview, usageOf } from './commands/usage.ts'

/** What a command has of its process. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  print(text: string): void
  complain(text: string): void
}

const MISUSED = 2

/** `boxtrail start` serves, and is under way when this returns; the other commands do one thing. Returns the exit code. */
export const boxtrail = async (words: readonly string[], surroundings: Surroundings): Promise<number> => {
  try {
    await perform(words, surroundings)
    return 0
  } catch (error) {
    surroundings.complain(`${messageOf(error)}\n`)
    return error instanceof UsageError ? MISUSED : 1
  }
}

const perform = async (words: readonly string[], { env, print }: Surroundings): Promise<void> => {
  if (words.length === 1 && words[0] === 'start') {
    const config = readConfig(env)
    const { start } = await import('./start.ts')
    return start(config, createLogger(config.logLevel))
  }
  const parsed = parseCommand(withoutOldSpelling(words), commands)
  if (!('helpOf' in parsed)) return print(`${await runCommand(parsed, env)}\n`)
  const { helpOf } = parsed
  print(`${helpOf.length === 1 ? usageOf(helpOf[0]!) : overview(helpOf)}\n`)
}

const messageOf = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n\n${usageAfter(error)}`
  // An operator's mistake needs its message, not our stack.
  return error instanceof Error ? (error.name === 'Error' ? error.stack! : error.message) : String(error)
}

const usageAfter = ({ of }: UsageError) => (of.length === 1 ? usageOf(of[0]!) : `The commands are:\n${listOf(of)}`)
