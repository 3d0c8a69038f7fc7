import { expect, test } from 'vitest'
import { foldReports } from '../../src/claims/apply-report.ts'
import type { Projection } from '../../src/project/types/projection.ts'
import type { Milestone, Statement } from '../../src/statement.ts'
import {
  arrive,
  CONTAINER,
  claimsOf,
  containerOf,
  depart,
  discharge,
  emptyIn,
  estimated,
  fact,
  fullOut,
  listEvents,
  load,
  OTHER_CONTAINER,
  type Poll,
  projectSources,
  reportsOf,
  shipmentOf,
  toBusan,
} from '../story.ts'

const of =
  (container: string) =>
  <S extends Statement>(one: S): S => ({ ...one, container: one.container && container })
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const gates = toBusan.slice(0, 2)
const loaded = toBusan[2]!
const sailed = toBusan[3]!
const eta = estimated(arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA))
const laterEta = estimated(arrive('USLAX', '2026-01-21T08:00:00-08:00', ALPHA))
const arrived = arrive('USLAX', '2026-01-21T10:00:00-08:00', ALPHA)
const discharged = discharge('USLAX', '2026-01-21T20:00:00-08:00', ALPHA)
const out = fullOut('USLAX', '2026-01-23T10:00:00-08:00')
const back = emptyIn('USLAX', '2026-01-26T10:00:00-08:00')
const replacement = of(OTHER_CONTAINER)

const marksOf = (projection: ReturnType<typeof projectSources>, number = CONTAINER) => {
  const { free_time, pickup_place, ...marks } = projection.containers.find((one) => one.number === number)!.marks
  return marks
}
const play = (...polls: [string, Statement[]][]): Poll[] => polls.map(([at, statements]) => ({ at, statements }))
const see = (line: Poll[]) => projectSources({ line }, line.at(-1)!.at)

const both = [...gates, ...gates.map(replacement)]
const rest = [loaded, sailed, eta].map(replacement)
const gone: [string, Poll[], string][] = [
  [
    'replaced on its booking before the loading',
    play(['2026-01-04T00:00:00Z', gates], ['2026-01-06T00:00:00Z', [...gates.map(replacement), ...rest]]),
    '2026-01-06T00:00:00Z',
  ],
  [
    'left on another bill when the bill was split',
    play(
      ['2026-01-06T00:00:00Z', [...both, loaded, ...rest]],
      ['2026-01-08T00:00:00Z', [...gates.map(replacement), ...rest]],
      ['2026-01-21T20:00:00Z', [...gates.map(replacement), ...rest.slice(0, 2), arrived]],
      ['2026-01-22T20:00:00Z', [...gates.map(replacement), ...rest.slice(0, 2), arrived, replacement(discharged)]],
    ),
    '2026-01-08T00:00:00Z',
  ],
  [
    'of which only facts and plans were known',
    play(
      ['2026-01-04T00:00:00Z', [fact('equipment_size_type', '45G1'), ...gates.map(replacement), eta]],
      ['2026-01-06T00:00:00Z', [...gates.map(replacement), ...rest]],
    ),
    '2026-01-06T00:00:00Z',
  ],
]

test.each(gone)('a container %s is marked, and gets no events of the ship', (_, line, since) => {
  const projection = see(line)
  expect(marksOf(projection)).toEqual({ no_longer_reported_since: since })
  expect(marksOf(projection, OTHER_CONTAINER)).toEqual({})
  const names = listEvents(projection).map((event) => event.split(' ')[0])
  expect(names).not.toContain('vessel_arrived')
  expect(shipmentOf(projection).pod_ata_at).toBe(line.length > 2 ? '2026-01-21T18:00:00Z' : null)
})

test('the mark changes no field and no event', () => {
  const line = play(
    ['2026-01-06T00:00:00Z', [...both, loaded, ...rest]],
    ['2026-01-08T00:00:00Z', [...gates.map(replacement), ...rest]],
    ['2026-01-10T00:00:00Z', [...gates.map(replacement), ...rest.slice(0, 2), laterEta]],
  )
  const [before, after, later] = [1, 2, 3].map((count) => see(line.slice(0, count)))
  for (const projection of [after!, later!]) {
    expect(containerOf(projection)).toEqual(containerOf(before!))
    expect(shown(projection)).toEqual(shown(before!))
  }
  expect(shipmentOf(later!).pod_eta_at).toBe('2026-01-21T16:00:00Z')
})

