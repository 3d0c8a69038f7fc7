import { notFound } from '@boxtrail/protocol/errors'
import { idempotencyKey } from '@boxtrail/protocol/read/idempotency-key'
import { expect, test } from 'vitest'
import { type Call, inTwoParts } from '../../../src/context.ts'
import type { Handle, Handled, Handlers } from '../../../src/http/pipeline/handle.ts'
import { createReplay } from '../../../src/http/pipeline/replay.ts'
import { testApi } from '../../harness/api.ts'

const { context, accountId, userId, keyId } = await testApi()
const call: Call = {
  ...context,
  ...{
    accountId,
    userId,
    keyId,
    features: {},
    pickupLfdPolicy: 'line_first',
    isOperator: false,
    actor: 'api_key',
    mayWrite: true,
  },
  requestUrl: 'https://boxtrail.test/v2/parties',
  withoutSlot: (wait) => wait(),
}
const handled: Handled = { id: 'createParty', params: {}, device: { address: null, userAgent: null } }
const input = { params: {}, query: {}, body: {} } as never

const replayOf = (handle: Handle, handlers: Partial<Handlers> = {}) => createReplay(context, handle, handlers)

const post = (key: string | undefined, method = 'POST') =>
  new Request('http://localhost', { method, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) })

test('a key is printable text, and counts for POST alone', () => {
  expect([post(undefined), post('order 1'), post('order 1', 'PATCH')].map(idempotencyKey)).toEqual([
    undefined,
    'order 1',
    undefined,
  ])
  for (const key of ['', 'k'.repeat(256), 'k\u00e9'])
    expect(() => idempotencyKey(post(key)), key).toThrow(expect.objectContaining({ status: 400 }))
})

test('the first request with a key is handled, and its response repeated', async () => {
  let handledTimes = 0
  const replay = replayOf(async () => ({ data: { type: 'party', attributes: { times: ++handledTimes } } }))
  const send = (key: string, body: unknown) =>
    replay({ accountId, key, identity: ['post', '/v2/parties', body] }, handled, input, call)
  const first = await send('one', { a: 1 })
  expect(first).toMatchObject({ status: 201, replayed: false })
  expect(await send('one', { a: 1 })).toEqual({ ...first, replayed: true })
  await expect(send('one', { a: 2 })).rejects.toMatchObject({ status: 422 })
  expect(await send('two', { a: 2 })).toMatchObject({ replayed: false })
  expect(handledTimes).toBe(2)
})

test('the work and its response are one transaction', async () => {
  const replay = replayOf(async (_, __, { pool }) => {
    await pool.query('insert into accounts (id, company_name, created_at) values ($1, $2, now())', [
      crypto.randomUUID(),
      'Undone',
    ])
    throw new Error('ours')
  })
  const request = { accountId, key: 'three', identity: [] }
  await expect(replay(request, handled, input, call)).rejects.toThrow('ours')
  const { rows } = await context.pool.query(`select 1 from accounts where company_name = 'Undone'`)
  expect(rows).toEqual([])
})

test('a refusal that stays the same is repeated as well', async () => {
  let handledTimes = 0
  const replay = replayOf(async () => {
    handledTimes++
    throw notFound()
  })
  const send = () => replay({ accountId, key: 'four', identity: [] }, handled, input, call)
  expect([await send(), await send()]).toMatchObject([
    { status: 404, replayed: false },
    { status: 404, replayed: true },
  ])
  expect(handledTimes).toBe(1)
})

test('the part of an operation that takes long runs before the transaction, once', async () => {
  const steps: unknown[] = []
  const handle = () => Promise.reject(new Error('the operation has two parts'))
  const replay = replayOf(handle, {
    createParty: inTwoParts(async (_, { pool }) => {
      steps.push(['prepare', pool === context.pool])
      return async (within) => {
        steps.push(['finish', within.pool === context.pool])
        return { data: { type: 'party' } } as never
      }
    }),
  })
  const send = () => replay({ accountId, key: 'five', identity: [] }, handled, input, call)
  const first = await send()
  expect(first).toMatchObject({ status: 201, replayed: false })
  expect(await send()).toEqual({ ...first, replayed: true })
  expect(steps).toEqual([
    ['prepare', true],
    ['finish', false],
  ])
})
