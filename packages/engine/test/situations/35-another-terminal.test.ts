import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  discharge,
  estimated,
  factAt,
  fullOut,
  onwards,
  placeOf,
  projectReports,
  shipmentOf,
  TERMINAL,
  toBusan,
} from '../story.ts'

/** The line names one terminal of Los Angeles, and the container is at another. */
const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const NOW = '2026-02-01T00:00:00Z'
const [named, other, third] = createReference()
  .places.terminalsAt('USLAX')
  .filter(({ firmsCode }) => firmsCode)
const at = (terminal: typeof named) => ({
  ...placeOf('USLAX'),
  facilityCode: terminal!.firmsCode!,
  facilityProvider: 'FIRMS' as const,
})
const here = <S extends Statement>(terminal: typeof named, one: S): S => ({ ...one, place: at(terminal) })
const arrived = arrive('USLAX', '2026-01-22T08:00:00-08:00', BRAVO)
const landed = discharge('USLAX', '2026-01-22T20:00:00-08:00', BRAVO)
const line = (...statements: Statement[]) => ({
  polls: [{ at: '2026-01-23T20:00:00Z', statements: [...toBusan, ...onwards, ...statements] }],
})
const terminal = (of: typeof named, day: number, ...statements: Statement[]) => ({
  source: { ...TERMINAL, id: `terminal:${of!.firmsCode}`, name: of!.firmsCode! },
  polls: [{ at: `2026-01-${day}T21:00:00Z`, statements: statements.map((one) => here(of, one)) }],
})
const hold = [{ name: 'customs', status: 'hold', description: '' }]
const holds = (value: typeof hold | []) => factAt(at(other), 'holds', value)
const available = (value: boolean) => factAt(at(other), 'available_for_pickup', value)
const yard = factAt(at(other), 'location_at_pod_terminal', 'W4')
const lastFreeDay = factAt(at(other), 'pickup_lfd_terminal', '2026-01-30')

const lines: [string, ReturnType<typeof line>][] = [
  ['with the arrival', line(here(named, arrived))],
  ['with arrival and discharge', line(here(named, arrived), here(named, landed))],
  ['with the discharge alone', line(arrived, here(named, landed))],
  ['with the estimate of the arrival', line(estimated(here(named, arrived)))],
]
const reports: [string, Statement[]][] = [
  ['the discharge', [landed]],
  ['its yard position', [yard]],
  ['that it is available', [available(true)]],
  ['that it is not available', [available(false)]],
  ['the event that it is available', [{ ...landed, kind: 'available', mode: null }]],
]

for (const [naming, said] of lines)
  test.each(reports)(
    `a terminal that reports %s counts, although the line names another ${naming}`,
    (_, statements) => {
      const all = [said, terminal(other, 24, ...statements, holds(hold), lastFreeDay)]
      for (const order of [all, all.toReversed()]) {
        const projection = projectReports(order, NOW)
        const isHere = naming !== 'with the estimate of the arrival' || statements.includes(landed)
        expect(containerOf(projection)).toMatchObject({
          pod_terminal_id: other!.id,
          pickup_facility_id: other!.id,
          holds_at_pod_terminal: hold,
          ...(isHere ? { pickup_lfd: '2026-01-30T08:00:00Z' } : {}),
        })
        expect(shipmentOf(projection)).toMatchObject({ pod_terminal_id: other!.id, port_of_discharge_locode: 'USLAX' })
        const [container] = projection.containers
        expect(container!.provenance.pod_terminal_id!.set_by.source.id).toBe(`terminal:${other!.firmsCode}`)
        expect(container!.marks.flags).toEqual([
          {
            code: 'disputed',
            detail: `${named!.firmsCode} at Los Angeles: not used, because another terminal reports that it has the container`,
            source: 'line:TEST',
          },
        ])
      }
    },
  )

test('the gate-out of the terminal that counts is the pickup', () => {
  const projection = projectReports(
    [lines[1]![1], terminal(other, 26, landed, fullOut('USLAX', '2026-01-25T10:00:00-08:00'))],
    NOW,
  )
  expect(containerOf(projection)).toMatchObject({
    current_status: 'picked_up',
    pod_full_out_at: '2026-01-25T18:00:00Z',
    pickup_facility_id: other!.id,
  })
})

test.each<[string, Statement[]]>([
  ['holds it', [here(named, factAt(at(named), 'holds', hold))]],
  ['has it in its yard', [factAt(at(named), 'location_at_pod_terminal', 'A1')]],
  ['discharged it', [landed]],
])('the terminal that the line names counts if it %s, and the other is flagged', (_, statements) => {
  const all = [
    lines[1]![1],
    terminal(named, 25, ...statements),
    terminal(other, 24, landed, available(true), holds([]), fullOut('USLAX', '2026-01-24T10:00:00-08:00')),
  ]
  const projection = projectReports(all, NOW)
  expect(containerOf(projection)).toMatchObject({ pod_terminal_id: named!.id, pod_full_out_at: null })
  expect(containerOf(projection).available_for_pickup).not.toBe(true)
  const flags = projection.containers[0]!.marks.flags!
  expect(flags.map(({ code, source }) => [code, source])).toContainEqual(['disputed', `terminal:${other!.firmsCode}`])
  expect(flags.map(({ detail }) => detail)).toContainEqual(
    'available for pickup, holds at Los Angeles: not used, because another facility has the container',
  )
})

test('two other terminals that claim the container do not count', () => {
  const all = [lines[1]![1], terminal(other, 24, yard), terminal(third, 24, yard)]
  expect(containerOf(projectReports(all, NOW)).pod_terminal_id).toBe(named!.id)
})

test('a terminal that only expects the container, or had it before, does not count', () => {
  const expecting = [lines[1]![1], terminal(other, 24, holds([]))]
  expect(containerOf(projectReports(expecting, NOW)).pod_terminal_id).toBe(named!.id)
  const before = [lines[1]![1], terminal(other, 10, discharge('USLAX', '2025-11-22T20:00:00-08:00'), yard)]
  expect(containerOf(projectReports(before, NOW)).pod_terminal_id).toBe(named!.id)
})
