import type { IncludedResource } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { findAccount } from '../accounts/queries.ts'
import { accountResource, userResource } from '../accounts/resource.ts'
import { findAttentionEntries } from '../attention/queries.ts'
import { attentionEntryResource } from '../attention/resource.ts'
import { findContainers } from '../containers/queries.ts'
import { findContradictions } from '../contradictions/queries.ts'
import { contradictionResource } from '../contradictions/resource.ts'
import { findDefinitions } from '../custom-field-definitions/queries.ts'
import { definitionResource } from '../custom-field-definitions/resource.ts'
import { findOptions } from '../custom-field-options/queries.ts'
import { optionResource } from '../custom-field-options/resource.ts'
import { findFields } from '../custom-fields/queries.ts'
import { fieldResource } from '../custom-fields/resource.ts'
import { findDocuments } from '../documents/queries.ts'
import { findRepresentationsById, representationResource } from '../documents/representations.ts'
import { documentResource } from '../documents/resource.ts'
import { findReducedSubmissions, reducedSubmissionResource } from '../email-submissions/reduced.ts'
import { locationResource } from '../metro-areas/resource.ts'
import { findParties } from '../parties/queries.ts'
import { partyResource } from '../parties/resource.ts'
import { findShipments } from '../shipments/queries.ts'
import { terminalResource } from '../terminals/resource.ts'
import { findRequests } from '../tracking-requests/queries.ts'
import { trackingRequestResource } from '../tracking-requests/resource.ts'
import { findRawEventsById, findTransportEventsById } from '../transport-events/queries.ts'
import { findVessels } from '../vessels/queries.ts'
import { vesselResource } from '../vessels/resource.ts'
import { findWebhooks } from '../webhooks/queries.ts'
import { maskedWebhook } from '../webhooks/resource.ts'
import { served } from './served.ts'

export type RecordType = IncludedResource['type']

/**
 * Loads the records of an account with these ids, or those that all accounts share; others are left out. `pointedAtBy`:
 * the records that point at them.
 */
type Loader = (
  ids: readonly string[],
  call: Call,
  pointedAtBy: readonly string[],
) => readonly IncludedResource[] | Promise<readonly IncludedResource[]>

const places: Loader = (ids, { reference: { places } }) =>
  ids.flatMap((id) => {
    const place = places.byId(id)
    return place ? [locationResource(place, places)] : []
  })

const terminals: Loader = (ids, { reference: { places } }) =>
  ids.flatMap((id) => {
    const terminal = places.terminalById(id)
    return terminal ? [terminalResource(terminal)] : []
  })

/** For records that are only ever part of another record, whose handler passes them on. */
const none: Loader = () => []

/** The loaders by type of record: one for every type that the contract lets a record point at. */
export const loaders: Record<RecordType, Loader> = {
  shipment: async (ids, call) =>
    (await findShipments(call.pool, call.accountId, ids)).map((row) => served.shipment(row, call)),
  container: async (ids, call) =>
    (await findContainers(call.pool, call.accountId, ids)).map((row) => served.container(row, call)),
  transport_event: async (ids, call) =>
    (await findTransportEventsById(call.pool, call.accountId, ids)).map((row) => served.transportEvent(row, call)),
  raw_event: async (ids, call, pointedAtBy) =>
    (await findRawEventsById(call.pool, call.accountId, ids, pointedAtBy)).map((row) => served.rawEvent(row, call)),
  tracking_request: async (ids, { pool, accountId }) =>
    (await findRequests(pool, accountId, ids)).map(trackingRequestResource),
  port: places,
  metro_area: places,
  terminal: terminals,
  rail_terminal: terminals,
  // The last position is only for accounts that may see it.
  vessel: async (ids, { pool, features }) =>
    (await findVessels(pool, ids, { positions: features.vessel_positions !== false })).map((row) =>
      vesselResource(row),
    ),
  account: async (_, { pool, accountId }) => [accountResource(await findAccount(pool, accountId))],
  user: (ids) => ids.map(userResource),
  party: async (ids, { pool, accountId }) => (await findParties(pool, accountId, ids)).map(partyResource),
  custom_field_definition: async (ids, { pool, accountId }) =>
    (await findDefinitions(pool, accountId, ids)).map(definitionResource),
  custom_field_option: async (ids, { pool, accountId }) =>
    (await findOptions(pool, accountId, ids)).map(optionResource),
  custom_field: async (ids, { pool, accountId }) => (await findFields(pool, accountId, ids)).map(fieldResource),
  webhook: async (ids, call) =>
    (await findWebhooks(call.pool, call.accountId, ids)).map((row) => maskedWebhook(row, call)),
  document: async (ids, { pool, accountId }) => (await findDocuments(pool, accountId, ids)).map(documentResource),
  document_representation: async (ids, { pool, accountId }) =>
    (await findRepresentationsById(pool, accountId, ids)).map(representationResource),
  email_submission: async (ids, { pool, accountId }) =>
    (await findReducedSubmissions(pool, accountId, ids)).map(reducedSubmissionResource),
  attention_entry: async (ids, { pool, accountId }) =>
    (await findAttentionEntries(pool, accountId, ids)).map(attentionEntryResource),
  contradiction: async (ids, { pool, accountId }) =>
    (await findContradictions(pool, accountId, ids)).map(contradictionResource),
  route: none,
  route_location: none,
  shipping_line: none,
  estimated_event: none,
  container_created_event: none,
  container_updated_event: none,
  container_pod_terminal_changed_event: none,
  container_milestone_overdue_event: none,
  source_silence: none,
  shipment_updated_event: none,
  webhook_notification_log: none,
}
