import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { cellsOf } from '../../src/accuracy/accuracy.ts'
import type { AccuracyCase } from '../../src/accuracy/case.ts'
import { contradictionCases, type KeptContradiction } from '../../src/accuracy/contradiction-cases.ts'
import { type Counts, correctionBounds } from '../../src/accuracy/counters.ts'
import { figuresOf, medianCorrection, medianDelay, shareOf } from '../../src/accuracy/figures.ts'
import { sourceTextOf } from '../../src/provenance/source-text.ts'
import type { Milestone } from '../../src/statement.ts'
import { formatInstant } from '../../src/time.ts'
import {
  arrive,
  casesOf,
  claimsOf,
  depart,
  discharge,
  estimated,
  fact,
  fullOut,
  load,
  OTHER_CONTAINER,
  type Poll,
  planned,
  TERMINAL,
} from '../story.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ship = { vessel: 'ALPHA', voyage: '1E' }
const ARRIVED = Date.parse('2026-02-01T12:00:00Z')
const at = (ms: number) => formatInstant(ms)

const loaded = [load('CNSHA', '2026-01-05T00:00:00Z', ship), depart('CNSHA', '2026-01-06T00:00:00Z', ship)]
const eta = (time: string) => [...loaded, estimated(arrive('USLAX', time, ship))]
const landed = [...loaded, arrive('USLAX', at(ARRIVED), ship), discharge('USLAX', '2026-02-02T00:00:00Z', ship)]

const countsOf = (cases: readonly AccuracyCase[], source = 'line:TEST'): Counts => {
  const counts: Counts = {}
  for (const one of cases)
    if (one.source === source) for (const counter of one.counts) counts[counter] = (counts[counter] ?? 0) + 1
  return counts
}
const figures = (polls: readonly Poll[], now = '2026-03-01T00:00:00Z') =>
  figuresOf(countsOf(casesOf(claimsOf(polls), now)))
const etaShares = (polls: readonly Poll[]) => figures(polls).eta.map(({ share }) => share)

describe('estimates of the arrival', () => {
  test('count with their value 14, 7, 3 and 1 days before it', () => {
    const polls = [
      { at: '2026-01-07T00:00:00Z', statements: eta('2026-01-29T12:00:00Z') },
      // In effect 7 days before the arrival: 23 hours early.
      { at: '2026-01-20T00:00:00Z', statements: eta('2026-01-31T13:00:00Z') },
      // In effect 3 days before: 25 hours late.
      { at: '2026-01-28T00:00:00Z', statements: eta('2026-02-02T13:00:00Z') },
      { at: '2026-01-31T11:00:00Z', statements: eta('2026-02-01T10:00:00Z') },
      { at: '2026-02-03T00:00:00Z', statements: landed },
    ]
    expect(etaShares(polls)).toEqual([0, 1, 0, 1])
    expect(figures(polls).eta.map(({ cases }) => cases)).toEqual([1, 1, 1, 1])
  })

  test('have no case where nothing was stated yet, and none before the arrival', () => {
    const late = { at: '2026-01-29T00:00:00Z', statements: eta('2026-02-01T10:00:00Z') }
    expect(etaShares([late, { at: '2026-02-03T00:00:00Z', statements: landed }])).toEqual([null, null, 1, 1])
    expect(etaShares([late])).toEqual([null, null, null, null])
  })

  test('by the day alone are right on the day before and after', () => {
    const shares = (day: string) =>
      etaShares([
        { at: '2026-01-07T00:00:00Z', statements: eta(day) },
        { at: '2026-02-03T00:00:00Z', statements: landed },
      ])
    expect(shares('2026-01-31')).toEqual([1, 1, 1, 1])
    expect(shares('2026-01-30')).toEqual([0, 0, 0, 0])
  })

  test('go before plans, however new those are', () => {
    const both = [...eta('2026-02-01T10:00:00Z'), planned(arrive('USLAX', '2026-02-09T10:00:00Z', ship))]
    const polls = [
      { at: '2026-01-07T00:00:00Z', statements: eta('2026-02-01T10:00:00Z') },
      { at: '2026-01-08T00:00:00Z', statements: both },
      { at: '2026-02-03T00:00:00Z', statements: landed },
    ]
    expect(etaShares(polls)).toEqual([1, 1, 1, 1])
  })

  test('of containers of one bill on one ship are one case', () => {
    const two = (statements: ReturnType<typeof eta>) => [
      ...statements,
      load('CNSHA', '2026-01-05T00:00:00Z', { ...ship, container: OTHER_CONTAINER }),
    ]
    const polls = [
      { at: '2026-01-07T00:00:00Z', statements: two(eta('2026-02-01T10:00:00Z')) },
      { at: '2026-02-03T00:00:00Z', statements: two(landed) },
    ]
    expect(figures(polls).eta.map(({ cases }) => cases)).toEqual([1, 1, 1, 1])
    expect(figures(polls).corrected.cases).toBe(4)
  })

  test('of a withdrawn arrival no longer have a case', () => {
    const polls = [
      { at: '2026-01-07T00:00:00Z', statements: eta('2026-02-01T10:00:00Z') },
      { at: '2026-02-01T14:00:00Z', statements: [...loaded, arrive('USLAX', at(ARRIVED), ship)] },
      { at: '2026-02-01T15:00:00Z', statements: eta('2026-02-05T10:00:00Z') },
    ]
    expect(figures(polls).eta.map(({ cases }) => cases)).toEqual([0, 0, 0, 0])
    expect(figures(polls).corrected).toMatchObject({ cases: 3, share: 0.333 })
  })
})

