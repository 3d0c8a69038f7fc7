export type { components, operations, paths, Queries, Refusals, Schemas } from '@boxtrail/contracts'
export { type Api, type ClientOptions, createApi, type Fetch } from './call/api.ts'
export type { Http, Refused, Succeeded } from './call/calls.ts'
export type { Deprecation } from './call/deprecation.ts'
export { deserialize } from './call/deserialize.ts'
export { type BoxtrailClient, createClient } from './client.ts'
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
export { type Follow, follow } from './events/follow.ts'
export type { FollowOptions } from './events/follow-events.ts'
export type { Uploadable } from './files/as-blob.ts'
export type { PutBlobOptions } from './files/put-blob.ts'
export type { PutBlob } from './files/upload.ts'
export { type UploadOptions, type Uploads, uploads } from './files/upload.ts'
export type * from './generated/inputs.ts'
export * from './generated/methods.ts'
export type * from './generated/records.ts'
export { numbersOf } from './tracking/numbers-of.ts'
export { trackingHelpers } from './tracking/tracking-helpers.ts'
export type {
  CreateManyOptions,
  KnownOfNumber,
  RawKnownOfNumber,
  TrackingHelpers,
  WaitOptions,
} from './tracking/tracking-types.ts'
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
export * from './webhooks.ts'
