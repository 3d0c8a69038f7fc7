import type { Milestone, Statement } from '../../../src/statement.ts'
import {
  arrive,
  at,
  DETROIT,
  days,
  depart,
  estimated,
  factIn,
  fullOut,
  hours,
  type Journey,
  type Planted,
  railArrive,
} from '../journey.ts'
import { beforeLanding, outAt, without } from './statements.ts'

/** The container is expected to go on to Detroit by train. */
const toDetroit = ({ landedMs }: Journey) => estimated(railArrive(DETROIT, at(landedMs + hours(200))))
const byTrain = ({ port, landedMs }: Journey, after: number): Milestone => ({
  ...fullOut(port, at(landedMs + hours(after))),
  mode: 'rail',
})
/** The ship called at the port and left again with the container still on board. */
const sailedOn = (journey: Journey): Statement[] => [
  ...without(journey.line, 'discharge'),
  depart(journey.port, at(journey.landedMs + hours(20)), journey.ship),
  estimated(arrive('MXZLO', at(journey.landedMs + days(12)), journey.ship)),
]

export const gate: readonly Planted[] = [
  {
    kind: 'gate_out_while_at_terminal',
    plant: (one) => ({
      line: [[100, [...one.line, outAt(one, 70 + one.random(20))]]],
      terminal: [[101, [...one.terminal, factIn(one, 'location_at_pod_terminal', 'W4')]]],
    }),
    clean: {
      'a terminal that last reported before': (one) => ({
        line: [[100, [...one.line, outAt(one, 90)]]],
        terminal: [[60, [...one.terminal, factIn(one, 'location_at_pod_terminal', 'W4')]]],
      }),
      'a terminal that reports it too': (one) => ({
        line: [[100, [...one.line, outAt(one, 90)]]],
        terminal: [[101, [...one.terminal, outAt(one, 91)]]],
      }),
    },
  },
  {
    kind: 'gate_out_while_at_terminal',
    plant: (one) => ({
      line: [[100, [...one.line, outAt(one, 70 + one.random(20)), toDetroit(one)]]],
      terminal: [[101, [...one.terminal, factIn(one, 'location_at_pod_terminal', 'W4')]]],
    }),
    clean: {
      'a terminal that last reported before it went inland': (one) => ({
        line: [[100, [...one.line, outAt(one, 90), toDetroit(one)]]],
        terminal: [[60, [...one.terminal, factIn(one, 'location_at_pod_terminal', 'W4')]]],
      }),
      'a terminal from which a train took it': (one) => ({
        line: [[100, [...one.line, byTrain(one, 90), toDetroit(one)]]],
        terminal: [[101, [...one.terminal, factIn(one, 'location_at_pod_terminal', 'W4')]]],
      }),
    },
  },
  {
    kind: 'gate_out_while_aboard',
    plant: (one) => {
      const coming = [
        ...beforeLanding(one),
        estimated(arrive(one.port, at(one.landedMs + days(3 + one.random(5))), one.ship)),
      ]
      return one.random(2)
        ? { line: [[30, coming]], terminal: [[29, [outAt(one, 2)]]] }
        : { line: [[60, sailedOn(one)]], terminal: [[59, [outAt(one, 10 + one.random(40))]]] }
    },
    clean: {
      'moved by road to the terminal of the next ship': (one) => ({
        line: [
          [
            60,
            [
              ...without(one.line, 'discharge'),
              depart(one.port, at(one.landedMs + hours(40)), { vessel: 'NEXT SHIP', imo: '9321483' }),
              estimated(arrive('MXZLO', at(one.landedMs + days(12)), { vessel: 'NEXT SHIP', imo: '9321483' })),
            ],
          ],
        ],
        terminal: [[59, [outAt(one, 10)]]],
      }),
      'a line that reports the landing late': (one) => {
        const coming = [...beforeLanding(one), estimated(arrive(one.port, at(one.landedMs + hours(2)), one.ship))]
        return { line: [[-20, coming]], terminal: [[29, [...one.terminal, outAt(one, 20)]]] }
      },
    },
  },
]
