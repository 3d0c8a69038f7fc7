import type { Pool } from 'pg'
import { type RowOf, statement } from '../../db/statement.ts'

/** The page to open: a shipment, possibly with one of its containers selected. */
export type Target = RowOf<'find-by-name'>

const findContainerByNumberSql = statement(
  'find-container-by-number',
  `select shipment_id, id as container_id from containers where account_id = $1 and number = $2
   order by created_at desc, id desc limit 1`,
)

/** The newest container with this number. */
export const findContainerByNumber = (pool: Pool, accountId: string, number: string): Promise<Target | undefined> =>
  findContainerByNumberSql.first(pool, accountId, number)

const findByNameSql = statement(
  'find-by-name',
  `select n.shipment_id, n.container_id from (
     select s.id as shipment_id, null::uuid as container_id, s.created_at,
       case when (upper($2::text) in (upper(s.bill_of_lading_number), upper(s.normalized_number))) is not true then 2
         when exists (select from tracking_requests r where r.account_id = s.account_id and r.shipment_id = s.id
           and r.request_type <> 'container') then 0 else 1 end as rank
     from shipments s
     where s.account_id = $1
       and folded(array[s.bill_of_lading_number, s.normalized_number] || s.ref_numbers) @> array[lower($2::text)]
     union all
     select s.id, null, s.created_at, 0 from tracking_requests r
     join shipments s on s.account_id = r.account_id and s.id = r.shipment_id
     where r.account_id = $1 and upper(r.request_number) = upper($2::text)
     union all
     select s.id, c.id, s.created_at, 2 from containers c
     join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
     where c.account_id = $1 and c.ref_numbers <> '{}' and folded(c.ref_numbers) @> array[lower($2::text)]
   ) n order by n.rank, n.created_at desc, n.shipment_id desc, n.container_id desc nulls first limit 1`,
  { notNull: ['shipment_id'] },
)

/**
 * The shipment that was tracked by this number; else one whose bill has it, because one of its containers is tracked by
 * itself; else one with this reference, or with a container that has it. If there are several, the newest.
 */
export const findByName = (pool: Pool, accountId: string, name: string): Promise<Target | undefined> =>
  findByNameSql.first(pool, accountId, name)

/** Patterns of `like`, in lower case. */
export interface Parts {
  /** For the number of a container, which is written without separators. */
  number: string
  /** For the number of a shipment or any reference. */
  name: string
  /** The same two for the search index, which holds beginnings of words instead of short fragments. */
  indexedNumber: string
  indexedName: string
}

/** How many of the newest are scanned before the index is used, as in the search: common fragments are among them. */
const WALK = 1_000
/**
 * If this many of the newest contain a text and none of them in a number, it is a name or a place, which many records
 * contain.
 */
const COMMON = 20

/** The newest record of a type that matches; `found` is a condition on its row `r`. */
const newestOf = (type: 'cargo' | 'shipment', columns: string, table: string, found: string) => {
  const entries = `search_entries e where e.account_id = $1 and e.entity_type = '${type}' and not e.told_by_shipment`
  const matched = `join ${table} r on r.account_id = $1 and r.id = e.entity_id where ${found}
    order by e.created_at desc, e.entity_id desc limit 1`
  return `with newest as materialized (
      select e.entity_id, e.created_at, e.haystack like $4 or e.haystack like $5 as contains
      from ${entries} order by e.created_at desc, e.entity_id desc limit ${WALK}),
    near as materialized (select ${columns} from newest e ${matched}),
    far as materialized (
      select ${columns} from (select e.entity_id, e.created_at from ${entries}
        and (e.haystack like $4 or e.haystack like $5) and not exists (select from near)
        and (select count(*) = ${WALK} and count(*) filter (where contains) < ${COMMON} from newest) offset 0) e ${matched})
    select * from near union all select * from far`
}

const hasReference = 'exists (select from unnest(r.ref_numbers) t where lower(t) like $3)'

const findContainerByPartSql = statement(
  'find-container-by-part',
  newestOf(
    'cargo',
    'r.shipment_id, r.id as container_id',
    'containers',
    `(lower(r.number) like $2 or ${hasReference})`,
  ),
  { notNull: ['shipment_id', 'container_id'] },
)

/** The newest container whose number or reference contains this. */
export const findContainerByPart = (pool: Pool, accountId: string, parts: Parts): Promise<Target | undefined> =>
  findContainerByPartSql.first(pool, accountId, parts.number, parts.name, parts.indexedNumber, parts.indexedName)

const findShipmentByPartSql = statement(
  'find-shipment-by-part',
  newestOf(
    'shipment',
    'r.id as shipment_id, null::uuid as container_id',
    'shipments',
    `(lower(r.bill_of_lading_number) like $2 or lower(r.normalized_number) like $2 or ${hasReference})`,
  ),
  { notNull: ['shipment_id'] },
)

/** The newest shipment whose number or reference contains this. */
export const findShipmentByPart = (pool: Pool, accountId: string, parts: Parts): Promise<Target | undefined> =>
  findShipmentByPartSql.first(pool, accountId, parts.name, parts.name, parts.indexedName, parts.indexedName)
