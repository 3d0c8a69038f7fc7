import type { Schemas } from '@boxtrail/contracts'
import { describe, expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { createScene, pointerOf } from './scene.ts'

const test = await testApi()
const { api, request, otherAccount, accountId, userId, context } = test
const { define, defineChoice, logOf } = createScene(test)
const { shipmentId, containerId, requestId } = await trackedShipment(test)
const stranger = await otherAccount()
const foreign = await trackedShipment(test, {}, stranger)

const records = [
  { path: 'shipments', type: 'shipment', entity_type: 'Shipment', id: shipmentId, foreignId: foreign.shipmentId },
  { path: 'containers', type: 'container', entity_type: 'Container', id: containerId, foreignId: foreign.containerId },
  {
    path: 'tracking_requests',
    type: 'tracking_request',
    entity_type: 'TrackingRequest',
    id: requestId,
    foreignId: foreign.requestId,
  },
] as const

const FLAT = '/v2/custom_fields'
const flatBody = (attributes: object, entity: object = { type: 'shipment', id: shipmentId }) => ({
  data: { type: 'custom_field', attributes, relationships: { entity: { data: entity } } },
})
const nestedBody = (attributes: object) => ({ data: { type: 'custom_field', attributes } })
const missing = crypto.randomUUID()

/** The response to a request that waits for the row lock of another transaction, which then deletes the value. */
const whileDeleted = async (id: string, send: () => Promise<Response>): Promise<Response> => {
  const other = await context.pool.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from custom_fields where id = $1 for update', [id])
    let isAnswered = false
    const answer = send().finally(() => {
      isAnswered = true
    })
    const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => isAnswered || (await context.pool.query(waiting)).rows[0].n === 1).toBe(true)
    await other.query('delete from custom_fields where id = $1', [id])
    await other.query('commit')
    return await answer
  } finally {
    other.release()
  }
}

