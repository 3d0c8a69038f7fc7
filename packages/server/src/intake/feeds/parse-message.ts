import { malformedBody, unprocessable } from '@boxtrail/protocol/errors'
import { parseJson } from '@boxtrail/protocol/read/parse-json'
import { containerOf, type FeedItem, instantMs, itemsOf } from '@boxtrail/sources/feed/items'
import type { PushSource } from '@boxtrail/sources/port/push'
import type { Item, Message } from './receive-message.ts'

const DAY_MS = 86_400_000
const MAX_CLOCK_SKEW_MS = 5 * 60_000
const MAX_ITEMS = 1_000
/** Below this depth only the item itself is rejected; beyond it, no recursive code can process the body. */
const MAX_DEPTH = 1_000

/** The items of a pushed message, each with the bytes to store. */
export const readMessage = (body: Uint8Array, source: PushSource, nowMs: number): Message => {
  const message = parseFeedJson(body)
  const { message_id: id, sent_at } = (message ?? {}) as { message_id?: unknown; sent_at?: unknown }
  const items = itemsOf(message)
  if (!items) throw unprocessable('', 'Send an object with message_id, sent_at, and lists of snapshots or events.')
  if (typeof id !== 'string' || id === '' || id.length > 200 || !isStorable(id))
    throw unprocessable('/message_id', 'A message needs its own message_id of at most 200 characters.')
  const sentMs = instantMs(sent_at)
  if (sentMs === null) throw unprocessable('/sent_at', 'sent_at must be an instant with offset.')
  // Protects against replayed messages, whose signatures are valid.
  if (sentMs > nowMs + MAX_CLOCK_SKEW_MS || sentMs < nowMs - DAY_MS)
    throw unprocessable('/sent_at', 'This message was not sent within the last day.')
  for (const name of ['snapshots', 'events'])
    if (items.filter(({ at }) => at.startsWith(`/${name}/`)).length > MAX_ITEMS)
      throw unprocessable(`/${name}`, 'A message holds at most 1,000 of them; send several messages.')
  return { id, body, items: items.map((item) => asItem(item, source)) }
}

const asItem = ({ at, item, type }: FeedItem, source: PushSource): Item => {
  const container = containerOf(item)
  const body = JSON.stringify(type === 'snapshot' ? { snapshots: [item] } : { events: [item] })
  const observedAtMs = instantMs((item as { observed_at?: unknown } | null)?.observed_at)
  // A message that names no container is stored too, under the feed itself.
  const subject =
    container === null
      ? ({ kind: 'facility', number: source.push.id } as const)
      : ({ kind: 'container', number: container } as const)
  return { at, container, pushed: { subject, observedAtMs, body, mediaType: 'application/json' } }
}

export const parseFeedJson = (body: Uint8Array): unknown => {
  if (isDeep(body)) throw malformedBody(`The body is nested deeper than ${MAX_DEPTH} levels.`)
  return parseJson(body)
}

const [QUOTE, BACKSLASH, ...brackets] = Buffer.from('"\\[{]}')

/**
 * Whether a body is nested too deeply. It is checked on the bytes, because recursive code can neither read nor write a
 * body this deep.
 */
const isDeep = (body: Uint8Array): boolean => {
  const [list, object, listEnd, objectEnd] = brackets
  let depth = 0
  let quoted = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]
    if (quoted) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) quoted = false
    } else if (byte === QUOTE) quoted = true
    else if (byte === listEnd || byte === objectEnd) depth--
    else if ((byte === list || byte === object) && ++depth > MAX_DEPTH) return true
  }
  return false
}

/** Whether PostgreSQL can store a text: neither NUL nor unpaired surrogates. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
