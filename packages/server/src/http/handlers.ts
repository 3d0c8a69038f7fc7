import { getContainerChargesForecast } from '../charges/handlers.ts'
import { createTariff, deleteTariff, getTariff, listTariffs, updateTariff } from '../charges/tariffs/handlers.ts'
import {
  createCustomFieldDefinition,
  deleteCustomFieldDefinition,
  getCustomFieldDefinition,
  listCustomFieldDefinitions,
  updateCustomFieldDefinition,
} from '../custom-fields/definitions/handlers.ts'
import {
  createCustomFieldOption,
  deleteCustomFieldOption,
  getCustomFieldOption,
  listCustomFieldOptions,
  updateCustomFieldOption,
} from '../custom-fields/options/handlers.ts'
import {
  createCustomField,
  deleteCustomField,
  getCustomField,
  listCustomFields,
  updateCustomField,
} from '../custom-fields/values/handlers.ts'
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
} from '../custom-fields/values/of-records.ts'
import { createDirectUpload } from '../documents/blobs/handlers.ts'
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
} from '../documents/handlers.ts'
import { getDocumentPage } from '../documents/page.ts'
import { getDocumentSchema, listDocumentTypes } from '../documents/schemas/handlers.ts'
import { createApiKey, getApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '../identity/api-keys/handlers.ts'
import { listAuditEvents } from '../identity/audit-events/handlers.ts'
import { createEmailSubmission, getEmailSubmission, listEmailSubmissions } from '../intake/email/handlers.ts'
import { listEvents } from '../notifications/event-log/handlers.ts'
import {
  getWebhookNotification,
  getWebhookNotificationExample,
  listWebhookNotifications,
  replayWebhook,
} from '../notifications/webhook-notifications/handlers.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookEvents,
  listWebhookIps,
  listWebhooks,
  rotateWebhookSecret,
  triggerWebhook,
  updateWebhook,
} from '../notifications/webhooks/handlers.ts'
import { getMetroArea } from '../records/metro-areas/handlers.ts'
import { getPort } from '../records/ports/handlers.ts'
import { getContainerMapGeojson, getContainerRoute } from '../records/routes/handlers.ts'
import { searchRecords } from '../records/search/handlers.ts'
import { getShippingLine, listShippingLines } from '../records/shipping-lines/handlers.ts'
import { listSources } from '../records/sources/handlers.ts'
import { getTerminal } from '../records/terminals/handlers.ts'
import {
  getVessel,
  getVesselFuturePositions,
  getVesselFuturePositionsWithCoordinates,
} from '../records/vessels/handlers.ts'
import {
  bulkCreateTrackingRequests,
  createTrackingRequest,
  getTrackingRequest,
  inferTrackingNumber,
  listTrackingRequests,
  updateTrackingRequest,
} from '../requests/handlers.ts'
import { advanceSandboxClock, getSandboxClock } from '../sandbox/handlers.ts'
import {
  getContainer,
  listContainerRawEvents,
  listContainers,
  listContainerTransportEvents,
  refreshContainer,
  updateContainer,
} from '../shipments/containers/handlers.ts'
import { explainContainer } from '../shipments/explanations/handlers.ts'
import {
  getShipment,
  listShipments,
  resumeShipmentTracking,
  stopShipmentTracking,
  updateShipment,
} from '../shipments/handlers.ts'
import { createParty, getParty, listParties, updateParty } from '../shipments/parties/handlers.ts'
import { getContainerProvenance, getShipmentProvenance } from '../shipments/provenance/handlers.ts'
import { getReport } from '../shipments/reports/handlers.ts'
import type { Handlers } from './pipeline/handle.ts'

/** Every operation of the contract has its handler here, and nothing else has: either mistake does not compile. */
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
