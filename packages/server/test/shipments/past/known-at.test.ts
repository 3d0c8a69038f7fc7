import { setTimeout as sleep } from 'node:timers/promises'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { idv7 } from '../../../src/db/idv7.ts'
import { dropExpired } from '../../../src/maintenance/drop-expired.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { atSea, createScene, find, finished, shifted } from '../../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'
import { createLanded } from '../../intake/feeds/landed.ts'

const api = await testApi({ sources: [terminal()] })
const { next, report } = createLanded(api, 'BXTU7')

let id: string
let shipmentId: string

beforeEach(async () => {
  const { served } = await next()
  id = served.id
  shipmentId = served.relationships.shipment.data!.id
})

const held = { holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'yes' }
const lifted = { holds: [], availability: 'yes' }
const HOUR_MS = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

const get = async (path: string, query: Record<string, string> = {}) => {
  const response = await api.request('GET', `/v2/${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`)
  return { status: response.status, body: await response.json() }
}

/** What the past leaves out: when sources were polled, and the time of the request. */
const unkept = new Set([
  'sources',
  'past',
  'evidence',
  'links',
  // The log takes the time of a change from another reading of the clock.
  'updated_at',
  'terminal_checked_at',
  'pod_last_tracking_request_at',
  'shipment_last_tracking_request_at',
  'rail_last_tracking_request_at',
  'line_tracking_last_attempted_at',
  'line_tracking_last_succeeded_at',
])
const comparable = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body, (key, value) =>
      unkept.has(key)
        ? undefined
        : key === 'meta' && Object.keys(value).every((name) => unkept.has(name))
          ? undefined
          : value,
    ),
  )

const paths = () => [
  `containers/${id}`,
  `containers/${id}?include=shipment.containers,transport_events,raw_events`,
  `containers/${id}?provenance=true`,
  `shipments/${shipmentId}?include=containers&provenance=true`,
  `containers/${id}/transport_events`,
  `containers/${id}/transport_events?include=shipment`,
  `containers/${id}/raw_events`,
  `containers/${id}/provenance`,
  `shipments/${shipmentId}/provenance`,
  `containers/${id}/explain`,
  `contradictions?filter[container_id]=${id}&filter[state]=open,resolved`,
]

/** Everything that is served, and the time at which it was. */
const seen = async () => {
  const at = new Date().toISOString()
  const bodies = await Promise.all(paths().map(async (path) => comparable((await get(path)).body)))
  await sleep(2)
  return { at, bodies }
}

const expectAsSeen = async ({ at, bodies }: Awaited<ReturnType<typeof seen>>) => {
  for (const [index, path] of paths().entries()) {
    const { status, body } = await get(path, { known_at: at })
    expect(status, JSON.stringify(body)).toBe(200)
    const then = comparable(body)
    if (path.includes('explain')) then.data.attributes.as_of = bodies[index].data.attributes.as_of
    expect(then, path).toEqual(bodies[index])
  }
}

const attributes = async (query: Record<string, string>) => (await get(`containers/${id}`, query)).body.data.attributes

