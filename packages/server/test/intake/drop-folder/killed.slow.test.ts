import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { edifact } from '../../../../sources/test/edi/messages.ts'
import { createDatabase } from '../../../src/db/connection/database.ts'
import { createRegistry } from '../../../src/sources/registry.ts'
import { saveSources } from '../../../src/sources/save-sources.ts'
import { withDatabaseName } from '../../harness/database/url.ts'
import { temporary } from '../../harness/temporary.ts'
import { sources } from './sources.ts'

const server = inject('databaseServer')
const admin = createDatabase(server.url, { maxConnections: 1 })
const databases: string[] = []
const children: ChildProcess[] = []
const root = temporary()
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  for (const name of databases) await admin.pool.query(`drop database ${name} with (force)`)
  await admin.close()
})

const container = (index: number) => withCheckDigit(`BXTU${String(index).padStart(6, '0')}`)!
const SENT = new Date('2026-03-02T08:30:00Z')
/**
 * More containers than fit in one transaction, each twice with different content, so that repeated processing shows.
 */
const CONTAINERS = 250
const coarri = edifact(
  'COARRI',
  [
    'BGM+44',
    'LOC+11+USLAX',
    ...Array.from({ length: CONTAINERS }, (_, index) => [
      `EQD+CN+${container(index)}++++5`,
      'DTM+203:202603010913:203',
    ]).flat(),
  ],
  { sender: 'GATE' },
)
const csv = [
  'container_number,observed_at,facility.locode,yard_location',
  ...Array.from({ length: CONTAINERS }, (_, index) =>
    ['A', 'B'].map(
      (yard, hour) =>
        `${container(1_000 + (index % 200))},2026-03-01T${10 + Math.floor(index / 200)}:0${hour}:00Z,USLAX,${yard}`,
    ),
  ).flat(),
].join('\n')
const files = { 'gate.edi': coarri, 'trapac-la.csv': csv, 'wrong.edi': 'no interchange' } as const

const start = async () => {
  const name = `boxtrail_folder_${process.pid}_${databases.length}`
  await admin.pool.query(`create database ${name} template ${server.template}`)
  databases.push(name)
  const url = withDatabaseName(server.url, name)
  const { pool, close } = createDatabase(url, { maxConnections: 1 })
  await saveSources(pool, createRegistry(sources()))
  const path = join(root, name)
  mkdirSync(path)
  const put = (file: string, text: string) => {
    writeFileSync(join(path, `.${file}`), text)
    utimesSync(join(path, `.${file}`), SENT, SENT)
    writeFileSync(join(path, file), text)
    utimesSync(join(path, file), SENT, SENT)
  }
  return { url, path, put, pool, close }
}
type Place = Awaited<ReturnType<typeof start>>

const watch = ({ url, path }: Place, moment = 'never') => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), url, path, moment], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}
const waiting = ({ path }: Place) => readdirSync(path).filter((name) => /^[^.]+\.(?:edi|csv)$/.test(name))

