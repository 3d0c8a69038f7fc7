import { createReference } from '@boxtrail/reference/reference'
import { createUnconfiguredLine } from '@boxtrail/sources/unconfigured-line'
import { afterEach, describe, expect, test } from 'vitest'
import { countQueues } from '../../src/metrics/queries.ts'
import { createRegistry } from '../../src/sources/registry.ts'
import { saveSources } from '../../src/sources/save-sources.ts'
import { testApi } from '../harness/api.ts'
import { fakeLine } from '../harness/records/fake-line.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { atSea, createScene } from '../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier } from '../intake/feeds/feed.ts'

const hapag = createUnconfiguredLine(createReference().shippingLines.byScac('HLCU')!)
const seaboard = fakeLine('SMLU')
const oocl = createUnconfiguredLine(createReference().shippingLines.byScac('OOLU')!)
const api = await testApi({
  sources: [hapag, oocl, carrier('oolu-push', 'OOLU'), seaboard.source],
  limits: { tracking_requests_per_minute: 3 },
})
const { pool } = api.context
const scene = createScene(api)
const resume = () => pool.query(`update sources set paused_until = null, failures = 0; delete from rate_windows`)
afterEach(resume)

const get = async (id: string) =>
  (await api.api.GET('/tracking_requests/{id}', { params: { path: { id } } })).data!.data

test('the request says that the line does not know the number, while it waits', async () => {
  const { id } = await scene.request()
  await scene.work()
  expect(await get(id)).toMatchObject({
    attributes: { status: 'awaiting_manifest', action: 'wait_until' },
    meta: { reason: expect.stringContaining('does not know this number') },
  })
})

test('the request says that polls of the line pause, and until when', async () => {
  const { rows } = await pool.query(
    `update sources set paused_until = now() + interval '10 min' where id = 'line:MAEU' returning paused_until`,
  )
  const { id } = await scene.request()
  const { attributes, meta } = await get(id)
  expect(attributes).toMatchObject({ status: 'pending', action: 'wait_until' })
  expect(meta!.reason).toContain('polling it pauses')
  expect(Date.parse(meta!.retry_at!)).toBe(Math.floor(rows[0].paused_until.getTime() / 1_000) * 1_000)
})

test('the request says when the first poll of a number beyond the limit per minute is scheduled', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => trackingBody({ request_number: `2709${at}0017` }).data.attributes)
  const { data } = await api.api.POST('/tracking_requests/bulk', {
    body: { data: { type: 'tracking_request_batch', attributes: { rows } } },
  })
  const [first, , , , last] = data!.data.attributes.results
  expect(await get(first!.tracking_request_id!)).not.toHaveProperty('meta')
  const { meta } = await get(last!.tracking_request_id!)
  expect(meta).toMatchObject({ action: 'wait_until', reason: expect.stringContaining('scheduled') })
  expect(meta!.retry_at).toBe(last!.starts_at)
  await scene.work()
})

test('the request says that the line is being searched for', async () => {
  const { id } = await scene.request({ scac: null, auto_detect_vocc_scac: true, request_number: 'XQ1234567' })
  expect((await get(id)).meta).toMatchObject({ reason: expect.stringContaining('looked for'), retry_at: null })
  await scene.work()
})

test('the request says that other numbers come first where the line limits polls', async () => {
  const { id, number } = await scene.request()
  await pool.query(`update checks set next_check_at = now() - interval '2 hours' where subject_number = $1`, [number])
  expect((await get(id)).meta).toMatchObject({ reason: expect.stringContaining('other numbers come first') })
  await scene.work()
})

