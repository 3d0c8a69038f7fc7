import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  atLosAngeles,
  CONTAINER,
  containerOf,
  discharge,
  fact,
  factAt,
  fullIn,
  fullOut,
  onwards,
  placeOf,
  projectReports,
  RAILWAY,
  railArrive,
  railDepart,
  railLoad,
  railUnload,
  shipmentOf,
  TERMINAL,
  toBusan,
} from '../story.ts'

/** A container is picked up at its ramp if one matches, else at its place, but never at a place that it has left. */
const { places } = createReference()
const NOW = '2026-01-31T00:00:00Z'
const bravo = { vessel: 'BRAVO', voyage: '2E' }
const landed = [
  ...toBusan,
  ...onwards,
  ...atLosAngeles,
  discharge('USLAX', '2026-01-22T20:00:00-08:00', { ...bravo, terminal: 'EAGLE' }),
]
const onTrain = [railLoad('USLAX', '2026-01-25T08:00:00-08:00'), railDepart('USLAX', '2026-01-25T20:00:00-08:00')]
const inlandAt = (locode: string, facility = 'RAMP') => [
  railArrive(locode, '2026-01-30T02:00:00-06:00', { facility }),
  railUnload(locode, '2026-01-30T08:00:00-06:00', { facility }),
]
const ramp = (name: string) =>
  places.allTerminals().find((one) => one.kind === 'rail_terminal' && one.name === name)!.id
const bnsf = { ...RAILWAY, id: 'rail:BNSF', scac: 'BNSF' }

const play = (line: Statement[], railway: Statement[] = [], terminal: Statement[] = []) => {
  const said = (source: typeof bnsf | typeof TERMINAL, statements: Statement[]) =>
    statements.length > 0 ? [{ source, polls: [{ at: '2026-01-30T20:00:00Z', statements }] }] : []
  const projection = projectReports(
    [
      { polls: [{ at: '2026-01-30T22:00:00Z', statements: [...landed, ...line] }] },
      ...said(bnsf, railway),
      ...said(TERMINAL, terminal),
    ],
    NOW,
  )
  const { marks } = projection.containers.find(({ number }) => number === CONTAINER)!
  return {
    facility: containerOf(projection).pickup_facility_id,
    destination: shipmentOf(projection).destination_terminal_id,
    place: marks.pickup_place,
  }
}
const memphis = { name: 'Memphis', locode: 'USMEM' }
const chicago = { name: 'Chicago', locode: 'USCHI' }

test.each<[string, Statement[], Statement[]]>([
  ['the railway names the place only', inlandAt('USMEM'), [factAt(placeOf('USMEM'), 'available_for_pickup', true)]],
  [
    'only the line reports the train, and a terminal whose it is',
    inlandAt('USMEM'),
    [fact('rail_carrier_scac', 'BNSF')],
  ],
  [
    'the railway reports the loading at the port only',
    inlandAt('USMEM'),
    [railLoad('USLAX', '2026-01-25T08:00:00-08:00')],
  ],
])('the pickup place is the only ramp that the railway has there: %s', (_, line, railway) => {
  const id = ramp('BNSF Memphis')
  expect(play([...onTrain, ...line], railway)).toEqual({ facility: id, destination: id, place: memphis })
})

test.each<[string, Statement[], Statement[]]>([
  ['the railway has several ramps', inlandAt('USCHI'), [factAt(placeOf('USCHI'), 'available_for_pickup', true)]],
  ['nobody knows the railway', inlandAt('USCHI'), []],
  ['the container comes by barge or truck', [fullIn('USCHI', '2026-01-30T10:00:00-06:00', { facility: 'INTE' })], []],
])('the pickup place has no facility where no ramp fits: %s', (_, line, railway) => {
  expect(play([...onTrain, ...line], railway)).toEqual({ facility: null, destination: null, place: chicago })
})

test('the pickup place is the ramp that the railway names, of several', () => {
  const statements = factAt({ ...placeOf('USCHI'), name: 'BNSF Logistics Park Chicago' }, 'available_for_pickup', true)
  const id = ramp('BNSF Logistics Park Chicago')
  expect(play([...onTrain, ...inlandAt('USCHI')], [statements])).toEqual({
    facility: id,
    destination: id,
    place: chicago,
  })
})

test('the pickup place is not the port once a train has taken the container, even if its destination is unknown', () => {
  expect(play([])).toMatchObject({ facility: expect.any(String), place: { locode: 'USLAX' } })
  expect(play(onTrain)).toEqual({ facility: null, destination: null, place: undefined })
})

test.each<[string, Statement[]]>([
  [
    'moved by the terminal',
    [factAt(placeOf('USLAX', 'EAGLE'), 'off_dock_to', { ...placeOf('USLAX'), name: 'Harbor Freight Station' })],
  ],
  [
    'taken in by a freight station',
    [
      fullOut('USLAX', '2026-01-25T10:00:00-08:00', { terminal: 'EAGLE' }),
      fullIn('USLAX', '2026-01-25T12:00:00-08:00', { facility: 'DEPO', name: 'Harbor Freight Station' }),
    ],
  ],
])('the pickup place is not a terminal that the container has left for a place without a code: %s', (_, terminal) => {
  expect(play([], [], terminal)).toMatchObject({ facility: null, place: { locode: 'USLAX' } })
})
