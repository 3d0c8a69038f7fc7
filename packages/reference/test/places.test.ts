import { describe, expect, test } from 'vitest'
import type { TerminalRow } from '../src/places/place-rows.ts'
import { createPlaces } from '../src/places.ts'
import { createReference } from '../src/reference.ts'

const places = createPlaces()

test('every table loads', () => {
  expect(createReference().places.byLocode('USLAX')?.name).toBe('Los Angeles')
})

describe('positions', () => {
  test.each([
    ['CNYTN', 22.57, 114.27, 'Asia/Shanghai'],
    ['PAMIT', 9.36, -79.88, 'America/Panama'],
    ['USLAX', 33.75, -118.27, 'America/Los_Angeles'],
    ['USOAK', 37.8, -122.31, 'America/Los_Angeles'],
    ['NLRTM', 51.92, 4.48, 'Europe/Amsterdam'],
    ['THBKK', 13.7, 100.57, 'Asia/Bangkok'],
    ['SGSIN', 1.27, 103.8, 'Asia/Singapore'],
    ['REPDG', -20.92, 55.29, 'Indian/Reunion'],
  ])('the place %s is at %d, %d in %s', (code, latitude, longitude, zone) => {
    const port = places.portByLocode(code)!
    expect(Math.abs(port.latitude - latitude)).toBeLessThan(0.2)
    expect(Math.abs(port.longitude - longitude)).toBeLessThan(0.3)
    expect(port.timeZone).toBe(zone)
  })

  test('every place has a land zone that the runtime knows', () => {
    for (const place of places.all()) {
      expect(place.timeZone, place.code).not.toMatch(/^Etc/)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: place.timeZone })).not.toThrow()
    }
    expect(places.allTerminals().filter((terminal) => !terminal.timeZone)).toEqual([])
  })

  test('ids are unique, stable and RFC 9562 version 5', () => {
    const ids = [...places.all(), ...places.allTerminals()].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(places.byLocode('USLAX')!.id).toBe('95098e33-58b4-504c-a98e-b9acd32f422b')
    expect(places.byId('95098e33-58b4-504c-a98e-b9acd32f422b')?.code).toBe('USLAX')
  })
})

describe('a LOCODE', () => {
  test('a LOCODE resolves to a port, a metro area, or the parent of a part of one', () => {
    expect(places.byLocode('us lax')).toMatchObject({ kind: 'port', code: 'USLAX' })
    expect(places.byLocode('USCHI')).toMatchObject({ kind: 'metro_area', code: 'USCHI', timeZone: 'America/Chicago' })
    expect(places.byLocode('CAYTO')).toMatchObject({ kind: 'metro_area', code: 'CATOR' })
    expect(places.byLocode('USIS3')).toMatchObject({ kind: 'port', code: 'USNYC' })
    expect(places.byLocode('ZZZZZ')).toBeUndefined()
  })

  test('a LOCODE that is both resolves to the port, unless the inland end is requested', () => {
    expect(places.byLocode('CAMTR')?.kind).toBe('port')
    expect(places.byLocode('CAMTR', true)?.kind).toBe('metro_area')
    expect(places.portByLocode('CAMTR')?.id).not.toBe(places.metroAreaByLocode('CAMTR')?.id)
  })
})

