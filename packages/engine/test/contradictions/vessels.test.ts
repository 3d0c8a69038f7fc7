import { expect, test } from 'vitest'
import { arrive, at, contradictionsIn, depart, estimated, hours, journeyOf, load } from './journey.ts'

const RIVAL = { vessel: 'TEST HERON', imo: '9300013', voyage: '1E' }

test.each([
  ['later', 20],
  ['earlier', -20],
])(
  'of two ships that are expected, the one that the record serves prevails: the terminal expects it %s',
  (_, apart) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const one = journeyOf(seed)
      const { origin, port, ship, landedMs } = one
      const sailed = [load(origin, at(landedMs - hours(400)), ship), depart(origin, at(landedMs - hours(390)), ship)]
      const found = contradictionsIn(one, {
        line: [[-200, [...sailed, estimated(arrive(port, at(landedMs + hours(600)), ship))]]],
        terminal: [[-210, [estimated(arrive(port, at(landedMs + hours(600 + apart)), RIVAL))]]],
      })
      expect(found.map(({ kind, statements }) => [kind, statements.map(({ claim }) => claim.source.kind)])).toEqual([
        ['two_vessels', ['line', 'terminal']],
      ])
    }
  },
)
