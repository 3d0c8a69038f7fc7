import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { BASE_URL, testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi()
const COUNT = 5
for (let n = 0; n < COUNT; n++) await trackedShipment(api)

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const get = (path: string, accept = '*/*') => api.request('GET', path, { headers: { accept } })
const lines = async (response: Response) => (await response.text()).split('\r\n').slice(0, -1)

test.each([
  ['containers', 'number'],
  ['shipments', 'bill_of_lading_number'],
])('a file of %s has the records of the list in its order', async (list, number) => {
  const order = list === 'containers' ? 'number' : '-number'
  const type = list.slice(0, -1)
  const page = await (await get(`/v2/${list}?sort=${order}`)).json()
  const answer = await get(`/v2/${list}?sort=${order}&fields[${type}]=${number}`, 'text/csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="${list}-.*\\.csv"$`))
  const numbers = page.data.map(({ attributes }: { attributes: Record<string, string> }) => attributes[number])
  expect(await lines(answer)).toEqual([number, ...numbers])
  expect(numbers.length).toBeGreaterThanOrEqual(COUNT)
})

test('filters hold for a file, which has the usual columns', async () => {
  const [, bill] = await lines(await get('/v2/shipments?fields[shipment]=bill_of_lading_number', 'text/csv'))
  const [headings, ...rows] = await lines(await get(`/v2/containers?format=csv&q=${bill}`))
  expect(headings).toContain('number,current_status,shipment.bill_of_lading_number')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`,on_ship,${bill},`)
  expect(rows[0]).toMatch(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/)
})

test('a workbook has as many rows', async () => {
  const answer = await get('/v2/shipments', XLSX)
  expect(answer.headers.get('content-type')).toBe(XLSX)
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const rows = strFromU8(parts['xl/worksheets/sheet1.xml']!).match(/<row /g)!
  expect(rows).toHaveLength(COUNT + 1)
})

test.each(['page[size]=10', 'page[number]=1', 'page[after]=x', 'include=shipment'])('refuses %s', async (search) => {
  const answer = await get(`/v2/containers?format=xlsx&${search}`)
  expect(answer.status).toBe(400)
  const [error] = (await answer.json()).errors
  expect(error.source).toEqual({ parameter: search.split('=')[0] })
})

test('what is wrong with a filter is answered before a file begins, and a page stays one', async () => {
  expect((await get('/v2/containers?format=csv&filter[port]=Nowhere')).status).toBe(400)
  expect((await get('/v2/containers?format=pdf')).status).toBe(400)
  for (const accept of ['application/json', '*/*', 'text/csv;q=0'])
    expect((await get('/v2/containers', accept)).headers.get('content-type')).toContain('json')
})

test('an account that has too many files open is asked to wait', async () => {
  const open = () =>
    api.app.request(`${BASE_URL}/v2/containers?format=csv`, { headers: { authorization: `Token ${api.apiKey}` } })
  const answers = await Promise.all([open(), open(), open()])
  expect((await open()).status).toBe(429)
  for (const answer of answers) await answer.body!.cancel()
  expect((await open()).status).toBe(200)
})
