import { expect, test } from 'vitest'
import { confidenceInWords, correctedOf, fieldsOf, typedOf } from '../src/pages/document/review.ts'

const box = [0.1, 0.2, 0.3, 0.25]
const found = (value: unknown, confidence = 0.95) => ({ value, page: 2, span: [0, 4], confidence, grounds: [], box })
const representationOf = (payload: object, meta: object) =>
  ({ id: 'r', type: 'document_representation', payload, meta }) as unknown as Parameters<typeof fieldsOf>[0]

test('fields are shown with what the pickup needs first, each with its position', () => {
  const payload = { vessel: found('QX AURORA'), voyage: { value: '613W' }, eta: null }
  const manual = { voyage: { value: '613W' }, eta: null }
  const fields = fieldsOf(
    representationOf(payload, { proposed: { terminal: found('Pier 3', 0.6) }, leftOut: [], manual }),
  )
  expect(fields.map(({ name, standing }) => [name, standing])).toEqual([
    ['terminal', 'proposed'],
    ['vessel', 'read'],
    ['voyage', 'set'],
    ['eta', 'rejected'],
  ])
  expect(fields[1]!.values.map(({ page, box }) => [page, box])).toEqual([[2, box]])
  expect(fields[2]!.values.map(({ page, box, confidence }) => [page, box, confidence])).toEqual([[null, null, null]])
})

test('a list is accepted or rejected as one field, with all its values', () => {
  const payload = { containers: [{ ...found('QXSU1690109'), seal: found('S-1') }, found('QXSU1690114')] }
  const [field, ...more] = fieldsOf(representationOf(payload, { proposed: {}, leftOut: [], manual: {} }))
  expect([more, field!.values.length, typedOf(field!.found)]).toEqual([[], 3, null])
})

test('a typed value takes the form and the place of the value that was read', () => {
  const place = { page: 2, span: [0, 4], box }
  expect(correctedOf(found('612E'), '613W')).toEqual({ ...place, value: '613W' })
  expect(typedOf(found({ amount: 18_250, unit: 'kg' }))).toBe('18250')
  expect(correctedOf(found({ amount: 18_250, unit: 'kg' }), '18.5')).toEqual({
    ...place,
    value: { amount: 18.5, unit: 'kg' },
  })
  expect(correctedOf(null, '613W')).toEqual({ value: '613W' })
})

test('the certainty of a value is expressed in words', () => {
  expect([0.99, 0.8, 0.7, 0.2].map(confidenceInWords)).toEqual(['Sure', 'Fairly sure', 'Not sure', 'A guess'])
})
