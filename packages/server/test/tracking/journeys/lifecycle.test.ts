import { expect, test } from 'vitest'
import { createRegistry } from '../../../src/sources/registry.ts'
import { saveSources } from '../../../src/sources/save-sources.ts'
import { testApi } from '../../harness/api.ts'
import { fakeLine } from '../../harness/records/fake-line.ts'
import { notified } from '../../harness/records/notified.ts'
import { freshNumber } from '../../harness/records/tracked.ts'
import { atSea, createScene, type Event, finished, later, withEvent } from '../../harness/records/tracking-scene.ts'
import { journeyAt, wire } from '../../intake/feeds/feed.ts'

const DAY_MS = 86_400_000

const api = await testApi()
const scene = createScene(api)
const other = fakeLine('ONEY')
api.context.registry = createRegistry([api.line.source, other.source])
await saveSources(api.context.pool, api.context.registry)

const comeBack = () => api.context.pool.query('update sources set paused_until = null, failures = 0')
const eventsOf = (id: string) =>
  scene
    .rows<{ event: string }>(
      'select event from changes where resource_id = $1 and event is not null order by sequence',
      [id],
    )
    .then((rows) => rows.map(({ event }) => event))

test.each([
  ['unreachable', 'shipping_line_unreachable'],
  ['throttled', 'shipping_line_unreachable'],
  ['unauthorized', 'shipping_line_unreachable'],
  ['unrecognized', 'unrecognized_response'],
] as const)(
  'each poll of a line that is %s is counted once, and the request is reported as retrying',
  async (outcome, failed_reason) => {
    await comeBack()
    const { id, number } = await scene.request()
    api.line.fails(number, outcome)
    await scene.work()
    expect(await scene.requestAt(id)).toMatchObject({
      status: 'pending',
      is_retrying: true,
      retry_count: 1,
      failed_reason,
    })
    // Projecting again without a poll counts no retry.
    await api.context.pool.query('update journeys set stale_seq = stale_seq + 1 where tracking_request_id = $1', [id])
    await scene.work()
    expect(await scene.requestAt(id)).toMatchObject({ retry_count: 1 })
    await comeBack()
    await scene.poll(number)
    expect(await scene.requestAt(id)).toMatchObject({ retry_count: 2 })
    await comeBack()
    api.line.knows(number, atSea())
    await scene.poll(number)
    expect(await scene.requestAt(id)).toMatchObject({ status: 'created', is_retrying: false, failed_reason: null })
    expect(await eventsOf(id)).toEqual(['tracking_request.succeeded'])
  },
)

test('a request fails after fourteen failed polls, and its line is no longer polled', async () => {
  const { id, number } = await scene.request()
  api.line.fails(number, 'unreachable')
  for (let attempt = 1; attempt <= 14; attempt++) {
    expect(await scene.requestAt(id)).toMatchObject({ status: 'pending', retry_count: attempt - 1 })
    await comeBack()
    await scene.poll(number)
  }
  await comeBack()
  expect(await scene.requestAt(id)).toMatchObject({
    status: 'failed',
    failed_reason: 'retries_exhausted',
    is_retrying: false,
    retry_count: 14,
  })
  expect(await eventsOf(id)).toEqual(['tracking_request.failed'])
  expect((await scene.check(number)).next_check_at).toBeNull()
  expect(api.line.polls.filter((subject) => subject.number === number)).toHaveLength(14)
})

test('the wait grows after each failure, and a time that the line states is obeyed', async () => {
  const { number } = await scene.request()
  api.line.fails(number, 'unreachable')
  const waits = []
  for (let attempt = 1; attempt <= 4; attempt++) {
    await comeBack()
    await scene.poll(number)
    const { wait } = await scene.one<{ wait: number }>(
      `select extract(epoch from next_check_at - last_asked_at)::float as wait from checks where subject_number = $1`,
      [number],
    )
    waits.push(wait)
  }
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(15 * 2 ** index - 1)
    expect(wait).toBeLessThanOrEqual(30 * 2 ** index + 10)
  }
  await comeBack()
})

