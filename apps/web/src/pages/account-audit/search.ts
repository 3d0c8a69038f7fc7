import { textOf } from '../../format/search.ts'
import { GROUPS } from './words.ts'

/** The state of the audit log in its URL. */
export interface AuditSearch {
  /** A group of actions. */
  what?: string | undefined
  /** The id of a user. */
  who?: string | undefined
  /** The first and the last day. */
  from?: string | undefined
  until?: string | undefined
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

export const searchOfAudit = (raw: Record<string, unknown>): AuditSearch => {
  const what = textOf(raw.what)
  return {
    what: what && Object.hasOwn(GROUPS, what) ? what : undefined,
    who: textOf(raw.who, /^[0-9a-f-]{36}$/),
    from: textOf(raw.from, DAY),
    until: textOf(raw.until, DAY),
  }
}

/** The start of a day, or of a later one, in the reader's zone. */
const midnight = (day: string, more = 0): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + more).toISOString()
}

export const filterOf = ({ what, who, from, until }: AuditSearch) => ({
  ...(what ? { action: [...GROUPS[what]!.actions] } : {}),
  ...(who ? { user: who } : {}),
  ...(from || until
    ? {
        occurredAt: {
          ...(from ? { start: midnight(from) } : {}),
          // Up to the last second of the day, which is included.
          ...(until ? { end: new Date(Date.parse(midnight(until, 1)) - 1_000).toISOString() } : {}),
        },
      }
    : {}),
})
