import { linkages } from '@boxtrail/protocol/answer/json-api'
import type { Reference } from '@boxtrail/reference/reference'
import { oncePer } from '../../once-per.ts'
import { type ShipmentRow, shipmentResource } from '../../records/shipments/resource.ts'
import { transportEventResource } from '../../records/transport-events/resource.ts'
import { columns } from '../../schema/rows.ts'
import { type RenderScope, servedDataSource } from './data-source.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'
import { recordsBeside } from './records.ts'
import { createServedChangeset } from './served-changeset.ts'

/** Receivers expect bodies below 20 kB (Standard Webhooks); further withdrawn events must be requested from the API. */
const MAX_WITHDRAWN = 12

const servedChangesetOf = oncePer((reference: Reference) =>
  createServedChangeset({
    columns: columns.shipments,
    attributesOf: (row) => shipmentResource(row as unknown as ShipmentRow, { containerIds: [], reference }).attributes,
    relations: { pod_terminal_id: 'pod_terminal', destination_terminal_id: 'destination_terminal' },
    except: ['created_at', 'updated_at', 'line_tracking_last_attempted_at', 'line_tracking_last_succeeded_at'],
  }),
)

/** A change of a shipment, and the milestones of its containers that were withdrawn with it. */
export const shipmentUpdatedSubject = (
  { change, rows, occurredAt }: NotificationInput,
  scope: RenderScope,
): Subject => {
  const { shipment, withdrawn = [] } = rows
  if (!shipment) throw new Error(`The change ${change.id} of ${change.event} has no shipment.`)
  const event = {
    id: change.id,
    type: 'shipment_updated_event',
    attributes: {
      changeset: servedChangesetOf(scope.reference)(change.changeset),
      timestamp: occurredAt,
      data_source: servedDataSource(change, scope),
    },
    relationships: {
      shipment: { data: { type: 'shipment', id: shipment.id } },
      withdrawn_events: { data: linkages('transport_event', change.withdrawn_event_ids ?? []) },
    },
  }
  const events = withdrawn.slice(0, MAX_WITHDRAWN).map((row) => transportEventResource(row, scope.reference))
  return {
    reference: { type: 'shipment_updated_event', id: change.id },
    included: [event, ...recordsBeside(rows, scope).shipment(), ...events],
  }
}
