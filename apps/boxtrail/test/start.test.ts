import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../packages/server/test/harness/database/database.ts'
import { withDatabaseName } from '../../../packages/server/test/harness/database/url.ts'
import { type Service, type ServiceOptions, startService } from '../../../tools/service/service.ts'
import { temporaryFolder } from '../../../tools/service/temporary-folder.ts'

const { pool, url } = await testDatabase()
const demo = await testDatabase()
const folder = () => temporaryFolder('start')
const dataDir = folder()

const start = ({ env = {}, ...options }: ServiceOptions = {}) =>
  startService({ dataDir, ...options, env: { DATABASE_URL: url, BOXTRAIL_LOG: 'silent', ...env } })
const refusal = async (options: ServiceOptions): Promise<string> => {
  const outcome = await start(options).catch((error: Error) => error.message)
  if (typeof outcome === 'string') return outcome
  await outcome.stop()
  throw new Error('the service started')
}
const keyOf = (name: string) => `key-of-the-${name}-start-of-the-service`
const statusWith = async ({ url }: Service, key: string) =>
  (await fetch(`${url}/v2/shipments`, { headers: { authorization: `Token ${key}` } })).status

test('the generated key is printed on the first start, and never again', async () => {
  const first = await start({ env: { BOXTRAIL_API_KEY: '' } })
  const [, key] = /^api key: (\S+)$/m.exec(first.output())!
  expect(await statusWith(first, key!)).toBe(200)
  await first.stop()
  const second = await start({ env: { BOXTRAIL_API_KEY: '' } })
  expect(second.output()).not.toContain('api key')
  await second.stop()
})

test('a start that finds its port in use makes nothing: the next one is the first', async () => {
  const name = `boxtrail_first_${randomBytes(6).toString('hex')}`
  await pool.query(`create database ${name} template template0`)
  const [other, fresh] = [createServer().listen(0, '127.0.0.1'), folder()]
  await once(other, 'listening')
  try {
    const env = { DATABASE_URL: withDatabaseName(url, name), BOXTRAIL_API_KEY: '' }
    const taken = { ...env, PORT: String((other.address() as AddressInfo).port) }
    expect(await refusal({ dataDir: fresh, env: taken })).toMatch(/PORT: .* is in use by another process/)
    const first = await start({ dataDir: fresh, env })
    await first.stop()
    expect(first.output()).toMatch(/^api key: \S+$/m)
  } finally {
    other.close()
    await pool.query(`drop database ${name} with (force)`)
  }
})

test('a start that is killed while it tracks the demo world is completed by the next, which leaves what was stopped', async () => {
  const [{ pool: own }, fresh] = [demo, folder()]
  const env = { DATABASE_URL: demo.url, BOXTRAIL_API_KEY: '', BOXTRAIL_ROLES: 'api,worker,simulator' }
  const withoutWorker = { ...env, BOXTRAIL_ROLES: 'api,simulator' }
  const requests = async (): Promise<{ request_number: string; status: string }[]> =>
    (await own.query('select request_number, status from tracking_requests order by id')).rows
  await own.query(`create function keep_waiting() returns trigger language plpgsql as $$ begin
      if (select count(*) from tracking_requests) >= 5 then perform pg_sleep(600); end if; return new; end $$`)
  await own.query(
    'create trigger keeps before insert on tracking_requests for each row execute function keep_waiting()',
  )
  const first = await start({ dataDir: fresh, env })
  const [, key] = /^api key: (\S+)$/m.exec(first.output())!
  const api = (path: string, method = 'GET') =>
    fetch(`${first.url}/v2/${path}`, { method, headers: { authorization: `Token ${key}` } })
  await expect
    .poll(async () => (await requests()).map(({ status }) => status), { timeout: 200_000 })
    .toContain('created')
  await expect.poll(async () => (await requests()).length, { timeout: 200_000 }).toBe(5)
  const { data } = (await (await api('shipments')).json()) as { data: { id: string }[] }
  expect((await api(`shipments/${data[0]!.id}/stop_tracking`, 'PATCH')).status).toBe(200)
  await first.kill()
  await own.query('drop trigger keeps on tracking_requests')
  await own.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'
      and datname = current_database()`)

  const second = await start({ dataDir: fresh, env: withoutWorker })
  await expect.poll(second.output, { timeout: 200_000 }).toMatch(/^demo world tracked: 35 shipments$/m)
  const complete = await requests()
  expect(new Set(complete.map((one) => one.request_number)).size).toBe(40)
  expect(complete).toHaveLength(40)
  expect(complete.slice(0, 5).filter(({ status }) => status === 'tracking_stopped')).toHaveLength(1)
  await second.stop()

  const third = await start({ dataDir: fresh, env: withoutWorker })
  await third.stop()
  expect(third.output()).not.toContain('demo world')
  expect(await requests()).toHaveLength(40)
})

/** The reader processes that a service has started. */
const readersOf = ({ process: { pid } }: Service): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...program]) => parent === String(pid) && program.join(' ').includes('reader-process'))
    .map(([own]) => Number(own))

test('a stop ends the processes that read mails and documents', async () => {
  const service = await start()
  const answer = await fetch(`${service.url}/v2/email_submissions`, {
    method: 'POST',
    headers: { authorization: `Token ${service.apiKey}`, 'content-type': 'message/rfc822' },
    body: 'From: a@line.example\r\nTo: b@desk.example\r\nSubject: Arrival notice\r\n\r\nETA: 12-MAY-2026\r\n',
  })
  expect(answer.status).toBe(201)
  const readers = readersOf(service)
  expect(readers.length).toBeGreaterThan(0)
  expect(await service.stop()).toBe(0)
  for (const pid of readers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('the previous value of a changed BOXTRAIL_API_KEY is revoked, and neither value is printed', async () => {
  const first = await start({ env: { BOXTRAIL_API_KEY: keyOf('first') } })
  expect(await statusWith(first, keyOf('first'))).toBe(200)
  await first.stop()
  const second = await start({ env: { BOXTRAIL_API_KEY: keyOf('second') } })
  expect(await statusWith(second, keyOf('second'))).toBe(200)
  expect(await statusWith(second, keyOf('first'))).toBe(401)
  await second.stop()
  const back = await start({ env: { BOXTRAIL_API_KEY: keyOf('first') } })
  expect(await statusWith(back, keyOf('first'))).toBe(200)
  expect(await statusWith(back, keyOf('second'))).toBe(401)
  await back.stop()
  for (const { output } of [first, second, back]) expect(output()).not.toMatch(/key/)
})

test('a BOXTRAIL_API_KEY of fewer than 24 characters is rejected with an explanation of how to create one', async () => {
  const message = await refusal({ env: { BOXTRAIL_API_KEY: 'x'.repeat(23) } })
  expect(message).toMatch(/BOXTRAIL_API_KEY: is shorter than 24 characters; create one with `openssl rand -hex 32`/)
  expect(message).not.toMatch(/^ {4}at /m)
})

test('a feed of an unknown account is rejected, with the line of the configuration', async () => {
  const account = '01999999-9999-7999-8999-999999999999'
  const config = `feeds:\n  - id: pier\n    kind: rail\n    secret: a-secret-that-is-long-enough\n    account: ${account}\n    scac: BNSF\n`
  const message = await refusal({ config })
  expect(message).toMatch(/boxtrail\.yaml:5:14 feeds\[0\]\.account: there is no account 01999999-/)
  expect(message).not.toMatch(/foreign key|^ {4}at /m)
})

const withWebhook = async () => {
  const service = await start()
  const response = await fetch(`${service.url}/v2/webhooks`, {
    method: 'POST',
    headers: { authorization: `Token ${service.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'webhook', attributes: { url: 'https://example.com/hook', active: true } } }),
  })
  expect(response.status).toBe(201)
  await service.stop()
  const { rows } = await pool.query('select master_key_id from installation')
  return rows[0].master_key_id as string
}

