import { expect, test } from 'vitest'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const first = await testApi()
/** A second server, which has the terminal's feed. */
const api = await testApi({ sources: [terminal()] })
const push = pusher(api)

const trackedBy = async (account: TestAccount, number: string, container: string, test = api) => {
  const body = trackingBody({ request_number: number })
  test.line.knows(number, journeyAt(36, container))
  const { data } = await account.api.POST('/tracking_requests', { body })
  await workUntilIdle(test.context)
  const { data: request } = await account.api.GET('/tracking_requests/{id}', {
    params: { path: { id: data!.data.id } },
  })
  return request!.data.relationships.tracked_object.data!.id
}

const reportOf = async (number: string, test = api): Promise<string> => {
  const { rows } = await test.context.pool.query(
    'select r.id from reports r join checks c on c.id = r.check_id where c.subject_number = $1 order by r.id desc',
    [number],
  )
  return rows[0].id
}

const read = async (account: TestAccount, id: string) => {
  const answer = await account.request('GET', `/v2/reports/${id}`)
  return { status: answer.status, attributes: (await answer.json()).data?.attributes }
}

test('a report is served with its origin, its reader, its sizes and its content', async () => {
  await trackedBy(api, '260008101', 'BXTU8100019')
  const id = await reportOf('260008101')
  const { status, attributes } = await read(api, id)
  const { rows } = await api.context.pool.query(
    'select b.body, r.content_hash from reports r join report_bodies b on b.check_id = r.check_id and b.id = r.id where r.id = $1',
    [id],
  )
  expect(status).toBe(200)
  expect(attributes).toMatchObject({
    source: { id: 'line:MAEU', kind: 'line', name: 'MAEU' },
    subject: { kind: 'bill', number: '260008101' },
    outcome: 'ok',
    complete: true,
    adapter: 'fake',
    adapter_version: 1,
    observed_at: expect.any(String),
    received_at: expect.any(String),
    recorded_at: expect.any(String),
    content_hash: rows[0].content_hash.toString('hex'),
    stored_size: rows[0].body.length,
    body: null,
  })
  expect(attributes.size).toBeGreaterThan(attributes.stored_size)
  expect(attributes.quotes).toContainEqual({
    about: 'discharge',
    container: 'BXTU8100019',
    words: 'EQUIPMENT DISC LADEN',
    happened_at: expect.any(String),
  })
  expect(attributes.quotes_total).toBe(attributes.quotes.length)
})

test('the report is the one that provenance names', async () => {
  const shipmentId = await trackedBy(api, '260008102', 'BXTU8100024')
  const answer = await api.request('GET', `/v2/shipments/${shipmentId}/provenance`)
  const { attributes } = (await answer.json()).data.attributes
  const { status, attributes: report } = await read(api, attributes.pod_ata_at.set_by.report_id)
  expect([status, report.subject.number]).toEqual([200, '260008102'])
})

test('a report about what the account does not track is answered with 404', async () => {
  await trackedBy(api, '260008103', 'BXTU8100030')
  const other = await api.otherAccount()
  expect((await read(other, await reportOf('260008103'))).status).toBe(404)
  await trackedBy(other, '260008104', 'BXTU8100045')
  expect((await read(other, await reportOf('260008103'))).status).toBe(404)
  expect((await read(other, await reportOf('260008104'))).status).toBe(200)
})

test('a report that came after the account stopped tracking is answered with 404', async () => {
  const shipmentId = await trackedBy(api, '260008105', 'BXTU8100050')
  const before = await reportOf('260008105')
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
  expect((await read(api, before)).status).toBe(200)
  await api.context.pool.query(`update reports set asked_at = now() + interval '1 hour' where id = $1`, [before])
  expect((await read(api, before)).status).toBe(404)
})

test('only what concerns the account’s containers is quoted', async () => {
  await trackedBy(api, '260008106', 'BXTU8100066')
  const id = await reportOf('260008106')
  await api.context.pool.query(
    `update claims set statement = jsonb_set(statement, '{container}', '"BXTU9999999"')
     where first_report = $1 and statement->>'kind' = 'discharge'`,
    [id],
  )
  const { attributes } = await read(api, id)
  const about = attributes.quotes.map((quote: { container: string | null }) => quote.container)
  expect(new Set(about)).toEqual(new Set(['BXTU8100066', null]))
})

test('the body of a shared source is shown only to the operator', async () => {
  const other = await api.otherAccount()
  await trackedBy(other, '260008107', 'BXTU8100071')
  const id = await reportOf('260008107')
  expect((await read(other, id)).attributes.body).toBeNull()
  const operator = await testApi({ isOperator: true })
  await trackedBy(operator, '260008108', 'BXTU8100087', operator)
  const { attributes } = await read(operator, await reportOf('260008108', operator))
  expect(JSON.parse(attributes.body)).toEqual(expect.any(Array))
  expect(attributes.size).toBe(Buffer.byteLength(attributes.body))
})

test('the body of a source that is configured for the account alone is shown', async () => {
  await trackedBy(first, '260008109', 'BXTU8100092', first)
  const id = await reportOf('260008109', first)
  await first.context.pool.query(`update sources set account_id = $1 where id = 'line:MAEU'`, [first.accountId])
  expect(JSON.parse((await read(first, id)).attributes.body)).toEqual(expect.any(Array))
  const other = await first.otherAccount()
  await trackedBy(other, '260008109', 'BXTU8100092', first)
  expect((await read(other, id)).attributes.body).toBeNull()
})

test('a pushed report is served to every account that tracks its container', async () => {
  await trackedBy(api, '260008110', 'BXTU8100104')
  const snapshot = {
    container_number: 'BXTU8100104',
    observed_at: wire(Date.now() - 60_000),
    facility: { firms: 'Y258', locode: 'USLAX' },
    yard_location: 'W4-221',
  }
  await push.message('trapac-la', { snapshots: [snapshot] })
  await workUntilIdle(api.context)
  const { attributes } = await read(api, await reportOf('BXTU8100104'))
  expect(attributes).toMatchObject({ source: { id: 'terminal:trapac-la' }, body: null })
  expect(attributes.quotes).toContainEqual(expect.objectContaining({ words: 'W4-221', happened_at: null }))
})
