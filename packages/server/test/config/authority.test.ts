import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseUnlocode } from '@boxtrail/reference/import/unlocode'
import { createReference } from '@boxtrail/reference/reference'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { configureSources } from '../../src/sources/configuration/configure-sources.ts'
import { unknownPlaces } from '../../src/sources/configuration/unknown-places.ts'

const file = join(mkdtempSync(join(tmpdir(), 'boxtrail-authority-')), 'boxtrail.yaml')
const read = (text: string) => {
  writeFileSync(file, text)
  return readConfig({ BOXTRAIL_CONFIG: file })
}
const problems = (text: string) => {
  try {
    read(text)
    return []
  } catch (error) {
    const [, ...lines] = String((error as Error).message).split('\n')
    return lines.map((line) => line.replace(file, '').trim())
  }
}

const secret = 'secret: a secret of sixteen'
const feeds = (entry: string) => `feeds:\n  - ${entry}\n`
const partners = (entry: string) => `edi:\n  partners:\n    - ${entry}\n`

const missing =
  'is missing: list the facilities that this terminal may report on, as in facilities: [{ firms: Y258, locode: USLAX }]; with "facilities: any" it may report on every terminal'

type Case = [title: string, text: string, expected: string]

describe('the start fails, with line and remedy, if a source has no list of what it may report on', () => {
  test.each<Case>([
    ['a terminal feed', feeds(`{ id: a, kind: terminal, ${secret} }`), `:2:5 feeds[0].facilities: ${missing}`],
    [
      'a terminal feed that is polled',
      feeds('{ id: a, kind: terminal, base_url: "https://a.example" }'),
      `:2:5 feeds[0].facilities: ${missing}`,
    ],
    [
      'a terminal partner',
      partners(`{ id: a, kind: terminal, ${secret}, place: { locode: USLAX } }`),
      `:3:7 edi.partners[0].facilities: ${missing}`,
    ],
    ['an empty list', feeds(`{ id: a, kind: terminal, ${secret}, facilities: [] }`), 'feeds[0].facilities: is empty'],
    [
      'a facility that names nothing',
      feeds(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258 }, {}] }`),
      'feeds[0].facilities[1]: names no facility',
    ],
    [
      'an unknown setting of a facility',
      feeds(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258, port: USLAX }] }`),
      'feeds[0].facilities[0].port: is not a setting',
    ],
    ...['Y25', 'Y2588', 'Y-58', 'TRAPAC'].map(
      (code): Case => [
        `the impossible FIRMS code ${code}`,
        feeds(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: ${code}, locode: USLAX }] }`),
        'feeds[0].facilities[0].firms: is not a FIRMS code: four letters and digits, such as Y258. Name a facility that has none by smdg, bic, locode or name',
      ],
    ),
    ...['ZZABC', 'XYABC', 'EULAX', 'QQLAX'].map(
      (code): Case => [
        `the UN/LOCODE ${code} of no country`,
        feeds(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258 }, { locode: ${code} }] }`),
        `feeds[0].facilities[1].locode: is not a UN/LOCODE such as USLAX: no country has the code ${code.slice(0, 2)}, with which it begins`,
      ],
    ),
    [
      'a place of a partner with an impossible FIRMS code',
      partners(`{ id: a, kind: terminal, ${secret}, facilities: any, place: { firms: Y25 } }`),
      'edi.partners[0].place.firms: is not a FIRMS code',
    ],
    [
      'a place of an override in no country',
      partners(`{ id: a, kind: rail, scac: BNSF, ${secret}, overrides: { places: { "D:2704": ZZLAX } } }`),
      'no country has the code ZZ',
    ],
    ['a word', feeds(`{ id: a, kind: terminal, ${secret}, facilities: all }`), 'feeds[0].facilities: '],
    [
      'a railway without its scac',
      feeds(`{ id: a, kind: rail, ${secret} }`),
      'feeds[0].kind: a railway needs its scac, for which it may report; with "railways: any" it may report for every railway',
    ],
    ['a line without its scac', feeds(`{ id: a, kind: line, ${secret} }`), 'feeds[0].kind: a line needs its scac'],
    [
      'an invalid line',
      feeds(`{ id: a, kind: line, scac: MAEU, lines: [MAEU, M1], ${secret} }`),
      'feeds[0].lines[1]: is not a SCAC',
    ],
  ])('%s', (_, text, expected) => {
    const found = problems(text)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
    expect(found[0]).toMatch(/^:\d+:\d+ /)
  })
})

