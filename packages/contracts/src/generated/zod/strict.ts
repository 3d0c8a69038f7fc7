// @generated from spec/ by "pnpm generate". Edit the spec instead.
import * as zod from 'zod';

export const ShipmentInclude = zod.enum(['port_of_lading', 'port_of_discharge', 'pod_terminal', 'destination', 'destination_terminal', 'line_tracking_stopped_by_user', 'containers', 'port_of_lading.terminals', 'port_of_discharge.terminals', 'pod_terminal.port', 'destination.terminals', 'destination_terminal.port', 'destination_terminal.metro_area', 'containers.shipment', 'containers.pod_terminal', 'containers.pickup_facility', 'containers.transport_events', 'containers.raw_events']);

export const ListOrder = zod.enum(['binding_free_day', '-binding_free_day', 'arrival', '-arrival', 'departure', '-departure', 'changed', '-changed', 'created_at', '-created_at', 'number', '-number', 'line', '-line']);

export const ContainerField = zod.enum(['number', 'ref_numbers', 'equipment_type', 'equipment_length', 'equipment_height', 'weight_in_lbs', 'seal_number', 'created_at', 'updated_at', 'current_status', 'availability_known', 'available_for_pickup', 'pickup_lfd', 'import_deadlines', 'pickup_appointment_at', 'pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'pod_full_out_chassis_number', 'location_at_pod_terminal', 'terminal_checked_at', 'final_destination_full_out_at', 'empty_terminated_at', 'delivered_at', 'empty_out_at', 'pol_full_in_at', 'pol_vessel_loaded_at', 'pol_vessel_departed_at', 'holds_at_pod_terminal', 'fees_at_pod_terminal', 'pod_timezone', 'final_destination_timezone', 'empty_terminated_timezone', 'pod_rail_carrier_scac', 'ind_rail_carrier_scac', 'pod_last_tracking_request_at', 'shipment_last_tracking_request_at', 'rail_last_tracking_request_at', 'pod_rail_loaded_at', 'pod_rail_departed_at', 'ind_eta_at', 'ind_ata_at', 'ind_rail_unloaded_at', 'ind_facility_lfd_on', 'ind_facility_holds', 'ind_facility_fees', 'ssl_lfd', 'shipment', 'pod_terminal', 'pickup_facility', 'transport_events', 'raw_events']);

export const ShipmentField = zod.enum(['bill_of_lading_number', 'normalized_number', 'ref_numbers', 'tags', 'created_at', 'updated_at', 'port_of_lading_locode', 'port_of_lading_name', 'port_of_discharge_locode', 'port_of_discharge_name', 'destination_locode', 'destination_name', 'shipping_line_scac', 'shipping_line_name', 'shipping_line_short_name', 'customer_name', 'pod_vessel_name', 'pod_vessel_imo', 'pod_voyage_number', 'pol_etd_at', 'pol_atd_at', 'pol_original_etd_at', 'pod_eta_at', 'pod_original_eta_at', 'pod_ata_at', 'destination_eta_at', 'destination_original_eta_at', 'destination_ata_at', 'pol_timezone', 'pod_timezone', 'destination_timezone', 'line_tracking_last_attempted_at', 'line_tracking_last_succeeded_at', 'line_tracking_stopped_at', 'line_tracking_stopped_reason', 'port_of_lading', 'port_of_discharge', 'pod_terminal', 'destination', 'destination_terminal', 'line_tracking_stopped_by_user', 'containers']);

export const TimeOrDate = zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]);

export const Identifier = zod.guid();

export const TimestampRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$');

export const Timestamp = zod.iso.datetime({"offset":true}).regex(TimestampRegExp);

export const NullableTimestampRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$');

export const NullableTimestamp = zod.iso.datetime({"offset":true}).regex(NullableTimestampRegExp).nullable();

export const PortRef = zod.strictObject({
  "type": zod.literal("port"),
  "id": Identifier
});

export const TerminalRef = zod.strictObject({
  "type": zod.literal("terminal"),
  "id": Identifier
});

export const LocationRef = zod.strictObject({
  "type": zod.enum(['port', 'metro_area']),
  "id": Identifier
});

export const FacilityRef = zod.strictObject({
  "type": zod.enum(['terminal', 'rail_terminal']),
  "id": Identifier
});

export const UserRef = zod.strictObject({
  "type": zod.literal("user"),
  "id": Identifier
});

export const ContainerRef = zod.strictObject({
  "type": zod.enum(['container']),
  "id": Identifier
});

export const NextStep = zod.strictObject({
  "action": zod.enum(['fix_number', 'choose_line', 'wait_until', 'contact_line', 'check_credentials', 'connect_line']),
  "reason": zod.string(),
  "retry_at": zod.iso.datetime({"offset":true}).nullable()
});

export const SourceFreshness = zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user']),
  "name": zod.string(),
  "last_asked_at": NullableTimestamp,
  "last_answered_at": NullableTimestamp,
  "next_due_at": NullableTimestamp,
  "last_outcome": zod.union([zod.literal('ok'),zod.literal('not_found'),zod.literal('no_data_yet'),zod.literal('number_rejected'),zod.literal('withheld'),zod.literal('unreachable'),zod.literal('throttled'),zod.literal('unauthorized'),zod.literal('unrecognized'),zod.literal(null)]).nullable(),
  "problem": zod.union([NextStep,zod.null()])
});

export const Flag = zod.strictObject({
  "code": zod.enum(['dated_in_future', 'impossible_order', 'contradicted', 'disputed']),
  "detail": zod.string(),
  "source": zod.string()
});

export const ShipmentSplit = zod.strictObject({
  "vessel_name": zod.string().nullable(),
  "vessel_imo": zod.string().nullable(),
  "pod_eta_at": zod.iso.datetime({"offset":true}).nullable(),
  "containers": zod.int()
});

export const TimeBasis = zod.strictObject({
  "precision": zod.enum(['day', 'minute']),
  "zone_source": zod.enum(['place', 'country', 'unknown'])
});

export const ShipmentDocuments = zod.strictObject({
  "conflicts": zod.array(zod.strictObject({
  "field": zod.string(),
  "container_number": zod.string().nullable(),
  "values": zod.array(zod.strictObject({
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
});

export const StatingDocument = zod.strictObject({
  "id": zod.guid(),
  "name": zod.string(),
  "page": zod.int().nullable(),
  "box": zod.array(zod.number()).nullable()
});

export const ReportedStatement = zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string().nullable(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user', 'document', 'derived']),
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
});

export const ProvenanceEntry = zod.strictObject({
  "set_by": ReportedStatement,
  "derived_from": zod.array(zod.string()),
  "decided_by": zod.strictObject({
  "field": zod.string(),
  "order": zod.array(zod.enum(['line', 'terminal', 'rail', 'document', 'user']))
}).nullable(),
  "prevailed_over": zod.array(ReportedStatement),
  "prevailed_over_left_out": zod.int().optional()
});

export const PastMoment = zod.strictObject({
  "known_at": NullableTimestamp,
  "as_of": NullableTimestamp
});

export const DroppedEvidence = zod.strictObject({
  "dropped_before": Timestamp
});

export const ShipmentMeta = zod.strictObject({
  "sources": zod.array(SourceFreshness),
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "flags": zod.array(Flag).optional(),
  "split": zod.array(ShipmentSplit).optional(),
  "times": zod.record(zod.string(), TimeBasis).optional(),
  "documents": ShipmentDocuments.optional(),
  "provenance": zod.record(zod.string(), ProvenanceEntry).optional(),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
});

export const Shipment = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['shipment']),
  "attributes": zod.strictObject({
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
  "line_tracking_stopped_reason": zod.union([zod.literal('all_containers_terminated'),zod.literal('past_arrival_window'),zod.literal('past_full_out_window'),zod.literal('no_updates_at_line'),zod.literal('cancelled_by_user'),zod.literal('booking_cancelled'),zod.literal(null)]).nullable()
}),
  "relationships": zod.strictObject({
  "port_of_lading": zod.strictObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "port_of_discharge": zod.strictObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "pod_terminal": zod.strictObject({
  "data": zod.union([TerminalRef,zod.null()])
}),
  "destination": zod.strictObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "destination_terminal": zod.strictObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "line_tracking_stopped_by_user": zod.strictObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "containers": zod.strictObject({
  "data": zod.array(ContainerRef)
})
}),
  "meta": ShipmentMeta.optional(),
  "links": zod.strictObject({
  "self": zod.string()
})
});

export const TerminalHold = zod.strictObject({
  "status": zod.enum(['hold', 'pending']),
  "name": zod.enum(['freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other']),
  "description": zod.string().nullable()
});

export const TerminalFee = zod.strictObject({
  "type": zod.enum(['demurrage', 'exam', 'extended_dwell_time', 'other', 'total']),
  "amount": zod.number(),
  "currency_code": zod.string().optional()
});

export const ShipmentRef = zod.strictObject({
  "type": zod.enum(['shipment']),
  "id": Identifier
});

export const TransportEventRef = zod.strictObject({
  "type": zod.literal("transport_event"),
  "id": Identifier
});

export const RawEventRef = zod.strictObject({
  "type": zod.literal("raw_event"),
  "id": Identifier
});

export const ExpectedMilestone = zod.strictObject({
  "milestone": zod.enum(['departure', 'arrival', 'discharge', 'rail_departure', 'inland_arrival', 'release', 'gate_out', 'empty_return']),
  "place": zod.string().nullable(),
  "due_from": zod.iso.datetime({"offset":true}),
  "due_until": zod.iso.datetime({"offset":true}),
  "basis": zod.enum(['plan', 'estimate', 'free_time', 'history', 'rule']),
  "cases": zod.int().min(1).optional(),
  "stated_by": zod.string(),
  "overdue": zod.boolean()
});

export const FreeTimeClock = zod.strictObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "starts_at": zod.iso.datetime({"offset":true}).nullable(),
  "ended_at": zod.iso.datetime({"offset":true}).nullable(),
  "last_free_day": zod.iso.date().nullable(),
  "is_calculated": zod.boolean(),
  "because": zod.array(zod.strictObject({
  "detail": zod.string(),
  "source": zod.string(),
  "report_id": zod.guid().optional()
}))
});

export const FreeTime = zod.strictObject({
  "ends_on": zod.iso.date().nullable(),
  "binding": zod.strictObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "stated_by": zod.enum(['line', 'terminal', 'railway', 'tariff', 'document']),
  "source": zod.string().nullable(),
  "others_differ": zod.boolean()
}).nullish(),
  "locode": zod.string().nullable(),
  "timezone": zod.string().nullable(),
  "clocks": zod.array(FreeTimeClock)
});

export const EndedJourney = zod.strictObject({
  "state": zod.enum(['ended']),
  "ended_at": zod.iso.datetime({"offset":true}),
  "place": zod.strictObject({
  "locode": zod.string().nullable(),
  "name": zod.string().nullable()
}).nullable()
});

export const PayableFee = zod.strictObject({
  "type": zod.enum(['demurrage', 'exam', 'extended_dwell_time', 'other', 'total']),
  "amount": zod.number(),
  "currency_code": zod.string(),
  "payee": zod.enum(['line', 'terminal', 'railway']),
  "reported": zod.string().optional(),
  "paid_through": zod.string().optional(),
  "source": zod.string()
});

export const PickupLfdPolicyName = zod.enum(['line_first', 'earliest', 'terminal_first']);

export const StatedFreeDay = zod.strictObject({
  "day": zod.iso.date(),
  "stated_by": zod.enum(['line', 'terminal', 'railway', 'document']),
  "source": zod.string().nullable()
});

export const PickupLfdPolicy = zod.strictObject({
  "policy": PickupLfdPolicyName,
  "day": zod.iso.date(),
  "stated_by": zod.enum(['line', 'terminal', 'railway', 'document']),
  "source": zod.string().nullable(),
  "reason": zod.string(),
  "others": zod.array(StatedFreeDay)
});

export const PickupPlace = zod.strictObject({
  "facility": zod.string().nullable(),
  "name": zod.string().nullable(),
  "locode": zod.string().nullable()
});

export const ContainerMeta = zod.strictObject({
  "sources": zod.array(SourceFreshness),
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "flags": zod.array(Flag).optional(),
  "expected": zod.array(ExpectedMilestone).optional(),
  "free_time": FreeTime.optional(),
  "journey": EndedJourney.optional(),
  "no_longer_reported_since": zod.iso.datetime({"offset":true}).optional(),
  "replaced_by": zod.string().optional(),
  "fees": zod.array(PayableFee).optional(),
  "unreported": zod.array(zod.enum(['holds_at_pod_terminal', 'fees_at_pod_terminal'])).optional(),
  "averaged": zod.array(zod.enum(['weight_in_lbs'])).optional(),
  "pickup": zod.strictObject({
  "ready": zod.boolean().nullable(),
  "because": zod.array(zod.strictObject({
  "code": zod.enum(['available', 'not_available', 'not_reported', 'hold', 'pending_hold', 'out_of_sync', 'picked_up', 'returned']),
  "detail": zod.string()
}))
}).optional(),
  "pickup_lfd_policy": PickupLfdPolicy.optional(),
  "pickup_place": PickupPlace.optional(),
  "from_documents": zod.array(zod.strictObject({
  "attribute": zod.string(),
  "document_id": zod.guid(),
  "page": zod.int().nullable()
})).optional(),
  "times": zod.record(zod.string(), TimeBasis).optional(),
  "provenance": zod.record(zod.string(), ProvenanceEntry).optional(),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
});

export const containerAttributesIndFacilityLfdOnRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$');

export const Container = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['container']),
  "attributes": zod.strictObject({
  "number": zod.string(),
  "ref_numbers": zod.array(zod.string()),
  "equipment_type": zod.union([zod.literal('dry'),zod.literal('reefer'),zod.literal('open top'),zod.literal('flat rack'),zod.literal('bulk'),zod.literal('tank'),zod.literal('hard top'),zod.literal(null)]).nullable(),
  "equipment_length": zod.union([zod.literal(10),zod.literal(20),zod.literal(40),zod.literal(45),zod.literal(50),zod.literal(null)]).nullable(),
  "equipment_height": zod.union([zod.literal('standard'),zod.literal('high_cube'),zod.literal(null)]).nullable(),
  "weight_in_lbs": zod.number().nullable(),
  "seal_number": zod.string().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp,
  "current_status": zod.enum(['new', 'on_ship', 'available', 'not_available', 'grounded', 'awaiting_inland_transfer', 'on_rail', 'picked_up', 'off_dock', 'delivered', 'dropped', 'loaded', 'empty_returned']),
  "availability_known": zod.boolean(),
  "available_for_pickup": zod.boolean().nullable(),
  "pickup_lfd": NullableTimestamp,
  "import_deadlines": zod.strictObject({
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
  "relationships": zod.strictObject({
  "shipment": zod.strictObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "pod_terminal": zod.strictObject({
  "data": zod.union([TerminalRef,zod.null()])
}),
  "pickup_facility": zod.strictObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "transport_events": zod.strictObject({
  "data": zod.array(TransportEventRef)
}),
  "raw_events": zod.strictObject({
  "data": zod.array(RawEventRef)
})
}),
  "meta": ContainerMeta.optional(),
  "links": zod.strictObject({
  "self": zod.string()
}).optional()
});

export const DataSource = zod.enum(['shipping_line', 'terminal', 'rail', 'ais', 't49_operations_team', 'user_input', 'document', 'boxtrail_calculation', 't49_calculation']);

export const VesselRef = zod.strictObject({
  "type": zod.literal("vessel"),
  "id": Identifier
});

export const TransportEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['transport_event']),
  "attributes": zod.strictObject({
  "event": zod.enum(['container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination']),
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
  "relationships": zod.strictObject({
  "shipment": zod.strictObject({
  "data": ShipmentRef
}),
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "vessel": zod.strictObject({
  "data": zod.union([VesselRef,zod.null()])
}),
  "location": zod.strictObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "terminal": zod.strictObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "source_event": zod.strictObject({
  "data": zod.union([RawEventRef,zod.null()])
}),
  "previous_version": zod.strictObject({
  "data": zod.union([TransportEventRef,zod.null()])
})
}),
  "meta": zod.strictObject({
  "time": TimeBasis
}).optional()
});

export const rawEventAttributesIndexMin = 0;

export const RawEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['raw_event']),
  "attributes": zod.strictObject({
  "event": zod.union([zod.literal('empty_out'),zod.literal('full_in'),zod.literal('positioned_in'),zod.literal('positioned_out'),zod.literal('vessel_loaded'),zod.literal('vessel_departed'),zod.literal('transshipment_arrived'),zod.literal('transshipment_discharged'),zod.literal('transshipment_loaded'),zod.literal('transshipment_departed'),zod.literal('feeder_arrived'),zod.literal('feeder_discharged'),zod.literal('feeder_loaded'),zod.literal('feeder_departed'),zod.literal('rail_loaded'),zod.literal('rail_departed'),zod.literal('rail_arrived'),zod.literal('rail_unloaded'),zod.literal('vessel_arrived'),zod.literal('vessel_discharged'),zod.literal('arrived_at_destination'),zod.literal('delivered'),zod.literal('full_out'),zod.literal('empty_in'),zod.literal('vgm_received'),zod.literal('carrier_release'),zod.literal('customs_release'),zod.literal('available'),zod.literal(null)]).nullable(),
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
  "relationships": zod.strictObject({
  "location": zod.strictObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "vessel": zod.strictObject({
  "data": zod.union([VesselRef,zod.null()])
}),
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "terminal": zod.strictObject({
  "data": zod.union([FacilityRef,zod.null()])
})
})
});

export const PartyRef = zod.strictObject({
  "type": zod.literal("party"),
  "id": Identifier
});

export const TrackingRequestMeta = zod.strictObject({
  "action": zod.enum(['fix_number', 'choose_line', 'wait_until', 'contact_line', 'check_credentials', 'connect_line', 'track_again_for_next']),
  "reason": zod.string(),
  "retry_at": zod.iso.datetime({"offset":true}).nullable(),
  "journey": EndedJourney.optional()
});

export const trackingRequestAttributesScacMin = 4;
export const trackingRequestAttributesScacMax = 4;

export const TrackingRequest = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['tracking_request']),
  "attributes": zod.strictObject({
  "request_number": zod.string(),
  "request_type": zod.enum(['bill_of_lading', 'booking', 'booking_number', 'container']),
  "scac": zod.string().min(trackingRequestAttributesScacMin).max(trackingRequestAttributesScacMax).nullable(),
  "ref_numbers": zod.array(zod.string()),
  "shipment_tags": zod.array(zod.string()),
  "tags": zod.array(zod.string()).optional(),
  "status": zod.enum(['pending', 'awaiting_manifest', 'created', 'failed', 'tracking_stopped']),
  "failed_reason": zod.union([zod.literal('unrecognized_response'),zod.literal('shipping_line_unreachable'),zod.literal('internal_processing_error'),zod.literal('duplicate'),zod.literal('expired'),zod.literal('retries_exhausted'),zod.literal('not_found'),zod.literal('invalid_number'),zod.literal('booking_cancelled'),zod.literal('data_unavailable'),zod.literal('scac_auto_detect_failed'),zod.literal(null)]).nullable(),
  "action": zod.union([zod.literal('fix_number'),zod.literal('choose_line'),zod.literal('wait_until'),zod.literal('contact_line'),zod.literal('check_credentials'),zod.literal('connect_line'),zod.literal('track_again_for_next'),zod.literal(null)]).nullish(),
  "is_retrying": zod.boolean(),
  "retry_count": zod.int().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.strictObject({
  "tracked_object": zod.strictObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "customer": zod.strictObject({
  "data": zod.union([PartyRef,zod.null()])
}),
  "user": zod.strictObject({
  "data": zod.union([UserRef,zod.null()])
})
}),
  "meta": TrackingRequestMeta.optional(),
  "links": zod.strictObject({
  "self": zod.string()
})
});

export const Port = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['port']),
  "attributes": zod.strictObject({
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
  "relationships": zod.strictObject({
  "terminals": zod.strictObject({
  "data": zod.array(TerminalRef)
})
})
});

export const MetroArea = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['metro_area']),
  "attributes": zod.strictObject({
  "id": zod.guid(),
  "name": zod.string(),
  "code": zod.string(),
  "state_abbr": zod.string().nullable(),
  "country_code": zod.string(),
  "time_zone": zod.string(),
  "latitude": zod.union([zod.string(),zod.number()]).nullable(),
  "longitude": zod.union([zod.string(),zod.number()]).nullable()
})
});

export const Terminal = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['terminal']),
  "attributes": zod.strictObject({
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
  "facility_type": zod.enum(['ocean_terminal', 'rail_terminal', 'depot']),
  "provided_data": zod.strictObject({
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
  "relationships": zod.strictObject({
  "port": zod.strictObject({
  "data": PortRef
})
})
});

export const MetroAreaRef = zod.strictObject({
  "type": zod.literal("metro_area"),
  "id": Identifier
});

export const RailTerminal = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['rail_terminal']),
  "attributes": zod.strictObject({
  "id": zod.guid(),
  "name": zod.string(),
  "nickname": zod.string(),
  "city": zod.string(),
  "firms_code": zod.string().nullable()
}),
  "relationships": zod.strictObject({
  "port": zod.strictObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "metro_area": zod.strictObject({
  "data": MetroAreaRef
})
})
});

export const Vessel = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['vessel']),
  "attributes": zod.strictObject({
  "name": zod.string(),
  "imo": zod.string().nullable(),
  "mmsi": zod.string().nullable(),
  "latitude": zod.number().nullable(),
  "longitude": zod.number().nullable(),
  "nautical_speed_knots": zod.number().nullable(),
  "navigational_heading_degrees": zod.number().nullable(),
  "position_timestamp": NullableTimestamp,
  "positions": zod.array(zod.strictObject({
  "latitude": zod.number(),
  "longitude": zod.number(),
  "heading": zod.number().nullable(),
  "timestamp": Timestamp,
  "estimated": zod.boolean()
})).nullish()
})
});

export const RouteLocationRef = zod.strictObject({
  "type": zod.literal("route_location"),
  "id": Identifier
});

export const Route = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['route']),
  "attributes": zod.strictObject({
  "id": zod.guid(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.strictObject({
  "cargo": zod.strictObject({
  "data": ContainerRef
}),
  "shipment": zod.strictObject({
  "data": ShipmentRef
}),
  "route_locations": zod.strictObject({
  "data": zod.array(RouteLocationRef)
})
})
});

export const RouteRef = zod.strictObject({
  "type": zod.literal("route"),
  "id": Identifier
});

export const RouteLocation = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['route_location']),
  "attributes": zod.strictObject({
  "id": zod.guid(),
  "inbound_scac": zod.string().nullable(),
  "inbound_mode": zod.union([zod.literal('vessel'),zod.literal('rail'),zod.literal(null)]).nullable(),
  "inbound_eta_at": NullableTimestamp,
  "inbound_ata_at": NullableTimestamp,
  "inbound_voyage_number": zod.string().nullable(),
  "outbound_scac": zod.string().nullable(),
  "outbound_mode": zod.union([zod.literal('vessel'),zod.literal('rail'),zod.literal(null)]).nullable(),
  "outbound_etd_at": NullableTimestamp,
  "outbound_atd_at": NullableTimestamp,
  "outbound_voyage_number": zod.string().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.strictObject({
  "route": zod.strictObject({
  "data": RouteRef
}),
  "location": zod.strictObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "port": zod.strictObject({
  "data": zod.union([LocationRef,zod.null()])
}),
  "facility": zod.strictObject({
  "data": zod.union([FacilityRef,zod.null()])
}),
  "inbound_vessel": zod.strictObject({
  "data": zod.union([VesselRef,zod.null()])
}),
  "outbound_vessel": zod.strictObject({
  "data": zod.union([VesselRef,zod.null()])
})
})
});

export const shippingLineAttributesScacMin = 4;
export const shippingLineAttributesScacMax = 4;

export const ShippingLine = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['shipping_line']),
  "attributes": zod.strictObject({
  "scac": zod.string().min(shippingLineAttributesScacMin).max(shippingLineAttributesScacMax),
  "name": zod.string(),
  "short_name": zod.string(),
  "alternative_scacs": zod.array(zod.string()),
  "bill_of_lading_tracking_support": zod.boolean(),
  "booking_number_tracking_support": zod.boolean(),
  "container_number_tracking_support": zod.boolean(),
  "configured": zod.boolean(),
  "provided_data": zod.strictObject({
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
  "meta": zod.strictObject({
  "connection": zod.enum(['connected', 'connectable', 'unverified', 'edi_only', 'none']),
  "how_to_connect": zod.string().nullable()
})
});

export const Account = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['account']),
  "attributes": zod.strictObject({
  "company_name": zod.string()
})
});

export const User = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['user']),
  "attributes": zod.looseObject({

}).optional()
});

export const Party = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['party']),
  "attributes": zod.strictObject({
  "company_name": zod.string()
})
});

export const customFieldValidationPatternMax = 255;

export const customFieldValidationMinLengthMin = 0;
export const customFieldValidationMinLengthMax = 1000;

export const customFieldValidationMaxLengthMax = 1000;

export const CustomFieldValidation = zod.strictObject({
  "required": zod.boolean().optional(),
  "pattern": zod.string().min(1).max(customFieldValidationPatternMax).optional(),
  "min_length": zod.int().min(customFieldValidationMinLengthMin).max(customFieldValidationMinLengthMax).optional(),
  "max_length": zod.int().min(1).max(customFieldValidationMaxLengthMax).optional(),
  "min": zod.union([zod.number(),zod.string()]).optional(),
  "max": zod.union([zod.number(),zod.string()]).optional()
});

export const customFieldReferenceTypeMax = 64;

export const customFieldReferenceIdMax = 64;

export const CustomFieldReference = zod.strictObject({
  "type": zod.string().max(customFieldReferenceTypeMax),
  "id": zod.string().max(customFieldReferenceIdMax)
});

export const customFieldValueFourMax = 100;

export const CustomFieldValue = zod.union([zod.string(),zod.number(),zod.boolean(),zod.array(zod.string()).max(customFieldValueFourMax),CustomFieldReference,zod.null()]);

export const AccountRef = zod.strictObject({
  "type": zod.literal("account"),
  "id": Identifier
});

export const CustomFieldOptionRef = zod.strictObject({
  "type": zod.literal("custom_field_option"),
  "id": Identifier
});

export const CustomFieldDefinition = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['custom_field_definition']),
  "attributes": zod.strictObject({
  "entity_type": zod.enum(['Shipment', 'Container', 'TrackingRequest']),
  "api_slug": zod.string(),
  "display_name": zod.string(),
  "description": zod.string().nullable(),
  "data_type": zod.enum(['short_text', 'number', 'date', 'datetime', 'boolean', 'enum', 'enum_multi', 'reference']),
  "reference_type": zod.union([zod.literal('Shipment'),zod.literal('Container'),zod.literal('TrackingRequest'),zod.literal('Party'),zod.literal(null)]).nullable(),
  "validation": CustomFieldValidation,
  "default_format": zod.string().nullable(),
  "default_value": CustomFieldValue,
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.strictObject({
  "account": zod.strictObject({
  "data": AccountRef
}),
  "options": zod.strictObject({
  "data": zod.array(CustomFieldOptionRef)
}),
  "fields": zod.strictObject({
  "links": zod.strictObject({
  "related": zod.string()
})
})
})
});

