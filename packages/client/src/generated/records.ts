// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { Below, Reference, Related } from '../types.ts'

/** Members whose keys are data, and are left as they are. */
export const opaque: ReadonlySet<string> = new Set(["changeset","details","extracted_data_manual","filters","headers","manual","metadata","not_compared","payload","proposed","request_headers","response_headers","schema_payload"])

/** A time, or a date, which stands for the whole day in UTC. */
export type TimeOrDate = string

/** Goods under one bill of lading or booking, tracked at the shipping line. */
export interface ShipmentAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'shipment'
  /** The number as it was submitted: a bill of lading, a booking, or a container number when tracked that way. */
  billOfLadingNumber: string
  /** The form of the number that the line expects. */
  normalizedNumber: string
  /** Your own reference numbers. */
  refNumbers: string[]
  /** Your own tags, by which a search finds it. */
  tags: string[]
  /** When tracking began, UTC. */
  createdAt: string
  /** When a served attribute last changed, UTC. */
  updatedAt: string
  /** UN/LOCODE of the port of lading. */
  portOfLadingLocode: string | null
  /** Name of the port of lading. */
  portOfLadingName: string | null
  /** UN/LOCODE of the port of discharge. */
  portOfDischargeLocode: string | null
  /** Name of the port of discharge. */
  portOfDischargeName: string | null
  /** UN/LOCODE of the inland destination; null if there is none. */
  destinationLocode: string | null
  /** Name of the inland destination; null if there is none. */
  destinationName: string | null
  /** SCAC of the line. */
  shippingLineScac: string
  /** Name of the line. */
  shippingLineName: string
  /** Short name of the line. */
  shippingLineShortName: string
  /** Name of the customer. */
  customerName: string | null
  /** Vessel that arrives at the port of discharge. */
  podVesselName: string | null
  /** IMO number of that vessel. */
  podVesselImo: string | null
  /** Voyage of that vessel. */
  podVoyageNumber: string | null
  /** Estimated departure from the port of lading. UTC; local time in `polTimezone`. */
  polEtdAt: string | null
  /** Actual departure from the port of lading. UTC; local time in `polTimezone`. */
  polAtdAt: string | null
  /** First estimate of the departure. UTC; local time in `polTimezone`. */
  polOriginalEtdAt: string | null
  /** Estimated arrival at the port of discharge; null after arrival. UTC; local time in `podTimezone`. */
  podEtaAt: string | null
  /** First estimate of that arrival. UTC; local time in `podTimezone`. */
  podOriginalEtaAt: string | null
  /** Actual arrival at the port of discharge. UTC; local time in `podTimezone`. */
  podAtaAt: string | null
  /** Estimated arrival at the destination, as the line sees it. UTC; local time in `destinationTimezone`. */
  destinationEtaAt: string | null
  /** First estimate of that arrival. UTC; local time in `destinationTimezone`. */
  destinationOriginalEtaAt: string | null
  /** Actual arrival at the destination, as the line sees it. UTC; local time in `destinationTimezone`. */
  destinationAtaAt: string | null
  /** Zone of the port of lading. IANA name; null when the place is unknown. */
  polTimezone: string | null
  /** Zone of the port of discharge. IANA name; null when the place is unknown. */
  podTimezone: string | null
  /** Zone of the destination. IANA name; null when the place is unknown. */
  destinationTimezone: string | null
  /** When the line was last polled, UTC. */
  lineTrackingLastAttemptedAt: string | null
  /** When the line last answered, UTC. */
  lineTrackingLastSucceededAt: string | null
  /** When tracking at the line stopped, UTC. */
  lineTrackingStoppedAt: string | null
  /** Why the line is no longer polled; null while it is. */
  lineTrackingStoppedReason: 'all_containers_terminated' | 'past_arrival_window' | 'past_full_out_window' | 'no_updates_at_line' | 'cancelled_by_user' | 'booking_cancelled' | (string & {}) | null
  /**
   * How fresh the record is, source by source, and what is to be known about it. Left out in the bodies of webhooks, which
   * are kept as they were.
   */
  meta?: ShipmentMeta
}

/** Goods under one bill of lading or booking, tracked at the shipping line. */
export type Shipment<I extends string = never> = ShipmentAttributes & {
  /** The port where the goods are loaded onto the ship; null while unknown. */
  portOfLading: Related<I, 'port_of_lading', Reference<'port'>, Port<Below<I, 'port_of_lading'>>> | null
  /** The port where the goods leave the ship; null while unknown. */
  portOfDischarge: Related<I, 'port_of_discharge', Reference<'port'>, Port<Below<I, 'port_of_discharge'>>> | null
  /** Terminal at the port of discharge. */
  podTerminal: Related<I, 'pod_terminal', Reference<'terminal'>, Terminal<Below<I, 'pod_terminal'>>> | null
  /** The place inland to which the line carries the goods; null if there is none. */
  destination: Related<I, 'destination', Reference<'port' | 'metro_area'>, Port<Below<I, 'destination'>> | MetroArea> | null
  /** Terminal at the destination. */
  destinationTerminal: Related<I, 'destination_terminal', Reference<'terminal' | 'rail_terminal'>, Terminal<Below<I, 'destination_terminal'>> | RailTerminal<Below<I, 'destination_terminal'>>> | null
  /** Who stopped the tracking. */
  lineTrackingStoppedByUser: Related<I, 'line_tracking_stopped_by_user', Reference<'user'>, User> | null
  /** Containers of the shipment. */
  containers: Related<I, 'containers', Reference<'container'>, Container<Below<I, 'containers'>>>[]
}

/**
 * Size and position of a list page. Lists without a filter are counted exactly. Filtered and searched lists are counted up to
 * 10,000 records; where there are more, `totalIsCapped` is true and the last page is not named.
 */
export interface ListMeta {
  /** Rows in this page. */
  size: number
  /** Rows overall; at least this many if `totalIsCapped`. */
  total: number
  /** True where there are more rows than were counted; absent otherwise. */
  totalIsCapped?: boolean
  /** Position in the list. */
  pagination: {
    /** Number of this page. */
    current: number
    /** Number of the next page; absent on the last one. */
    next?: number
    /** Number of the last page; absent when this is it, and where `totalIsCapped`. */
    last?: number
    /** The same as `total`. */
    records: number
  }
  /** Left out unless `knownAt` or `asOf` asks for the past. */
  past?: PastMoment
  /** For the past; left out while everything that it is based on is kept as it was received. */
  evidence?: DroppedEvidence
}

/** Absolute addresses of the pages of a list. A page that does not exist has no link. */
export interface ListLinks {
  /** Address of this request, as it was understood. */
  self: string
  /** Address of this page of the list. */
  current: string
  /** Address of the first page of the list. */
  first: string
  /** Last page; absent where `meta.totalIsCapped`. */
  last?: string
  /**
   * Next page, by cursor: a client that follows these links sees each record once while others are added or removed. Absent on
   * the last page.
   */
  next?: string
  /** Previous page; absent on the first one. */
  prev?: string
}

/** The results for many records. They are not stored. */
export interface RecordBatch {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'record_batch'
  /** The action: `refresh` polls the sources now, as fast as each of them allows; `stop_tracking` and `resume_tracking`; `add_tags` and `remove_tags`; `add_references` and `remove_references` of the reference numbers. */
  action: 'refresh' | 'stop_tracking' | 'resume_tracking' | 'add_tags' | 'remove_tags' | 'add_references' | 'remove_references'
  /** The number of records with each result. */
  counts: {
    /** Records that were changed, or whose sources are polled. */
    done: number
    /** Records for which there was nothing to do. */
    unchanged: number
    /** Records that could not be changed. */
    refused: number
    /** Ids of no record. */
    notFound: number
  }
  /** One a record, in the order of `ids` or of the list. */
  results: RecordResult[]
}

/** Who reported what a record shows. */
export interface Provenance {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'provenance'
  /** Each attribute that has a value, by its name; within an object by its path. */
  attributes: Record<string, ProvenanceEntry>
  /** Places, terminals and the vessel. */
  relationships: Record<string, ProvenanceEntry>
  /** Each hold of a container, in the order of `holdsAtPodTerminal`. */
  holds?: ProvenanceItem[]
  /** Each fee of a container, in the order of `feesAtPodTerminal`. */
  fees?: ProvenanceItem[]
  /** Each transport event of a container, by its id. */
  transportEvents?: Record<string, ProvenanceEntry>
  /** Notes about the response; left out if there are none. */
  meta?: EvidenceMeta
}

/** One container of a shipment. */
export interface ContainerAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'container'
  /** Container number, ISO 6346. */
  number: string
  /** Your own reference numbers. */
  refNumbers: string[]
  /** Kind of container, such as dry or reefer; null while unknown. */
  equipmentType: 'dry' | 'reefer' | 'open top' | 'flat rack' | 'bulk' | 'tank' | 'hard top' | (string & {}) | null
  /** Nominal length of the container in feet; null while unknown. */
  equipmentLength: 10 | 20 | 40 | 45 | 50 | null
  /** Height: 8 feet 6 inches is `standard`, 9 feet 6 inches `high_cube`; null while unknown. */
  equipmentHeight: 'standard' | 'high_cube' | (string & {}) | null
  /** Weight of the goods in pounds. */
  weightInLbs: number | null
  /** Number of the seal on the doors, as the line reports it; null while unknown. */
  sealNumber: string | null
  /** When the container was first seen, UTC. */
  createdAt: string
  /** When a served attribute last changed, UTC. */
  updatedAt: string
  /** Where the container is in its journey. */
  currentStatus: 'new' | 'on_ship' | 'available' | 'not_available' | 'grounded' | 'awaiting_inland_transfer' | 'on_rail' | 'picked_up' | 'off_dock' | 'delivered' | 'dropped' | 'loaded' | 'empty_returned' | (string & {})
  /** Whether a facility reported availability at all. */
  availabilityKnown: boolean
  /** Whether it can be picked up; null while unknown. */
  availableForPickup: boolean | null
  /** Last free day for pickup: that of the line, otherwise of the terminal, otherwise of the railway. UTC; local time in `finalDestinationTimezone` or `podTimezone`. */
  pickupLfd: string | null
  /** Last free days by who stated them. */
  importDeadlines: {
    /** Last free day given by the line. UTC; local time in `finalDestinationTimezone` or `podTimezone`. */
    pickupLfdLine: string | null
    /** Last free day given by the terminal. UTC; local time in `podTimezone`. */
    pickupLfdTerminal: string | null
    /** Last free day given by the railway. UTC; local time in `finalDestinationTimezone`. */
    pickupLfdRail: string | null
  } | null
  /** Pickup appointment. UTC; local time in `podTimezone`. */
  pickupAppointmentAt: string | null
  /** Vessel arrived at the port of discharge. UTC; local time in `podTimezone`. */
  podArrivedAt: string | null
  /** Discharged. UTC; local time in `podTimezone`. */
  podDischargedAt: string | null
  /** Left the terminal full by truck; null for inland moves. UTC; local time in `podTimezone`. */
  podFullOutAt: string | null
  /** Chassis it left on. */
  podFullOutChassisNumber: string | null
  /** Where the container is in the yard, as the terminal states it; null while unknown. */
  locationAtPodTerminal: string | null
  /** When the facility where the container lies last answered, UTC. */
  terminalCheckedAt: string | null
  /** Left the inland destination full. UTC; local time in `finalDestinationTimezone`. */
  finalDestinationFullOutAt: string | null
  /** Returned empty. UTC; local time in `emptyTerminatedTimezone`. */
  emptyTerminatedAt: string | null
  /** Marked as delivered by a user. UTC; local time in `finalDestinationTimezone`. */
  deliveredAt: string | null
  /** Empty picked up at origin; the zone is the `timezone` of its transport event. */
  emptyOutAt: string | null
  /** Gated in full at the port of lading; the zone is `polTimezone` of the shipment. */
  polFullInAt: string | null
  /** Loaded at the port of lading; the zone is `polTimezone` of the shipment. */
  polVesselLoadedAt: string | null
  /** Left the port of lading; the zone is `polTimezone` of the shipment. */
  polVesselDepartedAt: string | null
  /** Holds at the facility where the container is; `[]` if none were reported. */
  holdsAtPodTerminal: TerminalHold[]
  /** Fees at the facility where the container is; `[]` if none were reported. */
  feesAtPodTerminal: TerminalFee[]
  /** Zone of the port of discharge. IANA name; null when the place is unknown. */
  podTimezone: string | null
  /** Zone of the inland destination. IANA name; null when the place is unknown. */
  finalDestinationTimezone: string | null
  /** Zone of the place of empty return. IANA name; null when the place is unknown. */
  emptyTerminatedTimezone: string | null
  /**
   * Railway that picks up at the port.
   * @beta
   */
  podRailCarrierScac: string | null
  /**
   * Railway that delivers inland.
   * @beta
   */
  indRailCarrierScac: string | null
  /** When the terminal was last polled, UTC. */
  podLastTrackingRequestAt: string | null
  /** When the line was last polled, UTC. */
  shipmentLastTrackingRequestAt: string | null
  /** When the railway was last polled, UTC. */
  railLastTrackingRequestAt: string | null
  /** Loaded on rail at the port. UTC; local time in `podTimezone`. */
  podRailLoadedAt: string | null
  /** Left the port by rail. UTC; local time in `podTimezone`. */
  podRailDepartedAt: string | null
  /** Estimated arrival at the inland destination, as the railway sees it. UTC; local time in `finalDestinationTimezone`. */
  indEtaAt: string | null
  /** Actual arrival at the inland destination, as the railway sees it. UTC; local time in `finalDestinationTimezone`. */
  indAtaAt: string | null
  /** Unloaded from rail at the inland destination. UTC; local time in `finalDestinationTimezone`. */
  indRailUnloadedAt: string | null
  /**
   * Same value as `importDeadlines.pickupLfdRail`. UTC; local time in `finalDestinationTimezone`.
   * @deprecated
   */
  indFacilityLfdOn: string | null
  /** Holds at the inland facility. */
  indFacilityHolds: TerminalHold[] | null
  /** Fees at the inland facility. */
  indFacilityFees: TerminalFee[] | null
  /** Last free day as the line reports it. UTC; local time in `finalDestinationTimezone` or `podTimezone`. */
  sslLfd: string | null
  /** How fresh the record is, and what follows from it. Left out in the bodies of webhooks, which are kept as they were. */
  meta?: ContainerMeta
}

/** One container of a shipment. */
export type Container<I extends string = never> = ContainerAttributes & {
  /** Shipment of the container. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>> | null
  /** Terminal at the port of discharge. */
  podTerminal: Related<I, 'pod_terminal', Reference<'terminal'>, Terminal<Below<I, 'pod_terminal'>>> | null
  /** Where to pick it up. */
  pickupFacility: Related<I, 'pickup_facility', Reference<'terminal' | 'rail_terminal'>, Terminal<Below<I, 'pickup_facility'>> | RailTerminal<Below<I, 'pickup_facility'>>> | null
  /** What has happened to the container and what is expected, one event for each milestone. */
  transportEvents: Related<I, 'transport_events', Reference<'transport_event'>, TransportEvent<Below<I, 'transport_events'>>>[]
  /** Events as the line reported them. */
  rawEvents: Related<I, 'raw_events', Reference<'raw_event'>, RawEvent<Below<I, 'raw_events'>>>[]
}

export interface RefreshResult {
  /** The sources that are polled, in a sentence. */
  message: string
}

/** A milestone of a container. A correction is a new event whose `previousVersion` is the old one. */
export interface TransportEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'transport_event'
  /** Name of the milestone, such as `container.transport.vessel_loaded`. */
  event: 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | (string & {})
  /** When it was recorded, UTC. */
  createdAt: string
  /** When it happened, or the estimate of an estimated event. UTC; local time in `timezone`. */
  timestamp: string | null
  /** Zone of the place. IANA name; null when the place is unknown. */
  timezone: string | null
  /** UN/LOCODE of the place. */
  locationLocode: string | null
  /** Number of the voyage by the line; null if none was reported. */
  voyageNumber: string | null
  /**
   * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
   * which is served instead where `compat.data_source` is `reference`.
   */
  dataSource: 'shipping_line' | 'terminal' | 'rail' | 'ais' | 't49_operations_team' | 'user_input' | 'document' | 'boxtrail_calculation' | 't49_calculation' | (string & {})
  /** The new last free day or appointment of a `*.changed` event. */
  value: string | null
  /** Same as `value`, typed. UTC; local time in `timezone`. */
  valueTimestamp?: string | null
  /** When the event was withdrawn or replaced, UTC. */
  invalidatedAt: string | null
  /** Left out in the bodies of webhooks, and where the source states an instant. */
  meta?: {
    /** How precisely a time is known whose source does not state an instant. */
    time: TimeBasis
  }
}

