import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { listQuarantine, replayQuarantined } from '../../../src/tracking/quarantine/replay.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene, type Event } from '../../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)
const { read } = api.line.source

let count = 0
const freshContainer = () => withCheckDigit(`BXTU6${String(++count).padStart(5, '0')}`)!

type Reference = [type: string, value: string]

/** The journey of a container, with these references. */
const journeyOf = (container: string, ...references: Reference[]): Event[] =>
  atSea().map((event) => ({
    ...event,
    ...(event.equipmentReference ? { equipmentReference: container } : {}),
    documentReferences: references.map(([documentReferenceType, documentReferenceValue]) => ({
      documentReferenceType,
      documentReferenceValue,
    })),
  }))

const containersOf = async (number: string) =>
  (
    await scene.rows<{ number: string }>(
      `select c.number from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
       join tracking_requests r on r.account_id = s.account_id and r.shipment_id = s.id where r.request_number = $1 order by 1`,
      [number],
    )
  ).map((row) => row.number)

const waiting = async (number: string) =>
  (await listQuarantine(api.context.pool)).filter(({ subject_number }) => subject_number === number)

/** Tracks a bill with one container, for which the line names these references as well. */
const tracked = async (...references: Reference[]) => {
  const { id, number } = await scene.request()
  const container = freshContainer()
  api.line.knows(number, journeyOf(container, ['TRD', number], ...references))
  await scene.work()
  expect(await containersOf(number)).toEqual([container])
  return { id, number, container }
}

test('a response that names only another bill is quarantined, and its container is not attached', async () => {
  const { id, number } = await scene.request()
  const container = freshContainer()
  api.line.knows(number, journeyOf(container, ['TRD', '999000111'], ['BKG', 'OTHER1']))
  await scene.work()
  expect(await containersOf(number)).toEqual([])
  expect(await scene.requestAt(id)).toMatchObject({ status: 'pending', is_retrying: true })
  expect(await waiting(number)).toMatchObject([
    { source_id: 'line:MAEU', reason: `the response is about bill 999000111, not about bill ${number}` },
  ])
})

/** The attention entries of a kind about a request or a shipment. */
const attentionTo = async (number: string, kind: string) => {
  const { data } = await api.api.GET('/attention', { params: { query: { 'page[size]': 100 } } })
  return data!.data.map(({ attributes }) => attributes).filter((one) => one.kind === kind && one.title.includes(number))
}

test('what such a response names needs attention, with what to do, until the right one comes', async () => {
  const { id, number } = await scene.request()
  const container = freshContainer()
  api.line.knows(number, journeyOf(container, ['TRD', '999000116']))
  await scene.work()
  const [entry, ...others] = await attentionTo(number, 'request_waiting')
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    severity: 'medium',
    who_acts: { role: 'you', name: null },
    what_to_do: `The source was polled about bill ${number} and responds about bill 999000116, so its response is not used: ask it which of the two is right, and track the other number if it is that one.`,
  })
  const { data } = await api.api.trackingRequests.get(id)
  expect(data.attributes.action).toBe('fix_number')
  expect(data.meta!.reason).toBe(entry!.what_to_do)
  api.line.knows(number, journeyOf(container, ['TRD', number]))
  await scene.poll(number)
  expect(await attentionTo(number, 'request_waiting')).toEqual([])
})

test('of a tracked shipment it needs attention once the line has answered about nothing else for a day', async () => {
  const { number, container } = await tracked()
  api.line.knows(number, journeyOf(container, ['TRD', '999000117']))
  await scene.poll(number)
  expect(await attentionTo(number, 'source_silent')).toEqual([])
  const [shipment] = (await api.api.shipments.list({ number, include: ['containers'] })).data
  for (const { meta } of [shipment!, (await api.api.containers.list({ 'filter[number]': container })).data[0]!])
    expect(meta!.sources).toMatchObject([
      { problem: { action: 'fix_number', reason: expect.stringContaining('responds about bill 999000117') } },
    ])
  const { pool } = api.context
  await pool.query(`update checks set last_answered_at = now() - interval '25 hours' where subject_number = $1`, [
    number,
  ])
  await pool.query(
    `update journeys set stale_seq = stale_seq + 1, state = state || $2 where tracking_request_id in
       (select id from tracking_requests where request_number = $1)`,
    [number, { requestedMs: Date.now() - 25 * 3_600_000 }],
  )
  await scene.work()
  expect(await attentionTo(number, 'source_silent')).toMatchObject([
    {
      title: expect.stringMatching(/ answers about bill 999000117 when asked about shipment \d+ for a day\.$/),
      who_acts: { role: 'you', name: null },
    },
  ])
})

