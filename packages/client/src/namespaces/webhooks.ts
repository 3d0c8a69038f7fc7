import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'
import { type PageOptions, pageQuery } from '../pages.ts'

type Creation = Schemas['WebhookCreate']['data']['attributes']
type Replay = Schemas['WebhookReplay']['data']['attributes']
type Changes = Schemas['WebhookUpdate']['data']['attributes']

/** Webhooks: addresses of yours that events are posted to. */
export const webhooks = (http: Http) => ({
  /** One page of webhooks, newest first. */
  list: (page: PageOptions = {}) => answered(http.GET('/webhooks', { params: { query: pageQuery(page) } })),
  /** One webhook, its secret masked. */
  get: (id: string) => answered(http.GET('/webhooks/{id}', { params: { path: { id } } })),
  /** Registers an address. The answer holds the secret, this once: keep it for `verifyWebhook`. */
  create: (attributes: Creation, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
    answered(
      http.POST('/webhooks', {
        params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
        body: { data: { type: 'webhook', attributes } },
      }),
    ),
  /** Changes what is given. `active: true` switches it on again after failures. */
  update: (id: string, attributes: Changes) =>
    answered(
      http.PATCH('/webhooks/{id}', { params: { path: { id } }, body: { data: { type: 'webhook', id, attributes } } }),
    ),
  /** Removes it. */
  delete: async (id: string): Promise<void> => {
    await answered(http.DELETE('/webhooks/{id}', { params: { path: { id } } }))
  },
  /** Gives it a new secret, which the answer holds this once. For 24 hours both secrets sign: `verifyWebhook` with either. */
  rotateSecret: (id: string, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
    answered(
      http.POST('/webhooks/{id}/rotate_secret', {
        params: { path: { id }, header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
      }),
    ),
  /** Has what it was told in a range of time or of sequence numbers sent again; answers how many notifications that is. */
  replay: (id: string, attributes: Replay, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
    answered(
      http.POST('/webhooks/{id}/replay', {
        params: { path: { id }, header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
        body: { data: { type: 'webhook', attributes } },
      }),
    ),
  /** The events that there are, by category. */
  events: () => answered(http.GET('/webhooks/events')),
  /** The addresses that deliveries come from. */
  ips: () => answered(http.GET('/webhooks/ips')),
  /** Sends the example of an event to an address, once, and says what came back. */
  trigger: (body: Schemas['WebhookTrigger']) => answered(http.POST('/webhooks/trigger', { body })),
})
