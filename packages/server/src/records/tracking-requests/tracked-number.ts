import type { Resemblance } from '@boxtrail/reference/number-shape'
import type { NumberKind } from '@boxtrail/reference/shipping-lines'

/** What a line can be polled about. */
export type SubjectKind = 'bill' | 'booking' | 'container'

/** A number to track, checked and normalized, so that one number is one request however it is typed. */
export interface TrackedNumber {
  requestType: NumberKind
  /** As sent, but trimmed. */
  requestNumber: string
  /** In the form that its line requires. */
  normalizedNumber: string
  /** Without a leading SCAC of the line: an account may have each only once among its open requests. */
  bareNumber: string
  /** Null until the line is detected. */
  scac: string | null
  /** Which source to poll, and about what; null until the line is detected. */
  subject: { kind: SubjectKind; number: string; sourceId: string; adapter: string } | null
  /** What else the number looks like; no line would know such a number. */
  looksLike: Resemblance | null
}
