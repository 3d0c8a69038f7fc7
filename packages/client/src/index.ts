export type { components, operations, paths, Queries, Refusals, Schemas } from '@boxtrail/contracts'
export { type Api, type ClientOptions, createApi, type Fetch } from './api.ts'
export type { Uploadable } from './as-blob.ts'
export type { Http, Refused, Succeeded } from './calls.ts'
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
export { type Follow, follow } from './follow.ts'
export type { FollowOptions } from './follow-events.ts'
export type * from './generated/inputs.ts'
export * from './generated/methods.ts'
export type * from './generated/records.ts'
export { numbersOf } from './numbers-of.ts'
export type { PutBlobOptions } from './put-blob.ts'
export { trackingHelpers } from './tracking-helpers.ts'
export type {
  CreateManyOptions,
  KnownOfNumber,
  RawKnownOfNumber,
  TrackingHelpers,
  WaitOptions,
} from './tracking-types.ts'
export type {
  Answers,
  Below,
  CallOptions,
  Document as DocumentOf,
  Format,
  Input,
  Items,
  Page,
  Query,
  Reference,
  Related,
  Through,
  Usual,
  Values,
  WriteOptions,
} from './types.ts'
export type { PutBlob } from './upload.ts'
export { type UploadOptions, type Uploads, uploads } from './upload.ts'
export * from './webhooks.ts'
