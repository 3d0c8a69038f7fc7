import { isWebhookEventName, type WebhookEventName } from '@boxtrail/contracts'
import { eventCatalogue, usualEventNames } from '@boxtrail/contracts/events'
import { findListeningWebhooks } from '../../records/webhooks/queries.ts'
import { attentionSubject } from './attention.ts'
import {
  containerCreatedSubject,
  containerUpdatedSubject,
  milestoneOverdueSubject,
  podTerminalChangedSubject,
} from './container-change.ts'
import { contradictionSubject } from './contradiction.ts'
import type { RenderScope } from './data-source.ts'
import { documentSubject } from './document.ts'
import { envelope, type Subject } from './envelope.ts'
import { estimatedEventSubject } from './estimated-event.ts'
import type { NotificationInput, NotificationRows, Notifier, RenderedNotification } from './notifier.ts'
import { shipmentUpdatedSubject } from './shipment-updated.ts'
import { sourceSilenceSubject } from './source-silence.ts'
import { trackingRequestSubject } from './tracking-request.ts'
import { transportEventSubject } from './transport-event.ts'

type Render = (input: NotificationInput, scope: RenderScope) => Subject

/**
 * The family of an event, which the contract defines by what its notifications refer to. A new family does not compile
 * without a renderer.
 */
type Family = (typeof eventCatalogue)[WebhookEventName]['reference']

const families: Record<Family, Render> = {
  tracking_request: trackingRequestSubject,
  transport_event: transportEventSubject,
  container_created_event: containerCreatedSubject,
  container_updated_event: containerUpdatedSubject,
  container_pod_terminal_changed_event: podTerminalChangedSubject,
  container_milestone_overdue_event: milestoneOverdueSubject,
  estimated_event: estimatedEventSubject,
  shipment_updated_event: shipmentUpdatedSubject,
  document: documentSubject,
  attention_entry: attentionSubject,
  contradiction: contradictionSubject,
  source_silence: sourceSilenceSubject,
}

export const createNotifier = (services: Omit<RenderScope, 'accountId' | 'pickupLfdPolicy'>): Notifier => {
  const included = createMemory((input) => {
    const { accountId, webhook } = input
    const subject = subjectOf(input, { ...services, accountId, pickupLfdPolicy: webhook.pickupLfdPolicy })
    return { reference: subject.reference, text: JSON.stringify(subject.included) }
  })
  return {
    async webhooksOf(client, accountIds) {
      const rows = await findListeningWebhooks(client, accountIds)
      return Map.groupBy(rows, (row) => row.account_id)
    },
    subscribesTo: ({ events }, event) => (events.length === 0 ? isUsual(event) : events.includes(event)),
    render: (input) => notification(input, included(input)),
  }
}

/** Whether an event is one of the reference API; others are sent only to webhooks that name them. */
const isUsual = (event: string) => usualEventNames.some((name) => name === event)

const subjectOf = (input: NotificationInput, scope: RenderScope): Subject => {
  const { event } = input.change
  if (event === null || !isWebhookEventName(event))
    throw new Error(`${event} is not an event that webhooks can receive.`)
  return families[eventCatalogue[event].reference](input, scope)
}

interface RenderedSubject {
  reference: Subject['reference']
  text: string
}

const notification = (input: NotificationInput, { reference, text }: RenderedSubject): RenderedNotification => ({
  id: input.id,
  account_id: input.accountId,
  webhook_id: input.webhook.id,
  event: input.change.event!,
  sequence: input.sequence,
  reference_type: reference.type,
  reference_id: reference.id,
  parked: input.webhook.parked,
  body: envelope(input, reference, text),
})

/**
 * Remembers the last rendering. The webhooks of an account are notified of a change one after another with the same
 * rows, which are rendered once.
 */
const createMemory = (renderSubject: (input: NotificationInput) => RenderedSubject) => {
  const memory = new WeakMap<NotificationRows, { changeId: string; rendered: RenderedSubject }>()
  return (input: NotificationInput): RenderedSubject => {
    const known = memory.get(input.rows)
    if (known?.changeId === input.change.id) return known.rendered
    const rendered = renderSubject(input)
    memory.set(input.rows, { changeId: input.change.id, rendered })
    return rendered
  }
}
