// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { components, operations } from './types.ts'

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type Body<Id extends keyof operations> = Content<NonNullable<operations[Id]['requestBody']>>
type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> = Content<
  operations[Id]['responses'][Status]
>

type BadRequest = Record<'unknown_parameter' | 'unknown_include' | 'malformed_body', Content<components['responses']['BadRequest']>>
type Unauthorized = { unauthorized: Content<components['responses']['Unauthorized']> }
type TooManyRequests = { too_many_requests: Content<components['responses']['TooManyRequests']> }
type InternalServerError = { internal_error: Content<components['responses']['InternalServerError']> }
type ServiceUnavailable = { unavailable: Content<components['responses']['ServiceUnavailable']> }
type Forbidden = Record<'feature_not_enabled' | 'read_only', Content<components['responses']['Forbidden']>>
type RequestTimeout = { request_timeout: Content<components['responses']['RequestTimeout']> }
type PayloadTooLarge = { payload_too_large: Content<components['responses']['PayloadTooLarge']> }
type UnsupportedMediaType = { unsupported_media_type: Content<components['responses']['UnsupportedMediaType']> }
type Unprocessable = Record<'unprocessable' | 'unknown_attribute', Content<components['responses']['Unprocessable']>>
type NotFound = { not_found: Content<components['responses']['NotFound']> }
type Conflict = Record<'wrong_type' | 'id_mismatch' | 'in_progress', Content<components['responses']['Conflict']>>
type Gone = { no_longer_kept: Content<components['responses']['Gone']> }

