import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../packages/server/test/harness/database/database.ts'
import { withDatabaseName } from '../../../packages/server/test/harness/database/url.ts'
import { killServices, type Service, startService } from '../../../tools/service/service.ts'
import { fromPlace, toPlace } from '../src/backup/places.ts'
import { verifyArchive } from '../src/backup/read-archive.ts'
import { boxtrail } from '../src/boxtrail.ts'

const PASSPHRASE = 'a passphrase for tests'
const { pool, url } = await testDatabase()
const base = mkdtempSync(join(tmpdir(), 'boxtrail-backup-'))
const otherName = `boxtrail_restored_${randomBytes(6).toString('hex')}`
await pool.query(`create database ${otherName} template template0`)
const otherUrl = withDatabaseName(url, otherName)
const other = createDatabase(otherUrl, { maxConnections: 2 })
afterAll(async () => {
  killServices()
  await other.close()
  await pool.query(`drop database ${otherName} with (force)`)
  rmSync(base, { recursive: true, force: true })
})

const [here, there, archives] = ['here', 'there', 'archives'].map((name) => join(base, name)) as [
  string,
  string,
  string,
]

const run = async (words: string[], env: Record<string, string>) => {
  let said = ''
  const take = (text: string) => {
    said += text
  }
  const surroundings = { print: take, complain: take }
  const code = await boxtrail(words, { env: { BOXTRAIL_BACKUP_PASSPHRASE: PASSPHRASE, ...env }, ...surroundings })
  return { code, said }
}
const source = { DATABASE_URL: url, BOXTRAIL_DATA_DIR: here }
const target = { DATABASE_URL: otherUrl, BOXTRAIL_DATA_DIR: there }
const restore = (archive: string, ...more: string[]) => run(['restore', archive, ...more], target)
const tablesOfTarget = async () =>
  (
    await other.pool.query(
      `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
  ).rows[0].tables as number

const ask = async ({ url: at, apiKey }: Service, path: string, body?: object) => {
  const response = await fetch(`${at}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/vnd.api+json' },
    ...(body ? { body: JSON.stringify({ data: body }) } : {}),
  })
  expect(response.ok).toBe(true)
  return response.json()
}
const track = (service: Service, number: string) =>
  ask(service, '/v2/tracking_requests', {
    type: 'tracking_request',
    attributes: { request_type: 'bill_of_lading', request_number: number, scac: 'TEST' },
  })

const secretsOf = async (service: Service): Promise<string[]> =>
  (await ask(service, '/v2/webhooks')).data.map(
    ({ attributes }: { attributes: { secret: string } }) => attributes.secret,
  )

/** Submits a mail with a document, which becomes a file in the store. */
const mail = async ({ url: at, apiKey }: Service) => {
  const pdf = `Content-Type: application/pdf; name="notice.pdf"\r\nContent-Disposition: attachment; filename="notice.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('%PDF-1.4 notice').toString('base64')}`
  const body = `From: a@line.example\r\nTo: b@desk.example\r\nSubject: Notice\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nETA\r\n--b\r\n${pdf}\r\n--b--\r\n`
  const headers = { authorization: `Token ${apiKey}`, 'content-type': 'message/rfc822' }
  expect((await fetch(`${at}/v2/email_submissions`, { method: 'POST', headers, body })).status).toBe(201)
}

const filesIn = (folder: string) =>
  readdirSync(join(folder, 'files/objects'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, 'files/objects', name)).isFile())
    .toSorted()
    .map((name) => [name, readFileSync(join(folder, 'files/objects', name), 'base64')])

let archive = ''

