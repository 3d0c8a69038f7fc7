// @generated from spec/ by "pnpm generate". Edit the spec instead.
import * as zod from 'zod'
import type { components } from '../types.ts'

type Schemas = components['schemas']

export interface ShipmentIncludeValidator extends zod.ZodType<Schemas['ShipmentInclude']> {}
export const ShipmentInclude = /*#__PURE__*/ (() => zod.enum(['port_of_lading', 'port_of_discharge', 'pod_terminal', 'destination', 'destination_terminal', 'line_tracking_stopped_by_user', 'containers', 'port_of_lading.terminals', 'port_of_discharge.terminals', 'pod_terminal.port', 'destination.terminals', 'destination_terminal.port', 'destination_terminal.metro_area', 'containers.shipment', 'containers.pod_terminal', 'containers.pickup_facility', 'containers.transport_events', 'containers.raw_events']))() as unknown as ShipmentIncludeValidator

export interface ListOrderValidator extends zod.ZodType<Schemas['ListOrder']> {}
export const ListOrder = /*#__PURE__*/ (() => zod.enum(['binding_free_day', '-binding_free_day', 'arrival', '-arrival', 'departure', '-departure', 'changed', '-changed', 'created_at', '-created_at', 'number', '-number', 'line', '-line']))() as unknown as ListOrderValidator

export interface ContainerFieldValidator extends zod.ZodType<Schemas['ContainerField']> {}
export const ContainerField = /*#__PURE__*/ (() => zod.enum(['number', 'ref_numbers', 'equipment_type', 'equipment_length', 'equipment_height', 'weight_in_lbs', 'seal_number', 'created_at', 'updated_at', 'current_status', 'availability_known', 'available_for_pickup', 'pickup_lfd', 'import_deadlines', 'pickup_appointment_at', 'pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'pod_full_out_chassis_number', 'location_at_pod_terminal', 'terminal_checked_at', 'final_destination_full_out_at', 'empty_terminated_at', 'delivered_at', 'empty_out_at', 'pol_full_in_at', 'pol_vessel_loaded_at', 'pol_vessel_departed_at', 'holds_at_pod_terminal', 'fees_at_pod_terminal', 'pod_timezone', 'final_destination_timezone', 'empty_terminated_timezone', 'pod_rail_carrier_scac', 'ind_rail_carrier_scac', 'pod_last_tracking_request_at', 'shipment_last_tracking_request_at', 'rail_last_tracking_request_at', 'pod_rail_loaded_at', 'pod_rail_departed_at', 'ind_eta_at', 'ind_ata_at', 'ind_rail_unloaded_at', 'ind_facility_lfd_on', 'ind_facility_holds', 'ind_facility_fees', 'ssl_lfd', 'shipment', 'pod_terminal', 'pickup_facility', 'transport_events', 'raw_events']))() as unknown as ContainerFieldValidator

export interface ShipmentFieldValidator extends zod.ZodType<Schemas['ShipmentField']> {}
export const ShipmentField = /*#__PURE__*/ (() => zod.enum(['bill_of_lading_number', 'normalized_number', 'ref_numbers', 'tags', 'created_at', 'updated_at', 'port_of_lading_locode', 'port_of_lading_name', 'port_of_discharge_locode', 'port_of_discharge_name', 'destination_locode', 'destination_name', 'shipping_line_scac', 'shipping_line_name', 'shipping_line_short_name', 'customer_name', 'pod_vessel_name', 'pod_vessel_imo', 'pod_voyage_number', 'pol_etd_at', 'pol_atd_at', 'pol_original_etd_at', 'pod_eta_at', 'pod_original_eta_at', 'pod_ata_at', 'destination_eta_at', 'destination_original_eta_at', 'destination_ata_at', 'pol_timezone', 'pod_timezone', 'destination_timezone', 'line_tracking_last_attempted_at', 'line_tracking_last_succeeded_at', 'line_tracking_stopped_at', 'line_tracking_stopped_reason', 'port_of_lading', 'port_of_discharge', 'pod_terminal', 'destination', 'destination_terminal', 'line_tracking_stopped_by_user', 'containers']))() as unknown as ShipmentFieldValidator

export const TimeOrDate = /*#__PURE__*/ (() => zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]))()

export const Identifier = /*#__PURE__*/ (() => zod.guid())() as unknown as zod.ZodType<Schemas['Identifier']>

const TimestampRegExp = /*#__PURE__*/ (() => new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$'))()

export const Timestamp = /*#__PURE__*/ (() => zod.iso.datetime({"offset":true}).regex(TimestampRegExp))() as unknown as zod.ZodType<Schemas['Timestamp']>

const NullableTimestampRegExp = /*#__PURE__*/ (() => new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$'))()

export const NullableTimestamp = /*#__PURE__*/ (() => zod.iso.datetime({"offset":true}).regex(NullableTimestampRegExp).nullable())() as unknown as zod.ZodType<Schemas['NullableTimestamp']>

export const PortRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("port"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['PortRef']>

export const TerminalRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("terminal"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['TerminalRef']>

export const LocationRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.enum(['port', 'metro_area']),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['LocationRef']>

export const FacilityRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.enum(['terminal', 'rail_terminal']),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['FacilityRef']>

export const UserRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("user"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['UserRef']>

export const ContainerRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.enum(['container']),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ContainerRef']>

export const NextStep = /*#__PURE__*/ (() => zod.looseObject({
  "action": zod.string(),
  "reason": zod.string(),
  "retry_at": zod.iso.datetime({"offset":true}).nullable()
}))() as unknown as zod.ZodType<Schemas['NextStep']>

export const SourceFreshness = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string(),
  "last_asked_at": NullableTimestamp,
  "last_answered_at": NullableTimestamp,
  "next_due_at": NullableTimestamp,
  "last_outcome": zod.string().nullable(),
  "problem": zod.union([NextStep,zod.null()])
}))() as unknown as zod.ZodType<Schemas['SourceFreshness']>

export const Flag = /*#__PURE__*/ (() => zod.looseObject({
  "code": zod.string(),
  "detail": zod.string(),
  "source": zod.string()
}))() as unknown as zod.ZodType<Schemas['Flag']>

export const ShipmentSplit = /*#__PURE__*/ (() => zod.looseObject({
  "vessel_name": zod.string().nullable(),
  "vessel_imo": zod.string().nullable(),
  "pod_eta_at": zod.iso.datetime({"offset":true}).nullable(),
  "containers": zod.int()
}))() as unknown as zod.ZodType<Schemas['ShipmentSplit']>

export const TimeBasis = /*#__PURE__*/ (() => zod.looseObject({
  "precision": zod.enum(['day', 'minute']),
  "zone_source": zod.string()
}))() as unknown as zod.ZodType<Schemas['TimeBasis']>

export const ShipmentDocuments = /*#__PURE__*/ (() => zod.looseObject({
  "conflicts": zod.array(zod.looseObject({
  "field": zod.string(),
  "container_number": zod.string().nullable(),
  "values": zod.array(zod.looseObject({
  "document_id": zod.string().nullable(),
  "document_type": zod.string().nullable(),
  "value": zod.unknown(),
  "page": zod.int().nullable(),
  "confidence": zod.number().nullable(),
  "is_manual": zod.boolean()
}))
})),
  "compared": zod.array(zod.string()),
  "not_compared": zod.record(zod.string(), zod.string())
}))() as unknown as zod.ZodType<Schemas['ShipmentDocuments']>

export const StatingDocument = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "name": zod.string(),
  "page": zod.int().nullable(),
  "box": zod.array(zod.number()).nullable()
}))() as unknown as zod.ZodType<Schemas['StatingDocument']>

export const ReportedStatement = /*#__PURE__*/ (() => zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string().nullable(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "words": zod.string().nullable(),
  "happened_at": NullableTimestamp,
  "first_reported_at": NullableTimestamp,
  "last_reported_at": NullableTimestamp,
  "received_at": NullableTimestamp,
  "recorded_at": NullableTimestamp,
  "report_id": zod.guid().nullable(),
  "adapter": zod.string().nullable(),
  "adapter_version": zod.int().nullable(),
  "document": StatingDocument.optional()
}))() as unknown as zod.ZodType<Schemas['ReportedStatement']>

export const ProvenanceEntry = /*#__PURE__*/ (() => zod.looseObject({
  "set_by": ReportedStatement,
  "derived_from": zod.array(zod.string()),
  "decided_by": zod.looseObject({
  "field": zod.string(),
  "order": zod.array(zod.string())
}).nullable(),
  "prevailed_over": zod.array(ReportedStatement),
  "prevailed_over_left_out": zod.int().optional()
}))() as unknown as zod.ZodType<Schemas['ProvenanceEntry']>

export const PastMoment = /*#__PURE__*/ (() => zod.looseObject({
  "known_at": NullableTimestamp,
  "as_of": NullableTimestamp
}))() as unknown as zod.ZodType<Schemas['PastMoment']>

export const DroppedEvidence = /*#__PURE__*/ (() => zod.looseObject({
  "dropped_before": Timestamp
}))() as unknown as zod.ZodType<Schemas['DroppedEvidence']>

export const ShipmentMeta = /*#__PURE__*/ (() => zod.looseObject({
  "sources": zod.array(SourceFreshness),
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "flags": zod.array(Flag).optional(),
  "split": zod.array(ShipmentSplit).optional(),
  "times": zod.record(zod.string(), TimeBasis).optional(),
  "documents": ShipmentDocuments.optional(),
  "provenance": zod.record(zod.string(), ProvenanceEntry).optional(),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
}))() as unknown as zod.ZodType<Schemas['ShipmentMeta']>

export const Shipment = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['shipment']),
  "attributes": zod.looseObject({
  "bill_of_lading_number": zod.string(),
  "normalized_number": zod.string(),
  "ref_numbers": zod.array(zod.string()),
  "tags": zod.array(zod.string()),
  "created_at": Timestamp,
  "updated_at": Timestamp,
  "port_of_lading_locode": zod.string().nullable(),
  "port_of_lading_name": zod.string().nullable(),
  "port_of_discharge_locode": zod.string().nullable(),
  "port_of_discharge_name": zod.string().nullable(),
  "destination_locode": zod.string().nullable(),
  "destination_name": zod.string().nullable(),
  "shipping_line_scac": zod.string(),
  "shipping_line_name": zod.string(),
  "shipping_line_short_name": zod.string(),
  "customer_name": zod.string().nullable(),
  "pod_vessel_name": zod.string().nullable(),
  "pod_vessel_imo": zod.string().nullable(),
  "pod_voyage_number": zod.string().nullable(),
  "pol_etd_at": NullableTimestamp,
  "pol_atd_at": NullableTimestamp,
  "pol_original_etd_at": NullableTimestamp,
  "pod_eta_at": NullableTimestamp,
  "pod_original_eta_at": NullableTimestamp,
  "pod_ata_at": NullableTimestamp,
  "destination_eta_at": NullableTimestamp,
  "destination_original_eta_at": NullableTimestamp,
  "destination_ata_at": NullableTimestamp,
  "pol_timezone": zod.string().nullable(),
  "pod_timezone": zod.string().nullable(),
  "destination_timezone": zod.string().nullable(),
  "line_tracking_last_attempted_at": NullableTimestamp,
  "line_tracking_last_succeeded_at": NullableTimestamp,
  "line_tracking_stopped_at": NullableTimestamp,
  "line_tracking_stopped_reason": zod.string().nullable()
}),
  "relationships": zod.looseObject({
  "port_of_lading": zod.looseObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "port_of_discharge": zod.looseObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "pod_terminal": zod.looseObject({
  "data": zod.union([TerminalRef,zod.null()])
}),
  "destination": zod.looseObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "destination_terminal": zod.looseObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "line_tracking_stopped_by_user": zod.looseObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "containers": zod.looseObject({
  "data": zod.array(ContainerRef)
})
}),
  "meta": ShipmentMeta.optional(),
  "links": zod.looseObject({
  "self": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['Shipment']>

export const TerminalHold = /*#__PURE__*/ (() => zod.looseObject({
  "status": zod.string(),
  "name": zod.string(),
  "description": zod.string().nullable()
}))() as unknown as zod.ZodType<Schemas['TerminalHold']>

export const TerminalFee = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.string(),
  "amount": zod.number(),
  "currency_code": zod.string().optional()
}))() as unknown as zod.ZodType<Schemas['TerminalFee']>

export const ShipmentRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.enum(['shipment']),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ShipmentRef']>

export const TransportEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("transport_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['TransportEventRef']>

export const RawEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("raw_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['RawEventRef']>

export const ExpectedMilestone = /*#__PURE__*/ (() => zod.looseObject({
  "milestone": zod.string(),
  "place": zod.string().nullable(),
  "due_from": zod.iso.datetime({"offset":true}),
  "due_until": zod.iso.datetime({"offset":true}),
  "basis": zod.string(),
  "cases": zod.int().min(1).optional(),
  "stated_by": zod.string(),
  "overdue": zod.boolean()
}))() as unknown as zod.ZodType<Schemas['ExpectedMilestone']>

export const FreeTimeClock = /*#__PURE__*/ (() => zod.looseObject({
  "charge": zod.string(),
  "starts_at": zod.iso.datetime({"offset":true}).nullable(),
  "ended_at": zod.iso.datetime({"offset":true}).nullable(),
  "last_free_day": zod.iso.date().nullable(),
  "is_calculated": zod.boolean(),
  "because": zod.array(zod.looseObject({
  "detail": zod.string(),
  "source": zod.string(),
  "report_id": zod.guid().optional()
}))
}))() as unknown as zod.ZodType<Schemas['FreeTimeClock']>

export const FreeTime = /*#__PURE__*/ (() => zod.looseObject({
  "ends_on": zod.iso.date().nullable(),
  "binding": zod.looseObject({
  "charge": zod.string(),
  "stated_by": zod.string(),
  "source": zod.string().nullable(),
  "others_differ": zod.boolean()
}).nullish(),
  "locode": zod.string().nullable(),
  "timezone": zod.string().nullable(),
  "clocks": zod.array(FreeTimeClock)
}))() as unknown as zod.ZodType<Schemas['FreeTime']>

export const EndedJourney = /*#__PURE__*/ (() => zod.looseObject({
  "state": zod.string(),
  "ended_at": zod.iso.datetime({"offset":true}),
  "place": zod.looseObject({
  "locode": zod.string().nullable(),
  "name": zod.string().nullable()
}).nullable()
}))() as unknown as zod.ZodType<Schemas['EndedJourney']>

export const PayableFee = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.string(),
  "amount": zod.number(),
  "currency_code": zod.string(),
  "payee": zod.string(),
  "reported": zod.string().optional(),
  "paid_through": zod.string().optional(),
  "source": zod.string()
}))() as unknown as zod.ZodType<Schemas['PayableFee']>

export interface PickupLfdPolicyNameValidator extends zod.ZodType<Schemas['PickupLfdPolicyName']> {}
export const PickupLfdPolicyName = /*#__PURE__*/ (() => zod.enum(['line_first', 'earliest', 'terminal_first']))() as unknown as PickupLfdPolicyNameValidator

export const StatedFreeDay = /*#__PURE__*/ (() => zod.looseObject({
  "day": zod.iso.date(),
  "stated_by": zod.string(),
  "source": zod.string().nullable()
}))() as unknown as zod.ZodType<Schemas['StatedFreeDay']>

export const PickupLfdPolicy = /*#__PURE__*/ (() => zod.looseObject({
  "policy": PickupLfdPolicyName,
  "day": zod.iso.date(),
  "stated_by": zod.string(),
  "source": zod.string().nullable(),
  "reason": zod.string(),
  "others": zod.array(StatedFreeDay)
}))() as unknown as zod.ZodType<Schemas['PickupLfdPolicy']>

export const PickupPlace = /*#__PURE__*/ (() => zod.looseObject({
  "facility": zod.string().nullable(),
  "name": zod.string().nullable(),
  "locode": zod.string().nullable()
}))() as unknown as zod.ZodType<Schemas['PickupPlace']>

export const ContainerMeta = /*#__PURE__*/ (() => zod.looseObject({
  "sources": zod.array(SourceFreshness),
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "flags": zod.array(Flag).optional(),
  "expected": zod.array(ExpectedMilestone).optional(),
  "free_time": FreeTime.optional(),
  "journey": EndedJourney.optional(),
  "no_longer_reported_since": zod.iso.datetime({"offset":true}).optional(),
  "replaced_by": zod.string().optional(),
  "fees": zod.array(PayableFee).optional(),
  "unreported": zod.array(zod.string()).optional(),
  "averaged": zod.array(zod.string()).optional(),
  "pickup": zod.looseObject({
  "ready": zod.boolean().nullable(),
  "because": zod.array(zod.looseObject({
  "code": zod.string(),
  "detail": zod.string()
}))
}).optional(),
  "pickup_lfd_policy": PickupLfdPolicy.optional(),
  "pickup_place": PickupPlace.optional(),
  "from_documents": zod.array(zod.looseObject({
  "attribute": zod.string(),
  "document_id": zod.guid(),
  "page": zod.int().nullable()
})).optional(),
  "times": zod.record(zod.string(), TimeBasis).optional(),
  "provenance": zod.record(zod.string(), ProvenanceEntry).optional(),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerMeta']>

const containerAttributesIndFacilityLfdOnRegExp = /*#__PURE__*/ (() => new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$'))()

export const Container = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['container']),
  "attributes": zod.looseObject({
  "number": zod.string(),
  "ref_numbers": zod.array(zod.string()),
  "equipment_type": zod.string().nullable(),
  "equipment_length": zod.union([zod.literal(10),zod.literal(20),zod.literal(40),zod.literal(45),zod.literal(50),zod.literal(null)]).nullable(),
  "equipment_height": zod.string().nullable(),
  "weight_in_lbs": zod.number().nullable(),
  "seal_number": zod.string().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp,
  "current_status": zod.string(),
  "availability_known": zod.boolean(),
  "available_for_pickup": zod.boolean().nullable(),
  "pickup_lfd": NullableTimestamp,
  "import_deadlines": zod.looseObject({
  "pickup_lfd_line": NullableTimestamp,
  "pickup_lfd_terminal": NullableTimestamp,
  "pickup_lfd_rail": NullableTimestamp
}).nullable(),
  "pickup_appointment_at": NullableTimestamp,
  "pod_arrived_at": NullableTimestamp,
  "pod_discharged_at": NullableTimestamp,
  "pod_full_out_at": NullableTimestamp,
  "pod_full_out_chassis_number": zod.string().nullable(),
  "location_at_pod_terminal": zod.string().nullable(),
  "terminal_checked_at": NullableTimestamp,
  "final_destination_full_out_at": NullableTimestamp,
  "empty_terminated_at": NullableTimestamp,
  "delivered_at": NullableTimestamp,
  "empty_out_at": NullableTimestamp,
  "pol_full_in_at": NullableTimestamp,
  "pol_vessel_loaded_at": NullableTimestamp,
  "pol_vessel_departed_at": NullableTimestamp,
  "holds_at_pod_terminal": zod.array(TerminalHold),
  "fees_at_pod_terminal": zod.array(TerminalFee),
  "pod_timezone": zod.string().nullable(),
  "final_destination_timezone": zod.string().nullable(),
  "empty_terminated_timezone": zod.string().nullable(),
  "pod_rail_carrier_scac": zod.string().nullable(),
  "ind_rail_carrier_scac": zod.string().nullable(),
  "pod_last_tracking_request_at": NullableTimestamp,
  "shipment_last_tracking_request_at": NullableTimestamp,
  "rail_last_tracking_request_at": NullableTimestamp,
  "pod_rail_loaded_at": NullableTimestamp,
  "pod_rail_departed_at": NullableTimestamp,
  "ind_eta_at": NullableTimestamp,
  "ind_ata_at": NullableTimestamp,
  "ind_rail_unloaded_at": NullableTimestamp,
  "ind_facility_lfd_on": zod.iso.datetime({"offset":true}).regex(containerAttributesIndFacilityLfdOnRegExp).nullable(),
  "ind_facility_holds": zod.array(TerminalHold).nullable(),
  "ind_facility_fees": zod.array(TerminalFee).nullable(),
  "ssl_lfd": NullableTimestamp
}),
  "relationships": zod.looseObject({
  "shipment": zod.looseObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "pod_terminal": zod.looseObject({
  "data": zod.union([TerminalRef,zod.null()])
}),
  "pickup_facility": zod.looseObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "transport_events": zod.looseObject({
  "data": zod.array(TransportEventRef)
}),
  "raw_events": zod.looseObject({
  "data": zod.array(RawEventRef)
})
}),
  "meta": ContainerMeta.optional(),
  "links": zod.looseObject({
  "self": zod.string()
}).optional()
}))() as unknown as zod.ZodType<Schemas['Container']>

export const DataSource = /*#__PURE__*/ (() => zod.string())() as unknown as zod.ZodType<Schemas['DataSource']>

export const VesselRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("vessel"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['VesselRef']>

export const TransportEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['transport_event']),
  "attributes": zod.looseObject({
  "event": zod.string(),
  "created_at": Timestamp,
  "timestamp": NullableTimestamp,
  "timezone": zod.string().nullable(),
  "location_locode": zod.string().nullable(),
  "voyage_number": zod.string().nullable(),
  "data_source": DataSource,
  "value": zod.string().nullable(),
  "value_timestamp": NullableTimestamp.optional(),
  "invalidated_at": NullableTimestamp
}),
  "relationships": zod.looseObject({
  "shipment": zod.looseObject({
  "data": ShipmentRef
}),
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "vessel": zod.looseObject({
  "data": zod.union([VesselRef,zod.null()])
}),
  "location": zod.looseObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "terminal": zod.looseObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "source_event": zod.looseObject({
  "data": zod.union([RawEventRef,zod.null()])
}),
  "previous_version": zod.looseObject({
  "data": zod.union([TransportEventRef,zod.null()])
})
}),
  "meta": zod.looseObject({
  "time": TimeBasis
}).optional()
}))() as unknown as zod.ZodType<Schemas['TransportEvent']>

const rawEventAttributesIndexMin = 0;

export const RawEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['raw_event']),
  "attributes": zod.looseObject({
  "event": zod.string().nullable(),
  "original_event": zod.string().nullable(),
  "timestamp": Timestamp,
  "estimated": zod.boolean(),
  "actual_on": zod.iso.date().nullable(),
  "estimated_on": zod.iso.date().nullish(),
  "actual_at": NullableTimestamp,
  "estimated_at": NullableTimestamp,
  "will_occur_at": NullableTimestamp,
  "timezone": zod.string().nullable(),
  "created_at": Timestamp,
  "location_name": zod.string().nullable(),
  "location_locode": zod.string().nullable(),
  "vessel_name": zod.string().nullable(),
  "vessel_imo": zod.string().nullable(),
  "voyage_number": zod.string().nullable(),
  "index": zod.int().min(rawEventAttributesIndexMin),
  "data_source": DataSource,
  "data_provider_name": zod.string().nullable(),
  "data_provider_code": zod.string().nullable(),
  "invalidated_at": NullableTimestamp
}),
  "relationships": zod.looseObject({
  "location": zod.looseObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "vessel": zod.looseObject({
  "data": zod.union([VesselRef,zod.null()])
}),
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "terminal": zod.looseObject({
  "data": zod.union([FacilityRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['RawEvent']>

export const PartyRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("party"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['PartyRef']>

export const TrackingRequestMeta = /*#__PURE__*/ (() => zod.looseObject({
  "action": zod.string(),
  "reason": zod.string(),
  "retry_at": zod.iso.datetime({"offset":true}).nullable(),
  "journey": EndedJourney.optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestMeta']>

const trackingRequestAttributesScacMin = 4;

const trackingRequestAttributesScacMax = 4;

export const TrackingRequest = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['tracking_request']),
  "attributes": zod.looseObject({
  "request_number": zod.string(),
  "request_type": zod.string(),
  "scac": zod.string().min(trackingRequestAttributesScacMin).max(trackingRequestAttributesScacMax).nullable(),
  "ref_numbers": zod.array(zod.string()),
  "shipment_tags": zod.array(zod.string()),
  "tags": zod.array(zod.string()).optional(),
  "status": zod.string(),
  "failed_reason": zod.string().nullable(),
  "action": zod.string().nullish(),
  "is_retrying": zod.boolean(),
  "retry_count": zod.int().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.looseObject({
  "tracked_object": zod.looseObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "customer": zod.looseObject({
  "data": zod.union([PartyRef,zod.null()])
}),
  "user": zod.looseObject({
  "data": zod.union([UserRef,zod.null()])
})
}),
  "meta": TrackingRequestMeta.optional(),
  "links": zod.looseObject({
  "self": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['TrackingRequest']>

export const Port = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['port']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "name": zod.string(),
  "code": zod.string(),
  "state_abbr": zod.string().nullable(),
  "city": zod.string().nullable(),
  "country_code": zod.string(),
  "time_zone": zod.string(),
  "latitude": zod.union([zod.string(),zod.number()]).nullable(),
  "longitude": zod.union([zod.string(),zod.number()]).nullable()
}),
  "relationships": zod.looseObject({
  "terminals": zod.looseObject({
  "data": zod.array(TerminalRef)
})
})
}))() as unknown as zod.ZodType<Schemas['Port']>

export const MetroArea = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['metro_area']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "name": zod.string(),
  "code": zod.string(),
  "state_abbr": zod.string().nullable(),
  "country_code": zod.string(),
  "time_zone": zod.string(),
  "latitude": zod.union([zod.string(),zod.number()]).nullable(),
  "longitude": zod.union([zod.string(),zod.number()]).nullable()
})
}))() as unknown as zod.ZodType<Schemas['MetroArea']>

export const Terminal = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['terminal']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "name": zod.string(),
  "nickname": zod.string(),
  "firms_code": zod.string().nullable(),
  "smdg_code": zod.string().nullable(),
  "bic_facility_code": zod.string().nullable(),
  "street": zod.string().nullable(),
  "city": zod.string(),
  "state": zod.string().nullable(),
  "state_abbr": zod.string().nullable(),
  "zip": zod.string().nullable(),
  "country": zod.string().nullable(),
  "facility_type": zod.string(),
  "provided_data": zod.looseObject({
  "pickup_lfd": zod.boolean().nullish(),
  "pickup_lfd_notes": zod.string().nullish(),
  "pod_full_out_at": zod.boolean().nullish(),
  "available_for_pickup": zod.boolean().nullish(),
  "available_for_pickup_notes": zod.string().nullish(),
  "fees_at_pod_terminal": zod.boolean().nullish(),
  "fees_at_pod_terminal_notes": zod.string().nullish(),
  "holds_at_pod_terminal": zod.boolean().nullish(),
  "holds_at_pod_terminal_notes": zod.string().nullish(),
  "pickup_appointment_at": zod.boolean().nullish(),
  "pickup_appointment_at_notes": zod.string().nullish(),
  "location_at_pod_terminal": zod.boolean().nullish(),
  "location_at_pod_terminal_notes": zod.string().nullish(),
  "pod_full_out_chassis_number": zod.boolean().nullish(),
  "pod_full_out_chassis_number_notes": zod.string().nullish()
})
}),
  "relationships": zod.looseObject({
  "port": zod.looseObject({
  "data": PortRef
})
})
}))() as unknown as zod.ZodType<Schemas['Terminal']>

export const MetroAreaRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("metro_area"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['MetroAreaRef']>

export const RailTerminal = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['rail_terminal']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "name": zod.string(),
  "nickname": zod.string(),
  "city": zod.string(),
  "firms_code": zod.string().nullable()
}),
  "relationships": zod.looseObject({
  "port": zod.looseObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "metro_area": zod.looseObject({
  "data": MetroAreaRef
})
})
}))() as unknown as zod.ZodType<Schemas['RailTerminal']>

export const Vessel = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['vessel']),
  "attributes": zod.looseObject({
  "name": zod.string(),
  "imo": zod.string().nullable(),
  "mmsi": zod.string().nullable(),
  "latitude": zod.number().nullable(),
  "longitude": zod.number().nullable(),
  "nautical_speed_knots": zod.number().nullable(),
  "navigational_heading_degrees": zod.number().nullable(),
  "position_timestamp": NullableTimestamp,
  "positions": zod.array(zod.looseObject({
  "latitude": zod.number(),
  "longitude": zod.number(),
  "heading": zod.number().nullable(),
  "timestamp": Timestamp,
  "estimated": zod.boolean()
})).nullish()
})
}))() as unknown as zod.ZodType<Schemas['Vessel']>

export const RouteLocationRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("route_location"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['RouteLocationRef']>

export const Route = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['route']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.looseObject({
  "cargo": zod.looseObject({
  "data": ContainerRef
}),
  "shipment": zod.looseObject({
  "data": ShipmentRef
}),
  "route_locations": zod.looseObject({
  "data": zod.array(RouteLocationRef)
})
})
}))() as unknown as zod.ZodType<Schemas['Route']>

