import type { Identifier } from '@boxtrail/document-reading/reading'
import type { PoolClient } from 'pg'
import { type RowOf, statement } from '../db/statement.ts'

/** A record that has a number which a document names. */
export type Tracked = Omit<RowOf<'find-tracked-numbers'>, 'kind'> & Pick<Identifier, 'kind'>

type Numbers = Pick<Identifier, 'kind' | 'value'>

export const findTrackedNumbersSql = statement(
  'find-tracked-numbers',
  `with named as materialized (
     select kind, value from unnest($2::text[], $3::text[]) as n(kind, value)),
   bills as materialized (
     select kind, value, value as written, null as scac from named where kind in ('bill_of_lading', 'booking')
     union all select kind, value, substr(value, 5), left(value, 4) from named
     where kind in ('bill_of_lading', 'booking') and value ~ '^[A-Z]{4}.{5}')
   select n.kind, n.value, c.shipment_id, c.id as container_id, c.created_at, false as by_reference
   from named n join containers c on c.account_id = $1 and c.number = n.value where n.kind = 'container'
   union
   select b.kind, b.value, s.id, null, s.created_at, false
   from bills b join shipments s on s.account_id = $1 and s.bill_of_lading_number = b.written
   where b.scac is null or b.scac = s.shipping_line_scac
   union
   select b.kind, b.value, s.id, null, s.created_at, false
   from bills b join tracking_requests r on r.account_id = $1 and r.normalized_number = b.written
     and r.request_type <> 'container'
   join shipments s on s.account_id = $1 and s.id = r.shipment_id
   where b.scac is null or b.scac = s.shipping_line_scac
   union
   select b.kind, b.value, s.id, null, s.created_at, false
   from bills b join shipments s on s.account_id = $1 and s.normalized_number = b.written
     and folded(array[s.bill_of_lading_number, s.normalized_number] || s.ref_numbers) @> array[lower(b.written)]
   where b.scac is null or b.scac = s.shipping_line_scac
   union
   select n.kind, n.value, s.id, null, s.created_at, true
   from named n join search_entries e on e.account_id = $1 and e.entity_type = 'shipment'
     and e.haystack like '% ' || lower(n.value) || '%'
   join shipments s on s.account_id = $1 and s.id = e.entity_id
   where n.kind in ('reference', 'bill_of_lading') and exists (select from unnest(s.ref_numbers) as given(number)
     where regexp_replace(upper(given.number), '[^[:alnum:]]', '', 'g') = n.value)
   union
   select n.kind, n.value, c.shipment_id, c.id, c.created_at, true
   from named n join search_entries e on e.account_id = $1 and e.entity_type = 'cargo'
     and e.haystack like '% ' || lower(n.value) || '%'
   join containers c on c.account_id = $1 and c.id = e.entity_id
   where n.kind in ('reference', 'bill_of_lading') and exists (select from unnest(c.ref_numbers) as given(number)
     where regexp_replace(upper(given.number), '[^[:alnum:]]', '', 'g') = n.value)`,
  { notNull: ['kind', 'value', 'shipment_id', 'created_at', 'by_reference'] },
)

/** What the account tracks under these numbers, which are capital letters and digits, as a reading gives them. */
export const findTracked = async (
  client: PoolClient,
  accountId: string,
  numbers: readonly Numbers[],
): Promise<Tracked[]> => {
  const rows = await findTrackedNumbersSql.rows(
    client,
    accountId,
    numbers.map(({ kind }) => kind),
    numbers.map(({ value }) => value),
  )
  return rows as Tracked[]
}

export interface Link {
  shipment_id: string
  container_id: string | null
  because: {
    kind: Identifier['kind']
    number: string
    page: number
    span: [number, number]
    /** A house bill or an order among the references of a shipment is a weaker link than its own number. */
    strength: 'number' | 'reference'
  }
}

const insertLinksOfDocumentSql = statement(
  'insert-links-of-document',
  `insert into document_links (account_id, id, document_id, shipment_id, container_id, because)
   select $1, l.id, $2, l.shipment_id, l.container_id, l.because
   from json_to_recordset($3) as l(id uuid, shipment_id uuid, container_id uuid, because jsonb)`,
)

const deleteLinksOfDocumentSql = statement(
  'delete-links-of-document',
  'delete from document_links where account_id = $1 and document_id = $2',
)

/** Replaces the links of a document. */
export const replaceLinks = async (
  client: PoolClient,
  accountId: string,
  documentId: string,
  links: readonly (Link & { id: string })[],
): Promise<void> => {
  await deleteLinksOfDocumentSql.count(client, accountId, documentId)
  await insertLinksOfDocumentSql.count(client, accountId, documentId, JSON.stringify(links))
}