test('a throttled line is paused until its time has come, and the other line is polled as usual', async () => {
  const { id, number } = await scene.request()
  const { fetch } = api.line.source
  api.line.source.fetch = async () => ({
    outcome: 'throttled',
    body: null,
    mediaType: null,
    complete: false,
    retryAfterMs: 600_000,
    detail: null,
  })
  await scene.work()
  api.line.source.fetch = fetch
  const paused = await scene.one<{ seconds: number; failures: number }>(
    `select extract(epoch from paused_until - now())::float as seconds, failures from sources where id = 'line:MAEU'`,
  )
  expect(paused.seconds).toBeGreaterThan(500)
  expect(paused.seconds).toBeLessThanOrEqual(600)
  expect((await scene.check(number)).next_check_at!.getTime()).toBeGreaterThan(Date.now() + 500_000)

  // The check is due, but its line is paused. The workers find work at the other line.
  await api.context.pool.query('update checks set next_check_at = now() where subject_number = $1', [number])
  const pollsBefore = api.line.polls.length
  const elsewhere = freshNumber()
  other.knows(elsewhere, atSea())
  const { id: otherId } = await scene.request({ request_number: elsewhere, scac: 'ONEY' })
  await scene.workAt(['line:ONEY'])
  expect(await scene.requestAt(otherId)).toMatchObject({ status: 'created' })
  expect(api.line.polls).toHaveLength(pollsBefore)

  api.line.knows(number, atSea())
  await comeBack()
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
})

test('a line is paused for half a minute after five failures in a row, then polled one at a time', async () => {
  await comeBack()
  const requests = []
  for (let i = 0; i < 12; i++) requests.push(await scene.request())
  for (const { number } of requests) api.line.fails(number, 'unreachable')
  await scene.until(`select 1 from sources where id = 'line:MAEU' and paused_until > now() and lease_until is null`)
  const { failures, seconds } = await scene.one<{ failures: number; seconds: number }>(
    `select failures, extract(epoch from paused_until - now())::float as seconds from sources where id = 'line:MAEU'`,
  )
  expect(failures).toBeGreaterThanOrEqual(5)
  expect(seconds).toBeGreaterThan(20)
  // Polls that were running at the fifth failure may still end, but no more are started.
  const known = new Set(requests.map(({ number }) => number))
  expect(api.line.polls.filter(({ number }) => known.has(number)).length).toBeLessThan(12)
  for (const { number } of requests) api.line.knows(number, atSea())
  await comeBack()
  await api.context.pool.query('update checks set next_check_at = now() where subject_number = any($1)', [[...known]])
  await scene.work()
  for (const { id } of requests) expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
})

test('an unknown container fails at once', async () => {
  const { id, number } = await scene.request({ request_type: 'container', request_number: 'TSTU7654327' })
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'failed', failed_reason: 'not_found', retry_count: 0 })
  expect(await eventsOf(id)).toEqual(['tracking_request.failed'])
  expect((await scene.check(number)).next_check_at).toBeNull()
})

test.each([
  ['not_found', 'not_found'],
  ['no_data_yet', 'expired'],
] as const)(
  'a bill that the line answers with %s waits, is polled daily, and fails after seven days as %s',
  async (answer, reason) => {
    const { id, number } = await scene.request()
    api.line.fails(number, answer)
    await scene.work()
    expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest', failed_reason: null })
    await scene.poll(number)
    const wait = +(await scene.check(number)).next_check_at! - Date.now()
    expect(wait).toBeGreaterThan(22 * 3_600_000)
    expect(wait).toBeLessThan(26 * 3_600_000)

    await scene.elapse(number, '1 day')
    await scene.work()
    await scene.elapse(number, '5 days 23 hours')
    await scene.work()
    expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
    // The last poll fails, and the line is not polled again, so that time alone ends the wait.
    api.line.fails(number, 'unreachable')
    await scene.poll(number)
    await api.context.pool.query(
      `update checks set next_check_at = now() + interval '1 day' where subject_number = $1`,
      [number],
    )
    await scene.elapse(number, '61 minutes')
    await scene.work()
    expect(await scene.requestAt(id)).toMatchObject({ status: 'failed', failed_reason: reason })
    expect(await eventsOf(id)).toEqual(['tracking_request.awaiting_manifest', 'tracking_request.failed'])
    expect((await scene.check(number)).next_check_at).toBeNull()
  },
)

test('a bill that the line learns while the request waits is reported', async () => {
  const { id, number } = await scene.request()
  api.line.fails(number, 'no_data_yet')
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
  api.line.knows(number, atSea())
  await scene.poll(number)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  expect(await eventsOf(id)).toEqual(['tracking_request.awaiting_manifest', 'tracking_request.succeeded'])
})

test.each([
  ['number_rejected', 'invalid_number'],
  ['withheld', 'data_unavailable'],
] as const)('a number that is %s fails as %s', async (outcome, failed_reason) => {
  const { id, number } = await scene.request()
  api.line.fails(number, outcome)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'failed', failed_reason })
})

