import type { PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import type { EntityType } from './field.ts'
import type { DefinitionRow } from './resource.ts'

const served = `${everyColumn('custom_field_definitions', 'd')}, array(select o.id from custom_field_options o
  where o.account_id = d.account_id and o.definition_id = d.id order by o.position, o.id) as option_ids`

const findCustomFieldDefinitionsSql = statement(
  'find-custom-field-definitions',
  `select ${served} from custom_field_definitions d where d.account_id = $1 and d.id = any($2::uuid[])
   order by d.created_at desc, d.id desc`,
  { notNull: ['option_ids'] },
)

/** Returns definitions, newest first. */
export const findDefinitions = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<DefinitionRow[]> => {
  if (ids.length === 0) return []
  return findCustomFieldDefinitionsSql.rows(client, accountId, ids)
}

const bySlug = `select ${served} from custom_field_definitions d
  where d.account_id = $1 and d.entity_type = $2 and d.api_slug = any($3::text[])`

const findCustomFieldDefinitionsBySlugSql = statement('find-custom-field-definitions-by-slug', bySlug, {
  notNull: ['option_ids'],
})

/** Fields of a record type by their slugs. */
export const findDefinitionsBySlug = async (
  client: Client,
  accountId: string,
  entityType: EntityType,
  slugs: readonly string[],
): Promise<Map<string, DefinitionRow>> => {
  if (slugs.length === 0) return new Map()
  const rows = await findCustomFieldDefinitionsBySlugSql.rows(client, accountId, entityType, slugs)
  return new Map(rows.map((row) => [row.api_slug, row]))
}

const findSluggedFieldsSql = statement(
  'find-slugged-fields',
  `select id, entity_type, api_slug, data_type from custom_field_definitions
   where account_id = $1 and entity_type in ('Shipment', 'Container') order by api_slug, entity_type`,
)

export type SluggedField = RowOf<'find-slugged-fields'>

/** The fields of shipments and containers. */
export const findSluggedFields = (client: Client, accountId: string): Promise<SluggedField[]> =>
  findSluggedFieldsSql.rows(client, accountId)

const keepCustomFieldDefinitionSql = statement('keep-custom-field-definition', `${bySlug} for share of d`, {
  notNull: ['option_ids'],
})

/**
 * The field with a slug, locked until the commit together with its options, because their labels are stored with
 * values.
 */
export const keepDefinition = async (
  client: PoolClient,
  accountId: string,
  entityType: EntityType,
  slug: string,
): Promise<DefinitionRow | undefined> => keepCustomFieldDefinitionSql.first(client, accountId, entityType, [slug])

const lockCustomFieldDefinitionSql = statement(
  'lock-custom-field-definition',
  `select ${served} from custom_field_definitions d where d.account_id = $1 and d.id = $2 for no key update of d`,
  { notNull: ['option_ids'] },
)

/** A definition, locked for update. */
export const lockDefinition = async (
  client: PoolClient,
  accountId: string,
  id: string,
): Promise<DefinitionRow | undefined> => lockCustomFieldDefinitionSql.first(client, accountId, id)

const countCustomFieldDefinitionsSql = statement(
  'count-custom-field-definitions',
  'select count(*) as total from custom_field_definitions where account_id = $1',
  { notNull: ['total'] },
)

const lockAccountSql = statement(
  'lock-account-for-definitions',
  'select 1 from accounts where id = $1 for no key update',
)

/** How many fields the account has. Locks the account, so that concurrent transactions cannot exceed the limit. */
export const countDefinitions = async (client: PoolClient, accountId: string): Promise<number> => {
  await lockAccountSql.count(client, accountId)
  return (await countCustomFieldDefinitionsSql.one(client, accountId)).total
}

export type NewDefinition = Omit<DefinitionRow, 'account_id' | 'option_ids' | 'created_at' | 'updated_at'>

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const insertCustomFieldDefinitionSql = statement(
  'insert-custom-field-definition',
  `insert into custom_field_definitions (account_id, id, entity_type, api_slug, display_name, description, data_type,
     reference_type, validation, default_format, default_value, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now())
   on conflict (account_id, entity_type, api_slug) do nothing`,
)

/** Returns false if the record type already has a field with this slug. */
export const insertDefinition = async (client: PoolClient, accountId: string, row: NewDefinition): Promise<boolean> => {
  return (
    (await insertCustomFieldDefinitionSql.count(
      client,
      accountId,
      row.id,
      row.entity_type,
      row.api_slug,
      row.display_name,
      row.description,
      row.data_type,
      row.reference_type,
      json(row.validation),
      row.default_format,
      json(row.default_value),
    )) === 1
  )
}

export type DefinitionChanges = Pick<
  DefinitionRow,
  'display_name' | 'description' | 'validation' | 'default_format' | 'default_value'
>

const saveCustomFieldDefinitionSql = statement(
  'save-custom-field-definition',
  `update custom_field_definitions set display_name = $3, description = $4, validation = $5, default_format = $6,
   default_value = $7, updated_at = now() where account_id = $1 and id = $2`,
)

export const saveDefinition = (client: PoolClient, accountId: string, id: string, row: DefinitionChanges) =>
  saveCustomFieldDefinitionSql.count(
    client,
    accountId,
    id,
    row.display_name,
    row.description,
    json(row.validation),
    row.default_format,
    json(row.default_value),
  )

const deleteCustomFieldDefinitionSql = statement(
  'delete-custom-field-definition',
  'delete from custom_field_definitions where account_id = $1 and id = $2',
)

/** Deletes a definition with its options; its values must have been deleted before. */
export const deleteDefinitionRow = (client: PoolClient, accountId: string, id: string) =>
  deleteCustomFieldDefinitionSql.count(client, accountId, id)
