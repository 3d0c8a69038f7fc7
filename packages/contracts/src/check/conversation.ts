import { operations } from '../operations.ts'
import type { Finding } from './finding.ts'

type Problem = { path: PropertyKey[]; message: string }
type Validator = { safeParse(value: unknown): { success: boolean; error?: { issues: Problem[] } } }
type Validators = Record<string, Record<number, Validator> | undefined>
export type Id = keyof typeof operations

export interface Server {
  url: string
  apiKey: string
}

export interface CheckRequest {
  /** Below `/v2`, with the query. */
  path: string
  method?: string
  body?: unknown
  /** Sent as it is, for a body that is not JSON. */
  text?: string
  headers?: Record<string, string>
  /** Null sends no key. */
  apiKey?: string | null
}

export interface Answered {
  call: string
  status: number
  type: string
  body: unknown
}

/** How many problems of one response are reported. */
const MAX_SHOWN = 5
/** The longest wait for a rate limit. */
const MAX_WAIT_MS = 20_000

/** Calls a server, and collects what is wrong in its responses. */
export class Conversation {
  readonly findings: Finding[] = []
  calls = 0
  readonly #server: Server
  readonly #validators: Validators

  constructor(server: Server, validators: Validators) {
    this.#server = server
    this.#validators = validators
  }

  /**
   * Sends a request and compares the response with what the contract states for its status, which must be one of
   * `expected` if that is given.
   */
  async ask(id: Id, request: CheckRequest, expected?: readonly number[]): Promise<Answered> {
    const answer = await this.#send(request)
    const { statuses } = operations[id] as { statuses: readonly number[] }
    if (answer.status === 401 && request.apiKey === undefined)
      throw new Error('The server refuses the key. Give one that it accepts: --api-key')
    if (!statuses.includes(answer.status))
      this.note(id, answer, `answers ${answer.status}, which the contract does not document`)
    // An operation that the account may not use says nothing about the others.
    else if (expected && !expected.includes(answer.status) && answer.status !== 403)
      this.note(id, answer, `answers ${answer.status} where the contract says ${expected.join(' or ')}`)
    else this.#validate(id, answer)
    return answer
  }

  note(id: string, { call }: Pick<Answered, 'call'>, what: string): void {
    this.findings.push({ where: id, what, call })
  }

  #validate(id: Id, answer: Answered): void {
    if (!/json/.test(answer.type) || /^text\//.test(answer.type)) return
    const issues = this.#validators[id]?.[answer.status]?.safeParse(answer.body).error?.issues ?? []
    for (const { path: at, message } of issues.slice(0, MAX_SHOWN))
      this.note(id, answer, `${answer.status} ${at.map(String).join('/') || 'body'}: ${message}`)
  }

  async #send(request: CheckRequest, isLast = false): Promise<Answered> {
    const { path, method = 'GET', body, text, headers = {}, apiKey } = request
    const key = apiKey === undefined ? this.#server.apiKey : apiKey
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(`${this.#server.url}/v2${path}`, {
      method,
      headers: {
        accept: 'application/vnd.api+json',
        ...(key === null ? {} : { authorization: `Token ${key}` }),
        ...(content === undefined ? {} : { 'content-type': 'application/vnd.api+json' }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
      signal: AbortSignal.timeout(30_000),
    })
    this.calls++
    const waitMs = Number(response.headers.get('retry-after') ?? '1') * 1_000
    const read = await response.text()
    if (response.status === 429 && !isLast && waitMs <= MAX_WAIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      return this.#send(request, true)
    }
    const type = response.headers.get('content-type') ?? ''
    return { call: `${method} /v2${path}`, status: response.status, type, body: parsed(read) }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The records of a list, and the address of its next page. */
export const listOf = (body: unknown): { id: string; attributes?: Record<string, unknown> }[] => {
  const { data } = (body ?? {}) as { data?: unknown }
  return Array.isArray(data) ? data.filter((one) => typeof one?.id === 'string') : []
}

export const nextOf = (body: unknown): string | undefined => {
  const { links } = (body ?? {}) as { links?: { next?: unknown } }
  return typeof links?.next === 'string' ? links.next : undefined
}
