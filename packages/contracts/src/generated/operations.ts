// @generated from spec/ by "pnpm generate". Edit the spec instead.
import * as zod from './zod/index.ts'

export const listShipments = {
  method: "get",
  path: "/shipments",
  status: 200,
  tag: "Shipments",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListShipmentsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListShipments200Response,
    400: zod.ListShipments400Response,
    401: zod.ListShipments401Response,
    429: zod.ListShipments429Response,
  },
  includes: ["containers", "pod_terminal", "port_of_lading", "port_of_discharge", "destination", "destination_terminal", "line_tracking_stopped_by_user", "containers.transport_events", "containers.raw_events", "containers.pod_terminal", "containers.pickup_facility"],
} as const

export const getShipment = {
  method: "get",
  path: "/shipments/{id}",
  status: 200,
  tag: "Shipments",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetShipmentParams,
  query: zod.GetShipmentQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetShipment200Response,
    400: zod.GetShipment400Response,
    401: zod.GetShipment401Response,
    404: zod.GetShipment404Response,
    429: zod.GetShipment429Response,
  },
  includes: ["containers", "pod_terminal", "port_of_lading", "port_of_discharge", "destination", "destination_terminal", "line_tracking_stopped_by_user", "containers.transport_events", "containers.raw_events", "containers.pod_terminal", "containers.pickup_facility"],
} as const

export const updateShipment = {
  method: "patch",
  path: "/shipments/{id}",
  status: 200,
  tag: "Shipments",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateShipmentParams,
  query: undefined,
  headers: [],
  body: zod.UpdateShipmentBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateShipment200Response,
    400: zod.UpdateShipment400Response,
    401: zod.UpdateShipment401Response,
    404: zod.UpdateShipment404Response,
    409: zod.UpdateShipment409Response,
    413: zod.UpdateShipment413Response,
    415: zod.UpdateShipment415Response,
    422: zod.UpdateShipment422Response,
    429: zod.UpdateShipment429Response,
  },
  includes: [],
} as const

export const stopShipmentTracking = {
  method: "patch",
  path: "/shipments/{id}/stop_tracking",
  status: 200,
  tag: "Shipments",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.StopShipmentTrackingParams,
  query: undefined,
  headers: [],
  body: zod.StopShipmentTrackingBody,
  bodyRequired: false,
  responses: {
    200: zod.StopShipmentTracking200Response,
    400: zod.StopShipmentTracking400Response,
    401: zod.StopShipmentTracking401Response,
    404: zod.StopShipmentTracking404Response,
    409: zod.StopShipmentTracking409Response,
    413: zod.StopShipmentTracking413Response,
    415: zod.StopShipmentTracking415Response,
    422: zod.StopShipmentTracking422Response,
    429: zod.StopShipmentTracking429Response,
  },
  includes: [],
} as const

export const resumeShipmentTracking = {
  method: "patch",
  path: "/shipments/{id}/resume_tracking",
  status: 200,
  tag: "Shipments",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ResumeShipmentTrackingParams,
  query: undefined,
  headers: [],
  body: zod.ResumeShipmentTrackingBody,
  bodyRequired: false,
  responses: {
    200: zod.ResumeShipmentTracking200Response,
    400: zod.ResumeShipmentTracking400Response,
    401: zod.ResumeShipmentTracking401Response,
    404: zod.ResumeShipmentTracking404Response,
    409: zod.ResumeShipmentTracking409Response,
    413: zod.ResumeShipmentTracking413Response,
    415: zod.ResumeShipmentTracking415Response,
    422: zod.ResumeShipmentTracking422Response,
    429: zod.ResumeShipmentTracking429Response,
  },
  includes: [],
} as const

export const listContainers = {
  method: "get",
  path: "/containers",
  status: 200,
  tag: "Containers",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListContainersQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListContainers200Response,
    400: zod.ListContainers400Response,
    401: zod.ListContainers401Response,
    429: zod.ListContainers429Response,
  },
  includes: ["shipment", "pod_terminal", "pickup_facility", "transport_events", "raw_events", "shipment.port_of_lading", "shipment.port_of_discharge", "shipment.pod_terminal", "shipment.destination", "shipment.destination_terminal", "transport_events.location", "transport_events.terminal", "transport_events.vessel", "transport_events.source_event"],
} as const

export const getContainer = {
  method: "get",
  path: "/containers/{id}",
  status: 200,
  tag: "Containers",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetContainerParams,
  query: zod.GetContainerQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetContainer200Response,
    400: zod.GetContainer400Response,
    401: zod.GetContainer401Response,
    404: zod.GetContainer404Response,
    429: zod.GetContainer429Response,
  },
  includes: ["shipment", "pod_terminal", "pickup_facility", "transport_events", "raw_events", "shipment.port_of_lading", "shipment.port_of_discharge", "shipment.pod_terminal", "shipment.destination", "shipment.destination_terminal", "transport_events.location", "transport_events.terminal", "transport_events.vessel", "transport_events.source_event"],
} as const

