import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound, unknownEntity } from '@boxtrail/protocol/errors'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Handler } from '../../context.ts'
import { findFields } from '../../records/custom-fields/queries.ts'
import { fieldResource } from '../../records/custom-fields/resource.ts'
import { include } from '../../records/included/include.ts'
import { fieldsPage } from './list.ts'
import { changeField, removeField, setField } from './set.ts'

export const listCustomFields: Handler<'listCustomFields'> = ({ query }, call) => fieldsPage(query, call)

export const createCustomField: Handler<'createCustomField'> = async ({ body }, call) => {
  const { attributes, relationships } = body.data
  const { type, id } = relationships.entity.data
  if (!isUuid(id)) throw unknownEntity()
  const row = await setField(call, {
    entity: { kind: type === 'cargo' ? 'container' : type, id },
    slug: attributes.api_slug,
    given: attributes.value,
    replaces: false,
    missing: unknownEntity,
  })
  return document(call, fieldResource(row))
}

export const getCustomField: Handler<'getCustomField'> = async ({ params, query }, call) => {
  const [row] = await findFields(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  const data = fieldResource(row)
  return document(call, data, await include([data], query.include, call))
}

export const updateCustomField: Handler<'updateCustomField'> = async ({ params, body: { data } }, call) => {
  const row = await changeField(call, { id: params.id }, { given: data.attributes.value, sentId: data.id })
  return document(call, fieldResource(row))
}

export const deleteCustomField: Handler<'deleteCustomField'> = async ({ params }, call) => {
  await removeField(call, { id: params.id })
}
