import { describe, expect, test } from 'vitest'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { packedBefore } from '../../../src/config/settings/retention-settings.ts'
import { transaction } from '../../../src/db/transaction.ts'
import { unpackClaims } from '../../../src/tracking/packing/claims.ts'
import { packEnded } from '../../../src/tracking/packing/pack-ended.ts'
import { rebuildCheck } from '../../../src/tracking/reports/rebuild.ts'
import { storedBodiesIn } from '../../../src/tracking/stored-bodies/read.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene, find, later, withEvent } from '../../harness/records/tracking-scene.ts'
import { pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const scene = createScene(api)
const push = pusher(api)
const { pool } = api.context
const DAY_MS = 86_400_000

const pack = (inDays = 1) => packEnded(pool, Date.now() + inDays * DAY_MS, new AbortController().signal)
const stop = (id: string) => api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id } } })
const resume = (id: string) => api.api.PATCH('/shipments/{id}/resume_tracking', { params: { path: { id } } })
const answer = async (path: string) => {
  const response = await api.request('GET', `/v2/${path}`)
  expect(response.status, path).toBe(200)
  return response.json()
}

type Tracked = Awaited<ReturnType<typeof scene.tracked>>

/** Everything that is served about a journey, without the time of the response. */
const served = async ({ shipmentId, containerId }: Tracked) => {
  const paths = [
    `shipments/${shipmentId}?include=containers.raw_events,containers.transport_events`,
    `shipments/${shipmentId}/provenance`,
    ...['?include=raw_events', '/provenance', '/explain', '/raw_events', '/transport_events'].map(
      (part) => `containers/${containerId}${part}`,
    ),
  ]
  const shown = await Promise.all(paths.map(answer))
  const reportId = shown[1].data.attributes.attributes.pod_eta_at.set_by.report_id
  return JSON.parse(
    JSON.stringify([...shown, await answer(`reports/${reportId}`)], (key, value) => (key === 'as_of' ? null : value)),
  )
}

/** How many separate rows the claims and raw events of a journey have, and how many packed ones. */
const kept = ({ number, shipmentId }: Tracked) =>
  scene.one<{ claims: number; packed_claims: number; raw: number; packed_raw: number; both: number }>(
    `select count(distinct k.id)::int as claims, count(distinct p.check_id)::int as packed_claims,
       count(distinct e.id)::int as raw, count(distinct r.container_id)::int as packed_raw,
       count(distinct e.container_id) filter (where r.container_id is not null)::int as both
     from checks c left join claims k on k.check_id = c.id left join packed_claims p on p.check_id = c.id
       cross join containers b left join raw_events e on e.account_id = b.account_id and e.container_id = b.id
       left join packed_raw_events r on r.account_id = b.account_id and r.container_id = b.id
     where c.subject_number = $1 and b.shipment_id = $2`,
    [number, shipmentId],
  )
const PACKED = { claims: 0, packed_claims: 1, raw: 0, packed_raw: 1, both: 0 }
const IN_ROWS = { packed_claims: 0, packed_raw: 0, both: 0 }

/** Tracks a container at sea whose estimate moved once, so that it has closed claims and withdrawn events. */
const movedOnce = async () => {
  const tracked = await scene.tracked()
  await reports(tracked, 5)
  return tracked
}
const reports = async ({ number }: Tracked, hours: number) => {
  const moved = { eventDateTime: later(find(atSea(), 'ARRI', 'USLAX'), hours) }
  api.line.knows(number, withEvent(atSea(), 'ARRI', 'USLAX', moved))
  await scene.poll(number)
}

test('what sources said of a journey that has ended is packed, and every answer stays as it was', async () => {
  const tracked = await movedOnce()
  await stop(tracked.shipmentId)
  const before = await served(tracked)
  expect(await pack()).toBe(1)
  expect(await kept(tracked)).toEqual(PACKED)
  expect(await served(tracked)).toEqual(before)
  expect(await pack()).toBe(0)
})

