import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthenticationError, type BoxtrailError, createClient } from '../src/index.ts'
import { failureOf, observedClient, problems } from './observed.ts'

const event = (sequence: number) => ({
  id: `e${sequence}`,
  type: 'event',
  attributes: { sequence, event: 'container.updated', occurred_at: '2026-03-01T00:00:00Z', changeset: {} },
  relationships: {},
})
const page = (sequences: number[], after: number, last: number) => ({
  data: sequences.map(event),
  links: {},
  meta: { next_after: sequences.at(-1) ?? after, last_sequence: last, has_more: (sequences.at(-1) ?? after) < last },
})

/** A log of 12 events, served two at a time by a server that keeps failing in every way that there is. */
let server: Server
let calls = 0
const LAST = 12
const ways: ((response: ServerResponse) => void)[] = [
  (response) => response.socket!.destroy(),
  (response) => {
    response.writeHead(200, { 'content-length': '10000' })
    response.write('{"data":[')
    response.socket!.destroySoon()
  },
  (response) => response.writeHead(503, { 'retry-after': '0' }).end('{}'),
  (response) => response.writeHead(429, { 'retry-after': '0' }).end('{}'),
  (response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'),
]
beforeEach(async () => {
  calls = 0
  server = createServer((request, response) => {
    calls += 1
    const fail = ways[Math.floor(calls / 2) % ways.length]!
    if (calls % 2 === 0) return fail(response)
    const after = Number(new URL(request.url!, 'http://x').searchParams.get('after'))
    const sequences = [after + 1, after + 2].filter((sequence) => sequence <= LAST)
    response
      .writeHead(200, { 'content-type': 'application/vnd.api+json' })
      .end(JSON.stringify(page(sequences, after, LAST)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
})

test('following survives every kind of disconnect and loses and repeats nothing', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const client = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'bxt_1',
  })
  const stop = new AbortController()
  const seen: number[] = []
  const lost: BoxtrailError[] = []
  const onDisconnect = (error: BoxtrailError) => void lost.push(error)
  for await (const { sequence } of client.events.follow({ after: 0 }, { signal: stop.signal, onDisconnect })) {
    seen.push(sequence)
    if (sequence === LAST) stop.abort()
  }
  expect(seen).toEqual(Array.from({ length: LAST }, (_, at) => at + 1))
  expect(new Set(lost.map(({ name }) => name))).toEqual(new Set(['NetworkError', 'UpstreamError', 'RateLimitError']))
})

test('following ends with an error that waiting does not resolve', async () => {
  const { client } = observedClient([problems(401, [{ detail: 'No.' }])])
  expect(await failureOf(client.events.follow({ after: 7 }).next())).toBeInstanceOf(AuthenticationError)
})

test('following without a starting point gives what happens from now on', async () => {
  const asked: (string | null)[] = []
  const { client } = observedClient([
    async ({ url }) => {
      const after = new URL(url).searchParams.get('after')
      asked.push(after)
      return Response.json(after === null ? page([1], 0, 41) : page([42], 41, 42))
    },
  ])
  const { value } = await client.events.follow().next()
  expect(value).toMatchObject({ sequence: 42 })
  expect(asked).toEqual([null, '41'])
})

test('following ends when its signal is aborted, although no answer has come', async () => {
  const stop = new AbortController()
  const { client } = observedClient([
    () => {
      stop.abort()
      return new Promise(() => {})
    },
  ])
  const seen = []
  for await (const one of client.events.follow({ after: 7 }, { signal: stop.signal })) seen.push(one)
  expect(seen).toEqual([])
})

test('an answer that comes at once and is empty is not requested again at once', async () => {
  const stop = new AbortController()
  const { client, sent } = observedClient([async () => Response.json(page([], 7, 7))])
  const seen = (async () => {
    for await (const _ of client.events.follow({ after: 7 }, { signal: stop.signal }))
      throw new Error('nothing happened')
  })()
  await expect.poll(() => sent.length).toBe(1)
  await setTimeout(200)
  stop.abort()
  await seen
  expect(sent).toHaveLength(1)
})
