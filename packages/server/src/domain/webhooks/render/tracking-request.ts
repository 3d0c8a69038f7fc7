import type { WebhookEventName } from '@boxtrail/contracts'
import { eventCatalogue } from '@boxtrail/contracts/events'
import type { Reference } from '@boxtrail/reference/reference'
import { containerResource } from '../../containers/resource.ts'
import { trackingRequestResource } from '../../tracking-requests/resource.ts'
import type { NotificationInput } from '../notifier.ts'
import type { Subject } from './envelope.ts'
import { recordsBeside } from './records.ts'

/** Receivers expect bodies below 20 kB (Standard Webhooks); a container takes up to 2 kB of it. */
const MOST_CONTAINERS = 6

export const trackingRequestSubject = ({ change, rows }: NotificationInput, reference: Reference): Subject => {
  const row = rows.request
  if (!row) throw new Error(`The change ${change.id} of ${change.event} has no tracking request.`)
  const subject: Subject = {
    reference: { type: 'tracking_request', id: row.id },
    included: [trackingRequestResource(row)],
  }
  const { kind } = eventCatalogue[change.event as WebhookEventName]
  if (kind === 'tracking_request') return subject
  subject.included.push(...recordsBeside(rows, reference).shipment())
  if (kind !== 'tracking_request_with_containers') return subject
  // The shipment refers to all its containers; those beyond the limit must be requested from the API.
  for (const container of (rows.containers ?? []).slice(0, MOST_CONTAINERS))
    subject.included.push(containerResource(container, { reference }))
  return subject
}
