import { expect, test } from 'vitest'
import { containerOf } from '../../../engine/test/story.ts'
import { event, readAnswer } from '../read-answer.ts'

const customs = (code: string, day: string, more: Record<string, unknown> = {}) => ({
  eventType: 'SHIPMENT',
  eventClassifierCode: 'ACT',
  shipmentEventTypeCode: code,
  documentTypeCode: 'CUC',
  documentID: 'ENTRY1',
  eventDateTime: `${day}T08:00:00Z`,
  ...more,
})
const ofContainer = (code: string, day: string) => customs(code, day, { equipmentReference: 'TSTU1234568' })
const DISCHARGED = event({
  equipmentEventTypeCode: 'DISC',
  eventDateTime: '2026-01-20T08:00:00-08:00',
  transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'USLAX' },
})

/** A discharged container about which the line also reports these events. */
const containerIn = (events: readonly unknown[], now = '2026-01-22T06:00:00Z') => {
  const body = JSON.stringify([event(), DISCHARGED, ...events])
  const { reading, projection } = readAnswer('maersk', body, now)
  expect(reading.problems).toEqual([])
  return containerOf(projection)!
}

const holdsOf = (...events: unknown[]) =>
  containerIn(events).holds_at_pod_terminal!.map(({ name, status }) => `${name} ${status}`)

test.each([
  ['set', [customs('HOLD', '2026-01-20')], ['customs hold']],
  ['lifted', [customs('HOLD', '2026-01-20'), customs('RELS', '2026-01-21')], []],
  ['lifted, in the other order', [customs('RELS', '2026-01-21'), customs('HOLD', '2026-01-20')], []],
  [
    'set again',
    [customs('HOLD', '2026-01-19'), customs('RELS', '2026-01-20'), customs('HOLD', '2026-01-21')],
    ['customs hold'],
  ],
  ['of the container that it names', [ofContainer('HOLD', '2026-01-20')], ['customs hold']],
  [
    'of another container',
    [customs('HOLD', '2026-01-20', { references: [{ referenceType: 'EQ', referenceValue: 'TSTU7654320' }] })],
    [],
  ],
  ['of the container, lifted for all', [ofContainer('HOLD', '2026-01-20'), customs('RELS', '2026-01-21')], []],
  [
    'of the container, lifted for all before',
    [ofContainer('HOLD', '2026-01-21'), customs('RELS', '2026-01-20')],
    ['customs hold'],
  ],
  ['of all, lifted for the container', [customs('HOLD', '2026-01-20'), ofContainer('RELS', '2026-01-21')], []],
  [
    'of all, lifted for the container before',
    [customs('HOLD', '2026-01-21'), ofContainer('RELS', '2026-01-20')],
    ['customs hold'],
  ],
  ['set and lifted at one instant', [customs('HOLD', '2026-01-20'), customs('RELS', '2026-01-20')], ['customs hold']],
  [
    'of the container, lifted for all at one instant',
    [ofContainer('HOLD', '2026-01-20'), customs('RELS', '2026-01-20')],
    ['customs hold'],
  ],
  [
    'to be lifted as planned',
    [customs('HOLD', '2026-01-20'), customs('RELS', '2026-01-21', { eventClassifierCode: 'PLN' })],
    ['customs hold'],
  ],
  ['of other papers', [customs('HOLD', '2026-01-20', { documentTypeCode: 'SHI' })], []],
])('a hold of customs that a line reports as a shipment event is served: %s', (_what, events, holds) => {
  expect(holdsOf(...events)).toEqual(holds)
  expect(holdsOf(...events.toReversed())).toEqual(holds)
})

const paper = (documentID: string | null, code: string, day: string, container = false) =>
  customs(code, day, {
    documentID: documentID ?? undefined,
    ...(container ? { equipmentReference: 'TSTU1234568' } : {}),
  })

