import { describe, expect, it } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { atSea } from '../../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../../harness/workers.ts'

const test = await testApi()
const { api, request, context, otherAccount, accountId } = test

let next = 0
const freshName = () => `Customer ${++next}`
const body = (company_name: unknown) => ({ data: { type: 'party', attributes: { company_name } } })
const create = async (name = freshName(), { parties } = api) => (await parties.create({ company_name: name })).data
const problemOf = async (response: Response) => (await response.json()).errors[0]
const path = (id: string) => `/v2/parties/${id}`

/** Tracks a shipment for a customer, whom the tracking request names. */
const shipmentOf = async (partyId: string) => {
  const { data } = trackingBody()
  test.line.knows(data.attributes.request_number, atSea())
  const relationships = { customer: { data: { id: partyId, type: 'party' } } }
  const made = await request('POST', '/v2/tracking_requests', { body: { data: { ...data, relationships } } })
  expect(made.status).toBe(201)
  await workUntilIdle(context)
  const { data: found } = await api.trackingRequests.get((await made.json()).data.id, { include: ['customer'] })
  return { request: found, shipmentId: found.relationships.tracked_object.data!.id }
}

describe('createParty', () => {
  it('201: creates the party, and trims its name', async () => {
    const response = await request('POST', '/v2/parties', { body: body('  Lakeside Furniture ') })
    expect(response.status).toBe(201)
    const { data, links } = await response.json()
    expect(data).toEqual({
      id: expect.any(String),
      type: 'party',
      attributes: { company_name: 'Lakeside Furniture' },
    })
    expect(links).toEqual({ self: 'https://boxtrail.test/v2/parties' })
    expect((await api.parties.get(data.id)).data).toEqual(data)
  })

  it.each(['', '  ', '\t\n'])('422: rejects the blank name %j', async (name) => {
    const response = await request('POST', '/v2/parties', { body: body(name) })
    expect(response.status).toBe(422)
    expect(await problemOf(response)).toMatchObject({
      title: 'Unprocessable Entity',
      code: 'blank',
      source: { pointer: '/data/attributes/company_name' },
    })
  })

  it('422: rejects a missing, non-string or oversized name, and an unknown attribute', async () => {
    const pointers = []
    for (const attributes of [
      {},
      { company_name: null },
      { company_name: 7 },
      { company_name: 'x'.repeat(256) },
      { company_name: 'A', account_id: accountId },
    ]) {
      const response = await request('POST', '/v2/parties', { body: { data: { type: 'party', attributes } } })
      expect(response.status).toBe(422)
      pointers.push((await problemOf(response)).source.pointer)
    }
    expect(pointers).toEqual([...Array(4).fill('/data/attributes/company_name'), '/data/attributes/account_id'])
  })

  it('422: rejects a duplicate name; allows it for another account', async () => {
    const { attributes } = await create()
    const response = await request('POST', '/v2/parties', { body: body(`${attributes.company_name} `) })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).source).toEqual({ pointer: '/data/attributes/customer' })
    const stranger = await otherAccount()
    expect((await create(attributes.company_name, stranger.api)).attributes).toEqual(attributes)
  })

  it('creates one party from ten concurrent requests with one name', async () => {
    const name = freshName()
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await request('POST', '/v2/parties', { body: body(name) })).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(9)
  })

  it('400, 409, 415: rejects malformed JSON, another type, another content type', async () => {
    expect((await request('POST', '/v2/parties', { body: '{' })).status).toBe(400)
    const other = { data: { type: 'customer', attributes: { company_name: freshName() } } }
    expect((await request('POST', '/v2/parties', { body: other })).status).toBe(409)
    const text = { body: 'company_name=A', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    expect((await request('POST', '/v2/parties', text)).status).toBe(415)
  })
})

describe('listParties', () => {
  it("200: lists the account's own, newest first, 25 per page, without gaps between pages", async () => {
    const account = await otherAccount()
    const made: string[] = []
    for (let count = 0; count < 27; count += 1) made.unshift((await create(freshName(), account.api)).id)
    const { data, links, meta } = await account.api.parties.list()
    expect(data.map(({ id }) => id)).toEqual(made.slice(0, 25))
    expect(links.next).toContain(
      'https://boxtrail.test/v2/parties?page%5Bnumber%5D=2&page%5Bsize%5D=25&page%5Bafter%5D=',
    )
    expect(meta).toEqual({ size: 25, total: 27, pagination: { current: 1, next: 2, last: 2, records: 27 } })
    const walked = []
    for await (const { id } of account.api.parties.iterate({ 'page[size]': 10 })) walked.push(id)
    expect(walked).toEqual(made)
  })

  it('400: rejects an unknown filter and an invalid page', async () => {
    expect((await request('GET', '/v2/parties?filter[company_name]=A')).status).toBe(400)
    expect((await request('GET', '/v2/parties?page[size]=0')).status).toBe(400)
  })
})

