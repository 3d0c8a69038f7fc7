import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseAccount, nobody } from '../src/account.ts'
import { startEmbedded } from '../src/embedded.ts'

const base = mkdtempSync(join(tmpdir(), 'boxtrail-others-'))
chmodSync(base, 0o755)
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Runs a program as the user `nobody`. */
const asNobody = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['-e', program, ...args], { ...nobody(), cwd: '/', env: {} }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => /\b(EACCES|EPERM)\b/.exec(stderr)?.[1] ?? stderr,
  )
const list = `console.log(require('fs').readdirSync(process.argv[1]).length)`
const connect = `require('net').connect(process.argv[1]).on('connect', () => process.exit())`
const look = `console.log(require('fs').readdirSync('/proc/' + process.argv[1] + '/cwd').length)`

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

describe.runIf(process.getuid?.() === 0)('started as root', () => {
  test('a cluster started as root belongs to its own account, not to `nobody`', async () => {
    const server = await startEmbedded({ dataDir: base, fsync: false })
    const { cluster, connection } = server
    const account = databaseAccount()!
    expect(account.uid).not.toBe(nobody().uid)
    for (const file of [cluster, ...files(cluster)]) expect([file, lstatSync(file).uid]).toEqual([file, account.uid])
    expect(await asNobody(list, cluster)).toBe('EACCES')
    expect(await asNobody(connect, join(connection.host, '.s.PGSQL.5432'))).toBe('EACCES')
    // The user may see what is meant to be visible, such as the folder around the data.
    expect(await asNobody(list, base)).toMatch(/^\d+\n$/)
    expect(existsSync(`${cluster}.new`)).toBe(false)
    await server.stop()
  })

  test('a cluster owned by `nobody` changes owner with all its files', async () => {
    const cluster = join(base, 'postgres')
    const { uid, gid } = nobody()
    for (const file of [cluster, join(base, 'postgres.sock'), ...files(cluster)]) chownSync(file, uid, gid)
    expect(await asNobody(list, cluster)).toMatch(/^\d+\n$/)
    const server = await startEmbedded({ dataDir: base, fsync: false })
    expect(await asNobody(list, cluster)).toBe('EACCES')
    expect(await asNobody(connect, join(server.connection.host, '.s.PGSQL.5432'))).toBe('EACCES')
    const { uid: now } = databaseAccount()!
    for (const file of [cluster, ...files(cluster)]) expect([file, lstatSync(file).uid]).toEqual([file, now])
    await server.stop()
  })

  test('the server processes are not accessible to `nobody`', async () => {
    const server = await startEmbedded({ dataDir: base, fsync: false })
    const { readPostmaster } = await import('../src/postmaster.ts')
    const { pid } = readPostmaster(server.cluster)!
    expect(await asNobody(look, String(pid))).toBe('EACCES')
    await server.stop()
  })
})

test('a separate socket folder is removed with its server and created again with it', async () => {
  const deep = join(base, 'd'.repeat(80), 'e'.repeat(80))
  for (let n = 0; n < 2; n++) {
    const server = await startEmbedded({ dataDir: deep, fsync: false })
    expect(existsSync(join(server.connection.host, '.s.PGSQL.5432'))).toBe(true)
    await server.stop()
    expect(existsSync(server.connection.host)).toBe(false)
  }
})
