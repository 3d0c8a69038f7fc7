import { attentionEntryResource } from '../../records/attention/resource.ts'
import { trackingRequestResource } from '../../records/tracking-requests/resource.ts'
import type { RenderScope } from './data-source.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput } from './notifier.ts'
import { recordsBeside } from './records.ts'

/** An entry that needs attention now, or no longer does, with the records that it is about. */
export const attentionSubject = ({ change, rows }: NotificationInput, scope: RenderScope): Subject => {
  const { attention, container, request } = rows
  if (!attention) throw new Error(`The change ${change.id} of ${change.event} has no entry.`)
  const beside = recordsBeside(rows, scope)
  return {
    reference: { type: 'attention_entry', id: attention.id },
    included: [
      attentionEntryResource(attention),
      ...(attention.container_id === container?.id ? beside.container() : []),
      ...(attention.shipment_id === null ? [] : beside.shipment()),
      ...(request && attention.tracking_request_id === request.id ? [trackingRequestResource(request)] : []),
    ],
  }
}
