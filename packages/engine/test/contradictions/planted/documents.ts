import type { Fact, Statement } from '../../../src/statement.ts'
import {
  arrive,
  at,
  DETROIT,
  dayAfter,
  days,
  emptyIn,
  estimated,
  factIn,
  fullOut,
  hours,
  type Journey,
  load,
  type Paper,
  type Planted,
  railArrive,
  type Told,
} from '../journey.ts'

const kind = 'document_differs'
const lfd = (one: Journey, after: number) => factIn(one, 'pickup_lfd_line', dayAfter(one.landedMs, after))
const ofLine = (one: Journey, field: Fact['field'], value: unknown): Fact => ({
  ...factIn(one, field, value),
  place: null,
})
/** A document that was received 33 hours after the discharge, unless another time is given. */
const paper = (type: string, says: Record<string, unknown>, more: Partial<Paper> = {}): Told => ({
  notice: { hoursAfter: 33, type, says, ...more },
})
const notice = (says: Record<string, unknown>, more: Partial<Paper> = {}) => paper('arrival_notice', says, more)
const bill = (says: Record<string, unknown>, more: Partial<Paper> = {}) => paper('bill_of_lading', says, more)
const states = (one: Journey, field: Fact['field'], value: unknown): Told => ({
  line: [[30, [...one.line, ofLine(one, field, value)]]],
})
const elsewhere = ({ port }: Journey) => (port === 'USSAV' ? 'DEHAM' : 'USSAV')
const loadedMs = (one: Journey): number => Date.parse(one.line.map((move) => timeOf(move)).sort()[2]!)
const timeOf = (statement: Statement): string => (statement.says === 'milestone' ? statement.time.at : '')
const voyageOf = ({ ship }: Journey): number => Number.parseInt((ship as { voyage?: string }).voyage!, 10)
const out = (one: Journey): Told => ({ line: [[60, [...one.line, fullOut(one.port, at(one.landedMs + hours(50)))]]] })
const MEMPHIS = 'USMEM'
const LONG_BEACH = 'USLGB'
const byTrain = ({ landedMs }: Journey, place: string) => estimated(railArrive(place, at(landedMs + hours(200))))
const towards = (one: Journey, place: string): Told => ({ line: [[30, [...one.line, byTrain(one, place)]]] })
/** The container was expected to go on to Detroit by train, but left the port by truck. */
const takenByTruck = (one: Journey): Told => ({
  line: [
    [30, [...one.line, byTrain(one, DETROIT)]],
    [60, [...one.line, fullOut(one.port, at(one.landedMs + hours(50)))]],
  ],
})
/** The terminal states one last free day, and an arrival notice another. */
const otherDayThan = (one: Journey, days = 12): Told => ({
  terminal: [[31, [...one.terminal, factIn(one, 'pickup_lfd_terminal', dayAfter(one.landedMs, 4))]]],
  ...notice({ last_free_day: dayAfter(one.landedMs, days) }),
})
const backAt = (one: Journey, place: string) => emptyIn(place, at(one.landedMs + hours(150)))
/** The empty container was returned at this place. */
const returnedTo = (one: Journey, place: string): Told => ({
  line: [
    [30, one.line],
    [160, [...one.line, fullOut(one.port, at(one.landedMs + hours(50))), backAt(one, place)]],
  ],
})
/** A release one hour after the discharge. */
const released = ({ port, landedMs }: Journey, what: 'customs_release'): Statement => ({
  ...fullOut(port, at(landedMs + hours(1))),
  ...{ kind: what, mode: null, laden: null },
})
const customsHold = [{ name: 'customs', status: 'hold', description: 'CUSTOMS HOLD' }]

