import { expect, test } from 'vitest'
import { affectedBy, isConcerned } from '../src/live/concerned.ts'
import { isGap, waitMs } from '../src/live/waits.ts'

const eventOf = (type: string, shipmentId: string | null, containerId: string | null) =>
  affectedBy(
    JSON.stringify({
      relationships: {
        resource: { data: { type, id: 'r' } },
        shipment: { data: shipmentId && { type: 'shipment', id: shipmentId } },
        container: { data: containerId && { type: 'container', id: containerId } },
      },
    }),
  )

/** Which of the keys an event concerns; container `c1` is known to be of shipment `s1`. */
const concerned = (event: ReturnType<typeof eventOf>, keys: readonly (readonly unknown[])[]) =>
  keys.filter((key) => isConcerned(key, event, (id) => (id === 'c1' ? 's1' : undefined)))

const container = (id: string) => [
  ['records', 'container', id],
  ['records', 'explain', id],
  ['records', 'charges', id],
  ['records', 'map', id],
  ['records', 'provenance', 'container', id],
]
const LISTS = [
  ['records', 'shipments', {}],
  ['records', 'containers', {}],
]

test('an event of a container concerns its page, the lists, and its shipment', () => {
  const own = [...container('c1'), ...LISTS, ['records', 'shipment', 's1']]
  const others = [
    ...container('c2'),
    ['records', 'shipment', 's2'],
    ['records', 'requests', {}],
    ['records', 'documents', 'x'],
    ['webhooks'],
    ['lines'],
  ]
  expect(concerned(eventOf('container', 's1', 'c1'), [...own, ...others])).toEqual(own)
})

test('an event of a shipment concerns its containers, and those whose shipment is not known', () => {
  expect(concerned(eventOf('shipment', 's1', null), container('c1'))).toEqual(container('c1'))
  expect(concerned(eventOf('shipment', 's2', null), container('c1'))).toEqual([])
  expect(concerned(eventOf('shipment', 's2', null), container('c3'))).toEqual(container('c3'))
})

test('requests, documents and webhooks have separate events', () => {
  const keys = [
    ['records', 'requests', {}],
    ['records', 'documents', 'x'],
    ['webhooks', 'w'],
    ['records', 'new'],
  ]
  expect(concerned(eventOf('tracking_request', null, null), keys)).toEqual([keys[0], keys[3]])
  const shipment = ['records', 'shipment', 's1']
  expect(concerned(eventOf('document', null, null), [...keys, shipment])).toEqual([keys[1], keys[3], shipment])
  expect(concerned(eventOf('webhook', null, null), keys)).toEqual([keys[2], keys[3]])
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
