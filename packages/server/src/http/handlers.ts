import type { OperationId } from '@boxtrail/contracts'
import type { Handler } from '../context.ts'
import { notImplemented as notImplementedError } from '../errors.ts'

/** Every operation of the contract has its handler here, and nothing else has: either mistake does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

const notImplemented = (): never => {
  throw notImplementedError()
}

export const handlers: Handlers = {
  listShipments: notImplemented,
  getShipment: notImplemented,
  updateShipment: notImplemented,
  stopShipmentTracking: notImplemented,
  resumeShipmentTracking: notImplemented,
  listContainers: notImplemented,
  getContainer: notImplemented,
  updateContainer: notImplemented,
  listContainerTransportEvents: notImplemented,
  listContainerRawEvents: notImplemented,
  listTrackingRequests: notImplemented,
  createTrackingRequest: notImplemented,
  getTrackingRequest: notImplemented,
  updateTrackingRequest: notImplemented,
  inferTrackingNumber: notImplemented,
  listWebhooks: notImplemented,
  createWebhook: notImplemented,
  getWebhook: notImplemented,
  updateWebhook: notImplemented,
  deleteWebhook: notImplemented,
  listWebhookEvents: notImplemented,
  listWebhookIps: notImplemented,
  triggerWebhook: notImplemented,
  listWebhookNotifications: notImplemented,
  getWebhookNotification: notImplemented,
  getWebhookNotificationExample: notImplemented,
  listShippingLines: notImplemented,
  getShippingLine: notImplemented,
  getPort: notImplemented,
  getMetroArea: notImplemented,
  getTerminal: notImplemented,
}
