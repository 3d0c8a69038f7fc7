import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { document, listDocument, pageOf, wireTime } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../context.ts'
import { attentionSettingsOf, findAttentionEntries } from '../records/attention/queries.ts'
import { attentionEntryResource } from '../records/attention/resource.ts'
import { include } from '../records/included/include.ts'
import { resolveSource } from '../reference/resolve-names.ts'
import { sourceOfAccount } from '../sources/source-of-account.ts'
import { changeState } from './change-state.ts'
import { countSources, listAttentionIds } from './list.ts'
import { changeSettings } from './settings.ts'

type SourceOfEntries = Schemas['AttentionEntryList']['meta']['sources'][number]['source']

export const listAttention: Handler<'listAttention'> = async ({ query: given }, call) => {
  const query = resolved(given, call)
  const page = pageOf(query)
  const { ids, counts, ...position } = await listAttentionIds(call.pool, call.accountId, query, page)
  const sources = (await countSources(call.pool, call.accountId, query)).map(({ source_id, count, since }) => ({
    source: sourceOfAccount(call.registry, call.accountId, source_id) as SourceOfEntries,
    count,
    since: wireTime(since),
  }))
  const rows = await findAttentionEntries(call.pool, call.accountId, ids)
  const data = rows.map(attentionEntryResource)
  const included = await include(data, query.include, call)
  const listed = listDocument(call, page, { data, ...position, included })
  return { ...listed, meta: { ...listed.meta, counts, sources } }
}

type AttentionQuery = Query<'listAttention'>

/** Replaces the name of a source in a query by its id. */
const resolved = (query: AttentionQuery, { reference }: Call): AttentionQuery => {
  const source = query['filter[source]']
  if (source === undefined) return query
  return { ...query, 'filter[source]': resolveSource('filter[source]', source, reference.shippingLines) }
}

export const getAttentionEntry: Handler<'getAttentionEntry'> = async ({ params, query }, call) => {
  const data = await findEntry(call, params.id)
  return document(call, data, await include([data], query.include, call))
}

export const updateAttentionEntry: Handler<'updateAttentionEntry'> = async ({ params: { id }, body }, call) => {
  await changeState(call, id, body.data.attributes)
  return document(call, await findEntry(call, id))
}

const findEntry = async ({ pool, accountId }: Call, id: string) => {
  const [row] = await findAttentionEntries(pool, accountId, [id])
  if (!row) throw notFound()
  return attentionEntryResource(row)
}

export const getAttentionSettings: Handler<'getAttentionSettings'> = async (_, call) =>
  document(call, await settingsOf(call))

export const updateAttentionSettings: Handler<'updateAttentionSettings'> = async ({ body }, call) => {
  const meta = await changeSettings(call, body.data.attributes)
  return document(call, { ...(await settingsOf(call)), ...(meta ? { meta } : {}) })
}

const settingsOf = async ({ pool, accountId }: Call) => ({
  id: accountId,
  type: 'attention_settings' as const,
  attributes: (await attentionSettingsOf(pool, [accountId])).get(accountId)!,
})