test('a container that is named again returns with all of its events', () => {
  const all = [...both, loaded, ...rest, arrived]
  const line = play(
    ['2026-01-08T00:00:00Z', [...both, loaded, ...rest]],
    ['2026-01-21T20:00:00Z', [...gates.map(replacement), ...rest.slice(0, 2), arrived]],
    ['2026-01-22T20:00:00Z', all],
  )
  expect(listEvents(see(line.slice(0, 2)))).not.toContain('vessel_arrived USLAX')
  expect(marksOf(see(line))).toEqual({})
  expect(listEvents(see(line))).toContain('vessel_arrived USLAX')
})

test.each<[string, Poll[]]>([
  [
    'a truncated response',
    [{ at: '2026-01-08T00:00:00Z', statements: [...gates.map(replacement), ...rest], complete: false }],
  ],
  ['not found', [{ at: '2026-01-08T00:00:00Z', statements: [], outcome: 'not_found' }]],
])('a response with %s marks nothing', (_, after) => {
  const projection = see([...play(['2026-01-06T00:00:00Z', [...both, loaded, ...rest]]), ...after])
  expect(marksOf(projection)).toEqual({})
})

test('a return after an absence withdraws no actual that it lacks at first', () => {
  const whole = [...both, loaded, ...rest]
  const line = play(
    ['2026-01-06T00:00:00Z', whole],
    ['2026-01-08T00:00:00Z', [...gates.map(replacement), ...rest]],
    ['2026-01-09T00:00:00Z', [...both, ...rest]],
  )
  expect(listEvents(see(line))).toContain('vessel_loaded CNSHA')
  const confirmed = [...line, ...play(['2026-01-09T12:00:00Z', [...both, ...rest]])]
  expect(listEvents(see(confirmed))).not.toContain('vessel_loaded CNSHA')
})

test('a corrected number is linked to the number that the line names instead', () => {
  const named = (container: string) =>
    gates.map((one, index): Milestone => ({ ...one, container, sourceEventId: `event-${index}` }))
  const line = play(['2026-01-04T00:00:00Z', named(CONTAINER)], ['2026-01-05T00:00:00Z', named(OTHER_CONTAINER)])
  const projection = see(line)
  expect(marksOf(projection)).toEqual({
    no_longer_reported_since: '2026-01-05T00:00:00Z',
    replaced_by: OTHER_CONTAINER,
  })
  expect(listEvents(projection, OTHER_CONTAINER)).toEqual(['empty_out CNSHA', 'full_in CNSHA'])
  expect(claimsOf(line).filter(({ closedMs }) => closedMs === null)).toHaveLength(2)
})

test('the shipment follows the containers that the line still names', () => {
  const third = 'TSTU0000013'
  const onBravo = [
    load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'BRAVO', container: third }),
    depart('CNSHA', '2026-01-05T22:00:00+08:00', { vessel: 'BRAVO' }),
    estimated(arrive('USLAX', '2026-01-24T08:00:00-08:00', { vessel: 'BRAVO' })),
  ]
  const line = play(
    ['2026-01-06T00:00:00Z', [loaded, replacement(loaded), sailed, eta, ...onBravo]],
    ['2026-01-08T00:00:00Z', [sailed, eta, ...onBravo]],
  )
  expect(shipmentOf(see(line.slice(0, 1))).pod_vessel_name).toBe('ALPHA')
  expect(shipmentOf(see(line)).pod_vessel_name).toBe('BRAVO')
  expect(shipmentOf(see(line)).pod_eta_at).toBe('2026-01-24T16:00:00Z')
})

test('a container whose return was reported before the line dropped it keeps its end', () => {
  const end = [loaded, sailed, arrived, discharged, out, back]
  const line = play(
    ['2026-01-27T00:00:00Z', [...end, ...end.slice(0, 4).map(replacement)]],
    ['2026-01-29T00:00:00Z', end.slice(0, 4).map(replacement)],
  )
  const projection = see(line)
  expect(containerOf(projection).current_status).toBe('empty_returned')
  expect(marksOf(projection).no_longer_reported_since).toBe('2026-01-29T00:00:00Z')
})

test('a container that is named again without a fact awaits no confirmation', () => {
  const line = play(
    ['2026-01-06T00:00:00Z', [...both, fact('seal_number', 'A1'), ...rest]],
    ['2026-01-08T00:00:00Z', [...gates.map(replacement), ...rest]],
    ['2026-01-09T00:00:00Z', [...both, ...rest]],
  )
  const awaits = (count: number) =>
    foldReports('line:TEST', reportsOf(line.slice(0, count)), 'snapshot').awaitsConfirmation
  expect([awaits(2), awaits(3)]).toEqual([false, false])
})

/** The events without the statements behind them, which are reported again or missed. */
function shown({ containers }: Projection) {
  return containers[0]!.events.map(({ claim: _, outranked: __, ...event }) => event)
}
