import { expect, test } from 'vitest'
import { correctedOf, fieldsOf, firstDoubt, undecidedOf } from '../src/pages/document/review.ts'
import { stateOf } from '../src/pages/shipment/document-state.ts'
import { leftOutOf, notStatedOf, valuesOf } from '../src/pages/shipment/document-values.ts'

const found = (value: unknown, confidence = 0.95) => ({
  value,
  page: 1,
  span: [0, 4],
  confidence,
  grounds: ['behind its label "Vessel"'],
})

const representationOf = (payload: object, meta?: object) =>
  ({ id: 'r', type: 'document_representation', payload, meta }) as unknown as Parameters<typeof valuesOf>[0]

test('each value is shown with its name, and what a user wrote without a confidence', () => {
  const payload = { vessel: found('QX AURORA'), gross_weight: found({ amount: 18_250, unit: 'kg' }), eta: '2027-04-03' }
  const values = valuesOf(representationOf(payload))
  expect(values.map(({ label, text, confidence }) => [label, text, confidence])).toEqual([
    ['Vessel', 'QX AURORA', 0.95],
    ['Gross weight', '18250 kg', 0.95],
    ['ETA', '2027-04-03', null],
  ])
})

test('containers and rows of an invoice are shown value by value', () => {
  const payload = {
    containers: [{ ...found('QXSU1690109'), sealNumber: found('S-1') }, found('QXSU1690114')],
    line_items: [{ description: found('Ocean freight'), amount: found({ amount: 1_200, currency: 'USD' }) }],
  }
  const values = valuesOf(representationOf(payload))
  expect(values.map(({ label, text }) => [label, text])).toEqual([
    ['Container 1', 'QXSU1690109'],
    ['Seal number of QXSU1690109', 'S-1'],
    ['Container 2', 'QXSU1690114'],
    ['Description of Line item', 'Ocean freight'],
    ['Amount of Line item', '1200 USD'],
  ])
  expect(new Set(values.map(({ key }) => key)).size).toBe(values.length)
})

test('a proposed value is marked, and the reason why a value was not taken is shown', () => {
  const meta = {
    proposed: { terminal: found('FMS', 0.6) },
    leftOut: [{ field: 'eta', reason: 'it can be read in two ways' }],
  }
  const read = representationOf({ vessel: found('QX AURORA') }, meta)
  expect(valuesOf(read).map(({ label, isProposed }) => [label, isProposed])).toEqual([
    ['Vessel', false],
    ['Terminal', true],
  ])
  expect(leftOutOf(read)).toEqual([{ label: 'ETA', reason: 'it can be read in two ways' }])
  expect(leftOutOf(representationOf({}))).toEqual([])
})

test('what a bill does not state is named, and is no value', () => {
  const read = representationOf({ invoice_number: found('A-1'), not_stated: ['tariff_rule', 'certifies_rules'] })
  expect(valuesOf(read).map(({ label }) => label)).toEqual(['Invoice number'])
  expect(notStatedOf(read)).toEqual(['Tariff rule', 'Certifies rules'])
  expect(notStatedOf(representationOf({}))).toEqual([])
})

test('the page says how completely a document was read, also for values that a later service adds', () => {
  expect(stateOf(null, null).words).toBe('Being read …')
  expect(stateOf(null, 'Not read yet, try 1 of 8: the machine was too busy.').words).toBe('Waiting to be read again')
  expect(stateOf('no_text', null).isUnread).toBe(true)
  expect(stateOf('something_new', null).isUnread).toBe(false)
})

test('the values of a review come in the order of their importance, and it opens at the first doubt', () => {
  const meta = { proposed: { terminal: found('FMS', 0.6) }, manual: { voyage: { value: '1W' } } }
  const payload = {
    shipper: found('Harbour Street Foods'),
    voyage: { value: '1W' },
    bill_of_lading_number: found('QXSB1', 0.85),
    total_amount: found({ amount: 1, currency: 'USD' }),
    last_free_day: found('2027-04-03'),
  }
  const fields = fieldsOf(representationOf(payload, meta))
  expect(fields.map(({ name }) => name)).toEqual([
    'last_free_day',
    'terminal',
    'total_amount',
    'bill_of_lading_number',
    'voyage',
    'shipper',
  ])
  expect(firstDoubt(fields)?.field).toBe('terminal')
  expect(Object.keys(undecidedOf(fields)).sort()).toEqual(
    ['bill_of_lading_number', 'last_free_day', 'shipper', 'terminal', 'total_amount'].sort(),
  )
})

test('a corrected value keeps its place, and not how sure the wrong one was', () => {
  const read = { ...found('QX AURORA'), box: [0.1, 0.2, 0.3, 0.4] }
  expect(correctedOf(read, 'QX BOREALIS')).toEqual({
    value: 'QX BOREALIS',
    page: 1,
    span: [0, 4],
    box: [0.1, 0.2, 0.3, 0.4],
  })
})
