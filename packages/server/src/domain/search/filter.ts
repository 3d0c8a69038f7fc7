import type { Conditions } from '../../db/listing.ts'
import { matching, patternsOf } from './patterns.ts'

/** What the lists search by `q`: the record's own entry and those that refer to it, by the index of GET /search. */
const idsFound = {
  shipments: (words: string) => `
    select e.entity_id from search_entries e where e.account_id = $1 and e.entity_type = 'shipment' and ${words}
    union all select e.shipment_id from search_entries e where e.account_id = $1 and e.entity_type = 'cargo' and ${words}`,
  containers: (words: string) => `
    select e.entity_id from search_entries e where e.account_id = $1 and e.entity_type = 'cargo' and ${words}
    union all select b.id from search_entries e join containers b on b.account_id = e.account_id and b.shipment_id = e.entity_id
      where e.account_id = $1 and e.entity_type = 'shipment' and ${words}`,
  requests: (words: string) => `
    select e.entity_id from search_entries e where e.account_id = $1 and e.entity_type = 'tracking_request' and ${words}`,
}

/** Adds the condition that every word of `q` is found. */
export const addSearch = (
  conditions: Conditions,
  { of, id, q }: { of: keyof typeof idsFound; id: string; q: string | undefined },
): void => {
  if (q === undefined || q.trim() === '') return
  const patterns = patternsOf(q)
  if (patterns.length === 0) conditions.addText('false')
  for (const word of patterns) {
    const words = matching([word], (value) => conditions.bind(value))
    conditions.addText(`${id} in (${idsFound[of](words)})`)
  }
}
