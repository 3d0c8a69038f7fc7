import { describe, expect, test } from 'vitest'
import { configFile } from '../../src/config/settings/config-file.ts'
import { findMonths } from '../../src/db/partitions/monthly-partitions.ts'
import { ensurePartitions, type MonthlyTable } from '../../src/db/partitions/partitions.ts'
import { dropExpired } from '../../src/maintenance/drop-expired.ts'
import { deliverBatch } from '../../src/notifications/delivery/delivery-worker.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'
import { startReceiver } from '../notifications/delivery/receiver.ts'
import { deliveryOptions } from '../notifications/delivery/scene.ts'

const api = await testApi({ sources: [terminal()], webhooks: { allow: ['http://127.0.0.1:*'] }, isOperator: true })
const { pool, log } = api.context
const push = pusher(api)
const receiver = await startReceiver()
const CONTAINER = 'BXTU8200013'
const DAY_MS = 86_400_000
const retention = configFile.parse({}).retention

/** Drops what has expired, as if this many days had passed. */
const drop = (inDays: number, settings = retention) =>
  dropExpired({
    pool,
    log: log.child({}, { level: 'silent' }),
    retention: settings,
    nowMs: Date.now() + inDays * DAY_MS,
    signal: new AbortController().signal,
  })
const answer = async (path: string) => {
  const response = await api.request('GET', `/v2/${path}`)
  return { status: response.status, ...(await response.json()) }
}
/** Delivers all notifications that are due, in batches. */
const deliver = async () => {
  while ((await deliverBatch(deliveryOptions(pool))).succeeded > 0) {}
}
const hoursAgo = (hours: number) => wire(Date.now() - hours * 3_600_000)
const report = async (more: object) => {
  const facility = { firms: 'Y258', locode: 'USLAX' }
  await push.message('trapac-la', { snapshots: [{ container_number: CONTAINER, facility, ...more }] })
  await workUntilIdle(api.context)
}

// Some of these rows are stored before their month has a partition, as when the service starts for the first time.
const hook = await api.api.webhooks.create({ url: receiver.url('/a'), active: true })
await api.api.webhooks.create({ url: receiver.url('/b'), active: true })
api.line.knows('260008201', journeyAt(36, CONTAINER))
await api.api.POST('/tracking_requests', { body: trackingBody({ request_number: '260008201' }) })
await workUntilIdle(api.context)
const hold = { raw_name: 'CUSTOMS_DEFAULT_HOLD', raw_status: 'HOLD', description: 'CBP exam' }
await report({ observed_at: hoursAgo(4), holds: [hold], yard_location: 'A1' })
await deliver()
const { data: containers } = await api.api.GET('/containers', { params: { query: { 'filter[number]': CONTAINER } } })
const container = containers!.data[0]!
const shipmentId = container.relationships.shipment.data!.id
const reportId = (await answer(`containers/${container.id}/provenance`)).data.attributes.attributes
  .location_at_pod_terminal.set_by.report_id as string

/** Everything that the API serves about a journey. */
const served = async () => {
  const paths = [
    `containers/${container.id}?include=shipment,pod_terminal,transport_events`,
    `shipments/${shipmentId}?include=containers`,
    `containers/${container.id}/provenance`,
    `shipments/${shipmentId}/provenance`,
    `containers/${container.id}/explain`,
    `containers/${container.id}/raw_events`,
    `containers/${container.id}/transport_events`,
    'events?limit=1000',
  ]
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await answer(path)])))
}
const withoutEvidence = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, of) =>
      key === 'meta' && of?.evidence && Object.keys(of).length === 1 ? undefined : key === 'as_of' ? null : of,
    ),
  )
const EVIDENCE = { dropped_before: expect.stringMatching(/-01T00:00:00Z$/) }

test('nothing goes before its time, and nothing that is kept for ever', async () => {
  const before = await served()
  await drop(60)
  await drop(
    5_000,
    configFile.parse({ retention: Object.fromEntries(Object.keys(retention).map((name) => [name, 'forever'])) })
      .retention,
  )
  expect(withoutEvidence(await served())).toEqual(withoutEvidence(before))
  expect((await answer(`reports/${reportId}`)).data.attributes.body).toContain('A1')
  expect((await pool.query('select * from retention_horizons where dropped_before > now()')).rows).toEqual([])
})

