import type { Change } from '@boxtrail/engine/diff/difference'
import { createNotifier } from '../../../src/notifications/rendering/create-notifier.ts'
import type { NotificationRows } from '../../../src/notifications/rendering/notifier.ts'
import type { Advance } from '../../../src/tracking/projection/advance/advance.ts'
import { reference } from '../../harness/reference.ts'
import type { Journey } from '../play.ts'
import { attentionRow, registry, storedRows } from '../served-records.ts'

const notifier = createNotifier({ reference, registry, config: { compat: { data_source: 'boxtrail' } } })
const webhook = {
  id: 'webhook',
  account_id: 'account',
  events: [],
  parked: false,
  pickupLfdPolicy: 'line_first',
} as const

/** The content of a notification, as its receiver reads it. */
export interface Body {
  event: string
  included: readonly Told[]
}

export interface Told {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: { id: string } | null }>
  meta?: Record<string, unknown>
}

/**
 * The bodies of all notifications of a step: of its changes, of its attention entries, and of the next change of each
 * container.
 */
export const bodiesOf = (journey: Journey, { changes, difference, attention }: Advance): Body[] => {
  const { shipment, containers } = storedRows(journey)
  if (!shipment) return []
  const rows = containers.map(({ row }) => row)
  const render = (change: Change, more: Partial<NotificationRows> = {}): Body => {
    const { container_id: of } = change
    const container = rows.find(({ id }) => id === of) ?? null
    const { body } = notifier.render({
      id: 'notification',
      accountId: 'account',
      webhook: webhook as never,
      change,
      sequence: 1,
      occurredAt: '2026-01-01T00:00:00Z',
      rows: { request: journey.request, shipment, container, containers: rows, transportEvent: null, ...more },
    })
    return { event: change.event!, included: JSON.parse(body).included }
  }
  const told = changes
    .filter(({ event, container_id: of }) => event !== null && (of === null || rows.some(({ id }) => id === of)))
    .map((change) => {
      const transportEvent = difference.transportEvents.find(({ id }) => id === change.resource_id) ?? null
      return change.resource_type === 'transport_event' && !transportEvent ? null : render(change, { transportEvent })
    })
    .filter((body) => body !== null)
  const next = rows.map(({ id }) =>
    render({ ...CHANGE, event: 'container.updated', container_id: id, resource_id: id }),
  )
  const opened = attention.entries.map((entry) =>
    render(
      { ...CHANGE, event: 'attention.opened', resource_type: 'attention_entry', container_id: entry.container_id },
      { attention: attentionRow(entry) },
    ),
  )
  return [...told, ...next, ...opened]
}

const CHANGE: Change = {
  id: 'change',
  resource_type: 'container',
  resource_id: 'change',
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: {},
}
