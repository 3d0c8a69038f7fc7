import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { testApi } from '../../harness/api.ts'
import { setUpOwner } from '../../harness/records/people.ts'
import { post } from '../../mcp/connect.ts'
import { authorizePath, begin, connectApp, proof, refresh, register } from './app.ts'

const api = await testApi()
const { app, context } = api
const owner = await setUpOwner(api)
const { clientId, tokens } = await connectApp(app, owner)
const path = authorizePath(clientId, proof().challenge)
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

const away = async () => {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
}
const withoutDatabase = createApp({ ...context, pool: { query: away, connect: away, on: () => {} } as unknown as Pool })

test('requests are answered with 503 while the database is unavailable, so that clients keep their tokens', async () => {
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const called = await post(withoutDatabase, list, { headers })
  expect([called.status, called.headers.get('www-authenticate')]).toEqual([503, null])
  const { status, body } = await refresh(withoutDatabase, clientId, tokens.refresh_token)
  expect([status, body.error]).toEqual([503, 'temporarily_unavailable'])
  const { response } = await begin(withoutDatabase, owner, path)
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect((await refresh(app, clientId, tokens.refresh_token)).status).toBe(200)
})

test('the number of sign-ins that one network may begin in a minute is limited, and the answer says when to continue', async () => {
  const busy = createApp(context)
  const all = await Promise.all(Array.from({ length: 66 }, () => begin(busy, owner, path)))
  const refused = all.filter(({ response }) => response.status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(6)
  expect(Number(refused[0]!.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]!.response.text()).toContain('Begin again')
})

test('the number of documents that are fetched for one network in a minute is limited', async () => {
  let fetched = 0
  const get = async () => {
    fetched++
    return { status: 404, headers: {}, body: null, failure: null, durationMs: 1 }
  }
  const fetching = createApp({
    ...context,
    outgoing: { ...context.outgoing, get },
    takePlaces: async ({ name, limit }) => ({
      admitted: name === 'oauth documents' && fetched >= limit ? 0 : 1,
      remaining: 0,
      resetMs: 1,
    }),
  })
  for (let n = 0; n < 15; n++)
    await begin(fetching, owner, authorizePath(`https://a${n}.example/client.json`, proof().challenge))
  expect(fetched).toBe(10)
  expect((await register(fetching)).status).toBe(201)
})
