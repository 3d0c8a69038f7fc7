import type { Schemas } from '@boxtrail/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi()
const UNKNOWN = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de2ff'

type Of = Pick<typeof api, 'request'>
type Sent = Schemas['RecordBatchCreate']['data']['attributes']
type Attributes = { [Name in keyof Sent]?: Sent[Name] | Readonly<Sent[Name]> }

const send = (list: 'containers' | 'shipments', attributes: Attributes, of: Of = api) =>
  of.request('POST', `/v2/${list}/bulk`, { body: { data: { type: 'record_batch', attributes } } })

const statuses = async (response: Promise<Response>) => {
  const answer = await response
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { results, counts } = (await answer.json()).data.attributes as Schemas['RecordBatch']['attributes']
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  expect(total).toBe(results.length)
  return results.map(({ status }) => status)
}

const errorsOf = async (response: Promise<Response>) => {
  const { errors } = await (await response).json()
  return [(await response).status, errors.map(({ code, source }: Schemas['Error']) => [code, source?.pointer])]
}

const account = async (shipments = 2) => {
  const of = await api.otherAccount()
  for (let n = 0; n < shipments; n++) await trackedShipment(api, {}, of)
  const { data: all } = await of.api.shipments.list({ include: ['containers'] })
  const { data: containers } = await of.api.containers.list()
  return { of, ids: all.map(({ id }) => id), containers: containers.map(({ id }) => id) }
}

test('changes tags and references of those that are named, and answers with the outcome for each', async () => {
  const { of, ids } = await account()
  const tag = {
    action: 'add_tags',
    ids: [ids[1]!, UNKNOWN, 'no id', ids[0]!, ids[1]!],
    values: ['spring', 'spring'],
  } as const
  expect(await statuses(send('shipments', { ...tag, ids: [...tag.ids] }, of))).toEqual([
    'done',
    'not_found',
    'not_found',
    'done',
    'done',
  ])
  expect(await statuses(send('shipments', { ...tag, ids: [...tag.ids] }, of))).toEqual([
    'unchanged',
    'not_found',
    'not_found',
    'unchanged',
    'unchanged',
  ])
  const tagged = await of.api.shipments.get(ids[0]!)
  expect(tagged.data.attributes.tags).toEqual(['spring'])
  await statuses(send('shipments', { action: 'remove_tags', ids: [ids[0]!], values: ['spring', 'absent'] }, of))
  await statuses(send('shipments', { action: 'add_references', ids, values: ['PO-1', 'PO-2'] }, of))
  await statuses(send('shipments', { action: 'remove_references', ids: [ids[0]!], values: ['PO-1'] }, of))
  const { data } = await of.api.shipments.get(ids[0]!)
  expect([data.attributes.tags, data.attributes.ref_numbers]).toEqual([[], ['PO-2']])
  const found = await of.api.shipments.list({ q: 'PO-1' })
  expect(found.data.map(({ id }) => id)).toEqual([ids[1]])
  const log = await (await of.request('GET', '/v2/events?limit=1000')).json()
  const changes = log.data.map(({ attributes }: { attributes: { changeset: object } }) => attributes.changeset)
  expect(changes).toContainEqual({ tags: [['spring'], []] })
})

test('changes the shipment of containers once, and references at each container', async () => {
  const { of, containers } = await account(1)
  expect(await statuses(send('containers', { action: 'add_tags', ids: containers, values: ['cold'] }, of))).toEqual(
    containers.map(() => 'done'),
  )
  expect(await statuses(send('containers', { action: 'add_references', ids: containers, values: ['R'] }, of))).toEqual(
    containers.map(() => 'done'),
  )
  const { data } = await of.api.containers.list({ include: ['shipment'] })
  expect(data.map(({ attributes }) => attributes.ref_numbers)).toEqual(containers.map(() => ['R']))
  await statuses(send('containers', { action: 'remove_references', ids: containers, values: ['R'] }, of))
  const after = await of.api.containers.get(containers[0]!)
  expect(after.data.attributes.ref_numbers).toEqual([])
})

test('stops, resumes and refreshes', async () => {
  const { of, ids, containers } = await account()
  expect(await statuses(send('containers', { action: 'refresh', ids: containers }, of))).toEqual(
    containers.map(() => 'done'),
  )
  expect(await statuses(send('shipments', { action: 'stop_tracking', ids }, of))).toEqual(['done', 'done'])
  expect(await statuses(send('shipments', { action: 'stop_tracking', ids }, of))).toEqual(['unchanged', 'unchanged'])
  const refused = await (await send('shipments', { action: 'refresh', ids }, of)).json()
  expect(refused.data.attributes.results[0]).toMatchObject({ status: 'refused', errors: [{ code: 'not_polled' }] })
  const stopped = await of.api.shipments.list({ 'filter[tracking_stopped]': true })
  expect(stopped.data.map(({ id }) => id).sort()).toEqual([...ids].sort())
  expect(await statuses(send('containers', { action: 'resume_tracking', ids: containers }, of))).toEqual(
    containers.map(() => 'done'),
  )
  await workUntilIdle(api.context)
  expect((await of.api.shipments.list({ 'filter[tracking_stopped]': true })).data).toEqual([])
  expect(await statuses(send('shipments', { action: 'refresh', ids }, of))).toEqual(['done', 'done'])
})

