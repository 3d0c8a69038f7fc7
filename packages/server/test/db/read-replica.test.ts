import { startTemporary } from '@boxtrail/embedded-postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createDatabase } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { createReadReplica, type ReadReplica } from '../../src/db/replica/read-replica.ts'
import { positionsOfPostgres } from '../../src/db/replica/replica-positions.ts'
import { createAccount, createApiKey } from '../../src/identity/accounts/accounts.ts'
import { createWindows } from '../../src/rate-limits/windows.ts'
import { testApi } from '../harness/api.ts'
import { startStandby } from '../harness/database/standby.ts'
import { withDatabaseName } from '../harness/database/url.ts'

const { context } = await testApi()
const server = await startTemporary()
const primary = createDatabase(server.url)
await migrate(primary.pool)
const standby = await startStandby(server, primary.pool)
const reads = createDatabase({ connectionString: standby.url, query_timeout: 5_000 })
const account = await createAccount(primary.pool, { companyName: 'Lakeside Furniture' })
const [writer, other] = [await createApiKey(primary.pool, account), await createApiKey(primary.pool, account)]

const ofReplica = (replica: ReadReplica) =>
  createApp({ ...context, pool: primary.pool, takePlaces: createWindows(primary.pool), replica })
const open = (maxLagMs: number) =>
  createReadReplica({ primary: primary.pool, replica: reads.pool, log: context.log, maxLagMs })
const [patient, strict] = [open(600_000), open(1_000)]
const app = ofReplica(patient)

afterAll(async () => {
  patient.close()
  strict.close()
  await reads.close()
  await primary.close()
  await standby.stop()
  await server.stop()
})

const send = (path: string, { key }: { key: string }, of = app, body?: object) =>
  of.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Token ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const names = async (by: { key: string }, of = app): Promise<string[]> => {
  const response = await send('/v2/parties', by, of)
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: { attributes: { company_name: string } }[] }
  return data.map(({ attributes }) => attributes.company_name)
}
const addParty = async (name: string): Promise<string> => {
  const body = { data: { type: 'party', attributes: { company_name: name } } }
  const response = await send('/v2/parties', writer, app, body)
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: { id: string } }).data.id
}
const until = async (isSo: () => Promise<boolean>) => {
  const deadline = performance.now() + 15_000
  while (!(await isSo()) && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await isSo()).toBe(true)
}
beforeEach(async () => {
  await reads.pool.query('select pg_wal_replay_resume()')
  await until(() => patient.read('nobody', async (pool) => pool === reads.pool))
})

test('a key reads what it has written, and others what the replica has', async () => {
  await reads.pool.query('select pg_wal_replay_pause()')
  const id = await addParty('Silver Tern')
  expect(await names(writer)).toEqual(['Silver Tern'])
  expect(await names(other)).toEqual([])
  // A record that the replica does not have yet is read from the primary.
  expect((await send(`/v2/parties/${id}`, other)).status).toBe(200)
  await reads.pool.query('select pg_wal_replay_resume()')
  await until(async () => (await names(other)).length === 1)
  await until(() => patient.read(writer.id, async (pool) => pool === reads.pool))
  expect(await names(writer)).toEqual(['Silver Tern'])
})

test('a replica that is further behind than the bound answers nothing', async () => {
  const bounded = ofReplica(strict)
  await until(() => strict.read('nobody', async (pool) => pool === reads.pool))
  await reads.pool.query('select pg_wal_replay_pause()')
  await addParty('Grey Heron')
  await until(async () => (await names(other, bounded)).includes('Grey Heron'))
  expect(await names(other)).not.toContain('Grey Heron')
})

test('a replica of another database answers nothing, and is reported as such', async () => {
  // Another installation on the same server, with the same write-ahead log.
  await primary.pool.query('create database staging')
  const staging = createDatabase(withDatabaseName(server.url, 'staging'))
  await migrate(staging.pool)
  await staging.close()
  await addParty('Barn Owl')
  const wrong = createDatabase(withDatabaseName(standby.url, 'staging'))
  const said: string[] = []
  const log = { ...context.log, warn: (...words: unknown[]) => void said.push(words.join(' ')) }
  const replica = createReadReplica({ primary: primary.pool, replica: wrong.pool, log, maxLagMs: 600_000 })
  await until(async () => said.some((line) => line.includes('another database than the primary')))
  expect(replica.isUsed()).toBe(false)
  expect(await names(other, ofReplica(replica))).toContain('Barn Owl')
  replica.close()
  await wrong.close()
})

test('a key reads from the replica again, even if the position of its change could not be read at once', async () => {
  const probe = createDatabase(server.url, { maxConnections: 1 })
  let isAnswered = true
  const positions: typeof positionsOfPostgres = {
    ...positionsOfPostgres,
    written: async (pool) => {
      if (pool === primary.pool && !isAnswered) throw new Error('Connection terminated')
      return positionsOfPostgres.written(pool)
    },
  }
  const parts = { primary: primary.pool, probe: probe.pool, replica: reads.pool, log: context.log, maxLagMs: 600_000 }
  const replica = createReadReplica({ ...parts, positions })
  const usesReplica = () => replica.read(writer.id, async (pool) => pool === reads.pool)
  await until(usesReplica)
  isAnswered = false
  const body = { data: { type: 'party', attributes: { company_name: 'Little Auk' } } }
  expect((await send('/v2/parties', writer, ofReplica(replica), body)).status).toBe(201)
  expect(await usesReplica()).toBe(false)
  isAnswered = true
  await until(usesReplica)
  expect(await names(writer, ofReplica(replica))).toContain('Little Auk')
  replica.close()
  await probe.close()
})

test('nothing fails when the replica is gone', async () => {
  await addParty('Red Kite')
  await standby.stop()
  expect(await names(other)).toContain('Red Kite')
  await until(() => patient.read('nobody', async (pool) => pool === primary.pool))
  expect(await names(other)).toContain('Red Kite')
})