describe.each(records)('custom fields of $path', ({ path, type, entity_type, id, foreignId }) => {
  const base = `/v2/${path}/${id}/custom_fields`
  const set = (attributes: object, at = base) => request('POST', at, { body: nestedBody(attributes) })

  it('201: setting it twice keeps one value; the log records each change', async () => {
    const { slug, id: definitionId } = await define({ entity_type })
    const first = await set({ api_slug: slug, value: 'a' })
    expect(first.status).toBe(201)
    const { data } = (await first.json()) as Schemas['CustomFieldDocument']
    expect(data).toEqual({
      id: expect.any(String),
      type: 'custom_field',
      attributes: { api_slug: slug, value: 'a', display_value: 'a' },
      relationships: {
        entity: { data: { type, id } },
        definition: { data: { type: 'custom_field_definition', id: definitionId } },
        user: { data: { type: 'user', id: userId } },
      },
    })
    const second = await set({ api_slug: slug, value: 'b' })
    expect(second.status).toBe(201)
    expect((await second.json()).data).toEqual({
      ...data,
      attributes: { api_slug: slug, value: 'b', display_value: 'b' },
    })
    expect((await set({ api_slug: slug, value: 'b' })).status).toBe(201)
    const expected = {
      resource_type: 'custom_field',
      shipment_id: shipmentId,
      container_id: type === 'container' ? id : null,
      event: null,
    }
    expect(await logOf(data.id)).toEqual([
      { ...expected, changeset: { api_slug: [null, slug], value: [null, 'a'] } },
      { ...expected, changeset: { value: ['a', 'b'] } },
    ])
  })

  it('creates one value for ten concurrent requests, and changes it for the others', async () => {
    const { slug } = await define({ entity_type })
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, value) => {
        const response = await set({ api_slug: slug, value: String(value) })
        return { status: response.status, id: (await response.json()).data.id }
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map((one) => one.id)).size).toBe(1)
    const changes = await logOf(answers[0]!.id)
    for (const [index, { changeset }] of changes.entries())
      expect(changeset.value[0]).toEqual(index === 0 ? null : changes[index - 1].changeset.value[1])
  })

  it('201: sets a value anew that is deleted concurrently', async () => {
    const { slug } = await define({ entity_type })
    const first = await (await set({ api_slug: slug, value: 'a' })).json()
    const response = await whileDeleted(first.data.id, () => set({ api_slug: slug, value: 'b' }))
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data.attributes.value).toBe('b')
    expect(data.id).not.toBe(first.data.id)
    expect((await logOf(data.id)).map(({ changeset }) => changeset)).toEqual([
      { api_slug: [null, slug], value: [null, 'b'] },
    ])
  })

  it('200: changes, lists and, with 204, deletes a value by its slug', async () => {
    const { slug } = await define({ entity_type, data_type: 'number', default_format: '0.00 t' })
    const { data: made } = await (await set({ api_slug: slug, value: 1 })).json()
    const changed = await request('PATCH', `${base}/${slug}`, { body: nestedBody({ value: 2.5 }) })
    expect(changed.status).toBe(200)
    const { data } = await changed.json()
    expect(data).toEqual({ ...made, attributes: { api_slug: slug, value: 2.5, display_value: '2.50 t' } })
    const listed = await (await request('GET', `${base}?include=definition,entity,user`)).json()
    expect(listed.data[0]).toEqual(data)
    expect(listed.included.map((one: { type: string }) => one.type)).toEqual(
      expect.arrayContaining(['custom_field_definition', type, 'user']),
    )
    expect(listed.links.first).toBe(
      `https://boxtrail.test${base}?include=definition,entity,user&page%5Bnumber%5D=1&page%5Bsize%5D=25`,
    )
    const gone = await request('DELETE', `${base}/${slug}`)
    expect([gone.status, await gone.text()]).toEqual([204, ''])
    expect((await request('DELETE', `${base}/${slug}`)).status).toBe(404)
    expect((await request('PATCH', `${base}/${slug}`, { body: nestedBody({ value: 3 }) })).status).toBe(404)
    expect((await logOf(data.id)).at(-1).changeset).toEqual({ api_slug: [slug, null], value: [2.5, null] })
  })

  it('404: responds alike for a record of another account and an unknown one', async () => {
    const { slug } = await define({ entity_type })
    const { slug: theirs } = await define({ entity_type }, stranger)
    for (const [method, tail, sent] of [
      ['GET', '', {}],
      ['POST', '', { body: nestedBody({ api_slug: slug, value: 'x' }) }],
      ['PATCH', `/${slug}`, { body: nestedBody({ value: 'x' }) }],
      ['DELETE', `/${slug}`, {}],
      ['POST', '', { body: nestedBody({ api_slug: theirs, value: 'x' }) }],
    ] as const) {
      const answers = new Set<string>()
      for (const other of [foreignId, missing, 'x']) {
        const response = await request(method, `/v2/${path}/${other}/custom_fields${tail}`, sent)
        expect(response.status, `${method} ${other}`).toBe(404)
        answers.add(await response.text())
      }
      expect(answers.size).toBe(1)
    }
    const { rows } = await context.pool.query('select 1 from custom_fields where account_id <> $1', [accountId])
    expect(rows).toEqual([])
  })

  it('422: rejects an unknown slug, one of another type or account, a wrong value, an entity', async () => {
    const { slug } = await define({ entity_type, data_type: 'boolean' })
    const { slug: otherKind } = await define({ entity_type: type === 'shipment' ? 'Container' : 'Shipment' })
    const { slug: theirs } = await define({ entity_type }, stranger)
    for (const api_slug of [otherKind, `${theirs}_x`, 'nope', "';--", 'x'.repeat(255)]) {
      const response = await set({ api_slug, value: true })
      expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: '/data/attributes/api_slug' }])
    }
    const wrong = await set({ api_slug: slug, value: 'yes' })
    expect([wrong.status, await pointerOf(wrong)]).toEqual([422, { pointer: '/data/attributes/value' }])
    const none = await set({ api_slug: slug })
    expect([none.status, await pointerOf(none)]).toEqual([422, { pointer: '/data/attributes/value' }])
    const owned = await request('POST', base, { body: flatBody({ api_slug: slug, value: true }, { type, id }) })
    expect([owned.status, await pointerOf(owned)]).toEqual([422, { pointer: '/data/relationships' }])
    await set({ api_slug: slug, value: true })
    const changed = await request('PATCH', `${base}/${slug}`, { body: nestedBody({ value: 7 }) })
    expect([changed.status, await pointerOf(changed)]).toEqual([422, { pointer: '/data/attributes/value' }])
    const renamed = await request('PATCH', `${base}/${slug}`, { body: nestedBody({ value: false, api_slug: 'x' }) })
    expect([renamed.status, await pointerOf(renamed)]).toEqual([422, { pointer: '/data/attributes/api_slug' }])
  })

  it('400, 409: rejects an unknown parameter, another type, the id of another value', async () => {
    const { slug } = await define({ entity_type })
    await set({ api_slug: slug, value: 'x' })
    expect((await request('GET', `${base}?filter[entity_id]=${id}`)).status).toBe(400)
    expect((await request('POST', base, { body: '{' })).status).toBe(400)
    expect((await request('PATCH', `${base}/${slug}?x=1`, { body: nestedBody({ value: 'y' }) })).status).toBe(400)
    expect((await request('DELETE', `${base}/${slug}?x=1`)).status).toBe(400)
    const typed = (of: string, more: object = {}) => ({ data: { type: of, ...more, attributes: { value: 'y' } } })
    expect((await request('POST', base, { body: { data: { ...nestedBody({}).data, type } } })).status).toBe(409)
    expect((await request('PATCH', `${base}/${slug}`, { body: typed(type) })).status).toBe(409)
    const other = await request('PATCH', `${base}/${slug}`, { body: typed('custom_field', { id: missing }) })
    expect(other.status).toBe(409)
  })

  it('the client does the same', async () => {
    const { slug } = await define({ entity_type })
    const namespace = { shipment: api.shipments, container: api.containers, tracking_request: api.trackingRequests }[
      type
    ]
    const { data } = await namespace.setCustomField(id, slug, 'x')
    expect((await namespace.updateCustomField(id, slug, 'y')).data.attributes.value).toBe('y')
    expect((await namespace.customFields(id, { 'page[size]': 1 })).data.map((one) => one.id)).toEqual([data.id])
    expect(await namespace.deleteCustomField(id, slug)).toBeUndefined()
  })
})

