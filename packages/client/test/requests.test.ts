import { describe, expect, it } from 'vitest'
import { AuthenticationError, createClient } from '../src/index.ts'
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

  it('what is searched for, spaces and all', async () => {
    const { client, sent } = observedClient([json(list)])
    await client.search('MSCU 663987-0 & 5%')
    const { pathname, searchParams } = new URL(sent[0]!.url)
    expect([pathname, ...searchParams]).toEqual(['/v2/search', ['query', 'MSCU 663987-0 & 5%']])
  })

  it('the account that is acted for, when there is one', async () => {
    const { client, sent } = observedClient([json(list)], { accountId: id })
    await client.shipments.list()
    expect(sent[0]!.headers['x-account-id']).toBe(id)
  })

  it('lists of names with commas, pages in brackets', async () => {
    const { client, sent } = observedClient([json(list)])
    await client.containers.list(
      { include: ['shipment', 'pod_terminal'], 'filter[status]': 'available' },
      { page: 2, pageSize: 50 },
    )
    const query = Object.fromEntries(new URL(sent[0]!.url).searchParams)
    expect(query).toEqual({
      include: 'shipment,pod_terminal',
      'filter[status]': 'available',
      'page[number]': '2',
      'page[size]': '50',
    })
  })

  it('bodies in the form of JSON:API, and no content type without one', async () => {
    const { client, sent } = observedClient([json({ data: {} })])
    await client.shipments.update(id, { ref_numbers: ['PO-1'] })
    await client.shipments.stopTracking(id)
    await client.trackingRequests.create(
      { request_type: 'bill_of_lading', request_number: 'MAEU1', scac: 'MAEU' },
      { idempotencyKey: 'k1', customerId: id },
    )
    expect(JSON.parse(sent[0]!.body)).toEqual({ data: { id, attributes: { ref_numbers: ['PO-1'] } } })
    expect(sent[0]!.headers['content-type']).toBe('application/json')
    expect(sent[1]!.headers).not.toHaveProperty('content-type')
    expect(sent[2]!.headers['idempotency-key']).toBe('k1')
    expect(JSON.parse(sent[2]!.body).data.relationships).toEqual({ customer: { data: { type: 'party', id } } })
  })

  it('a call by path answers its data or its error, and throws neither', async () => {
    const { client } = observedClient([json({ errors: [{ status: '404', title: 'Not Found', detail: 'None.' }] }, 404)])
    const { data, error, response } = await client.GET('/shipments/{id}', { params: { path: { id } } })
    expect([data, response.status]).toEqual([undefined, 404])
    expect(error).toMatchObject({ errors: [{ detail: 'None.' }] })
  })

  it('an answer without a body is nothing', async () => {
    const { client, sent } = observedClient([new Response(null, { status: 200 })])
    expect(await client.webhooks.delete(id)).toBeUndefined()
    expect(sent[0]!.method).toBe('DELETE')
  })
})