export const CustomFieldDefinitionRef = zod.strictObject({
  "type": zod.literal("custom_field_definition"),
  "id": Identifier
});

export const customFieldOptionAttributesPositionMin = 0;

export const CustomFieldOption = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['custom_field_option']),
  "attributes": zod.strictObject({
  "label": zod.string(),
  "value": zod.string(),
  "position": zod.int().min(customFieldOptionAttributesPositionMin)
}),
  "relationships": zod.strictObject({
  "definition": zod.strictObject({
  "data": CustomFieldDefinitionRef
})
})
});

export const TrackingRequestRef = zod.strictObject({
  "type": zod.enum(['tracking_request']),
  "id": Identifier
});

export const CustomFieldEntityRef = zod.discriminatedUnion('type', [ShipmentRef,ContainerRef,TrackingRequestRef]);

export const CustomField = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['custom_field']),
  "attributes": zod.strictObject({
  "api_slug": zod.string(),
  "value": CustomFieldValue,
  "display_value": zod.string().nullable()
}),
  "relationships": zod.strictObject({
  "entity": zod.strictObject({
  "data": CustomFieldEntityRef
}),
  "definition": zod.strictObject({
  "data": CustomFieldDefinitionRef
}),
  "user": zod.strictObject({
  "data": zod.union([UserRef,zod.null()])
})
})
});

export const webhookHeaderNameMax = 128;

export const webhookHeaderValueMax = 1024;

export const WebhookHeader = zod.strictObject({
  "name": zod.string().min(1).max(webhookHeaderNameMax),
  "value": zod.string().max(webhookHeaderValueMax)
});

export const Webhook = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['webhook']),
  "attributes": zod.strictObject({
  "url": zod.url(),
  "active": zod.boolean(),
  "events": zod.array(zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended'])),
  "secret": zod.string(),
  "headers": zod.array(WebhookHeader).nullable(),
  "created_at": Timestamp.optional(),
  "failing_since": NullableTimestamp.optional(),
  "consecutive_failures": zod.int().optional(),
  "disabled_at": NullableTimestamp.optional(),
  "disabled_reason": zod.union([zod.literal('gone'),zod.literal('failing'),zod.literal(null)]).nullish(),
  "previous_secret_expires_at": NullableTimestamp.optional()
})
});

export const EstimatedEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['estimated_event']),
  "attributes": zod.strictObject({
  "event": zod.enum(['shipment.estimated.arrival']),
  "created_at": Timestamp,
  "estimated_timestamp": Timestamp,
  "location_locode": zod.string().nullable(),
  "timezone": zod.string().nullable(),
  "voyage_number": zod.string().nullable(),
  "data_source": zod.enum(['shipping_line', 'terminal', 'ais'])
}),
  "relationships": zod.strictObject({
  "shipment": zod.strictObject({
  "data": ShipmentRef
}),
  "port": zod.strictObject({
  "data": zod.union([PortRef,zod.null()])
}),
  "vessel": zod.strictObject({
  "data": zod.union([VesselRef,zod.null()])
})
})
});

export const ChangesetMinOne = 2;
export const ChangesetMaxOne = 2;

export const Changeset = zod.record(zod.string(), zod.array(zod.unknown()).min(ChangesetMinOne).max(ChangesetMaxOne));

export const ShipmentUpdatedEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['shipment_updated_event']),
  "attributes": zod.strictObject({
  "changeset": Changeset,
  "timestamp": Timestamp,
  "data_source": DataSource
}),
  "relationships": zod.strictObject({
  "shipment": zod.strictObject({
  "data": ShipmentRef
}),
  "withdrawn_events": zod.strictObject({
  "data": zod.array(TransportEventRef)
})
})
});

export const WebhookNotificationLog = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['webhook_notification_log']),
  "attributes": zod.strictObject({
  "attempt": zod.int(),
  "attempted_at": Timestamp,
  "status_code": zod.int().nullable(),
  "error": zod.string().nullable(),
  "duration_ms": zod.int(),
  "response_body": zod.string().nullable()
})
});

export const ContainerUpdatedEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['container_updated_event']),
  "attributes": zod.strictObject({
  "changeset": Changeset,
  "timestamp": Timestamp,
  "timezone": zod.string(),
  "data_source": DataSource
}),
  "relationships": zod.strictObject({
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "shipment": zod.strictObject({
  "data": ShipmentRef
}),
  "terminal": zod.strictObject({
  "data": zod.union([TerminalRef,zod.null()])
})
})
});

export const ContainerPodTerminalChangedEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['container_pod_terminal_changed_event']),
  "attributes": zod.strictObject({
  "timestamp": Timestamp,
  "timezone": zod.string(),
  "data_source": zod.enum(['shipping_line', 'terminal', 'pierpass'])
}),
  "relationships": zod.strictObject({
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "shipment": zod.strictObject({
  "data": ShipmentRef
}),
  "terminal": zod.strictObject({
  "data": zod.union([TerminalRef,zod.null()])
})
})
});

export const ContainerMilestoneOverdueEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['container_milestone_overdue_event']),
  "attributes": zod.strictObject({
  "timestamp": Timestamp,
  "timezone": zod.string(),
  "expected": ExpectedMilestone
}),
  "relationships": zod.strictObject({
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "shipment": zod.strictObject({
  "data": ShipmentRef
})
})
});

export const SourceCadence = zod.strictObject({
  "every_s": zod.int().min(1),
  "basis": zod.enum(['polled', 'stated', 'learned']),
  "cases": zod.int().min(1).nullable()
});

export const sourceSilenceAttributesShipmentsMin = 0;

export const sourceSilenceAttributesContainersMin = 0;

export const SourceSilence = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['source_silence']),
  "attributes": zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user']),
  "name": zod.string()
}),
  "since": Timestamp,
  "last_answered_at": NullableTimestamp,
  "cadence": SourceCadence,
  "shipments": zod.int().min(sourceSilenceAttributesShipmentsMin),
  "containers": zod.int().min(sourceSilenceAttributesContainersMin),
  "noticed_at": Timestamp,
  "ended_at": NullableTimestamp,
  "ended_because": zod.union([zod.literal('answered'),zod.literal('not_awaited'),zod.literal(null)]).nullable()
})
});

export const ContainerCreatedEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['container_created_event']),
  "attributes": zod.strictObject({
  "timestamp": Timestamp,
  "timezone": zod.string()
}),
  "relationships": zod.strictObject({
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "shipment": zod.strictObject({
  "data": ShipmentRef
})
})
});

export const EmailSubmissionRef = zod.strictObject({
  "type": zod.literal("email_submission"),
  "id": Identifier
});

export const DocumentRepresentationRef = zod.strictObject({
  "type": zod.literal("document_representation"),
  "id": Identifier
});

export const Document = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['document']),
  "attributes": zod.strictObject({
  "id": zod.guid(),
  "name": zod.string(),
  "document_type": zod.string().nullable(),
  "document_type_manual": zod.string().nullable(),
  "document_type_effective": zod.string().nullable(),
  "readability": zod.union([zod.literal('text'),zod.literal('recognized'),zod.literal('no_text'),zod.literal('not_read'),zod.literal(null)]).nullable(),
  "classification_notes": zod.string().nullable(),
  "source": zod.enum(['upload', 'api', 'email', 'split_document']),
  "file_name": zod.string(),
  "file_content_type": zod.string().nullable(),
  "file_size_bytes": zod.int().nullable(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.strictObject({
  "account": zod.strictObject({
  "data": AccountRef
}),
  "user": zod.strictObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "email_submission": zod.strictObject({
  "data": zod.union([EmailSubmissionRef,zod.null()])
}),
  "last_document_representation": zod.strictObject({
  "data": zod.union([DocumentRepresentationRef,zod.null()])
}),
  "shipments": zod.strictObject({
  "data": zod.array(ShipmentRef)
}),
  "cargos": zod.strictObject({
  "data": zod.array(ContainerRef)
})
}),
  "meta": zod.strictObject({
  "links": zod.array(zod.strictObject({
  "shipment_id": zod.guid(),
  "container_id": zod.guid().nullable(),
  "kind": zod.enum(['container', 'bill_of_lading', 'booking', 'reference']),
  "number": zod.string(),
  "page": zod.int(),
  "strength": zod.enum(['number', 'reference'])
})),
  "split_from": zod.strictObject({
  "document_id": zod.guid(),
  "first_page": zod.int(),
  "last_page": zod.int()
}).nullable(),
  "parts": zod.array(zod.strictObject({
  "document_id": zod.guid(),
  "first_page": zod.int(),
  "last_page": zod.int()
}))
}).optional(),
  "links": zod.strictObject({
  "self": zod.string(),
  "download": zod.string()
})
});

export const DocumentRepresentation = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['document_representation']),
  "attributes": zod.strictObject({
  "schema_version": zod.string(),
  "payload": zod.record(zod.string(), zod.unknown()),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "meta": zod.strictObject({
  "manual": zod.record(zod.string(), zod.unknown()),
  "proposed": zod.record(zod.string(), zod.unknown()),
  "left_out": zod.array(zod.strictObject({
  "field": zod.string(),
  "reason": zod.string()
}))
}).optional()
});

export const EmailSubmission = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['email_submission']),
  "attributes": zod.strictObject({
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
});

export const AttentionKind = zod.enum(['free_time_ended', 'free_time_ending', 'held', 'newly_held', 'newly_released', 'ready_for_pickup', 'arriving_soon', 'eta_moved', 'not_reported', 'source_silent', 'source_not_connected', 'request_failed', 'request_waiting', 'empty_return_due', 'document_contradicts', 'document_offers_value', 'sources_contradict']);

export const AttentionMoney = zod.strictObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "payee": zod.enum(['line', 'terminal', 'railway']),
  "amount_so_far": zod.number().nullable(),
  "amount_next_day": zod.number().nullable(),
  "currency": zod.string().nullable(),
  "tariff_id": zod.guid().nullable()
});

export const AttentionEvidence = zod.strictObject({
  "attribute": zod.string(),
  "value": zod.unknown(),
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user', 'document']),
  "name": zod.string().nullable()
}).nullable(),
  "reported_at": Timestamp
});

export const AttentionAction = zod.strictObject({
  "action": zod.enum(['open', 'refresh', 'track_again', 'fix_number', 'connect_line', 'review_document']),
  "method": zod.union([zod.literal('GET'),zod.literal('POST'),zod.literal('PATCH'),zod.literal(null)]).nullable(),
  "path": zod.string().nullable()
});

export const DocumentRef = zod.strictObject({
  "type": zod.literal("document"),
  "id": Identifier
});

export const SelfLink = zod.strictObject({
  "self": zod.string()
});

export const AttentionEntry = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['attention_entry']),
  "attributes": zod.strictObject({
  "kind": AttentionKind,
  "severity": zod.enum(['high', 'medium', 'low']),
  "title": zod.string(),
  "what_to_do": zod.string(),
  "since": Timestamp,
  "due_on": zod.iso.date().nullable(),
  "who_acts": zod.strictObject({
  "role": zod.enum(['you', 'shipping_line', 'terminal', 'customs', 'railway', 'operator']),
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
  "relationships": zod.strictObject({
  "container": zod.strictObject({
  "data": zod.union([ContainerRef,zod.null()])
}),
  "shipment": zod.strictObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "tracking_request": zod.strictObject({
  "data": zod.union([TrackingRequestRef,zod.null()])
}),
  "document": zod.strictObject({
  "data": zod.union([DocumentRef,zod.null()])
})
}),
  "links": SelfLink
});

export const ContradictionKind = zod.enum(['last_free_day_differs', 'last_free_day_extended_by_one', 'last_free_day_before_discharge', 'discharge_time_differs', 'gate_out_while_at_terminal', 'gate_out_while_aboard', 'discharge_after_gate_out', 'empty_return_before_gate_out', 'freight_hold_released', 'customs_hold_released', 'available_with_hold', 'picked_up_with_customs_hold', 'two_terminals', 'place_differs', 'arrived_and_still_expected', 'two_vessels', 'weight_differs', 'seal_differs', 'size_differs', 'actual_denied', 'rail_arrival_after_truck_pickup', 'document_differs', 'two_bills', 'other_bill_named']);

export const ContradictingStatement = zod.strictObject({
  "about": zod.string(),
  "value": zod.unknown(),
  "prevails": zod.boolean(),
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user', 'document']),
  "name": zod.string().nullable()
}),
  "words": zod.string(),
  "reported_at": Timestamp,
  "report_id": zod.guid(),
  "document": StatingDocument.optional()
});

export const EvidenceMeta = zod.strictObject({
  "evidence": DroppedEvidence.optional(),
  "past": PastMoment.optional()
});

export const contradictionAttributesStatementsMin = 2;

export const Contradiction = zod.strictObject({
  "id": Identifier,
  "type": zod.enum(['contradiction']),
  "attributes": zod.strictObject({
  "kind": ContradictionKind,
  "severity": zod.enum(['high', 'medium', 'low']),
  "state": zod.enum(['open', 'resolved']),
  "title": zod.string(),
  "statements": zod.array(ContradictingStatement).min(contradictionAttributesStatementsMin),
  "decided_by": zod.strictObject({
  "field": zod.string(),
  "order": zod.array(zod.enum(['line', 'terminal', 'rail', 'document', 'user']))
}).nullable(),
  "since": Timestamp,
  "opened_at": Timestamp,
  "resolved_at": NullableTimestamp,
  "days_at_stake": zod.int().nullable(),
  "changed_at": Timestamp
}),
  "relationships": zod.strictObject({
  "container": zod.strictObject({
  "data": ContainerRef
}),
  "shipment": zod.strictObject({
  "data": ShipmentRef
})
}),
  "links": SelfLink,
  "meta": EvidenceMeta.optional()
});

export const IncludedResource = zod.discriminatedUnion('type', [Shipment,Container,TransportEvent,RawEvent,TrackingRequest,Port,MetroArea,Terminal,RailTerminal,Vessel,Route,RouteLocation,ShippingLine,Account,User,Party,CustomFieldDefinition,CustomFieldOption,CustomField,Webhook,EstimatedEvent,ShipmentUpdatedEvent,WebhookNotificationLog,ContainerUpdatedEvent,ContainerPodTerminalChangedEvent,ContainerMilestoneOverdueEvent,SourceSilence,ContainerCreatedEvent,Document,DocumentRepresentation,EmailSubmission,AttentionEntry,Contradiction]);

export const Included = zod.array(IncludedResource);

export const ListLinks = zod.strictObject({
  "self": zod.string(),
  "current": zod.string(),
  "first": zod.string(),
  "last": zod.string().optional(),
  "next": zod.string().optional(),
  "prev": zod.string().optional()
});

export const listMetaSizeMin = 0;

export const listMetaTotalMin = 0;

export const listMetaPaginationRecordsMin = 0;

export const ListMeta = zod.strictObject({
  "size": zod.int().min(listMetaSizeMin),
  "total": zod.int().min(listMetaTotalMin),
  "total_is_capped": zod.boolean().optional(),
  "pagination": zod.strictObject({
  "current": zod.int().min(1),
  "next": zod.int().optional(),
  "last": zod.int().optional(),
  "records": zod.int().min(listMetaPaginationRecordsMin)
}),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
});

export const ShipmentList = zod.strictObject({
  "data": zod.array(Shipment),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const Error = zod.strictObject({
  "status": zod.string(),
  "title": zod.string(),
  "detail": zod.string(),
  "code": zod.enum(['already_attached', 'blank', 'count_changed', 'duplicate', 'duplicate_document', 'idempotency_key_reused', 'in_progress', 'invalid', 'key_ended', 'limit', 'no_longer_kept', 'no_such_page', 'not_known_then', 'not_an_image', 'not_polled', 'not_uploaded', 'pages_not_shown', 'read_only', 'too_many', 'too_many_included', 'unknown_attribute', 'unreadable_mail', 'unsupported', 'webhook_inactive']).optional(),
  "source": zod.strictObject({
  "pointer": zod.string().optional(),
  "parameter": zod.string().optional()
}).optional(),
  "meta": zod.record(zod.string(), zod.unknown()).optional()
});

export const Errors = zod.strictObject({
  "errors": zod.array(Error).min(1)
});

export const RecordBatchAction = zod.enum(['refresh', 'stop_tracking', 'resume_tracking', 'add_tags', 'remove_tags', 'add_references', 'remove_references']);

export const ListFiltersMaxOne = 1000;

export const ListFilters = zod.record(zod.string(), zod.string().max(ListFiltersMaxOne));

export const recordBatchCreateDataAttributesIdsItemMax = 100;

export const recordBatchCreateDataAttributesIdsMax = 10000;

export const recordBatchCreateDataAttributesCountMin = 0;
export const recordBatchCreateDataAttributesCountMax = 10000;

export const recordBatchCreateDataAttributesValuesItemMax = 255;

export const recordBatchCreateDataAttributesValuesMax = 100;

export const RecordBatchCreate = zod.strictObject({
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
});

export const RecordResult = zod.strictObject({
  "id": zod.string(),
  "status": zod.enum(['done', 'unchanged', 'refused', 'not_found']),
  "errors": zod.array(Error)
});

export const recordBatchAttributesCountsDoneMin = 0;

export const recordBatchAttributesCountsUnchangedMin = 0;

export const recordBatchAttributesCountsRefusedMin = 0;

export const recordBatchAttributesCountsNotFoundMin = 0;

export const RecordBatch = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("record_batch"),
  "attributes": zod.strictObject({
  "action": RecordBatchAction,
  "counts": zod.strictObject({
  "done": zod.int().min(recordBatchAttributesCountsDoneMin),
  "unchanged": zod.int().min(recordBatchAttributesCountsUnchangedMin),
  "refused": zod.int().min(recordBatchAttributesCountsRefusedMin),
  "not_found": zod.int().min(recordBatchAttributesCountsNotFoundMin)
}),
  "results": zod.array(RecordResult)
})
});

export const RecordBatchDocument = zod.strictObject({
  "data": RecordBatch
});

export const ShipmentDocument = zod.strictObject({
  "data": Shipment,
  "included": Included.optional(),
  "links": SelfLink
});

export const shipmentUpdateDataAttributesRefNumbersItemMax = 255;

export const shipmentUpdateDataAttributesRefNumbersMax = 100;

export const shipmentUpdateDataAttributesTagsItemMax = 255;

export const shipmentUpdateDataAttributesTagsMax = 100;

export const ShipmentUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "ref_numbers": zod.array(zod.string().min(1).max(shipmentUpdateDataAttributesRefNumbersItemMax)).max(shipmentUpdateDataAttributesRefNumbersMax).optional(),
  "tags": zod.array(zod.string().min(1).max(shipmentUpdateDataAttributesTagsItemMax)).max(shipmentUpdateDataAttributesTagsMax).optional()
})
})
});

export const ShipmentAction = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional()
})
});

export const ProvenanceItem = zod.strictObject({
  "name": zod.string(),
  "provenance": ProvenanceEntry
});

export const Provenance = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("provenance"),
  "attributes": zod.strictObject({
  "attributes": zod.record(zod.string(), ProvenanceEntry),
  "relationships": zod.record(zod.string(), ProvenanceEntry),
  "holds": zod.array(ProvenanceItem).optional(),
  "fees": zod.array(ProvenanceItem).optional(),
  "transport_events": zod.record(zod.string(), ProvenanceEntry).optional()
}),
  "meta": EvidenceMeta.optional()
});

export const ProvenanceDocument = zod.strictObject({
  "data": Provenance,
  "links": SelfLink
});

export const ContainerInclude = zod.enum(['shipment', 'pod_terminal', 'pickup_facility', 'transport_events', 'raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'pod_terminal.port', 'pickup_facility.port', 'pickup_facility.metro_area', 'transport_events.shipment', 'transport_events.container', 'transport_events.vessel', 'transport_events.location', 'transport_events.terminal', 'transport_events.source_event', 'transport_events.previous_version', 'raw_events.location', 'raw_events.vessel', 'raw_events.container', 'raw_events.terminal']);

export const ContainerList = zod.strictObject({
  "data": zod.array(Container),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const geojsonPointCoordinatesMin = 2;
export const geojsonPointCoordinatesMax = 2;

export const GeojsonPoint = zod.strictObject({
  "type": zod.literal("Point"),
  "coordinates": zod.array(zod.number()).min(geojsonPointCoordinatesMin).max(geojsonPointCoordinatesMax)
});

export const MapPlace = zod.strictObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonPoint,
  "properties": zod.strictObject({
  "feature_type": zod.enum(['vessel', 'place']),
  "id": zod.guid(),
  "name": zod.string(),
  "code": zod.string().nullable(),
  "reported_at": NullableTimestamp,
  "containers": zod.int().min(1),
  "over": zod.int(),
  "soon": zod.int(),
  "held": zod.int(),
  "most_urgent": zod.array(zod.strictObject({
  "id": zod.guid(),
  "number": zod.string(),
  "current_status": zod.string(),
  "urgency": zod.union([zod.literal('over'),zod.literal('soon'),zod.literal('held'),zod.literal(null)]).nullable()
}))
})
});

export const ContainerPositions = zod.strictObject({
  "type": zod.literal("FeatureCollection"),
  "features": zod.array(MapPlace),
  "total": zod.int(),
  "is_complete": zod.boolean(),
  "without_position": zod.strictObject({
  "at_sea": zod.int(),
  "by_rail": zod.int(),
  "on_the_road": zod.int(),
  "not_handed_in": zod.int(),
  "elsewhere": zod.int()
})
});

export const ContainerDocument = zod.strictObject({
  "data": Container,
  "included": Included.optional(),
  "links": SelfLink
});

export const containerUpdateDataAttributesRefNumbersItemMax = 255;

export const containerUpdateDataAttributesRefNumbersMax = 100;

export const ContainerUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "ref_numbers": zod.array(zod.string().min(1).max(containerUpdateDataAttributesRefNumbersItemMax)).max(containerUpdateDataAttributesRefNumbersMax).optional(),
  "delivered_at": zod.iso.datetime({"offset":true}).nullish()
})
})
});

export const RefreshResult = zod.strictObject({
  "message": zod.string()
});

export const TransportEventInclude = zod.enum(['shipment', 'container', 'vessel', 'location', 'terminal', 'source_event', 'previous_version', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'container.shipment', 'container.pod_terminal', 'container.pickup_facility', 'container.transport_events', 'container.raw_events', 'location.terminals', 'terminal.port', 'terminal.metro_area', 'source_event.location', 'source_event.vessel', 'source_event.container', 'source_event.terminal', 'previous_version.shipment', 'previous_version.container', 'previous_version.vessel', 'previous_version.location', 'previous_version.terminal', 'previous_version.source_event', 'previous_version.previous_version']);

export const TransportEventList = zod.strictObject({
  "data": zod.array(TransportEvent),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const RawEventList = zod.strictObject({
  "data": zod.array(RawEvent),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const ChargeForecast = zod.strictObject({
  "free_time": FreeTimeClock,
  "state": zod.enum(['free', 'charging', 'ended', 'unknown']),
  "days_left": zod.int().nullable(),
  "days_charged": zod.int().nullable(),
  "tariff_id": zod.guid().nullable(),
  "currency_code": zod.string().nullable(),
  "cost_per_day": zod.number().nullable(),
  "cost_so_far": zod.number().nullable(),
  "cost_basis": zod.union([zod.literal('reported'),zod.literal('tariff'),zod.literal(null)]).nullable(),
  "cost_at_risk": zod.number().nullable(),
  "reported": zod.array(PayableFee),
  "unknown": zod.array(zod.string())
});

export const ChargesForecast = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("charges_forecast"),
  "attributes": zod.strictObject({
  "as_of": zod.iso.datetime({"offset":true}),
  "days": zod.int(),
  "today": zod.iso.date(),
  "timezone": zod.string().nullable(),
  "free_time_ends_on": zod.iso.date().nullable(),
  "empty_return_by": zod.iso.date().nullable(),
  "charges": zod.array(ChargeForecast),
  "other_fees": zod.array(PayableFee)
})
});

export const ChargesForecastDocument = zod.strictObject({
  "data": ChargesForecast,
  "links": SelfLink
});

export const RouteInclude = zod.enum(['cargo', 'shipment', 'route_locations', 'cargo.shipment', 'cargo.pod_terminal', 'cargo.pickup_facility', 'cargo.transport_events', 'cargo.raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'route_locations.route', 'route_locations.location', 'route_locations.port', 'route_locations.facility', 'route_locations.inbound_vessel', 'route_locations.outbound_vessel', 'route_location', 'port', 'vessel']);

export const RouteDocument = zod.strictObject({
  "data": Route,
  "included": Included.optional(),
  "links": SelfLink
});

export const ExplanationSentence = zod.strictObject({
  "text": zod.string(),
  "evidence": zod.array(zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user', 'document']),
  "name": zod.string().nullable()
}),
  "words": zod.string(),
  "reported_at": Timestamp,
  "report_id": zod.guid(),
  "document": StatingDocument.optional()
}))
});

export const Explanation = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("explanation"),
  "attributes": zod.strictObject({
  "number": zod.string(),
  "as_of": Timestamp,
  "where": zod.array(ExplanationSentence),
  "next": zod.array(ExplanationSentence),
  "held_up_by": zod.array(ExplanationSentence),
  "contradicted": zod.array(ExplanationSentence),
  "unknown": zod.array(ExplanationSentence)
}),
  "meta": EvidenceMeta.optional()
});

export const ExplanationDocument = zod.strictObject({
  "data": Explanation,
  "links": SelfLink
});

