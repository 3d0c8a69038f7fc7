import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, test } from 'vitest'
import { edifact } from '../../../sources/test/edi/messages.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { createScene, type Event, find } from '../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, feed, journeyAt, neighbour, partner, pusher, SECRET, terminal, wire } from '../intake/feeds/feed.ts'

const HOUR_MS = 3_600_000
const TRAPAC = { firms: 'Y258', locode: 'USLAX' }
const FENIX = { firms: 'Y257', locode: 'USLAX' }
const gate = partner({ id: 'gate-edi', kind: 'terminal', sender_ids: ['GATE'], facilities: [TRAPAC], secret: SECRET })
const customs = partner({ id: 'maeu-edi', kind: 'line', scac: 'MAEU', sender_ids: ['MAEU'], secret: SECRET })
/** Terminals that reference data does not have. */
const [KESTREL, KESTRAL, PLOVER] = ['Kestrel Terminal', 'KESTRAL', 'Plover Wharf'].map((name) => ({
  name,
  locode: 'USLAX',
}))
const unknown = ([KESTREL, KESTRAL, PLOVER] as { name: string; locode: string }[]).map((facility) =>
  feed(facility.name.toLowerCase().replace(' ', '-'), 'terminal', { facilities: [facility] }),
)
const api = await testApi({ sources: [terminal(), neighbour(), carrier(), gate, customs, ...unknown] })
const push = pusher(api)
const scene = createScene(api)

let count = 0
let container: string
let bill: string
let journey: Event[]
let landedMs: number

const at = (hours: number) => wire(Date.now() + hours * HOUR_MS)
const after = (hours: number) => wire(landedMs + hours * HOUR_MS)

