import { describe, expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { createScene, pointerOf, problemsOf } from './scene.ts'

const test = await testApi()
const { api, request, otherAccount, context } = test
const { define, defineChoice, logOf } = createScene(test)

const at = (definitionId: string, id?: string) =>
  `/v2/custom_field_definitions/${definitionId}/options${id === undefined ? '' : `/${id}`}`
const body = (attributes: object) => ({ data: { type: 'custom_field_option', attributes } })

describe('createCustomFieldOption', () => {
  it('201: appends the option, unless a position is given', async () => {
    const { id } = await defineChoice({})
    const make = async (attributes: object) => {
      const response = await request('POST', at(id), { body: body(attributes) })
      expect(response.status).toBe(201)
      return (await response.json()).data
    }
    const first = await make({ label: ' Free on board ', value: 'FOB' })
    expect(first).toEqual({
      id: expect.any(String),
      type: 'custom_field_option',
      attributes: { label: 'Free on board', value: 'FOB', position: 1 },
      relationships: { definition: { data: { type: 'custom_field_definition', id } } },
    })
    const second = await make({ label: 'Ex works', value: 'EXW' })
    const before = await make({ label: 'Cost', value: 'CIF', position: 0 })
    const { data } = await api.customFieldOptions.list(id)
    expect(data).toEqual([before, first, second])
    expect((await api.customFieldDefinitions.get(id)).data.relationships.options.data.map((one) => one.id)).toEqual(
      data.map((one) => one.id),
    )
    expect((await api.customFieldOptions.get(id, first.id)).data).toEqual(first)
  })

  it('422: rejects a duplicate value; allows it for another field', async () => {
    const { id } = await defineChoice({ FOB: 'Free on board' })
    const again = await request('POST', at(id), { body: body({ label: 'Again', value: 'FOB' }) })
    expect([again.status, await pointerOf(again)]).toEqual([422, { pointer: '/data/attributes/value' }])
    await defineChoice({ FOB: 'Free on board' }, { data_type: 'enum_multi' })
  })

  it.each(['short_text', 'number', 'date', 'datetime', 'boolean', 'reference'] as const)(
    '422: rejects options for a field of data_type %s',
    async (data_type) => {
      const { id } = await define({ data_type, ...(data_type === 'reference' ? { reference_type: 'Party' } : {}) })
      const response = await request('POST', at(id), { body: body({ label: 'A', value: 'a' }) })
      expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: '/data' }])
    },
  )

  it.each<[object, string]>([
    [{ value: 'a' }, 'label'],
    [{ label: 'A' }, 'value'],
    [{ label: ' ', value: 'a' }, 'label'],
    [{ label: 'A', value: '' }, 'value'],
    [{ label: 'A', value: 'a', position: -1 }, 'position'],
    [{ label: 'A', value: 'a', position: 1.5 }, 'position'],
    [{ label: 'A', value: 'a', colour: 'red' }, 'colour'],
  ])('422: rejects %j at %s', async (attributes, name) => {
    const { id } = await defineChoice({})
    const response = await request('POST', at(id), { body: body(attributes) })
    expect([response.status, await pointerOf(response)]).toEqual([422, { pointer: `/data/attributes/${name}` }])
  })

  it('422: rejects more than five hundred', async () => {
    const { id } = await defineChoice({})
    await context.pool.query(
      `insert into custom_field_options (account_id, id, definition_id, value, label, position, created_at, updated_at)
       select $1, gen_random_uuid(), $2, 'v' || n, 'V', n, now(), now() from generate_series(1, 500) n`,
      [test.accountId, id],
    )
    const response = await request('POST', at(id), { body: body({ label: 'A', value: 'a' }) })
    expect([response.status, (await problemsOf(response))[0]!.code]).toEqual([422, 'limit'])
  })

  it('400, 409: rejects malformed JSON and another type', async () => {
    const { id } = await defineChoice({})
    expect((await request('POST', at(id), { body: '"' })).status).toBe(400)
    const other = { data: { type: 'custom_field_definition', attributes: { label: 'A', value: 'a' } } }
    expect((await request('POST', at(id), { body: other })).status).toBe(409)
  })
})