describe('known_at', () => {
  test('gives everything as it was served, whatever was reported afterwards', async () => {
    const moments = [await seen()]
    const steps = [
      held,
      { ...held, last_free_day: '2026-01-02' },
      lifted,
      { ...lifted, last_free_day: '2026-01-05', yard_location: 'W4' },
      held,
    ]
    for (const step of steps) {
      await report(step)
      moments.push(await seen())
    }
    for (const moment of moments) await expectAsSeen(moment)
  })

  test('continues on the next page, whether its rows are stored or computed', async () => {
    const at = new Date().toISOString()
    const path = `containers/${id}/transport_events`
    const pageOf = async (query: Record<string, string>) => {
      const { data, links } = (await get(path, { known_at: at, 'page[size]': '3', ...query })).body
      const after = links.next && new URL(links.next).searchParams.get('page[after]')
      return { ids: data.map((row: { id: string }) => row.id), after }
    }
    const all = (await get(path, { known_at: at })).body.data.map((row: { id: string }) => row.id)
    const [stored, workedOut] = [{}, { include: 'location' }]
    for (const [first, next] of [
      [stored, workedOut],
      [workedOut, stored],
    ]) {
      const { ids, after } = await pageOf(first!)
      expect([...ids, ...(await pageOf({ ...next!, 'page[after]': after })).ids]).toEqual(all.slice(0, 6))
    }
  })

  test('has a denial only once it was received, whenever its source made it', async () => {
    const out = wire(Date.now() - 2 * HOUR_MS)
    const moments = [await seen()]
    for (const step of [held, { ...held, full_out_at: out }, { ...held, full_out_at: null }, lifted]) {
      await report(step)
      moments.push(await seen())
    }
    for (const moment of moments) await expectAsSeen(moment)
  })

  test('has what was repeated unchanged as it was repeated, whatever came next', async () => {
    await report(held)
    const once = await seen()
    await report(held)
    const twice = await seen()
    expect(twice.bodies).not.toEqual(once.bodies)
    for (const moment of [once, twice]) await expectAsSeen(moment)
    await report({ ...held, yard_location: 'B2' })
    for (const moment of [once, twice]) await expectAsSeen(moment)
  })

  test('gives each container of a bill as it was among the others', async () => {
    const numbers = ['BXTU701001', 'BXTU701002', 'BXTU701003'].map((stem) => withCheckDigit(stem)!)
    const body = trackingBody()
    const [first, ...others] = numbers.map((number) => journeyAt(44, number))
    const ownEvents = others.map((events) => events.filter((event) => 'equipmentReference' in event))
    api.line.knows(body.data.attributes.request_number, [...first!, ...ownEvents.flat()])
    await api.api.POST('/tracking_requests', { body })
    await workUntilIdle(api.context)
    const weighed = {
      facility: { firms: 'Y258', locode: 'USLAX' },
      observed_at: wire(Date.now()),
      weight: { value: 41_234, unit: 'lb' },
    }
    await pusher(api).message('trapac-la', {
      snapshots: numbers.map((container_number) => ({ ...weighed, container_number, ...held })),
    })
    await workUntilIdle(api.context)
    const { data } = await api.api.GET('/containers', { params: { query: { 'page[size]': 100 } } })
    const bill = data!.data.filter((one) => numbers.includes(one.attributes.number))
    expect(bill).toHaveLength(numbers.length)
    for (const one of bill) {
      ;[id, shipmentId] = [one.id, one.relationships.shipment.data!.id]
      const now = await seen()
      expect(now.bodies[0].data.meta.averaged).toEqual(['weight_in_lbs'])
      await expectAsSeen(now)
    }
  })

  test('loads a journey once, however many contradictions have opened again since', async () => {
    const landedMs = Date.parse((await attributes({})).pod_discharged_at)
    const day = (days: number) => new Date(landedMs + days * 24 * HOUR_MS).toISOString().slice(0, 10)
    const [wrong, right] = [
      { ...held, last_free_day: day(-5) },
      { ...lifted, last_free_day: day(9) },
    ]
    const listed = `contradictions?filter[container_id]=${id}&filter[state]=open,resolved`
    for (const step of [wrong, right]) await report(step)
    const moment = await seen()
    const { data } = comparable((await get(listed)).body)
    expect(data.map((one: { attributes: { state: string } }) => one.attributes.state)).toEqual(['resolved', 'resolved'])
    await report({ ...wrong, yard_location: 'W5' })
    const asked = vi.spyOn(api.context.pool, 'query')
    const then = await get(listed, { known_at: moment.at })
    const names = asked.mock.calls.map(([query]) => (query as unknown as { name: string }).name)
    asked.mockRestore()
    expect(comparable(then.body).data).toEqual(data)
    expect(names.filter((name) => name === 'load-claims')).toHaveLength(1)
  })

  test('has a contradiction that opened again since as it was said last before it was resolved', async () => {
    const listing = (raw_name: string) => ({ availability: 'yes', holds: [{ raw_name, raw_status: 'HOLD' }] })
    for (const step of [listing('CUSTOMS'), listing('FREIGHT'), lifted]) await report(step)
    const resolved = await seen()
    const { data } = comparable((await get(`contradictions?filter[container_id]=${id}&filter[state]=resolved`)).body)
    expect(data.map((one: { attributes: { title: string } }) => one.attributes.title)).toEqual([
      expect.stringContaining('freight'),
    ])
    await report(listing('USDA'))
    await expectAsSeen(resolved)
  })

  test('says nothing of whether a line is connected now', async () => {
    const then = ago(0)
    const connected = vi.spyOn(api.context.registry, 'isConnected').mockReturnValue(false)
    const problemsOf = async (path: string, query: Record<string, string> = {}) =>
      (await get(path, query)).body.data.meta.sources.map((one: { problem: object | null }) => one.problem)
    for (const path of [`containers/${id}`, `shipments/${shipmentId}`]) {
      expect(await problemsOf(path)).toContainEqual(expect.objectContaining({ action: 'connect_line' }))
      for (const problem of await problemsOf(path, { known_at: then })) expect(problem).toBeNull()
    }
    connected.mockRestore()
  })

  test('lists no contradiction between reports that were projected together, and each that it lists can be read', async () => {
    const { number } = await attributes({})
    const send = async (more: object) => {
      const facility = { firms: 'Y258', locode: 'USLAX' }
      const snapshot = { container_number: number, observed_at: wire(Date.now()), facility, ...more }
      await pusher(api).message('trapac-la', { snapshots: [snapshot] })
      await sleep(5)
      return new Date().toISOString()
    }
    const idsAt = async (query: Record<string, string>): Promise<string[]> =>
      (await get(`contradictions?filter[container_id]=${id}`, query)).body.data.map((one: { id: string }) => one.id)
    const between = await send(held)
    await send(lifted)
    await workUntilIdle(api.context)
    for (const moment of ['known_at', 'as_of']) expect(await idsAt({ [moment]: between })).toEqual([])
    const during = await send(held)
    await workUntilIdle(api.context)
    await send(lifted)
    await workUntilIdle(api.context)
    const listed = await idsAt({ known_at: during })
    expect(listed).toHaveLength(1)
    for (const one of listed) expect((await get(`contradictions/${one}`, { known_at: during })).status).toBe(200)
  })

  test('lists contradictions page by page as at once', async () => {
    const dischargedMs = Date.parse((await attributes({})).pod_discharged_at)
    const early = new Date(dischargedMs - 5 * 24 * HOUR_MS).toISOString().slice(0, 10)
    await report({ ...held, last_free_day: early })
    const path = `contradictions?filter[container_id]=${id}`
    const query = { known_at: ago(0) }
    const all: string[] = (await get(path, query)).body.data.map((one: { id: string }) => one.id)
    expect(all.length).toBeGreaterThan(1)
    const paged: string[] = []
    let page = await get(path, { ...query, 'page[size]': '1' })
    for (let turn = 0; turn < all.length; turn++) {
      paged.push(...page.body.data.map((one: { id: string }) => one.id))
      const next: string | undefined = page.body.links.next
      if (next === undefined) break
      page = await get(path, {
        ...query,
        'page[size]': '1',
        'page[after]': new URL(next).searchParams.get('page[after]')!,
      })
    }
    expect(paged).toEqual(all)
  })

  test('has what the account had entered by then, and says that it is of the past', async () => {
    const before = await seen()
    await api.api.PATCH('/containers/{id}', {
      params: { path: { id } },
      body: { data: { type: 'container', id, attributes: { ref_numbers: ['PO-1'] } } } as never,
    })
    await api.api.PATCH('/shipments/{id}', {
      params: { path: { id: shipmentId } },
      body: { data: { type: 'shipment', id: shipmentId, attributes: { tags: ['urgent'] } } } as never,
    })
    await workUntilIdle(api.context)
    const after = await seen()
    await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    await expectAsSeen(before)
    await expectAsSeen(after)
    const { body } = await get(`containers/${id}`, { known_at: after.at })
    expect(body.data.meta.past).toEqual({ known_at: `${after.at.slice(0, 19)}Z`, as_of: null })
    expect(Date.parse(body.data.attributes.updated_at)).toBeLessThanOrEqual(Date.parse(after.at))
    expect(body.data.attributes.terminal_checked_at).toBeNull()
    for (const source of body.data.meta.sources) expect(source.last_asked_at).toBeNull()
  })

  test('leaves out what was said before and received later', async () => {
    await report(held)
    const before = await seen()
    await report({ ...lifted, observed_at: ago(50 * HOUR_MS) })
    await report({ yard_location: 'Z9', observed_at: ago(49 * HOUR_MS) })
    await expectAsSeen(before)
  })

  test('gives what was received after a clock that was ahead had been set right', async () => {
    idv7(Date.now() + 3 * HOUR_MS)
    const { served } = await next()
    id = served.id
    shipmentId = served.relationships.shipment.data!.id
    const moments = [await seen()]
    for (const step of [held, lifted]) {
      await report(step)
      moments.push(await seen())
    }
    for (const moment of moments) await expectAsSeen(moment)
  })

  test('is unknown before the first answer of the line, and invalid in the future', async () => {
    const early = await get(`containers/${id}`, { known_at: '2020-01-01T00:00:00Z' })
    expect([early.status, early.body.errors[0].code]).toEqual([404, 'not_known_then'])
    const since = new Date(Date.parse((await attributes({})).created_at) + 1_000).toISOString().replace('.000', '')
    expect(early.body.errors[0].meta).toEqual({ known_since: since })
    expect(early.body.errors[0].detail).toContain(since)
    const future = await get(`containers/${id}`, { known_at: ago(-HOUR_MS) })
    expect([future.status, future.body.errors[0].source]).toEqual([400, { parameter: 'known_at' }])
    const date = await get(`containers/${id}`, { known_at: '2026-01-01' })
    expect([date.status, date.body.errors[0].source]).toEqual([400, { parameter: 'known_at' }])
    const none = await get(`contradictions?filter[container_id]=${id}`, { known_at: '2020-01-01T00:00:00Z' })
    expect([none.body.data, none.body.meta.past.known_at]).toEqual([[], '2020-01-01T00:00:00Z'])
    const list = await get('contradictions', { known_at: ago(0) })
    expect([list.status, list.body.errors[0].source]).toEqual([400, { parameter: 'known_at' }])
  })
})

