export type { Schemas, WebhookEvent, WebhookEventName } from '@boxtrail/contracts'
export type { Uploadable } from './as-blob.ts'
export { type BoxtrailClient, createClient } from './client.ts'
export {
  AuthenticationError,
  AuthorizationError,
  BoxtrailError,
  ConflictError,
  type ErrorDetails,
  FeatureNotEnabledError,
  NetworkError,
  NotFoundError,
  type Problem,
  RateLimitError,
  TimeoutError,
  UpstreamError,
  ValidationError,
  WebhookVerificationError,
} from './errors.ts'
export type { ClientOptions } from './http.ts'
export type { UploadOptions } from './namespaces/documents.ts'
export type { CreateOptions } from './namespaces/tracking-requests.ts'
export type { IterateOptions, PageOptions } from './pages.ts'
export type { PutBlobOptions } from './put-blob.ts'
export { type Related, related } from './related.ts'
export type { Fetch } from './retrying-fetch.ts'
export {
  isEvent,
  isKnownEvent,
  type ReceivedEvent,
  type ReceivedHeaders,
  type UnknownWebhookEvent,
  type VerifyOptions,
  verifyWebhook,
} from './verify-webhook.ts'
