import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino'

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

/** Logs as JSON lines to stderr; stdout carries only what scripts read. Secrets are replaced before they are written. */
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
      serializers: { error: errorWithoutSecrets, err: errorWithoutSecrets },
    },
    stream,
  )
}

// Messages of drivers and HTTP clients quote the URL they failed on.
function errorWithoutSecrets(error: Error): unknown {
  const serialized = stdSerializers.err(error)
  if (!serialized || typeof serialized !== 'object') return serialized
  return { ...serialized, message: withoutPassword(serialized.message), stack: withoutPassword(serialized.stack) }
}

function withoutPassword(text: string | undefined): string {
  return (text ?? '').replace(/(\w+:\/\/[^\s:/@]*):[^\s@]+@/g, '$1:[redacted]@')
}