test('a tracked shipment is unchanged after a response about another bill, and continues with the right one', async () => {
  const { number, container } = await tracked()
  const before = await scene.claims(number)
  api.line.knows(number, journeyOf(freshContainer(), ['TRD', '999000112']))
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([container])
  expect(await scene.claims(number)).toEqual(before)
  expect(await waiting(number)).toHaveLength(1)
  const second = freshContainer()
  const both = [...journeyOf(container, ['TRD', number]), ...journeyOf(second, ['TRD', number])]
  api.line.knows(number, both)
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([container, second].sort())
})

test.each([
  ['booking', 'BOOK', 'BKG', 'booking'],
  ['container', '', 'EQ', 'container'],
] as const)(
  'nothing is applied of a response about another %s than requested',
  async (request_type, prefix, type, named) => {
    const request_number = request_type === 'container' ? freshContainer() : `${prefix}${++count}77`
    const other = request_type === 'container' ? freshContainer() : 'BOOK99999'
    const { id } = await scene.request({ request_type, request_number })
    api.line.knows(request_number, journeyOf(request_type === 'container' ? other : freshContainer(), [type, other]))
    await scene.work()
    expect(await containersOf(request_number)).toEqual([])
    expect((await scene.requestAt(id)).status).toBe('pending')
    expect(await waiting(request_number)).toMatchObject([
      { reason: `the response is about ${named} ${other}, not about ${named} ${request_number}` },
    ])
  },
)

test.each([
  ['no references at all', () => []],
  ['its booking only', () => [['BKG', 'BOOKING77']]],
  ['the bill with its SCAC', (number: string) => [['TRD', `MAEU${number}`]]],
  ['the bill with spaces', (number: string) => [['TRD', `${number.slice(0, 4)} ${number.slice(4)}`]]],
  [
    'a partner’s bill with it',
    (number: string) => [
      ['TRD', 'PARTNER1'],
      ['TRD', number],
    ],
  ],
  [
    'the bill as a booking',
    (number: string) => [
      ['BKG', number],
      ['TRD', 'HLCUHAM12345678'],
    ],
  ],
  [
    'a house bill with its booking',
    () => [
      ['HBL', 'HOUSE1234'],
      ['BKG', 'BOOKING77'],
    ],
  ],
] as [string, (number: string) => Reference[]][])('a response with %s is applied', async (_, references) => {
  const { number } = await scene.request()
  const container = freshContainer()
  api.line.knows(number, journeyOf(container, ...references(number)))
  await scene.work()
  expect(await containersOf(number)).toEqual([container])
  expect(await waiting(number)).toEqual([])
})

test('a response to a container that reveals its bills is applied', async () => {
  const container = freshContainer()
  await scene.request({ request_type: 'container', request_number: container })
  api.line.knows(container, journeyOf(container, ['TRD', '262000333'], ['BKG', 'BOOKING78']))
  await scene.work()
  expect(await containersOf(container)).toEqual([container])
  expect(await waiting(container)).toEqual([])
})

test('the containers of other bills are left out in a response about several', async () => {
  const { number } = await scene.request()
  const [own, stranger] = [freshContainer(), freshContainer()]
  api.line.knows(number, [...journeyOf(own, ['TRD', number]), ...journeyOf(stranger, ['TRD', '999000113'])])
  await scene.work()
  expect(await containersOf(number)).toEqual([own])
  expect(await waiting(number)).toEqual([])
})

/** Tracks a bill to which a response without references attached a container that belongs to another bill. */
const wronglyAttached = async () => {
  const { number } = await scene.request()
  const [wrong, right] = [freshContainer(), freshContainer()]
  api.line.knows(number, journeyOf(wrong))
  await scene.work()
  expect(await containersOf(number)).toEqual([wrong])
  return { number, wrong, right }
}

