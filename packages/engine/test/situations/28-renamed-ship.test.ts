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

/** The ship is sold and renamed at sea. */
const NOW = '2026-01-22T00:00:00Z'
const journeyOf = (imo: string | null) => {
  const [before, after] = [
    { vessel: 'ALPHA', imo, voyage: '1E' },
    { vessel: 'OMEGA', imo, voyage: '1E' },
  ]
  return {
    ashore: toBusan.slice(0, 2),
    out: [load('CNSHA', '2026-01-05T08:00:00+08:00', before), depart('CNSHA', '2026-01-05T20:00:00+08:00', before)],
    eta: estimated(arrive('USLAX', '2026-01-20T06:00:00-08:00', before)),
    landed: [
      arrive('USLAX', '2026-01-20T08:00:00-08:00', after),
      discharge('USLAX', '2026-01-20T20:00:00-08:00', after),
    ],
  }
}
const known = journeyOf('9300001')
const unknown = journeyOf(null)

test.each([
  ['its number is known', { line: [...known.ashore, ...known.out, ...known.landed] }],
  ['its number is not known', { line: [...unknown.ashore, ...unknown.out, ...unknown.landed] }],
  ['the estimate still has the former name', { line: [...known.ashore, ...known.out, known.eta, ...known.landed] }],
  ['the terminal reports the new name', { line: [...known.ashore, ...known.out, known.eta], terminal: known.landed }],
])(
  'a renamed ship makes one voyage: %s',
  (_, { line, terminal = [] }: { line: typeof known.landed; terminal?: typeof known.landed }) => {
    const projection = projectSources(
      {
        line: [{ at: NOW, statements: line }],
        terminal: terminal.length > 0 ? [{ at: NOW, statements: terminal }] : [],
      },
      NOW,
    )
    expect(shipmentOf(projection)).toMatchObject({
      pod_vessel_name: 'OMEGA',
      port_of_discharge_locode: 'USLAX',
      pol_atd_at: '2026-01-05T12:00:00Z',
      pod_ata_at: '2026-01-20T16:00:00Z',
      pod_eta_at: null,
    })
    expect(containerOf(projection).current_status).toBe('grounded')
    expect(listEvents(projection).slice(2)).toEqual([
      'vessel_loaded CNSHA',
      'vessel_departed CNSHA',
      'vessel_arrived USLAX',
      'vessel_discharged USLAX',
    ])
  },
)
