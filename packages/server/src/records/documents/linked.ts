import { isSupported } from '@boxtrail/document-reading/values/support/supported'
import {
  comparedTypes,
  type FoundValue,
  type LinkedDocument,
  type NamedContainer,
  usedFields,
} from '@boxtrail/engine/documents/linked-document'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** How many links of a shipment are looked through: a document also has one for each of its containers. */
const MAX_LINKS = 2_000
/** A shipment has a few documents; if it has more than this, the newest count. */
const MAX_DOCUMENTS = 50
/** Values that take more room than this do not come from a document of a shipment. */
const MAX_PAYLOAD_BYTES = 200_000

const loadLinkedDocumentsSql = statement(
  'load-linked-documents',
  `select k.account_id, k.shipment_id, d.id, d.name, d.document_type_effective as type, d.created_at,
     d.sandbox_ahead_ms, l.containers, v.read, v.decided, v.proposed
   from unnest($1::uuid[], $2::uuid[]) as k(account_id, shipment_id)
   cross join lateral (
     select o.document_id, array_agg(distinct c.number) filter (where c.number is not null) as containers
     from (select document_id, container_id, because from document_links
       where account_id = k.account_id and shipment_id = k.shipment_id limit ${MAX_LINKS}) o
     left join containers c on c.account_id = k.account_id and c.id = o.container_id
     -- An order among the references of a shipment occurs on papers of others as well; a house bill does not.
     where coalesce(o.because ->> 'strength', 'number') <> 'reference' or o.because ->> 'kind' = 'bill_of_lading'
     group by o.document_id order by o.document_id desc limit ${MAX_DOCUMENTS}) l
   cross join lateral (
     select * from documents d where d.account_id = k.account_id and d.id = l.document_id and d.discarded_at is null
       and d.quarantined is null and d.document_type_effective = any($3::text[]) limit 1) d
   cross join lateral (
     select * from document_representations r where r.account_id = k.account_id and r.document_id = d.id
     order by r.created_at desc, r.id desc limit 1) r
   cross join lateral (
     select coalesce((select jsonb_object_agg(key, value) from jsonb_each(r.payload) where key = any($4::text[])), '{}') as read,
       coalesce((select jsonb_object_agg(key, value) from jsonb_each(r.proposed) where key = any($4::text[])), '{}') as proposed,
       coalesce((select jsonb_object_agg(key, value) from jsonb_each(d.extracted_data_manual) where key = any($4::text[])), '{}')
         as decided) v
   where r.document_type = d.document_type_effective and pg_column_size(r.payload) <= ${MAX_PAYLOAD_BYTES}`,
  {
    notNull: [
      'account_id',
      'shipment_id',
      'id',
      'name',
      'type',
      'created_at',
      'sandbox_ahead_ms',
      'read',
      'decided',
      'proposed',
    ],
  },
)

type Row = RowOf<'load-linked-documents'>

interface OfShipment {
  account_id: string
  shipment_id: string | null
  /** Whether its clock is that of the account's sandbox. */
  sandbox: boolean
}

/** The account's documents whose values may be part of the records of these shipments, or are compared with them. */
export const linkedDocumentsOf = async (
  client: Client,
  shipments: readonly OfShipment[],
): Promise<Map<string, LinkedDocument[]>> => {
  const known = shipments.filter(({ shipment_id }) => shipment_id !== null)
  if (known.length === 0) return new Map()
  const rows = await loadLinkedDocumentsSql.rows(
    client,
    known.map(({ account_id }) => account_id),
    known.map(({ shipment_id }) => shipment_id),
    comparedTypes,
    usedFields,
  )
  const isInSandbox = new Set(known.filter(({ sandbox }) => sandbox).map(keyOf))
  const found = new Map<string, LinkedDocument[]>()
  for (const row of rows) {
    const key = keyOf(row)
    found.set(key, [...(found.get(key) ?? []), linkedDocument(row, isInSandbox.has(key))])
  }
  return found
}

