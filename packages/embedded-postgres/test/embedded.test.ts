import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { databaseAccount } from '../src/account.ts'
import { startEmbedded } from '../src/embedded.ts'
import { locate } from '../src/location.ts'
import { readPostmaster, runningServer } from '../src/postmaster.ts'
import { isAlive, isClusterServer } from '../src/processes.ts'

const base = mkdtempSync(join(tmpdir(), 'boxtrail-embedded-'))
const cluster = join(base, 'postgres')

// Everyone must be able to traverse the folder; otherwise root would keep the cluster elsewhere.
chmodSync(base, 0o755)

afterAll(() => {
  const server = runningServer(cluster)
  if (server) process.kill(server.pid, 'SIGKILL')
  rmSync(base, { recursive: true, force: true })
})

async function hold(dataDir: string): Promise<ChildProcess> {
  const holder = fork(fileURLToPath(new URL('./holder.ts', import.meta.url)), [dataDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => holder.once('message', resolve).once('exit', reject))
  return holder
}

/** Uses one connection, closed when this resolves: a pool would still be closing its own while the server stops. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const count = async (url: string): Promise<number> => Number((await query(url, 'select count(*) from kept'))[0]!.count)

test('the server ends after its parent is killed, and keeps what was written', async () => {
  const holder = await hold(base)
  const { pid } = readPostmaster(cluster)!
  expect(isClusterServer(pid, cluster)).toBe(true)
  holder.kill('SIGKILL')
  await expect.poll(() => isAlive(pid), { timeout: 120_000 }).toBe(false)

  const server = await startEmbedded({ dataDir: base })
  expect(await count(server.url)).toBe(1)
  await server.stop()
})

test('the server uses UTF-8 in the C.UTF-8 locale, keeps what it confirms, and listens on a socket only', async () => {
  const server = await startEmbedded({ dataDir: base })
  const rows = await query(
    server.url,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale,
    current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
    current_setting('listen_addresses') as listen from pg_database where datname = current_database()`,
  )
  expect(rows).toEqual([
    { encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8', fsync: 'on', synchronous_commit: 'on', listen: '' },
  ])
  await server.stop()
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
})

test('a second process joins the server of a live first process and leaves it running', async () => {
  const holder = await hold(base)
  const messages: string[] = []
  const joined = await startEmbedded({ dataDir: base, log: (message) => messages.push(message) })
  expect(messages.join()).toContain('joined the PostgreSQL')
  expect(await count(joined.url)).toBe(2)
  await joined.stop()
  expect(await count(joined.url)).toBe(2)
  holder.kill('SIGKILL')
  await expect.poll(() => existsSync(join(cluster, 'postmaster.pid')), { timeout: 120_000 }).toBe(false)
})

test('a process started right after a kill waits for the old server to end', async () => {
  const holder = await hold(base)
  holder.kill('SIGKILL')
  await new Promise((resolve) => holder.once('exit', resolve))
  const server = await startEmbedded({ dataDir: base })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await count(server.url)).toBe(3)
  await server.stop()
})

test('a server whose watchdog was also killed is ended and replaced', async () => {
  const holder = await hold(base)
  const { pid } = readPostmaster(cluster)!
  process.kill(Number(readFileSync(join(base, 'postgres.owner'), 'utf8').split(/[ @]/)[2]), 'SIGKILL')
  holder.kill('SIGKILL')
  const messages: string[] = []
  const server = await startEmbedded({ dataDir: base, log: (message) => messages.push(message) })
  expect(messages.join()).toContain(`ending the PostgreSQL (process ${pid})`)
  expect(await count(server.url)).toBe(4)
  await server.stop()
})

test('a stale postmaster.pid with the number of another live process does not prevent a start', async () => {
  const lines = [String(process.pid), cluster, '1700000000', '5432', join(base, 'postgres.sock'), '', '0 0', 'ready']
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o644 })
  const server = await startEmbedded({ dataDir: base })
  expect(await count(server.url)).toBe(4)
  await server.stop()
})

test('a killed server restarts automatically with everything it confirmed', async () => {
  const server = await startEmbedded({ dataDir: base })
  const { pid } = readPostmaster(cluster)!
  process.kill(pid, 'SIGKILL')
  const counted = () => count(server.url).catch(() => 0)
  await expect.poll(counted, { timeout: 120_000, interval: 100 }).toBe(4)
  await server.stop()
})

test('a server whose watchdog was killed restarts', async () => {
  const server = await startEmbedded({ dataDir: base })
  const { pid } = readPostmaster(cluster)!
  process.kill(Number(readFileSync(join(base, 'postgres.owner'), 'utf8').split(/[ @]/)[2]), 'SIGKILL')
  await expect.poll(() => readPostmaster(cluster)?.pid ?? pid, { timeout: 120_000, interval: 100 }).not.toBe(pid)
  const counted = () => count(server.url).catch(() => 0)
  await expect.poll(counted, { timeout: 120_000, interval: 100 }).toBe(4)
  await server.stop()
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
})

test('a process that joined the server restarts it when the one that started it ends', async () => {
  const holder = await hold(base)
  const { pid } = readPostmaster(cluster)!
  const joined = await startEmbedded({ dataDir: base })
  holder.kill('SIGKILL')
  await expect.poll(() => readPostmaster(cluster)?.pid ?? pid, { timeout: 120_000, interval: 100 }).not.toBe(pid)
  const counted = () => count(joined.url).catch(() => 0)
  await expect.poll(counted, { timeout: 120_000, interval: 100 }).toBe(5)
  await joined.stop()
})

test('a cluster of another major version is refused with an explanation', async () => {
  const version = join(cluster, 'PG_VERSION')
  writeFileSync(version, '14\n')
  await expect(startEmbedded({ dataDir: base })).rejects.toThrow('was written by PostgreSQL 14')
  writeFileSync(version, '18\n')
})

test('a directory with files of something else is refused with an explanation, and left as it is', async () => {
  const dataDir = join(base, 'of-something-else')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/base.tar'), 'a copy')
  await expect(startEmbedded({ dataDir })).rejects.toThrow('has files, but no PG_VERSION')
  expect(readFileSync(join(dataDir, 'postgres/base.tar'), 'utf8')).toBe('a copy')
})

test('the socket of a deep data directory has a short path', async () => {
  const deep = join(base, 'd'.repeat(80), 'e'.repeat(80))
  expect(locate(deep, databaseAccount()).sockets.length).toBeLessThan(60)
  const server = await startEmbedded({ dataDir: deep, fsync: false, ephemeral: true })
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(existsSync(deep)).toBe(false)
})
