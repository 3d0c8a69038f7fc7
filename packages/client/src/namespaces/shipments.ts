import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Changes = Schemas['ShipmentUpdate']['data']['attributes']

/** Shipments: what a bill of lading or a booking covers. */
export const shipments = (http: Http) => {
  const list = (query: ListQuery<'/shipments'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/shipments', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** One shipment; `include` adds related records. */
    get: (id: string, query: IncludeQuery<'/shipments/{id}'> = {}) =>
      answered(http.GET('/shipments/{id}', { params: { path: { id }, query } })),
    /** One page of shipments, newest first. */
    list,
    /** Shipment by shipment, however many pages they fill. */
    iterate: (query: ListQuery<'/shipments'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** Sets reference numbers or tags. */
    update: (id: string, attributes: Changes) =>
      answered(http.PATCH('/shipments/{id}', { params: { path: { id } }, body: { data: { id, attributes } } })),
    /** Asks the line no more. */
    stopTracking: (id: string) => answered(http.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id } } })),
    /** Asks the line again. */
    resumeTracking: (id: string) =>
      answered(http.PATCH('/shipments/{id}/resume_tracking', { params: { path: { id } } })),
    /** What it has in fields of your own. */
    customFields: (
      shipment_id: string,
      query: ListQuery<'/shipments/{shipment_id}/custom_fields'> = {},
      page: PageOptions = {},
    ) =>
      answered(
        http.GET('/shipments/{shipment_id}/custom_fields', {
          params: { path: { shipment_id }, query: { ...query, ...pageQuery(page) } },
        }),
      ),
    /** Sets a field of your own, whether or not it has a value. */
    setCustomField: (shipment_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.POST('/shipments/{shipment_id}/custom_fields', {
          params: { path: { shipment_id } },
          body: { data: { type: 'custom_field', attributes: { api_slug, value } } },
        }),
      ),
    /** Changes a field of your own that has a value. */
    updateCustomField: (shipment_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.PATCH('/shipments/{shipment_id}/custom_fields/{api_slug}', {
          params: { path: { shipment_id, api_slug } },
          body: { data: { type: 'custom_field', attributes: { value } } },
        }),
      ),
    /** Removes its value of a field of your own. */
    deleteCustomField: async (shipment_id: string, api_slug: string): Promise<void> => {
      await answered(
        http.DELETE('/shipments/{shipment_id}/custom_fields/{api_slug}', {
          params: { path: { shipment_id, api_slug } },
        }),
      )
    },
  }
}
