import type { IncomingHttpHeaders } from 'node:http'
import type { Agent } from 'undici'
import { startDeadline } from '../deadline.ts'
import { type AllowList, createAllowList } from './allow-list.ts'
import { createGuardedAgent, RefusedTarget, type Resolve } from './guarded-agent.ts'
import { type TargetProblem, validateTarget } from './validate-target.ts'

/**
 * Why there was no response. Tenants see one sentence for all of these, because the reason would reveal our network.
 */
export type SendFailure = 'refused' | 'timeout' | 'unresolved' | 'unreachable' | 'broken'

export interface Answer {
  status: number | null
  headers: IncomingHttpHeaders
  /** The start of the body as received, not decompressed, which protects against decompression bombs. */
  body: string | null
  failure: SendFailure | null
  durationMs: number
}

export interface Getting {
  url: string
  headers: Record<string, string>
  signal?: AbortSignal
}

export interface Posting extends Getting {
  body: string | Buffer
}

/** Requests to addresses that tenants supply. */
export interface Outgoing {
  validate(url: string): TargetProblem | null
  /** Sends once. Never rejects: a failure is in the answer. */
  post(posting: Posting): Promise<Answer>
  /** Requests a document in the same way. */
  get(getting: Getting): Promise<Answer>
  close(): Promise<void>
}

export interface OutgoingOptions {
  /** Origins allowed although they are not public HTTPS; `webhooks.allow` of the configuration. */
  allow?: readonly string[]
  /** From the first byte sent to the last byte read. */
  timeout_ms?: number
  maxResponseBytes?: number
  resolve?: Resolve
}

export const createOutgoing = (options: OutgoingOptions = {}): Outgoing => {
  const { timeout_ms: timeoutMs = 15_000, maxResponseBytes = 65_536, resolve } = options
  const allow: AllowList = createAllowList(options.allow ?? [])
  const agent = createGuardedAgent({ allow, connectTimeoutMs: timeoutMs, ...(resolve ? { resolve } : {}) })
  return {
    validate: (url) => validateTarget(url, allow),
    post: (posting) => send(agent, posting, allow, timeoutMs, maxResponseBytes),
    get: (getting) => send(agent, getting, allow, timeoutMs, maxResponseBytes),
    close: () => agent.destroy(),
  }
}

const send = async (
  agent: Agent,
  posting: Getting & Partial<Posting>,
  allow: AllowList,
  timeoutMs: number,
  maxBytes: number,
) => {
  const startedAt = performance.now()
  const answer: Answer = { status: null, headers: {}, body: null, failure: null, durationMs: 0 }
  const deadline = startDeadline(timeoutMs, posting.signal)
  try {
    deadline.signal.throwIfAborted()
    // A kept connection was checked when it was opened; the URL is checked each time, because rules may have changed.
    if (validateTarget(posting.url, allow)) throw new RefusedTarget()
    const { origin, pathname, search } = new URL(posting.url)
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: posting.body === undefined ? 'GET' : 'POST',
      headers: { 'accept-encoding': 'identity', ...posting.headers },
      ...(posting.body === undefined ? {} : { body: posting.body }),
      signal: deadline.signal,
    })
    answer.status = response.statusCode
    answer.headers = response.headers
    answer.body = await readStart(response.body, maxBytes)
  } catch (error) {
    // A received status counts even if the rest of the response failed.
    if (answer.status === null) answer.failure = deadline.signal.aborted ? 'timeout' : failureOf(error)
  } finally {
    deadline.clear()
    answer.durationMs = Math.round(performance.now() - startedAt)
  }
  return answer
}

const readStart = async (
  body: AsyncIterable<Buffer> & { destroy(): unknown; on(event: 'error', listener: () => void): unknown },
  maxBytes: number,
) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxBytes) break // leaving the loop destroys the stream, and its connection with it
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
}

const failureOf = (error: unknown): SendFailure => {
  if (error instanceof RefusedTarget) return 'refused'
  const code = (error as { code?: string } | null)?.code ?? ''
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'unresolved'
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/.test(code)) return 'unreachable'
  return 'broken'
}
