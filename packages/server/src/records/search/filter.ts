import type { Conditions } from '../../db/lists/conditions.ts'
import { matching, patternsOf } from './patterns.ts'
import type { EntityType } from './queries.ts'

/** Requires that every word of `q` is found in the record's entry: in its own text, or in that of related records. */
export const addSearch = (
  conditions: Conditions,
  { of, alias, q }: { of: EntityType; alias: string; q: string | undefined },
): void => {
  if (q === undefined || q.trim() === '') return
  const patterns = patternsOf(q)
  if (patterns.length === 0) {
    conditions.addNothing()
    return
  }
  const texts = of === 'tracking_request' ? ['e.haystack'] : ['e.haystack', 'e.related']
  const words = matching(patterns, (value) => conditions.bind(value), texts)
  // This is true for all shipments and containers, and is a condition of their index of the newest entries.
  const listed = of === 'tracking_request' ? '' : ' and not e.told_by_shipment'
  const rows = `search_entries e where e.account_id = $1 and e.entity_type = '${of}'${listed}`
  conditions.filters.push({
    sought: [`${alias}.id in (select e.entity_id from ${rows} and ${words})`],
    held: `exists (select from ${rows} and e.entity_id = ${alias}.id and ${words})`,
    each: `(select true from ${rows} and e.entity_id = ${alias}.id and ${words} limit 1)`,
    isOrdered: false,
    weight: 6,
    rows: `${rows} and ${words}`,
    entries: { alias: 'e', id: 'e.entity_id', rows, words: `(${words})` },
  })
}