export const RouteRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("route"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['RouteRef']>

export const RouteLocation = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['route_location']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "inbound_scac": zod.string().nullable(),
  "inbound_mode": zod.string().nullable(),
  "inbound_eta_at": NullableTimestamp,
  "inbound_ata_at": NullableTimestamp,
  "inbound_voyage_number": zod.string().nullable(),
  "outbound_scac": zod.string().nullable(),
  "outbound_mode": zod.string().nullable(),
  "outbound_etd_at": NullableTimestamp,
  "outbound_atd_at": NullableTimestamp,
  "outbound_voyage_number": zod.string().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.looseObject({
  "route": zod.looseObject({
  "data": RouteRef
}),
  "location": zod.looseObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "port": zod.looseObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "facility": zod.looseObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "inbound_vessel": zod.looseObject({
  "data": zod.union([VesselRef,zod.null()])
}),
  "outbound_vessel": zod.looseObject({
  "data": zod.union([VesselRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['RouteLocation']>

const shippingLineAttributesScacMin = 4;

const shippingLineAttributesScacMax = 4;

export const ShippingLine = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['shipping_line']),
  "attributes": zod.looseObject({
  "scac": zod.string().min(shippingLineAttributesScacMin).max(shippingLineAttributesScacMax),
  "name": zod.string(),
  "short_name": zod.string(),
  "alternative_scacs": zod.array(zod.string()),
  "bill_of_lading_tracking_support": zod.boolean(),
  "booking_number_tracking_support": zod.boolean(),
  "container_number_tracking_support": zod.boolean(),
  "configured": zod.boolean(),
  "provided_data": zod.looseObject({
  "ssl_lfd": zod.boolean().nullish(),
  "ssl_lfd_notes": zod.string().nullish(),
  "seal_number": zod.boolean().nullish(),
  "seal_number_notes": zod.string().nullish(),
  "weight_in_lbs": zod.boolean().nullish(),
  "weight_in_lbs_notes": zod.string().nullish(),
  "equipment_type": zod.boolean().nullish(),
  "equipment_type_notes": zod.string().nullish(),
  "equipment_height": zod.boolean().nullish(),
  "equipment_height_notes": zod.string().nullish(),
  "equipment_length": zod.boolean().nullish(),
  "equipment_length_notes": zod.string().nullish(),
  "pod_arrived_at": zod.boolean().nullish(),
  "pod_arrived_at_notes": zod.string().nullish(),
  "pod_discharged_at": zod.boolean().nullish(),
  "pod_discharged_at_notes": zod.string().nullish(),
  "pod_full_out_at": zod.boolean().nullish(),
  "pod_full_out_at_notes": zod.string().nullish(),
  "empty_terminated_at": zod.boolean().nullish(),
  "empty_terminated_at_notes": zod.string().nullish(),
  "final_destination_full_out_at": zod.boolean().nullish(),
  "final_destination_full_out_at_notes": zod.string().nullish()
}),
  "tracking_url": zod.string().nullable(),
  "contact_url": zod.string().nullable(),
  "bol_prefix": zod.string().nullish(),
  "notes": zod.string().nullable()
}),
  "meta": zod.looseObject({
  "connection": zod.string(),
  "how_to_connect": zod.string().nullable()
})
}))() as unknown as zod.ZodType<Schemas['ShippingLine']>

export const Account = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['account']),
  "attributes": zod.looseObject({
  "company_name": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['Account']>

export const User = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['user']),
  "attributes": zod.looseObject({

}).optional()
}))() as unknown as zod.ZodType<Schemas['User']>

export const Party = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['party']),
  "attributes": zod.looseObject({
  "company_name": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['Party']>

const customFieldValidationPatternMax = 255;

const customFieldValidationMinLengthMin = 0;

const customFieldValidationMinLengthMax = 1000;

const customFieldValidationMaxLengthMax = 1000;

export const CustomFieldValidation = /*#__PURE__*/ (() => zod.strictObject({
  "required": zod.boolean().optional(),
  "pattern": zod.string().min(1).max(customFieldValidationPatternMax).optional(),
  "min_length": zod.int().min(customFieldValidationMinLengthMin).max(customFieldValidationMinLengthMax).optional(),
  "max_length": zod.int().min(1).max(customFieldValidationMaxLengthMax).optional(),
  "min": zod.union([zod.number(),zod.string()]).optional(),
  "max": zod.union([zod.number(),zod.string()]).optional()
}))()

const customFieldReferenceTypeMax = 64;

const customFieldReferenceIdMax = 64;

export const CustomFieldReference = /*#__PURE__*/ (() => zod.strictObject({
  "type": zod.string().max(customFieldReferenceTypeMax),
  "id": zod.string().max(customFieldReferenceIdMax)
}))()

const customFieldValueFourMax = 100;

export const CustomFieldValue = /*#__PURE__*/ (() => zod.union([zod.string(),zod.number(),zod.boolean(),zod.array(zod.string()).max(customFieldValueFourMax),CustomFieldReference,zod.null()]))()

export const AccountRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("account"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['AccountRef']>

export const CustomFieldOptionRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("custom_field_option"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['CustomFieldOptionRef']>

export const CustomFieldDefinition = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['custom_field_definition']),
  "attributes": zod.looseObject({
  "entity_type": zod.string(),
  "api_slug": zod.string(),
  "display_name": zod.string(),
  "description": zod.string().nullable(),
  "data_type": zod.string(),
  "reference_type": zod.string().nullable(),
  "validation": CustomFieldValidation,
  "default_format": zod.string().nullable(),
  "default_value": CustomFieldValue,
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.looseObject({
  "account": zod.looseObject({
  "data": AccountRef
}),
  "options": zod.looseObject({
  "data": zod.array(CustomFieldOptionRef)
}),
  "fields": zod.looseObject({
  "links": zod.looseObject({
  "related": zod.string()
})
})
})
}))() as unknown as zod.ZodType<Schemas['CustomFieldDefinition']>

export const CustomFieldDefinitionRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("custom_field_definition"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['CustomFieldDefinitionRef']>

const customFieldOptionAttributesPositionMin = 0;

export const CustomFieldOption = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['custom_field_option']),
  "attributes": zod.looseObject({
  "label": zod.string(),
  "value": zod.string(),
  "position": zod.int().min(customFieldOptionAttributesPositionMin)
}),
  "relationships": zod.looseObject({
  "definition": zod.looseObject({
  "data": CustomFieldDefinitionRef
})
})
}))() as unknown as zod.ZodType<Schemas['CustomFieldOption']>

export const TrackingRequestRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.enum(['tracking_request']),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['TrackingRequestRef']>

export const CustomFieldEntityRef = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [ShipmentRef,ContainerRef,TrackingRequestRef] as never))() as unknown as zod.ZodType<Schemas['CustomFieldEntityRef']>

export const CustomField = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['custom_field']),
  "attributes": zod.looseObject({
  "api_slug": zod.string(),
  "value": CustomFieldValue,
  "display_value": zod.string().nullable()
}),
  "relationships": zod.looseObject({
  "entity": zod.looseObject({
  "data": CustomFieldEntityRef
}),
  "definition": zod.looseObject({
  "data": CustomFieldDefinitionRef
}),
  "user": zod.looseObject({
  "data": zod.union([UserRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['CustomField']>

const webhookHeaderNameMax = 128;

const webhookHeaderValueMax = 1024;

export const WebhookHeader = /*#__PURE__*/ (() => zod.looseObject({
  "name": zod.string().min(1).max(webhookHeaderNameMax),
  "value": zod.string().max(webhookHeaderValueMax)
}))() as unknown as zod.ZodType<Schemas['WebhookHeader']>

export const Webhook = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['webhook']),
  "attributes": zod.looseObject({
  "url": zod.url(),
  "active": zod.boolean(),
  "events": zod.array(zod.string()),
  "secret": zod.string(),
  "headers": zod.array(WebhookHeader).nullable(),
  "created_at": Timestamp.optional(),
  "failing_since": NullableTimestamp.optional(),
  "consecutive_failures": zod.int().optional(),
  "disabled_at": NullableTimestamp.optional(),
  "disabled_reason": zod.string().nullish(),
  "previous_secret_expires_at": NullableTimestamp.optional()
})
}))() as unknown as zod.ZodType<Schemas['Webhook']>

export const EstimatedEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['estimated_event']),
  "attributes": zod.looseObject({
  "event": zod.enum(['shipment.estimated.arrival']),
  "created_at": Timestamp,
  "estimated_timestamp": Timestamp,
  "location_locode": zod.string().nullable(),
  "timezone": zod.string().nullable(),
  "voyage_number": zod.string().nullable(),
  "data_source": zod.string()
}),
  "relationships": zod.looseObject({
  "shipment": zod.looseObject({
  "data": ShipmentRef
}),
  "port": zod.looseObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "vessel": zod.looseObject({
  "data": zod.union([VesselRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['EstimatedEvent']>

export const ChangesetMinOne = 2;

export const ChangesetMaxOne = 2;

export const Changeset = /*#__PURE__*/ (() => zod.record(zod.string(), zod.array(zod.unknown()).min(ChangesetMinOne).max(ChangesetMaxOne)))() as unknown as zod.ZodType<Schemas['Changeset']>

export const ShipmentUpdatedEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['shipment_updated_event']),
  "attributes": zod.looseObject({
  "changeset": Changeset,
  "timestamp": Timestamp,
  "data_source": DataSource
}),
  "relationships": zod.looseObject({
  "shipment": zod.looseObject({
  "data": ShipmentRef
}),
  "withdrawn_events": zod.looseObject({
  "data": zod.array(TransportEventRef)
})
})
}))() as unknown as zod.ZodType<Schemas['ShipmentUpdatedEvent']>

export const WebhookNotificationLog = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['webhook_notification_log']),
  "attributes": zod.looseObject({
  "attempt": zod.int(),
  "attempted_at": Timestamp,
  "status_code": zod.int().nullable(),
  "error": zod.string().nullable(),
  "duration_ms": zod.int(),
  "response_body": zod.string().nullable()
})
}))() as unknown as zod.ZodType<Schemas['WebhookNotificationLog']>

export const ContainerUpdatedEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['container_updated_event']),
  "attributes": zod.looseObject({
  "changeset": Changeset,
  "timestamp": Timestamp,
  "timezone": zod.string(),
  "data_source": DataSource
}),
  "relationships": zod.looseObject({
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "shipment": zod.looseObject({
  "data": ShipmentRef
}),
  "terminal": zod.looseObject({
  "data": zod.union([TerminalRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['ContainerUpdatedEvent']>

export const ContainerPodTerminalChangedEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['container_pod_terminal_changed_event']),
  "attributes": zod.looseObject({
  "timestamp": Timestamp,
  "timezone": zod.string(),
  "data_source": zod.string()
}),
  "relationships": zod.looseObject({
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "shipment": zod.looseObject({
  "data": ShipmentRef
}),
  "terminal": zod.looseObject({
  "data": zod.union([TerminalRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['ContainerPodTerminalChangedEvent']>

export const ContainerMilestoneOverdueEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['container_milestone_overdue_event']),
  "attributes": zod.looseObject({
  "timestamp": Timestamp,
  "timezone": zod.string(),
  "expected": ExpectedMilestone
}),
  "relationships": zod.looseObject({
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "shipment": zod.looseObject({
  "data": ShipmentRef
})
})
}))() as unknown as zod.ZodType<Schemas['ContainerMilestoneOverdueEvent']>

export const SourceCadence = /*#__PURE__*/ (() => zod.looseObject({
  "every_s": zod.int().min(1),
  "basis": zod.string(),
  "cases": zod.int().min(1).nullable()
}))() as unknown as zod.ZodType<Schemas['SourceCadence']>

const sourceSilenceAttributesShipmentsMin = 0;

const sourceSilenceAttributesContainersMin = 0;

export const SourceSilence = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['source_silence']),
  "attributes": zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string()
}),
  "since": Timestamp,
  "last_answered_at": NullableTimestamp,
  "cadence": SourceCadence,
  "shipments": zod.int().min(sourceSilenceAttributesShipmentsMin),
  "containers": zod.int().min(sourceSilenceAttributesContainersMin),
  "noticed_at": Timestamp,
  "ended_at": NullableTimestamp,
  "ended_because": zod.string().nullable()
})
}))() as unknown as zod.ZodType<Schemas['SourceSilence']>

export const ContainerCreatedEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['container_created_event']),
  "attributes": zod.looseObject({
  "timestamp": Timestamp,
  "timezone": zod.string()
}),
  "relationships": zod.looseObject({
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "shipment": zod.looseObject({
  "data": ShipmentRef
})
})
}))() as unknown as zod.ZodType<Schemas['ContainerCreatedEvent']>

export const EmailSubmissionRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("email_submission"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['EmailSubmissionRef']>

export const DocumentRepresentationRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("document_representation"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['DocumentRepresentationRef']>

export const Document = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['document']),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "name": zod.string(),
  "document_type": zod.string().nullable(),
  "document_type_manual": zod.string().nullable(),
  "document_type_effective": zod.string().nullable(),
  "readability": zod.string().nullable(),
  "classification_notes": zod.string().nullable(),
  "source": zod.string(),
  "file_name": zod.string(),
  "file_content_type": zod.string().nullable(),
  "file_size_bytes": zod.int().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.looseObject({
  "account": zod.looseObject({
  "data": AccountRef
}),
  "user": zod.looseObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "email_submission": zod.looseObject({
  "data": zod.union([EmailSubmissionRef,zod.null()])
}),
  "last_document_representation": zod.looseObject({
  "data": zod.union([DocumentRepresentationRef,zod.null()])
}),
  "shipments": zod.looseObject({
  "data": zod.array(ShipmentRef)
}),
  "cargos": zod.looseObject({
  "data": zod.array(ContainerRef)
})
}),
  "meta": zod.looseObject({
  "links": zod.array(zod.looseObject({
  "shipment_id": zod.guid(),
  "container_id": zod.guid().nullable(),
  "kind": zod.string(),
  "number": zod.string(),
  "page": zod.int(),
  "strength": zod.string()
})),
  "split_from": zod.looseObject({
  "document_id": zod.guid(),
  "first_page": zod.int(),
  "last_page": zod.int()
}).nullable(),
  "parts": zod.array(zod.looseObject({
  "document_id": zod.guid(),
  "first_page": zod.int(),
  "last_page": zod.int()
}))
}).optional(),
  "links": zod.looseObject({
  "self": zod.string(),
  "download": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['Document']>

export const DocumentRepresentation = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['document_representation']),
  "attributes": zod.looseObject({
  "schema_version": zod.string(),
  "payload": zod.record(zod.string(), zod.unknown()),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "meta": zod.looseObject({
  "manual": zod.record(zod.string(), zod.unknown()),
  "proposed": zod.record(zod.string(), zod.unknown()),
  "left_out": zod.array(zod.looseObject({
  "field": zod.string(),
  "reason": zod.string()
}))
}).optional()
}))() as unknown as zod.ZodType<Schemas['DocumentRepresentation']>

export const EmailSubmission = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['email_submission']),
  "attributes": zod.looseObject({
  "subject": zod.string().nullable(),
  "body_preview": zod.string().nullable(),
  "from": zod.array(zod.string()),
  "to": zod.array(zod.string()),
  "cc": zod.array(zod.string()),
  "message_id": zod.string().nullable(),
  "sent_at": NullableTimestamp,
  "created_at": Timestamp,
  "updated_at": Timestamp
})
}))() as unknown as zod.ZodType<Schemas['EmailSubmission']>

export interface AttentionKindValidator extends zod.ZodType<Schemas['AttentionKind']> {}
export const AttentionKind = /*#__PURE__*/ (() => zod.enum(['free_time_ended', 'free_time_ending', 'held', 'newly_held', 'newly_released', 'ready_for_pickup', 'arriving_soon', 'eta_moved', 'not_reported', 'source_silent', 'source_not_connected', 'request_failed', 'request_waiting', 'empty_return_due', 'document_contradicts', 'document_offers_value', 'sources_contradict']))() as unknown as AttentionKindValidator

export const AttentionMoney = /*#__PURE__*/ (() => zod.looseObject({
  "charge": zod.string(),
  "payee": zod.string(),
  "amount_so_far": zod.number().nullable(),
  "amount_next_day": zod.number().nullable(),
  "currency": zod.string().nullable(),
  "tariff_id": zod.guid().nullable()
}))() as unknown as zod.ZodType<Schemas['AttentionMoney']>

export const AttentionEvidence = /*#__PURE__*/ (() => zod.looseObject({
  "attribute": zod.string(),
  "value": zod.unknown(),
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}).nullable(),
  "reported_at": Timestamp
}))() as unknown as zod.ZodType<Schemas['AttentionEvidence']>

export const AttentionAction = /*#__PURE__*/ (() => zod.looseObject({
  "action": zod.string(),
  "method": zod.string().nullable(),
  "path": zod.string().nullable()
}))() as unknown as zod.ZodType<Schemas['AttentionAction']>

export const DocumentRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("document"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['DocumentRef']>

export const SelfLink = /*#__PURE__*/ (() => zod.looseObject({
  "self": zod.string()
}))() as unknown as zod.ZodType<Schemas['SelfLink']>

export const AttentionEntry = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['attention_entry']),
  "attributes": zod.looseObject({
  "kind": AttentionKind,
  "severity": zod.string(),
  "title": zod.string(),
  "what_to_do": zod.string(),
  "since": Timestamp,
  "due_on": zod.iso.date().nullable(),
  "who_acts": zod.looseObject({
  "role": zod.string(),
  "name": zod.string().nullable()
}),
  "money": zod.array(AttentionMoney).nullable(),
  "evidence": zod.array(AttentionEvidence),
  "actions": zod.array(AttentionAction),
  "state": zod.enum(['open', 'snoozed', 'done']),
  "snoozed_until": NullableTimestamp,
  "state_reason": zod.string().nullable(),
  "changed_at": Timestamp
}),
  "relationships": zod.looseObject({
  "container": zod.looseObject({
  "data": zod.union([ContainerRef,zod.null()])
}),
  "shipment": zod.looseObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "tracking_request": zod.looseObject({
  "data": zod.union([TrackingRequestRef,zod.null()])
}),
  "document": zod.looseObject({
  "data": zod.union([DocumentRef,zod.null()])
})
}),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['AttentionEntry']>

export interface ContradictionKindValidator extends zod.ZodType<Schemas['ContradictionKind']> {}
export const ContradictionKind = /*#__PURE__*/ (() => zod.enum(['last_free_day_differs', 'last_free_day_extended_by_one', 'last_free_day_before_discharge', 'discharge_time_differs', 'gate_out_while_at_terminal', 'gate_out_while_aboard', 'discharge_after_gate_out', 'empty_return_before_gate_out', 'freight_hold_released', 'customs_hold_released', 'available_with_hold', 'picked_up_with_customs_hold', 'two_terminals', 'place_differs', 'arrived_and_still_expected', 'two_vessels', 'weight_differs', 'seal_differs', 'size_differs', 'actual_denied', 'rail_arrival_after_truck_pickup', 'document_differs', 'two_bills', 'other_bill_named']))() as unknown as ContradictionKindValidator

export const ContradictingStatement = /*#__PURE__*/ (() => zod.looseObject({
  "about": zod.string(),
  "value": zod.unknown(),
  "prevails": zod.boolean(),
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "words": zod.string(),
  "reported_at": Timestamp,
  "report_id": zod.guid(),
  "document": StatingDocument.optional()
}))() as unknown as zod.ZodType<Schemas['ContradictingStatement']>

export const EvidenceMeta = /*#__PURE__*/ (() => zod.looseObject({
  "evidence": DroppedEvidence.optional(),
  "past": PastMoment.optional()
}))() as unknown as zod.ZodType<Schemas['EvidenceMeta']>

const contradictionAttributesStatementsMin = 2;

export const Contradiction = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.enum(['contradiction']),
  "attributes": zod.looseObject({
  "kind": ContradictionKind,
  "severity": zod.string(),
  "state": zod.enum(['open', 'resolved']),
  "title": zod.string(),
  "statements": zod.array(ContradictingStatement).min(contradictionAttributesStatementsMin),
  "decided_by": zod.looseObject({
  "field": zod.string(),
  "order": zod.array(zod.string())
}).nullable(),
  "since": Timestamp,
  "opened_at": Timestamp,
  "resolved_at": NullableTimestamp,
  "days_at_stake": zod.int().nullable(),
  "changed_at": Timestamp
}),
  "relationships": zod.looseObject({
  "container": zod.looseObject({
  "data": ContainerRef
}),
  "shipment": zod.looseObject({
  "data": ShipmentRef
})
}),
  "links": SelfLink,
  "meta": EvidenceMeta.optional()
}))() as unknown as zod.ZodType<Schemas['Contradiction']>

export const IncludedResource = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [Shipment,Container,TransportEvent,RawEvent,TrackingRequest,Port,MetroArea,Terminal,RailTerminal,Vessel,Route,RouteLocation,ShippingLine,Account,User,Party,CustomFieldDefinition,CustomFieldOption,CustomField,Webhook,EstimatedEvent,ShipmentUpdatedEvent,WebhookNotificationLog,ContainerUpdatedEvent,ContainerPodTerminalChangedEvent,ContainerMilestoneOverdueEvent,SourceSilence,ContainerCreatedEvent,Document,DocumentRepresentation,EmailSubmission,AttentionEntry,Contradiction] as never))() as unknown as zod.ZodType<Schemas['IncludedResource']>

export const Included = /*#__PURE__*/ (() => zod.array(IncludedResource))() as unknown as zod.ZodType<Schemas['Included']>

export const ListLinks = /*#__PURE__*/ (() => zod.looseObject({
  "self": zod.string(),
  "current": zod.string(),
  "first": zod.string(),
  "last": zod.string().optional(),
  "next": zod.string().optional(),
  "prev": zod.string().optional()
}))() as unknown as zod.ZodType<Schemas['ListLinks']>

const listMetaSizeMin = 0;

const listMetaTotalMin = 0;

const listMetaPaginationRecordsMin = 0;

export const ListMeta = /*#__PURE__*/ (() => zod.looseObject({
  "size": zod.int().min(listMetaSizeMin),
  "total": zod.int().min(listMetaTotalMin),
  "total_is_capped": zod.boolean().optional(),
  "pagination": zod.looseObject({
  "current": zod.int().min(1),
  "next": zod.int().optional(),
  "last": zod.int().optional(),
  "records": zod.int().min(listMetaPaginationRecordsMin)
}),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
}))() as unknown as zod.ZodType<Schemas['ListMeta']>

export const ShipmentList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Shipment),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['ShipmentList']>

export const Error = /*#__PURE__*/ (() => zod.looseObject({
  "status": zod.string(),
  "title": zod.string(),
  "detail": zod.string(),
  "code": zod.string().optional(),
  "source": zod.looseObject({
  "pointer": zod.string().optional(),
  "parameter": zod.string().optional()
}).optional(),
  "meta": zod.record(zod.string(), zod.unknown()).optional()
}))() as unknown as zod.ZodType<Schemas['Error']>

export const Errors = /*#__PURE__*/ (() => zod.looseObject({
  "errors": zod.array(Error).min(1)
}))() as unknown as zod.ZodType<Schemas['Errors']>

export interface RecordBatchActionValidator extends zod.ZodType<Schemas['RecordBatchAction']> {}
export const RecordBatchAction = /*#__PURE__*/ (() => zod.enum(['refresh', 'stop_tracking', 'resume_tracking', 'add_tags', 'remove_tags', 'add_references', 'remove_references']))() as unknown as RecordBatchActionValidator

export const ListFiltersMaxOne = 1000;

export const ListFilters = /*#__PURE__*/ (() => zod.record(zod.string(), zod.string().max(ListFiltersMaxOne)))()

const recordBatchCreateDataAttributesIdsItemMax = 100;

const recordBatchCreateDataAttributesIdsMax = 10000;

const recordBatchCreateDataAttributesCountMin = 0;

const recordBatchCreateDataAttributesCountMax = 10000;

const recordBatchCreateDataAttributesValuesItemMax = 255;

const recordBatchCreateDataAttributesValuesMax = 100;

export const RecordBatchCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "attributes": zod.strictObject({
  "action": RecordBatchAction,
  "ids": zod.array(zod.string().min(1).max(recordBatchCreateDataAttributesIdsItemMax)).min(1).max(recordBatchCreateDataAttributesIdsMax).optional(),
  "filters": ListFilters.optional(),
  "count": zod.int().min(recordBatchCreateDataAttributesCountMin).max(recordBatchCreateDataAttributesCountMax).optional(),
  "values": zod.array(zod.string().min(1).max(recordBatchCreateDataAttributesValuesItemMax)).min(1).max(recordBatchCreateDataAttributesValuesMax).optional()
})
})
}))()

export const RecordResult = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "status": zod.enum(['done', 'unchanged', 'refused', 'not_found']),
  "errors": zod.array(Error)
}))() as unknown as zod.ZodType<Schemas['RecordResult']>

const recordBatchAttributesCountsDoneMin = 0;

const recordBatchAttributesCountsUnchangedMin = 0;

const recordBatchAttributesCountsRefusedMin = 0;

const recordBatchAttributesCountsNotFoundMin = 0;

export const RecordBatch = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("record_batch"),
  "attributes": zod.looseObject({
  "action": RecordBatchAction,
  "counts": zod.looseObject({
  "done": zod.int().min(recordBatchAttributesCountsDoneMin),
  "unchanged": zod.int().min(recordBatchAttributesCountsUnchangedMin),
  "refused": zod.int().min(recordBatchAttributesCountsRefusedMin),
  "not_found": zod.int().min(recordBatchAttributesCountsNotFoundMin)
}),
  "results": zod.array(RecordResult)
})
}))() as unknown as zod.ZodType<Schemas['RecordBatch']>

export const RecordBatchDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": RecordBatch
}))() as unknown as zod.ZodType<Schemas['RecordBatchDocument']>

export const ShipmentDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Shipment,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ShipmentDocument']>

const shipmentUpdateDataAttributesRefNumbersItemMax = 255;

const shipmentUpdateDataAttributesRefNumbersMax = 100;

const shipmentUpdateDataAttributesTagsItemMax = 255;

const shipmentUpdateDataAttributesTagsMax = 100;

export const ShipmentUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "ref_numbers": zod.array(zod.string().min(1).max(shipmentUpdateDataAttributesRefNumbersItemMax)).max(shipmentUpdateDataAttributesRefNumbersMax).optional(),
  "tags": zod.array(zod.string().min(1).max(shipmentUpdateDataAttributesTagsItemMax)).max(shipmentUpdateDataAttributesTagsMax).optional()
})
})
}))()

export const ShipmentAction = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional()
})
}))()

export const ProvenanceItem = /*#__PURE__*/ (() => zod.looseObject({
  "name": zod.string(),
  "provenance": ProvenanceEntry
}))() as unknown as zod.ZodType<Schemas['ProvenanceItem']>

export const Provenance = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("provenance"),
  "attributes": zod.looseObject({
  "attributes": zod.record(zod.string(), ProvenanceEntry),
  "relationships": zod.record(zod.string(), ProvenanceEntry),
  "holds": zod.array(ProvenanceItem).optional(),
  "fees": zod.array(ProvenanceItem).optional(),
  "transport_events": zod.record(zod.string(), ProvenanceEntry).optional()
}),
  "meta": EvidenceMeta.optional()
}))() as unknown as zod.ZodType<Schemas['Provenance']>

export const ProvenanceDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Provenance,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ProvenanceDocument']>

export interface ContainerIncludeValidator extends zod.ZodType<Schemas['ContainerInclude']> {}
export const ContainerInclude = /*#__PURE__*/ (() => zod.enum(['shipment', 'pod_terminal', 'pickup_facility', 'transport_events', 'raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'pod_terminal.port', 'pickup_facility.port', 'pickup_facility.metro_area', 'transport_events.shipment', 'transport_events.container', 'transport_events.vessel', 'transport_events.location', 'transport_events.terminal', 'transport_events.source_event', 'transport_events.previous_version', 'raw_events.location', 'raw_events.vessel', 'raw_events.container', 'raw_events.terminal']))() as unknown as ContainerIncludeValidator

export const ContainerList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Container),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['ContainerList']>

const geojsonPointCoordinatesMin = 2;

const geojsonPointCoordinatesMax = 2;

export const GeojsonPoint = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Point"),
  "coordinates": zod.array(zod.number()).min(geojsonPointCoordinatesMin).max(geojsonPointCoordinatesMax)
}))() as unknown as zod.ZodType<Schemas['GeojsonPoint']>

export const MapPlace = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonPoint,
  "properties": zod.looseObject({
  "feature_type": zod.string(),
  "id": zod.guid(),
  "name": zod.string(),
  "code": zod.string().nullable(),
  "reported_at": NullableTimestamp,
  "containers": zod.int().min(1),
  "over": zod.int(),
  "soon": zod.int(),
  "held": zod.int(),
  "most_urgent": zod.array(zod.looseObject({
  "id": zod.guid(),
  "number": zod.string(),
  "current_status": zod.string(),
  "urgency": zod.string().nullable()
}))
})
}))() as unknown as zod.ZodType<Schemas['MapPlace']>

export const ContainerPositions = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("FeatureCollection"),
  "features": zod.array(MapPlace),
  "total": zod.int(),
  "is_complete": zod.boolean(),
  "without_position": zod.looseObject({
  "at_sea": zod.int(),
  "by_rail": zod.int(),
  "on_the_road": zod.int(),
  "not_handed_in": zod.int(),
  "elsewhere": zod.int()
})
}))() as unknown as zod.ZodType<Schemas['ContainerPositions']>

export const ContainerDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Container,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ContainerDocument']>

const containerUpdateDataAttributesRefNumbersItemMax = 255;

const containerUpdateDataAttributesRefNumbersMax = 100;

export const ContainerUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "ref_numbers": zod.array(zod.string().min(1).max(containerUpdateDataAttributesRefNumbersItemMax)).max(containerUpdateDataAttributesRefNumbersMax).optional(),
  "delivered_at": zod.iso.datetime({"offset":true}).nullish()
})
})
}))()

