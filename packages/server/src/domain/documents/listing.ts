import type { Query } from '@boxtrail/contracts/zod'
import type { Pool } from 'pg'
import { composedRows } from '../../db/composed.ts'
import { Conditions, findListed, likeText } from '../../db/listing.ts'

type Asked = Query<'listDocuments'>

const TYPE = 'coalesce(d.document_type_manual, d.document_type)'
const BY_USER = 'documents d left join users u on u.account_id = d.account_id and u.id = d.user_id'

/** Those that have not been read, or are of no known type. */
const UNKNOWN = 'unknown'

/** Of documents that are equal in what they are sorted by, the newest comes first. */
const orders: Record<Exclude<NonNullable<Asked['sort']>, '-created_at'>, string> = {
  created_at: 'd.created_at, d.id',
  document_type: `${TYPE} nulls last, d.created_at desc, d.id desc`,
  '-document_type': `${TYPE} desc nulls last, d.created_at desc, d.id desc`,
  added_by: 'u.name nulls last, d.source, d.created_at desc, d.id desc',
  '-added_by': 'u.name desc nulls last, d.source desc, d.created_at desc, d.id desc',
}

/** The ids of one page, and how many there are. */
export const listDocumentIds = async (
  pool: Pool,
  accountId: string,
  query: Asked,
): Promise<{ ids: string[]; total: number }> => {
  const conditions = conditionsOf(accountId, query)
  const page = { number: query['page[number]'], size: query['page[size]'] }
  const { sort = '-created_at' } = query
  if (sort === '-created_at')
    return findListed(pool, { name: 'documents', from: 'documents d', alias: 'd', conditions }, page)
  const { values, where } = conditions
  const [size, offset] = [`$${values.length + 1}`, `$${values.length + 2}::bigint`]
  const isFiltered = Object.keys(query).some((name) => name.startsWith('filter['))
  const isNear = page.number * page.size <= NEAR
  const byUser = isFiltered || !isNear ? BY_USER : firstOfEach(where, `${size} + ${offset}`)
  const from = sort.endsWith('added_by') ? byUser : 'documents d'
  const rows = await composedRows<{ ids: string[]; total: number }>(
    pool,
    `select (select count(*) from documents d where ${where}) as total, array(
       select d.id from ${from} where ${where} order by ${orders[sort]} limit ${size} offset ${offset}) as ids`,
    [...values, page.size, (page.number - 1) * page.size],
  )
  return rows[0]!
}

/** Behind so many, to go through all is no more work. */
const NEAR = 3_000

/**
 * The newest documents of each user by each way, of which alone a page can be made: an index gives them, so that a page
 * near the beginning reads few of all documents.
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

const conditionsOf = (accountId: string, query: Asked): Conditions => {
  const conditions = new Conditions('d.account_id', accountId)
  conditions.addText('d.discarded_at is null')
  const words = query['filter[filename]']
  if (words !== undefined)
    // As the index has it.
    conditions.add(
      words.replaceAll(/[._-]/g, ' '),
      (p) => `to_tsvector('simple', translate(d.file_name, '._-', '   ')) @@ plainto_tsquery('simple', ${p})`,
    )
  const types = query['filter[document_types]']
  if (types !== undefined)
    conditions.add(types, (p) =>
      types.includes(UNKNOWN) ? `(${TYPE} = any(${p}::text[]) or ${TYPE} is null)` : `${TYPE} = any(${p}::text[])`,
    )
  const readability = query['filter[readability]']
  if (readability !== undefined) conditions.add(readability, (p) => `d.readability = ${p}`)
  const reference = query['filter[reference]']?.trim()
  if (reference !== undefined) addReference(conditions, reference)
  return conditions
}

/** What is linked to a record that has this number: found by its trigrams, then looked at. */
const addReference = (conditions: Conditions, reference: string): void => {
  const number = conditions.bind(reference)
  conditions.add(`% ${likeText(reference.toLowerCase())}%`, (like) => {
    const entries = (type: string, records: string, numbers: string) =>
      // The entries first, whatever the number is: the records of all accounts are never gone through.
      `select t.id from (select e.entity_id from search_entries e
           where e.account_id = $1 and e.entity_type = '${type}' and e.haystack like ${like} offset 0) e
       join ${records} t on t.account_id = $1 and t.id = e.entity_id
       where ${number} in (${numbers}) or ${number} = any(t.ref_numbers)`
    return `d.id in (select l.document_id from document_links l where l.account_id = $1
      and l.shipment_id in (${entries('shipment', 'shipments', 't.bill_of_lading_number, t.normalized_number')})
      union all select l.document_id from document_links l where l.account_id = $1
      and l.container_id in (${entries('cargo', 'containers', 't.number')}))`
  })
}
