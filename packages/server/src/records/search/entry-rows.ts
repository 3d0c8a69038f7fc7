import { wordsOfShipment } from '@boxtrail/protocol/read/search-words'
import { given } from '../keys.ts'

/**
 * SQL: the text by which a record is found, in lower case and with a space before each part: first numbers, as written
 * and without dashes and dots, then words.
 */
const text = (numbers: string, words: string): string => `(select ' ' || lower(concat_ws(' ',
       nullif(array_to_string(t.numbers, ' '), ''),
       (select string_agg(regexp_replace(n, '[^[:alnum:]]', '', 'g'), ' ') from unnest(t.numbers) n
         where n ~ '[^[:alnum:]]'),
       nullif(array_to_string(${words}, ' '), '')))
     from (select ${numbers} as numbers) t)`

const customFieldsOf = (record: string): string => `(select string_agg(f.text_value, ' ' order by f.created_at, f.id)
       from custom_fields f where f.account_id = ${record}.account_id and f.entity_id = ${record}.id)`

const customerOf = (record: string): string =>
  `(select p.company_name from parties p where p.account_id = ${record}.account_id and p.id = ${record}.customer_id)`

/** The text of a shipment `s`. */
const shipmentText = text(
  'array[s.bill_of_lading_number, nullif(s.normalized_number, s.bill_of_lading_number)] || s.ref_numbers',
  `s.tags || array[${wordsOfShipment.map((column) => `s.${column}`).join(', ')}, ${customerOf('s')},
         ${customFieldsOf('s')}]`,
)

/** The text of a container `c`. */
const containerText = text('array[c.number, c.seal_number] || c.ref_numbers', `array[${customFieldsOf('c')}]`)

/** The text of a tracking request `r`. */
const requestText = text(
  'array[r.request_number, nullif(r.normalized_number, r.request_number)] || r.ref_numbers',
  `r.shipment_tags || array[${customerOf('r')}, ${customFieldsOf('r')}]`,
)

/** SQL: whether a request `r` has a shipment with the same number, and is found as that shipment. */
const isFoundAsShipment = `exists (select from shipments s where s.account_id = r.account_id and s.id = r.shipment_id
       and (s.bill_of_lading_number in (r.request_number, r.normalized_number)
         or s.normalized_number = r.normalized_number))`

/** SQL: the entries of shipments, computed from their records. */
export const shipmentRows = `select s.account_id, s.id as entity_id, 'shipment' as entity_type, s.id as shipment_id,
       false as told_by_shipment, ${shipmentText} as haystack,
       coalesce((select string_agg(${containerText}, '' order by c.created_at, c.id) from containers c
         where c.account_id = s.account_id and c.shipment_id = s.id), '') as related, s.created_at
     from ${given} join shipments s on s.account_id = g.account_id and s.id = g.id`

/** SQL: the entries of containers `c` with their shipments `s`, both joined to the given records. */
const rowsOfContainers = (
  from: string,
) => `select c.account_id, c.id as entity_id, 'cargo' as entity_type, c.shipment_id,
       false as told_by_shipment, ${containerText} as haystack, ${shipmentText} as related, c.created_at
     from ${given} ${from}`

/** The entries of containers. */
export const containerRows = rowsOfContainers(`join containers c on c.account_id = g.account_id and c.id = g.id
     join shipments s on s.account_id = c.account_id and s.id = c.shipment_id`)

/** The entries of all containers of shipments. */
export const rowsOfTheirContainers = rowsOfContainers(`join shipments s on s.account_id = g.account_id and s.id = g.id
     join containers c on c.account_id = s.account_id and c.shipment_id = s.id`)

/** SQL: the entries of requests whose own id, or that of their shipment, is given. */
export const requestRows = (key: string) => `select r.account_id, r.id as entity_id, 'tracking_request' as entity_type,
       r.shipment_id, ${isFoundAsShipment} as told_by_shipment, ${requestText} as haystack, '' as related, r.created_at
     from ${given} join tracking_requests r on r.account_id = g.account_id and r.${key} = g.id`

/** SQL: whether such a row `n` is not stored, or stored differently. */
export const isNews = `not exists (select from search_entries e where e.account_id = n.account_id and e.entity_id = n.entity_id
     and (e.shipment_id, e.told_by_shipment, e.haystack, e.related)
       is not distinct from (n.shipment_id, n.told_by_shipment, n.haystack, n.related))`
