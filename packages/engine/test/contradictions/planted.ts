import { createReference } from '@boxtrail/reference/reference'
import {
  type Fact,
  fact,
  type HoldChange,
  type Milestone,
  type PlaceText,
  type Statement,
} from '../../src/statement.ts'
import { CONTAINER } from '../story.ts'
import {
  arrive,
  at,
  DETROIT,
  dayAfter,
  days,
  depart,
  discharge,
  emptyIn,
  emptyOut,
  estimated,
  factAt,
  factIn,
  fullIn,
  fullOut,
  hours,
  type Journey,
  load,
  type Planted,
  placeOf,
  railArrive,
  type Told,
  withTime,
} from './journey.ts'
import { plantedDocuments } from './planted-documents.ts'

const customsHold = [{ name: 'customs', status: 'hold', description: 'CUSTOMS HOLD' }]
const freightHold = [{ name: 'freight', status: 'hold', description: 'FREIGHT HOLD' }]
const outAt = ({ port, landedMs }: Journey, after: number) => fullOut(port, at(landedMs + hours(after)))
/** On its way inland by train. */
const toDetroit = ({ landedMs }: Journey) => estimated(railArrive(DETROIT, at(landedMs + hours(200))))
const byTrain = ({ port, landedMs }: Journey, after: number): Milestone => ({
  ...fullOut(port, at(landedMs + hours(after))),
  mode: 'rail',
})
const release = (journey: Journey, kind: 'customs_release' | 'carrier_release', after: number): Milestone => ({
  ...outAt(journey, after),
  kind,
  mode: null,
  laden: null,
})
/** What the line reports of a paper of customs: that it holds all of the bill, or lets the container go. */
const ofPaper = (journey: Journey, paper: string, after: number, change: HoldChange, container: string | null): Fact =>
  fact('hold', container, change, {
    name: `customs:${paper}`,
    at: { at: at(journey.landedMs + hours(after)), precision: 'minute' },
  })
const papersHold = (journey: Journey, paper: string, after: number) =>
  ofPaper(journey, paper, after, { status: 'hold', description: `customs hold by ${paper}` }, null)
const papersRelease = (journey: Journey, paper: string, after: number) =>
  ofPaper(journey, paper, after, { status: null, description: null }, CONTAINER)
const lfd = (journey: Journey, field: 'pickup_lfd_line' | 'pickup_lfd_terminal', count: number) =>
  field === 'pickup_lfd_line'
    ? { ...factIn(journey, field, dayAfter(journey.landedMs, count)), place: null }
    : factIn(journey, field, dayAfter(journey.landedMs, count))
const replaced = (statements: Statement[], kind: Milestone['kind'], by: (one: Milestone) => Milestone[]): Statement[] =>
  statements.flatMap((one) => (one.says === 'milestone' && one.kind === kind ? by(one) : [one]))
const without = (statements: Statement[], kind: Milestone['kind']) => replaced(statements, kind, () => [])
const beforeLanding = (journey: Journey) => without(without(journey.line, 'discharge'), 'arrive')
/** The ship called at the port and left again with it. */
const sailedOn = (journey: Journey): Statement[] => [
  ...without(journey.line, 'discharge'),
  depart(journey.port, at(journey.landedMs + hours(20)), journey.ship),
  estimated(arrive('MXZLO', at(journey.landedMs + days(12)), journey.ship)),
]
const ship = (one: Milestone, name: string, imo: string | null): Milestone => ({ ...one, vessel: { name, imo } })

