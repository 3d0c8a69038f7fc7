import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import type { PushSource } from '@boxtrail/sources/port/push'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { carrier, pusher, sign, terminal, wire } from './feed.ts'

/** A terminal whose reader returns what PostgreSQL cannot store for each report that contains `poison`. */
const leaky = (): PushSource => {
  const plain = terminal(null, 'leaky') as PushSource
  const read: PushSource['read'] = (body, subject) => {
    const reading = plain.read(body, subject)
    const statements = reading.statements.map((one) => ({ ...one, text: body.includes('poison') ? '\0' : null }))
    return { ...reading, statements: statements as typeof reading.statements }
  }
  return { ...plain, read }
}
const api = await testApi({ sources: [terminal(), terminal(null, 'second'), leaky(), carrier()] })
const push = pusher(api)
const container = (index: number) => withCheckDigit(`BXTU${String(index).padStart(6, '0')}`)!
const snapshot = (index: number, more: object = {}) => ({
  container_number: container(index),
  observed_at: wire(Date.now() - 60_000),
  facility: { locode: 'USLAX' },
  yard_location: 'A',
  ...more,
})
const message = (content: object) => JSON.stringify({ message_id: randomUUID(), sent_at: wire(Date.now()), ...content })
const csvOf = (from: number, count: number) =>
  [
    'container_number,observed_at,facility.locode,yard_location',
    ...Array.from({ length: count }, (_, index) => `${container(from + index)},${wire(Date.now() - 60_000)},USLAX,A`),
  ].join('\n')
const postCsv = (feed: string, csv: string) => push.post(`${feed}/csv`, csv, { 'content-type': 'text/csv' })
const reportsOf = async (like: string) => {
  const { rows } = await api.context.pool.query<{ n: number }>(
    'select count(*)::int as n from reports r join checks c on c.id = r.check_id where c.subject_number like $1',
    [like],
  )
  return rows[0]!.n
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
test.each([
  ['messages', 'trapac-la', (deep: string) => message({ snapshots: [] }).replace('[]', `[{"x":${deep}}]`)],
  ['dcsa/events', 'maeu-push', (deep: string) => `[{"eventType":"EQUIPMENT","x":${deep}}]`],
  ['arrival-notices', 'maeu-push', (deep: string) => `{"transportDocumentReference":"ABCD1234","x":${deep}}`],
])(
  'a body for %s is rejected, with the reason, if it is nested deeper than any legitimate one',
  async (path, feed, bodyOf) => {
    const status = async (depth: number) => {
      const body = bodyOf(nested(depth))
      return (await push.post(`${feed}/${path}`, body, { 'notification-signature': sign(body) })).status
    }
    expect(await status(100_000)).toBe(400)
    expect(await status(40)).toBeLessThan(300)
    const quoted = bodyOf(JSON.stringify(`\\"${nested(2_000)}`))
    expect(
      (await push.post(`${feed}/${path}`, quoted, { 'notification-signature': sign(quoted) })).status,
    ).toBeLessThan(300)
  },
)

test('only the item that is nested deeper than its schema is rejected', async () => {
  const body = message({ snapshots: [snapshot(21, { weight: JSON.parse(nested(900)) }), snapshot(22)] })
  const answer = await push.post('trapac-la/messages', body)
  const { results } = await answer.json()
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'not_tracked'])
})

test('a message with more items than the contract allows is rejected', async () => {
  const many = Array.from({ length: 1_001 }, () => ({}))
  for (const name of ['snapshots', 'events']) {
    const answer = await push.post('trapac-la/messages', message({ [name]: many }))
    expect([answer.status, (await answer.json()).errors[0].source.pointer]).toEqual([422, `/${name}`])
  }
})

test('a notice that would be stored for more containers than any vessel carries is rejected, and nothing is stored', async () => {
  const containers = Array.from({ length: 20_000 }, (_, index) => container(500_000 + index))
  const body = JSON.stringify({
    transportDocumentReference: 'MANYBOXES1',
    freeTimes: [{ typeCodes: ['DEM'], equipmentReferences: containers }],
  })
  expect((await push.post('maeu-push/arrival-notices', body)).status).toBe(400)
  expect(await reportsOf('BXTU5%')).toBe(0)
})

test('an event that names too many bills is rejected', async () => {
  const references = Array.from({ length: 31_000 }, (_, index) => ({
    documentReferenceType: 'TRD',
    documentReferenceValue: `BILL${index}`,
  }))
  const body = JSON.stringify([{ eventType: 'EQUIPMENT', documentReferences: references }])
  expect((await push.post('maeu-push/dcsa/events', body, { 'notification-signature': sign(body) })).status).toBe(400)
})

