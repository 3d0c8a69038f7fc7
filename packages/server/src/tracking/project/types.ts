import type { Claim } from '../claims/claim.ts'
import type { SourceKind } from '../policy.ts'
import type { Fact, Milestone, PlaceText } from '../statement.ts'
import type { PlacedTime } from '../time.ts'
import type { ContainerFields, ShipmentFields } from './field-names.ts'

/** A claim with who makes it. */
export interface SourcedClaim extends Claim {
  source: Source
  /** The last report of its check: where an open claim was last said. */
  latestReport: string
  latestReportedMs: number
  /** Its check is of one container: it tells of that one, and attaches it to nothing. */
  ofContainer?: boolean
}

export interface Source {
  id: string
  kind: SourceKind
  name: string | null
  scac: string | null
}

/** A place after resolution; an unknown one keeps its text and has no id and no zone. */
export interface Place {
  /** Equal keys are the same place. */
  key: string
  locode: string | null
  name: string | null
  zone: string | null
  id: string | null
  kind: 'port' | 'metro_area' | null
  terminal: { id: string; kind: 'terminal' | 'rail_terminal' } | null
  facilityType: string | null
}

export type ResolvePlace = (place: PlaceText) => Place

/** A milestone claim, placed in the world: what the projection works on. */
export interface Act {
  claim: SourcedClaim
  statement: Milestone
  place: Place
  time: PlacedTime
}

export interface FactClaim {
  claim: SourcedClaim
  statement: Fact
  /** Where it holds; null for what a line says of a box wherever it is. */
  place: Place | null
  /** The place that the fact itself is about: where a box was moved off dock. */
  names: Place | null
}

/** One real-world milestone of a box: the act that sets it, and those it beat. */
export interface Visit {
  /** kind, fullness, mode, place and ordinal: the identity that survives a change of role. */
  key: string
  set: Act
  beaten: Act[]
}

export interface TransportEvent {
  milestone: string
  event: string
  ms: number
  zone: string | null
  place: Place
  vessel: { name: string | null; imo: string | null } | null
  voyage: string | null
  source: Source
  /** The milestone claim that it shows; null for what follows from a fact. */
  claimId: string | null
}

export interface RawEvent {
  claimId: string
  event: string | null
  act: Act
  createdMs: number
  invalidatedMs: number | null
}

/** How a box comes to a place or leaves it; times in wire form. */
export interface RouteCall {
  mode: 'vessel' | 'rail'
  expected_at: string | null
  actual_at: string | null
  /** It happened, whether or not a source tells when. */
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

/** Who set a field, in which words, and whom it beat. */
export interface FieldOrigin {
  set_by: Evidence
  beat: Evidence[]
}

export interface Evidence {
  source: string
  claim: string
  report: string
  first_said_at: string
  last_said_at: string
  quote: string | null
}

/** Who set each field that is not null. */
export type Provenance = Record<string, FieldOrigin>

export type { ContainerFields, ShipmentFields } from './field-names.ts'

export interface ProjectedContainer {
  number: string
  fields: ContainerFields
  provenance: Provenance
  events: TransportEvent[]
  rawEvents: RawEvent[]
  route: RouteStop[]
}

export interface Projection {
  /** Null while no journey of the asked number is known: the request waits. */
  shipment: { fields: ShipmentFields; provenance: Provenance } | null
  containers: ProjectedContainer[]
  /** The containers that some answer about the number asked for has ever named; null where a container was asked for. */
  attached: ReadonlySet<string> | null
  bookingCancelled: boolean
  /** When a flagged claim (an actual in the future) must be looked at again. */
  lookAgainMs: number | null
  flagged: SourcedClaim[]
}

export interface ProjectionInput {
  request: { type: 'bill_of_lading' | 'booking' | 'container'; number: string; createdMs: number }
  claims: readonly SourcedClaim[]
  resolvePlace: ResolvePlace
  /** Boxes that their receivers say were delivered, and when: no source tells that. */
  delivered?: ReadonlyMap<string, number>
  equipment: (sizeType: string) => {
    type: ContainerFields['equipment_type']
    length: ContainerFields['equipment_length']
    height: ContainerFields['equipment_height']
  }
  nowMs: number
}
