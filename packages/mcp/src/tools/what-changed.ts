import type { BoxtrailClient } from '@boxtrail/client'
import { isWebhookEventName, webhookEventNames } from '@boxtrail/contracts/events'
import { z } from 'zod'
import { UnknownValue } from '../problems/unknown-value.ts'
import { WrongArguments } from '../problems/wrong-arguments.ts'
import { fitting, MAX_CHARACTERS } from '../results/brief.ts'
import { numbered, quoted } from '../results/quote.ts'
import { defineTool } from '../tool.ts'

const DAY_MS = 86_400_000
const PAGE = 1_000
/** Of a longer log only the newest part is read. */
const MAX_READ = 5_000
/** Containers whose numbers are looked up. */
const MAX_NUMBERED = 20

interface Event {
  sequence: number
  occurredAt: string
  event: string | null
  changeset: Record<string, unknown[]>
  resource: { type: string; id: string }
  container: { id: string } | null
  shipment: { id: string } | null
}

export const whatChanged = defineTool({
  name: 'what_changed',
  title: 'What Changed',
  description:
    'Everything that changed since a time, the newest first: milestones, estimates, holds, what began or ceased to need attention. Each with its old and new values.',
  input: {
    since: z.string().optional().describe('ISO 8601; default a day ago'),
    container_id: z.guid().optional(),
    shipment_id: z.guid().optional(),
    event: z.string().optional().describe('name, such as container.transport.available'),
  },
  output: z.looseObject({
    since: z.string(),
    items: z.array(
      z.looseObject({
        at: z.string(),
        event: z.string().nullable(),
        what: z.string(),
        id: z.string(),
        changes: z.record(z.string(), z.array(z.unknown())),
      }),
    ),
    by_event: z.record(z.string(), z.int()),
  }),
  run: async ({ since, container_id, shipment_id, event }, { client, now }) => {
    const fromMs = since === undefined ? now().getTime() - DAY_MS : instantOf(since)
    if (event !== undefined && !isWebhookEventName(event)) throw new UnknownValue('event', event, webhookEventNames)
    const filter = {
      ...(container_id === undefined ? {} : { containerId: container_id }),
      ...(shipment_id === undefined ? {} : { shipmentId: shipment_id }),
      ...(event === undefined ? {} : { event: [event] }),
    }
    const { events, isWhole } = await eventsSince(client, fromMs, filter)
    // No events: an unknown id is an error, and not the same as no changes.
    if (events.length === 0)
      await Promise.all([
        container_id && client.containers.get(container_id),
        shipment_id && client.shipments.get(shipment_id),
      ])
    const numbers = await numbersOf(client, events)
    const rows = events.map((one) => rowOf(one, numbers))
    const count = fitting(rows, MAX_CHARACTERS)
    return {
      since: new Date(fromMs).toISOString(),
      items: rows.slice(0, count),
      by_event: countBy(events),
      ...(count < rows.length || !isWhole
        ? { truncated: 'Older changes are left out: ask with a later since, or for one container.' }
        : {}),
    }
  },
})

/** A date means its start in UTC; a time without an offset would mean a different instant on each machine. */
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/

const instantOf = (text: string): number => {
  // Date.parse accepts 30 February as 2 March.
  const isTime =
    INSTANT.test(text) && new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10))
  const instant = isTime ? Date.parse(text) : Number.NaN
  if (Number.isNaN(instant))
    throw new WrongArguments(
      `since must be a time with its offset from UTC such as 2026-11-26T08:00:00Z, or a date, and not "${text.slice(0, 60)}".`,
    )
  return instant
}

/** The events since an instant, the newest first. Pages are read backwards from the end of the log. */
const eventsSince = async (
  client: BoxtrailClient,
  fromMs: number,
  filter: object,
): Promise<{ events: Event[]; isWhole: boolean }> => {
  const { meta } = await client.events.list({ limit: 1 })
  const events: Event[] = []
  let end = meta.lastSequence
  for (let read = 0; end > 0 && read < MAX_READ; read += PAGE) {
    const after = Math.max(0, end - PAGE)
    const { items } = await client.events.list({ after, limit: PAGE, filter })
    const page = (items as unknown as Event[]).filter(({ sequence }) => sequence <= end)
    const fresh = page.filter(({ occurredAt }) => Date.parse(occurredAt) >= fromMs)
    events.unshift(...fresh)
    if (fresh.length < page.length || after === 0) return { events: events.reverse(), isWhole: true }
    end = after
  }
  return { events: events.reverse(), isWhole: end === 0 }
}

const numbersOf = async (client: BoxtrailClient, events: readonly Event[]): Promise<Map<string, string>> => {
  const ids = [...new Set(events.flatMap(({ container }) => container?.id ?? []))].slice(0, MAX_NUMBERED)
  const found = await Promise.all(ids.map((id) => client.containers.get(id).catch(() => null)))
  return new Map(found.flatMap((one) => (one ? [[one.id, String(one.number)] as const] : [])))
}

const rowOf = (
  { occurredAt, event, resource, container, shipment, changeset }: Event,
  numbers: Map<string, string>,
) => {
  const number = container && numbers.get(container.id)
  return {
    at: occurredAt,
    event,
    what: resource.type,
    id: resource.id,
    ...(number ? { container: numbered(number) } : {}),
    ...(container ? { container_id: container.id } : shipment ? { shipment_id: shipment.id } : {}),
    changes: Object.fromEntries(Object.entries(changeset).map(([name, values]) => [name, values.map(shown)])),
  }
}

/** Times, numbers and our own names are not quoted; everything else was written by others. */
const PLAIN = /^(?:[a-z_]{1,40}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|[0-9a-f-]{36})$/

const shown = (value: unknown): unknown => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string' && PLAIN.test(value)) return value
  return quoted(typeof value === 'string' ? value : JSON.stringify(value))
}

const countBy = (events: readonly Event[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { event } of events) if (event !== null) counts[event] = (counts[event] ?? 0) + 1
  return counts
}
