import { describe, expect, test } from 'vitest'
import type { Contradiction } from '../../src/contradictions/contradiction/contradiction.ts'
import { rankOfSource } from '../../src/policy.ts'
import { at, contradictionsIn, DETROIT, days, estimated, hours, journeyOf, railArrive } from './journey.ts'
import { planted } from './planted/planted.ts'

/** The ranks, in the row that decided, of the sources that prevail and of those that do not. */
const ranksIn = ({ statements, decidedBy }: Contradiction) => {
  const ranks = (prevailing: boolean) =>
    statements
      .filter(({ prevails }) => prevails === prevailing)
      .map(({ claim }) => rankOfSource(decidedBy!.order, claim.source.kind))
  return { prevailing: ranks(true), others: ranks(false) }
}

describe.each(planted)('the rule that decided $kind', ({ plant }) => {
  test('ranks no other source before those that prevail', () => {
    const found = [1, 2, 3, 4, 5].flatMap((seed) => contradictionsIn(journeyOf(seed), plant(journeyOf(seed))))
    for (const one of found.filter(({ decidedBy }) => decidedBy !== null)) {
      const { prevailing, others } = ranksIn(one)
      expect(Math.min(...prevailing, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(Math.min(...others))
    }
  })
})

test('the railway’s arrival of a train prevails by the row for trains', () => {
  const journey = journeyOf(3)
  const expected = estimated(railArrive(DETROIT, at(journey.landedMs + days(12))))
  const found = contradictionsIn(journey, {
    line: [[240, [...journey.line, expected]]],
    rail: [[150, [railArrive(DETROIT, at(journey.landedMs + hours(148)))]]],
  })
  expect(found.map(({ kind, decidedBy }) => [kind, decidedBy])).toEqual([
    ['arrived_and_still_expected', { field: 'arrive', order: ['rail', 'terminal', 'line', 'user'] }],
  ])
})
