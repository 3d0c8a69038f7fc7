import { randomUUID } from 'node:crypto'
import { asApiError, type Reported } from '../transport/problems.ts'
import { refuseWith } from './respond.ts'

/** The response to anything thrown outside of the pipeline, where no other header is known. */
export const refuse = (error: unknown, reported: Reported): Response => {
  const requestId = randomUUID()
  return refuseWith(asApiError(error, reported, requestId), { 'X-Request-Id': requestId })
}
