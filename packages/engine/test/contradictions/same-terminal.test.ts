import { expect, test } from 'vitest'
import { areOtherTerminals } from '../../src/contradictions/sources/same-terminal.ts'
import { noPlace, type PlaceText } from '../../src/statement.ts'

const named = (name: string): PlaceText => ({ ...noPlace, name })
const coded = (facilityCode: string, facilityProvider: PlaceText['facilityProvider'] = 'SMDG'): PlaceText => ({
  ...noPlace,
  facilityCode,
  facilityProvider,
})
const areOther = (a: PlaceText, b: PlaceText, port: string) => [
  areOtherTerminals(a, b, port),
  areOtherTerminals(b, a, port),
]

test.each([
  ['DP World Sydney', 'DP WORLD PORT BOTANY', 'Sydney'],
  ['Patrick Stevedores', 'PATRICK TERMINALS - PORT BOTANY', 'Sydney'],
  ['Container Terminal Burchardkai', 'CTB', 'Hamburg'],
  ['HHLA Container Terminal Burchardkai', 'HHLA CTB', 'Hamburg'],
  ['Burchardkai', 'Burchard-Kai', 'Hamburg'],
  ['Kestrel', 'KESTRAL TERMINAL', 'Hamburg'],
  ['Göteborg Skandia', 'GOTEBORG SKANDIAHAMNEN', 'Göteborg'],
  ['Eurogate', 'Hamburg', 'Hamburg'],
  ['Eurogate', 'Container Terminal', 'Hamburg'],
])('%s and %s may be one terminal', (a, b, port) => {
  expect(areOther(named(a), named(b), port)).toEqual([false, false])
})

test.each([
  ['Eurogate', 'Container Terminal Burchardkai', 'Hamburg'],
  ['DP World Sydney', 'Patrick Port Botany', 'Sydney'],
  ['Hutchison Ports Sydney', 'DP WORLD', 'Sydney'],
  ['Kestrel Terminal', 'Plover Wharf', 'Los Angeles'],
])('%s and %s are two', (a, b, port) => {
  expect(areOther(named(a), named(b), port)).toEqual([true, true])
})

test('codes of one list decide, and codes of different lists say nothing', () => {
  expect(areOther(coded('CTB'), coded('CTT'), 'Hamburg')).toEqual([true, true])
  expect(areOther({ ...coded('CTB'), name: 'Eurogate' }, { ...coded('ctb'), name: 'HHLA' }, 'Hamburg')).toEqual([
    false,
    false,
  ])
  expect(areOther(coded('CTB'), coded('Y258', 'FIRMS'), 'Hamburg')).toEqual([false, false])
  expect(areOther(coded('CTB'), named('Eurogate'), 'Hamburg')).toEqual([false, false])
})
