import { asyncProperty, assert as checked, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { createPlaces } from '../src/places.ts'
import { readMask } from '../src/sea-lanes/mask.ts'
import { passages } from '../src/sea-lanes/passages.ts'
import { createSeaLanes } from '../src/sea-lanes/sea-lanes.ts'
import { nauticalMiles, type Point } from '../src/sea-lanes/sphere.ts'

const places = createPlaces()
const lanes = createSeaLanes()
const ports = places
  .all()
  .filter(({ kind, code }) => kind === 'port' && places.terminalsAt(code).some((one) => one.kind === 'terminal'))
  .map(({ longitude, latitude }): Point => [longitude, latitude])
const port = constantFrom(...ports)
/** The same place, regardless of full circles of longitude. */
const isSame = (a: Point, b: Point) => nauticalMiles(a, b) < 0.01

test('a path starts and ends at its ports, has no gaps, and is never shorter than the great circle', async () => {
  await checked(
    asyncProperty(port, port, async (from, to) => {
      const lane = await lanes.between(from, to)
      if (!lane) return
      expect(isSame(lane.points[0]!, from)).toBe(true)
      expect(isSame(lane.points.at(-1)!, to)).toBe(true)
      lane.points.slice(1).forEach((point, before) => {
        expect(Math.abs(point[0] - lane.points[before]![0])).toBeLessThanOrEqual(180)
        // Short enough to draw a curve: a leg of the open sea is split, and one from a port to its sea is not longer.
        expect(nauticalMiles(point, lane.points[before]!)).toBeLessThan(120)
      })
      expect(lane.nauticalMiles).toBeGreaterThan(nauticalMiles(from, to) - 1)
    }),
    { numRuns: 60 },
  )
})

test('the path back is the same', async () => {
  await checked(
    asyncProperty(port, port, async (from, to) => {
      const [there, back] = [await lanes.between(from, to), await createSeaLanes().between(to, from)]
      expect(back?.nauticalMiles).toBe(there?.nauticalMiles)
      expect(back?.points.length).toBe(there?.points.length)
      const reversed = there?.points.toReversed() ?? []
      reversed.forEach((point, index) => {
        expect(isSame(point, back!.points[index]!)).toBe(true)
      })
    }),
    { numRuns: 8 },
  )
})

test('longitudes continue across the date line', async () => {
  const lane = (await lanes.between([121.75, 31.34], [-118.26, 33.74]))!
  expect(lane.points[0]![0]).toBeCloseTo(121.75)
  expect(lane.points.at(-1)![0]).toBeCloseTo(241.74)
})

test('a place without a sea has no path', async () => {
  expect(await lanes.between([-87.63, 41.88], [4.48, 51.9])).toBeNull()
})

test('every passage has a point in open sea, or leads into one that has', () => {
  const mask = readMask()
  const lines = Object.entries(passages)
  const reached = new Set(lines.filter(([, line]) => line.some(mask.isSeaAt)).flatMap(([, line]) => line.map(String)))
  for (const [name, line] of lines)
    expect(
      line.some((point) => reached.has(String(point))),
      name,
    ).toBe(true)
  for (const name of ['Gibraltar', 'Turkish Straits', 'Sound', 'Suez', 'Bab el-Mandeb', 'Panama', 'Singapore']) {
    const line = passages[name]!
    expect([line[0]!, line.at(-1)!].map(mask.isSeaAt), name).toEqual([true, true])
  }
})

test('other work continues during the search across an ocean', async () => {
  const fresh = createSeaLanes()
  let turns = 0
  let done = false
  const tick = () => {
    turns++
    if (!done) setImmediate(tick)
  }
  setImmediate(tick)
  await fresh.between([103.83, 1.26], [4.48, 51.9])
  done = true
  expect(turns).toBeGreaterThan(5)
})
