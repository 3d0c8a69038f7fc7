import type { Source } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { event } from '../../../../sources/test/read-answer.ts'
import { recordPolls } from '../../../src/tracking/polling/record.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene } from '../../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)
const quarantined = (number: string) =>
  scene.rows<{ reason: string }>(
    'select q.reason from quarantine q join checks c on c.id = q.check_id where c.subject_number = $1',
    [number],
  )

/** The source of the line, with some of its adapter replaced. */
const adapted = (other: Partial<Source>): Source => ({ ...api.line.source, ...other })

test.each<[string, Partial<Source>, RegExp]>([
  [
    'an adapter that fails while reading',
    {
      read: () => {
        throw new Error('cannot read this')
      },
    },
    /the adapter failed: cannot read this/,
  ],
  [
    'an adapter that fails while comparing',
    {
      fingerprint: () => {
        throw new RangeError('Maximum call stack size exceeded')
      },
      read: () => ({
        outcome: 'unrecognized',
        complete: false,
        statements: [],
        problems: [{ at: '', reason: 'no list' }],
      }),
    },
    /no list/,
  ],
  [
    'a statement that the database refuses',
    {
      read: () => ({
        outcome: 'ok',
        complete: true,
        statements: [
          { says: 'fact', field: 'seal_number', container: 'TSTU1234568', value: 'a\u0000b', place: null, text: null },
        ],
        problems: [],
      }),
    },
    /could not be applied/,
  ],
])('one bad response of a batch is quarantined without blocking the good ones: %s', async (_title, part, reason) => {
  const numbers = []
  for (let i = 0; i < 4; i++) numbers.push((await scene.request()).number)
  const bad = numbers[2]!
  const polls = []
  for (const number of numbers) {
    api.line.knows(number, atSea())
    const check = await scene.take(number)
    polls.push(await scene.pollCheck(check, number === bad ? adapted(part) : api.line.source))
  }
  await recordPolls(api.context.pool, polls)
  for (const number of numbers) {
    const isBad = number === bad
    expect(await scene.reports(number)).toHaveLength(1)
    expect((await scene.claims(number)).length > 0).toBe(!isBad)
    expect(await scene.one('select lease_until from checks where subject_number = $1', [number])).toEqual({
      lease_until: null,
    })
    expect((await quarantined(number)).map((row) => reason.test(row.reason))).toEqual(isBad ? [true] : [])
  }
  expect(await scene.check(bad)).toMatchObject({ last_outcome: 'unrecognized' })
})

test('a web page in place of events is reported, and retried', async () => {
  const { id, number } = await scene.request()
  api.line.knows(number, [{ nonsense: true }])
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({
    status: 'pending',
    failed_reason: 'unrecognized_response',
    is_retrying: true,
    retry_count: 1,
  })
})

test('the other events are applied if one cannot be read', async () => {
  const { id, number } = await scene.request()
  api.line.knows(number, [...atSea(), event({ eventDateTime: 'soon' })])
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  expect(await quarantined(number)).toEqual([{ reason: `/${atSea().length}/eventDateTime: no readable time: "soon"` }])
  expect(await scene.reports(number)).toMatchObject([{ outcome: 'ok', complete: true }])
})

test.each([
  ['nested deeper than any stack', `[${'['.repeat(30_000)}${']'.repeat(30_000)}]`],
  [
    'null bytes everywhere',
    JSON.stringify(atSea().map((one) => ({ ...one, description: '\u0000', carrier: '\ud800' }))),
  ],
  ['numbers out of this world', JSON.stringify(atSea()).replaceAll('"9300013"', '1e400')],
  ['an event of five megabytes', JSON.stringify([...atSea(), { ...atSea()[0], description: 'x'.repeat(5_000_000) }])],
])('the workers survive a response with %s', async (_title, body) => {
  const { number } = await scene.request()
  const good = await scene.request()
  api.line.knows(good.number, atSea())
  api.line.knows(number, [])
  const { fetch } = api.line.source
  api.line.source.fetch = async (subject, signal) => {
    const fetched = await fetch(subject, signal)
    return subject.number === number ? { ...fetched, body } : fetched
  }
  await scene.work()
  api.line.source.fetch = fetch
  expect(await scene.requestAt(good.id)).toMatchObject({ status: 'created' })
  expect(await scene.reports(number)).toHaveLength(1)
  expect((await scene.check(number)).attempts).toBeLessThanOrEqual(1)
})
