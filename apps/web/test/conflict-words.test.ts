import { expect, test } from 'vitest'
import { type DocumentConflict, partsOf, subjectOf } from '../src/pages/shipment/conflict-words.ts'

const types = new Map([
  ['packing_list', 'Packing list'],
  ['bill_of_lading', 'Bill of lading'],
])
const conflictOf = (field: string, containerNumber: string | null, ...values: [string | null, unknown][]) =>
  ({
    field,
    containerNumber,
    values: values.map(([documentType, value]) => ({
      documentId: documentType,
      documentType,
      value,
      page: 1,
      confidence: 0.95,
      isManual: false,
    })),
  }) satisfies DocumentConflict

const inWords = (conflict: DocumentConflict) =>
  partsOf(conflict, types).map(({ who, text, target }) => [`${who} ${text}`, target])

test('a conflict shows the value of each document, and which value it is on the page of the document', () => {
  const totals = conflictOf(
    'packages',
    null,
    ['bill_of_lading', { amount: 1204, unit: 'cartons' }],
    ['packing_list', { amount: 1240, unit: null }],
  )
  expect(subjectOf(totals)).toBe('Packages')
  expect(inWords(totals)).toEqual([
    ['the bill of lading says 1,204 cartons', 'Packages'],
    ['the packing list says 1,240', 'Packages'],
  ])
  const seal = conflictOf('seal_number', 'QXSU1690109', ['bill_of_lading', 'CN1'], ['unheard_of', 'CN2'])
  expect(inWords(seal)).toEqual([
    ['the bill of lading says CN1', 'Seal number of QXSU1690109'],
    ['the unheard_of says CN2', 'Seal number of QXSU1690109'],
  ])
})

test('a conflict names the containers, including those that are tracked', () => {
  const containers = conflictOf('containers', null, ['bill_of_lading', 'QXSU1690109'], [null, 'QXSU1690114'])
  expect(inWords(containers)).toEqual([
    ['the bill of lading names QXSU1690109', 'QXSU1690109'],
    ['the tracked value is QXSU1690114', 'QXSU1690114'],
  ])
})

test('the value of the goods is named as in each type of document', () => {
  const value = (type: string): [string, unknown] => [type, { amount: 48213.5, currency: 'USD' }]
  const goods = conflictOf('value_of_goods', null, value('commercial_invoice'), value('customs_entry'))
  expect(inWords(goods).map(([, target]) => target)).toEqual(['Total amount', 'Entered value'])
})
