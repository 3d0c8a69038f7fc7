import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene, type Event, find, later, withEvent } from '../../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)

let count = 0
const freshContainer = () => withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!

type Type = 'TRD' | 'BKG' | 'EQ'

/** The events of a container and of its vessel, with the reference that they name. */
const under = (container: string, type: Type, number: string, events: readonly Event[] = atSea()): Event[] =>
  events.map((event) => ({
    ...event,
    ...(event.equipmentReference ? { equipmentReference: container } : {}),
    ...(type === 'EQ'
      ? { references: [{ referenceType: 'EQ', referenceValue: container }] }
      : { documentReferences: [{ documentReferenceType: type, documentReferenceValue: number }] }),
  }))

const without = (events: readonly Event[], code: string, port: string) => {
  const left = find(events, code, port)
  return events.filter((event) => event !== left)
}

/** What the responses to a request also list, under a number that was not requested. */
const others: [string, Type, (stranger: string) => Event[]][] = [
  ['another bill’s container', 'TRD', (stranger) => under(stranger, 'TRD', '999000201')],
  [
    'a container of which only one event names its other bill',
    'TRD',
    (stranger) => {
      const [first, ...rest] = atSea().filter(({ equipmentReference }) => equipmentReference)
      return [
        ...under(stranger, 'TRD', '999000202', [first!]),
        ...rest.map(({ documentReferences: _, ...event }) => ({ ...event, equipmentReference: stranger })),
      ]
    },
  ],
  ['another booking’s container', 'BKG', (stranger) => under(stranger, 'BKG', 'BOOKING90')],
  [
    'the call of another bill’s ship',
    'TRD',
    (stranger) =>
      under(stranger, 'TRD', '999000203').filter(({ equipmentReference }) => equipmentReference === undefined),
  ],
  ['another container', 'EQ', (stranger) => under(stranger, 'EQ', '')],
]

const requestTypes = { TRD: 'bill_of_lading', BKG: 'booking', EQ: 'container' } as const

/** Creates a request for which the line also lists these events in every response. */
const tracked = async (type: Type, extra: (stranger: string) => Event[], events: readonly Event[] = atSea()) => {
  const [own, stranger] = [freshContainer(), freshContainer()]
  const numbers = { TRD: undefined, BKG: `BOOK${++count}`, EQ: own }
  const request_number = numbers[type]
  const { id, number } = await scene.request({
    request_type: requestTypes[type],
    ...(request_number ? { request_number } : {}),
  })
  const answer = (of: readonly Event[]) => api.line.knows(number, [...under(own, type, number, of), ...extra(stranger)])
  answer(events)
  await scene.work()
  return { id, number, own, stranger, answer }
}

const read = async (container: string) => {
  const { data } = await api.api.GET('/containers', {
    params: { query: { 'filter[number]': container, include: ['shipment'] } },
  })
  const shipment = data!.included!.find(({ type }) => type === 'shipment') as { attributes: Record<string, unknown> }
  return { container: data!.data[0]!, shipment: shipment.attributes }
}

test.each(others)('an estimate that is no longer made is dropped beside %s', async (_, type, extra) => {
  const { number, own, stranger, answer } = await tracked(type, extra)
  expect((await read(own)).shipment.pod_eta_at).toEqual(expect.any(String))
  answer(without(atSea(), 'ARRI', 'USLAX'))
  await scene.poll(number)
  expect((await read(own)).shipment.pod_eta_at).toBeNull()
  const { data } = await api.api.GET('/search', { params: { query: { query: stranger } } })
  expect(data!.data).toEqual([])
})

test.each(others)('an arrival that is estimated again is withdrawn beside %s', async (_, type, extra) => {
  const eta = find(atSea(), 'ARRI', 'USLAX')
  const arrived = withEvent(atSea(), 'ARRI', 'USLAX', {
    eventClassifierCode: 'ACT',
    eventDateTime: later({ eventDateTime: new Date().toISOString() }, -2),
  })
  const { number, own, answer } = await tracked(type, extra, arrived)
  expect((await read(own)).shipment.pod_ata_at).toEqual(expect.any(String))
  answer(atSea())
  await scene.poll(number)
  const { shipment } = await read(own)
  expect(shipment.pod_ata_at).toBeNull()
  expect(Date.parse(shipment.pod_eta_at as string)).toBe(Date.parse(eta.eventDateTime as string))
})

test.each(others)('an actual that two answers lack is withdrawn beside %s', async (_, type, extra) => {
  const { number, own, answer } = await tracked(type, extra)
  expect((await read(own)).container.attributes.pol_vessel_loaded_at).toEqual(expect.any(String))
  answer(without(atSea(), 'LOAD', 'CNSHA'))
  await scene.poll(number)
  await scene.elapse(number, '7 hours')
  await scene.poll(number)
  expect((await read(own)).container.attributes.pol_vessel_loaded_at).toBeNull()
})

test('a container that moved to a separate bill gets no further events of the ship', async () => {
  const { number } = await scene.request()
  const [stays, moves] = [freshContainer(), freshContainer()]
  api.line.knows(number, [...under(stays, 'TRD', number), ...under(moves, 'TRD', number)])
  await scene.work()
  const arrived = withEvent(atSea(), 'ARRI', 'USLAX', {
    eventClassifierCode: 'ACT',
    eventDateTime: later({ eventDateTime: new Date().toISOString() }, -2),
  })
  api.line.knows(number, [
    ...under(stays, 'TRD', number, arrived),
    ...under(moves, 'TRD', '999000204', arrived).filter(({ equipmentReference }) => equipmentReference),
  ])
  await scene.poll(number)
  expect((await read(stays)).container.attributes.pod_arrived_at).toEqual(expect.any(String))
  const { container } = await read(moves)
  expect(container.attributes.pod_arrived_at).toBeNull()
  expect(container.meta).toMatchObject({ no_longer_reported_since: expect.any(String) })
})

test('an event that cannot be read still keeps everything', async () => {
  const { number, own, answer } = await tracked('TRD', () => [{ eventType: 'ODD' }])
  answer(without(atSea(), 'ARRI', 'USLAX'))
  await scene.poll(number)
  expect((await read(own)).shipment.pod_eta_at).toEqual(expect.any(String))
})