/** A milestone of a container. A correction is a new event whose `previousVersion` is the old one. */
export type TransportEvent<I extends string = never> = TransportEventAttributes & {
  /** The shipment that the container is part of; null if there is none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
  /** The container that this is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The ship; null while unknown, and where no ship takes part. */
  vessel: Related<I, 'vessel', Reference<'vessel'>, Vessel> | null
  /** The port or metropolitan area where it happens; null while unknown. */
  location: Related<I, 'location', Reference<'port' | 'metro_area'>, Port<Below<I, 'location'>> | MetroArea> | null
  /** The terminal or rail ramp where it happens; null while unknown. */
  terminal: Related<I, 'terminal', Reference<'terminal' | 'rail_terminal'>, Terminal<Below<I, 'terminal'>> | RailTerminal<Below<I, 'terminal'>>> | null
  /** The raw event that it was read from. */
  sourceEvent: Related<I, 'source_event', Reference<'raw_event'>, RawEvent<Below<I, 'source_event'>>> | null
  /** The event that this one corrects. */
  previousVersion: Related<I, 'previous_version', Reference<'transport_event'>, TransportEvent<Below<I, 'previous_version'>>> | null
}

/** An event as the source reported it. */
export interface RawEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'raw_event'
  /** Normalised name; null when the words were not recognised. */
  event: 'empty_out' | 'full_in' | 'positioned_in' | 'positioned_out' | 'vessel_loaded' | 'vessel_departed' | 'transshipment_arrived' | 'transshipment_discharged' | 'transshipment_loaded' | 'transshipment_departed' | 'feeder_arrived' | 'feeder_discharged' | 'feeder_loaded' | 'feeder_departed' | 'rail_loaded' | 'rail_departed' | 'rail_arrived' | 'rail_unloaded' | 'vessel_arrived' | 'vessel_discharged' | 'arrived_at_destination' | 'delivered' | 'full_out' | 'empty_in' | 'vgm_received' | 'carrier_release' | 'customs_release' | 'available' | (string & {}) | null
  /** The source's own words. */
  originalEvent: string | null
  /** When it happens or happened. UTC; local time in `timezone`. */
  timestamp: string
  /** True while it has not happened. */
  estimated: boolean
  /** Date, where the source gives no time; a local date in `timezone`. */
  actualOn: string | null
  /** Estimated date, where the source gives no time; a local date in `timezone`. */
  estimatedOn?: string | null
  /** When it happened. UTC; local time in `timezone`. */
  actualAt: string | null
  /** When it is expected. UTC; local time in `timezone`. */
  estimatedAt: string | null
  /** When it is expected. UTC; local time in `timezone`. */
  willOccurAt: string | null
  /** Zone of the place. Without it the times are local wall time labelled as UTC. IANA name; null when the place is unknown. */
  timezone: string | null
  /** When it was recorded, UTC. */
  createdAt: string
  /** Place as the source names it. */
  locationName: string | null
  /** UN/LOCODE of the place. */
  locationLocode: string | null
  /** Vessel as the source names it. */
  vesselName: string | null
  /** IMO number of the ship, as the line reported it; null if it did not. */
  vesselImo: string | null
  /** Voyage; may be empty. */
  voyageNumber: string | null
  /** Position in the answer of the source. */
  index: number
  /**
   * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
   * which is served instead where `compat.data_source` is `reference`.
   */
  dataSource: 'shipping_line' | 'terminal' | 'rail' | 'ais' | 't49_operations_team' | 'user_input' | 'document' | 'boxtrail_calculation' | 't49_calculation' | (string & {})
  /** Name of the source. */
  dataProviderName: string | null
  /** Code of the source, such as a SCAC. */
  dataProviderCode: string | null
  /** When the source withdrew it, UTC. */
  invalidatedAt: string | null
}

/** An event as the source reported it. */
export type RawEvent<I extends string = never> = RawEventAttributes & {
  /** The place that the line named; null while it is not recognized. */
  location: Related<I, 'location', Reference<'port' | 'metro_area'>, Port<Below<I, 'location'>> | MetroArea> | null
  /** The ship that the line named; null if it named none. */
  vessel: Related<I, 'vessel', Reference<'vessel'>, Vessel> | null
  /** The container that this is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The terminal that the line named; null while it is not recognized. */
  terminal: Related<I, 'terminal', Reference<'terminal' | 'rail_terminal'>, Terminal<Below<I, 'terminal'>> | RailTerminal<Below<I, 'terminal'>>> | null
}

/** What a container costs while it waits, so far and in the coming days. Figures are what sources report, otherwise by your tariffs; they are not an invoice. */
export interface ChargesForecast {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'charges_forecast'
  /** When it was calculated, UTC. */
  asOf: string
  /** How many days ahead `costAtRisk` looks. */
  days: number
  /** The date at the place of the container. */
  today: string
  /** Time zone of the days; null if that of the place is unknown, and days are then those of UTC. */
  timezone: string | null
  /** The earliest last free day of a charge that has not ended. */
  freeTimeEndsOn: string | null
  /** Last day on which the empty container can be returned without detention. */
  emptyReturnBy: string | null
  /** One for each charge; empty before the container is near its free time and while no fee is reported. */
  charges: ChargeForecast[]
  /** Reported fees that do not grow by the day, such as for an exam. */
  otherFees: PayableFee[]
}

/**
 * The route of a container: where it is loaded, changes ships, is discharged, and where the railway takes it. Other calls
 * of its ships are not part of it. While nothing is known of the journey it has no places.
 */
export interface RouteAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'route'
  /** When it was first known, UTC. */
  createdAt: string
  /** When a place or a time of it last changed, UTC. */
  updatedAt: string
}

/**
 * The route of a container: where it is loaded, changes ships, is discharged, and where the railway takes it. Other calls
 * of its ships are not part of it. While nothing is known of the journey it has no places.
 */
export type Route<I extends string = never> = RouteAttributes & {
  /** The container whose route this is. */
  cargo: Related<I, 'cargo', Reference<'container'>, Container<Below<I, 'cargo'>>>
  /** The shipment that this belongs to. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
  /** The places in the order of the journey. */
  routeLocations: Related<I, 'route_locations', Reference<'route_location'>, RouteLocation<Below<I, 'route_locations'>>>[]
}

/** The state of a container in plain English. */
export interface Explanation {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'explanation'
  /** Number of the container. */
  number: string
  /** The moment for which it is true; once tracking has stopped, that one, UTC. */
  asOf: string
  /** Sentences that say where the container is, and since when. */
  where: ExplanationSentence[]
  /** Sentences that say what happens next, and when. */
  next: ExplanationSentence[]
  /** What holds it up, and who must act. */
  heldUpBy: ExplanationSentence[]
  /** What sources say that cannot all be so, with who says it. */
  contradicted: ExplanationSentence[]
  /** What is not known and would matter now. */
  unknown: ExplanationSentence[]
  /** Notes about the response; left out if there are none. */
  meta?: EvidenceMeta
}

/** What is known about a container, and who stated it, to be given to the other side of a dispute. */
export interface EvidencePack {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'evidence_pack'
  /** Number of the container. */
  number: string
  /** What identifies its shipment. */
  shipment: {
    /** The number under which it is tracked: a bill of lading, a booking, or the container number. */
    billOfLadingNumber: string
    /** The form of the number that the line expects. */
    normalizedNumber: string
    /** SCAC of the line. */
    shippingLineScac: string
    /** Name of the line. */
    shippingLineName: string
  }
  /** The moment for which it is true: that which was asked for, else that of making it; once tracking has stopped, that one at the latest, UTC. */
  asOf: string
  /** The moment by which everything had been received, as asked for; null: all that has been, UTC. */
  knownAt: string | null
  /** When it was made, UTC. */
  madeAt: string
  /** Who asked for it. */
  requestedBy: {
    /** Name of the account. */
    account: string
    /** Name of the person; null for a program. */
    user: string | null
  }
  /** The container is one of the sandbox: everything is invented. */
  isSandbox: boolean
  /** Its state in sentences, as `explain` gives it. */
  explanation: {
    /** Sentences that say where the container is, and since when. */
    where: ExplanationSentence[]
    /** Sentences that say what happens next, and when. */
    next: ExplanationSentence[]
    /** What holds it up, and who must act. */
    heldUpBy: ExplanationSentence[]
    /** What sources say that cannot all be so, with who says it. */
    contradicted: ExplanationSentence[]
    /** What is not known and would matter now. */
    unknown: ExplanationSentence[]
  }
  /** What happened and what is expected, in the order of time, withdrawn events included, at most 300. */
  journey: EvidencedEvent[]
  /** Each value of the container and its shipment that is not your own, with its evidence. */
  values: EvidencedValue[]
  /** The attributes that no source has reported: unknown, which is not the same as none. */
  notReported: string[]
  /** The holds where the container is. */
  holds: {
    /** A source has said which holds there are, or that there are none; false: nobody has, and they are unknown. */
    areReported: boolean
    /** What a value rests on. */
    provenance: ProvenanceEntry
    /** The last answer of the source that states them, if that source is late about the container: they may have changed since (left out otherwise), UTC. */
    staleSince?: string
    /** Each hold, with who reported it, in which words. */
    items: {
      /** A reason why a facility does not release the container. Cleared holds are removed. */
      value: TerminalHold
      /** What a value rests on. */
      provenance: ProvenanceEntry
    }[]
  }
  /** The fees where the container is. */
  fees: {
    /** A source has said which fees there are, or that there are none; false: nobody has, and they are unknown. */
    areReported: boolean
    /** What a value rests on. */
    provenance: ProvenanceEntry
    /** The last answer of the source that states them, if that source is late about the container: they may have changed since (left out otherwise), UTC. */
    staleSince?: string
    /** Each fee, with who reported it, in which words. */
    items: {
      /** An amount due before pickup. A fee that the facility lists without an amount is 0 until the amount is posted. */
      value: TerminalFee
      /** What a value rests on. */
      provenance: ProvenanceEntry
    }[]
  }
  /** Statements that cannot all be true, open and resolved, the oldest first, at most 100. */
  contradictions: EvidencedContradiction[]
  /** Free time and charges, as `charges_forecast` gives them, at `asOf`. */
  freeTime: {
    /** The date at the place of the container. */
    today: string
    /** Time zone of the days; null if that of the place is unknown, and days are then those of UTC. */
    timezone: string | null
    /** The earliest last free day of a charge that has not ended. */
    endsOn: string | null
    /** The last free day by the policy of the account; null while nobody reports one. */
    policy: PickupLfdPolicy | null
    /** One for each charge; empty before the container is near its free time and while no fee is reported. */
    charges: ChargeForecast[]
    /** Reported fees that do not grow by the day, such as for an exam. */
    otherFees: PayableFee[]
    /** What sources report as owed to each payee in each currency. Amounts of several payees or currencies are never added. */
    reportedTotals: {
      /** Whom it is owed to. */
      payee: 'line' | 'terminal' | 'railway' | (string & {})
      /** Currency by its three letters of ISO 4217. */
      currencyCode: string
      /** The sum in whole units of the currency, a total by the source itself left out. */
      amount: number
    }[]
  }
  /** Each report that is cited, in the order in which they were received, at most 500. */
  reports: CitedReport[]
  /** Your documents that are cited. */
  documents: {
    /** By which the PDF names it. */
    reference: string
    /** Identifier of the document. */
    id: string
    /** Name of the document; null if it is not known any more. */
    name: string | null
  }[]
  /** How many more there are than are listed. */
  leftOut: {
    /** Events of the journey. */
    events: number
    /** Contradictions beyond the hundred that are listed. */
    contradictions: number
    /** Reports that are cited, beyond the 500 that are listed. */
    reports: number
    /** Statements that a value prevailed over, of which each value has twenty. */
    statements: number
  }
  /** The hash to compare it by, and which evidence is no longer kept. */
  meta: {
    /** SHA-256 of `attributes`, as JSON without white space, its members in this order. */
    sha256: string
    /** Evidence, as it was received or sent: the installation keeps it for a limited time. */
    evidence?: {
      /** What was received or sent before this moment is no longer kept as it was; what was read from it is, UTC. */
      droppedBefore: string
    }
    /** Left out unless `knownAt` or `asOf` asks for the past. */
    past?: PastMoment
  }
}

/**
 * How often one source was right about your journeys. Containers of one journey that travel together are one case: forty
 * containers on one ship share one estimate of its arrival.
 */
export interface SourceAccuracy {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'source_accuracy'
  /** The line, terminal or railway that reports. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** Kind of the source: a line, a terminal, a railway or another. */
    kind: 'line' | 'terminal' | 'rail' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  }
  /** UN/LOCODE of the port of lading; null unless by port pair, and where the journeys have none. */
  portOfLadingLocode: string | null
  /** Its name; null if it is not known. */
  portOfLadingName: string | null
  /** UN/LOCODE of the port of discharge; null unless by port pair, and where the journeys have none. */
  portOfDischargeLocode: string | null
  /** Its name; null if it is not known. */
  portOfDischargeName: string | null
  /**
   * How often the estimate of the arrival at the port of discharge was within a day of the arrival, as it stood 14, 7, 3
   * and 1 days before. Times that are known by the day alone are compared by the day.
   */
  eta: {
    /** Days before the arrival. */
    daysBefore: 14 | 7 | 3 | 1
    /** Arrivals for which the source had stated an estimate by then. */
    cases: number
    /** The part of the cases in which it was right; null without a case. */
    share: number | null
    /** The share lies between this and `high` with a probability of 95 % (Wilson). */
    low: number | null
    /** The upper end of that interval. */
    high: number | null
  }[]
  /** How long after it happened the source reported what happened, as received; without what is reported by the day alone, and without what had happened before the source was first asked. */
  delay: {
    /** Reports that were measured. */
    cases: number
    /** Half of the reports came within this many minutes, rounded up to a class; 43200 also stands for longer. Null without a case. */
    medianMinutes: number | null
  }
  /** How often it later took back what it had reported as having happened, or moved it by an hour at least, to another day or to another place. */
  corrected: AccuracyShare
  /** How far its corrections moved a time, from the earliest to the latest that it stated; without what it took back for good, what moved to another place alone, and what changed between a time and a bare date. */
  correction: {
    /** Corrections that were measured. */
    cases: number
    /** Half of the corrections moved the time by at most this many hours, rounded up to a class; 720 also stands for more. Null without a case. */
    medianHours: number | null
  }
  /**
   * How often it lost a contradiction with another source: it was the first to withdraw its statement, or
   * neither has and the record follows the other.
   */
  lost: AccuracyShare
}

/**
 * Something that somebody must do or know. Entries are computed from the records and the clock: they appear and vanish with
 * their cause. The id stays the same while the cause lasts.
 */
export interface AttentionEntryAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'attention_entry'
  /**
   * What it is about. `free_time_ended`, `free_time_ending`: the binding last free day has passed, or is near. `held`: a hold
   * prevents the pickup; `newly_held`, `newly_released`: since the same time of the day before. `ready_for_pickup`: available,
   * and no hold is set. `arriving_soon`: the arrival is near; `eta_moved`: it moved since the same time of the day before.
   * `notReported`: something should have happened or be known by now, and no source reports it. `source_silent`: a source does
   * not answer; `source_not_connected`: the line is not connected to this installation. `request_failed`, `request_waiting`: a
   * tracking request that needs somebody. `empty_return_due`: the empty container is to be returned. `document_contradicts`,
   * `document_offers_value`: a document of yours differs from what is reported, or adds to it once you confirm it.
   * `sources_contradict`: sources make statements that cannot all be true (`GET /contradictions`).
   */
  kind: 'free_time_ended' | 'free_time_ending' | 'held' | 'newly_held' | 'newly_released' | 'ready_for_pickup' | 'arriving_soon' | 'eta_moved' | 'not_reported' | 'source_silent' | 'source_not_connected' | 'request_failed' | 'request_waiting' | 'empty_return_due' | 'document_contradicts' | 'document_offers_value' | 'sources_contradict' | (string & {})
  /** `high`: it costs money, or nothing proceeds until somebody acts; `medium`: it soon will; `low`: good to know. */
  severity: 'high' | 'medium' | 'low' | (string & {})
  /** What it is, in one sentence for people. */
  title: string
  /** What helps, in one sentence for people. */
  whatToDo: string
  /** Since when it is so, UTC. */
  since: string
  /** The day by which something is to be done, or on which something is expected, by the calendar of the place; null if there is none or it is unknown. */
  dueOn: string | null
  /** Who has to act next. */
  whoActs: {
    /** `operator` is whoever runs this installation. */
    role: 'you' | 'shipping_line' | 'terminal' | 'customs' | 'railway' | 'operator' | (string & {})
    /** Name for people; null if it is not known. */
    name: string | null
  }
  /** What it costs, by charge; null where no charge runs. */
  money: AttentionMoney[] | null
  /** The values that it is based on; never empty. */
  evidence: AttentionEvidence[]
  /** What can be done about it, the most useful first. */
  actions: AttentionAction[]
  /** `open`; `snoozed` until `snoozedUntil`; `done` until its cause changes. */
  state: 'open' | 'snoozed' | 'done'
  /** When it is open again; null unless snoozed, UTC. */
  snoozedUntil: string | null
  /** Why it was snoozed or done; null if nobody said. */
  stateReason: string | null
  /** When anything of it last changed, its state included, UTC. */
  changedAt: string
}

/**
 * Something that somebody must do or know. Entries are computed from the records and the clock: they appear and vanish with
 * their cause. The id stays the same while the cause lasts.
 */
export type AttentionEntry<I extends string = never> = AttentionEntryAttributes & {
  /** The container that it is about; null if it is about none. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>> | null
  /** The shipment that it is about; null if it is about none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>> | null
  /** The tracking request that it is about; null if it is about none. */
  trackingRequest: Related<I, 'tracking_request', Reference<'tracking_request'>, TrackingRequest<Below<I, 'tracking_request'>>> | null
  /** The document that it is about; null if it is about none. */
  document: Related<I, 'document', Reference<'document'>, Document<Below<I, 'document'>>> | null
}