export const updateContainer = {
  method: "patch",
  path: "/containers/{id}",
  status: 200,
  tag: "Containers",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateContainerParams,
  query: undefined,
  headers: [],
  body: zod.UpdateContainerBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateContainer200Response,
    400: zod.UpdateContainer400Response,
    401: zod.UpdateContainer401Response,
    404: zod.UpdateContainer404Response,
    409: zod.UpdateContainer409Response,
    413: zod.UpdateContainer413Response,
    415: zod.UpdateContainer415Response,
    422: zod.UpdateContainer422Response,
    429: zod.UpdateContainer429Response,
  },
  includes: [],
} as const

export const refreshContainer = {
  method: "patch",
  path: "/containers/{id}/refresh",
  status: 200,
  tag: "Containers",
  feature: "refresh",
  bucket: "refresh",
  contentType: "application/json",
  params: zod.RefreshContainerParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.RefreshContainer200Response,
    400: zod.RefreshContainer400Response,
    401: zod.RefreshContainer401Response,
    403: zod.RefreshContainer403Response,
    404: zod.RefreshContainer404Response,
    429: zod.RefreshContainer429Response,
  },
  includes: [],
} as const

export const listContainerTransportEvents = {
  method: "get",
  path: "/containers/{id}/transport_events",
  status: 200,
  tag: "Containers",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ListContainerTransportEventsParams,
  query: zod.ListContainerTransportEventsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListContainerTransportEvents200Response,
    400: zod.ListContainerTransportEvents400Response,
    401: zod.ListContainerTransportEvents401Response,
    404: zod.ListContainerTransportEvents404Response,
    429: zod.ListContainerTransportEvents429Response,
  },
  includes: ["shipment", "container", "vessel", "location", "terminal", "source_event"],
} as const

export const listContainerRawEvents = {
  method: "get",
  path: "/containers/{id}/raw_events",
  status: 200,
  tag: "Containers",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ListContainerRawEventsParams,
  query: zod.ListContainerRawEventsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListContainerRawEvents200Response,
    400: zod.ListContainerRawEvents400Response,
    401: zod.ListContainerRawEvents401Response,
    404: zod.ListContainerRawEvents404Response,
    429: zod.ListContainerRawEvents429Response,
  },
  includes: [],
} as const

export const listTrackingRequests = {
  method: "get",
  path: "/tracking_requests",
  status: 200,
  tag: "Tracking requests",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListTrackingRequestsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListTrackingRequests200Response,
    400: zod.ListTrackingRequests400Response,
    401: zod.ListTrackingRequests401Response,
    429: zod.ListTrackingRequests429Response,
  },
  includes: ["tracked_object", "customer", "user", "shipment", "container", "tracked_object.containers"],
} as const

export const createTrackingRequest = {
  method: "post",
  path: "/tracking_requests",
  status: 201,
  tag: "Tracking requests",
  feature: undefined,
  bucket: "create",
  contentType: "application/vnd.api+json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateTrackingRequestBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateTrackingRequest201Response,
    400: zod.CreateTrackingRequest400Response,
    401: zod.CreateTrackingRequest401Response,
    409: zod.CreateTrackingRequest409Response,
    413: zod.CreateTrackingRequest413Response,
    415: zod.CreateTrackingRequest415Response,
    422: zod.CreateTrackingRequest422Response,
    429: zod.CreateTrackingRequest429Response,
  },
  includes: [],
} as const

export const getTrackingRequest = {
  method: "get",
  path: "/tracking_requests/{id}",
  status: 200,
  tag: "Tracking requests",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetTrackingRequestParams,
  query: zod.GetTrackingRequestQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetTrackingRequest200Response,
    400: zod.GetTrackingRequest400Response,
    401: zod.GetTrackingRequest401Response,
    404: zod.GetTrackingRequest404Response,
    429: zod.GetTrackingRequest429Response,
  },
  includes: ["tracked_object", "customer", "user", "shipment", "container", "tracked_object.containers"],
} as const

export const updateTrackingRequest = {
  method: "patch",
  path: "/tracking_requests/{id}",
  status: 200,
  tag: "Tracking requests",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateTrackingRequestParams,
  query: undefined,
  headers: [],
  body: zod.UpdateTrackingRequestBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateTrackingRequest200Response,
    400: zod.UpdateTrackingRequest400Response,
    401: zod.UpdateTrackingRequest401Response,
    404: zod.UpdateTrackingRequest404Response,
    409: zod.UpdateTrackingRequest409Response,
    413: zod.UpdateTrackingRequest413Response,
    415: zod.UpdateTrackingRequest415Response,
    422: zod.UpdateTrackingRequest422Response,
    429: zod.UpdateTrackingRequest429Response,
  },
  includes: [],
} as const

export const inferTrackingNumber = {
  method: "post",
  path: "/tracking_requests/infer_number",
  status: 200,
  tag: "Tracking requests",
  feature: undefined,
  bucket: "infer",
  contentType: "application/vnd.api+json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.InferTrackingNumberBody,
  bodyRequired: true,
  responses: {
    200: zod.InferTrackingNumber200Response,
    400: zod.InferTrackingNumber400Response,
    401: zod.InferTrackingNumber401Response,
    409: zod.InferTrackingNumber409Response,
    413: zod.InferTrackingNumber413Response,
    415: zod.InferTrackingNumber415Response,
    422: zod.InferTrackingNumber422Response,
    429: zod.InferTrackingNumber429Response,
  },
  includes: [],
} as const