const track = async (events: (container: string) => Event[]) => {
  container = withCheckDigit(`BXTU3${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  bill = body.data.attributes.request_number
  journey = events(container)
  api.line.knows(bill, journey)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
}
const landed = (container: string): Event[] => journeyAt(44, container)

/** Tracks a container of MAEU that was discharged at Los Angeles. */
beforeEach(async () => {
  await track(landed)
  landedMs = Date.parse(find(journey, 'DISC', 'USLAX').eventDateTime as string)
})

const lineReports = async (...more: Event[]) => {
  api.line.knows(bill, [...journey, ...more])
  await scene.poll(bill)
}
const outByLine = (time: string): Event => ({
  ...find(journey, 'DISC', 'USLAX'),
  equipmentEventTypeCode: 'GTOT',
  eventDateTime: time,
  transportCall: { modeOfTransport: 'TRUCK', UNLocationCode: 'USLAX' },
})
const snapshot = async (feed: string, facility: object, observed: string, more: object) => {
  const one = { container_number: container, observed_at: observed, facility, ...more }
  expect((await push.message(feed, { snapshots: [one] })).status).toBe(200)
  await workUntilIdle(api.context)
}
const trapac = (observed: string, more: object) => snapshot('trapac-la', TRAPAC, observed, more)
const fenix = (observed: string, more: object) => snapshot('fenix-la', FENIX, observed, more)
const line = (observed: string, more: object) => snapshot('maeu-push', { locode: 'USLAX' }, observed, more)
const gateIn = async (feed: string, facility: object, time: string) => {
  const event = { event: 'gate_in', classifier: 'actual', occurred_at: time, facility }
  await push.message(feed, { events: [{ container_number: container, observed_at: time, ...event }] })
  await workUntilIdle(api.context)
}
const edi = async (id: string, sender: string, type: string, segments: string[]) => {
  const sent = new Date().toISOString().replaceAll(/[-:]/g, '')
  const text = edifact(type, segments, { sender }).replace('260301:0830', `${sent.slice(2, 8)}:${sent.slice(9, 13)}`)
  expect((await push.post(`${id}/edi`, text, { 'content-type': 'application/edifact' })).status).toBe(200)
  await workUntilIdle(api.context)
}
const digits = (time: string) => time.replace(/\D/g, '').slice(0, 12)

const served = async () => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  return data!.data[0]!
}
const isAtPort = ({ transportCall }: Event) => (transportCall as Event).UNLocationCode === 'USLAX'

const titles = async () => {
  const query = { 'filter[container_id]': (await served()).id } as never
  const { data } = await api.api.GET('/contradictions', { params: { query } })
  return data!.data.map(({ attributes }) => `${attributes.kind}: ${attributes.title}`)
}
const kinds = async () => (await titles()).map((title) => title.split(':')[0])

describe('two terminals', () => {
  test('a container that one let go before the other took it in moved, and both keep what happened there', async () => {
    await trapac(after(1), { discharged_at: after(0), yard_location: 'A1' })
    await trapac(after(31), { full_out_at: after(30), yard_location: null })
    await gateIn('fenix-la', FENIX, after(33))
    await fenix(after(34), { yard_location: 'Z9' })
    expect(await titles()).toEqual([])
    const { attributes, meta } = await served()
    expect(attributes).toMatchObject({ current_status: 'off_dock', location_at_pod_terminal: 'Z9' })
    expect(meta!.flags ?? []).toEqual([])
  })

  test('one that takes back all that it reported no longer has it', async () => {
    await trapac(after(1), { discharged_at: after(0), yard_location: 'A1' })
    await fenix(after(2), { yard_location: 'Z9', availability: 'no' })
    expect(await kinds()).toEqual(['two_terminals'])
    await fenix(after(3), { yard_location: null, availability: null })
    expect(await titles()).toEqual([])
    expect((await served()).attributes.location_at_pod_terminal).toBe('A1')
  })

  test('that reference data does not know are told apart by their names, and two spellings are one', async () => {
    await snapshot('kestrel-terminal', KESTREL!, after(1), { discharged_at: after(0), yard_location: 'A1' })
    await snapshot('kestral', KESTRAL!, after(2), { yard_location: 'A2' })
    expect(await titles()).toEqual([])
    await snapshot('plover-wharf', PLOVER!, after(3), { yard_location: 'Z9' })
    expect(await titles()).toEqual([
      `two_terminals: kestrel-terminal and plover-wharf both report that they have ${container}.`,
    ])
    await snapshot('plover-wharf', PLOVER!, after(4), { yard_location: null })
    expect(await titles()).toEqual([])
  })
})

describe('a customs hold that was released before the container left', () => {
  const held = { holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }
  const release = () =>
    edi('maeu-edi', 'MAEU', 'IFTSTA', [
      'BGM+23+1+9',
      `CNI+1+${bill}`,
      'STS+1+12',
      'LOC+12+USLAX:139:6',
      `DTM+334:${digits(at(-20))}Z:205`,
      `EQD+CN+${container}`,
    ])

  test('was not on it at the pickup, whoever reports that', async () => {
    await trapac(at(-30), held)
    await release()
    await lineReports(outByLine(at(-12)))
    expect(await titles()).toEqual([])
  })

  test('does not follow it to another facility', async () => {
    await trapac(at(-30), { ...held, discharged_at: after(0) })
    await release()
    expect((await served()).attributes.holds_at_pod_terminal).toEqual([])
    await lineReports(outByLine(at(-12)))
    await gateIn('fenix-la', FENIX, at(-10))
    expect((await served()).attributes.holds_at_pod_terminal).toEqual([])
  })
})

describe('a withdrawn actual', () => {
  test('contradicts a line that reports the same gate-out only afterwards', async () => {
    await trapac(at(-14), { full_out_at: at(-15) })
    await trapac(at(-6), { full_out_at: null })
    await lineReports(outByLine(at(-15)))
    expect(await kinds()).toEqual(['actual_denied'])
  })

  test('is no contradiction of a gate-out that comes after it', async () => {
    await trapac(at(-14), { full_out_at: at(-15) })
    await trapac(at(-13), { full_out_at: null })
    await lineReports(outByLine(at(-2)))
    expect(await titles()).toEqual([])
  })
})

test('a source that estimated the arrival and then reports the discharge no longer expects the ship', async () => {
  const arrived = (event: Event) => ({ ...event, eventDateTime: at(-12) })
  await track((number) => {
    const events = landed(number).filter((event) => event.equipmentEventTypeCode !== 'DISC' || !isAtPort(event))
    return events.map((event) => (isAtPort(event) ? arrived(event) : event))
  })
  await trapac(at(0), { eta_at: at(48), observed_at: new Date(Date.now() + 2_000).toISOString() })
  expect(await kinds()).toEqual(['arrived_and_still_expected'])
  await trapac(at(0), { discharged_at: at(-1) })
  expect(await titles()).toEqual([])
})

test('what a terminal reports after the empty return is of the next journey', async () => {
  const returned = { ...outByLine(after(70)), equipmentEventTypeCode: 'GTIN', emptyIndicatorCode: 'EMPTY' }
  await lineReports(outByLine(after(24)), returned)
  await trapac(after(20), { seal: 'BXT004711', weight: { value: 41_000, unit: 'lb' }, holds: [] })
  const { seal_number, weight_in_lbs, holds_at_pod_terminal } = (await served()).attributes
  expect(weight_in_lbs).toBe(41_000)
  const next = { yard_location: 'EXP4', seal: 'EXPORT1', weight: { value: 9_000, unit: 'kg' } }
  await trapac(after(120), { ...next, holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] })
  expect(await titles()).toEqual([])
  expect((await served()).attributes).toMatchObject({ seal_number, weight_in_lbs, holds_at_pod_terminal })
})

test('a terminal other than the one that the line names contradicts it, whatever the number of the container', async () => {
  for (let again = 0; again < 5; again++) {
    await track((number) =>
      landed(number).map((event) =>
        isAtPort(event)
          ? {
              ...event,
              transportCall: {
                ...(event.transportCall as Event),
                ...{ facilityCode: 'TRAP', facilityCodeListProvider: 'SMDG' },
              },
            }
          : event,
      ),
    )
    await fenix(at(-1), { discharged_at: after(1), yard_location: 'Q1' })
    expect(await kinds()).toEqual(['place_differs'])
  }
})

describe('a placeholder for an unknown value', () => {
  test('is neither served nor contradicts a known value', async () => {
    await line(at(-8), { weight: { value: 20_000, unit: 'kg' } })
    await lineReports(outByLine(at(-12)))
    for (const [hours, seal] of [...['N/A', 'NONE', '0', 'UNKNOWN', '---'].entries()])
      await trapac(at(-7 + hours), {
        seal,
        yard_location: seal,
        bill_of_lading: seal,
        weight: { value: 0, unit: 'kg' },
      })
    await trapac(at(-1), { discharged_at: after(1), vessel: { name: 'TBN' } })
    expect(await titles()).toEqual([])
  })

  test('is unknown where nobody else states it', async () => {
    await track((number) => landed(number).map(({ seals: _, ...event }) => event))
    await trapac(at(-1), { seal: 'N/A', yard_location: 'TBA', weight: { value: 0, unit: 'kg' } })
    expect((await served()).attributes).toMatchObject({
      seal_number: null,
      location_at_pod_terminal: null,
      weight_in_lbs: null,
    })
  })
})

describe('several seals of one source', () => {
  test('of which another reads the second agree, by DCSA', async () => {
    await track((number) =>
      landed(number).map((event) =>
        event.seals
          ? {
              ...event,
              seals: [
                { sealNumber: 'MLCN8123456', sealSource: 'CAR' },
                { sealNumber: 'SHP00991', sealSource: 'SHI' },
              ],
            }
          : event,
      ),
    )
    await trapac(at(-1), { seal: 'SHP00991' })
    expect(await titles()).toEqual([])
    expect((await served()).attributes.seal_number).toBe('MLCN8123456')
    await trapac(at(0), { seal: 'SHP00919' })
    expect(await kinds()).toEqual(['seal_differs'])
  })

  test('agree with the line that has the second, by EDIFACT', async () => {
    await edi('gate-edi', 'GATE', 'CODECO', [
      `BGM+36+S${++count}+9`,
      `EQD+CN+${container}+45G1:102:5++3+5`,
      `RFF+BM:${bill}`,
      `DTM+7:${digits(at(-3))}Z:205`,
      'LOC+165+USLAX:139:6',
      'SEL+TERM77001+CA',
      'SEL+BXT004711+SH',
      'TDT+1++3',
    ])
    expect(await titles()).toEqual([])
  })
})

test.each([['ML 1234567', 'ML 7654321']])(
  'seals with equal letters and other digits differ: %s',
  async (one, other) => {
    await track((number) =>
      landed(number).map((event) =>
        event.seals ? { ...event, seals: [{ sealNumber: one, sealSource: 'CAR' }] } : event,
      ),
    )
    await trapac(at(-1), { seal: other })
    expect(await kinds()).toEqual(['seal_differs'])
  },
)

describe('a weight', () => {
  const codeco = (kilograms: number, { mass = 'VGM', by = ['gate-edi', 'GATE'] as [string, string] } = {}) =>
    edi(...by, 'CODECO', [
      `BGM+36+W${++count}+9`,
      `EQD+CN+${container}+45G1:102:5++3+5`,
      `RFF+BM:${bill}`,
      `DTM+7:${digits(at(-3))}Z:205`,
      'LOC+165+USLAX:139:6',
      `MEA+AAE+${mass}+KGM:${kilograms}`,
      'TDT+1++3',
    ])

  test('of the cargo by the line, and the verified gross mass by the terminal, differ by the tare', async () => {
    await line(at(-8), { weight: { value: 17_000, unit: 'kg' } })
    await codeco(20_900)
    expect(await titles()).toEqual([])
  })

  test.each([
    ['more than a tare', 24_000],
    ['less than the cargo', 13_000],
  ])('differs: %s', async (_, kilograms) => {
    await line(at(-8), { weight: { value: 17_000, unit: 'kg' } })
    await codeco(kilograms)
    expect(await kinds()).toEqual(['weight_differs'])
  })

  const arrivalNotice = async (kilograms: number) => {
    const cargoItems = [{ equipmentReference: container, cargoGrossWeight: { value: kilograms, unit: 'KGM' } }]
    const notice = { issueDateTime: at(-8), transportDocumentReference: bill, consignmentItems: [{ cargoItems }] }
    const equipment = { utilizedTransportEquipments: [{ equipment: { equipmentReference: container } }] }
    const body = JSON.stringify({ arrivalNotices: [{ ...notice, ...equipment }] })
    expect((await push.post('maeu-push/arrival-notices', body)).status).toBe(200)
    await workUntilIdle(api.context)
    expect((await served()).attributes.weight_in_lbs).toBe(Math.round(kilograms * 2.20462262))
  }

  test.each([13_000, 20_900, 24_000])(
    'of the cargo, in an arrival notice, is never compared with a verified gross mass of %i kg',
    async (kilograms) => {
      await arrivalNotice(17_000)
      await codeco(kilograms)
      expect(await titles()).toEqual([])
    },
  )

  test('with the container by the line and by the terminal differs by less than a tare all the same', async () => {
    await codeco(17_000, { mass: 'G', by: ['maeu-edi', 'MAEU'] })
    await codeco(20_900)
    expect(await kinds()).toEqual(['weight_differs'])
  })
})

test('a gate-out that was reported before the bill was tracked contradicts a line that has it aboard', async () => {
  const early = withCheckDigit(`BXTU3${String(count + 1).padStart(5, '0')}`)!
  container = early
  await trapac(at(-9), { full_out_at: at(-10) })
  await track((number) => [
    ...landed(number).filter((event) => !isAtPort(event)),
    { ...find(journey, 'ARRI', 'USLAX'), eventClassifierCode: 'EST', eventDateTime: at(72) },
  ])
  expect(container).toBe(early)
  expect(await kinds()).toEqual(['gate_out_while_aboard'])
  const { data } = await api.api.GET('/shipments', { params: { query: { q: bill } } })
  expect(data!.data[0]!.attributes.port_of_discharge_locode).toBe('USLAX')
})
