import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import { createLookups } from '../../src/lookups.ts'
import { noPlace } from '../../src/statement.ts'

const { resolvePlace } = createLookups(createReference())
const zoneOf = (name: string, locode: string | null = null) => {
  const { zone, zoneSource } = resolvePlace({ ...noPlace, name, locode })
  return [zone, zoneSource]
}

test.each([
  ['NOWHERE VILLAGE, IL, US', 'America/Chicago'],
  ['Nowhere Village, il, USA', 'America/Chicago'],
  ['NOWHERE RAMP, GATE 2, GA, US', 'America/New_York'],
  ['NOWHERE VILLAGE, MB, CA', 'America/Winnipeg'],
])('%s, which no table has, has the time of its state', (name, zone) => {
  expect(zoneOf(name)).toEqual([zone, 'country'])
})

test('so has a place with a code that no table has', () => {
  expect(zoneOf('NOWHERE VILLAGE, WA, US', 'USZ99')).toEqual(['America/Los_Angeles', 'country'])
})

test.each([
  ['NOWHERE VILLAGE, TN, US', 'a state with two times'],
  ['NOWHERE VILLAGE, AZ, US', 'a state of which a part keeps summer time'],
  ['NOWHERE VILLAGE, CA', 'a state or a country'],
  ['IL, US', 'a state without a place'],
  [', IL, US', 'a state without a place'],
  ['NOWHERE VILLAGE, IL, FR', 'a state of another country'],
  ['NOWHERE VILLAGE', 'neither'],
])('%s names %s: its zone is not known', (name) => {
  expect(zoneOf(name)).toEqual([null, 'unknown'])
})

test('a code and a name in two countries give no zone', () => {
  expect(zoneOf('NOWHERE VILLAGE, CA, US', 'MXZ99')).toEqual([null, 'unknown'])
})

test('a place that the tables have has its own', () => {
  expect(zoneOf('CHICAGO, IL, US')).toEqual(['America/Chicago', 'place'])
})