describe('the past of a shipment that is no longer tracked', () => {
  test('has nothing that came after the stop, whatever it was about', async () => {
    await report(held)
    const before = await seen()
    await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    await report(lifted)
    await expectAsSeen(before)
    for (const query of [{ as_of: ago(60_000) }, { known_at: ago(0) }, {}]) {
      const { holds_at_pod_terminal: holds } = await attributes(query as Record<string, string>)
      expect(holds.map(({ status }: { status: string }) => status)).toEqual(['hold'])
    }
  })

  test.each([
    ['as soon as it has stopped', {}],
    ['made before the stop', { observed_at: ago(50 * HOUR_MS) }],
  ])('has nothing that was received after the stop: %s', async (_, more) => {
    await report(held)
    await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    const stopped = await seen()
    await report({ ...held, holds: [{ raw_name: 'FREIGHT', raw_status: 'HOLD' }], ...more })
    const since = await seen()
    for (const { bodies } of [stopped, since]) for (const body of bodies) delete body.data.attributes?.as_of
    for (const [index, path] of paths().entries()) expect(since.bodies[index], path).toEqual(stopped.bodies[index])
  })

  test('has stopped although its reports cannot be projected', async () => {
    await report(lifted, { isProjected: false })
    await api.context.pool.query(
      `update journeys set problem = 'failed', lease_until = now() + interval '1 hour' where shipment_id = $1`,
      [shipmentId],
    )
    const { data } = await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    expect(data!.data.attributes.line_tracking_stopped_reason).toBe('cancelled_by_user')
  })

  test('has what was received before a bulk stop with an Idempotency-Key', async () => {
    const { served } = await next()
    await report(held)
    await report(lifted, { isProjected: false })
    const ids = [shipmentId, served.relationships.shipment.data!.id]
    const body = { data: { type: 'record_batch', attributes: { action: 'stop_tracking', ids } } }
    const answer = await api.request('POST', '/v2/shipments/bulk', { body, headers: { 'idempotency-key': shipmentId } })
    expect(answer.status).toBe(200)
    id = served.id
    expect(await attributes({})).toMatchObject({ holds_at_pod_terminal: [] })
  })

  test('has what was received before the stop and not projected yet', async () => {
    await report(held)
    await report(lifted, { isProjected: false })
    await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    const stopped = await seen()
    expect((await attributes({})).holds_at_pod_terminal).toEqual([])
    await workUntilIdle(api.context)
    expect((await seen()).bodies).toEqual(stopped.bodies)
    await expectAsSeen(stopped)
  })
})

