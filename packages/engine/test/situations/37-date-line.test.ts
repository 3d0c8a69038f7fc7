import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  estimated,
  fullIn,
  fullOut,
  listEvents,
  load,
  type Poll,
  planned,
  projectSources,
  shipmentOf,
} from '../story.ts'

/** From Apia to Pago Pago, a few hours at sea: the day there is the day before. */
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const loaded = load('WSAPW', '2026-01-10', ALPHA)
const sailed = depart('WSAPW', '2026-01-10', ALPHA)
const arrived = arrive('ASPPG', '2026-01-09', ALPHA)
const landed = discharge('ASPPG', '2026-01-09', ALPHA)
const gateIn = fullIn('WSAPW', '2026-01-09')
const out = fullOut('ASPPG', '2026-01-12')
const NOW = '2026-01-20T00:00:00Z'
const ports = { port_of_lading_locode: 'WSAPW', port_of_discharge_locode: 'ASPPG' }

test.each<[string, Milestone[], Milestone[]]>([
  ['of the voyage alone', [loaded, sailed, arrived, landed], []],
  ['of departure and arrival', [gateIn, sailed, arrived], []],
  ['with the gates', [gateIn, loaded, sailed, arrived, landed, out], []],
  ['without a discharge', [loaded, sailed, arrived], []],
  ['with the discharge of the terminal', [loaded, sailed, arrived], [landed]],
  ['with the time of the departure', [loaded, depart('WSAPW', '2026-01-10T09:00', ALPHA), arrived, landed], []],
  [
    'with the times of loading and departure',
    [load('WSAPW', '2026-01-10T07:00', ALPHA), depart('WSAPW', '2026-01-10T09:00', ALPHA), arrived, landed],
    [],
  ],
])('dates on both sides of the date line keep the ports: %s', (_, statements, terminal) => {
  for (const order of [statements, statements.toReversed()]) {
    const line: Poll[] = [{ at: NOW, statements: order }]
    const projection = projectSources(
      { line, terminal: terminal.length > 0 ? [{ at: NOW, statements: terminal }] : [] },
      NOW,
    )
    expect(shipmentOf(projection)).toMatchObject({
      ...ports,
      pod_ata_at: expect.any(String),
      pol_atd_at: expect.any(String),
    })
    expect(containerOf(projection).current_status).toBe(
      statements.includes(out)
        ? 'picked_up'
        : statements.includes(landed) || terminal.length > 0
          ? 'grounded'
          : 'on_ship',
    )
    const places = listEvents(projection).map((one) => one.split(' ')[1])
    expect(places).toEqual([...places].sort().reverse())
    expect(projection.containers[0]!.marks.flags).toBeUndefined()
  }
})

test.each<[string, Milestone[]]>([
  ['all planned', [planned(loaded), estimated(sailed), estimated(arrived), planned(landed)]],
  ['departure and arrival', [estimated(sailed), estimated(arrived)]],
  ['loaded, and the rest planned', [loaded, estimated(sailed), estimated(arrived), planned(landed)]],
  ['sailed, and the rest planned', [loaded, sailed, estimated(arrived), planned(landed)]],
])('estimates on both sides of the date line keep the ports: %s', (_, statements) => {
  for (const order of [statements, statements.toReversed()]) {
    const projection = projectSources(
      { line: [{ at: '2026-01-10T12:00:00Z', statements: order }] },
      '2026-01-10T12:00:00Z',
    )
    expect(shipmentOf(projection)).toMatchObject(ports)
    expect(shipmentOf(projection).pod_eta_at).toBe('2026-01-09T11:00:00Z')
  }
})

test('a ship that lands on the day of its departure was loaded first, on one side of the date line too', () => {
  const statements = [
    load('SGSIN', '2026-01-10', ALPHA),
    depart('SGSIN', '2026-01-10', ALPHA),
    arrive('MYPKG', '2026-01-10', ALPHA),
    discharge('MYPKG', '2026-01-10', ALPHA),
  ]
  const projection = projectSources({ line: [{ at: NOW, statements }] }, NOW)
  expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: 'SGSIN', port_of_discharge_locode: 'MYPKG' })
})
