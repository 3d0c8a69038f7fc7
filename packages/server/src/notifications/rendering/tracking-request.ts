import type { WebhookEventName } from '@boxtrail/contracts'
import { eventCatalogue } from '@boxtrail/contracts/events'
import { type Scope, served } from '../../records/included/served.ts'
import { trackingRequestResource } from '../../records/tracking-requests/resource.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'
import { recordsBeside } from './records.ts'

/** Receivers expect bodies below 20 kB (Standard Webhooks). */
const MAX_INCLUDED = 17_000

export const trackingRequestSubject = ({ change, rows }: NotificationInput, scope: Scope): Subject => {
  const row = rows.request
  if (!row) throw new Error(`The change ${change.id} of ${change.event} has no tracking request.`)
  const subject: Subject = {
    reference: { type: 'tracking_request', id: row.id },
    included: [trackingRequestResource(row)],
  }
  const { kind } = eventCatalogue[change.event as WebhookEventName]
  if (kind === 'tracking_request') return subject
  subject.included.push(...recordsBeside(rows, scope).shipment())
  if (kind !== 'tracking_request_with_containers') return subject
  // The shipment refers to all its containers; those that do not fit must be requested from the API.
  let length = JSON.stringify(subject.included).length
  for (const row of rows.containers ?? []) {
    const container = served.container(row, scope)
    length += JSON.stringify(container).length + 1
    if (length > MAX_INCLUDED) break
    subject.included.push(container)
  }
  return subject
}
