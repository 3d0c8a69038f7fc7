import type { SourceStyle } from '@boxtrail/engine/claims/claim'
import type { SourceKind } from '@boxtrail/engine/policy'
import type { Outcome, Reading } from '@boxtrail/engine/statement'
import type { LineDataKey, LineGaps } from '@boxtrail/reference/shipping-lines'

/** What a source can be polled about. */
export interface Subject {
  kind: 'bill' | 'booking' | 'container' | 'facility'
  /** The number in the form that the line requires: prefix removed, digits padded. */
  number: string
}

/** The result of one poll, not yet read. */
export interface Fetched {
  outcome: Outcome
  /** The response as received; several pages are joined by `PAGE_BREAK`. Null if nothing was received. */
  body: string | null
  mediaType: string | null
  /** Whether all pages are there. A truncated response withdraws nothing. */
  complete: boolean
  /** How long the source asked us to wait. */
  retryAfterMs: number | null
  /** Detail of a failure for the operator; never credentials. */
  detail: string | null
  /** The outcome if the source has reported on the number before and that decides the meaning of its response. */
  outcomeIfKnown?: Outcome
  /** Vessel positions, from sources that report them with their response. The port of a call is not a position. */
  positions?: readonly ReportedPosition[]
}

export interface ReportedPosition {
  vessel: { name: string; imo: string | null }
  /** In wire form. */
  at: string
  latitude: number
  longitude: number
  speedKnots: number | null
  headingDegrees: number | null
}

/** ASCII record separator: it cannot occur in JSON text. */
export const PAGE_BREAK = '\u001e'

/** How much load a source allows; null if no limit is known. */
export interface SourceLimits {
  concurrency: number
  perMinute: number | null
  perDay: number | null
}

/** What a line reports, as far as its adapter or profile knows. */
export interface LineData {
  provides: readonly LineDataKey[]
  /** What it does not report, with the reason. */
  gaps: LineGaps
  /** What it reports in part, with the limit. */
  partial?: LineGaps
  /** The attributes of a container that are averages over the containers of its bill. */
  averages: readonly 'weight_in_lbs'[]
  /** Other notes for users. */
  notes: readonly string[]
}

/**
 * One source, ready to be polled. Only `fetch` touches the network; `read` and `fingerprint` are pure. An adapter is
 * one folder under sources/, and passes the shared adapter test suite.
 */
export interface Source {
  /** `line:MAEU`. */
  id: string
  kind: SourceKind
  name: string
  scac: string | null
  adapter: string
  /** Incremented when `read` reads the same bytes differently: stored reports are then read again. */
  adapterVersion: number
  style: SourceStyle
  limits: SourceLimits
  /** Whether the line responds alike for an unknown number and for one not yet manifested. */
  hidesUnknownNumbers: boolean
  /** The form of a customer's number that this line requires (apps/docs/mappings.md#how-lines-write-their-numbers). */
  normalizeNumber(kind: Subject['kind'], number: string): string
  /**
   * The other form in which the line may know a number, if that is uncertain; null if there is none. It is polled as
   * well until the line knows one of them.
   */
  otherForm?(kind: Subject['kind'], number: string): string | null
  /** `polledAt` is by the source's own clock, which is the wall clock except in sandboxes. */
  fetch(subject: Subject, signal: AbortSignal, polledAt?: Date): Promise<Fetched>
  read(body: string, subject: Subject): Reading
  /**
   * The response without fields that change with every poll, in canonical order: equal texts mean an unchanged
   * response. Null if the body cannot be read.
   */
  fingerprint(body: string): string | null
  /** For polled terminals and railways: whether a container at this facility, or bound for it, is theirs. */
  covers?(facility: { locode: string | null; terminalId: string | null }): boolean
  /** Only for lines. */
  data?: LineData
  /** Present if the source pushes (packages/sources/src/port/push.ts). */
  push?: Push
}

/** How a push source is identified. */
export interface Push {
  /** The `feed_id` of its address. */
  id: string
  /** Secrets it signs with; the older one remains valid while a sender rotates. */
  secrets: readonly string[]
  /** The account whose journeys it reports on; null for all accounts. */
  accountId: string | null
  /** Primary SCACs of the lines whose journeys it reports on; null for all. */
  lines: readonly string[] | null
  /** How often it should push, in seconds; learned if undefined. */
  everyS?: number
}