test.each([
  feeds(`{ id: a, kind: terminal, ${secret}, facilities: any }`),
  feeds(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258, locode: USLAX }], lines: [MAEU] }`),
  feeds(`{ id: a, kind: rail, scac: BNSF, ${secret} }`),
  feeds(`{ id: a, kind: rail, ${secret}, railways: [BNSF, NS] }`),
  feeds(`{ id: a, kind: rail, ${secret}, facilities: any }`),
  feeds(`{ id: a, kind: line, scac: MAEU, lines: any, ${secret} }`),
  partners(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258, locode: USLAX }] }`),
  feeds(`{ id: a, kind: terminal, ${secret}, facilities: [{ firms: y258, locode: USFTW }, { locode: XZABC }] }`),
])('a list, or the word any, is accepted: %s', (text) => {
  const config = read(text)
  expect(configureSources(config, createReference()).feed('a')).toBeDefined()
})

test('a place of an EDI partner that is not one of its facilities is rejected', () => {
  const entry = `{ id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258, locode: USLAX }], place: { locode: USOAK } }`
  expect(() => configureSources(read(partners(entry)), createReference())).toThrow(
    'edi.partners[0].place: USOAK is not a facility that this source may report on: firms Y258 at USLAX',
  )
})

test('a feed is applied to the journeys of its lines only', () => {
  const text = `feeds:
  - { id: terminal, kind: terminal, ${secret}, facilities: any }
  - { id: own, kind: line, scac: SEAU, ${secret} }
  - { id: gateway, kind: line, scac: HLCU, lines: [HLCU, CMDU], ${secret} }
  - { id: everything, kind: line, scac: MSCU, lines: any, ${secret} }
`
  const registry = configureSources(read(text), createReference())
  const pushingFor = (scac: string | null) => registry.pushing('account', scac).map((id) => id.replace(/^.*[:/]/, ''))
  const primary = createReference().shippingLines.byScac('SEAU')!.scac
  expect(pushingFor(primary)).toEqual(['terminal', 'own', 'everything'])
  expect(pushingFor('CMDU')).toEqual(['terminal', 'gateway', 'everything'])
  expect(pushingFor('ZIMU')).toEqual(['terminal', 'everything'])
  expect(pushingFor(null)).toEqual(['terminal', 'everything'])
})

test('a place that the tables do not have is named at the start, with line and remedy', () => {
  const text = `feeds:
  - { id: a, kind: terminal, ${secret}, facilities: [{ firms: Y258, locode: USLAX }, { name: Depot, locode: USXYZ }] }
  - { id: b, kind: terminal, ${secret}, facilities: any }
edi:
  partners:
    - { id: c, kind: rail, scac: BNSF, ${secret}, facilities: [{ locode: USMEM }, { locode: USZZZ }] }
`
  const remedy = 'correct it, or import the list that has it: `admin import-reference unlocode <file.csv>`'
  const found = (reference = createReference()) =>
    unknownPlaces(read(text), reference).map((line) => line.replace(file, ''))
  expect(found()).toEqual([
    expect.stringMatching(/^:2:\d+ feeds\[0\]\.facilities\[1\]\.locode: no place is known by the UN\/LOCODE USXYZ; /),
    expect.stringMatching(
      /^:6:\d+ edi\.partners\[0\]\.facilities\[1\]\.locode: no place is known by the UN\/LOCODE USZZZ; /,
    ),
  ])
  for (const line of found()) expect(line).toContain(remedy)
  const row =
    'change,country,location,name,namewodiacritics,subdivision,status,function,date,iata,coordinates,remarks\n'
  const { metroAreas } = parseUnlocode(`${row},US,XYZ,Depotville,Depotville,TX,AI,-23-----,0001,,3200N 09700W,\n`)
  expect(found(createReference({ places: { metroAreas } }))).toHaveLength(1)
})
