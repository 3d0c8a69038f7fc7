import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Creation = Schemas['TrackingRequestCreate']['data']
type Changes = Schemas['TrackingRequestUpdate']['data']['attributes']

export interface CreateOptions {
  /** Makes the creation safe to repeat; with it, failures are tried again. */
  idempotencyKey?: string
  /** The party that the shipment is for. */
  customerId?: string
}

/** Tracking requests: numbers that you want followed. */
export const trackingRequests = (http: Http) => {
  const list = (query: ListQuery<'/tracking_requests'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/tracking_requests', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** Asks for a number to be tracked. */
    create: (attributes: Creation['attributes'], { idempotencyKey, customerId }: CreateOptions = {}) => {
      const relationships = customerId ? { customer: { data: { type: 'party' as const, id: customerId } } } : undefined
      return answered(
        http.POST('/tracking_requests', {
          params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
          body: { data: { type: 'tracking_request', attributes, ...(relationships ? { relationships } : {}) } },
        }),
      )
    },
    /** One tracking request; `include` adds related records. */
    get: (id: string, query: IncludeQuery<'/tracking_requests/{id}'> = {}) =>
      answered(http.GET('/tracking_requests/{id}', { params: { path: { id }, query } })),
    /** One page of tracking requests, newest first. */
    list,
    /** Request by request, however many pages they fill. */
    iterate: (query: ListQuery<'/tracking_requests'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** Sets reference numbers. */
    update: (id: string, attributes: Changes) =>
      answered(
        http.PATCH('/tracking_requests/{id}', {
          params: { path: { id } },
          body: { data: { type: 'tracking_request', id, attributes } },
        }),
      ),
    /** Says which kind of number it is and which line's. */
    inferNumber: (number: string) => answered(http.POST('/tracking_requests/infer_number', { body: { number } })),
    /** What it has in fields of your own. */
    customFields: (
      tracking_request_id: string,
      query: ListQuery<'/tracking_requests/{tracking_request_id}/custom_fields'> = {},
      page: PageOptions = {},
    ) =>
      answered(
        http.GET('/tracking_requests/{tracking_request_id}/custom_fields', {
          params: { path: { tracking_request_id }, query: { ...query, ...pageQuery(page) } },
        }),
      ),
    /** Sets a field of your own, whether or not it has a value. */
    setCustomField: (tracking_request_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.POST('/tracking_requests/{tracking_request_id}/custom_fields', {
          params: { path: { tracking_request_id } },
          body: { data: { type: 'custom_field', attributes: { api_slug, value } } },
        }),
      ),
    /** Changes a field of your own that has a value. */
    updateCustomField: (tracking_request_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.PATCH('/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}', {
          params: { path: { tracking_request_id, api_slug } },
          body: { data: { type: 'custom_field', attributes: { value } } },
        }),
      ),
    /** Removes its value of a field of your own. */
    deleteCustomField: async (tracking_request_id: string, api_slug: string): Promise<void> => {
      await answered(
        http.DELETE('/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}', {
          params: { path: { tracking_request_id, api_slug } },
        }),
      )
    },
  }
}