export const EvidencedEvent = zod.strictObject({
  "id": zod.guid(),
  "event": zod.string(),
  "timestamp": NullableTimestamp,
  "timezone": zod.string().nullable(),
  "time": zod.union([TimeBasis,zod.null()]),
  "location": zod.strictObject({
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
});

export const EvidencedValue = zod.strictObject({
  "of": zod.enum(['container', 'shipment']),
  "name": zod.string(),
  "value": zod.unknown(),
  "time": zod.union([TimeBasis,zod.null()]),
  "provenance": ProvenanceEntry,
  "stale_since": zod.iso.datetime({"offset":true}).optional()
});

export const EvidencedContradiction = zod.strictObject({
  "id": Identifier,
  "kind": ContradictionKind,
  "severity": zod.enum(['high', 'medium', 'low']),
  "state": zod.enum(['open', 'resolved']),
  "title": zod.string(),
  "statements": zod.array(ContradictingStatement),
  "decided_by": zod.strictObject({
  "field": zod.string(),
  "order": zod.array(zod.enum(['line', 'terminal', 'rail', 'document', 'user']))
}).nullable(),
  "since": Timestamp,
  "opened_at": Timestamp,
  "resolved_at": NullableTimestamp,
  "days_at_stake": zod.int().nullable()
});

export const CitedReport = zod.strictObject({
  "reference": zod.string(),
  "id": zod.guid(),
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user']),
  "name": zod.string().nullable()
}),
  "subject": zod.strictObject({
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
  "body": zod.enum(['kept', 'dropped', 'none'])
});

export const evidencePackMetaSha256RegExp = new RegExp('^[0-9a-f]{64}$');

export const EvidencePack = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("evidence_pack"),
  "attributes": zod.strictObject({
  "number": zod.string(),
  "shipment": zod.strictObject({
  "bill_of_lading_number": zod.string(),
  "normalized_number": zod.string(),
  "shipping_line_scac": zod.string(),
  "shipping_line_name": zod.string()
}),
  "as_of": Timestamp,
  "known_at": NullableTimestamp,
  "made_at": Timestamp,
  "requested_by": zod.strictObject({
  "account": zod.string(),
  "user": zod.string().nullable()
}),
  "is_sandbox": zod.boolean(),
  "explanation": zod.strictObject({
  "where": zod.array(ExplanationSentence),
  "next": zod.array(ExplanationSentence),
  "held_up_by": zod.array(ExplanationSentence),
  "contradicted": zod.array(ExplanationSentence),
  "unknown": zod.array(ExplanationSentence)
}),
  "journey": zod.array(EvidencedEvent),
  "values": zod.array(EvidencedValue),
  "not_reported": zod.array(zod.string()),
  "holds": zod.strictObject({
  "are_reported": zod.boolean(),
  "provenance": ProvenanceEntry,
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "items": zod.array(zod.strictObject({
  "value": TerminalHold,
  "provenance": ProvenanceEntry
}))
}),
  "fees": zod.strictObject({
  "are_reported": zod.boolean(),
  "provenance": ProvenanceEntry,
  "stale_since": zod.iso.datetime({"offset":true}).optional(),
  "items": zod.array(zod.strictObject({
  "value": TerminalFee,
  "provenance": ProvenanceEntry
}))
}),
  "contradictions": zod.array(EvidencedContradiction),
  "free_time": zod.strictObject({
  "today": zod.iso.date(),
  "timezone": zod.string().nullable(),
  "ends_on": zod.iso.date().nullable(),
  "policy": zod.union([PickupLfdPolicy,zod.null()]),
  "charges": zod.array(ChargeForecast),
  "other_fees": zod.array(PayableFee),
  "reported_totals": zod.array(zod.strictObject({
  "payee": zod.enum(['line', 'terminal', 'railway']),
  "currency_code": zod.string(),
  "amount": zod.number()
}))
}),
  "reports": zod.array(CitedReport),
  "documents": zod.array(zod.strictObject({
  "reference": zod.string(),
  "id": zod.guid(),
  "name": zod.string().nullable()
})),
  "left_out": zod.strictObject({
  "events": zod.int(),
  "contradictions": zod.int(),
  "reports": zod.int(),
  "statements": zod.int()
})
}),
  "meta": zod.strictObject({
  "sha256": zod.string().regex(evidencePackMetaSha256RegExp),
  "evidence": zod.strictObject({
  "dropped_before": Timestamp
}).optional(),
  "past": PastMoment.optional()
})
});

export const EvidencePackDocument = zod.strictObject({
  "data": EvidencePack,
  "links": SelfLink
});

export const MapPort = zod.strictObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonPoint,
  "properties": zod.strictObject({
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
});

export const MapCurrentVessel = zod.strictObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonPoint,
  "properties": zod.strictObject({
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
});

export const geojsonLineCoordinatesItemMin = 2;
export const geojsonLineCoordinatesItemMax = 2;

export const geojsonLineCoordinatesMin = 2;

export const GeojsonLine = zod.strictObject({
  "type": zod.literal("LineString"),
  "coordinates": zod.array(zod.array(zod.number()).min(geojsonLineCoordinatesItemMin).max(geojsonLineCoordinatesItemMax)).min(geojsonLineCoordinatesMin)
});

export const MapPastVesselLocations = zod.strictObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonLine,
  "properties": zod.strictObject({
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
});

export const MapEstimatedFullLegs = zod.strictObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonLine,
  "properties": zod.strictObject({
  "feature_type": zod.literal("estimated_full_legs"),
  "ports_sequence": zod.int(),
  "previous_port_id": zod.guid(),
  "next_port_id": zod.guid(),
  "point_count": zod.int()
})
});

export const MapEstimatedPartialLeg = zod.strictObject({
  "type": zod.literal("Feature"),
  "geometry": GeojsonLine,
  "properties": zod.strictObject({
  "feature_type": zod.literal("estimated_partial_leg"),
  "ports_sequence": zod.int(),
  "current_port_id": zod.guid(),
  "next_port_id": zod.guid(),
  "point_count": zod.int()
})
});

export const MapGeojson = zod.strictObject({
  "type": zod.literal("FeatureCollection"),
  "features": zod.array(zod.union([MapPort,MapCurrentVessel,MapPastVesselLocations,MapEstimatedFullLegs,MapEstimatedPartialLeg]))
});

export const accuracyShareCasesMin = 0;

export const accuracyShareShareMin = 0;
export const accuracyShareShareMax = 1;

export const accuracyShareLowMin = 0;
export const accuracyShareLowMax = 1;

export const accuracyShareHighMin = 0;
export const accuracyShareHighMax = 1;

export const AccuracyShare = zod.strictObject({
  "cases": zod.int().min(accuracyShareCasesMin),
  "share": zod.number().min(accuracyShareShareMin).max(accuracyShareShareMax).nullable(),
  "low": zod.number().min(accuracyShareLowMin).max(accuracyShareLowMax).nullable(),
  "high": zod.number().min(accuracyShareHighMin).max(accuracyShareHighMax).nullable()
});

export const sourceAccuracyAttributesEtaItemCasesMin = 0;

export const sourceAccuracyAttributesEtaItemShareMin = 0;
export const sourceAccuracyAttributesEtaItemShareMax = 1;

export const sourceAccuracyAttributesEtaItemLowMin = 0;
export const sourceAccuracyAttributesEtaItemLowMax = 1;

export const sourceAccuracyAttributesEtaItemHighMin = 0;
export const sourceAccuracyAttributesEtaItemHighMax = 1;

export const sourceAccuracyAttributesEtaMin = 4;
export const sourceAccuracyAttributesEtaMax = 4;

export const sourceAccuracyAttributesDelayCasesMin = 0;

export const sourceAccuracyAttributesDelayMedianMinutesMin = 0;

export const sourceAccuracyAttributesCorrectionCasesMin = 0;

export const SourceAccuracy = zod.strictObject({
  "id": zod.string(),
  "type": zod.literal("source_accuracy"),
  "attributes": zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail']),
  "name": zod.string().nullable()
}),
  "port_of_lading_locode": zod.string().nullable(),
  "port_of_lading_name": zod.string().nullable(),
  "port_of_discharge_locode": zod.string().nullable(),
  "port_of_discharge_name": zod.string().nullable(),
  "eta": zod.array(zod.strictObject({
  "days_before": zod.union([zod.literal(14),zod.literal(7),zod.literal(3),zod.literal(1)]),
  "cases": zod.int().min(sourceAccuracyAttributesEtaItemCasesMin),
  "share": zod.number().min(sourceAccuracyAttributesEtaItemShareMin).max(sourceAccuracyAttributesEtaItemShareMax).nullable(),
  "low": zod.number().min(sourceAccuracyAttributesEtaItemLowMin).max(sourceAccuracyAttributesEtaItemLowMax).nullable(),
  "high": zod.number().min(sourceAccuracyAttributesEtaItemHighMin).max(sourceAccuracyAttributesEtaItemHighMax).nullable()
})).min(sourceAccuracyAttributesEtaMin).max(sourceAccuracyAttributesEtaMax),
  "delay": zod.strictObject({
  "cases": zod.int().min(sourceAccuracyAttributesDelayCasesMin),
  "median_minutes": zod.int().min(sourceAccuracyAttributesDelayMedianMinutesMin).nullable()
}),
  "corrected": AccuracyShare,
  "correction": zod.strictObject({
  "cases": zod.int().min(sourceAccuracyAttributesCorrectionCasesMin),
  "median_hours": zod.int().min(1).nullable()
}),
  "lost": AccuracyShare
})
});

export const SourceAccuracyList = zod.strictObject({
  "data": zod.array(SourceAccuracy),
  "links": ListLinks,
  "meta": ListMeta
});

export const AttentionEntryInclude = zod.enum(['container', 'shipment', 'tracking_request', 'document', 'container.shipment', 'container.pod_terminal', 'container.pickup_facility', 'container.transport_events', 'container.raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers', 'tracking_request.tracked_object', 'tracking_request.customer', 'tracking_request.user', 'document.account', 'document.user', 'document.email_submission', 'document.last_document_representation', 'document.shipments', 'document.cargos']);

export const attentionEntryListMetaSizeMin = 0;

export const attentionEntryListMetaTotalMin = 0;

export const attentionEntryListMetaPaginationRecordsMin = 0;

export const AttentionEntryList = zod.strictObject({
  "data": zod.array(AttentionEntry),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": zod.strictObject({
  "size": zod.int().min(attentionEntryListMetaSizeMin),
  "total": zod.int().min(attentionEntryListMetaTotalMin),
  "pagination": zod.strictObject({
  "current": zod.int().min(1),
  "next": zod.int().optional(),
  "last": zod.int().optional(),
  "records": zod.int().min(attentionEntryListMetaPaginationRecordsMin)
}),
  "counts": zod.record(zod.string(), zod.int().min(1)),
  "sources": zod.array(zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail']),
  "name": zod.string()
}),
  "count": zod.int().min(1),
  "since": Timestamp
}))
})
});

export const pickupLfdPolicyChangeContainersMax = 25;

export const PickupLfdPolicyChange = zod.strictObject({
  "before": PickupLfdPolicyName,
  "after": PickupLfdPolicyName,
  "changed": zod.int(),
  "waiting": zod.int(),
  "containers": zod.array(zod.strictObject({
  "id": zod.guid(),
  "number": zod.string(),
  "before": StatedFreeDay,
  "after": StatedFreeDay
})).max(pickupLfdPolicyChangeContainersMax)
});

export const attentionSettingsAttributesFreeTimeEndsWithinDaysMin = 0;
export const attentionSettingsAttributesFreeTimeEndsWithinDaysMax = 30;

export const attentionSettingsAttributesArrivesWithinDaysMax = 60;

export const attentionSettingsAttributesEtaMovedByHoursMax = 720;

export const AttentionSettings = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("attention_settings"),
  "attributes": zod.strictObject({
  "free_time_ends_within_days": zod.int().min(attentionSettingsAttributesFreeTimeEndsWithinDaysMin).max(attentionSettingsAttributesFreeTimeEndsWithinDaysMax),
  "arrives_within_days": zod.int().min(1).max(attentionSettingsAttributesArrivesWithinDaysMax),
  "eta_moved_by_hours": zod.int().min(1).max(attentionSettingsAttributesEtaMovedByHoursMax),
  "pickup_lfd_policy": PickupLfdPolicyName
}),
  "meta": zod.strictObject({
  "pickup_lfd_policy": PickupLfdPolicyChange
}).optional()
});

export const AttentionSettingsDocument = zod.strictObject({
  "data": AttentionSettings,
  "links": SelfLink
});

export const attentionSettingsUpdateDataAttributesFreeTimeEndsWithinDaysMin = 0;
export const attentionSettingsUpdateDataAttributesFreeTimeEndsWithinDaysMax = 30;

export const attentionSettingsUpdateDataAttributesArrivesWithinDaysMax = 60;

export const attentionSettingsUpdateDataAttributesEtaMovedByHoursMax = 720;

export const AttentionSettingsUpdate = zod.strictObject({
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
});

export const AttentionEntryDocument = zod.strictObject({
  "data": AttentionEntry,
  "included": Included.optional(),
  "links": SelfLink
});

export const attentionEntryUpdateDataAttributesReasonMax = 500;

export const AttentionEntryUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "state": zod.enum(['open', 'snoozed', 'done']),
  "snoozed_until": zod.iso.datetime({"offset":true}).nullish(),
  "reason": zod.string().max(attentionEntryUpdateDataAttributesReasonMax).nullish()
})
})
});

export const ContradictionInclude = zod.enum(['container', 'shipment', 'container.shipment', 'container.pod_terminal', 'container.pickup_facility', 'container.transport_events', 'container.raw_events', 'shipment.port_of_lading', 'shipment.port_of_discharge', 'shipment.pod_terminal', 'shipment.destination', 'shipment.destination_terminal', 'shipment.line_tracking_stopped_by_user', 'shipment.containers']);

export const contradictionListMetaSizeMin = 0;

export const contradictionListMetaTotalMin = 0;

export const contradictionListMetaPaginationRecordsMin = 0;

export const ContradictionListMeta = zod.strictObject({
  "size": zod.int().min(contradictionListMetaSizeMin),
  "total": zod.int().min(contradictionListMetaTotalMin),
  "pagination": zod.strictObject({
  "current": zod.int().min(1),
  "next": zod.int().optional(),
  "last": zod.int().optional(),
  "records": zod.int().min(contradictionListMetaPaginationRecordsMin)
}),
  "counts": zod.record(zod.string(), zod.int().min(1)),
  "past": PastMoment.optional(),
  "evidence": DroppedEvidence.optional()
});

export const ContradictionList = zod.strictObject({
  "data": zod.array(Contradiction),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ContradictionListMeta
});

export const ContradictionDocument = zod.strictObject({
  "data": Contradiction,
  "included": Included.optional(),
  "links": SelfLink
});

export const TrackingRequestInclude = zod.enum(['tracked_object', 'customer', 'user', 'tracked_object.port_of_lading', 'tracked_object.port_of_discharge', 'tracked_object.pod_terminal', 'tracked_object.destination', 'tracked_object.destination_terminal', 'tracked_object.line_tracking_stopped_by_user', 'tracked_object.containers', 'shipment', 'container']);

export const TrackingRequestList = zod.strictObject({
  "data": zod.array(TrackingRequest),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const initialShipmentFieldApiSlugMax = 255;

export const InitialShipmentField = zod.strictObject({
  "api_slug": zod.string().min(1).max(initialShipmentFieldApiSlugMax),
  "value": CustomFieldValue
});

export const initialContainerFieldApiSlugMax = 255;

export const InitialContainerField = zod.strictObject({
  "api_slug": zod.string().min(1).max(initialContainerFieldApiSlugMax),
  "value": CustomFieldValue,
  "number": zod.string().nullish()
});

export const trackingRequestCreateDataAttributesRequestNumberMax = 64;

export const trackingRequestCreateDataAttributesScacMax = 4;

export const trackingRequestCreateDataAttributesRefNumbersItemMax = 255;

export const trackingRequestCreateDataAttributesRefNumbersMax = 100;

export const trackingRequestCreateDataAttributesShipmentTagsItemMax = 255;

export const trackingRequestCreateDataAttributesShipmentTagsMax = 100;

export const trackingRequestCreateDataAttributesInitialCustomFieldsShipmentMax = 100;

export const trackingRequestCreateDataAttributesInitialCustomFieldsContainersMax = 500;

export const TrackingRequestCreate = zod.strictObject({
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
});

export const Warning = zod.strictObject({
  "code": zod.enum(['looks_like_purchase_order', 'looks_like_house_bill', 'looks_like_customs_entry', 'looks_like_seal', 'line_not_configured']),
  "detail": zod.string(),
  "source": zod.strictObject({
  "pointer": zod.string().optional()
}).optional()
});

export const TrackingRequestDocument = zod.strictObject({
  "data": TrackingRequest,
  "included": Included.optional(),
  "links": SelfLink,
  "meta": zod.strictObject({
  "warnings": zod.array(Warning).optional()
}).optional()
});

export const trackingRequestUpdateDataAttributesRefNumberMax = 255;

export const trackingRequestUpdateDataAttributesRefNumbersItemMax = 255;

export const trackingRequestUpdateDataAttributesRefNumbersMax = 100;

export const TrackingRequestUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "ref_number": zod.string().min(1).max(trackingRequestUpdateDataAttributesRefNumberMax).optional(),
  "ref_numbers": zod.array(zod.string().min(1).max(trackingRequestUpdateDataAttributesRefNumbersItemMax)).max(trackingRequestUpdateDataAttributesRefNumbersMax).optional()
})
})
});

export const trackingRequestRowRequestNumberMax = 64;

export const trackingRequestRowScacMax = 4;

export const trackingRequestRowRefNumbersItemMax = 255;

export const trackingRequestRowRefNumbersMax = 100;

export const trackingRequestRowShipmentTagsItemMax = 255;

export const trackingRequestRowShipmentTagsMax = 100;

export const trackingRequestRowInitialCustomFieldsShipmentMax = 100;

export const trackingRequestRowInitialCustomFieldsContainersMax = 500;

export const TrackingRequestRow = zod.strictObject({
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
});

export const trackingRequestBatchCreateDataAttributesRowsMax = 1000;

export const TrackingRequestBatchCreate = zod.strictObject({
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
});

export const shippingLineCandidateConfidenceMin = 0;
export const shippingLineCandidateConfidenceMax = 1;

export const ShippingLineCandidate = zod.strictObject({
  "scac": zod.string(),
  "name": zod.string(),
  "confidence": zod.number().min(shippingLineCandidateConfidenceMin).max(shippingLineCandidateConfidenceMax),
  "rule": zod.enum(['carrier_prefix', 'carrier_prefix_and_format', 'distinctive_format', 'lessor_box', 'own_mark_and_format', 'owner_prefix', 'owner_prefix_wrong_check_digit', 'shared_format', 'test_number'])
});

export const ShippingLinePrediction = zod.strictObject({
  "decision": zod.enum(['auto_select', 'needs_confirmation', 'no_prediction']),
  "selected": ShippingLineCandidate.optional(),
  "candidates": zod.array(ShippingLineCandidate)
});

export const trackingRequestRowResultRowMin = 0;

export const trackingRequestRowResultMetaRowMin = 0;

export const TrackingRequestRowResult = zod.strictObject({
  "row": zod.int().min(trackingRequestRowResultRowMin),
  "status": zod.enum(['created', 'accepted', 'would_create', 'duplicate', 'invalid']),
  "request_number": zod.string().nullable(),
  "scac": zod.string().nullable(),
  "tracking_request_id": zod.guid().nullable(),
  "starts_at": zod.iso.datetime({"offset":true}).nullable(),
  "shipping_line": ShippingLinePrediction.optional(),
  "errors": zod.array(Error),
  "meta": zod.strictObject({
  "tracking_request_id": zod.guid().optional(),
  "status": zod.enum(['pending', 'awaiting_manifest', 'created']).optional(),
  "shipment_id": zod.guid().optional(),
  "row": zod.int().min(trackingRequestRowResultMetaRowMin).optional()
}).optional()
});

export const trackingRequestBatchAttributesCountsCreatedMin = 0;

export const trackingRequestBatchAttributesCountsAcceptedMin = 0;

export const trackingRequestBatchAttributesCountsWouldCreateMin = 0;

export const trackingRequestBatchAttributesCountsDuplicateMin = 0;

export const trackingRequestBatchAttributesCountsInvalidMin = 0;

export const TrackingRequestBatch = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("tracking_request_batch"),
  "attributes": zod.strictObject({
  "dry_run": zod.boolean(),
  "counts": zod.strictObject({
  "created": zod.int().min(trackingRequestBatchAttributesCountsCreatedMin),
  "accepted": zod.int().min(trackingRequestBatchAttributesCountsAcceptedMin),
  "would_create": zod.int().min(trackingRequestBatchAttributesCountsWouldCreateMin),
  "duplicate": zod.int().min(trackingRequestBatchAttributesCountsDuplicateMin),
  "invalid": zod.int().min(trackingRequestBatchAttributesCountsInvalidMin)
}),
  "results": zod.array(TrackingRequestRowResult)
})
});

export const TrackingRequestBatchDocument = zod.strictObject({
  "data": TrackingRequestBatch
});

export const inferNumberNumberMax = 256;

export const InferNumber = zod.strictObject({
  "number": zod.string().min(1).max(inferNumberNumberMax)
});

export const InferNumberResult = zod.strictObject({
  "id": zod.string(),
  "type": zod.literal("infer_number_results"),
  "attributes": zod.strictObject({
  "number_type": zod.union([zod.literal('container'),zod.literal('bill_of_lading'),zod.literal('booking'),zod.literal(null)]).nullable(),
  "validation": zod.strictObject({
  "is_valid": zod.boolean().nullable(),
  "type": zod.enum(['container', 'shipment']),
  "check_digit_passed": zod.boolean().nullish(),
  "parsed_number": zod.string().nullish(),
  "reason": zod.string().nullish()
}),
  "shipping_line": ShippingLinePrediction
})
});

export const InferNumberDocument = zod.strictObject({
  "data": InferNumberResult
});

export const sandboxClockAttributesAheadSMin = 0;

export const SandboxClock = zod.strictObject({
  "id": zod.string(),
  "type": zod.literal("sandbox_clock"),
  "attributes": zod.strictObject({
  "now": zod.iso.datetime({"offset":true}),
  "ahead_s": zod.int().min(sandboxClockAttributesAheadSMin),
  "journeys": zod.array(zod.strictObject({
  "request_number": zod.string(),
  "scenario": zod.string(),
  "title": zod.string(),
  "began_at": zod.iso.datetime({"offset":true}),
  "next_moment": zod.strictObject({
  "name": zod.string(),
  "at": zod.iso.datetime({"offset":true})
}).nullable(),
  "moments": zod.array(zod.string())
}))
})
});

export const SandboxClockDocument = zod.strictObject({
  "data": SandboxClock,
  "links": SelfLink
});

export const sandboxClockAdvanceDataAttributesAdvanceByMax = 40;

export const sandboxClockAdvanceDataAttributesAdvanceToMax = 60;

export const sandboxClockAdvanceDataAttributesRequestNumberMax = 60;

export const SandboxClockAdvance = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "attributes": zod.strictObject({
  "advance_by": zod.string().max(sandboxClockAdvanceDataAttributesAdvanceByMax).optional(),
  "advance_to": zod.string().max(sandboxClockAdvanceDataAttributesAdvanceToMax).optional(),
  "request_number": zod.string().max(sandboxClockAdvanceDataAttributesRequestNumberMax).optional()
})
})
});

export const SearchResult = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("search_result"),
  "attributes": zod.strictObject({
  "entity_type": zod.enum(['shipment', 'cargo', 'tracking_request']),
  "number": zod.string(),
  "shipment_id": zod.guid().nullable(),
  "scac": zod.string().nullable(),
  "port_of_lading_name": zod.string().nullable(),
  "port_of_discharge_name": zod.string().nullable(),
  "containers_count": zod.int().nullable(),
  "tracking_stopped": zod.boolean().nullable(),
  "tracking_stopped_reason": zod.union([zod.literal('all_containers_terminated'),zod.literal('past_arrival_window'),zod.literal('past_full_out_window'),zod.literal('no_updates_at_line'),zod.literal('cancelled_by_user'),zod.literal('booking_cancelled'),zod.literal(null)]).nullable(),
  "status": zod.union([zod.literal('pending'),zod.literal('awaiting_manifest'),zod.literal('created'),zod.literal('failed'),zod.literal('tracking_stopped'),zod.literal(null)]).nullable(),
  "failed_reason": zod.union([zod.literal('unrecognized_response'),zod.literal('shipping_line_unreachable'),zod.literal('internal_processing_error'),zod.literal('duplicate'),zod.literal('expired'),zod.literal('retries_exhausted'),zod.literal('not_found'),zod.literal('invalid_number'),zod.literal('booking_cancelled'),zod.literal('data_unavailable'),zod.literal('scac_auto_detect_failed'),zod.literal(null)]).nullable(),
  "ref_numbers": zod.array(zod.string()),
  "created_at": Timestamp,
  "updated_at": Timestamp
})
});

export const searchResultListDataMax = 25;

export const SearchResultList = zod.strictObject({
  "data": zod.array(SearchResult).max(searchResultListDataMax),
  "links": zod.strictObject({
  "self": zod.string(),
  "current": zod.string(),
  "first": zod.string(),
  "last": zod.string()
}),
  "meta": ListMeta
});

export const calendarFeedAttributesNameMax = 80;

export const CalendarFeed = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("calendar_feed"),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(calendarFeedAttributesNameMax),
  "filters": ListFilters,
  "url": zod.string().nullable(),
  "created_at": Timestamp,
  "last_read_at": NullableTimestamp
}),
  "links": SelfLink
});

export const CalendarFeedList = zod.strictObject({
  "data": zod.array(CalendarFeed),
  "links": ListLinks,
  "meta": ListMeta
});

export const calendarFeedCreateDataAttributesNameMax = 80;

export const CalendarFeedCreate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(calendarFeedCreateDataAttributesNameMax),
  "filters": ListFilters.optional()
})
})
});

export const CalendarFeedDocument = zod.strictObject({
  "data": CalendarFeed,
  "links": SelfLink
});

export const viewAttributesNameMax = 80;

export const viewAttributesSortItemMax = 40;

export const viewAttributesSortMax = 7;

export const viewAttributesColumnsItemMax = 100;

export const viewAttributesColumnsMax = 100;

export const View = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("view"),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(viewAttributesNameMax),
  "list": zod.enum(['containers', 'shipments']),
  "filters": ListFilters,
  "sort": zod.array(zod.string().min(1).max(viewAttributesSortItemMax)).max(viewAttributesSortMax),
  "columns": zod.array(zod.string().min(1).max(viewAttributesColumnsItemMax)).max(viewAttributesColumnsMax),
  "visibility": zod.enum(['personal', 'shared']),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "links": zod.strictObject({
  "self": zod.string(),
  "records": zod.string()
})
});

export const ViewList = zod.strictObject({
  "data": zod.array(View),
  "links": ListLinks,
  "meta": ListMeta
});

export const viewCreateDataAttributesNameMax = 80;

export const viewCreateDataAttributesSortItemMax = 40;

export const viewCreateDataAttributesSortMax = 7;

export const viewCreateDataAttributesColumnsItemMax = 100;

export const viewCreateDataAttributesColumnsMax = 100;

export const ViewCreate = zod.strictObject({
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
});

export const ViewDocument = zod.strictObject({
  "data": View,
  "links": SelfLink
});

export const viewUpdateDataAttributesNameMax = 80;

export const viewUpdateDataAttributesSortItemMax = 40;

export const viewUpdateDataAttributesSortMax = 7;

export const viewUpdateDataAttributesColumnsItemMax = 100;

export const viewUpdateDataAttributesColumnsMax = 100;

export const ViewUpdate = zod.strictObject({
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
});

export const eventAttributesChangesetMinOne = 2;
export const eventAttributesChangesetMaxOne = 2;

export const Event = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("event"),
  "attributes": zod.strictObject({
  "sequence": zod.int(),
  "event": zod.string().nullable(),
  "changeset": zod.record(zod.string(), zod.array(zod.unknown()).min(eventAttributesChangesetMinOne).max(eventAttributesChangesetMaxOne)),
  "occurred_at": Timestamp
}),
  "relationships": zod.strictObject({
  "resource": zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string(),
  "id": zod.guid()
})
}),
  "shipment": zod.strictObject({
  "data": zod.union([ShipmentRef,zod.null()])
}),
  "container": zod.strictObject({
  "data": zod.union([ContainerRef,zod.null()])
})
})
});

