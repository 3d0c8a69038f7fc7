import type { Draft } from './draft.ts'
import type { Truth } from './story.ts'

/** What a tracker serves of one journey at one moment; names as on the wire, times `YYYY-MM-DDTHH:MM:SSZ`. */
export interface Seen {
  beganMs: number
  nowMs: number
  /** Attributes of the shipment; null while there is none. */
  shipment: Readonly<Record<string, unknown>> | null
  /** Container number to its attributes. */
  containers: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Those that are not invalidated, in order of time. */
  events: readonly SeenEvent[]
  /** Every event that a subscriber has been told so far, in order. */
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

/** What a check may ask of the story it is about. */
export interface SimulatedStory {
  containers: readonly string[]
  /** For each box: field to the instant at which it really happened, in milliseconds. */
  truth: readonly Truth[]
  /** The instant of a named moment; throws where there is none. */
  moment: (name: string) => number
}

export type Check = (seen: Seen, story: SimulatedStory) => string | null

export interface Scenario {
  key: string
  /** Part of its numbers: never changed, never given again. */
  serial: number
  kind: 'normal' | 'failure'
  title: string
  /** What must hold at every step, in words. */
  invariant: string
  /** The same to compute: null, or what is wrong. Beside it `faithful` holds for every scenario. */
  holds?: Check
  /** Fields that a source lies about for a while: there the invariant decides, not the truth. */
  lies?: readonly string[]
  /** Fields that nobody tells in the end. */
  unreported?: readonly string[]
  /** How it ends in the long run: the reason for which tracking stops, or the request fails. */
  ends?: string
  containers?: number
  /** SCAC of the line that plays it, where it is not `TEST`. */
  line?: string
  /** By which kind of number it is to be tracked. */
  trackBy?: 'bill' | 'booking' | 'container'
  /** Days after the beginning at which a tracker may begin. */
  trackFromDays?: number
  play: (draft: Draft) => void
}