/** When things need attention, and which last free day counts, for the whole account. */
export interface AttentionSettings {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'attention_settings'
  /** `free_time_ending` this many days before the last free day; 0 on that day only. */
  freeTimeEndsWithinDays: number
  /** `arriving_soon` this many days before the arrival. */
  arrivesWithinDays: number
  /** `eta_moved` when the arrival moved by more than this many hours since the same time of the day before. */
  etaMovedByHours: number
  /**
   * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
   * `pickupLfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
   * terminal or railway where it is picked up, then of the line.
   */
  pickupLfdPolicy: 'line_first' | 'earliest' | 'terminal_first' | (string & {})
  /** In the response to a change of `pickupLfdPolicy`; left out otherwise. */
  meta?: {
    /** What a change of the policy changed. */
    pickupLfdPolicy: PickupLfdPolicyChange
  }
}

/**
 * Statements about one container that cannot all be true. They are computed from what the sources report: the same reports
 * give the same contradictions. A contradiction is resolved when one of the statements is taken back or corrected; it is kept.
 */
export interface ContradictionAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'contradiction'
  /**
   * What the statements are about. `last_free_day_differs`; `last_free_day_extended_by_one`: they agreed, and one moved;
   * `last_free_day_before_discharge`. `discharge_time_differs`. `gate_out_while_at_terminal`: the line reports the pickup, the
   * terminal has it; `gate_out_while_aboard`: the terminal reports the pickup, the line has it at sea;
   * `discharge_after_gate_out`; `empty_return_before_gate_out`. `freight_hold_released`, `customs_hold_released`: one source
   * has released what another lists; `available_with_hold`; `picked_up_with_customs_hold`. `two_terminals`: both have it;
   * `place_differs`. `arrived_and_still_expected`. `two_vessels`: two ships, or two numbers of one. `weight_differs`,
   * `seal_differs`, `size_differs`. `actual_denied`: one source has withdrawn what another reports.
   * `rail_arrival_after_truck_pickup`. `document_differs`: a document of yours differs from what is reported.
   * `two_bills`: two shipments that you track have the container, and state different ports for one voyage.
   * `other_bill_named`: a source reports the container under another bill of lading.
   */
  kind: 'last_free_day_differs' | 'last_free_day_extended_by_one' | 'last_free_day_before_discharge' | 'discharge_time_differs' | 'gate_out_while_at_terminal' | 'gate_out_while_aboard' | 'discharge_after_gate_out' | 'empty_return_before_gate_out' | 'freight_hold_released' | 'customs_hold_released' | 'available_with_hold' | 'picked_up_with_customs_hold' | 'two_terminals' | 'place_differs' | 'arrived_and_still_expected' | 'two_vessels' | 'weight_differs' | 'seal_differs' | 'size_differs' | 'actual_denied' | 'rail_arrival_after_truck_pickup' | 'document_differs' | 'two_bills' | 'other_bill_named' | (string & {})
  /** `high`: it costs money, or somebody drives to the terminal in vain; `medium`: a time or place is in doubt; `low`: good to know. */
  severity: 'high' | 'medium' | 'low' | (string & {})
  /** `open`; `resolved`: the statements no longer contradict each other. It can open again. */
  state: 'open' | 'resolved'
  /** What it is, in one sentence for people. */
  title: string
  /** The statements that cannot all be true, the one that prevails first; at least two. */
  statements: ContradictingStatement[]
  /** The rule that decided which of them prevails; null where none did. */
  decidedBy: {
    /** What the rule is about. */
    field: string
    /** The kinds of sources, strongest first. */
    order: ('line' | 'terminal' | 'rail' | 'document' | 'user' | (string & {}))[]
  } | null
  /** When the last of the statements was first made: since then they contradict each other, UTC. */
  since: string
  /** When it was found, and found again after it had been resolved, UTC. */
  openedAt: string
  /** When it was found to be resolved; null while it is open, UTC. */
  resolvedAt: string | null
  /** The days between two last free days, or between the days that a bill charges and the reported ones; null if it is about something else. */
  daysAtStake: number | null
  /** When anything of it last changed, UTC. */
  changedAt: string
  /** Notes about the response; left out if there are none. */
  meta?: EvidenceMeta
}

/**
 * Statements about one container that cannot all be true. They are computed from what the sources report: the same reports
 * give the same contradictions. A contradiction is resolved when one of the statements is taken back or corrected; it is kept.
 */
export type Contradiction<I extends string = never> = ContradictionAttributes & {
  /** The container that it is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The shipment of the container. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
}

/** Size and position of the page, and how many contradictions there are of each kind. Everything is counted exactly. */
export interface ContradictionListMeta {
  /** Rows in this page. */
  size: number
  /** Rows overall that match all filters. */
  total: number
  /** Position in the list. */
  pagination: {
    /** Number of this page. */
    current: number
    /** Number of the next page; absent on the last one. */
    next?: number
    /** Number of the last page; absent when this is it. */
    last?: number
    /** The same as `total`. */
    records: number
  }
  /** How many match the filters other than `filter[kind]`, by kind; kinds without one are absent. */
  counts: Record<string, number>
  /** Left out unless `knownAt` or `asOf` asks for the past. */
  past?: PastMoment
  /** For the past; left out while everything that it is based on is kept as it was received. */
  evidence?: DroppedEvidence
}

/** A request to track one number at one line. */
export interface TrackingRequestAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'tracking_request'
  /** The number as submitted. */
  requestNumber: string
  /** Kind of number, in the spelling it was created with. */
  requestType: 'bill_of_lading' | 'booking' | 'booking_number' | 'container' | (string & {})
  /** SCAC of the line; null while it is being detected. */
  scac: string | null
  /** Your own reference numbers. */
  refNumbers: string[]
  /** Tags for the shipment. */
  shipmentTags: string[]
  /** The same tags as in `shipmentTags`. */
  tags?: string[]
  /** State of the request. */
  status: 'pending' | 'awaiting_manifest' | 'created' | 'failed' | 'tracking_stopped' | (string & {})
  /** Why it failed, or the latest problem while retrying. */
  failedReason: 'unrecognized_response' | 'shipping_line_unreachable' | 'internal_processing_error' | 'duplicate' | 'expired' | 'retries_exhausted' | 'not_found' | 'invalid_number' | 'booking_cancelled' | 'data_unavailable' | 'scac_auto_detect_failed' | (string & {}) | null
  /** Same as `meta.action`; null when there is nothing to do. */
  action?: 'fix_number' | 'choose_line' | 'wait_until' | 'contact_line' | 'check_credentials' | 'connect_line' | 'track_again_for_next' | (string & {}) | null
  /** Whether the line will be polled again. */
  isRetrying: boolean
  /** How often the poll of the line was retried. */
  retryCount: number | null
  /** When it was created, UTC. */
  createdAt: string
  /** When it last changed, UTC. */
  updatedAt: string
  /** What to do while the number waits, after a problem, or after the journey has ended; absent while all is well. */
  meta?: TrackingRequestMeta
}

/** A request to track one number at one line. */
export type TrackingRequest<I extends string = never> = TrackingRequestAttributes & {
  /** The shipment, once there is one. */
  trackedObject: Related<I, 'tracked_object', Reference<'shipment'>, Shipment<Below<I, 'tracked_object'>>> | null
  /** Your customer, for whom the number is tracked; null if none was named. */
  customer: Related<I, 'customer', Reference<'party'>, Party> | null
  /** The user who created it; null if a program did. */
  user: Related<I, 'user', Reference<'user'>, User> | null
}

/** A custom field value. */
export interface InitialShipmentField {
  /** Slug of the field. */
  apiSlug: string
  /** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
  value: CustomFieldValue
}

/** A custom field value. */
export interface InitialContainerField {
  /** Slug of the field. */
  apiSlug: string
  /** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
  value: CustomFieldValue
  /** Container it applies to; empty or absent means all. */
  number?: string | null
}

/** One number to track, with the attributes of a single creation. */
export interface TrackingRequestRow {
  /** Kind of number: a bill of lading, a booking or a container. */
  requestType: 'bill_of_lading' | 'booking' | 'booking_number' | 'container'
  /** The number to track. */
  requestNumber: string
  /** SCAC of the line, primary or alternative; required unless `autoDetectVoccScac` is true. */
  scac?: string | null
  /** Find the line from the number. */
  autoDetectVoccScac?: boolean
  /** Copied to the shipment and its containers. */
  refNumbers?: string[]
  /** Become the tags of the shipment. */
  shipmentTags?: string[]
  /** Applied once the shipment exists. */
  initialCustomFields?: {
    /** Values of custom fields that the shipment gets when it is found. */
    shipment?: InitialShipmentField[]
    /** Values of custom fields that each of its containers gets when it is found. */
    containers?: InitialContainerField[]
  }
  /** Your customer; takes precedence over the customer of the whole batch. */
  customerId?: string
}

/** The results for many numbers. They are not stored; the tracking requests are. */
export interface TrackingRequestBatch {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'tracking_request_batch'
  /** Whether nothing was written. */
  dryRun: boolean
  /** How many rows ended so. */
  counts: {
    /** Rows whose line is polled now. */
    created: number
    /** Rows whose line is polled later. */
    accepted: number
    /** Rows that a dry run found acceptable. */
    wouldCreate: number
    /** Rows whose number is tracked already. */
    duplicate: number
    /** Rows that are not acceptable. */
    invalid: number
  }
  /** One a row, in the order of the rows. */
  results: TrackingRequestRowResult[]
}

/** What a number alone reveals. */
export interface InferNumberResult {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'infer_number_results'
  /** Type of number; null if it cannot be determined. */
  numberType: 'container' | 'bill_of_lading' | 'booking' | (string & {}) | null
  /** What the number itself reveals. */
  validation: {
    /** Null when nothing can be checked. */
    isValid: boolean | null
    /** Name of the check that was made, such as the check digit. */
    type: 'container' | 'shipment' | (string & {})
    /** Whether its ISO 6346 check digit is right; absent for other numbers than a container's. */
    checkDigitPassed?: boolean | null
    /** The number read out of the input. */
    parsedNumber?: string | null
    /** Why it is not valid; absent if it is, or if nothing can be checked. */
    reason?: string | null
  }
  /** Which line the number belongs to. */
  shippingLine: ShippingLinePrediction
}

/** The clock of an account's sandbox. */
export interface SandboxClock {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'sandbox_clock'
  /** What the clock of the sandbox shows, UTC. */
  now: string
  /** Seconds by which it is ahead of the time of day. */
  aheadS: number
  /** The journeys that are tracked in the sandbox, the latest first; at most 100. */
  journeys: {
    /** The number by which the journey is tracked. */
    requestNumber: string
    /** Which story it plays. */
    scenario: string
    /** The story in a line. */
    title: string
    /** When it began, by this clock, UTC. */
    beganAt: string
    /** The next moment; null if all have passed. */
    nextMoment: {
      /** Name of the moment. */
      name: string
      /** When it comes, UTC. */
      at: string
    } | null
    /** Names to which the clock can still be advanced, in order of time. */
    moments: string[]
  }[]
}

/** A record that was found. */
export interface SearchResult {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'search_result'
  /** What was found; `cargo` is a container. */
  entityType: 'shipment' | 'cargo' | 'tracking_request' | (string & {})
  /** Bill of lading, container number or number of the tracking request. */
  number: string
  /** The shipment of a container, and of a tracking request that has one; null for a shipment itself. */
  shipmentId: string | null
  /** SCAC of the line; null while it is being detected. */
  scac: string | null
  /** Port of lading of a shipment. */
  portOfLadingName: string | null
  /** Port of discharge of a shipment. */
  portOfDischargeName: string | null
  /** How many containers a shipment has. */
  containersCount: number | null
  /** Whether a shipment is no longer tracked. */
  trackingStopped: boolean | null
  /** Why the tracking of a shipment stopped. */
  trackingStoppedReason: 'all_containers_terminated' | 'past_arrival_window' | 'past_full_out_window' | 'no_updates_at_line' | 'cancelled_by_user' | 'booking_cancelled' | (string & {}) | null
  /** State of a tracking request. */
  status: 'pending' | 'awaiting_manifest' | 'created' | 'failed' | 'tracking_stopped' | (string & {}) | null
  /** Why a tracking request failed, or its latest problem while retrying. */
  failedReason: 'unrecognized_response' | 'shipping_line_unreachable' | 'internal_processing_error' | 'duplicate' | 'expired' | 'retries_exhausted' | 'not_found' | 'invalid_number' | 'booking_cancelled' | 'data_unavailable' | 'scac_auto_detect_failed' | (string & {}) | null
  /** Your own reference numbers. */
  refNumbers: string[]
  /** When the record was created, UTC. */
  createdAt: string
  /** When the record last changed, UTC. */
  updatedAt: string
}

/** A secret address from which calendar programs read last free days and empty returns. */
export interface CalendarFeed {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'calendar_feed'
  /** What it is for. */
  name: string
  /** Filters of the list of containers that the feed is limited to; empty for all of the account. */
  filters: Record<string, string>
  /** The secret address; null except in the answer that makes it. */
  url: string | null
  /** When it was created, UTC. */
  createdAt: string
  /** When a program last read the address, to the minute; null for never, UTC. */
  lastReadAt: string | null
}

/** Filters, order and columns of a list, stored under a name. */
export interface View {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'view'
  /** Name of the view. */
  name: string
  /** Which list it shows. */
  list: 'containers' | 'shipments'
  /** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
  filters: Record<string, string>
  /** Order of the list, as in its parameter `sort`; empty for the newest first. */
  sort: string[]
  /** Attributes that are shown, in this order; of the other record as in files, `shipment.tags`; empty for those that a page shows by itself. */
  columns: string[]
  /** `personal` is yours alone, `shared` everybody in the account sees and may change. */
  visibility: 'personal' | 'shared'
  /** When it was created, UTC. */
  createdAt: string
  /** When it was changed last, UTC. */
  updatedAt: string
}

/** One change of one record, as the account's log has it. */
export interface EventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'event'
  /** Place in the account's log: 1, 2, 3, without a gap. */
  sequence: number
  /** Name under which webhooks are notified of it; null if they are not. */
  event: string | null
  /** What changed, `[old, new]` by column. A new record has null for old. */
  changeset: Record<string, unknown[]>
  /** When it was noticed, UTC. */
  occurredAt: string
}

/** One change of one record, as the account's log has it. */
export type Event<I extends string = never> = EventAttributes & {
  /** What changed. A record that has been deleted since is still named here. */
  resource: Reference<string>
  /** The shipment it concerns. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>> | null
  /** The container it concerns. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>> | null
}

/** An address that receives events. */
export interface Webhook {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'webhook'
  /** Where events are posted. */
  url: string
  /** Whether events are sent. */
  active: boolean
  /** Names of the events that the webhook receives. */
  events: ('tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended' | (string & {}))[]
  /** Key of the signature; in full at creation and rotation, masked afterwards. */
  secret: string
  /** Headers sent with each delivery. */
  headers: WebhookHeader[] | null
  /** When it was created, UTC. */
  createdAt?: string
  /** Since when deliveries have failed; null while all is well, UTC. */
  failingSince?: string | null
  /** Attempts that failed in a row. */
  consecutiveFailures?: number
  /** When it was disabled after failures; null otherwise, UTC. */
  disabledAt?: string | null
  /** Why: the receiver answered 410 (`gone`), or failed for days (`failing`). */
  disabledReason?: 'gone' | 'failing' | (string & {}) | null
  /** Until when the secret before the last rotation signs as well, UTC. */
  previousSecretExpiresAt?: string | null
}

/** The number of notifications found for a replay. */
export interface WebhookReplayResult {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'webhook_replay'
  /** How many notifications are sent again. */
  replayed: number
}

/** A group of events. */
export interface WebhookEventCategory {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'webhook_event_category'
  /** Title of the group. */
  name: string
  /** Events of the group. */
  events: {
    /** Name of the event, such as `container.updated`. */
    name: 'tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended' | (string & {})
    /** When it is sent. */
    description: string
  }[]
}

/** Addresses to allow in a firewall. */
export interface WebhookIps {
  /** IPv4 addresses that deliveries come from. */
  webhookNotificationIps: string[]
  /** When the list last changed, UTC. */
  lastUpdated: string
}

/** Outcome of the sample. */
export interface WebhookTriggerResult {
  /** Where it was sent. */
  url: string
  /** True for 200, 201, 202 and 204. */
  succeeded: boolean
  /** Why there was no response; null if there was one. */
  error: string | null
  /** HTTP status that the receiver answered; null if no answer came. */
  statusCode: number | null
  /** The headers of the request that was sent, by name. */
  requestHeaders: Record<string, string>
  /** Exactly what was sent. */
  requestBody: string
  /** The headers of the receiver's response, by name; null if there was none. */
  responseHeaders: Record<string, string> | null
  /** Start of the receiver's answer. */
  responseBody: string | null
}

/** One event for one webhook. */
export interface WebhookNotificationAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'webhook_notification'
  /** Name of the event, such as `container.updated`. */
  event: 'tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended' | (string & {})
  /** State of the delivery. */
  deliveryStatus: 'pending' | 'succeeded' | 'failed' | (string & {})
  /** When it was created, UTC. */
  createdAt: string
  /** Version of the payload, document events only. */
  version?: string
  /** Notes about the response; left out if there are none. */
  meta?: EvidenceMeta
}

