import type { webhookEventNames as names, WebhookPayloads } from './generated/events.ts'
import { webhookEventNames } from './generated/events.ts'
import type { operations as table } from './generated/operations.ts'
import type { components, operations } from './generated/types.ts'

export type { WebhookPayloads } from './generated/events.ts'
export { webhookEventNames } from './generated/events.ts'
export type { components, operations, paths, Queries, Refusals } from './generated/types.ts'

/** Name of an operation of the API, such as `createTrackingRequest`. */
export type OperationId = keyof typeof table

/** Every schema of the contract by name: `Schemas['Shipment']`. Values that may grow are left open. */
export type Schemas = components['schemas']

type JsonApi = 'application/vnd.api+json'

/** Where there are renditions as well, the document. */
type Content<Answer> = Answer extends { content: infer Media }
  ? Media[JsonApi extends keyof Media ? JsonApi : keyof Media]
  : undefined

/** What an operation answers with a given status. */
export type Answer<Id extends OperationId, Status extends keyof operations[Id]['responses']> = Content<
  operations[Id]['responses'][Status]
>

/** What an operation answers when it succeeds; `undefined` where the answer is empty. */
export type Success<Id extends OperationId> = (typeof table)[Id]['status'] extends infer Status
  ? Status extends keyof operations[Id]['responses']
    ? Answer<Id, Status>
    : never
  : never

/** Name of an event that webhooks can receive, such as `container.transport.available`. */
export type WebhookEventName = (typeof names)[number]

/** What is posted to a webhook, for one event or for any. */
export type WebhookEvent<Name extends WebhookEventName = WebhookEventName> = WebhookPayloads[Name]

/** Whether a text is the name of an event that this version of the contract knows. */
export const isWebhookEventName = (name: string): name is WebhookEventName =>
  (webhookEventNames as readonly string[]).includes(name)

/** Whether a webhook body is the named event; narrows its type, which TypeScript cannot do through `data.attributes`. */
export const isWebhookEvent = <Name extends WebhookEventName>(
  event: WebhookEvent,
  name: Name,
): event is WebhookEvent<Name> => event.data.attributes.event === name