export const listWebhooks = {
  method: "get",
  path: "/webhooks",
  status: 200,
  tag: "Webhooks",
  feature: "webhooks",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListWebhooksQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListWebhooks200Response,
    400: zod.ListWebhooks400Response,
    401: zod.ListWebhooks401Response,
    403: zod.ListWebhooks403Response,
    429: zod.ListWebhooks429Response,
  },
  includes: [],
} as const

export const createWebhook = {
  method: "post",
  path: "/webhooks",
  status: 201,
  tag: "Webhooks",
  feature: "webhooks",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateWebhookBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateWebhook201Response,
    400: zod.CreateWebhook400Response,
    401: zod.CreateWebhook401Response,
    403: zod.CreateWebhook403Response,
    409: zod.CreateWebhook409Response,
    413: zod.CreateWebhook413Response,
    415: zod.CreateWebhook415Response,
    422: zod.CreateWebhook422Response,
    429: zod.CreateWebhook429Response,
  },
  includes: [],
} as const

export const getWebhook = {
  method: "get",
  path: "/webhooks/{id}",
  status: 200,
  tag: "Webhooks",
  feature: "webhooks",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetWebhookParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetWebhook200Response,
    400: zod.GetWebhook400Response,
    401: zod.GetWebhook401Response,
    403: zod.GetWebhook403Response,
    404: zod.GetWebhook404Response,
    429: zod.GetWebhook429Response,
  },
  includes: [],
} as const

export const updateWebhook = {
  method: "patch",
  path: "/webhooks/{id}",
  status: 200,
  tag: "Webhooks",
  feature: "webhooks",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateWebhookParams,
  query: undefined,
  headers: [],
  body: zod.UpdateWebhookBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateWebhook200Response,
    400: zod.UpdateWebhook400Response,
    401: zod.UpdateWebhook401Response,
    403: zod.UpdateWebhook403Response,
    404: zod.UpdateWebhook404Response,
    409: zod.UpdateWebhook409Response,
    413: zod.UpdateWebhook413Response,
    415: zod.UpdateWebhook415Response,
    422: zod.UpdateWebhook422Response,
    429: zod.UpdateWebhook429Response,
  },
  includes: [],
} as const

export const deleteWebhook = {
  method: "delete",
  path: "/webhooks/{id}",
  status: 200,
  tag: "Webhooks",
  feature: "webhooks",
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteWebhookParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: undefined,
    400: zod.DeleteWebhook400Response,
    401: zod.DeleteWebhook401Response,
    403: zod.DeleteWebhook403Response,
    404: zod.DeleteWebhook404Response,
    429: zod.DeleteWebhook429Response,
  },
  includes: [],
} as const

export const listWebhookEvents = {
  method: "get",
  path: "/webhooks/events",
  status: 200,
  tag: "Webhooks",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListWebhookEventsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListWebhookEvents200Response,
    400: zod.ListWebhookEvents400Response,
    401: zod.ListWebhookEvents401Response,
    429: zod.ListWebhookEvents429Response,
  },
  includes: [],
} as const

export const listWebhookIps = {
  method: "get",
  path: "/webhooks/ips",
  status: 200,
  tag: "Webhooks",
  feature: undefined,
  bucket: undefined,
  contentType: "application/json",
  params: undefined,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListWebhookIps200Response,
    400: zod.ListWebhookIps400Response,
    401: zod.ListWebhookIps401Response,
    429: zod.ListWebhookIps429Response,
  },
  includes: [],
} as const

export const triggerWebhook = {
  method: "post",
  path: "/webhooks/trigger",
  status: 200,
  tag: "Webhooks",
  feature: "webhooks",
  bucket: "trigger",
  contentType: "application/json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.TriggerWebhookBody,
  bodyRequired: true,
  responses: {
    200: zod.TriggerWebhook200Response,
    400: zod.TriggerWebhook400Response,
    401: zod.TriggerWebhook401Response,
    403: zod.TriggerWebhook403Response,
    409: zod.TriggerWebhook409Response,
    413: zod.TriggerWebhook413Response,
    415: zod.TriggerWebhook415Response,
    422: zod.TriggerWebhook422Response,
    429: zod.TriggerWebhook429Response,
  },
  includes: [],
} as const

export const listWebhookNotifications = {
  method: "get",
  path: "/webhook_notifications",
  status: 200,
  tag: "Webhook notifications",
  feature: "webhooks",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListWebhookNotificationsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListWebhookNotifications200Response,
    400: zod.ListWebhookNotifications400Response,
    401: zod.ListWebhookNotifications401Response,
    403: zod.ListWebhookNotifications403Response,
    429: zod.ListWebhookNotifications429Response,
  },
  includes: ["webhook", "reference_object"],
} as const

