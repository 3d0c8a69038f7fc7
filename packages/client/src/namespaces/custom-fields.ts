import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Value = Schemas['CustomFieldValue']
type Creation = Schemas['CustomFieldCreate']['data']

/** Custom fields: what records have in fields of your own. */
export const customFields = (http: Http) => {
  const list = (query: ListQuery<'/custom_fields'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/custom_fields', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** One page of values, newest first. */
    list,
    /** Value by value, however many pages they fill. */
    iterate: (query: ListQuery<'/custom_fields'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** One value; `include` adds its definition, its record or who set it. */
    get: (id: string, query: IncludeQuery<'/custom_fields/{id}'> = {}) =>
      answered(http.GET('/custom_fields/{id}', { params: { path: { id }, query } })),
    /** Gives a record its first value of a field. */
    create: (
      attributes: Creation['attributes'],
      entity: Creation['relationships']['entity']['data'],
      { idempotencyKey }: { idempotencyKey?: string } = {},
    ) =>
      answered(
        http.POST('/custom_fields', {
          params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
          body: { data: { type: 'custom_field', attributes, relationships: { entity: { data: entity } } } },
        }),
      ),
    /** Changes a value. */
    update: (id: string, value: Value) =>
      answered(
        http.PATCH('/custom_fields/{id}', {
          params: { path: { id } },
          body: { data: { type: 'custom_field', id, attributes: { value } } },
        }),
      ),
    /** Removes a value. */
    delete: async (id: string): Promise<void> => {
      await answered(http.DELETE('/custom_fields/{id}', { params: { path: { id } } }))
    },
  }
}