describe('delays of reporting', () => {
  test('run from what happened to its first report, and leave out what had happened before the first answer', () => {
    const { delay } = figures([
      { at: '2026-01-07T00:00:00Z', statements: eta('2026-02-01T10:00:00Z') },
      // The arrival, reported after 4 hours.
      { at: '2026-02-01T16:00:00Z', statements: landed.slice(0, 3) },
      // The discharge, reported after 5 hours.
      { at: '2026-02-02T05:00:00Z', statements: landed },
    ])
    expect(delay).toEqual({ cases: 2, median_minutes: 240 })
  })

  test('leave out bare dates', () => {
    const { delay, corrected } = figures([
      { at: '2026-01-07T00:00:00Z', statements: eta('2026-02-01T10:00:00Z') },
      { at: '2026-02-03T00:00:00Z', statements: [...loaded, arrive('USLAX', '2026-02-01', ship)] },
    ])
    expect(delay).toEqual({ cases: 0, median_minutes: null })
    expect(corrected.cases).toBe(3)
  })
})

describe('corrections', () => {
  const corrected = (again: string) =>
    figures([
      { at: '2026-02-03T00:00:00Z', statements: landed },
      { at: '2026-02-04T00:00:00Z', statements: [...landed.slice(0, 3), discharge('USLAX', again, ship)] },
    ]).corrected
  test('of an hour or more count once', () => {
    expect(corrected('2026-02-02T01:00:00Z')).toMatchObject({ cases: 4, share: 0.25 })
  })
  test('of less than an hour are not counted', () => {
    expect(corrected('2026-02-02T00:59:00Z')).toMatchObject({ cases: 4, share: 0 })
  })
  test('by another source are not counted', () => {
    const now = '2026-03-01T00:00:00Z'
    const line = claimsOf([{ at: '2026-02-03T00:00:00Z', statements: landed }])
    const terminal = claimsOf(
      [{ at: '2026-02-04T00:00:00Z', statements: [discharge('USLAX', '2026-02-02T09:00:00Z', ship)] }],
      {
        source: TERMINAL,
      },
    )
    const cases = casesOf([...line, ...terminal], now)
    expect(countsOf(cases).actuals_corrected).toBeUndefined()
    expect(countsOf(cases, TERMINAL.id)).toEqual({ actuals: 1 })
  })
  test('have the size of what lies between the earliest and the latest that was stated', () => {
    const sizeOf = (...times: string[]) =>
      figures(
        times.map((time, index) => ({
          at: `2026-02-1${index}T00:00:00Z`,
          statements: [...landed.slice(0, 3), discharge('USLAX', time, ship)],
        })),
      ).correction
    expect(sizeOf('2026-02-02T00:00:00Z')).toEqual({ cases: 0, median_hours: null })
    expect(sizeOf('2026-02-02T00:00:00Z', '2026-02-02T00:59:00Z')).toEqual({ cases: 0, median_hours: null })
    expect(sizeOf('2026-02-02T00:00:00Z', '2026-02-02T01:00:00Z')).toEqual({ cases: 1, median_hours: 1 })
    expect(sizeOf('2026-02-02T00:00:00Z', '2026-02-02T02:01:00Z')).toEqual({ cases: 1, median_hours: 3 })
    // The time returns to its first value: the value in between counts.
    expect(sizeOf('2026-02-02T00:00:00Z', '2026-02-01T20:00:00Z', '2026-02-02T00:00:00Z').median_hours).toBe(4)
    expect(sizeOf('2026-02-02', '2026-02-04')).toEqual({ cases: 1, median_hours: 48 })
    // A bare date and a time within it do not say how far the time moved.
    expect(sizeOf('2026-02-02', '2026-02-03T12:00:00Z')).toEqual({ cases: 0, median_hours: null })
  })
  test('that take back for good, or move to another place alone, have no size', () => {
    const after = (...again: Milestone[]) =>
      figures([
        { at: '2026-02-03T00:00:00Z', statements: landed },
        ...[4, 5, 6].map((day) => ({
          at: `2026-02-0${day}T00:00:00Z`,
          statements: [...landed.slice(0, 3), ...again, fullOut('USLAX', '2026-02-03T12:00:00Z')],
        })),
      ])
    const { corrected, correction } = after()
    expect([corrected.share, correction]).toEqual([0.2, { cases: 0, median_hours: null }])
  })
  test('what is withdrawn and stated again as it was has not been corrected', () => {
    const without = [...landed.slice(0, 3), fullOut('USLAX', '2026-02-05T00:00:00Z')]
    const { corrected } = figures([
      { at: '2026-02-03T00:00:00Z', statements: landed },
      { at: '2026-02-06T00:00:00Z', statements: without },
      { at: '2026-02-06T12:00:00Z', statements: without },
      { at: '2026-02-07T00:00:00Z', statements: [...without, landed[3]!] },
    ])
    expect(corrected).toMatchObject({ cases: 5, share: 0 })
  })
})

