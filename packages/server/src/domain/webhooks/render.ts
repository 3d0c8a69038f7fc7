import { eventCatalogue, isWebhookEventName } from '@boxtrail/contracts'
import type { Reference } from '@boxtrail/reference/reference'
import type { NotificationRows, Notifier, RenderedNotification, Told } from './notifier.ts'
import { findListeningWebhooks } from './queries.ts'
import {
  containerCreatedSubject,
  containerUpdatedSubject,
  podTerminalChangedSubject,
} from './render/container-change.ts'
import { documentSubject } from './render/document.ts'
import { envelope, type Subject } from './render/envelope.ts'
import { estimatedEventSubject } from './render/estimated-event.ts'
import { trackingRequestSubject } from './render/tracking-request.ts'
import { transportEventSubject } from './render/transport-event.ts'

type Render = (told: Told, reference: Reference) => Subject

/** Which family an event belongs to is written in the contract: by what its notifications refer to. */
const families: Record<string, Render> = {
  tracking_request: trackingRequestSubject,
  transport_event: transportEventSubject,
  container_created_event: containerCreatedSubject,
  container_updated_event: containerUpdatedSubject,
  container_pod_terminal_changed_event: podTerminalChangedSubject,
  estimated_event: estimatedEventSubject,
  document: documentSubject,
}

export const createNotifier = ({ reference }: { reference: Reference }): Notifier => {
  const included = createMemory((told) => {
    const subject = subjectOf(told, reference)
    return { reference: subject.reference, text: JSON.stringify(subject.included) }
  })
  return {
    async webhooksOf(client, accountIds) {
      const rows = await findListeningWebhooks(client, accountIds)
      return Map.groupBy(rows, (row) => row.account_id)
    },
    wants: ({ events }, event) => events.length === 0 || events.includes(event),
    render: (told) => notification(told, included(told)),
  }
}

const subjectOf = (told: Told, reference: Reference): Subject => {
  const { event } = told.change
  if (event === null || !isWebhookEventName(event)) throw new Error(`${event} is no event that webhooks can receive.`)
  return families[eventCatalogue[event].reference]!(told, reference)
}

interface Said {
  reference: Subject['reference']
  text: string
}

const notification = (told: Told, { reference, text }: Said): RenderedNotification => ({
  id: told.id,
  account_id: told.accountId,
  webhook_id: told.webhook.id,
  event: told.change.event!,
  sequence: told.sequence,
  reference_type: reference.type,
  reference_id: reference.id,
  parked: told.webhook.parked,
  body: envelope(told, reference, text),
})

/** The webhooks of an account are told of a change one after another, with the same rows: these are rendered once. */
const createMemory = (say: (told: Told) => Said) => {
  const memory = new WeakMap<NotificationRows, { changeId: string; said: Said }>()
  return (told: Told): Said => {
    const known = memory.get(told.rows)
    if (known?.changeId === told.change.id) return known.said
    const said = say(told)
    memory.set(told.rows, { changeId: told.change.id, said })
    return said
  }
}
