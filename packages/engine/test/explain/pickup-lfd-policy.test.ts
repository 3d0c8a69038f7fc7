import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayIn } from '../../src/charges/days.ts'
import {
  chooseLastFreeDay,
  type PolicyName,
  policyInWords,
  type ReportedFreeDays,
} from '../../src/explain/pickup-lfd-policy.ts'

const POLICIES = Object.keys(policyInWords) as PolicyName[]
const ZONE = 'America/Los_Angeles'
const INLAND = 'America/Chicago'

const clock = (charge: 'demurrage' | 'storage', source: string) => ({
  charge,
  starts_at: null,
  ended_at: null,
  last_free_day: '2026-02-09',
  is_calculated: false,
  because: [{ detail: '', source }],
})

/** Days of February 2026, reported as midnight at the place. */
const days = (
  line: number | null,
  terminal: number | null,
  rail: number | null = null,
  more: Partial<ReportedFreeDays> = {},
): ReportedFreeDays => {
  const at = (day: number | null, hour: number) =>
    day === null ? null : `${addDays('2026-01-31', day)}T${String(hour).padStart(2, '0')}:00:00Z`
  const isInland = rail !== null
  return {
    pickup_lfd_line: at(line, isInland ? 6 : 8),
    pickup_lfd_terminal: at(terminal, 8),
    pickup_lfd_rail: at(rail, 6),
    pod_timezone: ZONE,
    final_destination_timezone: isInland ? INLAND : null,
    free_time: {
      clocks: [clock('demurrage', 'line:MAEU'), clock('storage', isInland ? 'rail:BNSF' : 'terminal:EAGLE')],
    },
    ...more,
  }
}

const told = (policy: PolicyName, reported: ReportedFreeDays) => {
  const { day, stated_by, reason } = chooseLastFreeDay(policy, reported)!
  return [Number(day.slice(-2)), stated_by, reason]
}

describe('the day that a policy chooses', () => {
  test.each<[PolicyName, ReportedFreeDays, number, string, string]>([
    ['line_first', days(9, 7), 9, 'line', 'Your policy is the line first, and the line states a day.'],
    [
      'line_first',
      days(null, 7, 8),
      7,
      'terminal',
      'Your policy is the line first; the line states no day, so that of the terminal counts.',
    ],
    ['line_first', days(9, null), 9, 'line', 'Your policy is the line first, and only the line states a day.'],
    [
      'earliest',
      days(9, 7),
      7,
      'terminal',
      'Your policy is the earliest day, and that of the terminal is the earliest.',
    ],
    ['earliest', days(6, 7), 6, 'line', 'Your policy is the earliest day, and that of the line is the earliest.'],
    [
      'earliest',
      days(7, 7),
      7,
      'line',
      'Your policy is the earliest day, which the line and the terminal state alike.',
    ],
    [
      'earliest',
      days(null, 5, 8),
      8,
      'railway',
      'Your policy is the earliest day, and only that of the railway applies where it is picked up.',
    ],
    ['terminal_first', days(6, 7), 7, 'terminal', 'Your policy is the terminal first, and the terminal states a day.'],
    [
      'terminal_first',
      days(6, 7, 8),
      8,
      'railway',
      'Your policy is the terminal first, and the railway states a day where it is picked up.',
    ],
    [
      'terminal_first',
      days(6, 7, null, { final_destination_timezone: INLAND }),
      6,
      'line',
      'Your policy is the terminal first; the railway states no day, so that of the line counts.',
    ],
    [
      'terminal_first',
      days(null, 7, null, { final_destination_timezone: INLAND }),
      7,
      'terminal',
      'Your policy is the terminal first, and only the terminal states a day.',
    ],
  ])('%s', (policy, reported, day, by, reason) => {
    expect(told(policy, reported)).toEqual([day, by, reason])
  })

  test('has its source, and the days of the others with theirs', () => {
    expect(chooseLastFreeDay('earliest', days(9, 7))).toMatchObject({
      source: 'terminal:EAGLE',
      others: [{ day: '2026-02-09', stated_by: 'line', source: 'line:MAEU' }],
    })
    // The port's day of a container that goes on inland is no part of its free time.
    expect(chooseLastFreeDay('earliest', days(9, 7, 8))).toMatchObject({
      source: 'rail:BNSF',
      others: [{ source: 'line:MAEU' }, { stated_by: 'terminal', source: null }],
    })
  })

  test('is that of a document of the account where it stands for the line', () => {
    const clocks = [clock('demurrage', 'document:0195a3c2-7c1e-7d44-9a51-5b1f0c6de2b1')]
    expect(told('line_first', days(9, null, null, { free_time: { clocks } }))).toEqual([
      9,
      'document',
      'Your policy is the line first, and only your document states a day.',
    ])
  })

  test('is left out while nobody reports one', () => {
    for (const policy of POLICIES) expect(chooseLastFreeDay(policy, days(null, null))).toBeUndefined()
  })
})

const reported = fc
  .record({
    line: fc.option(fc.integer({ min: 1, max: 28 })),
    terminal: fc.option(fc.integer({ min: 1, max: 28 })),
    rail: fc.option(fc.integer({ min: 1, max: 28 })),
    inland: fc.boolean(),
  })
  .map(({ line, terminal, rail, inland }) =>
    inland ? days(line, terminal, rail, { final_destination_timezone: INLAND }) : days(line, terminal),
  )

describe('for any days', () => {
  test('each reported day is chosen or among the others, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...POLICIES), reported, (policy, one) => {
        const chosen = chooseLastFreeDay(policy, one)
        const stated = [one.pickup_lfd_line, one.pickup_lfd_terminal, one.pickup_lfd_rail].filter((at) => at !== null)
        expect(chosen ? [chosen, ...chosen.others].length : 0).toBe(stated.length)
        const speakers = chosen ? [chosen, ...chosen.others].map(({ stated_by }) => stated_by) : []
        expect(new Set(speakers).size).toBe(stated.length)
      }),
    )
  })

  test('the line first chooses the day of pickup_lfd', () => {
    fc.assert(
      fc.property(reported, (one) => {
        const { pickup_lfd_line: line, pickup_lfd_terminal: terminal, pickup_lfd_rail: rail } = one
        const at = line ?? terminal ?? rail
        const zone = line === null && terminal !== null ? ZONE : (one.final_destination_timezone ?? ZONE)
        expect(chooseLastFreeDay('line_first', one)?.day).toBe(at === null ? undefined : dayIn(Date.parse(at), zone))
      }),
    )
  })

  test('no day that applies is before the one of `earliest`', () => {
    fc.assert(
      fc.property(reported, (one) => {
        const chosen = chooseLastFreeDay('earliest', one)
        for (const { day, stated_by } of chosen?.others ?? [])
          if (stated_by !== 'terminal' || one.final_destination_timezone === null) expect(day >= chosen!.day).toBe(true)
      }),
    )
  })

  test('the terminal or railway where it is picked up counts before the line', () => {
    fc.assert(
      fc.property(reported, (one) => {
        const isInland = one.final_destination_timezone !== null
        const atGate = isInland ? one.pickup_lfd_rail : one.pickup_lfd_terminal
        fc.pre(atGate !== null)
        expect(chooseLastFreeDay('terminal_first', one)!.stated_by).toBe(isInland ? 'railway' : 'terminal')
      }),
    )
  })
})
