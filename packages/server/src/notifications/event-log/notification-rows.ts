import type { Change } from '@boxtrail/engine/diff/difference'
import type { Client } from '../../db/statement.ts'
import { findAttentionEntries } from '../../records/attention/queries.ts'
import { findContainers, findContainerWithShipment } from '../../records/containers/queries.ts'
import { findContradictions } from '../../records/contradictions/queries.ts'
import { findDocuments } from '../../records/documents/queries.ts'
import { findRepresentations } from '../../records/documents/representations.ts'
import { findReducedSubmissions } from '../../records/email-submissions/reduced.ts'
import { findShipment, findShipments } from '../../records/shipments/queries.ts'
import { findRequests } from '../../records/tracking-requests/queries.ts'
import type { NotificationRows } from '../rendering/notifier.ts'

type Find = (client: Client, accountId: string, id: string) => Promise<Partial<NotificationRows>>

/** The rows for a change that comes with no record. */
export const nothing: NotificationRows = { request: null, shipment: null, container: null, transportEvent: null }

/** More containers of one shipment than this do not fit into the body of a notification. */
export const MAX_CONTAINERS = 8

const finders: Partial<Record<Change['resource_type'], Find>> = {
  container: async (client, accountId, id) => (await findContainerWithShipment(client, accountId, id)) ?? {},
  shipment: async (client, accountId, id) => ({ shipment: (await findShipment(client, accountId, id)) ?? null }),
  tracking_request: async (client, accountId, id) => {
    const [request = null] = await findRequests(client, accountId, [id])
    const shipmentId = request?.shipment_id
    const [shipment = null] = shipmentId ? await findShipments(client, accountId, [shipmentId]) : []
    const ids = shipment?.container_ids.slice(0, MAX_CONTAINERS) ?? []
    return { request, shipment, containers: await findContainers(client, accountId, ids) }
  },
  attention_entry: async (client, accountId, id) => {
    const [attention = null] = await findAttentionEntries(client, accountId, [id])
    const { tracking_request_id: requestId, shipment_id: shipmentId, container_id: containerId } = attention ?? {}
    const [request = null] = requestId ? await findRequests(client, accountId, [requestId]) : []
    const [shipment = null] = shipmentId ? await findShipments(client, accountId, [shipmentId]) : []
    const [container = null] = containerId ? await findContainers(client, accountId, [containerId]) : []
    return { attention, request, shipment, container }
  },
  contradiction: async (client, accountId, id) => {
    const [contradiction = null] = await findContradictions(client, accountId, [id])
    const beside = contradiction && (await findContainerWithShipment(client, accountId, contradiction.container_id))
    return { contradiction, ...beside }
  },
  document: async (client, accountId, id) => {
    const [document] = await findDocuments(client, accountId, [id])
    if (!document) return {}
    const [representation] = await findRepresentations(client, accountId, [id])
    const submissionId = document.email_submission_id
    const [submission] = submissionId ? await findReducedSubmissions(client, accountId, [submissionId]) : []
    return { document: { document, representation, submission } }
  },
}

/** The rows that a notification about a change may include, as a request for them would read them. */
export const currentRows = async (client: Client, accountId: string, change: Change): Promise<NotificationRows> => ({
  ...nothing,
  ...(await finders[change.resource_type]?.(client, accountId, change.resource_id)),
})