test('it is packed when it has been stopped for as long as the setting says, or never', async () => {
  const tracked = await movedOnce()
  expect(await pack()).toBe(0)
  await stop(tracked.shipmentId)
  expect(await pack(-1)).toBe(0)
  expect(await pack()).toBe(1)
  const nowMs = Date.parse('2026-11-26T00:00:00Z')
  const set = (period: string) => configFile.parse({ retention: { ended_journeys_packed_after: period } }).retention
  expect(packedBefore(set('10 days'), nowMs)).toBe(nowMs - 10 * DAY_MS)
  expect(packedBefore(configFile.parse({}).retention, nowMs)).toBe(nowMs - 30 * DAY_MS)
  expect(packedBefore(set('forever'), nowMs)).toBeNull()
})

test('a check that another account still follows is left as it is, and packed when that has ended too', async () => {
  const tracked = await movedOnce()
  const other = await api.otherAccount()
  await scene.request({ request_number: tracked.number }, other)
  await scene.work()
  await stop(tracked.shipmentId)
  await pack()
  expect(await kept(tracked)).toMatchObject({ packed_claims: 0, raw: 0, packed_raw: 1 })
  await reports(tracked, 9)
  const [shipment] = (await other.api.GET('/shipments')).data!.data
  await other.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipment!.id } } })
  await pack()
  expect(await kept(tracked)).toEqual(PACKED)
})

describe('a packed journey that goes on', () => {
  test('is served as one that was never packed', async () => {
    const [one, twin] = [await movedOnce(), await movedOnce()]
    for (const { shipmentId } of [one, twin]) await stop(shipmentId)
    // The twin counts as packed already, so that only the first one is packed.
    await pool.query('update shipments set packed_at = now() where id = $1', [twin.shipmentId])
    await pack()
    expect(await kept(one)).toEqual(PACKED)
    for (const tracked of [one, twin]) {
      await resume(tracked.shipmentId)
      await scene.work()
      await reports(tracked, 30)
    }
    expect(await kept(one)).toMatchObject(IN_ROWS)
    const shape = async (tracked: Tracked) => {
      const { data } = await answer(`containers/${tracked.containerId}/raw_events`)
      return (data as { attributes: Record<string, unknown> }[]).map(({ attributes }) => ({
        ...attributes,
        created_at: null,
        invalidated: attributes.invalidated_at !== null,
        invalidated_at: null,
      }))
    }
    expect(await shape(one)).toEqual(await shape(twin))
    await stop(one.shipmentId)
    const before = await served(one)
    await pack()
    expect(await kept(one)).toEqual(PACKED)
    expect(await served(one)).toEqual(before)
  })

  test('keeps what a terminal pushes about it, and is packed again', async () => {
    const container = 'BXTU8300017'
    const facility = { firms: 'Y258', locode: 'USLAX' }
    const pushes = async (hours: number, more: object) => {
      const observed_at = wire(Date.now() - hours * 3_600_000)
      await push.message('trapac-la', { snapshots: [{ container_number: container, facility, observed_at, ...more }] })
      await scene.work()
    }
    const events = atSea().map((one) => ({ ...one, equipmentReference: container }))
    const request = await scene.request()
    api.line.knows(request.number, events)
    await scene.work()
    await pushes(4, { yard_location: 'A1' })
    const { shipment_id: shipmentId } = await scene.one<{ shipment_id: string }>(
      'select shipment_id from containers where number = $1',
      [container],
    )
    await stop(shipmentId)
    await pack()
    const pushed = `select count(*)::int as count from claims k join checks c on c.id = k.check_id where c.subject_number = '${container}'`
    expect(await scene.one(pushed)).toEqual({ count: 0 })
    await pushes(1, { yard_location: 'B2' })
    expect(await scene.one<{ count: number }>(pushed)).toEqual({ count: 2 })
    expect(await pack()).toBe(1)
    expect(await scene.one(pushed)).toEqual({ count: 0 })
  })
})

test('a journey that is being worked on is packed at a later run', async () => {
  const tracked = await movedOnce()
  await stop(tracked.shipmentId)
  await pool.query(`update journeys set lease_until = now() + interval '1 minute' where tracking_request_id = $1`, [
    tracked.requestId,
  ])
  expect(await pack()).toBe(0)
  await pool.query('update journeys set lease_until = null where tracking_request_id = $1', [tracked.requestId])
  expect(await pack()).toBe(1)
})

