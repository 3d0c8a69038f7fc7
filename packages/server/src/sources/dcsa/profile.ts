import { normalizeNumber } from '@boxtrail/reference/number'
import type { Subject } from '../source.ts'

/** What one line does differently. Adding a DCSA line is adding one of these. */
export interface Profile {
  name: string
  /** Where the events are, below `base_url`; `{reference}` is replaced by the number. */
  path: string
  /** The query parameter for each kind of number; none where the path carries it. */
  parameters: Partial<Record<Subject['kind'], string>>
  /** How many events to ask for a page; null where the line pages by itself or not at all. */
  pageSize: number | null
  paging: 'next-page-header' | 'cursor-header' | 'range' | 'none'
  /** What 404 means: an unknown number, or one that is known and not yet manifested (HMM, Hapag-Lloyd cannot tell). */
  hidesUnknownNumbers: boolean
  /** Which event ids name an event for good. */
  trustsEventId: (event: Record<string, unknown>) => boolean
  /** Sends local time with a false `Z` (or with +00:00) for events that happened at a place. */
  falseZone: boolean
  /** Cuts or pads the customer's number to the form the line wants. */
  normalizeNumber: (kind: Subject['kind'], number: string) => string
  /** Stamps of the poll itself: left out of the fingerprint. */
  volatile: readonly string[]
  limits: { concurrency: number; perMinute: number | null; perDay: number | null }
  /** What a logistics person should know (served with the line as `provided_data`). */
  gaps: readonly string[]
}

/** Cuts a SCAC off the front where the line wants the bare number. */
export const cutPrefix =
  (...scacs: string[]) =>
  (kind: Subject['kind'], number: string) => {
    const text = normalizeNumber(number)
    if (kind === 'container') return text
    const scac = scacs.find((prefix) => text.startsWith(prefix) && text.length > prefix.length + 4)
    return scac ? text.slice(scac.length) : text
  }

export const keepNumber = (_kind: Subject['kind'], number: string) => normalizeNumber(number)

export const byParameter = {
  bill: 'transportDocumentReference',
  booking: 'carrierBookingReference',
  container: 'equipmentReference',
} as const

/** DCSA Track & Trace 2.2 as written. */
export const generic: Profile = {
  name: 'generic',
  path: '/events',
  parameters: byParameter,
  pageSize: 100,
  paging: 'next-page-header',
  hidesUnknownNumbers: false,
  trustsEventId: () => false,
  falseZone: false,
  normalizeNumber: keepNumber,
  volatile: [],
  limits: { concurrency: 4, perMinute: null, perDay: null },
  gaps: [],
}
