import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Changes = Schemas['ContainerUpdate']['data']['attributes']

/** Containers and what happened to them. */
export const containers = (http: Http) => {
  const list = (query: ListQuery<'/containers'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/containers', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** One container; `include` adds related records. */
    get: (id: string, query: IncludeQuery<'/containers/{id}'> = {}) =>
      answered(http.GET('/containers/{id}', { params: { path: { id }, query } })),
    /** One page of containers, newest first. */
    list,
    /** Container by container, however many pages they fill. */
    iterate: (query: ListQuery<'/containers'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** Sets reference numbers. */
    update: (id: string, attributes: Changes) =>
      answered(
        http.PATCH('/containers/{id}', {
          params: { path: { id } },
          body: { data: { type: 'container', id, attributes } },
        }),
      ),
    /** Has every source of it asked at once; what they say arrives as always. At most 10 a minute. */
    refresh: (id: string) => answered(http.PATCH('/containers/{id}/refresh', { params: { path: { id } } })),
    /** Its milestones. */
    events: (id: string, query: ListQuery<'/containers/{id}/transport_events'> = {}, page: PageOptions = {}) =>
      answered(
        http.GET('/containers/{id}/transport_events', {
          params: { path: { id }, query: { ...query, ...pageQuery(page) } },
        }),
      ),
    /** The places that it passes, with ships and times; `include` adds them. */
    route: (id: string, query: IncludeQuery<'/containers/{id}/route'> = {}) =>
      answered(http.GET('/containers/{id}/route', { params: { path: { id }, query } })),
    /** Its sea journey as GeoJSON, ready for a map. */
    map: (id: string) => answered(http.GET('/containers/{id}/map_geojson', { params: { path: { id } } })),
    /** What the sources said, in their words. */
    rawEvents: (id: string, page: PageOptions = {}) =>
      answered(http.GET('/containers/{id}/raw_events', { params: { path: { id }, query: pageQuery(page) } })),
    /** What it has in fields of your own. */
    customFields: (
      container_id: string,
      query: ListQuery<'/containers/{container_id}/custom_fields'> = {},
      page: PageOptions = {},
    ) =>
      answered(
        http.GET('/containers/{container_id}/custom_fields', {
          params: { path: { container_id }, query: { ...query, ...pageQuery(page) } },
        }),
      ),
    /** Sets a field of your own, whether or not it has a value. */
    setCustomField: (container_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.POST('/containers/{container_id}/custom_fields', {
          params: { path: { container_id } },
          body: { data: { type: 'custom_field', attributes: { api_slug, value } } },
        }),
      ),
    /** Changes a field of your own that has a value. */
    updateCustomField: (container_id: string, api_slug: string, value: Schemas['CustomFieldValue']) =>
      answered(
        http.PATCH('/containers/{container_id}/custom_fields/{api_slug}', {
          params: { path: { container_id, api_slug } },
          body: { data: { type: 'custom_field', attributes: { value } } },
        }),
      ),
    /** Removes its value of a field of your own. */
    deleteCustomField: async (container_id: string, api_slug: string): Promise<void> => {
      await answered(
        http.DELETE('/containers/{container_id}/custom_fields/{api_slug}', {
          params: { path: { container_id, api_slug } },
        }),
      )
    },
  }
}
