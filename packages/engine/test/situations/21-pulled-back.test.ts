import { expect, test } from 'vitest'
import {
  arrive,
  containerOf,
  depart,
  emptyIn,
  emptyOut,
  estimated,
  fullIn,
  fullOut,
  listEvents,
  load,
  projectSources,
  shipmentOf,
} from '../story.ts'

/** The shipper takes the full container back from the port before it is loaded, and brings it again. */
const out = emptyOut('CNSHA', '2026-01-01T08:00:00+08:00')
const first = fullIn('CNSHA', '2026-01-03T08:00:00+08:00', { facility: 'POTE' })
const back = fullOut('CNSHA', '2026-01-04T08:00:00+08:00', { facility: 'POTE' })
const again = fullIn('CNSHA', '2026-01-10T08:00:00+08:00', { facility: 'POTE' })
const ship = { vessel: 'ALPHA', voyage: '1E' }
const onward = [
  load('CNSHA', '2026-01-12T08:00:00+08:00', ship),
  depart('CNSHA', '2026-01-12T20:00:00+08:00', ship),
  estimated(arrive('USLAX', '2026-01-27T08:00:00-08:00', ship)),
]
const NOW = '2026-01-14T00:00:00Z'

test.each<[string, Parameters<typeof projectSources>[0]]>([
  ['in one response', { line: [{ at: NOW, statements: [out, first, back, again, ...onward] }] }],
  [
    'step by step',
    {
      line: [
        { at: '2026-01-03T12:00:00Z', statements: [out, first] },
        { at: '2026-01-05T12:00:00Z', statements: [out, first, back] },
        { at: NOW, statements: [out, first, back, again, ...onward] },
      ],
    },
  ],
  [
    'with the gates from the terminal',
    { line: [{ at: NOW, statements: [out, ...onward] }], terminal: [{ at: NOW, statements: [first, back, again] }] },
  ],
])('a container that was taken back before its loading is on its way, %s', (_, sources) => {
  const projection = projectSources(sources, NOW)
  expect(containerOf(projection)).toMatchObject({
    current_status: 'on_ship',
    empty_out_at: '2026-01-01T00:00:00Z',
    pol_full_in_at: '2026-01-10T00:00:00Z',
    pod_full_out_at: null,
  })
  expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: 'CNSHA', port_of_discharge_locode: 'USLAX' })
  expect(listEvents(projection).filter((event) => event.startsWith('full_out'))).toEqual([])
})

test('a container that was taken back and returned empty has ended without a voyage', () => {
  const statements = [out, first, back, emptyIn('CNSHA', '2026-01-08T08:00:00+08:00', { facility: 'DEPO' })]
  const projection = projectSources({ line: [{ at: NOW, statements }] }, NOW)
  expect(containerOf(projection)).toMatchObject({ current_status: 'empty_returned', pol_vessel_loaded_at: null })
})
