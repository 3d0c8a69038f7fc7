export type { Schemas } from '@boxtrail/contracts'
export { type Api, type ClientOptions, createApi, type Fetch } from './api.ts'
export type { Uploadable } from './as-blob.ts'
export { type BoxtrailClient, createClient } from './client.ts'
export type { Deprecation } from './deprecation.ts'
export { deserialize } from './deserialize.ts'
export {
  AuthenticationError,
  AuthorizationError,
  BoxtrailError,
  ConflictError,
  type ErrorAction,
  type ErrorDetails,
  FeatureNotEnabledError,
  NetworkError,
  NotFoundError,
  type Problem,
  RateLimitError,
  TimeoutError,
  TrackingFailedError,
  UpstreamError,
  ValidationError,
} from './errors.ts'
export { follow } from './follow.ts'
export type { FollowOptions } from './follow-events.ts'
export type * from './generated/inputs.ts'
export * from './generated/methods.ts'
export type * from './generated/records.ts'
export { numbersOf } from './numbers-of.ts'
export type { PutBlobOptions } from './put-blob.ts'
export { trackingHelpers } from './tracking-helpers.ts'
export type { CreateManyOptions, KnownOfNumber, WaitOptions } from './tracking-types.ts'
export type { CallOptions, Format, Page, Reference, WriteOptions } from './types.ts'
export { type UploadOptions, uploads } from './upload.ts'
export * from './webhooks.ts'
