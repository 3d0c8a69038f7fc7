import { describe, expect, test } from 'vitest'
import { claimsUntil } from '../../src/claims/claims-until.ts'
import type { Fact } from '../../src/statement.ts'
import {
  atLosAngeles,
  CONTAINER,
  claimsOf,
  contradictionsOf,
  discharge,
  emptyIn,
  fact,
  factAt,
  fullOut,
  LINE,
  onwards,
  placeOf,
  projectClaims,
  projectReports,
  reportsOf,
  TERMINAL,
  toBusan,
} from '../story.ts'

/** Discharged on 22 January, picked up on 28 January; a last free day is stated before and after the pickup. */
const landed = [
  ...toBusan,
  ...onwards,
  ...atLosAngeles,
  discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }),
]
const out = fullOut('USLAX', '2026-01-28T09:00:00-08:00')
const returned = emptyIn('USLAX', '2026-02-03T09:00:00-08:00')
const BEFORE = '2026-01-24T20:00:00Z'
const SINCE = '2026-02-02T20:00:00Z'
const NOW = '2026-02-10T20:00:00Z'

const clocksOf = (of: 'line' | 'terminal', days: readonly (readonly [at: string, day: string | null])[]) => {
  const field: Fact['field'] = of === 'line' ? 'pickup_lfd_line' : 'pickup_lfd_terminal'
  const stated = (day: string | null) =>
    day === null ? [] : [of === 'line' ? fact(field, day) : factAt(placeOf('USLAX'), field, day)]
  const moves = [
    { at: '2026-01-23T20:00:00Z', statements: landed },
    { at: '2026-01-28T20:00:00Z', statements: [...landed, out] },
    { at: '2026-02-03T20:00:00Z', statements: [...landed, out, returned] },
  ]
  const projection = projectReports(
    [
      { source: LINE, polls: moves },
      {
        source: of === 'line' ? { ...LINE, id: 'line:TEST/push' } : TERMINAL,
        polls: days.map(([at, day]) => ({ at, statements: stated(day) })),
      },
    ],
    NOW,
  )
  const container = projection.containers.find(({ number }) => number === CONTAINER)!
  const charge = of === 'line' ? 'demurrage' : 'storage'
  return { container, clock: container.marks.free_time!.clocks.find((one) => one.charge === charge)! }
}

const details = ({ clock }: ReturnType<typeof clocksOf>) => clock.because.map(({ detail }) => detail)

describe.each(['terminal', 'line'] as const)('the free time that the %s grants', (of) => {
  const who = of === 'line' ? 'the line' : 'the terminal or railway'

  test('ends on the day that is stated since the pickup, where that is later, and both are named', () => {
    const { container, clock } = clocksOf(of, [
      [BEFORE, '2026-01-25'],
      [SINCE, '2026-01-27'],
    ])
    expect(clock).toMatchObject({ last_free_day: '2026-01-27', is_calculated: false })
    expect(clock.because.map(({ detail }) => detail)).toEqual([
      `${who} reports 2026-01-27 as the last free day, since 2026-02-02, after the pickup`,
      `${who} reported 2026-01-25 as the last free day when it was picked up`,
    ])
    expect(new Set(clock.because.map(({ report_id }) => report_id)).size).toBe(2)
    if (of === 'terminal') expect(container.fields.pickup_lfd_terminal).toBe('2026-01-25T08:00:00Z')
  })

  test('ends on the day that was stated at the pickup, where an earlier one is stated since, and both are named', () => {
    const { clock } = clocksOf(of, [
      [BEFORE, '2026-01-25'],
      [SINCE, '2026-01-23'],
    ])
    expect(clock.last_free_day).toBe('2026-01-25')
    expect(clock.because.map(({ detail }) => detail)).toEqual([
      `${who} reported 2026-01-25 as the last free day when it was picked up`,
      `${who} reports 2026-01-23 as the last free day, since 2026-02-02, after the pickup`,
    ])
  })

  test('is known where it is stated for the first time after the pickup', () => {
    const { clock } = clocksOf(of, [[SINCE, '2026-01-26']])
    expect(clock.last_free_day).toBe('2026-01-26')
    expect(clock.because.map(({ detail }) => detail)).toEqual([`${who} reports 2026-01-26 as the last free day`])
  })

  test('stays as it was at the pickup when nothing is stated any more', () => {
    const { clock } = clocksOf(of, [
      [BEFORE, '2026-01-25'],
      [SINCE, null],
    ])
    expect(clock.last_free_day).toBe('2026-01-25')
  })

  test('says nothing of the pickup where nothing changed', () => {
    const { clock } = clocksOf(of, [
      [BEFORE, '2026-01-25'],
      [SINCE, '2026-01-25'],
    ])
    expect(clock.because.map(({ detail }) => detail)).toEqual([`${who} reports 2026-01-25 as the last free day`])
  })

  test('takes no day after the return for an extension: it is of the next journey', () => {
    const { clock } = clocksOf(of, [
      [BEFORE, '2026-01-25'],
      ['2026-02-09T20:00:00Z', '2026-02-12'],
    ])
    expect(clock.last_free_day).toBe('2026-01-25')
  })

  test('keeps what was stated before the return, though it is later than the return', () => {
    const extended = clocksOf(of, [
      [BEFORE, '2026-01-31'],
      [SINCE, '2026-02-07'],
    ])
    expect(extended.clock.last_free_day).toBe('2026-02-07')
    const reduced = clocksOf(of, [
      [BEFORE, '2026-02-12'],
      [SINCE, '2026-01-30'],
    ])
    expect(reduced.clock.last_free_day).toBe('2026-02-12')
    expect(details(reduced)).toEqual([
      `${who} reported 2026-02-12 as the last free day when it was picked up`,
      `${who} reports 2026-01-30 as the last free day, since 2026-02-02, after the pickup`,
    ])
  })

  test('takes a day until the return for an extension, also where it is first stated after the return', () => {
    const { clock } = clocksOf(of, [
      [BEFORE, '2026-01-25'],
      ['2026-02-09T20:00:00Z', '2026-02-03'],
    ])
    expect(clock.last_free_day).toBe('2026-02-03')
  })

  test.each(['2026-01-25', '2026-01-26'])(
    'keeps an extension where %s is stated again, and both are named',
    (again) => {
      const found = clocksOf(of, [
        [BEFORE, '2026-01-25'],
        ['2026-01-30T20:00:00Z', '2026-01-30'],
        [SINCE, again],
      ])
      expect(found.clock.last_free_day).toBe('2026-01-30')
      expect(details(found)).toEqual([
        `${who} reported 2026-01-30 as the last free day on 2026-01-30, after the pickup`,
        `${who} reports ${again} as the last free day, since 2026-02-02, after the pickup`,
      ])
      expect(new Set(found.clock.because.map(({ report_id }) => report_id)).size).toBe(2)
    },
  )

  test('is the same in whatever order the days arrive', () => {
    const days = [
      [BEFORE, '2026-01-25'],
      ['2026-01-29T20:00:00Z', '2026-01-30'],
      ['2026-01-31T20:00:00Z', '2026-01-26'],
      [SINCE, '2026-01-28'],
    ] as const
    const asOne = (order: readonly number[]) =>
      details(
        clocksOf(
          of,
          order.map((nth) => days[nth]!),
        ),
      )
    const inOrder = asOne([0, 1, 2, 3])
    expect(inOrder[0]).toContain('2026-01-30')
    for (const order of [
      [3, 2, 1, 0],
      [1, 0, 3, 2],
      [2, 3, 0, 1],
    ])
      expect(asOne(order)).toEqual(inOrder)
  })
})

