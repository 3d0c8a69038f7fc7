import type { OperationId } from '@boxtrail/contracts'
import { validate } from '@boxtrail/protocol/read/validate'
import { expect, test } from 'vitest'

const ID = '0195a3c2-0000-7000-8000-00000000dead'
const JSON_API = 'application/vnd.api+json'

interface Given {
  params?: Record<string, string>
  search?: string
  type?: string
  body?: string
}

/** Validates a request to an operation, and returns its input. */
const read = (id: OperationId, { params = {}, search = '', type = JSON_API, body = '' }: Given) =>
  validate(
    id,
    { headers: new Headers({ 'content-type': type }), params, search },
    { read: async () => Buffer.from(body) },
  )
const refused = (id: OperationId, given: Given) =>
  read(id, given).then(
    () => undefined,
    ({ status, message }) => [status, message],
  )

test('a handler gets parameters, query and body as the contract types them', async () => {
  const attributes = { after_sequence: 7 }
  expect(
    await read('replayWebhook', {
      params: { id: ID },
      body: JSON.stringify({ data: { type: 'webhook', attributes } }),
    }),
  ).toMatchObject({ params: { id: ID }, query: {}, body: { data: { attributes } } })
  expect(await read('listShipments', { search: 'page[size]=5' })).toMatchObject({ query: { 'page[size]': 5 } })
})

test('an extension of the path is no part of its parameter', async () => {
  const { params } = await read('getDocumentPage', { params: { id: ID, page: '3.png' } })
  expect(params).toEqual({ id: ID, page: '3' })
})

test('an id that cannot be one is not found, unless records are named by codes', async () => {
  expect(await refused('getWebhook', { params: { id: 'seven' } })).toEqual([404, 'There is no such record.'])
  expect(await refused('getPort', { params: { id: 'USLAX\0' } })).toEqual([404, 'There is no such record.'])
  expect(await read('getPort', { params: { id: 'USLAX' } })).toMatchObject({ params: { id: 'USLAX' } })
})

test('a request that the contract does not allow is refused, by its first place', async () => {
  const create = (body: string, type?: string) => refused('createParty', { body, ...(type ? { type } : {}) })
  expect(await create('')).toEqual([400, 'This request needs a body.'])
  expect(await create('{', JSON_API)).toEqual([400, 'The body is not well-formed JSON.'])
  expect((await create('{}', 'text/plain'))![0]).toBe(415)
  expect(await create('{"data":{"type":"port"}}')).toEqual([409, 'data.type must be party.'])
  expect((await create('{"data":{"type":"party","attributes":{}}}'))![0]).toBe(422)
  expect((await refused('listShipments', { search: 'colour=red' }))![0]).toBe(400)
})

test('a resource in the body is the one of the path', async () => {
  const body = JSON.stringify({ data: { type: 'webhook', id: ID.replace('dead', 'beef'), attributes: {} } })
  expect(await refused('updateWebhook', { params: { id: ID }, body })).toEqual([
    409,
    'data.id is not the id in the path.',
  ])
})

test('a body that is not JSON is passed on as it was received', async () => {
  const mail = 'From: a@lakeside.example\r\n\r\nHello'
  const { body } = await read('createEmailSubmission', { type: 'message/rfc822', body: mail })
  expect(Buffer.from(body as unknown as Uint8Array).toString()).toBe(mail)
  expect(await refused('createEmailSubmission', { type: 'message/rfc822' })).toEqual([
    400,
    'This request needs a body.',
  ])
})
