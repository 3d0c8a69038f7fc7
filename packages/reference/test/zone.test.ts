import { expect, test } from 'vitest'
import { createPlaces } from '../src/places.ts'
import { findCountryZone, zoneAt } from '../src/zone.ts'

test.each([
  ['MYTPP', 'Asia/Kuala_Lumpur'],
  ['NLEEM', 'Europe/Amsterdam'],
  ['COTCO', 'America/Bogota'],
  ['USLAX', 'America/Los_Angeles'],
  ['PAMIT', 'America/Panama'],
])('the place %s has the time zone of its own country, however near the border', (locode, zone) => {
  expect(createPlaces().byLocode(locode)?.timeZone).toBe(zone)
})

test('a place off the coast gets the zone of the nearest land', () => {
  expect(zoneAt(33.5, -118.6, 'US')).toBe('America/Los_Angeles')
})

test.each(['<b', '@@', '12', ''])('the code %j is that of no country, and has no zone', (code) => {
  expect(findCountryZone(code)).toBeUndefined()
})
