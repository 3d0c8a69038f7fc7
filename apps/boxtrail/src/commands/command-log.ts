import { createLogger, type Logger } from '@boxtrail/server/logger'

/**
 * The log of a command. People who run a command want its result, and are told in plain text what needs attention;
 * whoever sets a log level gets the log of the service.
 */
export const commandLog = (env: NodeJS.ProcessEnv): Logger =>
  env.BOXTRAIL_LOG
    ? createLogger(env.BOXTRAIL_LOG)
    : createLogger('warn', { write: (line) => void process.stderr.write(`${inWords(line)}\n`) })

/** The message of a line of the log, and the reason of an error. */
export const inWords = (line: string): string => {
  const { msg, error } = JSON.parse(line) as { msg?: string; error?: { message?: string } }
  return [msg, error?.message].filter((part) => part !== undefined).join(': ')
}
