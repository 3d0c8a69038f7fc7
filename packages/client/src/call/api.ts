import createOpenapiClient from 'openapi-fetch'
import { AuthenticationError, ValidationError } from '../errors.ts'
import type { CallOptions, Format } from '../types.ts'
import { attempts, failureOf, type Outcome } from './attempts.ts'
import type { Http } from './calls.ts'
import type { Deprecation } from './deprecation.ts'

/** Sends one request; the global `fetch`, or one of your own. */
export type Fetch = (request: Request) => Promise<Response>

export interface ClientOptions<D extends Format = Format> {
  /** Your API key. A value that begins with `Token ` or `Bearer ` is sent as it is. */
  apiKey?: string | undefined
  /** Another name of `apiKey`. */
  apiToken?: string | undefined
  /** Where the API is, for example `https://boxtrail.example`. `/v2` is added to an address without a path. */
  baseUrl: string
  /** The account to act for, when the token is a user's. */
  accountId?: string | undefined
  /** The form of responses, and the names that methods accept; `mapped` by default. */
  format?: D | undefined
  /** How often a failed request is retried; twice by default. */
  maxRetries?: number | undefined
  /** How long one attempt may take, in milliseconds; 30 seconds by default, 0 for no limit. */
  timeoutMs?: number | undefined
  /** Sends a request; the global `fetch` by default. */
  fetch?: Fetch | undefined
  /** Called once for each deprecated operation, when it is used. */
  onDeprecated?: ((deprecation: Deprecation) => void) | undefined
}

export type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The options of a call by path that this module needs. */
export interface Init extends Omit<CallOptions, 'format' | 'signal'> {
  params?: { path?: object; query?: object; header?: object }
  body?: unknown
  bodySerializer?: (body: never) => unknown
  querySerializer?: () => string
  parseAs?: 'blob' | undefined
  signal?: AbortSignal | null | undefined
}

/** Access to the API, from which methods are created: `containers(createApi({ baseUrl, apiKey }))`. */
export interface Api<D extends Format = Format> {
  format: D
  fetch: Fetch
  /** Calls by path, with retries and timeouts. */
  http: Http
  send: (verb: Verb, path: string, init?: Init) => Promise<Outcome>
}

export const createApi = <D extends Format = 'mapped'>(options: ClientOptions<D>): Api<D> => {
  const {
    accountId,
    onDeprecated,
    maxRetries = 2,
    timeoutMs = 30_000,
    fetch = (request) => globalThis.fetch(request),
  } = options
  const client = createOpenapiClient({
    baseUrl: withVersion(options.baseUrl),
    headers: {
      Authorization: authorization(options.apiKey ?? options.apiToken),
      Accept: 'application/vnd.api+json',
      'x-account-id': accountId || undefined,
    },
    querySerializer: { array: { style: 'form', explode: false } },
  }) as unknown as Record<Verb, (path: string, init: object) => Promise<Outcome>>
  const reported = new Set<string>()
  const reportDeprecation = async (operation: string, { headers }: Response) => {
    if (!onDeprecated || reported.has(operation) || !(headers.has('deprecation') || headers.has('sunset'))) return
    reported.add(operation)
    onDeprecated((await import('./deprecation.ts')).deprecationOf(operation, headers))
  }

  const send: Api['send'] = (verb, path, init = {}) => {
    const { maxRetries: retries = maxRetries, timeoutMs: patience = timeoutMs, signal, ...rest } = init
    const headers = new Headers({ ...(init.params?.header as object), ...rest.headers })
    if (verb === 'POST' && !headers.has('idempotency-key')) headers.set('Idempotency-Key', crypto.randomUUID())
    const once = async (signal: AbortSignal) => {
      let request: Request | undefined
      let response: Response | undefined
      const through = async (made: Request) => {
        request = made
        response = await fetch(made)
        if (response.redirected) (await import('./redirect.ts')).checkRedirect(made, response)
        await reportDeprecation(`${verb} ${path}`, response)
        return response
      }
      checkIds(path, init.params?.path)
      try {
        // Uses the current global class, because it may have been replaced since the client was created.
        return await client[verb](path, { fetch: through, Request: globalThis.Request, ...rest, headers, signal })
      } catch (cause) {
        // An error before anything was sent is the caller's.
        throw request ? failureOf(cause, response) : cause
      }
    }
    const isRepeatable = verb === 'GET' || headers.has('idempotency-key')
    return attempts(once, { isRepeatable, maxRetries: retries, timeoutMs: patience, signal })
  }
  const call = (verb: Verb) => (path: string, init?: Init) => send(verb, path, init)
  const http = { GET: call('GET'), POST: call('POST'), PATCH: call('PATCH'), DELETE: call('DELETE') } as unknown as Http
  return { format: (options.format ?? 'mapped') as D, fetch, http, send }
}

/**
 * Rejects ids that would lead to another address in a path (that of the list, or above it), or to none: no URL can
 * contain half of a character, which is left where text is cut between the two halves.
 */
const checkIds = (path: string, ids: object = {}): void => {
  for (const [name, id] of Object.entries(ids))
    if (/^\.{0,2}$|\p{Surrogate}/u.test(id ?? '')) throw new ValidationError(`${path}: "${id}" is no ${name}.`)
}

/**
 * Rejects characters that a header cannot contain, because the platform would repeat them, and so the key, in its
 * message.
 */
const authorization = (given: string | undefined): string => {
  const key = given?.trim()
  if (!key || /[^ -~]/.test(key))
    throw new AuthenticationError('An API key is needed: createClient({ apiKey }).', {
      action: 'check_credentials',
    })
  return /^(Token|Bearer) /.test(key) ? key : `Token ${key}`
}

const withVersion = (baseUrl: string): string => {
  const url = new URL(baseUrl)
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path || '/v2'}`
}
