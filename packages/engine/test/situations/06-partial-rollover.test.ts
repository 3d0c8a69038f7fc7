import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  CONTAINER,
  containerOf,
  depart,
  discharge,
  estimated,
  fullIn,
  listEstimates,
  listEvents,
  load,
  OTHER_CONTAINER,
  planned,
  projectSources,
  shipmentOf,
} from '../story.ts'

/** Three containers were booked on ALPHA; one of them is rolled to BRAVO, a week later. */
const ROLLED = 'TSTU0000013'
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const gates = [CONTAINER, OTHER_CONTAINER, ROLLED].map((container) =>
  fullIn('CNSHA', '2026-01-03T08:00:00+08:00', { container }),
)
const loads = [CONTAINER, OTHER_CONTAINER].map((container) =>
  load('CNSHA', '2026-01-05T08:00:00+08:00', { ...ALPHA, container }),
)
const sailing = depart('CNSHA', '2026-01-05T20:00:00+08:00', ALPHA)
const alphaEta = estimated(arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA))
const next = [
  estimated(depart('CNSHA', '2026-01-12T20:00:00+08:00', BRAVO)),
  estimated(arrive('USLAX', '2026-01-27T08:00:00-08:00', BRAVO)),
]
const plannedLoad = planned(load('CNSHA', '2026-01-12T08:00:00+08:00', { ...BRAVO, container: ROLLED }))
const NOW = '2026-01-08T00:00:00Z'
const first = { at: '2026-01-04T00:00:00Z', statements: [...gates, estimated(sailing), alphaEta] }
const story = (...statements: Milestone[]) => ({
  line: [first, { at: NOW, statements: [...gates, ...loads, ...statements] }],
})

const variants: [string, Parameters<typeof projectSources>[0]][] = [
  ['by the calls of both ships', story(sailing, alphaEta, ...next)],
  ['with the loading planned', story(sailing, alphaEta, plannedLoad, ...next)],
  ['before the sailing is reported', story(alphaEta, plannedLoad, ...next)],
  ['without an estimate of the first ship', story(sailing, ...next)],
  ['without the departure of the next ship', story(sailing, alphaEta, next[1]!)],
  ['in one response', { line: [{ at: NOW, statements: [...next, ...gates, alphaEta, ...loads, sailing] }] }],
  [
    'with the loadings from the terminal',
    {
      line: [first, { at: NOW, statements: [...gates, sailing, alphaEta, ...next] }],
      terminal: [{ at: NOW, statements: loads }],
    },
  ],
]

test.each(variants)('plans of the next ship apply only to the container that has not sailed, %s', (what, sources) => {
  const projection = projectSources(sources, NOW)
  const hasEta = !what.includes('without an estimate')
  for (const number of [CONTAINER, OTHER_CONTAINER]) {
    expect(listEstimates(projection, number).filter((one) => one.startsWith('vessel_arrived'))).toEqual(
      hasEta ? ['vessel_arrived USLAX 2026-01-20T16:00:00Z'] : [],
    )
    expect(containerOf(projection, number).current_status).toBe('on_ship')
  }
  expect(listEstimates(projection, ROLLED).at(-1)).toBe('vessel_arrived USLAX 2026-01-27T16:00:00Z')
  expect(listEvents(projection, ROLLED)).toEqual(['full_in CNSHA'])
  expect(containerOf(projection, ROLLED).current_status).toBe('new')
})

test.each(variants.filter(([what]) => !what.includes('without')))(
  'the shipment follows most containers, and the split is listed, %s',
  (_, sources) => {
    const projection = projectSources(sources, NOW)
    expect(shipmentOf(projection)).toMatchObject({
      pod_vessel_name: 'ALPHA',
      pod_eta_at: '2026-01-20T16:00:00Z',
    })
    expect(projection.shipment!.marks.split).toEqual([
      { vessel_name: 'ALPHA', vessel_imo: null, pod_eta_at: '2026-01-20T16:00:00Z', containers: 2 },
      { vessel_name: 'BRAVO', vessel_imo: null, pod_eta_at: '2026-01-27T16:00:00Z', containers: 1 },
    ])
  },
)

test('a bill on one ship is not split', () => {
  const projection = projectSources(
    { line: [{ at: NOW, statements: [...gates.slice(0, 2), ...loads, sailing, alphaEta] }] },
    NOW,
  )
  expect(projection.shipment!.marks).toEqual({})
})

test('the split stays when the first ship has arrived', () => {
  const arrived = arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA)
  const landed = discharge('USLAX', '2026-01-20T20:00:00-08:00', ALPHA)
  const rolled = [
    load('CNSHA', '2026-01-12T08:00:00+08:00', { ...BRAVO, container: ROLLED }),
    { ...next[0]!, classifier: 'actual' as const },
    next[1]!,
  ]
  const at = '2026-01-21T12:00:00Z'
  const projection = projectSources(
    { line: [{ at, statements: [...gates, ...loads, sailing, arrived, landed, ...rolled] }] },
    at,
  )
  expect(projection.shipment!.marks.split).toEqual([
    { vessel_name: 'ALPHA', vessel_imo: null, pod_eta_at: null, containers: 2 },
    { vessel_name: 'BRAVO', vessel_imo: null, pod_eta_at: '2026-01-27T16:00:00Z', containers: 1 },
  ])
  expect(containerOf(projection, ROLLED)).toMatchObject({ current_status: 'on_ship', pod_arrived_at: null })
})

test('a plan beyond the hub applies to the containers on their way to it', () => {
  const statements = [
    ...loads,
    sailing,
    estimated(arrive('KRPUS', '2026-01-10T08:00:00+09:00', ALPHA)),
    planned(discharge('KRPUS', '2026-01-10T18:00:00+09:00', ALPHA)),
    estimated(depart('KRPUS', '2026-01-13T18:00:00+09:00', BRAVO)),
    next[1]!,
  ]
  const projection = projectSources({ line: [{ at: NOW, statements }] }, NOW)
  for (const number of [CONTAINER, OTHER_CONTAINER])
    expect(listEstimates(projection, number).at(-1)).toBe('vessel_arrived USLAX 2026-01-27T16:00:00Z')
  expect(projection.shipment!.marks).toEqual({})
})

test('an estimate that names no ship counts for the ship that carries the container', () => {
  const newer = estimated(arrive('USLAX', '2026-01-21T08:00:00-08:00'))
  const line = [
    { at: '2026-01-06T00:00:00Z', statements: [...gates, ...loads, sailing, alphaEta] },
    { at: NOW, statements: [...gates, ...loads, sailing, alphaEta, newer] },
  ]
  expect(shipmentOf(projectSources({ line }, NOW)).pod_eta_at).toBe('2026-01-21T16:00:00Z')
})