test('an installation that serves and changes meanwhile is backed up, and restored equal in every table and file', async () => {
  const service = await startService({ dataDir: here, env: { DATABASE_URL: url } })
  for (const number of ['TEST-TR-SUCCEEDED', 'TEST-TR-FAILED']) await track(service, number)
  await ask(service, '/v2/webhooks', {
    type: 'webhook',
    attributes: { url: 'https://receiver.example/hook', active: false },
  })
  await mail(service)
  let isOver = false
  let tracked = 0
  const load = (async () => {
    for (; !isOver; await sleep(50)) await track(service, `LOAD${String(++tracked).padStart(6, '0')}`)
  })()
  const { code, said } = await run(['backup', archives, '--json'], source)
  isOver = true
  await load
  expect(code, said).toBe(0)
  archive = JSON.parse(said).archive
  expect(readdirSync(archives)).toEqual([archive.slice(archives.length + 1)])
  expect(statSync(archive).mode & 0o077).toBe(0)
  expect(tracked).toBeGreaterThan(0)
  const secrets = await secretsOf(service)
  await service.stop()

  const refused = await run(['restore', archive], { DATABASE_URL: url, BOXTRAIL_DATA_DIR: here })
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database is not empty\. .* with `--replace yes`\. Nothing was changed\.\n$/),
  })
  const restored = await restore(archive)
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/equal to the archive\n$/) })
  expect(filesIn(there)).toEqual(filesIn(here))
  expect(filesIn(there)).toHaveLength(1)
  expect(readFileSync(join(there, 'master.key'), 'utf8')).toBe(readFileSync(join(here, 'master.key'), 'utf8'))

  // A backup of the restored database has the same rows.
  const again = JSON.parse((await run(['backup', archives, '--json'], target)).said).archive
  const [first, second] = await Promise.all(
    [archive, again].map(async (name) => (await verifyArchive(await fromPlace(name), PASSPHRASE)).manifest.database),
  )
  expect(second).toEqual(first)

  const serving = await startService({ dataDir: there, env: { DATABASE_URL: otherUrl } })
  // To serve the secrets, the service has to unseal them, which requires the restored key.
  expect(await secretsOf(serving)).toEqual(secrets)
  const used = await restore(archive, '--replace', 'yes')
  expect(used).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The service uses this database\. Stop all its processes first/),
  })
  await track(serving, 'TEST-TR-AFTERWARDS')
  await serving.stop()

  expect((await restore(archive, '--replace', 'yes')).code).toBe(0)
  const { rows } = await other.pool.query(`select 1 from tracking_requests where request_number = 'TEST-TR-AFTERWARDS'`)
  expect(rows).toEqual([])
})

test('of two restores at once one is refused with a sentence, and the other one is whole', async () => {
  await other.pool.query('drop schema public cascade; create schema public')
  rmSync(there, { recursive: true })
  const both = await Promise.all([restore(archive), restore(archive)])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const { said } = both.find(({ code }) => code === 1)!
  // Which sentence it is depends on whether the other restore has ended.
  expect(said).toMatch(/^(Another restore, or a migration, is under way|The database is not empty)/)
})

test('a passphrase of nothing but spaces encrypts no archive', async () => {
  const { code, said } = await run(['backup', archives], { ...source, BOXTRAIL_BACKUP_PASSPHRASE: ' '.repeat(12) })
  expect(code).toBe(1)
  expect(said).toMatch(/BOXTRAIL_BACKUP_PASSPHRASE: contains only spaces, .*; create one with/)
})

test('of two backups at once in one second one is refused with a sentence, and leaves the archive of the other', async () => {
  const folder = join(base, 'at-once')
  const name = 'boxtrail-2026-11-29-000000.tar.gz.age'
  const first = await toPlace(folder, name)
  await expect(toPlace(folder, name)).rejects.toThrow(/another backup writes .*\.partial\. Begin again/)
  await pipeline(Readable.from(['archive']), first.stream)
  await first.finish()
  expect(readdirSync(folder)).toEqual([name])
})

const ENDED = `
  import { toPlace } from '${import.meta.resolve('../src/backup/places.ts')}'
  await toPlace(process.argv[1], 'boxtrail-2026-11-29-000000.tar.gz.age')
  process.stdout.write('begun')
  setInterval(() => {}, 1_000)`

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('a backup that is ended by %s leaves no draft', async (signal) => {
  const folder = join(base, `ended-${signal}`)
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENDED, folder])
  await once(child.stdout, 'data')
  expect(readdirSync(folder)).toHaveLength(1)
  child.kill(signal)
  expect((await once(child, 'exit'))[1]).toBe(signal)
  expect(readdirSync(folder)).toEqual([])
})

// The test needs the right to create a PID namespace.
const canBeFirst = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0

test.runIf(canBeFirst)('a backup that is the first process of its container ends as well', async () => {
  const folder = join(base, 'first')
  const { execPath: node } = process
  const child = spawn('unshare', ['--pid', '--fork', '--kill-child', node, '--input-type=module', '-e', ENDED, folder])
  await once(child.stdout, 'data')
  const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
  process.kill(Number(first), 'SIGTERM')
  const ended = await Promise.race([once(child, 'exit'), sleep(5_000, [])])
  child.kill('SIGKILL')
  expect(ended[0]).toBe(143)
  expect(readdirSync(folder)).toEqual([])
})

