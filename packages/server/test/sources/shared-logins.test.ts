import { Agent } from 'undici'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSecretBox } from '../../src/config/keys/secrets.ts'
import { createCredentials } from '../../src/sources/http/credentials.ts'
import { purgeLogins } from '../../src/sources/http/login-queries.ts'
import { ownLogins, sharedLogins } from '../../src/sources/http/shared-logins.ts'
import { testDatabase } from '../harness/database/database.ts'
import { lineServer } from './line-server.ts'

const { pool } = await testDatabase()
const tokens = await lineServer()
const dispatcher = new Agent()
afterAll(() => dispatcher.close())
const secretBox = createSecretBox(Buffer.alloc(32, 7))

let issued = 0
beforeEach(async () => {
  await pool.query('delete from source_logins')
  issued = 0
  tokens.answers((_request, response) => {
    const body = JSON.stringify({ access_token: `token-${++issued}`, expires_in: 300 })
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), 50)
  })
})

/** The credentials of one line, as a separate process creates them. */
const processWith = (secret = 'secret', obtainToken = sharedLogins({ pool, secretBox })) =>
  createCredentials(
    { kind: 'oauth2', tokenUrl: `${tokens.url}/token`, clientId: 'us', client: { by: 'form', secret } },
    dispatcher,
    { obtainToken },
  )
const headersOf = (credentials: ReturnType<typeof processWith>) => credentials.headers(AbortSignal.timeout(5_000))
const bearersOf = async (processes: readonly ReturnType<typeof processWith>[]) =>
  (await Promise.all(processes.map(headersOf))).map(({ authorization }) => authorization)

test('one token is requested for all processes, which is stored for nobody to read', async () => {
  expect(await bearersOf([processWith(), processWith(), processWith()])).toEqual(Array(3).fill('Bearer token-1'))
  expect(await bearersOf([processWith()])).toEqual(['Bearer token-1'])
  const { rows } = await pool.query('select * from source_logins')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/token-1|secret|us"/)
})

test('control: each process requests a token without the database', async () => {
  const processes = [processWith('secret', ownLogins), processWith('secret', ownLogins)]
  expect(new Set(await bearersOf(processes)).size).toBe(2)
})

test('a refused token is replaced once for all processes', async () => {
  const processes = [processWith(), processWith()]
  const refused = await Promise.all(processes.map(headersOf))
  for (const [at, one] of processes.entries()) expect(one.refused(refused[at]!)).toBe(true)
  expect(await bearersOf(processes)).toEqual(Array(2).fill('Bearer token-2'))
  // A poll that was refused with the previous token does not cause the new one to be replaced.
  processes[0]!.refused(refused[0]!)
  expect(await bearersOf(processes)).toEqual(Array(2).fill('Bearer token-2'))
})

test('a token that another secret was given is not used', async () => {
  expect(await bearersOf([processWith('old')])).toEqual(['Bearer token-1'])
  expect(await bearersOf([processWith('new')])).toEqual(['Bearer token-2'])
})

test('a process that dies while it requests a token holds up the others until its lease expires', async () => {
  await bearersOf([processWith()])
  await pool.query(`update source_logins set valid_until = now(), lease_until = now() + interval '300 ms'`)
  expect(await bearersOf([processWith(), processWith()])).toEqual(Array(2).fill('Bearer token-2'))
})

test('a token that was not renewed for a day is deleted, and none that is valid or requested now', async () => {
  const left = async (valid: string, leased: string) => {
    await pool.query(
      `update source_logins set valid_until = now() + interval '${valid}', lease_until = now() + interval '${leased}'`,
    )
    await purgeLogins(pool)
    return (await pool.query('select * from source_logins')).rows.length
  }
  await bearersOf([processWith()])
  expect(await left('1 minute', '-1 hour')).toBe(1)
  expect(await left('-23 hours', '-1 hour')).toBe(1)
  expect(await left('-25 hours', '30 seconds')).toBe(1)
  expect(await left('-25 hours', '-1 hour')).toBe(0)
  expect(await bearersOf([processWith()])).toEqual(['Bearer token-2'])
})

test('another process tries when the token service refuses one', async () => {
  const issue = tokens.requests.length
  tokens.answers((_request, response) => response.writeHead(401).end('{}'))
  const answers = await Promise.allSettled([headersOf(processWith()), headersOf(processWith())])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(tokens.requests.length - issue).toBe(2)
})