export const eventListMetaSizeMin = 0;

export const eventListMetaTotalMin = 0;

export const eventListMetaPaginationRecordsMin = 0;

export const EventList = zod.strictObject({
  "data": zod.array(Event),
  "links": zod.strictObject({
  "self": zod.string(),
  "current": zod.string(),
  "first": zod.string(),
  "next": zod.string().optional()
}),
  "meta": zod.strictObject({
  "size": zod.int().min(eventListMetaSizeMin),
  "total": zod.int().min(eventListMetaTotalMin),
  "total_is_capped": zod.boolean().optional(),
  "pagination": zod.strictObject({
  "current": zod.int().min(1),
  "records": zod.int().min(eventListMetaPaginationRecordsMin)
}),
  "next_after": zod.int(),
  "last_sequence": zod.int(),
  "has_more": zod.boolean()
})
});

export const WebhookList = zod.strictObject({
  "data": zod.array(Webhook),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const WebhookEventName = zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended']);

export const webhookCreateDataAttributesUrlMax = 2048;

export const webhookCreateDataAttributesHeadersItemNameMax = 128;

export const webhookCreateDataAttributesHeadersItemValueMax = 1024;

export const webhookCreateDataAttributesHeadersMax = 32;

export const WebhookCreate = zod.strictObject({
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
});

export const WebhookDocument = zod.strictObject({
  "data": Webhook,
  "included": Included.optional(),
  "links": SelfLink
});

export const webhookUpdateDataAttributesUrlMax = 2048;

export const webhookUpdateDataAttributesHeadersItemNameMax = 128;

export const webhookUpdateDataAttributesHeadersItemValueMax = 1024;

export const webhookUpdateDataAttributesHeadersMax = 32;

export const WebhookUpdate = zod.strictObject({
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
});

export const webhookReplayDataAttributesAfterSequenceMin = 0;

export const WebhookReplay = zod.strictObject({
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
});

export const WebhookReplayResult = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("webhook_replay"),
  "attributes": zod.strictObject({
  "replayed": zod.int()
})
});

export const WebhookReplayDocument = zod.strictObject({
  "data": WebhookReplayResult,
  "links": SelfLink
});

export const WebhookEventCategory = zod.strictObject({
  "id": zod.string(),
  "type": zod.literal("webhook_event_category"),
  "attributes": zod.strictObject({
  "name": zod.string(),
  "events": zod.array(zod.strictObject({
  "name": zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended']),
  "description": zod.string()
}))
})
});

export const WebhookEventCategoryList = zod.strictObject({
  "data": zod.array(WebhookEventCategory),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const WebhookIps = zod.strictObject({
  "webhook_notification_ips": zod.array(zod.string()),
  "last_updated": Timestamp
});

export const webhookTriggerSecretMax = 256;

export const WebhookTrigger = zod.strictObject({
  "url": zod.url(),
  "event": WebhookEventName,
  "secret": zod.string().min(1).max(webhookTriggerSecretMax).optional()
});

export const WebhookTriggerResult = zod.strictObject({
  "url": zod.url(),
  "succeeded": zod.boolean(),
  "error": zod.string().nullable(),
  "status_code": zod.int().nullable(),
  "request_headers": zod.record(zod.string(), zod.string()),
  "request_body": zod.string(),
  "response_headers": zod.record(zod.string(), zod.string()).nullable(),
  "response_body": zod.string().nullable()
});

export const WebhookNotificationInclude = zod.enum(['webhook', 'reference_object', 'document', 'webhook_notification_logs', 'reference_object.tracked_object', 'reference_object.customer', 'reference_object.user', 'reference_object.shipment', 'reference_object.container', 'reference_object.vessel', 'reference_object.location', 'reference_object.terminal', 'reference_object.source_event', 'reference_object.previous_version', 'reference_object.port', 'reference_object.withdrawn_events', 'reference_object.account', 'reference_object.email_submission', 'reference_object.last_document_representation', 'reference_object.shipments', 'reference_object.cargos', 'reference_object.tracking_request', 'reference_object.document', 'document.account', 'document.user', 'document.email_submission', 'document.last_document_representation', 'document.shipments', 'document.cargos']);

export const DeliveryStatus = zod.enum(['pending', 'succeeded', 'failed']);

export const WebhookRef = zod.strictObject({
  "type": zod.literal("webhook"),
  "id": Identifier
});

export const NotificationReferenceRef = zod.strictObject({
  "type": zod.enum(['tracking_request', 'transport_event', 'estimated_event', 'container_created_event', 'container_updated_event', 'container_pod_terminal_changed_event', 'container_milestone_overdue_event', 'shipment_updated_event', 'document', 'attention_entry', 'contradiction', 'source_silence']),
  "id": Identifier
});

export const WebhookNotificationLogRef = zod.strictObject({
  "type": zod.literal("webhook_notification_log"),
  "id": Identifier
});

export const WebhookNotification = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": zod.guid(),
  "event": zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended']),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp,
  "version": zod.string().optional()
}),
  "relationships": zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": NotificationReferenceRef
}),
  "document": zod.strictObject({
  "data": DocumentRef
}).optional(),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
}),
  "meta": EvidenceMeta.optional()
});

export const WebhookNotificationList = zod.strictObject({
  "data": zod.array(WebhookNotification),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const WebhookNotificationDocument = zod.strictObject({
  "data": WebhookNotification,
  "included": Included.optional(),
  "links": SelfLink
});

export const ShippingLineList = zod.strictObject({
  "data": zod.array(ShippingLine),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const ShippingLineDocument = zod.strictObject({
  "data": ShippingLine,
  "included": Included.optional(),
  "links": SelfLink
});

export const Report = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("report"),
  "attributes": zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user']),
  "name": zod.string().nullable()
}),
  "subject": zod.strictObject({
  "kind": zod.enum(['bill', 'booking', 'container', 'facility']),
  "number": zod.string()
}),
  "outcome": zod.enum(['ok', 'not_found', 'no_data_yet', 'number_rejected', 'withheld', 'unreachable', 'throttled', 'unauthorized', 'unrecognized']),
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
  "quotes": zod.array(zod.strictObject({
  "about": zod.string(),
  "container": zod.string().nullable(),
  "words": zod.string(),
  "happened_at": NullableTimestamp
})),
  "quotes_total": zod.int(),
  "body": zod.string().nullable()
}),
  "meta": EvidenceMeta.optional()
});

export const ReportDocument = zod.strictObject({
  "data": Report,
  "links": SelfLink
});

export const sourceAttributesFailuresMin = 0;

export const sourceAttributesQueueMin = 0;

export const sourceAttributesLastPollsMax = 5;

export const Source = zod.strictObject({
  "id": zod.string(),
  "type": zod.literal("source"),
  "attributes": zod.strictObject({
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
  "last_polls": zod.array(zod.strictObject({
  "at": zod.iso.datetime({"offset":true}),
  "number": zod.string(),
  "outcome": zod.string()
})).max(sourceAttributesLastPollsMax),
  "last_failure": zod.strictObject({
  "at": zod.iso.datetime({"offset":true}),
  "number": zod.string(),
  "outcome": zod.string(),
  "reason": zod.string()
}).nullable()
})
});

export const SourceList = zod.strictObject({
  "data": zod.array(Source),
  "links": ListLinks,
  "meta": ListMeta
});

export const SourceSilenceList = zod.strictObject({
  "data": zod.array(SourceSilence),
  "links": ListLinks,
  "meta": ListMeta
});

export const SourceSilenceDocument = zod.strictObject({
  "data": SourceSilence,
  "links": SelfLink
});

export const PortDocument = zod.strictObject({
  "data": Port,
  "included": Included.optional(),
  "links": SelfLink
});

export const MetroAreaDocument = zod.strictObject({
  "data": MetroArea,
  "included": Included.optional(),
  "links": SelfLink
});

export const TerminalDocument = zod.strictObject({
  "data": Terminal,
  "included": Included.optional(),
  "links": SelfLink
});

export const VesselDocument = zod.strictObject({
  "data": Vessel,
  "links": SelfLink
});

export const DocumentInclude = zod.enum(['account', 'user', 'email_submission', 'last_document_representation', 'shipments', 'cargos', 'shipments.port_of_lading', 'shipments.port_of_discharge', 'shipments.pod_terminal', 'shipments.destination', 'shipments.destination_terminal', 'shipments.line_tracking_stopped_by_user', 'shipments.containers', 'cargos.shipment', 'cargos.pod_terminal', 'cargos.pickup_facility', 'cargos.transport_events', 'cargos.raw_events', 'current_extraction']);

export const DocumentList = zod.strictObject({
  "data": zod.array(Document),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const documentCreateDataAttributesNameMax = 255;

export const documentCreateDataAttributesAttachedDocumentMax = 2000;

export const DocumentCreate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().max(documentCreateDataAttributesNameMax),
  "attached_document": zod.string().max(documentCreateDataAttributesAttachedDocumentMax)
})
})
});

export const DocumentDocument = zod.strictObject({
  "data": Document,
  "included": Included.optional(),
  "links": SelfLink
});

export const documentUpdateDataAttributesDocumentTypeManualMax = 64;

export const documentUpdateDataAttributesDocumentTypeManualRegExp = new RegExp('^[a-z][a-z0-9_]*$');

export const DocumentUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "document_type_manual": zod.string().max(documentUpdateDataAttributesDocumentTypeManualMax).regex(documentUpdateDataAttributesDocumentTypeManualRegExp).nullish(),
  "extracted_data_manual": zod.record(zod.string(), zod.unknown()).nullish()
})
})
});

export const DocumentDownload = zod.strictObject({
  "download_url": zod.string()
});

export const DocumentAccepted = zod.strictObject({
  "status": zod.literal("accepted")
});

export const DocumentRotate = zod.strictObject({
  "degrees": zod.union([zod.literal(90),zod.literal(180),zod.literal(270)])
});

export const DocumentTypes = zod.strictObject({
  "document_types": zod.array(zod.strictObject({
  "code": zod.string(),
  "label": zod.string()
}))
});

export const EmailSubmissionDetailInclude = zod.enum(['account', 'user', 'documents', 'documents.account', 'documents.user', 'documents.email_submission', 'documents.last_document_representation', 'documents.shipments', 'documents.cargos']);

export const EmailSubmissionDetail = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("email_submission"),
  "attributes": zod.strictObject({
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
  "left_out": zod.array(zod.strictObject({
  "name": zod.string(),
  "reason": zod.string()
})),
  "documents_count": zod.int(),
  "created_at": Timestamp,
  "updated_at": Timestamp
}),
  "relationships": zod.strictObject({
  "account": zod.strictObject({
  "data": AccountRef
}),
  "user": zod.strictObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "documents": zod.strictObject({
  "data": zod.array(DocumentRef)
})
}),
  "links": zod.strictObject({
  "self": zod.string()
})
});

export const EmailSubmissionList = zod.strictObject({
  "data": zod.array(EmailSubmissionDetail),
  "included": zod.array(IncludedResource).optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const EmailSubmissionDocument = zod.strictObject({
  "data": EmailSubmissionDetail,
  "included": zod.array(IncludedResource).optional(),
  "links": SelfLink
});

export const DocumentSchema = zod.strictObject({
  "id": zod.string(),
  "type": zod.literal("document_schema"),
  "attributes": zod.strictObject({
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
  "links": zod.strictObject({
  "self": zod.string()
})
});

export const DocumentSchemaDocument = zod.strictObject({
  "data": DocumentSchema,
  "links": SelfLink
});

export const PartyList = zod.strictObject({
  "data": zod.array(Party),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const partyCreateDataAttributesCompanyNameMax = 255;

export const PartyCreate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "company_name": zod.string().max(partyCreateDataAttributesCompanyNameMax)
})
})
});

export const PartyDocument = zod.strictObject({
  "data": Party,
  "included": Included.optional(),
  "links": SelfLink
});

export const partyUpdateDataAttributesCompanyNameMax = 255;

export const PartyUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "company_name": zod.string().max(partyUpdateDataAttributesCompanyNameMax).optional()
})
})
});

export const ApiKeyScope = zod.enum(['read', 'write']);

export const ApiKey = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("api_key"),
  "attributes": zod.strictObject({
  "name": zod.string().nullable(),
  "scope": ApiKeyScope,
  "key": zod.string().nullable(),
  "last4": zod.string(),
  "created_at": Timestamp,
  "expires_at": NullableTimestamp,
  "last_used_at": NullableTimestamp,
  "revoked_at": NullableTimestamp
}),
  "relationships": zod.strictObject({
  "user": zod.strictObject({
  "data": UserRef
})
})
});

export const ApiKeyList = zod.strictObject({
  "data": zod.array(ApiKey),
  "links": ListLinks,
  "meta": ListMeta
});

export const apiKeyCreateDataAttributesNameMax = 100;

export const ApiKeyCreate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "name": zod.string().min(1).max(apiKeyCreateDataAttributesNameMax),
  "scope": ApiKeyScope,
  "expires_at": zod.iso.datetime({"offset":true}).nullish()
})
})
});

export const ApiKeyDocument = zod.strictObject({
  "data": ApiKey,
  "links": SelfLink
});

export const apiKeyRotationDataAttributesOverlapSecondsMin = 0;
export const apiKeyRotationDataAttributesOverlapSecondsMax = 2592000;

export const ApiKeyRotation = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "overlap_seconds": zod.int().min(apiKeyRotationDataAttributesOverlapSecondsMin).max(apiKeyRotationDataAttributesOverlapSecondsMax).optional()
})
})
});

export const ApiKeyRef = zod.strictObject({
  "type": zod.literal("api_key"),
  "id": Identifier
});

export const AuditEvent = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("audit_event"),
  "attributes": zod.strictObject({
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
  "relationships": zod.strictObject({
  "user": zod.strictObject({
  "data": zod.union([UserRef,zod.null()])
}),
  "api_key": zod.strictObject({
  "data": zod.union([ApiKeyRef,zod.null()])
})
})
});

export const AuditEventList = zod.strictObject({
  "data": zod.array(AuditEvent),
  "links": ListLinks,
  "meta": ListMeta
});

export const billedValuesBillOfLadingNumberMax = 50;

export const billedValuesContainerNumberMax = 20;

export const billedValuesPortOfDischargeMax = 200;

export const billedValuesLiabilityBasisMax = 1000;

export const billedValuesInvoiceNumberMax = 50;

export const billedValuesFreeDaysMin = 0;
export const billedValuesFreeDaysMax = 365;

export const billedValuesChargedDaysMin = 0;
export const billedValuesChargedDaysMax = 10000;

export const billedValuesDailyRatesItemMin = 0;
export const billedValuesDailyRatesItemMax = 1000000000;

export const billedValuesDailyRatesMax = 20;

export const billedValuesTotalAmountMin = -1000000000000;
export const billedValuesTotalAmountMax = 1000000000000;

export const billedValuesCurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');
export const billedValuesTariffRuleMax = 1000;

export const billedValuesDisputeContactMax = 1000;

export const billedValuesDisputeUrlMax = 2000;

export const billedValuesDisputeWithinDaysMin = 0;
export const billedValuesDisputeWithinDaysMax = 3650;

export const BilledValues = zod.strictObject({
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
});

export const InvoiceAuditCreate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "container_id": zod.guid(),
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "document_id": zod.guid().optional(),
  "bill": BilledValues.optional()
})
})
});

export const billedPlaceBoxItemMin = 0;
export const billedPlaceBoxItemMax = 1;

export const billedPlaceBoxMin = 4;
export const billedPlaceBoxMax = 4;

export const BilledPlace = zod.strictObject({
  "attribute": zod.string(),
  "page": zod.int().min(1),
  "box": zod.array(zod.number().min(billedPlaceBoxItemMin).max(billedPlaceBoxItemMax)).min(billedPlaceBoxMin).max(billedPlaceBoxMax).nullable(),
  "words": zod.string().nullable()
});

export const StatedEvidence = zod.strictObject({
  "source": zod.strictObject({
  "id": zod.string(),
  "kind": zod.enum(['line', 'terminal', 'rail', 'user', 'document']),
  "name": zod.string().nullable()
}),
  "words": zod.string(),
  "reported_at": Timestamp,
  "report_id": zod.guid(),
  "document": StatingDocument.optional()
});

export const InvoiceFinding = zod.strictObject({
  "check": zod.enum(['container_number', 'bill_of_lading_number', 'port_of_discharge', 'free_days', 'free_time_starts_on', 'free_time_ends_on', 'available_on', 'gate_out_on', 'returned_on', 'charged_from', 'charged_through', 'free_time_extended', 'charged_days', 'consistency', 'daily_rates', 'arithmetic', 'total_amount', 'reported_fee', 'issued_in_time', 'dispute_within_days']),
  "result": zod.enum(['differs', 'unknown', 'agrees']),
  "billed": zod.string().nullable(),
  "expected": zod.string().nullable(),
  "text": zod.string(),
  "read_from": zod.array(BilledPlace),
  "evidence": zod.array(StatedEvidence),
  "tariff_id": zod.guid().nullable()
});

export const InvoiceAudit = zod.strictObject({
  "id": zod.guid(),
  "type": zod.literal("invoice_audit"),
  "attributes": zod.strictObject({
  "number": zod.string(),
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "document_id": zod.guid().nullable(),
  "as_of": Timestamp,
  "bill": BilledValues,
  "read_from": zod.array(BilledPlace),
  "rule": zod.strictObject({
  "applies": zod.boolean().nullable(),
  "reason": zod.string(),
  "absent": zod.array(zod.string()),
  "unknown": zod.array(zod.string())
}),
  "contents": zod.array(zod.strictObject({
  "element": zod.string(),
  "section": zod.string(),
  "requirement": zod.string(),
  "state": zod.enum(['present', 'absent', 'unknown', 'not_required'])
})),
  "findings": zod.array(InvoiceFinding),
  "overcharge": zod.strictObject({
  "amount": zod.number(),
  "currency_code": zod.string()
}).nullable()
})
});

export const InvoiceAuditDocument = zod.strictObject({
  "data": InvoiceAudit,
  "links": SelfLink
});

export const TariffTiersMax = 20;

export const tariffTiersItemFromDayMax = 1000;

export const tariffTiersItemAmountPerDayMin = 0;
export const tariffTiersItemAmountPerDayMax = 1000000;

export const TariffTiers = zod.array(zod.strictObject({
  "from_day": zod.int().min(1).max(tariffTiersItemFromDayMax),
  "amount_per_day": zod.number().min(tariffTiersItemAmountPerDayMin).max(tariffTiersItemAmountPerDayMax)
})).min(1).max(TariffTiersMax);

export const tariffAttributesShippingLineScacMax = 4;

export const tariffAttributesPortLocodeRegExp = new RegExp('^[A-Z]{2}[A-Z2-9]{3}$');
export const tariffAttributesFreeDaysMin = 0;
export const tariffAttributesFreeDaysMax = 365;

export const tariffAttributesCurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const Tariff = zod.strictObject({
  "id": Identifier,
  "type": zod.literal("tariff"),
  "attributes": zod.strictObject({
  "charge": zod.enum(['demurrage', 'storage', 'detention', 'combined']),
  "shipping_line_scac": zod.string().max(tariffAttributesShippingLineScacMax).nullable(),
  "port_locode": zod.string().regex(tariffAttributesPortLocodeRegExp).nullable(),
  "equipment_length": zod.union([zod.literal(10),zod.literal(20),zod.literal(40),zod.literal(45),zod.literal(50),zod.literal(null)]).nullable(),
  "equipment_type": zod.union([zod.literal('dry'),zod.literal('reefer'),zod.literal('open top'),zod.literal('flat rack'),zod.literal('bulk'),zod.literal('tank'),zod.literal('hard top'),zod.literal(null)]).nullable(),
  "free_days": zod.int().min(tariffAttributesFreeDaysMin).max(tariffAttributesFreeDaysMax).nullable(),
  "free_days_unit": zod.enum(['calendar_days', 'working_days']),
  "currency_code": zod.string().regex(tariffAttributesCurrencyCodeRegExp),
  "tiers": TariffTiers,
  "valid_from": zod.iso.date(),
  "valid_to": zod.iso.date().nullable()
})
});

export const TariffList = zod.strictObject({
  "data": zod.array(Tariff),
  "links": ListLinks,
  "meta": ListMeta
});

export const tariffCreateDataAttributesShippingLineScacMax = 4;

export const tariffCreateDataAttributesPortLocodeRegExp = new RegExp('^[A-Z]{2}[A-Z2-9]{3}$');
export const tariffCreateDataAttributesFreeDaysMin = 0;
export const tariffCreateDataAttributesFreeDaysMax = 365;

export const tariffCreateDataAttributesCurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const TariffCreate = zod.strictObject({
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
});

export const TariffDocument = zod.strictObject({
  "data": Tariff,
  "links": SelfLink
});

export const tariffUpdateDataAttributesShippingLineScacMax = 4;

export const tariffUpdateDataAttributesPortLocodeRegExp = new RegExp('^[A-Z]{2}[A-Z2-9]{3}$');
export const tariffUpdateDataAttributesFreeDaysMin = 0;
export const tariffUpdateDataAttributesFreeDaysMax = 365;

export const tariffUpdateDataAttributesCurrencyCodeRegExp = new RegExp('^[A-Z]{3}$');

export const TariffUpdate = zod.strictObject({
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
});

export const CustomFieldInclude = zod.enum(['entity', 'definition', 'user', 'entity.port_of_lading', 'entity.port_of_discharge', 'entity.pod_terminal', 'entity.destination', 'entity.destination_terminal', 'entity.line_tracking_stopped_by_user', 'entity.containers', 'entity.shipment', 'entity.pickup_facility', 'entity.transport_events', 'entity.raw_events', 'entity.tracked_object', 'entity.customer', 'entity.user', 'definition.account', 'definition.options']);

export const CustomFieldList = zod.strictObject({
  "data": zod.array(CustomField),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const customFieldSetDataAttributesApiSlugMax = 255;

export const CustomFieldSet = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "api_slug": zod.string().min(1).max(customFieldSetDataAttributesApiSlugMax),
  "value": CustomFieldValue
})
})
});

export const CustomFieldDocument = zod.strictObject({
  "data": CustomField,
  "included": Included.optional(),
  "links": SelfLink
});

export const CustomFieldUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "value": CustomFieldValue
})
})
});

export const CustomFieldDefinitionInclude = zod.enum(['account', 'options', 'options.definition']);

export const CustomFieldDefinitionList = zod.strictObject({
  "data": zod.array(CustomFieldDefinition),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const customFieldDefinitionCreateDataAttributesApiSlugMax = 255;

export const customFieldDefinitionCreateDataAttributesApiSlugRegExp = new RegExp('^[a-z0-9_]+$');
export const customFieldDefinitionCreateDataAttributesDisplayNameMax = 255;

export const customFieldDefinitionCreateDataAttributesDescriptionMax = 2000;

export const customFieldDefinitionCreateDataAttributesDefaultFormatMax = 64;

export const CustomFieldDefinitionCreate = zod.strictObject({
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
});

export const CustomFieldDefinitionDocument = zod.strictObject({
  "data": CustomFieldDefinition,
  "included": Included.optional(),
  "links": SelfLink
});

export const customFieldDefinitionUpdateDataAttributesDisplayNameMax = 255;

export const customFieldDefinitionUpdateDataAttributesDescriptionMax = 2000;

export const customFieldDefinitionUpdateDataAttributesDefaultFormatMax = 64;

export const CustomFieldDefinitionUpdate = zod.strictObject({
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
});

export const CustomFieldOptionList = zod.strictObject({
  "data": zod.array(CustomFieldOption),
  "included": Included.optional(),
  "links": ListLinks,
  "meta": ListMeta
});

export const customFieldOptionCreateDataAttributesLabelMax = 255;

export const customFieldOptionCreateDataAttributesValueMax = 255;

export const customFieldOptionCreateDataAttributesPositionMin = 0;
export const customFieldOptionCreateDataAttributesPositionMax = 1000000;

export const CustomFieldOptionCreate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "attributes": zod.strictObject({
  "label": zod.string().max(customFieldOptionCreateDataAttributesLabelMax),
  "value": zod.string().max(customFieldOptionCreateDataAttributesValueMax),
  "position": zod.int().min(customFieldOptionCreateDataAttributesPositionMin).max(customFieldOptionCreateDataAttributesPositionMax).optional()
})
})
});

export const CustomFieldOptionDocument = zod.strictObject({
  "data": CustomFieldOption,
  "included": Included.optional(),
  "links": SelfLink
});

export const customFieldOptionUpdateDataAttributesLabelMax = 255;

export const customFieldOptionUpdateDataAttributesPositionMin = 0;
export const customFieldOptionUpdateDataAttributesPositionMax = 1000000;

export const CustomFieldOptionUpdate = zod.strictObject({
  "data": zod.strictObject({
  "type": zod.string().optional(),
  "id": zod.string().optional(),
  "attributes": zod.strictObject({
  "label": zod.string().max(customFieldOptionUpdateDataAttributesLabelMax).optional(),
  "position": zod.int().min(customFieldOptionUpdateDataAttributesPositionMin).max(customFieldOptionUpdateDataAttributesPositionMax).optional()
})
})
});

export const customFieldCreateDataAttributesApiSlugMax = 255;

export const CustomFieldCreate = zod.strictObject({
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
});

export const directUploadCreateBlobFilenameMax = 255;

export const directUploadCreateBlobFilenameRegExp = new RegExp('\\S');
export const directUploadCreateBlobContentTypeMax = 255;

export const directUploadCreateBlobContentTypeRegExp = new RegExp('^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.+-]+)*$');
export const directUploadCreateBlobByteSizeMax = 52428800;

export const directUploadCreateBlobChecksumRegExp = new RegExp('^[A-Za-z0-9+/]{21}[AQgw]==$');

export const DirectUploadCreate = zod.strictObject({
  "blob": zod.strictObject({
  "filename": zod.string().min(1).max(directUploadCreateBlobFilenameMax).regex(directUploadCreateBlobFilenameRegExp),
  "content_type": zod.string().max(directUploadCreateBlobContentTypeMax).regex(directUploadCreateBlobContentTypeRegExp),
  "byte_size": zod.int().min(1).max(directUploadCreateBlobByteSizeMax),
  "checksum": zod.string().regex(directUploadCreateBlobChecksumRegExp)
})
});

export const DirectUpload = zod.strictObject({
  "id": zod.guid(),
  "key": zod.string(),
  "filename": zod.string(),
  "content_type": zod.string(),
  "metadata": zod.record(zod.string(), zod.unknown()),
  "service_name": zod.enum(['disk', 's3']),
  "byte_size": zod.int(),
  "checksum": zod.string(),
  "created_at": Timestamp,
  "signed_id": zod.string(),
  "direct_upload": zod.strictObject({
  "url": zod.url(),
  "headers": zod.record(zod.string(), zod.string())
})
});

export const NotificationId = zod.guid();

