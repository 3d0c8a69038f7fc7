import { expect, test } from 'vitest'
import type { Milestone, Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  discharge,
  emptyIn,
  factAt,
  fullOut,
  listEvents,
  onwards,
  placeOf,
  projectSources,
  RAILWAY,
  TERMINAL,
  toBusan,
} from '../story.ts'

const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const before = [...toBusan, ...onwards, arrive('USLAX', '2026-01-22T08:00:00-08:00', BRAVO)]
const landed = discharge('USLAX', '2026-01-22T20:00:00-08:00', BRAVO)
const out = fullOut('USLAX', '2026-01-25T10:00:00-08:00')
const returned = emptyIn('USLAX', '2026-01-28T10:00:00-08:00')
const NOW = '2026-02-02T00:00:00Z'
const at = (one: Milestone, time: string): Milestone => ({ ...one, time: { at: time, precision: 'minute' } })
const byDay = (one: Milestone, day: string): Milestone => ({ ...one, time: { at: day, precision: 'day' } })
const line = (...statements: Statement[]) => [{ at: '2026-02-01T00:00:00Z', statements: [...before, ...statements] }]
const terminal = (...statements: Statement[]) => [{ at: '2026-02-01T01:00:00Z', statements }]
const here = placeOf('USLAX')
const flagsOf = (projection: ReturnType<typeof projectSources>) =>
  (projection.containers[0]!.marks.flags ?? []).map(({ code, detail, source }) => [code, detail, source])

const lateLanding = at(landed, '2026-01-26T20:00:00Z')
test.each<[string, Parameters<typeof projectSources>[0], string, string]>([
  ['of the line', { line: line(out, lateLanding) }, 'Test line', 'Test line'],
  ['of terminal and line', { line: line(out), terminal: terminal(lateLanding) }, 'Test line', TERMINAL.name],
  ['of line and terminal', { line: line(lateLanding), terminal: terminal(out) }, TERMINAL.name, 'Test line'],
])('a discharge after the full gate-out is flagged with both claims: %s', (_, sources, outBy, landedBy) => {
  const projection = projectSources(sources, NOW)
  expect(flagsOf(projection)).toEqual([
    [
      'impossible_order',
      `the full gate-out at Los Angeles on 2026-01-25 10:00 is reported before the discharge at Los Angeles on 2026-01-26 12:00${landedBy === outBy ? '' : ` by ${landedBy}`}`,
      expect.any(String),
    ],
  ])
  expect(containerOf(projection)).toMatchObject({
    pod_full_out_at: '2026-01-25T18:00:00Z',
    pod_discharged_at: '2026-01-26T20:00:00Z',
  })
})

const earlyReturn = at(returned, '2026-01-24T20:00:00Z')
test.each<[string, Parameters<typeof projectSources>[0], string, string]>([
  ['of the line', { line: line(landed, earlyReturn, out) }, 'Test line', 'Test line'],
  ['of terminal and line', { line: line(landed, earlyReturn), terminal: terminal(out) }, TERMINAL.name, 'Test line'],
  ['of line and terminal', { line: line(landed, out), terminal: terminal(earlyReturn) }, 'Test line', TERMINAL.name],
])('an empty return before the full gate-out is flagged with both claims: %s', (_, sources, outBy, returnedBy) => {
  const projection = projectSources(sources, NOW)
  expect(flagsOf(projection)).toEqual([
    [
      'impossible_order',
      `the empty gate-in at Los Angeles on 2026-01-24 12:00 is reported before the full gate-out at Los Angeles on 2026-01-25 10:00${outBy === returnedBy ? '' : ` by ${outBy}`}`,
      expect.any(String),
    ],
  ])
  expect(containerOf(projection)).toMatchObject({
    current_status: 'empty_returned',
    pod_full_out_at: '2026-01-25T18:00:00Z',
    empty_terminated_at: '2026-01-24T20:00:00Z',
  })
  expect(listEvents(projection).slice(-2)).toEqual(['empty_in USLAX', 'full_out USLAX'])
})

test.each<[string, Statement[]]>([
  ['that it is available', [factAt(here, 'available_for_pickup', true)]],
  ['where it stands', [factAt(here, 'location_at_pod_terminal', 'W4')]],
  ['both', [factAt(here, 'location_at_pod_terminal', 'W4'), factAt(here, 'available_for_pickup', true)]],
])('a pickup by the line is flagged while its terminal reports %s', (_, facts) => {
  const projection = projectSources({ line: line(landed, out), terminal: terminal(landed, ...facts) }, NOW)
  expect(flagsOf(projection)).toEqual([
    [
      'contradicted',
      expect.stringMatching(
        /^the full gate-out at Los Angeles on 2026-01-25 10:00 is reported, and Test terminal reports .* there since$/,
      ),
      'line:TEST',
    ],
  ])
  expect(containerOf(projection).pod_full_out_at).toBe('2026-01-25T18:00:00Z')
})

test.each<[string, Parameters<typeof projectSources>[0]]>([
  ['an ordinary pickup', { line: line(landed, out, returned), terminal: terminal(landed, out) }],
  [
    'discharge and pickup known by the day alone',
    { line: line(byDay(landed, '2026-01-25'), byDay(out, '2026-01-25')) },
  ],
  [
    'a terminal that last reported before the pickup',
    {
      line: line(landed, out),
      terminal: [{ at: '2026-01-24T00:00:00Z', statements: [landed, factAt(here, 'available_for_pickup', true)] }],
    },
  ],
  [
    'a terminal that reports that it is not available',
    { line: line(landed, out), terminal: terminal(landed, factAt(here, 'available_for_pickup', false)) },
  ],
  [
    'a terminal that reports the pickup too',
    { line: line(landed, out), terminal: terminal(landed, out, factAt(here, 'location_at_pod_terminal', 'W4')) },
  ],
  [
    'a railway',
    { line: line(landed, out), rail: [{ at: '2026-02-01T01:00:00Z', statements: [factAt(here, 'holds', [])] }] },
  ],
])('%s is not flagged', (_, sources) => {
  const flags = flagsOf(projectSources(sources, NOW)).filter(([, , source]) => source !== RAILWAY.id)
  expect(flags).toEqual([])
})