/** The key of a shipment within its account. */
export const keyOf = ({ account_id, shipment_id }: Pick<OfShipment, 'account_id' | 'shipment_id'>): string =>
  `${account_id} ${shipment_id}`

/**
 * A linked document. If it names containers, none of which is on the shipment, it is about other containers: the list
 * is empty.
 */
const linkedDocument = (
  { id, name, type, created_at, sandbox_ahead_ms, containers, read, proposed, decided }: Row,
  isInSandbox: boolean,
): LinkedDocument => {
  const named = namedContainers({ ...(read as Fields), ...(decided as Fields) }.containers)
  return {
    id,
    name,
    type,
    receivedMs: created_at.getTime() + (isInSandbox ? sandbox_ahead_ms : 0),
    containers: containers ?? (named.length > 0 ? [] : null),
    named,
    read: foundIn(read) as LinkedDocument['read'],
    proposed: foundIn(proposed) as LinkedDocument['proposed'],
    decided: foundIn(decided),
  }
}

type Fields = Readonly<Record<string, unknown>>

const NUMBER = /^[A-Z]{4}\d{7}$/

/** The containers that a document names, each with the values beside it. Blanks in numbers are ignored. */
const namedContainers = (listed: unknown): NamedContainer[] =>
  (Array.isArray(listed) ? listed : []).flatMap((one): NamedContainer[] => {
    const found = foundValue(one)
    const number = typeof found?.value === 'string' ? found.value.toUpperCase().replaceAll(/[^A-Z\d]/g, '') : ''
    if (!found || !NUMBER.test(number)) return []
    const parts = Object.entries(isRecord(one) ? one : {}).filter(([, part]) => isRecord(part) && 'value' in part)
    return [{ number, found, parts: foundIn(Object.fromEntries(parts)) as NamedContainer['parts'] }]
  })

const foundIn = (fields: unknown): Record<string, FoundValue | null> =>
  Object.fromEntries(Object.entries(fields as object).map(([field, found]) => [field, foundValue(found)]))

/** A value as it was read, `{ value, page, … }`, or as a person wrote it. */
const foundValue = (found: unknown): FoundValue | null => {
  if (found === null) return null
  const { value, page, box, grounds, confidence, words } =
    isRecord(found) && 'value' in found ? found : asWritten(found)
  return {
    value,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 ? page : null,
    box: isBox(box) ? box : null,
    isSupported: Array.isArray(grounds) && isSupported(grounds.map(String)),
    ...(typeof confidence === 'number' ? { confidence } : {}),
    ...(typeof words === 'string' ? { words } : {}),
  }
}

const asWritten = (value: unknown): Record<string, unknown> => ({ value })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBox = (box: unknown): box is number[] =>
  Array.isArray(box) && box.length === 4 && box.every((part) => typeof part === 'number' && part >= 0 && part <= 1)

const markJourneysOfShipmentsStaleSql = statement(
  'mark-journeys-of-shipments-stale',
  `with s as materialized (
     select j.account_id, j.id from journeys j join shipments s on s.account_id = j.account_id and s.journey_id = j.id
     where j.account_id = $1 and s.id in (
       select shipment_id from document_links where account_id = $1 and document_id = $2
       union all select unnest($3::uuid[]))
     order by j.account_id, j.id for no key update of j)
   update journeys j set stale_seq = stale_seq + 1 from s where j.account_id = s.account_id and j.id = s.id`,
)

/**
 * Marks the shipments that a document is linked to, and the given ones, for projection. To be called before the
 * document changes, in the same transaction, because journeys are locked before documents (db/transaction.ts).
 */
export const projectLinkedAgain = (
  client: Client,
  accountId: string,
  documentId: string,
  shipmentIds: readonly string[] = [],
): Promise<number> => markJourneysOfShipmentsStaleSql.count(client, accountId, documentId, [...shipmentIds])
