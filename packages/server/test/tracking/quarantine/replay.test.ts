import type { Source } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { listQuarantine, replayQuarantined } from '../../../src/tracking/quarantine/replay.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene, find, later, withEvent } from '../../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)
const { read } = api.line.source

const replay = (reportId: string | null = null) => replayQuarantined(api.context, api.context.wakeups, reportId)
const breakAdapter = (broken: Partial<Source> = {}) =>
  Object.assign(api.line.source, {
    read: () => {
      throw new Error('a spelling that nobody knew')
    },
    ...broken,
  })
const mendAdapter = () => Object.assign(api.line.source, { read })
const waiting = async (number: string) =>
  (await listQuarantine(api.context.pool)).filter(({ subject_number }) => subject_number === number)

/** Creates a request whose line sends a response that the adapter cannot read. */
const misunderstood = async () => {
  breakAdapter()
  const request = await scene.request()
  api.line.knows(request.number, atSea())
  await scene.work()
  mendAdapter()
  return request
}

test('what waits for an operator is listed: the source, the subject and the reason', async () => {
  const { number } = await misunderstood()
  const [report] = await scene.reports(number)
  expect(await waiting(number)).toMatchObject([
    {
      report_id: report!.id,
      source_id: 'line:MAEU',
      subject_kind: 'bill',
      subject_number: number,
      reason: 'the adapter failed: a spelling that nobody knew',
    },
  ])
})

test('the response is applied in a replay after the adapter is fixed, without polling the line', async () => {
  const { id, number } = await misunderstood()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'pending', is_retrying: true })
  const pollsBefore = api.line.polls.length
  const [row] = await waiting(number)
  expect(await replay(row!.report_id)).toEqual({ replayed: 1, stillUnread: 0 })
  await scene.work()
  expect(api.line.polls).toHaveLength(pollsBefore)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created', failed_reason: null, is_retrying: false })
  expect(await waiting(number)).toEqual([])
  expect(await replay(row!.report_id)).toEqual({ replayed: 0, stillUnread: 0 })
})

test('what still cannot be read is kept in quarantine', async () => {
  const { id, number } = await misunderstood()
  breakAdapter()
  const [row] = await waiting(number)
  expect(await replay(row!.report_id)).toEqual({ replayed: 0, stillUnread: 1 })
  mendAdapter()
  expect(await waiting(number)).toHaveLength(1)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'pending' })
  expect(await replay(row!.report_id)).toEqual({ replayed: 1, stillUnread: 0 })
})

test('a response that the database rejects is kept in quarantine, and the others are replayed', async () => {
  const poisoned = await misunderstood()
  const good = await misunderstood()
  api.line.source.read = (body, subject) => {
    const reading = read(body, subject)
    if (subject.number !== poisoned.number) return reading
    const seal = {
      says: 'fact',
      field: 'seal_number',
      container: 'TSTU1234568',
      value: 'a\u0000',
      place: null,
      text: null,
    } as const
    return { ...reading, statements: [...reading.statements, seal] }
  }
  const { stillUnread } = await replay()
  mendAdapter()
  expect(stillUnread).toBe(1)
  expect(await waiting(poisoned.number)).toHaveLength(1)
  expect(await waiting(good.number)).toEqual([])
  await scene.work()
  expect(await scene.requestAt(good.id)).toMatchObject({ status: 'created' })
})

test('the check’s claims rest on a replayed response, which dates the corrections of the next one', async () => {
  const { number } = await misunderstood()
  await replay()
  const [report] = await scene.reports(number)
  expect(await scene.check(number)).toMatchObject({ last_report: report!.id, last_reported_at: report!.asked_at })
  const events = atSea()
  await scene.work()
  api.line.knows(number, withEvent(events, 'ARRI', 'USLAX', { eventDateTime: later(find(events, 'ARRI', 'USLAX'), 4) }))
  await scene.poll(number)
  const superseded = (await scene.claims(number)).find(({ closed_because }) => closed_because === 'superseded')!
  expect(superseded).toMatchObject({ last_report: report!.id, last_seen_at: report!.asked_at })
})

test('a replay that shows an actual to be missing awaits confirmation', async () => {
  const events = atSea()
  const { number } = await scene.request()
  api.line.knows(number, events)
  await scene.work()
  breakAdapter()
  api.line.knows(
    number,
    events.filter((event) => event !== find(events, 'DISC', 'KRPUS')),
  )
  await scene.poll(number)
  mendAdapter()
  expect(await waiting(number)).toHaveLength(1)
  await replay()
  expect(await scene.check(number)).toMatchObject({ awaits_confirmation: true })
})
