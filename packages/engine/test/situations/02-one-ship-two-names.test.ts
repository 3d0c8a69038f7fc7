import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  emptyOut,
  estimated,
  fullIn,
  listEvents,
  load,
  projectSources,
  shipmentOf,
} from '../story.ts'

const IMO = { vessel: 'EVER CALM', imo: '9811000' }
type Ship = { vessel?: string; imo?: string; voyage?: string }

/** Shanghai to Los Angeles; the container's moves name the vessel one way, and the vessel's calls another. */
const story = (moves: Ship, calls: Ship): Milestone[] => [
  emptyOut('CNSHA', '2026-01-01T08:00:00+08:00'),
  fullIn('CNSHA', '2026-01-03T08:00:00+08:00'),
  load('CNSHA', '2026-01-05T08:00:00+08:00', moves),
  depart('CNSHA', '2026-01-05T20:00:00+08:00', calls),
  arrive('USLAX', '2026-01-20T08:00:00-08:00', calls),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', moves),
]
const NOW = '2026-01-22T00:00:00Z'
const whole = [
  'empty_out CNSHA',
  'full_in CNSHA',
  'vessel_loaded CNSHA',
  'vessel_departed CNSHA',
  'vessel_arrived USLAX',
  'vessel_discharged USLAX',
]

const namings: [string, Ship, Ship][] = [
  ['by its IMO number and by its name', IMO, { vessel: 'EVER CALM' }],
  ['by its IMO number alone and by its name alone', { imo: IMO.imo }, { vessel: 'EVER CALM' }],
  ['by its IMO number and by a misspelt name', IMO, { vessel: 'EVERCLAM' }],
  [
    'by its IMO number and by its call sign on the same voyage',
    { ...IMO, voyage: '077E' },
    { vessel: '3FYX9', voyage: '077E' },
  ],
  ['by its IMO number and by its call sign without a voyage', IMO, { vessel: '3FYX9' }],
  ['by its name and by a misspelt name', { vessel: 'EVER CALM' }, { vessel: 'EVER CLAM' }],
  ['by its name and with a prefix', IMO, { vessel: 'M/V Ever Calm' }],
]

test.each([
  ...namings,
  ...namings.map(([how, moves, calls]): [string, Ship, Ship] => [`${how}, reversed`, calls, moves]),
])('a ship named %s is one ship: its sailing and its arrival are shown', (_, moves, calls) => {
  const projection = projectSources({ line: [{ at: NOW, statements: story(moves, calls) }] }, NOW)
  expect(listEvents(projection)).toEqual(whole)
  expect(shipmentOf(projection)).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
    pol_atd_at: '2026-01-05T12:00:00Z',
    pod_ata_at: '2026-01-20T16:00:00Z',
  })
})

test('the number of the ship is served wherever one source states it', () => {
  const projection = projectSources({ line: [{ at: NOW, statements: story(IMO, { vessel: 'EVER CALM' }) }] }, NOW)
  expect(shipmentOf(projection)).toMatchObject({
    pod_vessel_name: 'EVER CALM',
    pod_vessel_imo: '9811000',
  })
  expect(new Set(projection.containers[0]!.events.flatMap(({ vessel }) => vessel?.imo ?? []))).toEqual(
    new Set(['9811000']),
  )
  expect(projection.shipment!.provenance.pod_vessel_imo!.set_by.id).toBe(
    projection.containers[0]!.rawEvents.findLast(
      ({ milestone }) => milestone.claim.statement.says === 'milestone' && milestone.claim.statement.vessel?.imo,
    )?.claimId,
  )
})

test('the terminal names the ship by its call sign, and its discharge is that of the ship', () => {
  const line = story(IMO, IMO)
  const seen = discharge('USLAX', '2026-01-20T19:30:00-08:00', {
    vessel: '3FYX9',
  })
  const projection = projectSources(
    {
      line: [{ at: NOW, statements: line.slice(0, 5) }],
      terminal: [{ at: NOW, statements: [seen] }],
    },
    NOW,
  )
  expect(listEvents(projection)).toEqual(whole)
  expect(containerOf(projection).pod_discharged_at).toBe('2026-01-21T03:30:00Z')
})

test('the estimate of the ship under another name is the estimate of the ship', () => {
  const line = [
    ...story(IMO, IMO).slice(0, 4),
    estimated(arrive('USLAX', '2026-01-20T08:00:00-08:00', { vessel: 'EVER CLAM' })),
  ]
  const projection = projectSources(
    { line: [{ at: '2026-01-07T00:00:00Z', statements: line }] },
    '2026-01-07T00:00:00Z',
  )
  expect(shipmentOf(projection)).toMatchObject({
    pod_eta_at: '2026-01-20T16:00:00Z',
    pod_vessel_imo: '9811000',
  })
})

test.each<[string, Ship, Ship]>([
  ['two numbers', { vessel: 'EVER ACE', imo: '9811000' }, { vessel: 'EVER ACE', imo: '9811012' }],
  ['sister ships', { vessel: 'MSC ANNA' }, { vessel: 'MSC ANYA' }],
  ['sister ships, one with its number', { vessel: 'MSC ANNA', imo: '9811000' }, { vessel: 'MSC ANYA' }],
])('%s are two ships: the container changes vessels at the hub', (_, first, second) => {
  const statements = [
    load('CNSHA', '2026-01-05T08:00:00+08:00', first),
    depart('CNSHA', '2026-01-05T20:00:00+08:00', first),
    arrive('KRPUS', '2026-01-07T08:00:00+09:00', first),
    discharge('KRPUS', '2026-01-07T12:00:00+09:00', first),
    load('KRPUS', '2026-01-09T08:00:00+09:00', second),
    depart('KRPUS', '2026-01-09T20:00:00+09:00', second),
    estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', first)),
    estimated(arrive('USLAX', '2026-01-24T08:00:00-08:00', second)),
  ]
  const projection = projectSources({ line: [{ at: '2026-01-12T00:00:00Z', statements }] }, '2026-01-12T00:00:00Z')
  expect(shipmentOf(projection)).toMatchObject({
    pod_eta_at: '2026-01-24T16:00:00Z',
    pod_vessel_name: second.vessel,
  })
})

test('a ship that the container missed is not its own under another name', () => {
  const statements = [
    fullIn('CNSHA', '2026-01-03T08:00:00+08:00'),
    depart('CNSHA', '2026-01-04T02:00:00+08:00', {
      vessel: '3FYX9',
      voyage: '076E',
    }),
    load('CNSHA', '2026-01-05T08:00:00+08:00', { ...IMO, voyage: '077E' }),
  ]
  const projection = projectSources({ line: [{ at: '2026-01-05T12:00:00Z', statements }] }, '2026-01-05T12:00:00Z')
  expect(listEvents(projection)).toEqual(['full_in CNSHA', 'vessel_loaded CNSHA'])
})