test('an actual in the future is held back, and applied when its time has come', async () => {
  const events = atSea()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '')
  const { number, requestId, containerId } = await scene.tracked()
  const discharge = { eventClassifierCode: 'ACT', eventDateTime: inAnHour }
  const arrival = { eventClassifierCode: 'ACT', eventDateTime: later({ eventDateTime: inAnHour }, -0.5) }
  api.line.knows(number, withEvent(withEvent(events, 'DISC', 'USLAX', discharge), 'ARRI', 'USLAX', arrival))
  await scene.poll(number)
  const dischargedAt = async () =>
    (
      await scene.one<{ pod_discharged_at: Date | null }>('select pod_discharged_at from containers where id = $1', [
        containerId,
      ])
    ).pod_discharged_at
  expect(await dischargedAt()).toBeNull()
  const flags = async () => (await api.api.containers.get(containerId)).data.meta!.flags
  expect(await flags()).toEqual([
    {
      code: 'dated_in_future',
      detail: `discharge at Los Angeles on ${inAnHour} is reported as actual before that time`,
      source: 'line:MAEU',
    },
  ])
  const { due_at } = await scene.journey(requestId)
  // When the earlier of the two can be true: the arrival, less five minutes of clock skew.
  expect(Math.abs(+due_at! - (Date.parse(arrival.eventDateTime) - 5 * 60_000))).toBeLessThan(10_000)

  // Moves the times in the claims back by an hour.
  await api.context.pool.query(
    `update claims set statement = jsonb_set(statement, '{time,at}', to_jsonb(to_char((statement->'time'->>'at')::timestamptz at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     where check_id = $1 and statement->'time'->>'at' > $2`,
    [(await scene.check(number)).id, new Date(Date.now() + 60_000).toISOString()],
  )
  await api.context.pool.query('update journeys set due_at = now() where tracking_request_id = $1', [requestId])
  const pollsBefore = api.line.polls.length
  await scene.until(
    `select 1 from journeys where tracking_request_id = '${requestId}' and (due_at > now() or due_at is null)`,
  )
  expect(api.line.polls).toHaveLength(pollsBefore)
  expect(+(await dischargedAt())!).toBe(Date.parse(inAnHour) - 3_600_000)
  expect(await flags()).toBeUndefined()
})

test('a finished journey is stopped after two responses a day apart, with its own reason, and not before', async () => {
  await api.api.POST('/webhooks', {
    body: {
      data: {
        type: 'webhook',
        attributes: { url: 'https://hooks.example/', active: true, events: ['shipment.updated'] },
      },
    },
  })
  const { id, number } = await scene.request()
  api.line.knows(number, finished())
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  await scene.elapse(number, '23 hours')
  await scene.poll(number)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  await scene.elapse(number, '61 minutes')
  await scene.poll(number)
  // The unchanged response is the confirmation. It is evaluated when the journey is next due.
  await api.context.pool.query('update journeys set due_at = now() where tracking_request_id = $1', [id])
  await scene.until(`select 1 from tracking_requests where id = '${id}' and status = 'tracking_stopped'`)

  expect(await eventsOf(id)).toEqual(['tracking_request.succeeded', 'tracking_request.tracking_stopped'])
  expect((await scene.check(number)).next_check_at).toBeNull()
  expect(
    await scene.rows(
      'select s.active from subscriptions s join checks c on c.id = s.check_id where c.subject_number = $1',
      [number],
    ),
  ).toEqual([{ active: false }])
  const shipment = await scene.one(
    'select line_tracking_stopped_reason as reason from shipments where normalized_number = $1',
    [number],
  )
  expect(shipment).toEqual({ reason: 'all_containers_terminated' })
  const updates = await notified(api.context.pool, `n.event = 'shipment.updated'`)
  const stopped = updates.find(({ body }) => body.includes('line_tracking_stopped_at'))
  expect(JSON.parse(stopped!.body).included[0].attributes).toMatchObject({ data_source: 'boxtrail_calculation' })
})

test('a false empty return that is withdrawn the next day is ignored', async () => {
  const { id, number } = await scene.request()
  const events = finished()
  api.line.knows(number, events)
  await scene.work()
  await scene.elapse(number, '25 hours')
  api.line.knows(
    number,
    events.filter(
      ({ emptyIndicatorCode, equipmentEventTypeCode }) =>
        !(emptyIndicatorCode === 'EMPTY' && equipmentEventTypeCode === 'GTIN'),
    ),
  )
  await scene.poll(number)
  await api.context.pool.query('update journeys set stale_seq = stale_seq + 1 where tracking_request_id = $1', [id])
  await scene.work()
  await scene.elapse(number, '7 hours')
  await scene.poll(number)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
})