export type Examples = {
  listShipments: {
    200: Record<'default' | 'with_containers' | 'empty', Answer<'listShipments', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  bulkUpdateShipments: {
    200: { default: Answer<'bulkUpdateShipments', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Record<'count_changed' | 'wrong_type' | 'in_progress', Answer<'bulkUpdateShipments', 409>>
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'filtered', Body<'bulkUpdateShipments'>>
  }
  getShipment: {
    200: Record<'default' | 'with_containers' | 'completed', Answer<'getShipment', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateShipment: {
    200: { default: Answer<'updateShipment', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateShipment'> }
  }
  stopShipmentTracking: {
    200: { default: Answer<'stopShipmentTracking', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'stopShipmentTracking'> }
  }
  resumeShipmentTracking: {
    200: { default: Answer<'resumeShipmentTracking', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'duplicate_on_resume', Answer<'resumeShipmentTracking', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'resumeShipmentTracking'> }
  }
  getShipmentProvenance: {
    200: { default: Answer<'getShipmentProvenance', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listContainers: {
    200: Record<'default' | 'with_shipment' | 'empty', Answer<'listContainers', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  bulkUpdateContainers: {
    200: { default: Answer<'bulkUpdateContainers', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Record<'count_changed' | 'wrong_type' | 'in_progress', Answer<'bulkUpdateContainers', 409>>
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'filtered', Body<'bulkUpdateContainers'>>
  }
  getContainerPositions: {
    200: { default: Answer<'getContainerPositions', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContainer: {
    200: Record<'default' | 'on_ship' | 'held' | 'empty_returned' | 'with_shipment', Answer<'getContainer', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateContainer: {
    200: { default: Answer<'updateContainer', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateContainer'> }
  }
  refreshContainer: {
    200: Record<'default' | 'stopped', Answer<'refreshContainer', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listContainerTransportEvents: {
    200: Record<'default' | 'empty', Answer<'listContainerTransportEvents', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listContainerRawEvents: {
    200: { default: Answer<'listContainerRawEvents', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContainerChargesForecast: {
    200: { default: Answer<'getContainerChargesForecast', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContainerRoute: {
    200: Record<'default' | 'empty', Answer<'getContainerRoute', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContainerProvenance: {
    200: { default: Answer<'getContainerProvenance', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  explainContainer: {
    200: { default: Answer<'explainContainer', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContainerEvidence: {
    200: { default: Answer<'getContainerEvidence', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContainerMapGeojson: {
    200: Record<'default' | 'at_sea' | 'empty', Answer<'getContainerMapGeojson', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listAccuracy: {
    200: Record<'default' | 'by_port_pair' | 'empty', Answer<'listAccuracy', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listAttention: {
    200: Record<'default' | 'of_source' | 'empty', Answer<'listAttention', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getAttentionSettings: {
    200: { default: Answer<'getAttentionSettings', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateAttentionSettings: {
    200: Record<'default' | 'policy', Answer<'updateAttentionSettings', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute', Answer<'updateAttentionSettings', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateAttentionSettings'> }
  }
  getAttentionEntry: {
    200: { default: Answer<'getAttentionEntry', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateAttentionEntry: {
    200: { default: Answer<'updateAttentionEntry', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'snooze_without_end' | 'unknown_attribute', Answer<'updateAttentionEntry', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateAttentionEntry'> }
  }
  listContradictions: {
    200: Record<'default' | 'empty', Answer<'listContradictions', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getContradiction: {
    200: { default: Answer<'getContradiction', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listTrackingRequests: {
    200: Record<'default' | 'empty', Answer<'listTrackingRequests', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createTrackingRequest: {
    201: Record<'default' | 'auto_detect', Answer<'createTrackingRequest', 201>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'scac_blank' | 'request_number_blank' | 'duplicate' | 'scac_unknown' | 'unsupported_type' | 'line_not_enabled', Answer<'createTrackingRequest', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'bill_of_lading' | 'booking' | 'container' | 'auto_detect', Body<'createTrackingRequest'>>
  }
  getTrackingRequest: {
    200: Record<'default' | 'pending' | 'failed' | 'stopped', Answer<'getTrackingRequest', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateTrackingRequest: {
    200: { default: Answer<'updateTrackingRequest', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateTrackingRequest'> }
  }
  bulkCreateTrackingRequests: {
    200: Record<'default' | 'dry_run', Answer<'bulkCreateTrackingRequests', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'dry_run', Body<'bulkCreateTrackingRequests'>>
  }
  inferTrackingNumber: {
    200: Record<'default' | 'bill_of_lading' | 'booking' | 'no_prediction' | 'bad_check_digit', Answer<'inferTrackingNumber', 200>>
    400: BadRequest
    401: Unauthorized
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'not_a_number', Answer<'inferTrackingNumber', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'container' | 'bill_of_lading', Body<'inferTrackingNumber'>>
  }
  getSandboxClock: {
    200: { default: Answer<'getSandboxClock', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  advanceSandboxClock: {
    200: { default: Answer<'advanceSandboxClock', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'by' | 'to', Body<'advanceSandboxClock'>>
  }
  searchRecords: {
    200: Record<'default' | 'empty', Answer<'searchRecords', 200>>
    400: Record<'query_missing' | 'unknown_parameter', Answer<'searchRecords', 400>>
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listCalendarFeeds: {
    200: { default: Answer<'listCalendarFeeds', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createCalendarFeed: {
    201: { default: Answer<'createCalendarFeed', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createCalendarFeed'> }
  }
  getCalendarFeed: {
    200: { default: Answer<'getCalendarFeed', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  deleteCalendarFeed: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  rotateCalendarFeed: {
    201: { default: Answer<'rotateCalendarFeed', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    409: Conflict
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listViews: {
    200: { default: Answer<'listViews', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createView: {
    201: { default: Answer<'createView', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'view_exists' | 'unknown_attribute', Answer<'createView', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createView'> }
  }
  getView: {
    200: { default: Answer<'getView', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateView: {
    200: { default: Answer<'updateView', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'view_exists' | 'unknown_attribute', Answer<'updateView', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateView'> }
  }
  deleteView: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listEvents: {
    200: Record<'default' | 'nothing_new', Answer<'listEvents', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listWebhooks: {
    200: Record<'default' | 'empty', Answer<'listWebhooks', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createWebhook: {
    201: { default: Answer<'createWebhook', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'url_not_allowed', Answer<'createWebhook', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createWebhook'> }
  }
  getWebhook: {
    200: { default: Answer<'getWebhook', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateWebhook: {
    200: { default: Answer<'updateWebhook', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'url_not_allowed', Answer<'updateWebhook', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateWebhook'> }
  }
  deleteWebhook: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  rotateWebhookSecret: {
    200: { default: Answer<'rotateWebhookSecret', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    409: Conflict
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  replayWebhook: {
    202: { default: Answer<'replayWebhook', 202> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'webhook_inactive', Answer<'replayWebhook', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'sequences', Body<'replayWebhook'>>
  }
  listWebhookEvents: {
    200: { default: Answer<'listWebhookEvents', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listWebhookIps: {
    200: { default: Answer<'listWebhookIps', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  triggerWebhook: {
    200: Record<'default' | 'failed', Answer<'triggerWebhook', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'trigger_url_not_allowed', Answer<'triggerWebhook', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'triggerWebhook'> }
  }
  listWebhookNotifications: {
    200: Record<'default' | 'with_reference_object' | 'empty', Answer<'listWebhookNotifications', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getWebhookNotification: {
    200: { default: Answer<'getWebhookNotification', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getWebhookNotificationBody: {
    200: { default: Answer<'getWebhookNotificationBody', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    410: Gone
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getWebhookNotificationExample: {
    200: { default: Answer<'getWebhookNotificationExample', 200> }
    400: Record<'unknown_parameter' | 'unknown_include' | 'malformed_body' | 'event_missing', Answer<'getWebhookNotificationExample', 400>>
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listShippingLines: {
    200: { default: Answer<'listShippingLines', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getShippingLine: {
    200: { default: Answer<'getShippingLine', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getReport: {
    200: { default: Answer<'getReport', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listSources: {
    200: { default: Answer<'listSources', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listSourceSilences: {
    200: Record<'default' | 'empty', Answer<'listSourceSilences', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getSourceSilence: {
    200: { default: Answer<'getSourceSilence', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getPort: {
    200: { default: Answer<'getPort', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getMetroArea: {
    200: { default: Answer<'getMetroArea', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getTerminal: {
    200: { default: Answer<'getTerminal', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getVessel: {
    200: Record<'default' | 'with_positions', Answer<'getVessel', 200>>
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getVesselFuturePositions: {
    200: { default: Answer<'getVesselFuturePositions', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getVesselFuturePositionsWithCoordinates: {
    200: { default: Answer<'getVesselFuturePositionsWithCoordinates', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listDocuments: {
    200: Record<'default' | 'empty', Answer<'listDocuments', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createDocument: {
    201: { default: Answer<'createDocument', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Record<'duplicate_document' | 'wrong_type' | 'in_progress', Answer<'createDocument', 409>>
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'not_a_signed_id' | 'unknown_attribute', Answer<'createDocument', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createDocument'> }
  }
  getDocument: {
    200: Record<'default' | 'with_representation', Answer<'getDocument', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateDocument: {
    200: { default: Answer<'updateDocument', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute', Answer<'updateDocument', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'values', Body<'updateDocument'>>
  }
  deleteDocument: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getDocumentDownloadUrl: {
    200: { default: Answer<'getDocumentDownloadUrl', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    422: { unprocessable: Answer<'getDocumentDownloadUrl', 422> }
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getDocumentPage: {
    200: { default: Answer<'getDocumentPage', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    422: { unprocessable: Answer<'getDocumentPage', 422> }
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  reextractDocument: {
    202: { default: Answer<'reextractDocument', 202> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    409: Conflict
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  reclassifyDocument: {
    202: { default: Answer<'reclassifyDocument', 202> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    409: Conflict
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  relinkDocument: {
    202: { default: Answer<'relinkDocument', 202> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    409: Conflict
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  rotateDocument: {
    202: { default: Answer<'rotateDocument', 202> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'not_an_image' | 'no_document_attached', Answer<'rotateDocument', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'rotateDocument'> }
  }
  listDocumentTypes: {
    200: { default: Answer<'listDocumentTypes', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listEmailSubmissions: {
    200: { default: Answer<'listEmailSubmissions', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createEmailSubmission: {
    201: { default: Answer<'createEmailSubmission', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: { default: Answer<'createEmailSubmission', 415> }
    422: { unprocessable: Answer<'createEmailSubmission', 422> }
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createEmailSubmission'> }
  }
  getEmailSubmission: {
    200: { default: Answer<'getEmailSubmission', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  getDocumentSchema: {
    200: { default: Answer<'getDocumentSchema', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listParties: {
    200: Record<'default' | 'empty', Answer<'listParties', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createParty: {
    201: { default: Answer<'createParty', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'company_name_blank' | 'party_exists' | 'unknown_attribute', Answer<'createParty', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createParty'> }
  }
  getParty: {
    200: { default: Answer<'getParty', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateParty: {
    200: { default: Answer<'updateParty', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'company_name_blank' | 'party_exists' | 'unknown_attribute', Answer<'updateParty', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateParty'> }
  }
  listApiKeys: {
    200: { default: Answer<'listApiKeys', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createApiKey: {
    201: { default: Answer<'createApiKey', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createApiKey'> }
  }
  getApiKey: {
    200: { default: Answer<'getApiKey', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  revokeApiKey: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  rotateApiKey: {
    201: { default: Answer<'rotateApiKey', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Unprocessable
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'rotateApiKey'> }
  }
  listAuditEvents: {
    200: { default: Answer<'listAuditEvents', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  auditInvoice: {
    200: Record<'default' | 'document', Answer<'auditInvoice', 200>>
    400: BadRequest
    401: Unauthorized
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'no_such_record' | 'no_invoice', Answer<'auditInvoice', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'document', Body<'auditInvoice'>>
  }
  listTariffs: {
    200: { default: Answer<'listTariffs', 200> }
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createTariff: {
    201: { default: Answer<'createTariff', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'scac_unknown' | 'unknown_attribute', Answer<'createTariff', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createTariff'> }
  }
  getTariff: {
    200: { default: Answer<'getTariff', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateTariff: {
    200: { default: Answer<'updateTariff', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'scac_unknown' | 'unknown_attribute', Answer<'updateTariff', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateTariff'> }
  }
  deleteTariff: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listShipmentCustomFields: {
    200: Record<'default' | 'empty', Answer<'listShipmentCustomFields', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createShipmentCustomField: {
    201: { default: Answer<'createShipmentCustomField', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'createShipmentCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createShipmentCustomField'> }
  }
  updateShipmentCustomField: {
    200: { default: Answer<'updateShipmentCustomField', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'updateShipmentCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateShipmentCustomField'> }
  }
  deleteShipmentCustomField: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listContainerCustomFields: {
    200: Record<'default' | 'empty', Answer<'listContainerCustomFields', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createContainerCustomField: {
    201: { default: Answer<'createContainerCustomField', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'createContainerCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createContainerCustomField'> }
  }
  updateContainerCustomField: {
    200: { default: Answer<'updateContainerCustomField', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'updateContainerCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateContainerCustomField'> }
  }
  deleteContainerCustomField: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listTrackingRequestCustomFields: {
    200: Record<'default' | 'empty', Answer<'listTrackingRequestCustomFields', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createTrackingRequestCustomField: {
    201: { default: Answer<'createTrackingRequestCustomField', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'createTrackingRequestCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createTrackingRequestCustomField'> }
  }
  updateTrackingRequestCustomField: {
    200: { default: Answer<'updateTrackingRequestCustomField', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'updateTrackingRequestCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateTrackingRequestCustomField'> }
  }
  deleteTrackingRequestCustomField: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listCustomFieldDefinitions: {
    200: Record<'default' | 'empty', Answer<'listCustomFieldDefinitions', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createCustomFieldDefinition: {
    201: { default: Answer<'createCustomFieldDefinition', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'slug_taken' | 'unknown_attribute', Answer<'createCustomFieldDefinition', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: Record<'default' | 'number' | 'reference', Body<'createCustomFieldDefinition'>>
  }
  getCustomFieldDefinition: {
    200: Record<'default' | 'with_options', Answer<'getCustomFieldDefinition', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateCustomFieldDefinition: {
    200: { default: Answer<'updateCustomFieldDefinition', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute', Answer<'updateCustomFieldDefinition', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateCustomFieldDefinition'> }
  }
  deleteCustomFieldDefinition: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listCustomFieldOptions: {
    200: Record<'default' | 'empty', Answer<'listCustomFieldOptions', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createCustomFieldOption: {
    201: { default: Answer<'createCustomFieldOption', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'option_exists' | 'no_options' | 'unknown_attribute', Answer<'createCustomFieldOption', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createCustomFieldOption'> }
  }
  getCustomFieldOption: {
    200: { default: Answer<'getCustomFieldOption', 200> }
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateCustomFieldOption: {
    200: { default: Answer<'updateCustomFieldOption', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute', Answer<'updateCustomFieldOption', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateCustomFieldOption'> }
  }
  deleteCustomFieldOption: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  listCustomFields: {
    200: Record<'default' | 'empty', Answer<'listCustomFields', 200>>
    400: BadRequest
    401: Unauthorized
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createCustomField: {
    201: { default: Answer<'createCustomField', 201> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_exists' | 'custom_field_value' | 'unknown_attribute', Answer<'createCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createCustomField'> }
  }
  getCustomField: {
    200: Record<'default' | 'with_definition', Answer<'getCustomField', 200>>
    400: BadRequest
    401: Unauthorized
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  updateCustomField: {
    200: { default: Answer<'updateCustomField', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'custom_field_value' | 'unknown_attribute', Answer<'updateCustomField', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'updateCustomField'> }
  }
  deleteCustomField: {
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    404: NotFound
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
  }
  createDirectUpload: {
    200: { default: Answer<'createDirectUpload', 200> }
    400: BadRequest
    401: Unauthorized
    403: Forbidden
    408: RequestTimeout
    409: Conflict
    413: PayloadTooLarge
    415: UnsupportedMediaType
    422: Record<'unprocessable' | 'unknown_attribute' | 'file_too_large', Answer<'createDirectUpload', 422>>
    429: TooManyRequests
    500: InternalServerError
    503: ServiceUnavailable
    request: { default: Body<'createDirectUpload'> }
  }
}
