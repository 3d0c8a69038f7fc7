import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { ApiError, internalError, unavailable } from '@boxtrail/protocol/errors'
import { unavailabilityOf } from '../../db/errors.ts'
import type { DiskSpace } from '../../db/examine/disk-space.ts'
import type { Logger } from '../../logger.ts'

export interface Reported {
  log: Logger
  diskSpace: DiskSpace
}

/**
 * Turns anything thrown into an error response. Unexpected errors are logged in full, and the response has only their
 * id.
 */
export const asApiError = (error: unknown, { log, diskSpace }: Reported, requestId: string): ApiError => {
  if (error instanceof ApiError) return error
  diskSpace.report(error)
  const failure = unavailabilityOf(error)
  // A database server without disk space may not even start.
  const unavailability = failure === 'away' && diskSpace.isFull() ? 'full' : failure
  if (unavailability !== null) {
    log.warn({ error, requestId, unavailability }, 'the database failed a request')
    return unavailable[unavailability]()
  }
  log.error({ error, requestId }, 'a request failed')
  return internalError(requestId)
}

/** Answers a request that the app does not serve, and closes its connection. */
export const refuseOutside = (response: ServerResponse, error: ApiError): void => {
  response.writeHead(error.status, headersOf(error))
  response.end(bodyOf(error))
}

/** The text of an error response for a connection that serves no other request. */
export const textOf = (error: ApiError): string => {
  const body = bodyOf(error)
  const headers = { ...headersOf(error), 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${error.status} ${error.problems[0]!.title}`, ...lines, '', body].join('\r\n')
}

const headersOf = ({ headers }: ApiError): Record<string, string> => ({
  ...headers,
  'Content-Type': 'application/vnd.api+json',
  'X-Request-Id': randomUUID(),
  Connection: 'close',
})

const bodyOf = ({ problems }: ApiError): string => JSON.stringify({ errors: problems })