test('a column that occurs twice is rejected', async () => {
  const answer = await postCsv('trapac-la', `container_number,observed_at${',seal'.repeat(100_000)}\n`)
  expect([answer.status, (await answer.json()).errors[0].detail]).toEqual([422, 'The column seal appears twice.'])
})

test.each(['\0', '\ud800'])('only the item that has %j in a key is rejected', async (character) => {
  const body = message({ snapshots: [snapshot(1, { [`${character}key`]: 1 }), snapshot(2)] })
  const answer = await push.post('trapac-la/messages', body)
  expect(answer.status).toBe(200)
  expect((await answer.json()).results.map(({ outcome }: { outcome: string }) => outcome)).toContain('refused')
  const again = await push.post('trapac-la/messages', body)
  expect((await again.json()).results).toHaveLength(2)
})

test('the reason of a rejection is kept short, whatever was sent', async () => {
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, index]))
  const answer = await push.post('trapac-la/messages', message({ snapshots: [snapshot(9, keys)] }))
  const text = await answer.text()
  expect([answer.status, JSON.parse(text).results[0].outcome]).toEqual([200, 'refused'])
  expect(text.length).toBeLessThan(2_000)
  const { rows } = await api.context.pool.query('select max(length(reason))::int as longest from quarantine')
  expect(rows[0].longest).toBeLessThan(20_000)
})

test('a compressed body is rejected with the reason', async () => {
  const body = gzipSync(message({ snapshots: [] }))
  const headers = { 'boxtrail-signature': sign(body), 'content-encoding': 'gzip' }
  expect((await push.post('trapac-la/messages', Uint8Array.from(body), headers)).status).toBe(415)
})

test('only the row with an oversized cell is rejected', async () => {
  const rows = [
    `${container(31)},${wire(Date.now())},USLAX,${';'.repeat(15_000_000)}`,
    `${container(32)},${wire(Date.now())},USLAX,-`,
  ]
  const answer = await postCsv('trapac-la', ['container_number,observed_at,facility.locode,holds', ...rows].join('\n'))
  const { results } = await answer.json()
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'not_tracked'])
})

test('what the database rejects is quarantined with the reason, and the others are applied, once', async () => {
  const body = message({ snapshots: [snapshot(301), snapshot(302, { voyage: 'poison' }), snapshot(303)] })
  const [first, second] = [await push.post('leaky/messages', body), await push.post('leaky/messages', body)]
  const answer = await first.json()
  expect([first.status, answer.results.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
    200,
    ['not_tracked', 'refused', 'not_tracked'],
  ])
  expect((await second.json()).results).toEqual(answer.results)
  const { rows } = await api.context.pool.query(
    'select c.subject_number, q.reason from quarantine q join checks c on c.id = q.check_id where c.subject_number = any($1)',
    [[container(301), container(302), container(303)]],
  )
  expect(rows).toEqual([{ subject_number: container(302), reason: expect.stringContaining('could not be applied') }])
  const other = await push.post('leaky/messages', body.replace(container(303), container(304)))
  expect(other.status).toBe(409)
})

test('a long message is applied in parts, and answered alike when it is repeated', async () => {
  const csv = csvOf(800_000, 450)
  const [first, second] = [await postCsv('trapac-la', csv), await postCsv('trapac-la', csv)]
  const answer = await first.json()
  expect(answer.results.map(({ at }: { at: string }) => at)).toEqual(
    answer.results.map((_: unknown, i: number) => `line ${i + 2}`),
  )
  expect(new Set(answer.results.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['not_tracked']))
  expect(await second.json()).toEqual(answer)
  expect(await reportsOf('BXTU80%')).toBe(450)
})

test('parts are not applied again if the database failed in between and the message is repeated', async () => {
  const csv = csvOf(810_000, 450)
  const { pool } = api.context
  const connect = pool.connect.bind(pool) as (...all: unknown[]) => unknown
  // The second transaction gets no connection. Single statements pass a callback, and are let through.
  let transactions = 0
  pool.connect = ((...all: unknown[]) => {
    if (all.length === 0 && ++transactions === 2)
      return Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))
    return connect(...all)
  }) as typeof pool.connect
  const failed = await postCsv('second', csv)
  pool.connect = connect as typeof pool.connect
  expect(failed.status).toBe(503)
  expect(await reportsOf('BXTU81%')).toBe(200)
  const whole = await postCsv('second', csv)
  expect(new Set((await whole.json()).results.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(['not_tracked']),
  )
  expect(await reportsOf('BXTU81%')).toBe(450)
})
