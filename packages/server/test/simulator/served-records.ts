import type { AttentionEntry } from '@boxtrail/engine/attention/entry/entry'
import { entryId } from '@boxtrail/engine/attention/entry/entry'
import type { NotificationRows } from '../../src/notifications/rendering/notifier.ts'
import type { AttentionRow } from '../../src/records/attention/queries.ts'
import { attentionEntryResource } from '../../src/records/attention/resource.ts'
import { served } from '../../src/records/included/served.ts'
import { createRegistry } from '../../src/sources/registry.ts'
import { reference } from '../harness/reference.ts'
import type { Journey } from './play.ts'

type Row<Name extends keyof NotificationRows> = NonNullable<NotificationRows[Name]>

export const registry = createRegistry([])
const scope = { reference, registry, accountId: 'account', pickupLfdPolicy: 'line_first' } as const

/** What users write, and what depends on the checks of a shipment. */
const BESIDE = {
  ref_numbers: [],
  tags: [],
  customer_name: null,
  bill_of_lading_number: 'B',
  shipping_line_scac: 'TEST',
  line_scac: 'TEST',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  line_tracking_stopped_at: null,
  sources: [],
}

/** The shipment of a journey and its containers, as the statements read them from the database. */
export const storedRows = ({ stored }: Journey) => {
  const containers = [...stored.containers.values()].map(({ row, events, rawEvents }) => ({
    row: {
      ...row,
      ...BESIDE,
      transport_event_ids: events.map(({ id }) => id),
      raw_event_ids: rawEvents.map(({ id }) => id),
    } as unknown as Row<'container'>,
    events,
    rawEvents,
  }))
  const shipment =
    stored.shipment &&
    ({
      ...stored.shipment,
      ...BESIDE,
      container_ids: containers.map(({ row }) => row.id),
    } as unknown as Row<'shipment'>)
  return { shipment, containers }
}

type Containers = ReturnType<typeof storedRows>['containers']

/** The documents that are served for a shipment and its containers. */
export const documentsOf = (journey: Journey) => {
  const { shipment, containers } = storedRows(journey)
  if (!shipment) return null
  const resource = served.shipment(shipment, scope)
  const all = containers.map(({ row }) => served.container(row, scope))
  return {
    shipment: { data: resource, included: all },
    containers: containers.map((one, index) => ({
      data: all[index]!,
      included: [resource, ...eventsOf(one)],
    })),
  }
}

const eventsOf = ({ events, rawEvents }: Containers[number]) => [
  ...events.map((event) => served.transportEvent(event as never, scope)),
  ...rawEvents.map((event, index) => served.rawEvent({ ...event, index } as never, scope)),
]

/** An attention entry as it is stored. */
export const attentionRow = (entry: AttentionEntry): AttentionRow =>
  ({
    ...entry,
    account_id: 'account',
    id: entryId('account', entry),
    scope_id: 'journey',
    since: new Date(entry.since),
    content: entry,
    changed_at: new Date(entry.since),
    state: 'open',
    snoozed_until: null,
    state_reason: null,
  }) as unknown as AttentionRow

export const servedEntry = (entry: AttentionEntry) => ({ data: attentionEntryResource(attentionRow(entry)) })
