import type { Schemas } from '@boxtrail/contracts'
import type { ErrorCode } from './generated/records.ts'

/** One problem as the API describes it: a status, a title, a sentence, and where it is. */
export type Problem = Partial<Schemas['Error']>

/** What to do about an error. The API may return others. */
export type ErrorAction =
  | 'fix_request'
  | 'check_credentials'
  | 'ask_for_access'
  | 'enable_feature'
  | 'wait'
  | 'retry'
  | (string & {})

/** Details of an error in addition to the message. */
export interface ErrorDetails {
  /** HTTP status; undefined if no response came. */
  status?: number | undefined
  /** The problems, if the response lists any. */
  errors?: readonly Problem[] | undefined
  /** Names the request in the service's log; quote it when you ask for help. */
  requestId?: string | undefined
  /** How long the API asked to wait, in milliseconds. */
  retryAfterMs?: number | null | undefined
  isRetryable?: boolean | undefined
  action?: ErrorAction | undefined
  cause?: unknown
}

/** The class of every error of this client. */
export class BoxtrailError extends Error {
  override name = 'BoxtrailError'
  /** HTTP status; undefined if no response came. */
  readonly status: number | undefined
  /** Every problem that the response lists; `code`, `pointer` and `parameter` are those of the first. */
  readonly errors: readonly Problem[]
  /** Stable name of the problem, if it has one: `error.code === 'duplicate'`. */
  readonly code: ErrorCode | undefined
  /** JSON pointer to what is wrong in the body. */
  readonly pointer: string | undefined
  /** Name of the query parameter that is wrong. */
  readonly parameter: string | undefined
  /** Names the request in the service's log; quote it when you ask for help. */
  readonly requestId: string | undefined
  /** How long the API asked to wait, in milliseconds; null if it did not say. */
  readonly retryAfterMs: number | null
  /** Whether the same request may succeed later. This client has already retried it if that was safe. */
  readonly isRetryable: boolean
  /** What to do next. */
  readonly action: ErrorAction

  constructor(message: string, details: ErrorDetails = {}) {
    const { status, errors = [], requestId, retryAfterMs = null, isRetryable = false, action, cause } = details
    super(message, cause === undefined ? undefined : { cause })
    const [first] = errors
    this.status = status
    this.errors = errors
    this.code = first?.code
    this.pointer = first?.source?.pointer
    this.parameter = first?.source?.parameter
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
    this.isRetryable = isRetryable
    const named = first?.meta?.action
    this.action = typeof named === 'string' ? named : (action ?? (isRetryable ? 'retry' : 'fix_request'))
  }
}

/** 400 or 422: the request is not acceptable; `errors` point at what is wrong. */
export class ValidationError extends BoxtrailError {
  override name = 'ValidationError'
}

/** 401: the API key is missing or not valid. */
export class AuthenticationError extends BoxtrailError {
  override name = 'AuthenticationError'
}

/** 403: the key is valid and may not do this. */
export class AuthorizationError extends BoxtrailError {
  override name = 'AuthorizationError'
}

/** 403: the account lacks a feature. */
export class FeatureNotEnabledError extends AuthorizationError {
  override name = 'FeatureNotEnabledError'
}

/** 404: there is no such record in this account. */
export class NotFoundError extends BoxtrailError {
  override name = 'NotFoundError'
}

/** 409: the request conflicts with existing records or with a request in progress. */
export class ConflictError extends BoxtrailError {
  override name = 'ConflictError'
}

/** 429, after the retries: wait for `retryAfterMs`. */
export class RateLimitError extends BoxtrailError {
  override name = 'RateLimitError'
}

/** 500 and above, after the retries: the problem is on the service's side. */
export class UpstreamError extends BoxtrailError {
  override name = 'UpstreamError'
}

/** No response came: the connection failed. `cause` is the error of the network. */
export class NetworkError extends BoxtrailError {
  override name = 'NetworkError'
}

/** No response came in time. */
export class TimeoutError extends BoxtrailError {
  override name = 'TimeoutError'
}

/** A tracking request that `waitFor` waited for has failed; `action` says what helps, `reason` why it failed. */
export class TrackingFailedError extends BoxtrailError {
  override name = 'TrackingFailedError'
  readonly reason: string | null

  constructor(message: string, { reason, ...details }: ErrorDetails & { reason: string | null }) {
    super(message, details)
    this.reason = reason
  }
}

/** A webhook without a valid or recent signature, or one that is not a notification. Respond with 400. */
export class WebhookVerificationError extends BoxtrailError {
  override name = 'WebhookVerificationError'
}
