import type { Body } from '@boxtrail/contracts/zod'
import { notFound, slugTaken, tooManyDefinitions, unprocessable } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { type EntityType, type FieldType, readRecordType } from '../../records/custom-field-definitions/field.ts'
import {
  countDefinitions,
  type DefinitionChanges,
  deleteDefinitionRow,
  findDefinitions,
  insertDefinition,
  lockDefinition,
  type NewDefinition,
  saveDefinition,
} from '../../records/custom-field-definitions/queries.ts'
import type { DefinitionRow } from '../../records/custom-field-definitions/resource.ts'
import { deleteFieldsOf } from '../../records/custom-fields/queries.ts'
import { indexEntities } from '../../records/search/entries.ts'
import { checkValue } from '../values/check-value.ts'
import { readFormat, readLabel, readValidation } from './rules.ts'

type Creation = Body<'createCustomFieldDefinition'>['data']['attributes']

export const defineField = (call: Call, given: Creation): Promise<DefinitionRow> => {
  const { pool, accountId, newId, config } = call
  const field = readField(given)
  return transaction(pool, async (client) => {
    const most = config.limits.custom_field_definitions
    if ((await countDefinitions(client, accountId)) >= most) throw tooManyDefinitions(most)
    const row: NewDefinition = {
      ...field,
      id: newId(),
      entity_type: readRecordType(given.entity_type) as EntityType,
      api_slug: given.api_slug,
      display_name: readLabel('display_name', given.display_name),
      description: given.description ?? null,
      default_value: await readDefault(client, accountId, field, given.default_value),
    }
    if (!(await insertDefinition(client, accountId, row))) throw slugTaken(row.entity_type, row.api_slug)
    await appendToLog(client, call, { changes: [changeOf(row.id, {}, row)] })
    return (await findDefinitions(client, accountId, [row.id]))[0]!
  })
}

const readField = ({ data_type, reference_type, validation, default_format }: Creation): FieldType => {
  const pointer = '/data/attributes/reference_type'
  const given = reference_type ?? null
  if (data_type === 'reference' && given === null)
    throw unprocessable(pointer, "reference_type can't be blank for data_type reference.", 'blank')
  if (data_type !== 'reference' && given !== null)
    throw unprocessable(pointer, 'reference_type is for data_type reference only.')
  return {
    data_type,
    reference_type: given === null ? null : readRecordType(given)!,
    validation: readValidation(data_type, validation),
    default_format: readFormat(data_type, default_format),
  }
}

/** A new field of choices has no options yet, so its default cannot be checked against them. */
const readDefault = async (
  client: PoolClient,
  accountId: string,
  field: FieldType & { id?: string },
  given: Creation['default_value'],
) => {
  if (given === undefined || given === null) return null
  const pointer = '/data/attributes/default_value'
  const { value } = await checkValue(client, accountId, { field, given, pointer, name: 'default_value' })
  return value
}

type Changes = Body<'updateCustomFieldDefinition'>['data']['attributes']

/** The data type cannot change, and existing values are kept. */
export const changeDefinition = (call: Call, id: string, given: Changes): Promise<DefinitionRow> =>
  transaction(call.pool, async (client) => {
    const { accountId } = call
    const locked = await lockDefinition(client, accountId, id)
    if (!locked) throw notFound()
    const after = {
      display_name:
        given.display_name === undefined ? locked.display_name : readLabel('display_name', given.display_name),
      description: given.description === undefined ? locked.description : given.description,
      validation:
        given.validation === undefined ? locked.validation : readValidation(locked.data_type, given.validation),
      default_format:
        given.default_format === undefined ? locked.default_format : readFormat(locked.data_type, given.default_format),
    }
    const field = { ...locked, ...after }
    const isRevalidated = given.default_value !== undefined || given.validation !== undefined
    const wanted = given.default_value === undefined ? locked.default_value : given.default_value
    const default_value = isRevalidated ? await readDefault(client, accountId, field, wanted) : locked.default_value
    const change = changeOf(id, locked, { ...after, default_value })
    if (Object.keys(change.changeset).length === 0) return locked
    await saveDefinition(client, accountId, id, { ...after, default_value })
    await appendToLog(client, call, { changes: [change] })
    return (await findDefinitions(client, accountId, [id]))[0]!
  })

/** Deletes its options and values too; the log has one entry, about the definition. */
export const removeDefinition = (call: Call, id: string): Promise<void> =>
  transaction(call.pool, async (client) => {
    const locked = await lockDefinition(client, call.accountId, id)
    if (!locked) throw notFound()
    const had = await deleteFieldsOf(client, call.accountId, id)
    await deleteDefinitionRow(client, call.accountId, id)
    await indexEntities(client, call.accountId, had)
    const gone = Object.fromEntries(logged.map((name) => [name, null]))
    await appendToLog(client, call, { changes: [changeOf(id, locked, gone)] })
  })

const logged = [
  'entity_type',
  'api_slug',
  'display_name',
  'description',
  'data_type',
  'reference_type',
  'validation',
  'default_format',
  'default_value',
] as const

const loggedOf = (row: Partial<NewDefinition> | Partial<DefinitionChanges>): Record<string, unknown> =>
  Object.fromEntries(logged.filter((name) => name in row).map((name) => [name, (row as NewDefinition)[name]]))

const changeOf = (id: string, before: Partial<NewDefinition>, after: Partial<NewDefinition>) => ({
  resource_type: 'custom_field_definition' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: changesetOf(loggedOf(before), loggedOf(after)),
})