test('a container attached by an earlier wrong response is removed with the next correct complete one', async () => {
  const { number, wrong, right } = await wronglyAttached()
  const attached = await scene.one<{ id: string; shipment_id: string }>(
    'select id, shipment_id from containers where number = $1',
    [wrong],
  )
  const totalBefore = await total()
  api.line.knows(number, journeyOf(right, ['TRD', number]))
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([right])
  const { response } = await api.api.GET('/containers/{id}', { params: { path: { id: attached.id } } })
  expect(response.status).toBe(404)
  const { data } = await api.api.GET('/shipments/{id}', { params: { path: { id: attached.shipment_id } } })
  expect(data!.data.relationships.containers.data).toHaveLength(1)
  expect(await total()).toBe(totalBefore)
  expect(
    await scene.rows('select event, changeset from changes where container_id = $1 order by sequence desc limit 1', [
      attached.id,
    ]),
  ).toEqual([{ event: null, changeset: { number: [wrong, null], shipment_id: [attached.shipment_id, null] } }])
  expect(
    await scene.rows(
      'select 1 from subscriptions s join checks c on c.id = s.check_id where s.active and c.subject_number = $1',
      [wrong],
    ),
  ).toEqual([])
})

const total = async () => {
  const { data } = await api.api.GET('/containers')
  return data!.meta!.total
}

test('the customer’s data of a wrongly attached container is removed with it', async () => {
  const { number, wrong, right } = await wronglyAttached()
  const { id } = await scene.one<{ id: string }>('select id from containers where number = $1', [wrong])
  await api.api.PATCH('/containers/{id}', {
    params: { path: { id } },
    body: { data: { type: 'container', id, attributes: { ref_numbers: ['PO-1'] } } } as never,
  })
  api.line.knows(number, journeyOf(right, ['TRD', number]))
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([right])
  const { data } = await api.api.GET('/search', { params: { query: { query: wrong } } })
  expect(data!.data).toEqual([])
})

test('a container that its line no longer names is kept, because it once belonged to this bill', async () => {
  const { number, container } = await tracked()
  const second = freshContainer()
  api.line.knows(number, [...journeyOf(container, ['TRD', number]), ...journeyOf(second, ['TRD', number])])
  await scene.poll(number)
  api.line.knows(number, journeyOf(second, ['TRD', number]))
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([container, second].sort())
})

test('nothing is removed if no response of the line has references', async () => {
  const { number, wrong, right } = await wronglyAttached()
  api.line.knows(number, journeyOf(right))
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([wrong, right].sort())
})

test('nothing is removed after an incomplete response', async () => {
  const { number, wrong, right } = await wronglyAttached()
  api.line.knows(number, [...journeyOf(right, ['TRD', number]), { eventType: 'ODD' }])
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([wrong, right].sort())
})

test('what an earlier version attached wrongly is removed, even if the response is unchanged', async () => {
  const { number } = await scene.request()
  const [wrong, right] = [freshContainer(), freshContainer()]
  // Reads as the earlier version did, without checking the references.
  api.line.source.read = (body, subject) => {
    const { namesSubject: _, ...reading } = read(body.replaceAll('documentReferences', 'ignored'), subject)
    return reading
  }
  api.line.knows(number, journeyOf(wrong, ['TRD', '999000114']))
  await scene.work()
  api.line.knows(number, journeyOf(right, ['TRD', number]))
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([wrong, right].sort())
  Object.assign(api.line.source, { read, adapterVersion: api.line.source.adapterVersion + 1 })
  await scene.poll(number)
  expect(await containersOf(number)).toEqual([right])
})

test('nothing about another number is applied in a replay after a fix', async () => {
  const { number } = await scene.request()
  api.line.knows(number, journeyOf(freshContainer(), ['TRD', '999000115']))
  await scene.work()
  const [row] = await waiting(number)
  expect(await replayQuarantined(api.context, api.context.wakeups, row!.report_id)).toEqual({
    replayed: 0,
    stillUnread: 1,
  })
})
