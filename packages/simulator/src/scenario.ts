import type { Draft } from './story/draft.ts'
import type { Truth } from './story/story.ts'

/** What a tracker serves about one journey at one moment; names as on the wire, times `YYYY-MM-DDTHH:MM:SSZ`. */
export interface Seen {
  beganMs: number
  nowMs: number
  /** Attributes of the shipment; null while there is none. */
  shipment: Readonly<Record<string, unknown>> | null
  /** Container number to its attributes. */
  containers: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** The events that are not invalidated, in chronological order. */
  events: readonly SeenEvent[]
  /** Every event that a subscriber has been notified of so far, in order. */
  notified: readonly string[]
  request: { status: string; failedReason: string | null; stopReason: string | null }
}

export interface SeenEvent {
  event: string
  container: string
  timestamp: string | null
  location: string | null
  source: string
}

/** What a check may query about its story. */
export interface SimulatedStory {
  containers: readonly string[]
  /** For each container: field to the instant at which it really happened, in milliseconds. */
  truth: readonly Truth[]
  /** The instant of a named moment; throws if there is none. */
  moment: (name: string) => number
}

export type Check = (seen: Seen, story: SimulatedStory) => string | null

export interface Scenario {
  key: string
  /** Part of its numbers: never changed, never reused. */
  serial: number
  kind: 'normal' | 'failure'
  title: string
  /** The invariant at every step, in words. */
  invariant: string
  /** The invariant as code: null, or what is wrong. `faithful` also applies to every scenario. */
  holds?: Check
  /** Fields that a source misreports for a while: for these, the invariant decides and not the truth. */
  misreports?: readonly string[]
  /** Fields that no source reports in the end. */
  unreported?: readonly string[]
  /** How it ends in the long run: the reason for which tracking stops, or the request fails. */
  ends?: string
  containers?: number
  /** SCAC of the line that plays it, if it is not `TEST`. */
  line?: string
  /** The type of number by which it should be tracked. */
  trackBy?: 'bill' | 'booking' | 'container'
  /** Days after the beginning at which a tracker may begin. */
  trackFromDays?: number
  play: (draft: Draft) => void
}