export const TrackingRequestNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": TrackingRequestRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const TrackingRequestIncluded = zod.discriminatedUnion('type', [TrackingRequest,Shipment,Container]);

export const TrackingRequestSucceededNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.succeeded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequestIncluded),
  "links": SelfLink.optional()
});

export const TrackingRequestFailedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.failed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequest),
  "links": SelfLink.optional()
});

export const TrackingRequestAwaitingManifestNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.awaiting_manifest"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequest),
  "links": SelfLink.optional()
});

export const TrackingRequestTrackingStoppedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("tracking_request.tracking_stopped"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TrackingRequestNotificationRelationships
}),
  "included": zod.array(TrackingRequestIncluded),
  "links": SelfLink.optional()
});

export const ContainerCreatedEventRef = zod.strictObject({
  "type": zod.literal("container_created_event"),
  "id": Identifier
});

export const ContainerCreatedEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": ContainerCreatedEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const ContainerCreatedIncluded = zod.discriminatedUnion('type', [ContainerCreatedEvent,Container,Shipment]);

export const ContainerCreatedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.created"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerCreatedEventNotificationRelationships
}),
  "included": zod.array(ContainerCreatedIncluded),
  "links": SelfLink.optional()
});

export const ContainerUpdatedEventRef = zod.strictObject({
  "type": zod.literal("container_updated_event"),
  "id": Identifier
});

export const ContainerUpdatedEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": ContainerUpdatedEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const ContainerUpdatedIncluded = zod.discriminatedUnion('type', [ContainerUpdatedEvent,Container,Shipment,Terminal,Port]);

export const ContainerUpdatedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.updated"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerUpdatedEventNotificationRelationships
}),
  "included": zod.array(ContainerUpdatedIncluded),
  "links": SelfLink.optional()
});

export const ContainerPodTerminalChangedEventRef = zod.strictObject({
  "type": zod.literal("container_pod_terminal_changed_event"),
  "id": Identifier
});

export const ContainerPodTerminalChangedEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": ContainerPodTerminalChangedEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const ContainerPodTerminalChangedIncluded = zod.discriminatedUnion('type', [ContainerPodTerminalChangedEvent,Container,Shipment,Terminal]);

export const ContainerPodTerminalChangedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.pod_terminal_changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerPodTerminalChangedEventNotificationRelationships
}),
  "included": zod.array(ContainerPodTerminalChangedIncluded),
  "links": SelfLink.optional()
});

export const TransportEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": TransportEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const TransportEventIncluded = zod.discriminatedUnion('type', [TransportEvent,Container,Shipment,Port,MetroArea,Terminal,RailTerminal,Vessel]);

export const ContainerPickupLfdChangedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerPickupLfdLineChangedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd_line.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerPickupLfdTerminalChangedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd_terminal.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerPickupLfdRailChangedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_lfd_rail.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerPickupAppointmentChangedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.pickup_appointment.changed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerTransportEmptyOutNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.empty_out"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportFullInNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.full_in"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportVesselLoadedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportVesselDepartedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportTransshipmentArrivedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportTransshipmentDischargedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_discharged"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportTransshipmentLoadedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportTransshipmentDepartedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.transshipment_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportFeederArrivedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportFeederDischargedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_discharged"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportFeederLoadedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportFeederDepartedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.feeder_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportVesselArrivedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportVesselBerthedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_berthed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportVesselDischargedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.vessel_discharged"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportAvailableNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.available"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerTransportNotAvailableNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.not_available"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerTransportFullOutNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.full_out"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportDeliveredNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.delivered"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerTransportEmptyInNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.empty_in"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportRailLoadedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_loaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportRailDepartedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportRailArrivedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportRailUnloadedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.rail_unloaded"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportArrivedAtInlandDestinationNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.arrived_at_inland_destination"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const ContainerTransportEstimatedVesselDepartedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.estimated.vessel_departed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerTransportEstimatedVesselArrivedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.estimated.vessel_arrived"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEvent),
  "links": SelfLink.optional()
});

export const ContainerTransportEstimatedArrivedAtInlandDestinationNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.transport.estimated.arrived_at_inland_destination"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": TransportEventNotificationRelationships
}),
  "included": zod.array(TransportEventIncluded),
  "links": SelfLink.optional()
});

export const EstimatedEventRef = zod.strictObject({
  "type": zod.literal("estimated_event"),
  "id": Identifier
});

export const EstimatedEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": EstimatedEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const EstimatedEventIncluded = zod.discriminatedUnion('type', [EstimatedEvent,Shipment,Port,Vessel]);

export const ShipmentEstimatedArrivalNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("shipment.estimated.arrival"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": EstimatedEventNotificationRelationships
}),
  "included": zod.array(EstimatedEventIncluded),
  "links": SelfLink.optional()
});

export const ShipmentUpdatedEventRef = zod.strictObject({
  "type": zod.literal("shipment_updated_event"),
  "id": Identifier
});

export const ShipmentUpdatedEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": ShipmentUpdatedEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const ShipmentUpdatedIncluded = zod.discriminatedUnion('type', [ShipmentUpdatedEvent,Shipment,TransportEvent]);

export const ShipmentUpdatedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("shipment.updated"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ShipmentUpdatedEventNotificationRelationships
}),
  "included": zod.array(ShipmentUpdatedIncluded),
  "links": SelfLink.optional()
});

export const DocumentNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": DocumentRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
}),
  "document": zod.strictObject({
  "data": DocumentRef
})
});

export const DocumentIncluded = zod.discriminatedUnion('type', [Document,DocumentRepresentation,EmailSubmission]);

export const DocumentExtractedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
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
});

export const DocumentExtractionFailedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
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
});

export const AttentionEntryRef = zod.strictObject({
  "type": zod.literal("attention_entry"),
  "id": Identifier
});

export const AttentionNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": AttentionEntryRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const AttentionIncluded = zod.discriminatedUnion('type', [AttentionEntry,Container,Shipment,TrackingRequest,Document]);

export const AttentionOpenedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("attention.opened"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": AttentionNotificationRelationships
}),
  "included": zod.array(AttentionIncluded),
  "links": SelfLink.optional()
});

export const AttentionClosedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("attention.closed"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": AttentionNotificationRelationships
}),
  "included": zod.array(AttentionIncluded),
  "links": SelfLink.optional()
});

export const ContradictionRef = zod.strictObject({
  "type": zod.literal("contradiction"),
  "id": Identifier
});

export const ContradictionNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": ContradictionRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const ContradictionIncluded = zod.discriminatedUnion('type', [Contradiction,Container,Shipment]);

export const ContainerContradictionOpenedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.contradiction.opened"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContradictionNotificationRelationships
}),
  "included": zod.array(ContradictionIncluded),
  "links": SelfLink.optional()
});

export const ContainerContradictionResolvedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.contradiction.resolved"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContradictionNotificationRelationships
}),
  "included": zod.array(ContradictionIncluded),
  "links": SelfLink.optional()
});

export const ContainerMilestoneOverdueEventRef = zod.strictObject({
  "type": zod.literal("container_milestone_overdue_event"),
  "id": Identifier
});

export const ContainerMilestoneOverdueEventNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": ContainerMilestoneOverdueEventRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const ContainerMilestoneOverdueIncluded = zod.discriminatedUnion('type', [ContainerMilestoneOverdueEvent,Container,Shipment]);

export const ContainerMilestoneOverdueNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("container.milestone.overdue"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": ContainerMilestoneOverdueEventNotificationRelationships
}),
  "included": zod.array(ContainerMilestoneOverdueIncluded),
  "links": SelfLink.optional()
});

export const SourceSilenceRef = zod.strictObject({
  "type": zod.literal("source_silence"),
  "id": Identifier
});

export const SourceSilenceNotificationRelationships = zod.strictObject({
  "webhook": zod.strictObject({
  "data": WebhookRef
}),
  "reference_object": zod.strictObject({
  "data": SourceSilenceRef
}),
  "webhook_notification_logs": zod.strictObject({
  "data": zod.array(WebhookNotificationLogRef)
})
});

export const SourceSilentNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("source.silent"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": SourceSilenceNotificationRelationships
}),
  "included": zod.array(SourceSilence),
  "links": SelfLink.optional()
});

export const SourceSilenceEndedNotification = zod.strictObject({
  "data": zod.strictObject({
  "id": NotificationId,
  "type": zod.literal("webhook_notification"),
  "attributes": zod.strictObject({
  "id": NotificationId,
  "event": zod.literal("source.silence_ended"),
  "delivery_status": DeliveryStatus,
  "created_at": Timestamp
}),
  "relationships": SourceSilenceNotificationRelationships
}),
  "included": zod.array(SourceSilence),
  "links": SelfLink.optional()
});

export const listShipmentsQueryPageNumberDefault = 1;
export const listShipmentsQueryPageNumberMax = 9007199254740991;

export const listShipmentsQueryPageSizeDefault = 30;

export const listShipmentsQueryPageAfterMax = 1000;

export const listShipmentsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listShipmentsQueryQMax = 200;

export const listShipmentsQuerySortMax = 7;

export const listShipmentsQueryFieldsContainerMax = 100;

export const listShipmentsQueryFieldsShipmentMax = 100;

export const listShipmentsQueryFilterIdMax = 100;

export const listShipmentsQueryFilterHoldMax = 20;

export const listShipmentsQueryFilterFeesMax = 20;

export const listShipmentsQueryFilterPickupPlaceMax = 200;

export const listShipmentsQueryFilterTerminalMax = 200;

export const listShipmentsQueryFilterVesselMax = 200;

export const listShipmentsQueryFilterTagItemMax = 200;

export const listShipmentsQueryFilterTagMax = 20;

export const listShipmentsQueryFilterCustomFieldMaxOne = 500;

export const listShipmentsQueryFilterNotHoldMax = 20;

export const listShipmentsQueryFilterNotFeesMax = 20;

export const listShipmentsQueryFilterNotTerminalMax = 200;

export const listShipmentsQueryFilterNotPickupPlaceMax = 200;

export const listShipmentsQueryFilterNotVesselMax = 200;

export const listShipmentsQueryFilterNotTagItemMax = 200;

export const listShipmentsQueryFilterNotTagMax = 20;

export const ListShipmentsQueryParams = zod.strictObject({
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
})

export const ListShipments200Response = ShipmentList

export const ListShipments400Response = Errors

export const ListShipments401Response = Errors

export const ListShipments429Response = Errors

export const ListShipments500Response = Errors

export const ListShipments503Response = Errors

export const bulkUpdateShipmentsHeaderIdempotencyKeyMax = 255;

export const bulkUpdateShipmentsHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const BulkUpdateShipmentsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkUpdateShipmentsHeaderIdempotencyKeyMax).regex(bulkUpdateShipmentsHeaderIdempotencyKeyRegExp).optional()
})

export const BulkUpdateShipmentsBody = RecordBatchCreate

export const BulkUpdateShipments200Response = RecordBatchDocument

export const BulkUpdateShipments400Response = Errors

export const BulkUpdateShipments401Response = Errors

export const BulkUpdateShipments403Response = Errors

export const BulkUpdateShipments408Response = Errors

export const BulkUpdateShipments409Response = Errors

export const BulkUpdateShipments413Response = Errors

export const BulkUpdateShipments415Response = Errors

export const BulkUpdateShipments422Response = Errors

export const BulkUpdateShipments429Response = Errors

export const BulkUpdateShipments500Response = Errors

export const BulkUpdateShipments503Response = Errors

export const GetShipmentParams = zod.strictObject({
  "id": zod.string()
})

export const GetShipmentQueryParams = zod.strictObject({
  "include": zod.array(ShipmentInclude).optional(),
  "provenance": zod.array(zod.string()).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const GetShipment200Response = ShipmentDocument

export const GetShipment400Response = Errors

export const GetShipment401Response = Errors

export const GetShipment404Response = Errors

export const GetShipment429Response = Errors

export const GetShipment500Response = Errors

export const GetShipment503Response = Errors

export const UpdateShipmentParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateShipmentBody = ShipmentUpdate

export const UpdateShipment200Response = ShipmentDocument

export const UpdateShipment400Response = Errors

export const UpdateShipment401Response = Errors

export const UpdateShipment403Response = Errors

export const UpdateShipment404Response = Errors

export const UpdateShipment408Response = Errors

export const UpdateShipment409Response = Errors

export const UpdateShipment413Response = Errors

export const UpdateShipment415Response = Errors

export const UpdateShipment422Response = Errors

export const UpdateShipment429Response = Errors

export const UpdateShipment500Response = Errors

export const UpdateShipment503Response = Errors

export const StopShipmentTrackingParams = zod.strictObject({
  "id": zod.string()
})

export const StopShipmentTrackingBody = ShipmentAction

export const StopShipmentTracking200Response = ShipmentDocument

export const StopShipmentTracking400Response = Errors

export const StopShipmentTracking401Response = Errors

export const StopShipmentTracking403Response = Errors

export const StopShipmentTracking404Response = Errors

export const StopShipmentTracking408Response = Errors

export const StopShipmentTracking409Response = Errors

export const StopShipmentTracking413Response = Errors

export const StopShipmentTracking415Response = Errors

export const StopShipmentTracking422Response = Errors

export const StopShipmentTracking429Response = Errors

export const StopShipmentTracking500Response = Errors

export const StopShipmentTracking503Response = Errors

export const ResumeShipmentTrackingParams = zod.strictObject({
  "id": zod.string()
})

export const ResumeShipmentTrackingBody = ShipmentAction

export const ResumeShipmentTracking200Response = ShipmentDocument

export const ResumeShipmentTracking400Response = Errors

export const ResumeShipmentTracking401Response = Errors

export const ResumeShipmentTracking403Response = Errors

export const ResumeShipmentTracking404Response = Errors

export const ResumeShipmentTracking408Response = Errors

export const ResumeShipmentTracking409Response = Errors

export const ResumeShipmentTracking413Response = Errors

export const ResumeShipmentTracking415Response = Errors

export const ResumeShipmentTracking422Response = Errors

export const ResumeShipmentTracking429Response = Errors

export const ResumeShipmentTracking500Response = Errors

export const ResumeShipmentTracking503Response = Errors

export const GetShipmentProvenanceParams = zod.strictObject({
  "id": zod.string()
})

export const GetShipmentProvenanceQueryParams = zod.strictObject({
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const GetShipmentProvenance200Response = ProvenanceDocument

export const GetShipmentProvenance400Response = Errors

export const GetShipmentProvenance401Response = Errors

export const GetShipmentProvenance404Response = Errors

export const GetShipmentProvenance429Response = Errors

export const GetShipmentProvenance500Response = Errors

export const GetShipmentProvenance503Response = Errors

export const listContainersQueryPageNumberDefault = 1;
export const listContainersQueryPageNumberMax = 9007199254740991;

export const listContainersQueryPageSizeDefault = 30;

export const listContainersQueryPageAfterMax = 1000;

export const listContainersQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listContainersQueryQMax = 200;

export const listContainersQuerySortMax = 7;

export const listContainersQueryFieldsContainerMax = 100;

export const listContainersQueryFieldsShipmentMax = 100;

export const listContainersQueryFilterIdMax = 100;

export const listContainersQueryFilterFreeTimeEndsWithinMin = 0;
export const listContainersQueryFilterFreeTimeEndsWithinMax = 60;

export const listContainersQueryFilterHoldMax = 20;

export const listContainersQueryFilterFeesMax = 20;

export const listContainersQueryFilterPickupPlaceMax = 200;

export const listContainersQueryFilterTerminalMax = 200;

export const listContainersQueryFilterVesselMax = 200;

export const listContainersQueryFilterTagItemMax = 200;

export const listContainersQueryFilterTagMax = 20;

export const listContainersQueryFilterCustomFieldMaxOne = 500;

export const listContainersQueryFilterNotHoldMax = 20;

export const listContainersQueryFilterNotFeesMax = 20;

export const listContainersQueryFilterNotTerminalMax = 200;

export const listContainersQueryFilterNotPickupPlaceMax = 200;

export const listContainersQueryFilterNotVesselMax = 200;

export const listContainersQueryFilterNotTagItemMax = 200;

export const listContainersQueryFilterNotTagMax = 20;

export const ListContainersQueryParams = zod.strictObject({
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
})

export const ListContainers200Response = ContainerList

export const ListContainers400Response = Errors

export const ListContainers401Response = Errors

export const ListContainers429Response = Errors

export const ListContainers500Response = Errors

export const ListContainers503Response = Errors

export const bulkUpdateContainersHeaderIdempotencyKeyMax = 255;

export const bulkUpdateContainersHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const BulkUpdateContainersHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkUpdateContainersHeaderIdempotencyKeyMax).regex(bulkUpdateContainersHeaderIdempotencyKeyRegExp).optional()
})

export const BulkUpdateContainersBody = RecordBatchCreate

export const BulkUpdateContainers200Response = RecordBatchDocument

export const BulkUpdateContainers400Response = Errors

export const BulkUpdateContainers401Response = Errors

export const BulkUpdateContainers403Response = Errors

export const BulkUpdateContainers408Response = Errors

export const BulkUpdateContainers409Response = Errors

export const BulkUpdateContainers413Response = Errors

export const BulkUpdateContainers415Response = Errors

export const BulkUpdateContainers422Response = Errors

export const BulkUpdateContainers429Response = Errors

export const BulkUpdateContainers500Response = Errors

export const BulkUpdateContainers503Response = Errors

export const GetContainerPositions200Response = ContainerPositions

export const GetContainerPositions400Response = Errors

export const GetContainerPositions401Response = Errors

export const GetContainerPositions403Response = Errors

export const GetContainerPositions429Response = Errors

export const GetContainerPositions500Response = Errors

export const GetContainerPositions503Response = Errors

export const GetContainerParams = zod.strictObject({
  "id": zod.string()
})

export const GetContainerQueryParams = zod.strictObject({
  "include": zod.array(ContainerInclude).optional(),
  "provenance": zod.array(zod.string()).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const GetContainer200Response = ContainerDocument

export const GetContainer400Response = Errors

export const GetContainer401Response = Errors

export const GetContainer404Response = Errors

export const GetContainer429Response = Errors

export const GetContainer500Response = Errors

export const GetContainer503Response = Errors

export const UpdateContainerParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateContainerBody = ContainerUpdate

export const UpdateContainer200Response = ContainerDocument

export const UpdateContainer400Response = Errors

export const UpdateContainer401Response = Errors

export const UpdateContainer403Response = Errors

export const UpdateContainer404Response = Errors

export const UpdateContainer408Response = Errors

export const UpdateContainer409Response = Errors

export const UpdateContainer413Response = Errors

export const UpdateContainer415Response = Errors

export const UpdateContainer422Response = Errors

export const UpdateContainer429Response = Errors

export const UpdateContainer500Response = Errors

export const UpdateContainer503Response = Errors

export const RefreshContainerParams = zod.strictObject({
  "id": zod.string()
})

export const RefreshContainer200Response = RefreshResult

export const RefreshContainer400Response = Errors

export const RefreshContainer401Response = Errors

export const RefreshContainer403Response = Errors

export const RefreshContainer404Response = Errors

export const RefreshContainer429Response = Errors

export const RefreshContainer500Response = Errors

export const RefreshContainer503Response = Errors

export const ListContainerTransportEventsParams = zod.strictObject({
  "id": zod.string()
})

export const listContainerTransportEventsQueryPageNumberDefault = 1;
export const listContainerTransportEventsQueryPageNumberMax = 9007199254740991;

export const listContainerTransportEventsQueryPageAfterMax = 1000;

export const listContainerTransportEventsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListContainerTransportEventsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainerTransportEventsQueryPageNumberMax).default(listContainerTransportEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listContainerTransportEventsQueryPageAfterMax).regex(listContainerTransportEventsQueryPageAfterRegExp).optional(),
  "include": zod.array(TransportEventInclude).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const ListContainerTransportEvents200Response = TransportEventList

export const ListContainerTransportEvents400Response = Errors

export const ListContainerTransportEvents401Response = Errors

export const ListContainerTransportEvents404Response = Errors

export const ListContainerTransportEvents429Response = Errors

export const ListContainerTransportEvents500Response = Errors

export const ListContainerTransportEvents503Response = Errors

export const ListContainerRawEventsParams = zod.strictObject({
  "id": zod.string()
})

export const listContainerRawEventsQueryPageNumberDefault = 1;
export const listContainerRawEventsQueryPageNumberMax = 9007199254740991;

export const listContainerRawEventsQueryPageAfterMax = 1000;

export const listContainerRawEventsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListContainerRawEventsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainerRawEventsQueryPageNumberMax).default(listContainerRawEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listContainerRawEventsQueryPageAfterMax).regex(listContainerRawEventsQueryPageAfterRegExp).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const ListContainerRawEvents200Response = RawEventList

export const ListContainerRawEvents400Response = Errors

export const ListContainerRawEvents401Response = Errors

export const ListContainerRawEvents404Response = Errors

export const ListContainerRawEvents429Response = Errors

export const ListContainerRawEvents500Response = Errors

export const ListContainerRawEvents503Response = Errors

export const GetContainerChargesForecastParams = zod.strictObject({
  "id": zod.string()
})

export const getContainerChargesForecastQueryDaysDefault = 7;
export const getContainerChargesForecastQueryDaysMax = 60;

export const GetContainerChargesForecastQueryParams = zod.strictObject({
  "days": zod.int().min(1).max(getContainerChargesForecastQueryDaysMax).default(getContainerChargesForecastQueryDaysDefault)
})

export const GetContainerChargesForecast200Response = ChargesForecastDocument

export const GetContainerChargesForecast400Response = Errors

export const GetContainerChargesForecast401Response = Errors

export const GetContainerChargesForecast404Response = Errors

export const GetContainerChargesForecast429Response = Errors

export const GetContainerChargesForecast500Response = Errors

export const GetContainerChargesForecast503Response = Errors

export const GetContainerRouteParams = zod.strictObject({
  "id": zod.string()
})

export const GetContainerRouteQueryParams = zod.strictObject({
  "include": zod.array(RouteInclude).optional()
})

export const GetContainerRoute200Response = RouteDocument

export const GetContainerRoute400Response = Errors

export const GetContainerRoute401Response = Errors

export const GetContainerRoute403Response = Errors

export const GetContainerRoute404Response = Errors

export const GetContainerRoute429Response = Errors

export const GetContainerRoute500Response = Errors

export const GetContainerRoute503Response = Errors

export const GetContainerProvenanceParams = zod.strictObject({
  "id": zod.string()
})

export const GetContainerProvenanceQueryParams = zod.strictObject({
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const GetContainerProvenance200Response = ProvenanceDocument

export const GetContainerProvenance400Response = Errors

export const GetContainerProvenance401Response = Errors

export const GetContainerProvenance404Response = Errors

export const GetContainerProvenance429Response = Errors

export const GetContainerProvenance500Response = Errors

export const GetContainerProvenance503Response = Errors

export const ExplainContainerParams = zod.strictObject({
  "id": zod.string()
})

export const ExplainContainerQueryParams = zod.strictObject({
  "format": zod.enum(['json', 'markdown']).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const ExplainContainer200Response = ExplanationDocument

export const ExplainContainer400Response = Errors

export const ExplainContainer401Response = Errors

export const ExplainContainer404Response = Errors

export const ExplainContainer429Response = Errors

export const ExplainContainer500Response = Errors

export const ExplainContainer503Response = Errors

export const GetContainerEvidenceParams = zod.strictObject({
  "id": zod.string()
})

export const GetContainerEvidenceQueryParams = zod.strictObject({
  "format": zod.enum(['json', 'pdf']).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const GetContainerEvidence200Response = EvidencePackDocument

export const GetContainerEvidence400Response = Errors

export const GetContainerEvidence401Response = Errors

export const GetContainerEvidence404Response = Errors

export const GetContainerEvidence429Response = Errors

export const GetContainerEvidence500Response = Errors

export const GetContainerEvidence503Response = Errors

export const GetContainerMapGeojsonParams = zod.strictObject({
  "id": zod.string()
})

export const GetContainerMapGeojson200Response = MapGeojson

export const GetContainerMapGeojson400Response = Errors

export const GetContainerMapGeojson401Response = Errors

export const GetContainerMapGeojson403Response = Errors

export const GetContainerMapGeojson404Response = Errors

export const GetContainerMapGeojson429Response = Errors

export const GetContainerMapGeojson500Response = Errors

export const GetContainerMapGeojson503Response = Errors

export const listAccuracyQueryPageNumberDefault = 1;
export const listAccuracyQueryPageNumberMax = 9007199254740991;

export const listAccuracyQueryPageSizeDefault = 30;

export const listAccuracyQueryPageAfterMax = 1000;

export const listAccuracyQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listAccuracyQueryByDefault = `source`;
export const listAccuracyQueryFilterSourceMax = 200;

export const listAccuracyQueryFilterPortOfLadingMax = 200;

export const listAccuracyQueryFilterPortOfDischargeMax = 200;

export const listAccuracyQueryFilterMonthStartRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$');
export const listAccuracyQueryFilterMonthEndRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$');
export const listAccuracyQuerySortDefault = `-cases`;

export const ListAccuracyQueryParams = zod.strictObject({
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
})

export const ListAccuracy200Response = SourceAccuracyList

export const ListAccuracy400Response = Errors

export const ListAccuracy401Response = Errors

export const ListAccuracy429Response = Errors

export const ListAccuracy500Response = Errors

export const ListAccuracy503Response = Errors

export const listAttentionQueryPageNumberDefault = 1;
export const listAttentionQueryPageNumberMax = 9007199254740991;

export const listAttentionQueryPageSizeDefault = 30;

export const listAttentionQueryPageAfterMax = 1000;

export const listAttentionQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const listAttentionQueryFilterSourceMax = 200;

export const ListAttentionQueryParams = zod.strictObject({
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
})

export const ListAttention200Response = AttentionEntryList

export const ListAttention400Response = Errors

export const ListAttention401Response = Errors

export const ListAttention429Response = Errors

export const ListAttention500Response = Errors

export const ListAttention503Response = Errors

export const GetAttentionSettings200Response = AttentionSettingsDocument

export const GetAttentionSettings400Response = Errors

export const GetAttentionSettings401Response = Errors

export const GetAttentionSettings429Response = Errors

export const GetAttentionSettings500Response = Errors

export const GetAttentionSettings503Response = Errors

export const UpdateAttentionSettingsBody = AttentionSettingsUpdate

export const UpdateAttentionSettings200Response = AttentionSettingsDocument

export const UpdateAttentionSettings400Response = Errors

export const UpdateAttentionSettings401Response = Errors

export const UpdateAttentionSettings403Response = Errors

export const UpdateAttentionSettings408Response = Errors

export const UpdateAttentionSettings409Response = Errors

export const UpdateAttentionSettings413Response = Errors

export const UpdateAttentionSettings415Response = Errors

export const UpdateAttentionSettings422Response = Errors

export const UpdateAttentionSettings429Response = Errors

export const UpdateAttentionSettings500Response = Errors

export const UpdateAttentionSettings503Response = Errors

export const GetAttentionEntryParams = zod.strictObject({
  "id": zod.string()
})

export const GetAttentionEntryQueryParams = zod.strictObject({
  "include": zod.array(AttentionEntryInclude).optional()
})

export const GetAttentionEntry200Response = AttentionEntryDocument

export const GetAttentionEntry400Response = Errors

export const GetAttentionEntry401Response = Errors

export const GetAttentionEntry404Response = Errors

export const GetAttentionEntry429Response = Errors

export const GetAttentionEntry500Response = Errors

export const GetAttentionEntry503Response = Errors

export const UpdateAttentionEntryParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateAttentionEntryBody = AttentionEntryUpdate

export const UpdateAttentionEntry200Response = AttentionEntryDocument

export const UpdateAttentionEntry400Response = Errors

export const UpdateAttentionEntry401Response = Errors

export const UpdateAttentionEntry403Response = Errors

export const UpdateAttentionEntry404Response = Errors

export const UpdateAttentionEntry408Response = Errors

export const UpdateAttentionEntry409Response = Errors

export const UpdateAttentionEntry413Response = Errors

export const UpdateAttentionEntry415Response = Errors

export const UpdateAttentionEntry422Response = Errors

export const UpdateAttentionEntry429Response = Errors

export const UpdateAttentionEntry500Response = Errors

export const UpdateAttentionEntry503Response = Errors

export const listContradictionsQueryPageNumberDefault = 1;
export const listContradictionsQueryPageNumberMax = 9007199254740991;

export const listContradictionsQueryPageSizeDefault = 30;

export const listContradictionsQueryPageAfterMax = 1000;

export const listContradictionsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListContradictionsQueryParams = zod.strictObject({
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
})

export const ListContradictions200Response = ContradictionList

export const ListContradictions400Response = Errors

export const ListContradictions401Response = Errors

export const ListContradictions429Response = Errors

export const ListContradictions500Response = Errors

export const ListContradictions503Response = Errors

export const GetContradictionParams = zod.strictObject({
  "id": zod.string()
})

export const GetContradictionQueryParams = zod.strictObject({
  "include": zod.array(ContradictionInclude).optional(),
  "known_at": zod.iso.datetime({"offset":true}).optional(),
  "as_of": zod.iso.datetime({"offset":true}).optional()
})

export const GetContradiction200Response = ContradictionDocument

export const GetContradiction400Response = Errors

export const GetContradiction401Response = Errors

export const GetContradiction404Response = Errors

export const GetContradiction429Response = Errors

export const GetContradiction500Response = Errors

export const GetContradiction503Response = Errors

export const listTrackingRequestsQueryPageNumberDefault = 1;
export const listTrackingRequestsQueryPageNumberMax = 9007199254740991;

export const listTrackingRequestsQueryPageSizeDefault = 30;

export const listTrackingRequestsQueryPageAfterMax = 1000;

export const listTrackingRequestsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listTrackingRequestsQueryQMax = 200;

export const ListTrackingRequestsQueryParams = zod.strictObject({
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
})

export const ListTrackingRequests200Response = TrackingRequestList

export const ListTrackingRequests400Response = Errors

export const ListTrackingRequests401Response = Errors

export const ListTrackingRequests429Response = Errors

export const ListTrackingRequests500Response = Errors

export const ListTrackingRequests503Response = Errors

export const createTrackingRequestHeaderIdempotencyKeyMax = 255;

export const createTrackingRequestHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateTrackingRequestHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createTrackingRequestHeaderIdempotencyKeyMax).regex(createTrackingRequestHeaderIdempotencyKeyRegExp).optional()
})

export const CreateTrackingRequestBody = TrackingRequestCreate

export const CreateTrackingRequest201Response = TrackingRequestDocument

export const CreateTrackingRequest400Response = Errors

export const CreateTrackingRequest401Response = Errors

export const CreateTrackingRequest403Response = Errors

export const CreateTrackingRequest408Response = Errors

export const CreateTrackingRequest409Response = Errors

export const CreateTrackingRequest413Response = Errors

export const CreateTrackingRequest415Response = Errors

export const CreateTrackingRequest422Response = Errors

export const CreateTrackingRequest429Response = Errors

export const CreateTrackingRequest500Response = Errors

export const CreateTrackingRequest503Response = Errors

export const GetTrackingRequestParams = zod.strictObject({
  "id": zod.string()
})

export const GetTrackingRequestQueryParams = zod.strictObject({
  "include": zod.array(TrackingRequestInclude).optional()
})

export const GetTrackingRequest200Response = TrackingRequestDocument

export const GetTrackingRequest400Response = Errors

export const GetTrackingRequest401Response = Errors

export const GetTrackingRequest404Response = Errors

export const GetTrackingRequest429Response = Errors

export const GetTrackingRequest500Response = Errors

export const GetTrackingRequest503Response = Errors

export const UpdateTrackingRequestParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateTrackingRequestBody = TrackingRequestUpdate

export const UpdateTrackingRequest200Response = TrackingRequestDocument

export const UpdateTrackingRequest400Response = Errors

export const UpdateTrackingRequest401Response = Errors

export const UpdateTrackingRequest403Response = Errors

export const UpdateTrackingRequest404Response = Errors

export const UpdateTrackingRequest408Response = Errors

export const UpdateTrackingRequest409Response = Errors

export const UpdateTrackingRequest413Response = Errors

export const UpdateTrackingRequest415Response = Errors

export const UpdateTrackingRequest422Response = Errors

export const UpdateTrackingRequest429Response = Errors

export const UpdateTrackingRequest500Response = Errors

export const UpdateTrackingRequest503Response = Errors

export const bulkCreateTrackingRequestsHeaderIdempotencyKeyMax = 255;

export const bulkCreateTrackingRequestsHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const BulkCreateTrackingRequestsHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(bulkCreateTrackingRequestsHeaderIdempotencyKeyMax).regex(bulkCreateTrackingRequestsHeaderIdempotencyKeyRegExp).optional()
})

export const BulkCreateTrackingRequestsBody = TrackingRequestBatchCreate

export const BulkCreateTrackingRequests200Response = TrackingRequestBatchDocument

export const BulkCreateTrackingRequests400Response = Errors

export const BulkCreateTrackingRequests401Response = Errors

export const BulkCreateTrackingRequests403Response = Errors

export const BulkCreateTrackingRequests408Response = Errors

export const BulkCreateTrackingRequests409Response = Errors

export const BulkCreateTrackingRequests413Response = Errors

export const BulkCreateTrackingRequests415Response = Errors

export const BulkCreateTrackingRequests422Response = Errors

export const BulkCreateTrackingRequests429Response = Errors

export const BulkCreateTrackingRequests500Response = Errors

export const BulkCreateTrackingRequests503Response = Errors

export const inferTrackingNumberHeaderIdempotencyKeyMax = 255;

export const inferTrackingNumberHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const InferTrackingNumberHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(inferTrackingNumberHeaderIdempotencyKeyMax).regex(inferTrackingNumberHeaderIdempotencyKeyRegExp).optional()
})

