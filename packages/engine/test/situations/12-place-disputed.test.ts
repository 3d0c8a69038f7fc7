import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  discharge,
  estimated,
  factAt,
  fullIn,
  fullOut,
  listEvents,
  onwards,
  placeOf,
  projectReports,
  shipmentOf,
  toBusan,
} from '../story.ts'

const NOW = '2026-02-10T00:00:00Z'
const bravo = { vessel: 'BRAVO', voyage: '2E' }
const atSea = [...toBusan, ...onwards]
const terminalSource = (id: string) => ({ id: `terminal:${id}`, kind: 'terminal' as const, name: id, scac: null })
const hold = [{ name: 'customs', status: 'hold', description: '' }]
const lineSays = (locode: string, ...more: Statement[]) => ({
  polls: [
    {
      at: '2026-01-31T00:00:00Z',
      statements: [
        ...atSea,
        arrive(locode, '2026-01-22T08:00:00-08:00', bravo),
        discharge(locode, '2026-01-22T20:00:00-08:00', bravo),
        ...more,
      ],
    },
  ],
})
const terminalSays = (id: string, at: string, ...statements: Statement[]) => ({
  source: terminalSource(id),
  polls: [{ at, statements }],
})

const longBeach = placeOf('USLGB')
const facts = [factAt(longBeach, 'holds', hold), factAt(longBeach, 'pickup_lfd_terminal', '2026-02-03')]

test.each<[string, string, Statement[]]>([
  ['reports the discharge', 'USLAX', [discharge('USLGB', '2026-01-22T19:30:00-08:00', bravo), ...facts]],
  ['reports its yard position', 'USLAX', [factAt(longBeach, 'location_at_pod_terminal', 'A12'), ...facts]],
  ['reports availability', 'USLAX', [factAt(longBeach, 'available_for_pickup', false), ...facts]],
])('the port of the terminal that has the container counts when it %s', (_what, locode, statements) => {
  const said = [lineSays(locode), terminalSays('USLGB', '2026-01-24T00:00:00Z', ...statements)]
  for (const order of [said, said.toReversed()]) {
    const projection = projectReports(order, NOW)
    expect(shipmentOf(projection)).toMatchObject({
      port_of_discharge_locode: 'USLGB',
      pod_ata_at: '2026-01-22T16:00:00Z',
    })
    expect(containerOf(projection)).toMatchObject({
      holds_at_pod_terminal: hold,
      pickup_lfd: '2026-02-03T08:00:00Z',
    })
    expect(
      listEvents(projection)
        .slice(-2)
        .map((one) => one.split(' ')[1]),
    ).toEqual(['USLGB', 'USLGB'])
    expect(projection.containers[0]!.route.map(({ place }) => place.locode)).toEqual(['CNSHA', 'KRPUS', 'USLGB'])
    expect(projection.containers[0]!.marks.flags).toEqual([
      {
        code: 'disputed',
        detail: 'Los Angeles: not used, because another terminal reports that it has the container',
        source: 'line:TEST',
      },
    ])
  }
})