export const RefreshResult = /*#__PURE__*/ (() => zod.looseObject({
  "message": zod.string()
}))() as unknown as zod.ZodType<Schemas['RefreshResult']>

export interface TransportEventIncludeValidator extends zod.ZodType<Schemas['TransportEventInclude']> {}
export const TransportEventInclude = /*#__PURE__*/ (() => zod.enum(['shipment', 'container', 'vessel', 'location', 'terminal', 'source_event', 'previous_version', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'container.shipment', 'container.pod_terminal', 'container.pickup_facility', 'container.transport_events', 'container.raw_events', 'location.terminals', 'terminal.port', 'terminal.metro_area', 'source_event.location', 'source_event.vessel', 'source_event.container', 'source_event.terminal', 'previous_version.shipment', 'previous_version.container', 'previous_version.vessel', 'previous_version.location', 'previous_version.terminal', 'previous_version.source_event', 'previous_version.previous_version']))() as unknown as TransportEventIncludeValidator

export const TransportEventList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(TransportEvent),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['TransportEventList']>

export const RawEventList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(RawEvent),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['RawEventList']>

export const ChargeForecast = /*#__PURE__*/ (() => zod.looseObject({
  "free_time": FreeTimeClock,
  "state": zod.string(),
  "days_left": zod.int().nullable(),
  "days_charged": zod.int().nullable(),
  "tariff_id": zod.guid().nullable(),
  "currency_code": zod.string().nullable(),
  "cost_per_day": zod.number().nullable(),
  "cost_so_far": zod.number().nullable(),
  "cost_basis": zod.string().nullable(),
  "cost_at_risk": zod.number().nullable(),
  "reported": zod.array(PayableFee),
  "unknown": zod.array(zod.string())
}))() as unknown as zod.ZodType<Schemas['ChargeForecast']>

export const ChargesForecast = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("charges_forecast"),
  "attributes": zod.looseObject({
  "as_of": zod.iso.datetime({"offset":true}),
  "days": zod.int(),
  "today": zod.iso.date(),
  "timezone": zod.string().nullable(),
  "free_time_ends_on": zod.iso.date().nullable(),
  "empty_return_by": zod.iso.date().nullable(),
  "charges": zod.array(ChargeForecast),
  "other_fees": zod.array(PayableFee)
})
}))() as unknown as zod.ZodType<Schemas['ChargesForecast']>

export const ChargesForecastDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": ChargesForecast,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ChargesForecastDocument']>

export interface RouteIncludeValidator extends zod.ZodType<Schemas['RouteInclude']> {}
export const RouteInclude = /*#__PURE__*/ (() => zod.enum(['cargo', 'shipment', 'route_locations', 'cargo.shipment', 'cargo.pod_terminal', 'cargo.pickup_facility', 'cargo.transport_events', 'cargo.raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'route_locations.route', 'route_locations.location', 'route_locations.port', 'route_locations.facility', 'route_locations.inbound_vessel', 'route_locations.outbound_vessel', 'route_location', 'port', 'vessel']))() as unknown as RouteIncludeValidator

export const RouteDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Route,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['RouteDocument']>

export const ExplanationSentence = /*#__PURE__*/ (() => zod.looseObject({
  "text": zod.string(),
  "evidence": zod.array(zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "words": zod.string(),
  "reported_at": Timestamp,
  "report_id": zod.guid(),
  "document": StatingDocument.optional()
}))
}))() as unknown as zod.ZodType<Schemas['ExplanationSentence']>

export const Explanation = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("explanation"),
  "attributes": zod.looseObject({
  "number": zod.string(),
  "as_of": Timestamp,
  "where": zod.array(ExplanationSentence),
  "next": zod.array(ExplanationSentence),
  "held_up_by": zod.array(ExplanationSentence),
  "contradicted": zod.array(ExplanationSentence),
  "unknown": zod.array(ExplanationSentence)
}),
  "meta": EvidenceMeta.optional()
}))() as unknown as zod.ZodType<Schemas['Explanation']>

export const ExplanationDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Explanation,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ExplanationDocument']>

export const EvidencedEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "event": zod.string(),
  "timestamp": NullableTimestamp,
  "timezone": zod.string().nullable(),
  "time": zod.union([TimeBasis,zod.null()]),
  "location": zod.looseObject({
  "locode": zod.string().nullable(),
  "name": zod.string().nullable()
}).nullable(),
  "terminal": zod.string().nullable(),
  "vessel": zod.string().nullable(),
  "voyage_number": zod.string().nullable(),
  "data_source": DataSource,
  "value": zod.string().nullable(),
  "recorded_at": Timestamp,
  "invalidated_at": NullableTimestamp,
  "provenance": zod.union([ProvenanceEntry,zod.null()])
}))() as unknown as zod.ZodType<Schemas['EvidencedEvent']>

export const EvidencedValue = /*#__PURE__*/ (() => zod.looseObject({
  "of": zod.enum(['container', 'shipment']),
  "name": zod.string(),
  "value": zod.unknown(),
  "time": zod.union([TimeBasis,zod.null()]),
  "provenance": ProvenanceEntry,
  "stale_since": zod.iso.datetime({"offset":true}).optional()
}))() as unknown as zod.ZodType<Schemas['EvidencedValue']>

export const EvidencedContradiction = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "kind": ContradictionKind,
  "severity": zod.string(),
  "state": zod.string(),
  "title": zod.string(),
  "statements": zod.array(ContradictingStatement),
  "decided_by": zod.looseObject({
  "field": zod.string(),
  "order": zod.array(zod.string())
}).nullable(),
  "since": Timestamp,
  "opened_at": Timestamp,
  "resolved_at": NullableTimestamp,
  "days_at_stake": zod.int().nullable()
}))() as unknown as zod.ZodType<Schemas['EvidencedContradiction']>

export const CitedReport = /*#__PURE__*/ (() => zod.looseObject({
  "reference": zod.string(),
  "id": zod.guid(),
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "subject": zod.looseObject({
  "kind": zod.enum(['bill', 'booking', 'container', 'facility']),
  "number": zod.string()
}),
  "observed_at": Timestamp,
  "received_at": Timestamp,
  "recorded_at": Timestamp,
  "adapter": zod.string(),
  "adapter_version": zod.int(),
  "media_type": zod.string().nullable(),
  "size": zod.int().nullable(),
  "body_sha256": zod.string().nullable(),
  "body": zod.string()
}))() as unknown as zod.ZodType<Schemas['CitedReport']>

const evidencePackMetaSha256RegExp = /*#__PURE__*/ (() => new RegExp('^[0-9a-f]{64}$'))()

export const EvidencePack = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("evidence_pack"),
  "attributes": zod.looseObject({
  "number": zod.string(),
  "shipment": zod.looseObject({
  "bill_of_lading_number": zod.string(),
  "normalized_number": zod.string(),
  "shipping_line_scac": zod.string(),
  "shipping_line_name": zod.string()
}),
  "as_of": Timestamp,
  "known_at": NullableTimestamp,
  "made_at": Timestamp,
  "requested_by": zod.looseObject({
  "account": zod.string(),
  "user": zod.string().nullable()
}),
  "is_sandbox": zod.boolean(),
  "explanation": zod.looseObject({
  "where": zod.array(ExplanationSentence),
  "next": zod.array(ExplanationSentence),
  "held_up_by": zod.array(ExplanationSentence),
  "contradicted": zod.array(ExplanationSentence),
  "unknown": zod.array(ExplanationSentence)
}),
  "journey": zod.array(EvidencedEvent),
  "values": zod.array(EvidencedValue),
  "not_reported": zod.array(zod.string()),
  "holds": zod.looseObject({
  "are_reported": zod.boolean(),
  "provenance": ProvenanceEntry,
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "items": zod.array(zod.looseObject({
  "value": TerminalHold,
  "provenance": ProvenanceEntry
}))
}),
  "fees": zod.looseObject({
  "are_reported": zod.boolean(),
  "provenance": ProvenanceEntry,
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "items": zod.array(zod.looseObject({
  "value": TerminalFee,
  "provenance": ProvenanceEntry
}))
}),
  "contradictions": zod.array(EvidencedContradiction),
  "free_time": zod.looseObject({
  "today": zod.iso.date(),
  "timezone": zod.string().nullable(),
  "ends_on": zod.iso.date().nullable(),
  "policy": zod.union([PickupLfdPolicy,zod.null()]),
  "charges": zod.array(ChargeForecast),
  "other_fees": zod.array(PayableFee),
  "reported_totals": zod.array(zod.looseObject({
  "payee": zod.string(),
  "currency_code": zod.string(),
  "amount": zod.number()
}))
}),
  "reports": zod.array(CitedReport),
  "documents": zod.array(zod.looseObject({
  "reference": zod.string(),
  "id": zod.guid(),
  "name": zod.string().nullable()
})),
  "left_out": zod.looseObject({
  "events": zod.int(),
  "contradictions": zod.int(),
  "reports": zod.int(),
  "statements": zod.int()
})
}),
  "meta": zod.looseObject({
  "sha256": zod.string().regex(evidencePackMetaSha256RegExp),
  "evidence": zod.looseObject({
  "dropped_before": Timestamp
}).optional(),
  "past": PastMoment.optional()
})
}))() as unknown as zod.ZodType<Schemas['EvidencePack']>

export const EvidencePackDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": EvidencePack,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['EvidencePackDocument']>

export const MapPort = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonPoint,
  "properties": zod.looseObject({
  "feature_type": zod.literal("port"),
  "ports_sequence": zod.int(),
  "ports_total": zod.int(),
  "location_id": zod.guid(),
  "location_type": zod.literal("Port"),
  "name": zod.string(),
  "state_abbr": zod.string().nullable(),
  "state": zod.string().nullable(),
  "country_code": zod.string(),
  "country": zod.string(),
  "time_zone": zod.string(),
  "label": zod.string(),
  "inbound_eta_at": NullableTimestamp,
  "inbound_ata_at": NullableTimestamp,
  "outbound_etd_at": NullableTimestamp,
  "outbound_atd_at": NullableTimestamp,
  "updated_at": NullableTimestamp
})
}))() as unknown as zod.ZodType<Schemas['MapPort']>

export const MapCurrentVessel = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonPoint,
  "properties": zod.looseObject({
  "feature_type": zod.literal("current_vessel"),
  "ports_sequence": zod.int(),
  "vessel_id": zod.guid(),
  "vessel_name": zod.string(),
  "vessel_imo": zod.string().nullable(),
  "voyage_number": zod.string().nullable(),
  "vessel_location_timestamp": Timestamp,
  "vessel_location_heading": zod.number().nullable(),
  "vessel_location_speed": zod.number().nullable(),
  "departure_port_id": zod.guid(),
  "departure_port_name": zod.string(),
  "departure_port_state_abbr": zod.string().nullable(),
  "departure_port_state": zod.string().nullable(),
  "departure_port_country_code": zod.string(),
  "departure_port_country": zod.string(),
  "departure_port_label": zod.string(),
  "departure_port_atd": NullableTimestamp,
  "departure_port_time_zone": zod.string(),
  "arrival_port_id": zod.guid().nullable(),
  "arrival_port_name": zod.string().nullable(),
  "arrival_port_state_abbr": zod.string().nullable(),
  "arrival_port_state": zod.string().nullable(),
  "arrival_port_country_code": zod.string().nullable(),
  "arrival_port_country": zod.string().nullable(),
  "arrival_port_label": zod.string().nullable(),
  "arrival_port_eta": NullableTimestamp,
  "arrival_port_time_zone": zod.string().nullable()
})
}))() as unknown as zod.ZodType<Schemas['MapCurrentVessel']>

const geojsonLineCoordinatesItemMin = 2;

const geojsonLineCoordinatesItemMax = 2;

const geojsonLineCoordinatesMin = 2;

export const GeojsonLine = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("LineString"),
  "coordinates": zod.array(zod.array(zod.number()).min(geojsonLineCoordinatesItemMin).max(geojsonLineCoordinatesItemMax)).min(geojsonLineCoordinatesMin)
}))() as unknown as zod.ZodType<Schemas['GeojsonLine']>

export const MapPastVesselLocations = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonLine,
  "properties": zod.looseObject({
  "feature_type": zod.literal("past_vessel_locations"),
  "ports_sequence": zod.int(),
  "vessel_id": zod.guid().nullable(),
  "start_time": NullableTimestamp,
  "end_time": NullableTimestamp,
  "point_count": zod.int(),
  "outbound_atd_at": NullableTimestamp,
  "inbound_ata_at": NullableTimestamp,
  "inbound_eta_at": NullableTimestamp
})
}))() as unknown as zod.ZodType<Schemas['MapPastVesselLocations']>

export const MapEstimatedFullLegs = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonLine,
  "properties": zod.looseObject({
  "feature_type": zod.literal("estimated_full_legs"),
  "ports_sequence": zod.int(),
  "previous_port_id": zod.guid(),
  "next_port_id": zod.guid(),
  "point_count": zod.int()
})
}))() as unknown as zod.ZodType<Schemas['MapEstimatedFullLegs']>

export const MapEstimatedPartialLeg = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonLine,
  "properties": zod.looseObject({
  "feature_type": zod.literal("estimated_partial_leg"),
  "ports_sequence": zod.int(),
  "current_port_id": zod.guid(),
  "next_port_id": zod.guid(),
  "point_count": zod.int()
})
}))() as unknown as zod.ZodType<Schemas['MapEstimatedPartialLeg']>

export const MapGeojson = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("FeatureCollection"),
  "features": zod.array(zod.union([MapPort,MapCurrentVessel,MapPastVesselLocations,MapEstimatedFullLegs,MapEstimatedPartialLeg]))
}))() as unknown as zod.ZodType<Schemas['MapGeojson']>

const accuracyShareCasesMin = 0;

const accuracyShareShareMin = 0;

const accuracyShareShareMax = 1;

const accuracyShareLowMin = 0;

const accuracyShareLowMax = 1;

const accuracyShareHighMin = 0;

const accuracyShareHighMax = 1;

export const AccuracyShare = /*#__PURE__*/ (() => zod.looseObject({
  "cases": zod.int().min(accuracyShareCasesMin),
  "share": zod.number().min(accuracyShareShareMin).max(accuracyShareShareMax).nullable(),
  "low": zod.number().min(accuracyShareLowMin).max(accuracyShareLowMax).nullable(),
  "high": zod.number().min(accuracyShareHighMin).max(accuracyShareHighMax).nullable()
}))() as unknown as zod.ZodType<Schemas['AccuracyShare']>

const sourceAccuracyAttributesEtaItemCasesMin = 0;

const sourceAccuracyAttributesEtaItemShareMin = 0;

const sourceAccuracyAttributesEtaItemShareMax = 1;

const sourceAccuracyAttributesEtaItemLowMin = 0;

const sourceAccuracyAttributesEtaItemLowMax = 1;

const sourceAccuracyAttributesEtaItemHighMin = 0;

const sourceAccuracyAttributesEtaItemHighMax = 1;

const sourceAccuracyAttributesEtaMin = 4;

const sourceAccuracyAttributesEtaMax = 4;

const sourceAccuracyAttributesDelayCasesMin = 0;

const sourceAccuracyAttributesDelayMedianMinutesMin = 0;

const sourceAccuracyAttributesCorrectionCasesMin = 0;

export const SourceAccuracy = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "type": zod.literal("source_accuracy"),
  "attributes": zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "port_of_lading_locode": zod.string().nullable(),
  "port_of_lading_name": zod.string().nullable(),
  "port_of_discharge_locode": zod.string().nullable(),
  "port_of_discharge_name": zod.string().nullable(),
  "eta": zod.array(zod.looseObject({
  "days_before": zod.union([zod.literal(14),zod.literal(7),zod.literal(3),zod.literal(1)]),
  "cases": zod.int().min(sourceAccuracyAttributesEtaItemCasesMin),
  "share": zod.number().min(sourceAccuracyAttributesEtaItemShareMin).max(sourceAccuracyAttributesEtaItemShareMax).nullable(),
  "low": zod.number().min(sourceAccuracyAttributesEtaItemLowMin).max(sourceAccuracyAttributesEtaItemLowMax).nullable(),
  "high": zod.number().min(sourceAccuracyAttributesEtaItemHighMin).max(sourceAccuracyAttributesEtaItemHighMax).nullable()
})).min(sourceAccuracyAttributesEtaMin).max(sourceAccuracyAttributesEtaMax),
  "delay": zod.looseObject({
  "cases": zod.int().min(sourceAccuracyAttributesDelayCasesMin),
  "median_minutes": zod.int().min(sourceAccuracyAttributesDelayMedianMinutesMin).nullable()
}),
  "corrected": AccuracyShare,
  "correction": zod.looseObject({
  "cases": zod.int().min(sourceAccuracyAttributesCorrectionCasesMin),
  "median_hours": zod.int().min(1).nullable()
}),
  "lost": AccuracyShare
})
}))() as unknown as zod.ZodType<Schemas['SourceAccuracy']>

export const SourceAccuracyList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(SourceAccuracy),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['SourceAccuracyList']>

export interface AttentionEntryIncludeValidator extends zod.ZodType<Schemas['AttentionEntryInclude']> {}
export const AttentionEntryInclude = /*#__PURE__*/ (() => zod.enum(['container', 'shipment', 'tracking_request', 'document', 'container.shipment', 'container.pod_terminal', 'container.pickup_facility', 'container.transport_events', 'container.raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'tracking_request.tracked_object', 'tracking_request.customer', 'tracking_request.user', 'document.account', 'document.user', 'document.email_submission', 'document.last_document_representation', 'document.shipments', 'document.cargos']))() as unknown as AttentionEntryIncludeValidator

const attentionEntryListMetaSizeMin = 0;

const attentionEntryListMetaTotalMin = 0;

const attentionEntryListMetaPaginationRecordsMin = 0;

export const AttentionEntryList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(AttentionEntry),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": zod.looseObject({
  "size": zod.int().min(attentionEntryListMetaSizeMin),
  "total": zod.int().min(attentionEntryListMetaTotalMin),
  "pagination": zod.looseObject({
  "current": zod.int().min(1),
  "next": zod.int().optional(),
  "last": zod.int().optional(),
  "records": zod.int().min(attentionEntryListMetaPaginationRecordsMin)
}),
  "counts": zod.record(zod.string(), zod.int().min(1)),
  "sources": zod.array(zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string()
}),
  "count": zod.int().min(1),
  "since": Timestamp
}))
})
}))() as unknown as zod.ZodType<Schemas['AttentionEntryList']>

const pickupLfdPolicyChangeContainersMax = 25;

export const PickupLfdPolicyChange = /*#__PURE__*/ (() => zod.looseObject({
  "before": PickupLfdPolicyName,
  "after": PickupLfdPolicyName,
  "changed": zod.int(),
  "waiting": zod.int(),
  "containers": zod.array(zod.looseObject({
  "id": zod.guid(),
  "number": zod.string(),
  "before": StatedFreeDay,
  "after": StatedFreeDay
})).max(pickupLfdPolicyChangeContainersMax)
}))() as unknown as zod.ZodType<Schemas['PickupLfdPolicyChange']>

const attentionSettingsAttributesFreeTimeEndsWithinDaysMin = 0;

const attentionSettingsAttributesFreeTimeEndsWithinDaysMax = 30;

const attentionSettingsAttributesArrivesWithinDaysMax = 60;

const attentionSettingsAttributesEtaMovedByHoursMax = 720;

export const AttentionSettings = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("attention_settings"),
  "attributes": zod.looseObject({
  "free_time_ends_within_days": zod.int().min(attentionSettingsAttributesFreeTimeEndsWithinDaysMin).max(attentionSettingsAttributesFreeTimeEndsWithinDaysMax),
  "arrives_within_days": zod.int().min(1).max(attentionSettingsAttributesArrivesWithinDaysMax),
  "eta_moved_by_hours": zod.int().min(1).max(attentionSettingsAttributesEtaMovedByHoursMax),
  "pickup_lfd_policy": PickupLfdPolicyName
}),
  "meta": zod.looseObject({
  "pickup_lfd_policy": PickupLfdPolicyChange
}).optional()
}))() as unknown as zod.ZodType<Schemas['AttentionSettings']>

export const AttentionSettingsDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": AttentionSettings,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['AttentionSettingsDocument']>

const attentionSettingsUpdateDataAttributesFreeTimeEndsWithinDaysMin = 0;

const attentionSettingsUpdateDataAttributesFreeTimeEndsWithinDaysMax = 30;

const attentionSettingsUpdateDataAttributesArrivesWithinDaysMax = 60;

const attentionSettingsUpdateDataAttributesEtaMovedByHoursMax = 720;

export const AttentionSettingsUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "free_time_ends_within_days": zod.int().min(attentionSettingsUpdateDataAttributesFreeTimeEndsWithinDaysMin).max(attentionSettingsUpdateDataAttributesFreeTimeEndsWithinDaysMax).optional(),
  "arrives_within_days": zod.int().min(1).max(attentionSettingsUpdateDataAttributesArrivesWithinDaysMax).optional(),
  "eta_moved_by_hours": zod.int().min(1).max(attentionSettingsUpdateDataAttributesEtaMovedByHoursMax).optional(),
  "pickup_lfd_policy": PickupLfdPolicyName.optional()
})
})
}))()

export const AttentionEntryDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": AttentionEntry,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['AttentionEntryDocument']>

const attentionEntryUpdateDataAttributesReasonMax = 500;

export const AttentionEntryUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "state": zod.enum(['open', 'snoozed', 'done']),
  "snoozed_until": zod.iso.datetime({"offset":true}).nullish(),
  "reason": zod.string().max(attentionEntryUpdateDataAttributesReasonMax).nullish()
})
})
}))()

export interface ContradictionIncludeValidator extends zod.ZodType<Schemas['ContradictionInclude']> {}
export const ContradictionInclude = /*#__PURE__*/ (() => zod.enum(['container', 'shipment', 'container.shipment', 'container.pod_terminal', 'container.pickup_facility', 'container.transport_events', 'container.raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers']))() as unknown as ContradictionIncludeValidator

const contradictionListMetaSizeMin = 0;

const contradictionListMetaTotalMin = 0;

const contradictionListMetaPaginationRecordsMin = 0;

export const ContradictionListMeta = /*#__PURE__*/ (() => zod.looseObject({
  "size": zod.int().min(contradictionListMetaSizeMin),
  "total": zod.int().min(contradictionListMetaTotalMin),
  "pagination": zod.looseObject({
  "current": zod.int().min(1),
  "next": zod.int().optional(),
  "last": zod.int().optional(),
  "records": zod.int().min(contradictionListMetaPaginationRecordsMin)
}),
  "counts": zod.record(zod.string(), zod.int().min(1)),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
}))() as unknown as zod.ZodType<Schemas['ContradictionListMeta']>

export const ContradictionList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Contradiction),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ContradictionListMeta
}))() as unknown as zod.ZodType<Schemas['ContradictionList']>

export const ContradictionDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Contradiction,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ContradictionDocument']>

export interface TrackingRequestIncludeValidator extends zod.ZodType<Schemas['TrackingRequestInclude']> {}
export const TrackingRequestInclude = /*#__PURE__*/ (() => zod.enum(['tracked_object', 'customer', 'user', 'tracked_object.port_of_lading', 'tracked_object.port_of_discharge', 'tracked_object.pod_terminal', 'tracked_object.destination', 'tracked_object.destination_terminal', 'tracked_object.line_tracking_stopped_by_user', 'tracked_object.containers', 'shipment', 'container']))() as unknown as TrackingRequestIncludeValidator

export const TrackingRequestList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(TrackingRequest),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['TrackingRequestList']>

const initialShipmentFieldApiSlugMax = 255;

export const InitialShipmentField = /*#__PURE__*/ (() => zod.strictObject({
  "api_slug": zod.string().min(1).max(initialShipmentFieldApiSlugMax),
  "value": CustomFieldValue
}))()

const initialContainerFieldApiSlugMax = 255;

export const InitialContainerField = /*#__PURE__*/ (() => zod.strictObject({
  "api_slug": zod.string().min(1).max(initialContainerFieldApiSlugMax),
  "value": CustomFieldValue,
  "number": zod.string().nullish()
}))()

const trackingRequestCreateDataAttributesRequestNumberMax = 64;

const trackingRequestCreateDataAttributesScacMax = 4;

const trackingRequestCreateDataAttributesRefNumbersItemMax = 255;

const trackingRequestCreateDataAttributesRefNumbersMax = 100;

const trackingRequestCreateDataAttributesShipmentTagsItemMax = 255;

const trackingRequestCreateDataAttributesShipmentTagsMax = 100;

const trackingRequestCreateDataAttributesInitialCustomFieldsShipmentMax = 100;

const trackingRequestCreateDataAttributesInitialCustomFieldsContainersMax = 500;

export const TrackingRequestCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "attributes": zod.strictObject({
  "request_type": zod.enum(['bill_of_lading', 'booking', 'booking_number', 'container']),
  "request_number": zod.string().max(trackingRequestCreateDataAttributesRequestNumberMax),
  "scac": zod.string().max(trackingRequestCreateDataAttributesScacMax).nullish(),
  "auto_detect_vocc_scac": zod.boolean().optional(),
  "ref_numbers": zod.array(zod.string().min(1).max(trackingRequestCreateDataAttributesRefNumbersItemMax)).max(trackingRequestCreateDataAttributesRefNumbersMax).optional(),
  "shipment_tags": zod.array(zod.string().min(1).max(trackingRequestCreateDataAttributesShipmentTagsItemMax)).max(trackingRequestCreateDataAttributesShipmentTagsMax).optional(),
  "initial_custom_fields": zod.strictObject({
  "shipment": zod.array(InitialShipmentField).max(trackingRequestCreateDataAttributesInitialCustomFieldsShipmentMax).optional(),
  "containers": zod.array(InitialContainerField).max(trackingRequestCreateDataAttributesInitialCustomFieldsContainersMax).optional()
}).optional()
}),
  "relationships": zod.strictObject({
  "customer": zod.strictObject({
  "data": zod.strictObject({
  "id": zod.string(),
  "type": zod.string()
})
}).optional()
}).optional()
})
}))()

export const Warning = /*#__PURE__*/ (() => zod.looseObject({
  "code": zod.string(),
  "detail": zod.string(),
  "source": zod.looseObject({
  "pointer": zod.string().optional()
}).optional()
}))() as unknown as zod.ZodType<Schemas['Warning']>

export const TrackingRequestDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": TrackingRequest,
  "included": Included.optional(),
  "links": SelfLink,
  "meta": zod.looseObject({
  "warnings": zod.array(Warning).optional()
}).optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestDocument']>

const trackingRequestUpdateDataAttributesRefNumberMax = 255;

const trackingRequestUpdateDataAttributesRefNumbersItemMax = 255;

const trackingRequestUpdateDataAttributesRefNumbersMax = 100;

export const TrackingRequestUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "ref_number": zod.string().min(1).max(trackingRequestUpdateDataAttributesRefNumberMax).optional(),
  "ref_numbers": zod.array(zod.string().min(1).max(trackingRequestUpdateDataAttributesRefNumbersItemMax)).max(trackingRequestUpdateDataAttributesRefNumbersMax).optional()
})
})
}))()

const trackingRequestRowRequestNumberMax = 64;

const trackingRequestRowScacMax = 4;

const trackingRequestRowRefNumbersItemMax = 255;

const trackingRequestRowRefNumbersMax = 100;

const trackingRequestRowShipmentTagsItemMax = 255;

const trackingRequestRowShipmentTagsMax = 100;

const trackingRequestRowInitialCustomFieldsShipmentMax = 100;

const trackingRequestRowInitialCustomFieldsContainersMax = 500;

export const TrackingRequestRow = /*#__PURE__*/ (() => zod.strictObject({
  "request_type": zod.enum(['bill_of_lading', 'booking', 'booking_number', 'container']),
  "request_number": zod.string().max(trackingRequestRowRequestNumberMax),
  "scac": zod.string().max(trackingRequestRowScacMax).nullish(),
  "auto_detect_vocc_scac": zod.boolean().optional(),
  "ref_numbers": zod.array(zod.string().min(1).max(trackingRequestRowRefNumbersItemMax)).max(trackingRequestRowRefNumbersMax).optional(),
  "shipment_tags": zod.array(zod.string().min(1).max(trackingRequestRowShipmentTagsItemMax)).max(trackingRequestRowShipmentTagsMax).optional(),
  "initial_custom_fields": zod.strictObject({
  "shipment": zod.array(InitialShipmentField).max(trackingRequestRowInitialCustomFieldsShipmentMax).optional(),
  "containers": zod.array(InitialContainerField).max(trackingRequestRowInitialCustomFieldsContainersMax).optional()
}).optional(),
  "customer_id": zod.string().optional()
}))()

const trackingRequestBatchCreateDataAttributesRowsMax = 1000;

export const TrackingRequestBatchCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "attributes": zod.strictObject({
  "dry_run": zod.boolean().optional(),
  "rows": zod.array(zod.union([TrackingRequestRow,zod.record(zod.string(), zod.unknown())])).min(1).max(trackingRequestBatchCreateDataAttributesRowsMax)
}),
  "relationships": zod.strictObject({
  "customer": zod.strictObject({
  "data": zod.strictObject({
  "id": zod.string(),
  "type": zod.string()
})
}).optional()
}).optional()
})
}))()

const shippingLineCandidateConfidenceMin = 0;

const shippingLineCandidateConfidenceMax = 1;