describe('a line that is not connected', () => {
  const unconnected = { action: 'connect_line', reason: expect.stringContaining('BOXTRAIL_CONFIG'), retry_at: null }
  const eventsOf = (id: string) =>
    scene.rows('select event from changes where resource_id = $1 and event is not null', [id])

  test.each([
    ['HLCUSHA260990002', 'bill_of_lading'],
    ['26099002', 'booking'],
    ['HLXU1234564', 'container'],
  ] as const)(
    'is not polled about %s: the request says how to connect it, and notifies nothing',
    async (number, kind) => {
      const body = trackingBody({ scac: 'HLCU', request_number: number, request_type: kind })
      const created = (await api.api.POST('/tracking_requests', { body })).data!.data
      expect([created.attributes.action, created.meta]).toEqual(['connect_line', expect.objectContaining(unconnected)])
      const { id } = created
      expect((await get(id)).meta).toMatchObject(unconnected)
      for (let time = 0; time < 3; time++) {
        await pool.query(`update checks set next_check_at = now() where source_id = 'line:HLCU'`)
        await scene.work()
      }
      const { attributes, meta } = await get(id)
      expect(attributes).toMatchObject({
        status: 'pending',
        action: 'connect_line',
        failed_reason: null,
        is_retrying: false,
        retry_count: 0,
      })
      expect(meta).toMatchObject(unconnected)
      expect(await eventsOf(id)).toEqual([])
      const source = await scene.one(`select last_polls, last_failure, failures from sources where id = 'line:HLCU'`)
      expect(source).toEqual({ last_polls: [], last_failure: null, failures: 0 })
    },
  )

  test('is polled about what waits as soon as it is connected', async () => {
    const { id, number } = await scene.request({ scac: 'HLCU', request_number: 'HLCUSHA260990003' })
    await scene.work()
    const connected = fakeLine('HLCU')
    const answered = connected.source.normalizeNumber('bill', number)
    for (const form of [number, answered]) connected.knows(form, atSea())
    const registry = createRegistry([api.line.source, connected.source, seaboard.source])
    await saveSources(pool, registry)
    await workUntilIdle({ ...api.context, registry })
    expect((await get(id)).attributes).toMatchObject({ status: 'created', action: null })
    await saveSources(pool, api.context.registry)
  })

  test('is not blamed for what it answered before: a request from earlier says that it is not connected', async () => {
    const { id } = await scene.request({ scac: 'HLCU', request_number: 'HLCUSHA260990004' })
    await pool.query(
      `update tracking_requests set is_retrying = true, failed_reason = 'shipping_line_unreachable' where id = $1`,
      [id],
    )
    await pool.query(
      `update checks set last_outcome = 'unauthorized', last_asked_at = now() where source_id = 'line:HLCU'`,
    )
    expect((await get(id)).meta).toMatchObject(unconnected)
  })

  test.each([
    ['OOLU', 'sends its messages'],
    ['HLCU', 'under `lines`'],
    ['COSU', '`edi.partners`'],
  ])('says of %s what an operator can do: %s', async (scac, words) => {
    const { data } = await api.api.GET('/shipping_lines')
    const line = data!.data.find(({ attributes }) => attributes.scac === scac)!
    expect(line.meta.how_to_connect).toContain(words)
    const { data: created } = await api.api.POST('/tracking_requests', {
      body: trackingBody({ scac, request_number: `${scac}2609${scac === 'HLCU' ? 'A' : ''}90017` }),
    })
    expect(created!.meta?.warnings?.[0]?.detail).toContain(words)
    expect((await get(created!.data.id)).meta!.reason).toContain('how_to_connect')
  })

  test('is not refreshed, and a refresh says so', async () => {
    const connected = fakeLine('HLCU')
    const registry = createRegistry([api.line.source, connected.source, seaboard.source])
    const { id, number } = await scene.request({ scac: 'HLCU', request_number: 'HLCUSHA260990006' })
    for (const form of [number, connected.source.normalizeNumber('bill', number)]) connected.knows(form, atSea())
    await saveSources(pool, registry)
    await workUntilIdle({ ...api.context, registry })
    await saveSources(pool, api.context.registry)
    const { rows } = await pool.query(
      `select c.id from containers c join tracking_requests r on r.account_id = c.account_id and r.shipment_id = c.shipment_id where r.id = $1`,
      [id],
    )
    const { message } = await api.api.containers.refresh(rows[0].id)
    expect(message).toContain('not connected')
  })

  test('waits if it was connected by an own login of the account that was removed, and is no overdue work', async () => {
    const own = { ...fakeLine('HLCU').source, id: `line:HLCU@${api.accountId}` }
    const before = api.context.registry
    api.context.registry = createRegistry([api.line.source, own, hapag, seaboard.source])
    await saveSources(pool, api.context.registry)
    const { id } = await scene.request({ scac: 'HLCU', request_number: 'HLCUSHA260990007' })
    api.context.registry = before
    await saveSources(pool, before)
    await pool.query(`update checks set next_check_at = now() - interval '2 hours' where source_id = $1`, [own.id])
    expect((await get(id)).meta).toMatchObject(unconnected)
    const polls = (await countQueues(pool)).find(({ queue }) => queue === 'polls')
    expect(polls!.oldest_s ?? 0).toBeLessThan(3_600)
  })

  test('does not count as work that is late', async () => {
    const polls = async () => (await countQueues(pool)).find(({ queue }) => queue === 'polls')
    const before = await polls()
    await scene.request({ scac: 'HLCU', request_number: 'HLCUSHA260990005' })
    expect(await polls()).toMatchObject({ waiting: before!.waiting, oldest_s: before!.oldest_s })
  })
})

test('other bills of a line are polled although one of its bills fails again and again', async () => {
  await resume()
  const { number } = await scene.request()
  api.line.fails(number, 'unreachable')
  for (let attempt = 0; attempt < 8; attempt++) {
    await pool.query('update checks set next_check_at = now() where subject_number = $1', [number])
    await scene.work()
  }
  expect(api.line.polls.filter((subject) => subject.number === number)).toHaveLength(8)
  const other = await scene.request()
  await scene.work()
  expect(await scene.requestAt(other.id)).toMatchObject({ status: 'awaiting_manifest' })
})

test('the source keeps the reason why its last poll failed', async () => {
  const { number } = await scene.request()
  api.line.fails(number, 'unreachable')
  await scene.work()
  const { last_failure } = await scene.one<{ last_failure: unknown }>(
    `select last_failure from sources where id = 'line:MAEU'`,
  )
  expect(last_failure).toMatchObject({ number, outcome: 'unreachable', reason: expect.any(String) })
})

test.each(['pending', 'awaiting_manifest', 'created'] as const)(
  'the true status of the request that has the number is named (%s)',
  async (status) => {
    const { id, number } = await scene.request()
    await pool.query('update tracking_requests set status = $2 where id = $1', [id, status])
    const response = await api.request('POST', '/v2/tracking_requests', {
      body: trackingBody({ request_number: number }),
    })
    const { errors } = await response.json()
    expect(errors[0].detail).toContain(
      `Request number '${number}' with scac 'MAEU' already exists in a tracking_request with a pending or created status.`,
    )
    expect(errors[0].detail).toContain(`Its status is ${status}`)
    expect(errors[0].meta).toEqual({ tracking_request_id: id, status })
  },
)