/** One event for one webhook. */
export type WebhookNotification<I extends string = never> = WebhookNotificationAttributes & {
  /** The webhook that the notification was sent to. */
  webhook: Related<I, 'webhook', Reference<'webhook'>, Webhook>
  /** What the event is about. */
  referenceObject: Related<I, 'reference_object', Reference<'tracking_request' | 'transport_event' | 'estimated_event' | 'container_created_event' | 'container_updated_event' | 'container_pod_terminal_changed_event' | 'container_milestone_overdue_event' | 'shipment_updated_event' | 'document' | 'attention_entry' | 'contradiction' | 'source_silence'>, TrackingRequest<Below<I, 'reference_object'>> | TransportEvent<Below<I, 'reference_object'>> | EstimatedEvent<Below<I, 'reference_object'>> | ContainerCreatedEvent<Below<I, 'reference_object'>> | ContainerUpdatedEvent<Below<I, 'reference_object'>> | ContainerPodTerminalChangedEvent<Below<I, 'reference_object'>> | ContainerMilestoneOverdueEvent<Below<I, 'reference_object'>> | ShipmentUpdatedEvent<Below<I, 'reference_object'>> | Document<Below<I, 'reference_object'>> | AttentionEntry<Below<I, 'reference_object'>> | Contradiction<Below<I, 'reference_object'>> | SourceSilence>
  /** The document, document events only. */
  document?: Related<I, 'document', Reference<'document'>, Document<Below<I, 'document'>>>
  /** The attempts to deliver it; none when it is sent. */
  webhookNotificationLogs: Related<I, 'webhook_notification_logs', Reference<'webhook_notification_log'>, WebhookNotificationLog>[]
}

/** A shipping line, and what can be tracked with it. */
export interface ShippingLine {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'shipping_line'
  /** SCAC of the shipping line, by which it is named everywhere here. */
  scac: string
  /** Name of the shipping line in full. */
  name: string
  /** Short name of the line, as people use it. */
  shortName: string
  /** Other SCACs accepted for this line. */
  alternativeScacs: string[]
  /** Tracks bills of lading. */
  billOfLadingTrackingSupport: boolean
  /** Whether the line can be asked for a booking number. */
  bookingNumberTrackingSupport: boolean
  /** Whether the line can be polled by container number. */
  containerNumberTrackingSupport: boolean
  /** Whether this installation can poll the line. Requests to a line that is not configured wait until it is. */
  configured: boolean
  /** Which facts this line reports. Null where that is not known. */
  providedData: {
    /** Whether `sslLfd` is provided. */
    sslLfd?: boolean | null
    /** Known limits of `sslLfd`. */
    sslLfdNotes?: string | null
    /** Whether `sealNumber` is provided. */
    sealNumber?: boolean | null
    /** Known limits of `sealNumber`. */
    sealNumberNotes?: string | null
    /** Whether `weightInLbs` is provided. */
    weightInLbs?: boolean | null
    /** Known limits of `weightInLbs`. */
    weightInLbsNotes?: string | null
    /** Whether `equipmentType` is provided. */
    equipmentType?: boolean | null
    /** Known limits of `equipmentType`. */
    equipmentTypeNotes?: string | null
    /** Whether `equipmentHeight` is provided. */
    equipmentHeight?: boolean | null
    /** Known limits of `equipmentHeight`. */
    equipmentHeightNotes?: string | null
    /** Whether `equipmentLength` is provided. */
    equipmentLength?: boolean | null
    /** Known limits of `equipmentLength`. */
    equipmentLengthNotes?: string | null
    /** Whether `podArrivedAt` is provided. */
    podArrivedAt?: boolean | null
    /** Known limits of `podArrivedAt`. */
    podArrivedAtNotes?: string | null
    /** Whether `podDischargedAt` is provided. */
    podDischargedAt?: boolean | null
    /** Known limits of `podDischargedAt`. */
    podDischargedAtNotes?: string | null
    /** Whether `podFullOutAt` is provided. */
    podFullOutAt?: boolean | null
    /** Known limits of `podFullOutAt`. */
    podFullOutAtNotes?: string | null
    /** Whether `emptyTerminatedAt` is provided. */
    emptyTerminatedAt?: boolean | null
    /** Known limits of `emptyTerminatedAt`. */
    emptyTerminatedAtNotes?: string | null
    /** Whether `finalDestinationFullOutAt` is provided. */
    finalDestinationFullOutAt?: boolean | null
    /** Known limits of `finalDestinationFullOutAt`. */
    finalDestinationFullOutAtNotes?: string | null
  }
  /** Address of the line's own tracking page. */
  trackingUrl: string | null
  /** Address of the line's contact page. */
  contactUrl: string | null
  /** Letters that its bills begin with. */
  bolPrefix?: string | null
  /** What to know about this line. */
  notes: string | null
  /** Whether the line is polled. */
  meta: {
    /**
     * `connected`: this installation polls the line. Otherwise a request for one of its numbers waits until it does:
     * `connectable` by its API, whose behaviour is known; `unverified` by an API whose behaviour nobody has verified;
     * `edi_only` by status messages; `none` where nothing is known.
     */
    connection: 'connected' | 'connectable' | 'unverified' | 'edi_only' | 'none' | (string & {})
    /** What an operator does so that it is polled; null while it is. */
    howToConnect: string | null
  }
}

/** A response of a source, or a message that it pushed. */
export interface Report {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'report'
  /** The source whose report it is: a line, a terminal, a railway or another. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** Kind of the source: a line, a terminal, a railway or another. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  }
  /** What it is about. */
  subject: {
    /** Kind of the number. */
    kind: 'bill' | 'booking' | 'container' | 'facility'
    /** The number in the form of the source. */
    number: string
  }
  /** What came of it. */
  outcome: 'ok' | 'not_found' | 'no_data_yet' | 'number_rejected' | 'withheld' | 'unreachable' | 'throttled' | 'unauthorized' | 'unrecognized' | (string & {})
  /** False if it was cut short. */
  complete: boolean
  /** Name of the adapter that read the report. */
  adapter: string
  /** Version of the adapter, which changes when it reads something otherwise. */
  adapterVersion: number
  /** When the source was polled, or observed it, UTC. */
  observedAt: string
  /** When it was received, UTC. */
  receivedAt: string
  /** When it was stored, UTC. */
  recordedAt: string
  /** Media type of the report as it was received. */
  mediaType: string | null
  /** SHA-256 of what is compared with the next response. */
  contentHash: string | null
  /** SHA-256 of the body in UTF-8, also when that is no longer kept; null where there was none, or one from before hashes were stored that is no longer kept. */
  bodySha256: string | null
  /** Length of the report in bytes, as it was received. */
  size: number | null
  /** Length in bytes as it is stored, compressed. */
  storedSize: number | null
  /** What it was the first to report about your shipment, at most 200. */
  quotes: {
    /** The milestone or the fact. */
    about: string
    /** The container; null for all. */
    container: string | null
    /** The words as reported. */
    words: string
    /** When it happened according to the source, UTC. */
    happenedAt: string | null
  }[]
  /** How many there are. */
  quotesTotal: number
  /** The body as received, only of a source that is configured for your account alone, or with a key of the operator; null when it is no longer kept, as `meta.evidence` says. */
  body: string | null
  /** Notes about the response; left out if there are none. */
  meta?: EvidenceMeta
}

/** The state of a line, terminal or railway in this installation. */
export interface Source {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'source'
  /** Kind of the source: a line, a terminal, a railway or another. */
  kind: 'line' | 'terminal' | 'rail'
  /** Its name; null if it is no longer configured. */
  name: string | null
  /** What reads its answers. */
  adapter: string
  /**
   * `not_configured`: polled once it has credentials. `paused`: not polled for a while after failures. `failing`:
   * the last polls failed. `working`: answers. `idle`: nothing received yet.
   */
  state: 'not_configured' | 'paused' | 'failing' | 'working' | 'idle'
  /** Failures in a row over its numbers. */
  failures: number
  /** Until when it is not polled, UTC. */
  pausedUntil: string | null
  /** Numbers that are due now, counted up to 10,000. */
  queue: number
  /** When the next number is due, UTC. Null if nothing is polled. */
  nextPollAt: string | null
  /** When it last pushed something that could be used; left out if it never did, UTC. */
  lastPushedAt?: string
  /** How often it pushes; left out if it does not push, and while this is neither stated nor learned. */
  cadence?: SourceCadence
  /** The latest polls, or items pushed, newest first. */
  lastPolls: {
    /** When that was, UTC. */
    at: string
    /** The bill, booking or container. */
    number: string
    /** What came of it. */
    outcome: string
  }[]
  /** The last poll without an answer, or the last item that was refused. */
  lastFailure: {
    /** When that was, UTC. */
    at: string
    /** The bill, booking or container. */
    number: string
    /** What came of it. */
    outcome: string
    /** The status or the error. */
    reason: string
  } | null
}

/** A source has not answered, or not pushed, for longer than its cadence explains. */
export interface SourceSilence {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'source_silence'
  /** The source that is silent. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** What the source is. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | (string & {})
    /** Name of the source for people. */
    name: string
  }
  /** Its last answer about any record of yours, or its last push; of one that has not since it is awaited, since then, UTC. */
  since: string
  /** The same, null if it never did, UTC. */
  lastAnsweredAt: string | null
  /** How often a source is expected to answer or push. */
  cadence: SourceCadence
  /** How many tracked shipments of yours await its answers. */
  shipments: number
  /** How many containers of them. */
  containers: number
  /** When it was noticed, UTC. */
  noticedAt: string
  /** When it was noticed that the silence had ended; null while it lasts, UTC. */
  endedAt: string | null
  /** `answered`: the source answered. `not_awaited`: no tracked record of yours awaits its answers any more, or its cadence has become another. Null while it lasts. */
  endedBecause: 'answered' | 'not_awaited' | (string & {}) | null
}

/** A port or inland place with a UN/LOCODE. */
export interface PortAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'port'
  /** Name of the port, in English. */
  name: string
  /** UN/LOCODE of the place: two letters for the country, three for the place. */
  code: string
  /** State or region code. */
  stateAbbr: string | null
  /** City of the place, in English; null while unknown. */
  city: string | null
  /** ISO 3166 country code. */
  countryCode: string
  /** Zone of the place by its IANA name, in which local times are meant. */
  timeZone: string
  /** Latitude in decimal degrees. */
  latitude: string | number | null
  /** Longitude in decimal degrees. */
  longitude: string | number | null
}

/** A port or inland place with a UN/LOCODE. */
export type Port<I extends string = never> = PortAttributes & {
  /** Terminals of the port. */
  terminals: Related<I, 'terminals', Reference<'terminal'>, Terminal<Below<I, 'terminals'>>>[]
}

/** An inland metropolitan area with a UN/LOCODE. */
export interface MetroArea {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'metro_area'
  /** Name of the metropolitan area, in English. */
  name: string
  /** UN/LOCODE of the place: two letters for the country, three for the place. */
  code: string
  /** State or region code. */
  stateAbbr: string | null
  /** ISO 3166 country code. */
  countryCode: string
  /** Zone of the place by its IANA name, in which local times are meant. */
  timeZone: string
  /** Latitude in decimal degrees. */
  latitude: string | number | null
  /** Longitude in decimal degrees. */
  longitude: string | number | null
}

/** A marine terminal, or an inland facility known by its FIRMS code. */
export interface TerminalAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'terminal'
  /** Name of the terminal, as it calls itself. */
  name: string
  /** Short name of the terminal, as truckers use it; null if it has none. */
  nickname: string
  /** FIRMS code of US customs, or a sublocation code. */
  firmsCode: string | null
  /** Code of the terminal in the list of SMDG; null if it has none. */
  smdgCode: string | null
  /** Code of the facility in the list of BIC; null if it has none. */
  bicFacilityCode: string | null
  /** Street and number of the facility; null while unknown. */
  street: string | null
  /** City; that of its port where it has none of its own. */
  city: string
  /** Name of the state or province; null while unknown. */
  state: string | null
  /** Postal abbreviation of the state or province; null while unknown. */
  stateAbbr: string | null
  /** Postal code of the facility's address; null while unknown. */
  zip: string | null
  /** Name of the country in English; null while unknown. */
  country: string | null
  /** Kind of facility, such as a marine terminal or a rail ramp. */
  facilityType: 'ocean_terminal' | 'rail_terminal' | 'depot' | (string & {})
  /** Which facts this terminal reports. Null where that is not known. */
  providedData: {
    /** Whether `pickupLfd` is provided. */
    pickupLfd?: boolean | null
    /** Known limits of `pickupLfd`. */
    pickupLfdNotes?: string | null
    /** Whether `podFullOutAt` is provided. */
    podFullOutAt?: boolean | null
    /** Whether `availableForPickup` is provided. */
    availableForPickup?: boolean | null
    /** Known limits of `availableForPickup`. */
    availableForPickupNotes?: string | null
    /** Whether `feesAtPodTerminal` is provided. */
    feesAtPodTerminal?: boolean | null
    /** Known limits of `feesAtPodTerminal`. */
    feesAtPodTerminalNotes?: string | null
    /** Whether `holdsAtPodTerminal` is provided. */
    holdsAtPodTerminal?: boolean | null
    /** Known limits of `holdsAtPodTerminal`. */
    holdsAtPodTerminalNotes?: string | null
    /** Whether `pickupAppointmentAt` is provided. */
    pickupAppointmentAt?: boolean | null
    /** Known limits of `pickupAppointmentAt`. */
    pickupAppointmentAtNotes?: string | null
    /** Whether `locationAtPodTerminal` is provided. */
    locationAtPodTerminal?: boolean | null
    /** Known limits of `locationAtPodTerminal`. */
    locationAtPodTerminalNotes?: string | null
    /** Whether `podFullOutChassisNumber` is provided. */
    podFullOutChassisNumber?: boolean | null
    /** Known limits of `podFullOutChassisNumber`. */
    podFullOutChassisNumberNotes?: string | null
  }
}

/** A marine terminal, or an inland facility known by its FIRMS code. */
export type Terminal<I extends string = never> = TerminalAttributes & {
  /** Port of the terminal. */
  port: Related<I, 'port', Reference<'port'>, Port<Below<I, 'port'>>>
}

/** A vessel. Positions are served where the account has them switched on. */
export interface Vessel {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'vessel'
  /** Name of the ship, in capitals as ships report it. */
  name: string
  /** Number of the ship by the IMO, which it keeps for life; null while unknown. */
  imo: string | null
  /** Number of the ship's radio station (MMSI); null while unknown. */
  mmsi: string | null
  /** Latitude of the last known position, in degrees; null while unknown. */
  latitude: number | null
  /** Longitude of the last known position, in degrees; null while unknown. */
  longitude: number | null
  /** Speed over ground in knots; null while unknown. */
  nauticalSpeedKnots: number | null
  /** Heading in degrees, 0 is north, clockwise. */
  navigationalHeadingDegrees: number | null
  /** When the position was reported, UTC. */
  positionTimestamp: string | null
  /** Track, only if requested. */
  positions?: {
    /** Latitude of the position, in degrees north. */
    latitude: number
    /** Longitude of the position, in degrees east. */
    longitude: number
    /** Heading in degrees clockwise from north; null while unknown. */
    heading: number | null
    /** When that was, UTC. */
    timestamp: string
    /** True for a calculated position. */
    estimated: boolean
  }[] | null
}

/** A document of a shipment as a file, and what was read from it. */
export interface DocumentAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'document'
  /** Title of the document, for people; the file's name unless it was given. */
  name: string
  /** Code of the type that was recognized, as `GET /documents/types` lists them. Null until the document has been read, and for what is of no known type. */
  documentType: string | null
  /** Type that a person set. It is kept when the document is read again. */
  documentTypeManual: string | null
  /** The type in force, `documentTypeManual` where it is set and else `documentType`. Filters and sorts use it. */
  documentTypeEffective: string | null
  /**
   * Whether the file has text: `text`; `recognized`, from pictures; `no_text`, a picture or a scan without any that
   * could be recognized; `not_read`, a file that was not opened. Null until the document has been read.
   */
  readability: 'text' | 'recognized' | 'no_text' | 'not_read' | (string & {}) | null
  /** Why it was given its type, or why it could not be read. */
  classificationNotes: string | null
  /** How the document was received, such as by the API or by mail. */
  source: 'upload' | 'api' | 'email' | 'split_document' | (string & {})
  /** Name of the file. */
  fileName: string
  /** Media type that the file was announced with. */
  fileContentType: string | null
  /** Length of the file in bytes. */
  fileSizeBytes: number | null
  /** When it was created, UTC. */
  createdAt: string
  /** When it last changed, UTC. */
  updatedAt: string
  /** Why it is linked, and which other documents came in the same file. */
  meta?: {
    /** For each shipment and container, the number that it was found by. */
    links: {
      /** Identifier of the shipment. */
      shipmentId: string
      /** Identifier of the container. */
      containerId: string | null
      /** Kind of the number by which it was linked. */
      kind: 'container' | 'bill_of_lading' | 'booking' | 'reference' | (string & {})
      /** The number in the document. */
      number: string
      /** Page on which it was found. */
      page: number
      /**
       * `number`: a number of the shipment or container itself; `reference`: one of its reference numbers, such as a
       * house bill, which is a weaker link.
       */
      strength: 'number' | 'reference' | (string & {})
    }[]
    /** The file of several documents that it was a part of, and its pages there. */
    splitFrom: {
      /** Identifier of the whole. */
      documentId: string
      /** Number of its first page in the file, counted from 1. */
      firstPage: number
      /** The same for a single page. */
      lastPage: number
    } | null
    /** The documents that it was split into, in the order of their pages. Their types and values are theirs. */
    parts: {
      /** Identifier of the part. */
      documentId: string
      /** Number of its first page in the file, counted from 1. */
      firstPage: number
      /** The same for a single page. */
      lastPage: number
    }[]
  }
}

