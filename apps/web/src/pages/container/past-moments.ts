import type { Event } from '@boxtrail/client'
import { useEvents } from '@boxtrail/react'

/** No journey has more changes. */
const MAX_CHANGES = 500
const SECOND_MS = 1_000

/** The moments at which a container changed, the oldest first, as values of `known_at`. */
const momentsOf = (events: readonly Pick<Event, 'occurredAt'>[]): string[] => {
  const times = new Set(events.map(({ occurredAt }) => Date.parse(occurredAt)))
  // The log has whole seconds: a change was visible by the end of its second.
  return [...times].sort((a, b) => a - b).map((ms) => `${new Date(ms + SECOND_MS).toISOString().slice(0, 19)}Z`)
}

export const useMoments = (id: string): string[] => {
  const { data } = useEvents({ filter: { containerId: id }, limit: MAX_CHANGES })
  return momentsOf(data?.pages.flatMap(({ items }) => items) ?? [])
}
