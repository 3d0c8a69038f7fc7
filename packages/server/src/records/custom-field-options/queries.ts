import type { RowOrder } from '@boxtrail/protocol/answer/json-api'
import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'
import { entityColumns } from '../custom-fields/queries.ts'
import type { IndexedEntity } from '../search/entries.ts'
import type { OptionRow } from './resource.ts'

const columns = 'id, definition_id, value, label, position'

const findCustomFieldOptionsOfSql = statement(
  'find-custom-field-options-of',
  `select ${columns} from custom_field_options where account_id = $1 and definition_id = any($2::uuid[])
   order by position, id`,
)

/** The options of fields, in order. */
export const findOptionsOf = async (
  client: Client,
  accountId: string,
  definitionIds: readonly string[],
): Promise<OptionRow[]> => {
  if (definitionIds.length === 0) return []
  return findCustomFieldOptionsOfSql.rows(client, accountId, definitionIds)
}

const findCustomFieldOptionsSql = statement(
  'find-custom-field-options',
  `select ${columns} from custom_field_options where account_id = $1 and id = any($2::uuid[])`,
)

export const findOptions = (client: Client, accountId: string, ids: readonly string[]): Promise<OptionRow[]> =>
  findCustomFieldOptionsSql.rows(client, accountId, ids)

/** The order of the options of one field, for the cursors of their pages. */
export const BY_POSITION: RowOrder<OptionRow> = {
  key: (option) => [option.position, option.id],
  kinds: ['number', 'uuid'],
}

const findCustomFieldOptionSql = statement(
  'find-custom-field-option',
  `select ${columns} from custom_field_options where account_id = $1 and definition_id = $2 and id = $3`,
)

export const findOption = async (
  client: Client,
  accountId: string,
  { definitionId, id }: { definitionId: string; id: string },
): Promise<OptionRow | undefined> => findCustomFieldOptionSql.first(client, accountId, definitionId, id)

const insertCustomFieldOptionSql = statement(
  'insert-custom-field-option',
  `insert into custom_field_options (account_id, id, definition_id, value, label, position, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, now(), now())
   on conflict (account_id, definition_id, value) do nothing returning ${columns}`,
)

/** Returns nothing if the field already has an option with this value. */
export const insertOption = async (
  client: PoolClient,
  accountId: string,
  option: OptionRow,
): Promise<OptionRow | undefined> =>
  insertCustomFieldOptionSql.first(
    client,
    accountId,
    option.id,
    option.definition_id,
    option.value,
    option.label,
    option.position,
  )

const saveCustomFieldOptionSql = statement(
  'save-custom-field-option',
  `update custom_field_options set label = $3, position = $4, updated_at = now()
   where account_id = $1 and id = $2`,
)

export const saveOption = (client: PoolClient, accountId: string, { id, label, position }: OptionRow) =>
  saveCustomFieldOptionSql.count(client, accountId, id, label, position)

const deleteCustomFieldOptionSql = statement(
  'delete-custom-field-option',
  'delete from custom_field_options where account_id = $1 and id = $2',
)

export const deleteOptionRow = (client: PoolClient, accountId: string, id: string) =>
  deleteCustomFieldOptionSql.count(client, accountId, id)

const relabelCustomFieldsSql = statement(
  'relabel-custom-fields',
  `update custom_fields f set text_value = (
     select string_agg(coalesce(o.label, e.value), ', ' order by e.place)
     from jsonb_array_elements_text(case when jsonb_typeof(f.value) = 'array' then f.value else jsonb_build_array(f.value) end)
            with ordinality e(value, place)
     left join custom_field_options o
       on o.account_id = f.account_id and o.definition_id = f.definition_id and o.value = e.value)
   where f.account_id = $1 and f.definition_id = $2 and f.value ? $3 returning ${entityColumns}`,
  { notNull: ['kind'] },
)

/** Updates the displayed and searched label of values that name the option, and returns the records that have them. */
export const relabelValues = async (client: PoolClient, accountId: string, { definition_id, value }: OptionRow) =>
  (await relabelCustomFieldsSql.rows(client, accountId, definition_id, value)) as IndexedEntity[]
