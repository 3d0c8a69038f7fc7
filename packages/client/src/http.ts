import createOpenapiClient from 'openapi-fetch'
import type { Http } from './calls.ts'
import { errorOf } from './error-of.ts'
import { AuthenticationError, BoxtrailError } from './errors.ts'
import { createRetryingFetch, type Fetch } from './retrying-fetch.ts'

export type { Http } from './calls.ts'

export interface ClientOptions {
  /** Your API key. A value that begins with `Token ` or `Bearer ` is sent as it is. */
  apiKey?: string
  /** Another name of `apiKey`. */
  apiToken?: string
  /** Where the API is, for example `https://boxtrail.example`. `/v2` is added to an address without a path. */
  baseUrl: string
  /** The account to act for, when the token is a user's. */
  accountId?: string
  /** How often a request is tried again after a failure of the network, a 429 or a 5xx. */
  maxRetries?: number
  /** How long one attempt may take, in milliseconds; 0 waits for ever. */
  timeoutMs?: number
  /** Sends a request; the global `fetch` unless given. */
  fetch?: Fetch
}

export const createHttp = (options: ClientOptions): Http => {
  const { accountId, maxRetries = 2, timeoutMs = 30_000, fetch = (request) => globalThis.fetch(request) } = options
  // Its methods at run time, with our types: see calls.ts.
  return createOpenapiClient({
    baseUrl: withVersion(options.baseUrl),
    headers: {
      Authorization: authorization(options.apiKey ?? options.apiToken),
      Accept: 'application/vnd.api+json',
      ...(accountId ? { 'x-account-id': accountId } : {}),
    },
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: createRetryingFetch({ fetch, maxRetries, timeoutMs }),
  }) as unknown as Http
}

const authorization = (key: string | undefined): string => {
  if (!key?.trim()) throw new AuthenticationError('An API key is needed: createClient({ apiKey }).')
  return /^(Token|Bearer) /.test(key) ? key : `Token ${key}`
}

const withVersion = (baseUrl: string): string => {
  const url = new URL(baseUrl)
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path || '/v2'}`
}

interface Called<Data> {
  data?: Data | undefined
  error?: unknown
  response: Response
}

/** The data of a call that succeeded; the error that it means of one that did not. */
export const answered = async <Data>(call: Promise<Called<Data>>): Promise<NonNullable<Data>> => {
  const { data, error, response } = await call.catch((cause) => {
    if (cause instanceof SyntaxError) throw new BoxtrailError('The answer is not JSON.', { cause })
    throw cause
  })
  if (!response.ok) throw errorOf(response, error)
  return data as NonNullable<Data>
}
