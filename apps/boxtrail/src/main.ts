import { ConfigError, readConfig } from '@boxtrail/server/config/config'
import { createLogger } from '@boxtrail/server/logger'
import { commands } from './commands/index.ts'
import { start } from './start.ts'

/** `boxtrail` serves; `boxtrail <command>` does one thing and ends. */
const main = async () => {
  const [name = 'start', ...rest] = process.argv.slice(2)
  const config = readConfig()
  const log = createLogger(config.logLevel)
  if (name === 'start') return start(config, log)
  const command = commands[name]
  if (!command)
    throw new ConfigError([`there is no command "${name}"; known are start, ${Object.keys(commands).join(', ')}`])
  await command(rest, config, log)
}

try {
  await main()
} catch (error) {
  // A mistake of the operator's needs its words, not our stack.
  const known = error instanceof Error && error.name !== 'Error'
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exit(1)
}
