import { createReference } from '@boxtrail/reference/reference'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCarrier } from '../../src/authority/check-carrier.ts'
import { checkFacility, type NamedFacility } from '../../src/authority/check-facility.ts'
import { type AuthorityConfig, authorityOf } from '../../src/authority/configure-authority.ts'

const reference = createReference()
const trapac = { firms: 'Y258', locode: 'USLAX' }
const fenix = { smdg: 'EAGLE', locode: 'USLAX' }
const losAngeles = { locode: 'USLAX' }

const check = (facilities: AuthorityConfig['facilities'], named: NamedFacility | null, naming = {}) => {
  const authority = authorityOf({ kind: 'terminal', facilities }, reference)
  const verdict = checkFacility(authority, named, naming)
  return 'reason' in verdict ? `refused: ${verdict.reason}` : (verdict.facility?.label ?? 'any')
}
const LABEL = 'firms Y258 at USLAX'

describe('a source with one facility', () => {
  test.each<[string, NamedFacility | null]>([
    ['its code', { firms: 'Y258' }],
    ['its code as others spell it', { firms: 'y-258 ' }],
    ['its code of another list', { smdg: 'TRAP', locode: 'USLAX' }],
    ['its BIC code, which holds the SMDG code', { bic: 'USLAXTRAP' }],
    ['a code of no list', { code: 'TRAP', locode: 'USLAX' }],
    ['its code and an unknown one', { firms: 'Y258', smdg: 'TRP', name: 'TraPac Inc.', locode: 'USLAX' }],
    ['its name in the reference data', { name: 'Trapac Container Terminal', locode: 'USLAX' }],
    ['the port alone', { locode: 'USLAX' }],
    ['the city', { name: 'Los Angeles' }],
    ['nothing', null],
    ['blanks', { firms: '', name: '  ' }],
  ])('the facility is identified by %s', (_, named) => expect(check([trapac], named)).toBe(LABEL))

  test.each<[string, NamedFacility]>([
    ['the code of another terminal of the port', { firms: 'Y257' }],
    ['its own code with that of another', { firms: 'Y258', smdg: 'EAGLE' }],
    ['its own code with that of a terminal elsewhere', { smdg: 'TRAP', firms: 'Y309' }],
    ['its own code with the name of another', { firms: 'Y258', name: 'FMS' }],
    ['its own code at another port', { firms: 'Y258', locode: 'USLGB' }],
    ['the BIC code of another', { bic: 'USLAXEAGL' }],
    ['a BIC code of another port', { bic: 'USOAKTRAP' }],
    ['an unknown code', { smdg: 'XYZ', locode: 'USLAX' }],
    ['an unknown code of no list', { code: 'XYZ', locode: 'USLAX' }],
    ['an unknown name', { name: 'Pier 300', locode: 'USLAX' }],
    ['another port', { locode: 'USOAK' }],
    ['another city', { name: 'Oakland' }],
  ])('the source may not name %s', (_, named) => {
    expect(check([trapac], named)).toMatch(/^refused: .* is not a facility .*: firms Y258 at USLAX$/)
  })

  test('a name next to the port is ignored in EDI, where cities stand for facilities, unless it is another’s', () => {
    const naming = { namesPlaces: true }
    expect(check([trapac], { locode: 'USLAX', name: 'LOS ANGELES CY' }, naming)).toBe(LABEL)
    expect(check([trapac], { locode: 'USLAX', name: 'WBCT' }, naming)).toMatch(/^refused/)
    expect(check([trapac], { name: 'LOS ANGELES, CA, US' }, naming)).toBe(LABEL)
    expect(check([trapac], { name: 'OAKLAND, CA, US' }, naming)).toMatch(/^refused/)
  })
})

test('a source with several facilities must name one', () => {
  expect(check([trapac, fenix], { firms: 'Y257' })).toBe('smdg EAGLE at USLAX')
  expect(check([trapac, fenix], { locode: 'USLAX' })).toBe(
    'refused: USLAX does not identify one of the facilities of this source: firms Y258 at USLAX, smdg EAGLE at USLAX',
  )
  expect(check([trapac, fenix], null)).toMatch(/^refused: it names no facility, and this source may report on several/)
  expect(check([trapac, { locode: 'USOAK' }], { locode: 'USLAX' })).toBe(LABEL)
})

test('a source for a whole port may name any facility there, and none elsewhere', () => {
  for (const named of [{ locode: 'USLAX' }, { firms: 'Y257' }, { locode: 'USLAX', smdg: 'NEW' }, { name: 'FMS' }])
    expect(check([losAngeles], named)).toBe('USLAX')
  for (const named of [{ locode: 'USLGB' }, { firms: 'Y309' }, { firms: 'Y309', locode: 'USLAX' }])
    expect(check([losAngeles], named)).toMatch(/^refused/)
})

test('all statements about a facility have one place, however it is named', () => {
  const authority = authorityOf({ kind: 'terminal', facilities: [trapac] }, reference)
  const [facility] = authority.facilities as Exclude<typeof authority.facilities, 'any'>
  expect(facility!.place).toEqual({
    locode: 'USLAX',
    name: null,
    facilityCode: 'Y258',
    facilityProvider: 'FIRMS',
    facilityType: 'POTE',
  })
})

test('no terminal of the reference data is confused with another', () => {
  const terminals = reference.places.allTerminals().filter(({ smdgCode }) => smdgCode !== null)
  const one = fc.constantFrom(...terminals)
  fc.assert(
    fc.property(one, one, fc.boolean(), (own, other, byName) => {
      fc.pre(own.id !== other.id)
      const facilities = [{ smdg: own.smdgCode!, locode: own.portLocode }]
      const named = byName ? { name: other.name } : { smdg: other.smdgCode!, firms: other.firmsCode }
      expect(check(facilities, { ...named, locode: other.portLocode })).toMatch(/^refused/)
      expect(check(facilities, { smdg: own.smdgCode, locode: own.portLocode })).not.toMatch(/^refused/)
    }),
    { numRuns: 40 },
  )
})

test('lines and railways are recognized by all their codes', () => {
  const { lines, railways } = authorityOf({ kind: 'line', scac: 'MAEU', railways: ['UP'] }, reference)
  for (const scac of ['MAEU', 'maeu', ...reference.shippingLines.byScac('MAEU')!.alternativeScacs, '', null, undefined])
    expect(checkCarrier('line', lines, scac)).toBeNull()
  expect(checkCarrier('line', lines, 'HLCU')).toBe('HLCU is not a line that this source may report on: MAEU')
  for (const scac of ['UPRR', 'UP', 'Union Pacific Railroad'])
    expect(checkCarrier('railway', railways, scac)).toBeNull()
  expect(checkCarrier('railway', railways, 'BNSF')).toBe('BNSF is not a railway that this source may report on: UPRR')
})
