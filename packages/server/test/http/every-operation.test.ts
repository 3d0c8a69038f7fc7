import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import { describe, expect, test } from 'vitest'
import { type RawInit, type TestAccount, testApi } from '../harness/api.ts'
import { exampleRequest, NOBODY, requestPath } from '../harness/http/operations.ts'

const api = await testApi()
const full = await testApi({ takePlaces: async () => ({ admitted: 0, remaining: 0, resetMs: 29_001 }) })

const ids = Object.keys(operations) as OperationId[]
const answering = (status: number) =>
  ids.filter((id) => (operations[id].statuses as readonly number[]).includes(status))
const request = (id: OperationId, init: RawInit = exampleRequest(id), of: TestAccount = api) =>
  of.request(operations[id].method.toUpperCase(), requestPath(id), init)

const hasResource = (id: OperationId) => Object.hasOwn((exampleRequest(id).body ?? {}) as object, 'data')

const attributesOf = (id: OperationId) =>
  (exampleRequest(id).body as { data?: { attributes?: object } } | undefined)?.data?.attributes

test.each(answering(401))('%s requires a key', async (id) => {
  const { headers, body } = exampleRequest(id)
  const init = { body, headers: { ...headers, authorization: 'Token nobody' } }
  expect((await request(id, init)).status).toBe(401)
})

test.each(answering(429))('%s reports when to retry once the limit per minute is used up', async (id) => {
  const refused = await request(id, exampleRequest(id), full)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
})

test.each(answering(403).filter((id) => operations[id].feature))(
  '%s is rejected for an account without the feature',
  async (id) => {
    const { feature } = operations[id]
    const account = await api.otherAccount()
    await api.context.pool.query('update accounts set features = $2 where id = $1', [
      account.accountId,
      { [feature!]: false },
    ])
    const refused = await request(id, exampleRequest(id), account)
    const { errors } = await refused.json()
    expect([refused.status, errors[0].detail]).toEqual([403, expect.stringContaining('not enabled')])
  },
)

test.each(answering(400))('%s rejects an unknown parameter and names it', async (id) => {
  const path = requestPath(id)
  const search = `${path.includes('?') ? '&' : '?'}nonsense=1`
  const refused = await api.request(operations[id].method.toUpperCase(), path + search, exampleRequest(id))
  const { errors } = await refused.json()
  expect([refused.status, errors[0].source]).toEqual([400, { parameter: 'nonsense' }])
})

test.each(answering(404))('%s returns 404 for an unused id', async (id) => {
  expect((await request(id)).status).toBe(404)
})

describe('bodies', () => {
  test.each(answering(413))('%s rejects a body above its limit', async (id) => {
    const body = JSON.stringify({ data: 'x'.repeat(operations[id].rawBody ? 40_000_000 : 4_000_000) })
    expect((await request(id, { ...exampleRequest(id), body })).status).toBe(413)
  })

  test.each(answering(415))('%s accepts JSON only', async (id) => {
    const init = { body: JSON.stringify(exampleRequest(id).body), headers: { 'content-type': 'text/plain' } }
    expect((await request(id, init)).status).toBe(415)
  })

  test.each(answering(422).filter((id) => requests[id].body))(
    '%s rejects an unknown attribute and names it',
    async (id) => {
      const body = structuredClone(exampleRequest(id).body ?? { data: {} }) as { data?: Record<string, unknown> }
      const place = (body.data ?? body) as Record<string, unknown>
      place.nonsense = 1
      const refused = await request(id, { body })
      const { errors } = await refused.json()
      expect([refused.status, errors[0].source.pointer]).toEqual([422, body.data ? '/data/nonsense' : '/nonsense'])
    },
  )

  test.each(answering(409).filter((id) => hasResource(id)))('%s rejects a resource of another type', async (id) => {
    const body = structuredClone(exampleRequest(id).body ?? { data: {} }) as { data: Record<string, unknown> }
    body.data.type = 'nonsense'
    expect((await request(id, { body })).status).toBe(409)
  })

  test.each(ids.filter((id) => attributesOf(id)))('%s rejects attributes that its caller may not set', async (id) => {
    for (const name of ['id', 'account_id', 'created_at', 'updated_at', 'is_retrying', 'tracked_object', 'user_id']) {
      const body = structuredClone(exampleRequest(id).body) as { data: { attributes: Record<string, unknown> } }
      body.data.attributes[name] = 'x'
      const refused = await request(id, { body })
      const { errors } = await refused.json()
      expect([refused.status, errors[0].source.pointer]).toEqual([422, `/data/attributes/${name}`])
    }
    const body = structuredClone(exampleRequest(id).body) as { data: { relationships?: Record<string, unknown> } }
    body.data.relationships = { ...body.data.relationships, account: { data: { type: 'account', id: NOBODY } } }
    const refused = await request(id, { body })
    const { errors } = await refused.json()
    expect([refused.status, errors[0].source.pointer]).toEqual([422, expect.stringMatching(/^\/data\/relationships/)])
  })
})
