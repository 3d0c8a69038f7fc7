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

export const getContainerRoute = {
  method: "get",
  path: "/containers/{id}/route",
  status: 200,
  tag: "Containers",
  feature: "route_and_map",
  bucket: undefined,
  contentType: "application/vnd.api+json",
  params: zod.GetContainerRouteParams,
  query: zod.GetContainerRouteQueryParams,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetContainerRoute200Response,
    400: zod.GetContainerRoute400Response,
    401: zod.GetContainerRoute401Response,
    403: zod.GetContainerRoute403Response,
    404: zod.GetContainerRoute404Response,
    429: zod.GetContainerRoute429Response,
  },
  includes: ["port", "vessel", "route_location", "route_locations", "shipment", "cargo", "route_locations.port", "route_locations.location", "route_locations.facility", "route_locations.inbound_vessel", "route_locations.outbound_vessel"],
} as const

export const getContainerMapGeojson = {
  method: "get",
  path: "/containers/{id}/map_geojson",
  status: 200,
  tag: "Containers",
  feature: "route_and_map",
  bucket: undefined,
  contentType: "application/json",
  params: zod.GetContainerMapGeojsonParams,
  query: undefined,
  headers: [],
  body: undefined,
  bodyRequired: false,
  responses: {
    200: zod.GetContainerMapGeojson200Response,
    400: zod.GetContainerMapGeojson400Response,
    401: zod.GetContainerMapGeojson401Response,
    403: zod.GetContainerMapGeojson403Response,
    404: zod.GetContainerMapGeojson404Response,
    429: zod.GetContainerMapGeojson429Response,
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

export const operations: {
  readonly listShipments: typeof listShipments
  readonly getShipment: typeof getShipment
  readonly updateShipment: typeof updateShipment
  readonly stopShipmentTracking: typeof stopShipmentTracking
  readonly resumeShipmentTracking: typeof resumeShipmentTracking
  readonly listContainers: typeof listContainers
  readonly getContainer: typeof getContainer
  readonly updateContainer: typeof updateContainer
  readonly listContainerTransportEvents: typeof listContainerTransportEvents
  readonly listContainerRawEvents: typeof listContainerRawEvents
  readonly getContainerRoute: typeof getContainerRoute
  readonly getContainerMapGeojson: typeof getContainerMapGeojson
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
} = { listShipments, getShipment, updateShipment, stopShipmentTracking, resumeShipmentTracking, listContainers, getContainer, updateContainer, listContainerTransportEvents, listContainerRawEvents, getContainerRoute, getContainerMapGeojson, listTrackingRequests, createTrackingRequest, getTrackingRequest, updateTrackingRequest, inferTrackingNumber, listWebhooks, createWebhook, getWebhook, updateWebhook, deleteWebhook, listWebhookEvents, listWebhookIps, triggerWebhook, listWebhookNotifications, getWebhookNotification, getWebhookNotificationExample, listShippingLines, getShippingLine, getPort, getMetroArea, getTerminal, listParties, createParty, getParty, updateParty }