describe('contradictions', () => {
  const line = claimsOf([
    { at: '2026-02-03T00:00:00Z', statements: landed },
    {
      at: '2026-02-05T00:00:00Z',
      statements: [...landed.slice(0, 3), discharge('USLAX', '2026-02-03T09:00:00Z', ship)],
    },
  ])
  const kept = (prevails: boolean): KeptContradiction => ({
    id: 'one',
    ship: 'A',
    kind: 'discharge_time_differs',
    sinceMs: Date.parse('2026-02-03T00:00:00Z'),
    statements: [
      stated('terminal:USLAX', 'terminal', 'r9', '2026-02-03T09:00:00Z', prevails),
      stated('line:TEST', 'line', line[0]!.firstReport, '2026-02-02T00:00:00Z', !prevails),
    ],
  })
  const stated = (id: string, kind: 'line' | 'terminal', report_id: string, value: string, prevails: boolean) => ({
    ...{ about: 'discharge', value, prevails, words: value, reported_at: '2026-02-03T00:00:00Z', report_id },
    source: { id, kind, name: null },
  })
  test('are lost by the source that withdrew its statement, whatever was served', () => {
    for (const prevails of [true, false])
      expect(contradictionCases([kept(prevails)], line).map(({ source, counts }) => [source, counts.length])).toEqual([
        ['line:TEST', 2],
        ['terminal:USLAX', 1],
      ])
  })
  test('of containers on one ship are one case, and on two ships two', () => {
    const of = (id: string, ship: string) => ({ ...kept(true), id, ship })
    const count = (all: readonly KeptContradiction[]) =>
      cellsOf(contradictionCases(all, line), { pol: null, pod: null }).map(({ counts }) => counts.contradictions)
    expect(count([of('one', 'A'), of('two', 'A')])).toEqual([1, 1])
    expect(count([of('one', 'A'), of('two', 'B')])).toEqual([2, 2])
  })
  test('of a hold are lost by the list that drops it, however often it was listed with others before', () => {
    const list = (...names: string[]) =>
      fact(
        'holds',
        names.map((name) => ({ name, status: 'hold' })),
      )
    const polls = [
      { at: '2026-02-03T00:00:00Z', statements: [list('freight')] },
      { at: '2026-02-04T00:00:00Z', statements: [list('freight', 'customs')] },
      { at: '2026-02-05T00:00:00Z', statements: [list('customs')] },
    ]
    const terminal = (until: number) => claimsOf(polls.slice(0, until), { source: TERMINAL })
    const released: KeptContradiction = {
      ...kept(true),
      kind: 'freight_hold_released',
      statements: [
        {
          ...stated('terminal:USLAX', 'terminal', terminal(1)[0]!.firstReport, '', true),
          about: 'holds_at_pod_terminal',
          value: { name: 'freight', status: 'hold' },
          words: sourceTextOf(terminal(1)[0]!.statement),
        },
        stated('line:TEST', 'line', 'r9', 'released', false),
      ],
    }
    const losers = (until: number) =>
      contradictionCases([released], terminal(until)).flatMap(({ source, counts }) =>
        counts.length > 1 ? [source] : [],
      )
    // While the terminal lists the hold, the record does not follow the line's release.
    expect([losers(1), losers(2), losers(3)]).toEqual([['line:TEST'], ['line:TEST'], ['terminal:USLAX']])
  })
  test('are lost by the source that is not followed while all keep their statements, and by nobody where none is followed', () => {
    const cases = contradictionCases([kept(false)], [])
    expect(cases.map(({ source, counts }) => [source, counts.length])).toEqual([
      ['line:TEST', 1],
      ['terminal:USLAX', 2],
    ])
    const undecided = kept(true)
    expect(
      contradictionCases(
        [{ ...undecided, statements: undecided.statements.map((one) => ({ ...one, prevails: false })) }],
        [],
      ),
    ).toEqual([])
  })
})

