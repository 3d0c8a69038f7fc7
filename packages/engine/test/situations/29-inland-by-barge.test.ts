import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  CONTAINER,
  containerOf,
  depart,
  discharge,
  estimated,
  fullOut,
  load,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

const NOW = '2026-02-10T00:00:00Z'
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const BARGE = { mode: 'barge' as const, vessel: 'RIJN 1', container: CONTAINER }
const sea = [
  ...toBusan.slice(0, 4),
  arrive('NLRTM', '2026-01-30T08:00:00+01:00', ALPHA),
  discharge('NLRTM', '2026-01-30T20:00:00+01:00', ALPHA),
]
const inland = [
  load('NLRTM', '2026-02-01T08:00:00+01:00', BARGE),
  depart('NLRTM', '2026-02-01T10:00:00+01:00', BARGE),
  arrive('DEDUI', '2026-02-02T10:00:00+01:00', BARGE),
  discharge('DEDUI', '2026-02-02T15:00:00+01:00', BARGE),
]
const out = fullOut('DEDUI', '2026-02-04T15:00:00+01:00')

test.each<[string, Milestone[], string, string | null]>([
  ['planned', [...sea, ...inland.map(estimated)], 'awaiting_inland_transfer', null],
  ['on its way', [...sea, ...inland.slice(0, 2), ...inland.slice(2).map(estimated)], 'on_ship', null],
  ['arrived', [...sea, ...inland], 'grounded', '2026-02-02T09:00:00Z'],
  ['picked up', [...sea, ...inland, out], 'picked_up', '2026-02-02T09:00:00Z'],
])('a barge takes the container inland: %s', (_, statements, status, arrivedAt) => {
  for (const order of [statements, statements.toReversed()]) {
    const projection = projectSources({ line: [{ at: NOW, statements: order }] }, NOW)
    expect(shipmentOf(projection)).toMatchObject({
      port_of_discharge_locode: 'NLRTM',
      destination_locode: 'DEDUI',
      destination_ata_at: arrivedAt,
      pod_vessel_name: 'ALPHA',
    })
    expect(containerOf(projection)).toMatchObject({ current_status: status, ind_ata_at: null })
  }
})