test('what an unfinished backup left is removed by a later one, and nothing else', async () => {
  const folder = mkdtempSync(join(base, 'left-'))
  const name = (second: number) => `boxtrail-2026-11-28-00000${second}.tar.gz.age`
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const file of [`${name(1)}.partial`, name(2), 'notes.partial']) {
    writeFileSync(join(folder, file), 'text')
    utimesSync(join(folder, file), yesterday, yesterday)
  }
  writeFileSync(join(folder, `${name(3)}.partial`), 'under way')
  // What cannot be removed stays, such as a file of another user, or here a directory.
  mkdirSync(join(folder, `${name(5)}.partial`))
  utimesSync(join(folder, `${name(5)}.partial`), yesterday, yesterday)
  const { stream, giveUp } = await toPlace(folder, name(4))
  stream.destroy()
  await once(stream, 'close')
  await giveUp()
  expect(readdirSync(folder).toSorted()).toEqual([name(2), `${name(3)}.partial`, `${name(5)}.partial`, 'notes.partial'])
})

test('without a database nothing is backed up, and nothing made', async () => {
  const [missing, empty] = [join(base, 'missing'), mkdtempSync(join(base, 'empty-'))]
  for (const folder of [missing, empty])
    expect(await run(['backup', archives], { DATABASE_URL: '', BOXTRAIL_DATA_DIR: folder })).toEqual({
      code: 1,
      said: `There is nothing to back up: ${folder} has no database. Set BOXTRAIL_DATA_DIR or DATABASE_URL as for the service.\n`,
    })
  expect([existsSync(missing), readdirSync(empty)]).toEqual([false, []])
  await other.pool.query('drop schema public cascade; create schema public')
  expect((await run(['backup', archives], target)).said).toMatch(/^No version of Boxtrail has migrated this database/)
})

test('a wrong passphrase, an archive that is cut or altered, and a missing one change nothing, with a sentence', async () => {
  rmSync(there, { recursive: true })
  const cut = join(base, 'cut')
  copyFileSync(archive, cut)
  truncateSync(cut, statSync(archive).size - 1_000)
  const altered = join(base, 'altered')
  const bytes = readFileSync(archive)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(altered, bytes)
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      archive,
      { BOXTRAIL_BACKUP_PASSPHRASE: 'not the passphrase' },
      /^The passphrase is not that of the archive\. Nothing/,
    ],
    [archive, { BOXTRAIL_BACKUP_PASSPHRASE: '' }, /BOXTRAIL_BACKUP_PASSPHRASE: is missing; set it/],
    [
      archive,
      { BOXTRAIL_BACKUP_PASSPHRASE: 'short' },
      /BOXTRAIL_BACKUP_PASSPHRASE: is shorter than 12 characters; create/,
    ],
    [cut, {}, /^The archive is truncated or was altered\. Nothing was changed/],
    [altered, {}, /^The archive is truncated or was altered\. Nothing was changed/],
    [join(base, 'absent'), {}, /^The archive .*absent cannot be read \(ENOENT\): there is no such file; correct/],
    [archives, {}, /^The archive .*archives cannot be read \(EISDIR\): it is a directory; name a file in it\. Nothing/],
    [
      'https://a.example/archive',
      {},
      /^https:\/\/ is not an address where archives can be stored\. Name a directory, or a/,
    ],
    [join(here, 'master.key'), {}, /^This is not an archive that `boxtrail backup` wrote/],
  ]
  for (const [name, env, sentence] of cases) {
    const { code, said } = await run(['restore', name], { ...target, ...env })
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/^ {4}at /m)
    expect(code).toBe(1)
  }
  expect(await tablesOfTarget()).toBe(0)
  expect(() => readdirSync(there)).toThrow('ENOENT')
})

test.each([
  [
    'a file',
    join(here, 'master.key'),
    /^No archive was written: .*master.key is a file, not a directory; name a dir.*\n$/,
  ],
  [
    'nowhere',
    '/proc/archives',
    /^No archive was written: nothing can be written in \/proc\/archives \(ENOENT\); name a/,
  ],
  [
    'an address of another service',
    'ftp://host/archives',
    /^ftp:\/\/ is not an address where archives can be stored\. Name/,
  ],
])('an archive that cannot be written leaves nothing, with a sentence: %s', async (_, place, sentence) => {
  const { code, said } = await run(['backup', place], source)
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
  expect(existsSync('ftp:')).toBe(false)
})

