import {
  AuthenticationError,
  AuthorizationError,
  BoxtrailError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  TimeoutError,
  TrackingFailedError,
} from '@boxtrail/client'

/** Exit codes, the same as those of the command lines of the reference API. */
export const EXIT = {
  ok: 0,
  other: 1,
  usage: 2,
  authentication: 3,
  rateLimit: 4,
  notFound: 5,
  validation: 6,
  server: 8,
  network: 9,
  interrupted: 130,
} as const

/** An error in what the caller typed, or in a file that it names: `where` says where, `action` what to do. */
export class UsageError extends Error {
  readonly where: string | undefined
  readonly action: string | undefined

  constructor(message: string, { where, action }: { where?: string | undefined; action?: string } = {}) {
    super(message)
    this.where = where
    this.action = action
  }
}

/** Thrown after Ctrl-C. */
export class Interrupted extends Error {}

/** Ends with an exit code after all output was written. */
export class Ended extends Error {
  readonly code: number

  constructor(code: number) {
    super(`ended with ${code}`)
    this.code = code
  }
}

export const exitCodeOf = (error: unknown): number => {
  if (error instanceof Ended) return error.code
  if (error instanceof Interrupted) return EXIT.interrupted
  if (error instanceof UsageError) return EXIT.usage
  if (error instanceof TrackingFailedError) return EXIT.other
  if (error instanceof NetworkError || error instanceof TimeoutError) return EXIT.network
  if (error instanceof AuthenticationError || error instanceof AuthorizationError) return EXIT.authentication
  if (error instanceof RateLimitError) return EXIT.rateLimit
  if (error instanceof NotFoundError) return EXIT.notFound
  return error instanceof BoxtrailError ? byStatus(error.status) : EXIT.other
}

const byStatus = (status: number | undefined): number => {
  if (status === undefined) return EXIT.validation
  if (status >= 500) return EXIT.server
  return status >= 400 ? EXIT.validation : EXIT.other
}

/** An error as lines for people: what happened, where, and what to do. */
export const describe = (error: unknown, lastRequest?: string): string => {
  const lines = (what: string, rest: Record<string, string | undefined>) =>
    [
      `error: ${what}`,
      ...Object.entries(rest).flatMap(([name, text]) => (text ? [`  ${name}: ${text}`] : [])),
      '',
    ].join('\n')
  if (error instanceof UsageError) return lines(error.message, { where: error.where, do: error.action })
  if (error instanceof BoxtrailError)
    return lines(error.message, {
      where: lastRequest,
      do: adviceOf(error),
      'request id': error.requestId,
    })
  const { message, code } = error as NodeJS.ErrnoException
  return lines(message || String(error), { code })
}

const adviceOf = (error: BoxtrailError): string | undefined => {
  const seconds = error.retryAfterMs === null ? null : Math.ceil(error.retryAfterMs / 1_000)
  switch (exitCodeOf(error)) {
    case EXIT.authentication:
      return error instanceof AuthenticationError
        ? 'run "boxtrail login", or set BOXTRAIL_API_KEY; "boxtrail doctor" says which key is used'
        : 'ask an owner of the account for a key that may do this, or the operator to enable the feature'
    case EXIT.rateLimit:
      return seconds === null ? 'wait a minute and try again' : `wait ${seconds} s and try again`
    case EXIT.notFound:
      return 'check the id: a key sees the records of its own account alone'
    case EXIT.server:
      return "the problem is the service's: try again later, and quote the request id to its operator"
    case EXIT.network:
      return 'check that the service runs and the address is right: "boxtrail doctor" looks at both'
    default:
      return undefined
  }
}
