import { expect, test } from 'vitest'
import { createDatabase } from '../../src/db/connection/database.ts'
import { isTransient } from '../../src/db/errors.ts'
import { poolWithin, transaction } from '../../src/db/transaction.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool, url } = await testDatabase()
const swallow = (work: Promise<unknown>) => work.catch(() => {})

test('a transaction is not reported as committed if a statement in it failed unnoticed', async () => {
  await expect(transaction(pool, (client) => swallow(client.query('select 1 / 0')))).rejects.toThrow(/rolled back/)
})

test('only the part in which a statement failed is rolled back', async () => {
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

test('the process and the pool survive a connection that is lost while in use', async () => {
  const client = await pool.connect()
  // Behind a pooler, a connection keeps its session only until the end of a transaction.
  await client.query('begin')
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const end = new Promise((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await end
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test.each([
  [200, 'free'],
  // The control case: without a timeout.
  [0, 'locked'],
] as const)(
  'what an idle transaction has locked, with an idle timeout of %s ms (0: none), is %s',
  async (idleTransactionTimeoutMs, outcome) => {
    const standing = createDatabase(url, { maxConnections: 1, idleTransactionTimeoutMs })
    const asked = Promise.withResolvers<'free' | 'locked'>()
    const stood = transaction(standing.pool, async (client) => {
      await client.query("select pg_advisory_xact_lock(hashtext('standing still'))")
      const other = await pool.connect()
      await other.query("begin; set local lock_timeout = '1s'")
      const lock = other.query("select pg_advisory_xact_lock(hashtext('standing still'))")
      asked.resolve(
        await lock.then(
          () => 'free',
          () => 'locked',
        ),
      )
      await other.query('rollback')
      other.release()
      await client.query('select 1')
    }).catch((error) => error)
    expect(await asked.promise).toBe(outcome)
    expect(isTransient(await stood)).toBe(outcome === 'free')
    expect((await standing.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await standing.close()
  },
)

test('two transactions that lock the same rows in opposite order are both committed', async () => {
  await pool.query(
    'create table crossed (id int primary key, n int not null); insert into crossed values (1, 0), (2, 0)',
  )
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const add = (own: 0 | 1, first: number, second: number) =>
    transaction(pool, async (client) => {
      runs++
      await client.query('update crossed set n = n + 1 where id = $1', [first])
      met[own]!.resolve()
      await met[1 - own]!.promise
      await client.query('update crossed set n = n + 1 where id = $1', [second])
    })
  await Promise.all([add(0, 1, 2), add(1, 2, 1)])
  expect((await pool.query('select sum(n) as sum from crossed')).rows).toEqual([{ sum: 4 }])
  expect(runs).toBeGreaterThan(2)
})

test('a serialisation failure is retried a few times, then thrown', async () => {
  let runs = 0
  const failing = transaction(pool, async (client) => {
    runs++
    await client.query("do $$ begin raise exception 'meant' using errcode = 'serialization_failure'; end $$")
  })
  await expect(failing).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(5)
})

test('a connection that breaks in a part is reported as such, so that the request can be retried', async () => {
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
