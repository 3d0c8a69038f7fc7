import { expect, test } from 'vitest'
import type { Call, Caller } from '../../../src/context.ts'
import { poolWithin, transaction } from '../../../src/db/transaction.ts'
import { handlers } from '../../../src/http/handlers.ts'
import { createHandle, type Handled } from '../../../src/http/pipeline/handle.ts'
import { testApi } from '../../harness/api.ts'

const api = await testApi()
const { context, accountId, userId, keyId } = api
const { pool } = context
const handle = createHandle(handlers)
const caller: Caller = {
  accountId,
  userId,
  keyId,
  features: {},
  pickupLfdPolicy: 'line_first',
  isOperator: false,
  actor: 'user',
  mayWrite: true,
}
const callBy = (more: Partial<Caller> = {}): Call => ({
  ...context,
  ...caller,
  ...more,
  requestUrl: 'https://boxtrail.test/v2/parties',
  withoutSlot: (wait) => wait(),
})
const handled = (id: Handled['id'], params = {}): Handled => ({
  id,
  params,
  device: { address: '192.0.2.1', userAgent: 'a browser' },
})
const party = (company_name: string) => ({
  params: {},
  query: {},
  body: { data: { type: 'party', attributes: { company_name } } },
})
const audited = async () =>
  (await pool.query('select action, actor_type, user_agent, subject_type, subject_id from audit_events order by id'))
    .rows
const parties = async () => (await pool.query('select company_name from parties order by 1')).rows.length

test('what a user changes is recorded with its subject and device, what a program changes is not', async () => {
  const { data } = (await handle(handled('createParty'), party('Lakeside') as never, callBy())) as {
    data: { id: string }
  }
  await handle(handled('createParty'), party('Harbour') as never, callBy({ actor: 'api_key' }))
  expect(await audited()).toEqual([
    { action: 'createParty', actor_type: 'user', user_agent: 'a browser', subject_type: 'party', subject_id: data.id },
  ])
})

test('reading is not recorded', async () => {
  const before = await audited()
  await handle(handled('listParties'), { params: {}, query: {}, body: undefined } as never, callBy())
  expect(await audited()).toEqual(before)
})

test('nothing is recorded of a request that failed', async () => {
  const before = await audited()
  await expect(handle(handled('createParty'), party('Lakeside') as never, callBy())).rejects.toMatchObject({
    status: 422,
  })
  expect(await audited()).toEqual(before)
})

test('a change and its record are one transaction', async () => {
  const before = [await parties(), await audited()]
  const undone = transaction(pool, async (client) => {
    await handle(handled('createParty'), party('Mountain') as never, { ...callBy(), pool: poolWithin(client) })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect([await parties(), await audited()]).toEqual(before)
})
