import { startTemporary } from '@boxtrail/embedded-postgres'
import { afterAll, expect } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createDatabase } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { createReadReplica } from '../../src/db/replica/read-replica.ts'
import { createAccount, createApiKey } from '../../src/identity/accounts/accounts.ts'
import { createWindows } from '../../src/rate-limits/windows.ts'
import { testApi } from '../harness/api.ts'
import { type Relay, relayTo } from '../harness/database/relay.ts'
import { startStandby } from '../harness/database/standby.ts'

const { context } = await testApi()
const server = await startTemporary()
const { pool, close } = createDatabase(server.url)
await migrate(pool)
const standby = await startStandby(server, pool)
const relay = await relayTo(server.url)
const primary = createDatabase({
  connectionString: relay.url,
  query_timeout: 20_000,
})
const probe = createDatabase({ connectionString: relay.url, query_timeout: 2_000 }, { maxConnections: 1 })
const reads = createDatabase(standby.url)
const account = await createAccount(pool, {
  companyName: 'Lakeside Furniture',
})
const [known, unknown] = [await createApiKey(pool, account), await createApiKey(pool, account)]
const replica = createReadReplica({
  primary: primary.pool,
  probe: probe.pool,
  replica: reads.pool,
  log: context.log,
  maxLagMs: 5_000,
})
const app = createApp(
  {
    ...context,
    pool: primary.pool,
    takePlaces: createWindows(primary.pool),
    replica,
  },
  { probe: probe.pool },
)

afterAll(async () => {
  replica.close()
  await Promise.all([reads, primary, probe].map((each) => each.close()))
  await close()
  await standby.stop()
  await server.stop()
})

const send = (path: string, { key }: { key: string }, body?: object) =>
  app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Token ${key}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const addParty = (name: string) =>
  send('/v2/parties', known, {
    data: { type: 'party', attributes: { company_name: name } },
  })
const namesOf = async (response: Response): Promise<string[]> => {
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as {
    data: { attributes: { company_name: string } }[]
  }
  return data.map(({ attributes }) => attributes.company_name)
}

/**
 * Expects that reads go on while the primary is away, also for keys that this process has not seen, and that writes are
 * refused.
 */
export const expectReadsToGoOn = async (how: Parameters<Relay['breakBy']>[0]): Promise<void> => {
  expect((await addParty('Silver Tern')).status).toBe(201)
  await expect
    .poll(() => replica.read(known.id, async (at) => at === reads.pool), {
      timeout: 15_000,
    })
    .toBe(true)
  const underWay = ['Black Kite', 'White Stork'].map(addParty)
  relay.breakBy(how)
  // The first read comes while the failure is being noticed, the second afterwards.
  expect(await namesOf(await send('/v2/parties', unknown))).toEqual(['Silver Tern'])
  await expect.poll(() => replica.standsIn(), { timeout: 15_000 }).toBe(true)
  expect(await namesOf(await send('/v2/parties', unknown))).toEqual(['Silver Tern'])
  expect(await (await app.request('/readyz')).json()).toEqual({
    status: 'reads only',
  })
  // Every write in progress is answered, even if it failed after it had been given up.
  for (const { status } of await Promise.all(underWay)) expect([201, 503]).toContain(status)
  const refused = await addParty('Grey Heron')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  // The replica does not have the record, and whether the primary has it is unknown.
  expect((await send(`/v2/parties/${account.userId}`, known)).status).toBe(503)
  relay.mend()
  await expect
    .poll(async () => (await addParty('Red Kite')).status, {
      timeout: 40_000,
      interval: 200,
    })
    .toBe(201)
  expect((await app.request('/readyz')).status).toBe(200)
  expect(await namesOf(await send('/v2/parties', known))).toContain('Red Kite')
}
