import type { Fact, Statement } from '../../../src/statement.ts'
import {
  arrive,
  at,
  days,
  depart,
  discharge,
  emptyIn,
  emptyOut,
  estimated,
  factAt,
  factIn,
  fullOut,
  hours,
  type Journey,
  load,
  type Planted,
  placeOf,
  type Told,
} from '../journey.ts'
import { inLosAngeles, outAt, relocated, ship } from './statements.ts'

const bill = (number: string): Fact => ({
  ...factAt(placeOf(''), 'bill_of_lading_number', number),
  place: null,
})
/** A bill that the line names beside the requested one, and when the container first moved under it. */
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
/** The container is transshipped at Colombo. */
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
/** The container is used again: it is picked up empty where it was discharged. */
const nextVoyage = (one: Journey): Statement[] => [
  emptyOut(one.port, at(one.landedMs + hours(30))),
  estimated(depart(one.port, at(one.landedMs + days(6)), one.ship)),
  estimated(arrive(one.origin, at(one.landedMs + days(30)), one.ship)),
]

export const bills: readonly Planted[] = [
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
]
