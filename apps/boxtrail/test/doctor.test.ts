import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../packages/server/test/harness/database/database.ts'
import { startService } from '../../../tools/service/service.ts'
import { boxtrail } from '../src/boxtrail.ts'
import {
  backlogFindings,
  clockFinding,
  databaseFindings,
  migrationFinding,
  spaceFinding,
} from '../src/doctor/decide.ts'
import type { Finding } from '../src/doctor/finding.ts'
import { poolerFindings } from '../src/doctor/pooler.ts'
import { replicaFinding } from '../src/doctor/replica.ts'

const { pool, url } = await testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-doctor-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const examine = async (env: Record<string, string> = {}, ...options: string[]) => {
  let out = ''
  const code = await boxtrail(['doctor', ...options], {
    env: { DATABASE_URL: url, BOXTRAIL_DATA_DIR: dataDir, PORT: '0', ...env },
    print: (text) => {
      out += text
    },
    complain: (text) => {
      out += text
    },
  })
  return { code, out }
}
const findingsOf = async (env: Record<string, string> = {}) => {
  const { code, out } = await examine(env, '--json')
  const found = JSON.parse(out) as Finding[]
  return { code, of: (check: string) => found.find((one) => one.check === check), found }
}

test('a running service is sound, and each check says so in a line', async () => {
  const service = await startService({ dataDir, env: { DATABASE_URL: url } })
  try {
    const { code, out } = await examine({ PORT: new URL(service.url).port })
    expect(out).toMatch(/^ok +database +PostgreSQL at .* answers, version \d+\.\d+$/m)
    expect(out).toMatch(/^ok +migrations +all applied$/m)
    expect(out).toMatch(/^ok +master key +[0-9a-f]{8}, as the database needs$/m)
    expect(out).toMatch(/^ok +workers +connected$/m)
    expect(out).toMatch(/^ok +storage +disk: an object was written, read and removed$/m)
    expect(out).toMatch(/^ok +port +a service answers at .* and is ready$/m)
    expect(out.replaceAll(/^(ok|warning) .*$/gm, '').trim()).toBe('')
    expect(code).toBe(0)
  } finally {
    await service.stop()
  }
})

test('another master key, a database that is away and a wrong setting are problems, with exit code 1', async () => {
  await pool.query(`update installation set master_key_id = 'deadbeef'`)
  const key = await findingsOf({ BOXTRAIL_MASTER_KEY: randomBytes(32).toString('base64') })
  expect(key.of('master key')).toMatchObject({
    level: 'problem',
    message: expect.stringContaining('needs the key deadbeef'),
  })
  const away = await findingsOf({ DATABASE_URL: 'postgresql://box:secret@127.0.0.1:1/track' })
  expect(away.of('database')).toMatchObject({
    level: 'problem',
    message: expect.stringMatching(/127.0.0.1:1\/track cannot be reached .*: start/),
  })
  const replica = await findingsOf({ DATABASE_READ_URL: 'postgresql://127.0.0.1:1/track' })
  expect(replica.of('read replica')).toMatchObject({
    level: 'problem',
    message: expect.stringMatching(/^DATABASE_READ_URL: .*127.0.0.1:1\/track cannot be reached/),
  })
  expect((await findingsOf({ DATABASE_READ_URL: url })).of('read replica')).toMatchObject({
    level: 'warning',
    message: expect.stringContaining('is not a standby'),
  })
  const wrong = await findingsOf({ PORT: 'web' })
  expect(wrong.found).toEqual([
    { check: 'settings', level: 'problem', message: expect.stringContaining('PORT: is "web"') },
  ])
  expect([key.code, away.code, wrong.code]).toEqual([1, 1, 1])
})

test('a file that holds no master key is a problem of the key, and the database is examined all the same', async () => {
  const folder = mkdtempSync(join(dataDir, 'keyless-'))
  writeFileSync(join(folder, 'master.key'), 'garbage')
  const { code, of } = await findingsOf({ BOXTRAIL_DATA_DIR: folder })
  expect(of('master key')).toMatchObject({
    level: 'problem',
    message: `BOXTRAIL_DATA_DIR: ${join(folder, 'master.key')} does not contain a key of 32 bytes; restore it from a backup`,
  })
  expect([of('database')?.level, of('partitions')?.level]).toEqual(['ok', 'ok'])
  expect(code).toBe(1)
})

test('what keeps the embedded database from starting is named, and no setting that is not set', async () => {
  const folder = mkdtempSync(join(dataDir, 'embedded-'))
  // If others could not enter the folder, a database started as root would be kept elsewhere.
  for (const one of [dataDir, folder]) chmodSync(one, 0o755)
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '14')
  const { of } = await findingsOf({ DATABASE_URL: '', BOXTRAIL_DATA_DIR: folder })
  expect(of('database')?.message).toMatch(
    /^the embedded PostgreSQL cannot be started: .* was written by PostgreSQL 14, /,
  )
  expect(of('database')?.message).not.toContain('DATABASE_URL')
})

test('an unusable data directory is a problem, also where nothing can be created', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  for (const none of [file, '/proc']) {
    const { code, of } = await findingsOf({ DATABASE_URL: '', BOXTRAIL_DATA_DIR: none })
    expect([none, code, of('data directory')?.level, of('database')?.level]).toEqual([none, 1, 'problem', 'problem'])
    expect(of('database')?.message).toContain(`cannot be opened: BOXTRAIL_DATA_DIR: `)
  }
})