describe('createCustomField', () => {
  it.each(records)('201: creates a value on $path, only once', async ({ type, entity_type, id }) => {
    const { slug } = await define({ entity_type })
    const body = flatBody({ api_slug: slug, value: 'x' }, { type: type === 'container' ? 'cargo' : type, id })
    const response = await request('POST', FLAT, { body })
    expect(response.status).toBe(201)
    const { data } = await response.json()
    expect(data.relationships.entity.data).toEqual({ type, id })
    const again = await request('POST', FLAT, { body })
    expect([again.status, await pointerOf(again)]).toEqual([422, { pointer: '/data/attributes/api_slug' }])
    expect((await api.customFields.get(data.id)).data).toEqual(data)
  })

  it('422: creates it only once, even while the existing value is being deleted', async () => {
    const { slug } = await define()
    const { data } = await api.shipments.setCustomField(shipmentId, slug, 'a')
    const response = await whileDeleted(data.id, () =>
      request('POST', FLAT, { body: flatBody({ api_slug: slug, value: 'b' }) }),
    )
    expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: '/data/attributes/api_slug' }])
  })

  it('422: responds alike for a record of another account and an unknown one; rejects a missing record', async () => {
    const { slug } = await define()
    const answers = new Set<string>()
    for (const id of [foreign.shipmentId, missing, containerId, 'x']) {
      const response = await request('POST', FLAT, {
        body: flatBody({ api_slug: slug, value: 'x' }, { type: 'shipment', id }),
      })
      expect(response.status).toBe(422)
      answers.add(await response.text())
    }
    expect(answers.size).toBe(1)
    expect(JSON.parse([...answers][0]!).errors[0].source).toEqual({ pointer: '/data/relationships/entity' })
    const bare = await request('POST', FLAT, { body: nestedBody({ api_slug: slug, value: 'x' }) })
    expect([bare.status, await pointerOf(bare)]).toEqual([422, { pointer: '/data/relationships' }])
    const vessel = flatBody({ api_slug: slug, value: 'x' }, { type: 'vessel', id: shipmentId })
    expect((await request('POST', FLAT, { body: vessel })).status).toBe(422)
  })

  it('400, 409: rejects malformed JSON and another type', async () => {
    expect((await request('POST', FLAT, { body: 'x' })).status).toBe(400)
    const body = { data: { ...flatBody({ api_slug: 'x', value: 1 }).data, type: 'shipment' } }
    expect((await request('POST', FLAT, { body })).status).toBe(409)
  })

  it('201 and 422: accepts each data type as its table defines, and stores nothing rejected', async () => {
    const { data: party } = await api.parties.create({ company_name: 'Notify' })
    const { data: theirs } = await stranger.api.parties.create({ company_name: 'Theirs' })
    const choice = await defineChoice({ a: 'A' }, { data_type: 'enum' })
    const choices = await defineChoice({ a: 'A', b: 'B' }, { data_type: 'enum_multi' })
    const of = async (data_type: 'number' | 'date' | 'datetime' | 'boolean') => (await define({ data_type })).slug
    const reference = async (reference_type: 'Party' | 'Shipment' | 'Container' | 'TrackingRequest') =>
      (await define({ data_type: 'reference', reference_type })).slug
    const cases: [string, unknown, unknown, string | null, unknown][] = [
      [await of('number'), 12.3456789, 12.345679, '12.345679', '12'],
      [await of('date'), '2026-03-01', '2026-03-01', '2026-03-01', '2026-02-30'],
      [await of('datetime'), '2026-03-01T08:00:00+02:00', '2026-03-01T06:00:00Z', '2026-03-01 06:00:00', 'soon'],
      [await of('boolean'), false, false, 'No', 0],
      [choice.slug, 'a', 'a', 'A', 'b'],
      [choices.slug, ['b', 'a', 'b'], ['b', 'a'], 'B, A', ['a', 'c']],
      [
        await reference('Party'),
        { type: 'party', id: party.id.toUpperCase() },
        { type: 'party', id: party.id },
        null,
        { type: 'party', id: theirs.id },
      ],
      [
        await reference('Container'),
        { type: 'Cargo', id: containerId },
        { type: 'container', id: containerId },
        null,
        { type: 'container', id: foreign.containerId },
      ],
      [
        await reference('Shipment'),
        { type: 'shipment', id: shipmentId },
        { type: 'shipment', id: shipmentId },
        null,
        { type: 'party', id: party.id },
      ],
      [
        await reference('TrackingRequest'),
        { type: 'tracking_request', id: requestId },
        { type: 'tracking_request', id: requestId },
        null,
        { type: 'tracking_request', id: missing },
      ],
    ]
    for (const [slug, given, value, display_value, wrong] of cases) {
      const refused = await request('POST', FLAT, { body: flatBody({ api_slug: slug, value: wrong }) })
      expect([refused.status, await pointerOf(refused)], slug).toEqual([422, { pointer: '/data/attributes/value' }])
      const made = await request('POST', FLAT, { body: flatBody({ api_slug: slug, value: given }) })
      expect(made.status).toBe(201)
      const { data } = await made.json()
      expect(data.attributes).toEqual({ api_slug: slug, value, display_value })
      const changed = await request('PATCH', `${FLAT}/${data.id}`, { body: nestedBody({ value: wrong }) })
      expect([changed.status, await pointerOf(changed)]).toEqual([422, { pointer: '/data/attributes/value' }])
      expect((await api.customFields.get(data.id)).data.attributes).toEqual(data.attributes)
      const emptied = await request('PATCH', `${FLAT}/${data.id}`, { body: nestedBody({ value: null }) })
      expect((await emptied.json()).data.attributes).toEqual({ api_slug: slug, value: null, display_value: null })
    }
  })
})

