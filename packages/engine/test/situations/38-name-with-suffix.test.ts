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

/** The departure is reported under the ship's name with a suffix, and under another voyage number. */
const NOW = '2026-01-22T00:00:00Z'
const SHIP = { vessel: 'PACIFIC ALPHA', voyage: '012E' }
const gates = toBusan.slice(0, 2)
const loaded = load('CNSHA', '2026-01-05T08:00:00+08:00', SHIP)
const sailedAs = (vessel: string, voyage: string | null = '0AB5RE1') =>
  depart('CNSHA', '2026-01-05T20:00:00+08:00', { vessel, voyage })
const eta = estimated(arrive('USLAX', '2026-01-25T08:00:00-08:00', SHIP))
const landed = [
  arrive('USLAX', '2026-01-20T08:00:00-08:00', SHIP),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', SHIP),
]

for (const [voyage, rest] of [
  ['under way', [eta]],
  ['landed', landed],
] as const)
  test.each([
    ['a voyage', 'PACIFIC ALPHA 0AB5RE1'],
    ['a voyage after a dash', 'Pacific Alpha - V.012E'],
    ['its flag', 'PACIFIC ALPHA (LBR)'],
    ['a port of registry', 'PACIFIC ALPHA, MONROVIA'],
  ])(`a name with %s is the same ship, ${voyage}`, (_, vessel) => {
    const statements = [...gates, loaded, sailedAs(vessel), ...rest]
    for (const sources of [
      { line: [{ at: NOW, statements }] },
      {
        line: [{ at: NOW, statements: statements.filter((one) => one.kind !== 'load') }],
        terminal: [{ at: NOW, statements: [loaded] }],
      },
    ]) {
      const projection = projectSources(sources, NOW)
      expect(shipmentOf(projection)).toMatchObject({
        pol_atd_at: '2026-01-05T12:00:00Z',
        port_of_lading_locode: 'CNSHA',
        port_of_discharge_locode: 'USLAX',
      })
      expect(containerOf(projection)).toMatchObject({
        pol_vessel_departed_at: '2026-01-05T12:00:00Z',
        current_status: voyage === 'landed' ? 'grounded' : 'on_ship',
      })
      expect(listEvents(projection)).toContain('vessel_departed CNSHA')
    }
  })

test.each([
  ['another ship of the name', 'PACIFIC ALPHA II'],
  ['a numbered ship of the name', 'PACIFIC ALPHA 2'],
  ['another ship', 'PACIFIC OMEGA'],
])('a name with %s is another ship', (_, vessel) => {
  const projection = projectSources({ line: [{ at: NOW, statements: [...gates, loaded, sailedAs(vessel), eta] }] }, NOW)
  expect(containerOf(projection).pol_vessel_departed_at).toBeNull()
})
