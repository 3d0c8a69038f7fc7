import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Creation = Schemas['CustomFieldDefinitionCreate']['data']['attributes']
type Changes = Schemas['CustomFieldDefinitionUpdate']['data']['attributes']

/** Custom field definitions: fields of your own that shipments, containers and tracking requests may have. */
export const customFieldDefinitions = (http: Http) => {
  const list = (query: ListQuery<'/custom_field_definitions'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/custom_field_definitions', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** One page of definitions, newest first. */
    list,
    /** Definition by definition, however many pages they fill. */
    iterate: (query: ListQuery<'/custom_field_definitions'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** One definition; `include` adds its options. */
    get: (id: string, query: IncludeQuery<'/custom_field_definitions/{id}'> = {}) =>
      answered(http.GET('/custom_field_definitions/{id}', { params: { path: { id }, query } })),
    /** Defines a field. */
    create: (attributes: Creation, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
      answered(
        http.POST('/custom_field_definitions', {
          params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
          body: { data: { type: 'custom_field_definition', attributes } },
        }),
      ),
    /** Changes its names, rules, format or default; what kind of field it is, stays. */
    update: (id: string, attributes: Changes) =>
      answered(
        http.PATCH('/custom_field_definitions/{id}', {
          params: { path: { id } },
          body: { data: { type: 'custom_field_definition', id, attributes } },
        }),
      ),
    /** Removes it, its options and all values of it. */
    delete: async (id: string): Promise<void> => {
      await answered(http.DELETE('/custom_field_definitions/{id}', { params: { path: { id } } }))
    },
  }
}
