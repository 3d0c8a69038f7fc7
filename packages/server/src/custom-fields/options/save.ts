import type { Body } from '@boxtrail/contracts/zod'
import { notFound, optionExists, takesNoOptions, tooManyOptions } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { hasOptions } from '../../records/custom-field-definitions/field.ts'
import { lockDefinition } from '../../records/custom-field-definitions/queries.ts'
import type { DefinitionRow } from '../../records/custom-field-definitions/resource.ts'
import {
  deleteOptionRow,
  findOption,
  findOptionsOf,
  insertOption,
  relabelValues,
  saveOption,
} from '../../records/custom-field-options/queries.ts'
import type { OptionRow } from '../../records/custom-field-options/resource.ts'
import { indexEntities } from '../../records/search/entries.ts'
import { readLabel } from '../definitions/rules.ts'

/** Limited because a form shows all of them at once. */
const MAX_OPTIONS = 500

interface Place {
  definitionId: string
  id: string
}

export const addOption = (
  call: Call,
  definitionId: string,
  given: Body<'createCustomFieldOption'>['data']['attributes'],
): Promise<OptionRow> =>
  transaction(call.pool, async (client) => {
    const { accountId, newId } = call
    const definition = await lockField(client, call, definitionId)
    if (!hasOptions(definition)) throw takesNoOptions()
    const present = await findOptionsOf(client, accountId, [definitionId])
    if (present.length >= MAX_OPTIONS) throw tooManyOptions(MAX_OPTIONS)
    const option: OptionRow = {
      id: newId(),
      definition_id: definitionId,
      value: readLabel('value', given.value),
      label: readLabel('label', given.label),
      position: given.position ?? (present.at(-1)?.position ?? 0) + 1,
    }
    if (!(await insertOption(client, accountId, option))) throw optionExists(option.value)
    await appendToLog(client, call, { changes: [changeOf(option, {}, option)] })
    return option
  })

/** Locks the definition, so that changes of a field's options are serialized. */
const lockField = async (client: PoolClient, { accountId }: Call, id: string): Promise<DefinitionRow> => {
  const definition = await lockDefinition(client, accountId, id)
  if (!definition) throw notFound()
  return definition
}

const lockOption = async (client: PoolClient, call: Call, place: Place): Promise<OptionRow> => {
  await lockField(client, call, place.definitionId)
  const option = await findOption(client, call.accountId, place)
  if (!option) throw notFound()
  return option
}

export const changeOption = (
  call: Call,
  place: Place,
  given: Body<'updateCustomFieldOption'>['data']['attributes'],
): Promise<OptionRow> =>
  transaction(call.pool, async (client) => {
    const locked = await lockOption(client, call, place)
    const label = given.label === undefined ? locked.label : readLabel('label', given.label)
    const after = { ...locked, label, position: given.position ?? locked.position }
    const change = changeOf(locked, locked, after)
    if (Object.keys(change.changeset).length === 0) return locked
    await saveOption(client, call.accountId, after)
    if (after.label !== locked.label)
      await indexEntities(client, call.accountId, await relabelValues(client, call.accountId, after))
    await appendToLog(client, call, { changes: [change] })
    return after
  })

/** Values that name it remain and continue to show its label. */
export const removeOption = (call: Call, place: Place): Promise<void> =>
  transaction(call.pool, async (client) => {
    const locked = await lockOption(client, call, place)
    await deleteOptionRow(client, call.accountId, locked.id)
    const gone = { label: null, value: null, position: null, definition_id: null }
    await appendToLog(client, call, { changes: [changeOf(locked, locked, gone)] })
  })

const changeOf = ({ id }: OptionRow, before: object, after: object) => ({
  resource_type: 'custom_field_option' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: changesetOf(loggedOf(before), loggedOf(after)),
})

const loggedOf = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'))
