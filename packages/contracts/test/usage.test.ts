import { expect, test } from 'vitest'
import { eventExamples, examples } from '../src/examples.ts'
import { createUsage, isUsageRecord, recordUsage } from '../src/usage.ts'

const of = (exchange: Parameters<ReturnType<typeof createUsage>['add']>[0]) => {
  const usage = createUsage()
  const id = usage.add(exchange)
  return { id, record: usage.toJSON(), operation: usage.toJSON().operations[id ?? ''] }
}

test.each([
  ['GET', '/v2/containers/7', 'getContainer'],
  ['get', 'https://boxtrail.example/v2/containers?page[size]=2', 'listContainers'],
  ['GET', 'http://127.0.0.1:8080/proxy/v2/webhooks/ips', 'listWebhookIps'],
  ['PATCH', '/shipments/7/stop_tracking/', 'stopShipmentTracking'],
  ['GET', '/v2/freight', undefined],
  ['PUT', '/v2/containers/7', undefined],
])('%s %s is the operation %s', (method, path, id) => expect(of({ method, path }).id).toBe(id))

test('a record holds statuses, parameters, fields and listed values', () => {
  const { operation } = of({
    method: 'GET',
    path: '/v2/containers?filter[status]=available&include=shipment,pod_terminal&unknown=1',
    status: 200,
    responseBody: examples.listContainers[200].with_shipment,
  })
  expect(operation).toMatchObject({ statuses: [200], parameters: ['filter[status]', 'include'] })
  expect(operation!.sentValues).toEqual(['include=pod_terminal', 'include=shipment'])
  expect(operation!.received).toEqual(
    expect.arrayContaining(['data[].attributes.number', 'included[shipment].attributes.bill_of_lading_number']),
  )
})

test('a refusal is recorded by its status and code, and its fields do not count as used', () => {
  const { operation } = of({
    method: 'POST',
    path: '/v2/tracking_requests',
    requestBody: { data: { type: 'tracking_request', attributes: { request_type: 'container', request_number: 'X' } } },
    status: 422,
    responseBody: { errors: [{ status: '422', code: 'duplicate', title: 'Duplicate' }] },
  })
  expect(operation).toEqual({
    statuses: [422],
    request: ['data', 'data.attributes', 'data.attributes.request_number', 'data.attributes.request_type', 'data.type'],
    sentValues: ['data.attributes.request_type=container'],
    errors: ['422 duplicate'],
  })
})

test('no value of an answer is kept', () => {
  const secret = 'ACME-SECRET-7'
  const usage = createUsage()
  usage.add({
    method: 'PATCH',
    path: `/v2/containers/${secret}?q=${secret}`,
    requestBody: { data: { [secret]: 1, attributes: { ref_numbers: [secret], metadata: { [secret]: secret } } } },
    status: 200,
    responseBody: { data: { attributes: { number: secret, current_status: secret } }, included: [{ type: secret }] },
  })
  expect(JSON.stringify(usage)).not.toContain(secret)
})

test('an event is recorded by its name, and anything else is not recorded', () => {
  const usage = createUsage({ name: 'dispatch', version: '1.4.0' })
  expect(usage.addEvent(eventExamples['container.created'])).toBe('container.created')
  expect([{}, null, 'x', { data: { attributes: { event: 'no.such.event' } } }].map(usage.addEvent)).toEqual(
    Array(4).fill(undefined),
  )
  const record = usage.toJSON()
  expect(record.consumer).toEqual({ name: 'dispatch', version: '1.4.0' })
  expect(record.events['container.created']!.received).toContain('data.attributes.event')
})

test('records are merged, whatever the order, and a body that circles ends', () => {
  const [one, other] = [createUsage(), createUsage()]
  one.add({ method: 'GET', path: '/v2/ports/1', status: 404 })
  const circle: Record<string, unknown> = {}
  circle.data = circle
  other.add({ method: 'GET', path: '/v2/ports/1', status: 200, responseBody: circle })
  const [left, right] = [createUsage(), createUsage()]
  for (const record of [one, other]) left.merge(record.toJSON())
  for (const record of [other, one]) right.merge(record.toJSON())
  expect(left.toJSON()).toEqual(right.toJSON())
  expect(left.toJSON().operations.getPort!.statuses).toEqual([200, 404])
  expect(isUsageRecord(JSON.parse(JSON.stringify(left)))).toBe(true)
  expect([null, [], {}, { format: 'boxtrail-usage/1' }].map(isUsageRecord)).toEqual([false, false, false, false])
})

test('a recording fetch passes on the response, and ignores a body that is not JSON', async () => {
  const usage = createUsage()
  const body = JSON.stringify(examples.getContainer[200].default)
  const answers = [
    new Response(body, { headers: { 'content-type': 'application/vnd.api+json' } }),
    new Response('{', { status: 503, headers: { 'content-type': 'application/json' } }),
    new Response(null, { status: 204 }),
  ]
  const fetch = recordUsage(usage, async () => answers.shift()!)
  const address = 'http://127.0.0.1/v2/containers/1'
  expect(await (await fetch(new Request(address))).text()).toBe(body)
  expect((await fetch(new Request(address))).status).toBe(503)
  await fetch(new Request('http://127.0.0.1/v2/webhooks/1', { method: 'DELETE' }))
  const { operations } = usage.toJSON()
  expect(operations.getContainer!.statuses).toEqual([200, 503])
  expect(operations.deleteWebhook).toEqual({ statuses: [204] })
})
