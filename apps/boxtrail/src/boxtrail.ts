import { readConfig } from '@boxtrail/server/config/config'
import { createLogger } from '@boxtrail/server/logger'
import { UsageError } from './commands/command.ts'
import { commands, usualWords } from './commands/commands.ts'
import { parseCommand } from './commands/parse.ts'
import { runCommand } from './commands/run.ts'
import { listOf, overview, usageOf } from './commands/usage.ts'

/** What a command uses of its process. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  print(text: string): void
  complain(text: string): void
}

const MISUSED = 2

/** Runs a command, and returns its exit code. `boxtrail start` is still serving when this returns. */
export const boxtrail = async (words: readonly string[], surroundings: Surroundings): Promise<number> => {
  try {
    return await perform(words, surroundings)
  } catch (error) {
    surroundings.complain(`${messageOf(error)}\n`)
    return error instanceof UsageError ? MISUSED : 1
  }
}

const perform = async (words: readonly string[], { env, print }: Surroundings): Promise<number> => {
  if (words.length === 1 && words[0] === 'start') {
    const config = readConfig(env)
    const { start } = await import('./start.ts')
    await start(config, createLogger(config.logLevel))
    return 0
  }
  const parsed = parseCommand(usualWords(words), commands)
  if ('helpOf' in parsed) {
    const { helpOf } = parsed
    print(`${helpOf.length === 1 ? usageOf(helpOf[0]!) : overview(helpOf)}\n`)
    return 0
  }
  const { printed, code } = await runCommand(parsed, env)
  print(`${printed}\n`)
  return code
}

const messageOf = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n\n${usageAfter(error)}`
  // An operator's mistake is reported by its message, without our stack.
  return error instanceof Error ? (error.name === 'Error' ? error.stack! : error.message) : String(error)
}

const usageAfter = ({ of }: UsageError) => (of.length === 1 ? usageOf(of[0]!) : `The commands are:\n${listOf(of)}`)
