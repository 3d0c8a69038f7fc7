import { type ApiError, refusal } from './error.ts'

/** Constant text: the cause is only in the log, under this id. */
export const internalError = (requestId: string) =>
  refusal(500, `An error occurred on our side. It is in the log under ${requestId}.`)

const tryAgainLater = (detail: string, retryAfterS = 2) =>
  refusal(503, detail, {}, { 'Retry-After': String(retryAfterS) })

export const busy = () => tryAgainLater('The service is busy. Try again in a moment.')

/** Why the database did not execute a statement, if the same work may succeed later. */
export type Unavailability =
  /** Two transactions conflicted: deadlock or serialisation failure. Retrying at once helps. */
  | 'conflict'
  /** The server or our pool is at capacity, or a statement exceeded its time limit. */
  | 'busy'
  /** No connection: the server is down, starting, stopping, or a standby that got a write. */
  | 'away'
  /** The server's disk is full: reads still work. */
  | 'full'

/** The error response for each kind of unavailability. */
export const unavailable: Record<Unavailability, () => ApiError> = {
  away: () => tryAgainLater('The database cannot be reached. Try again in a moment.'),
  busy,
  conflict: () => tryAgainLater('Other requests changed the same records at the same time. Try again in a moment.'),
  full: () => tryAgainLater('The disk is full: nothing can be written until there is room.', 60),
}