export const ShippingLineCandidate = /*#__PURE__*/ (() => zod.looseObject({
  "scac": zod.string(),
  "name": zod.string(),
  "confidence": zod.number().min(shippingLineCandidateConfidenceMin).max(shippingLineCandidateConfidenceMax),
  "rule": zod.string()
}))() as unknown as zod.ZodType<Schemas['ShippingLineCandidate']>

export const ShippingLinePrediction = /*#__PURE__*/ (() => zod.looseObject({
  "decision": zod.string(),
  "selected": ShippingLineCandidate.optional(),
  "candidates": zod.array(ShippingLineCandidate)
}))() as unknown as zod.ZodType<Schemas['ShippingLinePrediction']>

const trackingRequestRowResultRowMin = 0;

const trackingRequestRowResultMetaRowMin = 0;

export const TrackingRequestRowResult = /*#__PURE__*/ (() => zod.looseObject({
  "row": zod.int().min(trackingRequestRowResultRowMin),
  "status": zod.string(),
  "request_number": zod.string().nullable(),
  "scac": zod.string().nullable(),
  "tracking_request_id": zod.guid().nullable(),
  "starts_at": zod.iso.datetime({"offset":true}).nullable(),
  "shipping_line": ShippingLinePrediction.optional(),
  "errors": zod.array(Error),
  "meta": zod.looseObject({
  "tracking_request_id": zod.guid().optional(),
  "status": zod.string().optional(),
  "shipment_id": zod.guid().optional(),
  "row": zod.int().min(trackingRequestRowResultMetaRowMin).optional()
}).optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestRowResult']>

const trackingRequestBatchAttributesCountsCreatedMin = 0;

const trackingRequestBatchAttributesCountsAcceptedMin = 0;

const trackingRequestBatchAttributesCountsWouldCreateMin = 0;

const trackingRequestBatchAttributesCountsDuplicateMin = 0;

const trackingRequestBatchAttributesCountsInvalidMin = 0;

export const TrackingRequestBatch = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("tracking_request_batch"),
  "attributes": zod.looseObject({
  "dry_run": zod.boolean(),
  "counts": zod.looseObject({
  "created": zod.int().min(trackingRequestBatchAttributesCountsCreatedMin),
  "accepted": zod.int().min(trackingRequestBatchAttributesCountsAcceptedMin),
  "would_create": zod.int().min(trackingRequestBatchAttributesCountsWouldCreateMin),
  "duplicate": zod.int().min(trackingRequestBatchAttributesCountsDuplicateMin),
  "invalid": zod.int().min(trackingRequestBatchAttributesCountsInvalidMin)
}),
  "results": zod.array(TrackingRequestRowResult)
})
}))() as unknown as zod.ZodType<Schemas['TrackingRequestBatch']>

export const TrackingRequestBatchDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": TrackingRequestBatch
}))() as unknown as zod.ZodType<Schemas['TrackingRequestBatchDocument']>

const inferNumberNumberMax = 256;

export const InferNumber = /*#__PURE__*/ (() => zod.strictObject({
  "number": zod.string().min(1).max(inferNumberNumberMax)
}))()

export const InferNumberResult = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "type": zod.literal("infer_number_results"),
  "attributes": zod.looseObject({
  "number_type": zod.string().nullable(),
  "validation": zod.looseObject({
  "is_valid": zod.boolean().nullable(),
  "type": zod.string(),
  "check_digit_passed": zod.boolean().nullish(),
  "parsed_number": zod.string().nullish(),
  "reason": zod.string().nullish()
}),
  "shipping_line": ShippingLinePrediction
})
}))() as unknown as zod.ZodType<Schemas['InferNumberResult']>

export const InferNumberDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": InferNumberResult
}))() as unknown as zod.ZodType<Schemas['InferNumberDocument']>

const sandboxClockAttributesAheadSMin = 0;

export const SandboxClock = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "type": zod.literal("sandbox_clock"),
  "attributes": zod.looseObject({
  "now": zod.iso.datetime({"offset":true}),
  "ahead_s": zod.int().min(sandboxClockAttributesAheadSMin),
  "journeys": zod.array(zod.looseObject({
  "request_number": zod.string(),
  "scenario": zod.string(),
  "title": zod.string(),
  "began_at": zod.iso.datetime({"offset":true}),
  "next_moment": zod.looseObject({
  "name": zod.string(),
  "at": zod.iso.datetime({"offset":true})
}).nullable(),
  "moments": zod.array(zod.string())
}))
})
}))() as unknown as zod.ZodType<Schemas['SandboxClock']>

export const SandboxClockDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": SandboxClock,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['SandboxClockDocument']>

const sandboxClockAdvanceDataAttributesAdvanceByMax = 40;

const sandboxClockAdvanceDataAttributesAdvanceToMax = 60;

const sandboxClockAdvanceDataAttributesRequestNumberMax = 60;

export const SandboxClockAdvance = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "attributes": zod.strictObject({
  "advance_by": zod.string().max(sandboxClockAdvanceDataAttributesAdvanceByMax).optional(),
  "advance_to": zod.string().max(sandboxClockAdvanceDataAttributesAdvanceToMax).optional(),
  "request_number": zod.string().max(sandboxClockAdvanceDataAttributesRequestNumberMax).optional()
})
})
}))()

export const SearchResult = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("search_result"),
  "attributes": zod.looseObject({
  "entity_type": zod.string(),
  "number": zod.string(),
  "shipment_id": zod.guid().nullable(),
  "scac": zod.string().nullable(),
  "port_of_lading_name": zod.string().nullable(),
  "port_of_discharge_name": zod.string().nullable(),
  "containers_count": zod.int().nullable(),
  "tracking_stopped": zod.boolean().nullable(),
  "tracking_stopped_reason": zod.string().nullable(),
  "status": zod.string().nullable(),
  "failed_reason": zod.string().nullable(),
  "ref_numbers": zod.array(zod.string()),
  "created_at": Timestamp,
  "updated_at": Timestamp
})
}))() as unknown as zod.ZodType<Schemas['SearchResult']>

const searchResultListDataMax = 25;

export const SearchResultList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(SearchResult).max(searchResultListDataMax),
  "links": zod.looseObject({
  "self": zod.string(),
  "current": zod.string(),
  "first": zod.string(),
  "last": zod.string()
}),
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['SearchResultList']>

const calendarFeedAttributesNameMax = 80;

export const CalendarFeed = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("calendar_feed"),
  "attributes": zod.looseObject({
  "name": zod.string().min(1).max(calendarFeedAttributesNameMax),
  "filters": ListFilters,
  "url": zod.string().nullable(),
  "created_at": Timestamp,
  "last_read_at": NullableTimestamp
}),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['CalendarFeed']>

export const CalendarFeedList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(CalendarFeed),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['CalendarFeedList']>

const calendarFeedCreateDataAttributesNameMax = 80;

export const CalendarFeedCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(calendarFeedCreateDataAttributesNameMax),
  "filters": ListFilters.optional()
})
})
}))()

export const CalendarFeedDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": CalendarFeed,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['CalendarFeedDocument']>

const viewAttributesNameMax = 80;

const viewAttributesSortItemMax = 40;

const viewAttributesSortMax = 7;

const viewAttributesColumnsItemMax = 100;

const viewAttributesColumnsMax = 100;

export const View = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("view"),
  "attributes": zod.looseObject({
  "name": zod.string().min(1).max(viewAttributesNameMax),
  "list": zod.enum(['containers', 'shipments']),
  "filters": ListFilters,
  "sort": zod.array(zod.string().min(1).max(viewAttributesSortItemMax)).max(viewAttributesSortMax),
  "columns": zod.array(zod.string().min(1).max(viewAttributesColumnsItemMax)).max(viewAttributesColumnsMax),
  "visibility": zod.enum(['personal', 'shared']),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "links": zod.looseObject({
  "self": zod.string(),
  "records": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['View']>

export const ViewList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(View),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['ViewList']>

const viewCreateDataAttributesNameMax = 80;

const viewCreateDataAttributesSortItemMax = 40;

const viewCreateDataAttributesSortMax = 7;

const viewCreateDataAttributesColumnsItemMax = 100;

const viewCreateDataAttributesColumnsMax = 100;

export const ViewCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(viewCreateDataAttributesNameMax),
  "list": zod.enum(['containers', 'shipments']),
  "filters": ListFilters.optional(),
  "sort": zod.array(zod.string().min(1).max(viewCreateDataAttributesSortItemMax)).max(viewCreateDataAttributesSortMax).optional(),
  "columns": zod.array(zod.string().min(1).max(viewCreateDataAttributesColumnsItemMax)).max(viewCreateDataAttributesColumnsMax).optional(),
  "visibility": zod.enum(['personal', 'shared']).optional()
})
})
}))()

export const ViewDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": View,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ViewDocument']>

const viewUpdateDataAttributesNameMax = 80;

const viewUpdateDataAttributesSortItemMax = 40;

const viewUpdateDataAttributesSortMax = 7;

const viewUpdateDataAttributesColumnsItemMax = 100;

const viewUpdateDataAttributesColumnsMax = 100;

export const ViewUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(viewUpdateDataAttributesNameMax).optional(),
  "filters": ListFilters.optional(),
  "sort": zod.array(zod.string().min(1).max(viewUpdateDataAttributesSortItemMax)).max(viewUpdateDataAttributesSortMax).optional(),
  "columns": zod.array(zod.string().min(1).max(viewUpdateDataAttributesColumnsItemMax)).max(viewUpdateDataAttributesColumnsMax).optional(),
  "visibility": zod.enum(['personal', 'shared']).optional()
})
})
}))()

const eventAttributesChangesetMinOne = 2;

const eventAttributesChangesetMaxOne = 2;

export const Event = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("event"),
  "attributes": zod.looseObject({
  "sequence": zod.int(),
  "event": zod.string().nullable(),
  "changeset": zod.record(zod.string(), zod.array(zod.unknown()).min(eventAttributesChangesetMinOne).max(eventAttributesChangesetMaxOne)),
  "occurred_at": Timestamp
}),
  "relationships": zod.looseObject({
  "resource": zod.looseObject({
  "data": zod.looseObject({
  "type": zod.string(),
  "id": zod.guid()
})
}),
  "shipment": zod.looseObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "container": zod.looseObject({
  "data": zod.union([ContainerRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['Event']>

const eventListMetaSizeMin = 0;

const eventListMetaTotalMin = 0;

const eventListMetaPaginationRecordsMin = 0;

export const EventList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Event),
  "links": zod.looseObject({
  "self": zod.string(),
  "current": zod.string(),
  "first": zod.string(),
  "next": zod.string().optional()
}),
  "meta": zod.looseObject({
  "size": zod.int().min(eventListMetaSizeMin),
  "total": zod.int().min(eventListMetaTotalMin),
  "total_is_capped": zod.boolean().optional(),
  "pagination": zod.looseObject({
  "current": zod.int().min(1),
  "records": zod.int().min(eventListMetaPaginationRecordsMin)
}),
  "next_after": zod.int(),
  "last_sequence": zod.int(),
  "has_more": zod.boolean()
})
}))() as unknown as zod.ZodType<Schemas['EventList']>

export const WebhookList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Webhook),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['WebhookList']>

export interface WebhookEventNameValidator extends zod.ZodType<Schemas['WebhookEventName']> {}
export const WebhookEventName = /*#__PURE__*/ (() => zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended']))() as unknown as WebhookEventNameValidator

const webhookCreateDataAttributesUrlMax = 2048;

const webhookCreateDataAttributesHeadersItemNameMax = 128;

const webhookCreateDataAttributesHeadersItemValueMax = 1024;

const webhookCreateDataAttributesHeadersMax = 32;

export const WebhookCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "attributes": zod.strictObject({
  "url": zod.url().max(webhookCreateDataAttributesUrlMax),
  "active": zod.boolean(),
  "events": zod.array(WebhookEventName).min(1).optional(),
  "headers": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(webhookCreateDataAttributesHeadersItemNameMax),
  "value": zod.string().max(webhookCreateDataAttributesHeadersItemValueMax)
})).max(webhookCreateDataAttributesHeadersMax).optional()
})
})
}))()

export const WebhookDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Webhook,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['WebhookDocument']>

const webhookUpdateDataAttributesUrlMax = 2048;

const webhookUpdateDataAttributesHeadersItemNameMax = 128;

const webhookUpdateDataAttributesHeadersItemValueMax = 1024;

const webhookUpdateDataAttributesHeadersMax = 32;

export const WebhookUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "url": zod.url().max(webhookUpdateDataAttributesUrlMax).optional(),
  "active": zod.boolean().optional(),
  "events": zod.array(WebhookEventName).min(1).optional(),
  "headers": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(webhookUpdateDataAttributesHeadersItemNameMax),
  "value": zod.string().max(webhookUpdateDataAttributesHeadersItemValueMax)
})).max(webhookUpdateDataAttributesHeadersMax).optional()
})
})
}))()

const webhookReplayDataAttributesAfterSequenceMin = 0;

export const WebhookReplay = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "from": zod.iso.datetime({"offset":true}).optional(),
  "to": zod.iso.datetime({"offset":true}).optional(),
  "after_sequence": zod.int().min(webhookReplayDataAttributesAfterSequenceMin).optional(),
  "until_sequence": zod.int().min(1).optional(),
  "only_failed": zod.boolean().optional()
})
})
}))()

export const WebhookReplayResult = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("webhook_replay"),
  "attributes": zod.looseObject({
  "replayed": zod.int()
})
}))() as unknown as zod.ZodType<Schemas['WebhookReplayResult']>

export const WebhookReplayDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": WebhookReplayResult,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['WebhookReplayDocument']>

export const WebhookEventCategory = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "type": zod.literal("webhook_event_category"),
  "attributes": zod.looseObject({
  "name": zod.string(),
  "events": zod.array(zod.looseObject({
  "name": zod.string(),
  "description": zod.string()
}))
})
}))() as unknown as zod.ZodType<Schemas['WebhookEventCategory']>

export const WebhookEventCategoryList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(WebhookEventCategory),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['WebhookEventCategoryList']>

export const WebhookIps = /*#__PURE__*/ (() => zod.looseObject({
  "webhook_notification_ips": zod.array(zod.string()),
  "last_updated": Timestamp
}))() as unknown as zod.ZodType<Schemas['WebhookIps']>

const webhookTriggerSecretMax = 256;

export const WebhookTrigger = /*#__PURE__*/ (() => zod.strictObject({
  "url": zod.url(),
  "event": WebhookEventName,
  "secret": zod.string().min(1).max(webhookTriggerSecretMax).optional()
}))()

export const WebhookTriggerResult = /*#__PURE__*/ (() => zod.looseObject({
  "url": zod.url(),
  "succeeded": zod.boolean(),
  "error": zod.string().nullable(),
  "status_code": zod.int().nullable(),
  "request_headers": zod.record(zod.string(), zod.string()),
  "request_body": zod.string(),
  "response_headers": zod.record(zod.string(), zod.string()).nullable(),
  "response_body": zod.string().nullable()
}))() as unknown as zod.ZodType<Schemas['WebhookTriggerResult']>

export interface WebhookNotificationIncludeValidator extends zod.ZodType<Schemas['WebhookNotificationInclude']> {}
export const WebhookNotificationInclude = /*#__PURE__*/ (() => zod.enum(['webhook', 'reference_object', 'document', 'webhook_notification_logs', 'reference_object.tracked_object', 'reference_object.customer', 'reference_object.user', 'reference_object.shipment', 'reference_object.container', 'reference_object.vessel', 'reference_object.location', 'reference_object.terminal', 'reference_object.source_event', 'reference_object.previous_version', 'reference_object.port', 'reference_object.withdrawn_events', 'reference_object.account', 'reference_object.email_submission', 'reference_object.last_document_representation', 'reference_object.shipments', 'reference_object.cargos', 'reference_object.tracking_request', 'reference_object.document', 'document.account', 'document.user', 'document.email_submission', 'document.last_document_representation', 'document.shipments', 'document.cargos']))() as unknown as WebhookNotificationIncludeValidator

export const DeliveryStatus = /*#__PURE__*/ (() => zod.string())() as unknown as zod.ZodType<Schemas['DeliveryStatus']>

export const WebhookRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("webhook"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['WebhookRef']>

export const NotificationReferenceRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.enum(['tracking_request', 'transport_event', 'estimated_event', 'container_created_event', 'container_updated_event', 'container_pod_terminal_changed_event', 'container_milestone_overdue_event', 'shipment_updated_event', 'document', 'attention_entry', 'contradiction', 'source_silence']),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['NotificationReferenceRef']>

export const WebhookNotificationLogRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("webhook_notification_log"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['WebhookNotificationLogRef']>

export const WebhookNotification = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": zod.guid(),
  "event": zod.string(),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp,
  "version": zod.string().optional()
}),
  "relationships": zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": NotificationReferenceRef
}),
  "document": zod.looseObject({
  "data": DocumentRef
}).optional(),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}),
  "meta": EvidenceMeta.optional()
}))() as unknown as zod.ZodType<Schemas['WebhookNotification']>

export const WebhookNotificationList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(WebhookNotification),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['WebhookNotificationList']>

export const WebhookNotificationDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": WebhookNotification,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['WebhookNotificationDocument']>

export const ShippingLineList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(ShippingLine),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['ShippingLineList']>

export const ShippingLineDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": ShippingLine,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ShippingLineDocument']>

export const Report = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("report"),
  "attributes": zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "subject": zod.looseObject({
  "kind": zod.enum(['bill', 'booking', 'container', 'facility']),
  "number": zod.string()
}),
  "outcome": zod.string(),
  "complete": zod.boolean(),
  "adapter": zod.string(),
  "adapter_version": zod.int(),
  "observed_at": Timestamp,
  "received_at": Timestamp,
  "recorded_at": Timestamp,
  "media_type": zod.string().nullable(),
  "content_hash": zod.string().nullable(),
  "body_sha256": zod.string().nullable(),
  "size": zod.int().nullable(),
  "stored_size": zod.int().nullable(),
  "quotes": zod.array(zod.looseObject({
  "about": zod.string(),
  "container": zod.string().nullable(),
  "words": zod.string(),
  "happened_at": NullableTimestamp
})),
  "quotes_total": zod.int(),
  "body": zod.string().nullable()
}),
  "meta": EvidenceMeta.optional()
}))() as unknown as zod.ZodType<Schemas['Report']>

export const ReportDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Report,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ReportDocument']>

const sourceAttributesFailuresMin = 0;

const sourceAttributesQueueMin = 0;

const sourceAttributesLastPollsMax = 5;

export const Source = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "type": zod.literal("source"),
  "attributes": zod.looseObject({
  "kind": zod.enum(['line', 'terminal', 'rail']),
  "name": zod.string().nullable(),
  "adapter": zod.string(),
  "state": zod.enum(['not_configured', 'paused', 'failing', 'working', 'idle']),
  "failures": zod.int().min(sourceAttributesFailuresMin),
  "paused_until": zod.iso.datetime({"offset":true}).nullable(),
  "queue": zod.int().min(sourceAttributesQueueMin),
  "next_poll_at": zod.iso.datetime({"offset":true}).nullable(),
  "last_pushed_at": Timestamp.optional(),
  "cadence": SourceCadence.optional(),
  "last_polls": zod.array(zod.looseObject({
  "at": zod.iso.datetime({"offset":true}),
  "number": zod.string(),
  "outcome": zod.string()
})).max(sourceAttributesLastPollsMax),
  "last_failure": zod.looseObject({
  "at": zod.iso.datetime({"offset":true}),
  "number": zod.string(),
  "outcome": zod.string(),
  "reason": zod.string()
}).nullable()
})
}))() as unknown as zod.ZodType<Schemas['Source']>

export const SourceList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Source),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['SourceList']>

export const SourceSilenceList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(SourceSilence),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['SourceSilenceList']>

export const SourceSilenceDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": SourceSilence,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['SourceSilenceDocument']>

export const PortDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Port,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['PortDocument']>

export const MetroAreaDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": MetroArea,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['MetroAreaDocument']>

export const TerminalDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Terminal,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['TerminalDocument']>

export const VesselDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Vessel,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['VesselDocument']>

export interface DocumentIncludeValidator extends zod.ZodType<Schemas['DocumentInclude']> {}
export const DocumentInclude = /*#__PURE__*/ (() => zod.enum(['account', 'user', 'email_submission', 'last_document_representation', 'shipments', 'cargos', 'shipments.port_of_lading', 'shipments.port_of_discharge', 'shipments.pod_terminal', 'shipments.destination', 'shipments.destination_terminal', 'shipments.line_tracking_stopped_by_user', 'shipments.containers', 'cargos.shipment', 'cargos.pod_terminal', 'cargos.pickup_facility', 'cargos.transport_events', 'cargos.raw_events', 'current_extraction']))() as unknown as DocumentIncludeValidator

export const DocumentList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Document),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['DocumentList']>

const documentCreateDataAttributesNameMax = 255;

const documentCreateDataAttributesAttachedDocumentMax = 2000;

export const DocumentCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().max(documentCreateDataAttributesNameMax),
  "attached_document": zod.string().max(documentCreateDataAttributesAttachedDocumentMax)
})
})
}))()

export const DocumentDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Document,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['DocumentDocument']>

const documentUpdateDataAttributesDocumentTypeManualMax = 64;

const documentUpdateDataAttributesDocumentTypeManualRegExp = /*#__PURE__*/ (() => new RegExp('^[a-z][a-z0-9_]*$'))()

export const DocumentUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "document_type_manual": zod.string().max(documentUpdateDataAttributesDocumentTypeManualMax).regex(documentUpdateDataAttributesDocumentTypeManualRegExp).nullish(),
  "extracted_data_manual": zod.record(zod.string(), zod.unknown()).nullish()
})
})
}))()

export const DocumentDownload = /*#__PURE__*/ (() => zod.looseObject({
  "download_url": zod.string()
}))() as unknown as zod.ZodType<Schemas['DocumentDownload']>

export const DocumentAccepted = /*#__PURE__*/ (() => zod.looseObject({
  "status": zod.literal("accepted")
}))() as unknown as zod.ZodType<Schemas['DocumentAccepted']>

export const DocumentRotate = /*#__PURE__*/ (() => zod.strictObject({
  "degrees": zod.union([zod.literal(90),zod.literal(180),zod.literal(270)])
}))()

export const DocumentTypes = /*#__PURE__*/ (() => zod.looseObject({
  "document_types": zod.array(zod.looseObject({
  "code": zod.string(),
  "label": zod.string()
}))
}))() as unknown as zod.ZodType<Schemas['DocumentTypes']>

export interface EmailSubmissionDetailIncludeValidator extends zod.ZodType<Schemas['EmailSubmissionDetailInclude']> {}
export const EmailSubmissionDetailInclude = /*#__PURE__*/ (() => zod.enum(['account', 'user', 'documents', 'documents.account', 'documents.user', 'documents.email_submission', 'documents.last_document_representation', 'documents.shipments', 'documents.cargos']))() as unknown as EmailSubmissionDetailIncludeValidator

export const EmailSubmissionDetail = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("email_submission"),
  "attributes": zod.looseObject({
  "subject": zod.string(),
  "body": zod.string().nullable(),
  "body_preview": zod.string().nullable(),
  "from": zod.array(zod.string()),
  "to": zod.array(zod.string()),
  "cc": zod.array(zod.string()),
  "sent_at": NullableTimestamp,
  "message_id": zod.string().nullable(),
  "in_reply_to": zod.string().nullable(),
  "references": zod.array(zod.string()),
  "content_type": zod.string().nullable(),
  "left_out": zod.array(zod.looseObject({
  "name": zod.string(),
  "reason": zod.string()
})),
  "documents_count": zod.int(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.looseObject({
  "account": zod.looseObject({
  "data": AccountRef
}),
  "user": zod.looseObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "documents": zod.looseObject({
  "data": zod.array(DocumentRef)
})
}),
  "links": zod.looseObject({
  "self": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['EmailSubmissionDetail']>

export const EmailSubmissionList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(EmailSubmissionDetail),
  "included": zod.array(IncludedResource).optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['EmailSubmissionList']>

export const EmailSubmissionDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": EmailSubmissionDetail,
  "included": zod.array(IncludedResource).optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['EmailSubmissionDocument']>

export const DocumentSchema = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.string(),
  "type": zod.literal("document_schema"),
  "attributes": zod.looseObject({
  "document_type": zod.string(),
  "label": zod.string(),
  "schema_version": zod.string(),
  "full_version": zod.string(),
  "current": zod.boolean(),
  "draft": zod.boolean(),
  "active_at": NullableTimestamp,
  "schema_format": zod.enum(['json_schema']),
  "description": zod.string().nullable(),
  "schema_payload": zod.record(zod.string(), zod.unknown()),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "links": zod.looseObject({
  "self": zod.string()
})
}))() as unknown as zod.ZodType<Schemas['DocumentSchema']>

export const DocumentSchemaDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": DocumentSchema,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['DocumentSchemaDocument']>

export const PartyList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Party),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['PartyList']>

const partyCreateDataAttributesCompanyNameMax = 255;

export const PartyCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "company_name": zod.string().max(partyCreateDataAttributesCompanyNameMax)
})
})
}))()

export const PartyDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Party,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['PartyDocument']>

const partyUpdateDataAttributesCompanyNameMax = 255;

export const PartyUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "company_name": zod.string().max(partyUpdateDataAttributesCompanyNameMax).optional()
})
})
}))()

export interface ApiKeyScopeValidator extends zod.ZodType<Schemas['ApiKeyScope']> {}
export const ApiKeyScope = /*#__PURE__*/ (() => zod.enum(['read', 'write']))() as unknown as ApiKeyScopeValidator

export const ApiKey = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("api_key"),
  "attributes": zod.looseObject({
  "name": zod.string().nullable(),
  "scope": ApiKeyScope,
  "key": zod.string().nullable(),
  "last4": zod.string(),
  "created_at": Timestamp,
  "expires_at": NullableTimestamp,
  "last_used_at": NullableTimestamp,
  "revoked_at": NullableTimestamp
}),
  "relationships": zod.looseObject({
  "user": zod.looseObject({
  "data": UserRef
})
})
}))() as unknown as zod.ZodType<Schemas['ApiKey']>

export const ApiKeyList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(ApiKey),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['ApiKeyList']>

const apiKeyCreateDataAttributesNameMax = 100;

export const ApiKeyCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(apiKeyCreateDataAttributesNameMax),
  "scope": ApiKeyScope,
  "expires_at": zod.iso.datetime({"offset":true}).nullish()
})
})
}))()

export const ApiKeyDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": ApiKey,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['ApiKeyDocument']>

const apiKeyRotationDataAttributesOverlapSecondsMin = 0;

const apiKeyRotationDataAttributesOverlapSecondsMax = 2592000;

export const ApiKeyRotation = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "overlap_seconds": zod.int().min(apiKeyRotationDataAttributesOverlapSecondsMin).max(apiKeyRotationDataAttributesOverlapSecondsMax).optional()
})
})
}))()

export const ApiKeyRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("api_key"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ApiKeyRef']>

export const AuditEvent = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("audit_event"),
  "attributes": zod.looseObject({
  "action": zod.string(),
  "actor_type": zod.enum(['user', 'api_key', 'operator', 'nobody']),
  "actor_name": zod.string().nullable(),
  "address": zod.string().nullable(),
  "user_agent": zod.string().nullable(),
  "subject_type": zod.string().nullable(),
  "subject_id": zod.guid().nullable(),
  "details": zod.record(zod.string(), zod.unknown()),
  "occurred_at": Timestamp
}),
  "relationships": zod.looseObject({
  "user": zod.looseObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "api_key": zod.looseObject({
  "data": zod.union([ApiKeyRef,zod.null()])
})
})
}))() as unknown as zod.ZodType<Schemas['AuditEvent']>

export const AuditEventList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(AuditEvent),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['AuditEventList']>

const billedValuesBillOfLadingNumberMax = 50;

const billedValuesContainerNumberMax = 20;

const billedValuesPortOfDischargeMax = 200;

const billedValuesLiabilityBasisMax = 1000;

const billedValuesInvoiceNumberMax = 50;

const billedValuesFreeDaysMin = 0;

const billedValuesFreeDaysMax = 365;

const billedValuesChargedDaysMin = 0;

const billedValuesChargedDaysMax = 10000;

const billedValuesDailyRatesItemMin = 0;

const billedValuesDailyRatesItemMax = 1000000000;

const billedValuesDailyRatesMax = 20;

const billedValuesTotalAmountMin = -1000000000000;

const billedValuesTotalAmountMax = 1000000000000;

const billedValuesCurrencyCodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{3}$'))()

const billedValuesTariffRuleMax = 1000;

const billedValuesDisputeContactMax = 1000;

const billedValuesDisputeUrlMax = 2000;

const billedValuesDisputeWithinDaysMin = 0;

const billedValuesDisputeWithinDaysMax = 3650;