/** A document of a shipment as a file, and what was read from it. */
export type Document<I extends string = never> = DocumentAttributes & {
  /** The account that owns it. */
  account: Related<I, 'account', Reference<'account'>, Account>
  /** The user who added the document; null if a program or a mail did. */
  user: Related<I, 'user', Reference<'user'>, User> | null
  /** The mail that it came with. */
  emailSubmission: Related<I, 'email_submission', Reference<'email_submission'>, EmailSubmission> | null
  /** What was last read from it. */
  lastDocumentRepresentation: Related<I, 'last_document_representation', Reference<'document_representation'>, DocumentRepresentation> | null
  /** Shipments that it mentions. */
  shipments: Related<I, 'shipments', Reference<'shipment'>, Shipment<Below<I, 'shipments'>>>[]
  /** Containers that it mentions. */
  cargos: Related<I, 'cargos', Reference<'container'>, Container<Below<I, 'cargos'>>>[]
}

export interface DocumentDownload {
  /** Where the file is downloaded from, as an attachment, in the next five minutes. It needs no key. */
  downloadUrl: string
}

export interface DocumentAccepted {
  /** It will be done soon; the outcome comes by webhook. */
  status: 'accepted'
}

/** What a document can be. */
export interface DocumentTypes {
  /** The types of documents that are recognized. */
  documentTypes: {
    /** Name of the type for programs: a value of `documentType`. */
    code: string
    /** Name of the type for people. */
    label: string
  }[]
}

/** A mail that brought documents, as its own endpoints return it. */
export interface EmailSubmissionDetailAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'email_submission'
  /** Subject; empty when it has none. */
  subject: string
  /** Its text, the first 100,000 characters of it. */
  body: string | null
  /** The first 200 characters of its text. */
  bodyPreview: string | null
  /** Addresses of those who sent the mail. */
  from: string[]
  /** Addresses of those to whom the mail was sent. */
  to: string[]
  /** Addresses of those who got a copy of the mail. */
  cc: string[]
  /** When it was sent, by its own account, UTC. */
  sentAt: string | null
  /** Identifier that its sender gave it. */
  messageId: string | null
  /** Identifier of the mail that it answers. */
  inReplyTo: string | null
  /** Identifiers of the mails before it. */
  references: string[]
  /** Media type of the whole. */
  contentType: string | null
  /** Parts of which no document was made. */
  leftOut: {
    /** Name of the part. */
    name: string
    /** Why the part of the mail was left out. */
    reason: string
  }[]
  /** How many of its documents there are still. */
  documentsCount: number
  /** When it came, UTC. */
  createdAt: string
  /** When it last changed, UTC. */
  updatedAt: string
}

/** A mail that brought documents, as its own endpoints return it. */
export type EmailSubmissionDetail<I extends string = never> = EmailSubmissionDetailAttributes & {
  /** The account that it belongs to. */
  account: Related<I, 'account', Reference<'account'>, Account>
  /** The user whose key it was submitted with. */
  user: Related<I, 'user', Reference<'user'>, User> | null
  /** Documents that were attached to it and were not deleted since. */
  documents: Related<I, 'documents', Reference<'document'>, Document<Below<I, 'documents'>>>[]
}

/** The schema of what is read from a type of document. */
export interface DocumentSchema {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'document_schema'
  /** Code of the type. */
  documentType: string
  /** Name of the type. */
  label: string
  /** Its version, a date. */
  schemaVersion: string
  /** The same as the identifier. */
  fullVersion: string
  /** Whether documents are read in this form now. */
  current: boolean
  /** Whether it may still change. */
  draft: boolean
  /** Since when documents are read in this form, UTC. */
  activeAt: string | null
  /** Language of the schema. */
  schemaFormat: 'json_schema'
  /** What documents of this type hold; null if nothing is said. */
  description: string | null
  /** The schema, JSON Schema 2020-12. */
  schemaPayload: Record<string, unknown>
  /** When it was made, UTC. */
  createdAt: string
  /** When it last changed, UTC. */
  updatedAt: string
}

/** A customer of the account. */
export interface Party {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'party'
  /** Name of the customer, as you know it. */
  companyName: string
}

/** A key with which programs call the API. */
export interface ApiKeyAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'api_key'
  /** What it is for. */
  name: string | null
  /** `read` may only read; `write` may read and change. */
  scope: 'read' | 'write'
  /** The key; null except in the answer that creates it. */
  key: string | null
  /** Its last four characters. */
  last4: string
  /** When it was created, UTC. */
  createdAt: string
  /** From when on it is rejected; null for never, UTC. */
  expiresAt: string | null
  /** When it was last used, to the minute; null for never, UTC. */
  lastUsedAt: string | null
  /** When it was revoked, UTC. */
  revokedAt: string | null
}

/** A key with which programs call the API. */
export type ApiKey<I extends string = never> = ApiKeyAttributes & {
  /** The user who created it; null if a program did. */
  user: Related<I, 'user', Reference<'user'>, User>
}

/** Something that somebody did. */
export interface AuditEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'audit_event'
  /** What was done: an operation of this API, or something at sign-in such as `session.created`. */
  action: string
  /** Who: a signed-in `user`, an `apiKey`, the `operator` by command, or `nobody` who was let in. */
  actorType: 'user' | 'api_key' | 'operator' | 'nobody'
  /** Name of the user or of the key, as it is now; null for the operator, for nobody, and for a key without a name. */
  actorName: string | null
  /** From which IP address; null within the service. */
  address: string | null
  /** The program that sent the request, by its `User-Agent`; null if it named none. */
  userAgent: string | null
  /** Type of what it was done to. */
  subjectType: string | null
  /** Identifier of what it was done to. */
  subjectId: string | null
  /** What else matters, such as the role of an invitation. */
  details: Record<string, unknown>
  /** When that was, UTC. */
  occurredAt: string
}

/** Something that somebody did. */
export type AuditEvent<I extends string = never> = AuditEventAttributes & {
  /** The user who did it, or to whom the key belongs. */
  user: Related<I, 'user', Reference<'user'>, User> | null
  /** The key that was used. */
  apiKey: Reference<'api_key'> | null
}

/**
 * What the bill states about one charge of one container. `null` means that the bill does not state it; values that
 * are left out of a request are read from the document, if one is named; values that are left out of a response could
 * not be read.
 */
export interface BilledValues {
  /** Number of the bill of lading. */
  billOfLadingNumber?: string | null
  /** Number of the container. */
  containerNumber?: string | null
  /** The port of discharge, by UN/LOCODE or by an unambiguous name. */
  portOfDischarge?: string | null
  /** Why the party that is billed owes the charge. */
  liabilityBasis?: string | null
  /** Number of the invoice. */
  invoiceNumber?: string | null
  /** Date of the invoice. */
  invoiceDate?: string | null
  /** Day on which it is due. */
  dueDate?: string | null
  /** The free time that is allowed, in days. */
  freeDays?: number | null
  /** First day of free time. */
  freeTimeStartsOn?: string | null
  /** Last day of free time. */
  freeTimeEndsOn?: string | null
  /** Day from which the container was available. */
  availableOn?: string | null
  /** Of an export: the earliest day on which it could be returned. */
  earliestReturnOn?: string | null
  /** Day on which the full container left the terminal. */
  gateOutOn?: string | null
  /** Day on which it came back empty. */
  returnedOn?: string | null
  /** First day that is charged. */
  chargedFrom?: string | null
  /** Last day that is charged. */
  chargedThrough?: string | null
  /** How many days are charged. */
  chargedDays?: number | null
  /** The rate or rates for a day. */
  dailyRates?: number[] | null
  /** The total of this charge of this container, in whole units of the currency; negative where it is credited. */
  totalAmount?: number | null
  /** ISO 4217 currency code of the amounts. */
  currencyCode?: string | null
  /** The tariff, contract or other rule on which the rate is based. */
  tariffRule?: string | null
  /** Whom to ask for a reduction or a refund. */
  disputeContact?: string | null
  /** Address, or words about the code, that leads to the conditions of such a request. */
  disputeUrl?: string | null
  /** How many days after the invoice such a request may be made. */
  disputeWithinDays?: number | null
  /** Whether it certifies that the charges follow the rules of the Federal Maritime Commission. */
  certifiesRules?: boolean | null
  /** Whether it certifies that the billing party did not cause or contribute to the charges. */
  certifiesNoFault?: boolean | null
}

/** What a bill of demurrage or detention has, lacks and gets wrong. It is not legal advice. */
export interface InvoiceAudit {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'invoice_audit'
  /** Number of the container. */
  number: string
  /** The charge that was audited: `combined` where the line has one for demurrage and detention. */
  charge: 'demurrage' | 'storage' | 'detention' | 'combined' | (string & {})
  /** The document from which values were read; null if none was named. */
  documentId: string | null
  /** When it was audited, by the clock of the record, UTC. */
  asOf: string
  /** What was audited: what was given, and what was read from the document. */
  bill: BilledValues
  /**
   * Where each value of `bill` that was read is on the document; several places if it is the sum of several
   * rows. Values that were given, or that a person wrote, have none.
   */
  readFrom: BilledPlace[]
  /** Whether 46 CFR part 541 of the United States applies to the bill, and what the bill lacks according to it. */
  rule: {
    /** Null: the ports are not known. */
    applies: boolean | null
    /** Why it applies or does not. */
    reason: string
    /** What the bill must state and does not. By 541.5, a bill that lacks one of them need not be paid. */
    absent: string[]
    /** What was not given, and could not be read. */
    unknown: string[]
  }
  /** Each element that 541.6 requires, in its order; empty where the rule does not apply. */
  contents: {
    /** Its name, mostly that in `bill`. */
    element: string
    /** Where it is required. */
    section: string
    /** What the bill must state. */
    requirement: string
    /** Whether it does; `unknown`: it was not given, and could not be read. */
    state: 'present' | 'absent' | 'unknown' | 'not_required' | (string & {})
  }[]
  /** Each comparison of the bill with the record; differences first, then what is unknown. */
  findings: InvoiceFinding[]
  /** By how much the total exceeds your tariff's price for the days that can be charged; null if one of them is not known, or the currencies differ. */
  overcharge: {
    /** In whole units of the currency. */
    amount: number
    /** ISO 4217 currency code. */
    currencyCode: string
  } | null
}

/** What a line, a terminal or a railway charges per day after the free time. */
export interface Tariff {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'tariff'
  /** Which charge the tariff is for, such as demurrage at the terminal or detention of the box. */
  charge: 'demurrage' | 'storage' | 'detention' | 'combined'
  /** SCAC of the line; null for every line. */
  shippingLineScac: string | null
  /** UN/LOCODE of the port or inland place of pickup; null for every place. */
  portLocode: string | null
  /** Length in feet; null for every length. */
  equipmentLength: 10 | 20 | 40 | 45 | 50 | (string & {}) | null
  /** Kind of container; null for every kind. */
  equipmentType: 'dry' | 'reefer' | 'open top' | 'flat rack' | 'bulk' | 'tank' | 'hard top' | (string & {}) | null
  /** Free days from the day after discharge or pickup, used where no source reports a last free day; null for none. */
  freeDays: number | null
  /** `working_days` are Monday to Friday; public holidays are not known. */
  freeDaysUnit: 'calendar_days' | 'working_days'
  /** ISO 4217 currency code. */
  currencyCode: string
  /** Cost of each calendar day after the free time. The first tier is from day 1, each other from a later day. */
  tiers: {
    /** First day that costs this. */
    fromDay: number
    /** Cost of each of these days. */
    amountPerDay: number
  }[]
  /** First day of free time to which it applies. */
  validFrom: string
  /** Last such day; null for none. */
  validTo: string | null
}

/** The value that a record has in a field of your own. */
export interface CustomFieldAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'custom_field'
  /** Slug of the field. */
  apiSlug: string
  /** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
  value: CustomFieldValue
  /** The value as it is displayed; null for a reference, and if there is no value. */
  displayValue: string | null
}

/** The value that a record has in a field of your own. */
export type CustomField<I extends string = never> = CustomFieldAttributes & {
  /** The record that has it. */
  entity: Related<I, 'entity', Reference<'shipment' | 'container' | 'tracking_request'>, Shipment<Below<I, 'entity'>> | Container<Below<I, 'entity'>> | TrackingRequest<Below<I, 'entity'>>>
  /** The field that this belongs to, by its definition. */
  definition: Related<I, 'definition', Reference<'custom_field_definition'>, CustomFieldDefinition<Below<I, 'definition'>>>
  /** Who set it last. */
  user: Related<I, 'user', Reference<'user'>, User> | null
}

/** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
export type CustomFieldValue = string | number | boolean | string[] | CustomFieldReference | null

/** A field of your own that records of one kind may have. */
export interface CustomFieldDefinitionAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'custom_field_definition'
  /** Kind of record that may have the field. */
  entityType: 'Shipment' | 'Container' | 'TrackingRequest' | (string & {})
  /** Name of the field in the API. */
  apiSlug: string
  /** Name of the field for people. */
  displayName: string
  /** What it is for. */
  description: string | null
  /** Kind of value that the field takes, such as a text, a number or one of its options. */
  dataType: 'short_text' | 'number' | 'date' | 'datetime' | 'boolean' | 'enum' | 'enum_multi' | 'reference' | (string & {})
  /** Kind of record that values point at; null unless `dataType` is `reference`. */
  referenceType: 'Shipment' | 'Container' | 'TrackingRequest' | 'Party' | (string & {}) | null
  /** Rules for values of the field. */
  validation: CustomFieldValidation
  /** How values are shown. */
  defaultFormat: string | null
  /** What a form may begin with; records do not get it by themselves. */
  defaultValue: CustomFieldValue
  /** When it was created, UTC. */
  createdAt: string
  /** When it was changed last, UTC. */
  updatedAt: string
}

/** A field of your own that records of one kind may have. */
export type CustomFieldDefinition<I extends string = never> = CustomFieldDefinitionAttributes & {
  /** The account that defines it. */
  account: Related<I, 'account', Reference<'account'>, Account>
  /** What can be chosen, in order; none unless `dataType` is `enum` or `enum_multi`. */
  options: Related<I, 'options', Reference<'custom_field_option'>, CustomFieldOption<Below<I, 'options'>>>[]
}

/** Rules for values of the field. */
export interface CustomFieldValidation {
  /** Whether a value may not be empty. */
  required?: boolean
  /** A regular expression that some part of a `short_text` must match; use `^` and `$` to match all of it. RE2 syntax, in which nothing looks around or back. */
  pattern?: string
  /** Fewest characters of a `short_text`. */
  minLength?: number
  /** Most characters of a `short_text`. */
  maxLength?: number
  /** Minimum `number`, or earliest `date` or `datetime`. */
  min?: number | string
  /** Maximum `number`, or latest `date` or `datetime`. */
  max?: number | string
}

/** An option of a field. */
export interface CustomFieldOptionAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'custom_field_option'
  /** Its name for people. */
  label: string
  /** Its name in the API. */
  value: string
  /** Its place among the options. */
  position: number
}

/** An option of a field. */
export type CustomFieldOption<I extends string = never> = CustomFieldOptionAttributes & {
  /** The field that this belongs to, by its definition. */
  definition: Related<I, 'definition', Reference<'custom_field_definition'>, CustomFieldDefinition<Below<I, 'definition'>>>
}

/** An announced file, and where to put its bytes. */
export interface DirectUpload {
  /** Identifier of the file. */
  id: string
  /** The key of the file in the store. */
  key: string
  /** Name of the file. */
  filename: string
  /** Media type of the file. */
  contentType: string
  /** Empty, for facts about the file that a later version knows. */
  metadata: Record<string, unknown>
  /** Kind of the store. */
  serviceName: 'disk' | 's3' | (string & {})
  /** Length of the file in bytes. */
  byteSize: number
  /** MD5 checksum of the file, in base64. */
  checksum: string
  /** When it was announced, UTC. */
  createdAt: string
  /** Names the file when a document is created. Valid for your account only, once, for 24 hours. */
  signedId: string
  /** Where to put the bytes of the file, and with which headers. */
  directUpload: {
    /** PUT the bytes here within five minutes. */
    url: string
    /** Send each of these as it is. */
    headers: Record<string, string>
  }
}

/**
 * How fresh the record is, source by source, and what is to be known about it. Left out in the bodies of webhooks, which
 * are kept as they were.
 */
