import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type PageOptions, pageQuery } from '../pages.ts'

type Creation = Schemas['CustomFieldOptionCreate']['data']['attributes']
type Changes = Schemas['CustomFieldOptionUpdate']['data']['attributes']

const OPTIONS = '/custom_field_definitions/{definition_id}/options'
const OPTION = '/custom_field_definitions/{definition_id}/options/{option_id}'

/** Custom field options: what can be chosen for a field of data_type enum or enum_multi. */
export const customFieldOptions = (http: Http) => {
  const at = (definition_id: string, option_id: string) => ({ path: { definition_id, option_id } })
  return {
    /** One page of a field's options, in order. */
    list: (definition_id: string, page: PageOptions = {}) =>
      answered(http.GET(OPTIONS, { params: { path: { definition_id }, query: pageQuery(page) } })),
    /** One option. */
    get: (definitionId: string, id: string) => answered(http.GET(OPTION, { params: at(definitionId, id) })),
    /** Adds an option, last unless it has a position. */
    create: (definition_id: string, attributes: Creation, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
      answered(
        http.POST(OPTIONS, {
          params: {
            path: { definition_id },
            header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
          },
          body: { data: { type: 'custom_field_option', attributes } },
        }),
      ),
    /** Changes its label or position. */
    update: (definitionId: string, id: string, attributes: Changes) =>
      answered(
        http.PATCH(OPTION, {
          params: at(definitionId, id),
          body: { data: { type: 'custom_field_option', id, attributes } },
        }),
      ),
    /** Removes it; values that name it stay. */
    delete: async (definitionId: string, id: string): Promise<void> => {
      await answered(http.DELETE(OPTION, { params: at(definitionId, id) }))
    },
  }
}
