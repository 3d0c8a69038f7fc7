import { afterAll, expect, test, vi } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { configFile } from '../../src/config/settings/config-file.ts'
import { tableSizes } from '../../src/db/examine/storage-sizes.ts'
import { ensurePartitions } from '../../src/db/partitions/partitions.ts'
import { dropExpired } from '../../src/maintenance/drop-expired.ts'
import { deliverBatch } from '../../src/notifications/delivery/delivery-worker.ts'
import { packEnded } from '../../src/tracking/packing/pack-ended.ts'
import { testApi } from '../harness/api.ts'
import { atSea, createScene, find, later, withEvent } from '../harness/records/tracking-scene.ts'
import { startReceiver } from '../notifications/delivery/receiver.ts'
import { deliveryOptions } from '../notifications/delivery/scene.ts'

/** Months from the next one on. Ids take their time from this process, while the clock of the database is real. */
const MONTHS = isLong ? 12 : 6
const JOURNEYS_A_MONTH = isLong ? 834 : 3
const retention = configFile.parse({
  retention: {
    notification_bodies: '30 days',
    delivery_attempts: '30 days',
    notifications: '2 months',
    report_bodies: '2 months',
  },
}).retention
const KEPT = ['notification_bodies', 'notification_attempts', 'notifications', 'report_bodies']
/** From this month on, the size should be constant: two full months are kept, and the current one. */
const FULL_AFTER = 3

const DAY_MS = 86_400_000
const api = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] }, isOperator: true, maxConnections: 20 })
const { pool, log } = api.context
const scene = createScene(api)
const receiver = await startReceiver()
const options = deliveryOptions(pool)
for (const path of ['/a', '/b']) await api.api.webhooks.create({ url: receiver.url(path), active: true })
afterAll(() => vi.useRealTimers())

const thisMonth = new Date()
/** Dated by the real clock, as the database is. */
const events = atSea()
const midOf = (month: number) => Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() + 1 + month, 15)

const AT_ONCE = 10
const inTurns = async <T, Result>(all: readonly T[], work: (one: T) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let from = 0; from < all.length; from += AT_ONCE)
    results.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))))
  return results
}

/** Tracks journeys, corrects each twice and delivers all notifications. Returns their shipments. */
const track = async (journeys: number): Promise<string[]> => {
  const requests = await inTurns(Array.from({ length: journeys }), asked)
  await scene.work()
  for (const hours of [3, 7]) {
    const moved = { eventDateTime: later(find(events, 'ARRI', 'USLAX'), hours) }
    for (const { number } of requests) api.line.knows(number, withEvent(events, 'ARRI', 'USLAX', moved))
    await pool.query(
      'update checks set next_check_at = now() where next_check_at is not null and subject_number = any($1)',
      [requests.map(({ number }) => number)],
    )
    await scene.work()
  }
  while ((await deliverBatch(options)).succeeded > 0) {}
  const rows = await scene.rows<{ shipment_id: string }>(
    'select shipment_id from tracking_requests where id = any($1) order by id',
    [requests.map(({ id }) => id)],
  )
  return rows.map(({ shipment_id }) => shipment_id)
}

const asked = async () => {
  const request = await scene.request()
  api.line.knows(request.number, events)
  return request
}

const answer = async (path: string) => {
  const response = await api.request('GET', `/v2/${path}`)
  expect(response.status, path).toBe(200)
  return response.json()
}

/** Everything that the API serves about a shipment and its containers. */
const servedOf = async (shipmentId: string) => {
  const shipment = await answer(`shipments/${shipmentId}?include=containers`)
  const containers = shipment.data.relationships.containers.data as { id: string }[]
  const of = containers.flatMap(({ id }) =>
    ['', '/provenance', '/explain', '/raw_events', '/transport_events'].map((part) => `containers/${id}${part}`),
  )
  const paths = [`shipments/${shipmentId}/provenance`, `events?limit=500&filter[shipment_id]=${shipmentId}`, ...of]
  return [shipment, ...(await Promise.all(paths.map(answer)))]
}

/** Returns a text, to keep thousands in memory. Omits the time of the request and notes about dropped evidence. */
const comparable = async (shipmentId: string): Promise<string> =>
  JSON.stringify(await servedOf(shipmentId), (key, of) => {
    if (key === 'as_of') return null
    return key === 'meta' && of?.evidence && Object.keys(of).length === 1 ? undefined : of
  })

const allServed = async (shipments: readonly string[]): Promise<Map<string, string>> =>
  new Map(await inTurns(shipments, async (id): Promise<[string, string]> => [id, await comparable(id)]))

const expectSame = (now: Map<string, string>, before: Map<string, string>) => {
  expect(now.size).toBe(before.size)
  for (const [id, text] of now)
    if (text !== before.get(id)) expect(JSON.parse(text)).toEqual(JSON.parse(before.get(id)!))
}

const sizesNow = async (): Promise<{ kept: number; all: number }> => {
  await pool.query('vacuum analyze')
  const sum = { kept: 0, all: 0 }
  for (const { name, heap, indexes, toast } of await tableSizes(pool)) {
    sum.all += heap + indexes + toast
    if (KEPT.includes(name)) sum.kept += heap + indexes + toast
  }
  return sum
}

/**
 * All journeys in the months when they are packed and when their report bodies are dropped, and a sample in other
 * months.
 */
const lookedAt = (shipments: readonly string[], month: number): string[] =>
  shipments.filter((_, at) => {
    const age = month - Math.floor(at / JOURNEYS_A_MONTH)
    return age === 0 || age === FULL_AFTER || at % (isLong ? 100 : 4) === 0
  })

test(
  `a simulated time of ${MONTHS} months: data with a retention period does not grow, and what is served stays the same`,
  async () => {
    const shipments: string[] = []
    const sizes: number[] = []
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let month = 0; month < MONTHS; month++) {
      vi.setSystemTime(midOf(month))
      await ensurePartitions(pool, Date.now())
      shipments.push(...(await track(JOURNEYS_A_MONTH)))
      const looked = lookedAt(shipments, month)
      const ended = shipments.slice(-JOURNEYS_A_MONTH)
      for (const id of ended) await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id } } })
      // By the clock of the ids of reports, which came before it.
      await pool.query('update shipments set line_tracking_stopped_at = $1 where id = any($2)', [new Date(), ended])
      const before = await allServed(looked)
      expect(await packEnded(pool, Date.now() + DAY_MS, new AbortController().signal)).toBe(ended.length)
      await dropExpired({ pool, log, retention, nowMs: Date.now(), signal: new AbortController().signal })
      expectSame(await allServed(looked), before)
      const { kept, all } = await sizesNow()
      sizes.push(kept)
      console.log(
        `month ${month + 1}, ${shipments.length} journeys: kept for a time ${Math.round(kept / 1_000)} kB, all tables ${Math.round(all / 1_000)} kB; ${looked.length} journeys compared`,
      )
    }
    const flat = sizes.slice(FULL_AFTER)
    expect(flat.length).toBeGreaterThan(2)
    for (const bytes of flat) expect(Math.abs(bytes - flat[0]!) / flat[0]!).toBeLessThan(0.05)
    // It does not grow because the first data was dropped, which the response states.
    const [first] = await servedOf(shipments[0]!)
    const [container] = first.data.relationships.containers.data
    expect((await answer(`containers/${container.id}/provenance`)).data.meta.evidence.dropped_before).toMatch(
      /-01T00:00:00Z$/,
    )
  },
  isLong ? 7_200_000 : 120_000,
)
