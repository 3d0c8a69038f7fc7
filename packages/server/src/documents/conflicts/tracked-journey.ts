import { isSameBill } from '@boxtrail/reference/bare-number'
import { billNumber, type ComparedDocument, containersOf } from './compared-document.ts'
import type { Conflict } from './conflict.ts'
import { billOf } from './group-by-bill.ts'

/** The tracked values of a shipment that documents are compared with. */
export interface Journey {
  /** The number of its bill or booking in the forms in which it may be written. */
  numbers: readonly string[]
  containers: readonly string[]
}

/**
 * Containers on the bill of a shipment that are not tracked, if there are also tracked ones that are not on it. One of
 * the two without the other may be due to an unread page, or to a container that is not reported yet.
 */
export function findForeignContainers(
  group: readonly ComparedDocument[],
  { numbers, containers }: Journey,
): Conflict[] {
  const bill = group.find(({ type }) => type === 'bill_of_lading' || type === 'sea_waybill')
  if (!bill || !numbers.some((number) => isSameBill(billNumber(number), billOf(bill)))) return []
  const named = containersOf(bill)
  const foreign = [...named.values()].filter(({ number }) => !containers.includes(number))
  const missing = containers.filter((number) => !named.has(number))
  if (named.size === 0 || foreign.length === 0 || missing.length === 0) return []
  const tracked = missing.map((value) => ({ document: null, value }))
  return [{ field: 'containers', container: null, values: [...foreign, ...tracked] }]
}
