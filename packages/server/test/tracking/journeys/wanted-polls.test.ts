import { defaultCadence } from '@boxtrail/engine/cadence'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import type { Source } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { type Covering, wantedPolls } from '../../../src/tracking/projection/advance/wanted-polls.ts'

const NOW_MS = Date.parse('2026-11-22T12:00:00Z')
const DAY_MS = 86_400_000
const at = (days: number) => new Date(NOW_MS + days * DAY_MS).toISOString()

/** Returns one terminal for each port. */
const covering: Covering = ({ locode }) => [{ id: `terminal:${locode}`, adapter: 'feed', scac: null } as Source]

const fields = {
  empty_terminated_at: null,
  pod_discharged_at: null,
  pod_arrived_at: null,
  ind_ata_at: null,
  ind_rail_unloaded_at: null,
  pod_full_out_at: null,
  pod_rail_loaded_at: null,
  pod_rail_departed_at: null,
  final_destination_full_out_at: null,
  pod_terminal_id: null,
}

const polls = (shipment: object, container: Partial<Record<keyof typeof fields, string>>) => {
  const projection = {
    shipment: {
      fields: {
        pod_eta_at: at(1),
        port_of_discharge_locode: 'USLAX',
        destination_locode: null,
        destination_ata_at: null,
        destination_terminal_id: null,
        ...shipment,
      },
    },
    containers: [{ number: 'TSTU1234568', fields: { ...fields, ...container } }],
  } as unknown as Projection
  return Object.fromEntries(
    wantedPolls(projection, covering, defaultCadence, NOW_MS).map(({ sourceId, everyS }) => [sourceId, everyS * 1_000]),
  )
}
const { nearArrivalMs, dischargedMs, afterFullOutMs } = defaultCadence
const inland = { destination_locode: 'USCHI' }

test.each([
  ['the vessel is far', {}, {}, { pod_eta_at: at(9) }],
  ['the vessel is near', { 'terminal:USLAX': nearArrivalMs }, {}, {}],
  ['it was discharged', { 'terminal:USLAX': dischargedMs }, { pod_discharged_at: at(-1) }, {}],
  [
    'it was picked up: dropped and loaded are still reported',
    { 'terminal:USLAX': afterFullOutMs },
    { pod_discharged_at: at(-3), pod_full_out_at: at(-2) },
    {},
  ],
  [
    'it is on a train',
    { 'terminal:USLAX': dischargedMs, 'terminal:USCHI': nearArrivalMs },
    { pod_discharged_at: at(-3), pod_rail_loaded_at: at(-2) },
    inland,
  ],
  [
    'it has arrived inland',
    { 'terminal:USCHI': dischargedMs },
    { pod_discharged_at: at(-9), pod_rail_departed_at: at(-8), ind_ata_at: at(-1) },
    inland,
  ],
  [
    'it was picked up inland',
    { 'terminal:USCHI': afterFullOutMs },
    { pod_discharged_at: at(-9), ind_ata_at: at(-3), final_destination_full_out_at: at(-1) },
    inland,
  ],
  ['the empty is back', {}, { pod_discharged_at: at(-9), pod_full_out_at: at(-5), empty_terminated_at: at(-1) }, {}],
] as const)('the wanted polls follow the journey: %s', (_, expected, container, shipment) => {
  expect(polls(shipment, container)).toEqual(expected)
})