export const getWebhookNotification = {
  method: "get",
  path: "/webhook_notifications/{id}",
  status: 200,
  tag: "Webhook notifications",
  feature: "webhooks",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetWebhookNotificationParams,
  query: zod.GetWebhookNotificationQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetWebhookNotification200Response,
    400: zod.GetWebhookNotification400Response,
    401: zod.GetWebhookNotification401Response,
    403: zod.GetWebhookNotification403Response,
    404: zod.GetWebhookNotification404Response,
    429: zod.GetWebhookNotification429Response,
  },
  includes: ["webhook", "reference_object"],
} as const

export const getWebhookNotificationExample = {
  method: "get",
  path: "/webhook_notifications/examples",
  status: 200,
  tag: "Webhook notifications",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.GetWebhookNotificationExampleQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetWebhookNotificationExample200Response,
    400: zod.GetWebhookNotificationExample400Response,
    401: zod.GetWebhookNotificationExample401Response,
    429: zod.GetWebhookNotificationExample429Response,
  },
  includes: [],
} as const

export const listShippingLines = {
  method: "get",
  path: "/shipping_lines",
  status: 200,
  tag: "Shipping lines",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListShippingLinesQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListShippingLines200Response,
    400: zod.ListShippingLines400Response,
    401: zod.ListShippingLines401Response,
    429: zod.ListShippingLines429Response,
  },
  includes: [],
} as const

export const getShippingLine = {
  method: "get",
  path: "/shipping_lines/{id}",
  status: 200,
  tag: "Shipping lines",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetShippingLineParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetShippingLine200Response,
    400: zod.GetShippingLine400Response,
    401: zod.GetShippingLine401Response,
    404: zod.GetShippingLine404Response,
    429: zod.GetShippingLine429Response,
  },
  includes: [],
} as const

export const getPort = {
  method: "get",
  path: "/ports/{id}",
  status: 200,
  tag: "Places",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetPortParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetPort200Response,
    400: zod.GetPort400Response,
    401: zod.GetPort401Response,
    404: zod.GetPort404Response,
    429: zod.GetPort429Response,
  },
  includes: [],
} as const

export const getMetroArea = {
  method: "get",
  path: "/metro_areas/{id}",
  status: 200,
  tag: "Places",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetMetroAreaParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetMetroArea200Response,
    400: zod.GetMetroArea400Response,
    401: zod.GetMetroArea401Response,
    404: zod.GetMetroArea404Response,
    429: zod.GetMetroArea429Response,
  },
  includes: [],
} as const

export const getTerminal = {
  method: "get",
  path: "/terminals/{id}",
  status: 200,
  tag: "Places",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetTerminalParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetTerminal200Response,
    400: zod.GetTerminal400Response,
    401: zod.GetTerminal401Response,
    404: zod.GetTerminal404Response,
    429: zod.GetTerminal429Response,
  },
  includes: [],
} as const

export const listParties = {
  method: "get",
  path: "/parties",
  status: 200,
  tag: "Parties",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListPartiesQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListParties200Response,
    400: zod.ListParties400Response,
    401: zod.ListParties401Response,
    429: zod.ListParties429Response,
  },
  includes: [],
} as const

export const createParty = {
  method: "post",
  path: "/parties",
  status: 201,
  tag: "Parties",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreatePartyBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateParty201Response,
    400: zod.CreateParty400Response,
    401: zod.CreateParty401Response,
    409: zod.CreateParty409Response,
    413: zod.CreateParty413Response,
    415: zod.CreateParty415Response,
    422: zod.CreateParty422Response,
    429: zod.CreateParty429Response,
  },
  includes: [],
} as const

export const getParty = {
  method: "get",
  path: "/parties/{id}",
  status: 200,
  tag: "Parties",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetPartyParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetParty200Response,
    400: zod.GetParty400Response,
    401: zod.GetParty401Response,
    404: zod.GetParty404Response,
    429: zod.GetParty429Response,
  },
  includes: [],
} as const

export const updateParty = {
  method: "patch",
  path: "/parties/{id}",
  status: 200,
  tag: "Parties",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdatePartyParams,
  query: undefined,
  headers: [],
  body: zod.UpdatePartyBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateParty200Response,
    400: zod.UpdateParty400Response,
    401: zod.UpdateParty401Response,
    404: zod.UpdateParty404Response,
    409: zod.UpdateParty409Response,
    413: zod.UpdateParty413Response,
    415: zod.UpdateParty415Response,
    422: zod.UpdateParty422Response,
    429: zod.UpdateParty429Response,
  },
  includes: [],
} as const

export const listShipmentCustomFields = {
  method: "get",
  path: "/shipments/{shipment_id}/custom_fields",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ListShipmentCustomFieldsParams,
  query: zod.ListShipmentCustomFieldsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListShipmentCustomFields200Response,
    400: zod.ListShipmentCustomFields400Response,
    401: zod.ListShipmentCustomFields401Response,
    404: zod.ListShipmentCustomFields404Response,
    429: zod.ListShipmentCustomFields429Response,
  },
  includes: ["definition", "entity", "user"],
} as const

