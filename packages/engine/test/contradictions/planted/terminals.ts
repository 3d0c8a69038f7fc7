import { createReference } from '@boxtrail/reference/reference'
import type { Milestone, PlaceText } from '../../../src/statement.ts'
import {
  at,
  discharge,
  factAt,
  fullIn,
  fullOut,
  hours,
  type Journey,
  load,
  type Planted,
  placeOf,
  type Told,
} from '../journey.ts'
import { inLosAngeles } from './statements.ts'

const [EAGLE, FENIX] = createReference()
  .places.terminalsAt('USLAX')
  .filter(({ firmsCode }) => firmsCode)
  .map(({ firmsCode }) => ({ ...placeOf('USLAX'), facilityCode: firmsCode, facilityProvider: 'FIRMS' as const }))
  .slice(0, 2) as [PlaceText, PlaceText]
/** A terminal in Los Angeles that is not in the reference data. */
const named = (name: string): PlaceText => ({ ...placeOf('USLAX'), name })
const landedAt = (one: Journey, place: PlaceText) => ({
  ...discharge('USLAX', at(one.landedMs + hours(1)), one.ship),
  place,
})

/** The container was discharged at one terminal, and has left it since. */
const letGo = (one: Journey): NonNullable<Told['terminal']> => [
  [31, [landedAt(one, EAGLE), factAt(EAGLE, 'location_at_pod_terminal', 'A1')]],
  [61, [{ ...fullOut('USLAX', at(one.landedMs + hours(50))), place: EAGLE }]],
]

export const terminals: readonly Planted[] = [
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
      'a terminal that has it after the other had let it go': (one) => ({
        line: [[30, inLosAngeles(one)]],
        terminal: letGo(one),
        other: [[80, [factAt(FENIX, 'location_at_pod_terminal', 'W4')]]],
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
    // The terminal that the container has left reports again that it is there.
    kind: 'two_terminals',
    plant: (one) => ({
      line: [[30, inLosAngeles(one)]],
      terminal: [...letGo(one), [90 + one.random(9), [factAt(EAGLE, 'location_at_pod_terminal', 'A2')]]],
      other: [[80, [factAt(FENIX, 'location_at_pod_terminal', 'W4')]]],
    }),
    clean: {},
  },
  {
    // The other terminal reports late that the container was discharged there.
    kind: 'two_terminals',
    plant: (one) => ({
      line: [[30, inLosAngeles(one)]],
      terminal: letGo(one),
      other: [[80 + one.random(9), [landedAt(one, FENIX)]]],
    }),
    clean: {},
  },
  {
    // Neither terminal is in the reference data.
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
      'a yard inland, after the pickup': (one) => ({
        terminal: [[80, [...one.terminal, fullOut(one.port, at(one.landedMs + hours(60)))]]],
        other: [[90, [fullIn('USDET', at(one.landedMs + hours(84 + one.random(9))))]]],
      }),
      'a depot inland, before the ship': (one) => {
        const [emptied, taken] = one.line as Milestone[]
        const betweenMs = (Date.parse(emptied!.time.at) + Date.parse(taken!.time.at)) / 2
        return { other: [[(betweenMs - one.landedMs) / hours(1) + 1, [fullIn('MXZLO', at(betweenMs))]]] }
      },
      'a hub that the line does not name, from where a ship took it on': (one) => {
        const landed = one.landedMs - hours(150)
        return {
          other: [[-100, [discharge('KRPUS', at(landed), one.ship), load('KRPUS', at(landed + hours(40)), one.ship)]]],
        }
      },
    },
  },
]
