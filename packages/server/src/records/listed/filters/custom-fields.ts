import { unknownFilterField } from '@boxtrail/protocol/errors'
import type { Filter } from '../../../db/lists/conditions.ts'
import { findSluggedFields, type SluggedField } from '../../custom-field-definitions/queries.ts'
import { findOptionsOf } from '../../custom-field-options/queries.ts'
import type { Build, Building } from './build.ts'

/**
 * Keeps records with a value in each of these fields: their own, one of their shipment, or one of its containers. A
 * value is given as it is stored or as it is displayed.
 */
export const customFields: Build<Readonly<Record<string, string>>> = async (given, building) => {
  const known = await findSluggedFields(building.pool, building.accountId)
  const filters = []
  for (const [slug, value] of Object.entries(given)) {
    const fields = known.filter(({ api_slug }) => api_slug === slug)
    if (fields.length === 0) throw unknownFilterField(slug, [...new Set(known.map(({ api_slug }) => api_slug))])
    filters.push(await withValue(fields, value, building))
  }
  const [one] = filters
  if (filters.length === 1) return one!
  return {
    sought: [filters.map(({ sought }) => sought[0]).join(' and ')],
    each: filters.map(({ each }) => `(${each})`).join(' and '),
    isOrdered: false,
    weight: WEIGHT,
  }
}

/** Each record is looked up by its id, or with the others of its shipment. */
const WEIGHT = 3

const withValue = async (fields: readonly SluggedField[], value: string, building: Building): Promise<Filter> => {
  const { conditions, pool, accountId, table } = building
  const options = await findOptionsOf(
    pool,
    accountId,
    fields.map(({ id }) => id),
  )
  const branches = fields.map(({ id, data_type, entity_type }) => {
    const labels = options.filter((one) => one.definition_id === id && one.value === value).map(({ label }) => label)
    const texts = conditions.bind([...new Set([value, ...labels, ...(YES_OR_NO[value] ?? [])])])
    const definition = conditions.bind(id)
    const among = `(select left(lower(t), 100) from unnest(${texts}::text[]) t)`
    // A field of several options displays them together.
    const matches =
      data_type === 'enum_multi'
        ? `(f.value @> to_jsonb(${conditions.bind(value)}::text) or f.text_value = any(${texts}))`
        : `left(lower(f.text_value), 100) = any(array${among}) and lower(f.text_value) = any(array(select lower(t) from unnest(${texts}::text[]) t))`
    return branchOf(table, entity_type, `f.account_id = $1 and f.definition_id = ${definition}::uuid and ${matches}`)
  })
  return {
    sought: [branches.map(({ sought }) => sought).join(' or ')],
    each: branches.map(({ each }) => each).join(' or '),
    rows: `(${branches.map(({ rows }) => rows).join(' union all ')}) f`,
    isOrdered: false,
    weight: WEIGHT,
  }
}

/** Finds the records of a list that have such a field, or whose shipment or one of whose containers has it. */
const branchOf = (table: Building['table'], entityType: string, where: string) => {
  const ids = `select f.entity_id from custom_fields f where ${where}`
  if ((table === 'container_list') === (entityType === 'Container'))
    return { sought: `l.id in (${ids})`, each: one(where, 'l.id'), rows: ids }
  const joined = 'custom_fields f join container_list c on c.account_id = f.account_id'
  if (table === 'container_list')
    return {
      sought: `l.shipment_id in (${ids})`,
      each: one(where, 'l.shipment_id'),
      rows: `select f.entity_id from ${joined} and c.shipment_id = f.entity_id where ${where}`,
    }
  const shipments = `select distinct c.shipment_id from ${joined} and c.id = f.entity_id where ${where}`
  const containers = 'array(select c.id from container_list c where c.account_id = $1 and c.shipment_id = l.id)'
  return { sought: `l.id in (${shipments})`, each: one(where, `any(${containers})`), rows: shipments }
}

const one = (where: string, entity: string) =>
  `(select true from custom_fields f where ${where} and f.entity_id = ${entity} limit 1)`

const YES_OR_NO: Readonly<Record<string, readonly string[]>> = { true: ['Yes'], false: ['No'] }
