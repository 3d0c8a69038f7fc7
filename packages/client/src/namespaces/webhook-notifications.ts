import type { WebhookEventName } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

/** Webhook notifications: what was sent, or is to be. */
export const webhookNotifications = (http: Http) => {
  const list = (query: ListQuery<'/webhook_notifications'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/webhook_notifications', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** One page of notifications, newest first. */
    list,
    /** Notification by notification, however many pages they fill. */
    iterate: (query: ListQuery<'/webhook_notifications'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** One notification; `include` adds what it was about, as it was when it was told. */
    get: (id: string, query: IncludeQuery<'/webhook_notifications/{id}'> = {}) =>
      answered(http.GET('/webhook_notifications/{id}', { params: { path: { id }, query } })),
    /** An example of an event, as it would be delivered. */
    example: (event: WebhookEventName) =>
      answered(http.GET('/webhook_notifications/examples', { params: { query: { event } } })),
  }
}
