import type { PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { CustomFieldReference as Reference, CustomFieldValue as Value } from '../../schema/column-types.ts'
import type { EntityKind, EntityType } from '../custom-field-definitions/field.ts'
import type { IndexedEntity } from '../search/entries.ts'
import type { FieldRow } from './resource.ts'

export interface Entity {
  kind: EntityKind
  id: string
}

/** The identity of a record for its log entries. */
export interface FoundEntity extends Entity {
  shipment_id: string | null
  container_id: string | null
}

const findEntitySql = {
  shipment: statement(
    'find-entity-shipment',
    'select id as shipment_id, null::uuid as container_id from shipments where account_id = $1 and id = $2',
  ),
  container: statement(
    'find-entity-container',
    'select shipment_id, id as container_id from containers where account_id = $1 and id = $2',
  ),
  tracking_request: statement(
    'find-entity-tracking-request',
    'select shipment_id, null::uuid as container_id from tracking_requests where account_id = $1 and id = $2',
  ),
}

export const findEntity = async (
  client: Client,
  accountId: string,
  { kind, id }: Entity,
): Promise<FoundEntity | undefined> => {
  const row = await findEntitySql[kind].first(client, accountId, id)
  return row && { kind, id, ...row }
}

const findReferencedSql = statement(
  'find-referenced',
  `select id from shipments where account_id = $1 and id = any($2::uuid[])
   union all select id from containers where account_id = $1 and id = any($3::uuid[])
   union all select id from tracking_requests where account_id = $1 and id = any($4::uuid[])
   union all select id from parties where account_id = $1 and id = any($5::uuid[])`,
  { notNull: ['id'] },
)

/** The ids of the records that belong to the account. */
export const findReferenced = async (
  client: Client,
  accountId: string,
  references: readonly Reference[],
): Promise<Set<string>> => {
  if (references.length === 0) return new Set()
  const ids = (kind: string) => references.filter(({ type }) => type === kind).map(({ id }) => id)
  const rows = await findReferencedSql.rows(
    client,
    accountId,
    ids('shipment'),
    ids('container'),
    ids('tracking_request'),
    ids('party'),
  )
  return new Set(rows.map(({ id }) => id))
}

const findCustomFieldsSql = statement(
  'find-custom-fields',
  `select ${everyColumn('custom_fields', 'f')}, d.api_slug, d.data_type, d.default_format
   from custom_fields f join custom_field_definitions d on d.account_id = f.account_id and d.id = f.definition_id
   where f.account_id = $1 and f.id = any($2::uuid[]) order by f.created_at desc, f.id desc`,
)

/** Returns values, newest first. */
export const findFields = async (client: Client, accountId: string, ids: readonly string[]): Promise<FieldRow[]> => {
  if (ids.length === 0) return []
  return findCustomFieldsSql.rows(client, accountId, ids)
}

const findCustomFieldBySlugSql = statement(
  'find-custom-field-by-slug',
  `select f.id from custom_field_definitions d
   join custom_fields f on f.account_id = d.account_id and f.definition_id = d.id and f.entity_id = $4
   where d.account_id = $1 and d.entity_type = $2 and d.api_slug = $3`,
)

/** The value that a record has in a field, by the field's slug. */
export const findFieldId = async (
  client: Client,
  accountId: string,
  { entityId, entityType, slug }: { entityId: string; entityType: EntityType; slug: string },
): Promise<string | undefined> => {
  const rows = await findCustomFieldBySlugSql.rows(client, accountId, entityType, slug, entityId)
  return rows[0]?.id
}

const lockCustomFieldSql = statement(
  'lock-custom-field',
  'select id from custom_fields where account_id = $1 and id = $2 for update',
)

/** A value, locked for update. */
export const lockField = async (client: PoolClient, accountId: string, id: string): Promise<FieldRow | undefined> => {
  const rows = await lockCustomFieldSql.rows(client, accountId, id)
  // Read again under the lock, because taking it may have waited for another change.
  return rows[0] && (await findFields(client, accountId, [id]))[0]
}

export interface NewField {
  account_id: string
  id: string
  definition_id: string
  shipment_id: string | null
  container_id: string | null
  tracking_request_id: string | null
  value: Value
  text_value: string | null
  user_id: string | null
}

const insertLocking = (lock: string) =>
  `with given as materialized (select * from json_populate_recordset(null::custom_fields, $1)),
     d as materialized (
       select d.account_id, d.id from custom_field_definitions d
       where (d.account_id, d.id) in (select account_id, definition_id from given)
       order by d.account_id, d.id ${lock})
   insert into custom_fields (account_id, id, definition_id, shipment_id, container_id, tracking_request_id, value,
     text_value, user_id, created_at, updated_at)
   select g.account_id, g.id, g.definition_id, g.shipment_id, g.container_id, g.tracking_request_id, g.value,
     g.text_value, g.user_id, now(), now()
   from given g join d on d.account_id = g.account_id and d.id = g.definition_id
   order by g.account_id, g.definition_id, g.id
   on conflict (account_id, entity_id, definition_id) do nothing returning id`

// On several machines, only the foreign key keeps a definition from being deleted.
const insertCustomFieldsSql = statement('insert-custom-fields', insertLocking('for key share'), {
  distributed: insertLocking(''),
})

/**
 * Inserts values for records that have none in that field, and returns the ids of those inserted. Locks the definitions
 * against deletion; a definition that was already deleted gets no values.
 */
export const insertFields = async (client: PoolClient, fields: readonly NewField[]): Promise<Set<string>> => {
  if (fields.length === 0) return new Set()
  const rows = await insertCustomFieldsSql.rows(client, JSON.stringify(fields))
  return new Set(rows.map(({ id }) => id))
}

const saveCustomFieldSql = statement(
  'save-custom-field',
  `update custom_fields set value = $3, text_value = $4, user_id = $5, updated_at = now()
   where account_id = $1 and id = $2`,
)

export const saveField = (
  client: PoolClient,
  accountId: string,
  id: string,
  { value, text, userId }: { value: Value; text: string | null; userId: string },
) => saveCustomFieldSql.count(client, accountId, id, value === null ? null : JSON.stringify(value), text, userId)

const deleteCustomFieldSql = statement(
  'delete-custom-field',
  'delete from custom_fields where account_id = $1 and id = $2',
)

export const deleteFieldRow = (client: PoolClient, accountId: string, id: string) =>
  deleteCustomFieldSql.count(client, accountId, id)

/** SQL: the record that has the value `f`; for a container, with its shipment. */
export const entityColumns = `case when f.shipment_id is not null then 'shipment'
     when f.container_id is not null then 'container' else 'tracking_request' end as kind, f.entity_id as id,
   (select c.shipment_id from containers c where c.account_id = f.account_id and c.id = f.container_id) as shipment_id`

const deleteCustomFieldsOfSql = statement(
  'delete-custom-fields-of-definition',
  `delete from custom_fields f where f.account_id = $1 and f.definition_id = $2 returning ${entityColumns}`,
  { notNull: ['kind'] },
)

/** Deletes all values of a field and returns the records that had one. */
export const deleteFieldsOf = async (client: PoolClient, accountId: string, definitionId: string) =>
  (await deleteCustomFieldsOfSql.rows(client, accountId, definitionId)) as IndexedEntity[]

const findContainersOfShipmentSql = statement(
  'find-containers-of-shipment',
  'select id, number from containers where account_id = $1 and shipment_id = $2',
)

/** The containers of a shipment by their numbers. */
export const findContainersOfShipment = async (client: Client, accountId: string, shipmentId: string) =>
  findContainersOfShipmentSql.rows(client, accountId, shipmentId)
