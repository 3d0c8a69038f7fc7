import { examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { freshNumber, trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi()
const { context } = api
const create = (attributes: Parameters<typeof trackingBody>[0] = {}) =>
  api.api.POST('/tracking_requests', { body: trackingBody(attributes) })

test("a pending request of the caller's account is created, and listed at once", async () => {
  const { request: bodies } = examples.createTrackingRequest
  const { data, response } = await create({ ref_numbers: ['PO-1', 'PO-1'], shipment_tags: ['a', 'b', 'a'] })
  expect(response.status).toBe(201)
  expect(data!.data.attributes).toMatchObject({ status: 'pending', ref_numbers: ['PO-1'], shipment_tags: ['a', 'b'] })
  expect(data!.data.relationships.user.data).toEqual({ type: 'user', id: api.userId })
  expect(data!.links.self).toBe('https://boxtrail.test/v2/tracking_requests')
  const { data: list } = await api.api.GET('/tracking_requests')
  expect(list!.data[0]).toEqual(data!.data)
  expect(list!.meta.total).toBe(1)
  for (const name of ['booking', 'container'] as const) {
    const sent = await api.api.POST('/tracking_requests', { body: bodies[name] })
    expect(sent.response.status, name).toBe(201)
    const { request_type, request_number } = bodies[name].data.attributes
    expect(sent.data!.data.attributes).toMatchObject({ request_type, request_number })
  }
})

test('a booking is returned in the spelling in which it was sent', async () => {
  for (const request_type of ['booking', 'booking_number'] as const)
    expect((await create({ request_type })).data!.data.attributes.request_type).toBe(request_type)
  const { data } = await api.api.GET('/tracking_requests', { params: { query: { 'filter[request_type]': 'booking' } } })
  expect(new Set(data!.data.map((one) => one.attributes.request_type))).toEqual(new Set(['booking', 'booking_number']))
})

test('a tracked number becomes a shipment with its containers, linked from the request', async () => {
  const { requestId, shipmentId, number } = await trackedShipment(api, { ref_numbers: ['PO-7'], shipment_tags: ['t'] })
  const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id: requestId } } })
  expect(data!.data.attributes.status).toBe('created')
  expect(data!.included?.map(({ type, id }) => [type, id])).toEqual([['shipment', shipmentId]])
  const { data: shipment } = await api.api.GET('/shipments/{id}', { params: { path: { id: shipmentId } } })
  expect(shipment!.data.attributes).toMatchObject({
    bill_of_lading_number: number,
    shipping_line_scac: 'MAEU',
    ref_numbers: ['PO-7'],
    tags: ['t'],
  })
})

test('one request is created from fifty concurrent ones for one number in different spellings', async () => {
  const number = freshNumber()
  const spellings = [
    number,
    `MAEU${number}`,
    `maeu ${number}`,
    `MAEU-${number}`,
    ` ${number.slice(0, 4)}-${number.slice(4)} `,
  ]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => create({ request_number: spellings[i % spellings.length]! })),
  )
  const made = answers.filter(({ response }) => response.status === 201)
  const refused = answers.filter(({ response }) => response.status === 422)
  expect([made.length, refused.length]).toEqual([1, 49])
  for (const { error } of refused) {
    const [problem] = (error as { errors: { code: string; source: unknown; meta: unknown }[] }).errors
    expect(problem).toMatchObject({ code: 'duplicate', source: { pointer: '/data/attributes/request_number' } })
    expect(problem!.meta).toEqual({ tracking_request_id: made[0]!.data!.data.id, status: 'pending' })
  }
})

test('a number is free again once its request has failed', async () => {
  const request_number = freshNumber()
  api.line.fails(request_number, 'number_rejected')
  const { data } = await create({ request_number })
  await workUntilIdle(context)
  const { data: failed } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id: data!.data.id } } })
  expect(failed!.data.attributes).toMatchObject({
    status: 'failed',
    failed_reason: 'invalid_number',
    action: 'fix_number',
  })
  expect(failed!.data.meta).toMatchObject({ action: 'fix_number', retry_at: null })
  expect((await create({ request_number })).response.status).toBe(201)
})

test('a new request does not fail because of an earlier answer to another account about its number', async () => {
  const other = await api.otherAccount()
  const number = 'MSKU1234565'
  const body = trackingBody({ request_type: 'container', request_number: number })
  await other.api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
  api.line.fails(number, 'unreachable')
  const { data } = await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
  const { data: now } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id: data!.data.id } } })
  expect(now!.data.attributes).toMatchObject({ status: 'pending', is_retrying: true, retry_count: 1 })
  const { data: list } = await api.api.GET('/tracking_requests', {
    params: { query: { 'filter[request_number]': number } },
  })
  expect(list!.data[0]!.meta).toEqual(now!.data.meta)
  expect(now!.data.meta!.action).toBe('wait_until')
  expect(Date.parse(now!.data.meta!.retry_at!)).toBeGreaterThan(Date.parse(now!.data.attributes.created_at))
})

test('a number that another account tracks is found without polling the line again', async () => {
  const { number } = await trackedShipment(api)
  const other = await api.otherAccount()
  const pollsBefore = api.line.polls.length
  const { data } = await other.api.POST('/tracking_requests', { body: trackingBody({ request_number: number }) })
  await workUntilIdle(context)
  expect(api.line.polls.length).toBe(pollsBefore)
  const { data: found } = await other.api.GET('/tracking_requests/{id}', { params: { path: { id: data!.data.id } } })
  expect(found!.data.attributes.status).toBe('created')
})