export const createShipmentCustomField = {
  method: "post",
  path: "/shipments/{shipment_id}/custom_fields",
  status: 201,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.CreateShipmentCustomFieldParams,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateShipmentCustomFieldBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateShipmentCustomField201Response,
    400: zod.CreateShipmentCustomField400Response,
    401: zod.CreateShipmentCustomField401Response,
    404: zod.CreateShipmentCustomField404Response,
    409: zod.CreateShipmentCustomField409Response,
    413: zod.CreateShipmentCustomField413Response,
    415: zod.CreateShipmentCustomField415Response,
    422: zod.CreateShipmentCustomField422Response,
    429: zod.CreateShipmentCustomField429Response,
  },
  includes: [],
} as const

export const updateShipmentCustomField = {
  method: "patch",
  path: "/shipments/{shipment_id}/custom_fields/{api_slug}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateShipmentCustomFieldParams,
  query: undefined,
  headers: [],
  body: zod.UpdateShipmentCustomFieldBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateShipmentCustomField200Response,
    400: zod.UpdateShipmentCustomField400Response,
    401: zod.UpdateShipmentCustomField401Response,
    404: zod.UpdateShipmentCustomField404Response,
    409: zod.UpdateShipmentCustomField409Response,
    413: zod.UpdateShipmentCustomField413Response,
    415: zod.UpdateShipmentCustomField415Response,
    422: zod.UpdateShipmentCustomField422Response,
    429: zod.UpdateShipmentCustomField429Response,
  },
  includes: [],
} as const

export const deleteShipmentCustomField = {
  method: "delete",
  path: "/shipments/{shipment_id}/custom_fields/{api_slug}",
  status: 204,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteShipmentCustomFieldParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    204: undefined,
    400: zod.DeleteShipmentCustomField400Response,
    401: zod.DeleteShipmentCustomField401Response,
    404: zod.DeleteShipmentCustomField404Response,
    429: zod.DeleteShipmentCustomField429Response,
  },
  includes: [],
} as const

export const listContainerCustomFields = {
  method: "get",
  path: "/containers/{container_id}/custom_fields",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ListContainerCustomFieldsParams,
  query: zod.ListContainerCustomFieldsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListContainerCustomFields200Response,
    400: zod.ListContainerCustomFields400Response,
    401: zod.ListContainerCustomFields401Response,
    404: zod.ListContainerCustomFields404Response,
    429: zod.ListContainerCustomFields429Response,
  },
  includes: ["definition", "entity", "user"],
} as const

export const createContainerCustomField = {
  method: "post",
  path: "/containers/{container_id}/custom_fields",
  status: 201,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.CreateContainerCustomFieldParams,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateContainerCustomFieldBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateContainerCustomField201Response,
    400: zod.CreateContainerCustomField400Response,
    401: zod.CreateContainerCustomField401Response,
    404: zod.CreateContainerCustomField404Response,
    409: zod.CreateContainerCustomField409Response,
    413: zod.CreateContainerCustomField413Response,
    415: zod.CreateContainerCustomField415Response,
    422: zod.CreateContainerCustomField422Response,
    429: zod.CreateContainerCustomField429Response,
  },
  includes: [],
} as const

export const updateContainerCustomField = {
  method: "patch",
  path: "/containers/{container_id}/custom_fields/{api_slug}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateContainerCustomFieldParams,
  query: undefined,
  headers: [],
  body: zod.UpdateContainerCustomFieldBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateContainerCustomField200Response,
    400: zod.UpdateContainerCustomField400Response,
    401: zod.UpdateContainerCustomField401Response,
    404: zod.UpdateContainerCustomField404Response,
    409: zod.UpdateContainerCustomField409Response,
    413: zod.UpdateContainerCustomField413Response,
    415: zod.UpdateContainerCustomField415Response,
    422: zod.UpdateContainerCustomField422Response,
    429: zod.UpdateContainerCustomField429Response,
  },
  includes: [],
} as const

export const deleteContainerCustomField = {
  method: "delete",
  path: "/containers/{container_id}/custom_fields/{api_slug}",
  status: 204,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteContainerCustomFieldParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    204: undefined,
    400: zod.DeleteContainerCustomField400Response,
    401: zod.DeleteContainerCustomField401Response,
    404: zod.DeleteContainerCustomField404Response,
    429: zod.DeleteContainerCustomField429Response,
  },
  includes: [],
} as const

export const listTrackingRequestCustomFields = {
  method: "get",
  path: "/tracking_requests/{tracking_request_id}/custom_fields",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ListTrackingRequestCustomFieldsParams,
  query: zod.ListTrackingRequestCustomFieldsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListTrackingRequestCustomFields200Response,
    400: zod.ListTrackingRequestCustomFields400Response,
    401: zod.ListTrackingRequestCustomFields401Response,
    404: zod.ListTrackingRequestCustomFields404Response,
    429: zod.ListTrackingRequestCustomFields429Response,
  },
  includes: ["definition", "entity", "user"],
} as const