export const BilledValues = /*#__PURE__*/ (() => zod.strictObject({
  "bill_of_lading_number": zod.string().max(billedValuesBillOfLadingNumberMax).nullish(),
  "container_number": zod.string().max(billedValuesContainerNumberMax).nullish(),
  "port_of_discharge": zod.string().max(billedValuesPortOfDischargeMax).nullish(),
  "liability_basis": zod.string().max(billedValuesLiabilityBasisMax).nullish(),
  "invoice_number": zod.string().max(billedValuesInvoiceNumberMax).nullish(),
  "invoice_date": zod.iso.date().nullish(),
  "due_date": zod.iso.date().nullish(),
  "free_days": zod.int().min(billedValuesFreeDaysMin).max(billedValuesFreeDaysMax).nullish(),
  "free_time_starts_on": zod.iso.date().nullish(),
  "free_time_ends_on": zod.iso.date().nullish(),
  "available_on": zod.iso.date().nullish(),
  "earliest_return_on": zod.iso.date().nullish(),
  "gate_out_on": zod.iso.date().nullish(),
  "returned_on": zod.iso.date().nullish(),
  "charged_from": zod.iso.date().nullish(),
  "charged_through": zod.iso.date().nullish(),
  "charged_days": zod.int().min(billedValuesChargedDaysMin).max(billedValuesChargedDaysMax).nullish(),
  "daily_rates": zod.array(zod.number().min(billedValuesDailyRatesItemMin).max(billedValuesDailyRatesItemMax)).max(billedValuesDailyRatesMax).nullish(),
  "total_amount": zod.number().min(billedValuesTotalAmountMin).max(billedValuesTotalAmountMax).nullish(),
  "currency_code": zod.string().regex(billedValuesCurrencyCodeRegExp).nullish(),
  "tariff_rule": zod.string().max(billedValuesTariffRuleMax).nullish(),
  "dispute_contact": zod.string().max(billedValuesDisputeContactMax).nullish(),
  "dispute_url": zod.string().max(billedValuesDisputeUrlMax).nullish(),
  "dispute_within_days": zod.int().min(billedValuesDisputeWithinDaysMin).max(billedValuesDisputeWithinDaysMax).nullish(),
  "certifies_rules": zod.boolean().nullish(),
  "certifies_no_fault": zod.boolean().nullish()
}))()

export const InvoiceAuditCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "container_id": zod.guid(),
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "document_id": zod.guid().optional(),
  "bill": BilledValues.optional()
})
})
}))()

const billedPlaceBoxItemMin = 0;

const billedPlaceBoxItemMax = 1;

const billedPlaceBoxMin = 4;

const billedPlaceBoxMax = 4;

export const BilledPlace = /*#__PURE__*/ (() => zod.looseObject({
  "attribute": zod.string(),
  "page": zod.int().min(1),
  "box": zod.array(zod.number().min(billedPlaceBoxItemMin).max(billedPlaceBoxItemMax)).min(billedPlaceBoxMin).max(billedPlaceBoxMax).nullable(),
  "words": zod.string().nullable()
}))() as unknown as zod.ZodType<Schemas['BilledPlace']>

export const StatedEvidence = /*#__PURE__*/ (() => zod.looseObject({
  "source": zod.looseObject({
  "id": zod.string(),
  "kind": zod.string(),
  "name": zod.string().nullable()
}),
  "words": zod.string(),
  "reported_at": Timestamp,
  "report_id": zod.guid(),
  "document": StatingDocument.optional()
}))() as unknown as zod.ZodType<Schemas['StatedEvidence']>

export const InvoiceFinding = /*#__PURE__*/ (() => zod.looseObject({
  "check": zod.string(),
  "result": zod.string(),
  "billed": zod.string().nullable(),
  "expected": zod.string().nullable(),
  "text": zod.string(),
  "read_from": zod.array(BilledPlace),
  "evidence": zod.array(StatedEvidence),
  "tariff_id": zod.guid().nullable()
}))() as unknown as zod.ZodType<Schemas['InvoiceFinding']>

export const InvoiceAudit = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "type": zod.literal("invoice_audit"),
  "attributes": zod.looseObject({
  "number": zod.string(),
  "charge": zod.string(),
  "document_id": zod.guid().nullable(),
  "as_of": Timestamp,
  "bill": BilledValues,
  "read_from": zod.array(BilledPlace),
  "rule": zod.looseObject({
  "applies": zod.boolean().nullable(),
  "reason": zod.string(),
  "absent": zod.array(zod.string()),
  "unknown": zod.array(zod.string())
}),
  "contents": zod.array(zod.looseObject({
  "element": zod.string(),
  "section": zod.string(),
  "requirement": zod.string(),
  "state": zod.string()
})),
  "findings": zod.array(InvoiceFinding),
  "overcharge": zod.looseObject({
  "amount": zod.number(),
  "currency_code": zod.string()
}).nullable()
})
}))() as unknown as zod.ZodType<Schemas['InvoiceAudit']>

export const InvoiceAuditDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": InvoiceAudit,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['InvoiceAuditDocument']>

export const TariffTiersMax = 20;

const tariffTiersItemFromDayMax = 1000;

const tariffTiersItemAmountPerDayMin = 0;

const tariffTiersItemAmountPerDayMax = 1000000;

export const TariffTiers = /*#__PURE__*/ (() => zod.array(zod.strictObject({
  "from_day": zod.int().min(1).max(tariffTiersItemFromDayMax),
  "amount_per_day": zod.number().min(tariffTiersItemAmountPerDayMin).max(tariffTiersItemAmountPerDayMax)
})).min(1).max(TariffTiersMax))()

const tariffAttributesShippingLineScacMax = 4;

const tariffAttributesPortLocodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{2}[A-Z2-9]{3}$'))()

const tariffAttributesFreeDaysMin = 0;

const tariffAttributesFreeDaysMax = 365;

const tariffAttributesCurrencyCodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{3}$'))()

export const Tariff = /*#__PURE__*/ (() => zod.looseObject({
  "id": Identifier,
  "type": zod.literal("tariff"),
  "attributes": zod.looseObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "shipping_line_scac": zod.string().max(tariffAttributesShippingLineScacMax).nullable(),
  "port_locode": zod.string().regex(tariffAttributesPortLocodeRegExp).nullable(),
  "equipment_length": zod.int().nullable(),
  "equipment_type": zod.string().nullable(),
  "free_days": zod.int().min(tariffAttributesFreeDaysMin).max(tariffAttributesFreeDaysMax).nullable(),
  "free_days_unit": zod.enum(['calendar_days', 'working_days']),
  "currency_code": zod.string().regex(tariffAttributesCurrencyCodeRegExp),
  "tiers": TariffTiers,
  "valid_from": zod.iso.date(),
  "valid_to": zod.iso.date().nullable()
})
}))() as unknown as zod.ZodType<Schemas['Tariff']>

export const TariffList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(Tariff),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['TariffList']>

const tariffCreateDataAttributesShippingLineScacMax = 4;

const tariffCreateDataAttributesPortLocodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{2}[A-Z2-9]{3}$'))()

const tariffCreateDataAttributesFreeDaysMin = 0;

const tariffCreateDataAttributesFreeDaysMax = 365;

const tariffCreateDataAttributesCurrencyCodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{3}$'))()

export const TariffCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "shipping_line_scac": zod.string().max(tariffCreateDataAttributesShippingLineScacMax).nullish(),
  "port_locode": zod.string().regex(tariffCreateDataAttributesPortLocodeRegExp).nullish(),
  "equipment_length": zod.union([zod.literal(10),zod.literal(20),zod.literal(40),zod.literal(45),zod.literal(50),zod.literal(null)]).nullish(),
  "equipment_type": zod.union([zod.literal('dry'),zod.literal('reefer'),zod.literal('open top'),zod.literal('flat rack'),zod.literal('bulk'),zod.literal('tank'),zod.literal('hard top'),zod.literal(null)]).nullish(),
  "free_days": zod.int().min(tariffCreateDataAttributesFreeDaysMin).max(tariffCreateDataAttributesFreeDaysMax).nullish(),
  "free_days_unit": zod.enum(['calendar_days', 'working_days']).optional(),
  "currency_code": zod.string().regex(tariffCreateDataAttributesCurrencyCodeRegExp),
  "tiers": TariffTiers,
  "valid_from": zod.iso.date(),
  "valid_to": zod.iso.date().nullish()
})
})
}))()

export const TariffDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": Tariff,
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['TariffDocument']>

const tariffUpdateDataAttributesShippingLineScacMax = 4;

const tariffUpdateDataAttributesPortLocodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{2}[A-Z2-9]{3}$'))()

const tariffUpdateDataAttributesFreeDaysMin = 0;

const tariffUpdateDataAttributesFreeDaysMax = 365;

const tariffUpdateDataAttributesCurrencyCodeRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Z]{3}$'))()

export const TariffUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']).optional(),
  "shipping_line_scac": zod.string().max(tariffUpdateDataAttributesShippingLineScacMax).nullish(),
  "port_locode": zod.string().regex(tariffUpdateDataAttributesPortLocodeRegExp).nullish(),
  "equipment_length": zod.union([zod.literal(10),zod.literal(20),zod.literal(40),zod.literal(45),zod.literal(50),zod.literal(null)]).nullish(),
  "equipment_type": zod.union([zod.literal('dry'),zod.literal('reefer'),zod.literal('open top'),zod.literal('flat rack'),zod.literal('bulk'),zod.literal('tank'),zod.literal('hard top'),zod.literal(null)]).nullish(),
  "free_days": zod.int().min(tariffUpdateDataAttributesFreeDaysMin).max(tariffUpdateDataAttributesFreeDaysMax).nullish(),
  "free_days_unit": zod.enum(['calendar_days', 'working_days']).optional(),
  "currency_code": zod.string().regex(tariffUpdateDataAttributesCurrencyCodeRegExp).optional(),
  "tiers": TariffTiers.optional(),
  "valid_from": zod.iso.date().optional(),
  "valid_to": zod.iso.date().nullish()
})
})
}))()

export interface CustomFieldIncludeValidator extends zod.ZodType<Schemas['CustomFieldInclude']> {}
export const CustomFieldInclude = /*#__PURE__*/ (() => zod.enum(['entity', 'definition', 'user', 'entity.port_of_lading', 'entity.port_of_discharge', 'entity.pod_terminal', 'entity.destination', 'entity.destination_terminal', 'entity.line_tracking_stopped_by_user', 'entity.containers', 'entity.shipment', 'entity.pickup_facility', 'entity.transport_events', 'entity.raw_events', 'entity.tracked_object', 'entity.customer', 'entity.user', 'definition.account', 'definition.options']))() as unknown as CustomFieldIncludeValidator

export const CustomFieldList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(CustomField),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['CustomFieldList']>

const customFieldSetDataAttributesApiSlugMax = 255;

export const CustomFieldSet = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "api_slug": zod.string().min(1).max(customFieldSetDataAttributesApiSlugMax),
  "value": CustomFieldValue
})
})
}))()

export const CustomFieldDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": CustomField,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['CustomFieldDocument']>

export const CustomFieldUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "value": CustomFieldValue
})
})
}))()

export interface CustomFieldDefinitionIncludeValidator extends zod.ZodType<Schemas['CustomFieldDefinitionInclude']> {}
export const CustomFieldDefinitionInclude = /*#__PURE__*/ (() => zod.enum(['account', 'options', 'options.definition']))() as unknown as CustomFieldDefinitionIncludeValidator

export const CustomFieldDefinitionList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(CustomFieldDefinition),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['CustomFieldDefinitionList']>

const customFieldDefinitionCreateDataAttributesApiSlugMax = 255;

const customFieldDefinitionCreateDataAttributesApiSlugRegExp = /*#__PURE__*/ (() => new RegExp('^[a-z0-9_]+$'))()

const customFieldDefinitionCreateDataAttributesDisplayNameMax = 255;

const customFieldDefinitionCreateDataAttributesDescriptionMax = 2000;

const customFieldDefinitionCreateDataAttributesDefaultFormatMax = 64;

export const CustomFieldDefinitionCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "entity_type": zod.enum(['Shipment', 'Container', 'Cargo', 'TrackingRequest']),
  "api_slug": zod.string().max(customFieldDefinitionCreateDataAttributesApiSlugMax).regex(customFieldDefinitionCreateDataAttributesApiSlugRegExp),
  "data_type": zod.enum(['short_text', 'number', 'date', 'datetime', 'boolean', 'enum', 'enum_multi', 'reference']),
  "reference_type": zod.union([zod.literal('Shipment'),zod.literal('Container'),zod.literal('Cargo'),zod.literal('TrackingRequest'),zod.literal('Party'),zod.literal('shipment'),zod.literal('container'),zod.literal('tracking_request'),zod.literal('party'),zod.literal(null)]).nullish(),
  "display_name": zod.string().max(customFieldDefinitionCreateDataAttributesDisplayNameMax),
  "description": zod.string().max(customFieldDefinitionCreateDataAttributesDescriptionMax).nullish(),
  "validation": zod.union([CustomFieldValidation,zod.null()]).optional(),
  "default_format": zod.string().max(customFieldDefinitionCreateDataAttributesDefaultFormatMax).nullish(),
  "default_value": CustomFieldValue.optional()
})
})
}))()

export const CustomFieldDefinitionDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": CustomFieldDefinition,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['CustomFieldDefinitionDocument']>

const customFieldDefinitionUpdateDataAttributesDisplayNameMax = 255;

const customFieldDefinitionUpdateDataAttributesDescriptionMax = 2000;

const customFieldDefinitionUpdateDataAttributesDefaultFormatMax = 64;

export const CustomFieldDefinitionUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "display_name": zod.string().max(customFieldDefinitionUpdateDataAttributesDisplayNameMax).optional(),
  "description": zod.string().max(customFieldDefinitionUpdateDataAttributesDescriptionMax).nullish(),
  "validation": zod.union([CustomFieldValidation,zod.null()]).optional(),
  "default_format": zod.string().max(customFieldDefinitionUpdateDataAttributesDefaultFormatMax).nullish(),
  "default_value": CustomFieldValue.optional()
})
})
}))()

export const CustomFieldOptionList = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.array(CustomFieldOption),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
}))() as unknown as zod.ZodType<Schemas['CustomFieldOptionList']>

const customFieldOptionCreateDataAttributesLabelMax = 255;

const customFieldOptionCreateDataAttributesValueMax = 255;

const customFieldOptionCreateDataAttributesPositionMin = 0;

const customFieldOptionCreateDataAttributesPositionMax = 1000000;

export const CustomFieldOptionCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "label": zod.string().max(customFieldOptionCreateDataAttributesLabelMax),
  "value": zod.string().max(customFieldOptionCreateDataAttributesValueMax),
  "position": zod.int().min(customFieldOptionCreateDataAttributesPositionMin).max(customFieldOptionCreateDataAttributesPositionMax).optional()
})
})
}))()

export const CustomFieldOptionDocument = /*#__PURE__*/ (() => zod.looseObject({
  "data": CustomFieldOption,
  "included": Included.optional(),
  "links": SelfLink
}))() as unknown as zod.ZodType<Schemas['CustomFieldOptionDocument']>

const customFieldOptionUpdateDataAttributesLabelMax = 255;

const customFieldOptionUpdateDataAttributesPositionMin = 0;

const customFieldOptionUpdateDataAttributesPositionMax = 1000000;

export const CustomFieldOptionUpdate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "label": zod.string().max(customFieldOptionUpdateDataAttributesLabelMax).optional(),
  "position": zod.int().min(customFieldOptionUpdateDataAttributesPositionMin).max(customFieldOptionUpdateDataAttributesPositionMax).optional()
})
})
}))()

const customFieldCreateDataAttributesApiSlugMax = 255;

export const CustomFieldCreate = /*#__PURE__*/ (() => zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "api_slug": zod.string().min(1).max(customFieldCreateDataAttributesApiSlugMax),
  "value": CustomFieldValue
}),
  "relationships": zod.strictObject({
  "entity": zod.strictObject({
  "data": zod.strictObject({
  "type": zod.enum(['shipment', 'container', 'cargo', 'tracking_request']),
  "id": zod.string()
})
})
})
})
}))()

const directUploadCreateBlobFilenameMax = 255;

const directUploadCreateBlobFilenameRegExp = /*#__PURE__*/ (() => new RegExp('\\S'))()

const directUploadCreateBlobContentTypeMax = 255;

const directUploadCreateBlobContentTypeRegExp = /*#__PURE__*/ (() => new RegExp('^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.+-]+)*$'))()

const directUploadCreateBlobByteSizeMax = 52428800;

const directUploadCreateBlobChecksumRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9+/]{21}[AQgw]==$'))()

export const DirectUploadCreate = /*#__PURE__*/ (() => zod.strictObject({
  "blob": zod.strictObject({
  "filename": zod.string().min(1).max(directUploadCreateBlobFilenameMax).regex(directUploadCreateBlobFilenameRegExp),
  "content_type": zod.string().max(directUploadCreateBlobContentTypeMax).regex(directUploadCreateBlobContentTypeRegExp),
  "byte_size": zod.int().min(1).max(directUploadCreateBlobByteSizeMax),
  "checksum": zod.string().regex(directUploadCreateBlobChecksumRegExp)
})
}))()

export const DirectUpload = /*#__PURE__*/ (() => zod.looseObject({
  "id": zod.guid(),
  "key": zod.string(),
  "filename": zod.string(),
  "content_type": zod.string(),
  "metadata": zod.record(zod.string(), zod.unknown()),
  "service_name": zod.string(),
  "byte_size": zod.int(),
  "checksum": zod.string(),
  "created_at": Timestamp,
  "signed_id": zod.string(),
  "direct_upload": zod.looseObject({
  "url": zod.url(),
  "headers": zod.record(zod.string(), zod.string())
})
}))() as unknown as zod.ZodType<Schemas['DirectUpload']>

export const NotificationId = /*#__PURE__*/ (() => zod.guid())() as unknown as zod.ZodType<Schemas['NotificationId']>

export const TrackingRequestNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": TrackingRequestRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['TrackingRequestNotificationRelationships']>

export const TrackingRequestIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [TrackingRequest,Shipment,Container] as never))() as unknown as zod.ZodType<Schemas['TrackingRequestIncluded']>

export const TrackingRequestSucceededNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.succeeded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequestIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestSucceededNotification']>

export const TrackingRequestFailedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.failed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequest),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestFailedNotification']>

export const TrackingRequestAwaitingManifestNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.awaiting_manifest"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequest),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestAwaitingManifestNotification']>

export const TrackingRequestTrackingStoppedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.tracking_stopped"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequestIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['TrackingRequestTrackingStoppedNotification']>

export const ContainerCreatedEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("container_created_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ContainerCreatedEventRef']>

export const ContainerCreatedEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": ContainerCreatedEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['ContainerCreatedEventNotificationRelationships']>

export const ContainerCreatedIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [ContainerCreatedEvent,Container,Shipment] as never))() as unknown as zod.ZodType<Schemas['ContainerCreatedIncluded']>

export const ContainerCreatedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.created"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerCreatedEventNotificationRelationships
}),
  "included": zod.array(ContainerCreatedIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerCreatedNotification']>

export const ContainerUpdatedEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("container_updated_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ContainerUpdatedEventRef']>

export const ContainerUpdatedEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": ContainerUpdatedEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['ContainerUpdatedEventNotificationRelationships']>

export const ContainerUpdatedIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [ContainerUpdatedEvent,Container,Shipment,Terminal,Port] as never))() as unknown as zod.ZodType<Schemas['ContainerUpdatedIncluded']>

export const ContainerUpdatedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.updated"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerUpdatedEventNotificationRelationships
}),
  "included": zod.array(ContainerUpdatedIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerUpdatedNotification']>

export const ContainerPodTerminalChangedEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("container_pod_terminal_changed_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ContainerPodTerminalChangedEventRef']>

export const ContainerPodTerminalChangedEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": ContainerPodTerminalChangedEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['ContainerPodTerminalChangedEventNotificationRelationships']>

export const ContainerPodTerminalChangedIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [ContainerPodTerminalChangedEvent,Container,Shipment,Terminal] as never))() as unknown as zod.ZodType<Schemas['ContainerPodTerminalChangedIncluded']>

export const ContainerPodTerminalChangedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.pod_terminal_changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerPodTerminalChangedEventNotificationRelationships
}),
  "included": zod.array(ContainerPodTerminalChangedIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerPodTerminalChangedNotification']>

export const TransportEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": TransportEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['TransportEventNotificationRelationships']>

export const TransportEventIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [TransportEvent,Container,Shipment,Port,MetroArea,Terminal,RailTerminal,Vessel] as never))() as unknown as zod.ZodType<Schemas['TransportEventIncluded']>

export const ContainerPickupLfdChangedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerPickupLfdChangedNotification']>

export const ContainerPickupLfdLineChangedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd_line.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerPickupLfdLineChangedNotification']>

export const ContainerPickupLfdTerminalChangedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd_terminal.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerPickupLfdTerminalChangedNotification']>

export const ContainerPickupLfdRailChangedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd_rail.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerPickupLfdRailChangedNotification']>

export const ContainerPickupAppointmentChangedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_appointment.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerPickupAppointmentChangedNotification']>

export const ContainerTransportEmptyOutNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.empty_out"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportEmptyOutNotification']>

export const ContainerTransportFullInNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.full_in"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportFullInNotification']>

export const ContainerTransportVesselLoadedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportVesselLoadedNotification']>

export const ContainerTransportVesselDepartedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportVesselDepartedNotification']>

export const ContainerTransportTransshipmentArrivedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportTransshipmentArrivedNotification']>

export const ContainerTransportTransshipmentDischargedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_discharged"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportTransshipmentDischargedNotification']>

export const ContainerTransportTransshipmentLoadedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportTransshipmentLoadedNotification']>

export const ContainerTransportTransshipmentDepartedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportTransshipmentDepartedNotification']>

export const ContainerTransportFeederArrivedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportFeederArrivedNotification']>

export const ContainerTransportFeederDischargedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_discharged"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportFeederDischargedNotification']>

export const ContainerTransportFeederLoadedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportFeederLoadedNotification']>

export const ContainerTransportFeederDepartedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportFeederDepartedNotification']>

export const ContainerTransportVesselArrivedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportVesselArrivedNotification']>

export const ContainerTransportVesselBerthedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_berthed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportVesselBerthedNotification']>

export const ContainerTransportVesselDischargedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_discharged"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportVesselDischargedNotification']>

export const ContainerTransportAvailableNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.available"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportAvailableNotification']>

export const ContainerTransportNotAvailableNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.not_available"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportNotAvailableNotification']>

export const ContainerTransportFullOutNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.full_out"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportFullOutNotification']>

export const ContainerTransportDeliveredNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.delivered"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportDeliveredNotification']>

export const ContainerTransportEmptyInNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.empty_in"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportEmptyInNotification']>

export const ContainerTransportRailLoadedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportRailLoadedNotification']>

export const ContainerTransportRailDepartedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportRailDepartedNotification']>

export const ContainerTransportRailArrivedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportRailArrivedNotification']>

export const ContainerTransportRailUnloadedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_unloaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportRailUnloadedNotification']>

export const ContainerTransportArrivedAtInlandDestinationNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.arrived_at_inland_destination"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportArrivedAtInlandDestinationNotification']>

export const ContainerTransportEstimatedVesselDepartedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.estimated.vessel_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportEstimatedVesselDepartedNotification']>

export const ContainerTransportEstimatedVesselArrivedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.estimated.vessel_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportEstimatedVesselArrivedNotification']>

export const ContainerTransportEstimatedArrivedAtInlandDestinationNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.estimated.arrived_at_inland_destination"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerTransportEstimatedArrivedAtInlandDestinationNotification']>

export const EstimatedEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("estimated_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['EstimatedEventRef']>

export const EstimatedEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": EstimatedEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['EstimatedEventNotificationRelationships']>

export const EstimatedEventIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [EstimatedEvent,Shipment,Port,Vessel] as never))() as unknown as zod.ZodType<Schemas['EstimatedEventIncluded']>

export const ShipmentEstimatedArrivalNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("shipment.estimated.arrival"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": EstimatedEventNotificationRelationships
}),
  "included": zod.array(EstimatedEventIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ShipmentEstimatedArrivalNotification']>

export const ShipmentUpdatedEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("shipment_updated_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ShipmentUpdatedEventRef']>

export const ShipmentUpdatedEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": ShipmentUpdatedEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['ShipmentUpdatedEventNotificationRelationships']>

export const ShipmentUpdatedIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [ShipmentUpdatedEvent,Shipment,TransportEvent] as never))() as unknown as zod.ZodType<Schemas['ShipmentUpdatedIncluded']>

export const ShipmentUpdatedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("shipment.updated"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ShipmentUpdatedEventNotificationRelationships
}),
  "included": zod.array(ShipmentUpdatedIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ShipmentUpdatedNotification']>

export const DocumentNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": DocumentRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
}),
  "document": zod.looseObject({
  "data": DocumentRef
})
}))() as unknown as zod.ZodType<Schemas['DocumentNotificationRelationships']>

export const DocumentIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [Document,DocumentRepresentation,EmailSubmission] as never))() as unknown as zod.ZodType<Schemas['DocumentIncluded']>

export const DocumentExtractedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("document.extracted"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp,
  "version": zod.string()
}),
  "relationships": DocumentNotificationRelationships
}),
  "included": zod.array(DocumentIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['DocumentExtractedNotification']>

export const DocumentExtractionFailedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("document.extraction_failed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp,
  "version": zod.string()
}),
  "relationships": DocumentNotificationRelationships
}),
  "included": zod.array(DocumentIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['DocumentExtractionFailedNotification']>

export const AttentionEntryRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("attention_entry"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['AttentionEntryRef']>

export const AttentionNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": AttentionEntryRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['AttentionNotificationRelationships']>

export const AttentionIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [AttentionEntry,Container,Shipment,TrackingRequest,Document] as never))() as unknown as zod.ZodType<Schemas['AttentionIncluded']>

export const AttentionOpenedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("attention.opened"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": AttentionNotificationRelationships
}),
  "included": zod.array(AttentionIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['AttentionOpenedNotification']>

export const AttentionClosedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("attention.closed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": AttentionNotificationRelationships
}),
  "included": zod.array(AttentionIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['AttentionClosedNotification']>

export const ContradictionRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("contradiction"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ContradictionRef']>

export const ContradictionNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": ContradictionRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['ContradictionNotificationRelationships']>

export const ContradictionIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [Contradiction,Container,Shipment] as never))() as unknown as zod.ZodType<Schemas['ContradictionIncluded']>

export const ContainerContradictionOpenedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.contradiction.opened"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContradictionNotificationRelationships
}),
  "included": zod.array(ContradictionIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerContradictionOpenedNotification']>

export const ContainerContradictionResolvedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.contradiction.resolved"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContradictionNotificationRelationships
}),
  "included": zod.array(ContradictionIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerContradictionResolvedNotification']>

export const ContainerMilestoneOverdueEventRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("container_milestone_overdue_event"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['ContainerMilestoneOverdueEventRef']>

export const ContainerMilestoneOverdueEventNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": ContainerMilestoneOverdueEventRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['ContainerMilestoneOverdueEventNotificationRelationships']>

export const ContainerMilestoneOverdueIncluded = /*#__PURE__*/ (() => zod.discriminatedUnion('type', [ContainerMilestoneOverdueEvent,Container,Shipment] as never))() as unknown as zod.ZodType<Schemas['ContainerMilestoneOverdueIncluded']>

export const ContainerMilestoneOverdueNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("container.milestone.overdue"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerMilestoneOverdueEventNotificationRelationships
}),
  "included": zod.array(ContainerMilestoneOverdueIncluded),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['ContainerMilestoneOverdueNotification']>

export const SourceSilenceRef = /*#__PURE__*/ (() => zod.looseObject({
  "type": zod.literal("source_silence"),
  "id": Identifier
}))() as unknown as zod.ZodType<Schemas['SourceSilenceRef']>

export const SourceSilenceNotificationRelationships = /*#__PURE__*/ (() => zod.looseObject({
  "webhook": zod.looseObject({
  "data": WebhookRef
}),
  "reference_object": zod.looseObject({
  "data": SourceSilenceRef
}),
  "webhook_notification_logs": zod.looseObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}))() as unknown as zod.ZodType<Schemas['SourceSilenceNotificationRelationships']>

export const SourceSilentNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("source.silent"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": SourceSilenceNotificationRelationships
}),
  "included": zod.array(SourceSilence),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['SourceSilentNotification']>

