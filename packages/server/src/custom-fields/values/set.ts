import { type ApiError, fieldExists, idMismatch, notFound, unknownField } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { entityTypes } from '../../records/custom-field-definitions/field.ts'
import { findDefinitions, keepDefinition } from '../../records/custom-field-definitions/queries.ts'
import {
  deleteFieldRow,
  type Entity,
  type FoundEntity,
  findEntity,
  findFieldId,
  findFields,
  insertFields,
  lockField,
  saveField,
} from '../../records/custom-fields/queries.ts'
import { entityOf, type FieldRow } from '../../records/custom-fields/resource.ts'
import { indexEntities } from '../../records/search/entries.ts'
import { checkValue, type KeptValue } from './check-value.ts'
import type { Value } from './value.ts'

const VALUE = '/data/attributes/value'

interface Wanted {
  entity: Entity
  slug: string
  given: Value
  /** Whether an existing value is replaced or is an error. */
  replaces: boolean
  /** The error if there is no such record. */
  missing: () => ApiError
}

/** Sets the value of a field on a record. */
export const setField = (call: Call, { entity, slug, given, replaces, missing }: Wanted): Promise<FieldRow> =>
  transaction(call.pool, async (client) => {
    const { accountId, newId, userId } = call
    const found = await findEntity(client, accountId, entity)
    if (!found) throw missing()
    const entityType = entityTypes[entity.kind]
    const field = await keepDefinition(client, accountId, entityType, slug)
    if (!field) throw unknownField(slug, entityType, '/data/attributes/api_slug')
    const kept = await checkValue(client, accountId, { field, given, pointer: VALUE, name: slug })
    const id = newId()
    const owner = { account_id: accountId, ...columnsOf(entity) }
    const row = { ...owner, id, definition_id: field.id, value: kept.value, text_value: kept.text, user_id: userId }
    // If the conflicting value is deleted before it can be locked, insert again.
    while (!(await insertFields(client, [row])).has(id)) {
      if (!replaces) throw fieldExists(slug)
      const present = await findFieldId(client, accountId, { entityId: entity.id, entityType, slug })
      const locked = present && (await lockField(client, accountId, present))
      if (locked) return overwrite(client, call, locked, found, kept)
    }
    await indexEntities(client, accountId, [found])
    await appendToLog(client, call, { changes: [changeOf(id, found, {}, { api_slug: slug, value: kept.value })] })
    return (await findFields(client, accountId, [id]))[0]!
  })

export const columnsOf = ({ kind, id }: Entity) => ({
  shipment_id: kind === 'shipment' ? id : null,
  container_id: kind === 'container' ? id : null,
  tracking_request_id: kind === 'tracking_request' ? id : null,
})

const overwrite = async (client: PoolClient, call: Call, locked: FieldRow, entity: FoundEntity, kept: KeptValue) => {
  const { accountId, userId } = call
  const change = changeOf(locked.id, entity, { value: locked.value }, { value: kept.value })
  if (Object.keys(change.changeset).length === 0) return locked
  await saveField(client, accountId, locked.id, { ...kept, userId })
  await indexEntities(client, accountId, [entity])
  await appendToLog(client, call, { changes: [change] })
  return (await findFields(client, accountId, [locked.id]))[0]!
}

/** A value by its own id, or by the slug in the path of a record. */
export type Place = { id: string } | { entity: Entity; slug: string }

const lockAt = async (client: PoolClient, { accountId }: Call, place: Place) => {
  const id = 'id' in place ? place.id : await idAt(client, accountId, place)
  const locked = id === undefined ? undefined : await lockField(client, accountId, id)
  if (!locked) throw notFound()
  const { type: kind, id: entityId } = entityOf(locked)
  return { locked, entity: (await findEntity(client, accountId, { kind, id: entityId }))! }
}

const idAt = (client: PoolClient, accountId: string, { entity, slug }: { entity: Entity; slug: string }) =>
  findFieldId(client, accountId, { entityId: entity.id, entityType: entityTypes[entity.kind], slug })

/** `sentId`: the id in the body, which must match the value's. */
export const changeField = (
  call: Call,
  place: Place,
  { given, sentId }: { given: Value; sentId: string | undefined },
): Promise<FieldRow> =>
  transaction(call.pool, async (client) => {
    const { locked, entity } = await lockAt(client, call, place)
    if (sentId !== undefined && sentId !== locked.id) throw idMismatch()
    const [field] = await findDefinitions(client, call.accountId, [locked.definition_id])
    const kept = await checkValue(client, call.accountId, {
      field: field!,
      given,
      pointer: VALUE,
      name: locked.api_slug,
    })
    return overwrite(client, call, locked, entity, kept)
  })

export const removeField = (call: Call, place: Place): Promise<void> =>
  transaction(call.pool, async (client) => {
    const { locked, entity } = await lockAt(client, call, place)
    await deleteFieldRow(client, call.accountId, locked.id)
    await indexEntities(client, call.accountId, [entity])
    const { api_slug, value } = locked
    const change = changeOf(locked.id, entity, { api_slug, value }, { api_slug: null, value: null })
    await appendToLog(client, call, { changes: [change] })
  })

/** The change, attributed to the shipment and the container, so that clients that follow them in the log see it. */
export const changeOf = (
  id: string,
  { shipment_id, container_id }: Pick<FoundEntity, 'shipment_id' | 'container_id'>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) => ({
  resource_type: 'custom_field' as const,
  resource_id: id,
  shipment_id,
  container_id,
  event: null,
  changeset: changesetOf(before, after),
})