describe('figures', () => {
  test('shares have the interval of Wilson', () => {
    expect(shareOf(30, 42)).toEqual({ cases: 42, share: 0.714, low: 0.564, high: 0.828 })
    expect(shareOf(0, 0)).toEqual({ cases: 0, share: null, low: null, high: null })
    expect(shareOf(0, 3)).toMatchObject({ share: 0, low: 0 })
  })
  test('the median is the bound of the class that half of the cases are within', () => {
    expect(medianDelay({ delay_5: 1, delay_60: 1, delay_above: 1 })).toEqual({ cases: 3, median_minutes: 60 })
    expect(medianDelay({ delay_5: 2, delay_60: 1, delay_above: 1 }).median_minutes).toBe(5)
    expect(medianDelay({ delay_above: 1 })).toEqual({ cases: 1, median_minutes: 43_200 })
  })
  test('the median of corrections is that of their classes', () => {
    expect(medianCorrection({ correction_1: 1, correction_8: 1, correction_above: 1 })).toEqual({
      cases: 3,
      median_hours: 8,
    })
    expect(medianCorrection({ correction_above: 1 })).toEqual({ cases: 1, median_hours: 720 })
  })
  test('cells are by source and month, each case once', () => {
    const one: AccuracyCase = { key: 'a', source: 'line:TEST', atMs: ARRIVED, counts: ['actuals'] }
    const cells = cellsOf([one, one, { ...one, key: 'b', atMs: ARRIVED + 40 * DAY_MS }], { pol: 'CNSHA', pod: null })
    expect(cells).toEqual([
      { source: 'line:TEST', pol: 'CNSHA', pod: '', month: '2026-02', counts: { actuals: 1 } },
      { source: 'line:TEST', pol: 'CNSHA', pod: '', month: '2026-03', counts: { actuals: 1 } },
    ])
  })
})