describe('listCustomFields', () => {
  it('200: lists all of the account and of no other, newest first, filtered', async () => {
    const { slug: theirs } = await define({}, stranger)
    const { data: hidden } = await stranger.api.shipments.setCustomField(foreign.shipmentId, theirs, 'x')
    const first = await define()
    const second = await define({ entity_type: 'Container' })
    const { data: old } = await api.shipments.setCustomField(shipmentId, first.slug, '1')
    const { data: young } = await api.containers.setCustomField(containerId, second.slug, '2')
    const idsOf = async (query: Parameters<typeof api.customFields.list>[0]) =>
      (await api.customFields.list(query)).data.map(({ id }) => id)
    expect((await idsOf({})).slice(0, 2)).toEqual([young.id, old.id])
    const all = []
    for await (const { id } of api.customFields.iterate({ 'page[size]': 100 })) all.push(id)
    expect(all).not.toContain(hidden.id)
    expect(await idsOf({ 'filter[definition_id]': first.id })).toEqual([old.id])
    expect((await idsOf({ 'filter[entity_id]': containerId }))[0]).toBe(young.id)
    expect(await idsOf({ 'filter[entity_type]': 'Container' })).toContain(young.id)
    expect(await idsOf({ 'filter[entity_type]': 'Cargo' })).not.toContain(old.id)
    for (const nothing of [
      { 'filter[entity_type]': 'Vessel' },
      { 'filter[entity_id]': foreign.shipmentId },
      { 'filter[definition_id]': "';--" },
      { 'filter[entity_id]': containerId, 'filter[entity_type]': 'Shipment' },
    ])
      expect(await idsOf(nothing)).toEqual([])
    const { included } = await api.customFields.list({
      'filter[definition_id]': second.id,
      include: ['definition', 'entity', 'user'],
    })
    expect(included!.map((one) => [one.type, one.id])).toEqual([
      ['custom_field_definition', second.id],
      ['container', containerId],
      ['user', userId],
    ])
  })

  it('400: rejects an unknown filter, relation or page', async () => {
    for (const query of ['filter[value]=x', 'include=options', 'page[size]=-1'])
      expect((await request('GET', `${FLAT}?${query}`)).status, query).toBe(400)
  })
})