test('the place of every reason to reject a number or a line is named', async () => {
  // No line in the tables refuses a type of request, so make one refuse containers.
  context.reference.shippingLines.byScac('CHVW')!.supports.container = false
  const scac = '/data/attributes/scac'
  const number = '/data/attributes/request_number'
  const cases: [Record<string, unknown>, string, string][] = [
    [{ scac: '' }, 'blank', scac],
    [{ scac: null }, 'blank', scac],
    [{ scac: undefined }, 'blank', scac],
    [{ scac: 'XXXX' }, 'blank', scac],
    [{ scac: 'SMLU' }, 'blank', scac],
    [{ request_number: '' }, 'blank', number],
    [{ request_number: ' - ' }, 'blank', number],
    [{ request_number: undefined }, 'blank', number],
    [{ request_type: 'container', request_number: 'MSKU12345' }, 'invalid', number],
    [{ request_type: 'seal' }, 'invalid', '/data/attributes/request_type'],
    [
      { scac: 'CHVW', request_type: 'container', request_number: 'MSKU1234565' },
      'unsupported',
      '/data/attributes/request_type',
    ],
    [{ status: 'created' }, 'unknown_attribute', '/data/attributes/status'],
  ]
  for (const [attributes, code, pointer] of cases) {
    const { data } = trackingBody()
    const body = { data: { ...data, attributes: { ...data.attributes, ...attributes } } }
    const response = await api.request('POST', '/v2/tracking_requests', { body })
    expect(response.status, JSON.stringify(attributes)).toBe(422)
    expect((await response.json()).errors[0], JSON.stringify(attributes)).toMatchObject({ code, source: { pointer } })
  }
})

test('an account-enabled line is tracked for its account, and not shown to any other', async () => {
  const other = await api.otherAccount()
  await context.pool.query(`update accounts set enabled_lines = '{SMLU}' where id = $1`, [other.accountId])
  expect((await other.api.POST('/tracking_requests', { body: trackingBody({ scac: 'SMLU' }) })).response.status).toBe(
    201,
  )
  const shown = async (of: typeof other) =>
    (await of.api.GET('/shipping_lines')).data!.data.map((line) => line.attributes.scac)
  expect(await shown(other)).toContain('SMLU')
  expect(await shown(api)).not.toContain('SMLU')
})

test('a line is accepted by any of its SCACs, and returned with its own', async () => {
  const line = context.reference.shippingLines.all().find(({ alternativeScacs }) => alternativeScacs.length > 0)!
  const { data } = await create({ scac: line.alternativeScacs[0]!.toLowerCase() })
  expect(data!.data.attributes.scac).toBe(line.scac)
})

test('a request whose line cannot be detected fails, and its number is free again', async () => {
  const body = { scac: undefined, auto_detect_vocc_scac: true }
  const { data, response } = await create(body)
  expect(response.status).toBe(201)
  expect(data!.data.attributes).toMatchObject({ scac: null, status: 'pending' })
  await workUntilIdle(context)
  const params = { path: { id: data!.data.id } }
  const { data: failed } = await api.api.GET('/tracking_requests/{id}', { params })
  expect(failed!.data.attributes).toMatchObject({ status: 'failed', failed_reason: 'scac_auto_detect_failed' })
})

test('a customer must be a party of the account', async () => {
  const other = await api.otherAccount()
  const party = async (accountId: string) => {
    const id = context.newId()
    await context.pool.query(`insert into parties values ($1, $2, 'Harbour Toys', now())`, [accountId, id])
    return id
  }
  const mine = await party(api.accountId)
  const send = (id: string) => {
    const { data } = trackingBody()
    const relationships = { customer: { data: { type: 'party', id } } }
    return api.request('POST', '/v2/tracking_requests', { body: { data: { ...data, relationships } } })
  }
  for (const id of [await party(other.accountId), crypto.randomUUID(), 'nobody']) {
    const response = await send(id)
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].source.pointer).toBe('/data/relationships/customer')
  }
  const { data } = await (await send(mine)).json()
  expect(data.relationships.customer.data).toEqual({ type: 'party', id: mine })
  const { data: shown } = await api.api.GET('/tracking_requests/{id}', {
    params: { path: { id: data.id }, query: { include: ['customer', 'user'] } },
  })
  expect(shown!.included!.map(({ type }) => type)).toEqual(['party', 'user'])
})

test('the log of the account has no gaps, and the total of the list equals its rows', async () => {
  const { rows } = await context.pool.query(
    `select l.account_id, l.last_sequence, l.tracking_requests_total, l.shipments_total, l.containers_total,
       (select count(*) from changes c where c.account_id = l.account_id) as logged,
       (select coalesce(max(sequence), 0) from changes c where c.account_id = l.account_id) as highest,
       (select count(*) from tracking_requests c where c.account_id = l.account_id) as requests,
       (select count(*) from shipments c where c.account_id = l.account_id) as shipments,
       (select count(*) from containers c where c.account_id = l.account_id) as containers
     from ledgers l`,
  )
  for (const row of rows) {
    expect([row.logged, row.highest]).toEqual([row.last_sequence, row.last_sequence])
    expect(row.requests).toBe(row.tracking_requests_total)
    expect([row.shipments, row.containers]).toEqual([row.shipments_total, row.containers_total])
  }
})