describe('as_of', () => {
  const happenedAsOf = async (as_of: string, of = id): Promise<string[]> => {
    const { body } = await get(`containers/${of}/transport_events`, { as_of, 'page[size]': '100' })
    return body.data
      .map((one: { attributes: { event: string; location_locode: string } }) => one.attributes)
      .filter(({ event }: { event: string }) => event.includes('.transport.') && !event.includes('estimated'))
      .map((one: { event: string; location_locode: string }) => `${one.event.slice(20)} ${one.location_locode}`)
  }

  test('has something from when it happened according to the source that counts, not to another one', async () => {
    const dischargedMs = Date.parse((await attributes({})).pod_discharged_at)
    await report({ ...held, discharged_at: wire(dischargedMs + 13 * HOUR_MS) })
    const landed = 'vessel_discharged USLAX'
    expect((await attributes({})).pod_discharged_at).toBe(wire(dischargedMs + 13 * HOUR_MS))
    expect(await happenedAsOf(wire(dischargedMs + 12 * HOUR_MS))).not.toContain(landed)
    expect(await happenedAsOf(wire(dischargedMs + 13 * HOUR_MS))).toContain(landed)
  })

  test('has something on a bare day when the order of that day says, and not from its beginning', async () => {
    const { pod_discharged_at, pod_timezone: timeZone } = await attributes({})
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.parse(pod_discharged_at))
    await report({ full_out_at: day })
    expect((await attributes({})).pod_full_out_at).toBe(pod_discharged_at)
    const out = 'full_out USLAX'
    expect(await happenedAsOf(wire(Date.parse(pod_discharged_at) - 1_000))).not.toContain(out)
    expect(await happenedAsOf(pod_discharged_at)).toContain(out)
  })

  test('does not take a transshipment for the port of discharge, nor another voyage for this one', async () => {
    const scene = createScene(api)
    const { number, containerId, shipmentId } = await scene.tracked()
    const [arrived, discharged] = ['ARRI', 'DISC'].map((code) =>
      Date.parse(find(atSea(), code, 'KRPUS').eventDateTime as string),
    ) as [number, number]
    for (const ms of [arrived, discharged]) {
      const { body } = await get(`shipments/${shipmentId}`, { as_of: wire(ms) })
      expect(body.data.attributes.port_of_discharge_locode).toBeNull()
    }
    expect(await happenedAsOf(wire(discharged), containerId)).toEqual(
      expect.arrayContaining(['transshipment_arrived KRPUS', 'transshipment_discharged KRPUS']),
    )
    const before = shifted(finished(), -60 * 24 * HOUR_MS)
    api.line.knows(number, [...before, ...atSea()])
    await scene.poll(number)
    const begun = wire(Math.min(...atSea().map((one) => Date.parse(one.eventDateTime as string))))
    expect(await happenedAsOf(begun, containerId)).toEqual([expect.stringMatching(/^empty_out /)])
  })

  test('has what had happened by then, although it was reported later', async () => {
    const { pod_discharged_at: discharged, pod_arrived_at: arrived } = await attributes({})
    const between = new Date((Date.parse(arrived) + Date.parse(discharged)) / 2).toISOString()
    const then = await attributes({ as_of: between })
    expect(then.pod_arrived_at).toBe(arrived)
    expect(then.pod_discharged_at).toBeNull()
    const { body } = await get(`containers/${id}/transport_events`, { as_of: between })
    const events = body.data.map((one: { attributes: { event: string; timestamp: string } }) => one.attributes)
    const actual = events.filter(({ event }: { event: string }) => !event.includes('estimated'))
    expect(actual.length).toBeGreaterThan(0)
    for (const { timestamp } of actual) expect(Date.parse(timestamp)).toBeLessThanOrEqual(Date.parse(between))
    expect(body.meta.past).toEqual({ known_at: null, as_of: `${between.slice(0, 19)}Z` })
    const earlier = await get(`containers/${id}`, { as_of: between, known_at: ago(HOUR_MS) })
    expect(earlier.status).toBe(404)
    const wrong = await get(`containers/${id}`, { known_at: between, as_of: discharged })
    expect([wrong.status, wrong.body.errors[0].source]).toEqual([400, { parameter: 'as_of' }])
  })
})