test('a database whose secrets were sealed with another master key is rejected, with the name of the key', async () => {
  const neededId = await withWebhook()
  const elsewhere = folder()
  const missing = await refusal({ dataDir: elsewhere })
  expect(missing).toContain(`sealed with the master key ${neededId}, and there is no master key`)
  expect(missing).not.toMatch(/^ {4}at /m)
  writeFileSync(join(elsewhere, 'master.key'), randomBytes(32).toString('base64'))
  expect(await refusal({ dataDir: elsewhere })).toMatch(
    new RegExp(`master key ${neededId}, and the master key that was given is [0-9a-f]{8}`),
  )
  rmSync(elsewhere, { recursive: true })
})

test('the master key is read from a variable, or from the file that a variable names', async () => {
  await withWebhook()
  const [elsewhere, key] = [folder(), join(dataDir, 'master.key')]
  const fromFile = await start({ dataDir: elsewhere, env: { BOXTRAIL_MASTER_KEY_FILE: key } })
  await fromFile.stop()
  const message = await refusal({ dataDir: elsewhere, env: { BOXTRAIL_MASTER_KEY: 'short' } })
  expect(message).toMatch(/BOXTRAIL_MASTER_KEY: is not a key: 32 bytes in Base64/)
  rmSync(elsewhere, { recursive: true })
})

test('an error at the start names the setting and the remedy, without a stack', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const file = join(folder(), 'boxtrail.yaml')
  writeFileSync(file, 'lines:\n  - { scac: ZZZZ, adapter: dcsa, base_url: "http://127.0.0.1:9" }\n')
  const cases: [NodeJS.ProcessEnv, RegExp][] = [
    [{ PORT: port }, new RegExp(`PORT: 127\\.0\\.0\\.1:${port} is in use by another process; .*set PORT`)],
    [{ HOST: '203.0.113.9' }, /HOST: this machine has no address 203\.0\.113\.9; set HOST/],
    [{ BOXTRAIL_ROLES: 'api,wrker' }, /BOXTRAIL_ROLES: there is no role "wrker"; known roles: api, worker/],
    [{ BOXTRAIL_CONFIG: file }, /boxtrail\.yaml:2:\d+ lines\[0\]\.scac: there is no line with the SCAC "ZZZZ"/],
  ]
  try {
    for (const [env, message] of cases) {
      const refused = await refusal({ env: env as Record<string, string> })
      expect(refused).toMatch(message)
      expect(refused).not.toMatch(/^ {4}at /m)
    }
  } finally {
    other.close()
  }
})
