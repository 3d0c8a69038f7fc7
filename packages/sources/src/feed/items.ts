import type { SourceKind } from '@boxtrail/engine/policy'
import { readTime } from '@boxtrail/engine/time'
import { normalizeNumber } from '@boxtrail/reference/number'
import type { Authority } from '../authority/authority.ts'

export interface FeedProfile {
  kind: SourceKind
  authority: Authority
}

/** An item of a message, with the pointer to it. */
export interface FeedItem {
  at: string
  item: unknown
  type: 'snapshot' | 'event'
}

/** The items of a message, not yet validated; null if this is not a message. */
export const itemsOf = (message: unknown): FeedItem[] | null => {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return null
  const { snapshots = [], events = [] } = message as { snapshots?: unknown; events?: unknown }
  if (!Array.isArray(snapshots) || !Array.isArray(events)) return null
  return [
    ...snapshots.map((item, index): FeedItem => ({ at: `/snapshots/${index}`, item, type: 'snapshot' })),
    ...events.map((item, index): FeedItem => ({ at: `/events/${index}`, item, type: 'event' })),
  ]
}

/** The container number of an item, normalized; null if it has none. */
export const containerOf = (item: unknown): string | null => {
  const number = (item as { container_number?: unknown } | null)?.container_number
  const bare = typeof number === 'string' ? normalizeNumber(number) : ''
  return /^[A-Z]{4}\d{6,7}$/.test(bare) ? bare : null
}

/** Milliseconds of an instant with offset; null for anything else. */
export const instantMs = (text: unknown): number | null => {
  const time = readTime(text)
  return time?.at.endsWith('Z') ? Date.parse(time.at) : null
}
