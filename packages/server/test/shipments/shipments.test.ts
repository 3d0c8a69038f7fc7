import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi()
const { context } = api
const at = (id: string) => ({ params: { path: { id } } })
const get = async (id: string) => (await api.api.GET('/shipments/{id}', at(id))).data!.data
const one = await trackedShipment(api, { ref_numbers: ['PO-1'], shipment_tags: ['spring'] })

test('a shipment is linked to its places, line and containers, and shows when the line was polled', async () => {
  const { attributes, relationships, links } = await get(one.shipmentId)
  expect(attributes).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
    destination_locode: 'USCHI',
    shipping_line_name: context.reference.shippingLines.byScac('MAEU')!.name,
    customer_name: null,
  })
  expect(attributes.line_tracking_last_attempted_at).toMatch(/Z$/)
  expect(attributes.line_tracking_last_succeeded_at).toBe(attributes.line_tracking_last_attempted_at)
  expect(relationships.port_of_lading.data?.type).toBe('port')
  expect(relationships.containers.data).toEqual([{ type: 'container', id: one.containerId }])
  expect(links.self).toBe(`/v2/shipments/${one.shipmentId}`)
})

test('each related resource is included once, reachable from the record', async () => {
  const include = [
    'containers',
    'port_of_lading',
    'port_of_discharge',
    'destination',
    'pod_terminal',
    'destination_terminal',
    'line_tracking_stopped_by_user',
    'containers.transport_events',
    'containers.raw_events',
    'containers.pod_terminal',
    'containers.pickup_facility',
  ] as const
  const { data } = await api.api.GET('/shipments/{id}', {
    params: { path: { id: one.shipmentId }, query: { include: [...include] } },
  })
  const keys = data!.included!.map(({ type, id }) => `${type} ${id}`)
  expect(new Set(keys).size).toBe(keys.length)
  const types = new Set(data!.included!.map(({ type }) => type as string))
  for (const type of ['container', 'port', 'transport_event', 'raw_event']) expect(types, type).toContain(type)
  const linked = new Set(JSON.stringify([data!.data, ...data!.included!]).match(/[0-9a-f-]{36}/g))
  for (const { id } of data!.included!) expect(linked).toContain(id)
})

test('reference numbers and tags are replaced, and any other attribute is rejected', async () => {
  const { shipmentId } = await trackedShipment(api)
  const { data } = await api.api.PATCH('/shipments/{id}', {
    ...at(shipmentId),
    body: { data: { type: 'shipment', id: shipmentId, attributes: { ref_numbers: ['A', 'B', 'A'], tags: [] } } },
  })
  expect(data!.data.attributes).toMatchObject({ ref_numbers: ['A', 'B'], tags: [] })
  const before = await get(shipmentId)
  for (const attribute of ['line_tracking_stopped_at', 'bill_of_lading_number', 'account_id', 'id', 'colour']) {
    const body = { data: { type: 'shipment', attributes: { [attribute]: 'x' } } }
    const response = await api.request('PATCH', `/v2/shipments/${shipmentId}`, { body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0]).toMatchObject({
      code: 'unknown_attribute',
      source: { pointer: `/data/attributes/${attribute}` },
    })
  }
  expect(await get(shipmentId)).toEqual(before)
})

test("another type or another id than the path's is rejected as a conflict", async () => {
  const send = (data: object) => api.request('PATCH', `/v2/shipments/${one.shipmentId}`, { body: { data } })
  expect((await send({ type: 'container', attributes: {} })).status).toBe(409)
  expect((await send({ type: 'shipment', id: crypto.randomUUID(), attributes: {} })).status).toBe(409)
  const action = { body: { data: { type: 'shipment', id: crypto.randomUUID() } } }
  expect((await api.request('PATCH', `/v2/shipments/${one.shipmentId}/stop_tracking`, action)).status).toBe(409)
})

test('a stopped shipment shows by whom and when it was stopped, keeps its freshness, and is no longer polled', async () => {
  const { shipmentId, requestId, number } = await trackedShipment(api)
  const before = await get(shipmentId)
  const { data } = await api.api.PATCH('/shipments/{id}/stop_tracking', at(shipmentId))
  const { attributes, relationships } = data!.data
  expect(attributes.line_tracking_stopped_at).not.toBeNull()
  expect(attributes.line_tracking_stopped_reason).toBe('cancelled_by_user')
  expect(attributes.line_tracking_last_attempted_at).toBe(before.attributes.line_tracking_last_attempted_at)
  expect(relationships.line_tracking_stopped_by_user.data).toEqual({ type: 'user', id: api.userId })
  const request = await api.api.GET('/tracking_requests/{id}', at(requestId))
  expect(request.data!.data.attributes.status).toBe('tracking_stopped')
  const { rows } = await context.pool.query('select next_check_at from checks where subject_number = $1', [number])
  expect(rows).toEqual([{ next_check_at: null }])
  // Stopping again changes nothing, not even the log.
  const logged = () => context.pool.query('select count(*) from changes').then((result) => result.rows[0].count)
  const sequence = await logged()
  const again = await api.api.PATCH('/shipments/{id}/stop_tracking', {
    ...at(shipmentId),
    body: { data: { type: 'shipment' } },
  })
  expect(again.data!.data).toEqual(data!.data)
  expect(await logged()).toBe(sequence)
})

