import { describe, expect, it } from 'vitest'
import { AuthenticationError, createClient, ValidationError } from '../src/index.ts'
import { json, observedClient } from './observed.ts'

const list = { data: [], links: {}, meta: { size: 0, total: 0 } }
const id = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'

describe('what is sent', () => {
  it.each([
    ['key', 'Token key'],
    ['Token key', 'Token key'],
    ['Bearer jwt', 'Bearer jwt'],
    ['token key', 'Token token key'],
  ])('the key %j as %j', async (apiKey, authorization) => {
    const { client, sent } = observedClient([json(list)], { apiKey })
    await client.shipments.list()
    expect(sent[0]!.headers.authorization).toBe(authorization)
  })

  it.each(['sec ret\nkey', 'ключ'])('no client is made with the key %j, and no message repeats it', (apiKey) => {
    const make = () => createClient({ baseUrl: 'https://boxtrail.example', apiKey })
    expect(make).toThrow(AuthenticationError)
    expect(make).toThrow(/^An API key is needed: createClient\(\{ apiKey \}\)\.$/)
  })

  it('a key with the line break of its file, without it', async () => {
    const { client, sent } = observedClient([json(list)], { apiKey: ' key\n' })
    await client.shipments.list()
    expect(sent[0]!.headers.authorization).toBe('Token key')
  })

  it.each(['', '.', '..', '\ud83d', undefined])('nothing, where an id is needed and %j is given', async (given) => {
    const { client, sent } = observedClient([json(list)])
    const wrong = given as string
    await expect(client.shipments.get(wrong)).rejects.toThrow(ValidationError)
    await expect(client.webhooks.delete(wrong)).rejects.toThrow(`/webhooks/{id}: "${given}" is no id.`)
    await expect(client.GET('/ports/{id}', { params: { path: { id: wrong } } })).rejects.toThrow(ValidationError)
    expect(sent).toEqual([])
  })

  it('an id with special characters of URLs, as one segment of the path', async () => {
    const { client, sent } = observedClient([json({ data: { id, type: 'shipment', attributes: {} } })])
    await client.shipments.get('../parties?x#y')
    expect(sent[0]!.url).toBe('https://boxtrail.example/v2/shipments/..%2Fparties%3Fx%23y')
  })

  it.each([undefined, '', ' '])('no client is made with the key %j', (apiKey) => {
    expect(() => createClient({ baseUrl: 'https://boxtrail.example', apiKey })).toThrow(AuthenticationError)
  })

  it.each([
    ['https://boxtrail.example', 'https://boxtrail.example/v2/webhooks/ips'],
    ['https://boxtrail.example//', 'https://boxtrail.example/v2/webhooks/ips'],
    ['https://boxtrail.example/v2/', 'https://boxtrail.example/v2/webhooks/ips'],
    ['https://proxy.example/boxtrail/v2', 'https://proxy.example/boxtrail/v2/webhooks/ips'],
  ])('the address %s leads to %s', async (baseUrl, url) => {
    const { client, sent } = observedClient([json({ webhook_notification_ips: [], last_updated: '' })], { baseUrl })
    await client.webhooks.ips()
    expect(sent[0]!.url).toBe(url)
  })

  it('a search text, with its spaces', async () => {
    const { client, sent } = observedClient([json(list)])
    await client.search('MSCU 663987-0 & 5%')
    const { pathname, searchParams } = new URL(sent[0]!.url)
    expect([pathname, ...searchParams]).toEqual(['/v2/search', ['query', 'MSCU 663987-0 & 5%']])
  })

  it('the account that the request is on behalf of, if there is one', async () => {
    const { client, sent } = observedClient([json(list)], { accountId: id })
    await client.shipments.list()
    expect(sent[0]!.headers['x-account-id']).toBe(id)
  })

  it('lists of names with commas, pages in brackets', async () => {
    const { client, sent } = observedClient([json(list)])
    await client.containers.list({
      include: ['shipment', 'pod_terminal'],
      filter: { status: 'available', updatedAt: { start: '2026-03-01T00:00:00Z' } },
      page: { number: 2, size: 50 },
    })
    const query = Object.fromEntries(new URL(sent[0]!.url).searchParams)
    expect(query).toEqual({
      include: 'shipment,pod_terminal',
      'filter[status]': 'available',
      'filter[updated_at][start]': '2026-03-01T00:00:00Z',
      'page[number]': '2',
      'page[size]': '50',
    })
  })

  it('bodies in the form of JSON:API, and no content type without one', async () => {
    const { client, sent } = observedClient([json({ data: {} })])
    await client.shipments.update(id, { refNumbers: ['PO-1'] })
    await client.shipments.stopTracking(id)
    await client.trackingRequests.create(
      { requestType: 'bill_of_lading', requestNumber: 'MAEU1', scac: 'MAEU', customer: { type: 'party', id } },
      { idempotencyKey: 'k1' },
    )
    expect(JSON.parse(sent[0]!.body)).toEqual({ data: { type: 'shipment', id, attributes: { ref_numbers: ['PO-1'] } } })
    expect(sent[0]!.headers['content-type']).toBe('application/json')
    expect(sent[1]!.headers).not.toHaveProperty('content-type')
    expect(sent[2]!.headers['idempotency-key']).toBe('k1')
    expect(JSON.parse(sent[2]!.body).data).toEqual({
      type: 'tracking_request',
      attributes: { request_type: 'bill_of_lading', request_number: 'MAEU1', scac: 'MAEU' },
      relationships: { customer: { data: { type: 'party', id } } },
    })
  })

  it('a whole record where a relationship points at one, by its type and id', async () => {
    const party = { id, type: 'party' as const, companyName: 'Lakeside' }
    const { client, sent } = observedClient([json({ data: {} })])
    await client.trackingRequests.create({ requestType: 'container', requestNumber: 'MSKU7054410', customer: party })
    expect(JSON.parse(sent[0]!.body).data.relationships).toEqual({ customer: { data: { type: 'party', id } } })
  })

  it('values one by one where there are only one or two', async () => {
    const { client, sent } = observedClient([json({ data: {} })])
    await client.shipments.setCustomField(id, 'po_number', 'PO-1')
    await client.documents.rotate(id, 90)
    await client.directUploads.create({ filename: 'a.pdf', contentType: 'application/pdf', byteSize: 1, checksum: 'x' })
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
      { data: { type: 'custom_field', attributes: { api_slug: 'po_number', value: 'PO-1' } } },
      { degrees: 90 },
      { blob: { filename: 'a.pdf', content_type: 'application/pdf', byte_size: 1, checksum: 'x' } },
    ])
  })

  it('the names of the contract, from a client that speaks them', async () => {
    const { client, sent } = observedClient([json(list)], { format: 'raw' })
    await client.containers.list({ 'filter[updated_at][start]': '2026-03-01T00:00:00Z', 'page[after]': 'cursor' })
    await client.trackingRequests.create({ request_type: 'container', request_number: 'MSKU7054410' })
    const query = Object.fromEntries(new URL(sent[0]!.url).searchParams)
    expect(query).toEqual({ 'filter[updated_at][start]': '2026-03-01T00:00:00Z', 'page[after]': 'cursor' })
    expect(JSON.parse(sent[1]!.body).data.attributes).toEqual({
      request_type: 'container',
      request_number: 'MSKU7054410',
    })
  })

  it('names that are data as they are, both ways', async () => {
    const { client, sent } = observedClient([json({ data: {} })])
    await client.documents.update(id, { extractedDataManual: { vessel_name: 'X', portOfLoading: 'Y' } })
    expect(JSON.parse(sent[0]!.body).data.attributes).toEqual({
      extracted_data_manual: { vessel_name: 'X', portOfLoading: 'Y' },
    })
  })

  it('a mail as it is', async () => {
    const { client, sent } = observedClient([json({ data: {} })])
    await client.emailSubmissions.create('From: a@b.example\r\n\r\nHello')
    expect(sent[0]!.headers['content-type']).toBe('message/rfc822')
    expect(sent[0]!.body).toBe('From: a@b.example\r\n\r\nHello')
  })

  it('headers of one call', async () => {
    const { client, sent } = observedClient([json(list)])
    await client.shipments.list({}, { headers: { traceparent: '00-1-2-00' } })
    expect(sent[0]!.headers.traceparent).toBe('00-1-2-00')
  })

  it('a call by path answers its data or its error, and throws neither', async () => {
    const { client } = observedClient([json({ errors: [{ status: '404', title: 'Not Found', detail: 'None.' }] }, 404)])
    const { data, error, response } = await client.GET('/shipments/{id}', { params: { path: { id } } })
    expect([data, response.status]).toEqual([undefined, 404])
    expect(error).toMatchObject({ errors: [{ detail: 'None.' }] })
  })

  it('an answer without a body is undefined', async () => {
    const { client, sent } = observedClient([new Response(null, { status: 200 })])
    expect(await client.webhooks.delete(id)).toBeUndefined()
    expect(sent[0]!.method).toBe('DELETE')
  })
})
