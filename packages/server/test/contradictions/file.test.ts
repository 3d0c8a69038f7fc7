import { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { BASE_URL, testApi } from '../harness/api.ts'
import { addContradiction } from '../harness/records/contradiction.ts'
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

/** The texts of the statements that a function sends. */
const statementsOf = async (run: () => Promise<unknown>): Promise<string[]> => {
  const sent = vi.spyOn(context.pool, 'query')
  await run()
  const texts = sent.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
  sent.mockRestore()
  return texts
}

test('the list is counted once for thousands of rows, not for each page of them', async () => {
  const texts = await statementsOf(() => file('format=csv'))
  expect(texts.filter((text) => /count\(\*\).* from contradictions /.test(text))).toHaveLength(1)
})

test.each(['csv', 'xlsx'])('what fails at the first page is answered before a file of %s begins', async (format) => {
  const query = Pool.prototype.query as (...given: unknown[]) => Promise<unknown>
  const sent = vi.spyOn(context.pool, 'query').mockImplementation(async (...given: unknown[]) => {
    if ((given[0] as { name?: string }).name !== 'find-contradictions') return query.apply(context.pool, given)
    throw new Error('timeout exceeded when trying to connect')
  })
  const statuses: number[] = []
  for (let nth = 0; nth < 4; nth++) statuses.push((await request('GET', `/v2/contradictions?format=${format}`)).status)
  sent.mockRestore()
  expect(statuses).toEqual([503, 503, 503, 503])
})

test('an account reads three files at once, whatever lists they are of', async () => {
  const open = (list: string) =>
    world.app.request(`${BASE_URL}/v2/${list}?format=csv`, { headers: { authorization: `Token ${world.apiKey}` } })
  const answers = await Promise.all(['contradictions', 'containers', 'shipments'].map(open))
  expect((await open('accuracy')).status).toBe(429)
  await answers[0]!.body!.cancel()
  const accuracy = await open('accuracy')
  expect(accuracy.status).toBe(200)
  expect((await open('contradictions')).status).toBe(429)
  for (const answer of [...answers.slice(1), accuracy]) await answer.body!.cancel()
  expect((await open('contradictions')).status).toBe(200)
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
