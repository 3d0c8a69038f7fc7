import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  atLosAngeles,
  containerOf,
  discharge,
  factAt,
  fullIn,
  fullOut,
  listEvents,
  onwards,
  type Poll,
  placeOf,
  planned,
  projectReports,
  RAILWAY,
  railDepart,
  railUnload,
  TERMINAL,
  toBusan,
} from '../story.ts'

const landed = [...toBusan, ...onwards, ...atLosAngeles]
const available = (value: boolean | null, locode = 'USLAX') => factAt(placeOf(locode), 'available_for_pickup', value)
const avpu = { ...discharge('USLAX', '2026-01-24T08:00:00-08:00'), kind: 'available' as const, mode: null }
const NOW = '2026-02-01T00:00:00Z'

const journey = (line: Statement[], polls: Poll[], more: Parameters<typeof projectReports>[0] = []) =>
  projectReports(
    [
      { polls: [{ at: '2026-01-31T00:00:00Z', statements: [...landed, ...line] }] },
      ...(polls.length > 0 ? [{ source: TERMINAL, polls }] : []),
      ...more,
    ],
    NOW,
  )
const statusOf = (...given: Parameters<typeof journey>) => {
  const { current_status, available_for_pickup } = containerOf(journey(...given))
  return { current_status, available_for_pickup }
}

const day = (n: number, ...statements: Statement[]): Poll => ({ at: `2026-01-${n}T12:00:00Z`, statements })

test.each<[string, Statement[], Poll[], string]>([
  ['the terminal says yes and then unknown', [], [day(24, available(true)), day(25, available(null))], 'grounded'],
  ['the terminal says no and then unknown', [], [day(24, available(false)), day(25, available(null))], 'grounded'],
  [
    'the terminal says yes, no and then unknown',
    [],
    [day(24, available(true)), day(25, available(false)), day(26, available(null))],
    'grounded',
  ],
  ['the line says yes and the terminal unknown', [avpu], [day(25, available(null))], 'grounded'],
  [
    'the terminal says unknown about a container that goes on inland',
    [planned(fullIn('USLAS', '2026-02-05T08:00:00-08:00', { facility: 'INTE' }))],
    [day(24, available(true)), day(25, available(null))],
    'awaiting_inland_transfer',
  ],
])('a container is not available while its availability is unknown: %s', (_what, line, polls, current_status) => {
  expect(statusOf(line, polls)).toEqual({ current_status, available_for_pickup: null })
})

const out = fullOut('USLAX', '2026-01-25T10:00:00-08:00')
test.each<[string, Statement[], Poll[], boolean | null]>([
  ['by the line, and as unknown by the terminal', [avpu, out], [day(24, available(null))], false],
  ['by the line, and as unknown by the terminal since the pickup', [avpu, out], [day(27, available(null))], false],
  ['by the terminal, and then as unknown', [out], [day(24, available(true)), day(25, available(null))], false],
  ['as unknown alone', [out], [day(24, available(null))], null],
  ['as available since the pickup alone', [out], [day(27, available(true))], null],
])(
  'a container that was picked up is not available, where it was reported before: %s',
  (_what, line, polls, expected) => {
    expect(containerOf(journey(line, polls))).toMatchObject({
      available_for_pickup: expected,
      availability_known: expected !== null,
    })
  },
)

test('a container is available again once the terminal reports it', () => {
  const polls = [day(24, available(true)), day(25, available(null)), day(26, available(true))]
  expect(statusOf([], polls)).toEqual({ current_status: 'available', available_for_pickup: true })
})

const inland = planned(fullIn('USLAS', '2026-01-30T08:00:00-08:00', { facility: 'INTE' }))

test.each<[string, Statement[], Poll[], string]>([
  [
    'the terminal still says available after its gate-out',
    [],
    [day(24, available(true)), day(26, fullOut('USLAX', '2026-01-25T10:00:00-08:00')), day(27, available(true))],
    'picked_up',
  ],
  [
    'the line stamps the discharge after the gate-out',
    [fullOut('USLAX', '2026-01-22T18:00:00-08:00')],
    [day(27, available(true))],
    'picked_up',
  ],
  [
    'it left for its inland destination by truck',
    [inland],
    [day(24, available(true)), day(26, fullOut('USLAX', '2026-01-25T10:00:00-08:00'))],
    'awaiting_inland_transfer',
  ],
  [
    'the terminal still says available after the truck left for the inland destination',
    [inland, fullOut('USLAX', '2026-01-25T10:00:00-08:00')],
    [day(24, available(true)), day(27, available(true))],
    'awaiting_inland_transfer',
  ],
])('a container has no port status after a later gate-out: %s', (_what, line, polls, current_status) => {
  expect(statusOf(line, polls).current_status).toBe(current_status)
  expect(containerOf(journey(line, polls)).available_for_pickup).not.toBe(true)
})

test('a train that left takes the availability at the port with it', () => {
  const railway = {
    source: RAILWAY,
    polls: [day(26, railDepart('USLAX', '2026-01-25T20:00:00-08:00', { mode: 'rail' }))],
  }
  const line = [planned(railUnload('USCHI', '2026-02-03T08:00:00-06:00', { facility: 'RAMP' }))]
  const projection = journey(line, [day(24, available(true)), day(27, available(true))], [railway])
  expect(containerOf(projection)).toMatchObject({ current_status: 'on_rail', available_for_pickup: null })
  expect(listEvents(projection)).not.toContain('full_out USLAX')
})