test('the port of the terminal counts after a transshipment too, while the line only expects the arrival', () => {
  const line = {
    polls: [
      {
        at: '2026-01-23T00:00:00Z',
        statements: [...atSea, estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', bravo))],
      },
    ],
  }
  const terminal = terminalSays(
    'USLGB',
    '2026-01-24T00:00:00Z',
    discharge('USLGB', '2026-01-22T19:30:00-08:00', bravo),
    ...facts,
  )
  const projection = projectReports([line, terminal], NOW)
  expect(shipmentOf(projection).port_of_discharge_locode).toBe('USLGB')
  expect(containerOf(projection).holds_at_pod_terminal).toEqual(hold)
})

test.each<[string, Parameters<typeof projectReports>[0]]>([
  [
    "a terminal of the line's port has it too",
    [
      terminalSays('USLGB', '2026-01-24T00:00:00Z', factAt(longBeach, 'location_at_pod_terminal', 'A12'), ...facts),
      terminalSays('USLAX', '2026-01-24T00:00:00Z', factAt(placeOf('USLAX'), 'location_at_pod_terminal', 'B3')),
    ],
  ],
  [
    'the terminal reports an earlier visit',
    [terminalSays('USLGB', '2026-01-10T00:00:00Z', discharge('USLGB', '2025-11-22T19:30:00-08:00'), ...facts)],
  ],
  ['the terminal only expects it', [terminalSays('USLGB', '2026-01-20T00:00:00Z', ...facts)]],
  [
    'the terminal is in another part of the country',
    [
      terminalSays(
        'USOAK',
        '2026-01-24T00:00:00Z',
        discharge('USOAK', '2026-01-23T19:30:00-08:00', bravo),
        factAt(placeOf('USOAK'), 'location_at_pod_terminal', 'A12'),
      ),
    ],
  ],
  [
    'the terminal is in another country',
    [terminalSays('CAVAN', '2026-01-24T00:00:00Z', factAt(placeOf('CAVAN'), 'location_at_pod_terminal', 'A12'))],
  ],
])('the port of the line stays if %s', (_what, said) => {
  const projection = projectReports([lineSays('USLAX'), ...said], NOW)
  expect(shipmentOf(projection)).toMatchObject({ port_of_discharge_locode: 'USLAX' })
})

const [first, second] = createReference()
  .places.terminalsAt('USLAX')
  .filter(({ firmsCode }) => firmsCode)
const at = (terminal: typeof first) => ({
  ...placeOf('USLAX'),
  facilityCode: terminal!.firmsCode!,
  facilityProvider: 'FIRMS' as const,
})
const here = <S extends Statement>(terminal: typeof first, statement: S): S => ({ ...statement, place: at(terminal) })
const gateOut = (time: string) => fullOut('USLAX', `2026-01-${time}-08:00`)
const gateIn = (time: string) => fullIn('USLAX', `2026-01-${time}-08:00`)
const ownDischarge = here(first, discharge('USLAX', '2026-01-22T20:00:00-08:00', bravo))

test.each<[string, Statement[], Statement[]]>([
  ['by the terminal', [], [here(first, gateOut('25T10:00:00')), here(first, gateIn('25T10:40:00'))]],
  ['by the line', [gateOut('25T10:00:00'), gateIn('25T10:40:00')], []],
  ['by one each', [gateOut('25T10:00:00')], [here(first, gateIn('25T10:40:00'))]],
])('a truck that is turned away at the gate has not picked up the container: %s', (_who, line, terminal) => {
  const projection = projectReports(
    [
      lineSays('USLAX', ...line),
      terminalSays(
        'A',
        '2026-01-26T00:00:00Z',
        ownDischarge,
        here(first, factAt(at(first), 'available_for_pickup', true)),
        ...terminal,
      ),
    ],
    NOW,
  )
  expect(containerOf(projection)).toMatchObject({
    pod_full_out_at: null,
    current_status: 'available',
    available_for_pickup: true,
    pickup_facility_id: first!.id,
  })
})

const exam = (...atSite: Statement[]) =>
  projectReports(
    [
      lineSays('USLAX'),
      terminalSays(
        'A',
        '2026-01-26T00:00:00Z',
        ownDischarge,
        factAt(at(first), 'holds', hold),
        factAt(at(first), 'available_for_pickup', false),
        here(first, gateOut('25T10:00:00')),
      ),
      ...(atSite.length > 0 ? [terminalSays('B', '2026-01-30T00:00:00Z', ...atSite)] : []),
    ],
    NOW,
  )

test('the facility that took the container in for an exam counts until it is picked up there', () => {
  const taken = here(second, gateIn('25T12:00:00'))
  expect(containerOf(exam(taken))).toMatchObject({
    current_status: 'off_dock',
    pod_full_out_at: null,
    pickup_facility_id: second!.id,
    // A customs hold follows the container.
    holds_at_pod_terminal: hold,
    available_for_pickup: null,
  })
  const held = exam(taken, factAt(at(second), 'holds', hold), factAt(at(second), 'available_for_pickup', false))
  expect(containerOf(held)).toMatchObject({ holds_at_pod_terminal: hold, available_for_pickup: false })
  const gone = exam(taken, factAt(at(second), 'available_for_pickup', true), here(second, gateOut('29T09:00:00')))
  expect(containerOf(gone)).toMatchObject({
    current_status: 'picked_up',
    pod_full_out_at: '2026-01-29T17:00:00Z',
    pickup_facility_id: second!.id,
  })
})

test('an exam outside the terminal may end with the return to it', () => {
  const projection = exam(here(first, gateIn('27T08:00:00')))
  expect(containerOf(projection)).toMatchObject({
    pod_full_out_at: null,
    pickup_facility_id: first!.id,
    holds_at_pod_terminal: hold,
  })
})

test('a gate-out without a return is a pickup, and an estimate moves with the place', () => {
  expect(containerOf(exam())).toMatchObject({ current_status: 'picked_up', pod_full_out_at: '2026-01-25T18:00:00Z' })
  const berth = terminalSays('USLGB', '2026-01-24T00:00:00Z', discharge('USLGB', '2026-01-22T19:30:00-08:00', bravo))
  const projection = projectReports([lineSays('USLAX', estimated(gateOut('28T10:00:00'))), berth], NOW)
  expect(shipmentOf(projection)).toMatchObject({ port_of_discharge_locode: 'USLGB', destination_locode: null })
})