describe('one custom field', () => {
  it('200: reads, changes and deletes it without a body', async () => {
    const { slug } = await define()
    const { data } = await api.customFields.create({
      api_slug: slug,
      value: 'a',
      entity: { type: 'shipment', id: shipmentId },
    })
    expect((await api.customFields.update(data.id, 'b')).data.attributes.value).toBe('b')
    const response = await request('DELETE', `${FLAT}/${data.id}`)
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect((await request('GET', `${FLAT}/${data.id}`)).status).toBe(404)
  })

  it('404: responds alike for one of another account and an unknown one', async () => {
    const { slug } = await define({}, stranger)
    const { data } = await stranger.api.shipments.setCustomField(foreign.shipmentId, slug, 'theirs')
    for (const [method, sent] of [
      ['GET', {}],
      ['PATCH', { body: nestedBody({ value: 'mine' }) }],
      ['DELETE', {}],
    ] as const) {
      const answers = new Set<string>()
      for (const id of [data.id, missing, 'x']) {
        const response = await request(method, `${FLAT}/${id}`, sent)
        expect(response.status).toBe(404)
        answers.add(await response.text())
      }
      expect(answers.size).toBe(1)
    }
    expect((await stranger.api.customFields.get(data.id)).data).toEqual(data)
  })

  it('400, 409, 422: rejects an unknown relation, another id, an unknown attribute, a missing required value', async () => {
    const { slug } = await define({ validation: { required: true } })
    const { data } = await api.shipments.setCustomField(shipmentId, slug, 'a')
    expect((await request('GET', `${FLAT}/${data.id}?include=account`)).status).toBe(400)
    expect((await request('DELETE', `${FLAT}/${data.id}?x=1`)).status).toBe(400)
    const send = (body: object) => request('PATCH', `${FLAT}/${data.id}`, { body: { data: body } })
    expect((await send({ type: 'custom_field', id: missing, attributes: { value: 'b' } })).status).toBe(409)
    expect((await send({ type: 'shipment', attributes: { value: 'b' } })).status).toBe(409)
    expect((await send({ type: 'custom_field', attributes: { value: 'b', display_value: 'B' } })).status).toBe(422)
    for (const value of [null, '', ' ']) {
      const response = await send({ type: 'custom_field', attributes: { value } })
      expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: '/data/attributes/value' }])
    }
  })

  it('200: displays stored values in a new format at once', async () => {
    const { id, slug } = await define({ data_type: 'date' })
    const { data } = await api.shipments.setCustomField(shipmentId, slug, '2026-03-01')
    await api.customFieldDefinitions.update(id, { default_format: 'DD.MM.YYYY' })
    expect((await api.customFields.get(data.id)).data.attributes.display_value).toBe('01.03.2026')
  })
})
