import { createLogger, type Logger } from '@boxtrail/server/logger'

/**
 * The log of a command. Whoever runs one asked for its result, and is told in words what needs attention; the log of the
 * service is there for those who ask for a level of it.
 */
export const commandLog = (env: NodeJS.ProcessEnv): Logger =>
  env.BOXTRAIL_LOG
    ? createLogger(env.BOXTRAIL_LOG)
    : createLogger('warn', { write: (line) => void process.stderr.write(`${inWords(line)}\n`) })

/** What a line of the log says, and of an error why. */
export const inWords = (line: string): string => {
  const { msg, error } = JSON.parse(line) as { msg?: string; error?: { message?: string } }
  return [msg, error?.message].filter((part) => part !== undefined).join(': ')
}
