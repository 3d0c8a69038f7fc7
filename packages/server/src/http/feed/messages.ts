import { malformedBody, unprocessable } from '../../errors.ts'
import type { Item, Message } from '../../jobs/ingest/receive.ts'
import { boxOf, type FeedItem, instantMs, itemsOf } from '../../sources/feed/read.ts'
import type { PushSource } from '../../sources/push.ts'

const DAY_MS = 86_400_000
const SKEW_MS = 5 * 60_000

/** The items of a pushed message, each with the bytes that are kept of it. */
export const readMessage = (body: Uint8Array, source: PushSource, nowMs: number): Message => {
  const message = parseJson(body)
  const { message_id: id, sent_at } = (message ?? {}) as { message_id?: unknown; sent_at?: unknown }
  const items = itemsOf(message)
  if (!items) throw unprocessable('', 'Send an object with message_id, sent_at, and lists of snapshots or events.')
  if (typeof id !== 'string' || id === '' || id.length > 200 || !isStorable(id))
    throw unprocessable('/message_id', 'A message needs an id of its own, of at most 200 characters.')
  const sentMs = instantMs(sent_at)
  if (sentMs === null) throw unprocessable('/sent_at', 'Say when you sent it: an instant with offset.')
  // A message that was caught and is sent again later is refused, though its signature holds.
  if (sentMs > nowMs + SKEW_MS || sentMs < nowMs - DAY_MS)
    throw unprocessable('/sent_at', 'This message was not sent within the last day.')
  return { id, body, items: items.map((item) => asItem(item, source)) }
}

const asItem = ({ at, item, type }: FeedItem, source: PushSource): Item => {
  const container = boxOf(item)
  const body = JSON.stringify(type === 'snapshot' ? { snapshots: [item] } : { events: [item] })
  const observedAtMs = instantMs((item as { observed_at?: unknown } | null)?.observed_at)
  // What names no box is kept all the same, under the feed itself.
  const subject =
    container === null
      ? ({ kind: 'facility', number: source.push.id } as const)
      : ({ kind: 'container', number: container } as const)
  return { at, container, pushed: { subject, observedAtMs, body, mediaType: 'application/json' } }
}

export const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw malformedBody()
  }
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
