import type { Query } from '@boxtrail/contracts'
import type { Pool } from 'pg'
import { Conditions, findListed, likeText } from '../../db/listing.ts'

type Asked = Query<'listDocuments'>

const TYPE = 'coalesce(d.document_type_manual, d.document_type)'
const USERS = 'left join users u on u.account_id = d.account_id and u.id = d.user_id'

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
  const { rows } = await pool.query<{ ids: string[]; total: number }>({
    text: `select (select count(*) from documents d where ${where}) as total, array(
             select d.id from documents d ${sort.endsWith('added_by') ? USERS : ''} where ${where}
             order by ${orders[sort]} limit $${values.length + 1} offset $${values.length + 2}) as ids`,
    values: [...values, page.size, (page.number - 1) * page.size],
  })
  return rows[0]!
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
  if (types !== undefined) conditions.add(types, (p) => `${TYPE} = any(${p}::text[])`)
  const reference = query['filter[reference]']?.trim()
  if (reference !== undefined) addReference(conditions, reference)
  return conditions
}

/** What is linked to a record that has this number: found by its trigrams, then looked at. */
const addReference = (conditions: Conditions, reference: string): void => {
  const number = conditions.bind(reference)
  conditions.add(`% ${likeText(reference.toLowerCase())}%`, (like) => {
    const entries = (type: string, records: string, numbers: string) =>
      `select t.id from search_entries e join ${records} t on t.account_id = e.account_id and t.id = e.entity_id
       where e.account_id = $1 and e.entity_type = '${type}' and e.haystack like ${like}
         and (${number} in (${numbers}) or ${number} = any(t.ref_numbers))`
    return `d.id in (select l.document_id from document_links l where l.account_id = $1
      and l.shipment_id in (${entries('shipment', 'shipments', 't.bill_of_lading_number, t.normalized_number')})
      union all select l.document_id from document_links l where l.account_id = $1
      and l.container_id in (${entries('cargo', 'containers', 't.number')}))`
  })
}
