import { expect, test } from 'vitest'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  estimated,
  listEvents,
  load,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** The ship calls at Los Angeles, does not discharge the container, and another ship brings it back from Oakland. */
const SHIP = { vessel: 'ALPHA', voyage: '1E' }
const BACK = { vessel: 'BRAVO', voyage: '2S' }
const call = [arrive('USLAX', '2026-01-20T08:00:00-08:00', SHIP), depart('USLAX', '2026-01-22T08:00:00-08:00', SHIP)]
const oakland = [
  arrive('USOAK', '2026-01-23T08:00:00-08:00', SHIP),
  discharge('USOAK', '2026-01-23T20:00:00-08:00', SHIP),
]
const back = [
  load('USOAK', '2026-01-28T08:00:00-08:00', BACK),
  depart('USOAK', '2026-01-28T20:00:00-08:00', BACK),
  arrive('USLAX', '2026-01-30T08:00:00-08:00', BACK),
  discharge('USLAX', '2026-01-30T20:00:00-08:00', BACK),
]
const before = toBusan.slice(0, 4)
const polls = [
  { at: '2026-01-10T00:00:00Z', statements: [...before, estimated(call[0]!)] },
  { at: '2026-01-21T00:00:00Z', statements: [...before, call[0]!] },
  { at: '2026-01-24T12:00:00Z', statements: [...before, ...call, ...oakland] },
  {
    at: '2026-01-29T12:00:00Z',
    statements: [...before, ...call, ...oakland, ...back.slice(0, 2), estimated(back[2]!)],
  },
  { at: '2026-01-31T12:00:00Z', statements: [...before, ...call, ...oakland, ...back] },
]

test.each([
  ['poll by poll', { line: polls }],
  ['in one response', { line: polls.slice(-1) }],
  [
    'with the discharges from the terminals',
    {
      line: polls.map((poll) => ({ ...poll, statements: poll.statements.filter(({ kind }) => kind !== 'discharge') })),
      terminal: [
        { at: '2026-01-24T12:00:00Z', statements: oakland.slice(1) },
        { at: '2026-01-31T12:00:00Z', statements: back.slice(3) },
      ],
    },
  ],
])('an overcarried container arrives when it is brought back, %s', (_, sources) => {
  const projection = projectSources(sources, '2026-01-31T12:00:00Z')
  expect(shipmentOf(projection)).toMatchObject({
    port_of_discharge_locode: 'USLAX',
    pod_ata_at: '2026-01-30T16:00:00Z',
    pod_vessel_name: 'BRAVO',
  })
  expect(containerOf(projection)).toMatchObject({
    current_status: 'grounded',
    pod_discharged_at: '2026-01-31T04:00:00Z',
  })
  expect(listEvents(projection).filter((event) => event.endsWith('USLAX'))).toEqual([
    'vessel_arrived USLAX',
    'vessel_discharged USLAX',
  ])
})

test('an overcarried container has not arrived while it is brought back', () => {
  const projection = projectSources({ line: polls.slice(0, 4) }, polls[3]!.at)
  expect(shipmentOf(projection)).toMatchObject({
    port_of_discharge_locode: 'USLAX',
    pod_ata_at: null,
    pod_eta_at: '2026-01-30T16:00:00Z',
  })
  expect(containerOf(projection).current_status).toBe('on_ship')
})
