import type { Schemas } from '@boxtrail/contracts'
import { describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { join } from '../harness/records/people.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi()
const UNKNOWN = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de2ff'

type Content = Partial<Schemas['ViewCreate']['data']['attributes']>

const body = (attributes: object) => ({ body: { data: { type: 'view', attributes } } })
const post = (attributes: object, of: Pick<typeof api, 'request'> = api) =>
  of.request('POST', '/v2/views', body(attributes))

const problem = async (response: Promise<Response>) => {
  const answer = await response
  const [error] = (await answer.json()).errors as Schemas['Error'][]
  return [answer.status, error!.code, error!.source?.pointer]
}

describe('a view', () => {
  test('is kept, changed, listed with the newest first, and deleted', async () => {
    const of = await api.otherAccount()
    const filters = { 'filter[carrier]': 'MAEU', q: 'PO 1/2 & more' }
    const { data: first } = await of.api.views.create({ name: '  Maersk ', list: 'containers', filters })
    expect(first.attributes).toMatchObject({ name: 'Maersk', filters, sort: [], columns: [], visibility: 'personal' })
    expect(first.links.records).toBe('/v2/containers?filter%5Bcarrier%5D=MAEU&q=PO%201%2F2%20%26%20more')
    const { data: second } = await of.api.views.create({ name: 'Maersk', list: 'shipments', visibility: 'shared' })
    expect(second.links.records).toBe('/v2/shipments')
    const changed = await of.api.views.update(first.id, { columns: ['number', 'shipment.tags'] })
    expect(changed.data.attributes).toMatchObject({ name: 'Maersk', filters, columns: ['number', 'shipment.tags'] })
    const { data } = await of.api.views.list()
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
    await of.api.views.delete(first.id)
    expect((await of.request('GET', `/v2/views/${first.id}`)).status).toBe(404)
    expect((await of.request('DELETE', `/v2/views/${first.id}`)).status).toBe(404)
  })

  test('that was named before blank names were refused keeps its name until another is given', async () => {
    const { data } = await api.api.views.create({ name: 'Unnamed', list: 'containers' })
    await api.context.pool.query(`update views set name = ' ' where id = $1`, [data.id])
    const changed = await api.api.views.update(data.id, { columns: ['number'] })
    expect(changed.data.attributes).toMatchObject({ name: ' ', columns: ['number'] })
    const blank = api.request('PATCH', `/v2/views/${data.id}`, body({ name: '\u200b' }))
    expect(await problem(blank)).toEqual([422, 'blank', '/data/attributes/name'])
    await api.api.views.delete(data.id)
  })

  test('leads to the records that its filters match', async () => {
    const of = await api.otherAccount()
    await trackedShipment(api, {}, of)
    const [shipment] = (await of.api.shipments.list()).data
    const q = shipment!.attributes.bill_of_lading_number!
    for (const [filters, count] of [
      [{ q }, 1],
      [{ q: 'nothing has this' }, 0],
    ] as const) {
      const { data } = await of.api.views.create({ name: `Count ${count}`, list: 'shipments', filters })
      const found = await (await of.request('GET', data.links.records)).json()
      expect(found.data).toHaveLength(count)
    }
  })

  test.each<[string, Content, string]>([
    ['an unknown filter', { filters: { 'filter[colour]': 'red' } }, '/data/attributes/filters/filter[colour]'],
    ['a page', { filters: { 'page[size]': '3' } }, '/data/attributes/filters/page[size]'],
    ['a name that fits nothing', { filters: { 'filter[port]': 'Nowhere' } }, '/data/attributes/filters/filter[port]'],
    ['an unknown order', { sort: ['colour'] }, '/data/attributes/sort'],
    ['an unknown column', { columns: ['number', 'colour'] }, '/data/attributes/columns'],
    ['an unknown column of the other record', { columns: ['shipment.colour'] }, '/data/attributes/columns'],
    ['a column of a record that is not in the list', { columns: ['vessel.name'] }, '/data/attributes/columns'],
  ])('with %s is refused, and says where', async (_, content, pointer) => {
    const answer = problem(post({ name: 'x', list: 'containers', ...content }))
    expect(await answer).toEqual([422, 'invalid', pointer])
  })

  test('has a name that is unique in its list, regardless of case', async () => {
    const of = await api.otherAccount()
    const { data } = await of.api.views.create({ name: 'Oakland', list: 'containers' })
    const taken = [422, 'duplicate', '/data/attributes/name']
    expect(await problem(post({ name: 'OAKLAND', list: 'containers' }, of))).toEqual(taken)
    const { data: other } = await of.api.views.create({ name: 'Other', list: 'containers' })
    const renamed = of.request('PATCH', `/v2/views/${other.id}`, body({ name: 'oakland' }))
    expect(await problem(renamed)).toEqual(taken)
    await of.api.views.update(data.id, { name: 'OAKLAND' })
  })

  test('that is unknown or of another account is not found', async () => {
    const of = await api.otherAccount()
    const { data } = await of.api.views.create({ name: 'Theirs', list: 'containers', visibility: 'shared' })
    for (const id of [UNKNOWN, data.id]) {
      expect((await api.request('GET', `/v2/views/${id}`)).status).toBe(404)
      expect((await api.request('PATCH', `/v2/views/${id}`, body({ name: 'mine' }))).status).toBe(404)
      expect((await api.request('DELETE', `/v2/views/${id}`)).status).toBe(404)
    }
  })
})

test('a personal view is seen by its user alone, a shared one by everybody in the account', async () => {
  const of = await api.otherAccount()
  const [ada, ben] = await Promise.all(
    ['ada', 'ben'].map((name) =>
      join(api, { accountId: of.accountId, email: `${name}-${of.accountId}@views.example`, role: 'member' }),
    ),
  )
  const send = async (browser: typeof ada, method: string, path: string, attributes?: object) => {
    const { status, body: answer } = await browser!.send(method, path, attributes ? body(attributes) : {})
    return { status, json: answer }
  }
  const created = await send(ada, 'POST', '/v2/views', { name: 'Mine', list: 'containers' })
  expect(created.status).toBe(201)
  const { id } = created.json.data
  expect((await send(ben, 'GET', `/v2/views/${id}`)).status).toBe(404)
  expect((await send(ben, 'GET', '/v2/views')).json.data).toEqual([])
  await send(ada, 'PATCH', `/v2/views/${id}`, { visibility: 'shared' })
  expect((await send(ben, 'PATCH', `/v2/views/${id}`, { name: 'Ours' })).json.data.attributes.name).toBe('Ours')
  await send(ben, 'PATCH', `/v2/views/${id}`, { visibility: 'personal' })
  expect((await send(ada, 'GET', `/v2/views/${id}`)).status).toBe(404)
})
