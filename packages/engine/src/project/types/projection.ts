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
  /** Its check is of one container: it reports on that one and attaches none. */
  ofContainer?: boolean
  /** The document of the account that makes it, and where it stands there. */
  document?: ClaimedDocument
}

export interface ClaimedDocument {
  id: string
  name: string
  receivedMs: number
  page: number | null
  /** Left, top, right and bottom as parts of the page; null where the place is not known. */
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
  /** Equal keys are the same place. */
  key: string
  locode: string | null
  name: string | null
  id: string | null
  kind: 'port' | 'metro_area' | null
  terminal: { id: string; kind: 'terminal' | 'rail_terminal' } | null
  facilityType: string | null
  /** Degrees; null of a place that reference data does not know. */
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
  /** By whose calendar it is dated, where that is not the place where it applies. */
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
  /** Undefined of an instant. */
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
  /** It happened, whether or not a source reports when. */
  done: boolean
  vessel: { name: string | null; imo: string | null } | null
  voyage: string | null
}

export interface RouteStop {
  place: Place
  terminal: Place['terminal']
  role: 'pol' | 'transshipment' | 'pod' | 'destination'
  /** The first, second … time that the route passes here. */
  visit: number
  inbound: RouteCall | null
  outbound: RouteCall | null
}

/** The statement that set a field, and the statements that it outranked; of a list also the one behind each item. */
export interface FieldOrigin {
  set_by: SourcedClaim
  outranked: readonly SourcedClaim[]
  items?: readonly SourcedClaim[]
}

/** Who set each field that is not null. */
export type Provenance = Record<string, FieldOrigin>

/** The kind of source behind each field, and when it made its statement. */
export type Reporters = Record<string, Reporter>

export interface Reporter {
  kind: SourceKind
  ms: number
  /** The statement; absent of a withdrawal. */
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
  /** Whatever is late, nothing is due of it: it is gone, cancelled or ended, or nobody asks about it. */
  isWithoutDue?: true
  events: TransportEvent[]
  rawEvents: RawEvent[]
  route: RouteStop[]
  /** The claims of milestones that do not count, and why. */
  disputed: ReadonlyMap<string, DisputeReason>
  /** The claims whose facts apply to it, and the facility where it is or for which it is bound. */
  counted: {
    facts: ReadonlySet<string>
    /** The releases of papers that hold the container no more. */
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

/** Why a report of a terminal or a railway does not count, or one that a line makes under another number. */
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

/** A port that a bill names, and who says so. */
export interface StatedPort {
  place: Place
  /** When the container is first there, or is expected. */
  ms: number
  /** Since when its source has named this port, however often it has moved the time. */
  sinceMs: number
  claim: SourcedClaim
}

/** What a bill states of the voyage of its containers; it is kept as JSON with the journey (server: bills). */
export interface StatedBill {
  number: string
  pol: StatedPort | null
  pod: StatedPort | null
  /** The keys of the ports where its containers are loaded and discharged, in between included. */
  calls: readonly string[]
  /** When the first of it happened, or is expected. */
  beginsMs: number | null
}

/** What another open shipment of the account states of the same container. */
export interface OtherBill extends StatedBill {
  shipmentId: string
}

/** What the other open shipments of the account state, by the number of the container that they have in common. */
export type OtherBills = ReadonlyMap<string, readonly OtherBill[]>

export interface ProjectionInput {
  /** `endedMs`: when the account's earlier journey of this container ended; a later one is meant. */
  request: { type: 'bill_of_lading' | 'booking' | 'container'; number: string; createdMs: number; endedMs?: number }
  claims: readonly SourcedClaim[]
  /** Projects only this container, as it is among the others; its voyage is then the shipment's. */
  only?: string
  resolvePlace: ResolvePlace
  /** SCAC of the line, and what its charges are by the account's tariffs. */
  line?: string | null
  tariffs?: readonly Tariff[]
  /** What the line is known never to report, by attribute. */
  gaps?: ReadonlySet<string>
  /** What is learned of its lane: how long its steps may take. */
  lane?: LaneWindows
  /** The same of its way inland. */
  inland?: InlandWindows
  /** Of a moment in the past, by the numbers of containers: the keys of the ports from which they went on later. */
  transshipped?: ReadonlyMap<string, ReadonlySet<string>>
  /** Containers that their receivers report as delivered, and when: no source reports that. */
  delivered?: ReadonlyMap<string, number>
  /** Whether letters are those that a shipping line puts before its numbers. */
  isLinePrefix?: (letters: string) => boolean
  /** Every place that a name could mean. */
  placesNamed?: (name: string) => readonly Place[]
  /** What a terminal is called, by its id. */
  facilityName?: (id: string) => string | null
  /** What the account's other open shipments with these containers state of their voyage. */
  otherBills?: OtherBills
  equipment: (sizeType: string) => {
    type: ContainerFields['equipment_type']
    length: ContainerFields['equipment_length']
    height: ContainerFields['equipment_height']
  }
  /** Until when its sources were asked: what should have happened since then may have been reported. Left out: until now. */
  askedUntilMs?: number
  /** Its line is not asked about it. */
  isPaused?: boolean
  nowMs: number
}
