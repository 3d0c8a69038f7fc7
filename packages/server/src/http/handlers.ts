import type { OperationId } from '@boxtrail/contracts'
import * as accuracy from '../accuracy/handlers.ts'
import * as attention from '../attention/handlers.ts'
import * as calendarFeeds from '../calendar/handlers.ts'
import * as charges from '../charges/handlers.ts'
import * as tariffs from '../charges/tariffs/handlers.ts'
import * as customFieldDefinitions from '../custom-fields/definitions/handlers.ts'
import * as customFieldOptions from '../custom-fields/options/handlers.ts'
import * as customFields from '../custom-fields/values/handlers.ts'
import * as customFieldsOfRecords from '../custom-fields/values/of-records.ts'
import * as directUploads from '../documents/blobs/handlers.ts'
import * as documents from '../documents/handlers.ts'
import * as documentPages from '../documents/page.ts'
import * as documentSchemas from '../documents/schemas/handlers.ts'
import * as evidence from '../evidence/handlers.ts'
import * as apiKeys from '../identity/api-keys/handlers.ts'
import * as auditEvents from '../identity/audit-events/handlers.ts'
import * as emailSubmissions from '../intake/email/handlers.ts'
import * as events from '../notifications/event-log/handlers.ts'
import * as webhookNotifications from '../notifications/webhook-notifications/handlers.ts'
import * as webhooks from '../notifications/webhooks/handlers.ts'
import * as metroAreas from '../records/metro-areas/handlers.ts'
import * as ports from '../records/ports/handlers.ts'
import * as routes from '../records/routes/handlers.ts'
import * as search from '../records/search/handlers.ts'
import * as shippingLines from '../records/shipping-lines/handlers.ts'
import * as sources from '../records/sources/handlers.ts'
import * as terminals from '../records/terminals/handlers.ts'
import * as vessels from '../records/vessels/handlers.ts'
import * as trackingRequests from '../requests/handlers.ts'
import * as sandbox from '../sandbox/handlers.ts'
import * as bulk from '../shipments/bulk/handlers.ts'
import * as containers from '../shipments/containers/handlers.ts'
import * as contradictions from '../shipments/contradictions/handlers.ts'
import * as explanations from '../shipments/explanations/handlers.ts'
import * as shipments from '../shipments/handlers.ts'
import * as invoices from '../shipments/invoices/handlers.ts'
import * as parties from '../shipments/parties/handlers.ts'
import * as provenance from '../shipments/provenance/handlers.ts'
import * as reports from '../shipments/reports/handlers.ts'
import * as silences from '../silence/handlers.ts'
import * as views from '../views/handlers.ts'
import type { Handlers } from './pipeline/handle.ts'

/** Everything that the nouns export: a new operation of one of them needs no line here. */
const exported = {
  ...accuracy,
  ...attention,
  ...contradictions,
  ...calendarFeeds,
  ...charges,
  ...tariffs,
  ...customFieldDefinitions,
  ...customFieldOptions,
  ...customFields,
  ...customFieldsOfRecords,
  ...directUploads,
  ...documents,
  ...documentPages,
  ...documentSchemas,
  ...apiKeys,
  ...auditEvents,
  ...emailSubmissions,
  ...events,
  ...evidence,
  ...webhookNotifications,
  ...webhooks,
  ...metroAreas,
  ...ports,
  ...routes,
  ...search,
  ...shippingLines,
  ...sources,
  ...terminals,
  ...vessels,
  ...trackingRequests,
  ...sandbox,
  ...containers,
  ...explanations,
  ...invoices,
  ...shipments,
  ...silences,
  ...views,
  ...bulk,
  ...parties,
  ...provenance,
  ...reports,
}

type Unknown = Exclude<keyof typeof exported, OperationId>

/** Every operation of the contract has its handler, and nothing else is exported as one: either mistake does not compile. */
export const handlers: Handlers & Record<Unknown, 'an operation of the contract'> = exported
