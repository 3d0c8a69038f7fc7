import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { conditional } from '@boxtrail/protocol/answer/conditional'
import { ApiError } from '@boxtrail/protocol/errors'
import type { Answered } from '../../idempotency/answer-once.ts'
import { SAFE_HEADERS } from '../../storage/store/headers.ts'

const JSON_API = 'application/vnd.api+json'

/** No cache stores a response, and no browser guesses its type. */
export const common = {
  'Content-Type': JSON_API,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Accept',
}

/** The result of a handler in the form in which the contract declares its response. */
const answered = (id: OperationId, answer: unknown): Answered => {
  const { status, contentType } = operations[id]
  if (answer === undefined) return { status, contentType: null, body: null }
  // Only renditions for people are text.
  if (typeof answer === 'string') return { status, contentType: 'text/markdown; charset=utf-8', body: answer }
  return { status, contentType: contentType ?? JSON_API, body: JSON.stringify(answer) }
}

/** Responses that the same request would always get are stored; those that may succeed later are not. */
export const settled = async (id: OperationId, answer: Promise<unknown>): Promise<Answered> => {
  try {
    return answered(id, await answer)
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) return refused(error)
    throw error
  }
}

const refused = ({ status, problems }: ApiError): Answered => ({
  status,
  contentType: JSON_API,
  body: JSON.stringify({ errors: problems }),
})

/** Sends the result of a handler; a file such that a browser that opens it runs nothing in it. */
export const reply = (
  id: OperationId,
  answer: unknown,
  headers: Record<string, string>,
  request: Request,
): Response => {
  if (!(answer instanceof Uint8Array)) return send(answered(id, answer), headers, request)
  const { status, contentType = 'application/octet-stream' } = operations[id]
  return send({ status, contentType, body: answer }, { ...headers, ...SAFE_HEADERS }, request)
}

interface Sendable extends Omit<Answered, 'body'> {
  body: string | Uint8Array | null
}

/** Sends a response; to a GET, the body only if the client does not have it already. */
export const send = (answer: Sendable, headers: Record<string, string>, revalidate?: Request): Response => {
  const { contentType, status } = answer
  const { 'Content-Type': _, ...others } = headers
  const typed = contentType === null ? others : { ...others, 'Content-Type': contentType }
  // Encoded once: it is hashed, counted and sent.
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body
  const sent = conditional({ status, headers: typed, body }, revalidate)
  if (sent.body === null) return new Response(null, sent)
  const bytes = sent.body as Uint8Array<ArrayBuffer>
  return new Response(bytes, { ...sent, headers: { ...sent.headers, 'Content-Length': String(bytes.length) } })
}

export const refuseWith = (error: ApiError, headers: Record<string, string>): Response =>
  send(refused(error), { ...common, ...headers, ...error.headers })