export const InferTrackingNumberBody = InferNumber

export const InferTrackingNumber200Response = InferNumberDocument

export const InferTrackingNumber400Response = Errors

export const InferTrackingNumber401Response = Errors

export const InferTrackingNumber408Response = Errors

export const InferTrackingNumber409Response = Errors

export const InferTrackingNumber413Response = Errors

export const InferTrackingNumber415Response = Errors

export const InferTrackingNumber422Response = Errors

export const InferTrackingNumber429Response = Errors

export const InferTrackingNumber500Response = Errors

export const InferTrackingNumber503Response = Errors

export const GetSandboxClock200Response = SandboxClockDocument

export const GetSandboxClock400Response = Errors

export const GetSandboxClock401Response = Errors

export const GetSandboxClock429Response = Errors

export const GetSandboxClock500Response = Errors

export const GetSandboxClock503Response = Errors

export const advanceSandboxClockHeaderIdempotencyKeyMax = 255;

export const advanceSandboxClockHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const AdvanceSandboxClockHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(advanceSandboxClockHeaderIdempotencyKeyMax).regex(advanceSandboxClockHeaderIdempotencyKeyRegExp).optional()
})

export const AdvanceSandboxClockBody = SandboxClockAdvance

export const AdvanceSandboxClock200Response = SandboxClockDocument

export const AdvanceSandboxClock400Response = Errors

export const AdvanceSandboxClock401Response = Errors

export const AdvanceSandboxClock403Response = Errors

export const AdvanceSandboxClock408Response = Errors

export const AdvanceSandboxClock409Response = Errors

export const AdvanceSandboxClock413Response = Errors

export const AdvanceSandboxClock415Response = Errors

export const AdvanceSandboxClock422Response = Errors

export const AdvanceSandboxClock429Response = Errors

export const AdvanceSandboxClock500Response = Errors

export const AdvanceSandboxClock503Response = Errors

export const searchRecordsQueryQueryMax = 200;

export const SearchRecordsQueryParams = zod.strictObject({
  "query": zod.string().min(1).max(searchRecordsQueryQueryMax)
})

export const SearchRecords200Response = SearchResultList

export const SearchRecords400Response = Errors

export const SearchRecords401Response = Errors

export const SearchRecords429Response = Errors

export const SearchRecords500Response = Errors

export const SearchRecords503Response = Errors

export const listCalendarFeedsQueryPageNumberDefault = 1;
export const listCalendarFeedsQueryPageNumberMax = 9007199254740991;

export const listCalendarFeedsQueryPageSizeDefault = 30;

export const listCalendarFeedsQueryPageAfterMax = 1000;

export const listCalendarFeedsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCalendarFeedsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listCalendarFeedsQueryPageNumberMax).default(listCalendarFeedsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCalendarFeedsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCalendarFeedsQueryPageAfterMax).regex(listCalendarFeedsQueryPageAfterRegExp).optional()
})

export const ListCalendarFeeds200Response = CalendarFeedList

export const ListCalendarFeeds400Response = Errors

export const ListCalendarFeeds401Response = Errors

export const ListCalendarFeeds429Response = Errors

export const ListCalendarFeeds500Response = Errors

export const ListCalendarFeeds503Response = Errors

export const createCalendarFeedHeaderIdempotencyKeyMax = 255;

export const createCalendarFeedHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateCalendarFeedHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createCalendarFeedHeaderIdempotencyKeyMax).regex(createCalendarFeedHeaderIdempotencyKeyRegExp).optional()
})

export const CreateCalendarFeedBody = CalendarFeedCreate

export const CreateCalendarFeed201Response = CalendarFeedDocument

export const CreateCalendarFeed400Response = Errors

export const CreateCalendarFeed401Response = Errors

export const CreateCalendarFeed403Response = Errors

export const CreateCalendarFeed408Response = Errors

export const CreateCalendarFeed409Response = Errors

export const CreateCalendarFeed413Response = Errors

export const CreateCalendarFeed415Response = Errors

export const CreateCalendarFeed422Response = Errors

export const CreateCalendarFeed429Response = Errors

export const CreateCalendarFeed500Response = Errors

export const CreateCalendarFeed503Response = Errors

export const GetCalendarFeedParams = zod.strictObject({
  "id": zod.string()
})

export const GetCalendarFeed200Response = CalendarFeedDocument

export const GetCalendarFeed400Response = Errors

export const GetCalendarFeed401Response = Errors

export const GetCalendarFeed404Response = Errors

export const GetCalendarFeed429Response = Errors

export const GetCalendarFeed500Response = Errors

export const GetCalendarFeed503Response = Errors

export const DeleteCalendarFeedParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteCalendarFeed204Response = zod.void()

export const DeleteCalendarFeed400Response = Errors

export const DeleteCalendarFeed401Response = Errors

export const DeleteCalendarFeed403Response = Errors

export const DeleteCalendarFeed404Response = Errors

export const DeleteCalendarFeed429Response = Errors

export const DeleteCalendarFeed500Response = Errors

export const DeleteCalendarFeed503Response = Errors

export const RotateCalendarFeedParams = zod.strictObject({
  "id": zod.string()
})

export const rotateCalendarFeedHeaderIdempotencyKeyMax = 255;

export const rotateCalendarFeedHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const RotateCalendarFeedHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(rotateCalendarFeedHeaderIdempotencyKeyMax).regex(rotateCalendarFeedHeaderIdempotencyKeyRegExp).optional()
})

export const RotateCalendarFeed201Response = CalendarFeedDocument

export const RotateCalendarFeed400Response = Errors

export const RotateCalendarFeed401Response = Errors

export const RotateCalendarFeed403Response = Errors

export const RotateCalendarFeed404Response = Errors

export const RotateCalendarFeed409Response = Errors

export const RotateCalendarFeed422Response = Errors

export const RotateCalendarFeed429Response = Errors

export const RotateCalendarFeed500Response = Errors

export const RotateCalendarFeed503Response = Errors

export const listViewsQueryPageNumberDefault = 1;
export const listViewsQueryPageNumberMax = 9007199254740991;

export const listViewsQueryPageSizeDefault = 30;

export const listViewsQueryPageAfterMax = 1000;

export const listViewsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListViewsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listViewsQueryPageNumberMax).default(listViewsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listViewsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listViewsQueryPageAfterMax).regex(listViewsQueryPageAfterRegExp).optional()
})

export const ListViews200Response = ViewList

export const ListViews400Response = Errors

export const ListViews401Response = Errors

export const ListViews429Response = Errors

export const ListViews500Response = Errors

export const ListViews503Response = Errors

export const createViewHeaderIdempotencyKeyMax = 255;

export const createViewHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateViewHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createViewHeaderIdempotencyKeyMax).regex(createViewHeaderIdempotencyKeyRegExp).optional()
})

export const CreateViewBody = ViewCreate

export const CreateView201Response = ViewDocument

export const CreateView400Response = Errors

export const CreateView401Response = Errors

export const CreateView403Response = Errors

export const CreateView408Response = Errors

export const CreateView409Response = Errors

export const CreateView413Response = Errors

export const CreateView415Response = Errors

export const CreateView422Response = Errors

export const CreateView429Response = Errors

export const CreateView500Response = Errors

export const CreateView503Response = Errors

export const GetViewParams = zod.strictObject({
  "id": zod.string()
})

export const GetView200Response = ViewDocument

export const GetView400Response = Errors

export const GetView401Response = Errors

export const GetView404Response = Errors

export const GetView429Response = Errors

export const GetView500Response = Errors

export const GetView503Response = Errors

export const UpdateViewParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateViewBody = ViewUpdate

export const UpdateView200Response = ViewDocument

export const UpdateView400Response = Errors

export const UpdateView401Response = Errors

export const UpdateView403Response = Errors

export const UpdateView404Response = Errors

export const UpdateView408Response = Errors

export const UpdateView409Response = Errors

export const UpdateView413Response = Errors

export const UpdateView415Response = Errors

export const UpdateView422Response = Errors

export const UpdateView429Response = Errors

export const UpdateView500Response = Errors

export const UpdateView503Response = Errors

export const DeleteViewParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteView204Response = zod.void()

export const DeleteView400Response = Errors

export const DeleteView401Response = Errors

export const DeleteView403Response = Errors

export const DeleteView404Response = Errors

export const DeleteView429Response = Errors

export const DeleteView500Response = Errors

export const DeleteView503Response = Errors

export const listEventsQueryAfterDefault = 0;
export const listEventsQueryAfterMin = 0;
export const listEventsQueryAfterMax = 9007199254740991;

export const listEventsQueryLimitDefault = 100;
export const listEventsQueryLimitMax = 1000;

export const listEventsQueryWaitDefault = 0;
export const listEventsQueryWaitMin = 0;
export const listEventsQueryWaitMax = 25;

export const listEventsQueryFilterEventMax = 50;

export const listEventsQueryFilterResourceTypeMax = 20;

export const ListEventsQueryParams = zod.strictObject({
  "after": zod.int().min(listEventsQueryAfterMin).max(listEventsQueryAfterMax).default(listEventsQueryAfterDefault),
  "limit": zod.int().min(1).max(listEventsQueryLimitMax).default(listEventsQueryLimitDefault),
  "wait": zod.int().min(listEventsQueryWaitMin).max(listEventsQueryWaitMax).default(listEventsQueryWaitDefault),
  "filter[event]": zod.array(zod.string()).max(listEventsQueryFilterEventMax).optional(),
  "filter[resource_type]": zod.array(zod.string()).max(listEventsQueryFilterResourceTypeMax).optional(),
  "filter[resource_id]": zod.string().optional(),
  "filter[shipment_id]": zod.string().optional(),
  "filter[container_id]": zod.string().optional()
})

export const ListEvents200Response = EventList

export const ListEvents400Response = Errors

export const ListEvents401Response = Errors

export const ListEvents429Response = Errors

export const ListEvents500Response = Errors

export const ListEvents503Response = Errors

export const listWebhooksQueryPageNumberDefault = 1;
export const listWebhooksQueryPageNumberMax = 9007199254740991;

export const listWebhooksQueryPageSizeDefault = 30;

export const listWebhooksQueryPageAfterMax = 1000;

export const listWebhooksQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListWebhooksQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listWebhooksQueryPageNumberMax).default(listWebhooksQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listWebhooksQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listWebhooksQueryPageAfterMax).regex(listWebhooksQueryPageAfterRegExp).optional()
})

export const ListWebhooks200Response = WebhookList

export const ListWebhooks400Response = Errors

export const ListWebhooks401Response = Errors

export const ListWebhooks403Response = Errors

export const ListWebhooks429Response = Errors

export const ListWebhooks500Response = Errors

export const ListWebhooks503Response = Errors

export const createWebhookHeaderIdempotencyKeyMax = 255;

export const createWebhookHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateWebhookHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createWebhookHeaderIdempotencyKeyMax).regex(createWebhookHeaderIdempotencyKeyRegExp).optional()
})

export const CreateWebhookBody = WebhookCreate

export const CreateWebhook201Response = WebhookDocument

export const CreateWebhook400Response = Errors

export const CreateWebhook401Response = Errors

export const CreateWebhook403Response = Errors

export const CreateWebhook408Response = Errors

export const CreateWebhook409Response = Errors

export const CreateWebhook413Response = Errors

export const CreateWebhook415Response = Errors

export const CreateWebhook422Response = Errors

export const CreateWebhook429Response = Errors

export const CreateWebhook500Response = Errors

export const CreateWebhook503Response = Errors

export const GetWebhookParams = zod.strictObject({
  "id": zod.string()
})

export const GetWebhook200Response = WebhookDocument

export const GetWebhook400Response = Errors

export const GetWebhook401Response = Errors

export const GetWebhook403Response = Errors

export const GetWebhook404Response = Errors

export const GetWebhook429Response = Errors

export const GetWebhook500Response = Errors

export const GetWebhook503Response = Errors

export const UpdateWebhookParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateWebhookBody = WebhookUpdate

export const UpdateWebhook200Response = WebhookDocument

export const UpdateWebhook400Response = Errors

export const UpdateWebhook401Response = Errors

export const UpdateWebhook403Response = Errors

export const UpdateWebhook404Response = Errors

export const UpdateWebhook408Response = Errors

export const UpdateWebhook409Response = Errors

export const UpdateWebhook413Response = Errors

export const UpdateWebhook415Response = Errors

export const UpdateWebhook422Response = Errors

export const UpdateWebhook429Response = Errors

export const UpdateWebhook500Response = Errors

export const UpdateWebhook503Response = Errors

export const DeleteWebhookParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteWebhook200Response = zod.unknown()

export const DeleteWebhook400Response = Errors

export const DeleteWebhook401Response = Errors

export const DeleteWebhook403Response = Errors

export const DeleteWebhook404Response = Errors

export const DeleteWebhook429Response = Errors

export const DeleteWebhook500Response = Errors

export const DeleteWebhook503Response = Errors

export const RotateWebhookSecretParams = zod.strictObject({
  "id": zod.string()
})

export const rotateWebhookSecretHeaderIdempotencyKeyMax = 255;

export const rotateWebhookSecretHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const RotateWebhookSecretHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(rotateWebhookSecretHeaderIdempotencyKeyMax).regex(rotateWebhookSecretHeaderIdempotencyKeyRegExp).optional()
})

export const RotateWebhookSecret200Response = WebhookDocument

export const RotateWebhookSecret400Response = Errors

export const RotateWebhookSecret401Response = Errors

export const RotateWebhookSecret403Response = Errors

export const RotateWebhookSecret404Response = Errors

export const RotateWebhookSecret409Response = Errors

export const RotateWebhookSecret422Response = Errors

export const RotateWebhookSecret429Response = Errors

export const RotateWebhookSecret500Response = Errors

export const RotateWebhookSecret503Response = Errors

export const ReplayWebhookParams = zod.strictObject({
  "id": zod.string()
})

export const replayWebhookHeaderIdempotencyKeyMax = 255;

export const replayWebhookHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const ReplayWebhookHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(replayWebhookHeaderIdempotencyKeyMax).regex(replayWebhookHeaderIdempotencyKeyRegExp).optional()
})

export const ReplayWebhookBody = WebhookReplay

export const ReplayWebhook202Response = WebhookReplayDocument

export const ReplayWebhook400Response = Errors

export const ReplayWebhook401Response = Errors

export const ReplayWebhook403Response = Errors

export const ReplayWebhook404Response = Errors

export const ReplayWebhook408Response = Errors

export const ReplayWebhook409Response = Errors

export const ReplayWebhook413Response = Errors

export const ReplayWebhook415Response = Errors

export const ReplayWebhook422Response = Errors

export const ReplayWebhook429Response = Errors

export const ReplayWebhook500Response = Errors

export const ReplayWebhook503Response = Errors

export const listWebhookEventsQueryPageNumberDefault = 1;
export const listWebhookEventsQueryPageNumberMax = 9007199254740991;

export const listWebhookEventsQueryPageAfterMax = 1000;

export const listWebhookEventsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListWebhookEventsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listWebhookEventsQueryPageNumberMax).default(listWebhookEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listWebhookEventsQueryPageAfterMax).regex(listWebhookEventsQueryPageAfterRegExp).optional()
})

export const ListWebhookEvents200Response = WebhookEventCategoryList

export const ListWebhookEvents400Response = Errors

export const ListWebhookEvents401Response = Errors

export const ListWebhookEvents429Response = Errors

export const ListWebhookEvents500Response = Errors

export const ListWebhookEvents503Response = Errors

export const ListWebhookIps200Response = WebhookIps

export const ListWebhookIps400Response = Errors

export const ListWebhookIps401Response = Errors

export const ListWebhookIps429Response = Errors

export const ListWebhookIps500Response = Errors

export const ListWebhookIps503Response = Errors

export const triggerWebhookHeaderIdempotencyKeyMax = 255;

export const triggerWebhookHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const TriggerWebhookHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(triggerWebhookHeaderIdempotencyKeyMax).regex(triggerWebhookHeaderIdempotencyKeyRegExp).optional()
})

export const TriggerWebhookBody = WebhookTrigger

export const TriggerWebhook200Response = WebhookTriggerResult

export const TriggerWebhook400Response = Errors

export const TriggerWebhook401Response = Errors

export const TriggerWebhook403Response = Errors

export const TriggerWebhook408Response = Errors

export const TriggerWebhook409Response = Errors

export const TriggerWebhook413Response = Errors

export const TriggerWebhook415Response = Errors

export const TriggerWebhook422Response = Errors

export const TriggerWebhook429Response = Errors

export const TriggerWebhook500Response = Errors

export const TriggerWebhook503Response = Errors

export const listWebhookNotificationsQueryPageNumberDefault = 1;
export const listWebhookNotificationsQueryPageNumberMax = 9007199254740991;

export const listWebhookNotificationsQueryPageSizeDefault = 30;

export const listWebhookNotificationsQueryPageAfterMax = 1000;

export const listWebhookNotificationsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListWebhookNotificationsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listWebhookNotificationsQueryPageNumberMax).default(listWebhookNotificationsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listWebhookNotificationsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listWebhookNotificationsQueryPageAfterMax).regex(listWebhookNotificationsQueryPageAfterRegExp).optional(),
  "include": zod.array(WebhookNotificationInclude).optional()
})

export const ListWebhookNotifications200Response = WebhookNotificationList

export const ListWebhookNotifications400Response = Errors

export const ListWebhookNotifications401Response = Errors

export const ListWebhookNotifications403Response = Errors

export const ListWebhookNotifications429Response = Errors

export const ListWebhookNotifications500Response = Errors

export const ListWebhookNotifications503Response = Errors

export const GetWebhookNotificationParams = zod.strictObject({
  "id": zod.string()
})

export const GetWebhookNotificationQueryParams = zod.strictObject({
  "include": zod.array(WebhookNotificationInclude).optional()
})

export const GetWebhookNotification200Response = WebhookNotificationDocument

export const GetWebhookNotification400Response = Errors

export const GetWebhookNotification401Response = Errors

export const GetWebhookNotification403Response = Errors

export const GetWebhookNotification404Response = Errors

export const GetWebhookNotification429Response = Errors

export const GetWebhookNotification500Response = Errors

export const GetWebhookNotification503Response = Errors

export const GetWebhookNotificationBodyParams = zod.strictObject({
  "id": zod.string()
})

export const GetWebhookNotificationBody200Response = WebhookNotificationDocument

export const GetWebhookNotificationBody400Response = Errors

export const GetWebhookNotificationBody401Response = Errors

export const GetWebhookNotificationBody403Response = Errors

export const GetWebhookNotificationBody404Response = Errors

export const GetWebhookNotificationBody410Response = Errors

export const GetWebhookNotificationBody429Response = Errors

export const GetWebhookNotificationBody500Response = Errors

export const GetWebhookNotificationBody503Response = Errors

export const GetWebhookNotificationExampleQueryParams = zod.strictObject({
  "event": zod.enum(['tracking_request.succeeded', 'tracking_request.failed', 'tracking_request.awaiting_manifest', 'tracking_request.tracking_stopped', 'container.created', 'container.updated', 'container.pod_terminal_changed', 'container.pickup_lfd.changed', 'container.pickup_lfd_line.changed', 'container.pickup_lfd_terminal.changed', 'container.pickup_lfd_rail.changed', 'container.pickup_appointment.changed', 'container.transport.empty_out', 'container.transport.full_in', 'container.transport.vessel_loaded', 'container.transport.vessel_departed', 'container.transport.transshipment_arrived', 'container.transport.transshipment_discharged', 'container.transport.transshipment_loaded', 'container.transport.transshipment_departed', 'container.transport.feeder_arrived', 'container.transport.feeder_discharged', 'container.transport.feeder_loaded', 'container.transport.feeder_departed', 'container.transport.vessel_arrived', 'container.transport.vessel_berthed', 'container.transport.vessel_discharged', 'container.transport.available', 'container.transport.not_available', 'container.transport.full_out', 'container.transport.delivered', 'container.transport.empty_in', 'container.transport.rail_loaded', 'container.transport.rail_departed', 'container.transport.rail_arrived', 'container.transport.rail_unloaded', 'container.transport.arrived_at_inland_destination', 'container.transport.estimated.vessel_departed', 'container.transport.estimated.vessel_arrived', 'container.transport.estimated.arrived_at_inland_destination', 'shipment.estimated.arrival', 'shipment.updated', 'document.extracted', 'document.extraction_failed', 'attention.opened', 'attention.closed', 'container.contradiction.opened', 'container.contradiction.resolved', 'container.milestone.overdue', 'source.silent', 'source.silence_ended'])
})