describe('a long journey under way', () => {
  /** Tracks a container whose estimates repeat, so that statements made before are made and closed again. */
  const longOne = async (answers: number) => {
    const tracked = await scene.tracked()
    for (let answer = 1; answer <= answers; answer++) await reports(tracked, answer % 3)
    return tracked
  }
  const checkOf = async ({ number }: Tracked) => (await scene.check(number)).id
  const howKept = async (tracked: Tracked) =>
    scene.one<{ closed: number; packed: number; open: number }>(
      `select (select count(*)::int from claims where check_id = $1 and closed_at is not null) as closed,
         (select count(*)::int from claims where check_id = $1 and closed_at is null) as open,
         coalesce((select json_array_length(rows) from packed_claims where check_id = $1), 0) as packed`,
      [await checkOf(tracked)],
    )

  test('has few rows of closed claims, and every answer is as if none was packed', async () => {
    const tracked = await longOne(20)
    const { closed, packed, open } = await howKept(tracked)
    expect(closed).toBeLessThan(8)
    expect(packed).toBeGreaterThanOrEqual(8)
    const before = await served(tracked)
    await transaction(pool, async (client) => unpackClaims(client, [await checkOf(tracked)]))
    expect(await howKept(tracked)).toEqual({ closed: closed + packed, packed: 0, open })
    expect(await served(tracked)).toEqual(before)
  })

  test('states again what it stated before as another claim, as a fold of its reports does', async () => {
    const tracked = await longOne(20)
    const claims = await scene.claims(tracked.number)
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
    const check = {
      ...(await scene.check(tracked.number)),
      subject_kind: 'bill',
      subject_number: tracked.number,
    } as const
    const { closed } = await transaction(pool, (client) =>
      rebuildCheck(client, check, api.line.source, storedBodiesIn(api.context.store)),
    )
    expect(closed).toEqual([])
    const byId = (rows: typeof claims) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId(await scene.claims(tracked.number))).toEqual(byId(claims))
    expect((await howKept(tracked)).packed).toBeGreaterThan(0)
  })

  test('is packed as a whole when it has ended, and goes on as it was', async () => {
    const tracked = await longOne(12)
    await stop(tracked.shipmentId)
    const before = await served(tracked)
    expect((await howKept(tracked)).packed).toBeGreaterThan(0)
    await pack()
    expect(await kept(tracked)).toEqual(PACKED)
    expect(await served(tracked)).toEqual(before)
    await resume(tracked.shipmentId)
    await scene.work()
    await reports(tracked, 40)
    expect((await howKept(tracked)).open).toBeGreaterThan(0)
    const claims = await scene.claims(tracked.number)
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
  })

  test('takes what comes late, whatever is packed of it', async () => {
    const pushes = async (container: string, hours: number) => {
      const observed_at = wire(Date.now() - hours * 3_600_000)
      const facility = { firms: 'Y258', locode: 'USLAX' }
      const snapshots = [{ container_number: container, facility, observed_at, yard_location: `A${hours}` }]
      await push.message('trapac-la', { snapshots })
      await scene.work()
    }
    const claimsOf = async (container: string) =>
      (await scene.claims(container))
        .map(({ statement, closed_because }) => JSON.stringify([statement, closed_because]).replaceAll(container, ''))
        .sort()
    const [late, inTime] = ['BXTU8300022', 'BXTU8300038']
    for (const container of [late, inTime]) {
      const request = await scene.request()
      api.line.knows(
        request.number,
        atSea().map((one) => ({ ...one, equipmentReference: container })),
      )
      await scene.work()
    }
    const hours = Array.from({ length: 20 }, (_, index) => 40 - 2 * index)
    for (const one of hours) await pushes(inTime, one)
    for (const one of [...hours.filter((one) => one !== 30), 30]) await pushes(late, one)
    expect(await claimsOf(late)).toEqual(await claimsOf(inTime))
  })
})