export const createTrackingRequestCustomField = {
  method: "post",
  path: "/tracking_requests/{tracking_request_id}/custom_fields",
  status: 201,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.CreateTrackingRequestCustomFieldParams,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateTrackingRequestCustomFieldBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateTrackingRequestCustomField201Response,
    400: zod.CreateTrackingRequestCustomField400Response,
    401: zod.CreateTrackingRequestCustomField401Response,
    404: zod.CreateTrackingRequestCustomField404Response,
    409: zod.CreateTrackingRequestCustomField409Response,
    413: zod.CreateTrackingRequestCustomField413Response,
    415: zod.CreateTrackingRequestCustomField415Response,
    422: zod.CreateTrackingRequestCustomField422Response,
    429: zod.CreateTrackingRequestCustomField429Response,
  },
  includes: [],
} as const

export const updateTrackingRequestCustomField = {
  method: "patch",
  path: "/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateTrackingRequestCustomFieldParams,
  query: undefined,
  headers: [],
  body: zod.UpdateTrackingRequestCustomFieldBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateTrackingRequestCustomField200Response,
    400: zod.UpdateTrackingRequestCustomField400Response,
    401: zod.UpdateTrackingRequestCustomField401Response,
    404: zod.UpdateTrackingRequestCustomField404Response,
    409: zod.UpdateTrackingRequestCustomField409Response,
    413: zod.UpdateTrackingRequestCustomField413Response,
    415: zod.UpdateTrackingRequestCustomField415Response,
    422: zod.UpdateTrackingRequestCustomField422Response,
    429: zod.UpdateTrackingRequestCustomField429Response,
  },
  includes: [],
} as const

export const deleteTrackingRequestCustomField = {
  method: "delete",
  path: "/tracking_requests/{tracking_request_id}/custom_fields/{api_slug}",
  status: 204,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteTrackingRequestCustomFieldParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    204: undefined,
    400: zod.DeleteTrackingRequestCustomField400Response,
    401: zod.DeleteTrackingRequestCustomField401Response,
    404: zod.DeleteTrackingRequestCustomField404Response,
    429: zod.DeleteTrackingRequestCustomField429Response,
  },
  includes: [],
} as const

export const listCustomFieldDefinitions = {
  method: "get",
  path: "/custom_field_definitions",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListCustomFieldDefinitionsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListCustomFieldDefinitions200Response,
    400: zod.ListCustomFieldDefinitions400Response,
    401: zod.ListCustomFieldDefinitions401Response,
    429: zod.ListCustomFieldDefinitions429Response,
  },
  includes: ["options"],
} as const

export const createCustomFieldDefinition = {
  method: "post",
  path: "/custom_field_definitions",
  status: 201,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateCustomFieldDefinitionBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateCustomFieldDefinition201Response,
    400: zod.CreateCustomFieldDefinition400Response,
    401: zod.CreateCustomFieldDefinition401Response,
    409: zod.CreateCustomFieldDefinition409Response,
    413: zod.CreateCustomFieldDefinition413Response,
    415: zod.CreateCustomFieldDefinition415Response,
    422: zod.CreateCustomFieldDefinition422Response,
    429: zod.CreateCustomFieldDefinition429Response,
  },
  includes: [],
} as const

export const getCustomFieldDefinition = {
  method: "get",
  path: "/custom_field_definitions/{id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetCustomFieldDefinitionParams,
  query: zod.GetCustomFieldDefinitionQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetCustomFieldDefinition200Response,
    400: zod.GetCustomFieldDefinition400Response,
    401: zod.GetCustomFieldDefinition401Response,
    404: zod.GetCustomFieldDefinition404Response,
    429: zod.GetCustomFieldDefinition429Response,
  },
  includes: ["options"],
} as const

export const updateCustomFieldDefinition = {
  method: "patch",
  path: "/custom_field_definitions/{id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateCustomFieldDefinitionParams,
  query: undefined,
  headers: [],
  body: zod.UpdateCustomFieldDefinitionBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateCustomFieldDefinition200Response,
    400: zod.UpdateCustomFieldDefinition400Response,
    401: zod.UpdateCustomFieldDefinition401Response,
    404: zod.UpdateCustomFieldDefinition404Response,
    409: zod.UpdateCustomFieldDefinition409Response,
    413: zod.UpdateCustomFieldDefinition413Response,
    415: zod.UpdateCustomFieldDefinition415Response,
    422: zod.UpdateCustomFieldDefinition422Response,
    429: zod.UpdateCustomFieldDefinition429Response,
  },
  includes: [],
} as const

export const deleteCustomFieldDefinition = {
  method: "delete",
  path: "/custom_field_definitions/{id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteCustomFieldDefinitionParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: undefined,
    400: zod.DeleteCustomFieldDefinition400Response,
    401: zod.DeleteCustomFieldDefinition401Response,
    404: zod.DeleteCustomFieldDefinition404Response,
    429: zod.DeleteCustomFieldDefinition429Response,
  },
  includes: [],
} as const

export const listCustomFieldOptions = {
  method: "get",
  path: "/custom_field_definitions/{definition_id}/options",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.ListCustomFieldOptionsParams,
  query: zod.ListCustomFieldOptionsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListCustomFieldOptions200Response,
    400: zod.ListCustomFieldOptions400Response,
    401: zod.ListCustomFieldOptions401Response,
    404: zod.ListCustomFieldOptions404Response,
    429: zod.ListCustomFieldOptions429Response,
  },
  includes: [],
} as const

