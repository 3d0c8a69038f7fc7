import type { Schemas } from '@boxtrail/contracts'
import type { Tariff } from '../../charges/tariff.ts'
import type { Claim } from '../../claims/claim.ts'
import type { InlandWindows, LaneWindows } from '../../lane-windows.ts'
import type { SourceKind } from '../../policy.ts'
import type { ContainerMarks, EndedJourney, ShipmentMarks } from '../../record/column-types.ts'
import type { Fact, Milestone, PlaceText } from '../../statement.ts'
import type { PlacedTime, PlaceZone } from '../../time.ts'
import type { ContainerFields, ShipmentFields } from './field-names.ts'

/** A claim and the source that makes it. */
export interface SourcedClaim extends Claim {
  source: Source
  /** The last report of its check, which is the latest to make an open claim. */
  latestReport: string
  latestReportedMs: number
  /** Whether its check is of one container, so that it reports only on that one and attaches none. */
  ofContainer?: boolean
  /** The document of the account that makes it, and where on the document it is. */
  document?: ClaimedDocument
}

export interface ClaimedDocument {
  id: string
  name: string
  receivedMs: number
  page: number | null
  /** Left, top, right and bottom as fractions of the page; null if the place is not known. */
  box: readonly number[] | null
}

export interface Source {
  id: string
  kind: SourceKind
  name: string | null
  scac: string | null
}

/** A resolved place; an unknown one keeps its text and has no id and no zone. */
export interface Place extends PlaceZone {
  /** Places with equal keys are the same place. */
  key: string
  locode: string | null
  name: string | null
  id: string | null
  kind: 'port' | 'metro_area' | null
  terminal: { id: string; kind: 'terminal' | 'rail_terminal' } | null
  facilityType: string | null
  /** In degrees; null for a place that reference data does not have. */
  position: { latitude: number; longitude: number } | null
}

/** `railwayScac`: the railway that names the place, if one does. */
export type ResolvePlace = (place: PlaceText, railwayScac?: string | null) => Place

/** A claim of a milestone with its place and time resolved: the input of the projection. */
export interface MilestoneClaim {
  claim: SourcedClaim
  statement: Milestone
  place: Place
  time: PlacedTime
  /** The time as stated, if the order of the day shows that it was later (within-days.ts). */
  reportedMs?: number
  /** The place as stated, if the terminal that has the container shows another. */
  statedAt?: Place
}

export interface FactClaim {
  claim: SourcedClaim
  statement: Fact
  /** Where it applies; null for what a line states about a container wherever it is. */
  place: Place | null
  /** The place whose calendar its date uses, if that is not where it applies. */
  datedAt?: Place | null
  /** The place in the fact's value: where a container was moved off dock. */
  names: Place | null
}

/** One real-world milestone of a container: the claim that sets it, and those it outranked. */
export interface Visit {
  /** kind, fullness, mode, place and ordinal: the identity that survives a change of role. */
  key: string
  set: MilestoneClaim
  outranked: MilestoneClaim[]
}

export interface TransportEvent {
  milestone: string
  event: string
  ms: number
  zone: string | null
  /** Undefined for an instant. */
  basis: Schemas['TimeBasis'] | undefined
  place: Place
  vessel: { name: string | null; imo: string | null } | null
  voyage: string | null
  source: Source
  /** The milestone claim that it shows; null if it follows from a fact. */
  claimId: string | null
  /** The claim on which it is based; null for what users report. */
  claim: SourcedClaim | null
  /** Other reports of the same milestone. */
  outranked: readonly MilestoneClaim[]
}

export interface RawEvent {
  claimId: string
  event: string | null
  milestone: MilestoneClaim
  createdMs: number
  invalidatedMs: number | null
}

/** How a container reaches a place or leaves it; times in wire form. */
export interface RouteCall {
  mode: 'vessel' | 'rail'
  expected_at: string | null
  actual_at: string | null
  /** Whether it happened, even if no source reports when. */
  done: boolean
  vessel: { name: string | null; imo: string | null } | null
  voyage: string | null
}

export interface RouteStop {
  place: Place
  terminal: Place['terminal']
  role: 'pol' | 'transshipment' | 'pod' | 'destination'
  /** Counts the calls of the route at this place, from 1. */
  visit: number
  inbound: RouteCall | null
  outbound: RouteCall | null
}

/** The statement that set a field, and the statements that it outranked; for a list also the one behind each item. */
export interface FieldOrigin {
  set_by: SourcedClaim
  outranked: readonly SourcedClaim[]
  items?: readonly SourcedClaim[]
}

/** The claims behind each field that is not null. */
export type Provenance = Record<string, FieldOrigin>

/** The kind of source behind each field, and when it made its statement. */
export type Reporters = Record<string, Reporter>

export interface Reporter {
  kind: SourceKind
  ms: number
  /** The id of the claim; absent for a withdrawal. */
  claim?: string
}

export type { ContainerFields, ShipmentFields } from './field-names.ts'

