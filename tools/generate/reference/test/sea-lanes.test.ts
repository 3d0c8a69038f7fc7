import { createPlaces } from '@boxtrail/reference/places'
import { passages } from '@boxtrail/reference/sea-lanes/passages'
import { createSeaLanes } from '@boxtrail/reference/sea-lanes/sea-lanes'
import { greatCircle, nauticalMiles, type Point } from '@boxtrail/reference/sea-lanes/sphere'
import { expect, test } from 'vitest'
import { readLand } from '../land.ts'
import { landIndex } from '../land-index.ts'
import { MORE_PORTS } from '../selections.ts'

const places = createPlaces()
const lanes = createSeaLanes()
const isLand = landIndex(readLand('50m'))

const at = (locode: string): Point => {
  const port = places.portByLocode(locode)!
  return [port.longitude, port.latitude]
}

/** Published sea distances in nautical miles, rounded. */
const known: [string, string, number, string][] = [
  ['CNSHA', 'USLAX', 5_700, 'over the date line'],
  ['SGSIN', 'NLRTM', 8_300, 'by Suez'],
  ['BRSSZ', 'NLRTM', 5_400, 'along Africa'],
  ['CNSHA', 'USNYC', 10_600, 'by Panama'],
  ['JPYOK', 'USOAK', 4_550, 'over the date line'],
  ['DEHAM', 'PLGDN', 430, 'by the Kiel Canal'],
  ['TRIST', 'UAODS', 370, 'by the Bosporus'],
  ['ZADUR', 'INNSA', 3_850, 'over the Indian Ocean'],
  ['USHOU', 'BEANR', 5_000, 'by the Strait of Florida'],
  ['CLVAP', 'NZAKL', 5_250, 'over the date line'],
  ['CAVAN', 'KRPUS', 4_650, 'out of the Salish Sea'],
  ['CAMTR', 'GBFXT', 3_150, 'down the Saint Lawrence'],
  ['USSAV', 'ESALG', 3_650, 'over the Atlantic'],
  ['AEJEA', 'INNSA', 1_170, 'by Hormuz'],
  ['LKCMB', 'EGPSD', 3_480, 'by Bab el-Mandeb and Suez'],
  ['CNNGB', 'USSEA', 5_100, 'into Puget Sound'],
  ['AUMEL', 'NZAKL', 1_640, 'round the north of New Zealand'],
  ['HKHKG', 'DEHAM', 9_950, 'by Malacca, Suez and Gibraltar'],
  ['CNSHA', 'NLRTM', 10_500, 'by Malacca, Suez and Gibraltar'],
  ['KRPUS', 'USLAX', 5_250, 'by the Tsugaru Strait'],
  ['ITGOA', 'USNYC', 4_050, 'by Gibraltar'],
  ['MYPKG', 'GBFXT', 8_100, 'by Suez'],
  ['JPTYO', 'CLVAP', 9_280, 'over the whole Pacific'],
  ['NGAPP', 'CNSHA', 10_400, 'round the Cape of Good Hope'],
  ['SEGOT', 'FIHEL', 690, 'by the Danish straits'],
  ['TWKHH', 'JPUKB', 1_180, 'along Japan'],
  ['IDJKT', 'AUSYD', 3_850, 'round Australia'],
  ['GRPIR', 'ROCND', 680, 'by the Turkish Straits'],
  ['NLRTM', 'USNYC', 3_350, 'over the North Atlantic'],
  ['PECLL', 'CNSHA', 9_300, 'over the whole Pacific'],
]

test.each(known)('from %s to %s it is about %i nautical miles (%s)', async (from, to, miles) => {
  const lane = (await lanes.between(at(from), at(to)))!
  expect(Math.abs(lane.nauticalMiles / miles - 1), `${Math.round(lane.nauticalMiles)} nautical miles`).toBeLessThan(
    0.08,
  )
})

// In fairways narrower than the precision of coasts on a map of this scale; ports are on the coast itself.
const NEAR_PORT_NM = 20
const NEAR_PASSAGE_NM = 10

test.each(known)('no path from %s to %s leads over land', async (from, to) => {
  const { points } = (await lanes.between(at(from), at(to)))!
  const canals = Object.values(passages).flatMap((line) => sampled(line, 5))
  const ashore = sampled(points, 5.4).filter(
    (point) =>
      isLand(point) &&
      [at(from), at(to)].every((port) => nauticalMiles(point, port) > NEAR_PORT_NM) &&
      canals.every((canal) => nauticalMiles(point, canal) > NEAR_PASSAGE_NM),
  )
  expect(ashore).toEqual([])
})

test('the land that paths are checked against is in the right place', () => {
  for (const [name, point] of [
    ['Paris', [2.35, 48.86]],
    ['Chukotka', [178, 67]],
    ['Chukotka, far side', [-175, 66.8]],
  ] as const)
    expect(isLand(point), name).toBe(true)
  for (const [name, point] of [
    ['mid Pacific', [-179.9, 30]],
    ['Biscay', [-5, 45]],
    ['Hudson Bay', [-86, 60]],
  ] as const)
    expect(isLand(point), name).toBe(false)
})

test('every port of container lines by the sea has a path to Singapore', async () => {
  const inland = ['BRMAO', 'CNCQI', 'PYASU', 'PYPIL', 'PYSAN', 'PYVLL']
  // The mouth of its bay is narrower than a cell of the mask.
  const enclosed = ['RUPTP']
  const stranded: string[] = []
  for (const code of MORE_PORTS) if (!(await lanes.between(at(code), at('SGSIN')))) stranded.push(code)
  expect(stranded.sort()).toEqual([...inland, ...enclosed])
})

function sampled(line: readonly Point[], everyNm: number): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    const steps = Math.max(1, Math.ceil(nauticalMiles(point, next) / everyNm))
    const along = greatCircle(point, next)
    return Array.from({ length: steps }, (_, step) => along(step / steps))
  })
}
