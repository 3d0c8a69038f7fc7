import type { Pool, PoolClient } from 'pg'
import type { EntityType } from './field.ts'
import type { DefinitionRow } from './resource.ts'

type Client = Pool | PoolClient

const served = `d.*, array(select o.id from custom_field_options o
  where o.account_id = d.account_id and o.definition_id = d.id order by o.position, o.id) as option_ids`

/** Newest first. */
export const findDefinitions = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<DefinitionRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await client.query<DefinitionRow>({
    name: 'find-custom-field-definitions',
    text: `select ${served} from custom_field_definitions d where d.account_id = $1 and d.id = any($2::uuid[])
           order by d.created_at desc, d.id desc`,
    values: [accountId, ids],
  })
  return rows
}

const bySlug = `select ${served} from custom_field_definitions d
  where d.account_id = $1 and d.entity_type = $2 and d.api_slug = any($3::text[])`

/** Fields of a kind of record by their slugs. */
export const findDefinitionsBySlug = async (
  client: Client,
  accountId: string,
  entityType: EntityType,
  slugs: readonly string[],
): Promise<Map<string, DefinitionRow>> => {
  if (slugs.length === 0) return new Map()
  const values = [accountId, entityType, slugs]
  const { rows } = await client.query<DefinitionRow>({
    name: 'find-custom-field-definitions-by-slug',
    text: bySlug,
    values,
  })
  return new Map(rows.map((row) => [row.api_slug, row]))
}

/** The same for one, which stays as it is until the commit, and so do its options: their labels are kept with values. */
export const keepDefinition = async (
  client: PoolClient,
  accountId: string,
  entityType: EntityType,
  slug: string,
): Promise<DefinitionRow | undefined> => {
  const { rows } = await client.query<DefinitionRow>({
    name: 'keep-custom-field-definition',
    text: `${bySlug} for share of d`,
    values: [accountId, entityType, [slug]],
  })
  return rows[0]
}

/** A definition that nobody else changes until the commit. */
export const holdDefinition = async (
  client: PoolClient,
  accountId: string,
  id: string,
): Promise<DefinitionRow | undefined> => {
  const { rows } = await client.query<DefinitionRow>({
    name: 'hold-custom-field-definition',
    text: `select ${served} from custom_field_definitions d where d.account_id = $1 and d.id = $2 for no key update of d`,
    values: [accountId, id],
  })
  return rows[0]
}

/** How many fields the account has. Whoever counts is alone until the commit, so that two do not pass the limit together. */
export const countDefinitions = async (client: PoolClient, accountId: string): Promise<number> => {
  await client.query({
    name: 'hold-account',
    text: 'select 1 from accounts where id = $1 for no key update',
    values: [accountId],
  })
  const { rows } = await client.query<{ total: number }>({
    name: 'count-custom-field-definitions',
    text: 'select count(*) as total from custom_field_definitions where account_id = $1',
    values: [accountId],
  })
  return rows[0]!.total
}

export type NewDefinition = Omit<DefinitionRow, 'account_id' | 'option_ids' | 'created_at' | 'updated_at'>

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** False when the kind of record has a field of this slug. */
export const insertDefinition = async (client: PoolClient, accountId: string, row: NewDefinition): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'insert-custom-field-definition',
    text: `insert into custom_field_definitions (account_id, id, entity_type, api_slug, display_name, description, data_type,
             reference_type, validation, default_format, default_value, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now())
           on conflict (account_id, entity_type, api_slug) do nothing`,
    values: [
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
    ],
  })
  return rowCount === 1
}

export type DefinitionChanges = Pick<
  DefinitionRow,
  'display_name' | 'description' | 'validation' | 'default_format' | 'default_value'
>

export const saveDefinition = (client: PoolClient, accountId: string, id: string, row: DefinitionChanges) =>
  client.query({
    name: 'save-custom-field-definition',
    text: `update custom_field_definitions set display_name = $3, description = $4, validation = $5, default_format = $6,
             default_value = $7, updated_at = now() where account_id = $1 and id = $2`,
    values: [
      accountId,
      id,
      row.display_name,
      row.description,
      json(row.validation),
      row.default_format,
      json(row.default_value),
    ],
  })

/** Its options and values go with it. */
export const deleteDefinitionRow = (client: PoolClient, accountId: string, id: string) =>
  client.query({
    name: 'delete-custom-field-definition',
    text: 'delete from custom_field_definitions where account_id = $1 and id = $2',
    values: [accountId, id],
  })