export const GetWebhookNotificationExample200Response = WebhookNotificationDocument

export const GetWebhookNotificationExample400Response = Errors

export const GetWebhookNotificationExample401Response = Errors

export const GetWebhookNotificationExample429Response = Errors

export const GetWebhookNotificationExample500Response = Errors

export const GetWebhookNotificationExample503Response = Errors

export const listShippingLinesQueryPageNumberDefault = 1;
export const listShippingLinesQueryPageNumberMax = 9007199254740991;

export const listShippingLinesQueryPageAfterMax = 1000;

export const listShippingLinesQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListShippingLinesQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listShippingLinesQueryPageNumberMax).default(listShippingLinesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listShippingLinesQueryPageAfterMax).regex(listShippingLinesQueryPageAfterRegExp).optional(),
  "search": zod.string().optional()
})

export const ListShippingLines200Response = ShippingLineList

export const ListShippingLines400Response = Errors

export const ListShippingLines401Response = Errors

export const ListShippingLines429Response = Errors

export const ListShippingLines500Response = Errors

export const ListShippingLines503Response = Errors

export const GetShippingLineParams = zod.strictObject({
  "id": zod.string()
})

export const GetShippingLine200Response = ShippingLineDocument

export const GetShippingLine400Response = Errors

export const GetShippingLine401Response = Errors

export const GetShippingLine404Response = Errors

export const GetShippingLine429Response = Errors

export const GetShippingLine500Response = Errors

export const GetShippingLine503Response = Errors

export const GetReportParams = zod.strictObject({
  "id": zod.string()
})

export const GetReport200Response = ReportDocument

export const GetReport400Response = Errors

export const GetReport401Response = Errors

export const GetReport404Response = Errors

export const GetReport429Response = Errors

export const GetReport500Response = Errors

export const GetReport503Response = Errors

export const listSourcesQueryPageNumberDefault = 1;
export const listSourcesQueryPageNumberMax = 9007199254740991;

export const listSourcesQueryPageAfterMax = 1000;

export const listSourcesQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListSourcesQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listSourcesQueryPageNumberMax).default(listSourcesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).optional(),
  "page[after]": zod.string().min(1).max(listSourcesQueryPageAfterMax).regex(listSourcesQueryPageAfterRegExp).optional()
})

export const ListSources200Response = SourceList

export const ListSources400Response = Errors

export const ListSources401Response = Errors

export const ListSources403Response = Errors

export const ListSources429Response = Errors

export const ListSources500Response = Errors

export const ListSources503Response = Errors

export const listSourceSilencesQueryPageNumberDefault = 1;
export const listSourceSilencesQueryPageNumberMax = 9007199254740991;

export const listSourceSilencesQueryPageSizeDefault = 30;

export const listSourceSilencesQueryPageAfterMax = 1000;

export const listSourceSilencesQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const listSourceSilencesQueryFilterSourceMax = 200;

export const ListSourceSilencesQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listSourceSilencesQueryPageNumberMax).default(listSourceSilencesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listSourceSilencesQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listSourceSilencesQueryPageAfterMax).regex(listSourceSilencesQueryPageAfterRegExp).optional(),
  "filter[kind]": zod.array(zod.enum(['line', 'terminal', 'rail'])).min(1).optional(),
  "filter[source]": zod.string().min(1).max(listSourceSilencesQueryFilterSourceMax).optional()
})

export const ListSourceSilences200Response = SourceSilenceList

export const ListSourceSilences400Response = Errors

export const ListSourceSilences401Response = Errors

export const ListSourceSilences429Response = Errors

export const ListSourceSilences500Response = Errors

export const ListSourceSilences503Response = Errors

export const GetSourceSilenceParams = zod.strictObject({
  "id": zod.string()
})

export const GetSourceSilence200Response = SourceSilenceDocument

export const GetSourceSilence400Response = Errors

export const GetSourceSilence401Response = Errors

export const GetSourceSilence404Response = Errors

export const GetSourceSilence429Response = Errors

export const GetSourceSilence500Response = Errors

export const GetSourceSilence503Response = Errors

export const GetPortParams = zod.strictObject({
  "id": zod.string()
})

export const GetPort200Response = PortDocument

export const GetPort400Response = Errors

export const GetPort401Response = Errors

export const GetPort404Response = Errors

export const GetPort429Response = Errors

export const GetPort500Response = Errors

export const GetPort503Response = Errors

export const GetMetroAreaParams = zod.strictObject({
  "id": zod.string()
})

export const GetMetroArea200Response = MetroAreaDocument

export const GetMetroArea400Response = Errors

export const GetMetroArea401Response = Errors

export const GetMetroArea404Response = Errors

export const GetMetroArea429Response = Errors

export const GetMetroArea500Response = Errors

export const GetMetroArea503Response = Errors

export const GetTerminalParams = zod.strictObject({
  "id": zod.string()
})

export const GetTerminal200Response = TerminalDocument

export const GetTerminal400Response = Errors

export const GetTerminal401Response = Errors

export const GetTerminal404Response = Errors

export const GetTerminal429Response = Errors

export const GetTerminal500Response = Errors

export const GetTerminal503Response = Errors

export const GetVesselParams = zod.strictObject({
  "id": zod.string()
})

export const GetVesselQueryParams = zod.strictObject({
  "show_positions[from_timestamp]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "show_positions[to_timestamp]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional()
})

export const GetVessel200Response = VesselDocument

export const GetVessel400Response = Errors

export const GetVessel401Response = Errors

export const GetVessel403Response = Errors

export const GetVessel404Response = Errors

export const GetVessel429Response = Errors

export const GetVessel500Response = Errors

export const GetVessel503Response = Errors

export const GetVesselFuturePositionsParams = zod.strictObject({
  "id": zod.string()
})

export const GetVesselFuturePositionsQueryParams = zod.strictObject({
  "port_id": zod.guid(),
  "previous_port_id": zod.guid()
})

export const GetVesselFuturePositions200Response = VesselDocument

export const GetVesselFuturePositions400Response = Errors

export const GetVesselFuturePositions401Response = Errors

export const GetVesselFuturePositions403Response = Errors

export const GetVesselFuturePositions404Response = Errors

export const GetVesselFuturePositions429Response = Errors

export const GetVesselFuturePositions500Response = Errors

export const GetVesselFuturePositions503Response = Errors

export const GetVesselFuturePositionsWithCoordinatesParams = zod.strictObject({
  "id": zod.string()
})

export const getVesselFuturePositionsWithCoordinatesQueryLatitudeMin = -90;
export const getVesselFuturePositionsWithCoordinatesQueryLatitudeMax = 90;

export const getVesselFuturePositionsWithCoordinatesQueryLongitudeMin = -180;
export const getVesselFuturePositionsWithCoordinatesQueryLongitudeMax = 180;

export const GetVesselFuturePositionsWithCoordinatesQueryParams = zod.strictObject({
  "port_id": zod.guid(),
  "previous_port_id": zod.guid(),
  "latitude": zod.number().min(getVesselFuturePositionsWithCoordinatesQueryLatitudeMin).max(getVesselFuturePositionsWithCoordinatesQueryLatitudeMax),
  "longitude": zod.number().min(getVesselFuturePositionsWithCoordinatesQueryLongitudeMin).max(getVesselFuturePositionsWithCoordinatesQueryLongitudeMax)
})

export const GetVesselFuturePositionsWithCoordinates200Response = VesselDocument

export const GetVesselFuturePositionsWithCoordinates400Response = Errors

export const GetVesselFuturePositionsWithCoordinates401Response = Errors

export const GetVesselFuturePositionsWithCoordinates403Response = Errors

export const GetVesselFuturePositionsWithCoordinates404Response = Errors

export const GetVesselFuturePositionsWithCoordinates429Response = Errors

export const GetVesselFuturePositionsWithCoordinates500Response = Errors

export const GetVesselFuturePositionsWithCoordinates503Response = Errors

export const listDocumentsQueryPageNumberDefault = 1;
export const listDocumentsQueryPageNumberMax = 9007199254740991;

export const listDocumentsQueryPageSizeDefault = 30;

export const listDocumentsQueryPageAfterMax = 1000;

export const listDocumentsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listDocumentsQueryFilterFilenameMax = 200;

export const listDocumentsQueryFilterReferenceMax = 200;

export const listDocumentsQueryFilterDocumentTypesMax = 50;

export const ListDocumentsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listDocumentsQueryPageNumberMax).default(listDocumentsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listDocumentsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listDocumentsQueryPageAfterMax).regex(listDocumentsQueryPageAfterRegExp).optional(),
  "include": zod.array(DocumentInclude).optional(),
  "sort": zod.enum(['document_type', '-document_type', 'added_by', '-added_by', 'created_at', '-created_at']).optional(),
  "filter[filename]": zod.string().max(listDocumentsQueryFilterFilenameMax).optional(),
  "filter[reference]": zod.string().max(listDocumentsQueryFilterReferenceMax).optional(),
  "filter[document_types]": zod.array(zod.string()).max(listDocumentsQueryFilterDocumentTypesMax).optional(),
  "filter[readability]": zod.enum(['text', 'recognized', 'no_text', 'not_read']).optional()
})

export const ListDocuments200Response = DocumentList

export const ListDocuments400Response = Errors

export const ListDocuments401Response = Errors

export const ListDocuments429Response = Errors

export const ListDocuments500Response = Errors

export const ListDocuments503Response = Errors

export const createDocumentHeaderIdempotencyKeyMax = 255;

export const createDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateDocumentHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createDocumentHeaderIdempotencyKeyMax).regex(createDocumentHeaderIdempotencyKeyRegExp).optional()
})

export const CreateDocumentBody = DocumentCreate

export const CreateDocument201Response = DocumentDocument

export const CreateDocument400Response = Errors

export const CreateDocument401Response = Errors

export const CreateDocument403Response = Errors

export const CreateDocument408Response = Errors

export const CreateDocument409Response = Errors

export const CreateDocument413Response = Errors

export const CreateDocument415Response = Errors

export const CreateDocument422Response = Errors

export const CreateDocument429Response = Errors

export const CreateDocument500Response = Errors

export const CreateDocument503Response = Errors

export const GetDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const GetDocumentQueryParams = zod.strictObject({
  "include": zod.array(DocumentInclude).optional()
})

export const GetDocument200Response = DocumentDocument

export const GetDocument400Response = Errors

export const GetDocument401Response = Errors

export const GetDocument404Response = Errors

export const GetDocument429Response = Errors

export const GetDocument500Response = Errors

export const GetDocument503Response = Errors

export const UpdateDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateDocumentBody = DocumentUpdate

export const UpdateDocument200Response = DocumentDocument

export const UpdateDocument400Response = Errors

export const UpdateDocument401Response = Errors

export const UpdateDocument403Response = Errors

export const UpdateDocument404Response = Errors

export const UpdateDocument408Response = Errors

export const UpdateDocument409Response = Errors

export const UpdateDocument413Response = Errors

export const UpdateDocument415Response = Errors

export const UpdateDocument422Response = Errors

export const UpdateDocument429Response = Errors

export const UpdateDocument500Response = Errors

export const UpdateDocument503Response = Errors

export const DeleteDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteDocument204Response = zod.void()

export const DeleteDocument400Response = Errors

export const DeleteDocument401Response = Errors

export const DeleteDocument403Response = Errors

export const DeleteDocument404Response = Errors

export const DeleteDocument429Response = Errors

export const DeleteDocument500Response = Errors

export const DeleteDocument503Response = Errors

export const GetDocumentDownloadUrlParams = zod.strictObject({
  "id": zod.string()
})

export const GetDocumentDownloadUrl200Response = DocumentDownload

export const GetDocumentDownloadUrl400Response = Errors

export const GetDocumentDownloadUrl401Response = Errors

export const GetDocumentDownloadUrl404Response = Errors

export const GetDocumentDownloadUrl422Response = Errors

export const GetDocumentDownloadUrl429Response = Errors

export const GetDocumentDownloadUrl500Response = Errors

export const GetDocumentDownloadUrl503Response = Errors

export const GetDocumentPageParams = zod.strictObject({
  "id": zod.string(),
  "page": zod.string()
})

export const GetDocumentPage200Response = zod.unknown()

export const GetDocumentPage400Response = Errors

export const GetDocumentPage401Response = Errors

export const GetDocumentPage404Response = Errors

export const GetDocumentPage422Response = Errors

export const GetDocumentPage429Response = Errors

export const GetDocumentPage500Response = Errors

export const GetDocumentPage503Response = Errors

export const ReextractDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const reextractDocumentHeaderIdempotencyKeyMax = 255;

export const reextractDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const ReextractDocumentHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(reextractDocumentHeaderIdempotencyKeyMax).regex(reextractDocumentHeaderIdempotencyKeyRegExp).optional()
})

export const ReextractDocument202Response = DocumentAccepted

export const ReextractDocument400Response = Errors

export const ReextractDocument401Response = Errors

export const ReextractDocument403Response = Errors

export const ReextractDocument404Response = Errors

export const ReextractDocument409Response = Errors

export const ReextractDocument422Response = Errors

export const ReextractDocument429Response = Errors

export const ReextractDocument500Response = Errors

export const ReextractDocument503Response = Errors

export const ReclassifyDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const reclassifyDocumentHeaderIdempotencyKeyMax = 255;

export const reclassifyDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const ReclassifyDocumentHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(reclassifyDocumentHeaderIdempotencyKeyMax).regex(reclassifyDocumentHeaderIdempotencyKeyRegExp).optional()
})

export const ReclassifyDocument202Response = DocumentAccepted

export const ReclassifyDocument400Response = Errors

export const ReclassifyDocument401Response = Errors

export const ReclassifyDocument403Response = Errors

export const ReclassifyDocument404Response = Errors

export const ReclassifyDocument409Response = Errors

export const ReclassifyDocument422Response = Errors

export const ReclassifyDocument429Response = Errors

export const ReclassifyDocument500Response = Errors

export const ReclassifyDocument503Response = Errors

export const RelinkDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const relinkDocumentHeaderIdempotencyKeyMax = 255;

export const relinkDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const RelinkDocumentHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(relinkDocumentHeaderIdempotencyKeyMax).regex(relinkDocumentHeaderIdempotencyKeyRegExp).optional()
})

export const RelinkDocument202Response = DocumentAccepted

export const RelinkDocument400Response = Errors

export const RelinkDocument401Response = Errors

export const RelinkDocument403Response = Errors

export const RelinkDocument404Response = Errors

export const RelinkDocument409Response = Errors

export const RelinkDocument422Response = Errors

export const RelinkDocument429Response = Errors

export const RelinkDocument500Response = Errors

export const RelinkDocument503Response = Errors

export const RotateDocumentParams = zod.strictObject({
  "id": zod.string()
})

export const rotateDocumentHeaderIdempotencyKeyMax = 255;

export const rotateDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const RotateDocumentHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(rotateDocumentHeaderIdempotencyKeyMax).regex(rotateDocumentHeaderIdempotencyKeyRegExp).optional()
})

export const RotateDocumentBody = DocumentRotate

export const RotateDocument202Response = DocumentAccepted

export const RotateDocument400Response = Errors

export const RotateDocument401Response = Errors

export const RotateDocument403Response = Errors

export const RotateDocument404Response = Errors

export const RotateDocument408Response = Errors

export const RotateDocument409Response = Errors

export const RotateDocument413Response = Errors

export const RotateDocument415Response = Errors

export const RotateDocument422Response = Errors

export const RotateDocument429Response = Errors

export const RotateDocument500Response = Errors

export const RotateDocument503Response = Errors

export const ListDocumentTypes200Response = DocumentTypes

export const ListDocumentTypes400Response = Errors

export const ListDocumentTypes401Response = Errors

export const ListDocumentTypes429Response = Errors

export const ListDocumentTypes500Response = Errors

export const ListDocumentTypes503Response = Errors

export const listEmailSubmissionsQueryPageNumberDefault = 1;
export const listEmailSubmissionsQueryPageNumberMax = 9007199254740991;

export const listEmailSubmissionsQueryPageSizeDefault = 30;

export const listEmailSubmissionsQueryPageAfterMax = 1000;

export const listEmailSubmissionsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListEmailSubmissionsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listEmailSubmissionsQueryPageNumberMax).default(listEmailSubmissionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listEmailSubmissionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listEmailSubmissionsQueryPageAfterMax).regex(listEmailSubmissionsQueryPageAfterRegExp).optional(),
  "include": zod.array(EmailSubmissionDetailInclude).optional()
})

export const ListEmailSubmissions200Response = EmailSubmissionList

export const ListEmailSubmissions400Response = Errors

export const ListEmailSubmissions401Response = Errors

export const ListEmailSubmissions429Response = Errors

export const ListEmailSubmissions500Response = Errors

export const ListEmailSubmissions503Response = Errors

export const createEmailSubmissionHeaderIdempotencyKeyMax = 255;

export const createEmailSubmissionHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateEmailSubmissionHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createEmailSubmissionHeaderIdempotencyKeyMax).regex(createEmailSubmissionHeaderIdempotencyKeyRegExp).optional()
})

export const CreateEmailSubmission201Response = EmailSubmissionDocument

export const CreateEmailSubmission400Response = Errors

export const CreateEmailSubmission401Response = Errors

export const CreateEmailSubmission403Response = Errors

export const CreateEmailSubmission408Response = Errors

export const CreateEmailSubmission409Response = Errors

export const CreateEmailSubmission413Response = Errors

export const CreateEmailSubmission415Response = Errors

export const CreateEmailSubmission422Response = Errors

export const CreateEmailSubmission429Response = Errors

export const CreateEmailSubmission500Response = Errors

export const CreateEmailSubmission503Response = Errors

export const GetEmailSubmissionParams = zod.strictObject({
  "id": zod.string()
})

export const GetEmailSubmissionQueryParams = zod.strictObject({
  "include": zod.array(EmailSubmissionDetailInclude).optional()
})

export const GetEmailSubmission200Response = EmailSubmissionDocument

export const GetEmailSubmission400Response = Errors

export const GetEmailSubmission401Response = Errors

export const GetEmailSubmission404Response = Errors

export const GetEmailSubmission429Response = Errors

export const GetEmailSubmission500Response = Errors

export const GetEmailSubmission503Response = Errors

export const GetDocumentSchemaParams = zod.strictObject({
  "id": zod.string()
})

export const GetDocumentSchema200Response = DocumentSchemaDocument

export const GetDocumentSchema400Response = Errors

export const GetDocumentSchema401Response = Errors

export const GetDocumentSchema404Response = Errors

export const GetDocumentSchema429Response = Errors

export const GetDocumentSchema500Response = Errors

export const GetDocumentSchema503Response = Errors

export const listPartiesQueryPageNumberDefault = 1;
export const listPartiesQueryPageNumberMax = 9007199254740991;

export const listPartiesQueryPageSizeDefault = 25;

export const listPartiesQueryPageAfterMax = 1000;

export const listPartiesQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPartiesQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listPartiesQueryPageNumberMax).default(listPartiesQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listPartiesQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listPartiesQueryPageAfterMax).regex(listPartiesQueryPageAfterRegExp).optional()
})

export const ListParties200Response = PartyList

export const ListParties400Response = Errors

export const ListParties401Response = Errors

export const ListParties429Response = Errors

export const ListParties500Response = Errors

export const ListParties503Response = Errors

export const createPartyHeaderIdempotencyKeyMax = 255;

export const createPartyHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreatePartyHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createPartyHeaderIdempotencyKeyMax).regex(createPartyHeaderIdempotencyKeyRegExp).optional()
})

export const CreatePartyBody = PartyCreate

export const CreateParty201Response = PartyDocument

export const CreateParty400Response = Errors

export const CreateParty401Response = Errors

export const CreateParty403Response = Errors

export const CreateParty408Response = Errors

export const CreateParty409Response = Errors

export const CreateParty413Response = Errors

export const CreateParty415Response = Errors

export const CreateParty422Response = Errors

export const CreateParty429Response = Errors

export const CreateParty500Response = Errors

export const CreateParty503Response = Errors

export const GetPartyParams = zod.strictObject({
  "id": zod.string()
})

export const GetParty200Response = PartyDocument

export const GetParty400Response = Errors

export const GetParty401Response = Errors

export const GetParty404Response = Errors

export const GetParty429Response = Errors

export const GetParty500Response = Errors

export const GetParty503Response = Errors

export const UpdatePartyParams = zod.strictObject({
  "id": zod.string()
})

export const UpdatePartyBody = PartyUpdate

export const UpdateParty200Response = PartyDocument

export const UpdateParty400Response = Errors

export const UpdateParty401Response = Errors

export const UpdateParty403Response = Errors

export const UpdateParty404Response = Errors

export const UpdateParty408Response = Errors

export const UpdateParty409Response = Errors

export const UpdateParty413Response = Errors

export const UpdateParty415Response = Errors

export const UpdateParty422Response = Errors

export const UpdateParty429Response = Errors

export const UpdateParty500Response = Errors

export const UpdateParty503Response = Errors

export const listApiKeysQueryPageNumberDefault = 1;
export const listApiKeysQueryPageNumberMax = 9007199254740991;

export const listApiKeysQueryPageSizeDefault = 30;

export const listApiKeysQueryPageAfterMax = 1000;

export const listApiKeysQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListApiKeysQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listApiKeysQueryPageNumberMax).default(listApiKeysQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listApiKeysQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listApiKeysQueryPageAfterMax).regex(listApiKeysQueryPageAfterRegExp).optional()
})

export const ListApiKeys200Response = ApiKeyList

export const ListApiKeys400Response = Errors

export const ListApiKeys401Response = Errors

export const ListApiKeys429Response = Errors

export const ListApiKeys500Response = Errors

export const ListApiKeys503Response = Errors

export const createApiKeyHeaderIdempotencyKeyMax = 255;

export const createApiKeyHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateApiKeyHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createApiKeyHeaderIdempotencyKeyMax).regex(createApiKeyHeaderIdempotencyKeyRegExp).optional()
})

export const CreateApiKeyBody = ApiKeyCreate

export const CreateApiKey201Response = ApiKeyDocument

export const CreateApiKey400Response = Errors

export const CreateApiKey401Response = Errors

export const CreateApiKey403Response = Errors

export const CreateApiKey408Response = Errors

export const CreateApiKey409Response = Errors

export const CreateApiKey413Response = Errors

export const CreateApiKey415Response = Errors

export const CreateApiKey422Response = Errors

export const CreateApiKey429Response = Errors

export const CreateApiKey500Response = Errors

export const CreateApiKey503Response = Errors

export const GetApiKeyParams = zod.strictObject({
  "id": zod.string()
})

export const GetApiKey200Response = ApiKeyDocument

export const GetApiKey400Response = Errors

export const GetApiKey401Response = Errors

export const GetApiKey404Response = Errors

export const GetApiKey429Response = Errors

export const GetApiKey500Response = Errors

export const GetApiKey503Response = Errors

export const RevokeApiKeyParams = zod.strictObject({
  "id": zod.string()
})

export const RevokeApiKey204Response = zod.void()

export const RevokeApiKey400Response = Errors

export const RevokeApiKey401Response = Errors

export const RevokeApiKey403Response = Errors

export const RevokeApiKey404Response = Errors

export const RevokeApiKey429Response = Errors

export const RevokeApiKey500Response = Errors

export const RevokeApiKey503Response = Errors

export const RotateApiKeyParams = zod.strictObject({
  "id": zod.string()
})

export const rotateApiKeyHeaderIdempotencyKeyMax = 255;

export const rotateApiKeyHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const RotateApiKeyHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(rotateApiKeyHeaderIdempotencyKeyMax).regex(rotateApiKeyHeaderIdempotencyKeyRegExp).optional()
})

export const RotateApiKeyBody = ApiKeyRotation

export const RotateApiKey201Response = ApiKeyDocument

export const RotateApiKey400Response = Errors

export const RotateApiKey401Response = Errors

export const RotateApiKey403Response = Errors

export const RotateApiKey404Response = Errors

export const RotateApiKey408Response = Errors

export const RotateApiKey409Response = Errors

export const RotateApiKey413Response = Errors

export const RotateApiKey415Response = Errors

export const RotateApiKey422Response = Errors

export const RotateApiKey429Response = Errors

export const RotateApiKey500Response = Errors

export const RotateApiKey503Response = Errors

export const listAuditEventsQueryPageNumberDefault = 1;
export const listAuditEventsQueryPageNumberMax = 9007199254740991;

export const listAuditEventsQueryPageSizeDefault = 30;

export const listAuditEventsQueryPageAfterMax = 1000;

export const listAuditEventsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listAuditEventsQueryFilterActionItemMax = 100;

export const listAuditEventsQueryFilterActionMax = 50;

export const ListAuditEventsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listAuditEventsQueryPageNumberMax).default(listAuditEventsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listAuditEventsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listAuditEventsQueryPageAfterMax).regex(listAuditEventsQueryPageAfterRegExp).optional(),
  "filter[action]": zod.array(zod.string().min(1).max(listAuditEventsQueryFilterActionItemMax)).min(1).max(listAuditEventsQueryFilterActionMax).optional(),
  "filter[user]": zod.string().optional(),
  "filter[occurred_at][start]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional(),
  "filter[occurred_at][end]": zod.union([zod.iso.datetime({"offset":true}),zod.iso.date()]).optional()
})

export const ListAuditEvents200Response = AuditEventList

export const ListAuditEvents400Response = Errors

export const ListAuditEvents401Response = Errors

export const ListAuditEvents429Response = Errors

export const ListAuditEvents500Response = Errors

export const ListAuditEvents503Response = Errors

export const auditInvoiceHeaderIdempotencyKeyMax = 255;

export const auditInvoiceHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const AuditInvoiceHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(auditInvoiceHeaderIdempotencyKeyMax).regex(auditInvoiceHeaderIdempotencyKeyRegExp).optional()
})

export const AuditInvoiceBody = InvoiceAuditCreate

export const AuditInvoice200Response = InvoiceAuditDocument

export const AuditInvoice400Response = Errors

export const AuditInvoice401Response = Errors

export const AuditInvoice408Response = Errors

export const AuditInvoice409Response = Errors

export const AuditInvoice413Response = Errors

export const AuditInvoice415Response = Errors

export const AuditInvoice422Response = Errors

export const AuditInvoice429Response = Errors

export const AuditInvoice500Response = Errors

export const AuditInvoice503Response = Errors

export const listTariffsQueryPageNumberDefault = 1;
export const listTariffsQueryPageNumberMax = 9007199254740991;

export const listTariffsQueryPageSizeDefault = 30;

export const listTariffsQueryPageAfterMax = 1000;

export const listTariffsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListTariffsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listTariffsQueryPageNumberMax).default(listTariffsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listTariffsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listTariffsQueryPageAfterMax).regex(listTariffsQueryPageAfterRegExp).optional()
})

export const ListTariffs200Response = TariffList

export const ListTariffs400Response = Errors

export const ListTariffs401Response = Errors

export const ListTariffs429Response = Errors

export const ListTariffs500Response = Errors

export const ListTariffs503Response = Errors

