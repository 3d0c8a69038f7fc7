import type { Schemas } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { freshNumber, trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

const LIMIT = 100
const api = await testApi({ limits: { tracking_requests_per_minute: LIMIT } })
const { context } = api
const { pool } = context

const bill = (request_number: string = freshNumber(), more: object = {}) => ({
  request_type: 'bill_of_lading' as const,
  request_number,
  scac: 'MAEU',
  ...more,
})
const batch = (rows: unknown[], attributes: object = {}, more: object = {}) => ({
  data: { type: 'tracking_request_batch', attributes: { rows, ...attributes }, ...more },
})
const post = (body: unknown, of: Pick<typeof api, 'request'> = api, headers = {}) =>
  of.request('POST', '/v2/tracking_requests/bulk', { body, headers })
type Batch = Schemas['TrackingRequestBatch']['attributes']
const results = async (rows: unknown[], attributes: object = {}, of: Pick<typeof api, 'request'> = api) => {
  const response = await post(batch(rows, attributes), of)
  expect(response.status).toBe(200)
  return (await response.json()).data.attributes as Batch
}
const statuses = ({ results: all }: Batch) => all.map(({ status }) => status)
/** An account with unused limits. */
const fresh = () => api.otherAccount()
const count = async (accountId: string) =>
  (await pool.query('select count(*) as n from tracking_requests where account_id = $1', [accountId])).rows[0].n

test('the batch of the contract is answered as in its example', async () => {
  const account = await fresh()
  const { request, 200: answers } = examples.bulkCreateTrackingRequests
  const { id } = (
    await (
      await account.request('POST', '/v2/parties', {
        body: { data: { type: 'party', attributes: { company_name: 'Harbour Toys' } } },
      })
    ).json()
  ).data
  for (const name of ['dry_run', 'default'] as const) {
    const { attributes } = request[name].data
    const relationships = { customer: { data: { type: 'party', id } } }
    const { data } = await (await post({ data: { ...request[name].data, attributes, relationships } }, account)).json()
    const shown = answers[name].data.attributes
    // The limit admits all four rows here, so the row that has to wait in the example is created as well.
    const statusesOf = (all: readonly { status: string }[]) =>
      all.map((one) => ({
        ...one,
        status: one.status === 'accepted' ? 'created' : one.status,
        tracking_request_id: null,
        starts_at: null,
        meta: null,
      }))
    expect(statusesOf(data.attributes.results)).toEqual(statusesOf(shown.results))
    expect(data.attributes.dry_run).toBe(name === 'dry_run')
    expect(await count(account.accountId)).toBe(name === 'dry_run' ? 0 : 2)
  }
  const { data: list } = await account.api.GET('/tracking_requests')
  expect(list!.data.map((one) => one.relationships.customer.data?.id)).toEqual([id, id])
})

test('the other rows are accepted if one is invalid, and that one is rejected like a single creation', async () => {
  const account = await fresh()
  const bad: [object, string, string][] = [
    [bill('X1', { scac: '' }), 'blank', 'scac'],
    [bill('X1', { scac: 'XXXX' }), 'blank', 'scac'],
    [bill(' - '), 'blank', 'request_number'],
    [{ ...bill(), request_number: 7 }, 'invalid', 'request_number'],
    [{ ...bill(), request_type: 'seal' }, 'invalid', 'request_type'],
    [{ ...bill(), request_type: 'container', request_number: 'MSKU1' }, 'invalid', 'request_number'],
    [{ ...bill(), status: 'created' }, 'unknown_attribute', 'status'],
    [{ ...bill(), customer_id: crypto.randomUUID() }, 'invalid', 'customer_id'],
    [{ ...bill(), customer_id: 7 }, 'invalid', 'customer_id'],
    [{}, 'blank', 'request_type'],
  ]
  const rows = bad.flatMap(([row]) => [row, bill()])
  const answer = await results(rows, {}, account)
  expect(statuses(answer)).toEqual(bad.flatMap(() => ['invalid', 'created']))
  for (const [at, [row, code, member]] of bad.entries()) {
    const { errors } = answer.results[at * 2]!
    const pointer = `/data/attributes/rows/${at * 2}/${member}`
    expect(errors[0], JSON.stringify(row)).toMatchObject({ status: '422', code, source: { pointer } })
  }
  expect(answer.counts).toMatchObject({ created: bad.length, invalid: bad.length })
  expect(await count(account.accountId)).toBe(bad.length)
})

test('a row that is already tracked is rejected with the record that has its number', async () => {
  const account = await fresh()
  const { number, requestId, shipmentId } = await trackedShipment(api, {}, account)
  const before = (await pool.query(`select next_check_at from checks where subject_number = $1`, [number])).rows
  const other = freshNumber()
  const answer = await results([bill(`maeu ${number}`), bill(other), bill(`MAEU-${other}`)], {}, account)
  expect(statuses(answer)).toEqual(['duplicate', 'created', 'duplicate'])
  expect(answer.results[0]).toMatchObject({
    meta: { tracking_request_id: requestId, shipment_id: shipmentId },
    errors: [{ code: 'duplicate', source: { pointer: '/data/attributes/rows/0/request_number' } }],
  })
  expect(answer.results[2]).toMatchObject({
    meta: { row: 1, tracking_request_id: answer.results[1]!.tracking_request_id },
    errors: [{ code: 'duplicate', source: { pointer: '/data/attributes/rows/2/request_number' } }],
  })
  expect((await pool.query(`select next_check_at from checks where subject_number = $1`, [number])).rows).toEqual(
    before,
  )
})

test('nothing is written in a dry run, and the inferred line is reported', async () => {
  const account = await fresh()
  const rows = [bill(), { request_type: 'bill_of_lading', request_number: 'MSKU7054410', auto_detect_vocc_scac: true }]
  const answer = await results(rows, { dry_run: true }, account)
  expect(statuses(answer)).toEqual(['would_create', 'would_create'])
  expect(answer.results[1]!.shipping_line).toMatchObject({ decision: 'needs_confirmation', selected: { scac: 'MAEU' } })
  expect(await count(account.accountId)).toBe(0)
  expect((await pool.query('select 1 from changes where account_id = $1', [account.accountId])).rows).toEqual([])
  // A dry run does not count towards the limit either.
  expect(
    (
      await results(
        Array.from({ length: LIMIT }, () => bill()),
        {},
        account,
      )
    ).counts.created,
  ).toBe(LIMIT)
})

test('rows beyond the limit are written at once and polled at its rate, batch after batch', async () => {
  await workUntilIdle(context)
  const account = await fresh()
  const started = Date.now()
  const first = await results(
    Array.from({ length: 1_000 }, () => bill()),
    {},
    account,
  )
  expect(first.counts).toMatchObject({ created: LIMIT, accepted: 900 })
  expect(statuses(first)).toEqual([...Array(LIMIT).fill('created'), ...Array(900).fill('accepted')])
  expect(await count(account.accountId)).toBe(1_000)
  const second = await results(
    Array.from({ length: 50 }, () => bill()),
    {},
    account,
  )
  expect(second.counts).toMatchObject({ created: 0, accepted: 50 })
  const turns = [...first.results, ...second.results].flatMap(({ starts_at }) =>
    starts_at ? Date.parse(starts_at) : [],
  )
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  // No minute contains more polls than the limit; the first waits until this minute is over.
  for (const [index, turn] of turns.entries()) {
    const later = turns[index + LIMIT]
    if (later !== undefined) expect(later - turn).toBeGreaterThanOrEqual(60_000)
  }
  expect(turns[0]!).toBeGreaterThanOrEqual(Math.floor((started + 60_000) / 1_000) * 1_000)
  const due = async () =>
    (
      await pool.query(
        `select count(*) filter (where c.next_check_at <= now()) as now, count(*) filter (where c.next_check_at > now()) as later
         from checks c join subscriptions s on s.check_id = c.id where s.account_id = $1 and c.last_asked_at is null`,
        [account.accountId],
      )
    ).rows[0]
  expect(await due()).toEqual({ now: LIMIT, later: 950 })
  // The journeys are projected, and the schedule of their polls does not change.
  const pollsBefore = api.line.polls.length
  await workUntilIdle(context)
  expect(api.line.polls.length - pollsBefore).toBe(LIMIT)
  expect(await due()).toEqual({ now: 0, later: 950 })
  // A single tracking request has to wait, too.
  const { response } = await account.api.POST('/tracking_requests', { body: trackingBody() })
  expect(response.status).toBe(429)
})

test('a row whose line must be detected is scheduled too', async () => {
  const account = await fresh()
  await results(
    Array.from({ length: LIMIT }, () => bill()),
    {},
    account,
  )
  const row = { request_type: 'bill_of_lading', request_number: `MAEU${freshNumber()}`, auto_detect_vocc_scac: true }
  const answer = await results([row], {}, account)
  expect(answer.results[0]).toMatchObject({ status: 'accepted', scac: null })
  await workUntilIdle(context)
  const { data } = await account.api.GET('/tracking_requests/{id}', {
    params: { path: { id: answer.results[0]!.tracking_request_id! } },
  })
  expect(data!.data.attributes).toMatchObject({ status: 'pending', scac: null })
})

test('a batch is applied once under one Idempotency-Key', async () => {
  const account = await fresh()
  const body = batch([bill(), bill()])
  const key = { 'Idempotency-Key': 'spring-import' }
  const [first, second] = [await post(body, account, key), await post(body, account, key)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.json()).toEqual(await first.json())
  expect(await count(account.accountId)).toBe(2)
})

test('each number is created once from concurrent batches with the same numbers in other orders', async () => {
  const account = await fresh()
  const numbers = Array.from({ length: 12 }, () => freshNumber())
  const spelled = (one: string, at: number) => bill(at % 2 ? `MAEU ${one}` : one)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => {
      const rows = numbers.map((one) => spelled(one, turn))
      return results(turn % 2 ? rows.toReversed() : rows, {}, account)
    }),
  )
  const made = answers.flatMap((answer) =>
    answer.results.filter(({ tracking_request_id }) => tracking_request_id !== null),
  )
  expect(made).toHaveLength(numbers.length)
  for (const { results: all } of answers)
    for (const one of all) if (one.status === 'duplicate') expect(one.meta?.tracking_request_id).toBeDefined()
  expect(await count(account.accountId)).toBe(numbers.length)
})

