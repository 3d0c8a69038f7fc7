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

/** The holds of a container that was discharged. */
const holdsOf = (...events: unknown[]) => {
  const body = JSON.stringify([event(), DISCHARGED, ...events])
  const { reading, projection } = readAnswer('maersk', body, '2026-01-22T06:00:00Z')
  expect(reading.problems).toEqual([])
  return containerOf(projection)!.holds_at_pod_terminal!.map(({ name, status }) => `${name} ${status}`)
}

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