test('an examination creates nothing, and migrates nothing', async () => {
  const missing = join(dataDir, 'missing')
  expect((await findingsOf({ DATABASE_URL: '', BOXTRAIL_DATA_DIR: missing })).code).toBe(0)
  expect(() => rmSync(missing)).toThrow('ENOENT')
  await pool.query(`delete from schema_migrations where name = (select max(name) from schema_migrations)`)
  const { of } = await findingsOf()
  expect(of('migrations')).toMatchObject({ level: 'warning', message: expect.stringMatching(/^1 are not applied yet/) })
})

test('a drop folder that cannot be used is a problem, and a missing one is created at the first start', async () => {
  const file = join(dataDir, 'edi.yaml')
  const dropFolder = async (path: string) => {
    writeFileSync(file, `edi: { drop_folder: "${path}" }\n`)
    return (await findingsOf({ BOXTRAIL_CONFIG: file })).of('drop folder')
  }
  expect(await dropFolder(file)).toMatchObject({
    level: 'problem',
    message: expect.stringMatching(/^edi\.drop_folder: .*edi\.yaml is a file, not a directory; set/),
  })
  const missing = join(dataDir, 'drop')
  expect(await dropFolder(missing)).toMatchObject({ level: 'ok', message: expect.stringContaining('first start') })
  expect(() => rmSync(missing)).toThrow('ENOENT')
})

test('what lets tenants reach this machine is a warning', async () => {
  const file = join(dataDir, 'boxtrail.yaml')
  writeFileSync(file, 'webhooks: { allow: ["http://127.0.0.1:*"] }')
  expect((await findingsOf({ BOXTRAIL_CONFIG: file })).of('outgoing requests')?.level).toBe('warning')
})

const sound = {
  maxConnections: 100,
  isStandby: false,
  unsafe: [],
  missingExtensions: [],
  statementTimeoutMs: 1,
  idleTransactionTimeoutMs: 1,
  timeZone: 'UTC',
  clockAheadMs: 0,
  connected: [],
}
const session = { askedTimeoutMs: 1, receives: true }
const timeouts = { statementTimeoutMs: 120_000, idleTransactionTimeoutMs: 45_000 }
const pooled = { timeZone: 'UTC', ...timeouts, isSame: true, receives: true }
test.each<[string, Finding[], string[]]>([
  ['a sound database', databaseFindings(sound, session), ['ok']],
  ['a standby', databaseFindings({ ...sound, isStandby: true }, session), ['problem']],
  ['missing extensions', databaseFindings({ ...sound, missingExtensions: ['pg_trgm'] }, session), ['problem']],
  [
    'fsync off behind a pooler that is not declared',
    databaseFindings({ ...sound, unsafe: ['fsync'] }, { askedTimeoutMs: 2, receives: false }),
    ['warning', 'warning', 'problem'],
  ],
  ['a database behind a pooler that is declared', databaseFindings(sound, undefined), ['ok']],
  ['a pooler as it should be', poolerFindings(pooled), ['ok']],
  ['sessions of another database', poolerFindings({ ...pooled, isSame: false }), ['problem']],
  ['sessions by way of the pooler', poolerFindings({ ...pooled, receives: false }), ['problem']],
  [
    'a pooler as it is installed',
    poolerFindings({ ...pooled, timeZone: 'Europe/Berlin', statementTimeoutMs: 0, idleTransactionTimeoutMs: 0 }),
    ['problem', 'warning', 'warning'],
  ],
  ['a replica', [replicaFinding('r', { isSame: true, isStandby: true, lagMs: 300 }, 5_000)], ['ok']],
  [
    'a replica that is behind',
    [replicaFinding('r', { isSame: true, isStandby: true, lagMs: null }, 5_000)],
    ['warning'],
  ],
  [
    'a replica that is the primary',
    [replicaFinding('r', { isSame: true, isStandby: false, lagMs: null }, 5_000)],
    ['warning'],
  ],
  ['a replica of another', [replicaFinding('r', { isSame: false, isStandby: true, lagMs: null }, 5_000)], ['problem']],
  ['clocks that agree', [clockFinding(-900)], ['ok']],
  ['clocks that differ', [clockFinding(1_500)], ['warning']],
  ['clocks that differ by minutes', [clockFinding(-90_000)], ['problem']],
  ['room', [spaceFinding('/data', 2 ** 40, 2 ** 27)], ['ok']],
  ['little room', [spaceFinding('/data', 2 ** 28, 2 ** 27)], ['warning']],
  ['no room', [spaceFinding('/data', 2 ** 20, 2 ** 27)], ['problem']],
  ['changed migrations', [migrationFinding({ missing: [], changed: ['1.sql'], newer: [] })], ['problem']],
  ['migrations of a newer version', [migrationFinding({ missing: [], changed: [], newer: ['9.sql'] })], ['warning']],
  ['no backlog', backlogFindings([{ queue: 'polls', waiting: 3, oldest_s: 599 }]), ['ok']],
  ['a backlog', backlogFindings([{ queue: 'polls', waiting: 3, oldest_s: 601 }]), ['warning']],
  ['an old backlog', backlogFindings([{ queue: 'polls', waiting: 3, oldest_s: 3_601 }]), ['problem']],
])('the meaning of %s is stated', (_, found, levels) => {
  expect(found.map(({ level }) => level)).toEqual(levels)
})
