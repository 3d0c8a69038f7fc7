import type { Milestone } from '../../../src/statement.ts'
import {
  arrive,
  at,
  DETROIT,
  dayAfter,
  discharge,
  emptyIn,
  estimated,
  hours,
  type Planted,
  railArrive,
  withTime,
} from '../journey.ts'
import { outAt, replaced, without } from './statements.ts'

export const moves: readonly Planted[] = [
  {
    kind: 'discharge_time_differs',
    plant: (one) => ({
      terminal: [[70, [discharge(one.port, at(one.landedMs + hours(13 + one.random(40))), one.ship)]]],
    }),
    clean: {
      'a bare date of the next day or the same': (one) => ({
        terminal: [[70, one.terminal.map((move) => withTime(move as Milestone, dayAfter(one.landedMs, 0)))]],
      }),
      'a terminal that corrects its time': (one) => ({
        terminal: [
          [31, [discharge(one.port, at(one.landedMs - hours(20)), one.ship)]],
          [40, one.terminal],
        ],
      }),
      'some hours': (one) => ({
        terminal: [[31, [discharge(one.port, at(one.landedMs + hours(one.random(11))), one.ship)]]],
      }),
    },
  },
  {
    kind: 'discharge_after_gate_out',
    plant: (one) => ({
      line: [[90, [...one.line, outAt(one, -3 - one.random(8))]]],
      terminal: [[91, one.terminal]],
    }),
    clean: {
      'one day for both': (one) => ({
        line: [
          [
            90,
            [
              ...replaced(one.line, 'discharge', (move) => [withTime(move, dayAfter(one.landedMs, 0))]),
              withTime(outAt(one, 0), dayAfter(one.landedMs, 0)),
            ],
          ],
        ],
        terminal: [],
      }),
    },
  },
  {
    kind: 'empty_return_before_gate_out',
    plant: (one) => ({
      line: [
        [
          200,
          [
            ...one.line,
            outAt(one, 90),
            emptyIn(one.port, at(one.landedMs + hours(40 + one.random(40))), { facility: 'DEPO' }),
          ],
        ],
      ],
    }),
    clean: {
      'in order': (one) => ({
        line: [
          [200, [...one.line, outAt(one, 90), emptyIn(one.port, at(one.landedMs + hours(150)), { facility: 'DEPO' })]],
        ],
      }),
    },
  },
  {
    kind: 'arrived_and_still_expected',
    plant: (one) => ({
      line: [[30, without(one.line, 'discharge')]],
      terminal: [[31, [estimated(arrive(one.port, at(one.landedMs + hours(60 + one.random(90))), one.ship))]]],
    }),
    clean: {
      'an estimate from before': (one) => ({
        line: [[30, without(one.line, 'discharge')]],
        terminal: [[-90, [estimated(arrive(one.port, at(one.landedMs + hours(60)), one.ship))]]],
      }),
      'an estimate of the same hours': (one) => ({
        line: [[-8, without(one.line, 'discharge')]],
        terminal: [[-7, [estimated(arrive(one.port, at(one.landedMs - hours(2)), one.ship))]]],
      }),
    },
  },
  {
    kind: 'actual_denied',
    plant: (one) => {
      const gone = [...without(one.line, 'discharge')]
      return {
        line: [
          [20, one.line],
          [40 + one.random(5), gone],
          [60, gone],
        ],
      }
    },
    clean: {
      'reported again': (one) => ({
        line: [
          [20, one.line],
          [40, without(one.line, 'discharge')],
          [60, without(one.line, 'discharge')],
          [80, one.line],
        ],
      }),
    },
  },
  {
    kind: 'rail_arrival_after_truck_pickup',
    plant: (one) => ({
      line: [[200, [...one.line, outAt(one, 60)]]],
      rail: [[240, [railArrive(DETROIT, at(one.landedMs + hours(200 + one.random(20))))]]],
    }),
    clean: {
      'no railway': (one) => ({ line: [[200, [...one.line, outAt(one, 60)]]] }),
    },
  },
]
