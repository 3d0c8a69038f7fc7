import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { containerNumber, createPusher, createSimulator, momentsOf, numberOf, scenarios } from '../src/index.ts'

const beganMs = Date.UTC(2026, 0, 5, 8)
const DAY_MS = 86_400_000
const { app, world } = createSimulator()
const byKey = (key: string) => scenarios.find((scenario) => scenario.key === key)!

const get = async (path: string, nowMs: number, headers: Record<string, string> = {}) =>
  app.request(path, {
    headers: {
      'Simulator-Now': new Date(nowMs).toISOString(),
      'Simulator-Began': new Date(beganMs).toISOString(),
      ...headers,
    },
  })

test('a line serves DCSA 2.2 by bill, booking and container, for the instant in the headers', async () => {
  const scenario = byKey('multi-box')
  const container = containerNumber({ serial: scenario.serial, variation: 0 }, 1)
  const requests = {
    transportDocumentReference: numberOf(scenario),
    carrierBookingReference: numberOf(scenario).replace('QXSB', 'QXSK'),
    equipmentReference: container,
  }
  for (const [name, number] of Object.entries(requests)) {
    const early = await get(`/lines/TEST/v2/events?${name}=${number}`, beganMs + 3 * DAY_MS)
    const late = await get(`/lines/TEST/v2/events?${name}=${number}`, beganMs + 60 * DAY_MS)
    expect([early.status, late.status]).toEqual([200, 200])
    const [before, then] = [(await early.json()) as object[], (await late.json()) as object[]]
    const actuals = (events: object[]) => JSON.stringify(events).split('"ACT"').length
    expect(actuals(then)).toBeGreaterThan(actuals(before))
    if (name === 'equipmentReference')
      expect(JSON.stringify(then)).not.toContain(containerNumber({ serial: 10, variation: 0 }, 0))
  }
})

test('pages follow the Next-Page header and together are the whole response', async () => {
  const number = numberOf(byKey('multi-box'))
  const nowMs = beganMs + 40 * DAY_MS
  const whole = (await (
    await get(`/lines/TEST/v2/events?transportDocumentReference=${number}`, nowMs)
  ).json()) as unknown[]
  const pages: unknown[] = []
  let next: string | null = `/lines/TEST/v2/events?transportDocumentReference=${number}&limit=7`
  while (next) {
    const response: Response = await get(next, nowMs)
    pages.push(...((await response.json()) as unknown[]))
    next = response.headers.get('Next-Page')
  }
  expect(pages).toEqual(whole)
})

test('a terminal and a railway serve the feed contract, and 404 before they know the container', async () => {
  const scenario = byKey('rail')
  const container = containerNumber({ serial: scenario.serial, variation: 0 })
  const moments = momentsOf(container, beganMs, world)
  const at = (name: string, source: string) =>
    moments.find((one) => one.name === name && one.source.startsWith(source))!.atMs
  expect((await get(`/terminals/Y257/containers/${container}`, beganMs)).status).toBe(404)
  const snapshot = await (
    await get(`/terminals/USLAX-EAGLE/containers/${container}`, at('discharge', 'terminal'))
  ).json()
  expect(snapshot).toMatchObject({
    snapshots: [{ container_number: container, facility: { firms: 'Y257' }, availability: 'no' }],
  })
  expect((await get(`/railways/BNSF/containers/${container}`, at('rail_load', 'rail') - 1)).status).toBe(404)
  const arrived = await (await get(`/railways/BNSF/containers/${container}`, at('available', 'rail'))).json()
  expect(arrived).toMatchObject({ snapshots: [{ rail_carrier_scac: 'BNSF' }, { facility: { locode: 'USCHI' } }] })
  expect((await get(`/railways/UPRR/containers/${container}`, at('available', 'rail'))).status).toBe(404)
})

test('an invalid request is rejected with a reason', async () => {
  expect((await get('/lines/TEST/v2/events', beganMs)).status).toBe(400)
  expect((await get('/lines/NONE/v2/events?equipmentReference=X', beganMs)).status).toBe(404)
  expect((await get('/lines/TEST/v2/events?equipmentReference=MSCU6639870', beganMs)).status).toBe(404)
  expect((await get(`/terminals/TEST/containers/${numberOf(byKey('direct'))}`, beganMs)).status).toBe(404)
  const noInstant = await get(
    `/lines/TEST/v2/events?transportDocumentReference=${numberOf(byKey('direct'))}`,
    beganMs,
    {
      'Simulator-Now': 'tomorrow',
    },
  )
  expect(noInstant.status).toBe(400)
})

test('the clock is read, frozen, set, advanced and sped up over HTTP', async () => {
  const own = createSimulator({ wall: () => beganMs })
  const post = async (path: string, body: object = {}) =>
    (await own.app.request(`/clock/${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
  expect(await post('freeze')).toMatchObject({ frozen: true })
  expect(await post('advance', { seconds: 86_400 })).toMatchObject({ now: '2026-01-06T08:00:00Z' })
  expect(await post('set', { to: '2026-02-01T00:00:00Z' })).toMatchObject({ now: '2026-02-01T00:00:00Z' })
  expect(await post('speed', { speed: 60 })).toMatchObject({ speed: 60, frozen: false })
  expect((await own.app.request('/clock/advance', { method: 'POST', body: '{"seconds":-1}' })).status).toBe(400)
  expect((await own.app.request('/clock/advance', { method: 'POST', body: 'no' })).status).toBe(400)
  expect(await (await own.app.request('/clock')).json()).toMatchObject({ now: '2026-02-01T00:00:00Z' })
})

test('the pusher sends each event once, in order and signed, and again after a failure', async () => {
  const scenario = byKey('rail')
  const number = numberOf(scenario)
  const own = createSimulator({ wall: () => beganMs })
  own.clock.command({ do: 'freeze' })
  const got: { url: string; body: string }[] = []
  let isDown = true
  const target: typeof fetch = async (url, init) => {
    if (isDown) return new Response(null, { status: 503 })
    const body = String(init?.body)
    const headers = new Headers(init?.headers)
    const expected = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`
    expect(headers.get(String(url).includes('feed') ? 'Boxtrail-Signature' : 'Notification-Signature')).toBe(expected)
    got.push({ url: String(url), body })
    return new Response(null, { status: 202 })
  }
  const pusher = createPusher({
    world: own.world,
    clock: own.clock,
    journeys: [{ number, beganMs }],
    feedUrl: 'https://target.example/feed/{source}',
    dcsaUrl: 'https://target.example/callbacks',
    secret: 'secret',
    fetch: target,
  })
  own.clock.command({ do: 'advance', byMs: 60 * DAY_MS })
  expect(await pusher.tick()).toEqual({ sent: 0, failed: 1 })
  isDown = false
  const { sent, failed } = await pusher.tick()
  expect(failed).toBe(0)
  expect(sent).toBe(got.length)
  expect(await pusher.tick()).toEqual({ sent: 0, failed: 0 })
  const ids = got.filter(({ url }) => url.includes('feed')).map(({ body }) => JSON.parse(body).message_id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(got.some(({ url }) => url.includes('rail'))).toBe(true)
})
