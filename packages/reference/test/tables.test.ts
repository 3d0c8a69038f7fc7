import { describe, expect, test } from 'vitest'
import { createPlaces } from '../src/places.ts'
import { readTable } from '../src/table.ts'

const TABLES: Record<string, { key: string[]; atLeast: number }> = {
  ports: { key: ['locode'], atLeast: 600 },
  terminals: { key: ['locode', 'smdg_code'], atLeast: 100 },
  'shipping-lines': { key: ['scac'], atLeast: 39 },
  'owner-prefixes': { key: ['prefix'], atLeast: 80 },
  'number-formats': { key: ['scac', 'number_type', 'prefix', 'shape'], atLeast: 30 },
  'inference-rules': { key: ['rule'], atLeast: 8 },
  'rail-carriers': { key: ['scac'], atLeast: 6 },
  'rail-terminals': { key: ['locode', 'name'], atLeast: 150 },
  'metro-areas': { key: ['locode'], atLeast: 60 },
  'locode-parents': { key: ['child'], atLeast: 30 },
  'port-names': { key: ['locode', 'name'], atLeast: 300 },
  states: { key: ['country_code', 'state_abbr'], atLeast: 60 },
}

describe.each(Object.entries(TABLES))('the table %s', (name, { key, atLeast }) => {
  const rows = readTable(name)
  const keys = rows.map((row) => key.map((column) => row[column]).join(' '))

  test(`the table has at least ${atLeast} rows with unique keys`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast)
    expect(keys.filter((text, i) => keys.indexOf(text) !== i)).toEqual([])
  })

  test('every row names its source', () => {
    expect(rows.filter((row) => !row.source)).toEqual([])
  })

  test('every position is on the globe, and none is at 0, 0', () => {
    const placed = rows.filter((row) => row.latitude !== undefined)
    const wrong = placed.filter(
      ({ latitude, longitude }) =>
        latitude === '' ||
        longitude === '' ||
        !(Math.abs(Number(latitude)) <= 90) ||
        !(Math.abs(Number(longitude)) <= 180),
    )
    expect(wrong).toEqual([])
    expect(placed.filter((row) => Number(row.latitude) === 0 && Number(row.longitude) === 0)).toEqual([])
  })
})

test('every terminal belongs to a port of the table', () => {
  const ports = new Set(readTable('ports').map((row) => row.locode))
  expect(readTable('terminals').filter((row) => !ports.has(row.locode))).toEqual([])
})

test('every additional name belongs to a port', () => {
  const ports = new Set(
    createPlaces()
      .all()
      .map(({ code }) => code),
  )
  expect(readTable('port-names').filter((row) => !ports.has(row.locode!))).toEqual([])
})

test('no name has lost its letters', () => {
  const named = ['ports', 'port-names', 'metro-areas'].flatMap((table) => readTable(table))
  expect(named.filter(({ name }) => /[?\ufffd]/.test(name!))).toEqual([])
})

test('a FIRMS code belongs to one terminal', () => {
  const codes = readTable('terminals').flatMap((row) => row.firms_code || [])
  expect(codes.length).toBe(17)
  expect(new Set(codes).size).toBe(codes.length)
})
