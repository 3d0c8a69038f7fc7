import { expect, test } from 'vitest'
import {
  arrive,
  CONTAINER,
  containerOf,
  depart,
  emptyOut,
  estimated,
  fullIn,
  listEvents,
  load,
  planned,
  projectSources,
  railLoad,
  shipmentOf,
} from '../story.ts'

const out = emptyOut('CNSHA', '2026-01-01T08:00:00+08:00')
const gateIn = fullIn('CNSHA', '2026-01-03T08:00:00+08:00', { facility: 'POTE' })
const bareGateIn = fullIn('CNSHA', '2026-01-03T08:00:00+08:00')
const plan = (vessel: string, day: string, locode = 'CNSHA') => [
  planned(load(locode, `2026-01-${day}T08:00:00+08:00`, { vessel })),
  estimated(depart(locode, `2026-01-${day}T20:00:00+08:00`, { vessel })),
  estimated(arrive('USLAX', `2026-01-2${day.slice(1)}T08:00:00-08:00`, { vessel })),
]
const NOW = '2026-01-04T00:00:00Z'
const at = (...statements: ReturnType<typeof load>[]) => [{ at: NOW, statements }]
const requests = [
  ['bill', undefined],
  ['container', { type: 'container' as const, number: CONTAINER }],
] as const

const sightings: [string, Parameters<typeof projectSources>[0]][] = [
  ['without a vessel plan', { line: at(out, gateIn) }],
  ['without a vessel plan, at an unknown kind of facility', { line: at(out, bareGateIn) }],
  ['with a vessel plan', { line: at(out, gateIn, ...plan('ALPHA', '05')) }],
  ['as the only event', { line: at(gateIn) }],
  ['as the terminal reports it', { line: at(out), terminal: at(gateIn) }],
  [
    'with a cancelled departure',
    {
      line: [
        { at: '2026-01-02T00:00:00Z', statements: [out, ...plan('ALPHA', '05')] },
        { at: '2026-01-03T12:00:00Z', statements: [out, gateIn, ...plan('ALPHA', '05')] },
        { at: NOW, statements: [out, gateIn] },
      ],
    },
  ],
  [
    'with the next sailing of another vessel',
    {
      line: [
        { at: '2026-01-03T12:00:00Z', statements: [out, gateIn, ...plan('ALPHA', '05')] },
        { at: '2026-01-03T18:00:00Z', statements: [out, gateIn] },
        { at: NOW, statements: [out, gateIn, ...plan('BRAVO', '08')] },
      ],
    },
  ],
]
const cases = sightings.flatMap(([what, sources]) =>
  requests.map(([by, request]) => [what, by, sources, request] as const),
)

test.each(cases)('a full gate-in is shown %s, by %s', (_, __, sources, request) => {
  const projection = projectSources(sources, NOW, request)
  expect(listEvents(projection)).toContain('full_in CNSHA')
  expect(containerOf(projection)).toMatchObject({ pol_full_in_at: '2026-01-03T00:00:00Z', current_status: 'new' })
})

const depot = fullIn('CNWUH', '2026-01-02T08:00:00+08:00', { facility: 'INTE' })
test.each([
  ['before the gate-in at the port', at(out, depot), null],
  ['before the gate-in at the port, with a plan', at(out, depot, ...plan('ALPHA', '05')), null],
  ['and then the gate-in at the port', at(out, depot, gateIn), '2026-01-03T00:00:00Z'],
  [
    'by rail, and then the gate-in at the port',
    at(out, depot, railLoad('CNWUH', '2026-01-02T12:00:00+08:00'), gateIn, ...plan('ALPHA', '05')),
    '2026-01-03T00:00:00Z',
  ],
])('the gate-in of an inland depot is its own event, %s', (_, line, inAt) => {
  const projection = projectSources({ line }, NOW)
  expect(listEvents(projection)).toContain('full_in CNWUH')
  expect(containerOf(projection).pol_full_in_at).toBe(inAt)
})

test('a gate-in at the port stays when the vessel is planned from another port', () => {
  const polls = [
    { at: '2026-01-03T12:00:00Z', statements: [out, gateIn, ...plan('ALPHA', '05')] },
    { at: NOW, statements: [out, gateIn, ...plan('BRAVO', '08', 'CNNGB')] },
  ]
  const projection = projectSources({ line: polls }, NOW)
  expect(listEvents(projection)).toContain('full_in CNSHA')
  expect(containerOf(projection).pol_full_in_at).toBe('2026-01-03T00:00:00Z')
  expect(shipmentOf(projection).port_of_lading_locode).toBe('CNNGB')
  const moved = [
    ...polls,
    {
      at: '2026-01-06T00:00:00Z',
      statements: [
        out,
        gateIn,
        fullIn('CNNGB', '2026-01-05T08:00:00+08:00', { facility: 'POTE' }),
        ...plan('BRAVO', '08', 'CNNGB'),
      ],
    },
  ]
  expect(containerOf(projectSources({ line: moved }, '2026-01-06T00:00:00Z')).pol_full_in_at).toBe(
    '2026-01-05T00:00:00Z',
  )
})
