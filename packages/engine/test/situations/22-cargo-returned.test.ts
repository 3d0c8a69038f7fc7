import { expect, test } from 'vitest'
import {
  arrive,
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

/** The receiver refuses the cargo at Los Angeles, and it goes back to where it came from under the same bill. */
const OUT = { vessel: 'ALPHA', voyage: '1E' }
const HOME = { vessel: 'BRAVO', voyage: '2W' }
const there = [
  ...toBusan.slice(0, 4),
  arrive('USLAX', '2026-01-20T08:00:00-08:00', OUT),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', OUT),
]
const home = [
  load('USLAX', '2026-02-05T08:00:00-08:00', HOME),
  depart('USLAX', '2026-02-05T20:00:00-08:00', HOME),
  arrive('CNSHA', '2026-02-20T08:00:00+08:00', HOME),
  discharge('CNSHA', '2026-02-20T18:00:00+08:00', HOME),
]
const out = fullOut('CNSHA', '2026-02-24T10:00:00+08:00')

test.each([
  ['on its way home', [...there, ...home.slice(0, 2), estimated(home[2]!)], '2026-02-07T00:00:00Z', 'on_ship', null],
  ['at home', [...there, ...home], '2026-02-21T00:00:00Z', 'grounded', '2026-02-20T00:00:00Z'],
  ['picked up at home', [...there, ...home, out], '2026-02-25T00:00:00Z', 'picked_up', '2026-02-20T00:00:00Z'],
])('a journey of returned cargo ends where it began, %s', (_, statements, at, status, ata) => {
  for (const line of [
    [{ at, statements }],
    [
      { at: '2026-01-22T00:00:00Z', statements: there },
      { at, statements },
    ],
  ]) {
    const projection = projectSources({ line }, at)
    expect(shipmentOf(projection)).toMatchObject({
      port_of_lading_locode: 'CNSHA',
      port_of_discharge_locode: 'CNSHA',
      pol_atd_at: '2026-01-05T12:00:00Z',
      pod_ata_at: ata,
    })
    expect(containerOf(projection)).toMatchObject({
      current_status: status,
      pol_full_in_at: '2026-01-03T00:00:00Z',
      pol_vessel_loaded_at: '2026-01-05T00:00:00Z',
    })
  }
})