export interface ShipmentMeta {
  /** The sources that are polled about it; empty while none is. */
  sources: SourceFreshness[]
  /** The last answer of a source that has not answered, or pushed, for a day, or for three of its intervals if those are longer; if it has not answered while it was awaited, the time since which it is awaited. Its statements may have changed since (left out while all sources answer, and once tracking has stopped), UTC. */
  staleSince?: string
  /** Statements of sources about vessels and the whole bill that cannot be true; left out while there are none. */
  flags?: Flag[]
  /** The vessels that carry the containers, if there are several, most containers first; left out while there is one. The attributes are those of the first. */
  split?: ShipmentSplit[]
  /** Attributes whose time is not an exact instant stated by the source, and how precisely it is known; left out while there are none. */
  times?: Record<string, TimeBasis>
  /** Only in `GET /shipments/{id}`, once it has documents. */
  documents?: ShipmentDocuments
  /** Who reported the attributes and relationships named in `provenance`; left out otherwise. */
  provenance?: Record<string, ProvenanceEntry>
  /** Left out unless `knownAt` or `asOf` asks for the past. */
  past?: PastMoment
  /** For the past; left out while everything that it is based on is kept as it was received. */
  evidence?: DroppedEvidence
}

/** A rail ramp, where containers change between train and truck. */
export interface RailTerminalAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'rail_terminal'
  /** Name of the ramp, as the railway calls it. */
  name: string
  /** Short name of the ramp; null if it has none. */
  nickname: string
  /** City of the place, in English; null while unknown. */
  city: string
  /** FIRMS code of US customs. */
  firmsCode: string | null
}

/** A rail ramp, where containers change between train and truck. */
export type RailTerminal<I extends string = never> = RailTerminalAttributes & {
  /** The port, if the ramp is in one. */
  port: Related<I, 'port', Reference<'port'>, Port<Below<I, 'port'>>> | null
  /** Metropolitan area of the ramp. */
  metroArea: Related<I, 'metro_area', Reference<'metro_area'>, MetroArea>
}

/** A person of the account. */
export interface User {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'user'
}

/** The moment in the past that was requested. The timestamps of polls are null: they are not kept for the past. */
export interface PastMoment {
  /** What had been received until then counts; null: all that has been received, UTC. */
  knownAt: string | null
  /** What was so then is served; null: the moment of the knowledge, UTC. */
  asOf: string | null
}

/** Evidence, as it was received or sent: the installation keeps it for a limited time. Left out while all of it is kept. */
export interface DroppedEvidence {
  /** What was received or sent before this moment is no longer kept as it was; what was read from it is, UTC. */
  droppedBefore: string
}

/** Outcome for one record. */
export interface RecordResult {
  /** The id as given. */
  id: string
  /** `done` if something was changed or is polled, `unchanged` if there was nothing to do, `refused` with the reason in `errors`, or `notFound`. */
  status: 'done' | 'unchanged' | 'refused' | 'not_found'
  /** Why it was refused. */
  errors: ProblemDetails[]
}

/** What a value rests on. */
export interface ProvenanceEntry {
  /** What a source reported, and when. */
  setBy: ReportedStatement
  /** The values from which it is derived. */
  derivedFrom: string[]
  /** The rule that decides between kinds of sources; null if none was needed. */
  decidedBy: {
    /** What the rule is about. */
    field: string
    /** The kinds of sources, strongest first. */
    order: ('line' | 'terminal' | 'rail' | 'document' | 'user' | (string & {}))[]
  } | null
  /** Other statements about the same, at most 20. */
  prevailedOver: ReportedStatement[]
  /** How many further statements there are; left out while all are listed. */
  prevailedOverLeftOut?: number
}

/** An item of a list, with its evidence. */
export interface ProvenanceItem {
  /** Name of the hold or type of the fee. */
  name: string
  /** What a value rests on. */
  provenance: ProvenanceEntry
}

/** Notes about the response; left out if there are none. */
export interface EvidenceMeta {
  /** Evidence, as it was received or sent: the installation keeps it for a limited time. Left out while all of it is kept. */
  evidence?: DroppedEvidence
  /** Left out unless `knownAt` or `asOf` asks for the past. */
  past?: PastMoment
}

/** A reason why a facility does not release the container. Cleared holds are removed. */
export interface TerminalHold {
  /** `pending` may still turn into `hold`. */
  status: 'hold' | 'pending' | (string & {})
  /**
   * Kind of hold. `freight`: the line or the forwarder, for charges or documents; `customs`: the customs authority, for a
   * release or an exam; `USDA`: the department of agriculture; `VACIS`: an X-ray or gamma-ray exam of customs; `TMF`: the
   * traffic mitigation fee of the terminals in Los Angeles and Long Beach; `other`: read the description.
   */
  name: 'freight' | 'customs' | 'USDA' | 'VACIS' | 'TMF' | 'other' | (string & {})
  /** The facility's own words. */
  description: string | null
}

/** An amount due before pickup. A fee that the facility lists without an amount is 0 until the amount is posted. */
export interface TerminalFee {
  /**
   * Kind of fee. `demurrage`: charged by the terminal or the line for days beyond free time; `exam`: charged by the terminal
   * for moving the container to an exam of customs; `extended_dwell_time`: charged by the terminal for a long stay; `other`:
   * any other charge of the facility; `total`: the facility's own sum of the others. Leave `total` out when you add up.
   */
  type: 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total' | (string & {})
  /** Amount. 0 means that it has not been posted yet. */
  amount: number
  /** ISO 4217 currency code. */
  currencyCode?: string
}

/** How fresh the record is, and what follows from it. Left out in the bodies of webhooks, which are kept as they were. */
export interface ContainerMeta {
  /** The sources that are polled about it; empty while none is. */
  sources: SourceFreshness[]
  /** The last answer of a source that has not answered, or pushed, for a day, or for three of its intervals if those are longer; if it has not answered while it was awaited, the time since which it is awaited. Its statements may have changed since (left out while all sources answer, and once tracking has stopped), UTC. */
  staleSince?: string
  /** Statements of sources about the container that cannot be true; left out while there are none. */
  flags?: Flag[]
  /** The milestones that are due next, in their order; left out while none is, and once tracking has stopped. */
  expected?: ExpectedMilestone[]
  /**
   * The free time of a container that is at its destination, or that a source has given a last free day; left out before
   * that. What it costs is in `charges_forecast`.
   */
  freeTime?: FreeTime
  /** The end of its journey; left out while it is under way. */
  journey?: EndedJourney
  /** The first complete response about the bill or booking in which its line no longer named it (left out while it does; from then on it receives no events of the vessel), UTC. */
  noLongerReportedSince?: string
  /** Number of the container that its line names instead, where it says so. */
  replacedBy?: string
  /** What is owed, to whom and by whose report; left out while there is nothing. */
  fees?: PayableFee[]
  /** Lists that are empty because no source has reported them, although one has reported whether it is available: not known, which is not none. Left out while there are none, and while its availability is not known. */
  unreported?: ('holds_at_pod_terminal' | 'fees_at_pod_terminal' | (string & {}))[]
  /** Attributes that are the average over the containers of the bill, as the line declares, or as their equal values show; left out while there are none. */
  averaged?: ('weight_in_lbs' | (string & {}))[]
  /** Whether the container can be picked up now, and why. */
  pickup?: {
    /** True if it is reported as available and no hold is set; null until its availability is reported. */
    ready: boolean | null
    /** What this is based on, obstacles first. */
    because: {
      /**
       * `hold` and `pending_hold` name who must act; `out_of_sync` says that availability and holds contradict
       * each other, and the next update decides.
       */
      code: 'available' | 'not_available' | 'not_reported' | 'hold' | 'pending_hold' | 'out_of_sync' | 'picked_up' | 'returned' | (string & {})
      /** The same as a sentence for people. */
      detail: string
    }[]
  }
  /**
   * The last free day by the policy of the account, of those that sources report; left out while nobody reports one. It
   * is the day that counts for you. The day after which something is charged is `freeTime.endsOn`, the earliest of
   * all.
   */
  pickupLfdPolicy?: PickupLfdPolicy
  /**
   * Where the container is or was picked up: the yard that it was moved to, otherwise its inland destination, otherwise
   * its port of discharge. Left out while no source names it; never a place that it has left for another.
   */
  pickupPlace?: PickupPlace
  /** Values of the container that come from your documents; left out while there are none. */
  fromDocuments?: {
    /** The attribute or relationship that shows it. */
    attribute: string
    /** Identifier of the document. */
    documentId: string
    /** The page on which it stands, from 1; null where that is not known. */
    page: number | null
  }[]
  /** Attributes whose time is not an exact instant stated by the source, and how precisely it is known; left out while there are none. */
  times?: Record<string, TimeBasis>
  /** Who reported the attributes and relationships named in `provenance`; left out otherwise. */
  provenance?: Record<string, ProvenanceEntry>
  /** Left out unless `knownAt` or `asOf` asks for the past. */
  past?: PastMoment
  /** For the past; left out while everything that it is based on is kept as it was received. */
  evidence?: DroppedEvidence
}

/** How precisely a time is known whose source does not state an instant. */
export interface TimeBasis {
  /** With `day` the source states a date only: the time of day is the first that the day's other events allow. */
  precision: 'day' | 'minute'
  /** Where its zone comes from: the coordinates of the place, or its country or state, if all of that has one time. With `unknown` the local time is served as if it were UTC. */
  zoneSource: 'place' | 'country' | 'unknown' | (string & {})
}

/** A charge with its free time and its cost, as its sources report it, otherwise by your tariffs. */
export interface ChargeForecast {
  /** Free time of one charge: when it begins, its last day, and who states that. Days are those of the place's calendar. */
  freeTime: FreeTimeClock
  /**
   * `free`: no day is charged yet; `charging`: the free time is over, or a source has posted an amount; `ended`: the container was picked up, or for
   * detention returned; `unknown`: nothing supports a last free day, or detention has not begun.
   */
  state: 'free' | 'charging' | 'ended' | 'unknown' | (string & {})
  /** Days after today that are free; 0 on the last free day and later; null once it has ended or while unknown. */
  daysLeft: number | null
  /** Calendar days after the last free day, today or the day of the end included; null while unknown. */
  daysCharged: number | null
  /** Your tariff from which the cost is computed; null if none applies. */
  tariffId: string | null
  /** ISO 4217 currency code of the costs; null while no cost is known. */
  currencyCode: string | null
  /** What today costs, or the first day after the free time; null without a tariff, and once it has ended. */
  costPerDay: number | null
  /** What is reported, otherwise the cost of the charged days by your tariff; null while unknown. */
  costSoFar: number | null
  /** What `costSoFar` is based on. */
  costBasis: 'reported' | 'tariff' | (string & {}) | null
  /** What the next `days` days add if nothing happens; 0 once it has ended, null while unknown. */
  costAtRisk: number | null
  /** The fees that sources report for this charge; amounts in different currencies are never added. */
  reported: PayableFee[]
  /** What is missing, and where it would come from. */
  unknown: string[]
}

/** A fee as its source reports it. A fee of the type `total` contains the others and is never added to them. */
export interface PayableFee {
  /** Kind of fee, by the names of `feesAtPodTerminal`. */
  type: 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total' | (string & {})
  /** Amount in the currency of `currencyCode`, in whole units and not in cents. */
  amount: number
  /** Currency by its three letters of ISO 4217. */
  currencyCode: string
  /** Whom it is owed to. */
  payee: 'line' | 'terminal' | 'railway' | (string & {})
  /** The source's own words. */
  reported?: string
  /** The day up to which it is paid. */
  paidThrough?: string
  /** Who reports it: `line:MAEU`, `terminal:...`. */
  source: string
}

/**
 * A place where a container is loaded, changes ships, is discharged, or arrives inland. Times are UTC; the zone is the
 * `timeZone` of the place.
 */
export interface RouteLocationAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'route_location'
  /** SCAC of who brings it. */
  inboundScac: string | null
  /** How the container arrives; null where the journey begins. */
  inboundMode: 'vessel' | 'rail' | (string & {}) | null
  /** Expected arrival; null once it has arrived, UTC. */
  inboundEtaAt: string | null
  /** Actual arrival at the stop, null until it is reported, UTC. */
  inboundAtaAt: string | null
  /** Voyage that brings it. */
  inboundVoyageNumber: string | null
  /** SCAC of who takes it on. */
  outboundScac: string | null
  /** How the container continues; null where its journey by sea and rail ends. */
  outboundMode: 'vessel' | 'rail' | (string & {}) | null
  /** Expected departure; null once it has left, UTC. */
  outboundEtdAt: string | null
  /** Actual departure from the stop, null until it is reported, UTC. */
  outboundAtdAt: string | null
  /** Voyage that takes it on. */
  outboundVoyageNumber: string | null
  /** When it became part of the route, UTC. */
  createdAt: string
  /** When anything of it last changed, UTC. */
  updatedAt: string
}

/**
 * A place where a container is loaded, changes ships, is discharged, or arrives inland. Times are UTC; the zone is the
 * `timeZone` of the place.
 */
export type RouteLocation<I extends string = never> = RouteLocationAttributes & {
  /** The route it is part of. */
  route: Related<I, 'route', Reference<'route'>, Route<Below<I, 'route'>>>
  /** The port or metropolitan area of this stop. */
  location: Related<I, 'location', Reference<'port' | 'metro_area'>, Port<Below<I, 'location'>> | MetroArea> | null
  /** The place under the name that some clients read. */
  port: Related<I, 'port', Reference<'port' | 'metro_area'>, Port<Below<I, 'port'>> | MetroArea> | null
  /** The terminal or rail ramp of this stop; null while unknown. */
  facility: Related<I, 'facility', Reference<'terminal' | 'rail_terminal'>, Terminal<Below<I, 'facility'>> | RailTerminal<Below<I, 'facility'>>> | null
  /** The ship that brings it. */
  inboundVessel: Related<I, 'inbound_vessel', Reference<'vessel'>, Vessel> | null
  /** The ship that takes it on. */
  outboundVessel: Related<I, 'outbound_vessel', Reference<'vessel'>, Vessel> | null
}

/** A sentence with its evidence. */
export interface ExplanationSentence {
  /** The sentence, in plain English, for people. */
  text: string
  /** The statements that it is based on; empty if none was made. */
  evidence: {
    /** The source that reported it: a line, a terminal, a railway, one of your documents or a person. */
    source: {
      /** Name of the source within the installation. */
      id: string
      /** Kind of the source: a line, a terminal, a railway or another. */
      kind: 'line' | 'terminal' | 'rail' | 'user' | 'document' | (string & {})
      /** Name of the source for people; null if it has none. */
      name: string | null
    }
    /** The words as reported. */
    words: string
    /** When it was first reported, UTC. */
    reportedAt: string
    /** Identifier of the report that it rests on; of a document of yours, that of the document. */
    reportId: string
    /** Your document that states it; left out for other sources. */
    document?: StatingDocument
  }[]
}

/** An event of the journey, with its evidence. */
export interface EvidencedEvent {
  /** Identifier of the transport event. */
  id: string
  /** Name of the milestone. */
  event: string
  /** When it happened, or the estimate of an estimated event. UTC; local time in `timezone`. */
  timestamp: string | null
  /** Zone of the place. IANA name; null when the place is unknown. */
  timezone: string | null
  /** How precisely the time is known; null if the source states an instant. */
  time: TimeBasis | null
  /** Where it happens; null while unknown. */
  location: {
    /** UN/LOCODE of the place. */
    locode: string | null
    /** Name of the place. */
    name: string | null
  } | null
  /** The terminal or rail ramp; null while unknown. */
  terminal: string | null
  /** The ship; null while unknown, and where no ship takes part. */
  vessel: string | null
  /** Number of the voyage by the line; null if none was reported. */
  voyageNumber: string | null
  /**
   * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
   * which is served instead where `compat.data_source` is `reference`.
   */
  dataSource: 'shipping_line' | 'terminal' | 'rail' | 'ais' | 't49_operations_team' | 'user_input' | 'document' | 'boxtrail_calculation' | 't49_calculation' | (string & {})
  /** The new last free day or appointment of a `*.changed` event. */
  value: string | null
  /** When it was recorded, UTC. */
  recordedAt: string
  /** When the event was withdrawn or replaced, UTC. */
  invalidatedAt: string | null
  /** Its evidence; null if that is no longer known. */
  provenance: ProvenanceEntry | null
}

/** A value as it is served, with its evidence. */
export interface EvidencedValue {
  /** The record that has it. */
  of: 'container' | 'shipment'
  /** Name of the attribute, within an object by its path, or of the place. */
  name: string
  /** The value as the record serves it; of a place its name. */
  value: unknown
  /** How precisely a time is known; null if the source states an instant, and for values that are not times. */
  time: TimeBasis | null
  /** What a value rests on. */
  provenance: ProvenanceEntry
  /** The last answer of the source that states it, if that source is late about the record (`meta.staleSince` covers all sources of the record): the value may have changed since (left out while it answers, once tracking has stopped, and for a moment in the past), UTC. */
  staleSince?: string
}

