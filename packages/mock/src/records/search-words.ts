import { type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'

/** The words of a query, each also without its punctuation. */
const wordsOf = (query: string): string[][] =>
  query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, word.replaceAll(/[-./]/g, '')].filter(Boolean))

/** Whether every word is found in a record, or in what is said of those that belong to it. */
export const matches = (record: Resource, query: string, world: World): boolean => {
  const words = wordsOf(query)
  if (!/[\p{L}\p{N}]/u.test(query)) return query.trim() === ''
  const hay = haystackOf(record, world)
  return words.every((forms) => forms.some((form) => hay.includes(form)))
}

const SAID = [
  'number',
  'bill_of_lading_number',
  'normalized_number',
  'request_number',
  'port_of_lading_name',
  'port_of_lading_locode',
  'port_of_discharge_name',
  'port_of_discharge_locode',
  'destination_name',
  'destination_locode',
  'pod_vessel_name',
  'customer_name',
  'seal_number',
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
