import type { Schemas } from '@boxtrail/contracts'

/** One problem as the API describes it: a status, a title, a sentence, and where it lies. */
export type Problem = Partial<Schemas['Error']>

/** What the API said beside the message. */
export interface ErrorDetails {
  /** HTTP status; undefined when no answer came. */
  status?: number | undefined
  /** The problems, when the answer lists any. */
  errors?: readonly Problem[]
  /** Names the request in the server's log; quote it when you ask for help. */
  requestId?: string | undefined
  cause?: unknown
}

/** Every error of this client is one of these; `status` and `errors` say what the API answered. */
export class BoxtrailError extends Error {
  override name = 'BoxtrailError'
  readonly status: number | undefined
  readonly errors: readonly Problem[]
  readonly requestId: string | undefined

  constructor(message: string, { status, errors = [], requestId, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.errors = errors
    this.requestId = requestId
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

/** 403 because the account lacks a feature. */
export class FeatureNotEnabledError extends AuthorizationError {
  override name = 'FeatureNotEnabledError'
}

/** 404: there is no such record in this account. */
export class NotFoundError extends BoxtrailError {
  override name = 'NotFoundError'
}

/** 409: the request contradicts what exists or is under way. */
export class ConflictError extends BoxtrailError {
  override name = 'ConflictError'
}

/** 429, after the retries: wait for `retryAfterMs`. */
export class RateLimitError extends BoxtrailError {
  override name = 'RateLimitError'
  /** As long as the API asked to wait, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null

  constructor(message: string, details: ErrorDetails & { retryAfterMs: number | null }) {
    super(message, details)
    this.retryAfterMs = details.retryAfterMs
  }
}

/** 500 and above, after the retries: the trouble is the server's. */
export class UpstreamError extends BoxtrailError {
  override name = 'UpstreamError'
}

/** No answer came: the connection failed. `cause` holds what the network said. */
export class NetworkError extends BoxtrailError {
  override name = 'NetworkError'
}

/** No answer came within `timeoutMs`. */
export class TimeoutError extends BoxtrailError {
  override name = 'TimeoutError'
}

/** A webhook that is not signed with the secret, or not lately, or is no notification. Answer it with 400. */
export class WebhookVerificationError extends BoxtrailError {
  override name = 'WebhookVerificationError'
}