describe('the options of a field', () => {
  it('200: lists pages; 400: rejects an invalid page', async () => {
    const { id, options } = await defineChoice({ a: 'A', b: 'B', c: 'C' })
    const { data, meta } = await api.customFieldOptions.list(id, { 'page[number]': 2, 'page[size]': 2 })
    expect([data.map((one) => one.id), meta.total]).toEqual([[options.c], 3])
    expect((await request('GET', `${at(id)}?page[size]=x`)).status).toBe(400)
    expect((await request('GET', `${at(id)}?include=definition`)).status).toBe(400)
  })

  it('404: responds alike for another account, another field, and an unknown option', async () => {
    const own = await defineChoice({ a: 'A' })
    const otherField = await defineChoice({ b: 'B' })
    const stranger = await otherAccount()
    const foreign = await define({ data_type: 'enum' }, stranger)
    const foreignOption = (await stranger.api.customFieldOptions.create(foreign.id, { value: 'x', label: 'X' })).data.id
    const missing = crypto.randomUUID()
    const change = { body: body({ label: 'Mine' }) }
    for (const definitionId of [foreign.id, missing, 'x']) {
      expect((await request('GET', at(definitionId))).status).toBe(404)
      expect((await request('POST', at(definitionId), { body: body({ label: 'A', value: 'a' }) })).status).toBe(404)
    }
    for (const [definitionId, id] of [
      [foreign.id, foreignOption],
      [own.id, foreignOption],
      [own.id, otherField.options.b!],
      [own.id, missing],
      [own.id, 'x'],
    ] as const) {
      expect((await request('GET', at(definitionId, id))).status).toBe(404)
      expect((await request('PATCH', at(definitionId, id), change)).status).toBe(404)
      expect((await request('DELETE', at(definitionId, id))).status).toBe(404)
    }
    expect((await stranger.api.customFieldOptions.list(foreign.id)).data[0]!.attributes.label).toBe('X')
  })

  it('200: shows a new label in every value that names the option, and in searches', async () => {
    const { shipmentId } = await trackedShipment(test)
    const one = await defineChoice({ FOB: 'Free on board', CIF: 'Cost' })
    const many = await defineChoice({ a: 'A', b: 'B' }, { data_type: 'enum_multi' })
    const { data: single } = await api.shipments.setCustomField(shipmentId, one.slug, 'FOB')
    const { data: several } = await api.shipments.setCustomField(shipmentId, many.slug, ['b', 'a'])
    expect(several.attributes.display_value).toBe('B, A')
    await api.customFieldOptions.update(one.id, one.options.FOB!, { label: 'FOB Shanghai' })
    await api.customFieldOptions.update(many.id, many.options.a!, { label: 'Alpha', position: 9 })
    expect((await api.customFields.get(single.id)).data.attributes).toMatchObject({
      value: 'FOB',
      display_value: 'FOB Shanghai',
    })
    expect((await api.customFields.get(several.id)).data.attributes).toMatchObject({
      value: ['b', 'a'],
      display_value: 'B, Alpha',
    })
    const { rows } = await context.pool.query('select text_value from custom_fields where id = $1', [several.id])
    expect(rows).toEqual([{ text_value: 'B, Alpha' }])
    expect((await logOf(many.options.a!)).at(-1)).toMatchObject({
      resource_type: 'custom_field_option',
      changeset: { label: ['A', 'Alpha'], position: [1, 9] },
    })
  })

  it('400, 409, 422: rejects a query, another id or type, a value, a blank label', async () => {
    const { id, options } = await defineChoice({ a: 'A', b: 'B' })
    const path = at(id, options.a)
    expect((await request('GET', `${path}?x=1`)).status).toBe(400)
    expect((await request('DELETE', `${path}?x=1`)).status).toBe(400)
    expect((await request('PATCH', path, { body: '{' })).status).toBe(400)
    const send = (data: object) => request('PATCH', path, { body: { data } })
    expect((await send({ type: 'custom_field_option', id: options.b, attributes: {} })).status).toBe(409)
    expect((await send({ type: 'custom_field', id: options.a, attributes: {} })).status).toBe(409)
    const valued = await send({ type: 'custom_field_option', attributes: { value: 'c' } })
    expect([valued.status, await pointerOf(valued)]).toEqual([422, { pointer: '/data/attributes/value' }])
    expect((await send({ type: 'custom_field_option', attributes: { label: '' } })).status).toBe(422)
    expect((await send({ type: 'custom_field_option', id: options.a, attributes: {} })).status).toBe(200)
  })

  it('200 without a body: deletes the option, keeps values that name it, and accepts no new ones', async () => {
    const { shipmentId } = await trackedShipment(test)
    const { id, slug, options } = await defineChoice({ FOB: 'Free on board', CIF: 'Cost' })
    const { data: before } = await api.shipments.setCustomField(shipmentId, slug, 'FOB')
    const response = await request('DELETE', at(id, options.FOB))
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect((await api.customFields.get(before.id)).data).toEqual(before)
    expect((await api.customFieldOptions.list(id)).data.map((one) => one.attributes.value)).toEqual(['CIF'])
    const again = await request('PATCH', `/v2/custom_fields/${before.id}`, {
      body: { data: { type: 'custom_field', attributes: { value: 'FOB' } } },
    })
    expect(again.status).toBe(422)
    expect((await logOf(options.FOB!)).at(-1).changeset).toMatchObject({ value: ['FOB', null] })
  })
})