test('what came late is as it was known when the bodies of reports are no longer kept', async () => {
  const moments: Awaited<ReturnType<typeof seen>>[] = []
  for (const [yard_location, hours] of [
    ['A3', 41],
    ['A1', 48],
    ['A2', 44],
  ] as const) {
    await report({ yard_location, observed_at: ago(hours * HOUR_MS) })
    moments.push(await seen())
  }
  await dropExpired({
    pool: api.context.pool,
    log: api.context.log.child({}, { level: 'silent' }),
    retention: configFile.parse({}).retention,
    nowMs: Date.now() + 500 * 24 * HOUR_MS,
    signal: new AbortController().signal,
  })
  for (const moment of moments) await expectAsSeen(moment)
})

test('who had stopped a tracking that was resumed since is served as it was then', async () => {
  const stopper = async (query: Record<string, string> = {}) =>
    (await get(`shipments/${shipmentId}`, query)).body.data.relationships.line_tracking_stopped_by_user.data
  const seen: { known_at: string; was: unknown }[] = []
  // The times of stops are in whole seconds.
  const note = async () => {
    await sleep(1_100)
    seen.push({ known_at: new Date().toISOString(), was: await stopper() })
  }
  await note()
  for (let time = 0; time < 2; time++) {
    await api.api.shipments.stopTracking(shipmentId)
    await note()
    await api.api.shipments.resumeTracking(shipmentId)
    await workUntilIdle(api.context)
    await note()
  }
  expect(seen.map(({ was }) => was)).toEqual(
    [0, 1, 0, 1, 0].map((by) => (by ? { type: 'user', id: api.userId } : null)),
  )
  for (const { known_at, was } of seen) expect(await stopper({ known_at }), known_at).toEqual(was)
})

