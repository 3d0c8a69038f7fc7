import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { StoredFeed } from './queries.ts'

/** `url`: only in the response that creates it. */
export const calendarFeedResource = (row: StoredFeed, url: string | null = null): Schemas['CalendarFeed'] => ({
  id: row.id,
  type: 'calendar_feed',
  attributes: {
    name: row.name,
    filters: row.filters as Schemas['CalendarFeed']['attributes']['filters'],
    url,
    created_at: wireTime(row.created_at),
    last_read_at: wireTime(row.last_read_at as unknown),
  },
  links: { self: `/v2/calendar_feeds/${row.id}` },
})
