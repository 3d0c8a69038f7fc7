import { expect, test } from 'vitest'
import { createOwnerPrefixes } from '../src/owner-prefixes.ts'
import { createRailCarriers } from '../src/rail-carriers.ts'
import { createShippingLines, LINE_DATA_KEYS } from '../src/shipping-lines.ts'

const lines = createShippingLines()

test('the table has these lines, including the test line', () => {
  expect(
    lines
      .all()
      .map((line) => line.scac)
      .join(' '),
  ).toBe(
    'ACLU ANNU APLU ARKU CHVW CLAM CMDU COSU CULU EGLV GOSU HDMU HDUJ HLCU IILU KMTU MAEU MATS MSCU ONEY OOLU PCIU ' +
      'SAFM SEAU SEJJ SMLM SMLU SQQY SSBF SSPH TEST TJFH TRBR TRKU TXZJ WDSB WHLC YMLU ZIMU',
  )
})

test('a SCAC, primary or alternative, belongs to one line only', () => {
  const scacs = lines.all().flatMap((line) => [line.scac, ...line.alternativeScacs])
  expect(scacs.filter((scac, i) => scacs.indexOf(scac) !== i)).toEqual([])
  expect(lines.byScac('medu')?.scac).toBe('MSCU')
  expect(lines.byScac('SEAU')?.scac).toBe('SEAU')
  expect(lines.byScac('SUDU')?.scac).toBe('MAEU')
  expect(lines.byScac('XXXX')).toBeUndefined()
  expect(lines.byId(lines.byScac('MAEU')!.id)?.scac).toBe('MAEU')
})

test('a line states which numbers it accepts, who may use it and what it does not report', () => {
  expect(lines.byScac('MAEU')?.supports).toEqual({ bill_of_lading: true, booking: true, container: true })
  expect(
    lines
      .all()
      .filter((line) => line.access === 'account')
      .map((line) => line.scac),
  ).toEqual(['SMLU', 'TRBR'])
  expect(lines.byScac('HLCU')?.gaps).toEqual({
    ssl_lfd: 'DCSA Track & Trace carries no last free day',
    weight_in_lbs: 'DCSA Track & Trace carries no weight',
  })
  for (const line of lines.all()) expect(LINE_DATA_KEYS).toEqual(expect.arrayContaining(Object.keys(line.gaps)))
})

test('an owner prefix maps to a line only for the own containers of the line', () => {
  const prefixes = createOwnerPrefixes()
  expect(prefixes.find('MSKU1234565')).toEqual({ prefix: 'MSKU', owner: 'Maersk', kind: 'line', scac: 'MAEU' })
  expect(prefixes.find('tclu 123456')).toEqual({ prefix: 'TCLU', owner: 'Triton', kind: 'lessor', scac: null })
  expect(prefixes.find('GESU')).toMatchObject({ kind: 'lessor', scac: null })
  expect(prefixes.find('QQQU')).toBeUndefined()
  for (const { prefix, kind, scac } of prefixes.all()) {
    expect(prefix).toMatch(/^[A-Z]{3}U$/)
    expect(kind === 'line' ? lines.byScac(scac!)?.scac : null).toBe(scac)
  }
})

test('the six railways are found by SCAC', () => {
  expect(
    createRailCarriers()
      .all()
      .map(({ scac }) => scac),
  ).toEqual(['BNSF', 'CNRU', 'CPRS', 'CSXT', 'NSRR', 'UPRR'])
  expect(createRailCarriers().byScac('uprr')?.name).toBe('Union Pacific')
})
