import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** A document of a shipment, with the values that are compared. */
export type LinkedDocument = RowOf<'find-linked-documents'>

/** How many links of a shipment are looked through: a document also has one for each of its containers. */
const MAX_LINKS = 2_000
/** Values that take more room than this do not come from a document of a shipment. */
const MAX_PAYLOAD_BYTES = 200_000

export const findLinkedDocumentsSql = statement(
  'find-linked-documents',
  `with newest as materialized (
     select d.*, l.is_weak, l.house_bill
     from (
       select document_id, bool_and(because ->> 'strength' = 'reference') as is_weak,
         max(because ->> 'number') filter (where because ->> 'strength' = 'reference'
           and because ->> 'kind' = 'bill_of_lading') as house_bill
       from (select document_id, because from document_links where account_id = $1 and shipment_id = $2
         limit ${MAX_LINKS}) of_shipment
       group by document_id) l
     -- Each by its key, however many the planner expects.
     cross join lateral (
       select * from documents d where d.account_id = $1 and d.id = l.document_id and d.discarded_at is null limit 1) d
     order by d.created_at desc, d.id desc limit $4)
   select d.id, d.document_type_effective as type, d.created_at, d.is_weak, d.house_bill,
     d.quarantined is null and d.wanted && '{classify,extract}' as is_being_read,
     case when pg_column_size(v.payload) <= ${MAX_PAYLOAD_BYTES} then v.payload end as payload,
     coalesce(d.extracted_data_manual, '{}') as manual,
     exists (select from document_links other where other.account_id = $1 and other.document_id = d.id
       and other.shipment_id <> $2) as has_others
   from newest d
   left join lateral (
     select r.payload, r.document_type from document_representations r
     where r.account_id = $1 and r.document_id = d.id order by r.created_at desc, r.id desc limit 1) r on true
   left join lateral (
     select jsonb_object_agg(key, value) as payload
     from jsonb_each(r.payload || coalesce(d.extracted_data_manual, '{}'))
     where key = any($3::text[]) and r.document_type = d.document_type_effective and d.quarantined is null) v on true
   order by d.created_at desc, d.id desc`,
  { notNull: ['id', 'created_at', 'is_being_read', 'manual', 'is_weak', 'has_others'] },
)

/** The newest documents of a shipment, with these fields of what was last read from each. */
export const findLinkedDocuments = (
  client: Client,
  accountId: string,
  shipmentId: string,
  fields: readonly string[],
  most: number,
): Promise<LinkedDocument[]> => findLinkedDocumentsSql.rows(client, accountId, shipmentId, fields, most)

const findContainerNumbersSql = statement(
  'find-container-numbers',
  'select number from containers where account_id = $1 and shipment_id = $2',
)

export const findContainerNumbers = async (client: Client, accountId: string, shipmentId: string): Promise<string[]> =>
  (await findContainerNumbersSql.rows(client, accountId, shipmentId)).map(({ number }) => number)
