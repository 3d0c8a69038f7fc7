import { describe, expect, test } from 'vitest'
import { listStoredFiles } from '../../../src/db/dump/files.ts'
import { firstIdAt } from '../../../src/db/idv7.ts'
import { findMonths } from '../../../src/db/partitions/monthly-partitions.ts'
import { ensurePartitions } from '../../../src/db/partitions/partitions.ts'
import { transaction } from '../../../src/db/transaction.ts'
import { createRegistry } from '../../../src/sources/registry.ts'
import { replayQuarantined } from '../../../src/tracking/quarantine/replay.ts'
import { packReportBody } from '../../../src/tracking/reports/pack-report-body.ts'
import { storedBodiesIn } from '../../../src/tracking/stored-bodies/read.ts'
import { terminal } from '../../intake/feeds/feed.ts'
import { isAsAnnounced, storedScene } from './scene.ts'

const scene = await storedScene()
const { api, pool, store, tracked, report, reportsOf, claimsOf, bodyOf, answer, move } = scene
// The two have the same reports, so that the second shows how the first would look if nothing had been moved.
const [container, unmoved] = [await tracked(), await tracked()]
const unreadable = await tracked()
for (const one of [container, unreadable]) {
  await report(one, 1, { yard_location: 'A' })
  await report(one, 3, { yard_location: 'C', availability: 'yes' })
}
await report(unreadable, 5, { yard_location: 'D', colour: 'red' })
const reports = await reportsOf(container)
const everyReport = await scene.rows<{ id: string }>('select id from reports where stored_size is not null order by id')
const { id: containerId } = (await api.api.containers.list({ filter: { number: container } } as never)).data[0]!

const served = async () => {
  const paths = [
    ...everyReport.map(({ id }) => `reports/${id}`),
    ...['', '/provenance', '/explain', '/raw_events'].map((part) => `containers/${containerId}${part}`),
  ]
  const answers = await Promise.all(paths.map(answer))
  return JSON.parse(JSON.stringify(answers, (key, value) => (key === 'as_of' ? null : value)))
}

test('what is moved is served as before, is in the store as announced, and in the database no more', async () => {
  const before = await served()
  expect(await bodyOf(reports[0]!.id)).toContain('"yard_location":"A"')
  const bodies = await scene.bodiesInDatabase()
  await move({ bodiesOfObject: 3 })
  expect(await scene.bodiesInDatabase()).toBe(0)
  expect(await served()).toEqual(before)
  const objects = await scene.objects()
  expect(objects.length).toBeGreaterThan(1)
  expect(objects.reduce((all, one) => all + one.bodies, 0)).toBe(bodies)
  const files = await transaction(pool, listStoredFiles)
  expect(files.map(({ key }) => key)).toEqual(await scene.keysInStore())
  for (const file of files) await isAsAnnounced(store, file)
})

test('moving again moves nothing, and takes nothing back', async () => {
  const objects = await scene.objects()
  await move()
  expect(await scene.objects()).toEqual(objects)
})

test('a late report is read among those that were moved', async () => {
  for (const [hour, yard_location, availability] of [
    [1, 'A', undefined],
    [3, 'C', 'yes'],
    [2, 'B', 'no'],
  ] as const)
    await report(unmoved, hour, { yard_location, ...(availability ? { availability } : {}) })
  await report(container, 2, { yard_location: 'B', availability: 'no' })
  expect(await claimsOf(container)).toEqual(await claimsOf(unmoved))
  expect((await claimsOf(container)).length).toBeGreaterThan(3)
})

test('a report that was repeated, and is moved before that is recorded, has its body in the repetition as well', async () => {
  const repeated = await tracked()
  await report(repeated, 1, { yard_location: 'A' })
  await report(repeated, 2, { yard_location: 'A' })
  expect(await reportsOf(repeated)).toHaveLength(1)
  await move()
  await report(repeated, 3, { yard_location: 'B' })
  const bodies = await Promise.all((await reportsOf(repeated)).map(({ id }) => bodyOf(id)))
  expect(bodies.map((body) => JSON.parse(body!).snapshots[0].yard_location).sort()).toEqual(['A', 'A', 'B'])
})

test('a quarantined report that was moved is read again after a fix', async () => {
  const mended = terminal()
  const registry = createRegistry([
    { ...mended, read: (body, subject) => mended.read(body.replace(',"colour":"red"', ''), subject) },
  ])
  expect(await replayQuarantined({ ...api.context, registry }, api.context.wakeups, null)).toEqual({
    replayed: 1,
    stillUnread: 0,
  })
  expect(JSON.stringify(await claimsOf(unreadable))).toContain('"D"')
})

describe('what is no longer kept', () => {
  test('goes from the store, and a late report takes back nothing that was read before', async () => {
    const before = await claimsOf(container)
    await move()
    await scene.remove()
    expect(await scene.objects()).toEqual([])
    expect(await scene.keysInStore()).toEqual([])
    expect(await bodyOf(reports[0]!.id)).toBeNull()
    await report(container, 4, { fees: [{ raw_type: 'DEMURRAGE', amount: 90, currency: 'USD' }] })
    const after = (await claimsOf(container)).map(({ says }) => JSON.stringify(says))
    for (const { says } of before) expect(after).toContain(JSON.stringify(says))
  })
})

describe('a month with a partition', () => {
  const MAY = Date.UTC(2031, 4, 15)
  const checks = [1, 2].map((n) => `0000000${n}-0000-7000-8000-000000000000`)
  const id = firstIdAt(MAY)
  const partitions = async () => (await findMonths(pool, 'report_bodies')).map(({ name }) => name)
  const insert = (check: string, body: string) =>
    pool.query('insert into report_bodies (check_id, id, body) values ($1, $2, $3)', [check, id, packReportBody(body)])
  const moveMay = () => move({ beforeMs: Date.UTC(2031, 5, 1) })
  const read = async (check: string) => (await storedBodiesIn(store)(pool, check, [id])).get(id)

  test('loses it whole, once everything is in the store', async () => {
    await ensurePartitions(pool, MAY)
    await insert(checks[1]!, 'said in May')
    await moveMay()
    expect(await partitions()).not.toContain('report_bodies_2031_05')
    expect(await read(checks[1]!)).toBe('said in May')
  })

  test('keeps what came to it after its turn', async () => {
    await ensurePartitions(pool, MAY)
    await insert(checks[0]!, 'said too late')
    await moveMay()
    expect(await partitions()).toContain('report_bodies_2031_05')
    expect(await scene.rows('select id from report_bodies where check_id = $1', [checks[0]])).toEqual([{ id }])
    expect(await read(checks[1]!)).toBe('said in May')
  })
})
