import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClockCommand, ClockError, createClock } from '../src/index.ts'

const command: fc.Arbitrary<ClockCommand> = fc.oneof(
  fc.constant<ClockCommand>({ do: 'freeze' }),
  fc.record({ do: fc.constant('advance' as const), byMs: fc.nat(90 * 86_400_000) }),
  fc.record({ do: fc.constant('run' as const), speed: fc.integer({ min: 1, max: 10_000 }) }),
)

test('the clock never goes back unless set, whatever the wall clock does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.option(command), fc.integer({ min: -60_000, max: 600_000 })), { maxLength: 30 }),
      (steps) => {
        let wall = Date.UTC(2026, 0, 1)
        const clock = createClock(() => wall)
        let shown = clock.now()
        for (const [reported, passes] of steps) {
          if (reported) clock.command(reported)
          wall += passes
          expect(clock.now()).toBeGreaterThanOrEqual(shown - (passes < 0 ? -passes * clock.state().speed : 0))
          if (passes >= 0) expect(clock.now()).toBeGreaterThanOrEqual(shown)
          shown = clock.now()
        }
      },
    ),
  )
})

test('the clock stands still when frozen, keeps its speed, and shows exactly the time it is set or advanced to', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.nat(1_000_000),
      fc.nat(90 * 86_400_000),
      (speed, passes, byMs) => {
        let wall = Date.UTC(2026, 0, 1)
        const clock = createClock(() => wall)
        clock.command({ do: 'run', speed })
        const from = clock.now()
        wall += passes
        expect(clock.now()).toBe(from + passes * speed)
        clock.command({ do: 'freeze' })
        const frozen = clock.now()
        wall += passes
        expect(clock.now()).toBe(frozen)
        clock.command({ do: 'advance', byMs })
        expect(clock.now()).toBe(frozen + byMs)
        clock.command({ do: 'set', toMs: 1_000 })
        expect(clock.now()).toBe(1_000)
      },
    ),
  )
})

test('an invalid clock command is rejected and changes nothing', () => {
  const clock = createClock(() => 5_000)
  for (const wrong of [
    { do: 'advance', byMs: -1 },
    { do: 'advance', byMs: Number.NaN },
    { do: 'set', toMs: Number.NaN },
    { do: 'set', toMs: 1e16 },
    { do: 'run', speed: 0 },
    { do: 'run', speed: Number.POSITIVE_INFINITY },
  ] as const) {
    expect(() => clock.command(wrong)).toThrow(ClockError)
    expect(clock.now()).toBe(5_000)
  }
})
