import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import { asUri } from '@boxtrail/protocol/answer/json-api'
import { ApiError, keyReused, payloadTooLarge, unauthorized } from '@boxtrail/protocol/errors'
import { MAX_BYTES } from '@boxtrail/protocol/read/body'
import { idempotencyKey } from '@boxtrail/protocol/read/idempotency-key'
import { refuseCredentials } from '@boxtrail/protocol/read/query'
import { validate } from '@boxtrail/protocol/read/validate'
import { operationOf } from '../contract.ts'
import type { Call } from '../records/call.ts'
import type { World } from '../world/world.ts'
import { evidenceFile } from './evidence-file.ts'
import { orText } from './explanation-text.ts'
import type { FailurePlan } from './failures.ts'
import { handle } from './handle.ts'
import type { Limit } from './limit.ts'
import { listFile } from './list-file.ts'
import { JSON_API, type MockAnswer } from './mock-answer.ts'
import { refusal } from './refusal.ts'
import { routeOf } from './route.ts'

export interface MockRequest {
  method: string
  /** The path of the request's URL. */
  path: string
  /** The query string without the question mark. */
  search: string
  headers: Headers
  /** Reads the body when it is needed; undefined if it is longer. */
  read(maxBytes: number): Promise<Uint8Array | undefined>
}

export interface Surroundings {
  world: World
  /** The origin of the mock's own URL. */
  origin: string
  failures?: FailurePlan
  limit?: Limit
}

/**
 * Answers a request in the same order as the service: checks the address, the API key, the rate limit and the request
 * itself, and only then reads the records. Errors that a step throws become the response.
 */
export const answer = async (
  request: MockRequest,
  { world, origin, failures, limit }: Surroundings,
): Promise<MockAnswer> => {
  const headers: Record<string, string> = { 'content-type': JSON_API, 'cache-control': 'no-store' }
  try {
    const { methods, params } = routeOf(request.path)
    const id = methods.match(request.method)
    requireKey(request)
    Object.assign(headers, limit?.take(id))
    failures?.refuse(id)
    const bytes = await bodyOf(id, request)
    const sent = { headers: request.headers, params, search: request.search }
    const input = (await validate(id, sent, { read: async () => bytes })) as unknown as Pick<
      Call,
      'params' | 'query' | 'body'
    >
    const target = asUri(request.search ? `${request.path}?${request.search}` : request.path)
    const call: Call = { ...input, id, world, origin, requestUrl: `${origin}${target}` }
    const accept = request.headers.get('accept')
    const file = evidenceFile(call, accept) ?? (await listFile(call, accept))
    if (file) return { status: 200, headers: { ...headers, ...file.headers }, body: file.body }
    const { isReplayed, body } = await once(request, call, () => handle(call))
    if (isReplayed) headers['idempotency-replayed'] = 'true'
    return succeeded(id, orText(body, call, accept), headers)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusal(error, headers)
  }
}

const succeeded = (id: OperationId, body: unknown, headers: Record<string, string>): MockAnswer => {
  const { status, contentType } = operations[id]
  const isEmpty = body === undefined || status === 204
  const { 'content-type': _, ...others } = headers
  if (isEmpty) return { status, headers: others, body: undefined }
  const type = typeof body === 'string' ? 'text/markdown; charset=utf-8' : (contentType ?? JSON_API)
  return { status, headers: { ...others, 'content-type': type }, body }
}

/** As in the service, a key is required, in the header; any key is accepted. */
const requireKey = ({ headers, search }: Pick<MockRequest, 'headers' | 'search'>): void => {
  refuseCredentials(search)
  if (!/^(Token|Bearer)\s+\S/i.test(headers.get('authorization') ?? '')) throw unauthorized()
}

/** Whether a call has a key in the right place: only such calls count for the rate limit and for planned failures. */
export const hasKey = (request: Pick<MockRequest, 'headers' | 'search'>): boolean => {
  try {
    requireKey(request)
    return true
  } catch {
    return false
  }
}

const bodyOf = async (id: OperationId, request: MockRequest): Promise<Uint8Array> => {
  const { rawBody, maxBodyBytes = MAX_BYTES } = operations[id]
  if (requests[id].body === undefined && rawBody === undefined) return new Uint8Array()
  const bytes = await request.read(maxBodyBytes)
  if (bytes === undefined) throw payloadTooLarge(maxBodyBytes)
  return bytes
}

/** Repeats the response to the first request with the same Idempotency-Key; refuses the key for a different one. */
const once = async (request: MockRequest, { id, params, body, world }: Call, run: () => unknown) => {
  const key = idempotencyKey(request)
  if (key === undefined) return { isReplayed: false, body: await run() }
  const identity = JSON.stringify([id, params, body])
  const kept = world.kept.get(key)
  if (kept && kept.identity !== identity) throw keyReused()
  if (kept) return { isReplayed: true, body: kept.answer }
  const given = await run()
  world.kept.set(key, { identity, answer: given })
  return { isReplayed: false, body: given }
}

/** The operation of a request, for its documented responses; undefined if there is none. */
export const operationFor = ({ method, path }: Pick<MockRequest, 'method' | 'path'>) => {
  try {
    const id = routeOf(path).methods.find(method)
    return id && operationOf(id)
  } catch {
    return undefined
  }
}
