import { expect, test } from 'vitest'
import type { SourcedClaim } from '../../src/project/types/projection.ts'
import {
  arrive,
  containerOf,
  discharge,
  estimated,
  listEvents,
  projectReports,
  RAILWAY,
  railArrive,
  railDepart,
  railLoad,
  railUnload,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** One railway brings the container to Chicago, another one on to Columbus. */
const NOW = '2026-02-10T00:00:00Z'
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const EAST: SourcedClaim['source'] = { id: 'rail:EAST', kind: 'rail', name: 'Eastern railway', scac: 'EAST' }
const sea = [
  ...toBusan.slice(0, 4),
  arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', ALPHA),
]
const west = [
  railLoad('USLAX', '2026-01-22T10:00:00-08:00'),
  railDepart('USLAX', '2026-01-22T20:00:00-08:00'),
  railArrive('USCHI', '2026-01-26T10:00:00-06:00'),
]
const east = [railDepart('USCHI', '2026-01-28T10:00:00-06:00')]
const eta = estimated(railArrive('USCMH', '2026-02-11T10:00:00-05:00'))
const there = [railArrive('USCMH', '2026-02-09T10:00:00-05:00'), railUnload('USCMH', '2026-02-09T12:00:00-05:00')]
const byLine = (statements: Parameters<typeof estimated>[0][]) => ({ polls: [{ at: NOW, statements }] })
const byRail = (source: SourcedClaim['source'], statements: Parameters<typeof estimated>[0][]) => ({
  source,
  polls: [{ at: NOW, statements }],
})

test.each([
  ['each railway reports its leg', [byLine(sea), byRail(RAILWAY, west), byRail(EAST, [...east, eta])]],
  ['the other way round', [byRail(EAST, [...east, eta]), byRail(RAILWAY, west), byLine(sea)]],
  [
    'the line reports the first leg too',
    [byLine([...sea, ...west]), byRail(RAILWAY, west), byRail(EAST, [...east, eta])],
  ],
])('a container is on its way with the second of two railways: %s', (_, reports) => {
  const projection = projectReports(reports, NOW)
  expect(listEvents(projection).slice(-4)).toEqual([
    'rail_loaded USLAX',
    'rail_departed USLAX',
    'rail_arrived USCHI',
    'rail_departed USCHI',
  ])
  expect(shipmentOf(projection).destination_locode).toBe('USCMH')
  expect(containerOf(projection)).toMatchObject({
    current_status: 'on_rail',
    ind_eta_at: '2026-02-11T15:00:00Z',
    ind_ata_at: null,
    pod_rail_carrier_scac: 'TRLW',
  })
})

test('a container arrives with the second of two railways', () => {
  const projection = projectReports([byLine(sea), byRail(RAILWAY, west), byRail(EAST, [...east, ...there])], NOW)
  expect(containerOf(projection)).toMatchObject({
    ind_eta_at: null,
    ind_ata_at: '2026-02-09T15:00:00Z',
    ind_rail_unloaded_at: '2026-02-09T17:00:00Z',
    ind_rail_carrier_scac: 'EAST',
  })
})