/** Statements that cannot all be true, as `contradictions` gives them. */
export interface EvidencedContradiction {
  /** Identifier of a record: a UUID, which never changes. */
  id: string
  /**
   * What the statements are about. `last_free_day_differs`; `last_free_day_extended_by_one`: they agreed, and one moved;
   * `last_free_day_before_discharge`. `discharge_time_differs`. `gate_out_while_at_terminal`: the line reports the pickup, the
   * terminal has it; `gate_out_while_aboard`: the terminal reports the pickup, the line has it at sea;
   * `discharge_after_gate_out`; `empty_return_before_gate_out`. `freight_hold_released`, `customs_hold_released`: one source
   * has released what another lists; `available_with_hold`; `picked_up_with_customs_hold`. `two_terminals`: both have it;
   * `place_differs`. `arrived_and_still_expected`. `two_vessels`: two ships, or two numbers of one. `weight_differs`,
   * `seal_differs`, `size_differs`. `actual_denied`: one source has withdrawn what another reports.
   * `rail_arrival_after_truck_pickup`. `document_differs`: a document of yours differs from what is reported.
   * `two_bills`: two shipments that you track have the container, and state different ports for one voyage.
   * `other_bill_named`: a source reports the container under another bill of lading.
   */
  kind: 'last_free_day_differs' | 'last_free_day_extended_by_one' | 'last_free_day_before_discharge' | 'discharge_time_differs' | 'gate_out_while_at_terminal' | 'gate_out_while_aboard' | 'discharge_after_gate_out' | 'empty_return_before_gate_out' | 'freight_hold_released' | 'customs_hold_released' | 'available_with_hold' | 'picked_up_with_customs_hold' | 'two_terminals' | 'place_differs' | 'arrived_and_still_expected' | 'two_vessels' | 'weight_differs' | 'seal_differs' | 'size_differs' | 'actual_denied' | 'rail_arrival_after_truck_pickup' | 'document_differs' | 'two_bills' | 'other_bill_named' | (string & {})
  /** `high`: it costs money, or somebody drives to the terminal in vain; `medium`: a time or place is in doubt; `low`: good to know. */
  severity: 'high' | 'medium' | 'low' | (string & {})
  /** `open`; `resolved`: the statements no longer contradict each other. */
  state: 'open' | 'resolved' | (string & {})
  /** What it is, in one sentence for people. */
  title: string
  /** The statements that cannot all be true, the one that prevails first. */
  statements: ContradictingStatement[]
  /** The rule that decided which of them prevails; null where none did. */
  decidedBy: {
    /** What the rule is about. */
    field: string
    /** The kinds of sources, strongest first. */
    order: ('line' | 'terminal' | 'rail' | 'document' | 'user' | (string & {}))[]
  } | null
  /** When the last of the statements was first made: since then they contradict each other, UTC. */
  since: string
  /** When it was found, and found again after it had been resolved, UTC. */
  openedAt: string
  /** When it was found to be resolved; null while it is open, UTC. */
  resolvedAt: string | null
  /** The days between two last free days, or between the days that a bill charges and the reported ones; null if it is about something else. */
  daysAtStake: number | null
}

/**
 * The last free day by the policy of the account, of those that sources report; left out while nobody reports one. It
 * is the day that counts for you. The day after which something is charged is `freeTime.endsOn`, the earliest of
 * all.
 */
export interface PickupLfdPolicy {
  /**
   * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
   * `pickupLfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
   * terminal or railway where it is picked up, then of the line.
   */
  policy: 'line_first' | 'earliest' | 'terminal_first' | (string & {})
  /** The day that the policy chooses, by the calendar of the place. */
  day: string
  /** Who states it; `document` is one of your own, which counts as the line's. */
  statedBy: 'line' | 'terminal' | 'railway' | 'document' | (string & {})
  /** Id of the source that reports it, or `document:` and the id of the document; null where it is not known. */
  source: string | null
  /** Why it is this day, for people. */
  reason: string
  /** The days that others report. */
  others: StatedFreeDay[]
}

/** A report that a pack cites: what was received, when, and by what it can be compared with the original. */
export interface CitedReport {
  /** By which the PDF names it. */
  reference: string
  /** Identifier of the report. */
  id: string
  /** The source whose report it is: a line, a terminal, a railway or another. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** Kind of the source: a line, a terminal, a railway or another. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  }
  /** What it is about. */
  subject: {
    /** Kind of the number. */
    kind: 'bill' | 'booking' | 'container' | 'facility'
    /** The number in the form of the source. */
    number: string
  }
  /** When the source was polled, or observed it, UTC. */
  observedAt: string
  /** When it was received, UTC. */
  receivedAt: string
  /** When it was stored, UTC. */
  recordedAt: string
  /** Name of the adapter that read the report. */
  adapter: string
  /** Version of the adapter, which changes when it reads something otherwise. */
  adapterVersion: number
  /** Media type of the report as it was received. */
  mediaType: string | null
  /** Length of the body in bytes, in UTF-8. */
  size: number | null
  /** SHA-256 of the body in UTF-8, by which it can be compared; null where there was none, or one from before hashes were stored that is no longer kept. */
  bodySha256: string | null
  /** `kept`: `reports/{id}` has it; `dropped`: its retention time has passed, and only its hash is kept; `none`: there was none. */
  body: 'kept' | 'dropped' | 'none' | (string & {})
}

/** The share of cases in which something was true. */
export interface AccuracyShare {
  /** How many cases there are. */
  cases: number
  /** The part of the cases; null without a case. */
  share: number | null
  /** The share lies between this and `high` with a probability of 95 % (Wilson). */
  low: number | null
  /** The upper end of that interval. */
  high: number | null
}

/** What a charge costs if nothing happens. What no source and no tariff states is null, never 0; currencies are never added. */
export interface AttentionMoney {
  /** The charge, as in `meta.freeTime.clocks` of the container. */
  charge: 'demurrage' | 'storage' | 'detention' | 'combined' | (string & {})
  /** Whom it is owed to. */
  payee: 'line' | 'terminal' | 'railway' | (string & {})
  /** What a source reports, otherwise the cost of the charged days by your tariff; null while unknown. */
  amountSoFar: number | null
  /** What tomorrow adds, by your tariff; null while unknown. */
  amountNextDay: number | null
  /** ISO 4217 currency code of both; null while neither is known. */
  currency: string | null
  /** Your tariff from which the cost is computed; null if none applies. */
  tariffId: string | null
}

/** A value that an entry is based on, and who reported it. */
export interface AttentionEvidence {
  /** The attribute of the record that has the value. */
  attribute: string
  /** The value, as the record serves it. */
  value: unknown
  /** Who reported it; null for facts of this installation itself, such as the state of a request. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** Kind of the source. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | 'document' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  } | null
  /** When it was first reported, UTC. */
  reportedAt: string
}

/** Something that can be done about an entry. */
export interface AttentionAction {
  /**
   * `open`: look at the record. `refresh`: poll its sources now. `track_again`: submit the number again. `fix_number`:
   * correct the number and submit it. `connect_line`: add the line to the configuration.
   * `review_document`: look at what was read from the document, and confirm, correct or reject it.
   */
  action: 'open' | 'refresh' | 'track_again' | 'fix_number' | 'connect_line' | 'review_document' | (string & {})
  /** Method of the request that does it; null where the API cannot. */
  method: 'GET' | 'POST' | 'PATCH' | (string & {}) | null
  /** Path of that request; null where the API cannot. */
  path: string | null
}

/** What a change of the policy changed. */
export interface PickupLfdPolicyChange {
  /**
   * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
   * `pickupLfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
   * terminal or railway where it is picked up, then of the line.
   */
  before: 'line_first' | 'earliest' | 'terminal_first' | (string & {})
  /**
   * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
   * `pickupLfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
   * terminal or railway where it is picked up, then of the line.
   */
  after: 'line_first' | 'earliest' | 'terminal_first' | (string & {})
  /** How many containers have another day now. */
  changed: number
  /** How many of these are not picked up yet. */
  waiting: number
  /** The first twenty-five of those that wait, by the day that they have now. */
  containers: {
    /** Identifier of the container. */
    id: string
    /** Number of the container. */
    number: string
    /** A last free day, and who states it. */
    before: StatedFreeDay
    /** A last free day, and who states it. */
    after: StatedFreeDay
  }[]
}

/** One of the statements that cannot all be true, and who makes it. */
export interface ContradictingStatement {
  /** The attribute or the milestone that it states. */
  about: string
  /** The value that it states; of a milestone its time; null for what was withdrawn. */
  value: unknown
  /** The records serve it. Where nothing says which is wrong it is true of all. */
  prevails: boolean
  /** Who states it: a line, a terminal, a railway or one of your documents. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** Kind of the source. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | 'document' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  }
  /** The words as reported; of a value without words the value. */
  words: string
  /** When it was first reported, UTC. */
  reportedAt: string
  /** Identifier of the report that first made it; of a document of yours, that of the document. */
  reportId: string
  /** Your document that states it, and where on it; left out for other sources. */
  document?: StatingDocument
}

/** What to do while the number waits, after a problem, or after the journey has ended; absent while all is well. */
export interface TrackingRequestMeta {
  /** What to do, as a name for programs; `detail` says it for people. */
  action: 'fix_number' | 'choose_line' | 'wait_until' | 'contact_line' | 'check_credentials' | 'connect_line' | 'track_again_for_next' | (string & {})
  /** Why, in a sentence. */
  reason: string
  /** When it is retried automatically; null if it is not, or if the time is not known, UTC. */
  retryAt: string | null
  /** The journey of the container that had ended when it was requested; left out where none had. */
  journey?: EndedJourney
}

/** What became of one row. */
export interface TrackingRequestRowResult {
  /** Position of the row, from 0. */
  row: number
  /** `created`: its line is being polled. `accepted`: the tracking request exists and waits for its turn. `wouldCreate`: a dry run found it acceptable. `duplicate`: the number is tracked already, or is in an earlier row. `invalid`: see `errors`. */
  status: 'created' | 'accepted' | 'would_create' | 'duplicate' | 'invalid' | (string & {})
  /** The number as sent. */
  requestNumber: string | null
  /** SCAC of the line; null while it is being detected, or where the row names none that is known. */
  scac: string | null
  /** The new tracking request. */
  trackingRequestId: string | null
  /** When the line is first polled, for `accepted` rows, UTC. */
  startsAt: string | null
  /** What the number reveals of its line; in a dry run, for rows whose line is to be detected. */
  shippingLine?: ShippingLinePrediction
  /** Why it was not created, with the errors of a single creation; pointers refer to the row. */
  errors: ProblemDetails[]
  /** The record that already has the number of a duplicate. */
  meta?: {
    /** The open tracking request. */
    trackingRequestId?: string
    /** Status of the tracking request that exists already. */
    status?: 'pending' | 'awaiting_manifest' | 'created' | (string & {})
    /** Identifier of the shipment that is tracked already. */
    shipmentId?: string
    /** The earlier row with the same number. */
    row?: number
  }
}

/** Which line the number belongs to. */
export interface ShippingLinePrediction {
  /** Whether the line can be selected without confirmation. */
  decision: 'auto_select' | 'needs_confirmation' | 'no_prediction' | (string & {})
  /** The likeliest line; absent when nothing is predicted. */
  selected?: ShippingLineCandidate
  /** The lines that the number may belong to, the likeliest first. */
  candidates: ShippingLineCandidate[]
}

/** A header sent with each delivery. */
export interface WebhookHeader {
  /** Name of a header that is sent with each notification. */
  name: string
  /** Value of that header, sent as it is. */
  value: string
}

/** A new estimate for a whole shipment. */
export interface EstimatedEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'estimated_event'
  /** Name of the event: which estimate has changed. */
  event: 'shipment.estimated.arrival'
  /** When it was recorded, UTC. */
  createdAt: string
  /** The estimate. UTC; local time in `timezone`. */
  estimatedTimestamp: string
  /** UN/LOCODE of the place. */
  locationLocode: string | null
  /** Zone of the place. IANA name; null when the place is unknown. */
  timezone: string | null
  /** Number of the voyage by the line; null if none was reported. */
  voyageNumber: string | null
  /** The source whose report changed it. */
  dataSource: 'shipping_line' | 'terminal' | 'ais' | (string & {})
}

/** A new estimate for a whole shipment. */
export type EstimatedEvent<I extends string = never> = EstimatedEventAttributes & {
  /** The shipment whose estimate has changed. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
  /** The port whose estimate has changed. */
  port: Related<I, 'port', Reference<'port'>, Port<Below<I, 'port'>>> | null
  /** The ship that carries it; null while unknown. */
  vessel: Related<I, 'vessel', Reference<'vessel'>, Vessel> | null
}

/** A container was added to a shipment. */
export interface ContainerCreatedEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'container_created_event'
  /** When it was seen. UTC; local time in `timezone`. */
  timestamp: string
  /** Zone of the timestamp. IANA name; `Etc/UTC` when the place is unknown. */
  timezone: string
}

/** A container was added to a shipment. */
export type ContainerCreatedEvent<I extends string = never> = ContainerCreatedEventAttributes & {
  /** The container that this is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The shipment that the container is part of; null if there is none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
}

/** Attributes of a container changed. */
export interface ContainerUpdatedEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'container_updated_event'
  /** Attribute name to `[old, new]`. */
  changeset: Record<string, unknown[]>
  /** When the change was seen. UTC; local time in `timezone`. */
  timestamp: string
  /** Zone of the facility. IANA name; `Etc/UTC` when the place is unknown. */
  timezone: string
  /**
   * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
   * which is served instead where `compat.data_source` is `reference`.
   */
  dataSource: 'shipping_line' | 'terminal' | 'rail' | 'ais' | 't49_operations_team' | 'user_input' | 'document' | 'boxtrail_calculation' | 't49_calculation' | (string & {})
}

/** Attributes of a container changed. */
export type ContainerUpdatedEvent<I extends string = never> = ContainerUpdatedEventAttributes & {
  /** The container that this is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The shipment that the container is part of; null if there is none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
  /** Terminal at the port of discharge. */
  terminal: Related<I, 'terminal', Reference<'terminal'>, Terminal<Below<I, 'terminal'>>> | null
}

/** The terminal at the port of discharge changed. */
export interface ContainerPodTerminalChangedEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'container_pod_terminal_changed_event'
  /** When the change was seen. UTC; local time in `timezone`. */
  timestamp: string
  /** Zone of the terminal. IANA name; `Etc/UTC` when the place is unknown. */
  timezone: string
  /** The source whose report changed it. */
  dataSource: 'shipping_line' | 'terminal' | 'pierpass' | (string & {})
}

/** The terminal at the port of discharge changed. */
export type ContainerPodTerminalChangedEvent<I extends string = never> = ContainerPodTerminalChangedEventAttributes & {
  /** The container that this is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The shipment that the container is part of; null if there is none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
  /** The terminal where the container will be discharged, by the newest report; null if there is none. */
  terminal: Related<I, 'terminal', Reference<'terminal'>, Terminal<Below<I, 'terminal'>>> | null
}

/** The window of a milestone has passed, and nobody has reported it. */
export interface ContainerMilestoneOverdueEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'container_milestone_overdue_event'
  /** When it was noticed. UTC; local time in `timezone`. */
  timestamp: string
  /** Zone of the port of discharge. IANA name; `Etc/UTC` when the place is unknown. */
  timezone: string
  /**
   * A milestone that nobody has reported yet, and when it is due. It is left out once it, or a later one, is reported,
   * and if the line is known not to report it.
   */
  expected: ExpectedMilestone
}

