import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'

const api = await testApi()
const { places, shippingLines } = api.context.reference
const get = (path: string) => api.request('GET', `/v2${path}`)

test('a place is found by id and by code in any case, with the same response except for its URL', async () => {
  const metro = places.all().find(({ kind }) => kind === 'metro_area')!
  for (const [path, place] of [
    ['ports', places.portByLocode('USLAX')!],
    ['metro_areas', metro],
  ] as const) {
    const byCode = await (await get(`/${path}/${place.code.toLowerCase()}`)).json()
    const byId = await (await get(`/${path}/${place.id.toUpperCase()}`)).json()
    expect(byCode.data).toEqual(byId.data)
    expect(byCode.data).toMatchObject({ id: place.id, attributes: { id: place.id, code: place.code } })
  }
})

test('a code is read in the forms in which people write it', async () => {
  const { data } = await (await get('/ports/USLAX')).json()
  for (const code of ['US%20LAX', 'us-lax', '%20uslax%20'])
    expect((await (await get(`/ports/${code}`)).json()).data, code).toEqual(data)
})

test('a port is linked to its terminals, and each terminal to its port', async () => {
  const { data } = await (await get('/ports/USLAX')).json()
  const [first] = data.relationships.terminals.data
  const terminal = await (await get(`/terminals/${first.id}`)).json()
  expect(terminal.data.relationships.port.data).toEqual({ type: 'port', id: data.id })
})

test('every line is listed on one page unless a size is given, and filtered by the words of a search', async () => {
  const { data, meta, links } = await (await get('/shipping_lines')).json()
  expect(data.length).toBe(shippingLines.all().filter(({ access }) => access === 'public').length)
  expect(meta).toEqual({ size: data.length, total: data.length, pagination: { current: 1, records: data.length } })
  expect(links).not.toHaveProperty('next')
  const paged = await (await get('/shipping_lines?page[size]=10&page[number]=2')).json()
  expect(paged.data).toEqual(data.slice(10, 20))
  for (const search of ['maers', 'MAEU']) {
    const found = await (await get(`/shipping_lines?search=${search}`)).json()
    expect(found.data.map((line: { attributes: { scac: string } }) => line.attributes.scac)).toContain('MAEU')
  }
  const one = await (await get(`/shipping_lines/${data[0].id}`)).json()
  expect(one.data).toEqual(data[0])
})

test('an unknown key of any form is answered with 404', async () => {
  const port = places.portByLocode('USLAX')!
  const closed = shippingLines.all().find(({ access }) => access === 'account')!
  const missing = [
    ...['XXXXX', 'no port', crypto.randomUUID(), '%00'].map((id) => `/ports/${id}`),
    ...['USLAX1', crypto.randomUUID(), port.id].map((id) => `/metro_areas/${id}`),
    ...['x', crypto.randomUUID(), port.id].map((id) => `/terminals/${id}`),
    ...['MAEU', crypto.randomUUID(), closed.id].map((id) => `/shipping_lines/${id}`),
  ]
  for (const path of missing) expect((await get(path)).status, path).toBe(404)
})