export const SourceSilenceEndedNotification = /*#__PURE__*/ (() => zod.looseObject({
  "data": zod.looseObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.looseObject({
  "id": NotificationId,
  "event": zod.literal("source.silence_ended"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": SourceSilenceNotificationRelationships
}),
  "included": zod.array(SourceSilence),
  "links": SelfLink.optional()
}))() as unknown as zod.ZodType<Schemas['SourceSilenceEndedNotification']>

const listShipmentsQueryPageNumberDefault = 1;

const listShipmentsQueryPageNumberMax = 9007199254740991;

const listShipmentsQueryPageSizeDefault = 30;

const listShipmentsQueryPageAfterMax = 1000;

const listShipmentsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listShipmentsQueryQMax = 200;

const listShipmentsQuerySortMax = 7;

const listShipmentsQueryFieldsContainerMax = 100;

const listShipmentsQueryFieldsShipmentMax = 100;

const listShipmentsQueryFilterIdMax = 100;

const listShipmentsQueryFilterHoldMax = 20;

const listShipmentsQueryFilterFeesMax = 20;

const listShipmentsQueryFilterPickupPlaceMax = 200;

const listShipmentsQueryFilterTerminalMax = 200;

const listShipmentsQueryFilterVesselMax = 200;

const listShipmentsQueryFilterTagItemMax = 200;

const listShipmentsQueryFilterTagMax = 20;

const listShipmentsQueryFilterCustomFieldMaxOne = 500;

const listShipmentsQueryFilterNotHoldMax = 20;

const listShipmentsQueryFilterNotFeesMax = 20;

const listShipmentsQueryFilterNotTerminalMax = 200;

const listShipmentsQueryFilterNotPickupPlaceMax = 200;

const listShipmentsQueryFilterNotVesselMax = 200;

const listShipmentsQueryFilterNotTagItemMax = 200;

const listShipmentsQueryFilterNotTagMax = 20;

export const ListShipmentsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listShipmentsQueryPageNumberMax).default(listShipmentsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listShipmentsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listShipmentsQueryPageAfterMax).regex(listShipmentsQueryPageAfterRegExp).optional(),
  "q": zod.string().max(listShipmentsQueryQMax).optional(),
  "number": zod.string().optional(),
  "include": zod.array(ShipmentInclude).optional(),
  "format": zod.enum(['json', 'csv', 'xlsx']).optional(),
  "sort": zod.array(ListOrder).min(1).max(listShipmentsQuerySortMax).optional(),
  "fields[container]": zod.array(ContainerField).min(1).max(listShipmentsQueryFieldsContainerMax).optional(),
  "fields[shipment]": zod.array(ShipmentField).min(1).max(listShipmentsQueryFieldsShipmentMax).optional(),
  "filter[id]": zod.array(zod.guid()).min(1).max(listShipmentsQueryFilterIdMax).optional(),
  "filter[status]": zod.string().optional(),
  "filter[port]": zod.string().optional(),
  "filter[carrier]": zod.string().optional(),
  "filter[updated_at][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[updated_at][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[tracking_stopped]": zod.boolean().optional(),
  "filter[customer_id]": zod.string().optional(),
  "filter[customer_name]": zod.string().optional(),
  "filter[hold]": zod.array(zod.enum(['any', 'none', 'freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'])).min(1).max(listShipmentsQueryFilterHoldMax).optional(),
  "filter[fees]": zod.array(zod.enum(['any', 'none', 'demurrage', 'exam', 'extended_dwell_time', 'other', 'total'])).min(1).max(listShipmentsQueryFilterFeesMax).optional(),
  "filter[ready]": zod.boolean().optional(),
  "filter[pickup_place]": zod.string().min(1).max(listShipmentsQueryFilterPickupPlaceMax).optional(),
  "filter[terminal]": zod.string().min(1).max(listShipmentsQueryFilterTerminalMax).optional(),
  "filter[vessel]": zod.string().min(1).max(listShipmentsQueryFilterVesselMax).optional(),
  "filter[arrival][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[arrival][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[destination_arrival][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[destination_arrival][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[binding_free_day][start]": zod.iso.date().optional(),
  "filter[binding_free_day][end]": zod.iso.date().optional(),
  "filter[empty_return_due][start]": zod.iso.date().optional(),
  "filter[empty_return_due][end]": zod.iso.date().optional(),
  "filter[changed_since]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[silent]": zod.boolean().optional(),
  "filter[overdue]": zod.boolean().optional(),
  "filter[tag]": zod.array(zod.string().min(1).max(listShipmentsQueryFilterTagItemMax)).min(1).max(listShipmentsQueryFilterTagMax).optional(),
  "filter[custom_field]": zod.record(zod.string(), zod.string().min(1).max(listShipmentsQueryFilterCustomFieldMaxOne)).optional(),
  "filter[not][hold]": zod.array(zod.enum(['any', 'none', 'freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'])).min(1).max(listShipmentsQueryFilterNotHoldMax).optional(),
  "filter[not][fees]": zod.array(zod.enum(['any', 'none', 'demurrage', 'exam', 'extended_dwell_time', 'other', 'total'])).min(1).max(listShipmentsQueryFilterNotFeesMax).optional(),
  "filter[not][status]": zod.string().optional(),
  "filter[not][port]": zod.string().optional(),
  "filter[not][carrier]": zod.string().optional(),
  "filter[not][terminal]": zod.string().min(1).max(listShipmentsQueryFilterNotTerminalMax).optional(),
  "filter[not][pickup_place]": zod.string().min(1).max(listShipmentsQueryFilterNotPickupPlaceMax).optional(),
  "filter[not][vessel]": zod.string().min(1).max(listShipmentsQueryFilterNotVesselMax).optional(),
  "filter[not][tag]": zod.array(zod.string().min(1).max(listShipmentsQueryFilterNotTagItemMax)).min(1).max(listShipmentsQueryFilterNotTagMax).optional(),
  "filter[not][customer_id]": zod.string().optional(),
  "filter[pod_locode]": zod.string().optional(),
  "filter[line_scac]": zod.string().optional(),
  "filter[updated_at]": zod.string().optional()
}))()

export const GetShipmentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetShipmentQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(ShipmentInclude).optional(),
  "provenance": zod.array(zod.string()).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const UpdateShipmentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const StopShipmentTrackingParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ResumeShipmentTrackingParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetShipmentProvenanceParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetShipmentProvenanceQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

const listContainersQueryPageNumberDefault = 1;

const listContainersQueryPageNumberMax = 9007199254740991;

const listContainersQueryPageSizeDefault = 30;

const listContainersQueryPageAfterMax = 1000;

const listContainersQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listContainersQueryQMax = 200;

const listContainersQuerySortMax = 7;

const listContainersQueryFieldsContainerMax = 100;

const listContainersQueryFieldsShipmentMax = 100;

const listContainersQueryFilterIdMax = 100;

const listContainersQueryFilterFreeTimeEndsWithinMin = 0;

const listContainersQueryFilterFreeTimeEndsWithinMax = 60;

const listContainersQueryFilterHoldMax = 20;

const listContainersQueryFilterFeesMax = 20;

const listContainersQueryFilterPickupPlaceMax = 200;

const listContainersQueryFilterTerminalMax = 200;

const listContainersQueryFilterVesselMax = 200;

const listContainersQueryFilterTagItemMax = 200;

const listContainersQueryFilterTagMax = 20;

const listContainersQueryFilterCustomFieldMaxOne = 500;

const listContainersQueryFilterNotHoldMax = 20;

const listContainersQueryFilterNotFeesMax = 20;

const listContainersQueryFilterNotTerminalMax = 200;

const listContainersQueryFilterNotPickupPlaceMax = 200;

const listContainersQueryFilterNotVesselMax = 200;

const listContainersQueryFilterNotTagItemMax = 200;

const listContainersQueryFilterNotTagMax = 20;

export const ListContainersQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainersQueryPageNumberMax).default(listContainersQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listContainersQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listContainersQueryPageAfterMax).regex(listContainersQueryPageAfterRegExp).optional(),
  "q": zod.string().max(listContainersQueryQMax).optional(),
  "include": zod.array(ContainerInclude).optional(),
  "format": zod.enum(['json', 'csv', 'xlsx']).optional(),
  "sort": zod.array(ListOrder).min(1).max(listContainersQuerySortMax).optional(),
  "fields[container]": zod.array(ContainerField).min(1).max(listContainersQueryFieldsContainerMax).optional(),
  "fields[shipment]": zod.array(ShipmentField).min(1).max(listContainersQueryFieldsShipmentMax).optional(),
  "filter[id]": zod.array(zod.guid()).min(1).max(listContainersQueryFilterIdMax).optional(),
  "filter[number]": zod.string().optional(),
  "filter[status]": zod.string().optional(),
  "filter[port]": zod.string().optional(),
  "filter[carrier]": zod.string().optional(),
  "filter[updated_at][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[updated_at][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[tracking_stopped]": zod.boolean().optional(),
  "filter[customer_id]": zod.string().optional(),
  "filter[customer_name]": zod.string().optional(),
  "filter[free_time_ends_before]": zod.iso.date().optional(),
  "filter[free_time_ends_within]": zod.int().min(listContainersQueryFilterFreeTimeEndsWithinMin).max(listContainersQueryFilterFreeTimeEndsWithinMax).optional(),
  "filter[holds]": zod.boolean().optional(),
  "filter[hold]": zod.array(zod.enum(['any', 'none', 'freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'])).min(1).max(listContainersQueryFilterHoldMax).optional(),
  "filter[fees]": zod.array(zod.enum(['any', 'none', 'demurrage', 'exam', 'extended_dwell_time', 'other', 'total'])).min(1).max(listContainersQueryFilterFeesMax).optional(),
  "filter[ready]": zod.boolean().optional(),
  "filter[pickup_place]": zod.string().min(1).max(listContainersQueryFilterPickupPlaceMax).optional(),
  "filter[terminal]": zod.string().min(1).max(listContainersQueryFilterTerminalMax).optional(),
  "filter[vessel]": zod.string().min(1).max(listContainersQueryFilterVesselMax).optional(),
  "filter[arrival][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[arrival][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[destination_arrival][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[destination_arrival][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[binding_free_day][start]": zod.iso.date().optional(),
  "filter[binding_free_day][end]": zod.iso.date().optional(),
  "filter[empty_return_due][start]": zod.iso.date().optional(),
  "filter[empty_return_due][end]": zod.iso.date().optional(),
  "filter[changed_since]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[silent]": zod.boolean().optional(),
  "filter[overdue]": zod.boolean().optional(),
  "filter[tag]": zod.array(zod.string().min(1).max(listContainersQueryFilterTagItemMax)).min(1).max(listContainersQueryFilterTagMax).optional(),
  "filter[custom_field]": zod.record(zod.string(), zod.string().min(1).max(listContainersQueryFilterCustomFieldMaxOne)).optional(),
  "filter[not][hold]": zod.array(zod.enum(['any', 'none', 'freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'])).min(1).max(listContainersQueryFilterNotHoldMax).optional(),
  "filter[not][fees]": zod.array(zod.enum(['any', 'none', 'demurrage', 'exam', 'extended_dwell_time', 'other', 'total'])).min(1).max(listContainersQueryFilterNotFeesMax).optional(),
  "filter[not][status]": zod.string().optional(),
  "filter[not][port]": zod.string().optional(),
  "filter[not][carrier]": zod.string().optional(),
  "filter[not][terminal]": zod.string().min(1).max(listContainersQueryFilterNotTerminalMax).optional(),
  "filter[not][pickup_place]": zod.string().min(1).max(listContainersQueryFilterNotPickupPlaceMax).optional(),
  "filter[not][vessel]": zod.string().min(1).max(listContainersQueryFilterNotVesselMax).optional(),
  "filter[not][tag]": zod.array(zod.string().min(1).max(listContainersQueryFilterNotTagItemMax)).min(1).max(listContainersQueryFilterNotTagMax).optional(),
  "filter[not][customer_id]": zod.string().optional(),
  "terminal_checked_before": zod.int().optional()
}))()

export const GetContainerParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetContainerQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(ContainerInclude).optional(),
  "provenance": zod.array(zod.string()).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const UpdateContainerParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RefreshContainerParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ListContainerTransportEventsParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listContainerTransportEventsQueryPageNumberDefault = 1;

const listContainerTransportEventsQueryPageNumberMax = 9007199254740991;

const listContainerTransportEventsQueryPageAfterMax = 1000;

const listContainerTransportEventsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListContainerTransportEventsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainerTransportEventsQueryPageNumberMax).default(listContainerTransportEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listContainerTransportEventsQueryPageAfterMax).regex(listContainerTransportEventsQueryPageAfterRegExp).optional(),
  "include": zod.array(TransportEventInclude).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const ListContainerRawEventsParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listContainerRawEventsQueryPageNumberDefault = 1;

const listContainerRawEventsQueryPageNumberMax = 9007199254740991;

const listContainerRawEventsQueryPageAfterMax = 1000;

const listContainerRawEventsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListContainerRawEventsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainerRawEventsQueryPageNumberMax).default(listContainerRawEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listContainerRawEventsQueryPageAfterMax).regex(listContainerRawEventsQueryPageAfterRegExp).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const GetContainerChargesForecastParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const getContainerChargesForecastQueryDaysDefault = 7;

const getContainerChargesForecastQueryDaysMax = 60;

export const GetContainerChargesForecastQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "days": zod.int().min(1).max(getContainerChargesForecastQueryDaysMax).default(getContainerChargesForecastQueryDaysDefault)
}))()

export const GetContainerRouteParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetContainerRouteQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(RouteInclude).optional()
}))()

export const GetContainerProvenanceParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetContainerProvenanceQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const ExplainContainerParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ExplainContainerQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "format": zod.enum(['json', 'markdown']).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const GetContainerEvidenceParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetContainerEvidenceQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "format": zod.enum(['json', 'pdf']).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const GetContainerMapGeojsonParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listAccuracyQueryPageNumberDefault = 1;

const listAccuracyQueryPageNumberMax = 9007199254740991;

const listAccuracyQueryPageSizeDefault = 30;

const listAccuracyQueryPageAfterMax = 1000;

const listAccuracyQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listAccuracyQueryByDefault = `source`;

const listAccuracyQueryFilterSourceMax = 200;

const listAccuracyQueryFilterPortOfLadingMax = 200;

const listAccuracyQueryFilterPortOfDischargeMax = 200;

const listAccuracyQueryFilterMonthStartRegExp = /*#__PURE__*/ (() => new RegExp('^\\d{4}-(0[1-9]|1[0-2])$'))()

const listAccuracyQueryFilterMonthEndRegExp = /*#__PURE__*/ (() => new RegExp('^\\d{4}-(0[1-9]|1[0-2])$'))()

const listAccuracyQuerySortDefault = `-cases`;

export const ListAccuracyQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listAccuracyQueryPageNumberMax).default(listAccuracyQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listAccuracyQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listAccuracyQueryPageAfterMax).regex(listAccuracyQueryPageAfterRegExp).optional(),
  "format": zod.enum(['json', 'csv', 'xlsx']).optional(),
  "by": zod.enum(['source', 'port_pair']).default(listAccuracyQueryByDefault),
  "filter[kind]": zod.array(zod.enum(['line', 'terminal', 'rail'])).min(1).optional(),
  "filter[source]": zod.string().min(1).max(listAccuracyQueryFilterSourceMax).optional(),
  "filter[port_of_lading]": zod.string().min(1).max(listAccuracyQueryFilterPortOfLadingMax).optional(),
  "filter[port_of_discharge]": zod.string().min(1).max(listAccuracyQueryFilterPortOfDischargeMax).optional(),
  "filter[month][start]": zod.string().regex(listAccuracyQueryFilterMonthStartRegExp).optional(),
  "filter[month][end]": zod.string().regex(listAccuracyQueryFilterMonthEndRegExp).optional(),
  "sort": zod.enum(['cases', '-cases', 'source', '-source', 'eta_14', '-eta_14', 'eta_7', '-eta_7', 'eta_3', '-eta_3', 'eta_1', '-eta_1', 'delay', '-delay', 'corrected', '-corrected', 'correction', '-correction', 'lost', '-lost']).default(listAccuracyQuerySortDefault)
}))()

const listAttentionQueryPageNumberDefault = 1;

const listAttentionQueryPageNumberMax = 9007199254740991;

const listAttentionQueryPageSizeDefault = 30;

const listAttentionQueryPageAfterMax = 1000;

const listAttentionQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listAttentionQueryFilterSourceMax = 200;

export const ListAttentionQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listAttentionQueryPageNumberMax).default(listAttentionQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listAttentionQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listAttentionQueryPageAfterMax).regex(listAttentionQueryPageAfterRegExp).optional(),
  "include": zod.array(AttentionEntryInclude).optional(),
  "filter[kind]": zod.array(AttentionKind).min(1).optional(),
  "filter[severity]": zod.array(zod.enum(['high', 'medium', 'low'])).min(1).optional(),
  "filter[state]": zod.array(zod.enum(['open', 'snoozed', 'done'])).min(1).optional(),
  "filter[source]": zod.string().min(1).max(listAttentionQueryFilterSourceMax).optional(),
  "filter[changed_since]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[container_id]": zod.guid().optional(),
  "filter[shipment_id]": zod.guid().optional()
}))()

export const GetAttentionEntryParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetAttentionEntryQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(AttentionEntryInclude).optional()
}))()

export const UpdateAttentionEntryParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listContradictionsQueryPageNumberDefault = 1;

const listContradictionsQueryPageNumberMax = 9007199254740991;

const listContradictionsQueryPageSizeDefault = 30;

const listContradictionsQueryPageAfterMax = 1000;

const listContradictionsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListContradictionsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listContradictionsQueryPageNumberMax).default(listContradictionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listContradictionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listContradictionsQueryPageAfterMax).regex(listContradictionsQueryPageAfterRegExp).optional(),
  "format": zod.enum(['json', 'csv', 'xlsx']).optional(),
  "include": zod.array(ContradictionInclude).optional(),
  "filter[kind]": zod.array(ContradictionKind).min(1).optional(),
  "filter[severity]": zod.array(zod.enum(['high', 'medium', 'low'])).min(1).optional(),
  "filter[state]": zod.array(zod.enum(['open', 'resolved'])).min(1).optional(),
  "filter[changed_since]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[container_id]": zod.guid().optional(),
  "filter[shipment_id]": zod.guid().optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

export const GetContradictionParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetContradictionQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(ContradictionInclude).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
}))()

const listTrackingRequestsQueryPageNumberDefault = 1;

const listTrackingRequestsQueryPageNumberMax = 9007199254740991;

const listTrackingRequestsQueryPageSizeDefault = 30;

const listTrackingRequestsQueryPageAfterMax = 1000;

const listTrackingRequestsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listTrackingRequestsQueryQMax = 200;

export const ListTrackingRequestsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listTrackingRequestsQueryPageNumberMax).default(listTrackingRequestsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listTrackingRequestsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listTrackingRequestsQueryPageAfterMax).regex(listTrackingRequestsQueryPageAfterRegExp).optional(),
  "q": zod.string().max(listTrackingRequestsQueryQMax).optional(),
  "include": zod.array(TrackingRequestInclude).optional(),
  "filter[request_number]": zod.string().optional(),
  "filter[status]": zod.string().optional(),
  "filter[scac]": zod.string().optional(),
  "filter[request_type]": zod.string().optional(),
  "filter[created_at][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[created_at][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[updated_at][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[updated_at][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional()
}))()

export const GetTrackingRequestParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetTrackingRequestQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(TrackingRequestInclude).optional()
}))()

export const UpdateTrackingRequestParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const searchRecordsQueryQueryMax = 200;

export const SearchRecordsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "query": zod.string().min(1).max(searchRecordsQueryQueryMax)
}))()

const listCalendarFeedsQueryPageNumberDefault = 1;

const listCalendarFeedsQueryPageNumberMax = 9007199254740991;

const listCalendarFeedsQueryPageSizeDefault = 30;

const listCalendarFeedsQueryPageAfterMax = 1000;

const listCalendarFeedsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListCalendarFeedsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listCalendarFeedsQueryPageNumberMax).default(listCalendarFeedsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCalendarFeedsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCalendarFeedsQueryPageAfterMax).regex(listCalendarFeedsQueryPageAfterRegExp).optional()
}))()

export const GetCalendarFeedParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteCalendarFeedParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RotateCalendarFeedParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listViewsQueryPageNumberDefault = 1;

const listViewsQueryPageNumberMax = 9007199254740991;

const listViewsQueryPageSizeDefault = 30;

const listViewsQueryPageAfterMax = 1000;

const listViewsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListViewsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listViewsQueryPageNumberMax).default(listViewsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listViewsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listViewsQueryPageAfterMax).regex(listViewsQueryPageAfterRegExp).optional()
}))()

export const GetViewParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const UpdateViewParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteViewParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listEventsQueryAfterDefault = 0;

const listEventsQueryAfterMin = 0;

const listEventsQueryAfterMax = 9007199254740991;

const listEventsQueryLimitDefault = 100;

const listEventsQueryLimitMax = 1000;

const listEventsQueryWaitDefault = 0;

const listEventsQueryWaitMin = 0;

const listEventsQueryWaitMax = 25;

const listEventsQueryFilterEventMax = 50;

const listEventsQueryFilterResourceTypeMax = 20;

export const ListEventsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "after": zod.int().min(listEventsQueryAfterMin).max(listEventsQueryAfterMax).default(listEventsQueryAfterDefault),
  "limit": zod.int().min(1).max(listEventsQueryLimitMax).default(listEventsQueryLimitDefault),
  "wait": zod.int().min(listEventsQueryWaitMin).max(listEventsQueryWaitMax).default(listEventsQueryWaitDefault),
  "filter[event]": zod.array(zod.string()).max(listEventsQueryFilterEventMax).optional(),
  "filter[resource_type]": zod.array(zod.string()).max(listEventsQueryFilterResourceTypeMax).optional(),
  "filter[resource_id]": zod.string().optional(),
  "filter[shipment_id]": zod.string().optional(),
  "filter[container_id]": zod.string().optional()
}))()

const listWebhooksQueryPageNumberDefault = 1;

const listWebhooksQueryPageNumberMax = 9007199254740991;

const listWebhooksQueryPageSizeDefault = 30;

const listWebhooksQueryPageAfterMax = 1000;

const listWebhooksQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListWebhooksQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listWebhooksQueryPageNumberMax).default(listWebhooksQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listWebhooksQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listWebhooksQueryPageAfterMax).regex(listWebhooksQueryPageAfterRegExp).optional()
}))()

export const GetWebhookParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const UpdateWebhookParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteWebhookParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RotateWebhookSecretParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ReplayWebhookParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listWebhookEventsQueryPageNumberDefault = 1;

const listWebhookEventsQueryPageNumberMax = 9007199254740991;

const listWebhookEventsQueryPageAfterMax = 1000;

const listWebhookEventsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListWebhookEventsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listWebhookEventsQueryPageNumberMax).default(listWebhookEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listWebhookEventsQueryPageAfterMax).regex(listWebhookEventsQueryPageAfterRegExp).optional()
}))()

const listWebhookNotificationsQueryPageNumberDefault = 1;

const listWebhookNotificationsQueryPageNumberMax = 9007199254740991;

const listWebhookNotificationsQueryPageSizeDefault = 30;

const listWebhookNotificationsQueryPageAfterMax = 1000;

const listWebhookNotificationsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListWebhookNotificationsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listWebhookNotificationsQueryPageNumberMax).default(listWebhookNotificationsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listWebhookNotificationsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listWebhookNotificationsQueryPageAfterMax).regex(listWebhookNotificationsQueryPageAfterRegExp).optional(),
  "include": zod.array(WebhookNotificationInclude).optional()
}))()

export const GetWebhookNotificationParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetWebhookNotificationQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(WebhookNotificationInclude).optional()
}))()

export const GetWebhookNotificationBodyParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetWebhookNotificationExampleQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "event": zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended'])
}))()

const listShippingLinesQueryPageNumberDefault = 1;

const listShippingLinesQueryPageNumberMax = 9007199254740991;

const listShippingLinesQueryPageAfterMax = 1000;

const listShippingLinesQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListShippingLinesQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listShippingLinesQueryPageNumberMax).default(listShippingLinesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listShippingLinesQueryPageAfterMax).regex(listShippingLinesQueryPageAfterRegExp).optional(),
  "search": zod.string().optional()
}))()

export const GetShippingLineParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetReportParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listSourcesQueryPageNumberDefault = 1;

const listSourcesQueryPageNumberMax = 9007199254740991;

const listSourcesQueryPageAfterMax = 1000;

const listSourcesQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListSourcesQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listSourcesQueryPageNumberMax).default(listSourcesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listSourcesQueryPageAfterMax).regex(listSourcesQueryPageAfterRegExp).optional()
}))()

const listSourceSilencesQueryPageNumberDefault = 1;

const listSourceSilencesQueryPageNumberMax = 9007199254740991;

const listSourceSilencesQueryPageSizeDefault = 30;

const listSourceSilencesQueryPageAfterMax = 1000;

const listSourceSilencesQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listSourceSilencesQueryFilterSourceMax = 200;

export const ListSourceSilencesQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listSourceSilencesQueryPageNumberMax).default(listSourceSilencesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listSourceSilencesQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listSourceSilencesQueryPageAfterMax).regex(listSourceSilencesQueryPageAfterRegExp).optional(),
  "filter[kind]": zod.array(zod.enum(['line', 'terminal', 'rail'])).min(1).optional(),
  "filter[source]": zod.string().min(1).max(listSourceSilencesQueryFilterSourceMax).optional()
}))()

export const GetSourceSilenceParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetPortParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetMetroAreaParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetTerminalParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetVesselParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetVesselQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "show_positions[from_timestamp]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "show_positions[to_timestamp]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional()
}))()

export const GetVesselFuturePositionsParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetVesselFuturePositionsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "port_id": zod.guid(),
  "previous_port_id": zod.guid()
}))()

export const GetVesselFuturePositionsWithCoordinatesParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const getVesselFuturePositionsWithCoordinatesQueryLatitudeMin = -90;

const getVesselFuturePositionsWithCoordinatesQueryLatitudeMax = 90;

const getVesselFuturePositionsWithCoordinatesQueryLongitudeMin = -180;

const getVesselFuturePositionsWithCoordinatesQueryLongitudeMax = 180;

export const GetVesselFuturePositionsWithCoordinatesQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "port_id": zod.guid(),
  "previous_port_id": zod.guid(),
  "latitude": zod.number().min(getVesselFuturePositionsWithCoordinatesQueryLatitudeMin).max(getVesselFuturePositionsWithCoordinatesQueryLatitudeMax),
  "longitude": zod.number().min(getVesselFuturePositionsWithCoordinatesQueryLongitudeMin).max(getVesselFuturePositionsWithCoordinatesQueryLongitudeMax)
}))()

const listDocumentsQueryPageNumberDefault = 1;

const listDocumentsQueryPageNumberMax = 9007199254740991;

const listDocumentsQueryPageSizeDefault = 30;

const listDocumentsQueryPageAfterMax = 1000;

const listDocumentsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listDocumentsQueryFilterFilenameMax = 200;

const listDocumentsQueryFilterReferenceMax = 200;

const listDocumentsQueryFilterDocumentTypesMax = 50;

export const ListDocumentsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listDocumentsQueryPageNumberMax).default(listDocumentsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listDocumentsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listDocumentsQueryPageAfterMax).regex(listDocumentsQueryPageAfterRegExp).optional(),
  "include": zod.array(DocumentInclude).optional(),
  "sort": zod.enum(['document_type', '-document_type', 'added_by', '-added_by', 'created_at', '-created_at']).optional(),
  "filter[filename]": zod.string().max(listDocumentsQueryFilterFilenameMax).optional(),
  "filter[reference]": zod.string().max(listDocumentsQueryFilterReferenceMax).optional(),
  "filter[document_types]": zod.array(zod.string()).max(listDocumentsQueryFilterDocumentTypesMax).optional(),
  "filter[readability]": zod.enum(['text', 'recognized', 'no_text', 'not_read']).optional()
}))()

export const GetDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetDocumentQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(DocumentInclude).optional()
}))()

export const UpdateDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetDocumentDownloadUrlParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetDocumentPageParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string(),
  "page": zod.string()
}))()

export const ReextractDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ReclassifyDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RelinkDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RotateDocumentParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listEmailSubmissionsQueryPageNumberDefault = 1;

const listEmailSubmissionsQueryPageNumberMax = 9007199254740991;

const listEmailSubmissionsQueryPageSizeDefault = 30;

const listEmailSubmissionsQueryPageAfterMax = 1000;

const listEmailSubmissionsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListEmailSubmissionsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listEmailSubmissionsQueryPageNumberMax).default(listEmailSubmissionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listEmailSubmissionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listEmailSubmissionsQueryPageAfterMax).regex(listEmailSubmissionsQueryPageAfterRegExp).optional(),
  "include": zod.array(EmailSubmissionDetailInclude).optional()
}))()

export const GetEmailSubmissionParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetEmailSubmissionQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(EmailSubmissionDetailInclude).optional()
}))()

export const GetDocumentSchemaParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listPartiesQueryPageNumberDefault = 1;

const listPartiesQueryPageNumberMax = 9007199254740991;

const listPartiesQueryPageSizeDefault = 25;

const listPartiesQueryPageAfterMax = 1000;

const listPartiesQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListPartiesQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listPartiesQueryPageNumberMax).default(listPartiesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listPartiesQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listPartiesQueryPageAfterMax).regex(listPartiesQueryPageAfterRegExp).optional()
}))()

export const GetPartyParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const UpdatePartyParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listApiKeysQueryPageNumberDefault = 1;

const listApiKeysQueryPageNumberMax = 9007199254740991;

const listApiKeysQueryPageSizeDefault = 30;

const listApiKeysQueryPageAfterMax = 1000;

const listApiKeysQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListApiKeysQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listApiKeysQueryPageNumberMax).default(listApiKeysQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listApiKeysQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listApiKeysQueryPageAfterMax).regex(listApiKeysQueryPageAfterRegExp).optional()
}))()

export const GetApiKeyParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RevokeApiKeyParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const RotateApiKeyParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

const listAuditEventsQueryPageNumberDefault = 1;

const listAuditEventsQueryPageNumberMax = 9007199254740991;

const listAuditEventsQueryPageSizeDefault = 30;

const listAuditEventsQueryPageAfterMax = 1000;

const listAuditEventsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

const listAuditEventsQueryFilterActionItemMax = 100;

const listAuditEventsQueryFilterActionMax = 50;

export const ListAuditEventsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listAuditEventsQueryPageNumberMax).default(listAuditEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listAuditEventsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listAuditEventsQueryPageAfterMax).regex(listAuditEventsQueryPageAfterRegExp).optional(),
  "filter[action]": zod.array(zod.string().min(1).max(listAuditEventsQueryFilterActionItemMax)).min(1).max(listAuditEventsQueryFilterActionMax).optional(),
  "filter[user]": zod.string().optional(),
  "filter[occurred_at][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[occurred_at][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional()
}))()

