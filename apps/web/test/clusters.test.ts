import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clustersOf, inOrderOfUrgency, inWords, urgencyOfPlaces } from '../src/pages/map/clusters.ts'
import type { Place } from '../src/pages/map/queries.ts'

const size = { width: 800, height: 500 }
const place = fc
  .record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 500 }),
    count: fc.integer({ min: 1, max: 50 }),
    over: fc.nat(3),
    soon: fc.nat(3),
    held: fc.nat(3),
  })
  .map(
    ({ x, y, count, ...urgent }) =>
      ({ geometry: { coordinates: [x, y] }, properties: { ...urgent, containers: count } }) as unknown as Place,
  )
const at = ({ geometry }: Place) => geometry.coordinates as [number, number]

test('every place on the screen is in one mark, no two marks hide each other, and none looks less urgent than it is', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const marks = clustersOf(places, at, size)
      expect(marks.flatMap((mark) => mark.places)).toHaveLength(places.length)
      for (const mark of marks) expect(mark.urgency).toBe(urgencyOfPlaces(mark.places))
      for (const [index, one] of marks.entries())
        for (const other of marks.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(40)
    }),
  )
})

test('what costs money is listed first, and said', () => {
  const of = (name: string, more: object) =>
    ({ properties: { name, containers: 2, over: 0, soon: 0, held: 0, ...more } }) as unknown as Place
  const places = [
    of('calm', { containers: 9 }),
    of('held', { held: 1 }),
    of('over', { over: 1 }),
    of('soon', { soon: 2 }),
  ]
  expect(inOrderOfUrgency(places).map(({ properties }) => properties.name)).toEqual(['over', 'soon', 'held', 'calm'])
  expect(inWords([places[2]!])).toBe('2 containers, 1 over the free time')
})
