import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  CONTAINER,
  containerOf,
  depart,
  discharge,
  emptyIn,
  estimated,
  fullOut,
  listEvents,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const [emptyOut, gateIn, loaded, sailed] = toBusan as [Milestone, Milestone, Milestone, Milestone]
const arrived = arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA)
const discharged = discharge('USLAX', '2026-01-20T20:00:00-08:00', ALPHA)
const leaves = (time: string) => depart('USLAX', time, ALPHA)
const out = fullOut('USLAX', '2026-01-23T10:00:00-08:00')
const returned = emptyIn('USLAX', '2026-01-28T10:00:00-08:00', { facility: 'DEPO' })
const eta = estimated(arrived)
const NOW = '2026-01-29T00:00:00Z'
const flagsOf = (projection: ReturnType<typeof projectSources>) =>
  projection.containers[0]!.marks.flags?.map(({ code }) => code) ?? []

const before = [emptyOut, gateIn, loaded, sailed]
const right = {
  port_of_lading_locode: 'CNSHA',
  port_of_discharge_locode: 'USLAX',
  pol_atd_at: '2026-01-05T12:00:00Z',
  pod_ata_at: '2026-01-20T16:00:00Z',
  pod_eta_at: null,
}

const lateArrival = arrive('USLAX', '2026-01-20T22:00:00-08:00', ALPHA)
const veryLateArrival = arrive('USLAX', '2026-01-24T08:00:00-08:00', ALPHA)
const lateLoad = { ...loaded, time: { at: '2026-01-05T14:00:00Z', precision: 'minute' as const } }

test.each<[string, Milestone[], string, string | null]>([
  [
    'the ship leaves before the discharge',
    [...before, arrived, leaves('2026-01-20T18:00:00-08:00'), discharged],
    'grounded',
    '2026-01-20T16:00:00Z',
  ],
  ['the ship arrives after the discharge', [...before, discharged, lateArrival], 'grounded', '2026-01-21T06:00:00Z'],
  [
    'the ship arrives after the pickup',
    [...before, discharged, out, veryLateArrival],
    'picked_up',
    '2026-01-24T16:00:00Z',
  ],
  [
    'the ship arrives after the pickup and the return',
    [...before, discharged, out, veryLateArrival, returned],
    'empty_returned',
    '2026-01-24T16:00:00Z',
  ],
  [
    'the ship leaves before the loading',
    [emptyOut, gateIn, sailed, lateLoad, arrived, discharged],
    'grounded',
    '2026-01-20T16:00:00Z',
  ],
])('%s: ports, arrival and status are right, and the order is flagged', (_, statements, status, ata) => {
  for (const sources of [
    { line: [{ at: NOW, statements }] },
    {
      line: [{ at: NOW, statements: statements.filter((one) => one !== discharged) }],
      terminal: [{ at: NOW, statements: [discharged] }],
    },
  ]) {
    const projection = projectSources(sources, NOW)
    expect(shipmentOf(projection)).toMatchObject({ ...right, pod_ata_at: ata })
    expect(containerOf(projection)).toMatchObject({ current_status: status, pod_discharged_at: '2026-01-21T04:00:00Z' })
    expect(flagsOf(projection)).toEqual(['impossible_order'])
    expect(listEvents(projection)).toHaveLength(
      statements.filter(({ kind, place }) => kind !== 'depart' || place.locode === 'CNSHA').length,
    )
  }
})

test.each([
  ['its own container', CONTAINER],
  ['a bill', undefined],
])(
  'nothing is withdrawn while the ship has left the port of discharge before the discharge is reported, for %s',
  (_, number) => {
    const polls = [
      { at: '2026-01-19T00:00:00Z', statements: [...before, eta] },
      { at: '2026-01-21T00:00:00Z', statements: [...before, arrived] },
      { at: '2026-01-21T12:00:00Z', statements: [...before, arrived, leaves('2026-01-21T01:00:00-08:00')] },
    ]
    const request = number === undefined ? undefined : { type: 'container' as const, number }
    const projection = projectSources({ line: polls }, polls.at(-1)!.at, request)
    expect(shipmentOf(projection)).toMatchObject(right)
    expect(listEvents(projection)).toContain('vessel_arrived USLAX')
    expect(containerOf(projection).current_status).toBe('on_ship')
    expect(flagsOf(projection)).toEqual([])
  },
)

test('a call on the way stays one: the ship left it, and the port of discharge was expected elsewhere', () => {
  const call = [
    arrive('KRPUS', '2026-01-07T08:00:00+09:00', ALPHA),
    depart('KRPUS', '2026-01-07T20:00:00+09:00', ALPHA),
  ]
  const polls = [
    { at: '2026-01-06T00:00:00Z', statements: [...before, estimated(call[0]!), eta] },
    { at: '2026-01-08T00:00:00Z', statements: [...before, ...call] },
  ]
  const projection = projectSources({ line: polls }, polls.at(-1)!.at)
  expect(shipmentOf(projection)).toMatchObject({ port_of_discharge_locode: null, pod_ata_at: null })
})

test.each([
  ['at the port of lading, first', [{ at: '2026-01-05T13:00:00Z', statements: [emptyOut, gateIn, sailed, eta] }]],
  [
    'at the port of lading, then its loading at a later time',
    [
      { at: '2026-01-05T13:00:00Z', statements: [emptyOut, gateIn, sailed, eta] },
      { at: '2026-01-06T13:00:00Z', statements: [emptyOut, gateIn, sailed, lateLoad, eta] },
    ],
  ],
  [
    'at the port of lading, then its loading at an earlier time',
    [
      { at: '2026-01-05T13:00:00Z', statements: [emptyOut, gateIn, sailed, eta] },
      { at: '2026-01-06T13:00:00Z', statements: [emptyOut, gateIn, loaded, sailed, eta] },
    ],
  ],
])('a container whose ship is reported as departed %s is on its way', (_, line) => {
  const projection = projectSources({ line }, line.at(-1)!.at)
  expect(shipmentOf(projection)).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
    pol_atd_at: '2026-01-05T12:00:00Z',
    pod_eta_at: '2026-01-20T16:00:00Z',
  })
  expect(containerOf(projection).current_status).toBe('on_ship')
})

test('dates without times claim no order within their day', () => {
  const statements = [
    ...before,
    discharge('USLAX', '2026-01-20', ALPHA),
    arrive('USLAX', '2026-01-20T20:00:00-08:00', ALPHA),
  ]
  const projection = projectSources({ line: [{ at: NOW, statements }] }, NOW)
  expect(flagsOf(projection)).toEqual([])
  expect(containerOf(projection).current_status).toBe('grounded')
})
