import { unavailabilityOf } from '../db/errors.ts'
import { ApiError, internalError, unavailable } from '../errors.ts'
import type { Logger } from '../logger.ts'

/** Turns whatever was thrown into a refusal. What is not ours is logged whole and answered with its id alone. */
export const asApiError = (error: unknown, log: Logger, requestId: string): ApiError => {
  if (error instanceof ApiError) return error
  const unavailability = unavailabilityOf(error)
  if (unavailability !== null) {
    log.warn({ error, requestId, unavailability }, 'the database did not take a request')
    return unavailable[unavailability]()
  }
  log.error({ error, requestId }, 'a request failed')
  return internalError(requestId)
}
