import { readConfig } from '@boxtrail/server/config/config'
import { createLogger } from '@boxtrail/server/logger'
import { UsageError } from './commands/command.ts'
import { commands, withoutOldSpelling } from './commands/commands.ts'
import { parseCommand } from './commands/parse.ts'
import { runCommand } from './commands/run.ts'
import { listOf, overview, usageOf } from './commands/usage.ts'

/** `boxtrail start` serves; the other commands do one thing and exit. */
const main = async (words: readonly string[]) => {
  if (words.length === 1 && words[0] === 'start') {
    const config = readConfig()
    const { start } = await import('./start.ts')
    return start(config, createLogger(config.logLevel))
  }
  const parsed = parseCommand(withoutOldSpelling(words), commands)
  if (!('helpOf' in parsed)) return runCommand(parsed)
  const { helpOf } = parsed
  process.stdout.write(`${helpOf.length === 1 ? usageOf(helpOf[0]!) : overview(helpOf)}\n`)
}

const MISUSED = 2

const usageAfter = ({ of }: UsageError) => (of.length === 1 ? usageOf(of[0]!) : `The commands are:\n${listOf(of)}`)

const messageOf = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n\n${usageAfter(error)}`
  // An operator's mistake needs its message, not our stack.
  return error instanceof Error ? (error.name === 'Error' ? error.stack! : error.message) : String(error)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(error instanceof UsageError ? MISUSED : 1)
}
