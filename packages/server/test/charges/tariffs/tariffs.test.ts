import { describe, expect, it } from 'vitest'
import { testApi } from '../../harness/api.ts'

const { api, request, otherAccount, context, accountId } = await testApi()

const demurrage = {
  charge: 'demurrage' as const,
  shipping_line_scac: 'MAEU',
  port_locode: 'USLAX',
  currency_code: 'USD',
  tiers: [{ from_day: 1, amount_per_day: 120.5 }],
  valid_from: '2026-01-01',
}
const body = (attributes: object) => ({ data: { type: 'tariff', attributes } })
const create = async (attributes: object = demurrage) => {
  const response = await request('POST', '/v2/tariffs', { body: body(attributes) })
  expect(response.status).toBe(201)
  return (await response.json()).data
}
const problemOf = async (response: Response) => (await response.json()).errors[0]

describe('createTariff', () => {
  it('201: keeps the tariff, with null for what applies to all', async () => {
    const { id, attributes } = await create()
    expect(attributes).toEqual({
      ...demurrage,
      equipment_length: null,
      equipment_type: null,
      free_days: null,
      free_days_unit: 'calendar_days',
      valid_to: null,
    })
    const { data } = await api.GET('/tariffs/{id}', { params: { path: { id } } })
    expect(data!.data.attributes).toEqual(attributes)
    const { rows } = await context.pool.query(
      `select changeset->'currency_code' as currency from changes where account_id = $1 and resource_id = $2`,
      [accountId, id],
    )
    expect(rows).toEqual([{ currency: [null, 'USD'] }])
  })

  it('201: takes another SCAC of a line as that line', async () => {
    expect((await create({ ...demurrage, shipping_line_scac: 'CNCC' })).attributes.shipping_line_scac).toBe('CMDU')
  })

  it.each([
    [{ shipping_line_scac: 'QQQQ' }, '/data/attributes/shipping_line_scac'],
    [{ tiers: [] }, '/data/attributes/tiers'],
    [{ tiers: [{ from_day: 2, amount_per_day: 1 }] }, '/data/attributes/tiers/0/from_day'],
    [{ tiers: [1, 5, 5].map((from_day) => ({ from_day, amount_per_day: 1 })) }, '/data/attributes/tiers/2/from_day'],
    [{ tiers: [{ from_day: 1, amount_per_day: -1 }] }, '/data/attributes/tiers/0/amount_per_day'],
    [{ valid_to: '2025-12-31' }, '/data/attributes/valid_to'],
    [{ valid_from: '2026-02-30' }, '/data/attributes/valid_from'],
    [{ currency_code: 'usd' }, '/data/attributes/currency_code'],
    [{ port_locode: 'Los Angeles' }, '/data/attributes/port_locode'],
    [{ free_days: 400 }, '/data/attributes/free_days'],
    [{ account_id: accountId }, '/data/attributes/account_id'],
  ])('422: rejects %j and names it', async (wrong, pointer) => {
    const response = await request('POST', '/v2/tariffs', { body: body({ ...demurrage, ...wrong }) })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).source).toEqual({ pointer })
  })

  it('422: keeps no more than the limit of the account', async () => {
    const other = await otherAccount()
    await context.pool.query(
      `insert into tariffs (account_id, id, charge, free_days_unit, currency_code, tiers, valid_from, created_at)
       select $1, gen_random_uuid(), 'storage', 'calendar_days', 'USD', '[{"from_day":1,"amount_per_day":1}]', '2026-01-01', now()
       from generate_series(1, $2)`,
      [other.accountId, context.config.limits.tariffs],
    )
    const response = await other.request('POST', '/v2/tariffs', { body: body(demurrage) })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).code).toBe('too_many')
  })
})

describe('updateTariff', () => {
  it('200: changes what is given, and checks it together with what stays', async () => {
    const { id, attributes } = await create()
    const changed = await request('PATCH', `/v2/tariffs/${id}`, {
      body: body({ valid_to: '2026-06-30', free_days: 3 }),
    })
    expect(changed.status).toBe(200)
    expect((await changed.json()).data.attributes).toEqual({ ...attributes, valid_to: '2026-06-30', free_days: 3 })
    const wrong = await request('PATCH', `/v2/tariffs/${id}`, { body: body({ valid_from: '2026-07-01' }) })
    expect(wrong.status).toBe(422)
    expect((await problemOf(wrong)).source.pointer).toBe('/data/attributes/valid_to')
  })
})

describe('deleteTariff', () => {
  it('204: deletes it once', async () => {
    const { id } = await create()
    expect((await request('DELETE', `/v2/tariffs/${id}`)).status).toBe(204)
    expect((await request('DELETE', `/v2/tariffs/${id}`)).status).toBe(404)
    expect((await request('GET', `/v2/tariffs/${id}`)).status).toBe(404)
  })
})

describe('listTariffs', () => {
  it('200: lists the tariffs of the account only, newest first', async () => {
    const other = await otherAccount()
    const made = [await create(), await create({ ...demurrage, charge: 'detention' })]
    const { data } = await api.GET('/tariffs', {})
    expect(data!.data.slice(0, 2).map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse())
    expect((await other.api.GET('/tariffs', {})).data!.data).toEqual([])
    const [{ id }] = made
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const sent = method === 'PATCH' ? { body: body({ free_days: 1 }) } : {}
      expect((await other.request(method, `/v2/tariffs/${id}`, sent)).status).toBe(404)
    }
  })
})
