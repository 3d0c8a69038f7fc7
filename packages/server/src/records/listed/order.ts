import type { ListOrder, OrderKey } from '../../db/lists/list-order.ts'

/** What lists of containers and shipments are ordered by, by the names of `sort`: columns of both narrow rows. */
const keys: Readonly<Record<string, OrderKey>> = {
  binding_free_day: { column: 'free_time_ends_on', kind: 'date', isNullable: true },
  arrival: { column: 'arrival_at', kind: 'time', isNullable: true },
  departure: { column: 'departure_at', kind: 'time', isNullable: true },
  changed: { column: 'updated_at', kind: 'time', isNullable: false },
  created_at: { column: 'created_at', kind: 'time', isNullable: false },
  number: { column: 'number', kind: 'text', isNullable: true },
  line: { column: 'shipping_line_scac', kind: 'text', isNullable: false, hasFewValues: true },
}

/** The order that `sort` names; undefined if it is that of the list anyway. A name that is repeated adds nothing. */
export const orderOf = (sort: readonly string[] | undefined): ListOrder | undefined => {
  const named = new Map((sort ?? []).map((given) => [given.replace(/^-/, ''), given] as const).reverse())
  const given = (sort ?? []).filter((one) => named.get(one.replace(/^-/, '')) === one)
  if (given.length === 0 || given.join() === '-created_at') return undefined
  return {
    name: given.join(','),
    keys: given.map((one) => ({ ...keys[one.replace(/^-/, '')]!, isDescending: one.startsWith('-') })),
  }
}
