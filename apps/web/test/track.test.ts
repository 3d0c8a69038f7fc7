import { expect, test } from 'vitest'
import {
  corrected,
  inferred,
  notInferred,
  type Row,
  referencesOf,
  rowOf as row,
  withLine,
} from '../src/pages/track/rows.ts'

const rowOf = (number: string): Row => row(1, { number, refNumbers: [] })

const told = {
  numberType: 'booking',
  validation: { isValid: true, reason: null },
  shippingLine: { selected: { scac: 'MAEU' }, decision: 'auto_select' },
} as unknown as Parameters<typeof inferred>[1]

test('line and kind are inferred from the number', () => {
  expect(inferred(rowOf('261904573'), told)).toMatchObject({ scac: 'MAEU', kind: 'booking', inference: 'sure' })
  expect(notInferred(rowOf('261904573')).inference).toBe('failed')
})

test('a late inference does not change what the user chose', () => {
  const line = { ...rowOf('261904573'), scac: 'TEST', inference: 'chosen' as const }
  expect(inferred(line, told)).toMatchObject({ scac: 'TEST', inference: 'chosen' })
  expect(notInferred(line).inference).toBe('chosen')
  const kind = { ...rowOf('261904573'), kind: 'container' as const, isKindChosen: true }
  expect(inferred(kind, told)).toMatchObject({ scac: 'MAEU', kind: 'container' })
  expect(inferred({ ...line, scac: '', inference: 'unknown' }, told).scac).toBe('')
})

test('what a sheet says of a number stands: kind, line and references', () => {
  const named = row(1, { number: '261904573', kind: 'booking', refNumbers: ['PO-1', 'PO-2'] }, 'HLCU')
  expect(inferred(named, told)).toMatchObject({ scac: 'HLCU', kind: 'booking', inference: 'named' })
  expect(referencesOf({ ...named, references: ' PO-1,, PO-2 , PO-1' })).toEqual(['PO-1', 'PO-2'])
})

test('a corrected number keeps the rest of its row', () => {
  const wrong = row(1, { number: 'MSKU7054418', correction: 'MSKU7054410', refNumbers: ['PO-1'] }, 'MAEU')
  expect(corrected(wrong)).toMatchObject({
    number: 'MSKU7054410',
    correction: undefined,
    scac: 'MAEU',
    references: 'PO-1',
  })
})

test('one line for all leaves out what is tracked already', () => {
  const done = { ...rowOf('A1'), result: {} } as Row
  expect(withLine([rowOf('B1'), done], 'TEST').map(({ scac }) => scac)).toEqual(['TEST', ''])
})
