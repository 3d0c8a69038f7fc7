import type { WebhookEventName } from '@boxtrail/contracts'
import { eventCatalogue } from '@boxtrail/contracts/events'
import type { Scope } from '../../records/included/served.ts'
import { transportEventResource } from '../../records/transport-events/resource.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'
import { recordsBeside } from './records.ts'

/** A milestone, an estimate of a container, a last free day or an appointment. */
export const transportEventSubject = ({ change, rows }: NotificationInput, scope: Scope): Subject => {
  const row = rows.transportEvent
  if (!row) throw new Error(`The change ${change.id} of ${change.event} has no transport event.`)
  const event = transportEventResource(row, scope.reference)
  const subject: Subject = { reference: { type: 'transport_event', id: row.id }, included: [event] }
  if (eventCatalogue[change.event as WebhookEventName].kind === 'transport_event_alone') return subject
  const beside = recordsBeside(rows, scope)
  const location = beside.location(row.location_id)
  subject.included.push(
    ...beside.container(),
    ...beside.shipment(),
    // A last free day has no place of its own: it applies at the terminal.
    ...(location.length > 0 ? location : beside.portOfFacility(row.terminal_id)),
    ...beside.facility(row.terminal_id),
    ...beside.vessel(rows.vessel),
  )
  return subject
}
