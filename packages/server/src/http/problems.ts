import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { unavailabilityOf } from '../db/errors.ts'
import { ApiError, internalError, unavailable } from '../errors.ts'
import type { Logger } from '../logger.ts'

/**
 * Turns anything thrown into an error response. Unexpected errors are logged in full, and the response has only their
 * id.
 */
export const asApiError = (error: unknown, log: Logger, requestId: string): ApiError => {
  if (error instanceof ApiError) return error
  const unavailability = unavailabilityOf(error)
  if (unavailability !== null) {
    log.warn({ error, requestId, unavailability }, 'the database failed a request')
    return unavailable[unavailability]()
  }
  log.error({ error, requestId }, 'a request failed')
  return internalError(requestId)
}

/** Answers a request that the app does not serve, and closes its connection. */
export const refuseOutside = (response: ServerResponse, { status, problems, headers }: ApiError): void => {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/vnd.api+json',
    'X-Request-Id': randomUUID(),
    Connection: 'close',
  })
  response.end(JSON.stringify({ errors: problems }))
}
