import type { Milestone } from '../../../src/statement.ts'
import { factIn, type Planted } from '../journey.ts'
import { ship } from './statements.ts'

export const shipAndCargo: readonly Planted[] = [
  {
    kind: 'two_vessels',
    plant: (one) => ({
      terminal: [
        [
          31,
          one.terminal.map((move) =>
            one.random(2)
              ? ship(move as Milestone, 'HMM ALGECIRAS', '9863297')
              : ship(move as Milestone, one.ship.vessel, '9863297'),
          ),
        ],
      ],
    }),
    clean: {
      'another spelling': (one) => ({
        terminal: [
          [
            31,
            one.terminal.map((move) => ship(move as Milestone, `M/V ${one.ship.vessel.toLowerCase()}`, one.ship.imo)),
          ],
        ],
      }),
      'no number': (one) => ({
        terminal: [[31, one.terminal.map((move) => ship(move as Milestone, one.ship.vessel, null))]],
      }),
    },
  },
  {
    kind: 'weight_differs',
    plant: (one) => ({
      line: [[30, [...one.line, { ...factIn(one, 'weight_in_lbs', 40_000), place: null }]]],
      terminal: [[31, [...one.terminal, { ...factIn(one, 'weight_in_lbs', 30_000 - one.random(9_000)), place: null }]]],
    }),
    clean: {
      'an empty field': (one) => ({
        line: [[30, [...one.line, { ...factIn(one, 'weight_in_lbs', 40_000), place: null }]]],
        terminal: [[31, [...one.terminal, { ...factIn(one, 'weight_in_lbs', 0), place: null }]]],
      }),
      rounded: (one) => ({
        line: [[30, [...one.line, { ...factIn(one, 'weight_in_lbs', 40_000), place: null }]]],
        terminal: [[31, [...one.terminal, { ...factIn(one, 'weight_in_lbs', 39_600), place: null }]]],
      }),
    },
  },
  {
    kind: 'seal_differs',
    plant: (one) => ({
      line: [[30, [...one.line, { ...factIn(one, 'seal_number', `ML${10_000 + one.random(9_999)}`), place: null }]]],
      terminal: [[31, [...one.terminal, { ...factIn(one, 'seal_number', 'CN77712'), place: null }]]],
    }),
    clean: {
      'without its letters': (one) => ({
        line: [[30, [...one.line, { ...factIn(one, 'seal_number', 'ML-CN0012345'), place: null }]]],
        terminal: [[31, [...one.terminal, { ...factIn(one, 'seal_number', '0012345'), place: null }]]],
      }),
      'other punctuation': (one) => ({
        line: [[30, [...one.line, { ...factIn(one, 'seal_number', 'ml-12345'), place: null }]]],
        terminal: [[31, [...one.terminal, { ...factIn(one, 'seal_number', 'ML12345 / CN7'), place: null }]]],
      }),
    },
  },
  {
    kind: 'size_differs',
    plant: (one) => ({
      line: [[30, [...one.line, { ...factIn(one, 'equipment_size_type', '45G1'), place: null }]]],
      terminal: [
        [
          31,
          [...one.terminal, { ...factIn(one, 'equipment_size_type', one.random(2) ? '22G1' : '45R1'), place: null }],
        ],
      ],
    }),
    clean: {
      'codes of one kind': (one) => ({
        line: [[30, [...one.line, { ...factIn(one, 'equipment_size_type', '45G1'), place: null }]]],
        terminal: [[31, [...one.terminal, { ...factIn(one, 'equipment_size_type', '45G0'), place: null }]]],
      }),
    },
  },
]
