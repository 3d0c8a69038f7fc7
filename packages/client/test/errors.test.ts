import { describe, expect, it } from 'vitest'
import {
  AuthenticationError,
  AuthorizationError,
  BoxtrailError,
  ConflictError,
  FeatureNotEnabledError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  TimeoutError,
  UpstreamError,
  ValidationError,
} from '../src/index.ts'
import { failureOf, json, observedClient, problems } from './observed.ts'

const id = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'
const failure = async (answer: Parameters<typeof observedClient>[0][number], options = {}) => {
  const { client } = observedClient([answer], { maxRetries: 0, ...options })
  return (await failureOf(client.shipments.get(id))) as BoxtrailError
}

describe('an answer that is not a success', () => {
  it.each([
    [400, ValidationError],
    [401, AuthenticationError],
    [403, AuthorizationError],
    [404, NotFoundError],
    [409, ConflictError],
    [415, BoxtrailError],
    [422, ValidationError],
    [429, RateLimitError],
    [500, UpstreamError],
    [501, BoxtrailError],
    [502, UpstreamError],
    [503, UpstreamError],
    [504, UpstreamError],
  ])('%i is a %o', async (status, type) => {
    const error = await failure(
      problems(status, [{ status: String(status), title: 'T', detail: 'D' }], { 'x-request-id': 'r1' }),
    )
    expect(error.constructor).toBe(type)
    expect(error).toMatchObject({ status, requestId: 'r1', message: 'D', errors: [{ title: 'T', detail: 'D' }] })
  })

  it('403 of a feature that the account lacks says so by its class', async () => {
    const error = await failure(problems(403, [{ detail: 'This feature is not enabled for your account.' }]))
    expect(error).toBeInstanceOf(FeatureNotEnabledError)
    expect(error).toBeInstanceOf(AuthorizationError)
  })

  it.each([
    [400, 'fix_request', false],
    [401, 'check_credentials', false],
    [403, 'ask_for_access', false],
    [404, 'fix_request', false],
    [409, 'fix_request', false],
    [422, 'fix_request', false],
    [429, 'wait', true],
    [500, 'retry', true],
    [501, 'fix_request', false],
    [503, 'retry', true],
  ])('%i says what to do: %s', async (status, action, isRetryable) => {
    expect(await failure(problems(status, [{ detail: 'D' }]))).toMatchObject({ action, isRetryable })
  })

  it('names its first problem and where it is, and prefers the action that the API names', async () => {
    const problem = {
      code: 'blank',
      detail: 'D',
      source: { pointer: '/data/attributes/scac' },
      meta: { action: 'choose_line' },
    }
    expect(await failure(problems(422, [problem, { code: 'other' }]))).toMatchObject({
      code: 'blank',
      pointer: '/data/attributes/scac',
      parameter: undefined,
      action: 'choose_line',
    })
    expect(await failure(problems(400, [{ source: { parameter: 'include' } }]))).toMatchObject({ parameter: 'include' })
  })

  it('a conflict that says how long it lasts is waited for', async () => {
    const error = await failure(problems(409, [{ code: 'in_progress' }], { 'retry-after': '1' }))
    expect(error).toMatchObject({ name: 'ConflictError', isRetryable: true, action: 'wait', retryAfterMs: 1_000 })
  })

  it('429 says how long to wait', async () => {
    expect(await failure(problems(429, [{}], { 'retry-after': '17' }))).toMatchObject({ retryAfterMs: 17_000 })
    expect(await failure(problems(429, [{}]))).toMatchObject({ retryAfterMs: null })
  })

  it.each([
    [
      { errors: [{ detail: 'A', source: { pointer: '/data/x' } }, { title: 'B' }, { code: 'c' }, {}] },
      'A (/data/x); B; c; Unknown problem',
    ],
    [{ error: 'E' }, 'E'],
    [{ message: 'M' }, 'M'],
    [{ detail: 'D' }, 'D'],
    [{}, 'The API answered 422.'],
    [null, 'The API answered 422.'],
    [[], 'The API answered 422.'],
    [{ errors: 'odd' }, 'The API answered 422.'],
  ])('its message is read from %j', async (body, message) => {
    expect((await failure(json(body, 422))).message).toBe(message)
  })

  it('the page of a proxy becomes a message as well', async () => {
    const error = await failure(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    expect(error).toMatchObject({ name: 'UpstreamError', message: '<h1>Bad Gateway</h1>', errors: [] })
  })

  it('a success that is not JSON is an error', async () => {
    expect(await failure(new Response('<h1>', { status: 200 }))).toMatchObject({
      name: 'BoxtrailError',
      message: 'The answer is not JSON.',
      status: 200,
    })
  })
})

describe('no answer', () => {
  it('a connection that fails is a NetworkError with its cause', async () => {
    const cause = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })
    const error = await failure(cause)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ message: 'The API could not be reached: ECONNREFUSED', cause, status: undefined })
  })

  it('a fetch that never ends, and a body that never ends, are a TimeoutError', async () => {
    expect(await failure(() => new Promise(() => {}), { timeoutMs: 20 })).toBeInstanceOf(TimeoutError)
    const endless = () =>
      Promise.resolve(new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })))
    expect(await failure(endless, { timeoutMs: 20 })).toBeInstanceOf(TimeoutError)
  })

  it('a call that the caller aborts fails with the reason of the caller', async () => {
    const { client } = observedClient([() => new Promise<Response>(() => {})], { timeoutMs: 20 })
    const stop = new AbortController()
    stop.abort(new Error('enough'))
    await expect(client.GET('/webhooks', { signal: stop.signal })).rejects.toThrow('enough')
  })
})

describe('an address that redirects', () => {
  /** As `fetch` answers after it has followed a redirect. */
  const redirected = (url: string) =>
    Object.defineProperties(problems(401, [{ detail: 'The API key is missing.' }]), {
      redirected: { value: true },
      url: { value: url },
      clone: { value: () => redirected(url) },
    })

  it('is named where the key was not sent with it', async () => {
    const error = await failure(redirected('https://other.example/v2/shipments'))
    expect(error).toMatchObject({ name: 'AuthenticationError', status: 401, action: 'fix_request' })
    expect(error.message).toContain('https://boxtrail.example redirects to https://other.example')
  })

  it('is not, where it stays with the same origin', async () => {
    expect((await failure(redirected('https://boxtrail.example/v3/shipments'))).message).toBe('The API key is missing.')
  })
})
