import { document, listDocument, pageOf, pageOfRows } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { findDefinitions } from '../../records/custom-field-definitions/queries.ts'
import { BY_POSITION, findOption, findOptionsOf } from '../../records/custom-field-options/queries.ts'
import { optionResource } from '../../records/custom-field-options/resource.ts'
import { addOption, changeOption, removeOption } from './save.ts'

const placeOf = (params: { definition_id: string; option_id: string }) => ({
  definitionId: params.definition_id,
  id: params.option_id,
})

export const listCustomFieldOptions: Handler<'listCustomFieldOptions'> = async ({ params, query }, call) => {
  const { pool, accountId } = call
  const [definition] = await findDefinitions(pool, accountId, [params.definition_id])
  if (!definition) throw notFound()
  const page = pageOf(query)
  const rows = await findOptionsOf(pool, accountId, [params.definition_id])
  const { rows: shown, ...position } = pageOfRows(rows, page, BY_POSITION)
  return listDocument(call, page, { data: shown.map(optionResource), ...position })
}

export const createCustomFieldOption: Handler<'createCustomFieldOption'> = async ({ params, body }, call) =>
  document(call, optionResource(await addOption(call, params.definition_id, body.data.attributes)))

export const getCustomFieldOption: Handler<'getCustomFieldOption'> = async ({ params }, call) => {
  const row = await findOption(call.pool, call.accountId, placeOf(params))
  if (!row) throw notFound()
  return document(call, optionResource(row))
}

export const updateCustomFieldOption: Handler<'updateCustomFieldOption'> = async ({ params, body }, call) =>
  document(call, optionResource(await changeOption(call, placeOf(params), body.data.attributes)))

export const deleteCustomFieldOption: Handler<'deleteCustomFieldOption'> = async ({ params }, call) => {
  await removeOption(call, placeOf(params))
}
