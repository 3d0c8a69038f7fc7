import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from '../../intake/feeds/feed.ts'

const test = await testApi({ sources: [terminal(), railway()] })
const { api, context } = test
const push = pusher(test)

let count = 0
let container: string

type Event = ReturnType<typeof journeyAt>[number]

/** The events of a line that names ports, but no terminals. */
const withoutTerminals = (events: readonly Event[]): Event[] =>
  events.map((event) => {
    const { facilityCode: _, facilityCodeListProvider: __, ...transportCall } = event.transportCall
    return { ...event, transportCall, eventLocation: undefined }
  })

const track = async (events: readonly unknown[]) => {
  const body = trackingBody()
  test.line.knows(body.data.attributes.request_number, events)
  await api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
}
const send = async (feed: string, facility: object, more: object) => {
  const snapshot = { container_number: container, observed_at: wire(Date.now()), facility, ...more }
  await push.message(feed, { snapshots: [snapshot] })
  await workUntilIdle(context)
}
interface Related {
  relationships: Record<string, unknown>
}

const read = async () => {
  const query = { 'filter[number]': container, include: ['shipment' as const, 'pickup_facility' as const] }
  const { data } = await api.GET('/containers', { params: { query } })
  return { ...data!.data[0]!, included: data!.included! }
}

beforeEach(() => {
  container = withCheckDigit(`BXTU7${String(++count).padStart(5, '0')}`)!
})

describe('the facilities of a container', () => {
  it('are those of the terminal that reports it, also without a discharge', async () => {
    await track(withoutTerminals(journeyAt(20, container)))
    expect((await read()).relationships.pod_terminal.data).toBeNull()
    await send('trapac-la', { firms: 'Y258', locode: 'USLAX' }, { availability: 'no', holds: [] })
    const { relationships, attributes, included } = await read()
    expect(attributes.pod_discharged_at).toBeNull()
    expect(relationships.pod_terminal.data).toMatchObject({ type: 'terminal' })
    expect(relationships.pickup_facility.data).toEqual(relationships.pod_terminal.data)
    const shipment = included.find(({ type }) => type === 'shipment')!
    expect((shipment as Related).relationships).toMatchObject({ pod_terminal: relationships.pod_terminal })
  })

  it.each([
    ['names', { locode: 'USCHI', name: 'BNSF Logistics Park Chicago' }],
    ['names with its suburb', { locode: 'USJOT', name: 'Logistics Park Chicago' }],
    ['can only mean in a suburb', { locode: 'USJOT' }],
  ])('are the ramp that the railway %s, as the destination terminal too', async (_, ramp) => {
    await track(withoutTerminals(journeyAt(49, container, { rail: true })))
    await send('bnsf', ramp, { availability: 'no', holds: [] })
    const { relationships, included } = await read()
    expect(relationships.pickup_facility.data).toMatchObject({ type: 'rail_terminal' })
    expect(included.find(({ type }) => type === 'rail_terminal')).toMatchObject({
      attributes: { name: 'BNSF Logistics Park Chicago', city: 'Elwood' },
    })
    expect((included.find(({ type }) => type === 'shipment') as Related).relationships).toMatchObject({
      destination_terminal: relationships.pickup_facility,
    })
    expect((await read()).meta!.pickup_place).toEqual({
      facility: 'BNSF Logistics Park Chicago',
      name: 'Chicago',
      locode: 'USCHI',
    })
  })

  it.each([
    ['names none', { locode: 'USCHI' }],
    ['names one that is not known', { locode: 'USCHI', name: 'Chicago Intermodal Ramp' }],
    ['names a suburb without a ramp', { locode: 'USCHI', name: 'Cicero' }],
  ])('are the place where the railway has several ramps and %s', async (_, place) => {
    await track(withoutTerminals(journeyAt(49, container, { rail: true })))
    await send('bnsf', place, { availability: 'yes', holds: [] })
    const { relationships, meta, attributes } = await read()
    expect(attributes.available_for_pickup).toBe(true)
    expect([relationships.pickup_facility.data, meta!.pickup_place]).toEqual([
      null,
      { facility: null, name: 'Chicago', locode: 'USCHI' },
    ])
  })

  it('leave the chassis out until the pickup', async () => {
    await track(withoutTerminals(journeyAt(30, container)))
    const facility = { firms: 'Y258', locode: 'USLAX' }
    const discharged = { discharged_at: wire(Date.now() - 7_200_000), chassis_number: 'QXCZ482134' }
    await send('trapac-la', facility, discharged)
    expect((await read()).attributes.pod_full_out_chassis_number).toBeNull()
    await send('trapac-la', facility, { ...discharged, full_out_at: wire(Date.now() - 60_000) })
    expect((await read()).attributes.pod_full_out_chassis_number).toBe('QXCZ482134')
  })
})

it('the last estimate of the departure is kept after it', async () => {
  const body = trackingBody()
  const number = body.data.attributes.request_number
  test.line.knows(number, journeyAt(2, container))
  await api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
  const before = (await read()).included.find(({ type }) => type === 'shipment')!.attributes as Record<string, unknown>
  expect(before).toMatchObject({ pol_etd_at: expect.any(String), pol_atd_at: null })
  test.line.knows(number, journeyAt(20, container))
  await context.pool.query('update checks set next_check_at = now() where next_check_at is not null')
  await workUntilIdle(context)
  const after = (await read()).included.find(({ type }) => type === 'shipment')!.attributes as Record<string, unknown>
  expect(after).toMatchObject({ pol_etd_at: expect.any(String), pol_atd_at: expect.any(String) })
})
