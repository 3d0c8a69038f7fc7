import { normalizeNumber } from '@boxtrail/reference/number'
import { LINE_DATA_KEYS, type LineGaps } from '@boxtrail/reference/shipping-lines'
import type { LineData, Subject } from '../port/source.ts'

/** How one line deviates from the standard. Adding a DCSA line means adding one of these. */
export interface Profile {
  name: string
  /** The lines that it describes; empty for the standard itself. */
  scacs: readonly string[]
  /** Path of the events below `base_url`; `{reference}` is replaced by the number. */
  path: string
  /** The query parameter for each kind of number; none if the path carries it. */
  parameters: Partial<Record<Subject['kind'], string>>
  /** How many events to request per page; null if the line chooses the page size or does not page. */
  pageSize: number | null
  paging: 'next-page-header' | 'cursor-header' | 'range' | 'none'
  /** 404 may mean an unknown number or a known one without a manifest yet (HMM and Hapag-Lloyd do not distinguish). */
  hidesUnknownNumbers: boolean
  /** Which event ids identify an event permanently. */
  trustsEventId: (event: Record<string, unknown>) => boolean
  /** Sends local time with a false `Z` (or with +00:00) for events that happened at a place. */
  falseZone: boolean
  /** Trims or pads the customer's number to the form that the line requires. */
  normalizeNumber: (kind: Subject['kind'], number: string) => string
  /**
   * Whether it is uncertain how the line writes its numbers, so that an unknown number is polled in its other form too.
   */
  triesBothForms: boolean
  /** Responds with 500 for a bill or booking that is not manifested yet. */
  failsBeforeManifest: boolean
  /** Fields that change with every poll: left out of the fingerprint. */
  volatile: readonly string[]
  limits: { concurrency: number; perMinute: number | null; perDay: number | null }
  /** Served with the line, as `provided_data` and `notes`. */
  data: LineData
}

/** Removes a leading SCAC for lines that require the bare number. */
export const removePrefix =
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

const NOT_IN_DCSA = {
  ssl_lfd: 'DCSA Track & Trace carries no last free day',
  weight_in_lbs: 'DCSA Track & Trace carries no weight',
}

/** The data of a line whose responses are known: everything in DCSA Track & Trace, except its own gaps. */
export const dcsaData = ({
  gaps = {},
  partial = {},
  notes = [],
}: Partial<Pick<LineData, 'gaps' | 'partial' | 'notes'>> = {}): LineData => {
  const missing: LineGaps = { ...NOT_IN_DCSA, ...gaps }
  return { provides: LINE_DATA_KEYS.filter((key) => !(key in missing)), gaps: missing, partial, averages: [], notes }
}

/** DCSA Track & Trace 2.2 as specified. A line may leave out what is optional there. */
export const generic: Profile = {
  name: 'generic',
  scacs: [],
  path: '/events',
  parameters: byParameter,
  pageSize: 100,
  paging: 'next-page-header',
  hidesUnknownNumbers: false,
  trustsEventId: () => false,
  falseZone: false,
  normalizeNumber: keepNumber,
  triesBothForms: true,
  failsBeforeManifest: false,
  volatile: [],
  limits: { concurrency: 4, perMinute: null, perDay: null },
  data: { provides: [], gaps: NOT_IN_DCSA, averages: [], notes: [] },
}