test('free time as it was known at a moment has the days that were stated until then, as they counted then', () => {
  const days = ['2026-01-25', '2026-01-30', '2026-01-26', '2026-01-28']
  const times = [BEFORE, '2026-01-29T20:00:00Z', '2026-01-31T20:00:00Z', SINCE]
  const polls = times.map((at, nth) => ({
    at,
    statements: [factAt(placeOf('USLAX'), 'pickup_lfd_terminal', days[nth])],
  }))
  const line = claimsOf([{ at: '2026-01-28T20:00:00Z', statements: [...landed, out] }])
  const terminals = (count: number) => claimsOf(polls.slice(0, count), { style: 'delta', source: TERMINAL })
  const freeTime = (claims: ReturnType<typeof claimsOf>) =>
    projectClaims([...line, ...claims], NOW).containers[0]!.marks.free_time!.clocks
  const all = terminals(polls.length)
  for (const [nth, report] of reportsOf(polls).entries()) {
    const known = claimsUntil(all, report).claims.map((claim) => ({
      ...all.find(({ id }) => id === claim.id)!,
      ...claim,
    }))
    expect(known).toHaveLength(nth + 1)
    expect(freeTime(known)).toEqual(freeTime(terminals(nth + 1)))
  }
})

describe('a last free day that is extended after the pickup', () => {
  const polls = (day: string) => [
    { at: BEFORE, statements: [factAt(placeOf('USLAX'), 'pickup_lfd_terminal', '2026-01-25')] },
    { at: SINCE, statements: [factAt(placeOf('USLAX'), 'pickup_lfd_terminal', day)] },
  ]
  const raised = (terminalsDay: string, documents: Parameters<typeof contradictionsOf>[2] = {}) => {
    const lines = [landed, [...landed, out], [...landed, out]].map((statements, nth) => ({
      at: `${['2026-01-24', '2026-01-28', '2026-02-02'][nth]}T20:30:00Z`,
      statements: [...statements, fact('pickup_lfd_line', nth < 2 ? '2026-01-25' : '2026-01-27')],
    }))
    const claims = [...claimsOf(lines), ...claimsOf(polls(terminalsDay), { style: 'delta', source: TERMINAL })]
    const found = contradictionsOf(claims, NOW, documents)
    return [...found.values()]
      .flat()
      .map(({ kind }) => kind)
      .filter((kind) => /free|document/.test(kind))
  }

  test('by line and terminal alike is no contradiction; by the line alone it is', () => {
    expect(raised('2026-01-27')).toEqual([])
    expect(raised('2026-01-26')).toEqual(['last_free_day_extended_by_one'])
  })
})
