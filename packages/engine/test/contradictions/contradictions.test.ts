import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { contradictionKinds } from '../../src/contradictions/contradiction/kinds.ts'
import { claimsTold, contradictionsIn, journeyOf } from './journey.ts'
import { planted } from './planted/planted.ts'

const seeds = Array.from({ length: 10 }, (_, seed) => seed)

describe.each(planted)('$kind', ({ kind, plant, clean }) => {
  test('is found in each journey that has it, alone', () => {
    const found = seeds.map((seed) => {
      const journey = journeyOf(seed)
      return contradictionsIn(journey, plant(journey)).map((one) => one.kind)
    })
    expect(found).toEqual(seeds.map(() => [kind]))
  })

  test.each(Object.entries(clean))('is silent: %s', (_, told) => {
    const found = seeds.flatMap((seed) => {
      const journey = journeyOf(seed)
      return contradictionsIn(journey, told(journey)).map((one) => `${seed} ${one.title}`)
    })
    expect(found).toEqual([])
  })
})

test('every kind is planted', () => {
  expect([...new Set(planted.map(({ kind }) => kind))].sort()).toEqual([...contradictionKinds].sort())
})

test('the order in which claims are read changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...planted), fc.nat(500), fc.infiniteStream(fc.nat()), ({ plant }, seed, order) => {
      const journey = journeyOf(seed)
      const told = plant(journey)
      const ranks = new Map(claimsTold(journey, told).map((claim) => [claim.id, order.next().value]))
      const shuffled = contradictionsIn(journey, told, (claims) =>
        claims.toSorted((a, b) => ranks.get(a.id)! - ranks.get(b.id)!),
      )
      expect(shuffled).toEqual(contradictionsIn(journey, told))
    }),
    { numRuns: isLong ? 1_000 : 60 },
  )
})

test('journeys whose sources agree raise nothing', () => {
  const twins = planted.flatMap(({ clean }) => Object.values(clean))
  const count = isLong ? 1_000 : 200
  const raised = Array.from({ length: count }, (_, index) => {
    const journey = journeyOf(1_000 + index)
    return contradictionsIn(journey, twins[index % twins.length]!(journey))
  }).filter((found) => found.length > 0)
  expect(raised.length / count).toBeLessThanOrEqual(0.01)
})
