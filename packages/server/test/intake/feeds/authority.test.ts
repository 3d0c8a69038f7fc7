import { feedReceipt } from '@boxtrail/contracts/feed/zod'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, test } from 'vitest'
import { listQuarantine } from '../../../src/tracking/quarantine/replay.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { carrier, journeyAt, neighbour, pusher, railway, sign, terminal, wire } from './feed.ts'

const api = await testApi({
  sources: [terminal(), neighbour(), railway(), railway('uprr', 'UPRR'), carrier(), carrier('hlcu-push', 'HLCU')],
})
const push = pusher(api)

const DAY_MS = 86_400_000
const dayFromNow = (days: number) => wire(Date.now() + days * DAY_MS).slice(0, 10)
const own = { firms: 'Y258', locode: 'USLAX' }
const neighbours = { firms: 'Y257', locode: 'USLAX' }

let count = 0
let container: string
let number: string

const read = async () => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { attributes } = data!.data[0]!
  const { holds_at_pod_terminal, available_for_pickup, pickup_lfd, fees_at_pod_terminal, current_status } = attributes
  return { holds_at_pod_terminal, available_for_pickup, pickup_lfd, fees_at_pod_terminal, current_status }
}

const track = async (events: readonly unknown[]) => {
  const body = trackingBody()
  number = body.data.attributes.request_number
  api.line.knows(number, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
}

const snapshot = (more: object, observedMs = Date.now()) => ({
  container_number: container,
  observed_at: wire(observedMs),
  facility: own,
  ...more,
})

/** The values with which a terminal releases a container. */
const release = () => ({ availability: 'yes', holds: [], fees: [], last_free_day: dayFromNow(20) })

const send = async (feed: string, content: { snapshots?: object[]; events?: object[] }) => {
  const answer = await push.message(feed, content)
  const receipt = await answer.json()
  expect(answer.status, JSON.stringify(receipt)).toBe(200)
  await workUntilIdle(api.context)
  return feedReceipt.parse(receipt).results
}

const waiting = async (source: string) =>
  (await listQuarantine(api.context.pool)).filter(
    ({ source_id, subject_number }) => source_id === source && subject_number === container,
  )

/** Tracks a container at Los Angeles with a hold of the neighbouring terminal. The line names only the port. */
beforeEach(async () => {
  container = withCheckDigit(`BXTU4${String(++count).padStart(5, '0')}`)!
  await track(journeyAt(36, container))
  const item = {
    facility: neighbours,
    availability: 'no',
    last_free_day: dayFromNow(4),
    holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }],
    fees: [{ raw_type: 'EXAM', amount: 90, currency: 'USD' }],
  }
  await send('fenix-la', { snapshots: [snapshot(item, Date.now() - 600_000)] })
  expect(await read()).toMatchObject({ holds_at_pod_terminal: [{ name: 'customs' }], available_for_pickup: false })
})