describe('a name', () => {
  test.each([
    ['Long Beach', 'US', 'USLGB'],
    ['LONG BEACH, CA', 'US', 'USLGB'],
    ['Gdańsk', 'PL', 'PLGDN'],
    ['St. Louis', 'US', 'USSTL'],
    ['Kansas City, MO', 'US', 'USMKC'],
    ['Savannah, Georgia, United States', undefined, 'USSAV'],
    ['Hamburg, Germany', undefined, 'DEHAM'],
    ['HAIPHONG, VIETNAM', undefined, 'VNHPH'],
    ['SSA Port of Seattle Terminal 18,Seattle,Washington,United States', undefined, 'USSEA'],
    ['Rotterdam, NL', undefined, 'NLRTM'],
    ['Shanghai', 'CN', 'CNSGH'],
    ['Singapore', undefined, 'SGSIN'],
    ['Antwerp', undefined, 'BEANR'],
    ['ANTWERP, BELGIUM', undefined, 'BEANR'],
    ['Nhava Sheva, India', undefined, 'INNSA'],
    ['Bombay', 'IN', 'INBOM'],
    ['Genoa', undefined, 'ITGOA'],
    ['Izmir, Turkey', undefined, 'TRIZM'],
    ['Rotterdam, The Netherlands', undefined, 'NLRTM'],
  ])('the name "%s" (%s) resolves to %s', (name, country, code) => {
    expect(places.byName(name, country)?.code).toBe(code)
  })

  test.each([
    ['Manzanillo', undefined],
    ['Kansas City', 'US'],
    ['Savannah', 'US'],
    ['Portland', 'US'],
    ['Columbus, GA', 'US'],
    ['Hamburg', 'CN'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('the ambiguous name "%s" (%s) does not resolve', (name, country) => {
    expect(places.byName(name, country)).toBeUndefined()
  })
})

describe('what a name could mean', () => {
  test.each([
    ['Savannah', ['USSAV', 'USTSA']],
    ['SAVANNAH, GA', ['USSAV']],
    ['Rotterdam', ['NLRTM', 'USRAJ']],
    ['Antwerp', ['BEANR']],
    ['Columbus, GA', []],
    ['Atlantis', []],
    ['', []],
  ])('"%s" could be %j', (name, codes) => {
    expect(places.allNamed(name).map(({ code }) => code)).toEqual(codes)
  })

  test('they include the places with that name in an imported list, and the port with that name in another language', () => {
    const row = {
      locode: 'USZAQ',
      name: 'Antwerp',
      city: 'Antwerp',
      stateAbbr: 'OH',
      countryCode: 'US',
      fillsGapsOnly: true,
    }
    const imported = createPlaces({ metroAreas: [{ ...row, latitude: 41.17, longitude: -84.73, source: 'UN/LOCODE' }] })
    expect(imported.allNamed('Antwerp').map(({ code }) => code)).toEqual(['BEANR', 'USZAQ'])
  })
})

describe('a terminal', () => {
  test('a terminal is found by SMDG code with its LOCODE, in one word or two, and under another code of the port', () => {
    const maher = places.terminal({ smdg: 'MAHER', locode: 'USNYC' })
    expect(maher).toMatchObject({
      firmsCode: 'E416',
      smdgCode: 'MAHER',
      portLocode: 'USNYC',
      stateAbbr: 'NJ',
    })
    expect(maher?.portId).toBe(places.byLocode('USNYC')?.id)
    expect(places.terminal({ smdg: 'USNYCMAHER' })).toBe(maher)
    expect(places.terminal({ firms: 'e416' })).toBe(maher)
    expect(places.terminal({ locode: 'USNYC', name: 'maher container terminal' })).toBe(maher)
    expect(places.terminal({ smdg: 'VIG', locode: 'USORF' })?.firmsCode).toBe('N195')
    expect(places.terminal({ smdg: 'SECT', locode: 'CNSHA' })?.portLocode).toBe('CNSGH')
  })

  test('a terminal code used by many ports finds none without the port', () => {
    expect(places.terminal({ smdg: 'APMT' })).toBeUndefined()
    expect(places.terminal({ smdg: 'MAHER', locode: 'USLAX' })).toBeUndefined()
    expect(places.terminal({})).toBeUndefined()
  })

  test('the name of a city never finds one of its terminals, even one with that name', () => {
    const named = places.allTerminals().filter((terminal) => {
      const { name } = places.byLocode(terminal.portLocode) ?? {}
      return name !== undefined && places.terminal({ locode: terminal.portLocode, name }) !== undefined
    })
    expect(named.map(({ name }) => name)).toEqual([])
    expect(places.resolve({ locode: 'USLGB', name: 'LONG BEACH' })?.terminal).toBeUndefined()
  })

  test('a facility code resolves to a terminal and its place', () => {
    const found = places.resolve({ locode: 'USLAX', facilityCode: 'TRAP', facilityProvider: 'SMDG' })
    expect([found?.place?.code, found?.terminal?.firmsCode]).toEqual(['USLAX', 'Y258'])
    expect(places.resolve({ facilityCode: 'USNYCMAHER' })?.place?.code).toBe('USNYC')
    const unknown = places.resolve({ locode: 'USORF', facilityCode: 'USORFVITA', facilityProvider: 'BIC' })
    expect([unknown?.place?.code, unknown?.terminal]).toEqual(['USORF', undefined])
    expect(places.resolve({ name: 'Nowhere', facilityCode: 'XYZ' })).toBeUndefined()
    expect(places.resolve({})).toBeUndefined()
  })

  test('a name in the form of a UN/LOCODE with a space is a code only if that code exists', () => {
    expect(places.resolve({ name: 'US LAX' })?.place?.code).toBe('USLAX')
    for (const name of ['LA PAZ', 'AL FAW', 'BA RIA']) expect(places.resolve({ name })?.place).toBeUndefined()
  })
})

test('rows of an operator replace built-in ones, and an empty cell removes nothing', () => {
  const port = {
    name: 'L.A.',
    city: null,
    stateAbbr: 'CA',
    countryCode: 'US',
    latitude: 33.7,
    longitude: -118.2,
    source: 'own',
  }
  const ramp: TerminalRow = {
    ...{ locode: 'USCHI', alternateLocodes: [], name: 'Test ramp', nickname: 'Ramp', country: 'US', source: 'own' },
    ...{ smdgCode: null, firmsCode: 'T999', bicFacilityCode: 'USCHITEST', street: null, city: 'Chicago', state: null },
    ...{ stateAbbr: 'IL', zip: null, latitude: null, longitude: null },
  }
  const maher = {
    ...ramp,
    locode: 'USNYC',
    name: 'Maher',
    smdgCode: 'MAHER',
    firmsCode: null,
    bicFacilityCode: 'USNYCTST1',
  }
  const own = createPlaces({
    ports: [{ locode: 'USLAX', ...port }],
    railTerminals: [ramp],
    terminals: [maher],
    parents: [{ child: 'USZZ9', parent: 'USCHI' }],
  })
  expect(own.byLocode('USLAX')).toMatchObject({ name: 'L.A.', id: places.byLocode('USLAX')!.id })
  expect(own.terminal({ bic: 'USCHITEST' })).toMatchObject({ kind: 'rail_terminal', portId: expect.anything() })
  expect(own.terminal({ bic: 'USCHITEST' })?.metroAreaId).toBe(own.metroAreaByLocode('USCHI')?.id)
  expect(own.terminal({ bic: 'USNYCTST1' })).toMatchObject({ name: 'Maher', firmsCode: 'E416' })
  expect(own.byLocode('USZZ9')?.code).toBe('USCHI')
})

test('a row of UN/LOCODE fills a gap, but does not move a built-in port', () => {
  const row = { name: 'X', city: null, stateAbbr: null, latitude: 26.85, longitude: 119.87, source: 'UN/LOCODE' }
  const codes = ['CNYTN', 'CNZZ9'].map((locode) => ({ locode, countryCode: 'CN', ...row, fillsGapsOnly: true }))
  const own = createPlaces({ ports: codes })
  expect(own.byLocode('CNYTN')).toEqual(places.byLocode('CNYTN'))
  expect(own.byLocode('CNZZ9')?.latitude).toBe(26.85)
})

describe('completed attributes', () => {
  const ramp: TerminalRow = {
    ...{ locode: 'NLRTM', alternateLocodes: [], name: 'Test ramp', nickname: 'Ramp', country: 'NL', source: 'own' },
    ...{ smdgCode: null, firmsCode: null, bicFacilityCode: null, street: null, city: null, state: null },
    ...{ stateAbbr: null, zip: null, latitude: null, longitude: null },
  }

  test('a terminal without a city gets the city of its port', () => {
    const own = createPlaces({ terminals: [{ ...ramp, name: 'Test quay', smdgCode: 'TESTQ' }] })
    expect(own.terminal({ locode: 'NLRTM', smdg: 'TESTQ' })?.city).toBe(own.portByLocode('NLRTM')?.name)
    expect(own.allTerminals().filter(({ city }) => !city)).toEqual([])
  })

  test('a ramp at a port gets a metro area, and its LOCODE stays with the port', () => {
    const own = createPlaces({ railTerminals: [ramp] })
    const found = own.terminal({ locode: 'NLRTM', name: 'Test ramp' })
    expect(own.byId(found!.metroAreaId!)).toMatchObject({ kind: 'metro_area', code: 'NLRTM', name: 'Rotterdam' })
    expect(own.byLocode('NLRTM')?.kind).toBe('port')
    expect(own.byLocode('NLRTM', true)?.kind).toBe('port')
  })

  test('a terminal without a known port is dropped', () => {
    const terminals = [{ ...ramp, locode: 'NLZZZ', name: 'Test quay', smdgCode: 'TESTQ' }]
    expect(createPlaces({ terminals }).terminal({ locode: 'NLZZZ', smdg: 'TESTQ' })).toBeUndefined()
    const port = { locode: 'NLZZZ', name: 'Testhaven', city: null, stateAbbr: null, countryCode: 'NL', source: 'own' }
    const own = createPlaces({ ports: [{ ...port, latitude: 52, longitude: 4 }], terminals })
    expect(own.terminal({ locode: 'NLZZZ', smdg: 'TESTQ' })?.portId).toBe(own.portByLocode('NLZZZ')?.id)
  })

  test('a ramp without a location is dropped', () => {
    const own = createPlaces({ railTerminals: [{ ...ramp, locode: 'NLZZZ' }] })
    expect(own.allTerminals().some(({ name }) => name === 'Test ramp')).toBe(false)
  })
})

test('a ramp is found by name, or as the only ramp of a railway in a city', () => {
  const { resolve } = createPlaces()
  expect(resolve({ locode: 'USCHI', name: 'BNSF Logistics Park Chicago' })?.terminal).toMatchObject({
    kind: 'rail_terminal',
    city: 'Elwood',
  })
  expect(resolve({ locode: 'USJOT', name: 'Logistics Park Chicago' })?.terminal?.city).toBe('Elwood')
  expect(resolve({ locode: 'CATOR', railwayScac: 'CNRU' })?.terminal?.name).toBe('CN Brampton')
  expect(resolve({ locode: 'DEDUI', name: 'DUSS Duisburg Ruhrort Hafen' })?.terminal?.kind).toBe('rail_terminal')
  // BNSF has several ramps in Chicago, so the city alone does not tell which one is meant.
  expect(resolve({ locode: 'USCHI', railwayScac: 'BNSF' })?.terminal).toBeUndefined()
  expect(resolve({ locode: 'CATOR' })?.terminal).toBeUndefined()
})

test('every ramp is in a metro area or at a port, in its country', () => {
  const places = createPlaces()
  const ramps = places.allTerminals().filter(({ kind }) => kind === 'rail_terminal')
  expect(ramps.length).toBeGreaterThan(150)
  for (const { name, portId, metroAreaId, timeZone } of ramps) {
    expect(portId ?? metroAreaId, name).not.toBeNull()
    expect(timeZone, name).not.toBeNull()
  }
})