test.each([
  [
    'by two, one lifted',
    [paper('A', 'HOLD', '2026-01-19'), paper('B', 'HOLD', '2026-01-20'), paper('B', 'RELS', '2026-01-21')],
    ['A'],
  ],
  ['by one, another lifted', [paper('A', 'HOLD', '2026-01-20'), paper('B', 'RELS', '2026-01-21')], ['A']],
  [
    'by one, another lifted for the container',
    [paper('A', 'HOLD', '2026-01-20'), paper('B', 'RELS', '2026-01-21', true)],
    ['A'],
  ],
  [
    'by one for the container, another lifted for all',
    [paper('A', 'HOLD', '2026-01-20', true), paper('B', 'RELS', '2026-01-21')],
    ['A'],
  ],
  [
    'by two, both lifted',
    [
      paper('A', 'HOLD', '2026-01-19'),
      paper('B', 'HOLD', '2026-01-19'),
      paper('A', 'RELS', '2026-01-20'),
      paper('B', 'RELS', '2026-01-21'),
    ],
    [],
  ],
  ['by two', [paper('A', 'HOLD', '2026-01-19'), paper('B', 'HOLD', '2026-01-20')], ['A', 'B']],
  [
    'by two, lifted for all without a paper',
    [paper('A', 'HOLD', '2026-01-19'), paper('B', 'HOLD', '2026-01-20'), paper(null, 'RELS', '2026-01-21')],
    [],
  ],
  [
    'for all, lifted for the container without a paper',
    [paper('A', 'HOLD', '2026-01-20'), paper(null, 'RELS', '2026-01-21', true)],
    ['A'],
  ],
  [
    'for the container, lifted for all without a paper',
    [paper('A', 'HOLD', '2026-01-20', true), paper(null, 'RELS', '2026-01-21')],
    ['A'],
  ],
  ['without a paper, a paper lifted', [paper(null, 'HOLD', '2026-01-20'), paper('A', 'RELS', '2026-01-21')], ['']],
  ['without a paper, lifted without one', [paper(null, 'HOLD', '2026-01-20'), paper(null, 'RELS', '2026-01-21')], []],
  [
    'without a paper for the container, lifted for all',
    [paper(null, 'HOLD', '2026-01-20', true), paper(null, 'RELS', '2026-01-21')],
    [],
  ],
  [
    'by a paper that documentReferences name',
    [paper(null, 'HOLD', '2026-01-20'), paper('B', 'RELS', '2026-01-21')].map((one, index) =>
      index === 0
        ? { ...one, documentReferences: [{ documentReferenceType: 'CUS', documentReferenceValue: 'A' }] }
        : one,
    ),
    ['A'],
  ],
  [
    'by a paper that another field names',
    [
      paper('a', 'HOLD', '2026-01-20'),
      {
        ...paper(null, 'RELS', '2026-01-21'),
        documentReferences: [{ documentReferenceType: 'CUC', documentReferenceValue: 'A' }],
      },
    ],
    [],
  ],
  ['to be lifted after the answer', [paper('A', 'HOLD', '2026-01-20'), paper('A', 'RELS', '2026-01-30')], ['A']],
  [
    'to be lifted after the answer for the container',
    [paper('A', 'HOLD', '2026-01-20'), paper('A', 'RELS', '2026-01-30', true)],
    ['A'],
  ],
  [
    'lifted, and to be lifted again',
    [paper('A', 'HOLD', '2026-01-20'), paper('A', 'RELS', '2026-01-21'), paper('A', 'RELS', '2026-01-30')],
    [],
  ],
  [
    'lifted, set again and to be lifted',
    [
      paper('A', 'HOLD', '2026-01-19'),
      paper('A', 'RELS', '2026-01-20'),
      paper('A', 'HOLD', '2026-01-21'),
      paper('A', 'RELS', '2026-01-30'),
    ],
    ['A'],
  ],
  [
    'set by one paper, set and lifted by the next',
    [
      paper('A', 'HOLD', '2026-01-19'),
      paper('B', 'HOLD', '2026-01-20'),
      paper('B', 'RELS', '2026-01-21'),
      paper('A', 'HOLD', '2026-01-21'),
    ],
    ['A'],
  ],
])('a customs hold stands until its paper is released: %s', (_what, events, papers) => {
  const holds = papers.length === 0 ? [] : ['customs hold']
  for (const order of [events, events.toReversed()]) {
    expect(holdsOf(...order)).toEqual(holds)
    const [hold] = containerIn(order).holds_at_pod_terminal ?? []
    for (const one of papers) expect(hold?.description).toContain(one)
  }
})

test('a customs release of the future counts once its time has come', () => {
  const events = [paper('A', 'HOLD', '2026-01-20'), paper('A', 'RELS', '2026-01-30')]
  expect(containerIn(events, '2026-01-30T07:00:00Z').holds_at_pod_terminal).toHaveLength(1)
  expect(containerIn(events, '2026-01-30T09:00:00Z').holds_at_pod_terminal).toEqual([])
})
