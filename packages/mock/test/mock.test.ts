import { operations } from '@boxtrail/contracts/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedOperations } from '../src/contract.ts'
import { type RunningMock, startMock } from '../src/index.ts'
import { example, examplesOfAll, textOf } from './examples.ts'

let mock: RunningMock
beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.close())

/** The example request of an operation, with other headers where they are given. */
const request = (id: string, headers: Record<string, string> = {}): Promise<Response> => {
  const { method, request } = documentedOperations.find((operation) => operation.id === id)!
  const { body, mediaType, path } = request
  const content = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const own = { authorization: 'Token any', accept: 'application/vnd.api+json', 'content-type': mediaType ?? '' }
  return fetch(`${mock.url}/v2${path}`, { method: method.toUpperCase(), headers: { ...own, ...headers }, ...content })
}

/** Refused examples: their number or value exists already, or their custom field does not exist. */
const REFUSED: Record<string, number> = {
  createTrackingRequest: 422,
  createView: 422,
  createCustomField: 422,
  createCustomFieldDefinition: 422,
  createCustomFieldOption: 422,
  createShipmentCustomField: 422,
  createContainerCustomField: 422,
  createTrackingRequestCustomField: 422,
  updateContainerCustomField: 404,
  deleteContainerCustomField: 404,
  updateTrackingRequestCustomField: 404,
  deleteTrackingRequestCustomField: 404,
}

test.each(documentedOperations.map(({ id }) => id))('%s answers its example request', async (id) => {
  const { answers } = documentedOperations.find((operation) => operation.id === id)!
  const answer = await request(id, { 'x-mock-world': id })
  expect(answers.map(({ status }) => status)).toContain(answer.status)
  if (REFUSED[id]) expect(answer.status).toBe(REFUSED[id])
  else expect(answer.status).toBeLessThan(300)
})

test('each example of each status of each operation is given on request', async () => {
  const unreachable: string[] = []
  for (const { id, status, name, body, mediaType } of examplesOfAll()) {
    const answer = await request(id, { prefer: `code=${status}${name ? `, example=${name}` : ''}` })
    const text = await textOf(answer)
    const isIt = answer.status === status && (body === undefined ? text === '' : text === JSON.stringify(body))
    const isTyped = (answer.headers.get('content-type') ?? undefined) === mediaType
    if (!isIt || !isTyped) unreachable.push(`${id} ${status} ${name}: ${answer.status} ${text.slice(0, 120)}`)
  }
  expect(unreachable).toEqual([])
})

describe('a request that the contract does not allow', () => {
  test('without a key is answered with 401', async () => {
    expect((await fetch(`${mock.url}/v2/shipments`)).status).toBe(401)
  })

  test('with a body that lacks what is required is answered with an error of the contract', async () => {
    const headers = { authorization: 'Token any', 'content-type': 'application/vnd.api+json' }
    const answer = await fetch(`${mock.url}/v2/webhooks`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'blank', source: { pointer: '/data' } }] })
  })

  test('to an unknown path is answered with an error that says so', async () => {
    const answer = await fetch(`${mock.url}/v2/boats`, { headers: { authorization: 'Token any' } })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({
      errors: [{ status: '404', detail: expect.stringContaining('/openapi.json') }],
    })
  })

  test('outside of the API names where it begins', async () => {
    const answer = await fetch(`${mock.url}/shipments`)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('begins at /v2')])
  })

  test('for an example that does not exist is answered with an error that names it', async () => {
    const answer = await request('getShipment', { prefer: 'code=200, example=nothing_of_that_name' })
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('nothing_of_that_name')])
  })
})

test('a requested status comes without a key and without a valid body', async () => {
  const headers = { prefer: 'code=409', 'content-type': 'application/vnd.api+json' }
  const answer = await fetch(`${mock.url}/v2/tracking_requests`, { method: 'POST', headers, body: '{}' })
  expect([answer.status, await answer.json()]).toEqual([409, example('createTrackingRequest', 409)])
})

test('the headers of the contract come with their examples', async () => {
  expect((await request('listShipments', { prefer: 'code=429' })).headers.get('retry-after')).toBe('30')
})

test('a page of another origin may call, with the headers that it announces', async () => {
  const announced = {
    origin: 'http://localhost:5173',
    'access-control-request-headers': 'authorization,idempotency-key',
  }
  const allowed = await fetch(`${mock.url}/v2/shipments`, { method: 'OPTIONS', headers: announced })
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,idempotency-key')
  expect(allowed.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect((await request('listShipments')).headers.get('access-control-allow-origin')).toBe('*')
})

test('a body that is larger than any document is refused', async () => {
  const headers = { authorization: 'Token any', 'content-type': 'message/rfc822' }
  const body = Buffer.alloc(operations.createEmailSubmission.maxBodyBytes + 1, 'a')
  expect((await fetch(`${mock.url}/v2/email_submissions`, { method: 'POST', headers, body })).status).toBe(413)
})