export const planted: readonly Planted[] = [
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
    kind: 'freight_hold_released',
    plant: (one) => ({
      line: [[30 + one.random(10), [...one.line, release(one, 'carrier_release', 28)]]],
      terminal: [
        [20, [...one.terminal, factIn(one, 'holds', freightHold)]],
        [70, [...one.terminal, factIn(one, 'holds', freightHold)]],
      ],
    }),
    clean: {
      'an old list beside a release': (one) => ({
        line: [[60, [...one.line, release(one, 'carrier_release', 58)]]],
        terminal: [[20, [...one.terminal, factIn(one, 'holds', freightHold)]]],
      }),
      'a list without it': (one) => ({
        line: [[60, [...one.line, release(one, 'carrier_release', 58)]]],
        terminal: [
          [20, [...one.terminal, factIn(one, 'holds', freightHold)]],
          [61, [...one.terminal, factIn(one, 'holds', [])]],
        ],
      }),
    },
  },
  {
    kind: 'customs_hold_released',
    plant: (one) => ({
      line: [[30 + one.random(10), [...one.line, release(one, 'customs_release', 28)]]],
      terminal: [
        [20, [...one.terminal, factIn(one, 'holds', customsHold)]],
        [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
      ],
    }),
    clean: {
      'a hold that was set after the release': (one) => ({
        line: [[30, [...one.line, release(one, 'customs_release', 28)]]],
        terminal: [
          [20, [...one.terminal, factIn(one, 'holds', [])]],
          [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
        ],
      }),
    },
  },
  {
    kind: 'customs_hold_released',
    plant: (one) => ({
      line: [[30, [...one.line, papersHold(one, 'A', 10), papersRelease(one, 'A', 28)]]],
      terminal: [
        [20, [...one.terminal, factIn(one, 'holds', customsHold)]],
        [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
      ],
    }),
    clean: {
      'another paper holds it': (one) => ({
        line: [[30, [...one.line, papersHold(one, 'A', 10), papersHold(one, 'B', 10), papersRelease(one, 'A', 28)]]],
        terminal: [
          [20, [...one.terminal, factIn(one, 'holds', customsHold)]],
          [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
        ],
      }),
    },
  },
  {
    kind: 'available_with_hold',
    plant: (one) => ({
      terminal: [
        [
          31 + one.random(20),
          [
            ...one.terminal,
            factIn(one, 'holds', one.random(2) ? customsHold : freightHold),
            factIn(one, 'available_for_pickup', true),
          ],
        ],
      ],
    }),
    clean: {
      'not available': (one) => ({
        terminal: [
          [31, [...one.terminal, factIn(one, 'holds', customsHold), factIn(one, 'available_for_pickup', false)]],
        ],
      }),
      'no hold': (one) => ({
        terminal: [[31, [...one.terminal, factIn(one, 'holds', []), factIn(one, 'available_for_pickup', true)]]],
      }),
    },
  },
  {
    kind: 'picked_up_with_customs_hold',
    plant: (one) => ({
      line: [[120, [...one.line, outAt(one, 90 + one.random(10))]]],
      terminal: [
        [31, [...one.terminal, factIn(one, 'holds', customsHold)]],
        [121, [...one.terminal, factIn(one, 'holds', customsHold), outAt(one, 95)]],
      ],
    }),
    clean: {
      'released before': (one) => ({
        line: [[120, [...one.line, outAt(one, 95)]]],
        terminal: [
          [31, [...one.terminal, factIn(one, 'holds', customsHold)]],
          [60, [...one.terminal, factIn(one, 'holds', [])]],
          [121, [...one.terminal, factIn(one, 'holds', []), outAt(one, 95)]],
        ],
      }),
    },
  },
  {
    kind: 'two_terminals',
    plant: (one) => ({
      line: [[30, inLosAngeles(one)]],
      terminal: [[31, [landedAt(one, EAGLE), factAt(EAGLE, 'location_at_pod_terminal', 'A1')]]],
      other: [[33 + one.random(9), [factAt(FENIX, 'location_at_pod_terminal', 'W4')]]],
    }),
    clean: {
      'one terminal': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: [[31, [landedAt(one, EAGLE), factAt(EAGLE, 'location_at_pod_terminal', 'A1')]]],
        other: [[33, [factAt(FENIX, 'location_at_pod_terminal', null)]]],
      }),
      'a terminal that took it in later': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: [[61, [landedAt(one, EAGLE), { ...fullOut('USLAX', at(one.landedMs + hours(50))), place: EAGLE }]]],
        other: [
          [
            80,
            [
              { ...fullIn('USLAX', at(one.landedMs + hours(56))), place: FENIX },
              factAt(FENIX, 'location_at_pod_terminal', 'W4'),
            ],
          ],
        ],
      }),
    },
  },
  {
    // Neither is in reference data.
    kind: 'two_terminals',
    plant: (one) => ({
      line: [[30, inLosAngeles(one)]],
      terminal: [
        [31, [landedAt(one, named('Kestrel Terminal')), factAt(named('KESTREL'), 'location_at_pod_terminal', 'A1')]],
      ],
      other: [[33 + one.random(9), [factAt(named('Plover Wharf'), 'location_at_pod_terminal', 'W4')]]],
    }),
    clean: {
      'two spellings of one name': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: [[31, [landedAt(one, named('Kestrel Terminal'))]]],
        other: [[33, [factAt(named('KESTRAL CT LOS ANGELES'), 'location_at_pod_terminal', 'W4')]]],
      }),
      'one that does not say which it is': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: [[31, [landedAt(one, named('Kestrel Terminal'))]]],
        other: [[33, [factAt(named('Los Angeles'), 'location_at_pod_terminal', 'W4')]]],
      }),
      'one that took it in after the other had let it go': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: [[31, [landedAt(one, named('Kestrel Terminal'))]]],
        other: [
          [
            80,
            [
              { ...fullIn('USLAX', at(one.landedMs + hours(56))), place: named('Plover Wharf') },
              factAt(named('Plover Wharf'), 'location_at_pod_terminal', 'W4'),
            ],
          ],
        ],
      }),
    },
  },
  {
    kind: 'place_differs',
    plant: (one) => ({
      terminal: [
        [31, [discharge(one.port === 'USLAX' ? 'USSAV' : 'USLAX', at(one.landedMs + hours(one.random(9))), one.ship)]],
      ],
    }),
    clean: {
      'a neighbouring code': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: [[31, [discharge('USLGB', at(one.landedMs), one.ship)]]],
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
  {
    kind: 'two_bills',
    plant: (one) => ({
      secondBill: [
        [
          32,
          one.random(2)
            ? one.line.map((move) => relocated(move, one.port, one.port === 'USLAX' ? 'USSAV' : 'USLAX'))
            : one.line.map((move) => relocated(move, one.origin, 'LKCMB')),
        ],
      ],
      line: [
        [30, one.line],
        [33 + one.random(9), one.line],
      ],
    }),
    clean: {
      'the same ports': (one) => ({ secondBill: [[32, one.line]], line: twice(one.line) }),
      'a neighbouring code': (one) => ({
        line: twice(inLosAngeles(one)),
        terminal: [],
        secondBill: [[32, one.line.map((move) => relocated(move, one.port, 'USLGB'))]],
      }),
      'a bill whose ports are not known': (one) => ({
        line: twice(one.line),
        secondBill: [[32, [emptyOut(one.origin, at(one.landedMs - days(40)))]]],
      }),
      'the voyage after the empty return': (one) => ({
        line: twice([
          ...one.line,
          outAt(one, 20),
          emptyIn(one.port, at(one.landedMs + hours(28)), { facility: 'DEPO' }),
        ]),
        secondBill: [[32, nextVoyage(one)]],
      }),
      'the voyage after one whose end is not reported': (one) => ({
        line: twice(one.line),
        secondBill: [[32, nextVoyage(one)]],
      }),
      'a bill for the first leg': (one) => ({
        line: twice(viaColombo(one)),
        terminal: [],
        secondBill: [[32, viaColombo(one).slice(0, 6)]],
      }),
      'a bill that has yet to follow a change': (one) => ({
        line: [[30, one.line]],
        secondBill: [[32, one.line.map((move) => relocated(move, one.port, one.port === 'USLAX' ? 'USSAV' : 'USLAX'))]],
      }),
    },
  },
  {
    kind: 'other_bill_named',
    plant: (one) => {
      const number = one.random(2) ? 'TESTBILL2' : `MAEU26${10_000 + one.random(9_999)}`
      return one.random(2)
        ? { terminal: [[31, [...one.terminal, bill(number)]]] }
        : { line: [[30, [...one.line, beside(number, one.random(2) ? one.landedMs : null)]]] }
    },
    clean: {
      'another form of the number beside it': (one) => ({
        line: [[30, [...one.line, beside('MAEUTESTBILL1', one.landedMs), beside('TEST-BILL 1', null)]]],
      }),
      "a forwarder's bill beside it": (one) => ({
        line: [[30, [...one.line, beside(`FWDX${10_000 + one.random(9_999)}`, one.landedMs)]]],
      }),
      'the bill of an earlier journey beside it': (one) => ({
        line: [
          [
            30,
            [
              fullOut(one.port, at(one.landedMs - days(75))),
              emptyIn(one.port, at(one.landedMs - days(72)), { facility: 'DEPO' }),
              ...one.line,
              beside('TESTBILL2', one.landedMs - days(75)),
            ],
          ],
        ],
      }),
      'a line that names another bill no longer': (one) => ({
        line: [
          [30, [...one.line, beside('TESTBILL2', one.landedMs)]],
          [40, one.line],
        ],
      }),
      'without the letters of its line': (one) => ({ terminal: [[31, [...one.terminal, bill('BILL1')]]] }),
      'other punctuation': (one) => ({ terminal: [[31, [...one.terminal, bill('test-bill1')]]] }),
      'a part of the bill': (one) => ({ terminal: [[31, [...one.terminal, bill('TESTBILL1-A')]]] }),
      "a forwarder's bill": (one) => ({
        terminal: [[31, [...one.terminal, bill(`FWDX${10_000 + one.random(9_999)}`)]]],
      }),
      'the booking': (one) => ({
        line: [[30, [...one.line, { ...factIn(one, 'booking_number', 'TESTBOOK7'), container: null, place: null }]]],
        terminal: [[31, [...one.terminal, bill('TESTBOOK7')]]],
      }),
      'both bills': (one) => ({
        terminal: [
          [
            31,
            [
              ...one.terminal,
              { ...bill('TESTBILL1'), name: 'bill:TESTBILL1' },
              { ...bill('TESTBILL2'), name: 'bill:TESTBILL2' },
            ],
          ],
        ],
      }),
      'an earlier journey': (one) => ({
        other: [
          [
            31,
            [
              fullOut(one.port, at(one.landedMs - days(75))),
              emptyIn(one.port, at(one.landedMs - days(72)), { facility: 'DEPO' }),
              bill('TESTBILL2'),
            ],
          ],
        ],
      }),
      'a terminal that corrects itself': (one) => ({
        terminal: [
          [31, [...one.terminal, bill('TESTBILL2')]],
          [40, [...one.terminal, bill('TESTBILL1')]],
        ],
      }),
    },
  },
  ...plantedDocuments,
]

const [EAGLE, FENIX] = createReference()
  .places.terminalsAt('USLAX')
  .filter(({ firmsCode }) => firmsCode)
  .map(({ firmsCode }) => ({ ...placeOf('USLAX'), facilityCode: firmsCode, facilityProvider: 'FIRMS' as const }))
  .slice(0, 2) as [PlaceText, PlaceText]
/** A terminal of Los Angeles that reference data does not have. */
const named = (name: string): PlaceText => ({ ...placeOf('USLAX'), name })
const landedAt = (one: Journey, place: PlaceText) => ({
  ...discharge('USLAX', at(one.landedMs + hours(1)), one.ship),
  place,
})
const inLosAngeles = (one: Journey) => one.line.map((move) => relocated(move, one.port, 'USLAX'))

const bill = (number: string): Fact => ({
  ...factAt(placeOf(''), 'bill_of_lading_number', number),
  place: null,
})

/** A bill that the line names beside the one that was asked for; the container moved under it first at a moment. */
const beside = (number: string, movedMs: number | null): Fact => ({
  ...bill(number),
  field: 'other_bill',
  name: `beside:${number}`,
  value: { number, moved_at: movedMs === null ? null : at(movedMs) },
})

const twice = (statements: Statement[]): Told['line'] => [
  [30, statements],
  [40, statements],
]
/** It changes ships on its way. */
const viaColombo = (one: Journey): Statement[] => {
  const [landedMs, next] = [one.landedMs - days(9), { vessel: 'HMM ALGECIRAS', imo: '9863297' }]
  return [
    ...one.line.slice(0, 4),
    arrive('LKCMB', at(landedMs), one.ship),
    discharge('LKCMB', at(landedMs + hours(5)), one.ship),
    load('LKCMB', at(landedMs + hours(30)), next),
    depart('LKCMB', at(landedMs + hours(40)), next),
    ...one.line.slice(4).map((move) => (move.says === 'milestone' ? ship(move, next.vessel, next.imo) : move)),
  ]
}
/** The box was used again: it is picked up empty where it was discharged. */
const nextVoyage = (one: Journey): Statement[] => [
  emptyOut(one.port, at(one.landedMs + hours(30))),
  estimated(depart(one.port, at(one.landedMs + days(6)), one.ship)),
  estimated(arrive(one.origin, at(one.landedMs + days(30)), one.ship)),
]

const relocated = (one: Statement, from: string, to: string): Statement =>
  one.says === 'milestone' && one.place.locode === from ? { ...one, place: { ...one.place, locode: to } } : one
