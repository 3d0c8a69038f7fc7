import type { z } from 'zod'
import type { WebhookPayloads } from './generated/events.ts'
import { webhookEventNames } from './generated/events.ts'
import { operations } from './generated/operations.ts'
import type { operations as Contract, components } from './generated/types.ts'

export type { WebhookPayloads } from './generated/events.ts'
export {
  eventCatalogue,
  eventCategories,
  eventExamples,
  webhookEventNames,
  webhookPayloads,
} from './generated/events.ts'
export { type Examples, examples } from './generated/examples.ts'
export { operations } from './generated/operations.ts'
export { parameters } from './generated/parameters.ts'
export type { components, paths } from './generated/types.ts'

/** Name of an operation of the API, such as `createTrackingRequest`. */
export type OperationId = keyof typeof operations

/** Every schema of the contract by name: `Schemas['Shipment']`. Values that may grow are left open. */
export type Schemas = components['schemas']

/** How the raw text of a query parameter is read. `csv` is a list separated by commas. */
export type ParameterKind = 'string' | 'integer' | 'number' | 'boolean' | 'csv' | 'date-time'

type Parsed<Validator, None> = Validator extends z.ZodType ? z.output<Validator> : None
type Nothing = Record<never, never>

/** The path parameters of an operation, after validation. */
export type Params<Id extends OperationId> = Parsed<(typeof operations)[Id]['params'], Nothing>

/** The query of an operation, after validation: defaults are filled in. */
export type Query<Id extends OperationId> = Parsed<(typeof operations)[Id]['query'], Nothing>

/**
 * The body of an operation, after validation; `undefined` where it takes none or may be left out. What is no JSON comes as
 * its bytes.
 */
export type Body<Id extends OperationId> =
  | ((typeof operations)[Id]['rawBody'] extends string
      ? Uint8Array
      : Parsed<(typeof operations)[Id]['body'], undefined>)
  | ((typeof operations)[Id]['bodyRequired'] extends true ? never : undefined)

type Content<Answer> = Answer extends { content: infer Media } ? Media[keyof Media] : undefined

/** What an operation answers with a given status, as the contract types it. */
export type Answer<Id extends OperationId, Status extends keyof Contract[Id]['responses']> = Content<
  Contract[Id]['responses'][Status]
>

/** What an operation answers when all went well; `undefined` where the answer is empty. */
export type Success<Id extends OperationId> = (typeof operations)[Id]['status'] extends infer Status
  ? Status extends keyof Contract[Id]['responses']
    ? Answer<Id, Status>
    : never
  : never

/** Name of an event that webhooks can receive, such as `container.transport.available`. */
export type WebhookEventName = (typeof webhookEventNames)[number]

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

/** The validators of what an operation answers, by status. Strict, so for tests: a client lets unknown fields pass. */
export const responseValidator = (id: OperationId, status: number): z.ZodType | undefined =>
  (operations[id].responses as Record<number, z.ZodType | undefined>)[status]