export const createCustomFieldOption = {
  method: "post",
  path: "/custom_field_definitions/{definition_id}/options",
  status: 201,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.CreateCustomFieldOptionParams,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateCustomFieldOptionBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateCustomFieldOption201Response,
    400: zod.CreateCustomFieldOption400Response,
    401: zod.CreateCustomFieldOption401Response,
    404: zod.CreateCustomFieldOption404Response,
    409: zod.CreateCustomFieldOption409Response,
    413: zod.CreateCustomFieldOption413Response,
    415: zod.CreateCustomFieldOption415Response,
    422: zod.CreateCustomFieldOption422Response,
    429: zod.CreateCustomFieldOption429Response,
  },
  includes: [],
} as const

export const getCustomFieldOption = {
  method: "get",
  path: "/custom_field_definitions/{definition_id}/options/{option_id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetCustomFieldOptionParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetCustomFieldOption200Response,
    400: zod.GetCustomFieldOption400Response,
    401: zod.GetCustomFieldOption401Response,
    404: zod.GetCustomFieldOption404Response,
    429: zod.GetCustomFieldOption429Response,
  },
  includes: [],
} as const

export const updateCustomFieldOption = {
  method: "patch",
  path: "/custom_field_definitions/{definition_id}/options/{option_id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateCustomFieldOptionParams,
  query: undefined,
  headers: [],
  body: zod.UpdateCustomFieldOptionBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateCustomFieldOption200Response,
    400: zod.UpdateCustomFieldOption400Response,
    401: zod.UpdateCustomFieldOption401Response,
    404: zod.UpdateCustomFieldOption404Response,
    409: zod.UpdateCustomFieldOption409Response,
    413: zod.UpdateCustomFieldOption413Response,
    415: zod.UpdateCustomFieldOption415Response,
    422: zod.UpdateCustomFieldOption422Response,
    429: zod.UpdateCustomFieldOption429Response,
  },
  includes: [],
} as const

export const deleteCustomFieldOption = {
  method: "delete",
  path: "/custom_field_definitions/{definition_id}/options/{option_id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteCustomFieldOptionParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: undefined,
    400: zod.DeleteCustomFieldOption400Response,
    401: zod.DeleteCustomFieldOption401Response,
    404: zod.DeleteCustomFieldOption404Response,
    429: zod.DeleteCustomFieldOption429Response,
  },
  includes: [],
} as const

export const listCustomFields = {
  method: "get",
  path: "/custom_fields",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: zod.ListCustomFieldsQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.ListCustomFields200Response,
    400: zod.ListCustomFields400Response,
    401: zod.ListCustomFields401Response,
    429: zod.ListCustomFields429Response,
  },
  includes: ["definition", "entity", "user"],
} as const

export const createCustomField = {
  method: "post",
  path: "/custom_fields",
  status: 201,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: undefined,
  query: undefined,
  headers: ["Idempotency-Key"],
  body: zod.CreateCustomFieldBody,
  bodyRequired: true,
  responses: {
    201: zod.CreateCustomField201Response,
    400: zod.CreateCustomField400Response,
    401: zod.CreateCustomField401Response,
    409: zod.CreateCustomField409Response,
    413: zod.CreateCustomField413Response,
    415: zod.CreateCustomField415Response,
    422: zod.CreateCustomField422Response,
    429: zod.CreateCustomField429Response,
  },
  includes: [],
} as const

export const getCustomField = {
  method: "get",
  path: "/custom_fields/{id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetCustomFieldParams,
  query: zod.GetCustomFieldQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetCustomField200Response,
    400: zod.GetCustomField400Response,
    401: zod.GetCustomField401Response,
    404: zod.GetCustomField404Response,
    429: zod.GetCustomField429Response,
  },
  includes: ["definition", "entity", "user"],
} as const

export const updateCustomField = {
  method: "patch",
  path: "/custom_fields/{id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.UpdateCustomFieldParams,
  query: undefined,
  headers: [],
  body: zod.UpdateCustomFieldBody,
  bodyRequired: true,
  responses: {
    200: zod.UpdateCustomField200Response,
    400: zod.UpdateCustomField400Response,
    401: zod.UpdateCustomField401Response,
    404: zod.UpdateCustomField404Response,
    409: zod.UpdateCustomField409Response,
    413: zod.UpdateCustomField413Response,
    415: zod.UpdateCustomField415Response,
    422: zod.UpdateCustomField422Response,
    429: zod.UpdateCustomField429Response,
  },
  includes: [],
} as const

export const deleteCustomField = {
  method: "delete",
  path: "/custom_fields/{id}",
  status: 200,
  tag: "Custom fields",
  feature: undefined,
  bucket: undefined,
  contentType: undefined,
  params: zod.DeleteCustomFieldParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: undefined,
    400: zod.DeleteCustomField400Response,
    401: zod.DeleteCustomField401Response,
    404: zod.DeleteCustomField404Response,
    429: zod.DeleteCustomField429Response,
  },
  includes: [],
} as const