export interface ProjectedContainer {
  number: string
  fields: ContainerFields
  provenance: Provenance
  reporters: Reporters
  marks: ContainerMarks
  /** The source that most recently withdrew or replaced a statement about the container. */
  withdrawer: Reporter | null
  /** The statement that its booking is cancelled; null once it has moved. */
  cancelledBy: SourcedClaim | null
  /** Nothing is due for it, however late it is: it is gone, cancelled or ended, or its sources are not polled. */
  isWithoutDue?: true
  events: TransportEvent[]
  rawEvents: RawEvent[]
  route: RouteStop[]
  /** The claims of milestones that do not count, and why. */
  disputed: ReadonlyMap<string, DisputeReason>
  /** The claims whose facts apply to it, and the facility where it is or for which it is bound. */
  counted: {
    facts: ReadonlySet<string>
    /** The ids of releases of customs documents that no longer hold the container. */
    lifted: ReadonlySet<string>
    leg: 'port' | 'inland'
    place: Place | null
    terminal: Place['terminal']
    sinceMs: number | null
    /** When it was picked up there. */
    leftMs: number | null
    /** When its journey began and ended; -Infinity while nothing has happened. */
    openedMs: number
    endedMs: number | null
  }
}

/** Why a report does not count: one of a terminal or a railway, or of a line under another number. */
export type DisputeReason =
  | 'not_on_route'
  | 'moved_on'
  | 'sailed'
  | 'other_facility'
  | 'not_landed'
  | 'held'
  | 'marine_terminal'
  | 'not_picked_up'
  | 'picked_up'
  | 'other_number'

export interface Projection {
  /** Null while no journey of the requested number is known: the request waits. */
  shipment: { fields: ShipmentFields; provenance: Provenance; reporters: Reporters; marks: ShipmentMarks } | null
  containers: ProjectedContainer[]
  /** The containers that any response about the requested number ever named; null if a container was requested. */
  attached: ReadonlySet<string> | null
  bookingCancelled: boolean
  /**
   * The journey of the requested container that had ended before the request: the one served if `shipment` is set;
   * otherwise the request waits for the next. Null if there is none, or a later one is served.
   */
  ended: EndedJourney | null
  /** The source that most recently withdrew or replaced any statement. */
  withdrawer: Reporter | null
  /** When a flagged claim (an actual in the future) must be evaluated again. */
  reevaluateAtMs: number | null
  flagged: SourcedClaim[]
}

/** A port that a bill names, and the claim that names it. */
export interface StatedPort {
  place: Place
  /** When the container is first there, or is expected there. */
  ms: number
  /** Since when its source has named this port, even if it has changed the time. */
  sinceMs: number
  claim: SourcedClaim
}

/** What a bill states about the voyage of its containers; stored as JSON with the journey (server: bills). */
export interface StatedBill {
  number: string
  pol: StatedPort | null
  pod: StatedPort | null
  /** The keys of the ports where its containers are loaded and discharged, including those in between. */
  calls: readonly string[]
  /** When the first milestone happened, or is expected. */
  beginsMs: number | null
}

/** What another open shipment of the account states of the same container. */
export interface OtherBill extends StatedBill {
  shipmentId: string
}

/** What the other open shipments of the account state, by the container number that they share. */
export type OtherBills = ReadonlyMap<string, readonly OtherBill[]>

export interface ProjectionInput {
  /** `endedMs`: when the account's earlier journey of this container ended; a later one is meant. */
  request: { type: 'bill_of_lading' | 'booking' | 'container'; number: string; createdMs: number; endedMs?: number }
  claims: readonly SourcedClaim[]
  /**
   * Projects only this container, in the same way as among the others; the shipment's voyage is then that of the
   * container.
   */
  only?: string
  resolvePlace: ResolvePlace
  /** The SCAC of the line; `tariffs` are those of the account. */
  line?: string | null
  tariffs?: readonly Tariff[]
  /** The attributes that the line is known never to report. */
  gaps?: ReadonlySet<string>
  /** The windows that were learned for the steps of its lane. */
  lane?: LaneWindows
  /** The windows that were learned for its way inland. */
  inland?: InlandWindows
  /** For a moment in the past: by container number, the keys of the ports from which it went on later. */
  transshipped?: ReadonlyMap<string, ReadonlySet<string>>
  /** The containers that their receivers reported as delivered, and when: no source reports that. */
  delivered?: ReadonlyMap<string, number>
  /** Whether these letters are put before numbers by a shipping line. */
  isLinePrefix?: (letters: string) => boolean
  /** Every place that a name could mean. */
  placesNamed?: (name: string) => readonly Place[]
  /** The name of a terminal, by its id. */
  facilityName?: (id: string) => string | null
  /** What the account's other open shipments with these containers state about their voyage. */
  otherBills?: OtherBills
  equipment: (sizeType: string) => {
    type: ContainerFields['equipment_type']
    length: ContainerFields['equipment_length']
    height: ContainerFields['equipment_height']
  }
  /**
   * Until when its sources were polled: what should have happened since may have been reported. Until now if left out.
   */
  askedUntilMs?: number
  /** Whether its line is not polled about it for now. */
  isPaused?: boolean
  nowMs: number
}
