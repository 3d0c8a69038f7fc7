import { type DestinationStream, destination, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

const SECRETS = [
  'authorization',
  'cookie',
  'api_key',
  'apiKey',
  'token',
  'secret',
  'password',
  'client_secret',
  'signature',
  'signed_id',
  'signedId',
]
// pino matches by depth: as a field, in an object, and in the headers of a request.
const PATHS = [...SECRETS, '"x-api-key"', '"set-cookie"'].flatMap((name) => {
  const dotted = name.startsWith('"') ? `[${name}]` : `.${name}`
  return [name.startsWith('"') ? `[${name}]` : name, `*${dotted}`, `*.*${dotted}`, `*.*.*${dotted}`]
})

/** Logs as JSON lines to stderr; stdout is reserved for output that scripts read. Secrets are redacted. */
export function createLogger(
  level: string = 'info',
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: PATHS, censor: '[redacted]' },
      serializers: { error: errorForLog, err: errorForLog },
    },
    stream,
  )
}

/**
 * The loggable part of an error. Other properties are left out: the pool of pg attaches its whole client, HTTP clients
 * their requests. Messages of both may quote the URL that failed.
 */
function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error
  const { code, syscall, severity, detail, constraint, table } = error as Error & Record<string, unknown>
  return {
    type: error.constructor.name,
    message: withoutPassword(error.message),
    stack: withoutPassword(error.stack),
    ...definedOnly({ code, syscall, severity, detail, constraint, table }),
    ...(error instanceof AggregateError && depth < MAX_CAUSES
      ? { errors: error.errors.slice(0, MAX_CAUSES).map((each) => errorForLog(each, depth + 1)) }
      : {}),
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  }
}

const MAX_CAUSES = 5

const definedOnly = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))

function withoutPassword(text: string | undefined): string {
  return (text ?? '').replace(/(\w+:\/\/[^\s:/@]*):[^\s@]+@/g, '$1:[redacted]@')
}