/** The window of a milestone has passed, and nobody has reported it. */
export type ContainerMilestoneOverdueEvent<I extends string = never> = ContainerMilestoneOverdueEventAttributes & {
  /** The container that this is about. */
  container: Related<I, 'container', Reference<'container'>, Container<Below<I, 'container'>>>
  /** The shipment that the container is part of; null if there is none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
}

/** Attributes of a shipment changed, or milestones of its containers were withdrawn. */
export interface ShipmentUpdatedEventAttributes {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'shipment_updated_event'
  /** Attribute name to `[old, new]`. */
  changeset: Record<string, unknown[]>
  /** When the change was seen, UTC. */
  timestamp: string
  /**
   * Who said so. `document` is a document of your own. `boxtrail_calculation` is what the service concluded itself; the reference API calls it `t49_calculation`,
   * which is served instead where `compat.data_source` is `reference`.
   */
  dataSource: 'shipping_line' | 'terminal' | 'rail' | 'ais' | 't49_operations_team' | 'user_input' | 'document' | 'boxtrail_calculation' | 't49_calculation' | (string & {})
}

/** Attributes of a shipment changed, or milestones of its containers were withdrawn. */
export type ShipmentUpdatedEvent<I extends string = never> = ShipmentUpdatedEventAttributes & {
  /** The shipment that the container is part of; null if there is none. */
  shipment: Related<I, 'shipment', Reference<'shipment'>, Shipment<Below<I, 'shipment'>>>
  /** Milestones that were withdrawn, and that no other replaces. */
  withdrawnEvents: Related<I, 'withdrawn_events', Reference<'transport_event'>, TransportEvent<Below<I, 'withdrawn_events'>>>[]
}

/** One attempt to deliver a notification. */
export interface WebhookNotificationLog {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'webhook_notification_log'
  /** The first, second … attempt. */
  attempt: number
  /** When it was sent, UTC. */
  attemptedAt: string
  /** Status of the response; null without one. */
  statusCode: number | null
  /** Why there was no response. */
  error: string | null
  /** How long it took. */
  durationMs: number
  /** Beginning of the response. */
  responseBody: string | null
}

/** How often a source is expected to answer or push. */
export interface SourceCadence {
  /** The interval, in seconds. */
  everyS: number
  /**
   * `polled`: how often it is polled. `stated`: the configuration says how often it pushes. `learned`: nine in ten of its
   * latest pushes came within that time of the one before.
   */
  basis: 'polled' | 'stated' | 'learned' | (string & {})
  /** Of how many of its pushes it was learned; null where it was not. */
  cases: number | null
}

/** The account that owns a record. */
export interface Account {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'account'
  /** Name of the company whose account it is. */
  companyName: string
}

/** A mail that brought documents. */
export interface EmailSubmission {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'email_submission'
  /** Subject of the mail; null if it has none. */
  subject: string | null
  /** The first 200 characters of its text. */
  bodyPreview: string | null
  /** Addresses of those who sent the mail. */
  from: string[]
  /** Addresses of those to whom the mail was sent. */
  to: string[]
  /** Addresses of those who got a copy of the mail. */
  cc: string[]
  /** Identifier that its sender gave it. */
  messageId: string | null
  /** When it was sent, by its own account, UTC. */
  sentAt: string | null
  /** When it came, UTC. */
  createdAt: string
  /** When it last changed, UTC. */
  updatedAt: string
}

/** What was read from a document, in the form that the schema of its type describes. */
export interface DocumentRepresentation {
  /** Identifier. */
  id: string
  /** Kind of record. */
  type: 'document_representation'
  /** Version of the schema. */
  schemaVersion: string
  /** What was read; values that a person gave by `extractedDataManual` stand in the place of those that were read. */
  payload: Record<string, unknown>
  /** When it was read, UTC. */
  createdAt: string
  /** When it last changed, UTC. */
  updatedAt: string
  /** What was read and is not served, and what a person set. */
  meta?: {
    /**
     * What `extractedDataManual` holds. A change replaces all of it: send it back with the value that is confirmed,
     * corrected, or rejected (null).
     */
    manual: Record<string, unknown>
    /**
     * Values that are not certain enough, in the form of those in `payload`, except those that a person has set. A person confirms one by writing it to
     * `extractedDataManual`.
     */
    proposed: Record<string, unknown>
    /** What was seen but not used. */
    leftOut: {
      /** Name of the field. */
      field: string
      /** Why there is no value. */
      reason: string
    }[]
  }
}

/** Where on the document a value of the bill was read. */
export interface BilledPlace {
  /** The value in `bill`. */
  attribute: string
  /** Number of the page. */
  page: number
  /** Left, top, right and bottom, as fractions of the page's width and height; null if the document has no pages to show. */
  box: number[] | null
  /** The words that it was read from; null where they were not kept. */
  words: string | null
}

/** One comparison of the bill with the record, with its evidence. */
export interface InvoiceFinding {
  /**
   * What is compared. `consistency`: values of the bill that contradict each other; `arithmetic`: whether the days at the one rate make the total; `reported_fee`: with what a source
   * reports as owed; `free_time_extended`: with a last free day that one of your documents states, newer than the one that counts; `issued_in_time` and `disputeWithinDays`: with 46 CFR 541.7 and 541.8.
   */
  check: 'container_number' | 'bill_of_lading_number' | 'port_of_discharge' | 'free_days' | 'free_time_starts_on' | 'free_time_ends_on' | 'available_on' | 'gate_out_on' | 'returned_on' | 'charged_from' | 'charged_through' | 'free_time_extended' | 'charged_days' | 'consistency' | 'daily_rates' | 'arithmetic' | 'total_amount' | 'reported_fee' | 'issued_in_time' | 'dispute_within_days' | (string & {})
  /** `unknown`: the record has nothing to compare the value with, so it does not count against the bill. */
  result: 'differs' | 'unknown' | 'agrees' | (string & {})
  /** What the bill states. */
  billed: string | null
  /** What the record gives; null if it is not known. */
  expected: string | null
  /** The same as a sentence for people. */
  text: string
  /** Where the compared values of the bill are on the document; empty if they were given. */
  readFrom: BilledPlace[]
  /** The statements of sources that it is based on; empty if it is based on the bill or a tariff alone. */
  evidence: StatedEvidence[]
  /** The tariff of yours that it rests on. */
  tariffId: string | null
}

/** A record of your account. */
export interface CustomFieldReference {
  /** `shipment`, `container`, `trackingRequest` or `party`, as the definition says. */
  type: string
  /** Identifier of the record, which never changes. */
  id: string
}

/** How fresh one source is. */
export interface SourceFreshness {
  /** Name of the source within the installation. */
  id: string
  /** What the source is. */
  kind: 'line' | 'terminal' | 'rail' | 'user' | (string & {})
  /** Name of the source for people. */
  name: string
  /** When it was last polled, UTC. */
  lastAskedAt: string | null
  /** When it last gave data, UTC. */
  lastAnsweredAt: string | null
  /** When it is polled next; null while tracking is stopped, UTC. */
  nextDueAt: string | null
  /** Outcome of the last poll; null before the first and while tracking is stopped. */
  lastOutcome: 'ok' | 'not_found' | 'no_data_yet' | 'number_rejected' | 'withheld' | 'unreachable' | 'throttled' | 'unauthorized' | 'unrecognized' | (string & {}) | null
  /** What prevents fresh data; null if nothing does. */
  problem: NextStep | null
}

/** A statement of a source that cannot be true, or that another statement contradicts. */
export interface Flag {
  /**
   * `dated_in_future` is an actual event, a release of a hold or that a container is available, whose time has not come:
   * it is not used before that time. `impossible_order` is an event whose time contradicts another at the same port or
   * gate, such as a departure before the loading: both are shown. `contradicted` is a full gate-out of a container that its terminal still has, or that customs hold.
   * `disputed` is what a terminal or a railway reports of a container that is elsewhere or that another facility has: it
   * is kept, and changes nothing until the line names the place or that facility releases the container; or the terminal
   * that a line names for a container that another one has; or moves of another journey, which a line reports under
   * another bill or booking than the one that was polled.
   */
  code: 'dated_in_future' | 'impossible_order' | 'contradicted' | 'disputed' | (string & {})
  /** The same as a sentence for people. */
  detail: string
  /** Id of the source that reports it. */
  source: string
}

/** One of the vessels that carry the containers of a bill. */
export interface ShipmentSplit {
  /** Name of the vessel. */
  vesselName: string | null
  /** IMO number of the vessel. */
  vesselImo: string | null
  /** Estimated arrival at the port of discharge, null once it arrived, UTC. */
  podEtaAt: string | null
  /** How many containers it carries. */
  containers: number
}

/** Where its documents contradict each other, or its journey. */
export interface ShipmentDocuments {
  /** A correction of a value ends its conflict. */
  conflicts: {
    /** What it is about, such as `packages`. */
    field: string
    /** Null where it is about the whole. */
    containerNumber: string | null
    /** What each document says. */
    values: {
      /** Null for what is tracked. */
      documentId: string | null
      /** Its type in force. */
      documentType: string | null
      /** As it was read or written, with its unit. */
      value: unknown
      /** Number of the page where it stands, from 1. */
      page: number | null
      /** Null where a person wrote it. */
      confidence: number | null
      /** Whether a person set it. */
      isManual: boolean
    }[]
  }[]
  /** Documents that were compared. */
  compared: string[]
  /** Why others of the newest 50 were not, by their ids. */
  notCompared: Record<string, string>
}

export interface ProblemDetails {
  /** HTTP status as text. */
  status: string
  /** Short name of the problem. */
  title: string
  /** What is wrong and what to do next. */
  detail: string
  /** Stable name of the problem, for programs that tell problems apart. Left out where the status says it all. */
  code?: 'already_attached' | 'blank' | 'count_changed' | 'duplicate' | 'duplicate_document' | 'idempotency_key_reused' | 'in_progress' | 'invalid' | 'key_ended' | 'limit' | 'no_longer_kept' | 'no_such_page' | 'not_known_then' | 'not_an_image' | 'not_polled' | 'not_uploaded' | 'pages_not_shown' | 'read_only' | 'too_many' | 'too_many_included' | 'unknown_attribute' | 'unreadable_mail' | 'unsupported' | 'webhook_inactive' | (string & {})
  /** Where the problem lies. */
  source?: {
    /** JSON pointer into the request body. */
    pointer?: string
    /** Name of the query parameter. */
    parameter?: string
  }
  /** Facts about the problem. */
  meta?: Record<string, unknown>
}

/** What a source reported, and when. */
export interface ReportedStatement {
  /** The source that reported it: a line, a terminal, a railway, one of your documents or a person. */
  source: {
    /** Name of the source within the installation; null for a user and for what is derived. */
    id: string | null
    /** `derived`: computed from other values. `user`: set by a user of this account. `document`: stated by a document of this account. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | 'document' | 'derived' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  }
  /** The words as reported; of a value without words the value. */
  words: string | null
  /** When it happened according to the source, UTC. */
  happenedAt: string | null
  /** When the source first reported it, UTC. */
  firstReportedAt: string | null
  /** When the source last reported it, UTC. */
  lastReportedAt: string | null
  /** When the first report of it was received, UTC. */
  receivedAt: string | null
  /** When that report was stored, UTC. */
  recordedAt: string | null
  /** The first report of it; null where it is none. */
  reportId: string | null
  /** What read that report. */
  adapter: string | null
  /** Version of the adapter, which changes when it reads something otherwise. */
  adapterVersion: number | null
  /** The document of this account that states it; left out for other sources. */
  document?: StatingDocument
}

/**
 * A milestone that nobody has reported yet, and when it is due. It is left out once it, or a later one, is reported,
 * and if the line is known not to report it.
 */
export interface ExpectedMilestone {
  /**
   * What is to happen: the sailing from the port of lading, the arrival and the discharge at the port of discharge, the
   * departure of the train from there, the arrival inland, the release (reported as available, and no hold is set), the pickup and the empty return.
   */
  milestone: 'departure' | 'arrival' | 'discharge' | 'rail_departure' | 'inland_arrival' | 'release' | 'gate_out' | 'empty_return' | (string & {})
  /** Where: UN/LOCODE, otherwise its name; null if it is not known. */
  place: string | null
  /** The beginning of its window, UTC. */
  dueFrom: string
  /** The end of its window, UTC. */
  dueUntil: string
  /**
   * The basis of the window: a plan or an estimate, a last free day, how long your own journeys took between the same
   * ports, or from the port to the same place inland, with the same line (`history`), or how long it usually takes after the previous milestone (`rule`).
   */
  basis: 'plan' | 'estimate' | 'free_time' | 'history' | 'rule' | (string & {})
  /** Of how many journeys that was learned; left out unless it rests on `history`. */
  cases?: number
  /** Identifier of the source that states what the window is counted from. */
  statedBy: string
  /** Its window has passed, and nobody has reported it. */
  overdue: boolean
}

/**
 * The free time of a container that is at its destination, or that a source has given a last free day; left out before
 * that. What it costs is in `charges_forecast`.
 */
export interface FreeTime {
  /** The earliest last free day of a charge that has not ended; null if there is none. */
  endsOn: string | null
  /** Whose day `endsOn` is; null if there is none. `pickupLfd` is another day where the line's, which it prefers, is later. */
  binding?: {
    /** The charge that begins after it, as in `clocks`. */
    charge: 'demurrage' | 'storage' | 'detention' | 'combined' | (string & {})
    /** Who reports the day, or grants the days that it is counted from; `tariff` and `document` are of your own. */
    statedBy: 'line' | 'terminal' | 'railway' | 'tariff' | 'document' | (string & {})
    /** Id of the source that reports it, or `tariff:` and the id of the tariff, or `document:` and the id of the document. */
    source: string | null
    /** Whether the free time of another charge ends on another day; see `clocks`. */
    othersDiffer: boolean
  } | null
  /** UN/LOCODE of the place of pickup; null if it is unknown. */
  locode: string | null
  /** Time zone of that place, whose days count; null if it is unknown, and days are then those of UTC. */
  timezone: string | null
  /** One for each charge. */
  clocks: FreeTimeClock[]
}

/** A journey of a container that is over. */
export interface EndedJourney {
  /** State of the journey: it has ended. */
  state: 'ended' | (string & {})
  /** When the container was returned empty, or was next used, UTC. */
  endedAt: string
  /** Where it was returned empty; null if the return was not reported. */
  place: {
    /** UN/LOCODE of the place. */
    locode: string | null
    /** Name of the place. */
    name: string | null
  } | null
}

/**
 * Where the container is or was picked up: the yard that it was moved to, otherwise its inland destination, otherwise
 * its port of discharge. Left out while no source names it; never a place that it has left for another.
 */
export interface PickupPlace {
  /** Name of the terminal or ramp, which is `pickupFacility`; null if it is not known which one. */
  facility: string | null
  /** Name of the place; null if no source names it. */
  name: string | null
  /** UN/LOCODE of the place; null if it is unknown. */
  locode: string | null
}

/** Free time of one charge: when it begins, its last day, and who states that. Days are those of the place's calendar. */
export interface FreeTimeClock {
  /**
   * `demurrage`: the line's charge from discharge until pickup; `storage`: that of the terminal or railway for the same
   * days; `detention`: the line's charge from pickup until the empty return; `combined`: the line's charge from discharge
   * until the empty return, where the line does not separate the two.
   */
  charge: 'demurrage' | 'storage' | 'detention' | 'combined' | (string & {})
  /** When the free time began; null until then. UTC; local time in `timezone`. */
  startsAt: string | null
  /** When the container was picked up, or for detention returned; null until then. UTC; local time in `timezone`. */
  endedAt: string | null
  /** Last day without the charge; null while nothing supports one. */
  lastFreeDay: string | null
  /** The day was counted from a number of free days and was not reported itself. */
  isCalculated: boolean
  /**
   * What the last free day is based on; empty while nothing supports one. First what counts: where another day is stated
   * since the pickup than at it, the later of them, and then the other. Last, for detention, a document's day of the return
   * that was before the pickup and does not count.
   */
  because: {
    /** The same as a sentence for people. */
    detail: string
    /** Id of the source that reports it, or `tariff:` and the id of the tariff, or `document:` and the id of the document. */
    source: string
    /** The report in which the source first said so; left out for tariffs and documents. */
    reportId?: string
  }[]
}

/** A document of the account that states a value, and where the value stands. */
export interface StatingDocument {
  /** Identifier of the document. */
  id: string
  /** Name of the document as its account knows it. */
  name: string
  /** The page, from 1; null where the place is not known. */
  page: number | null
  /** Left, top, right and bottom, as fractions of the width and height of the page; null if the position is not known. */
  box: number[] | null
}

/** A last free day, and who states it. */
export interface StatedFreeDay {
  /** The day by the calendar of the place. */
  day: string
  /** Who states it; `document` is one of your own, which counts as the line's. */
  statedBy: 'line' | 'terminal' | 'railway' | 'document' | (string & {})
  /** Id of the source that reports it, or `document:` and the id of the document; null where it is not known. */
  source: string | null
}

/** A line that the number may belong to. */
export interface ShippingLineCandidate {
  /** SCAC of the shipping line, by which it is named everywhere here. */
  scac: string
  /** Name of the line. */
  name: string
  /** From 0 to 1. */
  confidence: number
  /** What named the line. */
  rule: 'carrier_prefix' | 'carrier_prefix_and_format' | 'distinctive_format' | 'lessor_box' | 'own_mark_and_format' | 'owner_prefix' | 'owner_prefix_wrong_check_digit' | 'shared_format' | 'test_number' | (string & {})
}

/** A statement of a source. */
export interface StatedEvidence {
  /** The source that reported it: a line, a terminal, a railway, one of your documents or a person. */
  source: {
    /** Name of the source within the installation. */
    id: string
    /** Kind of the source: a line, a terminal, a railway or another. */
    kind: 'line' | 'terminal' | 'rail' | 'user' | 'document' | (string & {})
    /** Name of the source for people; null if it has none. */
    name: string | null
  }
  /** The words as reported. */
  words: string
  /** When it was first reported, UTC. */
  reportedAt: string
  /** Identifier of the report that it rests on; of a document of yours, that of the document. */
  reportId: string
  /** Your document that states it; left out for other sources. */
  document?: StatingDocument
}

/** What to do while the number waits or after a problem; absent while all is well. */
export interface NextStep {
  /** What to do, as a name for programs; `detail` says it for people. */
  action: 'fix_number' | 'choose_line' | 'wait_until' | 'contact_line' | 'check_credentials' | 'connect_line' | (string & {})
  /** Why, in a sentence. */
  reason: string
  /** When it is retried automatically; null if it is not, or if the time is not known, UTC. */
  retryAt: string | null
}

/** Stable name of a problem. The service may name others: a `switch` over it needs a `default`. */
export type ErrorCode = 'already_attached' | 'blank' | 'count_changed' | 'duplicate' | 'duplicate_document' | 'idempotency_key_reused' | 'in_progress' | 'invalid' | 'key_ended' | 'limit' | 'no_longer_kept' | 'no_such_page' | 'not_known_then' | 'not_an_image' | 'not_polled' | 'not_uploaded' | 'pages_not_shown' | 'read_only' | 'too_many' | 'too_many_included' | 'unknown_attribute' | 'unreadable_mail' | 'unsupported' | 'webhook_inactive' | (string & {})
