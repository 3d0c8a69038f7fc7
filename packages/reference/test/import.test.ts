import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCsv } from '../src/csv.ts'
import { parseBicOwners, parseSmdgTerminals, parseUnlocode } from '../src/import/import.ts'

const DATA = new URL('../../../../shared/data/', import.meta.url)
const UNLOCODE = new URL('reference/unlocode/un-locode_ports-rail-icd_2024.csv', DATA)
const SMDG = new URL('smdg/SMDG_Terminal_Code_List_2026-06-09.csv', DATA)

describe('UN/LOCODE', () => {
  test('the UNECE format is read without headings, removals and references', () => {
    const text = [
      ',"ZZ",,".ZEDLAND",,,,,,,,',
      ',"ZZ","ABC","Ábcity","Abcity","NN","AI","1234----","2401",,"5230N 01330E",',
      ',"ZZ","DEF","Defton","Defton","","RL","-23-----","2401",,"0015S 17959W",',
      'X,"ZZ","OLD","Oldport","Oldport","","RL","1-------","2401",,"5230N 01330E",',
      ',"ZZ","NOC","Nowhere","Nowhere","","RL","1-------","2401",,,',
      ',"ZZ","BAD","Badtown","Badtown","","RL","1-------","2401",,"9930N 01330E",',
      ',"ZZ","b1!","Wrong","Wrong","","RL","1-------","2401",,"5230N 01330E",',
    ].join('\r\n')
    const found = parseUnlocode(text, 'test')
    expect(found.ports).toEqual([
      {
        ...{ locode: 'ZZABC', name: 'Ábcity', city: 'Ábcity', stateAbbr: 'NN', countryCode: 'ZZ' },
        ...{ latitude: 52.5, longitude: 13.5, source: 'test', fillsGapsOnly: true },
      },
    ])
    expect(found.metroAreas).toMatchObject([{ locode: 'ZZDEF', latitude: -0.25, longitude: -179.98333 }])
    expect(found.withoutCoordinates).toBe(1)
    expect(found.errors.map(({ line }) => line)).toEqual([6, 7])
  })

  test('a list with a header and decimal degrees is read, and broken names are fixed or replaced', () => {
    const found = parseUnlocode(
      'country,location,name,nameWoDiacritics,subdivision,status,function,iata,lat,lon,geocoded\n' +
        'ZZ,JAV,"""Java"," West""","""Java"," West""",,AI,1-------,,-6.1,106.8,\n' +
        'ZZ,KLN,K\ufffdln,Koln,NW,AF,-23-----,,50.9,6.9,\n' +
        'ZZ,LAT,Latown,Latown,NW,AF,1-------,,95,6.9,\n',
    )
    expect(found.ports).toMatchObject([{ locode: 'ZZJAV', name: 'Java, West', latitude: -6.1 }])
    expect(found.metroAreas).toMatchObject([{ locode: 'ZZKLN', name: 'Koln' }])
    expect(found.errors).toEqual([{ line: 4, message: 'ZZLAT has coordinates that cannot be read' }])
  })

  test('the whole saved list is read', ({ skip }) => {
    skip(!existsSync(UNLOCODE), 'the saved list (../shared/data) is not here')
    const found = parseUnlocode(readFileSync(UNLOCODE, 'utf8'))
    expect(found.ports.length).toBeGreaterThan(15_000)
    expect(found.metroAreas.length).toBeGreaterThan(15_000)
    expect(found.errors.length).toBeLessThan(20)
  })
})

describe('SMDG', () => {
  const header =
    'UNLOCODE,Alternative UNLOCODE,Terminal Code,Terminal Facility Name,Latitude,Longitude,Valid to,Terminal Address'

  test('terminals with line breaks in addresses are read, closed ones are skipped, and errors are reported by line', () => {
    const found = parseSmdgTerminals(
      `${header}\n` +
        'USZZZ,USYYY,ABC,ALPHA BETA CONTAINER TERMINAL (ABCT),33.5,-118.2,,"1 Pier Road,\nPortville, CA 90000, USA"\n' +
        'USZZZ,,OLD,CLOSED TERMINAL,33.5,-118.2,2020-01-01,\n' +
        'USZZZ,,NOP,NO POSITION,,,,\n' +
        'ZZ,,XYZ,NO PORT,33.5,-118.2,,\n',
    )
    expect(found.terminals).toMatchObject([
      {
        ...{ locode: 'USZZZ', smdgCode: 'ABC', alternateLocodes: ['USYYY'], nickname: 'ABCT' },
        ...{ name: 'Alpha Beta Container Terminal (ABCT)', street: '1 Pier Road', city: 'Portville', zip: '90000' },
      },
    ])
    expect(found.errors.map(({ line }) => line)).toEqual([5, 6])
  })

  test('a file of another kind is rejected at once', () => {
    expect(parseSmdgTerminals('a,b\n1,2\n').errors[0]).toMatchObject({ line: 1 })
    expect(parseSmdgTerminals('').errors[0]).toMatchObject({ line: 1 })
  })

  test('the whole saved list is read', ({ skip }) => {
    skip(!existsSync(SMDG), 'the saved list (../shared/data) is not here')
    const found = parseSmdgTerminals(readFileSync(SMDG, 'utf8'))
    expect(found.errors).toEqual([])
    expect(found.terminals.length).toBe(1256)
  })
})

test('lines and lessors among BIC owners are recognized by name', () => {
  const found = parseBicOwners(
    'code,company\nQQA,MAERSK  A/S\nQQB,"HAPAG LLOYD A.G"\nQQC,Textainer Equipment Management Ltd\nQQD,MSCONE TANKS\n',
  )
  expect(found.owners.map(({ owner, kind, scac }) => [owner, kind, scac])).toEqual([
    ['Maersk', 'line', 'MAEU'],
    ['Hapag-Lloyd', 'line', 'HLCU'],
    ['Textainer', 'lessor', null],
    ['MSCONE TANKS', 'other', null],
  ])
})

test('BIC owners are read with either separator', () => {
  const found = parseBicOwners('owner_code;company;city\nABC;ALPHA CO;X\nAB;SHORT;X\nXYZU;OMEGA;Y\n')
  expect(found.owners).toEqual([
    { prefix: 'ABCU', owner: 'ALPHA CO', kind: 'other', scac: null },
    { prefix: 'XYZU', owner: 'OMEGA', kind: 'other', scac: null },
  ])
  expect(found.errors).toEqual([{ line: 3, message: '"AB" is not an owner code of three letters' }])
})

test('any table written as CSV is read back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r\n', ' ', 'é') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\r\n')
      expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
