import { AuthenticationError, BoxtrailError } from '@boxtrail/client'
import { LONGEST, quotedUpTo } from '../results/quote.ts'
import { asArguments, type Given } from './as-arguments.ts'
import { WrongArguments } from './wrong-arguments.ts'

/** What went wrong, why, and what to do next: the content of every failed tool call. */
export interface Problem {
  status: number | null
  code: string
  what: string
  /** The sentence of the API. */
  why: string | null
  next: string
  retry_after_s: number | null
  request_id: string | null
}

type Advice = Pick<Problem, 'code' | 'what' | 'next'>

const byStatus: Record<number, Advice> = {
  400: {
    code: 'invalid_request',
    what: 'The API does not accept these arguments.',
    next: 'Correct the argument that `why` names, and call again.',
  },
  401: {
    code: 'unauthorized',
    what: 'The API key is missing or not valid.',
    next: 'Ask the user to sign in again, or to put a valid key into the header `Authorization: Token <API key>` (stdio: BOXTRAIL_API_KEY). Do not retry before.',
  },
  403: {
    code: 'forbidden',
    what: 'This account may not do this.',
    next: 'Tell the user that an administrator has to allow it. Do not retry.',
  },
  404: {
    code: 'not_found',
    what: 'This account has no such record.',
    next: 'Find the id with search_container, and call again with it.',
  },
  409: {
    code: 'conflict',
    what: 'The request contradicts what exists or is under way.',
    next: 'Read the record before you change it.',
  },
  422: {
    code: 'unprocessable',
    what: 'A value is not acceptable.',
    next: 'Correct the value that `why` names, and call again.',
  },
  429: {
    code: 'rate_limited',
    what: 'The account has used up its requests of this minute.',
    next: 'Wait `retry_after_s` seconds, then call once. To follow changes, use webhooks instead of calling repeatedly.',
  },
}

const ofServer: Advice = {
  code: 'service_error',
  what: 'The tracking service failed.',
  next: 'Try once more in a minute; if it fails again, give the user the `request_id`.',
}
const unreachable: Advice = {
  code: 'unreachable',
  what: 'The tracking service did not answer.',
  next: 'Try once more in a minute. Nothing is known about the record meanwhile.',
}
const other: Advice = {
  code: 'not_the_service',
  what: 'What answers at this address is not the tracking service.',
  next: 'Ask the user to correct the address of the service (stdio: BOXTRAIL_API_URL). Do not retry before.',
}
const tooLong: Advice = {
  code: 'invalid_request',
  what: 'The arguments are too long.',
  next: 'Shorten them, and call again.',
}
const internal: Advice = {
  code: 'internal_error',
  what: 'The tool failed.',
  next: 'Tell the user that the answer could not be made; other tools still work.',
}

/**
 * Translates a failure for the model that called with these arguments. Only texts that the API answered are passed on.
 */
export const problemOf = (error: unknown, given: Given = {}): Problem => {
  if (error instanceof WrongArguments)
    return {
      ...byStatus[400]!,
      ...silent,
      status: 400,
      what: 'The tool does not accept these arguments.',
      why: error.message,
    }
  if (!(error instanceof BoxtrailError)) return { ...internal, ...silent, status: null }
  const { status, code, message, retryAfterMs, requestId, errors } = error
  const advice = adviceOn(error)
  return {
    status: status ?? null,
    ...advice,
    code: code ?? advice.code,
    why:
      errors.length > 0
        ? quotedUpTo(status === 400 ? MAX_CHOICES_CHARACTERS : LONGEST, asArguments(message, given))
        : null,
    retry_after_s: retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1_000),
    request_id: requestId ?? null,
  }
}

/** The service, or a proxy before it, refused the request without reading it, so the response has no explanation. */
const TOO_LONG: readonly unknown[] = [413, 414, 431]

const adviceOn = (error: BoxtrailError): Advice => {
  const { status, errors } = error
  if (status === undefined) return error instanceof AuthenticationError ? byStatus[401]! : unreachable
  if (TOO_LONG.includes(status)) return tooLong
  // The service always explains a refusal, so this response is not from it.
  if (errors.length === 0 && status < 500 && status !== 429) return other
  return byStatus[status] ?? ofServer
}

/** The error for a wrong argument lists the choices: it is our own text, and may be longer than quoted ones. */
const MAX_CHOICES_CHARACTERS = 400

const silent = { why: null, retry_after_s: null, request_id: null }
