import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { responseValidator } from '@boxtrail/contracts/strict'
import { requestTimeout } from '@boxtrail/protocol/errors'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { textOf } from '../../src/http/transport/problems.ts'
import { createLogger } from '../../src/logger.ts'
import { BASE_URL, checkAgainstContract, testApi } from '../harness/api.ts'
import { contract } from '../harness/http/contract.ts'
import { requestPath } from '../harness/http/operations.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const { context, apiKey } = api
const log = createLogger('silent')
const ids = Object.keys(operations) as OperationId[]

const schemaOf = (id: OperationId, name: string) =>
  contract.parametersOf(id).find((parameter) => parameter.name === name)!.schema

test('the contract lists 500 and 503 for every operation, and 408 for those with a body', () => {
  for (const id of ids) {
    const statuses: readonly number[] = operations[id].statuses
    expect([id, statuses.includes(500), statuses.includes(503)]).toEqual([id, true, true])
    expect([id, statuses.includes(408)]).toEqual([id, contract.bodyOf(id) !== undefined])
  }
})

test.each([
  [500, { query: () => Promise.reject(new Error('relation "secrets" does not exist')) } as unknown as Pool],
  [503, new Pool({ host: '127.0.0.1', port: 1 })],
])('a failure on our side is answered with the %s of the contract', async (status, pool) => {
  const app = createApp({ ...context, log, pool })
  const response = await app.request('/v2/shipments', { headers: { authorization: `Token ${apiKey}` } })
  expect(response.status).toBe(status)
  await checkAgainstContract('GET', new URL('/v2/shipments', BASE_URL), response)
  expect(response.headers.has('retry-after')).toBe(status === 503)
})

test('a slow body is ended with the 408 of the contract', () => {
  const [head = '', body = ''] = textOf(requestTimeout(30)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
  expect(head).toContain('Connection: close')
  expect(responseValidator('createTrackingRequest', 408)!.parse(JSON.parse(body))).toMatchObject({
    errors: [{ status: '408' }],
  })
})

test('the Idempotency-Keys that the contract allows are accepted, and no others', async () => {
  const { pattern, minLength, maxLength } = schemaOf('createParty', 'Idempotency-Key')
  const allows = (key: string) =>
    key.length >= minLength! && key.length <= maxLength! && new RegExp(pattern!, 'u').test(key)
  const keys = ['a', 'k'.repeat(255), 'k'.repeat(256), 'ké', 'k\tk', 'k k', '~!', '\u00a0']
  for (const [index, key] of keys.entries()) {
    const body = { data: { type: 'party', attributes: { company_name: `Lakeside ${index}` } } }
    const { status } = await api.request('POST', '/v2/parties', { body, headers: { 'idempotency-key': key } })
    expect([key, status !== 400]).toEqual([key, allows(key)])
  }
})

test('the page numbers that the contract allows are accepted, and no others', async () => {
  const { maximum } = schemaOf('listShipments', 'page[number]')
  for (const [number, status] of [
    [BigInt(maximum!), 200],
    [BigInt(maximum!) + 1n, 400],
  ])
    expect((await api.request('GET', `/v2/shipments?page[number]=${number}`)).status).toBe(status)
})

test('an id of any version is read as the format uuid allows it', async () => {
  const errorsFor = async (id: string) => {
    const { data } = trackingBody()
    const body = { data: { ...data, relationships: { customer: { data: { type: 'party', id } } } } }
    const response = await api.request('POST', '/v2/tracking_requests', { body })
    return [response.status, (await response.json()).errors]
  }
  const unused = await errorsFor('0195a3c2-0000-7000-8000-00000000dead')
  expect(unused[0]).toBe(422)
  for (const id of ['0195a3c2-0000-0000-0000-00000000dead', '0195a3c2-0000-f000-c000-00000000dead'])
    expect(await errorsFor(id)).toEqual(unused)
})

test('a number is read in the notation in which a program writes a number close to zero', async () => {
  const at = requestPath('getVesselFuturePositionsWithCoordinates')
  const status = async (latitude: string) =>
    (await api.request('GET', at.replace(/latitude=[^&]*/, `latitude=${latitude}`))).status
  for (const latitude of [String(1e-7), String(-2.5e-9), '1E-7']) expect(await status(latitude), latitude).toBe(404)
  for (const latitude of ['1e2', '1e+2', '1e-', 'e-7', '9e-9999']) expect(await status(latitude), latitude).toBe(400)
})

test('the contract names only addresses that exist', async () => {
  const named = new Set<string>()
  const refused = async (method: string, path: string, body?: object) => {
    const { errors } = await (await api.request(method, path, body ? { body } : {})).json()
    for (const [, verb, address] of errors[0].detail.matchAll(/(GET|POST) (\/[\w./]+\w)/g))
      named.add(`${verb} ${address}`)
  }
  await refused('GET', '/v2/nothing')
  await refused('POST', '/v2/tracking_requests', trackingBody({ scac: 'XXXX' }))
  await refused('POST', '/v2/tracking_requests', {
    data: {
      type: 'tracking_request',
      attributes: {
        ...trackingBody().data.attributes,
        initial_custom_fields: { shipment: [{ api_slug: 'nothing', value: 1 }] },
      },
    },
  })
  await refused('POST', '/v2/documents', {
    data: { type: 'document', attributes: { name: 'Notice', attached_document: 'nothing' } },
  })
  expect(named).toEqual(
    new Set([
      'GET /openapi.json',
      'GET /v2/shipping_lines',
      'GET /v2/custom_field_definitions',
      'POST /v2/storage/direct_uploads',
    ]),
  )
  for (const one of named) {
    const [method, path] = one.split(' ') as [string, string]
    expect((await api.request(method, path, method === 'POST' ? { body: {} } : {})).status, one).not.toBe(404)
  }
})