export const operations: {
  readonly listShipments: typeof listShipments
  readonly getShipment: typeof getShipment
  readonly updateShipment: typeof updateShipment
  readonly stopShipmentTracking: typeof stopShipmentTracking
  readonly resumeShipmentTracking: typeof resumeShipmentTracking
  readonly listContainers: typeof listContainers
  readonly getContainer: typeof getContainer
  readonly updateContainer: typeof updateContainer
  readonly refreshContainer: typeof refreshContainer
  readonly listContainerTransportEvents: typeof listContainerTransportEvents
  readonly listContainerRawEvents: typeof listContainerRawEvents
  readonly listTrackingRequests: typeof listTrackingRequests
  readonly createTrackingRequest: typeof createTrackingRequest
  readonly getTrackingRequest: typeof getTrackingRequest
  readonly updateTrackingRequest: typeof updateTrackingRequest
  readonly inferTrackingNumber: typeof inferTrackingNumber
  readonly listWebhooks: typeof listWebhooks
  readonly createWebhook: typeof createWebhook
  readonly getWebhook: typeof getWebhook
  readonly updateWebhook: typeof updateWebhook
  readonly deleteWebhook: typeof deleteWebhook
  readonly listWebhookEvents: typeof listWebhookEvents
  readonly listWebhookIps: typeof listWebhookIps
  readonly triggerWebhook: typeof triggerWebhook
  readonly listWebhookNotifications: typeof listWebhookNotifications
  readonly getWebhookNotification: typeof getWebhookNotification
  readonly getWebhookNotificationExample: typeof getWebhookNotificationExample
  readonly listShippingLines: typeof listShippingLines
  readonly getShippingLine: typeof getShippingLine
  readonly getPort: typeof getPort
  readonly getMetroArea: typeof getMetroArea
  readonly getTerminal: typeof getTerminal
  readonly listParties: typeof listParties
  readonly createParty: typeof createParty
  readonly getParty: typeof getParty
  readonly updateParty: typeof updateParty
  readonly listShipmentCustomFields: typeof listShipmentCustomFields
  readonly createShipmentCustomField: typeof createShipmentCustomField
  readonly updateShipmentCustomField: typeof updateShipmentCustomField
  readonly deleteShipmentCustomField: typeof deleteShipmentCustomField
  readonly listContainerCustomFields: typeof listContainerCustomFields
  readonly createContainerCustomField: typeof createContainerCustomField
  readonly updateContainerCustomField: typeof updateContainerCustomField
  readonly deleteContainerCustomField: typeof deleteContainerCustomField
  readonly listTrackingRequestCustomFields: typeof listTrackingRequestCustomFields
  readonly createTrackingRequestCustomField: typeof createTrackingRequestCustomField
  readonly updateTrackingRequestCustomField: typeof updateTrackingRequestCustomField
  readonly deleteTrackingRequestCustomField: typeof deleteTrackingRequestCustomField
  readonly listCustomFieldDefinitions: typeof listCustomFieldDefinitions
  readonly createCustomFieldDefinition: typeof createCustomFieldDefinition
  readonly getCustomFieldDefinition: typeof getCustomFieldDefinition
  readonly updateCustomFieldDefinition: typeof updateCustomFieldDefinition
  readonly deleteCustomFieldDefinition: typeof deleteCustomFieldDefinition
  readonly listCustomFieldOptions: typeof listCustomFieldOptions
  readonly createCustomFieldOption: typeof createCustomFieldOption
  readonly getCustomFieldOption: typeof getCustomFieldOption
  readonly updateCustomFieldOption: typeof updateCustomFieldOption
  readonly deleteCustomFieldOption: typeof deleteCustomFieldOption
  readonly listCustomFields: typeof listCustomFields
  readonly createCustomField: typeof createCustomField
  readonly getCustomField: typeof getCustomField
  readonly updateCustomField: typeof updateCustomField
  readonly deleteCustomField: typeof deleteCustomField
} = { listShipments, getShipment, updateShipment, stopShipmentTracking, resumeShipmentTracking, listContainers, getContainer, updateContainer, refreshContainer, listContainerTransportEvents, listContainerRawEvents, listTrackingRequests, createTrackingRequest, getTrackingRequest, updateTrackingRequest, inferTrackingNumber, listWebhooks, createWebhook, getWebhook, updateWebhook, deleteWebhook, listWebhookEvents, listWebhookIps, triggerWebhook, listWebhookNotifications, getWebhookNotification, getWebhookNotificationExample, listShippingLines, getShippingLine, getPort, getMetroArea, getTerminal, listParties, createParty, getParty, updateParty, listShipmentCustomFields, createShipmentCustomField, updateShipmentCustomField, deleteShipmentCustomField, listContainerCustomFields, createContainerCustomField, updateContainerCustomField, deleteContainerCustomField, listTrackingRequestCustomFields, createTrackingRequestCustomField, updateTrackingRequestCustomField, deleteTrackingRequestCustomField, listCustomFieldDefinitions, createCustomFieldDefinition, getCustomFieldDefinition, updateCustomFieldDefinition, deleteCustomFieldDefinition, listCustomFieldOptions, createCustomFieldOption, getCustomFieldOption, updateCustomFieldOption, deleteCustomFieldOption, listCustomFields, createCustomField, getCustomField, updateCustomField, deleteCustomField }