test('an invalid batch is rejected as a whole', async () => {
  const cases: [unknown, number][] = [
    [batch([]), 422],
    [{ data: { type: 'tracking_request_batch', attributes: {} } }, 422],
    [batch(['MAEU261904573']), 422],
    [batch([bill()], { dry_run: 'no' }), 422],
    [batch([bill()], {}, { relationships: { customer: { data: { type: 'party', id: crypto.randomUUID() } } } }), 422],
    [batch([bill()], { status: 'created' }), 422],
    [{ data: { ...batch([bill()]).data, type: 'tracking_request' } }, 409],
    ['{', 400],
    [batch(Array.from({ length: 1_001 }, () => bill())), 422],
  ]
  for (const [body, status] of cases) expect((await post(body)).status, JSON.stringify(body).slice(0, 200)).toBe(status)
  expect((await post(batch([bill()]), api, { 'content-type': 'text/plain' })).status).toBe(415)
})

test('a thousand full rows are accepted, and more than 2 MiB are rejected', async () => {
  const long = (at: number) =>
    bill(undefined, { ref_numbers: [`PO-${at}-${'x'.repeat(240)}`], shipment_tags: ['spring-range'.repeat(10)] })
  const rows = Array.from({ length: 1_000 }, (_, at) => long(at))
  expect(JSON.stringify(rows).length).toBeGreaterThan(256 * 1_024)
  expect((await results(rows, { dry_run: true })).counts.would_create).toBe(1_000)
  const huge = rows.map((row) => ({ ...row, ref_numbers: Array(10).fill('x'.repeat(250)) }))
  expect((await post(batch(huge))).status).toBe(413)
  const one = {
    data: { type: 'tracking_request', attributes: bill(undefined, { ref_numbers: ['x'.repeat(300_000)] }) },
  }
  expect((await api.request('POST', '/v2/tracking_requests', { body: one })).status).toBe(413)
})

test('a batch does not affect another account', async () => {
  const [mine, other] = [await fresh(), await fresh()]
  const number = freshNumber()
  expect(statuses(await results([bill(number)], {}, mine))).toEqual(['created'])
  expect(statuses(await results([bill(number)], {}, other))).toEqual(['created'])
})

test('the client sends many numbers and returns the result of each row', async () => {
  const { api: client, accountId } = await fresh()
  const { trackingRequests } = client
  const rows = [bill(), { ...bill(), scac: 'XXXX' }]
  const foreseen = await trackingRequests.createMany(rows, { dryRun: true })
  expect(foreseen.results.map(({ status }) => status)).toEqual(['would_create', 'invalid'])
  const options = { idempotencyKey: 'import-1', customer: { type: 'party' as const, id: accountId } }
  const made = await trackingRequests.createMany(rows, options)
  expect(made.counts).toMatchObject({ created: 1, invalid: 1 })
  expect(await trackingRequests.createMany(rows, options)).toEqual(made)
})