test('takes those of the list that filters match, if they are as many as stated', async () => {
  const { of, ids } = await account(3)
  const { data } = await of.api.shipments.get(ids[0]!)
  const filters = { 'filter[carrier]': data.attributes.shipping_line_scac!, q: data.attributes.bill_of_lading_number! }
  const tag = { action: 'add_tags', filters, values: ['found'] } as const
  const answer = await send('shipments', { ...tag, count: 2 }, of)
  expect(answer.status).toBe(409)
  expect((await answer.json()).errors[0]).toMatchObject({ code: 'count_changed', meta: { count: 1 } })
  const untouched = await of.api.shipments.get(ids[0]!)
  expect(untouched.data.attributes.tags).toEqual([])
  expect(await statuses(send('shipments', { ...tag, count: 1 }, of))).toEqual(['done'])
  expect(await statuses(send('shipments', { ...tag, filters: {}, count: 3 }, of))).toHaveLength(3)
})

test('one that would have too many values is refused, and stops no other', async () => {
  const { of, ids } = await account()
  const many = Array.from({ length: 100 }, (_, n) => `t${n}`)
  await statuses(send('shipments', { action: 'add_tags', ids: [ids[0]!], values: many }, of))
  expect(await statuses(send('shipments', { action: 'add_tags', ids, values: ['one more'] }, of))).toEqual([
    'refused',
    'done',
  ])
})

const AT = '/data/attributes'
test.each<[string, Attributes, number, unknown[]]>([
  ['neither ids nor filters', { action: 'refresh' }, 422, [['invalid', AT]]],
  ['both', { action: 'refresh', ids: [UNKNOWN], filters: {}, count: 0 }, 422, [['invalid', AT]]],
  ['filters without a count', { action: 'refresh', filters: {} }, 422, [['blank', `${AT}/count`]]],
  ['a count of ids', { action: 'refresh', ids: [UNKNOWN], count: 1 }, 422, [['invalid', `${AT}/count`]]],
  ['tags without values', { action: 'add_tags', ids: [UNKNOWN] }, 422, [['blank', `${AT}/values`]]],
  [
    'values that nothing takes',
    { action: 'refresh', ids: [UNKNOWN], values: ['x'] },
    422,
    [['invalid', `${AT}/values`]],
  ],
  [
    'an unknown filter',
    { action: 'refresh', filters: { 'filter[colour]': 'red' }, count: 0 },
    422,
    [['invalid', `${AT}/filters/filter[colour]`]],
  ],
  [
    'a page',
    { action: 'refresh', filters: { 'page[size]': '1' }, count: 0 },
    422,
    [['invalid', `${AT}/filters/page[size]`]],
  ],
  [
    'a name that fits nothing',
    { action: 'refresh', filters: { 'filter[carrier]': 'nobody' }, count: 0 },
    422,
    [['invalid', `${AT}/filters/filter[carrier]`]],
  ],
])('refuses %s, and says where', async (_, attributes, status, errors) => {
  expect(await errorsOf(send('containers', attributes))).toEqual([status, errors])
})

test('refuses 10,001 ids, and records of another account', async () => {
  const ids = Array.from({ length: 10_001 }, () => UNKNOWN)
  expect((await send('containers', { action: 'refresh', ids })).status).toBe(400)
  expect((await send('containers', { action: 'refresh', ids: ids.slice(1) })).status).toBe(200)
  const { ids: theirs } = await account(1)
  expect(await statuses(send('shipments', { action: 'add_tags', ids: theirs, values: ['x'] }))).toEqual(['not_found'])
})

test('is the same answer again with its Idempotency-Key', async () => {
  const { of, ids } = await account(1)
  const headers = { 'idempotency-key': 'a batch' }
  const body = { data: { type: 'record_batch', attributes: { action: 'add_tags', ids, values: ['once'] } } }
  const first = await (await of.request('POST', '/v2/shipments/bulk', { body, headers })).json()
  expect(first.data.attributes.counts.done).toBe(1)
  expect(await (await of.request('POST', '/v2/shipments/bulk', { body, headers })).json()).toEqual(first)
})
