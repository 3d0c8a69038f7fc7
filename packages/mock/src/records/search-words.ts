import { searchWords, wordsOfShipment } from '@boxtrail/protocol/read/search-words'
import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'

/** Whether every word occurs in a record or in its related records. */
export const matches = (record: Resource, query: string, world: World): boolean => {
  if (query.trim() === '') return true
  const words = searchWords(query)
  const hay = haystackOf(record, world)
  return words.length > 0 && words.every((forms) => forms.some((form) => hay.includes(form.toLowerCase())))
}

const SAID = [
  'number',
  'bill_of_lading_number',
  'normalized_number',
  'request_number',
  'customer_name',
  'seal_number',
  ...wordsOfShipment,
]

const saidBy = ({ attributes: a }: Resource): string =>
  [...SAID.map((name) => a[name]), ...list(a.ref_numbers), ...list(a.tags)]
    .filter((one) => typeof one === 'string')
    .join(' ')

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const haystackOf = (record: Resource, world: World): string => {
  const shipment = relatedOne(record, 'shipment')
  const beside =
    record.type === 'tracking_request' ? [] : [...related(record, 'containers'), ...(shipment ? [shipment] : [])]
  return [record, ...beside.flatMap((one) => world.get(one) ?? [])].map(saidBy).join(' ').toLowerCase()
}