const listTariffsQueryPageNumberDefault = 1;

const listTariffsQueryPageNumberMax = 9007199254740991;

const listTariffsQueryPageSizeDefault = 30;

const listTariffsQueryPageAfterMax = 1000;

const listTariffsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListTariffsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listTariffsQueryPageNumberMax).default(listTariffsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listTariffsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listTariffsQueryPageAfterMax).regex(listTariffsQueryPageAfterRegExp).optional()
}))()

export const GetTariffParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const UpdateTariffParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteTariffParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ListShipmentCustomFieldsParams = /*#__PURE__*/ (() => zod.strictObject({
  "shipment_id": zod.string()
}))()

const listShipmentCustomFieldsQueryPageNumberDefault = 1;

const listShipmentCustomFieldsQueryPageNumberMax = 9007199254740991;

const listShipmentCustomFieldsQueryPageSizeDefault = 25;

const listShipmentCustomFieldsQueryPageAfterMax = 1000;

const listShipmentCustomFieldsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListShipmentCustomFieldsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listShipmentCustomFieldsQueryPageNumberMax).default(listShipmentCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listShipmentCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listShipmentCustomFieldsQueryPageAfterMax).regex(listShipmentCustomFieldsQueryPageAfterRegExp).optional(),
  "include": zod.array(CustomFieldInclude).optional()
}))()

export const CreateShipmentCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "shipment_id": zod.string()
}))()

export const UpdateShipmentCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "shipment_id": zod.string(),
  "api_slug": zod.string()
}))()

export const DeleteShipmentCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "shipment_id": zod.string(),
  "api_slug": zod.string()
}))()

export const ListContainerCustomFieldsParams = /*#__PURE__*/ (() => zod.strictObject({
  "container_id": zod.string()
}))()

const listContainerCustomFieldsQueryPageNumberDefault = 1;

const listContainerCustomFieldsQueryPageNumberMax = 9007199254740991;

const listContainerCustomFieldsQueryPageSizeDefault = 25;

const listContainerCustomFieldsQueryPageAfterMax = 1000;

const listContainerCustomFieldsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListContainerCustomFieldsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainerCustomFieldsQueryPageNumberMax).default(listContainerCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listContainerCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listContainerCustomFieldsQueryPageAfterMax).regex(listContainerCustomFieldsQueryPageAfterRegExp).optional(),
  "include": zod.array(CustomFieldInclude).optional()
}))()

export const CreateContainerCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "container_id": zod.string()
}))()

export const UpdateContainerCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "container_id": zod.string(),
  "api_slug": zod.string()
}))()

export const DeleteContainerCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "container_id": zod.string(),
  "api_slug": zod.string()
}))()

export const ListTrackingRequestCustomFieldsParams = /*#__PURE__*/ (() => zod.strictObject({
  "tracking_request_id": zod.string()
}))()

const listTrackingRequestCustomFieldsQueryPageNumberDefault = 1;

const listTrackingRequestCustomFieldsQueryPageNumberMax = 9007199254740991;

const listTrackingRequestCustomFieldsQueryPageSizeDefault = 25;

const listTrackingRequestCustomFieldsQueryPageAfterMax = 1000;

const listTrackingRequestCustomFieldsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListTrackingRequestCustomFieldsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listTrackingRequestCustomFieldsQueryPageNumberMax).default(listTrackingRequestCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listTrackingRequestCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listTrackingRequestCustomFieldsQueryPageAfterMax).regex(listTrackingRequestCustomFieldsQueryPageAfterRegExp).optional(),
  "include": zod.array(CustomFieldInclude).optional()
}))()

export const CreateTrackingRequestCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "tracking_request_id": zod.string()
}))()

export const UpdateTrackingRequestCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "tracking_request_id": zod.string(),
  "api_slug": zod.string()
}))()

export const DeleteTrackingRequestCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "tracking_request_id": zod.string(),
  "api_slug": zod.string()
}))()

const listCustomFieldDefinitionsQueryPageNumberDefault = 1;

const listCustomFieldDefinitionsQueryPageNumberMax = 9007199254740991;

const listCustomFieldDefinitionsQueryPageSizeDefault = 25;

const listCustomFieldDefinitionsQueryPageAfterMax = 1000;

const listCustomFieldDefinitionsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListCustomFieldDefinitionsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listCustomFieldDefinitionsQueryPageNumberMax).default(listCustomFieldDefinitionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCustomFieldDefinitionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCustomFieldDefinitionsQueryPageAfterMax).regex(listCustomFieldDefinitionsQueryPageAfterRegExp).optional(),
  "filter[entity_type]": zod.string().optional(),
  "filter[data_type]": zod.string().optional(),
  "filter[display_name]": zod.string().optional(),
  "include": zod.array(CustomFieldDefinitionInclude).optional()
}))()

export const GetCustomFieldDefinitionParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetCustomFieldDefinitionQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(CustomFieldDefinitionInclude).optional()
}))()

export const UpdateCustomFieldDefinitionParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteCustomFieldDefinitionParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const ListCustomFieldOptionsParams = /*#__PURE__*/ (() => zod.strictObject({
  "definition_id": zod.string()
}))()

const listCustomFieldOptionsQueryPageNumberDefault = 1;

const listCustomFieldOptionsQueryPageNumberMax = 9007199254740991;

const listCustomFieldOptionsQueryPageSizeDefault = 25;

const listCustomFieldOptionsQueryPageAfterMax = 1000;

const listCustomFieldOptionsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListCustomFieldOptionsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listCustomFieldOptionsQueryPageNumberMax).default(listCustomFieldOptionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCustomFieldOptionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCustomFieldOptionsQueryPageAfterMax).regex(listCustomFieldOptionsQueryPageAfterRegExp).optional()
}))()

export const CreateCustomFieldOptionParams = /*#__PURE__*/ (() => zod.strictObject({
  "definition_id": zod.string()
}))()

export const GetCustomFieldOptionParams = /*#__PURE__*/ (() => zod.strictObject({
  "definition_id": zod.string(),
  "option_id": zod.string()
}))()

export const UpdateCustomFieldOptionParams = /*#__PURE__*/ (() => zod.strictObject({
  "definition_id": zod.string(),
  "option_id": zod.string()
}))()

export const DeleteCustomFieldOptionParams = /*#__PURE__*/ (() => zod.strictObject({
  "definition_id": zod.string(),
  "option_id": zod.string()
}))()

const listCustomFieldsQueryPageNumberDefault = 1;

const listCustomFieldsQueryPageNumberMax = 9007199254740991;

const listCustomFieldsQueryPageSizeDefault = 25;

const listCustomFieldsQueryPageAfterMax = 1000;

const listCustomFieldsQueryPageAfterRegExp = /*#__PURE__*/ (() => new RegExp('^[A-Za-z0-9_-]+$'))()

export const ListCustomFieldsQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "page[number]": zod.int().min(1).max(listCustomFieldsQueryPageNumberMax).default(listCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCustomFieldsQueryPageAfterMax).regex(listCustomFieldsQueryPageAfterRegExp).optional(),
  "filter[entity_type]": zod.string().optional(),
  "filter[entity_id]": zod.string().optional(),
  "filter[definition_id]": zod.string().optional(),
  "include": zod.array(CustomFieldInclude).optional()
}))()

export const GetCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const GetCustomFieldQueryParams = /*#__PURE__*/ (() => zod.strictObject({
  "include": zod.array(CustomFieldInclude).optional()
}))()

export const UpdateCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export const DeleteCustomFieldParams = /*#__PURE__*/ (() => zod.strictObject({
  "id": zod.string()
}))()

export interface RequestValidators {
  listShipments: { params: undefined, query: typeof ListShipmentsQueryParams, body: undefined },
  bulkUpdateShipments: { params: undefined, query: undefined, body: typeof RecordBatchCreate },
  getShipment: { params: typeof GetShipmentParams, query: typeof GetShipmentQueryParams, body: undefined },
  updateShipment: { params: typeof UpdateShipmentParams, query: undefined, body: typeof ShipmentUpdate },
  stopShipmentTracking: { params: typeof StopShipmentTrackingParams, query: undefined, body: typeof ShipmentAction },
  resumeShipmentTracking: { params: typeof ResumeShipmentTrackingParams, query: undefined, body: typeof ShipmentAction },
  getShipmentProvenance: { params: typeof GetShipmentProvenanceParams, query: typeof GetShipmentProvenanceQueryParams, body: undefined },
  listContainers: { params: undefined, query: typeof ListContainersQueryParams, body: undefined },
  bulkUpdateContainers: { params: undefined, query: undefined, body: typeof RecordBatchCreate },
  getContainerPositions: { params: undefined, query: undefined, body: undefined },
  getContainer: { params: typeof GetContainerParams, query: typeof GetContainerQueryParams, body: undefined },
  updateContainer: { params: typeof UpdateContainerParams, query: undefined, body: typeof ContainerUpdate },
  refreshContainer: { params: typeof RefreshContainerParams, query: undefined, body: undefined },
  listContainerTransportEvents: { params: typeof ListContainerTransportEventsParams, query: typeof ListContainerTransportEventsQueryParams, body: undefined },
  listContainerRawEvents: { params: typeof ListContainerRawEventsParams, query: typeof ListContainerRawEventsQueryParams, body: undefined },
  getContainerChargesForecast: { params: typeof GetContainerChargesForecastParams, query: typeof GetContainerChargesForecastQueryParams, body: undefined },
  getContainerRoute: { params: typeof GetContainerRouteParams, query: typeof GetContainerRouteQueryParams, body: undefined },
  getContainerProvenance: { params: typeof GetContainerProvenanceParams, query: typeof GetContainerProvenanceQueryParams, body: undefined },
  explainContainer: { params: typeof ExplainContainerParams, query: typeof ExplainContainerQueryParams, body: undefined },
  getContainerEvidence: { params: typeof GetContainerEvidenceParams, query: typeof GetContainerEvidenceQueryParams, body: undefined },
  getContainerMapGeojson: { params: typeof GetContainerMapGeojsonParams, query: undefined, body: undefined },
  listAccuracy: { params: undefined, query: typeof ListAccuracyQueryParams, body: undefined },
  listAttention: { params: undefined, query: typeof ListAttentionQueryParams, body: undefined },
  getAttentionSettings: { params: undefined, query: undefined, body: undefined },
  updateAttentionSettings: { params: undefined, query: undefined, body: typeof AttentionSettingsUpdate },
  getAttentionEntry: { params: typeof GetAttentionEntryParams, query: typeof GetAttentionEntryQueryParams, body: undefined },
  updateAttentionEntry: { params: typeof UpdateAttentionEntryParams, query: undefined, body: typeof AttentionEntryUpdate },
  listContradictions: { params: undefined, query: typeof ListContradictionsQueryParams, body: undefined },
  getContradiction: { params: typeof GetContradictionParams, query: typeof GetContradictionQueryParams, body: undefined },
  listTrackingRequests: { params: undefined, query: typeof ListTrackingRequestsQueryParams, body: undefined },
  createTrackingRequest: { params: undefined, query: undefined, body: typeof TrackingRequestCreate },
  getTrackingRequest: { params: typeof GetTrackingRequestParams, query: typeof GetTrackingRequestQueryParams, body: undefined },
  updateTrackingRequest: { params: typeof UpdateTrackingRequestParams, query: undefined, body: typeof TrackingRequestUpdate },
  bulkCreateTrackingRequests: { params: undefined, query: undefined, body: typeof TrackingRequestBatchCreate },
  inferTrackingNumber: { params: undefined, query: undefined, body: typeof InferNumber },
  getSandboxClock: { params: undefined, query: undefined, body: undefined },
  advanceSandboxClock: { params: undefined, query: undefined, body: typeof SandboxClockAdvance },
  searchRecords: { params: undefined, query: typeof SearchRecordsQueryParams, body: undefined },
  listCalendarFeeds: { params: undefined, query: typeof ListCalendarFeedsQueryParams, body: undefined },
  createCalendarFeed: { params: undefined, query: undefined, body: typeof CalendarFeedCreate },
  getCalendarFeed: { params: typeof GetCalendarFeedParams, query: undefined, body: undefined },
  deleteCalendarFeed: { params: typeof DeleteCalendarFeedParams, query: undefined, body: undefined },
  rotateCalendarFeed: { params: typeof RotateCalendarFeedParams, query: undefined, body: undefined },
  listViews: { params: undefined, query: typeof ListViewsQueryParams, body: undefined },
  createView: { params: undefined, query: undefined, body: typeof ViewCreate },
  getView: { params: typeof GetViewParams, query: undefined, body: undefined },
  updateView: { params: typeof UpdateViewParams, query: undefined, body: typeof ViewUpdate },
  deleteView: { params: typeof DeleteViewParams, query: undefined, body: undefined },
  listEvents: { params: undefined, query: typeof ListEventsQueryParams, body: undefined },
  listWebhooks: { params: undefined, query: typeof ListWebhooksQueryParams, body: undefined },
  createWebhook: { params: undefined, query: undefined, body: typeof WebhookCreate },
  getWebhook: { params: typeof GetWebhookParams, query: undefined, body: undefined },
  updateWebhook: { params: typeof UpdateWebhookParams, query: undefined, body: typeof WebhookUpdate },
  deleteWebhook: { params: typeof DeleteWebhookParams, query: undefined, body: undefined },
  rotateWebhookSecret: { params: typeof RotateWebhookSecretParams, query: undefined, body: undefined },
  replayWebhook: { params: typeof ReplayWebhookParams, query: undefined, body: typeof WebhookReplay },
  listWebhookEvents: { params: undefined, query: typeof ListWebhookEventsQueryParams, body: undefined },
  listWebhookIps: { params: undefined, query: undefined, body: undefined },
  triggerWebhook: { params: undefined, query: undefined, body: typeof WebhookTrigger },
  listWebhookNotifications: { params: undefined, query: typeof ListWebhookNotificationsQueryParams, body: undefined },
  getWebhookNotification: { params: typeof GetWebhookNotificationParams, query: typeof GetWebhookNotificationQueryParams, body: undefined },
  getWebhookNotificationBody: { params: typeof GetWebhookNotificationBodyParams, query: undefined, body: undefined },
  getWebhookNotificationExample: { params: undefined, query: typeof GetWebhookNotificationExampleQueryParams, body: undefined },
  listShippingLines: { params: undefined, query: typeof ListShippingLinesQueryParams, body: undefined },
  getShippingLine: { params: typeof GetShippingLineParams, query: undefined, body: undefined },
  getReport: { params: typeof GetReportParams, query: undefined, body: undefined },
  listSources: { params: undefined, query: typeof ListSourcesQueryParams, body: undefined },
  listSourceSilences: { params: undefined, query: typeof ListSourceSilencesQueryParams, body: undefined },
  getSourceSilence: { params: typeof GetSourceSilenceParams, query: undefined, body: undefined },
  getPort: { params: typeof GetPortParams, query: undefined, body: undefined },
  getMetroArea: { params: typeof GetMetroAreaParams, query: undefined, body: undefined },
  getTerminal: { params: typeof GetTerminalParams, query: undefined, body: undefined },
  getVessel: { params: typeof GetVesselParams, query: typeof GetVesselQueryParams, body: undefined },
  getVesselFuturePositions: { params: typeof GetVesselFuturePositionsParams, query: typeof GetVesselFuturePositionsQueryParams, body: undefined },
  getVesselFuturePositionsWithCoordinates: { params: typeof GetVesselFuturePositionsWithCoordinatesParams, query: typeof GetVesselFuturePositionsWithCoordinatesQueryParams, body: undefined },
  listDocuments: { params: undefined, query: typeof ListDocumentsQueryParams, body: undefined },
  createDocument: { params: undefined, query: undefined, body: typeof DocumentCreate },
  getDocument: { params: typeof GetDocumentParams, query: typeof GetDocumentQueryParams, body: undefined },
  updateDocument: { params: typeof UpdateDocumentParams, query: undefined, body: typeof DocumentUpdate },
  deleteDocument: { params: typeof DeleteDocumentParams, query: undefined, body: undefined },
  getDocumentDownloadUrl: { params: typeof GetDocumentDownloadUrlParams, query: undefined, body: undefined },
  getDocumentPage: { params: typeof GetDocumentPageParams, query: undefined, body: undefined },
  reextractDocument: { params: typeof ReextractDocumentParams, query: undefined, body: undefined },
  reclassifyDocument: { params: typeof ReclassifyDocumentParams, query: undefined, body: undefined },
  relinkDocument: { params: typeof RelinkDocumentParams, query: undefined, body: undefined },
  rotateDocument: { params: typeof RotateDocumentParams, query: undefined, body: typeof DocumentRotate },
  listDocumentTypes: { params: undefined, query: undefined, body: undefined },
  listEmailSubmissions: { params: undefined, query: typeof ListEmailSubmissionsQueryParams, body: undefined },
  createEmailSubmission: { params: undefined, query: undefined, body: undefined },
  getEmailSubmission: { params: typeof GetEmailSubmissionParams, query: typeof GetEmailSubmissionQueryParams, body: undefined },
  getDocumentSchema: { params: typeof GetDocumentSchemaParams, query: undefined, body: undefined },
  listParties: { params: undefined, query: typeof ListPartiesQueryParams, body: undefined },
  createParty: { params: undefined, query: undefined, body: typeof PartyCreate },
  getParty: { params: typeof GetPartyParams, query: undefined, body: undefined },
  updateParty: { params: typeof UpdatePartyParams, query: undefined, body: typeof PartyUpdate },
  listApiKeys: { params: undefined, query: typeof ListApiKeysQueryParams, body: undefined },
  createApiKey: { params: undefined, query: undefined, body: typeof ApiKeyCreate },
  getApiKey: { params: typeof GetApiKeyParams, query: undefined, body: undefined },
  revokeApiKey: { params: typeof RevokeApiKeyParams, query: undefined, body: undefined },
  rotateApiKey: { params: typeof RotateApiKeyParams, query: undefined, body: typeof ApiKeyRotation },
  listAuditEvents: { params: undefined, query: typeof ListAuditEventsQueryParams, body: undefined },
  auditInvoice: { params: undefined, query: undefined, body: typeof InvoiceAuditCreate },
  listTariffs: { params: undefined, query: typeof ListTariffsQueryParams, body: undefined },
  createTariff: { params: undefined, query: undefined, body: typeof TariffCreate },
  getTariff: { params: typeof GetTariffParams, query: undefined, body: undefined },
  updateTariff: { params: typeof UpdateTariffParams, query: undefined, body: typeof TariffUpdate },
  deleteTariff: { params: typeof DeleteTariffParams, query: undefined, body: undefined },
  listShipmentCustomFields: { params: typeof ListShipmentCustomFieldsParams, query: typeof ListShipmentCustomFieldsQueryParams, body: undefined },
  createShipmentCustomField: { params: typeof CreateShipmentCustomFieldParams, query: undefined, body: typeof CustomFieldSet },
  updateShipmentCustomField: { params: typeof UpdateShipmentCustomFieldParams, query: undefined, body: typeof CustomFieldUpdate },
  deleteShipmentCustomField: { params: typeof DeleteShipmentCustomFieldParams, query: undefined, body: undefined },
  listContainerCustomFields: { params: typeof ListContainerCustomFieldsParams, query: typeof ListContainerCustomFieldsQueryParams, body: undefined },
  createContainerCustomField: { params: typeof CreateContainerCustomFieldParams, query: undefined, body: typeof CustomFieldSet },
  updateContainerCustomField: { params: typeof UpdateContainerCustomFieldParams, query: undefined, body: typeof CustomFieldUpdate },
  deleteContainerCustomField: { params: typeof DeleteContainerCustomFieldParams, query: undefined, body: undefined },
  listTrackingRequestCustomFields: { params: typeof ListTrackingRequestCustomFieldsParams, query: typeof ListTrackingRequestCustomFieldsQueryParams, body: undefined },
  createTrackingRequestCustomField: { params: typeof CreateTrackingRequestCustomFieldParams, query: undefined, body: typeof CustomFieldSet },
  updateTrackingRequestCustomField: { params: typeof UpdateTrackingRequestCustomFieldParams, query: undefined, body: typeof CustomFieldUpdate },
  deleteTrackingRequestCustomField: { params: typeof DeleteTrackingRequestCustomFieldParams, query: undefined, body: undefined },
  listCustomFieldDefinitions: { params: undefined, query: typeof ListCustomFieldDefinitionsQueryParams, body: undefined },
  createCustomFieldDefinition: { params: undefined, query: undefined, body: typeof CustomFieldDefinitionCreate },
  getCustomFieldDefinition: { params: typeof GetCustomFieldDefinitionParams, query: typeof GetCustomFieldDefinitionQueryParams, body: undefined },
  updateCustomFieldDefinition: { params: typeof UpdateCustomFieldDefinitionParams, query: undefined, body: typeof CustomFieldDefinitionUpdate },
  deleteCustomFieldDefinition: { params: typeof DeleteCustomFieldDefinitionParams, query: undefined, body: undefined },
  listCustomFieldOptions: { params: typeof ListCustomFieldOptionsParams, query: typeof ListCustomFieldOptionsQueryParams, body: undefined },
  createCustomFieldOption: { params: typeof CreateCustomFieldOptionParams, query: undefined, body: typeof CustomFieldOptionCreate },
  getCustomFieldOption: { params: typeof GetCustomFieldOptionParams, query: undefined, body: undefined },
  updateCustomFieldOption: { params: typeof UpdateCustomFieldOptionParams, query: undefined, body: typeof CustomFieldOptionUpdate },
  deleteCustomFieldOption: { params: typeof DeleteCustomFieldOptionParams, query: undefined, body: undefined },
  listCustomFields: { params: undefined, query: typeof ListCustomFieldsQueryParams, body: undefined },
  createCustomField: { params: undefined, query: undefined, body: typeof CustomFieldCreate },
  getCustomField: { params: typeof GetCustomFieldParams, query: typeof GetCustomFieldQueryParams, body: undefined },
  updateCustomField: { params: typeof UpdateCustomFieldParams, query: undefined, body: typeof CustomFieldUpdate },
  deleteCustomField: { params: typeof DeleteCustomFieldParams, query: undefined, body: undefined },
  createDirectUpload: { params: undefined, query: undefined, body: typeof DirectUploadCreate },
}
export const requests: RequestValidators = {
  listShipments: { params: undefined, query: ListShipmentsQueryParams, body: undefined },
  bulkUpdateShipments: { params: undefined, query: undefined, body: RecordBatchCreate },
  getShipment: { params: GetShipmentParams, query: GetShipmentQueryParams, body: undefined },
  updateShipment: { params: UpdateShipmentParams, query: undefined, body: ShipmentUpdate },
  stopShipmentTracking: { params: StopShipmentTrackingParams, query: undefined, body: ShipmentAction },
  resumeShipmentTracking: { params: ResumeShipmentTrackingParams, query: undefined, body: ShipmentAction },
  getShipmentProvenance: { params: GetShipmentProvenanceParams, query: GetShipmentProvenanceQueryParams, body: undefined },
  listContainers: { params: undefined, query: ListContainersQueryParams, body: undefined },
  bulkUpdateContainers: { params: undefined, query: undefined, body: RecordBatchCreate },
  getContainerPositions: { params: undefined, query: undefined, body: undefined },
  getContainer: { params: GetContainerParams, query: GetContainerQueryParams, body: undefined },
  updateContainer: { params: UpdateContainerParams, query: undefined, body: ContainerUpdate },
  refreshContainer: { params: RefreshContainerParams, query: undefined, body: undefined },
  listContainerTransportEvents: { params: ListContainerTransportEventsParams, query: ListContainerTransportEventsQueryParams, body: undefined },
  listContainerRawEvents: { params: ListContainerRawEventsParams, query: ListContainerRawEventsQueryParams, body: undefined },
  getContainerChargesForecast: { params: GetContainerChargesForecastParams, query: GetContainerChargesForecastQueryParams, body: undefined },
  getContainerRoute: { params: GetContainerRouteParams, query: GetContainerRouteQueryParams, body: undefined },
  getContainerProvenance: { params: GetContainerProvenanceParams, query: GetContainerProvenanceQueryParams, body: undefined },
  explainContainer: { params: ExplainContainerParams, query: ExplainContainerQueryParams, body: undefined },
  getContainerEvidence: { params: GetContainerEvidenceParams, query: GetContainerEvidenceQueryParams, body: undefined },
  getContainerMapGeojson: { params: GetContainerMapGeojsonParams, query: undefined, body: undefined },
  listAccuracy: { params: undefined, query: ListAccuracyQueryParams, body: undefined },
  listAttention: { params: undefined, query: ListAttentionQueryParams, body: undefined },
  getAttentionSettings: { params: undefined, query: undefined, body: undefined },
  updateAttentionSettings: { params: undefined, query: undefined, body: AttentionSettingsUpdate },
  getAttentionEntry: { params: GetAttentionEntryParams, query: GetAttentionEntryQueryParams, body: undefined },
  updateAttentionEntry: { params: UpdateAttentionEntryParams, query: undefined, body: AttentionEntryUpdate },
  listContradictions: { params: undefined, query: ListContradictionsQueryParams, body: undefined },
  getContradiction: { params: GetContradictionParams, query: GetContradictionQueryParams, body: undefined },
  listTrackingRequests: { params: undefined, query: ListTrackingRequestsQueryParams, body: undefined },
  createTrackingRequest: { params: undefined, query: undefined, body: TrackingRequestCreate },
  getTrackingRequest: { params: GetTrackingRequestParams, query: GetTrackingRequestQueryParams, body: undefined },
  updateTrackingRequest: { params: UpdateTrackingRequestParams, query: undefined, body: TrackingRequestUpdate },
  bulkCreateTrackingRequests: { params: undefined, query: undefined, body: TrackingRequestBatchCreate },
  inferTrackingNumber: { params: undefined, query: undefined, body: InferNumber },
  getSandboxClock: { params: undefined, query: undefined, body: undefined },
  advanceSandboxClock: { params: undefined, query: undefined, body: SandboxClockAdvance },
  searchRecords: { params: undefined, query: SearchRecordsQueryParams, body: undefined },
  listCalendarFeeds: { params: undefined, query: ListCalendarFeedsQueryParams, body: undefined },
  createCalendarFeed: { params: undefined, query: undefined, body: CalendarFeedCreate },
  getCalendarFeed: { params: GetCalendarFeedParams, query: undefined, body: undefined },
  deleteCalendarFeed: { params: DeleteCalendarFeedParams, query: undefined, body: undefined },
  rotateCalendarFeed: { params: RotateCalendarFeedParams, query: undefined, body: undefined },
  listViews: { params: undefined, query: ListViewsQueryParams, body: undefined },
  createView: { params: undefined, query: undefined, body: ViewCreate },
  getView: { params: GetViewParams, query: undefined, body: undefined },
  updateView: { params: UpdateViewParams, query: undefined, body: ViewUpdate },
  deleteView: { params: DeleteViewParams, query: undefined, body: undefined },
  listEvents: { params: undefined, query: ListEventsQueryParams, body: undefined },
  listWebhooks: { params: undefined, query: ListWebhooksQueryParams, body: undefined },
  createWebhook: { params: undefined, query: undefined, body: WebhookCreate },
  getWebhook: { params: GetWebhookParams, query: undefined, body: undefined },
  updateWebhook: { params: UpdateWebhookParams, query: undefined, body: WebhookUpdate },
  deleteWebhook: { params: DeleteWebhookParams, query: undefined, body: undefined },
  rotateWebhookSecret: { params: RotateWebhookSecretParams, query: undefined, body: undefined },
  replayWebhook: { params: ReplayWebhookParams, query: undefined, body: WebhookReplay },
  listWebhookEvents: { params: undefined, query: ListWebhookEventsQueryParams, body: undefined },
  listWebhookIps: { params: undefined, query: undefined, body: undefined },
  triggerWebhook: { params: undefined, query: undefined, body: WebhookTrigger },
  listWebhookNotifications: { params: undefined, query: ListWebhookNotificationsQueryParams, body: undefined },
  getWebhookNotification: { params: GetWebhookNotificationParams, query: GetWebhookNotificationQueryParams, body: undefined },
  getWebhookNotificationBody: { params: GetWebhookNotificationBodyParams, query: undefined, body: undefined },
  getWebhookNotificationExample: { params: undefined, query: GetWebhookNotificationExampleQueryParams, body: undefined },
  listShippingLines: { params: undefined, query: ListShippingLinesQueryParams, body: undefined },
  getShippingLine: { params: GetShippingLineParams, query: undefined, body: undefined },
  getReport: { params: GetReportParams, query: undefined, body: undefined },
  listSources: { params: undefined, query: ListSourcesQueryParams, body: undefined },
  listSourceSilences: { params: undefined, query: ListSourceSilencesQueryParams, body: undefined },
  getSourceSilence: { params: GetSourceSilenceParams, query: undefined, body: undefined },
  getPort: { params: GetPortParams, query: undefined, body: undefined },
  getMetroArea: { params: GetMetroAreaParams, query: undefined, body: undefined },
  getTerminal: { params: GetTerminalParams, query: undefined, body: undefined },
  getVessel: { params: GetVesselParams, query: GetVesselQueryParams, body: undefined },
  getVesselFuturePositions: { params: GetVesselFuturePositionsParams, query: GetVesselFuturePositionsQueryParams, body: undefined },
  getVesselFuturePositionsWithCoordinates: { params: GetVesselFuturePositionsWithCoordinatesParams, query: GetVesselFuturePositionsWithCoordinatesQueryParams, body: undefined },
  listDocuments: { params: undefined, query: ListDocumentsQueryParams, body: undefined },
  createDocument: { params: undefined, query: undefined, body: DocumentCreate },
  getDocument: { params: GetDocumentParams, query: GetDocumentQueryParams, body: undefined },
  updateDocument: { params: UpdateDocumentParams, query: undefined, body: DocumentUpdate },
  deleteDocument: { params: DeleteDocumentParams, query: undefined, body: undefined },
  getDocumentDownloadUrl: { params: GetDocumentDownloadUrlParams, query: undefined, body: undefined },
  getDocumentPage: { params: GetDocumentPageParams, query: undefined, body: undefined },
  reextractDocument: { params: ReextractDocumentParams, query: undefined, body: undefined },
  reclassifyDocument: { params: ReclassifyDocumentParams, query: undefined, body: undefined },
  relinkDocument: { params: RelinkDocumentParams, query: undefined, body: undefined },
  rotateDocument: { params: RotateDocumentParams, query: undefined, body: DocumentRotate },
  listDocumentTypes: { params: undefined, query: undefined, body: undefined },
  listEmailSubmissions: { params: undefined, query: ListEmailSubmissionsQueryParams, body: undefined },
  createEmailSubmission: { params: undefined, query: undefined, body: undefined },
  getEmailSubmission: { params: GetEmailSubmissionParams, query: GetEmailSubmissionQueryParams, body: undefined },
  getDocumentSchema: { params: GetDocumentSchemaParams, query: undefined, body: undefined },
  listParties: { params: undefined, query: ListPartiesQueryParams, body: undefined },
  createParty: { params: undefined, query: undefined, body: PartyCreate },
  getParty: { params: GetPartyParams, query: undefined, body: undefined },
  updateParty: { params: UpdatePartyParams, query: undefined, body: PartyUpdate },
  listApiKeys: { params: undefined, query: ListApiKeysQueryParams, body: undefined },
  createApiKey: { params: undefined, query: undefined, body: ApiKeyCreate },
  getApiKey: { params: GetApiKeyParams, query: undefined, body: undefined },
  revokeApiKey: { params: RevokeApiKeyParams, query: undefined, body: undefined },
  rotateApiKey: { params: RotateApiKeyParams, query: undefined, body: ApiKeyRotation },
  listAuditEvents: { params: undefined, query: ListAuditEventsQueryParams, body: undefined },
  auditInvoice: { params: undefined, query: undefined, body: InvoiceAuditCreate },
  listTariffs: { params: undefined, query: ListTariffsQueryParams, body: undefined },
  createTariff: { params: undefined, query: undefined, body: TariffCreate },
  getTariff: { params: GetTariffParams, query: undefined, body: undefined },
  updateTariff: { params: UpdateTariffParams, query: undefined, body: TariffUpdate },
  deleteTariff: { params: DeleteTariffParams, query: undefined, body: undefined },
  listShipmentCustomFields: { params: ListShipmentCustomFieldsParams, query: ListShipmentCustomFieldsQueryParams, body: undefined },
  createShipmentCustomField: { params: CreateShipmentCustomFieldParams, query: undefined, body: CustomFieldSet },
  updateShipmentCustomField: { params: UpdateShipmentCustomFieldParams, query: undefined, body: CustomFieldUpdate },
  deleteShipmentCustomField: { params: DeleteShipmentCustomFieldParams, query: undefined, body: undefined },
  listContainerCustomFields: { params: ListContainerCustomFieldsParams, query: ListContainerCustomFieldsQueryParams, body: undefined },
  createContainerCustomField: { params: CreateContainerCustomFieldParams, query: undefined, body: CustomFieldSet },
  updateContainerCustomField: { params: UpdateContainerCustomFieldParams, query: undefined, body: CustomFieldUpdate },
  deleteContainerCustomField: { params: DeleteContainerCustomFieldParams, query: undefined, body: undefined },
  listTrackingRequestCustomFields: { params: ListTrackingRequestCustomFieldsParams, query: ListTrackingRequestCustomFieldsQueryParams, body: undefined },
  createTrackingRequestCustomField: { params: CreateTrackingRequestCustomFieldParams, query: undefined, body: CustomFieldSet },
  updateTrackingRequestCustomField: { params: UpdateTrackingRequestCustomFieldParams, query: undefined, body: CustomFieldUpdate },
  deleteTrackingRequestCustomField: { params: DeleteTrackingRequestCustomFieldParams, query: undefined, body: undefined },
  listCustomFieldDefinitions: { params: undefined, query: ListCustomFieldDefinitionsQueryParams, body: undefined },
  createCustomFieldDefinition: { params: undefined, query: undefined, body: CustomFieldDefinitionCreate },
  getCustomFieldDefinition: { params: GetCustomFieldDefinitionParams, query: GetCustomFieldDefinitionQueryParams, body: undefined },
  updateCustomFieldDefinition: { params: UpdateCustomFieldDefinitionParams, query: undefined, body: CustomFieldDefinitionUpdate },
  deleteCustomFieldDefinition: { params: DeleteCustomFieldDefinitionParams, query: undefined, body: undefined },
  listCustomFieldOptions: { params: ListCustomFieldOptionsParams, query: ListCustomFieldOptionsQueryParams, body: undefined },
  createCustomFieldOption: { params: CreateCustomFieldOptionParams, query: undefined, body: CustomFieldOptionCreate },
  getCustomFieldOption: { params: GetCustomFieldOptionParams, query: undefined, body: undefined },
  updateCustomFieldOption: { params: UpdateCustomFieldOptionParams, query: undefined, body: CustomFieldOptionUpdate },
  deleteCustomFieldOption: { params: DeleteCustomFieldOptionParams, query: undefined, body: undefined },
  listCustomFields: { params: undefined, query: ListCustomFieldsQueryParams, body: undefined },
  createCustomField: { params: undefined, query: undefined, body: CustomFieldCreate },
  getCustomField: { params: GetCustomFieldParams, query: GetCustomFieldQueryParams, body: undefined },
  updateCustomField: { params: UpdateCustomFieldParams, query: undefined, body: CustomFieldUpdate },
  deleteCustomField: { params: DeleteCustomFieldParams, query: undefined, body: undefined },
  createDirectUpload: { params: undefined, query: undefined, body: DirectUploadCreate },
}