describe('one party', () => {
  it('404: responds alike for an unknown one and one of another account', async () => {
    const foreign = await create(freshName(), (await otherAccount()).api)
    for (const method of ['GET', 'PATCH']) {
      const sent = method === 'PATCH' ? { body: body('Mine') } : {}
      const answers = []
      for (const id of [foreign.id, crypto.randomUUID(), 'x'])
        answers.push(await (await request(method, path(id), sent)).text())
      expect(new Set(answers).size).toBe(1)
      expect((await request(method, path(foreign.id), sent)).status).toBe(404)
    }
    expect((await api.parties.list()).data.map(({ id }) => id)).not.toContain(foreign.id)
  })

  it('400: rejects an unknown query parameter', async () => {
    const { id } = await create()
    expect((await request('GET', `${path(id)}?include=shipments`)).status).toBe(400)
  })

  it('200: shows a new name at once, and logs it with the old one', async () => {
    const before = await create()
    const company_name = freshName()
    const { data } = await api.parties.update(before.id, { company_name })
    expect(data).toEqual({ ...before, attributes: { company_name } })
    expect((await api.parties.get(before.id)).data).toEqual(data)
    const { rows } = await context.pool.query(
      'select resource_type, changeset, event from changes where account_id = $1 and resource_id = $2 order by sequence',
      [accountId, before.id],
    )
    expect(rows).toEqual([
      { resource_type: 'party', event: null, changeset: { company_name: [null, before.attributes.company_name] } },
      {
        resource_type: 'party',
        event: null,
        changeset: { company_name: [before.attributes.company_name, company_name] },
      },
    ])
  })

  it('200: an empty change changes nothing', async () => {
    const before = await create()
    const same = await request('PATCH', path(before.id), { body: { data: { type: 'party', attributes: {} } } })
    expect([same.status, (await same.json()).data]).toEqual([200, before])
    expect((await api.parties.update(before.id, before.attributes)).data).toEqual(before)
    const { rows } = await context.pool.query('select 1 from changes where resource_id = $1', [before.id])
    expect(rows).toHaveLength(1)
  })

  it('409, 422: rejects another id or type, a blank name, and the name of another', async () => {
    const { id, attributes } = await create()
    const other = await create()
    const patch = async (data: object) => (await request('PATCH', path(id), { body: { data } })).status
    expect(await patch({ type: 'party', id: other.id, attributes: {} })).toBe(409)
    expect(await patch({ type: 'user', id, attributes: {} })).toBe(409)
    expect(await patch({ type: 'party', id, attributes: { company_name: ' ' } })).toBe(422)
    const taken = await request('PATCH', path(id), { body: body(other.attributes.company_name) })
    expect([taken.status, (await problemOf(taken)).source]).toEqual([422, { pointer: '/data/attributes/customer' }])
    expect((await api.parties.get(id)).data.attributes).toEqual(attributes)
  })
})

describe('a party as customer', () => {
  it('is named by the request and the shipment, and a new name shows in both lists and their filters', async () => {
    const party = await create()
    const tracked = await shipmentOf(party.id)
    const others = await shipmentOf((await create()).id)
    expect(tracked.request.relationships.customer.data).toEqual({ type: 'party', id: party.id })
    const company_name = freshName()
    await api.parties.update(party.id, { company_name })
    expect((await api.shipments.get(tracked.shipmentId)).data.attributes.customer_name).toBe(company_name)
    const filters = [{ 'filter[customer_id]': party.id }, { 'filter[customer_name]': company_name.toUpperCase() }]
    for (const filter of filters) {
      const { data: shipments } = await api.shipments.list(filter)
      expect(shipments.map(({ id }) => id)).toEqual([tracked.shipmentId])
      const { data: containers } = await api.containers.list(filter)
      expect(new Set(containers.map(({ relationships }) => relationships.shipment.data?.id))).toEqual(
        new Set([tracked.shipmentId]),
      )
    }
    expect((await api.shipments.get(others.shipmentId)).data.attributes.customer_name).not.toBe(company_name)
    expect((await api.shipments.list({ 'filter[customer_name]': party.attributes.company_name })).data).toEqual([])
  })

  it('422: rejects one of another account, and tracks nothing', async () => {
    const foreign = await create(freshName(), (await otherAccount()).api)
    for (const id of [foreign.id, crypto.randomUUID(), 'x']) {
      const { data } = trackingBody()
      const relationships = { customer: { data: { id, type: 'party' } } }
      const response = await request('POST', '/v2/tracking_requests', { body: { data: { ...data, relationships } } })
      expect(response.status).toBe(422)
      expect((await problemOf(response)).source).toEqual({ pointer: '/data/relationships/customer' })
      const number = data.attributes.request_number
      expect((await api.trackingRequests.list({ 'filter[request_number]': number })).data).toEqual([])
    }
  })
})
