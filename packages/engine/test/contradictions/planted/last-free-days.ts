import { dayAfter, factIn, type Journey, type Planted } from '../journey.ts'
import { beforeLanding } from './statements.ts'

const lfd = (journey: Journey, field: 'pickup_lfd_line' | 'pickup_lfd_terminal', count: number) =>
  field === 'pickup_lfd_line'
    ? { ...factIn(journey, field, dayAfter(journey.landedMs, count)), place: null }
    : factIn(journey, field, dayAfter(journey.landedMs, count))

export const lastFreeDays: readonly Planted[] = [
  {
    kind: 'last_free_day_differs',
    plant: (one) => ({
      line: [[30, [...one.line, lfd(one, 'pickup_lfd_line', 5 + one.random(3))]]],
      terminal: [[31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 2 + one.random(3))]]],
    }),
    clean: {
      'one day': (one) => {
        const count = 3 + one.random(4)
        return {
          line: [[30, [...one.line, lfd(one, 'pickup_lfd_line', count)]]],
          terminal: [[31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', count)]]],
        }
      },
      'a terminal that corrects its day': (one) => ({
        line: [[30, [...one.line, lfd(one, 'pickup_lfd_line', 5)]]],
        terminal: [
          [31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 4)]],
          [40, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 5)]],
        ],
      }),
    },
  },
  {
    kind: 'last_free_day_extended_by_one',
    plant: (one) => {
      const more = 6 + one.random(3)
      return {
        line: [
          [30, [...one.line, lfd(one, 'pickup_lfd_line', 4)]],
          [60, [...one.line, lfd(one, 'pickup_lfd_line', more)]],
        ],
        terminal: [
          [31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 4)]],
          [61, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 4)]],
        ],
      }
    },
    clean: {
      'both extend': (one) => ({
        line: [
          [30, [...one.line, lfd(one, 'pickup_lfd_line', 4)]],
          [60, [...one.line, lfd(one, 'pickup_lfd_line', 7)]],
        ],
        terminal: [
          [31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 4)]],
          [61, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 7)]],
        ],
      }),
    },
  },
  {
    kind: 'last_free_day_before_discharge',
    plant: (one) => ({
      terminal: [[31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', -2 - one.random(5))]]],
    }),
    clean: {
      'a day that was replaced at the discharge': (one) => ({
        line: [
          [-100, beforeLanding(one)],
          [30, one.line],
        ],
        terminal: [
          [-60, [lfd(one, 'pickup_lfd_terminal', -2)]],
          [31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 4)]],
        ],
      }),
      'the day of the discharge': (one) => ({
        terminal: [[31, [...one.terminal, lfd(one, 'pickup_lfd_terminal', 1)]]],
      }),
    },
  },
]