export interface ResponseValidators {
  listShipments: { 200: typeof ShipmentList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  bulkUpdateShipments: { 200: typeof RecordBatchDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getShipment: { 200: typeof ShipmentDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateShipment: { 200: typeof ShipmentDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  stopShipmentTracking: { 200: typeof ShipmentDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  resumeShipmentTracking: { 200: typeof ShipmentDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getShipmentProvenance: { 200: typeof ProvenanceDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listContainers: { 200: typeof ContainerList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  bulkUpdateContainers: { 200: typeof RecordBatchDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainerPositions: { 200: typeof ContainerPositions, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainer: { 200: typeof ContainerDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateContainer: { 200: typeof ContainerDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  refreshContainer: { 200: typeof RefreshResult, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listContainerTransportEvents: { 200: typeof TransportEventList, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listContainerRawEvents: { 200: typeof RawEventList, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainerChargesForecast: { 200: typeof ChargesForecastDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainerRoute: { 200: typeof RouteDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainerProvenance: { 200: typeof ProvenanceDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  explainContainer: { 200: typeof ExplanationDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainerEvidence: { 200: typeof EvidencePackDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContainerMapGeojson: { 200: typeof MapGeojson, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listAccuracy: { 200: typeof SourceAccuracyList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listAttention: { 200: typeof AttentionEntryList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getAttentionSettings: { 200: typeof AttentionSettingsDocument, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateAttentionSettings: { 200: typeof AttentionSettingsDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getAttentionEntry: { 200: typeof AttentionEntryDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateAttentionEntry: { 200: typeof AttentionEntryDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listContradictions: { 200: typeof ContradictionList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getContradiction: { 200: typeof ContradictionDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listTrackingRequests: { 200: typeof TrackingRequestList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createTrackingRequest: { 201: typeof TrackingRequestDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getTrackingRequest: { 200: typeof TrackingRequestDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateTrackingRequest: { 200: typeof TrackingRequestDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  bulkCreateTrackingRequests: { 200: typeof TrackingRequestBatchDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  inferTrackingNumber: { 200: typeof InferNumberDocument, 400: typeof Errors, 401: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getSandboxClock: { 200: typeof SandboxClockDocument, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  advanceSandboxClock: { 200: typeof SandboxClockDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  searchRecords: { 200: typeof SearchResultList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listCalendarFeeds: { 200: typeof CalendarFeedList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createCalendarFeed: { 201: typeof CalendarFeedDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getCalendarFeed: { 200: typeof CalendarFeedDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteCalendarFeed: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  rotateCalendarFeed: { 201: typeof CalendarFeedDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 409: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listViews: { 200: typeof ViewList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createView: { 201: typeof ViewDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getView: { 200: typeof ViewDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateView: { 200: typeof ViewDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteView: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listEvents: { 200: typeof EventList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listWebhooks: { 200: typeof WebhookList, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createWebhook: { 201: typeof WebhookDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getWebhook: { 200: typeof WebhookDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateWebhook: { 200: typeof WebhookDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteWebhook: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  rotateWebhookSecret: { 200: typeof WebhookDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 409: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  replayWebhook: { 202: typeof WebhookReplayDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listWebhookEvents: { 200: typeof WebhookEventCategoryList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listWebhookIps: { 200: typeof WebhookIps, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  triggerWebhook: { 200: typeof WebhookTriggerResult, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listWebhookNotifications: { 200: typeof WebhookNotificationList, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getWebhookNotification: { 200: typeof WebhookNotificationDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getWebhookNotificationBody: { 200: typeof WebhookNotificationDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 410: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getWebhookNotificationExample: { 200: typeof WebhookNotificationDocument, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listShippingLines: { 200: typeof ShippingLineList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getShippingLine: { 200: typeof ShippingLineDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getReport: { 200: typeof ReportDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listSources: { 200: typeof SourceList, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listSourceSilences: { 200: typeof SourceSilenceList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getSourceSilence: { 200: typeof SourceSilenceDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getPort: { 200: typeof PortDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getMetroArea: { 200: typeof MetroAreaDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getTerminal: { 200: typeof TerminalDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getVessel: { 200: typeof VesselDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getVesselFuturePositions: { 200: typeof VesselDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getVesselFuturePositionsWithCoordinates: { 200: typeof VesselDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listDocuments: { 200: typeof DocumentList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createDocument: { 201: typeof DocumentDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getDocument: { 200: typeof DocumentDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateDocument: { 200: typeof DocumentDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteDocument: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getDocumentDownloadUrl: { 200: typeof DocumentDownload, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getDocumentPage: { 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  reextractDocument: { 202: typeof DocumentAccepted, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 409: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  reclassifyDocument: { 202: typeof DocumentAccepted, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 409: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  relinkDocument: { 202: typeof DocumentAccepted, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 409: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  rotateDocument: { 202: typeof DocumentAccepted, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listDocumentTypes: { 200: typeof DocumentTypes, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listEmailSubmissions: { 200: typeof EmailSubmissionList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createEmailSubmission: { 201: typeof EmailSubmissionDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getEmailSubmission: { 200: typeof EmailSubmissionDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getDocumentSchema: { 200: typeof DocumentSchemaDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listParties: { 200: typeof PartyList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createParty: { 201: typeof PartyDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getParty: { 200: typeof PartyDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateParty: { 200: typeof PartyDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listApiKeys: { 200: typeof ApiKeyList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createApiKey: { 201: typeof ApiKeyDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getApiKey: { 200: typeof ApiKeyDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  revokeApiKey: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  rotateApiKey: { 201: typeof ApiKeyDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listAuditEvents: { 200: typeof AuditEventList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  auditInvoice: { 200: typeof InvoiceAuditDocument, 400: typeof Errors, 401: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listTariffs: { 200: typeof TariffList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createTariff: { 201: typeof TariffDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getTariff: { 200: typeof TariffDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateTariff: { 200: typeof TariffDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteTariff: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listShipmentCustomFields: { 200: typeof CustomFieldList, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createShipmentCustomField: { 201: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateShipmentCustomField: { 200: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteShipmentCustomField: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listContainerCustomFields: { 200: typeof CustomFieldList, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createContainerCustomField: { 201: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateContainerCustomField: { 200: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteContainerCustomField: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listTrackingRequestCustomFields: { 200: typeof CustomFieldList, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createTrackingRequestCustomField: { 201: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateTrackingRequestCustomField: { 200: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteTrackingRequestCustomField: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listCustomFieldDefinitions: { 200: typeof CustomFieldDefinitionList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createCustomFieldDefinition: { 201: typeof CustomFieldDefinitionDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getCustomFieldDefinition: { 200: typeof CustomFieldDefinitionDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateCustomFieldDefinition: { 200: typeof CustomFieldDefinitionDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteCustomFieldDefinition: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listCustomFieldOptions: { 200: typeof CustomFieldOptionList, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createCustomFieldOption: { 201: typeof CustomFieldOptionDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getCustomFieldOption: { 200: typeof CustomFieldOptionDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateCustomFieldOption: { 200: typeof CustomFieldOptionDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteCustomFieldOption: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  listCustomFields: { 200: typeof CustomFieldList, 400: typeof Errors, 401: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createCustomField: { 201: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  getCustomField: { 200: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  updateCustomField: { 200: typeof CustomFieldDocument, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  deleteCustomField: { 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 404: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
  createDirectUpload: { 200: typeof DirectUpload, 400: typeof Errors, 401: typeof Errors, 403: typeof Errors, 408: typeof Errors, 409: typeof Errors, 413: typeof Errors, 415: typeof Errors, 422: typeof Errors, 429: typeof Errors, 500: typeof Errors, 503: typeof Errors },
}
export const responses: ResponseValidators = {
  listShipments: { 200: ShipmentList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  bulkUpdateShipments: { 200: RecordBatchDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getShipment: { 200: ShipmentDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateShipment: { 200: ShipmentDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  stopShipmentTracking: { 200: ShipmentDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  resumeShipmentTracking: { 200: ShipmentDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getShipmentProvenance: { 200: ProvenanceDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listContainers: { 200: ContainerList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  bulkUpdateContainers: { 200: RecordBatchDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainerPositions: { 200: ContainerPositions, 400: Errors, 401: Errors, 403: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainer: { 200: ContainerDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateContainer: { 200: ContainerDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  refreshContainer: { 200: RefreshResult, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listContainerTransportEvents: { 200: TransportEventList, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listContainerRawEvents: { 200: RawEventList, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainerChargesForecast: { 200: ChargesForecastDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainerRoute: { 200: RouteDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainerProvenance: { 200: ProvenanceDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  explainContainer: { 200: ExplanationDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainerEvidence: { 200: EvidencePackDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContainerMapGeojson: { 200: MapGeojson, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listAccuracy: { 200: SourceAccuracyList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  listAttention: { 200: AttentionEntryList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  getAttentionSettings: { 200: AttentionSettingsDocument, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateAttentionSettings: { 200: AttentionSettingsDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getAttentionEntry: { 200: AttentionEntryDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateAttentionEntry: { 200: AttentionEntryDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listContradictions: { 200: ContradictionList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  getContradiction: { 200: ContradictionDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listTrackingRequests: { 200: TrackingRequestList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createTrackingRequest: { 201: TrackingRequestDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getTrackingRequest: { 200: TrackingRequestDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateTrackingRequest: { 200: TrackingRequestDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  bulkCreateTrackingRequests: { 200: TrackingRequestBatchDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  inferTrackingNumber: { 200: InferNumberDocument, 400: Errors, 401: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getSandboxClock: { 200: SandboxClockDocument, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  advanceSandboxClock: { 200: SandboxClockDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  searchRecords: { 200: SearchResultList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  listCalendarFeeds: { 200: CalendarFeedList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createCalendarFeed: { 201: CalendarFeedDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getCalendarFeed: { 200: CalendarFeedDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteCalendarFeed: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  rotateCalendarFeed: { 201: CalendarFeedDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 409: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listViews: { 200: ViewList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createView: { 201: ViewDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getView: { 200: ViewDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateView: { 200: ViewDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteView: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listEvents: { 200: EventList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  listWebhooks: { 200: WebhookList, 400: Errors, 401: Errors, 403: Errors, 429: Errors, 500: Errors, 503: Errors },
  createWebhook: { 201: WebhookDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getWebhook: { 200: WebhookDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateWebhook: { 200: WebhookDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteWebhook: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  rotateWebhookSecret: { 200: WebhookDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 409: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  replayWebhook: { 202: WebhookReplayDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listWebhookEvents: { 200: WebhookEventCategoryList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  listWebhookIps: { 200: WebhookIps, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  triggerWebhook: { 200: WebhookTriggerResult, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listWebhookNotifications: { 200: WebhookNotificationList, 400: Errors, 401: Errors, 403: Errors, 429: Errors, 500: Errors, 503: Errors },
  getWebhookNotification: { 200: WebhookNotificationDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getWebhookNotificationBody: { 200: WebhookNotificationDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 410: Errors, 429: Errors, 500: Errors, 503: Errors },
  getWebhookNotificationExample: { 200: WebhookNotificationDocument, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  listShippingLines: { 200: ShippingLineList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  getShippingLine: { 200: ShippingLineDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getReport: { 200: ReportDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listSources: { 200: SourceList, 400: Errors, 401: Errors, 403: Errors, 429: Errors, 500: Errors, 503: Errors },
  listSourceSilences: { 200: SourceSilenceList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  getSourceSilence: { 200: SourceSilenceDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getPort: { 200: PortDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getMetroArea: { 200: MetroAreaDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getTerminal: { 200: TerminalDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getVessel: { 200: VesselDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getVesselFuturePositions: { 200: VesselDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getVesselFuturePositionsWithCoordinates: { 200: VesselDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listDocuments: { 200: DocumentList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createDocument: { 201: DocumentDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getDocument: { 200: DocumentDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateDocument: { 200: DocumentDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteDocument: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getDocumentDownloadUrl: { 200: DocumentDownload, 400: Errors, 401: Errors, 404: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getDocumentPage: { 400: Errors, 401: Errors, 404: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  reextractDocument: { 202: DocumentAccepted, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 409: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  reclassifyDocument: { 202: DocumentAccepted, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 409: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  relinkDocument: { 202: DocumentAccepted, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 409: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  rotateDocument: { 202: DocumentAccepted, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listDocumentTypes: { 200: DocumentTypes, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  listEmailSubmissions: { 200: EmailSubmissionList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createEmailSubmission: { 201: EmailSubmissionDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getEmailSubmission: { 200: EmailSubmissionDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  getDocumentSchema: { 200: DocumentSchemaDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listParties: { 200: PartyList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createParty: { 201: PartyDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getParty: { 200: PartyDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateParty: { 200: PartyDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listApiKeys: { 200: ApiKeyList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createApiKey: { 201: ApiKeyDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getApiKey: { 200: ApiKeyDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  revokeApiKey: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  rotateApiKey: { 201: ApiKeyDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listAuditEvents: { 200: AuditEventList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  auditInvoice: { 200: InvoiceAuditDocument, 400: Errors, 401: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  listTariffs: { 200: TariffList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createTariff: { 201: TariffDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getTariff: { 200: TariffDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateTariff: { 200: TariffDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteTariff: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listShipmentCustomFields: { 200: CustomFieldList, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  createShipmentCustomField: { 201: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateShipmentCustomField: { 200: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteShipmentCustomField: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listContainerCustomFields: { 200: CustomFieldList, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  createContainerCustomField: { 201: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateContainerCustomField: { 200: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteContainerCustomField: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listTrackingRequestCustomFields: { 200: CustomFieldList, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  createTrackingRequestCustomField: { 201: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateTrackingRequestCustomField: { 200: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteTrackingRequestCustomField: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listCustomFieldDefinitions: { 200: CustomFieldDefinitionList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createCustomFieldDefinition: { 201: CustomFieldDefinitionDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getCustomFieldDefinition: { 200: CustomFieldDefinitionDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateCustomFieldDefinition: { 200: CustomFieldDefinitionDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteCustomFieldDefinition: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listCustomFieldOptions: { 200: CustomFieldOptionList, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  createCustomFieldOption: { 201: CustomFieldOptionDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getCustomFieldOption: { 200: CustomFieldOptionDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateCustomFieldOption: { 200: CustomFieldOptionDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteCustomFieldOption: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  listCustomFields: { 200: CustomFieldList, 400: Errors, 401: Errors, 429: Errors, 500: Errors, 503: Errors },
  createCustomField: { 201: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  getCustomField: { 200: CustomFieldDocument, 400: Errors, 401: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  updateCustomField: { 200: CustomFieldDocument, 400: Errors, 401: Errors, 403: Errors, 404: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
  deleteCustomField: { 400: Errors, 401: Errors, 403: Errors, 404: Errors, 429: Errors, 500: Errors, 503: Errors },
  createDirectUpload: { 200: DirectUpload, 400: Errors, 401: Errors, 403: Errors, 408: Errors, 409: Errors, 413: Errors, 415: Errors, 422: Errors, 429: Errors, 500: Errors, 503: Errors },
}

export interface PayloadValidators {
  'tracking_request.succeeded': typeof TrackingRequestSucceededNotification,
  'tracking_request.failed': typeof TrackingRequestFailedNotification,
  'tracking_request.awaiting_manifest': typeof TrackingRequestAwaitingManifestNotification,
  'tracking_request.tracking_stopped': typeof TrackingRequestTrackingStoppedNotification,
  'container.created': typeof ContainerCreatedNotification,
  'container.updated': typeof ContainerUpdatedNotification,
  'container.pod_terminal_changed': typeof ContainerPodTerminalChangedNotification,
  'container.pickup_lfd.changed': typeof ContainerPickupLfdChangedNotification,
  'container.pickup_lfd_line.changed': typeof ContainerPickupLfdLineChangedNotification,
  'container.pickup_lfd_terminal.changed': typeof ContainerPickupLfdTerminalChangedNotification,
  'container.pickup_lfd_rail.changed': typeof ContainerPickupLfdRailChangedNotification,
  'container.pickup_appointment.changed': typeof ContainerPickupAppointmentChangedNotification,
  'container.transport.empty_out': typeof ContainerTransportEmptyOutNotification,
  'container.transport.full_in': typeof ContainerTransportFullInNotification,
  'container.transport.vessel_loaded': typeof ContainerTransportVesselLoadedNotification,
  'container.transport.vessel_departed': typeof ContainerTransportVesselDepartedNotification,
  'container.transport.transshipment_arrived': typeof ContainerTransportTransshipmentArrivedNotification,
  'container.transport.transshipment_discharged': typeof ContainerTransportTransshipmentDischargedNotification,
  'container.transport.transshipment_loaded': typeof ContainerTransportTransshipmentLoadedNotification,
  'container.transport.transshipment_departed': typeof ContainerTransportTransshipmentDepartedNotification,
  'container.transport.feeder_arrived': typeof ContainerTransportFeederArrivedNotification,
  'container.transport.feeder_discharged': typeof ContainerTransportFeederDischargedNotification,
  'container.transport.feeder_loaded': typeof ContainerTransportFeederLoadedNotification,
  'container.transport.feeder_departed': typeof ContainerTransportFeederDepartedNotification,
  'container.transport.vessel_arrived': typeof ContainerTransportVesselArrivedNotification,
  'container.transport.vessel_berthed': typeof ContainerTransportVesselBerthedNotification,
  'container.transport.vessel_discharged': typeof ContainerTransportVesselDischargedNotification,
  'container.transport.available': typeof ContainerTransportAvailableNotification,
  'container.transport.not_available': typeof ContainerTransportNotAvailableNotification,
  'container.transport.full_out': typeof ContainerTransportFullOutNotification,
  'container.transport.delivered': typeof ContainerTransportDeliveredNotification,
  'container.transport.empty_in': typeof ContainerTransportEmptyInNotification,
  'container.transport.rail_loaded': typeof ContainerTransportRailLoadedNotification,
  'container.transport.rail_departed': typeof ContainerTransportRailDepartedNotification,
  'container.transport.rail_arrived': typeof ContainerTransportRailArrivedNotification,
  'container.transport.rail_unloaded': typeof ContainerTransportRailUnloadedNotification,
  'container.transport.arrived_at_inland_destination': typeof ContainerTransportArrivedAtInlandDestinationNotification,
  'container.transport.estimated.vessel_departed': typeof ContainerTransportEstimatedVesselDepartedNotification,
  'container.transport.estimated.vessel_arrived': typeof ContainerTransportEstimatedVesselArrivedNotification,
  'container.transport.estimated.arrived_at_inland_destination': typeof ContainerTransportEstimatedArrivedAtInlandDestinationNotification,
  'shipment.estimated.arrival': typeof ShipmentEstimatedArrivalNotification,
  'shipment.updated': typeof ShipmentUpdatedNotification,
  'document.extracted': typeof DocumentExtractedNotification,
  'document.extraction_failed': typeof DocumentExtractionFailedNotification,
  'attention.opened': typeof AttentionOpenedNotification,
  'attention.closed': typeof AttentionClosedNotification,
  'container.contradiction.opened': typeof ContainerContradictionOpenedNotification,
  'container.contradiction.resolved': typeof ContainerContradictionResolvedNotification,
  'container.milestone.overdue': typeof ContainerMilestoneOverdueNotification,
  'source.silent': typeof SourceSilentNotification,
  'source.silence_ended': typeof SourceSilenceEndedNotification,
}
export const webhookPayloads: PayloadValidators = {
  'tracking_request.succeeded': TrackingRequestSucceededNotification,
  'tracking_request.failed': TrackingRequestFailedNotification,
  'tracking_request.awaiting_manifest': TrackingRequestAwaitingManifestNotification,
  'tracking_request.tracking_stopped': TrackingRequestTrackingStoppedNotification,
  'container.created': ContainerCreatedNotification,
  'container.updated': ContainerUpdatedNotification,
  'container.pod_terminal_changed': ContainerPodTerminalChangedNotification,
  'container.pickup_lfd.changed': ContainerPickupLfdChangedNotification,
  'container.pickup_lfd_line.changed': ContainerPickupLfdLineChangedNotification,
  'container.pickup_lfd_terminal.changed': ContainerPickupLfdTerminalChangedNotification,
  'container.pickup_lfd_rail.changed': ContainerPickupLfdRailChangedNotification,
  'container.pickup_appointment.changed': ContainerPickupAppointmentChangedNotification,
  'container.transport.empty_out': ContainerTransportEmptyOutNotification,
  'container.transport.full_in': ContainerTransportFullInNotification,
  'container.transport.vessel_loaded': ContainerTransportVesselLoadedNotification,
  'container.transport.vessel_departed': ContainerTransportVesselDepartedNotification,
  'container.transport.transshipment_arrived': ContainerTransportTransshipmentArrivedNotification,
  'container.transport.transshipment_discharged': ContainerTransportTransshipmentDischargedNotification,
  'container.transport.transshipment_loaded': ContainerTransportTransshipmentLoadedNotification,
  'container.transport.transshipment_departed': ContainerTransportTransshipmentDepartedNotification,
  'container.transport.feeder_arrived': ContainerTransportFeederArrivedNotification,
  'container.transport.feeder_discharged': ContainerTransportFeederDischargedNotification,
  'container.transport.feeder_loaded': ContainerTransportFeederLoadedNotification,
  'container.transport.feeder_departed': ContainerTransportFeederDepartedNotification,
  'container.transport.vessel_arrived': ContainerTransportVesselArrivedNotification,
  'container.transport.vessel_berthed': ContainerTransportVesselBerthedNotification,
  'container.transport.vessel_discharged': ContainerTransportVesselDischargedNotification,
  'container.transport.available': ContainerTransportAvailableNotification,
  'container.transport.not_available': ContainerTransportNotAvailableNotification,
  'container.transport.full_out': ContainerTransportFullOutNotification,
  'container.transport.delivered': ContainerTransportDeliveredNotification,
  'container.transport.empty_in': ContainerTransportEmptyInNotification,
  'container.transport.rail_loaded': ContainerTransportRailLoadedNotification,
  'container.transport.rail_departed': ContainerTransportRailDepartedNotification,
  'container.transport.rail_arrived': ContainerTransportRailArrivedNotification,
  'container.transport.rail_unloaded': ContainerTransportRailUnloadedNotification,
  'container.transport.arrived_at_inland_destination': ContainerTransportArrivedAtInlandDestinationNotification,
  'container.transport.estimated.vessel_departed': ContainerTransportEstimatedVesselDepartedNotification,
  'container.transport.estimated.vessel_arrived': ContainerTransportEstimatedVesselArrivedNotification,
  'container.transport.estimated.arrived_at_inland_destination': ContainerTransportEstimatedArrivedAtInlandDestinationNotification,
  'shipment.estimated.arrival': ShipmentEstimatedArrivalNotification,
  'shipment.updated': ShipmentUpdatedNotification,
  'document.extracted': DocumentExtractedNotification,
  'document.extraction_failed': DocumentExtractionFailedNotification,
  'attention.opened': AttentionOpenedNotification,
  'attention.closed': AttentionClosedNotification,
  'container.contradiction.opened': ContainerContradictionOpenedNotification,
  'container.contradiction.resolved': ContainerContradictionResolvedNotification,
  'container.milestone.overdue': ContainerMilestoneOverdueNotification,
  'source.silent': SourceSilentNotification,
  'source.silence_ended': SourceSilenceEndedNotification,
}