/** As much of S3 as a multipart upload needs. */
const createBucket = async () => {
  const objects = new Map<string, Buffer>()
  const parts = new Map<number, Buffer>()
  /** Uploads that are neither complete nor aborted, whose parts the bucket keeps. */
  const begun = new Set<string>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3.example')
    const body = await buffer(request)
    const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text)
    if (!pathname.startsWith('/archives/'))
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>')
    if (request.method === 'DELETE') {
      begun.delete(searchParams.get('uploadId')!)
      return response.writeHead(204).end()
    }
    if (searchParams.has('uploads') && begun.add('1'))
      return xml('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>')
    if (searchParams.has('partNumber')) {
      parts.set(Number(searchParams.get('partNumber')), body)
      return response.writeHead(200, { etag: '"part"' }).end()
    }
    if (request.method === 'POST') {
      begun.clear()
      objects.set(pathname, Buffer.concat([...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)))
      return xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
    }
    const object = objects.get(pathname)
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>')
    return response.writeHead(200, { 'content-length': object.length }).end(object)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    begun,
    close: () => server.close(),
  }
}

test('an archive goes to a bucket and comes from it, and what is not there is named in a sentence', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const { endpoint, objects, close } = await createBucket()
  try {
    const { code, said } = await run(['backup', `s3://archives/daily?endpoint=${endpoint}`, '--json'], source)
    expect(code, said).toBe(0)
    const { archive: address, rows } = JSON.parse(said)
    expect([...objects.keys()]).toEqual([expect.stringMatching(/^\/archives\/daily\/boxtrail-[\d-]+\.tar\.gz\.age$/)])
    // The files are stored elsewhere, so the data directory contains only the key.
    const restored = await run(['restore', address], { ...target, STORAGE_URL: `file:${join(base, 'elsewhere')}` })
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(`: ${rows} rows, 1 files`) })
    expect(readdirSync(there)).toEqual(['master.key'])

    const absent = await restore(`s3://archives/absent?endpoint=${endpoint}`)
    expect(absent).toEqual({ code: 1, said: 'There is no object absent in archives.\n' })
    const elsewhere = await run(['backup', `s3://elsewhere?endpoint=${endpoint}`], source)
    expect(elsewhere).toEqual({
      code: 1,
      said: 'the bucket elsewhere does not exist; create it, or correct its name\n',
    })
    const misspelt = await run(['backup', `s3://archives?endpont=${endpoint}`], source)
    expect(misspelt.said).toMatch(/^The address .* has the parameter endpont; known are endpoint, region/)
    for (const place of ['s3://', 's3://?region=here', 's3:///daily']) {
      const nameless = await run(['backup', place], source)
      expect(nameless.said).toContain(`The address ${place} has "" as its bucket`)
    }
  } finally {
    close()
    vi.unstubAllEnvs()
  }
})

test('a backup that is ended by a signal leaves no parts in the bucket', async () => {
  const { endpoint, begun, close } = await createBucket()
  try {
    const env = { ...process.env, AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
    const place = `s3://archives?endpoint=${endpoint}`
    const child = spawn(process.execPath, ['--input-type=module', '-e', ENDED, place], { env })
    await once(child.stdout, 'data')
    expect(begun.size).toBe(1)
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[1]).toBe('SIGTERM')
    expect(begun.size).toBe(0)
  } finally {
    close()
  }
})

test('an upload of several parts is the same when it is read', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const { endpoint, close } = await createBucket()
  try {
    const bytes = randomBytes(33 * 2 ** 20 + 7)
    const { name, stream, finish } = await toPlace(`s3://archives?endpoint=${endpoint}`, 'large')
    await pipeline(
      Readable.from([bytes.subarray(0, 1_000), bytes.subarray(1_000, 2 ** 24), bytes.subarray(2 ** 24)]),
      stream,
    )
    await expect(fromPlace(name)).rejects.toThrow('There is no object large in archives.')
    await finish()
    expect((await buffer(await fromPlace(name))).equals(bytes)).toBe(true)
  } finally {
    close()
    vi.unstubAllEnvs()
  }
})
