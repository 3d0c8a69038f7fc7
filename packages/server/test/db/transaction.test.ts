import { expect, test } from 'vitest'
import { isTransient, poolWithin, transaction } from '../../src/db/transaction.ts'
import { testDatabase } from '../harness/database.ts'

const { pool } = await testDatabase()
const swallow = (work: Promise<unknown>) => work.catch(() => {})

test('a transaction in which a statement failed unnoticed is not reported as done', async () => {
  await expect(transaction(pool, (client) => swallow(client.query('select 1 / 0')))).rejects.toThrow(/rolled back/)
})

test('within a part a failed statement takes back that part alone', async () => {
  const kept = await transaction(pool, async (client) => {
    const within = poolWithin(client)
    await client.query('create table kept (n int)')
    await within.query('insert into kept values (1)')
    await swallow(
      transaction(within, async (inner) => {
        await inner.query('insert into kept values (2)')
        await inner.query('select 1 / 0')
      }),
    )
    return (await within.query('select n from kept')).rows
  })
  expect(kept).toEqual([{ n: 1 }])
})

test('a connection that breaks in a part is told as such, so that the request can be tried again', async () => {
  const broken = transaction(pool, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    client.on('error', () => {})
    await transaction(poolWithin(client), async (inner) => {
      const end = new Promise((resolve) => client.once('end', resolve))
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
      await end
      await inner.query('select 1')
    })
  })
  const error = await broken.catch((thrown) => thrown)
  expect(isTransient(error)).toBe(true)
})
