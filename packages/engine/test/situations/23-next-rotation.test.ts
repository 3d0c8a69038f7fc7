import { expect, test } from 'vitest'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  estimated,
  fullOut,
  listEvents,
  load,
  OTHER_CONTAINER,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** The second container of the bill goes with the same ship, on its next rotation. */
const FIRST = { vessel: 'ALPHA', voyage: '1E' }
const NEXT = { vessel: 'ALPHA', voyage: '3E' }
const first = [
  ...toBusan.slice(0, 4),
  arrive('USLAX', '2026-01-20T08:00:00-08:00', FIRST),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', FIRST),
  depart('USLAX', '2026-01-21T20:00:00-08:00', FIRST),
]
const out = fullOut('USLAX', '2026-01-25T10:00:00-08:00')
const next = [
  load('CNSHA', '2026-02-10T08:00:00+08:00', { ...NEXT, container: OTHER_CONTAINER }),
  depart('CNSHA', '2026-02-10T20:00:00+08:00', NEXT),
]
const landed = [
  arrive('USLAX', '2026-02-24T08:00:00-08:00', NEXT),
  discharge('USLAX', '2026-02-24T20:00:00-08:00', { ...NEXT, container: OTHER_CONTAINER }),
]

test.each([
  [
    'picked up, the other one under way',
    [...first, out, ...next, estimated(landed[0]!)],
    '2026-02-12T00:00:00Z',
    'picked_up',
  ],
  [
    'not picked up, the other one under way',
    [...first, ...next, estimated(landed[0]!)],
    '2026-02-12T00:00:00Z',
    'grounded',
  ],
  ['not picked up, the other one landed', [...first, ...next, ...landed], '2026-02-26T00:00:00Z', 'grounded'],
])(
  'the next voyage of the same ship changes nothing for a container that it brought: %s',
  (_, statements, at, status) => {
    const projection = projectSources({ line: [{ at, statements }] }, at)
    expect(containerOf(projection)).toMatchObject({
      current_status: status,
      pol_vessel_departed_at: '2026-01-05T12:00:00Z',
      pod_arrived_at: '2026-01-20T16:00:00Z',
    })
    expect(listEvents(projection).filter((event) => event.startsWith('vessel_departed'))).toEqual([
      'vessel_departed CNSHA',
    ])
    expect(listEvents(projection).filter((event) => event.startsWith('vessel_arrived'))).toEqual([
      'vessel_arrived USLAX',
    ])
  },
)

test.each([
  ['under way', [...first, out, ...next, estimated(landed[0]!)], '2026-02-12T00:00:00Z', null],
  ['landed', [...first, out, ...next, ...landed], '2026-02-26T00:00:00Z', '2026-02-24T16:00:00Z'],
])(
  'the earlier voyage of the same ship is not that of a container loaded later, %s',
  (_, statements, at, arrivedAt) => {
    const projection = projectSources({ line: [{ at, statements }] }, at)
    expect(containerOf(projection, OTHER_CONTAINER)).toMatchObject({
      pol_vessel_departed_at: '2026-02-10T12:00:00Z',
      pod_arrived_at: arrivedAt,
      current_status: arrivedAt === null ? 'on_ship' : 'grounded',
    })
    expect(listEvents(projection, OTHER_CONTAINER)[0]).toBe('vessel_loaded CNSHA')
    expect(shipmentOf(projection).port_of_lading_locode).toBe('CNSHA')
  },
)
