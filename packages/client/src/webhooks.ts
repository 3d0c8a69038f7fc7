export type { WebhookEvent, WebhookEventName } from '@boxtrail/contracts'
export { WebhookVerificationError } from './errors.ts'
export {
  type Document as IncludingDocument,
  type Linked as LinkedResource,
  type Related as RelatedRecord,
  related,
} from './webhooks/related.ts'
export {
  isEvent,
  isKnownEvent,
  type ReceivedEvent,
  type ReceivedHeaders,
  type UnknownWebhookEvent,
  type VerifyOptions,
  verifyWebhook,
} from './webhooks/verify-webhook.ts'
