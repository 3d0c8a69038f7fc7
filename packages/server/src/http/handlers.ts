import type { OperationId } from '@boxtrail/contracts'
import { createApiKey, getApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '../domain/api-keys/handlers.ts'
import { listAuditEvents } from '../domain/audit-events/handlers.ts'
import { createDirectUpload } from '../domain/blobs/handlers.ts'
import { getContainerChargesForecast } from '../domain/charges/handlers.ts'
import {
  getContainer,
  listContainerRawEvents,
  listContainers,
  listContainerTransportEvents,
  refreshContainer,
  updateContainer,
} from '../domain/containers/handlers.ts'
import type { Handler } from '../domain/context.ts'
import {
  createCustomFieldDefinition,
  deleteCustomFieldDefinition,
  getCustomFieldDefinition,
  listCustomFieldDefinitions,
  updateCustomFieldDefinition,
} from '../domain/custom-field-definitions/handlers.ts'
import {
  createCustomFieldOption,
  deleteCustomFieldOption,
  getCustomFieldOption,
  listCustomFieldOptions,
  updateCustomFieldOption,
} from '../domain/custom-field-options/handlers.ts'
import {
  createCustomField,
  deleteCustomField,
  getCustomField,
  listCustomFields,
  updateCustomField,
} from '../domain/custom-fields/handlers.ts'
import {
  createContainerCustomField,
  createShipmentCustomField,
  createTrackingRequestCustomField,
  deleteContainerCustomField,
  deleteShipmentCustomField,
  deleteTrackingRequestCustomField,
  listContainerCustomFields,
  listShipmentCustomFields,
  listTrackingRequestCustomFields,
  updateContainerCustomField,
  updateShipmentCustomField,
  updateTrackingRequestCustomField,
} from '../domain/custom-fields/of-records.ts'
import { getDocumentSchema, listDocumentTypes } from '../domain/document-schemas/handlers.ts'
import {
  createDocument,
  deleteDocument,
  getDocument,
  getDocumentDownloadUrl,
  listDocuments,
  reclassifyDocument,
  reextractDocument,
  relinkDocument,
  rotateDocument,
  updateDocument,
} from '../domain/documents/handlers.ts'
import { getDocumentPage } from '../domain/documents/page.ts'
import {
  createEmailSubmission,
  getEmailSubmission,
  listEmailSubmissions,
} from '../domain/email-submissions/handlers.ts'
import { listEvents } from '../domain/event-log/handlers.ts'
import { explainContainer } from '../domain/explanations/handlers.ts'
import { getMetroArea } from '../domain/metro-areas/handlers.ts'
import { createParty, getParty, listParties, updateParty } from '../domain/parties/handlers.ts'
import { getPort } from '../domain/ports/handlers.ts'
import { getContainerProvenance, getShipmentProvenance } from '../domain/provenance/handlers.ts'
import { getReport } from '../domain/reports/handlers.ts'
import { getContainerMapGeojson, getContainerRoute } from '../domain/routes/handlers.ts'
import { advanceSandboxClock, getSandboxClock } from '../domain/sandbox/handlers.ts'
import { searchRecords } from '../domain/search/handlers.ts'
import {
  getShipment,
  listShipments,
  resumeShipmentTracking,
  stopShipmentTracking,
  updateShipment,
} from '../domain/shipments/handlers.ts'
import { getShippingLine, listShippingLines } from '../domain/shipping-lines/handlers.ts'
import { listSources } from '../domain/sources/handlers.ts'
import { createTariff, deleteTariff, getTariff, listTariffs, updateTariff } from '../domain/tariffs/handlers.ts'
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
  getVessel,
  getVesselFuturePositions,
  getVesselFuturePositionsWithCoordinates,
} from '../domain/vessels/handlers.ts'
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
  replayWebhook,
  rotateWebhookSecret,
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
  getShipmentProvenance,
  listContainers,
  getContainer,
  updateContainer,
  refreshContainer,
  listContainerTransportEvents,
  listContainerRawEvents,
  getContainerRoute,
  getContainerMapGeojson,
  getContainerProvenance,
  explainContainer,
  listTrackingRequests,
  createTrackingRequest,
  getTrackingRequest,
  updateTrackingRequest,
  bulkCreateTrackingRequests,
  inferTrackingNumber,
  getSandboxClock,
  advanceSandboxClock,
  searchRecords,
  listEvents,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  replayWebhook,
  listWebhookEvents,
  listWebhookIps,
  triggerWebhook,
  listWebhookNotifications,
  getWebhookNotification,
  getWebhookNotificationExample,
  listShippingLines,
  getReport,
  listSources,
  getShippingLine,
  getPort,
  getMetroArea,
  getTerminal,
  getVessel,
  getVesselFuturePositions,
  getVesselFuturePositionsWithCoordinates,
  listDocuments,
  createDocument,
  getDocument,
  getDocumentDownloadUrl,
  getDocumentPage,
  updateDocument,
  deleteDocument,
  reextractDocument,
  reclassifyDocument,
  relinkDocument,
  rotateDocument,
  listDocumentTypes,
  getDocumentSchema,
  listEmailSubmissions,
  createEmailSubmission,
  getEmailSubmission,
  listParties,
  listApiKeys,
  createApiKey,
  getApiKey,
  revokeApiKey,
  rotateApiKey,
  listAuditEvents,
  listTariffs,
  createTariff,
  getTariff,
  updateTariff,
  deleteTariff,
  getContainerChargesForecast,
  createParty,
  getParty,
  updateParty,
  listShipmentCustomFields,
  createShipmentCustomField,
  updateShipmentCustomField,
  deleteShipmentCustomField,
  listContainerCustomFields,
  createContainerCustomField,
  updateContainerCustomField,
  deleteContainerCustomField,
  listTrackingRequestCustomFields,
  createTrackingRequestCustomField,
  updateTrackingRequestCustomField,
  deleteTrackingRequestCustomField,
  listCustomFieldDefinitions,
  createCustomFieldDefinition,
  getCustomFieldDefinition,
  updateCustomFieldDefinition,
  deleteCustomFieldDefinition,
  listCustomFieldOptions,
  createCustomFieldOption,
  getCustomFieldOption,
  updateCustomFieldOption,
  deleteCustomFieldOption,
  listCustomFields,
  createCustomField,
  getCustomField,
  updateCustomField,
  deleteCustomField,
  createDirectUpload,
}
