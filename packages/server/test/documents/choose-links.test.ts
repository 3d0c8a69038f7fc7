import { expect, test } from 'vitest'
import { chooseLinks, numbersToFind } from '../../src/documents/choose-links.ts'
import type { Tracked } from '../../src/documents/links.ts'
import { identifier } from '../harness/records/documents.ts'

const [bill, container, order] = [
  identifier('bill_of_lading', 'MAEU261904573'),
  identifier('container', 'MSKU7054417'),
  identifier('reference', 'PO48213'),
]
const tracked = ({ kind, value }: typeof bill, shipment_id: string, container_id: string | null, day = 1): Tracked => ({
  kind,
  value,
  shipment_id,
  container_id,
  created_at: new Date(Date.UTC(2026, 1, day)),
  by_reference: kind === 'reference',
})
const chosen = (all: Tracked[]) =>
  chooseLinks([bill, container, order], all).map(({ shipment_id, container_id }) => [shipment_id, container_id])

test('a container that travelled before belongs to the shipment whose bill is named, though another is newer', () => {
  const all = [
    tracked(bill, 'old', null),
    tracked(container, 'old', 'old box'),
    tracked(container, 'new', 'new box', 9),
  ]
  expect(chosen(all)).toEqual([
    ['old', null],
    ['old', 'old box'],
  ])
})

test('without a bill, a container is the one that was tracked last', () => {
  expect(chosen([tracked(container, 'old', 'old box'), tracked(container, 'new', 'new box', 9)])).toEqual([
    ['new', 'new box'],
  ])
})

test('a reference counts where no stronger evidence exists', () => {
  expect(chosen([tracked(order, 'other', null), tracked(container, 'new', 'new box')])).toEqual([['new', 'new box']])
  expect(chosen([tracked(order, 'one', null), tracked(order, 'two', null)])).toEqual([
    ['one', null],
    ['two', null],
  ])
})

test('a number is looked up once, where it occurs first, and a reference has at least four characters', () => {
  const later = { ...container, page: 7 }
  expect(numbersToFind([container, later, identifier('reference', 'A1')])).toEqual([container])
})
