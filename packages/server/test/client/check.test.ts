import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@boxtrail/client'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../tools/service/free-port.ts'
import { checkServer } from '../../../contracts/src/check/check.ts'
import { testApi } from '../harness/api.ts'
import { workUntilIdle } from '../harness/workers.ts'

const { app, apiKey, context } = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
/** Changes a request or replaces its response, as a server that breaks the contract. Unset: the service itself. */
let otherwise: ((request: Request) => Request | Response | undefined) | undefined
afterEach(() => {
  otherwise = undefined
})
const served = createServer(
  getRequestListener((request) => {
    const other = otherwise?.(request)
    return other instanceof Response ? other : app.fetch(other ?? request)
  }),
).listen(0, '127.0.0.1')
await once(served, 'listening')
afterAll(() => served.close())
const against = `http://127.0.0.1:${(served.address() as AddressInfo).port}`

const client = createClient({ baseUrl: against, apiKey })
for (const requestNumber of ['TEST-TR-SUCCEEDED', 'TEST-TR-SUCCEEDED-2'])
  await client.trackingRequests.create({ requestType: 'bill_of_lading', requestNumber, scac: 'TEST' })
await workUntilIdle(context)

it('the service keeps its contract in lists, records, filters, pages, refusals, writes and webhooks', async () => {
  const before = (await client.webhooks.list()).items.length
  const report = await checkServer({ against, apiKey, writes: true, webhooks: { port: await freePort() } })
  expect(report.findings).toEqual([])
  expect(report.calls).toBeGreaterThan(80)
  expect((await client.webhooks.list()).items).toHaveLength(before)
})

/** The same request with its query changed. */
const asking = (request: Request, change: (query: URLSearchParams) => void): Request => {
  const url = new URL(request.url)
  change(url.searchParams)
  return new Request(url, request)
}

const BROKEN: [what: string, otherwise: NonNullable<typeof otherwise>, finding: object][] = [
  [
    'ignores the size of a page',
    (request) =>
      request.url.includes('/tracking_requests') ? asking(request, (query) => query.delete('page[size]')) : undefined,
    { where: 'listTrackingRequests', what: '200 data: has more than page[size] asks for' },
  ],
  [
    'gives the same page again',
    (request) =>
      asking(request, (query) => {
        query.delete('page[after]')
        query.delete('page[number]')
      }),
    { where: 'listShippingLines', what: '200 data/0/id: the next page repeats a record' },
  ],
  [
    'ignores a filter',
    (request) => asking(request, (query) => query.delete('filter[updated_at][end]')),
    { where: 'listContainers', what: '200 data: filter[updated_at][end] leaves records that are later' },
  ],
  [
    'answers without a key',
    (request) => {
      const headers = new Headers(request.headers)
      if (!headers.has('authorization')) headers.set('authorization', `Token ${apiKey}`)
      return new Request(request, { headers })
    },
    { where: 'listContainers', what: 'answers 200 where the contract says 401', call: 'GET /v2/containers' },
  ],
  [
    'ignores what it does not understand',
    (request) =>
      asking(request, (query) => {
        if (query.get('include') === 'no_such_relation') query.delete('include')
      }),
    { where: 'listContainers', what: 'answers 200 where the contract says 400' },
  ],
  [
    'accepts any media type',
    (request) =>
      request.headers.get('content-type') === 'text/plain' ? Response.json({}, { status: 201 }) : undefined,
    { where: 'createTrackingRequest', what: 'answers 201 where the contract says 415' },
  ],
  [
    'forgets what was changed',
    (request) => (request.method === 'PATCH' ? new Request(request.url, { headers: request.headers }) : undefined),
    { where: 'updateWebhook', what: '200 data/attributes/url: is not what was sent' },
  ],
]

it('a server that breaks the contract in several ways is caught in each', async () => {
  otherwise = (request) =>
    BROKEN.reduce<Request | Response>((made, [, change]) => {
      if (made instanceof Response) return made
      return change(made) ?? made
    }, request)
  const { findings } = await checkServer({ against, apiKey, writes: true })
  const missed = BROKEN.filter(([, , finding]) => !findings.some((one) => isLike(one, finding)))
  expect(missed.map(([what]) => what)).toEqual([])
})

const isLike = (one: object, finding: object) =>
  Object.entries(finding).every(([key, value]) => (one as Record<string, unknown>)[key] === value)