describe('a terminal feed cannot release a container held at another terminal', () => {
  test.each([
    ['its FIRMS code', { firms: 'Y257' }],
    ['its FIRMS code in small letters', { firms: ' y257 ' }],
    ['its FIRMS code and the port', neighbours],
    ['its SMDG code and the port', { smdg: 'EAGLE', locode: 'USLAX' }],
    ['its SMDG code alone', { smdg: 'EAGLE' }],
    ['an unknown BIC code', { bic: 'USLAXFMS1' }],
    ['an unknown code at the port', { firms: 'ZZ99', locode: 'USLAX' }],
    ['its name and the port', { name: 'Fenix Marine Container Terminal (FMS)', locode: 'USLAX' }],
    ['its nickname and the port', { name: 'FMS', locode: 'USLAX' }],
    ['its name alone', { name: 'Fenix Marine Services' }],
    ['an unknown name at the port', { name: 'Pier 300', locode: 'USLAX' }],
    ['our FIRMS code with its SMDG code', { firms: 'Y258', smdg: 'EAGLE', locode: 'USLAX' }],
    ['its FIRMS code with our SMDG code', { firms: 'Y257', smdg: 'TRAP', locode: 'USLAX' }],
    ['our FIRMS code with its name', { firms: 'Y258', locode: 'USLAX', name: 'FMS' }],
    ['our FIRMS code at another port', { firms: 'Y258', locode: 'USOAK' }],
    ['another port', { locode: 'USLGB' }],
  ])('by naming %s', async (_, facility) => {
    const before = await read()
    const [result] = await send('trapac-la', { snapshots: [snapshot({ ...release(), facility })] })
    expect(result).toMatchObject({
      at: '/snapshots/0',
      outcome: 'refused',
      problems: [{ at: '/snapshots/0/facility', reason: expect.stringContaining('firms Y258 at USLAX') }],
    })
    expect(await read()).toEqual(before)
    expect(await waiting('terminal:trapac-la')).toMatchObject([{ reason: expect.stringContaining('Y258') }])
  })

  test.each([
    ['its own facility', own],
    ['the port alone, which then means its own facility', { locode: 'USLAX' }],
    ['its own facility by another code', { smdg: 'TRAP', locode: 'USLAX' }],
    ['nothing but blanks, which then mean its own facility', { name: ' ' }],
  ])('by naming %s', async (_, facility) => {
    const before = await read()
    const [result] = await send('trapac-la', { snapshots: [snapshot({ ...release(), facility })] })
    expect(result).toMatchObject({ outcome: 'not_used', not_used: { rule: 'other_facility' } })
    expect(await read()).toEqual(before)
  })

  test('by an event of availability, at the other terminal or at its own', async () => {
    const before = await read()
    const event = (facility: object) => ({
      container_number: container,
      observed_at: wire(Date.now()),
      event: 'available',
      classifier: 'actual',
      occurred_at: wire(Date.now() - 60_000),
      facility,
    })
    const results = await send('trapac-la', { events: [event(neighbours), event(own)] })
    expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'not_used'])
    expect(await read()).toEqual(before)
  })

  test.each([
    ['a discharge', { discharged_at: wire(Date.now() - 3_600_000) }],
    ['a gate-out', { full_out_at: wire(Date.now() - 3_600_000) }],
    ['a move to another yard', { off_dock_to: { name: 'Yard', locode: 'USLAX' } }],
    ['a move to itself', { off_dock_to: own }],
  ])('by reporting %s at its own facility', async (_, more) => {
    const before = await read()
    expect(await send('trapac-la', { snapshots: [snapshot({ ...release(), ...more })] })).toMatchObject([
      { outcome: 'not_used' },
    ])
    expect(await read()).toEqual(before)
  })

  test('by its own gate-in while the other terminal still reports the container', async () => {
    const before = await read()
    const event = {
      container_number: container,
      observed_at: wire(Date.now()),
      event: 'gate_in',
      mode: 'truck',
      classifier: 'actual',
      occurred_at: wire(Date.now() - 1_200_000),
      facility: own,
    }
    await send('trapac-la', { events: [event], snapshots: [snapshot(release())] })
    expect(await read()).toEqual(before)
  })

  test('by a snapshot before the other terminal has reported', async () => {
    container = withCheckDigit(`BXTU4${String(++count).padStart(5, '0')}`)!
    await track(journeyAt(36, container))
    await send('trapac-la', { snapshots: [snapshot(release(), Date.now() - 600_000)] })
    const holding = { facility: neighbours, availability: 'no', holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }
    await send('fenix-la', { snapshots: [snapshot(holding)] })
    expect(await read()).toMatchObject({
      holds_at_pod_terminal: [{ name: 'customs' }],
      available_for_pickup: false,
      pickup_lfd: null,
    })
  })

  test('by its own discharge, if the line names the other terminal', async () => {
    container = withCheckDigit(`BXTU4${String(++count).padStart(5, '0')}`)!
    await track(
      journeyAt(36, container).map((event) =>
        event.transportCall.UNLocationCode === 'USLAX'
          ? {
              ...event,
              transportCall: { ...event.transportCall, facilityCode: 'EAGLE', facilityCodeListProvider: 'SMDG' },
            }
          : event,
      ),
    )
    const holding = { facility: neighbours, availability: 'no', holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }
    await send('fenix-la', { snapshots: [snapshot(holding, Date.now() - 600_000)] })
    const before = await read()
    const discharge = { ...release(), discharged_at: wire(Date.now() - 3_600_000) }
    await send('trapac-la', { snapshots: [snapshot(discharge)] })
    const berth = {
      container_number: container,
      observed_at: wire(Date.now()),
      event: 'berth',
      mode: 'vessel',
      classifier: 'actual',
      occurred_at: wire(Date.now() - 1_800_000),
      facility: own,
    }
    await send('trapac-la', { events: [berth] })
    expect(await read()).toEqual(before)
  })

  test('by CSV', async () => {
    const before = await read()
    const csv = [
      'container_number,observed_at,facility.firms,facility.locode,availability,holds',
      `${container},${wire(Date.now())},Y257,USLAX,yes,-`,
    ].join('\n')
    const answer = await push.post('trapac-la/csv', csv, {
      'content-type': 'text/csv',
      'boxtrail-signature': sign(csv),
    })
    expect((await answer.json()).results).toMatchObject([
      { at: 'line 2', outcome: 'refused', problems: [{ at: 'line 2, column facility' }] },
    ])
    await workUntilIdle(api.context)
    expect(await read()).toEqual(before)
    expect(await waiting('terminal:trapac-la')).toHaveLength(1)
  })

  test.each([
    ['by its transport call', { facilityCode: 'EAGLE', facilityCodeListProvider: 'SMDG', UNLocationCode: 'USLAX' }, {}],
    ['by the location within', { location: { UNLocationCode: 'USLAX', facilityCode: 'Y257' } }, {}],
    [
      'by an event location besides its own call',
      { facilityCode: 'Y258', facilityCodeListProvider: 'FIRMS', UNLocationCode: 'USLAX' },
      { eventLocation: { UNLocationCode: 'USLAX', facilityCode: 'EAGLE', facilityCodeListProvider: 'SMDG' } },
    ],
  ])('by a DCSA callback that names it %s', async (_, transportCall, more) => {
    const before = await read()
    const body = JSON.stringify([
      {
        eventType: 'EQUIPMENT',
        eventCreatedDateTime: wire(Date.now()),
        eventClassifierCode: 'ACT',
        eventDateTime: wire(Date.now() - 60_000),
        equipmentEventTypeCode: 'AVPU',
        equipmentReference: container,
        emptyIndicatorCode: 'LADEN',
        transportCall: { modeOfTransport: 'TRUCK', ...transportCall },
        ...more,
      },
    ])
    expect((await push.post('trapac-la/dcsa/events', body, { 'notification-signature': sign(body) })).status).toBe(204)
    await workUntilIdle(api.context)
    expect(await read()).toEqual(before)
    expect(await waiting('terminal:trapac-la')).toHaveLength(1)
  })

  test('by an arrival notice, which only lines may send', async () => {
    const before = await read()
    const body = JSON.stringify({
      transportDocumentReference: number,
      equipmentReferences: [container],
      releaseInformation: { isFreightReleased: true, isCustomsReleased: true },
      freeTimes: [{ typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate: dayFromNow(30) }],
    })
    const answer = await push.post('trapac-la/arrival-notices', body)
    expect((await answer.json()).feedbackElements).toMatchObject([
      { severity: 'ERROR', message: expect.stringContaining('arrival notice') },
    ])
    await workUntilIdle(api.context)
    expect(await read()).toEqual(before)
  })
})

