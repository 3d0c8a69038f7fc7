import { expect, test } from 'vitest'
import { inferred, notInferred, rowOf } from '../src/pages/track/rows.ts'

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
