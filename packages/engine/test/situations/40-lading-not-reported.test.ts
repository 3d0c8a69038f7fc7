import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  estimated,
  listEstimates,
  listEvents,
  onwards,
  planned,
  projectStory,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** The line reports no departure, and goes on listing it as expected when the ship has arrived elsewhere. */
const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const loaded = [...toBusan, onwards[0]!]
const departure = onwards[1]!
const arrived = arrive('USLAX', '2026-01-22T08:00:00-08:00', BRAVO)
const unnamed = depart('KRPUS', '2026-01-10T20:00:00+09:00')
const listed = (...statements: Statement[]) =>
  projectStory({ polls: [{ at: '2026-01-24T20:00:00Z', statements: [...loaded, ...statements] }] })

test.each([
  ['planned', planned(departure)],
  ['estimated', estimated(departure)],
  ['planned without its ship', planned(unnamed)],
  ['planned for a later day', planned(depart('KRPUS', '2026-01-23T20:00:00+09:00', BRAVO))],
])('a ship that has arrived elsewhere has left the port of lading, where its departure is still %s', (_, expected) => {
  const projection = listed(expected, arrived)
  expect(shipmentOf(projection)).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
    pod_ata_at: '2026-01-22T16:00:00Z',
    pod_vessel_name: 'BRAVO',
  })
  expect(containerOf(projection).pod_arrived_at).toBe('2026-01-22T16:00:00Z')
  expect(listEvents(projection)).toContain('vessel_arrived USLAX')
  expect(listEstimates(projection)).toEqual([])
})

test('at a port that the ship passes, the container stays aboard', () => {
  const passed = arrive('JPTYO', '2026-01-12T08:00:00+09:00', BRAVO)
  const projection = listed(planned(departure), passed, planned(discharge('USLAX', '2026-01-25T08:00:00-08:00', BRAVO)))
  expect(shipmentOf(projection)).toMatchObject({ port_of_discharge_locode: 'USLAX', pod_ata_at: null })
  expect(containerOf(projection).current_status).toBe('on_ship')
})

test('until the ship calls elsewhere, a departure that is late is expected', () => {
  const statements = [...toBusan.slice(0, 3), planned(toBusan[3]!), estimated(toBusan[4]!)]
  expect(listEstimates(projectStory({ polls: [{ at: '2026-01-06T20:00:00Z', statements }] }))).toEqual([
    'vessel_departed CNSHA 2026-01-05T12:00:00Z',
    'vessel_arrived KRPUS 2026-01-06T23:00:00Z',
  ])
})

test('a port where the container is discharged before it is loaded is not its port of lading', () => {
  const statements = [...toBusan.filter(({ kind }) => kind !== 'load' && kind !== 'depart'), ...onwards]
  const projection = projectStory({
    polls: [{ at: '2026-01-11T20:00:00Z', statements: [...statements, estimated(arrived)] }],
  })
  expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: null, port_of_discharge_locode: 'USLAX' })
  expect(listEvents(projection)).toEqual(
    ['empty_out CNSHA', 'full_in CNSHA'].concat(
      ['arrived', 'discharged', 'loaded', 'departed'].map((what) => `transshipment_${what} KRPUS`),
    ),
  )
})
