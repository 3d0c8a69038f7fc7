import {
  AuthenticationError,
  AuthorizationError,
  BoxtrailError,
  ConflictError,
  type ErrorAction,
  FeatureNotEnabledError,
  NotFoundError,
  type Problem,
  RateLimitError,
  UpstreamError,
  ValidationError,
} from '../errors.ts'
import { retryAfterMs } from './retry-after.ts'

/** The error for a response. `body` is what was parsed of it: problems, another object, or a text. */
export const errorOf = (response: Pick<Response, 'status' | 'headers'>, body: unknown): BoxtrailError => {
  const { status, headers } = response
  const errors = problemsOf(body)
  const message = messageOf(errors, body) ?? `The API answered ${status}.`
  const waitMs = retryAfterMs(headers)
  const isUpstream = status >= 500 && status !== 501
  const isFeature = status === 403 && /not enabled|feature/i.test(message)
  const [Type, action] = isFeature
    ? ([FeatureNotEnabledError, 'enable_feature'] as const)
    : (kinds[status] ?? ([isUpstream ? UpstreamError : BoxtrailError] as const))
  // A conflict with a time to wait is temporary.
  const isPassing = status === 409 && waitMs !== null
  return new Type(message, {
    status,
    errors,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: waitMs,
    isRetryable: isUpstream || isPassing || status === 429,
    action: isPassing ? 'wait' : action,
  })
}

const kinds: Record<number, readonly [typeof BoxtrailError, ErrorAction?]> = {
  400: [ValidationError],
  401: [AuthenticationError, 'check_credentials'],
  403: [AuthorizationError, 'ask_for_access'],
  404: [NotFoundError],
  409: [ConflictError],
  422: [ValidationError],
  429: [RateLimitError, 'wait'],
}

const problemsOf = (body: unknown): Problem[] => {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors
  return Array.isArray(errors) ? errors.filter((error) => error && typeof error === 'object') : []
}

/**
 * The detail, otherwise the title, otherwise the code of each problem, with its place; or any other message in the
 * response.
 */
const messageOf = (errors: readonly Problem[], body: unknown): string | undefined => {
  if (errors.length > 0) return errors.map(sentence).join('; ')
  if (typeof body === 'string') return body.trim().slice(0, 500) || undefined
  const parsed = body as { error?: unknown; message?: unknown; detail?: unknown } | null | undefined
  return [parsed?.error, parsed?.message, parsed?.detail].find((text): text is string => typeof text === 'string')
}

const sentence = ({ detail, title, code, source }: Problem): string => {
  const where = source?.pointer ?? source?.parameter
  return `${detail ?? title ?? code ?? 'Unknown problem'}${where ? ` (${where})` : ''}`
}
