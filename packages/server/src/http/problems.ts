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