export const createTariffHeaderIdempotencyKeyMax = 255;

export const createTariffHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateTariffHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createTariffHeaderIdempotencyKeyMax).regex(createTariffHeaderIdempotencyKeyRegExp).optional()
})

export const CreateTariffBody = TariffCreate

export const CreateTariff201Response = TariffDocument

export const CreateTariff400Response = Errors

export const CreateTariff401Response = Errors

export const CreateTariff403Response = Errors

export const CreateTariff408Response = Errors

export const CreateTariff409Response = Errors

export const CreateTariff413Response = Errors

export const CreateTariff415Response = Errors

export const CreateTariff422Response = Errors

export const CreateTariff429Response = Errors

export const CreateTariff500Response = Errors

export const CreateTariff503Response = Errors

export const GetTariffParams = zod.strictObject({
  "id": zod.string()
})

export const GetTariff200Response = TariffDocument

export const GetTariff400Response = Errors

export const GetTariff401Response = Errors

export const GetTariff404Response = Errors

export const GetTariff429Response = Errors

export const GetTariff500Response = Errors

export const GetTariff503Response = Errors

export const UpdateTariffParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateTariffBody = TariffUpdate

export const UpdateTariff200Response = TariffDocument

export const UpdateTariff400Response = Errors

export const UpdateTariff401Response = Errors

export const UpdateTariff403Response = Errors

export const UpdateTariff404Response = Errors

export const UpdateTariff408Response = Errors

export const UpdateTariff409Response = Errors

export const UpdateTariff413Response = Errors

export const UpdateTariff415Response = Errors

export const UpdateTariff422Response = Errors

export const UpdateTariff429Response = Errors

export const UpdateTariff500Response = Errors

export const UpdateTariff503Response = Errors

export const DeleteTariffParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteTariff204Response = zod.void()

export const DeleteTariff400Response = Errors

export const DeleteTariff401Response = Errors

export const DeleteTariff403Response = Errors

export const DeleteTariff404Response = Errors

export const DeleteTariff429Response = Errors

export const DeleteTariff500Response = Errors

export const DeleteTariff503Response = Errors

export const ListShipmentCustomFieldsParams = zod.strictObject({
  "shipment_id": zod.string()
})

export const listShipmentCustomFieldsQueryPageNumberDefault = 1;
export const listShipmentCustomFieldsQueryPageNumberMax = 9007199254740991;

export const listShipmentCustomFieldsQueryPageSizeDefault = 25;

export const listShipmentCustomFieldsQueryPageAfterMax = 1000;

export const listShipmentCustomFieldsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListShipmentCustomFieldsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listShipmentCustomFieldsQueryPageNumberMax).default(listShipmentCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listShipmentCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listShipmentCustomFieldsQueryPageAfterMax).regex(listShipmentCustomFieldsQueryPageAfterRegExp).optional(),
  "include": zod.array(CustomFieldInclude).optional()
})

export const ListShipmentCustomFields200Response = CustomFieldList

export const ListShipmentCustomFields400Response = Errors

export const ListShipmentCustomFields401Response = Errors

export const ListShipmentCustomFields404Response = Errors

export const ListShipmentCustomFields429Response = Errors

export const ListShipmentCustomFields500Response = Errors

export const ListShipmentCustomFields503Response = Errors

export const CreateShipmentCustomFieldParams = zod.strictObject({
  "shipment_id": zod.string()
})

export const createShipmentCustomFieldHeaderIdempotencyKeyMax = 255;

export const createShipmentCustomFieldHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateShipmentCustomFieldHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createShipmentCustomFieldHeaderIdempotencyKeyMax).regex(createShipmentCustomFieldHeaderIdempotencyKeyRegExp).optional()
})

export const CreateShipmentCustomFieldBody = CustomFieldSet

export const CreateShipmentCustomField201Response = CustomFieldDocument

export const CreateShipmentCustomField400Response = Errors

export const CreateShipmentCustomField401Response = Errors

export const CreateShipmentCustomField403Response = Errors

export const CreateShipmentCustomField404Response = Errors

export const CreateShipmentCustomField408Response = Errors

export const CreateShipmentCustomField409Response = Errors

export const CreateShipmentCustomField413Response = Errors

export const CreateShipmentCustomField415Response = Errors

export const CreateShipmentCustomField422Response = Errors

export const CreateShipmentCustomField429Response = Errors

export const CreateShipmentCustomField500Response = Errors

export const CreateShipmentCustomField503Response = Errors

export const UpdateShipmentCustomFieldParams = zod.strictObject({
  "shipment_id": zod.string(),
  "api_slug": zod.string()
})

export const UpdateShipmentCustomFieldBody = CustomFieldUpdate

export const UpdateShipmentCustomField200Response = CustomFieldDocument

export const UpdateShipmentCustomField400Response = Errors

export const UpdateShipmentCustomField401Response = Errors

export const UpdateShipmentCustomField403Response = Errors

export const UpdateShipmentCustomField404Response = Errors

export const UpdateShipmentCustomField408Response = Errors

export const UpdateShipmentCustomField409Response = Errors

export const UpdateShipmentCustomField413Response = Errors

export const UpdateShipmentCustomField415Response = Errors

export const UpdateShipmentCustomField422Response = Errors

export const UpdateShipmentCustomField429Response = Errors

export const UpdateShipmentCustomField500Response = Errors

export const UpdateShipmentCustomField503Response = Errors

export const DeleteShipmentCustomFieldParams = zod.strictObject({
  "shipment_id": zod.string(),
  "api_slug": zod.string()
})

export const DeleteShipmentCustomField204Response = zod.void()

export const DeleteShipmentCustomField400Response = Errors

export const DeleteShipmentCustomField401Response = Errors

export const DeleteShipmentCustomField403Response = Errors

export const DeleteShipmentCustomField404Response = Errors

export const DeleteShipmentCustomField429Response = Errors

export const DeleteShipmentCustomField500Response = Errors

export const DeleteShipmentCustomField503Response = Errors

export const ListContainerCustomFieldsParams = zod.strictObject({
  "container_id": zod.string()
})

export const listContainerCustomFieldsQueryPageNumberDefault = 1;
export const listContainerCustomFieldsQueryPageNumberMax = 9007199254740991;

export const listContainerCustomFieldsQueryPageSizeDefault = 25;

export const listContainerCustomFieldsQueryPageAfterMax = 1000;

export const listContainerCustomFieldsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListContainerCustomFieldsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listContainerCustomFieldsQueryPageNumberMax).default(listContainerCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listContainerCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listContainerCustomFieldsQueryPageAfterMax).regex(listContainerCustomFieldsQueryPageAfterRegExp).optional(),
  "include": zod.array(CustomFieldInclude).optional()
})

export const ListContainerCustomFields200Response = CustomFieldList

export const ListContainerCustomFields400Response = Errors

export const ListContainerCustomFields401Response = Errors

export const ListContainerCustomFields404Response = Errors

export const ListContainerCustomFields429Response = Errors

export const ListContainerCustomFields500Response = Errors

export const ListContainerCustomFields503Response = Errors

export const CreateContainerCustomFieldParams = zod.strictObject({
  "container_id": zod.string()
})

export const createContainerCustomFieldHeaderIdempotencyKeyMax = 255;

export const createContainerCustomFieldHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateContainerCustomFieldHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createContainerCustomFieldHeaderIdempotencyKeyMax).regex(createContainerCustomFieldHeaderIdempotencyKeyRegExp).optional()
})

export const CreateContainerCustomFieldBody = CustomFieldSet

export const CreateContainerCustomField201Response = CustomFieldDocument

export const CreateContainerCustomField400Response = Errors

export const CreateContainerCustomField401Response = Errors

export const CreateContainerCustomField403Response = Errors

export const CreateContainerCustomField404Response = Errors

export const CreateContainerCustomField408Response = Errors

export const CreateContainerCustomField409Response = Errors

export const CreateContainerCustomField413Response = Errors

export const CreateContainerCustomField415Response = Errors

export const CreateContainerCustomField422Response = Errors

export const CreateContainerCustomField429Response = Errors

export const CreateContainerCustomField500Response = Errors

export const CreateContainerCustomField503Response = Errors

export const UpdateContainerCustomFieldParams = zod.strictObject({
  "container_id": zod.string(),
  "api_slug": zod.string()
})

export const UpdateContainerCustomFieldBody = CustomFieldUpdate

export const UpdateContainerCustomField200Response = CustomFieldDocument

export const UpdateContainerCustomField400Response = Errors

export const UpdateContainerCustomField401Response = Errors

export const UpdateContainerCustomField403Response = Errors

export const UpdateContainerCustomField404Response = Errors

export const UpdateContainerCustomField408Response = Errors

export const UpdateContainerCustomField409Response = Errors

export const UpdateContainerCustomField413Response = Errors

export const UpdateContainerCustomField415Response = Errors

export const UpdateContainerCustomField422Response = Errors

export const UpdateContainerCustomField429Response = Errors

export const UpdateContainerCustomField500Response = Errors

export const UpdateContainerCustomField503Response = Errors

export const DeleteContainerCustomFieldParams = zod.strictObject({
  "container_id": zod.string(),
  "api_slug": zod.string()
})

export const DeleteContainerCustomField204Response = zod.void()

export const DeleteContainerCustomField400Response = Errors

export const DeleteContainerCustomField401Response = Errors

export const DeleteContainerCustomField403Response = Errors

export const DeleteContainerCustomField404Response = Errors

export const DeleteContainerCustomField429Response = Errors

export const DeleteContainerCustomField500Response = Errors

export const DeleteContainerCustomField503Response = Errors

export const ListTrackingRequestCustomFieldsParams = zod.strictObject({
  "tracking_request_id": zod.string()
})

export const listTrackingRequestCustomFieldsQueryPageNumberDefault = 1;
export const listTrackingRequestCustomFieldsQueryPageNumberMax = 9007199254740991;

export const listTrackingRequestCustomFieldsQueryPageSizeDefault = 25;

export const listTrackingRequestCustomFieldsQueryPageAfterMax = 1000;

export const listTrackingRequestCustomFieldsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListTrackingRequestCustomFieldsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listTrackingRequestCustomFieldsQueryPageNumberMax).default(listTrackingRequestCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listTrackingRequestCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listTrackingRequestCustomFieldsQueryPageAfterMax).regex(listTrackingRequestCustomFieldsQueryPageAfterRegExp).optional(),
  "include": zod.array(CustomFieldInclude).optional()
})

export const ListTrackingRequestCustomFields200Response = CustomFieldList

export const ListTrackingRequestCustomFields400Response = Errors

export const ListTrackingRequestCustomFields401Response = Errors

export const ListTrackingRequestCustomFields404Response = Errors

export const ListTrackingRequestCustomFields429Response = Errors

export const ListTrackingRequestCustomFields500Response = Errors

export const ListTrackingRequestCustomFields503Response = Errors

export const CreateTrackingRequestCustomFieldParams = zod.strictObject({
  "tracking_request_id": zod.string()
})

export const createTrackingRequestCustomFieldHeaderIdempotencyKeyMax = 255;

export const createTrackingRequestCustomFieldHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateTrackingRequestCustomFieldHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createTrackingRequestCustomFieldHeaderIdempotencyKeyMax).regex(createTrackingRequestCustomFieldHeaderIdempotencyKeyRegExp).optional()
})

export const CreateTrackingRequestCustomFieldBody = CustomFieldSet

export const CreateTrackingRequestCustomField201Response = CustomFieldDocument

export const CreateTrackingRequestCustomField400Response = Errors

export const CreateTrackingRequestCustomField401Response = Errors

export const CreateTrackingRequestCustomField403Response = Errors

export const CreateTrackingRequestCustomField404Response = Errors

export const CreateTrackingRequestCustomField408Response = Errors

export const CreateTrackingRequestCustomField409Response = Errors

export const CreateTrackingRequestCustomField413Response = Errors

export const CreateTrackingRequestCustomField415Response = Errors

export const CreateTrackingRequestCustomField422Response = Errors

export const CreateTrackingRequestCustomField429Response = Errors

export const CreateTrackingRequestCustomField500Response = Errors

export const CreateTrackingRequestCustomField503Response = Errors

export const UpdateTrackingRequestCustomFieldParams = zod.strictObject({
  "tracking_request_id": zod.string(),
  "api_slug": zod.string()
})

export const UpdateTrackingRequestCustomFieldBody = CustomFieldUpdate

export const UpdateTrackingRequestCustomField200Response = CustomFieldDocument

export const UpdateTrackingRequestCustomField400Response = Errors

export const UpdateTrackingRequestCustomField401Response = Errors

export const UpdateTrackingRequestCustomField403Response = Errors

export const UpdateTrackingRequestCustomField404Response = Errors

export const UpdateTrackingRequestCustomField408Response = Errors

export const UpdateTrackingRequestCustomField409Response = Errors

export const UpdateTrackingRequestCustomField413Response = Errors

export const UpdateTrackingRequestCustomField415Response = Errors

export const UpdateTrackingRequestCustomField422Response = Errors

export const UpdateTrackingRequestCustomField429Response = Errors

export const UpdateTrackingRequestCustomField500Response = Errors

export const UpdateTrackingRequestCustomField503Response = Errors

export const DeleteTrackingRequestCustomFieldParams = zod.strictObject({
  "tracking_request_id": zod.string(),
  "api_slug": zod.string()
})

export const DeleteTrackingRequestCustomField204Response = zod.void()

export const DeleteTrackingRequestCustomField400Response = Errors

export const DeleteTrackingRequestCustomField401Response = Errors

export const DeleteTrackingRequestCustomField403Response = Errors

export const DeleteTrackingRequestCustomField404Response = Errors

export const DeleteTrackingRequestCustomField429Response = Errors

export const DeleteTrackingRequestCustomField500Response = Errors

export const DeleteTrackingRequestCustomField503Response = Errors

export const listCustomFieldDefinitionsQueryPageNumberDefault = 1;
export const listCustomFieldDefinitionsQueryPageNumberMax = 9007199254740991;

export const listCustomFieldDefinitionsQueryPageSizeDefault = 25;

export const listCustomFieldDefinitionsQueryPageAfterMax = 1000;

export const listCustomFieldDefinitionsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCustomFieldDefinitionsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listCustomFieldDefinitionsQueryPageNumberMax).default(listCustomFieldDefinitionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCustomFieldDefinitionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCustomFieldDefinitionsQueryPageAfterMax).regex(listCustomFieldDefinitionsQueryPageAfterRegExp).optional(),
  "filter[entity_type]": zod.string().optional(),
  "filter[data_type]": zod.string().optional(),
  "filter[display_name]": zod.string().optional(),
  "include": zod.array(CustomFieldDefinitionInclude).optional()
})

export const ListCustomFieldDefinitions200Response = CustomFieldDefinitionList

export const ListCustomFieldDefinitions400Response = Errors

export const ListCustomFieldDefinitions401Response = Errors

export const ListCustomFieldDefinitions429Response = Errors

export const ListCustomFieldDefinitions500Response = Errors

export const ListCustomFieldDefinitions503Response = Errors

export const createCustomFieldDefinitionHeaderIdempotencyKeyMax = 255;

export const createCustomFieldDefinitionHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateCustomFieldDefinitionHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createCustomFieldDefinitionHeaderIdempotencyKeyMax).regex(createCustomFieldDefinitionHeaderIdempotencyKeyRegExp).optional()
})

export const CreateCustomFieldDefinitionBody = CustomFieldDefinitionCreate

export const CreateCustomFieldDefinition201Response = CustomFieldDefinitionDocument

export const CreateCustomFieldDefinition400Response = Errors

export const CreateCustomFieldDefinition401Response = Errors

export const CreateCustomFieldDefinition403Response = Errors

export const CreateCustomFieldDefinition408Response = Errors

export const CreateCustomFieldDefinition409Response = Errors

export const CreateCustomFieldDefinition413Response = Errors

export const CreateCustomFieldDefinition415Response = Errors

export const CreateCustomFieldDefinition422Response = Errors

export const CreateCustomFieldDefinition429Response = Errors

export const CreateCustomFieldDefinition500Response = Errors

export const CreateCustomFieldDefinition503Response = Errors

export const GetCustomFieldDefinitionParams = zod.strictObject({
  "id": zod.string()
})

export const GetCustomFieldDefinitionQueryParams = zod.strictObject({
  "include": zod.array(CustomFieldDefinitionInclude).optional()
})

export const GetCustomFieldDefinition200Response = CustomFieldDefinitionDocument

export const GetCustomFieldDefinition400Response = Errors

export const GetCustomFieldDefinition401Response = Errors

export const GetCustomFieldDefinition404Response = Errors

export const GetCustomFieldDefinition429Response = Errors

export const GetCustomFieldDefinition500Response = Errors

export const GetCustomFieldDefinition503Response = Errors

export const UpdateCustomFieldDefinitionParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateCustomFieldDefinitionBody = CustomFieldDefinitionUpdate

export const UpdateCustomFieldDefinition200Response = CustomFieldDefinitionDocument

export const UpdateCustomFieldDefinition400Response = Errors

export const UpdateCustomFieldDefinition401Response = Errors

export const UpdateCustomFieldDefinition403Response = Errors

export const UpdateCustomFieldDefinition404Response = Errors

export const UpdateCustomFieldDefinition408Response = Errors

export const UpdateCustomFieldDefinition409Response = Errors

export const UpdateCustomFieldDefinition413Response = Errors

export const UpdateCustomFieldDefinition415Response = Errors

export const UpdateCustomFieldDefinition422Response = Errors

export const UpdateCustomFieldDefinition429Response = Errors

export const UpdateCustomFieldDefinition500Response = Errors

export const UpdateCustomFieldDefinition503Response = Errors

export const DeleteCustomFieldDefinitionParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteCustomFieldDefinition200Response = zod.unknown()

export const DeleteCustomFieldDefinition400Response = Errors

export const DeleteCustomFieldDefinition401Response = Errors

export const DeleteCustomFieldDefinition403Response = Errors

export const DeleteCustomFieldDefinition404Response = Errors

export const DeleteCustomFieldDefinition429Response = Errors

export const DeleteCustomFieldDefinition500Response = Errors

export const DeleteCustomFieldDefinition503Response = Errors

export const ListCustomFieldOptionsParams = zod.strictObject({
  "definition_id": zod.string()
})

export const listCustomFieldOptionsQueryPageNumberDefault = 1;
export const listCustomFieldOptionsQueryPageNumberMax = 9007199254740991;

export const listCustomFieldOptionsQueryPageSizeDefault = 25;

export const listCustomFieldOptionsQueryPageAfterMax = 1000;

export const listCustomFieldOptionsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCustomFieldOptionsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listCustomFieldOptionsQueryPageNumberMax).default(listCustomFieldOptionsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCustomFieldOptionsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCustomFieldOptionsQueryPageAfterMax).regex(listCustomFieldOptionsQueryPageAfterRegExp).optional()
})

export const ListCustomFieldOptions200Response = CustomFieldOptionList

export const ListCustomFieldOptions400Response = Errors

export const ListCustomFieldOptions401Response = Errors

export const ListCustomFieldOptions404Response = Errors

export const ListCustomFieldOptions429Response = Errors

export const ListCustomFieldOptions500Response = Errors

export const ListCustomFieldOptions503Response = Errors

export const CreateCustomFieldOptionParams = zod.strictObject({
  "definition_id": zod.string()
})

export const createCustomFieldOptionHeaderIdempotencyKeyMax = 255;

export const createCustomFieldOptionHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateCustomFieldOptionHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createCustomFieldOptionHeaderIdempotencyKeyMax).regex(createCustomFieldOptionHeaderIdempotencyKeyRegExp).optional()
})

export const CreateCustomFieldOptionBody = CustomFieldOptionCreate

export const CreateCustomFieldOption201Response = CustomFieldOptionDocument

export const CreateCustomFieldOption400Response = Errors

export const CreateCustomFieldOption401Response = Errors

export const CreateCustomFieldOption403Response = Errors

export const CreateCustomFieldOption404Response = Errors

export const CreateCustomFieldOption408Response = Errors

export const CreateCustomFieldOption409Response = Errors

export const CreateCustomFieldOption413Response = Errors

export const CreateCustomFieldOption415Response = Errors

export const CreateCustomFieldOption422Response = Errors

export const CreateCustomFieldOption429Response = Errors

export const CreateCustomFieldOption500Response = Errors

export const CreateCustomFieldOption503Response = Errors

export const GetCustomFieldOptionParams = zod.strictObject({
  "definition_id": zod.string(),
  "option_id": zod.string()
})

export const GetCustomFieldOption200Response = CustomFieldOptionDocument

export const GetCustomFieldOption400Response = Errors

export const GetCustomFieldOption401Response = Errors

export const GetCustomFieldOption404Response = Errors

export const GetCustomFieldOption429Response = Errors

export const GetCustomFieldOption500Response = Errors

export const GetCustomFieldOption503Response = Errors

export const UpdateCustomFieldOptionParams = zod.strictObject({
  "definition_id": zod.string(),
  "option_id": zod.string()
})

export const UpdateCustomFieldOptionBody = CustomFieldOptionUpdate

export const UpdateCustomFieldOption200Response = CustomFieldOptionDocument

export const UpdateCustomFieldOption400Response = Errors

export const UpdateCustomFieldOption401Response = Errors

export const UpdateCustomFieldOption403Response = Errors

export const UpdateCustomFieldOption404Response = Errors

export const UpdateCustomFieldOption408Response = Errors

export const UpdateCustomFieldOption409Response = Errors

export const UpdateCustomFieldOption413Response = Errors

export const UpdateCustomFieldOption415Response = Errors

export const UpdateCustomFieldOption422Response = Errors

export const UpdateCustomFieldOption429Response = Errors

export const UpdateCustomFieldOption500Response = Errors

export const UpdateCustomFieldOption503Response = Errors

export const DeleteCustomFieldOptionParams = zod.strictObject({
  "definition_id": zod.string(),
  "option_id": zod.string()
})

export const DeleteCustomFieldOption200Response = zod.unknown()

export const DeleteCustomFieldOption400Response = Errors

export const DeleteCustomFieldOption401Response = Errors

export const DeleteCustomFieldOption403Response = Errors

export const DeleteCustomFieldOption404Response = Errors

export const DeleteCustomFieldOption429Response = Errors

export const DeleteCustomFieldOption500Response = Errors

export const DeleteCustomFieldOption503Response = Errors

export const listCustomFieldsQueryPageNumberDefault = 1;
export const listCustomFieldsQueryPageNumberMax = 9007199254740991;

export const listCustomFieldsQueryPageSizeDefault = 25;

export const listCustomFieldsQueryPageAfterMax = 1000;

export const listCustomFieldsQueryPageAfterRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCustomFieldsQueryParams = zod.strictObject({
  "page[number]": zod.int().min(1).max(listCustomFieldsQueryPageNumberMax).default(listCustomFieldsQueryPageNumberDefault),
  "page[size]": zod.int().min(1).default(listCustomFieldsQueryPageSizeDefault),
  "page[after]": zod.string().min(1).max(listCustomFieldsQueryPageAfterMax).regex(listCustomFieldsQueryPageAfterRegExp).optional(),
  "filter[entity_type]": zod.string().optional(),
  "filter[entity_id]": zod.string().optional(),
  "filter[definition_id]": zod.string().optional(),
  "include": zod.array(CustomFieldInclude).optional()
})

export const ListCustomFields200Response = CustomFieldList

export const ListCustomFields400Response = Errors

export const ListCustomFields401Response = Errors

export const ListCustomFields429Response = Errors

export const ListCustomFields500Response = Errors

export const ListCustomFields503Response = Errors

export const createCustomFieldHeaderIdempotencyKeyMax = 255;

export const createCustomFieldHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateCustomFieldHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createCustomFieldHeaderIdempotencyKeyMax).regex(createCustomFieldHeaderIdempotencyKeyRegExp).optional()
})

export const CreateCustomFieldBody = CustomFieldCreate

export const CreateCustomField201Response = CustomFieldDocument

export const CreateCustomField400Response = Errors

export const CreateCustomField401Response = Errors

export const CreateCustomField403Response = Errors

export const CreateCustomField408Response = Errors

export const CreateCustomField409Response = Errors

export const CreateCustomField413Response = Errors

export const CreateCustomField415Response = Errors

export const CreateCustomField422Response = Errors

export const CreateCustomField429Response = Errors

export const CreateCustomField500Response = Errors

export const CreateCustomField503Response = Errors

export const GetCustomFieldParams = zod.strictObject({
  "id": zod.string()
})

export const GetCustomFieldQueryParams = zod.strictObject({
  "include": zod.array(CustomFieldInclude).optional()
})

export const GetCustomField200Response = CustomFieldDocument

export const GetCustomField400Response = Errors

export const GetCustomField401Response = Errors

export const GetCustomField404Response = Errors

export const GetCustomField429Response = Errors

export const GetCustomField500Response = Errors

export const GetCustomField503Response = Errors

export const UpdateCustomFieldParams = zod.strictObject({
  "id": zod.string()
})

export const UpdateCustomFieldBody = CustomFieldUpdate

export const UpdateCustomField200Response = CustomFieldDocument

export const UpdateCustomField400Response = Errors

export const UpdateCustomField401Response = Errors

export const UpdateCustomField403Response = Errors

export const UpdateCustomField404Response = Errors

export const UpdateCustomField408Response = Errors

export const UpdateCustomField409Response = Errors

export const UpdateCustomField413Response = Errors

export const UpdateCustomField415Response = Errors

export const UpdateCustomField422Response = Errors

export const UpdateCustomField429Response = Errors

export const UpdateCustomField500Response = Errors

export const UpdateCustomField503Response = Errors

export const DeleteCustomFieldParams = zod.strictObject({
  "id": zod.string()
})

export const DeleteCustomField200Response = zod.unknown()

export const DeleteCustomField400Response = Errors

export const DeleteCustomField401Response = Errors

export const DeleteCustomField403Response = Errors

export const DeleteCustomField404Response = Errors

export const DeleteCustomField429Response = Errors

export const DeleteCustomField500Response = Errors

export const DeleteCustomField503Response = Errors

export const createDirectUploadHeaderIdempotencyKeyMax = 255;

export const createDirectUploadHeaderIdempotencyKeyRegExp = new RegExp('^[\\x20-\\x7e]+$');

export const CreateDirectUploadHeader = zod.object({
  "Idempotency-Key": zod.string().min(1).max(createDirectUploadHeaderIdempotencyKeyMax).regex(createDirectUploadHeaderIdempotencyKeyRegExp).optional()
})

export const CreateDirectUploadBody = DirectUploadCreate

export const CreateDirectUpload200Response = DirectUpload

export const CreateDirectUpload400Response = Errors

export const CreateDirectUpload401Response = Errors

export const CreateDirectUpload403Response = Errors

export const CreateDirectUpload408Response = Errors

export const CreateDirectUpload409Response = Errors

export const CreateDirectUpload413Response = Errors

export const CreateDirectUpload415Response = Errors

export const CreateDirectUpload422Response = Errors

export const CreateDirectUpload429Response = Errors

export const CreateDirectUpload500Response = Errors

export const CreateDirectUpload503Response = Errors

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
