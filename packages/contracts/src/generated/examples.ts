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

export const examples: Examples = {
  listShipments: {
    200: {
      default: {
        data: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-09T21:45:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
              line_tracking_stopped_at: null,
              line_tracking_stopped_reason: null,
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/shipments",
          current: "https://boxtrail.example/v2/shipments?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/shipments?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/shipments?page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      with_containers: {
        data: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-09T21:45:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
              line_tracking_stopped_at: null,
              line_tracking_stopped_reason: null,
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        ],
        included: [
          {
            id: "019c2291-c340-7a42-9519-714d616e9411",
            type: "container",
            attributes: {
              number: "MSKU7054410",
              ref_numbers: ["PO-48213"],
              equipment_type: "dry",
              equipment_length: 40,
              equipment_height: "high_cube",
              weight_in_lbs: 38140,
              seal_number: "CN5520187",
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-09T21:45:00Z",
              current_status: "available",
              availability_known: true,
              available_for_pickup: true,
              pickup_lfd: "2026-03-13T04:59:00Z",
              import_deadlines: {
                pickup_lfd_line: null,
                pickup_lfd_terminal: null,
                pickup_lfd_rail: "2026-03-13T04:59:00Z",
              },
              pickup_appointment_at: null,
              pod_arrived_at: "2026-03-02T14:35:00Z",
              pod_discharged_at: "2026-03-03T09:25:00Z",
              pod_full_out_at: null,
              pod_full_out_chassis_number: null,
              location_at_pod_terminal: null,
              terminal_checked_at: "2026-03-10T11:40:00Z",
              final_destination_full_out_at: null,
              empty_terminated_at: null,
              delivered_at: null,
              empty_out_at: "2026-02-05T02:10:00Z",
              pol_full_in_at: "2026-02-08T07:45:00Z",
              pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
              pol_vessel_departed_at: "2026-02-11T21:05:00Z",
              holds_at_pod_terminal: [],
              fees_at_pod_terminal: [
                {
                  type: "demurrage",
                  amount: 0,
                  currency_code: "USD",
                },
              ],
              pod_timezone: "America/Los_Angeles",
              final_destination_timezone: "America/Chicago",
              empty_terminated_timezone: null,
              pod_rail_carrier_scac: "BNSF",
              ind_rail_carrier_scac: "BNSF",
              pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
              shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
              rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
              pod_rail_loaded_at: "2026-03-05T18:00:00Z",
              pod_rail_departed_at: "2026-03-06T06:30:00Z",
              ind_eta_at: null,
              ind_ata_at: "2026-03-09T14:20:00Z",
              ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
              ind_facility_lfd_on: "2026-03-13T04:59:00Z",
              ind_facility_holds: [],
              ind_facility_fees: [],
              ssl_lfd: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              pickup_facility: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              transport_events: {
                data: [
                  {
                    type: "transport_event",
                    id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                  },
                  {
                    type: "transport_event",
                    id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                  },
                  {
                    type: "transport_event",
                    id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                  },
                  {
                    type: "transport_event",
                    id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                  },
                  {
                    type: "transport_event",
                    id: "019c5960-2880-72d2-85d4-77b973c0895a",
                  },
                  {
                    type: "transport_event",
                    id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                  },
                  {
                    type: "transport_event",
                    id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                  },
                  {
                    type: "transport_event",
                    id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                  },
                  {
                    type: "transport_event",
                    id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                  },
                  {
                    type: "transport_event",
                    id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                  },
                  {
                    type: "transport_event",
                    id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                  },
                  {
                    type: "transport_event",
                    id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                  },
                  {
                    type: "transport_event",
                    id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                  },
                  {
                    type: "transport_event",
                    id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                  },
                  {
                    type: "transport_event",
                    id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                  },
                ],
              },
              raw_events: {
                data: [
                  {
                    type: "raw_event",
                    id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                  },
                  {
                    type: "raw_event",
                    id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                  },
                  {
                    type: "raw_event",
                    id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                  },
                  {
                    type: "raw_event",
                    id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                  },
                  {
                    type: "raw_event",
                    id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                  },
                  {
                    type: "raw_event",
                    id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                  },
                  {
                    type: "raw_event",
                    id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                  },
                  {
                    type: "raw_event",
                    id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                  },
                  {
                    type: "raw_event",
                    id: "019caef9-4e20-70b7-9491-77eec866185e",
                  },
                  {
                    type: "raw_event",
                    id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                  },
                  {
                    type: "raw_event",
                    id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                  },
                  {
                    type: "raw_event",
                    id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                  },
                  {
                    type: "raw_event",
                    id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                  },
                  {
                    type: "raw_event",
                    id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                  },
                ],
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/shipments?include=containers",
          current: "https://boxtrail.example/v2/shipments?include=containers&page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/shipments?include=containers&page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/shipments?include=containers&page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/shipments",
          current: "https://boxtrail.example/v2/shipments?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/shipments?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/shipments?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getShipment: {
    200: {
      default: {
        data: {
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          type: "shipment",
          attributes: {
            bill_of_lading_number: "MAEU261904573",
            normalized_number: "261904573",
            ref_numbers: ["PO-48213"],
            tags: ["spring-range"],
            created_at: "2026-02-03T08:15:00Z",
            updated_at: "2026-03-09T21:45:00Z",
            port_of_lading_locode: "CNSHA",
            port_of_lading_name: "Shanghai",
            port_of_discharge_locode: "USLAX",
            port_of_discharge_name: "Los Angeles",
            destination_locode: "USCHI",
            destination_name: "Chicago",
            shipping_line_scac: "MAEU",
            shipping_line_name: "Maersk",
            shipping_line_short_name: "Maersk",
            customer_name: "Lakeside Furniture",
            pod_vessel_name: "BOREAL TRADER",
            pod_vessel_imo: "9812341",
            pod_voyage_number: "612E",
            pol_etd_at: "2026-02-11T20:00:00Z",
            pol_atd_at: "2026-02-11T21:05:00Z",
            pol_original_etd_at: "2026-02-10T20:00:00Z",
            pod_eta_at: null,
            pod_original_eta_at: "2026-02-28T16:00:00Z",
            pod_ata_at: "2026-03-02T14:35:00Z",
            destination_eta_at: null,
            destination_original_eta_at: "2026-03-08T18:00:00Z",
            destination_ata_at: "2026-03-09T14:20:00Z",
            pol_timezone: "Asia/Shanghai",
            pod_timezone: "America/Los_Angeles",
            destination_timezone: "America/Chicago",
            line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
            line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
            line_tracking_stopped_at: null,
            line_tracking_stopped_reason: null,
          },
          relationships: {
            port_of_lading: {
              data: {
                type: "port",
                id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              },
            },
            port_of_discharge: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            destination: {
              data: {
                type: "metro_area",
                id: "019b76da-a800-7991-a79d-9f96c925fe96",
              },
            },
            destination_terminal: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            line_tracking_stopped_by_user: {
              data: null,
            },
            containers: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      with_containers: {
        data: {
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          type: "shipment",
          attributes: {
            bill_of_lading_number: "MAEU261904573",
            normalized_number: "261904573",
            ref_numbers: ["PO-48213"],
            tags: ["spring-range"],
            created_at: "2026-02-03T08:15:00Z",
            updated_at: "2026-03-09T21:45:00Z",
            port_of_lading_locode: "CNSHA",
            port_of_lading_name: "Shanghai",
            port_of_discharge_locode: "USLAX",
            port_of_discharge_name: "Los Angeles",
            destination_locode: "USCHI",
            destination_name: "Chicago",
            shipping_line_scac: "MAEU",
            shipping_line_name: "Maersk",
            shipping_line_short_name: "Maersk",
            customer_name: "Lakeside Furniture",
            pod_vessel_name: "BOREAL TRADER",
            pod_vessel_imo: "9812341",
            pod_voyage_number: "612E",
            pol_etd_at: "2026-02-11T20:00:00Z",
            pol_atd_at: "2026-02-11T21:05:00Z",
            pol_original_etd_at: "2026-02-10T20:00:00Z",
            pod_eta_at: null,
            pod_original_eta_at: "2026-02-28T16:00:00Z",
            pod_ata_at: "2026-03-02T14:35:00Z",
            destination_eta_at: null,
            destination_original_eta_at: "2026-03-08T18:00:00Z",
            destination_ata_at: "2026-03-09T14:20:00Z",
            pol_timezone: "Asia/Shanghai",
            pod_timezone: "America/Los_Angeles",
            destination_timezone: "America/Chicago",
            line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
            line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
            line_tracking_stopped_at: null,
            line_tracking_stopped_reason: null,
          },
          relationships: {
            port_of_lading: {
              data: {
                type: "port",
                id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              },
            },
            port_of_discharge: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            destination: {
              data: {
                type: "metro_area",
                id: "019b76da-a800-7991-a79d-9f96c925fe96",
              },
            },
            destination_terminal: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            line_tracking_stopped_by_user: {
              data: null,
            },
            containers: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
          },
        },
        included: [
          {
            id: "019c2291-c340-7a42-9519-714d616e9411",
            type: "container",
            attributes: {
              number: "MSKU7054410",
              ref_numbers: ["PO-48213"],
              equipment_type: "dry",
              equipment_length: 40,
              equipment_height: "high_cube",
              weight_in_lbs: 38140,
              seal_number: "CN5520187",
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-09T21:45:00Z",
              current_status: "available",
              availability_known: true,
              available_for_pickup: true,
              pickup_lfd: "2026-03-13T04:59:00Z",
              import_deadlines: {
                pickup_lfd_line: null,
                pickup_lfd_terminal: null,
                pickup_lfd_rail: "2026-03-13T04:59:00Z",
              },
              pickup_appointment_at: null,
              pod_arrived_at: "2026-03-02T14:35:00Z",
              pod_discharged_at: "2026-03-03T09:25:00Z",
              pod_full_out_at: null,
              pod_full_out_chassis_number: null,
              location_at_pod_terminal: null,
              terminal_checked_at: "2026-03-10T11:40:00Z",
              final_destination_full_out_at: null,
              empty_terminated_at: null,
              delivered_at: null,
              empty_out_at: "2026-02-05T02:10:00Z",
              pol_full_in_at: "2026-02-08T07:45:00Z",
              pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
              pol_vessel_departed_at: "2026-02-11T21:05:00Z",
              holds_at_pod_terminal: [],
              fees_at_pod_terminal: [
                {
                  type: "demurrage",
                  amount: 0,
                  currency_code: "USD",
                },
              ],
              pod_timezone: "America/Los_Angeles",
              final_destination_timezone: "America/Chicago",
              empty_terminated_timezone: null,
              pod_rail_carrier_scac: "BNSF",
              ind_rail_carrier_scac: "BNSF",
              pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
              shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
              rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
              pod_rail_loaded_at: "2026-03-05T18:00:00Z",
              pod_rail_departed_at: "2026-03-06T06:30:00Z",
              ind_eta_at: null,
              ind_ata_at: "2026-03-09T14:20:00Z",
              ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
              ind_facility_lfd_on: "2026-03-13T04:59:00Z",
              ind_facility_holds: [],
              ind_facility_fees: [],
              ssl_lfd: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              pickup_facility: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              transport_events: {
                data: [
                  {
                    type: "transport_event",
                    id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                  },
                  {
                    type: "transport_event",
                    id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                  },
                  {
                    type: "transport_event",
                    id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                  },
                  {
                    type: "transport_event",
                    id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                  },
                  {
                    type: "transport_event",
                    id: "019c5960-2880-72d2-85d4-77b973c0895a",
                  },
                  {
                    type: "transport_event",
                    id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                  },
                  {
                    type: "transport_event",
                    id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                  },
                  {
                    type: "transport_event",
                    id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                  },
                  {
                    type: "transport_event",
                    id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                  },
                  {
                    type: "transport_event",
                    id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                  },
                  {
                    type: "transport_event",
                    id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                  },
                  {
                    type: "transport_event",
                    id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                  },
                  {
                    type: "transport_event",
                    id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                  },
                  {
                    type: "transport_event",
                    id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                  },
                  {
                    type: "transport_event",
                    id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                  },
                ],
              },
              raw_events: {
                data: [
                  {
                    type: "raw_event",
                    id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                  },
                  {
                    type: "raw_event",
                    id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                  },
                  {
                    type: "raw_event",
                    id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                  },
                  {
                    type: "raw_event",
                    id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                  },
                  {
                    type: "raw_event",
                    id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                  },
                  {
                    type: "raw_event",
                    id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                  },
                  {
                    type: "raw_event",
                    id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                  },
                  {
                    type: "raw_event",
                    id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                  },
                  {
                    type: "raw_event",
                    id: "019caef9-4e20-70b7-9491-77eec866185e",
                  },
                  {
                    type: "raw_event",
                    id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                  },
                  {
                    type: "raw_event",
                    id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                  },
                  {
                    type: "raw_event",
                    id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                  },
                  {
                    type: "raw_event",
                    id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                  },
                  {
                    type: "raw_event",
                    id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                  },
                ],
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079?include=containers",
        },
      },
      completed: {
        data: {
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          type: "shipment",
          attributes: {
            bill_of_lading_number: "MAEU261904573",
            normalized_number: "261904573",
            ref_numbers: ["PO-48213"],
            tags: ["spring-range"],
            created_at: "2026-02-03T08:15:00Z",
            updated_at: "2026-03-16T21:00:00Z",
            port_of_lading_locode: "CNSHA",
            port_of_lading_name: "Shanghai",
            port_of_discharge_locode: "USLAX",
            port_of_discharge_name: "Los Angeles",
            destination_locode: "USCHI",
            destination_name: "Chicago",
            shipping_line_scac: "MAEU",
            shipping_line_name: "Maersk",
            shipping_line_short_name: "Maersk",
            customer_name: "Lakeside Furniture",
            pod_vessel_name: "BOREAL TRADER",
            pod_vessel_imo: "9812341",
            pod_voyage_number: "612E",
            pol_etd_at: "2026-02-11T20:00:00Z",
            pol_atd_at: "2026-02-11T21:05:00Z",
            pol_original_etd_at: "2026-02-10T20:00:00Z",
            pod_eta_at: null,
            pod_original_eta_at: "2026-02-28T16:00:00Z",
            pod_ata_at: "2026-03-02T14:35:00Z",
            destination_eta_at: null,
            destination_original_eta_at: "2026-03-08T18:00:00Z",
            destination_ata_at: "2026-03-09T14:20:00Z",
            pol_timezone: "Asia/Shanghai",
            pod_timezone: "America/Los_Angeles",
            destination_timezone: "America/Chicago",
            line_tracking_last_attempted_at: "2026-03-17T05:30:00Z",
            line_tracking_last_succeeded_at: "2026-03-17T05:30:05Z",
            line_tracking_stopped_at: "2026-03-17T06:00:00Z",
            line_tracking_stopped_reason: "all_containers_terminated",
          },
          relationships: {
            port_of_lading: {
              data: {
                type: "port",
                id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              },
            },
            port_of_discharge: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            destination: {
              data: {
                type: "metro_area",
                id: "019b76da-a800-7991-a79d-9f96c925fe96",
              },
            },
            destination_terminal: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            line_tracking_stopped_by_user: {
              data: null,
            },
            containers: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateShipment: {
    200: {
      default: {
        data: {
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          type: "shipment",
          attributes: {
            bill_of_lading_number: "MAEU261904573",
            normalized_number: "261904573",
            ref_numbers: ["PO-48213", "SO-7719"],
            tags: ["spring-range", "priority"],
            created_at: "2026-02-03T08:15:00Z",
            updated_at: "2026-03-10T12:00:00Z",
            port_of_lading_locode: "CNSHA",
            port_of_lading_name: "Shanghai",
            port_of_discharge_locode: "USLAX",
            port_of_discharge_name: "Los Angeles",
            destination_locode: "USCHI",
            destination_name: "Chicago",
            shipping_line_scac: "MAEU",
            shipping_line_name: "Maersk",
            shipping_line_short_name: "Maersk",
            customer_name: "Lakeside Furniture",
            pod_vessel_name: "BOREAL TRADER",
            pod_vessel_imo: "9812341",
            pod_voyage_number: "612E",
            pol_etd_at: "2026-02-11T20:00:00Z",
            pol_atd_at: "2026-02-11T21:05:00Z",
            pol_original_etd_at: "2026-02-10T20:00:00Z",
            pod_eta_at: null,
            pod_original_eta_at: "2026-02-28T16:00:00Z",
            pod_ata_at: "2026-03-02T14:35:00Z",
            destination_eta_at: null,
            destination_original_eta_at: "2026-03-08T18:00:00Z",
            destination_ata_at: "2026-03-09T14:20:00Z",
            pol_timezone: "Asia/Shanghai",
            pod_timezone: "America/Los_Angeles",
            destination_timezone: "America/Chicago",
            line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
            line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
            line_tracking_stopped_at: null,
            line_tracking_stopped_reason: null,
          },
          relationships: {
            port_of_lading: {
              data: {
                type: "port",
                id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              },
            },
            port_of_discharge: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            destination: {
              data: {
                type: "metro_area",
                id: "019b76da-a800-7991-a79d-9f96c925fe96",
              },
            },
            destination_terminal: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            line_tracking_stopped_by_user: {
              data: null,
            },
            containers: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "shipment",
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          attributes: {
            ref_numbers: ["PO-48213", "SO-7719"],
            tags: ["spring-range", "priority"],
          },
        },
      },
    },
  },
  stopShipmentTracking: {
    200: {
      default: {
        data: {
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          type: "shipment",
          attributes: {
            bill_of_lading_number: "MAEU261904573",
            normalized_number: "261904573",
            ref_numbers: ["PO-48213"],
            tags: ["spring-range"],
            created_at: "2026-02-03T08:15:00Z",
            updated_at: "2026-03-10T12:00:00Z",
            port_of_lading_locode: "CNSHA",
            port_of_lading_name: "Shanghai",
            port_of_discharge_locode: "USLAX",
            port_of_discharge_name: "Los Angeles",
            destination_locode: "USCHI",
            destination_name: "Chicago",
            shipping_line_scac: "MAEU",
            shipping_line_name: "Maersk",
            shipping_line_short_name: "Maersk",
            customer_name: "Lakeside Furniture",
            pod_vessel_name: "BOREAL TRADER",
            pod_vessel_imo: "9812341",
            pod_voyage_number: "612E",
            pol_etd_at: "2026-02-11T20:00:00Z",
            pol_atd_at: "2026-02-11T21:05:00Z",
            pol_original_etd_at: "2026-02-10T20:00:00Z",
            pod_eta_at: null,
            pod_original_eta_at: "2026-02-28T16:00:00Z",
            pod_ata_at: "2026-03-02T14:35:00Z",
            destination_eta_at: null,
            destination_original_eta_at: "2026-03-08T18:00:00Z",
            destination_ata_at: "2026-03-09T14:20:00Z",
            pol_timezone: "Asia/Shanghai",
            pod_timezone: "America/Los_Angeles",
            destination_timezone: "America/Chicago",
            line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
            line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
            line_tracking_stopped_at: "2026-03-10T12:00:00Z",
            line_tracking_stopped_reason: "cancelled_by_user",
          },
          relationships: {
            port_of_lading: {
              data: {
                type: "port",
                id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              },
            },
            port_of_discharge: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            destination: {
              data: {
                type: "metro_area",
                id: "019b76da-a800-7991-a79d-9f96c925fe96",
              },
            },
            destination_terminal: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            line_tracking_stopped_by_user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            containers: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/stop_tracking",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "shipment",
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
    },
  },
  resumeShipmentTracking: {
    200: {
      default: {
        data: {
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
          type: "shipment",
          attributes: {
            bill_of_lading_number: "MAEU261904573",
            normalized_number: "261904573",
            ref_numbers: ["PO-48213"],
            tags: ["spring-range"],
            created_at: "2026-02-03T08:15:00Z",
            updated_at: "2026-03-09T21:45:00Z",
            port_of_lading_locode: "CNSHA",
            port_of_lading_name: "Shanghai",
            port_of_discharge_locode: "USLAX",
            port_of_discharge_name: "Los Angeles",
            destination_locode: "USCHI",
            destination_name: "Chicago",
            shipping_line_scac: "MAEU",
            shipping_line_name: "Maersk",
            shipping_line_short_name: "Maersk",
            customer_name: "Lakeside Furniture",
            pod_vessel_name: "BOREAL TRADER",
            pod_vessel_imo: "9812341",
            pod_voyage_number: "612E",
            pol_etd_at: "2026-02-11T20:00:00Z",
            pol_atd_at: "2026-02-11T21:05:00Z",
            pol_original_etd_at: "2026-02-10T20:00:00Z",
            pod_eta_at: null,
            pod_original_eta_at: "2026-02-28T16:00:00Z",
            pod_ata_at: "2026-03-02T14:35:00Z",
            destination_eta_at: null,
            destination_original_eta_at: "2026-03-08T18:00:00Z",
            destination_ata_at: "2026-03-09T14:20:00Z",
            pol_timezone: "Asia/Shanghai",
            pod_timezone: "America/Los_Angeles",
            destination_timezone: "America/Chicago",
            line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
            line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
            line_tracking_stopped_at: null,
            line_tracking_stopped_reason: null,
          },
          relationships: {
            port_of_lading: {
              data: {
                type: "port",
                id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              },
            },
            port_of_discharge: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            destination: {
              data: {
                type: "metro_area",
                id: "019b76da-a800-7991-a79d-9f96c925fe96",
              },
            },
            destination_terminal: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            line_tracking_stopped_by_user: {
              data: null,
            },
            containers: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/resume_tracking",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      duplicate_on_resume: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Another tracking request already holds MAEU261904573 with MAEU.",
            code: "duplicate",
            source: {
              pointer: "/data",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "shipment",
          id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
    },
  },
  listContainers: {
    200: {
      default: {
        data: [
          {
            id: "019c2291-c340-7a42-9519-714d616e9411",
            type: "container",
            attributes: {
              number: "MSKU7054410",
              ref_numbers: ["PO-48213"],
              equipment_type: "dry",
              equipment_length: 40,
              equipment_height: "high_cube",
              weight_in_lbs: 38140,
              seal_number: "CN5520187",
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-09T21:45:00Z",
              current_status: "available",
              availability_known: true,
              available_for_pickup: true,
              pickup_lfd: "2026-03-13T04:59:00Z",
              import_deadlines: {
                pickup_lfd_line: null,
                pickup_lfd_terminal: null,
                pickup_lfd_rail: "2026-03-13T04:59:00Z",
              },
              pickup_appointment_at: null,
              pod_arrived_at: "2026-03-02T14:35:00Z",
              pod_discharged_at: "2026-03-03T09:25:00Z",
              pod_full_out_at: null,
              pod_full_out_chassis_number: null,
              location_at_pod_terminal: null,
              terminal_checked_at: "2026-03-10T11:40:00Z",
              final_destination_full_out_at: null,
              empty_terminated_at: null,
              delivered_at: null,
              empty_out_at: "2026-02-05T02:10:00Z",
              pol_full_in_at: "2026-02-08T07:45:00Z",
              pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
              pol_vessel_departed_at: "2026-02-11T21:05:00Z",
              holds_at_pod_terminal: [],
              fees_at_pod_terminal: [
                {
                  type: "demurrage",
                  amount: 0,
                  currency_code: "USD",
                },
              ],
              pod_timezone: "America/Los_Angeles",
              final_destination_timezone: "America/Chicago",
              empty_terminated_timezone: null,
              pod_rail_carrier_scac: "BNSF",
              ind_rail_carrier_scac: "BNSF",
              pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
              shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
              rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
              pod_rail_loaded_at: "2026-03-05T18:00:00Z",
              pod_rail_departed_at: "2026-03-06T06:30:00Z",
              ind_eta_at: null,
              ind_ata_at: "2026-03-09T14:20:00Z",
              ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
              ind_facility_lfd_on: "2026-03-13T04:59:00Z",
              ind_facility_holds: [],
              ind_facility_fees: [],
              ssl_lfd: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              pickup_facility: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              transport_events: {
                data: [
                  {
                    type: "transport_event",
                    id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                  },
                  {
                    type: "transport_event",
                    id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                  },
                  {
                    type: "transport_event",
                    id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                  },
                  {
                    type: "transport_event",
                    id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                  },
                  {
                    type: "transport_event",
                    id: "019c5960-2880-72d2-85d4-77b973c0895a",
                  },
                  {
                    type: "transport_event",
                    id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                  },
                  {
                    type: "transport_event",
                    id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                  },
                  {
                    type: "transport_event",
                    id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                  },
                  {
                    type: "transport_event",
                    id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                  },
                  {
                    type: "transport_event",
                    id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                  },
                  {
                    type: "transport_event",
                    id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                  },
                  {
                    type: "transport_event",
                    id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                  },
                  {
                    type: "transport_event",
                    id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                  },
                  {
                    type: "transport_event",
                    id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                  },
                  {
                    type: "transport_event",
                    id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                  },
                ],
              },
              raw_events: {
                data: [
                  {
                    type: "raw_event",
                    id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                  },
                  {
                    type: "raw_event",
                    id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                  },
                  {
                    type: "raw_event",
                    id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                  },
                  {
                    type: "raw_event",
                    id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                  },
                  {
                    type: "raw_event",
                    id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                  },
                  {
                    type: "raw_event",
                    id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                  },
                  {
                    type: "raw_event",
                    id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                  },
                  {
                    type: "raw_event",
                    id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                  },
                  {
                    type: "raw_event",
                    id: "019caef9-4e20-70b7-9491-77eec866185e",
                  },
                  {
                    type: "raw_event",
                    id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                  },
                  {
                    type: "raw_event",
                    id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                  },
                  {
                    type: "raw_event",
                    id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                  },
                  {
                    type: "raw_event",
                    id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                  },
                  {
                    type: "raw_event",
                    id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                  },
                ],
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers",
          current: "https://boxtrail.example/v2/containers?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/containers?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/containers?page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      with_shipment: {
        data: [
          {
            id: "019c2291-c340-7a42-9519-714d616e9411",
            type: "container",
            attributes: {
              number: "MSKU7054410",
              ref_numbers: ["PO-48213"],
              equipment_type: "dry",
              equipment_length: 40,
              equipment_height: "high_cube",
              weight_in_lbs: 38140,
              seal_number: "CN5520187",
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-09T21:45:00Z",
              current_status: "available",
              availability_known: true,
              available_for_pickup: true,
              pickup_lfd: "2026-03-13T04:59:00Z",
              import_deadlines: {
                pickup_lfd_line: null,
                pickup_lfd_terminal: null,
                pickup_lfd_rail: "2026-03-13T04:59:00Z",
              },
              pickup_appointment_at: null,
              pod_arrived_at: "2026-03-02T14:35:00Z",
              pod_discharged_at: "2026-03-03T09:25:00Z",
              pod_full_out_at: null,
              pod_full_out_chassis_number: null,
              location_at_pod_terminal: null,
              terminal_checked_at: "2026-03-10T11:40:00Z",
              final_destination_full_out_at: null,
              empty_terminated_at: null,
              delivered_at: null,
              empty_out_at: "2026-02-05T02:10:00Z",
              pol_full_in_at: "2026-02-08T07:45:00Z",
              pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
              pol_vessel_departed_at: "2026-02-11T21:05:00Z",
              holds_at_pod_terminal: [],
              fees_at_pod_terminal: [
                {
                  type: "demurrage",
                  amount: 0,
                  currency_code: "USD",
                },
              ],
              pod_timezone: "America/Los_Angeles",
              final_destination_timezone: "America/Chicago",
              empty_terminated_timezone: null,
              pod_rail_carrier_scac: "BNSF",
              ind_rail_carrier_scac: "BNSF",
              pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
              shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
              rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
              pod_rail_loaded_at: "2026-03-05T18:00:00Z",
              pod_rail_departed_at: "2026-03-06T06:30:00Z",
              ind_eta_at: null,
              ind_ata_at: "2026-03-09T14:20:00Z",
              ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
              ind_facility_lfd_on: "2026-03-13T04:59:00Z",
              ind_facility_holds: [],
              ind_facility_fees: [],
              ssl_lfd: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              pickup_facility: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              transport_events: {
                data: [
                  {
                    type: "transport_event",
                    id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                  },
                  {
                    type: "transport_event",
                    id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                  },
                  {
                    type: "transport_event",
                    id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                  },
                  {
                    type: "transport_event",
                    id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                  },
                  {
                    type: "transport_event",
                    id: "019c5960-2880-72d2-85d4-77b973c0895a",
                  },
                  {
                    type: "transport_event",
                    id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                  },
                  {
                    type: "transport_event",
                    id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                  },
                  {
                    type: "transport_event",
                    id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                  },
                  {
                    type: "transport_event",
                    id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                  },
                  {
                    type: "transport_event",
                    id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                  },
                  {
                    type: "transport_event",
                    id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                  },
                  {
                    type: "transport_event",
                    id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                  },
                  {
                    type: "transport_event",
                    id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                  },
                  {
                    type: "transport_event",
                    id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                  },
                  {
                    type: "transport_event",
                    id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                  },
                  {
                    type: "transport_event",
                    id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                  },
                ],
              },
              raw_events: {
                data: [
                  {
                    type: "raw_event",
                    id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                  },
                  {
                    type: "raw_event",
                    id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                  },
                  {
                    type: "raw_event",
                    id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                  },
                  {
                    type: "raw_event",
                    id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                  },
                  {
                    type: "raw_event",
                    id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                  },
                  {
                    type: "raw_event",
                    id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                  },
                  {
                    type: "raw_event",
                    id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                  },
                  {
                    type: "raw_event",
                    id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                  },
                  {
                    type: "raw_event",
                    id: "019caef9-4e20-70b7-9491-77eec866185e",
                  },
                  {
                    type: "raw_event",
                    id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                  },
                  {
                    type: "raw_event",
                    id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                  },
                  {
                    type: "raw_event",
                    id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                  },
                  {
                    type: "raw_event",
                    id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                  },
                  {
                    type: "raw_event",
                    id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                  },
                  {
                    type: "raw_event",
                    id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                  },
                ],
              },
            },
          },
        ],
        included: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-09T21:45:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
              line_tracking_stopped_at: null,
              line_tracking_stopped_reason: null,
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers?include=shipment",
          current: "https://boxtrail.example/v2/containers?include=shipment&page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/containers?include=shipment&page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/containers?include=shipment&page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/containers",
          current: "https://boxtrail.example/v2/containers?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/containers?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/containers?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getContainer: {
    200: {
      default: {
        data: {
          id: "019c2291-c340-7a42-9519-714d616e9411",
          type: "container",
          attributes: {
            number: "MSKU7054410",
            ref_numbers: ["PO-48213"],
            equipment_type: "dry",
            equipment_length: 40,
            equipment_height: "high_cube",
            weight_in_lbs: 38140,
            seal_number: "CN5520187",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-03-09T21:45:00Z",
            current_status: "available",
            availability_known: true,
            available_for_pickup: true,
            pickup_lfd: "2026-03-13T04:59:00Z",
            import_deadlines: {
              pickup_lfd_line: null,
              pickup_lfd_terminal: null,
              pickup_lfd_rail: "2026-03-13T04:59:00Z",
            },
            pickup_appointment_at: null,
            pod_arrived_at: "2026-03-02T14:35:00Z",
            pod_discharged_at: "2026-03-03T09:25:00Z",
            pod_full_out_at: null,
            pod_full_out_chassis_number: null,
            location_at_pod_terminal: null,
            terminal_checked_at: "2026-03-10T11:40:00Z",
            final_destination_full_out_at: null,
            empty_terminated_at: null,
            delivered_at: null,
            empty_out_at: "2026-02-05T02:10:00Z",
            pol_full_in_at: "2026-02-08T07:45:00Z",
            pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
            pol_vessel_departed_at: "2026-02-11T21:05:00Z",
            holds_at_pod_terminal: [],
            fees_at_pod_terminal: [
              {
                type: "demurrage",
                amount: 0,
                currency_code: "USD",
              },
            ],
            pod_timezone: "America/Los_Angeles",
            final_destination_timezone: "America/Chicago",
            empty_terminated_timezone: null,
            pod_rail_carrier_scac: "BNSF",
            ind_rail_carrier_scac: "BNSF",
            pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
            shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
            rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
            pod_rail_loaded_at: "2026-03-05T18:00:00Z",
            pod_rail_departed_at: "2026-03-06T06:30:00Z",
            ind_eta_at: null,
            ind_ata_at: "2026-03-09T14:20:00Z",
            ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
            ind_facility_lfd_on: "2026-03-13T04:59:00Z",
            ind_facility_holds: [],
            ind_facility_fees: [],
            ssl_lfd: null,
          },
          relationships: {
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            pickup_facility: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            transport_events: {
              data: [
                {
                  type: "transport_event",
                  id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                },
                {
                  type: "transport_event",
                  id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                },
                {
                  type: "transport_event",
                  id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                },
                {
                  type: "transport_event",
                  id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                },
                {
                  type: "transport_event",
                  id: "019c5960-2880-72d2-85d4-77b973c0895a",
                },
                {
                  type: "transport_event",
                  id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                },
                {
                  type: "transport_event",
                  id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                },
                {
                  type: "transport_event",
                  id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                },
                {
                  type: "transport_event",
                  id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                },
                {
                  type: "transport_event",
                  id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                },
                {
                  type: "transport_event",
                  id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                },
                {
                  type: "transport_event",
                  id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                },
                {
                  type: "transport_event",
                  id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                },
                {
                  type: "transport_event",
                  id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                },
                {
                  type: "transport_event",
                  id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                },
              ],
            },
            raw_events: {
              data: [
                {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
                {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
                {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
                {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
                {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
                {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
                {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
                {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
                {
                  type: "raw_event",
                  id: "019caef9-4e20-70b7-9491-77eec866185e",
                },
                {
                  type: "raw_event",
                  id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                },
                {
                  type: "raw_event",
                  id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                },
                {
                  type: "raw_event",
                  id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                },
                {
                  type: "raw_event",
                  id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                },
                {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
              ],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411",
        },
      },
      on_ship: {
        data: {
          id: "019c2291-c340-7a42-9519-714d616e9411",
          type: "container",
          attributes: {
            number: "MSKU7054410",
            ref_numbers: ["PO-48213"],
            equipment_type: "dry",
            equipment_length: 40,
            equipment_height: "high_cube",
            weight_in_lbs: 38140,
            seal_number: "CN5520187",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-02-17T21:35:00Z",
            current_status: "on_ship",
            availability_known: false,
            available_for_pickup: null,
            pickup_lfd: null,
            import_deadlines: {
              pickup_lfd_line: null,
              pickup_lfd_terminal: null,
              pickup_lfd_rail: null,
            },
            pickup_appointment_at: null,
            pod_arrived_at: null,
            pod_discharged_at: null,
            pod_full_out_at: null,
            pod_full_out_chassis_number: null,
            location_at_pod_terminal: null,
            terminal_checked_at: null,
            final_destination_full_out_at: null,
            empty_terminated_at: null,
            delivered_at: null,
            empty_out_at: "2026-02-05T02:10:00Z",
            pol_full_in_at: "2026-02-08T07:45:00Z",
            pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
            pol_vessel_departed_at: "2026-02-11T21:05:00Z",
            holds_at_pod_terminal: [],
            fees_at_pod_terminal: [],
            pod_timezone: "America/Los_Angeles",
            final_destination_timezone: "America/Chicago",
            empty_terminated_timezone: null,
            pod_rail_carrier_scac: null,
            ind_rail_carrier_scac: null,
            pod_last_tracking_request_at: null,
            shipment_last_tracking_request_at: "2026-02-20T11:30:00Z",
            rail_last_tracking_request_at: null,
            pod_rail_loaded_at: null,
            pod_rail_departed_at: null,
            ind_eta_at: null,
            ind_ata_at: null,
            ind_rail_unloaded_at: null,
            ind_facility_lfd_on: null,
            ind_facility_holds: null,
            ind_facility_fees: null,
            ssl_lfd: null,
          },
          relationships: {
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            pickup_facility: {
              data: null,
            },
            transport_events: {
              data: [
                {
                  type: "transport_event",
                  id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                },
                {
                  type: "transport_event",
                  id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                },
                {
                  type: "transport_event",
                  id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                },
                {
                  type: "transport_event",
                  id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                },
                {
                  type: "transport_event",
                  id: "019c5960-2880-72d2-85d4-77b973c0895a",
                },
                {
                  type: "transport_event",
                  id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                },
                {
                  type: "transport_event",
                  id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                },
                {
                  type: "transport_event",
                  id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                },
              ],
            },
            raw_events: {
              data: [
                {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
                {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
                {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
                {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
                {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
                {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
                {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
                {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
              ],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411",
        },
      },
      held: {
        data: {
          id: "019c2291-c340-7a42-9519-714d616e9411",
          type: "container",
          attributes: {
            number: "MSKU7054410",
            ref_numbers: ["PO-48213"],
            equipment_type: "dry",
            equipment_length: 40,
            equipment_height: "high_cube",
            weight_in_lbs: 38140,
            seal_number: "CN5520187",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-03-03T10:10:00Z",
            current_status: "awaiting_inland_transfer",
            availability_known: true,
            available_for_pickup: false,
            pickup_lfd: null,
            import_deadlines: {
              pickup_lfd_line: null,
              pickup_lfd_terminal: null,
              pickup_lfd_rail: null,
            },
            pickup_appointment_at: null,
            pod_arrived_at: "2026-03-02T14:35:00Z",
            pod_discharged_at: "2026-03-03T09:25:00Z",
            pod_full_out_at: null,
            pod_full_out_chassis_number: null,
            location_at_pod_terminal: "Rail yard B, row 6",
            terminal_checked_at: "2026-03-03T10:15:00Z",
            final_destination_full_out_at: null,
            empty_terminated_at: null,
            delivered_at: null,
            empty_out_at: "2026-02-05T02:10:00Z",
            pol_full_in_at: "2026-02-08T07:45:00Z",
            pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
            pol_vessel_departed_at: "2026-02-11T21:05:00Z",
            holds_at_pod_terminal: [
              {
                status: "hold",
                name: "customs",
                description: "Exam site to be assigned",
              },
            ],
            fees_at_pod_terminal: [],
            pod_timezone: "America/Los_Angeles",
            final_destination_timezone: "America/Chicago",
            empty_terminated_timezone: null,
            pod_rail_carrier_scac: "BNSF",
            ind_rail_carrier_scac: "BNSF",
            pod_last_tracking_request_at: "2026-03-03T10:15:00Z",
            shipment_last_tracking_request_at: "2026-03-03T10:00:00Z",
            rail_last_tracking_request_at: "2026-03-03T10:10:00Z",
            pod_rail_loaded_at: null,
            pod_rail_departed_at: null,
            ind_eta_at: "2026-03-09T16:00:00Z",
            ind_ata_at: null,
            ind_rail_unloaded_at: null,
            ind_facility_lfd_on: null,
            ind_facility_holds: null,
            ind_facility_fees: null,
            ssl_lfd: null,
          },
          relationships: {
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            pickup_facility: {
              data: null,
            },
            transport_events: {
              data: [
                {
                  type: "transport_event",
                  id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                },
                {
                  type: "transport_event",
                  id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                },
                {
                  type: "transport_event",
                  id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                },
                {
                  type: "transport_event",
                  id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                },
                {
                  type: "transport_event",
                  id: "019c5960-2880-72d2-85d4-77b973c0895a",
                },
                {
                  type: "transport_event",
                  id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                },
                {
                  type: "transport_event",
                  id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                },
                {
                  type: "transport_event",
                  id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                },
                {
                  type: "transport_event",
                  id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                },
                {
                  type: "transport_event",
                  id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                },
                {
                  type: "transport_event",
                  id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                },
              ],
            },
            raw_events: {
              data: [
                {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
                {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
                {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
                {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
                {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
                {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
                {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
                {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
                {
                  type: "raw_event",
                  id: "019caef9-4e20-70b7-9491-77eec866185e",
                },
                {
                  type: "raw_event",
                  id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                },
              ],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411",
        },
      },
      empty_returned: {
        data: {
          id: "019c2291-c340-7a42-9519-714d616e9411",
          type: "container",
          attributes: {
            number: "MSKU7054410",
            ref_numbers: ["PO-48213"],
            equipment_type: "dry",
            equipment_length: 40,
            equipment_height: "high_cube",
            weight_in_lbs: 38140,
            seal_number: "CN5520187",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-03-16T21:00:00Z",
            current_status: "empty_returned",
            availability_known: true,
            available_for_pickup: null,
            pickup_lfd: "2026-03-13T04:59:00Z",
            import_deadlines: {
              pickup_lfd_line: null,
              pickup_lfd_terminal: null,
              pickup_lfd_rail: "2026-03-13T04:59:00Z",
            },
            pickup_appointment_at: null,
            pod_arrived_at: "2026-03-02T14:35:00Z",
            pod_discharged_at: "2026-03-03T09:25:00Z",
            pod_full_out_at: null,
            pod_full_out_chassis_number: null,
            location_at_pod_terminal: null,
            terminal_checked_at: "2026-03-17T05:40:00Z",
            final_destination_full_out_at: "2026-03-12T15:40:00Z",
            empty_terminated_at: "2026-03-16T20:15:00Z",
            delivered_at: null,
            empty_out_at: "2026-02-05T02:10:00Z",
            pol_full_in_at: "2026-02-08T07:45:00Z",
            pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
            pol_vessel_departed_at: "2026-02-11T21:05:00Z",
            holds_at_pod_terminal: [],
            fees_at_pod_terminal: [],
            pod_timezone: "America/Los_Angeles",
            final_destination_timezone: "America/Chicago",
            empty_terminated_timezone: "America/Chicago",
            pod_rail_carrier_scac: "BNSF",
            ind_rail_carrier_scac: "BNSF",
            pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
            shipment_last_tracking_request_at: "2026-03-17T05:30:00Z",
            rail_last_tracking_request_at: "2026-03-17T05:40:00Z",
            pod_rail_loaded_at: "2026-03-05T18:00:00Z",
            pod_rail_departed_at: "2026-03-06T06:30:00Z",
            ind_eta_at: null,
            ind_ata_at: "2026-03-09T14:20:00Z",
            ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
            ind_facility_lfd_on: "2026-03-13T04:59:00Z",
            ind_facility_holds: [],
            ind_facility_fees: [],
            ssl_lfd: null,
          },
          relationships: {
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            pickup_facility: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            transport_events: {
              data: [
                {
                  type: "transport_event",
                  id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                },
                {
                  type: "transport_event",
                  id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                },
                {
                  type: "transport_event",
                  id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                },
                {
                  type: "transport_event",
                  id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                },
                {
                  type: "transport_event",
                  id: "019c5960-2880-72d2-85d4-77b973c0895a",
                },
                {
                  type: "transport_event",
                  id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                },
                {
                  type: "transport_event",
                  id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                },
                {
                  type: "transport_event",
                  id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                },
                {
                  type: "transport_event",
                  id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                },
                {
                  type: "transport_event",
                  id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                },
                {
                  type: "transport_event",
                  id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                },
                {
                  type: "transport_event",
                  id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                },
                {
                  type: "transport_event",
                  id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                },
                {
                  type: "transport_event",
                  id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                },
                {
                  type: "transport_event",
                  id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                },
                {
                  type: "transport_event",
                  id: "019ce2b4-6880-7997-a3b0-5a49a7e2204e",
                },
                {
                  type: "transport_event",
                  id: "019cf849-9da0-70cb-ad29-49588853f56d",
                },
              ],
            },
            raw_events: {
              data: [
                {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
                {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
                {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
                {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
                {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
                {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
                {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
                {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
                {
                  type: "raw_event",
                  id: "019caef9-4e20-70b7-9491-77eec866185e",
                },
                {
                  type: "raw_event",
                  id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                },
                {
                  type: "raw_event",
                  id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                },
                {
                  type: "raw_event",
                  id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                },
                {
                  type: "raw_event",
                  id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                },
                {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
                {
                  type: "raw_event",
                  id: "019ce2b4-6880-72e7-95bc-fc4145fd1e66",
                },
                {
                  type: "raw_event",
                  id: "019cf849-9da0-799b-9199-6843d6ec79c3",
                },
              ],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411",
        },
      },
      with_shipment: {
        data: {
          id: "019c2291-c340-7a42-9519-714d616e9411",
          type: "container",
          attributes: {
            number: "MSKU7054410",
            ref_numbers: ["PO-48213"],
            equipment_type: "dry",
            equipment_length: 40,
            equipment_height: "high_cube",
            weight_in_lbs: 38140,
            seal_number: "CN5520187",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-03-09T21:45:00Z",
            current_status: "available",
            availability_known: true,
            available_for_pickup: true,
            pickup_lfd: "2026-03-13T04:59:00Z",
            import_deadlines: {
              pickup_lfd_line: null,
              pickup_lfd_terminal: null,
              pickup_lfd_rail: "2026-03-13T04:59:00Z",
            },
            pickup_appointment_at: null,
            pod_arrived_at: "2026-03-02T14:35:00Z",
            pod_discharged_at: "2026-03-03T09:25:00Z",
            pod_full_out_at: null,
            pod_full_out_chassis_number: null,
            location_at_pod_terminal: null,
            terminal_checked_at: "2026-03-10T11:40:00Z",
            final_destination_full_out_at: null,
            empty_terminated_at: null,
            delivered_at: null,
            empty_out_at: "2026-02-05T02:10:00Z",
            pol_full_in_at: "2026-02-08T07:45:00Z",
            pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
            pol_vessel_departed_at: "2026-02-11T21:05:00Z",
            holds_at_pod_terminal: [],
            fees_at_pod_terminal: [
              {
                type: "demurrage",
                amount: 0,
                currency_code: "USD",
              },
            ],
            pod_timezone: "America/Los_Angeles",
            final_destination_timezone: "America/Chicago",
            empty_terminated_timezone: null,
            pod_rail_carrier_scac: "BNSF",
            ind_rail_carrier_scac: "BNSF",
            pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
            shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
            rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
            pod_rail_loaded_at: "2026-03-05T18:00:00Z",
            pod_rail_departed_at: "2026-03-06T06:30:00Z",
            ind_eta_at: null,
            ind_ata_at: "2026-03-09T14:20:00Z",
            ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
            ind_facility_lfd_on: "2026-03-13T04:59:00Z",
            ind_facility_holds: [],
            ind_facility_fees: [],
            ssl_lfd: null,
          },
          relationships: {
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            pickup_facility: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            transport_events: {
              data: [
                {
                  type: "transport_event",
                  id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                },
                {
                  type: "transport_event",
                  id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                },
                {
                  type: "transport_event",
                  id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                },
                {
                  type: "transport_event",
                  id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                },
                {
                  type: "transport_event",
                  id: "019c5960-2880-72d2-85d4-77b973c0895a",
                },
                {
                  type: "transport_event",
                  id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                },
                {
                  type: "transport_event",
                  id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                },
                {
                  type: "transport_event",
                  id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                },
                {
                  type: "transport_event",
                  id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                },
                {
                  type: "transport_event",
                  id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                },
                {
                  type: "transport_event",
                  id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                },
                {
                  type: "transport_event",
                  id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                },
                {
                  type: "transport_event",
                  id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                },
                {
                  type: "transport_event",
                  id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                },
                {
                  type: "transport_event",
                  id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                },
              ],
            },
            raw_events: {
              data: [
                {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
                {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
                {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
                {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
                {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
                {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
                {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
                {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
                {
                  type: "raw_event",
                  id: "019caef9-4e20-70b7-9491-77eec866185e",
                },
                {
                  type: "raw_event",
                  id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                },
                {
                  type: "raw_event",
                  id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                },
                {
                  type: "raw_event",
                  id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                },
                {
                  type: "raw_event",
                  id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                },
                {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
              ],
            },
          },
        },
        included: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-09T21:45:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
              line_tracking_stopped_at: null,
              line_tracking_stopped_reason: null,
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          {
            id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            type: "rail_terminal",
            attributes: {
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              name: "Prairie Junction Intermodal Ramp",
              nickname: "Prairie Junction",
              city: "Chicago",
              firms_code: "Z552",
            },
            relationships: {
              port: {
                data: null,
              },
              metro_area: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411?include=shipment,pickup_facility",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateContainer: {
    200: {
      default: {
        data: {
          id: "019c2291-c340-7a42-9519-714d616e9411",
          type: "container",
          attributes: {
            number: "MSKU7054410",
            ref_numbers: ["PO-48213", "DOCK-4"],
            equipment_type: "dry",
            equipment_length: 40,
            equipment_height: "high_cube",
            weight_in_lbs: 38140,
            seal_number: "CN5520187",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-03-10T12:00:00Z",
            current_status: "available",
            availability_known: true,
            available_for_pickup: true,
            pickup_lfd: "2026-03-13T04:59:00Z",
            import_deadlines: {
              pickup_lfd_line: null,
              pickup_lfd_terminal: null,
              pickup_lfd_rail: "2026-03-13T04:59:00Z",
            },
            pickup_appointment_at: null,
            pod_arrived_at: "2026-03-02T14:35:00Z",
            pod_discharged_at: "2026-03-03T09:25:00Z",
            pod_full_out_at: null,
            pod_full_out_chassis_number: null,
            location_at_pod_terminal: null,
            terminal_checked_at: "2026-03-10T11:40:00Z",
            final_destination_full_out_at: null,
            empty_terminated_at: null,
            delivered_at: null,
            empty_out_at: "2026-02-05T02:10:00Z",
            pol_full_in_at: "2026-02-08T07:45:00Z",
            pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
            pol_vessel_departed_at: "2026-02-11T21:05:00Z",
            holds_at_pod_terminal: [],
            fees_at_pod_terminal: [
              {
                type: "demurrage",
                amount: 0,
                currency_code: "USD",
              },
            ],
            pod_timezone: "America/Los_Angeles",
            final_destination_timezone: "America/Chicago",
            empty_terminated_timezone: null,
            pod_rail_carrier_scac: "BNSF",
            ind_rail_carrier_scac: "BNSF",
            pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
            shipment_last_tracking_request_at: "2026-03-10T11:30:00Z",
            rail_last_tracking_request_at: "2026-03-10T11:40:00Z",
            pod_rail_loaded_at: "2026-03-05T18:00:00Z",
            pod_rail_departed_at: "2026-03-06T06:30:00Z",
            ind_eta_at: null,
            ind_ata_at: "2026-03-09T14:20:00Z",
            ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
            ind_facility_lfd_on: "2026-03-13T04:59:00Z",
            ind_facility_holds: [],
            ind_facility_fees: [],
            ssl_lfd: null,
          },
          relationships: {
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            pod_terminal: {
              data: {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
            },
            pickup_facility: {
              data: {
                type: "rail_terminal",
                id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              },
            },
            transport_events: {
              data: [
                {
                  type: "transport_event",
                  id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
                },
                {
                  type: "transport_event",
                  id: "019c3c36-0860-7fb3-b847-4af5953bec61",
                },
                {
                  type: "transport_event",
                  id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
                },
                {
                  type: "transport_event",
                  id: "019c4e85-8860-76c5-8d67-75eb412207f7",
                },
                {
                  type: "transport_event",
                  id: "019c5960-2880-72d2-85d4-77b973c0895a",
                },
                {
                  type: "transport_event",
                  id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
                },
                {
                  type: "transport_event",
                  id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
                },
                {
                  type: "transport_event",
                  id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
                },
                {
                  type: "transport_event",
                  id: "019caef9-4e20-7a69-80be-c6c226717bbd",
                },
                {
                  type: "transport_event",
                  id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
                },
                {
                  type: "transport_event",
                  id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
                },
                {
                  type: "transport_event",
                  id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
                },
                {
                  type: "transport_event",
                  id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
                },
                {
                  type: "transport_event",
                  id: "019cd2f8-1680-759f-bdc9-345b5146d243",
                },
                {
                  type: "transport_event",
                  id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
                },
                {
                  type: "transport_event",
                  id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                },
              ],
            },
            raw_events: {
              data: [
                {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
                {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
                {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
                {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
                {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
                {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
                {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
                {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
                {
                  type: "raw_event",
                  id: "019caef9-4e20-70b7-9491-77eec866185e",
                },
                {
                  type: "raw_event",
                  id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                },
                {
                  type: "raw_event",
                  id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                },
                {
                  type: "raw_event",
                  id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                },
                {
                  type: "raw_event",
                  id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                },
                {
                  type: "raw_event",
                  id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                },
                {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
              ],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "container",
          id: "019c2291-c340-7a42-9519-714d616e9411",
          attributes: {
            ref_numbers: ["PO-48213", "DOCK-4"],
          },
        },
      },
    },
  },
  refreshContainer: {
    200: {
      default: {
        message: "Refresh started: shipping line.",
      },
      stopped: {
        message: "Nobody is asked: tracking of this shipment has stopped. Resume it first.",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listContainerTransportEvents: {
    200: {
      default: {
        data: [
          {
            id: "019cf849-9da0-70cb-ad29-49588853f56d",
            type: "transport_event",
            attributes: {
              event: "container.transport.empty_in",
              created_at: "2026-03-16T21:00:00Z",
              timestamp: "2026-03-16T20:15:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cf849-9da0-799b-9199-6843d6ec79c3",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019ce2b4-6880-7997-a3b0-5a49a7e2204e",
            type: "transport_event",
            attributes: {
              event: "container.transport.full_out",
              created_at: "2026-03-12T16:25:00Z",
              timestamp: "2026-03-12T15:40:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019ce2b4-6880-72e7-95bc-fc4145fd1e66",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
            type: "transport_event",
            attributes: {
              event: "container.transport.available",
              created_at: "2026-03-09T21:45:00Z",
              timestamp: "2026-03-09T21:00:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
            type: "transport_event",
            attributes: {
              event: "container.transport.rail_unloaded",
              created_at: "2026-03-09T19:50:00Z",
              timestamp: "2026-03-09T19:05:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cd2f8-1680-759f-bdc9-345b5146d243",
            type: "transport_event",
            attributes: {
              event: "container.transport.arrived_at_inland_destination",
              created_at: "2026-03-09T15:05:00Z",
              timestamp: "2026-03-09T14:20:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
            type: "transport_event",
            attributes: {
              event: "container.transport.rail_arrived",
              created_at: "2026-03-09T15:05:00Z",
              timestamp: "2026-03-09T14:20:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cd2f8-1680-7cba-82b1-38474819c6af",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
            type: "transport_event",
            attributes: {
              event: "container.transport.rail_departed",
              created_at: "2026-03-06T07:15:00Z",
              timestamp: "2026-03-06T06:30:00Z",
              timezone: "America/Los_Angeles",
              location_locode: "USLAX",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
            type: "transport_event",
            attributes: {
              event: "container.transport.rail_loaded",
              created_at: "2026-03-05T18:45:00Z",
              timestamp: "2026-03-05T18:00:00Z",
              timezone: "America/Los_Angeles",
              location_locode: "USLAX",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
            type: "transport_event",
            attributes: {
              event: "container.transport.vessel_discharged",
              created_at: "2026-03-03T10:10:00Z",
              timestamp: "2026-03-03T09:25:00Z",
              timezone: "America/Los_Angeles",
              location_locode: "USLAX",
              voyage_number: "612E",
              data_source: "terminal",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cb303-d9e0-77b8-a450-ecfac02be304",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
            type: "transport_event",
            attributes: {
              event: "container.transport.vessel_berthed",
              created_at: "2026-03-02T16:55:00Z",
              timestamp: "2026-03-02T16:10:00Z",
              timezone: "America/Los_Angeles",
              location_locode: "USLAX",
              voyage_number: "612E",
              data_source: "ais",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              source_event: {
                data: null,
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019caef9-4e20-7a69-80be-c6c226717bbd",
            type: "transport_event",
            attributes: {
              event: "container.transport.vessel_arrived",
              created_at: "2026-03-02T15:20:00Z",
              timestamp: "2026-03-02T14:35:00Z",
              timezone: "America/Los_Angeles",
              location_locode: "USLAX",
              voyage_number: "612E",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019caef9-4e20-70b7-9491-77eec866185e",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
            type: "transport_event",
            attributes: {
              event: "container.transport.transshipment_departed",
              created_at: "2026-02-17T21:35:00Z",
              timestamp: "2026-02-17T20:50:00Z",
              timezone: "Asia/Seoul",
              location_locode: "KRPUS",
              voyage_number: "612E",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
            type: "transport_event",
            attributes: {
              event: "container.transport.transshipment_loaded",
              created_at: "2026-02-17T10:00:00Z",
              timestamp: "2026-02-17T09:15:00Z",
              timezone: "Asia/Seoul",
              location_locode: "KRPUS",
              voyage_number: "612E",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
            type: "transport_event",
            attributes: {
              event: "container.transport.transshipment_discharged",
              created_at: "2026-02-14T05:15:00Z",
              timestamp: "2026-02-14T04:30:00Z",
              timezone: "Asia/Seoul",
              location_locode: "KRPUS",
              voyage_number: "606N",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c5960-2880-72d2-85d4-77b973c0895a",
            type: "transport_event",
            attributes: {
              event: "container.transport.transshipment_arrived",
              created_at: "2026-02-14T00:25:00Z",
              timestamp: "2026-02-13T23:40:00Z",
              timezone: "Asia/Seoul",
              location_locode: "KRPUS",
              voyage_number: "606N",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c5960-2880-77e0-80aa-84e84f597b3b",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c4e85-8860-76c5-8d67-75eb412207f7",
            type: "transport_event",
            attributes: {
              event: "container.transport.vessel_departed",
              created_at: "2026-02-11T21:50:00Z",
              timestamp: "2026-02-11T21:05:00Z",
              timezone: "Asia/Shanghai",
              location_locode: "CNSHA",
              voyage_number: "606N",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
            type: "transport_event",
            attributes: {
              event: "container.transport.vessel_loaded",
              created_at: "2026-02-11T14:05:00Z",
              timestamp: "2026-02-11T13:20:00Z",
              timezone: "Asia/Shanghai",
              location_locode: "CNSHA",
              voyage_number: "606N",
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c3c36-0860-7fb3-b847-4af5953bec61",
            type: "transport_event",
            attributes: {
              event: "container.transport.full_in",
              created_at: "2026-02-08T08:30:00Z",
              timestamp: "2026-02-08T07:45:00Z",
              timezone: "Asia/Shanghai",
              location_locode: "CNSHA",
              voyage_number: null,
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
            type: "transport_event",
            attributes: {
              event: "container.transport.empty_out",
              created_at: "2026-02-05T02:55:00Z",
              timestamp: "2026-02-05T02:10:00Z",
              timezone: "Asia/Shanghai",
              location_locode: "CNSHA",
              voyage_number: null,
              data_source: "shipping_line",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              terminal: {
                data: null,
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019c2b90-40c0-7baa-81d3-197c688963c8",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
        ],
        included: [
          {
            id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            type: "port",
            attributes: {
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              name: "Shanghai",
              code: "CNSHA",
              state_abbr: "SH",
              city: "Shanghai",
              country_code: "CN",
              time_zone: "Asia/Shanghai",
              latitude: "31.2304",
              longitude: "121.4737",
            },
            relationships: {
              terminals: {
                data: [],
              },
            },
          },
          {
            id: "019b76da-a800-7763-a445-749c56dd81ea",
            type: "port",
            attributes: {
              id: "019b76da-a800-7763-a445-749c56dd81ea",
              name: "Busan",
              code: "KRPUS",
              state_abbr: "26",
              city: "Busan",
              country_code: "KR",
              time_zone: "Asia/Seoul",
              latitude: "35.1028",
              longitude: "129.0403",
            },
            relationships: {
              terminals: {
                data: [],
              },
            },
          },
          {
            id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            type: "port",
            attributes: {
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              name: "Los Angeles",
              code: "USLAX",
              state_abbr: "CA",
              city: "Los Angeles",
              country_code: "US",
              time_zone: "America/Los_Angeles",
              latitude: "33.7361",
              longitude: "-118.2626",
            },
            relationships: {
              terminals: {
                data: [
                  {
                    type: "terminal",
                    id: "019b76da-a800-74ea-b7af-8071a072673c",
                  },
                  {
                    type: "terminal",
                    id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
                  },
                ],
              },
            },
          },
          {
            id: "019b76da-a800-7991-a79d-9f96c925fe96",
            type: "metro_area",
            attributes: {
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
              name: "Chicago",
              code: "USCHI",
              state_abbr: "IL",
              country_code: "US",
              time_zone: "America/Chicago",
              latitude: "41.8781",
              longitude: "-87.6298",
            },
          },
          {
            id: "019b76da-a800-74ea-b7af-8071a072673c",
            type: "terminal",
            attributes: {
              id: "019b76da-a800-74ea-b7af-8071a072673c",
              name: "Cabrillo Container Terminal",
              nickname: "Cabrillo",
              firms_code: "Z941",
              smdg_code: "CCTX",
              bic_facility_code: null,
              street: null,
              city: "San Pedro",
              state: "California",
              state_abbr: "CA",
              zip: "90731",
              country: "United States",
              facility_type: "ocean_terminal",
              provided_data: {
                pickup_lfd: true,
                pickup_lfd_notes: null,
                pod_full_out_at: true,
                available_for_pickup: true,
                available_for_pickup_notes: null,
                fees_at_pod_terminal: true,
                fees_at_pod_terminal_notes: null,
                holds_at_pod_terminal: true,
                holds_at_pod_terminal_notes: null,
                pickup_appointment_at: false,
                pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
                location_at_pod_terminal: true,
                location_at_pod_terminal_notes: null,
                pod_full_out_chassis_number: false,
                pod_full_out_chassis_number_notes: null,
              },
            },
            relationships: {
              port: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
            },
          },
          {
            id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            type: "rail_terminal",
            attributes: {
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
              name: "Prairie Junction Intermodal Ramp",
              nickname: "Prairie Junction",
              city: "Chicago",
              firms_code: "Z552",
            },
            relationships: {
              port: {
                data: null,
              },
              metro_area: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?include=location,terminal",
          current: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?include=location,terminal&page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?include=location,terminal&page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?include=location,terminal&page[number]=1&page[size]=30",
        },
        meta: {
          size: 19,
          total: 19,
          pagination: {
            current: 1,
            records: 19,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events",
          current: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/transport_events?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listContainerRawEvents: {
    200: {
      default: {
        data: [
          {
            id: "019c2b90-40c0-7baa-81d3-197c688963c8",
            type: "raw_event",
            attributes: {
              event: "empty_out",
              original_event: "Gate out empty",
              timestamp: "2026-02-05T02:10:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-05T02:10:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Shanghai",
              created_at: "2026-02-05T02:54:50Z",
              location_name: "Shanghai",
              location_locode: "CNSHA",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 0,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
            type: "raw_event",
            attributes: {
              event: "full_in",
              original_event: "Gate in",
              timestamp: "2026-02-08T07:45:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-08T07:45:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Shanghai",
              created_at: "2026-02-08T08:29:50Z",
              location_name: "Shanghai",
              location_locode: "CNSHA",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 1,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
            type: "raw_event",
            attributes: {
              event: "vessel_loaded",
              original_event: "Load",
              timestamp: "2026-02-11T13:20:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-11T13:20:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Shanghai",
              created_at: "2026-02-11T14:04:50Z",
              location_name: "Shanghai",
              location_locode: "CNSHA",
              vessel_name: "JADE HARRIER",
              vessel_imo: "9706516",
              voyage_number: "606N",
              index: 2,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
            type: "raw_event",
            attributes: {
              event: "vessel_departed",
              original_event: "Vessel departure",
              timestamp: "2026-02-11T21:05:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-11T21:05:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Shanghai",
              created_at: "2026-02-11T21:49:50Z",
              location_name: "Shanghai",
              location_locode: "CNSHA",
              vessel_name: "JADE HARRIER",
              vessel_imo: "9706516",
              voyage_number: "606N",
              index: 3,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c5960-2880-77e0-80aa-84e84f597b3b",
            type: "raw_event",
            attributes: {
              event: "transshipment_arrived",
              original_event: "Vessel arrival",
              timestamp: "2026-02-13T23:40:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-13T23:40:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Seoul",
              created_at: "2026-02-14T00:24:50Z",
              location_name: "Busan",
              location_locode: "KRPUS",
              vessel_name: "JADE HARRIER",
              vessel_imo: "9706516",
              voyage_number: "606N",
              index: 4,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
            type: "raw_event",
            attributes: {
              event: "transshipment_discharged",
              original_event: "Discharge",
              timestamp: "2026-02-14T04:30:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-14T04:30:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Seoul",
              created_at: "2026-02-14T05:14:50Z",
              location_name: "Busan",
              location_locode: "KRPUS",
              vessel_name: "JADE HARRIER",
              vessel_imo: "9706516",
              voyage_number: "606N",
              index: 5,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
            type: "raw_event",
            attributes: {
              event: "transshipment_loaded",
              original_event: "Load",
              timestamp: "2026-02-17T09:15:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-17T09:15:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Seoul",
              created_at: "2026-02-17T09:59:50Z",
              location_name: "Busan",
              location_locode: "KRPUS",
              vessel_name: "BOREAL TRADER",
              vessel_imo: "9812341",
              voyage_number: "612E",
              index: 6,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
            type: "raw_event",
            attributes: {
              event: "transshipment_departed",
              original_event: "Vessel departure",
              timestamp: "2026-02-17T20:50:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-02-17T20:50:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "Asia/Seoul",
              created_at: "2026-02-17T21:34:50Z",
              location_name: "Busan",
              location_locode: "KRPUS",
              vessel_name: "BOREAL TRADER",
              vessel_imo: "9812341",
              voyage_number: "612E",
              index: 7,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019caef9-4e20-70b7-9491-77eec866185e",
            type: "raw_event",
            attributes: {
              event: "vessel_arrived",
              original_event: "Vessel arrival",
              timestamp: "2026-03-02T14:35:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-02T14:35:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Los_Angeles",
              created_at: "2026-03-02T15:19:50Z",
              location_name: "Los Angeles",
              location_locode: "USLAX",
              vessel_name: "BOREAL TRADER",
              vessel_imo: "9812341",
              voyage_number: "612E",
              index: 8,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
            },
          },
          {
            id: "019cb303-d9e0-77b8-a450-ecfac02be304",
            type: "raw_event",
            attributes: {
              event: "vessel_discharged",
              original_event: "Discharge",
              timestamp: "2026-03-03T09:25:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-03T09:25:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Los_Angeles",
              created_at: "2026-03-03T10:09:50Z",
              location_name: "Los Angeles",
              location_locode: "USLAX",
              vessel_name: "BOREAL TRADER",
              vessel_imo: "9812341",
              voyage_number: "612E",
              index: 9,
              data_source: "terminal",
              data_provider_name: "Cabrillo Container Terminal",
              data_provider_code: null,
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
            },
          },
          {
            id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
            type: "raw_event",
            attributes: {
              event: "rail_loaded",
              original_event: "Loaded on railcar",
              timestamp: "2026-03-05T18:00:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-05T18:00:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Los_Angeles",
              created_at: "2026-03-05T18:44:50Z",
              location_name: "Los Angeles",
              location_locode: "USLAX",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 10,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
            },
          },
          {
            id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
            type: "raw_event",
            attributes: {
              event: "rail_departed",
              original_event: "Train departure",
              timestamp: "2026-03-06T06:30:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-06T06:30:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Los_Angeles",
              created_at: "2026-03-06T07:14:50Z",
              location_name: "Los Angeles",
              location_locode: "USLAX",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 11,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
          {
            id: "019cd2f8-1680-7cba-82b1-38474819c6af",
            type: "raw_event",
            attributes: {
              event: "rail_arrived",
              original_event: "Train arrival",
              timestamp: "2026-03-09T14:20:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-09T14:20:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Chicago",
              created_at: "2026-03-09T15:04:50Z",
              location_name: "Chicago",
              location_locode: "USCHI",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 12,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
            },
          },
          {
            id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
            type: "raw_event",
            attributes: {
              event: "arrived_at_destination",
              original_event: "Arrived at destination ramp",
              timestamp: "2026-03-09T14:20:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-09T14:20:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Chicago",
              created_at: "2026-03-09T15:04:50Z",
              location_name: "Chicago",
              location_locode: "USCHI",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 13,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
            },
          },
          {
            id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
            type: "raw_event",
            attributes: {
              event: "rail_unloaded",
              original_event: "Grounded",
              timestamp: "2026-03-09T19:05:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-09T19:05:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Chicago",
              created_at: "2026-03-09T19:49:50Z",
              location_name: "Chicago",
              location_locode: "USCHI",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 14,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
            },
          },
          {
            id: "019cd466-4c80-76d8-8df0-6b458eb39172",
            type: "raw_event",
            attributes: {
              event: "available",
              original_event: "Available",
              timestamp: "2026-03-09T21:00:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-09T21:00:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Chicago",
              created_at: "2026-03-09T21:44:50Z",
              location_name: "Chicago",
              location_locode: "USCHI",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 15,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
            },
          },
          {
            id: "019ce2b4-6880-72e7-95bc-fc4145fd1e66",
            type: "raw_event",
            attributes: {
              event: "full_out",
              original_event: "Gate out",
              timestamp: "2026-03-12T15:40:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-12T15:40:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Chicago",
              created_at: "2026-03-12T16:24:50Z",
              location_name: "Chicago",
              location_locode: "USCHI",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 16,
              data_source: "rail",
              data_provider_name: "BNSF Railway",
              data_provider_code: "BNSF",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
            },
          },
          {
            id: "019cf849-9da0-799b-9199-6843d6ec79c3",
            type: "raw_event",
            attributes: {
              event: "empty_in",
              original_event: "Empty return",
              timestamp: "2026-03-16T20:15:00Z",
              estimated: false,
              actual_on: null,
              estimated_on: null,
              actual_at: "2026-03-16T20:15:00Z",
              estimated_at: null,
              will_occur_at: null,
              timezone: "America/Chicago",
              created_at: "2026-03-16T20:59:50Z",
              location_name: "Chicago",
              location_locode: "USCHI",
              vessel_name: null,
              vessel_imo: null,
              voyage_number: null,
              index: 17,
              data_source: "shipping_line",
              data_provider_name: "Maersk",
              data_provider_code: "MAEU",
              invalidated_at: null,
            },
            relationships: {
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              vessel: {
                data: null,
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              terminal: {
                data: null,
              },
            },
          },
        ],
        included: [
          {
            id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            type: "port",
            attributes: {
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              name: "Shanghai",
              code: "CNSHA",
              state_abbr: "SH",
              city: "Shanghai",
              country_code: "CN",
              time_zone: "Asia/Shanghai",
              latitude: "31.2304",
              longitude: "121.4737",
            },
            relationships: {
              terminals: {
                data: [],
              },
            },
          },
          {
            id: "019b76da-a800-7763-a445-749c56dd81ea",
            type: "port",
            attributes: {
              id: "019b76da-a800-7763-a445-749c56dd81ea",
              name: "Busan",
              code: "KRPUS",
              state_abbr: "26",
              city: "Busan",
              country_code: "KR",
              time_zone: "Asia/Seoul",
              latitude: "35.1028",
              longitude: "129.0403",
            },
            relationships: {
              terminals: {
                data: [],
              },
            },
          },
          {
            id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            type: "port",
            attributes: {
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              name: "Los Angeles",
              code: "USLAX",
              state_abbr: "CA",
              city: "Los Angeles",
              country_code: "US",
              time_zone: "America/Los_Angeles",
              latitude: "33.7361",
              longitude: "-118.2626",
            },
            relationships: {
              terminals: {
                data: [
                  {
                    type: "terminal",
                    id: "019b76da-a800-74ea-b7af-8071a072673c",
                  },
                  {
                    type: "terminal",
                    id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
                  },
                ],
              },
            },
          },
          {
            id: "019b76da-a800-7991-a79d-9f96c925fe96",
            type: "metro_area",
            attributes: {
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
              name: "Chicago",
              code: "USCHI",
              state_abbr: "IL",
              country_code: "US",
              time_zone: "America/Chicago",
              latitude: "41.8781",
              longitude: "-87.6298",
            },
          },
          {
            id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            type: "vessel",
            attributes: {
              name: "JADE HARRIER",
              imo: "9706516",
              mmsi: "477318200",
              latitude: null,
              longitude: null,
              nautical_speed_knots: null,
              navigational_heading_degrees: null,
              position_timestamp: null,
            },
          },
          {
            id: "019b76da-a800-7b04-a270-f6270d46cd24",
            type: "vessel",
            attributes: {
              name: "BOREAL TRADER",
              imo: "9812341",
              mmsi: "219123000",
              latitude: null,
              longitude: null,
              nautical_speed_knots: null,
              navigational_heading_degrees: null,
              position_timestamp: null,
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/raw_events",
          current: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/raw_events?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/raw_events?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/raw_events?page[number]=1&page[size]=30",
        },
        meta: {
          size: 18,
          total: 18,
          pagination: {
            current: 1,
            records: 18,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getContainerRoute: {
    200: {
      default: {
        data: {
          id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
          type: "route",
          attributes: {
            id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-03-09T15:00:00Z",
          },
          relationships: {
            cargo: {
              data: {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            },
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            route_locations: {
              data: [
                {
                  type: "route_location",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e702",
                },
                {
                  type: "route_location",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e703",
                },
                {
                  type: "route_location",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e704",
                },
                {
                  type: "route_location",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e705",
                },
              ],
            },
          },
        },
        included: [
          {
            id: "019c2291-c340-8b1f-8f05-3d9a1c44e702",
            type: "route_location",
            attributes: {
              id: "019c2291-c340-8b1f-8f05-3d9a1c44e702",
              inbound_scac: null,
              inbound_mode: null,
              inbound_eta_at: null,
              inbound_ata_at: null,
              inbound_voyage_number: null,
              outbound_scac: "MAEU",
              outbound_mode: "vessel",
              outbound_etd_at: null,
              outbound_atd_at: "2026-02-11T21:05:00Z",
              outbound_voyage_number: "606N",
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-02-11T22:00:00Z",
            },
            relationships: {
              route: {
                data: {
                  type: "route",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              facility: {
                data: null,
              },
              inbound_vessel: {
                data: null,
              },
              outbound_vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
            },
          },
          {
            id: "019c2291-c340-8b1f-8f05-3d9a1c44e703",
            type: "route_location",
            attributes: {
              id: "019c2291-c340-8b1f-8f05-3d9a1c44e703",
              inbound_scac: "MAEU",
              inbound_mode: "vessel",
              inbound_eta_at: null,
              inbound_ata_at: "2026-02-13T23:40:00Z",
              inbound_voyage_number: "606N",
              outbound_scac: "MAEU",
              outbound_mode: "vessel",
              outbound_etd_at: null,
              outbound_atd_at: "2026-02-17T20:50:00Z",
              outbound_voyage_number: "612E",
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-02-17T21:30:00Z",
            },
            relationships: {
              route: {
                data: {
                  type: "route",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              port: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7763-a445-749c56dd81ea",
                },
              },
              facility: {
                data: null,
              },
              inbound_vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7d4d-8158-1f6873e7f915",
                },
              },
              outbound_vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
            },
          },
          {
            id: "019c2291-c340-8b1f-8f05-3d9a1c44e704",
            type: "route_location",
            attributes: {
              id: "019c2291-c340-8b1f-8f05-3d9a1c44e704",
              inbound_scac: "MAEU",
              inbound_mode: "vessel",
              inbound_eta_at: null,
              inbound_ata_at: "2026-03-02T14:35:00Z",
              inbound_voyage_number: "612E",
              outbound_scac: "BNSF",
              outbound_mode: "rail",
              outbound_etd_at: null,
              outbound_atd_at: "2026-03-06T06:30:00Z",
              outbound_voyage_number: null,
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-06T08:00:00Z",
            },
            relationships: {
              route: {
                data: {
                  type: "route",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
                },
              },
              location: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              port: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              facility: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              inbound_vessel: {
                data: {
                  type: "vessel",
                  id: "019b76da-a800-7b04-a270-f6270d46cd24",
                },
              },
              outbound_vessel: {
                data: null,
              },
            },
          },
          {
            id: "019c2291-c340-8b1f-8f05-3d9a1c44e705",
            type: "route_location",
            attributes: {
              id: "019c2291-c340-8b1f-8f05-3d9a1c44e705",
              inbound_scac: "BNSF",
              inbound_mode: "rail",
              inbound_eta_at: null,
              inbound_ata_at: "2026-03-09T14:20:00Z",
              inbound_voyage_number: null,
              outbound_scac: null,
              outbound_mode: null,
              outbound_etd_at: null,
              outbound_atd_at: null,
              outbound_voyage_number: null,
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-09T15:00:00Z",
            },
            relationships: {
              route: {
                data: {
                  type: "route",
                  id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
                },
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              port: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              facility: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              inbound_vessel: {
                data: null,
              },
              outbound_vessel: {
                data: null,
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/route?include=route_location",
        },
      },
      empty: {
        data: {
          id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
          type: "route",
          attributes: {
            id: "019c2291-c340-8b1f-8f05-3d9a1c44e701",
            created_at: "2026-02-03T08:15:04Z",
            updated_at: "2026-02-03T08:15:04Z",
          },
          relationships: {
            cargo: {
              data: {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            },
            shipment: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            route_locations: {
              data: [],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/route",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getContainerMapGeojson: {
    200: {
      default: {
        type: "FeatureCollection",
        features: [
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [121.75, 31.34],
            },
            properties: {
              feature_type: "port",
              ports_sequence: 1,
              ports_total: 3,
              location_id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              location_type: "Port",
              name: "Shanghai",
              state_abbr: null,
              state: null,
              country_code: "CN",
              country: "China",
              time_zone: "Asia/Shanghai",
              label: "POL",
              inbound_eta_at: null,
              inbound_ata_at: null,
              outbound_etd_at: null,
              outbound_atd_at: "2026-02-11T21:05:00Z",
              updated_at: "2026-02-11T22:00:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [129.06, 35.1],
            },
            properties: {
              feature_type: "port",
              ports_sequence: 2,
              ports_total: 3,
              location_id: "019b76da-a800-7763-a445-749c56dd81ea",
              location_type: "Port",
              name: "Busan",
              state_abbr: null,
              state: null,
              country_code: "KR",
              country: "South Korea",
              time_zone: "Asia/Seoul",
              label: "TS1",
              inbound_eta_at: null,
              inbound_ata_at: "2026-02-13T23:40:00Z",
              outbound_etd_at: null,
              outbound_atd_at: "2026-02-17T20:50:00Z",
              updated_at: "2026-02-17T21:30:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [241.7374, 33.7361],
            },
            properties: {
              feature_type: "port",
              ports_sequence: 3,
              ports_total: 3,
              location_id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              location_type: "Port",
              name: "Los Angeles",
              state_abbr: "CA",
              state: "California",
              country_code: "US",
              country: "United States",
              time_zone: "America/Los_Angeles",
              label: "POD",
              inbound_eta_at: null,
              inbound_ata_at: "2026-03-02T14:35:00Z",
              outbound_etd_at: null,
              outbound_atd_at: null,
              updated_at: "2026-03-06T08:00:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "LineString",
              coordinates: [
                [121.75, 31.34],
                [122.3, 31.08],
                [125.6, 33.1],
                [129.06, 35.1],
              ],
            },
            properties: {
              feature_type: "past_vessel_locations",
              ports_sequence: 1,
              vessel_id: "019b76da-a800-7d4d-8158-1f6873e7f915",
              start_time: "2026-02-11T21:05:00Z",
              end_time: "2026-02-13T23:40:00Z",
              point_count: 4,
              outbound_atd_at: "2026-02-11T21:05:00Z",
              inbound_ata_at: "2026-02-13T23:40:00Z",
              inbound_eta_at: null,
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "LineString",
              coordinates: [
                [129.06, 35.1],
                [140.2, 41.3],
                [160.5, 46.9],
                [181.2, 48.6],
                [215.4, 43.9],
                [241.7374, 33.7361],
              ],
            },
            properties: {
              feature_type: "past_vessel_locations",
              ports_sequence: 2,
              vessel_id: "019b76da-a800-7b04-a270-f6270d46cd24",
              start_time: "2026-02-17T20:50:00Z",
              end_time: "2026-03-02T14:35:00Z",
              point_count: 6,
              outbound_atd_at: "2026-02-17T20:50:00Z",
              inbound_ata_at: "2026-03-02T14:35:00Z",
              inbound_eta_at: null,
            },
          },
        ],
      },
      at_sea: {
        type: "FeatureCollection",
        features: [
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [121.75, 31.34],
            },
            properties: {
              feature_type: "port",
              ports_sequence: 1,
              ports_total: 3,
              location_id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
              location_type: "Port",
              name: "Shanghai",
              state_abbr: null,
              state: null,
              country_code: "CN",
              country: "China",
              time_zone: "Asia/Shanghai",
              label: "POL",
              inbound_eta_at: null,
              inbound_ata_at: null,
              outbound_etd_at: null,
              outbound_atd_at: "2026-02-11T21:05:00Z",
              updated_at: "2026-02-11T22:00:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [129.06, 35.1],
            },
            properties: {
              feature_type: "port",
              ports_sequence: 2,
              ports_total: 3,
              location_id: "019b76da-a800-7763-a445-749c56dd81ea",
              location_type: "Port",
              name: "Busan",
              state_abbr: null,
              state: null,
              country_code: "KR",
              country: "South Korea",
              time_zone: "Asia/Seoul",
              label: "TS1",
              inbound_eta_at: null,
              inbound_ata_at: "2026-02-13T23:40:00Z",
              outbound_etd_at: null,
              outbound_atd_at: "2026-02-17T20:50:00Z",
              updated_at: "2026-02-17T21:30:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [241.7374, 33.7361],
            },
            properties: {
              feature_type: "port",
              ports_sequence: 3,
              ports_total: 3,
              location_id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              location_type: "Port",
              name: "Los Angeles",
              state_abbr: "CA",
              state: "California",
              country_code: "US",
              country: "United States",
              time_zone: "America/Los_Angeles",
              label: "POD",
              inbound_eta_at: "2026-03-02T14:00:00Z",
              inbound_ata_at: null,
              outbound_etd_at: null,
              outbound_atd_at: null,
              updated_at: "2026-02-24T06:00:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "LineString",
              coordinates: [
                [121.75, 31.34],
                [122.3, 31.08],
                [125.6, 33.1],
                [129.06, 35.1],
              ],
            },
            properties: {
              feature_type: "past_vessel_locations",
              ports_sequence: 1,
              vessel_id: "019b76da-a800-7d4d-8158-1f6873e7f915",
              start_time: "2026-02-11T21:05:00Z",
              end_time: "2026-02-13T23:40:00Z",
              point_count: 4,
              outbound_atd_at: "2026-02-11T21:05:00Z",
              inbound_ata_at: "2026-02-13T23:40:00Z",
              inbound_eta_at: null,
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "LineString",
              coordinates: [
                [129.06, 35.1],
                [140.2, 41.3],
                [160.5, 46.9],
                [181.2, 48.6],
              ],
            },
            properties: {
              feature_type: "past_vessel_locations",
              ports_sequence: 2,
              vessel_id: "019b76da-a800-7b04-a270-f6270d46cd24",
              start_time: "2026-02-17T20:50:00Z",
              end_time: "2026-02-24T06:00:00Z",
              point_count: 4,
              outbound_atd_at: "2026-02-17T20:50:00Z",
              inbound_ata_at: null,
              inbound_eta_at: "2026-03-02T14:00:00Z",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "Point",
              coordinates: [181.2, 48.6],
            },
            properties: {
              feature_type: "current_vessel",
              ports_sequence: 2,
              vessel_id: "019b76da-a800-7b04-a270-f6270d46cd24",
              vessel_name: "BOREAL TRADER",
              vessel_imo: "9812341",
              voyage_number: "612E",
              vessel_location_timestamp: "2026-02-24T06:00:00Z",
              vessel_location_heading: 94,
              vessel_location_speed: 17.1,
              departure_port_id: "019b76da-a800-7763-a445-749c56dd81ea",
              departure_port_name: "Busan",
              departure_port_state_abbr: null,
              departure_port_state: null,
              departure_port_country_code: "KR",
              departure_port_country: "South Korea",
              departure_port_label: "TS1",
              departure_port_atd: "2026-02-17T20:50:00Z",
              departure_port_time_zone: "Asia/Seoul",
              arrival_port_id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              arrival_port_name: "Los Angeles",
              arrival_port_state_abbr: "CA",
              arrival_port_state: "California",
              arrival_port_country_code: "US",
              arrival_port_country: "United States",
              arrival_port_label: "POD",
              arrival_port_eta: "2026-03-02T14:00:00Z",
              arrival_port_time_zone: "America/Los_Angeles",
            },
          },
          {
            type: "Feature",
            geometry: {
              type: "LineString",
              coordinates: [
                [181.2, 48.6],
                [215.4, 43.9],
                [241.7374, 33.7361],
              ],
            },
            properties: {
              feature_type: "estimated_partial_leg",
              ports_sequence: 2,
              current_port_id: "019b76da-a800-7763-a445-749c56dd81ea",
              next_port_id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              point_count: 3,
            },
          },
        ],
      },
      empty: {
        type: "FeatureCollection",
        features: [],
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listTrackingRequests: {
    200: {
      default: {
        data: [
          {
            id: "019c2818-3100-75d2-8a90-f4498a81461e",
            type: "tracking_request",
            attributes: {
              request_number: "MAEU261904579",
              request_type: "bill_of_lading",
              scac: "MAEU",
              ref_numbers: [],
              shipment_tags: [],
              status: "failed",
              failed_reason: "expired",
              is_retrying: false,
              retry_count: 0,
              created_at: "2026-02-04T10:00:00Z",
              updated_at: "2026-02-11T10:00:00Z",
            },
            relationships: {
              tracked_object: {
                data: null,
              },
              customer: {
                data: {
                  type: "party",
                  id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
            links: {
              self: "/v2/tracking_requests/019c2818-3100-75d2-8a90-f4498a81461e",
            },
          },
          {
            id: "019c2291-4258-71f5-8b91-45b24d108d7a",
            type: "tracking_request",
            attributes: {
              request_number: "MAEU261904573",
              request_type: "bill_of_lading",
              scac: "MAEU",
              ref_numbers: ["PO-48213"],
              shipment_tags: ["spring-range"],
              status: "created",
              failed_reason: null,
              is_retrying: false,
              retry_count: 0,
              created_at: "2026-02-03T08:14:31Z",
              updated_at: "2026-02-03T08:15:00Z",
            },
            relationships: {
              tracked_object: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              customer: {
                data: {
                  type: "party",
                  id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
            links: {
              self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
            },
          },
        ],
        included: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-09T21:45:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
              line_tracking_stopped_at: null,
              line_tracking_stopped_reason: null,
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/tracking_requests",
          current: "https://boxtrail.example/v2/tracking_requests?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/tracking_requests?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/tracking_requests?page[number]=1&page[size]=30",
        },
        meta: {
          size: 2,
          total: 2,
          pagination: {
            current: 1,
            records: 2,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/tracking_requests",
          current: "https://boxtrail.example/v2/tracking_requests?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/tracking_requests?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/tracking_requests?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createTrackingRequest: {
    201: {
      default: {
        data: {
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904573",
            request_type: "bill_of_lading",
            scac: "MAEU",
            ref_numbers: ["PO-48213"],
            shipment_tags: ["spring-range"],
            status: "pending",
            failed_reason: null,
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-03T08:14:31Z",
            updated_at: "2026-02-03T08:14:31Z",
          },
          relationships: {
            tracked_object: {
              data: null,
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          links: {
            self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests",
        },
      },
      auto_detect: {
        data: {
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904573",
            request_type: "bill_of_lading",
            scac: null,
            ref_numbers: [],
            shipment_tags: [],
            status: "pending",
            failed_reason: null,
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-03T08:14:31Z",
            updated_at: "2026-02-03T08:14:31Z",
          },
          relationships: {
            tracked_object: {
              data: null,
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          links: {
            self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      scac_blank: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "SCAC can't be blank. Name a line, or set auto_detect_vocc_scac to true.",
            code: "blank",
            source: {
              pointer: "/data/attributes/scac",
            },
          },
        ],
      },
      request_number_blank: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Request number can't be blank.",
            code: "blank",
            source: {
              pointer: "/data/attributes/request_number",
            },
          },
        ],
      },
      duplicate: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Request number 'MAEU261904573' with scac 'MAEU' already exists in a tracking_request with a pending or created status.",
            code: "duplicate",
            source: {
              pointer: "/data/attributes/request_number",
            },
            meta: {
              tracking_request_id: "019c2291-4258-71f5-8b91-45b24d108d7a",
            },
          },
        ],
      },
      scac_unknown: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "SCAC XXXX is not one of the lines that can be tracked. GET /shipping_lines lists them.",
            code: "blank",
            source: {
              pointer: "/data/attributes/scac",
            },
          },
        ],
      },
      unsupported_type: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "CLAM does not track container numbers. Use a bill of lading or a booking.",
            code: "unsupported",
            source: {
              pointer: "/data/attributes/request_type",
            },
          },
        ],
      },
      line_not_enabled: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "SCAC SMLU is not enabled for your account.",
            code: "blank",
            source: {
              pointer: "/data/attributes/scac",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      bill_of_lading: {
        data: {
          type: "tracking_request",
          attributes: {
            request_type: "bill_of_lading",
            request_number: "MAEU261904573",
            scac: "MAEU",
            ref_numbers: ["PO-48213"],
            shipment_tags: ["spring-range"],
          },
          relationships: {
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
          },
        },
      },
      booking: {
        data: {
          type: "tracking_request",
          attributes: {
            request_type: "booking",
            request_number: "261904573",
            scac: "MAEU",
          },
        },
      },
      container: {
        data: {
          type: "tracking_request",
          attributes: {
            request_type: "container",
            request_number: "MSKU7054410",
            scac: "MAEU",
          },
        },
      },
      auto_detect: {
        data: {
          type: "tracking_request",
          attributes: {
            request_type: "bill_of_lading",
            request_number: "MAEU261904573",
            auto_detect_vocc_scac: true,
          },
        },
      },
    },
  },
  getTrackingRequest: {
    200: {
      default: {
        data: {
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904573",
            request_type: "bill_of_lading",
            scac: "MAEU",
            ref_numbers: ["PO-48213"],
            shipment_tags: ["spring-range"],
            status: "created",
            failed_reason: null,
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-03T08:14:31Z",
            updated_at: "2026-02-03T08:15:00Z",
          },
          relationships: {
            tracked_object: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          links: {
            self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        included: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-09T21:45:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-10T11:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-10T11:30:05Z",
              line_tracking_stopped_at: null,
              line_tracking_stopped_reason: null,
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
        },
      },
      pending: {
        data: {
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904573",
            request_type: "bill_of_lading",
            scac: "MAEU",
            ref_numbers: ["PO-48213"],
            shipment_tags: ["spring-range"],
            status: "pending",
            failed_reason: null,
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-03T08:14:31Z",
            updated_at: "2026-02-03T08:14:31Z",
          },
          relationships: {
            tracked_object: {
              data: null,
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          links: {
            self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
        },
      },
      failed: {
        data: {
          id: "019c2818-3100-75d2-8a90-f4498a81461e",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904579",
            request_type: "bill_of_lading",
            scac: "MAEU",
            ref_numbers: [],
            shipment_tags: [],
            status: "failed",
            failed_reason: "expired",
            action: "contact_line",
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-04T10:00:00Z",
            updated_at: "2026-02-11T10:00:00Z",
          },
          relationships: {
            tracked_object: {
              data: null,
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          meta: {
            action: "contact_line",
            reason: "The line reported nothing in the time that was waited: ask it about the number.",
            retry_at: null,
          },
          links: {
            self: "/v2/tracking_requests/019c2818-3100-75d2-8a90-f4498a81461e",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2818-3100-75d2-8a90-f4498a81461e",
        },
      },
      stopped: {
        data: {
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904573",
            request_type: "bill_of_lading",
            scac: "MAEU",
            ref_numbers: ["PO-48213"],
            shipment_tags: ["spring-range"],
            status: "tracking_stopped",
            failed_reason: null,
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-03T08:14:31Z",
            updated_at: "2026-03-17T06:00:00Z",
          },
          relationships: {
            tracked_object: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          links: {
            self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        included: [
          {
            id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            type: "shipment",
            attributes: {
              bill_of_lading_number: "MAEU261904573",
              normalized_number: "261904573",
              ref_numbers: ["PO-48213"],
              tags: ["spring-range"],
              created_at: "2026-02-03T08:15:00Z",
              updated_at: "2026-03-16T21:00:00Z",
              port_of_lading_locode: "CNSHA",
              port_of_lading_name: "Shanghai",
              port_of_discharge_locode: "USLAX",
              port_of_discharge_name: "Los Angeles",
              destination_locode: "USCHI",
              destination_name: "Chicago",
              shipping_line_scac: "MAEU",
              shipping_line_name: "Maersk",
              shipping_line_short_name: "Maersk",
              customer_name: "Lakeside Furniture",
              pod_vessel_name: "BOREAL TRADER",
              pod_vessel_imo: "9812341",
              pod_voyage_number: "612E",
              pol_etd_at: "2026-02-11T20:00:00Z",
              pol_atd_at: "2026-02-11T21:05:00Z",
              pol_original_etd_at: "2026-02-10T20:00:00Z",
              pod_eta_at: null,
              pod_original_eta_at: "2026-02-28T16:00:00Z",
              pod_ata_at: "2026-03-02T14:35:00Z",
              destination_eta_at: null,
              destination_original_eta_at: "2026-03-08T18:00:00Z",
              destination_ata_at: "2026-03-09T14:20:00Z",
              pol_timezone: "Asia/Shanghai",
              pod_timezone: "America/Los_Angeles",
              destination_timezone: "America/Chicago",
              line_tracking_last_attempted_at: "2026-03-17T05:30:00Z",
              line_tracking_last_succeeded_at: "2026-03-17T05:30:05Z",
              line_tracking_stopped_at: "2026-03-17T06:00:00Z",
              line_tracking_stopped_reason: "all_containers_terminated",
            },
            relationships: {
              port_of_lading: {
                data: {
                  type: "port",
                  id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
                },
              },
              port_of_discharge: {
                data: {
                  type: "port",
                  id: "019b76da-a800-7711-9eb9-fa671203d5fe",
                },
              },
              pod_terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
              destination: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              destination_terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              line_tracking_stopped_by_user: {
                data: null,
              },
              containers: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateTrackingRequest: {
    200: {
      default: {
        data: {
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          type: "tracking_request",
          attributes: {
            request_number: "MAEU261904573",
            request_type: "bill_of_lading",
            scac: "MAEU",
            ref_numbers: ["PO-48214"],
            shipment_tags: ["spring-range"],
            status: "created",
            failed_reason: null,
            is_retrying: false,
            retry_count: 0,
            created_at: "2026-02-03T08:14:31Z",
            updated_at: "2026-03-10T12:00:00Z",
          },
          relationships: {
            tracked_object: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
          links: {
            self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "tracking_request",
          id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          attributes: {
            ref_number: "PO-48214",
          },
        },
      },
    },
  },
  bulkCreateTrackingRequests: {
    200: {
      default: {
        data: {
          id: "019c2291-4258-7b0e-a7d4-2c9e51f08b36",
          type: "tracking_request_batch",
          attributes: {
            dry_run: false,
            counts: {
              created: 1,
              accepted: 1,
              would_create: 0,
              duplicate: 1,
              invalid: 1,
            },
            results: [
              {
                row: 0,
                status: "created",
                request_number: "MAEU261904573",
                scac: "MAEU",
                tracking_request_id: "019c2291-4258-71f5-8b91-45b24d108d7a",
                starts_at: null,
                errors: [],
              },
              {
                row: 1,
                status: "duplicate",
                request_number: "MAEU 261904573",
                scac: "MAEU",
                tracking_request_id: null,
                starts_at: null,
                errors: [
                  {
                    status: "422",
                    title: "Unprocessable Entity",
                    detail: "Row 0 holds the same number.",
                    code: "duplicate",
                    source: {
                      pointer: "/data/attributes/rows/1/request_number",
                    },
                  },
                ],
                meta: {
                  row: 0,
                  tracking_request_id: "019c2291-4258-71f5-8b91-45b24d108d7a",
                },
              },
              {
                row: 2,
                status: "invalid",
                request_number: "MSKU70544",
                scac: null,
                tracking_request_id: null,
                starts_at: null,
                errors: [
                  {
                    status: "422",
                    title: "Unprocessable Entity",
                    detail: "A container number is four letters, the last U, J or Z, and seven digits.",
                    code: "invalid",
                    source: {
                      pointer: "/data/attributes/rows/2/request_number",
                    },
                  },
                ],
              },
              {
                row: 3,
                status: "accepted",
                request_number: "E209418370",
                scac: null,
                tracking_request_id: "019c2291-4258-7c44-9d0a-6f1be7a25c90",
                starts_at: "2026-02-03T08:15:31Z",
                errors: [],
              },
            ],
          },
        },
      },
      dry_run: {
        data: {
          id: "019c2291-4258-7d19-b6e2-08a4c3f97e51",
          type: "tracking_request_batch",
          attributes: {
            dry_run: true,
            counts: {
              created: 0,
              accepted: 0,
              would_create: 2,
              duplicate: 1,
              invalid: 1,
            },
            results: [
              {
                row: 0,
                status: "would_create",
                request_number: "MAEU261904573",
                scac: "MAEU",
                tracking_request_id: null,
                starts_at: null,
                errors: [],
              },
              {
                row: 1,
                status: "duplicate",
                request_number: "MAEU 261904573",
                scac: "MAEU",
                tracking_request_id: null,
                starts_at: null,
                errors: [
                  {
                    status: "422",
                    title: "Unprocessable Entity",
                    detail: "Row 0 holds the same number.",
                    code: "duplicate",
                    source: {
                      pointer: "/data/attributes/rows/1/request_number",
                    },
                  },
                ],
                meta: {
                  row: 0,
                },
              },
              {
                row: 2,
                status: "invalid",
                request_number: "MSKU70544",
                scac: null,
                tracking_request_id: null,
                starts_at: null,
                errors: [
                  {
                    status: "422",
                    title: "Unprocessable Entity",
                    detail: "A container number is four letters, the last U, J or Z, and seven digits.",
                    code: "invalid",
                    source: {
                      pointer: "/data/attributes/rows/2/request_number",
                    },
                  },
                ],
              },
              {
                row: 3,
                status: "would_create",
                request_number: "E209418370",
                scac: null,
                tracking_request_id: null,
                starts_at: null,
                shipping_line: {
                  decision: "needs_confirmation",
                  selected: {
                    scac: "YMLU",
                    name: "Yang Ming",
                    confidence: 0.74,
                    rule: "distinctive_format",
                  },
                  candidates: [
                    {
                      scac: "YMLU",
                      name: "Yang Ming",
                      confidence: 0.74,
                      rule: "distinctive_format",
                    },
                  ],
                },
                errors: [],
              },
            ],
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "tracking_request_batch",
          attributes: {
            rows: [
              {
                request_type: "bill_of_lading",
                request_number: "MAEU261904573",
                scac: "MAEU",
                ref_numbers: ["PO-48213"],
              },
              {
                request_type: "bill_of_lading",
                request_number: "MAEU 261904573",
                scac: "MAEU",
              },
              {
                request_type: "container",
                request_number: "MSKU70544",
                scac: "MAEU",
              },
              {
                request_type: "booking",
                request_number: "E209418370",
                auto_detect_vocc_scac: true,
              },
            ],
          },
          relationships: {
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
          },
        },
      },
      dry_run: {
        data: {
          type: "tracking_request_batch",
          attributes: {
            dry_run: true,
            rows: [
              {
                request_type: "bill_of_lading",
                request_number: "MAEU261904573",
                scac: "MAEU",
                ref_numbers: ["PO-48213"],
              },
              {
                request_type: "bill_of_lading",
                request_number: "MAEU 261904573",
                scac: "MAEU",
              },
              {
                request_type: "container",
                request_number: "MSKU70544",
                scac: "MAEU",
              },
              {
                request_type: "booking",
                request_number: "E209418370",
                auto_detect_vocc_scac: true,
              },
            ],
          },
          relationships: {
            customer: {
              data: {
                type: "party",
                id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
              },
            },
          },
        },
      },
    },
  },
  inferTrackingNumber: {
    200: {
      default: {
        data: {
          id: "req_019cd79e-4600-718c-ad25-15718024a037",
          type: "infer_number_results",
          attributes: {
            number_type: "container",
            validation: {
              is_valid: true,
              type: "container",
              check_digit_passed: true,
              parsed_number: "MSKU7054410",
              reason: null,
            },
            shipping_line: {
              decision: "needs_confirmation",
              selected: {
                scac: "MAEU",
                name: "Maersk",
                confidence: 0.9,
                rule: "owner_prefix",
              },
              candidates: [
                {
                  scac: "MAEU",
                  name: "Maersk",
                  confidence: 0.9,
                  rule: "owner_prefix",
                },
              ],
            },
          },
        },
      },
      bill_of_lading: {
        data: {
          id: "req_019cd79e-4600-7a4d-a9c2-1fa7f38d33e0",
          type: "infer_number_results",
          attributes: {
            number_type: "bill_of_lading",
            validation: {
              is_valid: true,
              type: "shipment",
              check_digit_passed: null,
              parsed_number: "MAEU261904573",
              reason: null,
            },
            shipping_line: {
              decision: "auto_select",
              selected: {
                scac: "MAEU",
                name: "Maersk",
                confidence: 0.98,
                rule: "carrier_prefix_and_format",
              },
              candidates: [
                {
                  scac: "MAEU",
                  name: "Maersk",
                  confidence: 0.98,
                  rule: "carrier_prefix_and_format",
                },
              ],
            },
          },
        },
      },
      booking: {
        data: {
          id: "req_019cd79e-4600-7614-ab62-2a438ad54bc9",
          type: "infer_number_results",
          attributes: {
            number_type: "booking",
            validation: {
              is_valid: null,
              type: "shipment",
              check_digit_passed: null,
              parsed_number: "E209418370",
              reason: null,
            },
            shipping_line: {
              decision: "needs_confirmation",
              selected: {
                scac: "YMLU",
                name: "Yang Ming",
                confidence: 0.74,
                rule: "distinctive_format",
              },
              candidates: [
                {
                  scac: "YMLU",
                  name: "Yang Ming",
                  confidence: 0.74,
                  rule: "distinctive_format",
                },
              ],
            },
          },
        },
      },
      no_prediction: {
        data: {
          id: "req_019cd79e-4600-7daa-be75-9c0da51a8b07",
          type: "infer_number_results",
          attributes: {
            number_type: "container",
            validation: {
              is_valid: true,
              type: "container",
              check_digit_passed: true,
              parsed_number: "TCLU7305416",
              reason: null,
            },
            shipping_line: {
              decision: "no_prediction",
              candidates: [
                {
                  scac: "MAEU",
                  name: "Maersk",
                  confidence: 0.1,
                  rule: "lessor_box",
                },
                {
                  scac: "CMDU",
                  name: "CMA CGM",
                  confidence: 0.1,
                  rule: "lessor_box",
                },
                {
                  scac: "HLCU",
                  name: "Hapag-Lloyd",
                  confidence: 0.1,
                  rule: "lessor_box",
                },
                {
                  scac: "ONEY",
                  name: "ONE",
                  confidence: 0.1,
                  rule: "lessor_box",
                },
                {
                  scac: "MSCU",
                  name: "MSC",
                  confidence: 0.1,
                  rule: "lessor_box",
                },
              ],
            },
          },
        },
      },
      bad_check_digit: {
        data: {
          id: "req_019cd79e-4600-77bc-b2f9-b7ceee2d6249",
          type: "infer_number_results",
          attributes: {
            number_type: "container",
            validation: {
              is_valid: false,
              type: "container",
              check_digit_passed: false,
              parsed_number: "MSKU7054417",
              reason: "The check digit of MSKU705441 is 0.",
            },
            shipping_line: {
              decision: "needs_confirmation",
              selected: {
                scac: "MAEU",
                name: "Maersk",
                confidence: 0.75,
                rule: "owner_prefix_wrong_check_digit",
              },
              candidates: [
                {
                  scac: "MAEU",
                  name: "Maersk",
                  confidence: 0.75,
                  rule: "owner_prefix_wrong_check_digit",
                },
              ],
            },
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      not_a_number: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "This does not look like a container, bill of lading or booking number.",
            source: {
              pointer: "/number",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      container: {
        number: "MSKU7054410",
      },
      bill_of_lading: {
        number: "MAEU261904573",
      },
    },
  },
  getSandboxClock: {
    200: {
      default: {
        data: {
          id: "0195a3c0-1111-7000-8000-000000000001",
          type: "sandbox_clock",
          attributes: {
            now: "2026-05-02T14:10:00Z",
            ahead_s: 108000,
            journeys: [
              {
                request_number: "QXSB01000",
                scenario: "direct",
                title: "From port to port on one ship",
                began_at: "2026-05-01T08:10:00Z",
                next_moment: {
                  name: "departure",
                  at: "2026-05-09T03:00:00Z",
                },
                moments: ["departure", "arrival", "discharge", "lfd", "full_out", "empty_return"],
              },
            ],
          },
        },
        links: {
          self: "http://127.0.0.1:8080/v2/sandbox/clock",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  advanceSandboxClock: {
    200: {
      default: {
        data: {
          id: "0195a3c0-1111-7000-8000-000000000001",
          type: "sandbox_clock",
          attributes: {
            now: "2026-05-02T14:10:00Z",
            ahead_s: 108000,
            journeys: [
              {
                request_number: "QXSB01000",
                scenario: "direct",
                title: "From port to port on one ship",
                began_at: "2026-05-01T08:10:00Z",
                next_moment: {
                  name: "departure",
                  at: "2026-05-09T03:00:00Z",
                },
                moments: ["departure", "arrival", "discharge", "lfd", "full_out", "empty_return"],
              },
            ],
          },
        },
        links: {
          self: "http://127.0.0.1:8080/v2/sandbox/clock",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      by: {
        data: {
          type: "sandbox_clock",
          attributes: {
            advance_by: "P1DT6H",
          },
        },
      },
      to: {
        data: {
          type: "sandbox_clock",
          attributes: {
            advance_to: "lfd-1d",
            request_number: "QXSB01000",
          },
        },
      },
    },
  },
  searchRecords: {
    200: {
      default: {
        data: [
          {
            id: "019c2291-c340-7a42-9519-714d616e9411",
            type: "search_result",
            attributes: {
              entity_type: "cargo",
              number: "MSKU7054410",
              shipment_id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              scac: "MAEU",
              port_of_lading_name: null,
              port_of_discharge_name: null,
              containers_count: null,
              tracking_stopped: null,
              tracking_stopped_reason: null,
              status: null,
              failed_reason: null,
              ref_numbers: ["PO-48213"],
              created_at: "2026-02-03T08:15:04Z",
              updated_at: "2026-03-09T21:45:00Z",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/search?query=MSKU7054410",
          current: "https://boxtrail.example/v2/search?query=MSKU7054410",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/search?query=nowhere",
          current: "https://boxtrail.example/v2/search?query=nowhere",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      query_missing: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "query must be given.",
            source: {
              parameter: "query",
            },
          },
        ],
      },
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listEvents: {
    200: {
      default: {
        data: [
          {
            id: "019cd3fd-0360-7a3f-84e5-81a17bf59972",
            type: "event",
            attributes: {
              sequence: 48211,
              event: "container.updated",
              changeset: {
                holds_at_pod_terminal: [
                  [
                    {
                      name: "customs",
                      status: "hold",
                      description: "",
                    },
                  ],
                  [],
                ],
                available_for_pickup: [false, true],
              },
              occurred_at: "2026-03-09T14:02:11Z",
            },
            relationships: {
              resource: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-c340-7a42-9519-714d616e9412",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/events?after=48210",
        },
        meta: {
          next_after: 48211,
          last_sequence: 48211,
          has_more: false,
        },
      },
      nothing_new: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/events?after=48211",
        },
        meta: {
          next_after: 48211,
          last_sequence: 48211,
          has_more: false,
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listWebhooks: {
    200: {
      default: {
        data: [
          {
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
            type: "webhook",
            attributes: {
              url: "https://hooks.harbour-street.example/boxtrail",
              active: true,
              events: ["tracking_request.succeeded", "tracking_request.failed", "container.updated", "container.transport.available"],
              secret: "••••••••••••7b0e",
              headers: [
                {
                  name: "X-Tenant",
                  value: "harbour-street",
                },
              ],
              created_at: "2026-01-12T15:02:10Z",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/webhooks",
          current: "https://boxtrail.example/v2/webhooks?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/webhooks?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/webhooks?page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/webhooks",
          current: "https://boxtrail.example/v2/webhooks?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/webhooks?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/webhooks?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createWebhook: {
    201: {
      default: {
        data: {
          id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          type: "webhook",
          attributes: {
            url: "https://hooks.harbour-street.example/boxtrail",
            active: true,
            events: ["tracking_request.succeeded", "tracking_request.failed", "container.updated", "container.transport.available"],
            secret: "example-signing-key-not-a-real-one-7b0e",
            headers: [
              {
                name: "X-Tenant",
                value: "harbour-street",
              },
            ],
            created_at: "2026-01-12T15:02:10Z",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/webhooks",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      url_not_allowed: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The address must be public and begin with https://.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/url",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "webhook",
          attributes: {
            url: "https://hooks.harbour-street.example/boxtrail",
            active: true,
            events: ["tracking_request.succeeded", "tracking_request.failed", "container.updated", "container.transport.available"],
            headers: [
              {
                name: "X-Tenant",
                value: "harbour-street",
              },
            ],
          },
        },
      },
    },
  },
  getWebhook: {
    200: {
      default: {
        data: {
          id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          type: "webhook",
          attributes: {
            url: "https://hooks.harbour-street.example/boxtrail",
            active: true,
            events: ["tracking_request.succeeded", "tracking_request.failed", "container.updated", "container.transport.available"],
            secret: "••••••••••••7b0e",
            headers: [
              {
                name: "X-Tenant",
                value: "harbour-street",
              },
            ],
            created_at: "2026-01-12T15:02:10Z",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/webhooks/019bb2ba-9150-79fd-89dc-33545f9cc19b",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateWebhook: {
    200: {
      default: {
        data: {
          id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          type: "webhook",
          attributes: {
            url: "https://hooks.harbour-street.example/boxtrail",
            active: false,
            events: ["tracking_request.succeeded", "tracking_request.failed", "container.updated", "container.transport.available"],
            secret: "••••••••••••7b0e",
            headers: [
              {
                name: "X-Tenant",
                value: "harbour-street",
              },
            ],
            created_at: "2026-01-12T15:02:10Z",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/webhooks/019bb2ba-9150-79fd-89dc-33545f9cc19b",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      url_not_allowed: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The address must be public and begin with https://.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/url",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "webhook",
          id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          attributes: {
            active: false,
          },
        },
      },
    },
  },
  deleteWebhook: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  rotateWebhookSecret: {
    200: {
      default: {
        data: {
          id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          type: "webhook",
          attributes: {
            url: "https://hooks.harbour-street.example/boxtrail",
            active: true,
            events: ["tracking_request.succeeded", "tracking_request.failed", "container.updated", "container.transport.available"],
            secret: "whsec_3Jq1Yt5mQ0b7Q2n8m4vXf1h6zK9cPq2sT5uWx8y7b0e=",
            previous_secret_expires_at: "2026-03-10T14:02:11Z",
            headers: [
              {
                name: "X-Tenant",
                value: "harbour-street",
              },
            ],
            created_at: "2026-01-12T15:02:10Z",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/webhooks/019bb2ba-9150-79fd-89dc-33545f9cc19b/rotate_secret",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  replayWebhook: {
    202: {
      default: {
        data: {
          id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          type: "webhook_replay",
          attributes: {
            replayed: 112,
          },
        },
        links: {
          self: "https://boxtrail.example/v2/webhooks/019bb2ba-9150-79fd-89dc-33545f9cc19b/replay",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      webhook_inactive: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The webhook is not active. Switch it on first: PATCH it with active true.",
            code: "webhook_inactive",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "webhook",
          attributes: {
            from: "2026-03-09T00:00:00Z",
            to: "2026-03-09T06:00:00Z",
            only_failed: true,
          },
        },
      },
      sequences: {
        data: {
          type: "webhook",
          attributes: {
            after_sequence: 48210,
          },
        },
      },
    },
  },
  listWebhookEvents: {
    200: {
      default: {
        data: [
          {
            id: "tracking-request-events",
            type: "webhook_event_category",
            attributes: {
              name: "Tracking request events",
              events: [
                {
                  name: "tracking_request.succeeded",
                  description: "The line knows the number: the shipment exists and is linked.",
                },
                {
                  name: "tracking_request.failed",
                  description: "The number cannot be tracked and will not be tried again.",
                },
                {
                  name: "tracking_request.awaiting_manifest",
                  description: "The line has no data for the number yet; it is asked daily. Sent once.",
                },
                {
                  name: "tracking_request.tracking_stopped",
                  description: "No more updates will come, because the journey ended or tracking was stopped.",
                },
              ],
            },
          },
          {
            id: "origin-milestones",
            type: "webhook_event_category",
            attributes: {
              name: "Milestones at origin",
              events: [
                {
                  name: "container.transport.empty_out",
                  description: "The empty container was picked up at origin.",
                },
                {
                  name: "container.transport.full_in",
                  description: "The full container entered the origin terminal.",
                },
                {
                  name: "container.transport.vessel_loaded",
                  description: "Loaded on the vessel at the port of lading.",
                },
                {
                  name: "container.transport.vessel_departed",
                  description: "The vessel left the port of lading.",
                },
              ],
            },
          },
          {
            id: "transshipment-milestones",
            type: "webhook_event_category",
            attributes: {
              name: "Transshipment milestones",
              events: [
                {
                  name: "container.transport.transshipment_arrived",
                  description: "Reached a transshipment port.",
                },
                {
                  name: "container.transport.transshipment_discharged",
                  description: "Unloaded at a transshipment port.",
                },
                {
                  name: "container.transport.transshipment_loaded",
                  description: "Loaded on the next vessel.",
                },
                {
                  name: "container.transport.transshipment_departed",
                  description: "Left a transshipment port.",
                },
              ],
            },
          },
          {
            id: "feeder-milestones",
            type: "webhook_event_category",
            attributes: {
              name: "Feeder milestones",
              events: [
                {
                  name: "container.transport.feeder_arrived",
                  description: "Arrived by feeder or barge.",
                },
                {
                  name: "container.transport.feeder_discharged",
                  description: "Unloaded from a feeder or barge.",
                },
                {
                  name: "container.transport.feeder_loaded",
                  description: "Loaded on a feeder or barge.",
                },
                {
                  name: "container.transport.feeder_departed",
                  description: "The feeder or barge left.",
                },
              ],
            },
          },
          {
            id: "destination-milestones",
            type: "webhook_event_category",
            attributes: {
              name: "Milestones at destination",
              events: [
                {
                  name: "container.transport.vessel_arrived",
                  description: "The vessel reached the port of discharge.",
                },
                {
                  name: "container.transport.vessel_berthed",
                  description: "The vessel moored at the port of discharge.",
                },
                {
                  name: "container.transport.vessel_discharged",
                  description: "Unloaded at the port of discharge.",
                },
                {
                  name: "container.transport.available",
                  description: "Ready for pickup.",
                },
                {
                  name: "container.transport.not_available",
                  description: "No longer ready for pickup.",
                },
                {
                  name: "container.transport.full_out",
                  description: "Picked up full.",
                },
                {
                  name: "container.transport.delivered",
                  description: "Marked delivered by hand.",
                },
                {
                  name: "container.transport.empty_in",
                  description: "The empty container was returned.",
                },
              ],
            },
          },
          {
            id: "rail-milestones",
            type: "webhook_event_category",
            attributes: {
              name: "Rail milestones",
              events: [
                {
                  name: "container.transport.rail_loaded",
                  description: "Loaded on a railcar.",
                },
                {
                  name: "container.transport.rail_departed",
                  description: "The train left.",
                },
                {
                  name: "container.transport.rail_arrived",
                  description: "Reached a rail terminal; sent for every interchange.",
                },
                {
                  name: "container.transport.rail_unloaded",
                  description: "Unloaded from the railcar.",
                },
                {
                  name: "container.transport.arrived_at_inland_destination",
                  description: "Reached the final inland terminal.",
                },
              ],
            },
          },
          {
            id: "estimate-events",
            type: "webhook_event_category",
            attributes: {
              name: "Estimates",
              events: [
                {
                  name: "container.transport.estimated.vessel_departed",
                  description: "The estimated departure from the port of lading changed.",
                },
                {
                  name: "container.transport.estimated.vessel_arrived",
                  description: "The estimated arrival at the port of discharge changed.",
                },
                {
                  name: "container.transport.estimated.arrived_at_inland_destination",
                  description: "The estimated arrival at the inland destination changed.",
                },
                {
                  name: "shipment.estimated.arrival",
                  description: "The estimated arrival of a shipment at the port of discharge changed.",
                },
              ],
            },
          },
          {
            id: "container-update-events",
            type: "webhook_event_category",
            attributes: {
              name: "Container updates",
              events: [
                {
                  name: "container.created",
                  description: "A container was added to a shipment.",
                },
                {
                  name: "container.updated",
                  description: "Attributes of a container changed; the changeset holds old and new values.",
                },
                {
                  name: "container.pod_terminal_changed",
                  description: "The terminal at the port of discharge changed.",
                },
                {
                  name: "container.pickup_lfd.changed",
                  description: "The last free day for pickup changed, whoever gave it.",
                },
                {
                  name: "container.pickup_lfd_line.changed",
                  description: "The last free day given by the line changed.",
                },
                {
                  name: "container.pickup_lfd_terminal.changed",
                  description: "The last free day given by the terminal changed.",
                },
                {
                  name: "container.pickup_lfd_rail.changed",
                  description: "The last free day given by the railway changed.",
                },
                {
                  name: "container.pickup_appointment.changed",
                  description: "The pickup appointment changed.",
                },
              ],
            },
          },
          {
            id: "document-events",
            type: "webhook_event_category",
            attributes: {
              name: "Documents",
              events: [
                {
                  name: "document.extracted",
                  description: "A document was read: its type is known and its values are there.",
                },
                {
                  name: "document.extraction_failed",
                  description: "No values could be read from a document.",
                },
              ],
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/webhooks/events",
          current: "https://boxtrail.example/v2/webhooks/events?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/webhooks/events?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/webhooks/events?page[number]=1&page[size]=30",
        },
        meta: {
          size: 9,
          total: 9,
          pagination: {
            current: 1,
            records: 9,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listWebhookIps: {
    200: {
      default: {
        webhook_notification_ips: ["198.51.100.24", "198.51.100.25"],
        last_updated: "2026-01-01T00:00:00Z",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  triggerWebhook: {
    200: {
      default: {
        url: "https://hooks.harbour-street.example/boxtrail",
        succeeded: true,
        error: null,
        status_code: 200,
        request_headers: {
          "Content-Type": "application/json",
          "User-Agent": "Boxtrail Webhook Bot",
          "X-T49-Webhook-Signature": "af2bdbe1aa9b6ec1e2ade1d694f41fc71a831d0268e9891562113d8a62add1bf",
        },
        request_body: "{\"data\":{\"type\":\"webhook_notification\"}}",
        response_headers: {
          "content-type": "text/plain",
        },
        response_body: "ok",
      },
      failed: {
        url: "https://hooks.harbour-street.example/boxtrail",
        succeeded: false,
        error: "The receiver did not answer in time.",
        status_code: null,
        request_headers: {
          "Content-Type": "application/json",
          "User-Agent": "Boxtrail Webhook Bot",
        },
        request_body: "{\"data\":{\"type\":\"webhook_notification\"}}",
        response_headers: null,
        response_body: null,
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      trigger_url_not_allowed: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The address must be public and begin with https://.",
            code: "invalid",
            source: {
              pointer: "/url",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        url: "https://hooks.harbour-street.example/boxtrail",
        event: "container.transport.available",
        secret: "a-test-secret",
      },
    },
  },
  listWebhookNotifications: {
    200: {
      default: {
        data: [
          {
            id: "019cd48f-7f60-7968-b882-6cf033cb1649",
            type: "webhook_notification",
            attributes: {
              id: "019cd48f-7f60-7968-b882-6cf033cb1649",
              event: "container.transport.available",
              delivery_status: "succeeded",
              created_at: "2026-03-09T21:45:00Z",
            },
            relationships: {
              webhook: {
                data: {
                  type: "webhook",
                  id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
                },
              },
              reference_object: {
                data: {
                  type: "transport_event",
                  id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                },
              },
              webhook_notification_logs: {
                data: [],
              },
            },
          },
          {
            id: "019cb35a-d380-7292-acc6-0f2b50d5eac0",
            type: "webhook_notification",
            attributes: {
              id: "019cb35a-d380-7292-acc6-0f2b50d5eac0",
              event: "container.updated",
              delivery_status: "succeeded",
              created_at: "2026-03-03T11:00:00Z",
            },
            relationships: {
              webhook: {
                data: {
                  type: "webhook",
                  id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
                },
              },
              reference_object: {
                data: {
                  type: "container_updated_event",
                  id: "019cb35a-d380-7fbe-8b11-1ba47226807c",
                },
              },
              webhook_notification_logs: {
                data: [],
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/webhook_notifications",
          current: "https://boxtrail.example/v2/webhook_notifications?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/webhook_notifications?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/webhook_notifications?page[number]=1&page[size]=30",
        },
        meta: {
          size: 2,
          total: 2,
          pagination: {
            current: 1,
            records: 2,
          },
        },
      },
      with_reference_object: {
        data: [
          {
            id: "019cd48f-7f60-7968-b882-6cf033cb1649",
            type: "webhook_notification",
            attributes: {
              id: "019cd48f-7f60-7968-b882-6cf033cb1649",
              event: "container.transport.available",
              delivery_status: "succeeded",
              created_at: "2026-03-09T21:45:00Z",
            },
            relationships: {
              webhook: {
                data: {
                  type: "webhook",
                  id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
                },
              },
              reference_object: {
                data: {
                  type: "transport_event",
                  id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
                },
              },
              webhook_notification_logs: {
                data: [],
              },
            },
          },
          {
            id: "019cb35a-d380-7292-acc6-0f2b50d5eac0",
            type: "webhook_notification",
            attributes: {
              id: "019cb35a-d380-7292-acc6-0f2b50d5eac0",
              event: "container.updated",
              delivery_status: "succeeded",
              created_at: "2026-03-03T11:00:00Z",
            },
            relationships: {
              webhook: {
                data: {
                  type: "webhook",
                  id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
                },
              },
              reference_object: {
                data: {
                  type: "container_updated_event",
                  id: "019cb35a-d380-7fbe-8b11-1ba47226807c",
                },
              },
              webhook_notification_logs: {
                data: [],
              },
            },
          },
        ],
        included: [
          {
            id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
            type: "transport_event",
            attributes: {
              event: "container.transport.available",
              created_at: "2026-03-09T21:45:00Z",
              timestamp: "2026-03-09T21:00:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
          {
            id: "019cb35a-d380-7fbe-8b11-1ba47226807c",
            type: "container_updated_event",
            attributes: {
              changeset: {
                location_at_pod_terminal: [null, "Rail yard B, row 6"],
                holds_at_pod_terminal: [
                  [
                    {
                      status: "hold",
                      name: "customs",
                      description: "Exam site to be assigned",
                    },
                  ],
                  [],
                ],
              },
              timestamp: "2026-03-03T11:00:00Z",
              timezone: "America/Los_Angeles",
              data_source: "terminal",
            },
            relationships: {
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              terminal: {
                data: {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/webhook_notifications?include=reference_object",
          current: "https://boxtrail.example/v2/webhook_notifications?include=reference_object&page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/webhook_notifications?include=reference_object&page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/webhook_notifications?include=reference_object&page[number]=1&page[size]=30",
        },
        meta: {
          size: 2,
          total: 2,
          pagination: {
            current: 1,
            records: 2,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/webhook_notifications",
          current: "https://boxtrail.example/v2/webhook_notifications?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/webhook_notifications?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/webhook_notifications?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getWebhookNotification: {
    200: {
      default: {
        data: {
          id: "019cd48f-7f60-7968-b882-6cf033cb1649",
          type: "webhook_notification",
          attributes: {
            id: "019cd48f-7f60-7968-b882-6cf033cb1649",
            event: "container.transport.available",
            delivery_status: "succeeded",
            created_at: "2026-03-09T21:45:00Z",
          },
          relationships: {
            webhook: {
              data: {
                type: "webhook",
                id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
              },
            },
            reference_object: {
              data: {
                type: "transport_event",
                id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
              },
            },
            webhook_notification_logs: {
              data: [],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/webhook_notifications/019cd48f-7f60-7968-b882-6cf033cb1649",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getWebhookNotificationExample: {
    200: {
      default: {
        data: {
          id: "019cd48f-7f60-7968-b882-6cf033cb1649",
          type: "webhook_notification",
          attributes: {
            id: "019cd48f-7f60-7968-b882-6cf033cb1649",
            event: "container.transport.available",
            delivery_status: "pending",
            created_at: "2026-03-09T21:45:00Z",
          },
          relationships: {
            webhook: {
              data: {
                type: "webhook",
                id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
              },
            },
            reference_object: {
              data: {
                type: "transport_event",
                id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
              },
            },
            webhook_notification_logs: {
              data: [],
            },
          },
        },
        included: [
          {
            id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
            type: "transport_event",
            attributes: {
              event: "container.transport.available",
              created_at: "2026-03-09T21:45:00Z",
              timestamp: "2026-03-09T21:00:00Z",
              timezone: "America/Chicago",
              location_locode: "USCHI",
              voyage_number: null,
              data_source: "rail",
              value: null,
              invalidated_at: null,
            },
            relationships: {
              shipment: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              container: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              vessel: {
                data: null,
              },
              location: {
                data: {
                  type: "metro_area",
                  id: "019b76da-a800-7991-a79d-9f96c925fe96",
                },
              },
              terminal: {
                data: {
                  type: "rail_terminal",
                  id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
                },
              },
              source_event: {
                data: {
                  type: "raw_event",
                  id: "019cd466-4c80-76d8-8df0-6b458eb39172",
                },
              },
              previous_version: {
                data: null,
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/webhook_notifications/examples?event=container.transport.available",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
      event_missing: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "event must be given.",
            source: {
              parameter: "event",
            },
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listShippingLines: {
    200: {
      default: {
        data: [
          {
            id: "019b76da-a800-738a-9c1e-721584da284b",
            type: "shipping_line",
            attributes: {
              scac: "MAEU",
              name: "Maersk",
              short_name: "Maersk",
              alternative_scacs: [],
              bill_of_lading_tracking_support: true,
              booking_number_tracking_support: true,
              container_number_tracking_support: true,
              provided_data: {
                ssl_lfd: false,
                ssl_lfd_notes: "Last free days come from the terminal or the railway.",
                seal_number: true,
                seal_number_notes: null,
                weight_in_lbs: true,
                weight_in_lbs_notes: null,
              },
              tracking_url: null,
              contact_url: null,
            },
          },
          {
            id: "019b76da-a800-7b1d-960e-60f5f05b3b25",
            type: "shipping_line",
            attributes: {
              scac: "MSCU",
              name: "Mediterranean Shipping Company",
              short_name: "MSC",
              alternative_scacs: ["MEDU"],
              bill_of_lading_tracking_support: true,
              booking_number_tracking_support: true,
              container_number_tracking_support: true,
              provided_data: {},
              tracking_url: null,
              contact_url: null,
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/shipping_lines",
          current: "https://boxtrail.example/v2/shipping_lines?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/shipping_lines?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/shipping_lines?page[number]=1&page[size]=30",
        },
        meta: {
          size: 2,
          total: 2,
          pagination: {
            current: 1,
            records: 2,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getShippingLine: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-738a-9c1e-721584da284b",
          type: "shipping_line",
          attributes: {
            scac: "MAEU",
            name: "Maersk",
            short_name: "Maersk",
            alternative_scacs: [],
            bill_of_lading_tracking_support: true,
            booking_number_tracking_support: true,
            container_number_tracking_support: true,
            provided_data: {
              ssl_lfd: false,
              ssl_lfd_notes: "Last free days come from the terminal or the railway.",
              seal_number: true,
              seal_number_notes: null,
              weight_in_lbs: true,
              weight_in_lbs_notes: null,
            },
            tracking_url: null,
            contact_url: null,
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipping_lines/019b76da-a800-738a-9c1e-721584da284b",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getPort: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          type: "port",
          attributes: {
            id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            name: "Los Angeles",
            code: "USLAX",
            state_abbr: "CA",
            city: "Los Angeles",
            country_code: "US",
            time_zone: "America/Los_Angeles",
            latitude: "33.7361",
            longitude: "-118.2626",
          },
          relationships: {
            terminals: {
              data: [
                {
                  type: "terminal",
                  id: "019b76da-a800-74ea-b7af-8071a072673c",
                },
                {
                  type: "terminal",
                  id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
                },
              ],
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/ports/USLAX",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getMetroArea: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          type: "metro_area",
          attributes: {
            id: "019b76da-a800-7991-a79d-9f96c925fe96",
            name: "Chicago",
            code: "USCHI",
            state_abbr: "IL",
            country_code: "US",
            time_zone: "America/Chicago",
            latitude: "41.8781",
            longitude: "-87.6298",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/metro_areas/USCHI",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getTerminal: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          type: "terminal",
          attributes: {
            id: "019b76da-a800-74ea-b7af-8071a072673c",
            name: "Cabrillo Container Terminal",
            nickname: "Cabrillo",
            firms_code: "Z941",
            smdg_code: "CCTX",
            bic_facility_code: null,
            street: null,
            city: "San Pedro",
            state: "California",
            state_abbr: "CA",
            zip: "90731",
            country: "United States",
            facility_type: "ocean_terminal",
            provided_data: {
              pickup_lfd: true,
              pickup_lfd_notes: null,
              pod_full_out_at: true,
              available_for_pickup: true,
              available_for_pickup_notes: null,
              fees_at_pod_terminal: true,
              fees_at_pod_terminal_notes: null,
              holds_at_pod_terminal: true,
              holds_at_pod_terminal_notes: null,
              pickup_appointment_at: false,
              pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
              location_at_pod_terminal: true,
              location_at_pod_terminal_notes: null,
              pod_full_out_chassis_number: false,
              pod_full_out_chassis_number_notes: null,
            },
          },
          relationships: {
            port: {
              data: {
                type: "port",
                id: "019b76da-a800-7711-9eb9-fa671203d5fe",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/terminals/019b76da-a800-74ea-b7af-8071a072673c",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getVessel: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-7b04-a270-f6270d46cd24",
          type: "vessel",
          attributes: {
            name: "BOREAL TRADER",
            imo: "9812341",
            mmsi: "219123000",
            latitude: 48.6,
            longitude: -178.8,
            nautical_speed_knots: 17.1,
            navigational_heading_degrees: 94,
            position_timestamp: "2026-02-24T06:00:00Z",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/vessels/019b76da-a800-7b04-a270-f6270d46cd24",
        },
      },
      with_positions: {
        data: {
          id: "019b76da-a800-7b04-a270-f6270d46cd24",
          type: "vessel",
          attributes: {
            name: "BOREAL TRADER",
            imo: "9812341",
            mmsi: "219123000",
            latitude: 48.6,
            longitude: -178.8,
            nautical_speed_knots: 17.1,
            navigational_heading_degrees: 94,
            position_timestamp: "2026-02-24T06:00:00Z",
            positions: [
              {
                latitude: 47.9,
                longitude: 171.2,
                heading: 86,
                timestamp: "2026-02-23T06:00:00Z",
                estimated: false,
              },
              {
                latitude: 48.4,
                longitude: 176.3,
                heading: 90,
                timestamp: "2026-02-23T18:00:00Z",
                estimated: false,
              },
              {
                latitude: 48.6,
                longitude: -178.8,
                heading: 94,
                timestamp: "2026-02-24T06:00:00Z",
                estimated: false,
              },
            ],
          },
        },
        links: {
          self: "https://boxtrail.example/v2/vessels/019b76da-a800-7b04-a270-f6270d46cd24?show_positions[from_timestamp]=2026-02-23T00:00:00Z",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getVesselFuturePositions: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-7b04-a270-f6270d46cd24",
          type: "vessel",
          attributes: {
            name: "BOREAL TRADER",
            imo: "9812341",
            mmsi: "219123000",
            latitude: 48.6,
            longitude: -178.8,
            nautical_speed_knots: 17.1,
            navigational_heading_degrees: 94,
            position_timestamp: "2026-02-24T06:00:00Z",
            positions: [
              {
                latitude: 48.6,
                longitude: -178.8,
                heading: 94.2,
                timestamp: "2026-02-24T06:00:00Z",
                estimated: true,
              },
              {
                latitude: 48.5997,
                longitude: -178.7928,
                heading: 94.2,
                timestamp: "2026-02-24T06:01:00Z",
                estimated: true,
              },
              {
                latitude: 48.5993,
                longitude: -178.7856,
                heading: 94.2,
                timestamp: "2026-02-24T06:02:00Z",
                estimated: true,
              },
            ],
          },
        },
        links: {
          self: "https://boxtrail.example/v2/vessels/019b76da-a800-7b04-a270-f6270d46cd24/future_positions?port_id=019b76da-a800-7711-9eb9-fa671203d5fe&previous_port_id=019b76da-a800-7763-a445-749c56dd81ea",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getVesselFuturePositionsWithCoordinates: {
    200: {
      default: {
        data: {
          id: "019b76da-a800-7b04-a270-f6270d46cd24",
          type: "vessel",
          attributes: {
            name: "BOREAL TRADER",
            imo: "9812341",
            mmsi: "219123000",
            latitude: 48.6,
            longitude: -178.8,
            nautical_speed_knots: 17.1,
            navigational_heading_degrees: 94,
            position_timestamp: "2026-02-24T06:00:00Z",
            positions: [
              {
                latitude: 48.6,
                longitude: -178.8,
                heading: 94.2,
                timestamp: "2026-02-24T06:00:00Z",
                estimated: true,
              },
              {
                latitude: 48.5997,
                longitude: -178.7928,
                heading: 94.2,
                timestamp: "2026-02-24T06:01:00Z",
                estimated: true,
              },
              {
                latitude: 48.5993,
                longitude: -178.7856,
                heading: 94.2,
                timestamp: "2026-02-24T06:02:00Z",
                estimated: true,
              },
            ],
          },
        },
        links: {
          self: "https://boxtrail.example/v2/vessels/019b76da-a800-7b04-a270-f6270d46cd24/future_positions_with_coordinates?port_id=019b76da-a800-7711-9eb9-fa671203d5fe&previous_port_id=019b76da-a800-7763-a445-749c56dd81ea&latitude=48.6&longitude=-178.8",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    403: {
      feature_not_enabled: {
        errors: [
          {
            status: "403",
            title: "Forbidden",
            detail: "This feature is not enabled for your account.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listDocuments: {
    200: {
      default: {
        data: [
          {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            type: "document",
            attributes: {
              id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              name: "Arrival notice",
              document_type: "arrival_notice",
              document_type_manual: null,
              classification_notes: "The title says arrival notice.",
              source: "api",
              file_name: "arrival-notice-MAEU261904573.pdf",
              file_content_type: "application/pdf",
              file_size_bytes: 48213,
              created_at: "2026-02-27T15:04:20Z",
              updated_at: "2026-02-27T15:04:28Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
              email_submission: {
                data: null,
              },
              last_document_representation: {
                data: {
                  type: "document_representation",
                  id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
                },
              },
              shipments: {
                data: [
                  {
                    type: "shipment",
                    id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                  },
                ],
              },
              cargos: {
                data: [
                  {
                    type: "container",
                    id: "019c2291-c340-7a42-9519-714d616e9411",
                  },
                ],
              },
            },
            links: {
              self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/documents",
          current: "https://boxtrail.example/v2/documents?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/documents?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/documents?page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/documents",
          current: "https://boxtrail.example/v2/documents?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/documents?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/documents?page[number]=1&page[size]=30",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createDocument: {
    201: {
      default: {
        data: {
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          type: "document",
          attributes: {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            name: "Arrival notice",
            document_type: null,
            document_type_manual: null,
            classification_notes: null,
            source: "api",
            file_name: "arrival-notice-MAEU261904573.pdf",
            file_content_type: "application/pdf",
            file_size_bytes: 48213,
            created_at: "2026-02-27T15:04:20Z",
            updated_at: "2026-02-27T15:04:20Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            email_submission: {
              data: null,
            },
            last_document_representation: {
              data: null,
            },
            shipments: {
              data: [],
            },
            cargos: {
              data: [],
            },
          },
          links: {
            self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      duplicate_document: {
        errors: [
          {
            status: "409",
            title: "Duplicate document",
            detail: "Your account has a document of the same content already.",
            code: "duplicate_document",
            source: {
              pointer: "/data/attributes/attached_document",
            },
            meta: {
              existing_document_id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              existing_document_name: "Arrival notice",
            },
          },
        ],
      },
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      not_a_signed_id: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "This is not a signed id of your account, or no longer. POST /storage/direct_uploads gives one.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/attached_document",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "document",
          attributes: {
            name: "Arrival notice",
            attached_document: "eyJzYXlzIjoiMDE5YzlmM2EifQ--6a1f0c3d5e7b9a2c4d6f8e0b1a3c5d7e9f0b2a4c6d8e1f3a5b7c9d0e2f4a6b8c",
          },
        },
      },
    },
  },
  getDocument: {
    200: {
      default: {
        data: {
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          type: "document",
          attributes: {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            name: "Arrival notice",
            document_type: "arrival_notice",
            document_type_manual: null,
            classification_notes: "The title says arrival notice.",
            source: "api",
            file_name: "arrival-notice-MAEU261904573.pdf",
            file_content_type: "application/pdf",
            file_size_bytes: 48213,
            created_at: "2026-02-27T15:04:20Z",
            updated_at: "2026-02-27T15:04:28Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            email_submission: {
              data: null,
            },
            last_document_representation: {
              data: {
                type: "document_representation",
                id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
              },
            },
            shipments: {
              data: [
                {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              ],
            },
            cargos: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
        },
      },
      with_representation: {
        data: {
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          type: "document",
          attributes: {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            name: "Arrival notice",
            document_type: "arrival_notice",
            document_type_manual: null,
            classification_notes: "The title says arrival notice.",
            source: "api",
            file_name: "arrival-notice-MAEU261904573.pdf",
            file_content_type: "application/pdf",
            file_size_bytes: 48213,
            created_at: "2026-02-27T15:04:20Z",
            updated_at: "2026-02-27T15:04:28Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            email_submission: {
              data: null,
            },
            last_document_representation: {
              data: {
                type: "document_representation",
                id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
              },
            },
            shipments: {
              data: [
                {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              ],
            },
            cargos: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
          },
        },
        included: [
          {
            id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
            type: "document_representation",
            attributes: {
              schema_version: "2026-11-21",
              payload: {
                bill_of_lading_number: {
                  value: "MAEU261904573",
                  page: 1,
                  span: [214, 227],
                },
              },
              created_at: "2026-02-27T15:04:28Z",
              updated_at: "2026-02-27T15:04:28Z",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60?include=last_document_representation",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateDocument: {
    200: {
      default: {
        data: {
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          type: "document",
          attributes: {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            name: "Arrival notice",
            document_type: "delivery_order",
            document_type_manual: "delivery_order",
            classification_notes: "The title says arrival notice.",
            source: "api",
            file_name: "arrival-notice-MAEU261904573.pdf",
            file_content_type: "application/pdf",
            file_size_bytes: 48213,
            created_at: "2026-02-27T15:04:20Z",
            updated_at: "2026-02-27T16:10:00Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            email_submission: {
              data: null,
            },
            last_document_representation: {
              data: {
                type: "document_representation",
                id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
              },
            },
            shipments: {
              data: [
                {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              ],
            },
            cargos: {
              data: [
                {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              ],
            },
          },
          links: {
            self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "document",
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          attributes: {
            document_type_manual: "delivery_order",
          },
        },
      },
      values: {
        data: {
          type: "document",
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          attributes: {
            extracted_data_manual: {
              bill_of_lading_number: {
                value: "MAEU261904573",
              },
            },
          },
        },
      },
    },
  },
  deleteDocument: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getDocumentDownloadUrl: {
    200: {
      default: {
        download_url: "https://boxtrail.example/storage/files/eyJzYXlzIjoiZ2V0In0--1c9d8b7a6f5e4d3c2b1a0f9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "No document attached",
            detail: "There is no file with this document any more.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  reextractDocument: {
    202: {
      default: {
        status: "accepted",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  reclassifyDocument: {
    202: {
      default: {
        status: "accepted",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  relinkDocument: {
    202: {
      default: {
        status: "accepted",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  rotateDocument: {
    202: {
      default: {
        status: "accepted",
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      not_an_image: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Only images can be turned (JPEG, PNG, TIFF, WebP).",
            code: "not_an_image",
          },
        ],
      },
      no_document_attached: {
        errors: [
          {
            status: "422",
            title: "No document attached",
            detail: "There is no file with this document any more.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        degrees: 90,
      },
    },
  },
  listDocumentTypes: {
    200: {
      default: {
        document_types: [
          {
            code: "bill_of_lading",
            label: "Bill of lading",
          },
          {
            code: "sea_waybill",
            label: "Sea waybill",
          },
          {
            code: "arrival_notice",
            label: "Arrival notice",
          },
          {
            code: "delivery_order",
            label: "Delivery order",
          },
          {
            code: "commercial_invoice",
            label: "Commercial invoice",
          },
          {
            code: "packing_list",
            label: "Packing list",
          },
          {
            code: "customs_entry",
            label: "Customs entry",
          },
          {
            code: "freight_invoice",
            label: "Freight invoice",
          },
          {
            code: "demurrage_invoice",
            label: "Demurrage or detention invoice",
          },
          {
            code: "booking_confirmation",
            label: "Booking confirmation",
          },
        ],
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listEmailSubmissions: {
    200: {
      default: {
        data: [
          {
            id: "019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
            type: "email_submission",
            attributes: {
              subject: "Arrival notice MAEU261904573",
              body: "Please find attached.",
              body_preview: "Please find attached.",
              from: ["notices@line.example"],
              to: ["papers@harbour-street.example"],
              cc: [],
              sent_at: "2026-02-27T15:04:02Z",
              message_id: "<612e-1@line.example>",
              in_reply_to: null,
              references: [],
              content_type: "multipart/mixed",
              documents_count: 1,
              created_at: "2026-02-27T15:04:19Z",
              updated_at: "2026-02-27T15:04:19Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
              documents: {
                data: [
                  {
                    type: "document",
                    id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
                  },
                ],
              },
            },
            links: {
              self: "/v2/email_submissions/019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
            },
          },
        ],
        included: [
          {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            type: "document",
            attributes: {
              id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              name: "arrival-notice.txt",
              document_type: "arrival_notice",
              document_type_manual: null,
              classification_notes: "The title says arrival notice.",
              source: "email",
              file_name: "arrival-notice.txt",
              file_content_type: "text/plain",
              file_size_bytes: 37,
              created_at: "2026-02-27T15:04:19Z",
              updated_at: "2026-02-27T15:04:28Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
              email_submission: {
                data: {
                  type: "email_submission",
                  id: "019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
                },
              },
              last_document_representation: {
                data: {
                  type: "document_representation",
                  id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
                },
              },
              shipments: {
                data: [],
              },
              cargos: {
                data: [],
              },
            },
            links: {
              self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
            },
          },
          {
            id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
            type: "document_representation",
            attributes: {
              schema_version: "2026-11-01",
              payload: {
                bill_of_lading_number: {
                  value: "MAEU261904573",
                  page: 1,
                  span: [24, 37],
                },
              },
              created_at: "2026-02-27T15:04:28Z",
              updated_at: "2026-02-27T15:04:28Z",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/email_submissions",
          current: "https://boxtrail.example/v2/email_submissions?page[number]=1&page[size]=30",
          first: "https://boxtrail.example/v2/email_submissions?page[number]=1&page[size]=30",
          last: "https://boxtrail.example/v2/email_submissions?page[number]=1&page[size]=30",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createEmailSubmission: {
    201: {
      default: {
        data: {
          id: "019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
          type: "email_submission",
          attributes: {
            subject: "Arrival notice MAEU261904573",
            body: "Please find attached.",
            body_preview: "Please find attached.",
            from: ["notices@line.example"],
            to: ["papers@harbour-street.example"],
            cc: [],
            sent_at: "2026-02-27T15:04:02Z",
            message_id: "<612e-1@line.example>",
            in_reply_to: null,
            references: [],
            content_type: "multipart/mixed",
            documents_count: 1,
            created_at: "2026-02-27T15:04:19Z",
            updated_at: "2026-02-27T15:04:19Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            documents: {
              data: [
                {
                  type: "document",
                  id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
                },
              ],
            },
          },
          links: {
            self: "/v2/email_submissions/019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
          },
        },
        included: [
          {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            type: "document",
            attributes: {
              id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              name: "arrival-notice.txt",
              document_type: null,
              document_type_manual: null,
              classification_notes: null,
              source: "email",
              file_name: "arrival-notice.txt",
              file_content_type: "text/plain",
              file_size_bytes: 37,
              created_at: "2026-02-27T15:04:19Z",
              updated_at: "2026-02-27T15:04:19Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
              email_submission: {
                data: {
                  type: "email_submission",
                  id: "019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
                },
              },
              last_document_representation: {
                data: null,
              },
              shipments: {
                data: [],
              },
              cargos: {
                data: [],
              },
            },
            links: {
              self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/email_submissions",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      default: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send message/rfc822.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The mail cannot be read: it has no headers.",
            code: "unreadable_mail",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: "From: Notices <notices@line.example>\nTo: papers@harbour-street.example\nSubject: Arrival notice MAEU261904573\nDate: Fri, 27 Feb 2026 15:04:02 +0000\nMessage-ID: <612e-1@line.example>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=part\n\n--part\nContent-Type: text/plain; charset=utf-8\n\nPlease find attached.\n--part\nContent-Type: text/plain; name=arrival-notice.txt\nContent-Disposition: attachment; filename=arrival-notice.txt\n\nARRIVAL NOTICE\nB/L No.: MAEU261904573\n--part--\n",
    },
  },
  getEmailSubmission: {
    200: {
      default: {
        data: {
          id: "019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
          type: "email_submission",
          attributes: {
            subject: "Arrival notice MAEU261904573",
            body: "Please find attached.",
            body_preview: "Please find attached.",
            from: ["notices@line.example"],
            to: ["papers@harbour-street.example"],
            cc: [],
            sent_at: "2026-02-27T15:04:02Z",
            message_id: "<612e-1@line.example>",
            in_reply_to: null,
            references: [],
            content_type: "multipart/mixed",
            documents_count: 1,
            created_at: "2026-02-27T15:04:19Z",
            updated_at: "2026-02-27T15:04:19Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
            documents: {
              data: [
                {
                  type: "document",
                  id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
                },
              ],
            },
          },
          links: {
            self: "/v2/email_submissions/019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
          },
        },
        included: [
          {
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
            type: "document",
            attributes: {
              id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              name: "arrival-notice.txt",
              document_type: "arrival_notice",
              document_type_manual: null,
              classification_notes: "The title says arrival notice.",
              source: "email",
              file_name: "arrival-notice.txt",
              file_content_type: "text/plain",
              file_size_bytes: 37,
              created_at: "2026-02-27T15:04:19Z",
              updated_at: "2026-02-27T15:04:28Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
              email_submission: {
                data: {
                  type: "email_submission",
                  id: "019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
                },
              },
              last_document_representation: {
                data: {
                  type: "document_representation",
                  id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
                },
              },
              shipments: {
                data: [],
              },
              cargos: {
                data: [],
              },
            },
            links: {
              self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
              download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
            },
          },
          {
            id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
            type: "document_representation",
            attributes: {
              schema_version: "2026-11-01",
              payload: {
                bill_of_lading_number: {
                  value: "MAEU261904573",
                  page: 1,
                  span: [24, 37],
                },
              },
              created_at: "2026-02-27T15:04:28Z",
              updated_at: "2026-02-27T15:04:28Z",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/email_submissions/019c9f3a-4a10-7b2e-8d51-6c9e0f1a2b34",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  getDocumentSchema: {
    200: {
      default: {
        data: {
          id: "arrival_notice@2026-11-01",
          type: "document_schema",
          attributes: {
            document_type: "arrival_notice",
            label: "Arrival notice",
            schema_version: "2026-11-01",
            full_version: "arrival_notice@2026-11-01",
            current: true,
            draft: false,
            active_at: "2026-11-01T00:00:00Z",
            schema_format: "json_schema",
            description: "What an arrival notice says: each value with the page and the part of its text where it stands.",
            schema_payload: {
              $schema: "https://json-schema.org/draft/2020-12/schema",
              title: "Arrival notice",
              type: "object",
              properties: {
                vessel: {
                  type: "object",
                  properties: {
                    value: {
                      type: "string",
                    },
                    page: {
                      type: "integer",
                      minimum: 1,
                    },
                    span: {
                      type: "array",
                      items: {
                        type: "integer",
                        minimum: 0,
                      },
                      minItems: 2,
                      maxItems: 2,
                    },
                  },
                  required: ["value", "page", "span"],
                },
                voyage: {
                  type: "object",
                  properties: {
                    value: {
                      type: "string",
                    },
                    page: {
                      type: "integer",
                      minimum: 1,
                    },
                    span: {
                      type: "array",
                      items: {
                        type: "integer",
                        minimum: 0,
                      },
                      minItems: 2,
                      maxItems: 2,
                    },
                  },
                  required: ["value", "page", "span"],
                },
              },
            },
            created_at: "2026-11-01T00:00:00Z",
            updated_at: "2026-11-01T00:00:00Z",
          },
          links: {
            self: "/v2/document_schemas/arrival_notice@2026-11-01",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/document_schemas/arrival_notice@2026-11-01",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listParties: {
    200: {
      default: {
        data: [
          {
            id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
            type: "party",
            attributes: {
              company_name: "Lakeside Furniture",
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/parties",
          current: "https://boxtrail.example/v2/parties?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/parties?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/parties?page[number]=1&page[size]=25",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/parties",
          current: "https://boxtrail.example/v2/parties?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/parties?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/parties?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createParty: {
    201: {
      default: {
        data: {
          id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
          type: "party",
          attributes: {
            company_name: "Lakeside Furniture",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/parties",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      company_name_blank: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Company name can't be blank.",
            code: "blank",
            source: {
              pointer: "/data/attributes/company_name",
            },
          },
        ],
      },
      party_exists: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Your account has a party of this name already.",
            code: "duplicate",
            source: {
              pointer: "/data/attributes/customer",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "party",
          attributes: {
            company_name: "Lakeside Furniture",
          },
        },
      },
    },
  },
  getParty: {
    200: {
      default: {
        data: {
          id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
          type: "party",
          attributes: {
            company_name: "Lakeside Furniture",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/parties/019bdaf4-4440-71d0-bea3-9ec33ff7543f",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateParty: {
    200: {
      default: {
        data: {
          id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
          type: "party",
          attributes: {
            company_name: "Lakeside Furniture & Home",
          },
        },
        links: {
          self: "https://boxtrail.example/v2/parties/019bdaf4-4440-71d0-bea3-9ec33ff7543f",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      company_name_blank: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Company name can't be blank.",
            code: "blank",
            source: {
              pointer: "/data/attributes/company_name",
            },
          },
        ],
      },
      party_exists: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Your account has a party of this name already.",
            code: "duplicate",
            source: {
              pointer: "/data/attributes/customer",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "party",
          id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
          attributes: {
            company_name: "Lakeside Furniture & Home",
          },
        },
      },
    },
  },
  listShipmentCustomFields: {
    200: {
      default: {
        data: [
          {
            id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
            type: "custom_field",
            attributes: {
              api_slug: "incoterm",
              value: "FOB",
              display_value: "Free on board",
            },
            relationships: {
              entity: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields",
          current: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields",
          current: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createShipmentCustomField: {
    201: {
      default: {
        data: {
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "FOB",
            display_value: "Free on board",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "FOB",
          },
        },
      },
    },
  },
  updateShipmentCustomField: {
    200: {
      default: {
        data: {
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "CIF",
            display_value: "Cost, insurance and freight",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079/custom_fields/incoterm",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            value: "CIF",
          },
        },
      },
    },
  },
  deleteShipmentCustomField: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listContainerCustomFields: {
    200: {
      default: {
        data: [
          {
            id: "019c2292-3e52-7172-8d65-4fa0823ebf55",
            type: "custom_field",
            attributes: {
              api_slug: "customs_cleared",
              value: true,
              display_value: "Yes",
            },
            relationships: {
              entity: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-7d31-7051-8e43-3e8f71209f44",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields",
          current: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields",
          current: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createContainerCustomField: {
    201: {
      default: {
        data: {
          id: "019c2292-3e52-7172-8d65-4fa0823ebf55",
          type: "custom_field",
          attributes: {
            api_slug: "customs_cleared",
            value: true,
            display_value: "Yes",
          },
          relationships: {
            entity: {
              data: {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-7d31-7051-8e43-3e8f71209f44",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            api_slug: "customs_cleared",
            value: true,
          },
        },
      },
    },
  },
  updateContainerCustomField: {
    200: {
      default: {
        data: {
          id: "019c2292-3e52-7172-8d65-4fa0823ebf55",
          type: "custom_field",
          attributes: {
            api_slug: "customs_cleared",
            value: false,
            display_value: "No",
          },
          relationships: {
            entity: {
              data: {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-7d31-7051-8e43-3e8f71209f44",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/containers/019c2291-c340-7a42-9519-714d616e9411/custom_fields/customs_cleared",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            value: false,
          },
        },
      },
    },
  },
  deleteContainerCustomField: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listTrackingRequestCustomFields: {
    200: {
      default: {
        data: [
          {
            id: "019c2292-5074-7294-9f87-61c2a450d177",
            type: "custom_field",
            attributes: {
              api_slug: "cost_center",
              value: "LA-204",
              display_value: "LA-204",
            },
            relationships: {
              entity: {
                data: {
                  type: "tracking_request",
                  id: "019c2291-4258-71f5-8b91-45b24d108d7a",
                },
              },
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-8f53-7173-a065-50a093412166",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields",
          current: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields",
          current: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createTrackingRequestCustomField: {
    201: {
      default: {
        data: {
          id: "019c2292-5074-7294-9f87-61c2a450d177",
          type: "custom_field",
          attributes: {
            api_slug: "cost_center",
            value: "LA-204",
            display_value: "LA-204",
          },
          relationships: {
            entity: {
              data: {
                type: "tracking_request",
                id: "019c2291-4258-71f5-8b91-45b24d108d7a",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-8f53-7173-a065-50a093412166",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            api_slug: "cost_center",
            value: "LA-204",
          },
        },
      },
    },
  },
  updateTrackingRequestCustomField: {
    200: {
      default: {
        data: {
          id: "019c2292-5074-7294-9f87-61c2a450d177",
          type: "custom_field",
          attributes: {
            api_slug: "cost_center",
            value: "LA-310",
            display_value: "LA-310",
          },
          relationships: {
            entity: {
              data: {
                type: "tracking_request",
                id: "019c2291-4258-71f5-8b91-45b24d108d7a",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-8f53-7173-a065-50a093412166",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a/custom_fields/cost_center",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            value: "LA-310",
          },
        },
      },
    },
  },
  deleteTrackingRequestCustomField: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listCustomFieldDefinitions: {
    200: {
      default: {
        data: [
          {
            id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
            type: "custom_field_definition",
            attributes: {
              entity_type: "Shipment",
              api_slug: "incoterm",
              display_name: "Incoterm",
              description: "Terms agreed with the supplier",
              data_type: "enum",
              reference_type: null,
              validation: {
                required: true,
              },
              default_format: null,
              default_value: "FOB",
              created_at: "2026-02-02T09:00:00Z",
              updated_at: "2026-02-02T09:00:00Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              options: {
                data: [
                  {
                    type: "custom_field_option",
                    id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
                  },
                  {
                    type: "custom_field_option",
                    id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
                  },
                ],
              },
              fields: {
                links: {
                  related: "/v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions",
          current: "https://boxtrail.example/v2/custom_field_definitions?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/custom_field_definitions?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/custom_field_definitions?page[number]=1&page[size]=25",
        },
        meta: {
          size: 1,
          total: 1,
          pagination: {
            current: 1,
            records: 1,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions",
          current: "https://boxtrail.example/v2/custom_field_definitions?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/custom_field_definitions?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/custom_field_definitions?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createCustomFieldDefinition: {
    201: {
      default: {
        data: {
          id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
          type: "custom_field_definition",
          attributes: {
            entity_type: "Shipment",
            api_slug: "incoterm",
            display_name: "Incoterm",
            description: "Terms agreed with the supplier",
            data_type: "enum",
            reference_type: null,
            validation: {
              required: true,
            },
            default_format: null,
            default_value: "FOB",
            created_at: "2026-02-02T09:00:00Z",
            updated_at: "2026-02-02T09:00:00Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            options: {
              data: [],
            },
            fields: {
              links: {
                related: "/v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      slug_taken: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Shipment has a field incoterm already.",
            code: "duplicate",
            source: {
              pointer: "/data/attributes/api_slug",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field_definition",
          attributes: {
            entity_type: "Shipment",
            api_slug: "incoterm",
            display_name: "Incoterm",
            description: "Terms agreed with the supplier",
            data_type: "enum",
            validation: {
              required: true,
            },
            default_value: "FOB",
          },
        },
      },
      number: {
        data: {
          type: "custom_field_definition",
          attributes: {
            entity_type: "Container",
            api_slug: "cargo_value",
            display_name: "Cargo value",
            data_type: "number",
            default_format: "#,##0.00 USD",
            validation: {
              min: 0,
            },
          },
        },
      },
      reference: {
        data: {
          type: "custom_field_definition",
          attributes: {
            entity_type: "Shipment",
            api_slug: "notify_party",
            display_name: "Notify party",
            data_type: "reference",
            reference_type: "Party",
          },
        },
      },
    },
  },
  getCustomFieldDefinition: {
    200: {
      default: {
        data: {
          id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
          type: "custom_field_definition",
          attributes: {
            entity_type: "Shipment",
            api_slug: "incoterm",
            display_name: "Incoterm",
            description: "Terms agreed with the supplier",
            data_type: "enum",
            reference_type: null,
            validation: {
              required: true,
            },
            default_format: null,
            default_value: "FOB",
            created_at: "2026-02-02T09:00:00Z",
            updated_at: "2026-02-02T09:00:00Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            options: {
              data: [
                {
                  type: "custom_field_option",
                  id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
                },
                {
                  type: "custom_field_option",
                  id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
                },
              ],
            },
            fields: {
              links: {
                related: "/v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
        },
      },
      with_options: {
        data: {
          id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
          type: "custom_field_definition",
          attributes: {
            entity_type: "Shipment",
            api_slug: "incoterm",
            display_name: "Incoterm",
            description: "Terms agreed with the supplier",
            data_type: "enum",
            reference_type: null,
            validation: {
              required: true,
            },
            default_format: null,
            default_value: "FOB",
            created_at: "2026-02-02T09:00:00Z",
            updated_at: "2026-02-02T09:00:00Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            options: {
              data: [
                {
                  type: "custom_field_option",
                  id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
                },
                {
                  type: "custom_field_option",
                  id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
                },
              ],
            },
            fields: {
              links: {
                related: "/v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        included: [
          {
            id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
            type: "custom_field_option",
            attributes: {
              label: "Free on board",
              value: "FOB",
              position: 1,
            },
            relationships: {
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
            },
          },
          {
            id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
            type: "custom_field_option",
            attributes: {
              label: "Cost, insurance and freight",
              value: "CIF",
              position: 2,
            },
            relationships: {
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11?include=options",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateCustomFieldDefinition: {
    200: {
      default: {
        data: {
          id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
          type: "custom_field_definition",
          attributes: {
            entity_type: "Shipment",
            api_slug: "incoterm",
            display_name: "Terms of delivery",
            description: "Terms agreed with the supplier",
            data_type: "enum",
            reference_type: null,
            validation: {
              required: true,
            },
            default_format: null,
            default_value: "FOB",
            created_at: "2026-02-02T09:00:00Z",
            updated_at: "2026-02-04T10:30:00Z",
          },
          relationships: {
            account: {
              data: {
                type: "account",
                id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
              },
            },
            options: {
              data: [
                {
                  type: "custom_field_option",
                  id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
                },
                {
                  type: "custom_field_option",
                  id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
                },
              ],
            },
            fields: {
              links: {
                related: "/v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field_definition",
          id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
          attributes: {
            display_name: "Terms of delivery",
          },
        },
      },
    },
  },
  deleteCustomFieldDefinition: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listCustomFieldOptions: {
    200: {
      default: {
        data: [
          {
            id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
            type: "custom_field_option",
            attributes: {
              label: "Free on board",
              value: "FOB",
              position: 1,
            },
            relationships: {
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
            },
          },
          {
            id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
            type: "custom_field_option",
            attributes: {
              label: "Cost, insurance and freight",
              value: "CIF",
              position: 2,
            },
            relationships: {
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options",
          current: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options?page[number]=1&page[size]=25",
        },
        meta: {
          size: 2,
          total: 2,
          pagination: {
            current: 1,
            records: 2,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options",
          current: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createCustomFieldOption: {
    201: {
      default: {
        data: {
          id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
          type: "custom_field_option",
          attributes: {
            label: "Free on board",
            value: "FOB",
            position: 1,
          },
          relationships: {
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      option_exists: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The field has an option FOB already.",
            code: "duplicate",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      no_options: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "Only fields of data_type enum and enum_multi have options.",
            code: "invalid",
            source: {
              pointer: "/data",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field_option",
          attributes: {
            label: "Free on board",
            value: "FOB",
            position: 1,
          },
        },
      },
    },
  },
  getCustomFieldOption: {
    200: {
      default: {
        data: {
          id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
          type: "custom_field_option",
          attributes: {
            label: "Free on board",
            value: "FOB",
            position: 1,
          },
          relationships: {
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options/019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateCustomFieldOption: {
    200: {
      default: {
        data: {
          id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
          type: "custom_field_option",
          attributes: {
            label: "Free on board (FOB)",
            value: "FOB",
            position: 1,
          },
          relationships: {
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_field_definitions/019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11/options/019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field_option",
          id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
          attributes: {
            label: "Free on board (FOB)",
          },
        },
      },
    },
  },
  deleteCustomFieldOption: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  listCustomFields: {
    200: {
      default: {
        data: [
          {
            id: "019c2292-5074-7294-9f87-61c2a450d177",
            type: "custom_field",
            attributes: {
              api_slug: "cost_center",
              value: "LA-204",
              display_value: "LA-204",
            },
            relationships: {
              entity: {
                data: {
                  type: "tracking_request",
                  id: "019c2291-4258-71f5-8b91-45b24d108d7a",
                },
              },
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-8f53-7173-a065-50a093412166",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
          },
          {
            id: "019c2292-3e52-7172-8d65-4fa0823ebf55",
            type: "custom_field",
            attributes: {
              api_slug: "customs_cleared",
              value: true,
              display_value: "Yes",
            },
            relationships: {
              entity: {
                data: {
                  type: "container",
                  id: "019c2291-c340-7a42-9519-714d616e9411",
                },
              },
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-7d31-7051-8e43-3e8f71209f44",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
          },
          {
            id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
            type: "custom_field",
            attributes: {
              api_slug: "incoterm",
              value: "FOB",
              display_value: "Free on board",
            },
            relationships: {
              entity: {
                data: {
                  type: "shipment",
                  id: "019c2291-b3a0-759f-9076-bc5008c4d079",
                },
              },
              definition: {
                data: {
                  type: "custom_field_definition",
                  id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
              user: {
                data: {
                  type: "user",
                  id: "019b8d62-7a80-704f-8996-da763b7a969b",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/custom_fields",
          current: "https://boxtrail.example/v2/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 3,
          total: 3,
          pagination: {
            current: 1,
            records: 3,
          },
        },
      },
      empty: {
        data: [],
        links: {
          self: "https://boxtrail.example/v2/custom_fields",
          current: "https://boxtrail.example/v2/custom_fields?page[number]=1&page[size]=25",
          first: "https://boxtrail.example/v2/custom_fields?page[number]=1&page[size]=25",
          last: "https://boxtrail.example/v2/custom_fields?page[number]=1&page[size]=25",
        },
        meta: {
          size: 0,
          total: 0,
          pagination: {
            current: 1,
            records: 0,
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createCustomField: {
    201: {
      default: {
        data: {
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "FOB",
            display_value: "Free on board",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_fields",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_exists: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "The record has a value of incoterm already. Change that one.",
            code: "duplicate",
            source: {
              pointer: "/data/attributes/api_slug",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "FOB",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
          },
        },
      },
    },
  },
  getCustomField: {
    200: {
      default: {
        data: {
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "FOB",
            display_value: "Free on board",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_fields/019c2292-1c30-7f50-8b43-2d8e601c9e33",
        },
      },
      with_definition: {
        data: {
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "FOB",
            display_value: "Free on board",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        included: [
          {
            id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
            type: "custom_field_definition",
            attributes: {
              entity_type: "Shipment",
              api_slug: "incoterm",
              display_name: "Incoterm",
              description: "Terms agreed with the supplier",
              data_type: "enum",
              reference_type: null,
              validation: {
                required: true,
              },
              default_format: null,
              default_value: "FOB",
              created_at: "2026-02-02T09:00:00Z",
              updated_at: "2026-02-02T09:00:00Z",
            },
            relationships: {
              account: {
                data: {
                  type: "account",
                  id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
                },
              },
              options: {
                data: [
                  {
                    type: "custom_field_option",
                    id: "019c1f40-6b20-7e4f-9a32-1c7d5f0b8d22",
                  },
                  {
                    type: "custom_field_option",
                    id: "019c1f40-6b88-7a15-8c60-94e2b7d3f018",
                  },
                ],
              },
              fields: {
                links: {
                  related: "/v2/custom_fields?filter[definition_id]=019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
                },
              },
            },
          },
        ],
        links: {
          self: "https://boxtrail.example/v2/custom_fields/019c2292-1c30-7f50-8b43-2d8e601c9e33?include=definition",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  updateCustomField: {
    200: {
      default: {
        data: {
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          type: "custom_field",
          attributes: {
            api_slug: "incoterm",
            value: "CIF",
            display_value: "Cost, insurance and freight",
          },
          relationships: {
            entity: {
              data: {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            },
            definition: {
              data: {
                type: "custom_field_definition",
                id: "019c1f40-5a10-7c3e-8d21-0b6f4e9a7c11",
              },
            },
            user: {
              data: {
                type: "user",
                id: "019b8d62-7a80-704f-8996-da763b7a969b",
              },
            },
          },
        },
        links: {
          self: "https://boxtrail.example/v2/custom_fields/019c2292-1c30-7f50-8b43-2d8e601c9e33",
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      custom_field_value: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "incoterm is none of the options.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/value",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        data: {
          type: "custom_field",
          id: "019c2292-1c30-7f50-8b43-2d8e601c9e33",
          attributes: {
            value: "CIF",
          },
        },
      },
    },
  },
  deleteCustomField: {
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    404: {
      not_found: {
        errors: [
          {
            status: "404",
            title: "Not Found",
            detail: "There is no such record.",
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
  },
  createDirectUpload: {
    200: {
      default: {
        id: "019c9f3a-1c40-7b52-8f0e-6d2a9c4b7e10",
        key: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4/q3v9k2m8x4t7w1z6r5n0b8c2d4f6",
        filename: "arrival-notice-MAEU261904573.pdf",
        content_type: "application/pdf",
        metadata: {},
        service_name: "disk",
        byte_size: 48213,
        checksum: "qhIoEpKlRn0lpuMTU5JHXA==",
        created_at: "2026-02-27T15:04:00Z",
        signed_id: "eyJzYXlzIjoiMDE5YzlmM2EifQ--6a1f0c3d5e7b9a2c4d6f8e0b1a3c5d7e9f0b2a4c6d8e1f3a5b7c9d0e2f4a6b8c",
        direct_upload: {
          url: "https://boxtrail.example/storage/files/eyJzYXlzIjoicHV0In0--0d9c8b7a6f5e4d3c2b1a0f9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c",
          headers: {
            "Content-Type": "application/pdf",
            "Content-MD5": "qhIoEpKlRn0lpuMTU5JHXA==",
            "Content-Disposition": "inline; filename=arrival-notice-MAEU261904573.pdf; filename*=UTF-8''arrival-notice-MAEU261904573.pdf",
          },
        },
      },
    },
    400: {
      unknown_parameter: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The parameter filter[colour] is not known here.",
            source: {
              parameter: "filter[colour]",
            },
          },
        ],
      },
      unknown_include: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The relation cargo is not known here.",
            source: {
              parameter: "include",
            },
          },
        ],
      },
      malformed_body: {
        errors: [
          {
            status: "400",
            title: "Bad Request",
            detail: "The body is not well-formed JSON.",
          },
        ],
      },
    },
    401: {
      unauthorized: {
        errors: [
          {
            status: "401",
            title: "Unauthorized",
            detail: "The API key is missing or not valid. Send the header Authorization: Token, a space and your key.",
          },
        ],
      },
    },
    409: {
      wrong_type: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.type is not the type of this record.",
            source: {
              pointer: "/data/type",
            },
          },
        ],
      },
      id_mismatch: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "data.id is not the id in the path.",
            source: {
              pointer: "/data/id",
            },
          },
        ],
      },
      in_progress: {
        errors: [
          {
            status: "409",
            title: "Conflict",
            detail: "A request with this Idempotency-Key is still under way. Try again in a moment.",
            code: "in_progress",
          },
        ],
      },
    },
    413: {
      payload_too_large: {
        errors: [
          {
            status: "413",
            title: "Payload Too Large",
            detail: "The body is larger than 256 KiB.",
          },
        ],
      },
    },
    415: {
      unsupported_media_type: {
        errors: [
          {
            status: "415",
            title: "Unsupported Media Type",
            detail: "Send application/vnd.api+json or application/json.",
          },
        ],
      },
    },
    422: {
      unprocessable: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "ref_numbers must be a list of texts.",
            code: "invalid",
            source: {
              pointer: "/data/attributes/ref_numbers",
            },
          },
        ],
      },
      unknown_attribute: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "colour is not an attribute that can be set.",
            code: "unknown_attribute",
            source: {
              pointer: "/data/attributes/colour",
            },
          },
        ],
      },
      file_too_large: {
        errors: [
          {
            status: "422",
            title: "Unprocessable Entity",
            detail: "byte_size: Too big: expected number to be <=52428800.",
            code: "invalid",
            source: {
              pointer: "/blob/byte_size",
            },
          },
        ],
      },
    },
    429: {
      too_many_requests: {
        errors: [
          {
            status: "429",
            title: "Too Many Requests",
            detail: "Too many requests in the last minute. Wait 30 seconds.",
          },
        ],
      },
    },
    request: {
      default: {
        blob: {
          filename: "arrival-notice-MAEU261904573.pdf",
          content_type: "application/pdf",
          byte_size: 48213,
          checksum: "qhIoEpKlRn0lpuMTU5JHXA==",
        },
      },
    },
  },
}
