import type { OperationId } from '@boxtrail/contracts'
import type { Handler } from '../context.ts'
import {
  getContainer,
  listContainerRawEvents,
  listContainers,
  listContainerTransportEvents,
  refreshContainer,
  updateContainer,
} from '../domain/containers/handlers.ts'
import { getMetroArea } from '../domain/metro-areas/handlers.ts'
import { createParty, getParty, listParties, updateParty } from '../domain/parties/handlers.ts'
import { getPort } from '../domain/ports/handlers.ts'
import { getContainerMapGeojson, getContainerRoute } from '../domain/routes/handlers.ts'
import { searchRecords } from '../domain/search/handlers.ts'
import {
  getShipment,
  listShipments,
  resumeShipmentTracking,
  stopShipmentTracking,
  updateShipment,
} from '../domain/shipments/handlers.ts'
import { getShippingLine, listShippingLines } from '../domain/shipping-lines/handlers.ts'
import { getTerminal } from '../domain/terminals/handlers.ts'
import {
  bulkCreateTrackingRequests,
  createTrackingRequest,
  getTrackingRequest,
  inferTrackingNumber,
  listTrackingRequests,
  updateTrackingRequest,
} from '../domain/tracking-requests/handlers.ts'
import {
  getWebhookNotification,
  getWebhookNotificationExample,
  listWebhookNotifications,
} from '../domain/webhook-notifications/handlers.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookEvents,
  listWebhookIps,
  listWebhooks,
  triggerWebhook,
  updateWebhook,
} from '../domain/webhooks/handlers.ts'

/** Every operation of the contract has its handler here, and nothing else has: either mistake does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

export const handlers: Handlers = {
  listShipments,
  getShipment,
  updateShipment,
  stopShipmentTracking,
  resumeShipmentTracking,
  listContainers,
  getContainer,
  updateContainer,
  refreshContainer,
  listContainerTransportEvents,
  listContainerRawEvents,
  getContainerRoute,
  getContainerMapGeojson,
  listTrackingRequests,
  createTrackingRequest,
  getTrackingRequest,
  updateTrackingRequest,
  bulkCreateTrackingRequests,
  inferTrackingNumber,
  searchRecords,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  listWebhookEvents,
  listWebhookIps,
  triggerWebhook,
  listWebhookNotifications,
  getWebhookNotification,
  getWebhookNotificationExample,
  listShippingLines,
  getShippingLine,
  getPort,
  getMetroArea,
  getTerminal,
  listParties,
  createParty,
  getParty,
  updateParty,
}
