import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  CONTAINER,
  containerOf,
  depart,
  discharge,
  emptyIn,
  emptyOut,
  estimated,
  fullIn,
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

/** Terminals report what a barge brings and takes as gate moves (CODECO). */
const BY_BARGE = { mode: 'barge' as const }

test('the gate moves of a barge are told like those of a train', () => {
  const gates = [
    emptyOut('CNSHA', '2026-01-01T08:00:00+08:00', BY_BARGE),
    fullIn('CNSHA', '2026-01-03T08:00:00+08:00', BY_BARGE),
    ...sea.slice(2),
    fullOut('NLRTM', '2026-02-01T10:00:00+01:00', BY_BARGE),
  ]
  const left = projectSources({ line: [{ at: NOW, statements: gates }] }, NOW)
  expect(containerOf(left)).toMatchObject({
    empty_out_at: '2026-01-01T00:00:00Z',
    pol_full_in_at: '2026-01-03T00:00:00Z',
    pod_full_out_at: null,
    current_status: 'on_ship',
  })
})

test('a barge brings the empty container back', () => {
  const back = [...sea, out, emptyIn('NLRTM', '2026-02-06T08:00:00+01:00', BY_BARGE)]
  const returned = projectSources({ line: [{ at: NOW, statements: back }] }, NOW)
  expect(containerOf(returned)).toMatchObject({
    empty_terminated_at: '2026-02-06T07:00:00Z',
    current_status: 'empty_returned',
  })
})
