import type { Schemas } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { describe, expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { createScene, freshSlug, pointerOf, problemsOf } from './scene.ts'

const test = await testApi()
const { api, request, otherAccount, accountId, context } = test
const { define, defineChoice, logOf } = createScene(test)

const PATH = '/v2/custom_field_definitions'
const body = (attributes: object) => ({ data: { type: 'custom_field_definition', attributes } })
const minimal = () => ({
  entity_type: 'Shipment',
  api_slug: freshSlug(),
  display_name: 'Buyer',
  data_type: 'short_text',
})
const post = (attributes: object) => request('POST', PATH, { body: body(attributes) })
const patch = (id: string, attributes: object) => request('PATCH', `${PATH}/${id}`, { body: body(attributes) })

describe('createCustomFieldDefinition', () => {
  it.each(Object.entries(examples.createCustomFieldDefinition.request))(
    '201: defines the field as in the example %s',
    async (_, example) => {
      const response = await request('POST', PATH, { body: example })
      expect(response.status).toBe(201)
      const { data } = (await response.json()) as Schemas['CustomFieldDefinitionDocument']
      expect(data.attributes).toMatchObject(example.data.attributes)
      expect(data.relationships).toEqual({
        account: { data: { type: 'account', id: accountId } },
        options: { data: [] },
        fields: { links: { related: `/v2/custom_fields?filter[definition_id]=${data.id}` } },
      })
      expect((await api.customFieldDefinitions.get(data.id)).data).toEqual(data)
    },
  )

  it('201: leaves omitted attributes empty, and stores Cargo as container', async () => {
    const { definition } = await define({ entity_type: 'Cargo' })
    expect(definition.attributes).toMatchObject({
      entity_type: 'Container',
      description: null,
      reference_type: null,
      validation: {},
      default_format: null,
      default_value: null,
    })
    const { data } = await api.customFieldDefinitions.list({ 'filter[entity_type]': 'Cargo' })
    expect(data.map(({ id }) => id)).toContain(definition.id)
  })

  it('422: rejects a duplicate slug of the record type; allows it for another type or account', async () => {
    const { slug } = await define()
    const again = await post({ ...minimal(), api_slug: slug })
    expect([again.status, await pointerOf(again)]).toEqual([422, { pointer: '/data/attributes/api_slug' }])
    await define({ api_slug: slug, entity_type: 'Container' })
    await define({ api_slug: slug }, await otherAccount())
  })

  it.each<[object, string]>([
    [{ api_slug: 'Buyer' }, 'api_slug'],
    [{ api_slug: '' }, 'api_slug'],
    [{ api_slug: 'a-b' }, 'api_slug'],
    [{ api_slug: 'a\nb' }, 'api_slug'],
    [{ api_slug: undefined }, 'api_slug'],
    [{ entity_type: 'Vessel' }, 'entity_type'],
    [{ data_type: 'text' }, 'data_type'],
    [{ display_name: '  ' }, 'display_name'],
    [{ display_name: null }, 'display_name'],
    [{ data_type: 'reference' }, 'reference_type'],
    [{ reference_type: 'Party' }, 'reference_type'],
    [{ data_type: 'reference', reference_type: 'Vessel' }, 'reference_type'],
    [{ default_format: '0.00' }, 'default_format'],
    [{ data_type: 'number', default_format: 'kg' }, 'default_format'],
    [{ default_value: 7 }, 'default_value'],
    [{ data_type: 'date', default_value: '2026-02-30' }, 'default_value'],
    [{ default_value: 'ab', validation: { min_length: 3 } }, 'default_value'],
    [{ validation: { pattern: '(' } }, 'validation/pattern'],
    [{ validation: { pattern: '(?=a)' } }, 'validation/pattern'],
    [{ validation: { min: 1 } }, 'validation/min'],
    [{ data_type: 'number', validation: { min: '1' } }, 'validation/min'],
    [{ data_type: 'date', validation: { max: 'soon' } }, 'validation/max'],
    [{ data_type: 'number', validation: { min: 2, max: 1 } }, 'validation/max'],
    [{ validation: { min_length: 5, max_length: 4 } }, 'validation/max_length'],
    [{ data_type: 'boolean', validation: { pattern: 'x' } }, 'validation/pattern'],
    [{ validation: { colour: 'red' } }, 'validation/colour'],
    [{ template_id: 7 }, 'template_id'],
  ])('422: rejects %j at %s', async (attributes, at) => {
    const response = await post({ ...minimal(), ...attributes })
    expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: `/data/attributes/${at}` }])
  })

  it('422: enforces the limit of the account under concurrency', async () => {
    const small = await testApi({ limits: { custom_field_definitions: 3 } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => small.request('POST', PATH, { body: body(minimal()) })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(5)
    expect((await problemsOf(refused[0]!))[0]).toMatchObject({ code: 'limit', source: { pointer: '/data' } })
  })

  it('400, 409, 415: rejects malformed JSON, another type, another content type', async () => {
    expect((await request('POST', PATH, { body: '[' })).status).toBe(400)
    const other = { data: { type: 'custom_field', attributes: minimal() } }
    expect((await request('POST', PATH, { body: other })).status).toBe(409)
    expect((await request('POST', PATH, { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })
})

describe('listCustomFieldDefinitions', () => {
  it('200: lists the newest first, 25 per page', async () => {
    const account = await otherAccount()
    const made: string[] = []
    for (let count = 0; count < 26; count += 1) made.unshift((await define({}, account)).id)
    const { data, meta } = await account.api.customFieldDefinitions.list()
    expect(data.map(({ id }) => id)).toEqual(made.slice(0, 25))
    expect(meta.total).toBe(26)
    const walked = []
    for await (const { id } of account.api.customFieldDefinitions.iterate({ 'page[size]': 7 })) walked.push(id)
    expect(walked).toEqual(made)
  })

  it('200: filters by record type, data type and beginning of the name, without wildcards', async () => {
    const account = await otherAccount()
    const first = await define({ display_name: 'Buyer 100%' }, account)
    const second = await define({ entity_type: 'TrackingRequest', data_type: 'date', display_name: 'Due' }, account)
    const idsOf = async (query: Parameters<typeof api.customFieldDefinitions.list>[0]) =>
      (await account.api.customFieldDefinitions.list(query)).data.map(({ id }) => id)
    expect(await idsOf({ 'filter[entity_type]': 'TrackingRequest' })).toEqual([second.id])
    expect(await idsOf({ 'filter[entity_type]': 'Vessel' })).toEqual([])
    expect(await idsOf({ 'filter[data_type]': 'short_text' })).toEqual([first.id])
    expect(await idsOf({ 'filter[data_type]': "';--" })).toEqual([])
    expect(await idsOf({ 'filter[display_name]': 'buyer 1' })).toEqual([first.id])
    for (const name of ['uyer', '%', '_uyer', 'Buyer 100_', '\\'])
      expect(await idsOf({ 'filter[display_name]': name })).toEqual([])
  })

  it('200: includes options, each once, in order', async () => {
    const { id } = await defineChoice({ FOB: 'Free on board', CIF: 'Cost, insurance and freight' })
    const { data, included } = await api.customFieldDefinitions.list({ include: ['options'] })
    const own = data.find((one) => one.id === id)!.relationships.options.data.map((one) => one.id)
    expect(own).toHaveLength(2)
    expect(included!.filter((one) => own.includes(one.id)).map((one) => one.id)).toEqual(own)
    const one = await api.customFieldDefinitions.get(id, { include: ['options'] })
    expect(one.included!.map((option) => option.id)).toEqual(own)
  })

  it('400: rejects an unknown filter, relation or page', async () => {
    for (const query of ['filter[api_slug]=x', 'include=fields', 'page[number]=0', 'sort=display_name'])
      expect((await request('GET', `${PATH}?${query}`)).status, query).toBe(400)
  })
})

describe('one definition', () => {
  it('404: responds alike for one of another account and an unknown one', async () => {
    const foreign = await define({}, await otherAccount())
    for (const [method, sent] of [
      ['GET', {}],
      ['PATCH', { body: body({ display_name: 'Mine' }) }],
      ['DELETE', {}],
    ] as const) {
      const answers = []
      for (const id of [foreign.id, crypto.randomUUID(), 'x']) {
        const response = await request(method, `${PATH}/${id}`, sent)
        expect(response.status).toBe(404)
        answers.push(await response.text())
      }
      expect(new Set(answers).size).toBe(1)
    }
    const { rows } = await context.pool.query('select display_name from custom_field_definitions where id = $1', [
      foreign.id,
    ])
    expect(rows).toEqual([{ display_name: foreign.definition.attributes.display_name }])
  })

  it('400: rejects an unknown relation or parameter', async () => {
    const { id } = await define()
    expect((await request('GET', `${PATH}/${id}?include=values`)).status).toBe(400)
    expect((await request('PATCH', `${PATH}/${id}?x=1`, { body: body({}) })).status).toBe(400)
    expect((await request('DELETE', `${PATH}/${id}?x=1`)).status).toBe(400)
  })

  it('200: changes only the given attributes; the log has both states', async () => {
    const { id, definition } = await define({ data_type: 'number', validation: { min: 1 }, default_value: 5 })
    const { data } = await api.customFieldDefinitions.update(id, {
      display_name: ' Weight ',
      default_format: '0.0 t',
      validation: null,
    })
    expect(data.attributes).toEqual({
      ...definition.attributes,
      display_name: 'Weight',
      default_format: '0.0 t',
      validation: {},
      updated_at: expect.any(String),
    })
    const log = await logOf(id)
    expect(log[1]).toEqual({
      resource_type: 'custom_field_definition',
      shipment_id: null,
      container_id: null,
      event: null,
      changeset: {
        display_name: [definition.attributes.display_name, 'Weight'],
        default_format: [null, '0.0 t'],
        validation: [{ min: 1 }, {}],
      },
    })
    await api.customFieldDefinitions.update(id, {})
    expect(await logOf(id)).toHaveLength(2)
  })

  it.each(['entity_type', 'api_slug', 'data_type', 'reference_type', 'id', 'account_id', 'created_at'])(
    '422: rejects a change of %s',
    async (name) => {
      const { id, definition } = await define()
      const response = await patch(id, { [name]: 'number' })
      expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: `/data/attributes/${name}` }])
      expect((await api.customFieldDefinitions.get(id)).data).toEqual(definition)
    },
  )

  it('422: rejects a default that its rules or options do not allow, and a blank name', async () => {
    const { id } = await define({ default_value: 'ab' })
    expect(await pointerOf(await patch(id, { validation: { min_length: 3 } }))).toEqual({
      pointer: '/data/attributes/default_value',
    })
    expect(await pointerOf(await patch(id, { display_name: ' ' }))).toEqual({
      pointer: '/data/attributes/display_name',
    })
    const choice = await defineChoice({ FOB: 'Free on board' })
    expect((await patch(choice.id, { default_value: 'EXW' })).status).toBe(422)
    expect((await patch(choice.id, { default_value: 'FOB' })).status).toBe(200)
  })

  it('409: rejects another id or type', async () => {
    const { id } = await define()
    const send = async (data: object) => (await request('PATCH', `${PATH}/${id}`, { body: { data } })).status
    expect(await send({ type: 'custom_field_definition', id: crypto.randomUUID(), attributes: {} })).toBe(409)
    expect(await send({ type: 'party', id, attributes: {} })).toBe(409)
  })

  it('200 without a body: deletes it with its options and values, and nothing else', async () => {
    const { shipmentId } = await trackedShipment(test)
    const { id, slug } = await defineChoice({ FOB: 'Free on board' })
    const other = await define()
    const { data: value } = await api.shipments.setCustomField(shipmentId, slug, 'FOB')
    const { data: kept } = await api.shipments.setCustomField(shipmentId, other.slug, 'x')
    const response = await request('DELETE', `${PATH}/${id}`)
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect((await request('GET', `${PATH}/${id}`)).status).toBe(404)
    expect((await request('GET', `/v2/custom_fields/${value.id}`)).status).toBe(404)
    expect((await api.shipments.customFields(shipmentId)).data).toEqual([kept])
    const { rows } = await context.pool.query('select 1 from custom_field_options where definition_id = $1', [id])
    expect(rows).toEqual([])
    expect((await logOf(id)).at(-1).changeset).toMatchObject({ api_slug: [slug, null], data_type: ['enum', null] })
  })
})