describe('a railway feed', () => {
  test('cannot report for another railway', async () => {
    const content = { facility: { locode: 'USCHI', name: 'Logistics Park' }, rail_carrier_scac: 'UP', holds: [] }
    const [result] = await send('bnsf', { snapshots: [snapshot(content)] })
    expect(result).toMatchObject({
      outcome: 'refused',
      problems: [{ at: '/snapshots/0/rail_carrier_scac', reason: expect.stringContaining('BNSF') }],
    })
  })

  test('cannot release a container at the port terminal', async () => {
    const before = await read()
    await send('bnsf', { snapshots: [snapshot({ ...release(), facility: neighbours })] })
    await send('bnsf', { snapshots: [snapshot({ ...release(), facility: { locode: 'USLAX' } })] })
    expect(await read()).toEqual(before)
  })

  test('cannot release a container at the ramp of another railway', async () => {
    container = withCheckDigit(`BXTU4${String(++count).padStart(5, '0')}`)!
    await track(journeyAt(49, container, { rail: true }))
    const ramp = { locode: 'USCHI' }
    const holding = { facility: ramp, availability: 'no', holds: [{ raw_name: 'LINE', raw_status: 'HOLD' }] }
    await send('bnsf', { snapshots: [snapshot(holding, Date.now() - 600_000)] })
    const before = await read()
    expect(before.holds_at_pod_terminal).toMatchObject([{ name: 'freight' }])
    await send('uprr', { snapshots: [snapshot({ ...release(), facility: ramp })] })
    expect(await read()).toEqual(before)
  })
})

describe('a line feed', () => {
  test('cannot report for another line', async () => {
    const [result] = await send('hlcu-push', { snapshots: [snapshot({ ...release(), line_scac: 'MAEU' })] })
    expect(result).toMatchObject({
      outcome: 'refused',
      problems: [{ at: '/snapshots/0/line_scac', reason: expect.stringContaining('HLCU') }],
    })
    const notice = JSON.stringify({
      carrierCode: 'MAEU',
      carrierCodeListProvider: 'NMFTA',
      transportDocumentReference: number,
      equipmentReferences: [container],
      releaseInformation: { isCustomsReleased: true },
    })
    const answer = await push.post('hlcu-push/arrival-notices', notice)
    expect((await answer.json()).feedbackElements).toMatchObject([
      { severity: 'ERROR', message: expect.stringContaining('HLCU'), propertyPath: '/carrierCode' },
    ])
  })

  test('does not affect a container that another line carries, whatever it names', async () => {
    const before = await read()
    await send('hlcu-push', { snapshots: [snapshot({ ...release(), facility: { locode: 'USLAX' } })] })
    const notice = JSON.stringify({
      transportDocumentReference: 'HLCUXX123456',
      equipmentReferences: [container],
      releaseInformation: { isCustomsReleased: true },
      freeTimes: [{ typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate: dayFromNow(30) }],
    })
    await push.post('hlcu-push/arrival-notices', notice)
    await workUntilIdle(api.context)
    expect(await read()).toEqual(before)
  })
})

test('items are rejected individually, without an effect on freshness or the other items', async () => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const checkedAt = data!.data[0]!.attributes.terminal_checked_at
  const other = withCheckDigit(`BXTU4${String(++count).padStart(5, '0')}`)!
  const results = await send('trapac-la', {
    snapshots: [
      snapshot({ ...release(), facility: neighbours }, Date.now() + 1_000),
      { ...snapshot({ yard_location: 'A1' }), container_number: other },
    ],
  })
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'not_tracked'])
  const { data: after } = await api.api.GET('/containers', {
    params: { query: { 'filter[number]': container } as never },
  })
  expect(after!.data[0]!.attributes.terminal_checked_at).toBe(checkedAt)
})
