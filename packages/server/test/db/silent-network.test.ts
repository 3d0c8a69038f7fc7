import { expect, test } from 'vitest'
import { createDatabase } from '../../src/db/connection/database.ts'
import { unavailabilityOf } from '../../src/db/errors.ts'
import { transaction } from '../../src/db/transaction.ts'
import { testDatabase } from '../harness/database/database.ts'
import { relayTo } from '../harness/database/relay.ts'

const { url } = await testDatabase()
const relay = await relayTo(url)
const { pool, close } = createDatabase({ connectionString: relay.url, query_timeout: 1_500 }, { maxConnections: 1 })
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => unavailabilityOf(error),
  )

test('a network that drops everything is a database that is away, and a new connection is made when it is back', async () => {
  expect(await failureOf(pool.query('select 1'))).toBe(null)
  relay.breakBy('silence')
  expect(await failureOf(pool.query('select 1'))).toBe('away')
  relay.mend()
  let asked = 0
  const silent = transaction(pool, async (client) => {
    const query = client.query.bind(client) as (text: string) => Promise<unknown>
    client.query = ((text: string) => {
      asked += 1
      return query(text)
    }) as typeof client.query
    relay.breakBy('silence')
    await client.query('select 1')
  })
  expect(await failureOf(silent)).toBe('away')
  // No rollback was sent, because it would have to be waited for as well.
  expect(asked).toBe(1)
  relay.mend()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})