/** Waits until the folder is empty. */
const finish = async (place: Place, watchers = 1) => {
  const all = Array.from({ length: watchers }, () => watch(place))
  for (let turn = 0; turn < 1_200 && waiting(place).length > 0; turn++) await sleep(50)
  expect(waiting(place)).toEqual([])
  // Lets another watcher finish its work on a file that has already been moved.
  await sleep(watchers > 1 ? 500 : 0)
  for (const child of all) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

/** What was applied and how often, and the contents of the folders. */
const outcome = async ({ pool, path }: Place) => {
  const { rows: reports } = await pool.query(
    `select c.subject_kind || ' ' || c.subject_number as subject, count(*)::int as reports, count(distinct b.body)::int as different
     from reports r join checks c on c.id = r.check_id left join report_bodies b on b.check_id = r.check_id and b.id = r.id group by 1 order by 1`,
  )
  const { rows: current } = await pool.query(
    `select c.subject_number, k.statement ->> 'field' as field, k.statement ->> 'kind' as kind, k.statement -> 'value' as value
     from claims k join checks c on c.id = k.check_id where k.closed_at is null order by 1, 2, 3, 4`,
  )
  const { rows: waits } = await pool.query('select count(*)::int as n from quarantine')
  const folders = Object.fromEntries(
    ['done', 'refused'].map((folder) => [
      folder,
      Object.fromEntries(
        readdirSync(join(path, folder))
          // Ignores files that a killed process had not finished writing.
          .filter((name) => !name.endsWith('.tmp'))
          .sort()
          .map((name) => [name, readFileSync(join(path, folder, name), 'utf8')]),
      ),
    ]),
  )
  return { reports, current, waits: waits[0]!.n, folders }
}

const control = async () => {
  const place = await start()
  for (const [name, text] of Object.entries(files)) place.put(name, text)
  await finish(place)
  const calm = await outcome(place)
  await place.close()
  return calm
}
const calm = await control()

test('control: all files are processed and acknowledged', () => {
  expect(Object.keys(calm.folders.done!)).toEqual([
    'gate.edi',
    'gate.edi.aperak',
    'gate.edi.contrl',
    'gate.edi.report.txt',
    'trapac-la.csv',
    'trapac-la.csv.report.txt',
  ])
  expect(Object.keys(calm.folders.refused!)).toEqual(['wrong.edi', 'wrong.edi.report.txt'])
  expect(calm.reports).toHaveLength(CONTAINERS + 200)
  expect(calm.reports.every(({ reports, different }) => reports === different)).toBe(true)
})

const moments = [
  'before the file is processed',
  ...['before commit 1', 'in commit 1', 'after commit 1', 'before commit 2', 'in commit 2', 'after commit 2'],
  'after the file is processed',
  'before the answer is written',
  'after the answer is written',
  'before the file is moved',
  'after the file is moved',
]

/** For each file, kills the process at this moment, and then lets another process finish. */
const killedAt = async (moment: string, between: (place: Place) => Promise<unknown> = async () => {}) => {
  const place = await start()
  let kills = 0
  for (const [name, text] of Object.entries(files)) {
    place.put(name, text)
    const child = watch(place, moment)
    const ended = once(child, 'exit')
    // Some moments do not occur for each file: one that is rejected as a whole has no transaction.
    for (let turn = 0; turn < 1_200 && waiting(place).length > 0 && child.signalCode === null; turn++) await sleep(25)
    await sleep(child.signalCode === null ? 100 : 0)
    if (child.signalCode !== null) kills += 1
    else child.kill('SIGKILL')
    await ended
    await between(place)
    await finish(place)
  }
  const outcomes = await outcome(place)
  await place.close()
  return { outcomes, kills }
}

/** The moments of the short form: in the middle of a transaction, after one, and before the file is moved. */
const few = ['in commit 1', 'after commit 2', 'before the file is moved']

test.each(isLong ? moments : few)(
  'a process that is killed %s applies each file once and acknowledges it as without the crash',
  async (moment) => {
    const { outcomes, kills } = await killedAt(moment)
    expect(kills).toBeGreaterThan(0)
    expect(outcomes).toEqual(calm)
  },
  300_000,
)

test('control: some files are applied twice if received messages are forgotten', async () => {
  const { outcomes } = await killedAt('after the file is processed', ({ pool }) =>
    pool.query('delete from feed_messages'),
  )
  expect(outcomes.reports).not.toEqual(calm.reports)
}, 120_000)

test('each of forty files is processed once with three processes at one folder', async () => {
  const place = await start()
  for (let index = 0; index < 40; index++) {
    const unit = [`EQD+CN+${container(5_000 + index)}++++5`, 'DTM+203:202603010913:203']
    place.put(`file-${index}.edi`, edifact('COARRI', ['BGM+44', 'LOC+11+USLAX', ...unit], { sender: 'GATE' }))
  }
  await finish(place, 3)
  const { reports, folders } = await outcome(place)
  expect(reports.map(({ reports }) => reports)).toEqual(Array(40).fill(1))
  expect(Object.keys(folders.done!).filter((name) => /^file-\d+\.edi$/.test(name))).toHaveLength(40)
  expect(Object.keys(folders.done!).filter((name) => /^file-\d+\.edi\.contrl$/.test(name))).toHaveLength(40)
  await place.close()
}, 120_000)
