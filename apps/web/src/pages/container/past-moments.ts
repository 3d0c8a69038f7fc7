import type { Event } from '@boxtrail/client'
import { useEvents } from '@boxtrail/react'

/** More changes than a journey has. */
const MAX_CHANGES = 500
const SECOND_MS = 1_000

/** The moments at which something of a container changed, oldest first, as `known_at` takes them. */
const momentsOf = (events: readonly Pick<Event, 'occurredAt'>[]): string[] => {
  const times = new Set(events.map(({ occurredAt }) => Date.parse(occurredAt)))
  // The log has whole seconds: what changed within one was served by its end.
  return [...times].sort((a, b) => a - b).map((ms) => `${new Date(ms + SECOND_MS).toISOString().slice(0, 19)}Z`)
}

export const useMoments = (id: string): string[] => {
  const { data } = useEvents({ filter: { containerId: id }, limit: MAX_CHANGES })
  return momentsOf(data?.pages.flatMap(({ items }) => items) ?? [])
}
