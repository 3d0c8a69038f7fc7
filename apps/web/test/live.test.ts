import type { Event } from '@boxtrail/client'
import { expect, test } from 'vitest'
import { isConcerned } from '../src/live/concerned.ts'
import { isGap, waitMs } from '../src/live/waits.ts'

const eventOf = (
  type: string,
  shipmentId: string | null,
  containerId: string | null,
  changeset: Event['changeset'] = { current_status: ['on_ship', 'available'] },
): Event => ({
  id: 'e',
  type: 'event',
  sequence: 1,
  event: null,
  occurredAt: '2026-03-09T14:02:11Z',
  changeset,
  resource: { type, id: 'r' },
  shipment: shipmentId ? { type: 'shipment', id: shipmentId } : null,
  container: containerId ? { type: 'container', id: containerId } : null,
})

/** Which of the keys an event concerns; container `c1` is known to be of shipment `s1`. */
const concerned = (event: Event, keys: readonly (readonly unknown[])[]) =>
  keys.filter((key) => isConcerned(key, event, (id) => (id === 'c1' ? 's1' : undefined)))

const container = (id: string) =>
  ['get', 'explain', 'chargesForecast', 'mapGeojson', 'provenance'].map((method) => [
    'boxtrail',
    'containers',
    method,
    id,
  ])
const LISTS = [
  ['boxtrail', 'shipments', 'list', {}],
  ['boxtrail', 'containers', 'list', {}],
]
const shipment = (id: string) => ['boxtrail', 'shipments', 'get', id]
const REQUESTS = ['boxtrail', 'trackingRequests', 'list', {}]
const DOCUMENTS = ['boxtrail', 'documents', 'list', {}]
const WEBHOOK = ['boxtrail', 'webhooks', 'get', 'w']
const CLOCK = ['boxtrail', 'sandbox', 'clock']

test('an event of a container concerns its page, the lists, and its shipment', () => {
  const own = [...container('c1'), ...LISTS, shipment('s1')]
  const others = [...container('c2'), shipment('s2'), REQUESTS, DOCUMENTS, ['boxtrail', 'webhooks', 'list'], ['lines']]
  expect(concerned(eventOf('container', 's1', 'c1'), [...own, ...others])).toEqual(own)
})

test('an event of a shipment concerns its containers, and those whose shipment is not known', () => {
  expect(concerned(eventOf('shipment', 's1', null), container('c1'))).toEqual(container('c1'))
  expect(concerned(eventOf('shipment', 's2', null), container('c1'))).toEqual([])
  expect(concerned(eventOf('shipment', 's2', null), container('c3'))).toEqual(container('c3'))
})

test('nothing is derived from what people write', () => {
  const written = eventOf('shipment', 's1', null, { ref_numbers: [[], ['PO-1']], tags: [[], ['late']] })
  expect(concerned(written, [...LISTS, shipment('s1'), ...container('c1')])).toEqual([])
})

test('requests, documents and webhooks have separate events, and whatever happens concerns the sandbox', () => {
  const keys = [REQUESTS, DOCUMENTS, WEBHOOK, CLOCK]
  expect(concerned(eventOf('webhook', null, null), keys)).toEqual([WEBHOOK, CLOCK])
  expect(concerned(eventOf('tracking_request', null, null), keys)).toEqual([REQUESTS, CLOCK])
  expect(concerned(eventOf('document', null, null), [...keys, shipment('s1')])).toEqual([
    DOCUMENTS,
    CLOCK,
    shipment('s1'),
  ])
})

test('the wait doubles each time, up to a minute, unless the service asks for a longer one', () => {
  const waits = [0, 1, 2, 3, 20].map((failures) => waitMs(failures, null, () => 1))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 60_000])
  expect(waitMs(0, null, () => 0)).toBe(500)
  expect(waitMs(0, 90_000, () => 0)).toBe(90_000)
})

test('the page starts anew after too many events, or when the log is shorter than before', () => {
  expect(isGap(100, 100)).toBe(false)
  expect(isGap(100, 600)).toBe(false)
  expect(isGap(100, 601)).toBe(true)
  expect(isGap(100, 99)).toBe(true)
})
