import { isTransient } from '../db/transaction.ts'
import { ApiError, internalError, unavailable } from '../errors.ts'
import type { Logger } from '../logger.ts'

/** Turns whatever was thrown into a refusal. What is not ours is logged whole and answered with its id alone. */
export const asApiError = (error: unknown, log: Logger, requestId: string): ApiError => {
  if (error instanceof ApiError) return error
  if (isTransient(error)) {
    log.warn({ error, requestId }, 'the database is away')
    return unavailable()
  }
  log.error({ error, requestId }, 'a request failed')
  return internalError(requestId)
}