describe('after 90 days', () => {
  test('bodies and attempts of notifications are gone, and answers say so', async () => {
    const { data: list } = await answer('webhook_notifications?include=reference_object')
    const { id } = list[0]
    expect((await answer(`webhook_notifications/${id}/body`)).status).toBe(200)
    await drop(130)
    const gone = await answer(`webhook_notifications/${id}/body`)
    expect(gone).toMatchObject({
      status: 410,
      errors: [{ code: 'no_longer_kept', detail: expect.stringContaining('-01T00:00:00Z') }],
    })
    const { data } = await answer(`webhook_notifications/${id}?include=reference_object,webhook_notification_logs`)
    expect(data).toMatchObject({ attributes: { delivery_status: 'succeeded' }, meta: { evidence: EVIDENCE } })
    expect(data.relationships.webhook_notification_logs.data).toEqual([])
    expect((await answer(`webhook_notifications/${id}`)).data).not.toHaveProperty('meta')
  })

  test('they are not sent again, and those of later changes are', async () => {
    const range = { after_sequence: 0 }
    expect((await api.api.webhooks.replay(hook.data.id, range)).data.attributes.replayed).toBe(0)
    await api.api.containers.update(container.id, { ref_numbers: ['PO-9'] })
    await deliver()
    expect((await api.api.webhooks.replay(hook.data.id, range)).data.attributes.replayed).toBe(1)
    await deliver()
  })
})

describe('after 13 months', () => {
  test('every value, its provenance, its explanation and the log are served as before, and say what is missing', async () => {
    const before = await served()
    const events = (await answer('webhook_notifications')).meta.total
    expect(events).toBeGreaterThan(10)
    await drop(13 * 31 + 31)
    const after = await served()
    expect(withoutEvidence(after)).toEqual(withoutEvidence(before))
    for (const path of [
      `containers/${container.id}/provenance`,
      `shipments/${shipmentId}/provenance`,
      `containers/${container.id}/explain`,
    ])
      expect(after[path].data.meta, path).toEqual({ evidence: EVIDENCE })
    expect((await answer('webhook_notifications')).meta.total).toBe(0)
    expect((await pool.query('select count(*)::int as n from audit_events')).rows).toEqual([{ n: 0 }])
  })

  test('a report names what it was, without its text', async () => {
    const { data } = await answer(`reports/${reportId}`)
    expect(data.meta).toEqual({ evidence: EVIDENCE })
    expect(data.attributes).toMatchObject({ body: null, size: expect.any(Number), stored_size: expect.any(Number) })
    expect(data.attributes.quotes).toContainEqual(expect.objectContaining({ words: 'A1' }))
  })

  test('a late report is read among those that are kept, and takes back nothing that was read before', async () => {
    await report({ observed_at: hoursAgo(1), yard_location: 'B2' })
    await report({ observed_at: hoursAgo(2), fees: [{ raw_type: 'DEMURRAGE', amount: 90, currency: 'USD' }] })
    const { attributes } = (await answer(`containers/${container.id}`)).data
    expect(attributes.location_at_pod_terminal).toBe('B2')
    expect(attributes.holds_at_pod_terminal).toEqual(container.attributes.holds_at_pod_terminal)
    expect(attributes.fees_at_pod_terminal).toMatchObject([{ type: 'demurrage', amount: 90 }])
    const { rows } = await pool.query('select count(*)::int as n from claims where first_report = $1', [reportId])
    expect(rows[0].n).toBeGreaterThan(1)
  })
})

describe('months', () => {
  const names = async (table: MonthlyTable) => (await findMonths(pool, table)).map(({ name }) => name)

  test('are dropped whole, as well as one that was taken out of its table and left there', async () => {
    const january = Date.UTC(2031, 0, 15)
    await ensurePartitions(pool, january)
    await pool.query('alter table notifications detach partition notifications_2031_01')
    expect(await names('notifications')).toContain('notifications_2031_01')
    const inDays = (Date.UTC(2032, 3, 20) - Date.now()) / DAY_MS
    await drop(inDays)
    expect(await names('notifications')).toEqual(['notifications_2031_03', 'notifications_2031_04'])
    expect(await names('report_bodies')).toEqual(['report_bodies_2031_03', 'report_bodies_2031_04'])
    expect(await names('notification_bodies')).toEqual([])
    expect((await names('reports')).length).toBe(4)
  })

  test('of a table that is in use are left until the next run; its users wait for less than the time limit', async () => {
    await ensurePartitions(pool, Date.UTC(2033, 0, 15))
    const reader = await pool.connect()
    await reader.query('begin; select 1 from report_bodies limit 1')
    const dropping = drop((Date.UTC(2040, 0, 1) - Date.now()) / DAY_MS)
    const other = await pool.connect()
    await other.query(`set statement_timeout = '2 s'`)
    for (let i = 0; i < 20; i++) await other.query('select 1 from report_bodies limit 1')
    other.release(true)
    await dropping
    expect(await names('report_bodies')).toContain('report_bodies_2033_01')
    await reader.query('rollback')
    reader.release()
    await drop((Date.UTC(2040, 0, 1) - Date.now()) / DAY_MS)
    expect(await names('report_bodies')).toEqual([])
  })
})
