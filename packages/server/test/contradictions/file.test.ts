import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { addContradiction } from '../harness/contradiction.ts'
import { terminal } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'

const world = await testApi({ sources: [terminal()] })
const { request, context, accountId } = world
const { next, report } = createLanded(world, 'BXTU7')
const hold = { raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }

const file = async (query: string) => {
  const answer = await request('GET', `/v2/contradictions?${query}`)
  expect(answer.status).toBe(200)
  const [heading = '', ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n')
  const names = heading.split(',')
  return rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, nth) => [names[nth], cell])))
}

/** The cells of a row of CSV; one in quotes may have commas. */
const cellsOf = (row: string): string[] =>
  Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  )

const landed = await next()
await report({ holds: [hold], availability: 'yes' })
const [container, shipment] = [landed.served.id, landed.served.relationships.shipment!.data!.id]

test('a file has what the list has, in its order, with the numbers of the container and the bill', async () => {
  for (let nth = 0; nth < 120; nth++)
    await addContradiction(context.pool, accountId, { container, shipment }, `Line ${nth}`)
  const pages = await Promise.all(
    [1, 2].map(async (n) => (await request('GET', `/v2/contradictions?page[number]=${n}&page[size]=100`)).json()),
  )
  const listed = pages.flatMap(({ data }) => data)
  const rows = await file('format=csv')
  expect(rows.map(({ title, kind, severity, state }) => ({ title, kind, severity, state }))).toEqual(
    listed.map(({ attributes: { title, kind, severity, state } }) => ({ title, kind, severity, state })),
  )
  expect(rows[0]).toMatchObject({
    container_number: landed.container,
    bill_of_lading_number: expect.stringMatching(/^\d/),
    kind: 'available_with_hold',
    since: expect.stringMatching(/Z$/),
    resolved_at: '',
  })
  expect(rows[1]).toMatchObject({
    kind: 'seal_differs',
    prevails: '',
    does_not_prevail: expect.stringMatching(/^Line /),
  })
})

test('the filters of the list and its past apply', async () => {
  expect(await file('format=csv&filter[severity]=medium,high&filter[kind]=seal_differs')).toEqual([])
  expect(await file('format=csv&filter[state]=resolved')).toEqual([])
  const before = new Date(Date.now() - 86_400_000).toISOString()
  expect(await file(`format=csv&filter[container_id]=${container}&known_at=${before}`)).toEqual([])
  const now = new Date().toISOString()
  const [row] = await file(
    `format=csv&filter[kind]=available_with_hold&filter[container_id]=${container}&known_at=${now}`,
  )
  expect(row).toMatchObject({ container_number: landed.container, kind: 'available_with_hold' })
})

test('a workbook is given by Accept; a page of a file, and the past of all, are refused before it begins', async () => {
  const headers = { accept: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
  const workbook = await request('GET', '/v2/contradictions', { headers })
  expect(new TextDecoder().decode((await workbook.arrayBuffer()).slice(0, 2))).toBe('PK')
  expect(workbook.headers.get('content-disposition')).toMatch(/^attachment; filename="contradictions-.*\.xlsx"$/)
  expect((await request('GET', '/v2/contradictions?format=csv&page[size]=3')).status).toBe(400)
  expect((await request('GET', `/v2/contradictions?format=csv&known_at=${new Date().toISOString()}`)).status).toBe(400)
})

test('has nothing of another account', async () => {
  const other = await world.otherAccount()
  const answer = await other.request('GET', '/v2/contradictions?format=csv')
  expect((await answer.text()).trim().split('\r\n')).toHaveLength(1)
})