test('of two stops within one second, the user of the second is served', async () => {
  const stopper = async (query: Record<string, string> = {}) =>
    (await get(`shipments/${shipmentId}`, query)).body.data.relationships.line_tracking_stopped_by_user.data
  const stop = async () => {
    await api.api.shipments.stopTracking(shipmentId)
    return (await api.api.shipments.get(shipmentId)).data.attributes.line_tracking_stopped_at
  }
  const { pool } = api.context
  let stops: unknown[] = []
  while (stops.length === 0 || stops[0] !== stops[1]) {
    if (stops.length > 0) await api.api.shipments.resumeTracking(shipmentId)
    const first = await stop()
    await api.api.shipments.resumeTracking(shipmentId)
    stops = [first, await stop()]
  }
  const { rows } = await pool.query(
    `with added as (insert into users (account_id, id, name, created_at) values ($1, gen_random_uuid(), 'Colleague', now()) returning id)
     update shipments set line_tracking_stopped_by_user_id = added.id from added
     where account_id = $1 and shipments.id = $2 returning added.id`,
    [api.accountId, shipmentId],
  )
  await sleep(1_100)
  const known_at = new Date().toISOString()
  await api.api.shipments.resumeTracking(shipmentId)
  expect(await stopper({ known_at })).toEqual({ type: 'user', id: rows[0].id })
})
