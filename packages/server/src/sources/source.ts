import type { SourceStyle } from '../tracking/claims/claim.ts'
import type { SourceKind } from '../tracking/policy.ts'
import type { Outcome, Reading } from '../tracking/statement.ts'

/** What a source can be asked about. */
export interface Subject {
  kind: 'bill' | 'booking' | 'container' | 'facility'
  /** The number in the form the line wants: prefix cut, digits padded. */
  number: string
}

/** What came back from one asking, before anybody has read it. */
export interface Fetched {
  outcome: Outcome
  /** The answer as it came; several pages are joined by `PAGE_BREAK`. Null when nothing came. */
  body: string | null
  mediaType: string | null
  /** All pages are there. An answer cut off in the middle withdraws nothing. */
  complete: boolean
  /** The source asked us to stay away this long. */
  retryAfterMs: number | null
  /** What an operator wants to know about a failure; never credentials. */
  detail: string | null
  /** Where ships were, from sources that tell such a thing beside their answer. The port of a call is no such position. */
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

/** ASCII record separator: it cannot stand in JSON text. */
export const PAGE_BREAK = '\u001e'

/** How much a source bears. `null`: no limit known. */
export interface SourceLimits {
  concurrency: number
  perMinute: number | null
  perDay: number | null
}

/**
 * One source, ready to be asked. `fetch` is the only part that touches the network; `read` and `fingerprint` are pure.
 * An adapter is one folder under sources/, and passes the shared adapter test suite.
 */
export interface Source {
  /** `line:MAEU`. */
  id: string
  kind: SourceKind
  name: string
  scac: string | null
  adapter: string
  /** Raised when `read` changes what it makes of the same bytes: kept reports are then read again. */
  adapterVersion: number
  style: SourceStyle
  limits: SourceLimits
  /** The line answers alike for an unknown number and for one not yet manifested. */
  hidesUnknownNumbers: boolean
  /** The form of a customer's number that this line wants (apps/docs/mappings.md#how-lines-write-their-numbers). */
  normalizeNumber(kind: Subject['kind'], number: string): string
  /** `askedAt` is by the source's own clock, which for all but sandboxes is the wall's. */
  fetch(subject: Subject, signal: AbortSignal, polledAt?: Date): Promise<Fetched>
  read(body: string, subject: Subject): Reading
  /** The answer without poll stamps and order: equal texts carry no news. Null when the body cannot be read. */
  fingerprint(body: string): string | null
  /** Terminals and railways that are asked: whether a box at this facility, or bound for it, is theirs. */
  covers?(facility: { locode: string | null; terminalId: string | null }): boolean
  /** It speaks by itself (sources/push.ts). */
  push?: Push
}

/** How a source that speaks by itself is known. */
export interface Push {
  /** The `feed_id` of its address. */
  id: string
  /** What it signs with; the older one still holds while a sender changes over. */
  secrets: readonly string[]
  /** Whose journeys it tells of; null: everybody's. */
  accountId: string | null
  /** Primary SCACs of the lines to whose journeys it is heard; null: to all. */
  lines: readonly string[] | null
}
