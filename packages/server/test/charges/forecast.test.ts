import { addDays, dayIn, lastDayOf } from '@boxtrail/engine/charges/days'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const push = pusher(api)
const DAY_MS = 86_400_000
const ZONE = 'America/Los_Angeles'
const today = dayIn(Date.now(), ZONE)

/** A container discharged at Los Angeles, tracked by its bill. */
const discharged = async (container: string) => {
  const body = trackingBody()
  const number = body.data.attributes.request_number
  api.line.knows(number, journeyAt(36, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { id } = data!.data[0]!
  const read = async () => (await api.api.containers.get(id)).data
  return { id, number, read }
}

const forecast = async (id: string, days?: number) => {
  const { data } = await api.api.GET('/containers/{id}/charges_forecast', { params: { path: { id }, query: { days } } })
  return data!.data.attributes
}
/** A charge together with its free time. */
const chargeOf = async (id: string, charge: string) => {
  const found = (await forecast(id)).charges.find((one) => one.free_time.charge === charge)!
  return { ...found.free_time, ...found }
}

const notice = async (number: string, freeTimes: object[]) => {
  const content = { issueDateTime: wire(Date.now()), transportDocumentReference: number, freeTimes }
  const answer = await push.post('maeu-push/arrival-notices', JSON.stringify({ arrivalNotices: [content] }))
  expect([answer.status, await answer.json()]).toEqual([200, { feedbackElements: [] }])
  await workUntilIdle(api.context)
}

const tariff = async (attributes: object) => {
  const all = { currency_code: 'USD', tiers: [{ from_day: 1, amount_per_day: 100 }], valid_from: '2020-01-01' }
  const response = await api.request('POST', '/v2/tariffs', {
    body: { data: { type: 'tariff', attributes: { ...all, ...attributes } } },
  })
  expect(response.status).toBe(201)
  await workUntilIdle(api.context)
  return (await response.json()).data.id as string
}

test('the forecast says what is missing while nothing supports free time, and is empty before the discharge', async () => {
  const { id } = await discharged('BXTU0000011')
  expect(await chargeOf(id, 'demurrage')).toMatchObject({ state: 'unknown', last_free_day: null, cost_so_far: null })
  const atSea = await trackedShipment(api)
  expect(await forecast(atSea.containerId)).toMatchObject({ charges: [], free_time_ends_on: null })
})

test('before the discharge, today is the date at the place of the pickup; without one it is that of UTC', async () => {
  const { containerId } = await trackedShipment(api)
  const inland = 'America/Chicago'
  expect(await forecast(containerId)).toMatchObject({ timezone: inland, today: dayIn(Date.now(), inland) })
  const forget = (column: string) =>
    api.context.pool.query(`update containers set ${column} = null where id = $1`, [containerId])
  await forget('final_destination_timezone')
  expect(await forecast(containerId)).toMatchObject({ timezone: ZONE, today: dayIn(Date.now(), ZONE) })
  await forget('pod_timezone')
  expect(await forecast(containerId)).toMatchObject({ timezone: null, today: dayIn(Date.now(), 'UTC') })
})

test('free time is counted from the last free day of terminal and line, each with its source, and the tariff', async () => {
  const container = 'BXTU0000032'
  const { id, number, read } = await discharged(container)
  const lineDay = addDays(today, -2)
  const terminalDay = addDays(today, 3)
  await notice(number, [{ typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate: { value: lineDay } }])
  const snapshot = {
    container_number: container,
    observed_at: wire(Date.now()),
    facility: { firms: 'Y258', locode: 'USLAX' },
    last_free_day: terminalDay,
  }
  expect((await push.message('trapac-la', { snapshots: [snapshot] })).status).toBe(200)
  await workUntilIdle(api.context)
  const before = (await read()).attributes.updated_at
  const tariffId = await tariff({ charge: 'demurrage', shipping_line_scac: 'MAEU', port_locode: 'USLAX' })
  expect(await chargeOf(id, 'demurrage')).toMatchObject({
    state: 'charging',
    last_free_day: lineDay,
    is_calculated: false,
    because: [{ source: 'line:MAEU/maeu-push' }],
    days_left: 0,
    days_charged: 2,
    tariff_id: tariffId,
    cost_so_far: 200,
    cost_at_risk: 700,
    unknown: [],
  })
  expect(await chargeOf(id, 'storage')).toMatchObject({
    state: 'free',
    last_free_day: terminalDay,
    because: [{ source: 'terminal:trapac-la' }],
    days_left: 3,
    cost_so_far: null,
  })
  expect(await forecast(id, 10)).toMatchObject({ days: 10, today, timezone: ZONE, free_time_ends_on: lineDay })
  expect((await forecast(id, 10)).charges[0]).toMatchObject({ cost_at_risk: 1000 })
  // A tariff changes no attribute of the container.
  expect((await read()).attributes.updated_at).toBe(before)
})

test('free days that a tariff gives are counted until it is changed or deleted', async () => {
  const { id, read } = await discharged('BXTU0000053')
  const dischargedOn = dayIn(Date.parse((await read()).attributes.pod_discharged_at!), ZONE)
  const tariffId = await tariff({
    charge: 'storage',
    port_locode: 'USLAX',
    free_days: 4,
    free_days_unit: 'working_days',
  })
  expect(await chargeOf(id, 'storage')).toMatchObject({
    last_free_day: lastDayOf(dischargedOn, 4, 'working_days'),
    is_calculated: true,
    because: [{ source: `tariff:${tariffId}` }],
  })
  expect((await read()).meta!.free_time!.ends_on).toBe(lastDayOf(dischargedOn, 4, 'working_days'))
  const change = { data: { type: 'tariff', attributes: { free_days: 6, free_days_unit: 'calendar_days' } } }
  await api.request('PATCH', `/v2/tariffs/${tariffId}`, { body: change })
  await workUntilIdle(api.context)
  expect((await chargeOf(id, 'storage')).last_free_day).toBe(addDays(dischargedOn, 6))
  await api.request('DELETE', `/v2/tariffs/${tariffId}`)
  await workUntilIdle(api.context)
  expect(await chargeOf(id, 'storage')).toMatchObject({ state: 'unknown', last_free_day: null })
})

test('the detention that an arrival notice grants is counted from the pickup on: the forecast says when the empty is due', async () => {
  const container = 'BXTU0000074'
  const { id, number } = await discharged(container)
  await notice(number, [
    { typeCodes: ['DET'], equipmentReferences: [container], duration: 10, timeUnit: 'CD' },
    { typeCodes: ['DET'], equipmentReferences: ['BXTU0000095'], duration: 99, timeUnit: 'CD' },
  ])
  expect(await forecast(id)).toMatchObject({ empty_return_by: null })
  const out = Date.now() - 2 * DAY_MS
  const event = {
    container_number: container,
    observed_at: wire(Date.now()),
    facility: { firms: 'Y258', locode: 'USLAX' },
    full_out_at: wire(out),
  }
  await push.message('trapac-la', { snapshots: [event] })
  await workUntilIdle(api.context)
  const due = addDays(dayIn(out, ZONE), 10)
  expect(await forecast(id)).toMatchObject({ empty_return_by: due, free_time_ends_on: due })
  expect(await chargeOf(id, 'demurrage')).toMatchObject({ state: 'ended' })
})

test('the containers whose free time ends before a day are listed', async () => {
  const container = 'BXTU0000116'
  const { id, number } = await discharged(container)
  const lastFreeDay = addDays(today, 20)
  await notice(number, [{ typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate: { value: lastFreeDay } }])
  const listed = async (day: string) => {
    const query = { 'filter[free_time_ends_before]': day, 'filter[number]': container }
    const { data } = await api.api.GET('/containers', { params: { query: query as never } })
    return data!.data.map((one) => one.id)
  }
  expect(await listed(lastFreeDay)).toEqual([])
  expect(await listed(addDays(lastFreeDay, 1))).toEqual([id])
  const wrong = await api.request('GET', '/v2/containers?filter[free_time_ends_before]=tomorrow')
  expect(wrong.status).toBe(400)
})

test('a container of another account is answered with 404, and days out of range with 400', async () => {
  const { id } = await discharged('BXTU0000137')
  const other = await api.otherAccount()
  expect((await other.request('GET', `/v2/containers/${id}/charges_forecast`)).status).toBe(404)
  expect((await api.request('GET', `/v2/containers/${id}/charges_forecast?days=61`)).status).toBe(400)
})

const posted = async (container: string, fees: object[], more: object = {}) => {
  const snapshot = {
    container_number: container,
    observed_at: wire(Date.now()),
    facility: { firms: 'Y258', locode: 'USLAX' },
  }
  await push.message('trapac-la', { snapshots: [{ ...snapshot, fees, ...more }] })
  await workUntilIdle(api.context)
}

test.each([
  ['BXTU0000201', 'DEMURRAGE', 'demurrage'],
  ['BXTU0000222', 'Dem. charges', 'demurrage'],
  ['BXTU0000243', 'STORAGE', 'storage'],
  ['BXTU0000264', 'PER DIEM', 'detention'],
])('the forecast starts from what a terminal reports as owed (%s, %s)', async (container, raw_type, charge) => {
  const { id } = await discharged(container)
  await posted(container, [
    { raw_type, amount: 225, currency: 'USD' },
    { raw_type: 'CUSTOMS EXAM', amount: 80, currency: 'USD' },
    { raw_type: 'TOTAL', amount: 305, currency: 'USD' },
  ])
  const { unknown, ...found } = await chargeOf(id, charge)
  expect(found).toMatchObject({
    state: 'charging',
    cost_so_far: 225,
    cost_basis: 'reported',
    currency_code: 'USD',
    reported: [{ amount: 225, source: 'terminal:trapac-la' }],
  })
  // The cost of further days follows from a tariff or is unknown, but the cost so far is always known.
  expect(found.tariff_id === null).toBe(unknown.join().includes('what further days cost'))
  expect(unknown.join()).not.toMatch(/the cost:/)
  expect((await forecast(id)).other_fees).toMatchObject([{ type: 'exam', amount: 80 }])
})

test('what is reported in several currencies is never added, and the forecast says so', async () => {
  const container = 'BXTU0000285'
  const { id } = await discharged(container)
  await posted(container, [
    { raw_type: 'DEMURRAGE', amount: 225, currency: 'USD' },
    { raw_type: 'DEMURRAGE LINE', amount: 90, currency: 'EUR' },
  ])
  expect(await chargeOf(id, 'demurrage')).toMatchObject({
    state: 'charging',
    cost_so_far: null,
    cost_basis: null,
    reported: [{ amount: 225 }, { amount: 90 }],
    unknown: expect.arrayContaining([expect.stringContaining('several currencies')]),
  })
})

test('the forecast continues by the tariff from what is reported', async () => {
  const container = 'BXTU0000306'
  const { id } = await discharged(container)
  await tariff({ charge: 'demurrage' })
  await posted(container, [{ raw_type: 'DEMURRAGE', amount: 225, currency: 'USD' }], {
    last_free_day: wire(Date.now() - 2 * DAY_MS),
  })
  const found = await chargeOf(id, 'demurrage')
  expect(found).toMatchObject({
    cost_so_far: 225,
    cost_basis: 'reported',
    tariff_id: expect.any(String),
    // Counted from the terminal's own last free day, by which the terminal charges.
    days_charged: 2,
    because: [{ source: 'terminal:trapac-la' }],
    cost_at_risk: 700,
    unknown: [],
  })
})

test('the day of the terminal that collects the demurrage is used where the line gives none', async () => {
  const container = 'BXTU0000327'
  const { id } = await discharged(container)
  const day = addDays(today, 2)
  await posted(container, [{ raw_type: 'DEMURRAGE', amount: 225, currency: 'USD' }], { last_free_day: day })
  expect(await chargeOf(id, 'demurrage')).toMatchObject({
    state: 'charging',
    last_free_day: day,
    days_left: 2,
    cost_so_far: 225,
    because: [{ source: 'terminal:trapac-la' }],
  })
})

test.each([
  ['BXTU0000369', 225, 225],
  ['BXTU0000348', 90, 315],
])(
  'a fee that a terminal collects for the line is counted once (%s: %i of the line, %i in all)',
  async (container, ofLine, all) => {
    const { id } = await discharged(container)
    await posted(container, [{ raw_type: 'DEMURRAGE', amount: 225, currency: 'USD' }])
    const fees = [{ raw_type: 'DEMURRAGE', amount: ofLine, currency: 'USD' }]
    const facility = { locode: 'USLAX' }
    const snapshot = { container_number: container, observed_at: wire(Date.now()), facility, fees }
    await push.message('maeu-push', { snapshots: [snapshot] })
    await workUntilIdle(api.context)
    expect(await chargeOf(id, 'demurrage')).toMatchObject({
      cost_so_far: all,
      reported: [{ source: 'line:MAEU/maeu-push' }, { source: 'terminal:trapac-la' }],
    })
  },
)
