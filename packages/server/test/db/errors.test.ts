import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { isTransient, unavailabilityOf } from '../../src/db/errors.ts'
import { testDatabase } from '../harness/database/database.ts'
import { temporary } from '../harness/temporary.ts'

const { pool } = await testDatabase({ maxConnections: 1 })
const thrownBy = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

test('a missing unix socket is an unavailable database', async () => {
  const nowhere = new Pool({ host: temporary(), port: 5432 })
  const error = await thrownBy(nowhere.query('select 1'))
  expect(error).toMatchObject({ code: 'ENOENT', syscall: 'connect' })
  expect(unavailabilityOf(error)).toBe('away')
})

test('a missing file is not an unavailable database', () => {
  const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' })
  expect(isTransient(error)).toBe(false)
})

test('a pool without a free connection is reported as busy, not as unavailable', async () => {
  const { connectionParameters: at } = (await pool.connect().then((client) => {
    client.release()
    return client
  })) as unknown as { connectionParameters: { host: string; port: number; user: string; database: string } }
  const small = new Pool({
    host: at.host,
    port: at.port,
    user: at.user,
    database: at.database,
    max: 1,
  })
  // The database is dropped while this connection still closes, so ignore its errors.
  small.on('connect', (client) => client.on('error', () => {}))
  const client = await small.connect()
  small.options.connectionTimeoutMillis = 50
  const error = await thrownBy(small.query('select 1'))
  client.release()
  await small.end()
  expect(unavailabilityOf(error)).toBe('busy')
})

test.each([
  ['40P01', 'conflict'],
  ['40001', 'conflict'],
  ['53300', 'busy'],
  ['57014', 'busy'],
  ['53100', 'full'],
  ['57P01', 'away'],
  ['57P03', 'away'],
  ['08006', 'away'],
  ['25006', 'away'],
  ['23505', null],
  ['42P01', null],
] as const)('SQLSTATE %s is %s', (code, expected) => {
  expect(unavailabilityOf(Object.assign(new Error('of the server'), { code }))).toBe(expected)
})

test.each([
  ['server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally', 'away'],
  ['could not receive data from server: Connection reset by peer', 'away'],
  ['SSL SYSCALL error: EOF detected', 'away'],
  ['postmaster was shut down, exiting', 'away'],
  ['cache lookup failed for relation 16384', null],
] as const)('the report of a Citus coordinator that it lost a machine is recognized: %j', (message, expected) => {
  expect(unavailabilityOf(Object.assign(new Error(message), { code: 'XX000' }))).toBe(expected)
})

test('a terminated backend is reported as unavailable', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  const error = await thrownBy(client.query('select pg_terminate_backend(pg_backend_pid())'))
  client.release(true)
  expect(unavailabilityOf(error)).toBe('away')
})