test('polling of a shared shipment continues, and it stays frozen for the account that stopped it', async () => {
  const other = await api.otherAccount()
  const { shipmentId, number } = await trackedShipment(api)
  await other.api.POST('/tracking_requests', { body: trackingBody({ request_number: number }) })
  await workUntilIdle(context)
  const { data } = await api.api.PATCH('/shipments/{id}/stop_tracking', at(shipmentId))
  const frozen = data!.data.attributes.line_tracking_last_attempted_at
  await context.pool.query(
    `update checks set next_check_at = now() where subject_number = $1 and next_check_at is not null`,
    [number],
  )
  await context.pool.query(
    `update checks set last_asked_at = last_asked_at - interval '1 day' where subject_number = $1`,
    [number],
  )
  const pollsBefore = api.line.polls.length
  await workUntilIdle(context)
  expect(api.line.polls.length).toBe(pollsBefore + 1)
  expect((await get(shipmentId)).attributes.line_tracking_last_attempted_at).toBe(frozen)
})

test('the tracking of a resumed shipment continues', async () => {
  const { shipmentId, requestId, number } = await trackedShipment(api)
  await api.api.PATCH('/shipments/{id}/stop_tracking', at(shipmentId))
  const { data } = await api.api.PATCH('/shipments/{id}/resume_tracking', at(shipmentId))
  expect(data!.data.attributes).toMatchObject({ line_tracking_stopped_at: null, line_tracking_stopped_reason: null })
  expect(data!.data.relationships.line_tracking_stopped_by_user.data).toBeNull()
  await workUntilIdle(context)
  expect((await api.api.GET('/tracking_requests/{id}', at(requestId))).data!.data.attributes.status).toBe('created')
  const { rows } = await context.pool.query('select next_check_at from checks where subject_number = $1', [number])
  expect(rows[0].next_check_at).not.toBeNull()
  const again = await api.api.PATCH('/shipments/{id}/resume_tracking', at(shipmentId))
  expect(again.data!.data.attributes.line_tracking_stopped_at).toBeNull()
})

test('a new request for a stopped bill is created and resumes its shipment', async () => {
  const { shipmentId, requestId, body } = await trackedShipment(api)
  await api.api.PATCH('/shipments/{id}/stop_tracking', at(shipmentId))
  const { data, response } = await api.api.POST('/tracking_requests', { body })
  expect(response.status).toBe(201)
  expect(data!.data.id).not.toBe(requestId)
  await workUntilIdle(context)
  const request = await api.api.GET('/tracking_requests/{id}', at(data!.data.id))
  expect(request.data!.data.attributes.status).toBe('created')
  expect(request.data!.data.relationships.tracked_object.data?.id).toBe(shipmentId)
  expect((await get(shipmentId)).attributes.line_tracking_stopped_at).toBeNull()
})

test('a shipment whose number another open request has cannot be resumed', async () => {
  const shipped = await trackedShipment(api)
  await api.api.PATCH('/shipments/{id}/stop_tracking', at(shipped.shipmentId))
  // Another request for the same number, as an empty return can lead to.
  await context.pool.query(
    `insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, bare_number, scac, status, created_at, updated_at)
     select account_id, $2, request_type, request_type, request_number, normalized_number, bare_number, scac, 'pending', now(), now() from tracking_requests where id = $1`,
    [shipped.requestId, context.newId()],
  )
  await showAgain(context.pool)
  const { response, error } = await api.api.PATCH('/shipments/{id}/resume_tracking', at(shipped.shipmentId))
  expect(response.status).toBe(422)
  expect(error).toMatchObject({ errors: [{ code: 'duplicate', source: { pointer: '/data' } }] })
  expect((await get(shipped.shipmentId)).attributes.line_tracking_stopped_at).not.toBeNull()
})

test('a shipment of another account and an unknown one are answered alike, in every operation', async () => {
  const stranger = await api.otherAccount()
  const requests: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '?include=containers'],
    ['PATCH', '', { data: { type: 'shipment', attributes: { tags: ['x'] } } }],
    ['PATCH', '/stop_tracking'],
    ['PATCH', '/resume_tracking'],
  ]
  const before = await get(one.shipmentId)
  for (const [method, rest, body] of requests) {
    const answers = await Promise.all(
      [one.shipmentId, crypto.randomUUID(), 'no-id', '%00'].map(async (id) => {
        const response = await stranger.request(method, `/v2/shipments/${id}${rest}`, { body })
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, `${method} ${rest}`).toBe(1)
    expect(answers[0]![0]).toBe(404)
  }
  expect(await get(one.shipmentId)).toEqual(before)
  const { data } = await stranger.api.GET('/shipments')
  expect([data!.data, data!.meta.total]).toEqual([[], 0])
})