/** Documents that contradict what sources report, and similar ones that do not. */
export const documents: readonly Planted[] = [
  {
    kind,
    plant: (one) => ({
      ...states(one, 'pickup_lfd_line', lfd(one, 4).value),
      ...notice({ last_free_day: dayAfter(one.landedMs, 6) }),
    }),
    clean: {
      'the same day': (one) => ({
        line: [[30, [...one.line, lfd(one, 4)]]],
        ...notice({ last_free_day: dayAfter(one.landedMs, 4) }),
      }),
      'the day that the line stated when it was made': (one) => ({
        line: [
          [30, [...one.line, lfd(one, 4)]],
          [40, [...one.line, lfd(one, 6)]],
        ],
        ...notice({ last_free_day: dayAfter(one.landedMs, 4) }),
      }),
      'the day of the place inland, beside that of the port': (one) => ({
        ...towards(one, DETROIT),
        terminal: [[31, [...one.terminal, factIn(one, 'pickup_lfd_terminal', dayAfter(one.landedMs, 4))]]],
        ...notice({ place_of_delivery: DETROIT, last_free_day: dayAfter(one.landedMs, 12) }),
      }),
      'the day of the place inland, until a truck took it from the port': (one) => ({
        ...takenByTruck(one),
        terminal: [[31, [...one.terminal, factIn(one, 'pickup_lfd_terminal', dayAfter(one.landedMs, 4))]]],
        ...notice({ place_of_delivery: DETROIT, last_free_day: dayAfter(one.landedMs, 12) }),
      }),
      'a day that no source states': (one) => notice({ last_free_day: dayAfter(one.landedMs, 4) }),
      'a hold that was set after it came': (one) => ({
        terminal: [[40, [...one.terminal, factIn(one, 'holds', customsHold)]]],
        ...notice({ customs_release: 'released' }, { hoursAfter: 10 }),
      }),
    },
  },
  {
    kind,
    plant: (one) => ({
      line: [[2, [...one.line, released(one, 'customs_release')]]],
      ...notice({ customs_release: 'not_released' }),
    }),
    clean: {
      'of the day of the release': (one) => ({
        line: [[20, [...one.line, released(one, 'customs_release')]]],
        ...notice({ customs_release: 'not_released' }),
      }),
      'of the other hold': (one) => ({
        line: [[2, [...one.line, released(one, 'customs_release')]]],
        ...notice({ freight_release: 'not_released' }),
      }),
      'a hold that is listed too': (one) => ({
        terminal: [[30, [...one.terminal, factIn(one, 'holds', customsHold)]]],
        ...notice({ customs_release: 'not_released' }),
      }),
      'a release that no source reports': () => notice({ freight_release: 'not_released' }),
    },
  },
  {
    kind,
    plant: () => notice({ vessel: 'HMM ALGECIRAS', voyage: '9W' }),
    clean: {
      'the ship with a prefix': (one) => notice({ vessel: `M/V ${one.ship.vessel}`, voyage: String(voyageOf(one)) }),
      'the voyage of the other direction': (one) => notice({ vessel: one.ship.vessel, voyage: `0${voyageOf(one)}W` }),
      'a ship yet to be named': () => notice({ vessel: 'TBN' }),
      'a ship of an earlier leg': (one) => ({
        line: [[30, [load(one.origin, at(loadedMs(one) - days(4)), { vessel: 'HMM ALGECIRAS' }), ...one.line]]],
        ...notice({ vessel: 'HMM ALGECIRAS' }),
      }),
      'a ship that its line has replaced since': (one) => ({
        line: [
          [
            20,
            [
              ...one.line.slice(0, 4),
              estimated(arrive(one.port, at(one.landedMs + days(3)), { vessel: 'HMM ALGECIRAS' })),
            ],
          ],
          [40, one.line],
        ],
        terminal: [],
        ...notice({ vessel: 'HMM ALGECIRAS' }),
      }),
    },
  },
  {
    kind,
    plant: (one) => bill({ vessel: one.ship.vessel, voyage: `${voyageOf(one) + 3}E` }),
    clean: {},
  },
  {
    kind,
    plant: (one) => bill({ port_of_discharge: elsewhere(one) }),
    clean: {
      'the same port': (one) => bill({ port_of_discharge: one.port, port_of_loading: one.origin }),
      'the place inland to which it goes on': (one) => ({
        ...towards(one, DETROIT),
        ...bill({ port_of_discharge: DETROIT, place_of_delivery: DETROIT }),
      }),
      'the place inland to which it was to go on, until a truck took it from the port': (one) => ({
        ...takenByTruck(one),
        ...bill({ port_of_discharge: DETROIT, place_of_delivery: DETROIT }),
      }),
      'the place inland that its line has replaced since': (one) => ({
        line: [
          [20, [...one.line, byTrain(one, DETROIT)]],
          [40, [...one.line, byTrain(one, MEMPHIS)]],
        ],
        ...bill({ place_of_delivery: DETROIT }),
      }),
      'a place without a port': () => bill({ port_of_discharge: 'Wharf 9', port_of_loading: 'Nowhere' }),
      'a port that stands for the other': () => bill({ port_of_loading: 'Wharf 9' }),
    },
  },
  ...[
    (one: Journey): Told => ({ ...otherDayThan(one), ...returnedTo(one, MEMPHIS) }),
    (one: Journey): Told => ({ ...otherDayThan(one, 6), ...returnedTo(one, LONG_BEACH) }),
    (one: Journey): Told => ({ ...otherDayThan(one), line: [[30, [...one.line, estimated(backAt(one, MEMPHIS))]]] }),
    (one: Journey): Told => ({
      ...otherDayThan(one),
      line: [
        [30, one.line],
        [60, [...one.line, byTrain(one, DETROIT)]],
        [90, [...one.line, fullOut(one.port, at(one.landedMs + hours(80)))]],
      ],
    }),
    (one: Journey): Told => ({ ...returnedTo(one, elsewhere(one)), ...bill({ port_of_discharge: elsewhere(one) }) }),
  ].map((plant): Planted => ({ kind, plant, clean: {} })),
  { kind, plant: () => bill({ port_of_loading: 'KRPUS' }), clean: {} },
  { kind, plant: (one) => ({ ...towards(one, DETROIT), ...bill({ place_of_delivery: MEMPHIS }) }), clean: {} },
  {
    kind,
    plant: (one) => notice({ eta: dayAfter(one.landedMs, 5) }),
    clean: {
      'a day from the arrival': (one) => notice({ eta: dayAfter(one.landedMs - hours(10), 0) }, { hoursAfter: -5 }),
      'an estimate from before the arrival': (one) => notice({ eta: dayAfter(one.landedMs, 3) }, { hoursAfter: -60 }),
    },
  },
  {
    kind,
    plant: (one) => ({
      line: [[-90, [...one.line.slice(0, 4), estimated(arrive(one.port, at(one.landedMs), one.ship))]]],
      terminal: [],
      ...notice({ eta: dayAfter(one.landedMs, 6) }, { hoursAfter: -80 }),
    }),
    clean: {
      'a day or two from the estimate': (one) => ({
        line: [[-90, [...one.line.slice(0, 4), estimated(arrive(one.port, at(one.landedMs), one.ship))]]],
        terminal: [],
        ...notice({ eta: dayAfter(one.landedMs, 1) }, { hoursAfter: -80 }),
      }),
      'an estimate that has moved since': (one) => ({
        line: [
          [-90, [...one.line.slice(0, 4), estimated(arrive(one.port, at(one.landedMs + days(6)), one.ship))]],
          [-60, [...one.line.slice(0, 4), estimated(arrive(one.port, at(one.landedMs), one.ship))]],
        ],
        terminal: [],
        ...notice({ eta: dayAfter(one.landedMs, 6) }, { hoursAfter: -80 }),
      }),
    },
  },
  {
    kind,
    plant: (one) => bill({ on_board_date: dayAfter(loadedMs(one), -9) }),
    clean: { 'the day of the sailing': (one) => bill({ on_board_date: dayAfter(loadedMs(one), 1) }) },
  },
  {
    kind,
    plant: (one) => ({
      ...states(one, 'weight_in_lbs', 40_000),
      ...bill({}, { beside: { gross_weight: { amount: 25_000, unit: 'kg' } } }),
    }),
    clean: {
      'the same in kilograms': (one) => ({
        ...states(one, 'weight_in_lbs', 40_000),
        ...bill({}, { beside: { gross_weight: { amount: 18_144, unit: 'kg' } } }),
      }),
      'with the container': (one) => ({
        ...states(one, 'weight_in_lbs', 40_000),
        ...bill({}, { beside: { gross_weight: { amount: 48_800, unit: 'lb' } } }),
      }),
      'a total of several': (one) => ({
        ...states(one, 'weight_in_lbs', 40_000),
        ...bill({ gross_weight: { amount: 50_000, unit: 'kg' } }, { names: ['TSTU1234568', 'TSTU7654327'] }),
      }),
    },
  },
  {
    kind,
    plant: (one) => ({
      ...states(one, 'seal_number', 'ML1234567'),
      ...bill({}, { beside: { seal_number: 'XY7654321' } }),
    }),
    clean: {
      'without its letters': (one) => ({
        ...states(one, 'seal_number', 'ML1234567'),
        ...bill({}, { beside: { seal_number: '1234567' } }),
      }),
    },
  },
  {
    kind,
    plant: (one) => ({ ...states(one, 'equipment_size_type', '45G1'), ...bill({}, { beside: { size_type: '20GP' } }) }),
    clean: {
      'by another code': (one) => ({
        ...states(one, 'equipment_size_type', '45G1'),
        ...bill({}, { beside: { size_type: '40HC' } }),
      }),
    },
  },
  {
    kind,
    plant: () => notice({ bill_of_lading_number: 'TESTBILL2', vessel: 'HMM ALGECIRAS' }),
    clean: {
      'a house bill beside the bill': () => notice({ house_bill_number: 'ECL26088', master_bill_number: 'TESTBILL1' }),
      'another bill, on a paper from before the journey': () =>
        notice({ bill_of_lading_number: 'TESTBILL2', vessel: 'HMM ALGECIRAS', document_date: '2025-02-04' }),
      'the bill of a forwarder': () => notice({ bill_of_lading_number: 'ECL/2026/088' }),
    },
  },
  {
    kind,
    plant: (one) => ({ ...states(one, 'booking_number', 'B1234567'), ...bill({ booking_number: 'B7654321' }) }),
    clean: {
      'the same booking': (one) => ({
        ...states(one, 'booking_number', 'B1234567'),
        ...bill({ booking_number: 'B1234567' }),
      }),
      'the reference of a forwarder': (one) => ({
        ...states(one, 'booking_number', 'B1234567'),
        ...bill({ booking_number: 'ECL-77' }),
      }),
    },
  },
  {
    kind,
    plant: () => bill({ bill_of_lading_number: 'TESTBILL1' }, { names: ['TCNU4265890'] }),
    clean: {
      'a second container beside it': () =>
        bill({ bill_of_lading_number: 'TESTBILL1' }, { names: ['TSTU1234568', 'TCNU4265890'] }),
      'no container': () => bill({ bill_of_lading_number: 'TESTBILL1' }, { names: [] }),
      'another container of another bill': () =>
        bill({ bill_of_lading_number: 'TESTBILL2', vessel: 'HMM ALGECIRAS' }, { names: ['TCNU4265890'] }),
    },
  },
  {
    kind,
    plant: (one) => ({
      ...out(one),
      ...paper('demurrage_invoice', { gate_out_date: dayAfter(one.landedMs + hours(50), 4) }, { hoursAfter: 200 }),
    }),
    clean: {
      'a day from the gate-out': (one) => ({
        ...out(one),
        ...paper('demurrage_invoice', { gate_out_date: dayAfter(one.landedMs + hours(50), 0) }, { hoursAfter: 200 }),
      }),
      'nothing reported': (one) => paper('demurrage_invoice', { gate_out_date: dayAfter(one.landedMs, 4) }),
      'the free day of the return': (one) => ({
        line: [[60, [...one.line, lfd(one, 4), fullOut(one.port, at(one.landedMs + hours(50)))]]],
        ...paper('demurrage_invoice', { last_free_day: dayAfter(one.landedMs, 12) }, { hoursAfter: 200 }),
      }),
    },
  },
  {
    kind,
    plant: (one) => ({
      line: [
        [
          200,
          [
            ...one.line,
            fullOut(one.port, at(one.landedMs + hours(50))),
            emptyIn(one.port, at(one.landedMs + hours(150)), { facility: 'DEPO' }),
          ],
        ],
      ],
      ...paper('demurrage_invoice', { returned_date: dayAfter(one.landedMs + hours(150), 3) }, { hoursAfter: 240 }),
    }),
    clean: {},
  },
  {
    kind,
    plant: (one) => ({
      ...states(one, 'pickup_lfd_line', lfd(one, 4).value),
      ...paper('demurrage_invoice', { last_free_day: dayAfter(one.landedMs, 2) }),
    }),
    clean: {},
  },
]
