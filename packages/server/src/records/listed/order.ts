import type { ListOrder, OrderKey } from '../../db/lists/list-order.ts'

/**
 * The columns that lists of containers and shipments can be ordered by, by the names of `sort`; both narrow rows have
 * them.
 */
const keys: Readonly<Record<string, OrderKey>> = {
  binding_free_day: { column: 'free_time_ends_on', kind: 'date', isNullable: true },
  arrival: { column: 'arrival_at', kind: 'time', isNullable: true },
  departure: { column: 'departure_at', kind: 'time', isNullable: true },
  changed: { column: 'updated_at', kind: 'time', isNullable: false },
  created_at: { column: 'created_at', kind: 'time', isNullable: false },
  number: { column: 'number', kind: 'text', isNullable: true },
  line: { column: 'shipping_line_scac', kind: 'text', isNullable: false, hasFewValues: true },
}

/** The order that `sort` names; undefined if it is the list's own. A repeated name adds nothing. */
export const orderOf = (sort: readonly string[] | undefined): ListOrder | undefined => {
  const named = new Map((sort ?? []).map((given) => [given.replace(/^-/, ''), given] as const).reverse())
  const given = (sort ?? []).filter((one) => named.get(one.replace(/^-/, '')) === one)
  if (given.length === 0 || given.join() === '-created_at') return undefined
  return {
    name: given.join(','),
    keys: given.map((one) => ({ ...keys[one.replace(/^-/, '')]!, isDescending: one.startsWith('-') })),
  }
}