/** A voyage whose line errs by some hours at each lead time, reports the arrival late, and may correct it. */
interface Planted {
  errors: readonly [number, number, number, number]
  delayHours: number
  /** By how many minutes; 0 if it is not corrected. */
  correctedBy: number
}

const planted = fc.record({
  errors: fc.tuple(
    ...([0, 0, 0, 0].map(() => fc.integer({ min: -90, max: 90 })) as [
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
      fc.Arbitrary<number>,
    ]),
  ),
  delayHours: fc.integer({ min: 1, max: 12 }),
  correctedBy: fc.oneof(fc.constant(0), fc.integer({ min: 60, max: 20_000 })),
})

const pollsOf = ({ errors, delayHours, correctedBy }: Planted): Poll[] => [
  ...[14, 7, 3, 1].map((lead, index) => ({
    at: at(ARRIVED - lead * DAY_MS - HOUR_MS),
    statements: eta(at(ARRIVED + errors[index]! * HOUR_MS)),
  })),
  ...(correctedBy > 0
    ? [
        {
          at: at(ARRIVED + delayHours * HOUR_MS),
          statements: [...loaded, arrive('USLAX', at(ARRIVED - correctedBy * 60_000), ship)],
        },
      ]
    : []),
  { at: at(ARRIVED + (delayHours + (correctedBy > 0 ? 3 : 0)) * HOUR_MS), statements: landed.slice(0, 3) },
]

const classOf = (minutes: number) => correctionBounds.find((hours) => minutes <= 60 * hours) ?? 720

test('simulated voyages give exactly the figures that were planted, in whatever order claims are read', () => {
  fc.assert(
    fc.property(fc.array(planted, { minLength: 1, maxLength: 12 }), fc.infiniteStream(fc.nat()), (voyages, order) => {
      const cases = voyages.flatMap((voyage) => {
        const claims = claimsOf(pollsOf(voyage))
        const ranks = new Map(claims.map((claim) => [claim.id, order.next().value]))
        const shuffled = claims.toSorted((a, b) => ranks.get(a.id)! - ranks.get(b.id)!)
        const found = casesOf(claims, '2026-03-01T00:00:00Z')
        expect(casesOf(shuffled, '2026-03-01T00:00:00Z')).toEqual(found)
        return found
      })
      const { eta, delay, corrected, correction } = figuresOf(countsOf(cases))
      expect(eta).toEqual(
        [14, 7, 3, 1].map((days_before, index) => ({
          days_before,
          ...shareOf(voyages.filter(({ errors }) => Math.abs(errors[index]!) <= 24).length, voyages.length),
        })),
      )
      expect(delay.cases).toBe(voyages.length)
      const sizes = voyages.map(({ correctedBy }) => correctedBy).filter((minutes) => minutes > 0)
      expect(corrected).toEqual(shareOf(sizes.length, 3 * voyages.length))
      const median = sizes.sort((a, b) => a - b)[Math.ceil(sizes.length / 2) - 1]
      expect(correction).toEqual({ cases: sizes.length, median_hours: median === undefined ? null : classOf(median) })
    }),
    { numRuns: isLong ? 500 : 25 },
  )
})