test('the other account’s tracking is unchanged when one account stops', async () => {
  const second = await api.otherAccount()
  const { number, shipmentId } = await scene.tracked()
  await scene.request({ request_number: number }, second)
  await scene.work()
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
  await scene.work()
  expect((await scene.check(number)).next_check_at).not.toBeNull()
  expect(
    await scene.rows(
      'select s.active from subscriptions s join checks c on c.id = s.check_id where c.subject_number = $1 order by s.active',
      [number],
    ),
  ).toEqual([{ active: false }, { active: true }])
})

test('a waiting request for a cancelled booking fails, and is notified once', async () => {
  const { id, number } = await scene.request({ request_type: 'booking' })
  const shipmentEvent = (shipmentEventTypeCode: string, eventDateTime: string) => ({
    eventType: 'SHIPMENT',
    eventClassifierCode: 'ACT',
    shipmentEventTypeCode,
    documentTypeCode: 'BKG',
    documentID: number,
    eventDateTime,
  })
  api.line.knows(number, [shipmentEvent('CONF', '2026-01-01T00:00:00Z')])
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
  api.line.knows(number, [shipmentEvent('CONF', '2026-01-01T00:00:00Z'), shipmentEvent('CANC', '2026-01-02T00:00:00Z')])
  await scene.poll(number)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'failed', failed_reason: 'booking_cancelled' })
  expect(await eventsOf(id)).toEqual(['tracking_request.awaiting_manifest', 'tracking_request.failed'])
  expect((await scene.check(number)).next_check_at).toBeNull()
})

test('of a cancelled booking nothing is expected, and its explanation says so, until it is confirmed again', async () => {
  const { number } = await scene.request({ request_type: 'booking' })
  const container = 'BXTU0000098'
  const stated = (shipmentEventTypeCode: string, eventDateTime: string) => ({
    eventType: 'SHIPMENT',
    eventClassifierCode: 'ACT',
    shipmentEventTypeCode,
    documentTypeCode: 'BKG',
    documentID: number,
    eventDateTime,
  })
  const planned = (journeyAt(44, container) as Event[])
    .filter(({ emptyIndicatorCode }) => emptyIndicatorCode !== 'EMPTY')
    .map((event, at) => ({
      ...event,
      eventClassifierCode: 'PLN',
      eventDateTime: wire(Date.now() + (at + 2) * DAY_MS),
    }))
  const answers = async (...more: ReturnType<typeof stated>[]) => {
    api.line.knows(number, [...planned, stated('CONF', '2026-01-01T00:00:00Z'), ...more])
    await scene.poll(number)
    const [served] = (await api.api.containers.list({ 'filter[number]': container })).data
    const explained = await api.request('GET', `/v2/containers/${served!.id}/explain`)
    const { next } = (await explained.json()).data.attributes
    return { expected: served!.meta!.expected?.map(({ milestone }) => milestone) ?? [], next }
  }
  const confirmed = await answers()
  expect(confirmed.expected).toContain('departure')
  const cancelled = await answers(stated('CANC', '2026-01-02T00:00:00Z'))
  expect(cancelled).toMatchObject({
    expected: [],
    next: [
      { text: 'Nothing: the line reports that the booking is cancelled.', evidence: [{ source: { id: 'line:MAEU' } }] },
    ],
  })
  const revived = await answers(stated('CANC', '2026-01-02T00:00:00Z'), stated('CONF', '2026-01-03T00:00:00Z'))
  expect(revived.expected).toEqual(confirmed.expected)
  expect(revived.next.map(({ text }: { text: string }) => text)).toEqual(
    confirmed.next.map(({ text }: { text: string }) => text),
  )
})

test('nothing is withdrawn when a line no longer reports a container', async () => {
  const { number, requestId, shipmentId } = await scene.tracked()
  const before = await scene.one('select * from shipments where id = $1', [shipmentId])
  for (const outcome of ['not_found', 'no_data_yet', 'unrecognized'] as const) {
    api.line.fails(number, outcome)
    await comeBack()
    await scene.poll(number)
  }
  expect(await scene.requestAt(requestId)).toMatchObject({ status: 'created', is_retrying: false })
  expect(await scene.one('select * from shipments where id = $1', [shipmentId])).toEqual(before)
})
