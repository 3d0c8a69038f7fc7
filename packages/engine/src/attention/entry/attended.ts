import type { Schemas } from '@boxtrail/contracts'
import type { Tariff } from '../../charges/tariff.ts'
import type { Contradiction } from '../../contradictions/contradiction/contradiction.ts'
import type { LinkedDocument } from '../../documents/linked-document.ts'
import type { ExplainedContainer } from '../../explain/explained-container.ts'
import type { NextStep } from '../../lifecycle/next-step.ts'
import type {
  ContainerFields,
  Projection,
  Provenance,
  ShipmentFields,
  Source,
  SourcedClaim,
} from '../../project/types/projection.ts'
import type { ShipmentMarks } from '../../record/column-types.ts'
import type { SourceSilence } from '../../silence/silence.ts'
import type { Outcome } from '../../statement.ts'

export type AttentionSettings = Schemas['AttentionSettings']['attributes']

export const defaultAttentionSettings: AttentionSettings = {
  free_time_ends_within_days: 3,
  arrives_within_days: 7,
  eta_moved_by_hours: 24,
  pickup_lfd_policy: 'line_first',
}

/** A container as served, with its provenance. */
export interface AttendedContainer extends ExplainedContainer {
  contradictions: readonly Contradiction[]
  id: string
  number: string
}

export interface AttendedShipment {
  id: string
  /** The number that the shipment is tracked by. */
  number: string
  fields: ShipmentFields
  provenance: Provenance
  /** How precisely its times are known (`meta.times`). */
  times?: ShipmentMarks['times']
}

export interface AttendedRequest {
  id: string
  number: string
  status: Schemas['TrackingRequest']['attributes']['status']
  /** Since when it has this status. */
  sinceMs: number
  next: NextStep | null
}

/** A source that is polled about the journey. */
export interface AttendedSource extends Source {
  /** The container of the check; null for a check of the whole bill or booking. */
  container: string | null
  /** False for a line to which the installation is no longer connected. */
  isConnected: boolean
  outcome: Outcome | null
  /** Why its last response is not used, if known. */
  refused?: string | null
  answeredMs: number | null
  /** When it was first due to be polled. */
  wantedSinceMs: number
  everyMs: number
}

/** A source that pushes, and has pushed nothing for longer than its cadence explains. */
export interface AttendedFeed extends Source {
  /** The container that it reported on; null for a whole bill or booking. */
  container: string | null
  /** The outcome of its last report. */
  outcome: Outcome | null
  silence: SourceSilence
}

/** The record of a day ago, with the parts that news is found in. */
export type Before = Pick<Projection, 'shipment' | 'containers'>

/** One journey, as served, and what else the rules need. */
export interface Attended {
  nowMs: number
  /** Until when its sources were polled; until now if left out. */
  askedUntilMs?: number | undefined
  /** Whether its line is not polled about it for now. */
  isPaused?: boolean | undefined
  settings: AttentionSettings
  request: AttendedRequest
  line: { scac: string | null; name: string | null }
  /** Null before the first report, and once tracking has stopped. */
  shipment: AttendedShipment | null
  containers: readonly AttendedContainer[]
  sources: readonly AttendedSource[]
  feeds: readonly AttendedFeed[]
  /** All claims of its sources, closed ones included. */
  claims: readonly SourcedClaim[]
  before: Before | null
  /** The account's documents that are linked to the shipment. */
  documents: readonly LinkedDocument[]
  /** The id of the facility with a name at a place; null if reference data has none. */
  resolveFacility: (name: string, locode: string | null) => string | null
  tariffs: readonly Tariff[]
}

export type ContainerField = keyof ContainerFields
