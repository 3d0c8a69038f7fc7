import type { Query } from '@boxtrail/contracts/zod'
import { writeCursor } from '@boxtrail/protocol/answer/cursor'
import type { Pool } from 'pg'
import { composedRows } from '../db/composed.ts'
import { Conditions, likeText } from '../db/lists/conditions.ts'
import { findListed, type ListedIds, type ListPage } from '../db/lists/listing.ts'
import { MAX_COUNTED } from '../db/lists/listing-source.ts'
import { afterIn, keyOf, orders } from './sort-orders.ts'

type DocumentQuery = Query<'listDocuments'>

const BY_USER = 'documents d left join users u on u.account_id = d.account_id and u.id = d.user_id'

/** The filter value for documents that were not read yet, or are of no known type. */
const UNKNOWN = 'unknown'

/** A page of ids, and the total number. */
export const listDocumentIds = (
  pool: Pool,
  accountId: string,
  query: DocumentQuery,
  page: ListPage,
): Promise<ListedIds> => {
  const conditions = conditionsOf(accountId, query)
  const { sort = '-created_at' } = query
  if (sort !== '-created_at') return listSorted(pool, conditions, sort, page)
  return findListed(pool, { name: 'documents', from: 'documents d', alias: 'd', conditions }, page)
}

const listSorted = async (
  pool: Pool,
  conditions: Conditions,
  sort: keyof typeof orders,
  page: ListPage,
): Promise<ListedIds> => {
  const { isWhole, where } = conditions
  const limit = conditions.bind(page.size + 1)
  const offset = `${conditions.bind(page.after === null ? (page.number - 1) * page.size : 0)}::bigint`
  const after = page.after === null ? '' : `and ${afterIn(sort, page.after, (value) => conditions.bind(value))}`
  const isNear = page.after === null && page.number * page.size <= NEAR
  const byUser = isWhole && isNear ? firstOfEach(where, `${limit} + ${offset}`) : BY_USER
  const from = sort.endsWith('added_by') ? byUser : 'documents d'
  const counted = isWhole ? '' : `limit ${MAX_COUNTED + 1}`
  const [found] = await composedRows<{ ids: string[]; keys: string[]; total: number }>(
    pool,
    conditions.statement(`with page as materialized (
      select d.id, ${keyOf(sort)}::text as key
      from ${from} where ${where} ${after} order by ${orders[sort]} limit ${limit} offset ${offset})
    select (select count(*) from (select from documents d where ${where} ${counted}) d) as total,
      array(select id from page) as ids, array(select key from page) as keys`),
  )
  const { ids, keys, total } = found!
  const isCapped = !isWhole && total > MAX_COUNTED
  const next = ids.length > page.size ? writeCursor([sort, ...JSON.parse(keys[page.size - 1]!)]) : null
  return { ids: ids.slice(0, page.size), total: isCapped ? MAX_COUNTED : total, isCapped, next }
}

/** Beyond this many, reading all documents is no more work. */
const NEAR = 3_000

/**
 * SQL: the newest documents of each user and source, which are enough to make a page near the beginning: an index has
 * them, so that few of all documents are read.
 */
const firstOfEach = (where: string, most: string): string => {
  const newest = (user: string) =>
    `cross join (values ('upload'), ('api'), ('email'), ('split_document')) as way(source) cross join lateral (
       select d.account_id, d.id, d.source, d.created_at, null as discarded_at from documents d where ${where} and d.user_id ${user} and d.source = way.source
       order by d.created_at desc, d.id desc limit ${most}) d`
  return `(select d.*, u.name as user_name from users u ${newest('= u.id')} where u.account_id = $1
           union all select d.*, null from (values (1)) as nobody ${newest('is null')}) d
           cross join lateral (select d.user_name as name) u`
}

const conditionsOf = (accountId: string, query: DocumentQuery): Conditions => {
  const conditions = new Conditions('d.account_id', accountId, ['d.discarded_at is null'])
  const words = query['filter[filename]']
  // In the form that the index has.
  if (words !== undefined) addWords(conditions, words.replaceAll(/[._-]/g, ' '))
  const types = query['filter[document_types]']
  if (types !== undefined) addTypes(conditions, types)
  const readability = query['filter[readability]']
  if (readability !== undefined) conditions.add(readability, (p) => `d.readability = ${p}`)
  const reference = query['filter[reference]']?.trim()
  if (reference !== undefined) addReference(conditions, reference)
  return conditions
}

const addTypes = (conditions: Conditions, types: readonly string[]) => {
  if (types.length === 0) return conditions.addNothing()
  const sought = types.map((type) => `d.document_type_effective = ${conditions.bind(type)}`)
  if (types.includes(UNKNOWN)) sought.push('d.document_type_effective is null')
  conditions.filters.push({ sought, isOrdered: true })
}

const addWords = (conditions: Conditions, text: string) =>
  conditions.addUnordered(text, (p) => {
    const words = `to_tsvector('simple', translate(d.file_name, '._-', '   ')) @@ plainto_tsquery('simple', ${p})`
    const rows = 'documents d where d.account_id = $1 and d.discarded_at is null'
    return { sought: words, entries: { alias: 'd', id: 'd.id', rows, words } }
  })

/** Keeps documents linked to a record with this number, which is found by its trigrams and then compared. */
const addReference = (conditions: Conditions, reference: string): void => {
  const [number, like] = [conditions.bind(reference), conditions.bind(`% ${likeText(reference.toLowerCase())}%`)]
  const entries = (type: string, records: string, numbers: string) =>
    // The entries come first, whatever the number is: the records of all accounts are never scanned.
    `select t.id from (select e.entity_id from search_entries e
         where e.account_id = $1 and e.entity_type = '${type}' and e.haystack like ${like} offset 0) e
     join ${records} t on t.account_id = $1 and t.id = e.entity_id
     where exists (select from unnest(array[${numbers}] || t.ref_numbers) as own(number) where upper(own.number) = upper(${number}))`
  const links = `select l.document_id from document_links l where l.account_id = $1
      and l.shipment_id in (${entries('shipment', 'shipments', 't.bill_of_lading_number, t.normalized_number')})
    union all select l.document_id from document_links l where l.account_id = $1
      and l.container_id in (${entries('cargo', 'containers', 't.number')})`
  conditions.filters.push({ sought: [`d.id in (${links})`], isOrdered: false, rows: `(${links}) l` })
}
