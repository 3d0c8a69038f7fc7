// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { operations } from './types.ts'

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type Body<Id extends keyof operations> = Content<NonNullable<operations[Id]['requestBody']>>
type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> = Content<
  operations[Id]['responses'][Status]
>

export type Examples = {
  listShipments: {
    200: { default: Answer<'listShipments', 200>; with_containers: Answer<'listShipments', 200>; empty: Answer<'listShipments', 200> }
    400: { unknown_parameter: Answer<'listShipments', 400>; unknown_include: Answer<'listShipments', 400>; malformed_body: Answer<'listShipments', 400> }
    401: { unauthorized: Answer<'listShipments', 401> }
    429: { too_many_requests: Answer<'listShipments', 429> }
  }
  getShipment: {
    200: { default: Answer<'getShipment', 200>; with_containers: Answer<'getShipment', 200>; completed: Answer<'getShipment', 200> }
    400: { unknown_parameter: Answer<'getShipment', 400>; unknown_include: Answer<'getShipment', 400>; malformed_body: Answer<'getShipment', 400> }
    401: { unauthorized: Answer<'getShipment', 401> }
    404: { not_found: Answer<'getShipment', 404> }
    429: { too_many_requests: Answer<'getShipment', 429> }
  }
  updateShipment: {
    200: { default: Answer<'updateShipment', 200> }
    400: { unknown_parameter: Answer<'updateShipment', 400>; unknown_include: Answer<'updateShipment', 400>; malformed_body: Answer<'updateShipment', 400> }
    401: { unauthorized: Answer<'updateShipment', 401> }
    404: { not_found: Answer<'updateShipment', 404> }
    409: { wrong_type: Answer<'updateShipment', 409>; id_mismatch: Answer<'updateShipment', 409>; in_progress: Answer<'updateShipment', 409> }
    413: { payload_too_large: Answer<'updateShipment', 413> }
    415: { unsupported_media_type: Answer<'updateShipment', 415> }
    422: { unprocessable: Answer<'updateShipment', 422>; unknown_attribute: Answer<'updateShipment', 422> }
    429: { too_many_requests: Answer<'updateShipment', 429> }
    request: { default: Body<'updateShipment'> }
  }
  stopShipmentTracking: {
    200: { default: Answer<'stopShipmentTracking', 200> }
    400: { unknown_parameter: Answer<'stopShipmentTracking', 400>; unknown_include: Answer<'stopShipmentTracking', 400>; malformed_body: Answer<'stopShipmentTracking', 400> }
    401: { unauthorized: Answer<'stopShipmentTracking', 401> }
    404: { not_found: Answer<'stopShipmentTracking', 404> }
    409: { wrong_type: Answer<'stopShipmentTracking', 409>; id_mismatch: Answer<'stopShipmentTracking', 409>; in_progress: Answer<'stopShipmentTracking', 409> }
    413: { payload_too_large: Answer<'stopShipmentTracking', 413> }
    415: { unsupported_media_type: Answer<'stopShipmentTracking', 415> }
    422: { unprocessable: Answer<'stopShipmentTracking', 422>; unknown_attribute: Answer<'stopShipmentTracking', 422> }
    429: { too_many_requests: Answer<'stopShipmentTracking', 429> }
    request: { default: Body<'stopShipmentTracking'> }
  }
  resumeShipmentTracking: {
    200: { default: Answer<'resumeShipmentTracking', 200> }
    400: { unknown_parameter: Answer<'resumeShipmentTracking', 400>; unknown_include: Answer<'resumeShipmentTracking', 400>; malformed_body: Answer<'resumeShipmentTracking', 400> }
    401: { unauthorized: Answer<'resumeShipmentTracking', 401> }
    404: { not_found: Answer<'resumeShipmentTracking', 404> }
    409: { wrong_type: Answer<'resumeShipmentTracking', 409>; id_mismatch: Answer<'resumeShipmentTracking', 409>; in_progress: Answer<'resumeShipmentTracking', 409> }
    413: { payload_too_large: Answer<'resumeShipmentTracking', 413> }
    415: { unsupported_media_type: Answer<'resumeShipmentTracking', 415> }
    422: { unprocessable: Answer<'resumeShipmentTracking', 422>; unknown_attribute: Answer<'resumeShipmentTracking', 422>; duplicate_on_resume: Answer<'resumeShipmentTracking', 422> }
    429: { too_many_requests: Answer<'resumeShipmentTracking', 429> }
    request: { default: Body<'resumeShipmentTracking'> }
  }
  listContainers: {
    200: { default: Answer<'listContainers', 200>; with_shipment: Answer<'listContainers', 200>; empty: Answer<'listContainers', 200> }
    400: { unknown_parameter: Answer<'listContainers', 400>; unknown_include: Answer<'listContainers', 400>; malformed_body: Answer<'listContainers', 400> }
    401: { unauthorized: Answer<'listContainers', 401> }
    429: { too_many_requests: Answer<'listContainers', 429> }
  }
  getContainer: {
    200: { default: Answer<'getContainer', 200>; on_ship: Answer<'getContainer', 200>; held: Answer<'getContainer', 200>; empty_returned: Answer<'getContainer', 200>; with_shipment: Answer<'getContainer', 200> }
    400: { unknown_parameter: Answer<'getContainer', 400>; unknown_include: Answer<'getContainer', 400>; malformed_body: Answer<'getContainer', 400> }
    401: { unauthorized: Answer<'getContainer', 401> }
    404: { not_found: Answer<'getContainer', 404> }
    429: { too_many_requests: Answer<'getContainer', 429> }
  }
  updateContainer: {
    200: { default: Answer<'updateContainer', 200> }
    400: { unknown_parameter: Answer<'updateContainer', 400>; unknown_include: Answer<'updateContainer', 400>; malformed_body: Answer<'updateContainer', 400> }
    401: { unauthorized: Answer<'updateContainer', 401> }
    404: { not_found: Answer<'updateContainer', 404> }
    409: { wrong_type: Answer<'updateContainer', 409>; id_mismatch: Answer<'updateContainer', 409>; in_progress: Answer<'updateContainer', 409> }
    413: { payload_too_large: Answer<'updateContainer', 413> }
    415: { unsupported_media_type: Answer<'updateContainer', 415> }
    422: { unprocessable: Answer<'updateContainer', 422>; unknown_attribute: Answer<'updateContainer', 422> }
    429: { too_many_requests: Answer<'updateContainer', 429> }
    request: { default: Body<'updateContainer'> }
  }
  refreshContainer: {
    200: { default: Answer<'refreshContainer', 200>; stopped: Answer<'refreshContainer', 200> }
    400: { unknown_parameter: Answer<'refreshContainer', 400>; unknown_include: Answer<'refreshContainer', 400>; malformed_body: Answer<'refreshContainer', 400> }
    401: { unauthorized: Answer<'refreshContainer', 401> }
    403: { feature_not_enabled: Answer<'refreshContainer', 403> }
    404: { not_found: Answer<'refreshContainer', 404> }
    429: { too_many_requests: Answer<'refreshContainer', 429> }
  }
  listContainerTransportEvents: {
    200: { default: Answer<'listContainerTransportEvents', 200>; empty: Answer<'listContainerTransportEvents', 200> }
    400: { unknown_parameter: Answer<'listContainerTransportEvents', 400>; unknown_include: Answer<'listContainerTransportEvents', 400>; malformed_body: Answer<'listContainerTransportEvents', 400> }
    401: { unauthorized: Answer<'listContainerTransportEvents', 401> }
    404: { not_found: Answer<'listContainerTransportEvents', 404> }
    429: { too_many_requests: Answer<'listContainerTransportEvents', 429> }
  }
  listContainerRawEvents: {
    200: { default: Answer<'listContainerRawEvents', 200> }
    400: { unknown_parameter: Answer<'listContainerRawEvents', 400>; unknown_include: Answer<'listContainerRawEvents', 400>; malformed_body: Answer<'listContainerRawEvents', 400> }
    401: { unauthorized: Answer<'listContainerRawEvents', 401> }
    404: { not_found: Answer<'listContainerRawEvents', 404> }
    429: { too_many_requests: Answer<'listContainerRawEvents', 429> }
  }
  getContainerRoute: {
    200: { default: Answer<'getContainerRoute', 200>; empty: Answer<'getContainerRoute', 200> }
    400: { unknown_parameter: Answer<'getContainerRoute', 400>; unknown_include: Answer<'getContainerRoute', 400>; malformed_body: Answer<'getContainerRoute', 400> }
    401: { unauthorized: Answer<'getContainerRoute', 401> }
    403: { feature_not_enabled: Answer<'getContainerRoute', 403> }
    404: { not_found: Answer<'getContainerRoute', 404> }
    429: { too_many_requests: Answer<'getContainerRoute', 429> }
  }
  getContainerMapGeojson: {
    200: { default: Answer<'getContainerMapGeojson', 200>; at_sea: Answer<'getContainerMapGeojson', 200>; empty: Answer<'getContainerMapGeojson', 200> }
    400: { unknown_parameter: Answer<'getContainerMapGeojson', 400>; unknown_include: Answer<'getContainerMapGeojson', 400>; malformed_body: Answer<'getContainerMapGeojson', 400> }
    401: { unauthorized: Answer<'getContainerMapGeojson', 401> }
    403: { feature_not_enabled: Answer<'getContainerMapGeojson', 403> }
    404: { not_found: Answer<'getContainerMapGeojson', 404> }
    429: { too_many_requests: Answer<'getContainerMapGeojson', 429> }
  }
  listTrackingRequests: {
    200: { default: Answer<'listTrackingRequests', 200>; empty: Answer<'listTrackingRequests', 200> }
    400: { unknown_parameter: Answer<'listTrackingRequests', 400>; unknown_include: Answer<'listTrackingRequests', 400>; malformed_body: Answer<'listTrackingRequests', 400> }
    401: { unauthorized: Answer<'listTrackingRequests', 401> }
    429: { too_many_requests: Answer<'listTrackingRequests', 429> }
  }
  createTrackingRequest: {
    201: { default: Answer<'createTrackingRequest', 201>; auto_detect: Answer<'createTrackingRequest', 201> }
    400: { unknown_parameter: Answer<'createTrackingRequest', 400>; unknown_include: Answer<'createTrackingRequest', 400>; malformed_body: Answer<'createTrackingRequest', 400> }
    401: { unauthorized: Answer<'createTrackingRequest', 401> }
    409: { wrong_type: Answer<'createTrackingRequest', 409>; id_mismatch: Answer<'createTrackingRequest', 409>; in_progress: Answer<'createTrackingRequest', 409> }
    413: { payload_too_large: Answer<'createTrackingRequest', 413> }
    415: { unsupported_media_type: Answer<'createTrackingRequest', 415> }
    422: { unprocessable: Answer<'createTrackingRequest', 422>; unknown_attribute: Answer<'createTrackingRequest', 422>; scac_blank: Answer<'createTrackingRequest', 422>; request_number_blank: Answer<'createTrackingRequest', 422>; duplicate: Answer<'createTrackingRequest', 422>; scac_unknown: Answer<'createTrackingRequest', 422>; unsupported_type: Answer<'createTrackingRequest', 422>; line_not_enabled: Answer<'createTrackingRequest', 422> }
    429: { too_many_requests: Answer<'createTrackingRequest', 429> }
    request: { bill_of_lading: Body<'createTrackingRequest'>; booking: Body<'createTrackingRequest'>; container: Body<'createTrackingRequest'>; auto_detect: Body<'createTrackingRequest'> }
  }
  getTrackingRequest: {
    200: { default: Answer<'getTrackingRequest', 200>; pending: Answer<'getTrackingRequest', 200>; failed: Answer<'getTrackingRequest', 200>; stopped: Answer<'getTrackingRequest', 200> }
    400: { unknown_parameter: Answer<'getTrackingRequest', 400>; unknown_include: Answer<'getTrackingRequest', 400>; malformed_body: Answer<'getTrackingRequest', 400> }
    401: { unauthorized: Answer<'getTrackingRequest', 401> }
    404: { not_found: Answer<'getTrackingRequest', 404> }
    429: { too_many_requests: Answer<'getTrackingRequest', 429> }
  }
  updateTrackingRequest: {
    200: { default: Answer<'updateTrackingRequest', 200> }
    400: { unknown_parameter: Answer<'updateTrackingRequest', 400>; unknown_include: Answer<'updateTrackingRequest', 400>; malformed_body: Answer<'updateTrackingRequest', 400> }
    401: { unauthorized: Answer<'updateTrackingRequest', 401> }
    404: { not_found: Answer<'updateTrackingRequest', 404> }
    409: { wrong_type: Answer<'updateTrackingRequest', 409>; id_mismatch: Answer<'updateTrackingRequest', 409>; in_progress: Answer<'updateTrackingRequest', 409> }
    413: { payload_too_large: Answer<'updateTrackingRequest', 413> }
    415: { unsupported_media_type: Answer<'updateTrackingRequest', 415> }
    422: { unprocessable: Answer<'updateTrackingRequest', 422>; unknown_attribute: Answer<'updateTrackingRequest', 422> }
    429: { too_many_requests: Answer<'updateTrackingRequest', 429> }
    request: { default: Body<'updateTrackingRequest'> }
  }
  bulkCreateTrackingRequests: {
    200: { default: Answer<'bulkCreateTrackingRequests', 200>; dry_run: Answer<'bulkCreateTrackingRequests', 200> }
    400: { unknown_parameter: Answer<'bulkCreateTrackingRequests', 400>; unknown_include: Answer<'bulkCreateTrackingRequests', 400>; malformed_body: Answer<'bulkCreateTrackingRequests', 400> }
    401: { unauthorized: Answer<'bulkCreateTrackingRequests', 401> }
    409: { wrong_type: Answer<'bulkCreateTrackingRequests', 409>; id_mismatch: Answer<'bulkCreateTrackingRequests', 409>; in_progress: Answer<'bulkCreateTrackingRequests', 409> }
    413: { payload_too_large: Answer<'bulkCreateTrackingRequests', 413> }
    415: { unsupported_media_type: Answer<'bulkCreateTrackingRequests', 415> }
    422: { unprocessable: Answer<'bulkCreateTrackingRequests', 422>; unknown_attribute: Answer<'bulkCreateTrackingRequests', 422> }
    429: { too_many_requests: Answer<'bulkCreateTrackingRequests', 429> }
    request: { default: Body<'bulkCreateTrackingRequests'>; dry_run: Body<'bulkCreateTrackingRequests'> }
  }
  inferTrackingNumber: {
    200: { default: Answer<'inferTrackingNumber', 200>; bill_of_lading: Answer<'inferTrackingNumber', 200>; booking: Answer<'inferTrackingNumber', 200>; no_prediction: Answer<'inferTrackingNumber', 200>; bad_check_digit: Answer<'inferTrackingNumber', 200> }
    400: { unknown_parameter: Answer<'inferTrackingNumber', 400>; unknown_include: Answer<'inferTrackingNumber', 400>; malformed_body: Answer<'inferTrackingNumber', 400> }
    401: { unauthorized: Answer<'inferTrackingNumber', 401> }
    409: { wrong_type: Answer<'inferTrackingNumber', 409>; id_mismatch: Answer<'inferTrackingNumber', 409>; in_progress: Answer<'inferTrackingNumber', 409> }
    413: { payload_too_large: Answer<'inferTrackingNumber', 413> }
    415: { unsupported_media_type: Answer<'inferTrackingNumber', 415> }
    422: { unprocessable: Answer<'inferTrackingNumber', 422>; unknown_attribute: Answer<'inferTrackingNumber', 422>; not_a_number: Answer<'inferTrackingNumber', 422> }
    429: { too_many_requests: Answer<'inferTrackingNumber', 429> }
    request: { container: Body<'inferTrackingNumber'>; bill_of_lading: Body<'inferTrackingNumber'> }
  }
  getSandboxClock: {
    200: { default: Answer<'getSandboxClock', 200> }
    400: { unknown_parameter: Answer<'getSandboxClock', 400>; unknown_include: Answer<'getSandboxClock', 400>; malformed_body: Answer<'getSandboxClock', 400> }
    401: { unauthorized: Answer<'getSandboxClock', 401> }
    429: { too_many_requests: Answer<'getSandboxClock', 429> }
  }
  advanceSandboxClock: {
    200: { default: Answer<'advanceSandboxClock', 200> }
    400: { unknown_parameter: Answer<'advanceSandboxClock', 400>; unknown_include: Answer<'advanceSandboxClock', 400>; malformed_body: Answer<'advanceSandboxClock', 400> }
    401: { unauthorized: Answer<'advanceSandboxClock', 401> }
    409: { wrong_type: Answer<'advanceSandboxClock', 409>; id_mismatch: Answer<'advanceSandboxClock', 409>; in_progress: Answer<'advanceSandboxClock', 409> }
    413: { payload_too_large: Answer<'advanceSandboxClock', 413> }
    415: { unsupported_media_type: Answer<'advanceSandboxClock', 415> }
    422: { unprocessable: Answer<'advanceSandboxClock', 422>; unknown_attribute: Answer<'advanceSandboxClock', 422> }
    429: { too_many_requests: Answer<'advanceSandboxClock', 429> }
    request: { by: Body<'advanceSandboxClock'>; to: Body<'advanceSandboxClock'> }
  }
  searchRecords: {
    200: { default: Answer<'searchRecords', 200>; empty: Answer<'searchRecords', 200> }
    400: { query_missing: Answer<'searchRecords', 400>; unknown_parameter: Answer<'searchRecords', 400> }
    401: { unauthorized: Answer<'searchRecords', 401> }
    429: { too_many_requests: Answer<'searchRecords', 429> }
  }
  listEvents: {
    200: { default: Answer<'listEvents', 200>; nothing_new: Answer<'listEvents', 200> }
    400: { unknown_parameter: Answer<'listEvents', 400>; unknown_include: Answer<'listEvents', 400>; malformed_body: Answer<'listEvents', 400> }
    401: { unauthorized: Answer<'listEvents', 401> }
    429: { too_many_requests: Answer<'listEvents', 429> }
  }
  listWebhooks: {
    200: { default: Answer<'listWebhooks', 200>; empty: Answer<'listWebhooks', 200> }
    400: { unknown_parameter: Answer<'listWebhooks', 400>; unknown_include: Answer<'listWebhooks', 400>; malformed_body: Answer<'listWebhooks', 400> }
    401: { unauthorized: Answer<'listWebhooks', 401> }
    403: { feature_not_enabled: Answer<'listWebhooks', 403> }
    429: { too_many_requests: Answer<'listWebhooks', 429> }
  }
  createWebhook: {
    201: { default: Answer<'createWebhook', 201> }
    400: { unknown_parameter: Answer<'createWebhook', 400>; unknown_include: Answer<'createWebhook', 400>; malformed_body: Answer<'createWebhook', 400> }
    401: { unauthorized: Answer<'createWebhook', 401> }
    403: { feature_not_enabled: Answer<'createWebhook', 403> }
    409: { wrong_type: Answer<'createWebhook', 409>; id_mismatch: Answer<'createWebhook', 409>; in_progress: Answer<'createWebhook', 409> }
    413: { payload_too_large: Answer<'createWebhook', 413> }
    415: { unsupported_media_type: Answer<'createWebhook', 415> }
    422: { unprocessable: Answer<'createWebhook', 422>; unknown_attribute: Answer<'createWebhook', 422>; url_not_allowed: Answer<'createWebhook', 422> }
    429: { too_many_requests: Answer<'createWebhook', 429> }
    request: { default: Body<'createWebhook'> }
  }
  getWebhook: {
    200: { default: Answer<'getWebhook', 200> }
    400: { unknown_parameter: Answer<'getWebhook', 400>; unknown_include: Answer<'getWebhook', 400>; malformed_body: Answer<'getWebhook', 400> }
    401: { unauthorized: Answer<'getWebhook', 401> }
    403: { feature_not_enabled: Answer<'getWebhook', 403> }
    404: { not_found: Answer<'getWebhook', 404> }
    429: { too_many_requests: Answer<'getWebhook', 429> }
  }
  updateWebhook: {
    200: { default: Answer<'updateWebhook', 200> }
    400: { unknown_parameter: Answer<'updateWebhook', 400>; unknown_include: Answer<'updateWebhook', 400>; malformed_body: Answer<'updateWebhook', 400> }
    401: { unauthorized: Answer<'updateWebhook', 401> }
    403: { feature_not_enabled: Answer<'updateWebhook', 403> }
    404: { not_found: Answer<'updateWebhook', 404> }
    409: { wrong_type: Answer<'updateWebhook', 409>; id_mismatch: Answer<'updateWebhook', 409>; in_progress: Answer<'updateWebhook', 409> }
    413: { payload_too_large: Answer<'updateWebhook', 413> }
    415: { unsupported_media_type: Answer<'updateWebhook', 415> }
    422: { unprocessable: Answer<'updateWebhook', 422>; unknown_attribute: Answer<'updateWebhook', 422>; url_not_allowed: Answer<'updateWebhook', 422> }
    429: { too_many_requests: Answer<'updateWebhook', 429> }
    request: { default: Body<'updateWebhook'> }
  }
  deleteWebhook: {
    400: { unknown_parameter: Answer<'deleteWebhook', 400>; unknown_include: Answer<'deleteWebhook', 400>; malformed_body: Answer<'deleteWebhook', 400> }
    401: { unauthorized: Answer<'deleteWebhook', 401> }
    403: { feature_not_enabled: Answer<'deleteWebhook', 403> }
    404: { not_found: Answer<'deleteWebhook', 404> }
    429: { too_many_requests: Answer<'deleteWebhook', 429> }
  }
  rotateWebhookSecret: {
    200: { default: Answer<'rotateWebhookSecret', 200> }
    400: { unknown_parameter: Answer<'rotateWebhookSecret', 400>; unknown_include: Answer<'rotateWebhookSecret', 400>; malformed_body: Answer<'rotateWebhookSecret', 400> }
    401: { unauthorized: Answer<'rotateWebhookSecret', 401> }
    403: { feature_not_enabled: Answer<'rotateWebhookSecret', 403> }
    404: { not_found: Answer<'rotateWebhookSecret', 404> }
    409: { wrong_type: Answer<'rotateWebhookSecret', 409>; id_mismatch: Answer<'rotateWebhookSecret', 409>; in_progress: Answer<'rotateWebhookSecret', 409> }
    422: { unprocessable: Answer<'rotateWebhookSecret', 422>; unknown_attribute: Answer<'rotateWebhookSecret', 422> }
    429: { too_many_requests: Answer<'rotateWebhookSecret', 429> }
  }
  replayWebhook: {
    202: { default: Answer<'replayWebhook', 202> }
    400: { unknown_parameter: Answer<'replayWebhook', 400>; unknown_include: Answer<'replayWebhook', 400>; malformed_body: Answer<'replayWebhook', 400> }
    401: { unauthorized: Answer<'replayWebhook', 401> }
    403: { feature_not_enabled: Answer<'replayWebhook', 403> }
    404: { not_found: Answer<'replayWebhook', 404> }
    409: { wrong_type: Answer<'replayWebhook', 409>; id_mismatch: Answer<'replayWebhook', 409>; in_progress: Answer<'replayWebhook', 409> }
    413: { payload_too_large: Answer<'replayWebhook', 413> }
    415: { unsupported_media_type: Answer<'replayWebhook', 415> }
    422: { unprocessable: Answer<'replayWebhook', 422>; unknown_attribute: Answer<'replayWebhook', 422>; webhook_inactive: Answer<'replayWebhook', 422> }
    429: { too_many_requests: Answer<'replayWebhook', 429> }
    request: { default: Body<'replayWebhook'>; sequences: Body<'replayWebhook'> }
  }
  listWebhookEvents: {
    200: { default: Answer<'listWebhookEvents', 200> }
    400: { unknown_parameter: Answer<'listWebhookEvents', 400>; unknown_include: Answer<'listWebhookEvents', 400>; malformed_body: Answer<'listWebhookEvents', 400> }
    401: { unauthorized: Answer<'listWebhookEvents', 401> }
    429: { too_many_requests: Answer<'listWebhookEvents', 429> }
  }
  listWebhookIps: {
    200: { default: Answer<'listWebhookIps', 200> }
    400: { unknown_parameter: Answer<'listWebhookIps', 400>; unknown_include: Answer<'listWebhookIps', 400>; malformed_body: Answer<'listWebhookIps', 400> }
    401: { unauthorized: Answer<'listWebhookIps', 401> }
    429: { too_many_requests: Answer<'listWebhookIps', 429> }
  }
  triggerWebhook: {
    200: { default: Answer<'triggerWebhook', 200>; failed: Answer<'triggerWebhook', 200> }
    400: { unknown_parameter: Answer<'triggerWebhook', 400>; unknown_include: Answer<'triggerWebhook', 400>; malformed_body: Answer<'triggerWebhook', 400> }
    401: { unauthorized: Answer<'triggerWebhook', 401> }
    403: { feature_not_enabled: Answer<'triggerWebhook', 403> }
    409: { wrong_type: Answer<'triggerWebhook', 409>; id_mismatch: Answer<'triggerWebhook', 409>; in_progress: Answer<'triggerWebhook', 409> }
    413: { payload_too_large: Answer<'triggerWebhook', 413> }
    415: { unsupported_media_type: Answer<'triggerWebhook', 415> }
    422: { unprocessable: Answer<'triggerWebhook', 422>; unknown_attribute: Answer<'triggerWebhook', 422>; trigger_url_not_allowed: Answer<'triggerWebhook', 422> }
    429: { too_many_requests: Answer<'triggerWebhook', 429> }
    request: { default: Body<'triggerWebhook'> }
  }
  listWebhookNotifications: {
    200: { default: Answer<'listWebhookNotifications', 200>; with_reference_object: Answer<'listWebhookNotifications', 200>; empty: Answer<'listWebhookNotifications', 200> }
    400: { unknown_parameter: Answer<'listWebhookNotifications', 400>; unknown_include: Answer<'listWebhookNotifications', 400>; malformed_body: Answer<'listWebhookNotifications', 400> }
    401: { unauthorized: Answer<'listWebhookNotifications', 401> }
    403: { feature_not_enabled: Answer<'listWebhookNotifications', 403> }
    429: { too_many_requests: Answer<'listWebhookNotifications', 429> }
  }
  getWebhookNotification: {
    200: { default: Answer<'getWebhookNotification', 200> }
    400: { unknown_parameter: Answer<'getWebhookNotification', 400>; unknown_include: Answer<'getWebhookNotification', 400>; malformed_body: Answer<'getWebhookNotification', 400> }
    401: { unauthorized: Answer<'getWebhookNotification', 401> }
    403: { feature_not_enabled: Answer<'getWebhookNotification', 403> }
    404: { not_found: Answer<'getWebhookNotification', 404> }
    429: { too_many_requests: Answer<'getWebhookNotification', 429> }
  }
  getWebhookNotificationExample: {
    200: { default: Answer<'getWebhookNotificationExample', 200> }
    400: { unknown_parameter: Answer<'getWebhookNotificationExample', 400>; unknown_include: Answer<'getWebhookNotificationExample', 400>; malformed_body: Answer<'getWebhookNotificationExample', 400>; event_missing: Answer<'getWebhookNotificationExample', 400> }
    401: { unauthorized: Answer<'getWebhookNotificationExample', 401> }
    429: { too_many_requests: Answer<'getWebhookNotificationExample', 429> }
  }
  listShippingLines: {
    200: { default: Answer<'listShippingLines', 200> }
    400: { unknown_parameter: Answer<'listShippingLines', 400>; unknown_include: Answer<'listShippingLines', 400>; malformed_body: Answer<'listShippingLines', 400> }
    401: { unauthorized: Answer<'listShippingLines', 401> }
    429: { too_many_requests: Answer<'listShippingLines', 429> }
  }
  getShippingLine: {
    200: { default: Answer<'getShippingLine', 200> }
    400: { unknown_parameter: Answer<'getShippingLine', 400>; unknown_include: Answer<'getShippingLine', 400>; malformed_body: Answer<'getShippingLine', 400> }
    401: { unauthorized: Answer<'getShippingLine', 401> }
    404: { not_found: Answer<'getShippingLine', 404> }
    429: { too_many_requests: Answer<'getShippingLine', 429> }
  }
  getPort: {
    200: { default: Answer<'getPort', 200> }
    400: { unknown_parameter: Answer<'getPort', 400>; unknown_include: Answer<'getPort', 400>; malformed_body: Answer<'getPort', 400> }
    401: { unauthorized: Answer<'getPort', 401> }
    404: { not_found: Answer<'getPort', 404> }
    429: { too_many_requests: Answer<'getPort', 429> }
  }
  getMetroArea: {
    200: { default: Answer<'getMetroArea', 200> }
    400: { unknown_parameter: Answer<'getMetroArea', 400>; unknown_include: Answer<'getMetroArea', 400>; malformed_body: Answer<'getMetroArea', 400> }
    401: { unauthorized: Answer<'getMetroArea', 401> }
    404: { not_found: Answer<'getMetroArea', 404> }
    429: { too_many_requests: Answer<'getMetroArea', 429> }
  }
  getTerminal: {
    200: { default: Answer<'getTerminal', 200> }
    400: { unknown_parameter: Answer<'getTerminal', 400>; unknown_include: Answer<'getTerminal', 400>; malformed_body: Answer<'getTerminal', 400> }
    401: { unauthorized: Answer<'getTerminal', 401> }
    404: { not_found: Answer<'getTerminal', 404> }
    429: { too_many_requests: Answer<'getTerminal', 429> }
  }
  getVessel: {
    200: { default: Answer<'getVessel', 200>; with_positions: Answer<'getVessel', 200> }
    400: { unknown_parameter: Answer<'getVessel', 400>; unknown_include: Answer<'getVessel', 400>; malformed_body: Answer<'getVessel', 400> }
    401: { unauthorized: Answer<'getVessel', 401> }
    403: { feature_not_enabled: Answer<'getVessel', 403> }
    404: { not_found: Answer<'getVessel', 404> }
    429: { too_many_requests: Answer<'getVessel', 429> }
  }
  getVesselFuturePositions: {
    200: { default: Answer<'getVesselFuturePositions', 200> }
    400: { unknown_parameter: Answer<'getVesselFuturePositions', 400>; unknown_include: Answer<'getVesselFuturePositions', 400>; malformed_body: Answer<'getVesselFuturePositions', 400> }
    401: { unauthorized: Answer<'getVesselFuturePositions', 401> }
    403: { feature_not_enabled: Answer<'getVesselFuturePositions', 403> }
    404: { not_found: Answer<'getVesselFuturePositions', 404> }
    429: { too_many_requests: Answer<'getVesselFuturePositions', 429> }
  }
  getVesselFuturePositionsWithCoordinates: {
    200: { default: Answer<'getVesselFuturePositionsWithCoordinates', 200> }
    400: { unknown_parameter: Answer<'getVesselFuturePositionsWithCoordinates', 400>; unknown_include: Answer<'getVesselFuturePositionsWithCoordinates', 400>; malformed_body: Answer<'getVesselFuturePositionsWithCoordinates', 400> }
    401: { unauthorized: Answer<'getVesselFuturePositionsWithCoordinates', 401> }
    403: { feature_not_enabled: Answer<'getVesselFuturePositionsWithCoordinates', 403> }
    404: { not_found: Answer<'getVesselFuturePositionsWithCoordinates', 404> }
    429: { too_many_requests: Answer<'getVesselFuturePositionsWithCoordinates', 429> }
  }
  listDocuments: {
    200: { default: Answer<'listDocuments', 200>; empty: Answer<'listDocuments', 200> }
    400: { unknown_parameter: Answer<'listDocuments', 400>; unknown_include: Answer<'listDocuments', 400>; malformed_body: Answer<'listDocuments', 400> }
    401: { unauthorized: Answer<'listDocuments', 401> }
    429: { too_many_requests: Answer<'listDocuments', 429> }
  }
  createDocument: {
    201: { default: Answer<'createDocument', 201> }
    400: { unknown_parameter: Answer<'createDocument', 400>; unknown_include: Answer<'createDocument', 400>; malformed_body: Answer<'createDocument', 400> }
    401: { unauthorized: Answer<'createDocument', 401> }
    409: { duplicate_document: Answer<'createDocument', 409>; wrong_type: Answer<'createDocument', 409>; in_progress: Answer<'createDocument', 409> }
    413: { payload_too_large: Answer<'createDocument', 413> }
    415: { unsupported_media_type: Answer<'createDocument', 415> }
    422: { unprocessable: Answer<'createDocument', 422>; not_a_signed_id: Answer<'createDocument', 422>; unknown_attribute: Answer<'createDocument', 422> }
    429: { too_many_requests: Answer<'createDocument', 429> }
    request: { default: Body<'createDocument'> }
  }
  getDocument: {
    200: { default: Answer<'getDocument', 200>; with_representation: Answer<'getDocument', 200> }
    400: { unknown_parameter: Answer<'getDocument', 400>; unknown_include: Answer<'getDocument', 400>; malformed_body: Answer<'getDocument', 400> }
    401: { unauthorized: Answer<'getDocument', 401> }
    404: { not_found: Answer<'getDocument', 404> }
    429: { too_many_requests: Answer<'getDocument', 429> }
  }
  updateDocument: {
    200: { default: Answer<'updateDocument', 200> }
    400: { unknown_parameter: Answer<'updateDocument', 400>; unknown_include: Answer<'updateDocument', 400>; malformed_body: Answer<'updateDocument', 400> }
    401: { unauthorized: Answer<'updateDocument', 401> }
    404: { not_found: Answer<'updateDocument', 404> }
    409: { wrong_type: Answer<'updateDocument', 409>; id_mismatch: Answer<'updateDocument', 409>; in_progress: Answer<'updateDocument', 409> }
    413: { payload_too_large: Answer<'updateDocument', 413> }
    415: { unsupported_media_type: Answer<'updateDocument', 415> }
    422: { unprocessable: Answer<'updateDocument', 422>; unknown_attribute: Answer<'updateDocument', 422> }
    429: { too_many_requests: Answer<'updateDocument', 429> }
    request: { default: Body<'updateDocument'>; values: Body<'updateDocument'> }
  }
  deleteDocument: {
    400: { unknown_parameter: Answer<'deleteDocument', 400>; unknown_include: Answer<'deleteDocument', 400>; malformed_body: Answer<'deleteDocument', 400> }
    401: { unauthorized: Answer<'deleteDocument', 401> }
    404: { not_found: Answer<'deleteDocument', 404> }
    429: { too_many_requests: Answer<'deleteDocument', 429> }
  }
  getDocumentDownloadUrl: {
    200: { default: Answer<'getDocumentDownloadUrl', 200> }
    400: { unknown_parameter: Answer<'getDocumentDownloadUrl', 400>; unknown_include: Answer<'getDocumentDownloadUrl', 400>; malformed_body: Answer<'getDocumentDownloadUrl', 400> }
    401: { unauthorized: Answer<'getDocumentDownloadUrl', 401> }
    404: { not_found: Answer<'getDocumentDownloadUrl', 404> }
    422: { unprocessable: Answer<'getDocumentDownloadUrl', 422> }
    429: { too_many_requests: Answer<'getDocumentDownloadUrl', 429> }
  }
  reextractDocument: {
    202: { default: Answer<'reextractDocument', 202> }
    400: { unknown_parameter: Answer<'reextractDocument', 400>; unknown_include: Answer<'reextractDocument', 400>; malformed_body: Answer<'reextractDocument', 400> }
    401: { unauthorized: Answer<'reextractDocument', 401> }
    404: { not_found: Answer<'reextractDocument', 404> }
    409: { wrong_type: Answer<'reextractDocument', 409>; id_mismatch: Answer<'reextractDocument', 409>; in_progress: Answer<'reextractDocument', 409> }
    422: { unprocessable: Answer<'reextractDocument', 422>; unknown_attribute: Answer<'reextractDocument', 422> }
    429: { too_many_requests: Answer<'reextractDocument', 429> }
  }
  reclassifyDocument: {
    202: { default: Answer<'reclassifyDocument', 202> }
    400: { unknown_parameter: Answer<'reclassifyDocument', 400>; unknown_include: Answer<'reclassifyDocument', 400>; malformed_body: Answer<'reclassifyDocument', 400> }
    401: { unauthorized: Answer<'reclassifyDocument', 401> }
    404: { not_found: Answer<'reclassifyDocument', 404> }
    409: { wrong_type: Answer<'reclassifyDocument', 409>; id_mismatch: Answer<'reclassifyDocument', 409>; in_progress: Answer<'reclassifyDocument', 409> }
    422: { unprocessable: Answer<'reclassifyDocument', 422>; unknown_attribute: Answer<'reclassifyDocument', 422> }
    429: { too_many_requests: Answer<'reclassifyDocument', 429> }
  }
  relinkDocument: {
    202: { default: Answer<'relinkDocument', 202> }
    400: { unknown_parameter: Answer<'relinkDocument', 400>; unknown_include: Answer<'relinkDocument', 400>; malformed_body: Answer<'relinkDocument', 400> }
    401: { unauthorized: Answer<'relinkDocument', 401> }
    404: { not_found: Answer<'relinkDocument', 404> }
    409: { wrong_type: Answer<'relinkDocument', 409>; id_mismatch: Answer<'relinkDocument', 409>; in_progress: Answer<'relinkDocument', 409> }
    422: { unprocessable: Answer<'relinkDocument', 422>; unknown_attribute: Answer<'relinkDocument', 422> }
    429: { too_many_requests: Answer<'relinkDocument', 429> }
  }
  rotateDocument: {
    202: { default: Answer<'rotateDocument', 202> }
    400: { unknown_parameter: Answer<'rotateDocument', 400>; unknown_include: Answer<'rotateDocument', 400>; malformed_body: Answer<'rotateDocument', 400> }
    401: { unauthorized: Answer<'rotateDocument', 401> }
    404: { not_found: Answer<'rotateDocument', 404> }
    409: { wrong_type: Answer<'rotateDocument', 409>; id_mismatch: Answer<'rotateDocument', 409>; in_progress: Answer<'rotateDocument', 409> }
    413: { payload_too_large: Answer<'rotateDocument', 413> }
    415: { unsupported_media_type: Answer<'rotateDocument', 415> }
    422: { unprocessable: Answer<'rotateDocument', 422>; not_an_image: Answer<'rotateDocument', 422>; no_document_attached: Answer<'rotateDocument', 422> }
    429: { too_many_requests: Answer<'rotateDocument', 429> }
    request: { default: Body<'rotateDocument'> }
  }
  listDocumentTypes: {
    200: { default: Answer<'listDocumentTypes', 200> }
    400: { unknown_parameter: Answer<'listDocumentTypes', 400>; unknown_include: Answer<'listDocumentTypes', 400>; malformed_body: Answer<'listDocumentTypes', 400> }
    401: { unauthorized: Answer<'listDocumentTypes', 401> }
    429: { too_many_requests: Answer<'listDocumentTypes', 429> }
  }
  listEmailSubmissions: {
    200: { default: Answer<'listEmailSubmissions', 200> }
    400: { unknown_parameter: Answer<'listEmailSubmissions', 400>; unknown_include: Answer<'listEmailSubmissions', 400>; malformed_body: Answer<'listEmailSubmissions', 400> }
    401: { unauthorized: Answer<'listEmailSubmissions', 401> }
    429: { too_many_requests: Answer<'listEmailSubmissions', 429> }
  }
  createEmailSubmission: {
    201: { default: Answer<'createEmailSubmission', 201> }
    400: { unknown_parameter: Answer<'createEmailSubmission', 400>; unknown_include: Answer<'createEmailSubmission', 400>; malformed_body: Answer<'createEmailSubmission', 400> }
    401: { unauthorized: Answer<'createEmailSubmission', 401> }
    409: { wrong_type: Answer<'createEmailSubmission', 409>; id_mismatch: Answer<'createEmailSubmission', 409>; in_progress: Answer<'createEmailSubmission', 409> }
    413: { payload_too_large: Answer<'createEmailSubmission', 413> }
    415: { default: Answer<'createEmailSubmission', 415> }
    422: { unprocessable: Answer<'createEmailSubmission', 422> }
    429: { too_many_requests: Answer<'createEmailSubmission', 429> }
    request: { default: Body<'createEmailSubmission'> }
  }
  getEmailSubmission: {
    200: { default: Answer<'getEmailSubmission', 200> }
    400: { unknown_parameter: Answer<'getEmailSubmission', 400>; unknown_include: Answer<'getEmailSubmission', 400>; malformed_body: Answer<'getEmailSubmission', 400> }
    401: { unauthorized: Answer<'getEmailSubmission', 401> }
    404: { not_found: Answer<'getEmailSubmission', 404> }
    429: { too_many_requests: Answer<'getEmailSubmission', 429> }
  }
  getDocumentSchema: {
    200: { default: Answer<'getDocumentSchema', 200> }
    400: { unknown_parameter: Answer<'getDocumentSchema', 400>; unknown_include: Answer<'getDocumentSchema', 400>; malformed_body: Answer<'getDocumentSchema', 400> }
    401: { unauthorized: Answer<'getDocumentSchema', 401> }
    404: { not_found: Answer<'getDocumentSchema', 404> }
    429: { too_many_requests: Answer<'getDocumentSchema', 429> }
  }
  listParties: {
    200: { default: Answer<'listParties', 200>; empty: Answer<'listParties', 200> }
    400: { unknown_parameter: Answer<'listParties', 400>; unknown_include: Answer<'listParties', 400>; malformed_body: Answer<'listParties', 400> }
    401: { unauthorized: Answer<'listParties', 401> }
    429: { too_many_requests: Answer<'listParties', 429> }
  }
  createParty: {
    201: { default: Answer<'createParty', 201> }
    400: { unknown_parameter: Answer<'createParty', 400>; unknown_include: Answer<'createParty', 400>; malformed_body: Answer<'createParty', 400> }
    401: { unauthorized: Answer<'createParty', 401> }
    409: { wrong_type: Answer<'createParty', 409>; id_mismatch: Answer<'createParty', 409>; in_progress: Answer<'createParty', 409> }
    413: { payload_too_large: Answer<'createParty', 413> }
    415: { unsupported_media_type: Answer<'createParty', 415> }
    422: { unprocessable: Answer<'createParty', 422>; company_name_blank: Answer<'createParty', 422>; party_exists: Answer<'createParty', 422>; unknown_attribute: Answer<'createParty', 422> }
    429: { too_many_requests: Answer<'createParty', 429> }
    request: { default: Body<'createParty'> }
  }
  getParty: {
    200: { default: Answer<'getParty', 200> }
    400: { unknown_parameter: Answer<'getParty', 400>; unknown_include: Answer<'getParty', 400>; malformed_body: Answer<'getParty', 400> }
    401: { unauthorized: Answer<'getParty', 401> }
    404: { not_found: Answer<'getParty', 404> }
    429: { too_many_requests: Answer<'getParty', 429> }
  }
  updateParty: {
    200: { default: Answer<'updateParty', 200> }
    400: { unknown_parameter: Answer<'updateParty', 400>; unknown_include: Answer<'updateParty', 400>; malformed_body: Answer<'updateParty', 400> }
    401: { unauthorized: Answer<'updateParty', 401> }
    404: { not_found: Answer<'updateParty', 404> }
    409: { wrong_type: Answer<'updateParty', 409>; id_mismatch: Answer<'updateParty', 409>; in_progress: Answer<'updateParty', 409> }
    413: { payload_too_large: Answer<'updateParty', 413> }
    415: { unsupported_media_type: Answer<'updateParty', 415> }
    422: { unprocessable: Answer<'updateParty', 422>; company_name_blank: Answer<'updateParty', 422>; party_exists: Answer<'updateParty', 422>; unknown_attribute: Answer<'updateParty', 422> }
    429: { too_many_requests: Answer<'updateParty', 429> }
    request: { default: Body<'updateParty'> }
  }
  listShipmentCustomFields: {
    200: { default: Answer<'listShipmentCustomFields', 200>; empty: Answer<'listShipmentCustomFields', 200> }
    400: { unknown_parameter: Answer<'listShipmentCustomFields', 400>; unknown_include: Answer<'listShipmentCustomFields', 400>; malformed_body: Answer<'listShipmentCustomFields', 400> }
    401: { unauthorized: Answer<'listShipmentCustomFields', 401> }
    404: { not_found: Answer<'listShipmentCustomFields', 404> }
    429: { too_many_requests: Answer<'listShipmentCustomFields', 429> }
  }
  createShipmentCustomField: {
    201: { default: Answer<'createShipmentCustomField', 201> }
    400: { unknown_parameter: Answer<'createShipmentCustomField', 400>; unknown_include: Answer<'createShipmentCustomField', 400>; malformed_body: Answer<'createShipmentCustomField', 400> }
    401: { unauthorized: Answer<'createShipmentCustomField', 401> }
    404: { not_found: Answer<'createShipmentCustomField', 404> }
    409: { wrong_type: Answer<'createShipmentCustomField', 409>; id_mismatch: Answer<'createShipmentCustomField', 409>; in_progress: Answer<'createShipmentCustomField', 409> }
    413: { payload_too_large: Answer<'createShipmentCustomField', 413> }
    415: { unsupported_media_type: Answer<'createShipmentCustomField', 415> }
    422: { unprocessable: Answer<'createShipmentCustomField', 422>; custom_field_value: Answer<'createShipmentCustomField', 422>; unknown_attribute: Answer<'createShipmentCustomField', 422> }
    429: { too_many_requests: Answer<'createShipmentCustomField', 429> }
    request: { default: Body<'createShipmentCustomField'> }
  }
  updateShipmentCustomField: {
    200: { default: Answer<'updateShipmentCustomField', 200> }
    400: { unknown_parameter: Answer<'updateShipmentCustomField', 400>; unknown_include: Answer<'updateShipmentCustomField', 400>; malformed_body: Answer<'updateShipmentCustomField', 400> }
    401: { unauthorized: Answer<'updateShipmentCustomField', 401> }
    404: { not_found: Answer<'updateShipmentCustomField', 404> }
    409: { wrong_type: Answer<'updateShipmentCustomField', 409>; id_mismatch: Answer<'updateShipmentCustomField', 409>; in_progress: Answer<'updateShipmentCustomField', 409> }
    413: { payload_too_large: Answer<'updateShipmentCustomField', 413> }
    415: { unsupported_media_type: Answer<'updateShipmentCustomField', 415> }
    422: { unprocessable: Answer<'updateShipmentCustomField', 422>; custom_field_value: Answer<'updateShipmentCustomField', 422>; unknown_attribute: Answer<'updateShipmentCustomField', 422> }
    429: { too_many_requests: Answer<'updateShipmentCustomField', 429> }
    request: { default: Body<'updateShipmentCustomField'> }
  }
  deleteShipmentCustomField: {
    400: { unknown_parameter: Answer<'deleteShipmentCustomField', 400>; unknown_include: Answer<'deleteShipmentCustomField', 400>; malformed_body: Answer<'deleteShipmentCustomField', 400> }
    401: { unauthorized: Answer<'deleteShipmentCustomField', 401> }
    404: { not_found: Answer<'deleteShipmentCustomField', 404> }
    429: { too_many_requests: Answer<'deleteShipmentCustomField', 429> }
  }
  listContainerCustomFields: {
    200: { default: Answer<'listContainerCustomFields', 200>; empty: Answer<'listContainerCustomFields', 200> }
    400: { unknown_parameter: Answer<'listContainerCustomFields', 400>; unknown_include: Answer<'listContainerCustomFields', 400>; malformed_body: Answer<'listContainerCustomFields', 400> }
    401: { unauthorized: Answer<'listContainerCustomFields', 401> }
    404: { not_found: Answer<'listContainerCustomFields', 404> }
    429: { too_many_requests: Answer<'listContainerCustomFields', 429> }
  }
  createContainerCustomField: {
    201: { default: Answer<'createContainerCustomField', 201> }
    400: { unknown_parameter: Answer<'createContainerCustomField', 400>; unknown_include: Answer<'createContainerCustomField', 400>; malformed_body: Answer<'createContainerCustomField', 400> }
    401: { unauthorized: Answer<'createContainerCustomField', 401> }
    404: { not_found: Answer<'createContainerCustomField', 404> }
    409: { wrong_type: Answer<'createContainerCustomField', 409>; id_mismatch: Answer<'createContainerCustomField', 409>; in_progress: Answer<'createContainerCustomField', 409> }
    413: { payload_too_large: Answer<'createContainerCustomField', 413> }
    415: { unsupported_media_type: Answer<'createContainerCustomField', 415> }
    422: { unprocessable: Answer<'createContainerCustomField', 422>; custom_field_value: Answer<'createContainerCustomField', 422>; unknown_attribute: Answer<'createContainerCustomField', 422> }
    429: { too_many_requests: Answer<'createContainerCustomField', 429> }
    request: { default: Body<'createContainerCustomField'> }
  }
  updateContainerCustomField: {
    200: { default: Answer<'updateContainerCustomField', 200> }
    400: { unknown_parameter: Answer<'updateContainerCustomField', 400>; unknown_include: Answer<'updateContainerCustomField', 400>; malformed_body: Answer<'updateContainerCustomField', 400> }
    401: { unauthorized: Answer<'updateContainerCustomField', 401> }
    404: { not_found: Answer<'updateContainerCustomField', 404> }
    409: { wrong_type: Answer<'updateContainerCustomField', 409>; id_mismatch: Answer<'updateContainerCustomField', 409>; in_progress: Answer<'updateContainerCustomField', 409> }
    413: { payload_too_large: Answer<'updateContainerCustomField', 413> }
    415: { unsupported_media_type: Answer<'updateContainerCustomField', 415> }
    422: { unprocessable: Answer<'updateContainerCustomField', 422>; custom_field_value: Answer<'updateContainerCustomField', 422>; unknown_attribute: Answer<'updateContainerCustomField', 422> }
    429: { too_many_requests: Answer<'updateContainerCustomField', 429> }
    request: { default: Body<'updateContainerCustomField'> }
  }
  deleteContainerCustomField: {
    400: { unknown_parameter: Answer<'deleteContainerCustomField', 400>; unknown_include: Answer<'deleteContainerCustomField', 400>; malformed_body: Answer<'deleteContainerCustomField', 400> }
    401: { unauthorized: Answer<'deleteContainerCustomField', 401> }
    404: { not_found: Answer<'deleteContainerCustomField', 404> }
    429: { too_many_requests: Answer<'deleteContainerCustomField', 429> }
  }
  listTrackingRequestCustomFields: {
    200: { default: Answer<'listTrackingRequestCustomFields', 200>; empty: Answer<'listTrackingRequestCustomFields', 200> }
    400: { unknown_parameter: Answer<'listTrackingRequestCustomFields', 400>; unknown_include: Answer<'listTrackingRequestCustomFields', 400>; malformed_body: Answer<'listTrackingRequestCustomFields', 400> }
    401: { unauthorized: Answer<'listTrackingRequestCustomFields', 401> }
    404: { not_found: Answer<'listTrackingRequestCustomFields', 404> }
    429: { too_many_requests: Answer<'listTrackingRequestCustomFields', 429> }
  }
  createTrackingRequestCustomField: {
    201: { default: Answer<'createTrackingRequestCustomField', 201> }
    400: { unknown_parameter: Answer<'createTrackingRequestCustomField', 400>; unknown_include: Answer<'createTrackingRequestCustomField', 400>; malformed_body: Answer<'createTrackingRequestCustomField', 400> }
    401: { unauthorized: Answer<'createTrackingRequestCustomField', 401> }
    404: { not_found: Answer<'createTrackingRequestCustomField', 404> }
    409: { wrong_type: Answer<'createTrackingRequestCustomField', 409>; id_mismatch: Answer<'createTrackingRequestCustomField', 409>; in_progress: Answer<'createTrackingRequestCustomField', 409> }
    413: { payload_too_large: Answer<'createTrackingRequestCustomField', 413> }
    415: { unsupported_media_type: Answer<'createTrackingRequestCustomField', 415> }
    422: { unprocessable: Answer<'createTrackingRequestCustomField', 422>; custom_field_value: Answer<'createTrackingRequestCustomField', 422>; unknown_attribute: Answer<'createTrackingRequestCustomField', 422> }
    429: { too_many_requests: Answer<'createTrackingRequestCustomField', 429> }
    request: { default: Body<'createTrackingRequestCustomField'> }
  }
  updateTrackingRequestCustomField: {
    200: { default: Answer<'updateTrackingRequestCustomField', 200> }
    400: { unknown_parameter: Answer<'updateTrackingRequestCustomField', 400>; unknown_include: Answer<'updateTrackingRequestCustomField', 400>; malformed_body: Answer<'updateTrackingRequestCustomField', 400> }
    401: { unauthorized: Answer<'updateTrackingRequestCustomField', 401> }
    404: { not_found: Answer<'updateTrackingRequestCustomField', 404> }
    409: { wrong_type: Answer<'updateTrackingRequestCustomField', 409>; id_mismatch: Answer<'updateTrackingRequestCustomField', 409>; in_progress: Answer<'updateTrackingRequestCustomField', 409> }
    413: { payload_too_large: Answer<'updateTrackingRequestCustomField', 413> }
    415: { unsupported_media_type: Answer<'updateTrackingRequestCustomField', 415> }
    422: { unprocessable: Answer<'updateTrackingRequestCustomField', 422>; custom_field_value: Answer<'updateTrackingRequestCustomField', 422>; unknown_attribute: Answer<'updateTrackingRequestCustomField', 422> }
    429: { too_many_requests: Answer<'updateTrackingRequestCustomField', 429> }
    request: { default: Body<'updateTrackingRequestCustomField'> }
  }
  deleteTrackingRequestCustomField: {
    400: { unknown_parameter: Answer<'deleteTrackingRequestCustomField', 400>; unknown_include: Answer<'deleteTrackingRequestCustomField', 400>; malformed_body: Answer<'deleteTrackingRequestCustomField', 400> }
    401: { unauthorized: Answer<'deleteTrackingRequestCustomField', 401> }
    404: { not_found: Answer<'deleteTrackingRequestCustomField', 404> }
    429: { too_many_requests: Answer<'deleteTrackingRequestCustomField', 429> }
  }
  listCustomFieldDefinitions: {
    200: { default: Answer<'listCustomFieldDefinitions', 200>; empty: Answer<'listCustomFieldDefinitions', 200> }
    400: { unknown_parameter: Answer<'listCustomFieldDefinitions', 400>; unknown_include: Answer<'listCustomFieldDefinitions', 400>; malformed_body: Answer<'listCustomFieldDefinitions', 400> }
    401: { unauthorized: Answer<'listCustomFieldDefinitions', 401> }
    429: { too_many_requests: Answer<'listCustomFieldDefinitions', 429> }
  }
  createCustomFieldDefinition: {
    201: { default: Answer<'createCustomFieldDefinition', 201> }
    400: { unknown_parameter: Answer<'createCustomFieldDefinition', 400>; unknown_include: Answer<'createCustomFieldDefinition', 400>; malformed_body: Answer<'createCustomFieldDefinition', 400> }
    401: { unauthorized: Answer<'createCustomFieldDefinition', 401> }
    409: { wrong_type: Answer<'createCustomFieldDefinition', 409>; id_mismatch: Answer<'createCustomFieldDefinition', 409>; in_progress: Answer<'createCustomFieldDefinition', 409> }
    413: { payload_too_large: Answer<'createCustomFieldDefinition', 413> }
    415: { unsupported_media_type: Answer<'createCustomFieldDefinition', 415> }
    422: { unprocessable: Answer<'createCustomFieldDefinition', 422>; slug_taken: Answer<'createCustomFieldDefinition', 422>; unknown_attribute: Answer<'createCustomFieldDefinition', 422> }
    429: { too_many_requests: Answer<'createCustomFieldDefinition', 429> }
    request: { default: Body<'createCustomFieldDefinition'>; number: Body<'createCustomFieldDefinition'>; reference: Body<'createCustomFieldDefinition'> }
  }
  getCustomFieldDefinition: {
    200: { default: Answer<'getCustomFieldDefinition', 200>; with_options: Answer<'getCustomFieldDefinition', 200> }
    400: { unknown_parameter: Answer<'getCustomFieldDefinition', 400>; unknown_include: Answer<'getCustomFieldDefinition', 400>; malformed_body: Answer<'getCustomFieldDefinition', 400> }
    401: { unauthorized: Answer<'getCustomFieldDefinition', 401> }
    404: { not_found: Answer<'getCustomFieldDefinition', 404> }
    429: { too_many_requests: Answer<'getCustomFieldDefinition', 429> }
  }
  updateCustomFieldDefinition: {
    200: { default: Answer<'updateCustomFieldDefinition', 200> }
    400: { unknown_parameter: Answer<'updateCustomFieldDefinition', 400>; unknown_include: Answer<'updateCustomFieldDefinition', 400>; malformed_body: Answer<'updateCustomFieldDefinition', 400> }
    401: { unauthorized: Answer<'updateCustomFieldDefinition', 401> }
    404: { not_found: Answer<'updateCustomFieldDefinition', 404> }
    409: { wrong_type: Answer<'updateCustomFieldDefinition', 409>; id_mismatch: Answer<'updateCustomFieldDefinition', 409>; in_progress: Answer<'updateCustomFieldDefinition', 409> }
    413: { payload_too_large: Answer<'updateCustomFieldDefinition', 413> }
    415: { unsupported_media_type: Answer<'updateCustomFieldDefinition', 415> }
    422: { unprocessable: Answer<'updateCustomFieldDefinition', 422>; unknown_attribute: Answer<'updateCustomFieldDefinition', 422> }
    429: { too_many_requests: Answer<'updateCustomFieldDefinition', 429> }
    request: { default: Body<'updateCustomFieldDefinition'> }
  }
  deleteCustomFieldDefinition: {
    400: { unknown_parameter: Answer<'deleteCustomFieldDefinition', 400>; unknown_include: Answer<'deleteCustomFieldDefinition', 400>; malformed_body: Answer<'deleteCustomFieldDefinition', 400> }
    401: { unauthorized: Answer<'deleteCustomFieldDefinition', 401> }
    404: { not_found: Answer<'deleteCustomFieldDefinition', 404> }
    429: { too_many_requests: Answer<'deleteCustomFieldDefinition', 429> }
  }
  listCustomFieldOptions: {
    200: { default: Answer<'listCustomFieldOptions', 200>; empty: Answer<'listCustomFieldOptions', 200> }
    400: { unknown_parameter: Answer<'listCustomFieldOptions', 400>; unknown_include: Answer<'listCustomFieldOptions', 400>; malformed_body: Answer<'listCustomFieldOptions', 400> }
    401: { unauthorized: Answer<'listCustomFieldOptions', 401> }
    404: { not_found: Answer<'listCustomFieldOptions', 404> }
    429: { too_many_requests: Answer<'listCustomFieldOptions', 429> }
  }
  createCustomFieldOption: {
    201: { default: Answer<'createCustomFieldOption', 201> }
    400: { unknown_parameter: Answer<'createCustomFieldOption', 400>; unknown_include: Answer<'createCustomFieldOption', 400>; malformed_body: Answer<'createCustomFieldOption', 400> }
    401: { unauthorized: Answer<'createCustomFieldOption', 401> }
    404: { not_found: Answer<'createCustomFieldOption', 404> }
    409: { wrong_type: Answer<'createCustomFieldOption', 409>; id_mismatch: Answer<'createCustomFieldOption', 409>; in_progress: Answer<'createCustomFieldOption', 409> }
    413: { payload_too_large: Answer<'createCustomFieldOption', 413> }
    415: { unsupported_media_type: Answer<'createCustomFieldOption', 415> }
    422: { unprocessable: Answer<'createCustomFieldOption', 422>; option_exists: Answer<'createCustomFieldOption', 422>; no_options: Answer<'createCustomFieldOption', 422>; unknown_attribute: Answer<'createCustomFieldOption', 422> }
    429: { too_many_requests: Answer<'createCustomFieldOption', 429> }
    request: { default: Body<'createCustomFieldOption'> }
  }
  getCustomFieldOption: {
    200: { default: Answer<'getCustomFieldOption', 200> }
    400: { unknown_parameter: Answer<'getCustomFieldOption', 400>; unknown_include: Answer<'getCustomFieldOption', 400>; malformed_body: Answer<'getCustomFieldOption', 400> }
    401: { unauthorized: Answer<'getCustomFieldOption', 401> }
    404: { not_found: Answer<'getCustomFieldOption', 404> }
    429: { too_many_requests: Answer<'getCustomFieldOption', 429> }
  }
  updateCustomFieldOption: {
    200: { default: Answer<'updateCustomFieldOption', 200> }
    400: { unknown_parameter: Answer<'updateCustomFieldOption', 400>; unknown_include: Answer<'updateCustomFieldOption', 400>; malformed_body: Answer<'updateCustomFieldOption', 400> }
    401: { unauthorized: Answer<'updateCustomFieldOption', 401> }
    404: { not_found: Answer<'updateCustomFieldOption', 404> }
    409: { wrong_type: Answer<'updateCustomFieldOption', 409>; id_mismatch: Answer<'updateCustomFieldOption', 409>; in_progress: Answer<'updateCustomFieldOption', 409> }
    413: { payload_too_large: Answer<'updateCustomFieldOption', 413> }
    415: { unsupported_media_type: Answer<'updateCustomFieldOption', 415> }
    422: { unprocessable: Answer<'updateCustomFieldOption', 422>; unknown_attribute: Answer<'updateCustomFieldOption', 422> }
    429: { too_many_requests: Answer<'updateCustomFieldOption', 429> }
    request: { default: Body<'updateCustomFieldOption'> }
  }
  deleteCustomFieldOption: {
    400: { unknown_parameter: Answer<'deleteCustomFieldOption', 400>; unknown_include: Answer<'deleteCustomFieldOption', 400>; malformed_body: Answer<'deleteCustomFieldOption', 400> }
    401: { unauthorized: Answer<'deleteCustomFieldOption', 401> }
    404: { not_found: Answer<'deleteCustomFieldOption', 404> }
    429: { too_many_requests: Answer<'deleteCustomFieldOption', 429> }
  }
  listCustomFields: {
    200: { default: Answer<'listCustomFields', 200>; empty: Answer<'listCustomFields', 200> }
    400: { unknown_parameter: Answer<'listCustomFields', 400>; unknown_include: Answer<'listCustomFields', 400>; malformed_body: Answer<'listCustomFields', 400> }
    401: { unauthorized: Answer<'listCustomFields', 401> }
    429: { too_many_requests: Answer<'listCustomFields', 429> }
  }
  createCustomField: {
    201: { default: Answer<'createCustomField', 201> }
    400: { unknown_parameter: Answer<'createCustomField', 400>; unknown_include: Answer<'createCustomField', 400>; malformed_body: Answer<'createCustomField', 400> }
    401: { unauthorized: Answer<'createCustomField', 401> }
    409: { wrong_type: Answer<'createCustomField', 409>; id_mismatch: Answer<'createCustomField', 409>; in_progress: Answer<'createCustomField', 409> }
    413: { payload_too_large: Answer<'createCustomField', 413> }
    415: { unsupported_media_type: Answer<'createCustomField', 415> }
    422: { unprocessable: Answer<'createCustomField', 422>; custom_field_exists: Answer<'createCustomField', 422>; custom_field_value: Answer<'createCustomField', 422>; unknown_attribute: Answer<'createCustomField', 422> }
    429: { too_many_requests: Answer<'createCustomField', 429> }
    request: { default: Body<'createCustomField'> }
  }
  getCustomField: {
    200: { default: Answer<'getCustomField', 200>; with_definition: Answer<'getCustomField', 200> }
    400: { unknown_parameter: Answer<'getCustomField', 400>; unknown_include: Answer<'getCustomField', 400>; malformed_body: Answer<'getCustomField', 400> }
    401: { unauthorized: Answer<'getCustomField', 401> }
    404: { not_found: Answer<'getCustomField', 404> }
    429: { too_many_requests: Answer<'getCustomField', 429> }
  }
  updateCustomField: {
    200: { default: Answer<'updateCustomField', 200> }
    400: { unknown_parameter: Answer<'updateCustomField', 400>; unknown_include: Answer<'updateCustomField', 400>; malformed_body: Answer<'updateCustomField', 400> }
    401: { unauthorized: Answer<'updateCustomField', 401> }
    404: { not_found: Answer<'updateCustomField', 404> }
    409: { wrong_type: Answer<'updateCustomField', 409>; id_mismatch: Answer<'updateCustomField', 409>; in_progress: Answer<'updateCustomField', 409> }
    413: { payload_too_large: Answer<'updateCustomField', 413> }
    415: { unsupported_media_type: Answer<'updateCustomField', 415> }
    422: { unprocessable: Answer<'updateCustomField', 422>; custom_field_value: Answer<'updateCustomField', 422>; unknown_attribute: Answer<'updateCustomField', 422> }
    429: { too_many_requests: Answer<'updateCustomField', 429> }
    request: { default: Body<'updateCustomField'> }
  }
  deleteCustomField: {
    400: { unknown_parameter: Answer<'deleteCustomField', 400>; unknown_include: Answer<'deleteCustomField', 400>; malformed_body: Answer<'deleteCustomField', 400> }
    401: { unauthorized: Answer<'deleteCustomField', 401> }
    404: { not_found: Answer<'deleteCustomField', 404> }
    429: { too_many_requests: Answer<'deleteCustomField', 429> }
  }
  createDirectUpload: {
    200: { default: Answer<'createDirectUpload', 200> }
    400: { unknown_parameter: Answer<'createDirectUpload', 400>; unknown_include: Answer<'createDirectUpload', 400>; malformed_body: Answer<'createDirectUpload', 400> }
    401: { unauthorized: Answer<'createDirectUpload', 401> }
    409: { wrong_type: Answer<'createDirectUpload', 409>; id_mismatch: Answer<'createDirectUpload', 409>; in_progress: Answer<'createDirectUpload', 409> }
    413: { payload_too_large: Answer<'createDirectUpload', 413> }
    415: { unsupported_media_type: Answer<'createDirectUpload', 415> }
    422: { unprocessable: Answer<'createDirectUpload', 422>; unknown_attribute: Answer<'createDirectUpload', 422>; file_too_large: Answer<'createDirectUpload', 422> }
    429: { too_many_requests: Answer<'createDirectUpload', 429> }
    request: { default: Body<'createDirectUpload'> }
  }
}
