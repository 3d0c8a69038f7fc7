// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { components } from './types.ts'
import * as zod from './zod/index.ts'

type Schemas = components['schemas']

export const webhookEventNames = ["tracking_request.succeeded", "tracking_request.failed", "tracking_request.awaiting_manifest", "tracking_request.tracking_stopped", "container.created", "container.updated", "container.pod_terminal_changed", "container.pickup_lfd.changed", "container.pickup_lfd_line.changed", "container.pickup_lfd_terminal.changed", "container.pickup_lfd_rail.changed", "container.pickup_appointment.changed", "container.transport.empty_out", "container.transport.full_in", "container.transport.vessel_loaded", "container.transport.vessel_departed", "container.transport.transshipment_arrived", "container.transport.transshipment_discharged", "container.transport.transshipment_loaded", "container.transport.transshipment_departed", "container.transport.feeder_arrived", "container.transport.feeder_discharged", "container.transport.feeder_loaded", "container.transport.feeder_departed", "container.transport.vessel_arrived", "container.transport.vessel_berthed", "container.transport.vessel_discharged", "container.transport.available", "container.transport.not_available", "container.transport.full_out", "container.transport.delivered", "container.transport.empty_in", "container.transport.rail_loaded", "container.transport.rail_departed", "container.transport.rail_arrived", "container.transport.rail_unloaded", "container.transport.arrived_at_inland_destination", "container.transport.estimated.vessel_departed", "container.transport.estimated.vessel_arrived", "container.transport.estimated.arrived_at_inland_destination", "shipment.estimated.arrival", "document.extracted", "document.extraction_failed"] as const

export type WebhookPayloads = {
  'tracking_request.succeeded': Schemas['TrackingRequestSucceededNotification']
  'tracking_request.failed': Schemas['TrackingRequestFailedNotification']
  'tracking_request.awaiting_manifest': Schemas['TrackingRequestAwaitingManifestNotification']
  'tracking_request.tracking_stopped': Schemas['TrackingRequestTrackingStoppedNotification']
  'container.created': Schemas['ContainerCreatedNotification']
  'container.updated': Schemas['ContainerUpdatedNotification']
  'container.pod_terminal_changed': Schemas['ContainerPodTerminalChangedNotification']
  'container.pickup_lfd.changed': Schemas['ContainerPickupLfdChangedNotification']
  'container.pickup_lfd_line.changed': Schemas['ContainerPickupLfdLineChangedNotification']
  'container.pickup_lfd_terminal.changed': Schemas['ContainerPickupLfdTerminalChangedNotification']
  'container.pickup_lfd_rail.changed': Schemas['ContainerPickupLfdRailChangedNotification']
  'container.pickup_appointment.changed': Schemas['ContainerPickupAppointmentChangedNotification']
  'container.transport.empty_out': Schemas['ContainerTransportEmptyOutNotification']
  'container.transport.full_in': Schemas['ContainerTransportFullInNotification']
  'container.transport.vessel_loaded': Schemas['ContainerTransportVesselLoadedNotification']
  'container.transport.vessel_departed': Schemas['ContainerTransportVesselDepartedNotification']
  'container.transport.transshipment_arrived': Schemas['ContainerTransportTransshipmentArrivedNotification']
  'container.transport.transshipment_discharged': Schemas['ContainerTransportTransshipmentDischargedNotification']
  'container.transport.transshipment_loaded': Schemas['ContainerTransportTransshipmentLoadedNotification']
  'container.transport.transshipment_departed': Schemas['ContainerTransportTransshipmentDepartedNotification']
  'container.transport.feeder_arrived': Schemas['ContainerTransportFeederArrivedNotification']
  'container.transport.feeder_discharged': Schemas['ContainerTransportFeederDischargedNotification']
  'container.transport.feeder_loaded': Schemas['ContainerTransportFeederLoadedNotification']
  'container.transport.feeder_departed': Schemas['ContainerTransportFeederDepartedNotification']
  'container.transport.vessel_arrived': Schemas['ContainerTransportVesselArrivedNotification']
  'container.transport.vessel_berthed': Schemas['ContainerTransportVesselBerthedNotification']
  'container.transport.vessel_discharged': Schemas['ContainerTransportVesselDischargedNotification']
  'container.transport.available': Schemas['ContainerTransportAvailableNotification']
  'container.transport.not_available': Schemas['ContainerTransportNotAvailableNotification']
  'container.transport.full_out': Schemas['ContainerTransportFullOutNotification']
  'container.transport.delivered': Schemas['ContainerTransportDeliveredNotification']
  'container.transport.empty_in': Schemas['ContainerTransportEmptyInNotification']
  'container.transport.rail_loaded': Schemas['ContainerTransportRailLoadedNotification']
  'container.transport.rail_departed': Schemas['ContainerTransportRailDepartedNotification']
  'container.transport.rail_arrived': Schemas['ContainerTransportRailArrivedNotification']
  'container.transport.rail_unloaded': Schemas['ContainerTransportRailUnloadedNotification']
  'container.transport.arrived_at_inland_destination': Schemas['ContainerTransportArrivedAtInlandDestinationNotification']
  'container.transport.estimated.vessel_departed': Schemas['ContainerTransportEstimatedVesselDepartedNotification']
  'container.transport.estimated.vessel_arrived': Schemas['ContainerTransportEstimatedVesselArrivedNotification']
  'container.transport.estimated.arrived_at_inland_destination': Schemas['ContainerTransportEstimatedArrivedAtInlandDestinationNotification']
  'shipment.estimated.arrival': Schemas['ShipmentEstimatedArrivalNotification']
  'document.extracted': Schemas['DocumentExtractedNotification']
  'document.extraction_failed': Schemas['DocumentExtractionFailedNotification']
}

export const webhookPayloads = {
  'tracking_request.succeeded': zod.TrackingRequestSucceededNotification,
  'tracking_request.failed': zod.TrackingRequestFailedNotification,
  'tracking_request.awaiting_manifest': zod.TrackingRequestAwaitingManifestNotification,
  'tracking_request.tracking_stopped': zod.TrackingRequestTrackingStoppedNotification,
  'container.created': zod.ContainerCreatedNotification,
  'container.updated': zod.ContainerUpdatedNotification,
  'container.pod_terminal_changed': zod.ContainerPodTerminalChangedNotification,
  'container.pickup_lfd.changed': zod.ContainerPickupLfdChangedNotification,
  'container.pickup_lfd_line.changed': zod.ContainerPickupLfdLineChangedNotification,
  'container.pickup_lfd_terminal.changed': zod.ContainerPickupLfdTerminalChangedNotification,
  'container.pickup_lfd_rail.changed': zod.ContainerPickupLfdRailChangedNotification,
  'container.pickup_appointment.changed': zod.ContainerPickupAppointmentChangedNotification,
  'container.transport.empty_out': zod.ContainerTransportEmptyOutNotification,
  'container.transport.full_in': zod.ContainerTransportFullInNotification,
  'container.transport.vessel_loaded': zod.ContainerTransportVesselLoadedNotification,
  'container.transport.vessel_departed': zod.ContainerTransportVesselDepartedNotification,
  'container.transport.transshipment_arrived': zod.ContainerTransportTransshipmentArrivedNotification,
  'container.transport.transshipment_discharged': zod.ContainerTransportTransshipmentDischargedNotification,
  'container.transport.transshipment_loaded': zod.ContainerTransportTransshipmentLoadedNotification,
  'container.transport.transshipment_departed': zod.ContainerTransportTransshipmentDepartedNotification,
  'container.transport.feeder_arrived': zod.ContainerTransportFeederArrivedNotification,
  'container.transport.feeder_discharged': zod.ContainerTransportFeederDischargedNotification,
  'container.transport.feeder_loaded': zod.ContainerTransportFeederLoadedNotification,
  'container.transport.feeder_departed': zod.ContainerTransportFeederDepartedNotification,
  'container.transport.vessel_arrived': zod.ContainerTransportVesselArrivedNotification,
  'container.transport.vessel_berthed': zod.ContainerTransportVesselBerthedNotification,
  'container.transport.vessel_discharged': zod.ContainerTransportVesselDischargedNotification,
  'container.transport.available': zod.ContainerTransportAvailableNotification,
  'container.transport.not_available': zod.ContainerTransportNotAvailableNotification,
  'container.transport.full_out': zod.ContainerTransportFullOutNotification,
  'container.transport.delivered': zod.ContainerTransportDeliveredNotification,
  'container.transport.empty_in': zod.ContainerTransportEmptyInNotification,
  'container.transport.rail_loaded': zod.ContainerTransportRailLoadedNotification,
  'container.transport.rail_departed': zod.ContainerTransportRailDepartedNotification,
  'container.transport.rail_arrived': zod.ContainerTransportRailArrivedNotification,
  'container.transport.rail_unloaded': zod.ContainerTransportRailUnloadedNotification,
  'container.transport.arrived_at_inland_destination': zod.ContainerTransportArrivedAtInlandDestinationNotification,
  'container.transport.estimated.vessel_departed': zod.ContainerTransportEstimatedVesselDepartedNotification,
  'container.transport.estimated.vessel_arrived': zod.ContainerTransportEstimatedVesselArrivedNotification,
  'container.transport.estimated.arrived_at_inland_destination': zod.ContainerTransportEstimatedArrivedAtInlandDestinationNotification,
  'shipment.estimated.arrival': zod.ShipmentEstimatedArrivalNotification,
  'document.extracted': zod.DocumentExtractedNotification,
  'document.extraction_failed': zod.DocumentExtractionFailedNotification,
} as const

export const eventCatalogue = {
  "tracking_request.succeeded": {
    category: "tracking-request-events",
    kind: "tracking_request_with_containers",
    description: "The line knows the number: the shipment exists and is linked.",
    reference: "tracking_request",
    included: "the tracking request, its shipment and containers.",
  },
  "tracking_request.failed": {
    category: "tracking-request-events",
    kind: "tracking_request",
    description: "The number cannot be tracked and will not be tried again.",
    reference: "tracking_request",
    included: "the tracking request.",
  },
  "tracking_request.awaiting_manifest": {
    category: "tracking-request-events",
    kind: "tracking_request",
    description: "The line has no data for the number yet; it is asked daily. Sent once.",
    reference: "tracking_request",
    included: "the tracking request.",
  },
  "tracking_request.tracking_stopped": {
    category: "tracking-request-events",
    kind: "tracking_request_with_shipment",
    description: "No more updates will come, because the journey ended or tracking was stopped.",
    reference: "tracking_request",
    included: "the tracking request and its shipment.",
  },
  "container.created": {
    category: "container-update-events",
    kind: "container_created",
    description: "A container was added to a shipment.",
    reference: "container_created_event",
    included: "the event, the container and its shipment.",
  },
  "container.updated": {
    category: "container-update-events",
    kind: "container_updated",
    description: "Attributes of a container changed; the changeset holds old and new values.",
    reference: "container_updated_event",
    included: "the event, the container, its shipment, the terminal and its port.",
  },
  "container.pod_terminal_changed": {
    category: "container-update-events",
    kind: "container_pod_terminal_changed",
    description: "The terminal at the port of discharge changed.",
    reference: "container_pod_terminal_changed_event",
    included: "the event, the container, its shipment and the new terminal.",
  },
  "container.pickup_lfd.changed": {
    category: "container-update-events",
    kind: "transport_event",
    description: "The last free day for pickup changed, whoever gave it.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.pickup_lfd_line.changed": {
    category: "container-update-events",
    kind: "transport_event",
    description: "The last free day given by the line changed.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.pickup_lfd_terminal.changed": {
    category: "container-update-events",
    kind: "transport_event_alone",
    description: "The last free day given by the terminal changed.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.pickup_lfd_rail.changed": {
    category: "container-update-events",
    kind: "transport_event_alone",
    description: "The last free day given by the railway changed.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.pickup_appointment.changed": {
    category: "container-update-events",
    kind: "transport_event_alone",
    description: "The pickup appointment changed.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.transport.empty_out": {
    category: "origin-milestones",
    kind: "transport_event",
    description: "The empty container was picked up at origin.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.full_in": {
    category: "origin-milestones",
    kind: "transport_event",
    description: "The full container entered the origin terminal.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.vessel_loaded": {
    category: "origin-milestones",
    kind: "transport_event",
    description: "Loaded on the vessel at the port of lading.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.vessel_departed": {
    category: "origin-milestones",
    kind: "transport_event",
    description: "The vessel left the port of lading.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.transshipment_arrived": {
    category: "transshipment-milestones",
    kind: "transport_event",
    description: "Reached a transshipment port.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.transshipment_discharged": {
    category: "transshipment-milestones",
    kind: "transport_event",
    description: "Unloaded at a transshipment port.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.transshipment_loaded": {
    category: "transshipment-milestones",
    kind: "transport_event",
    description: "Loaded on the next vessel.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.transshipment_departed": {
    category: "transshipment-milestones",
    kind: "transport_event",
    description: "Left a transshipment port.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.feeder_arrived": {
    category: "feeder-milestones",
    kind: "transport_event",
    description: "Arrived by feeder or barge.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.feeder_discharged": {
    category: "feeder-milestones",
    kind: "transport_event",
    description: "Unloaded from a feeder or barge.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.feeder_loaded": {
    category: "feeder-milestones",
    kind: "transport_event",
    description: "Loaded on a feeder or barge.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.feeder_departed": {
    category: "feeder-milestones",
    kind: "transport_event",
    description: "The feeder or barge left.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.vessel_arrived": {
    category: "destination-milestones",
    kind: "transport_event",
    description: "The vessel reached the port of discharge.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.vessel_berthed": {
    category: "destination-milestones",
    kind: "transport_event",
    description: "The vessel moored at the port of discharge.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.vessel_discharged": {
    category: "destination-milestones",
    kind: "transport_event",
    description: "Unloaded at the port of discharge.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.available": {
    category: "destination-milestones",
    kind: "transport_event_alone",
    description: "Ready for pickup.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.transport.not_available": {
    category: "destination-milestones",
    kind: "transport_event_alone",
    description: "No longer ready for pickup.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.transport.full_out": {
    category: "destination-milestones",
    kind: "transport_event",
    description: "Picked up full.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.delivered": {
    category: "destination-milestones",
    kind: "transport_event_alone",
    description: "Marked delivered by hand.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.transport.empty_in": {
    category: "destination-milestones",
    kind: "transport_event",
    description: "The empty container was returned.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.rail_loaded": {
    category: "rail-milestones",
    kind: "transport_event",
    description: "Loaded on a railcar.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.rail_departed": {
    category: "rail-milestones",
    kind: "transport_event",
    description: "The train left.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.rail_arrived": {
    category: "rail-milestones",
    kind: "transport_event",
    description: "Reached a rail terminal; sent for every interchange.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.rail_unloaded": {
    category: "rail-milestones",
    kind: "transport_event",
    description: "Unloaded from the railcar.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.arrived_at_inland_destination": {
    category: "rail-milestones",
    kind: "transport_event",
    description: "Reached the final inland terminal.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "container.transport.estimated.vessel_departed": {
    category: "estimate-events",
    kind: "transport_event_alone",
    description: "The estimated departure from the port of lading changed.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.transport.estimated.vessel_arrived": {
    category: "estimate-events",
    kind: "transport_event_alone",
    description: "The estimated arrival at the port of discharge changed.",
    reference: "transport_event",
    included: "the transport event alone.",
  },
  "container.transport.estimated.arrived_at_inland_destination": {
    category: "estimate-events",
    kind: "transport_event",
    description: "The estimated arrival at the inland destination changed.",
    reference: "transport_event",
    included: "the transport event, its container, shipment, place, and the terminal and vessel where known.",
  },
  "shipment.estimated.arrival": {
    category: "estimate-events",
    kind: "estimated_event",
    description: "The estimated arrival of a shipment at the port of discharge changed.",
    reference: "estimated_event",
    included: "the estimate, the shipment, the port, and the vessel where known.",
  },
  "document.extracted": {
    category: "document-events",
    kind: "document",
    description: "A document was read: its type is known and its values are there.",
    reference: "document",
    included: "the document, what was read from it, and the mail that it came with.",
  },
  "document.extraction_failed": {
    category: "document-events",
    kind: "document",
    description: "No values could be read from a document.",
    reference: "document",
    included: "the document, what was read from it, and the mail that it came with.",
  },
} as const

export const eventCategories = [
  {
    id: "tracking-request-events",
    name: "Tracking request events",
    events: ["tracking_request.succeeded", "tracking_request.failed", "tracking_request.awaiting_manifest", "tracking_request.tracking_stopped"],
  },
  {
    id: "origin-milestones",
    name: "Milestones at origin",
    events: ["container.transport.empty_out", "container.transport.full_in", "container.transport.vessel_loaded", "container.transport.vessel_departed"],
  },
  {
    id: "transshipment-milestones",
    name: "Transshipment milestones",
    events: ["container.transport.transshipment_arrived", "container.transport.transshipment_discharged", "container.transport.transshipment_loaded", "container.transport.transshipment_departed"],
  },
  {
    id: "feeder-milestones",
    name: "Feeder milestones",
    events: ["container.transport.feeder_arrived", "container.transport.feeder_discharged", "container.transport.feeder_loaded", "container.transport.feeder_departed"],
  },
  {
    id: "destination-milestones",
    name: "Milestones at destination",
    events: ["container.transport.vessel_arrived", "container.transport.vessel_berthed", "container.transport.vessel_discharged", "container.transport.available", "container.transport.not_available", "container.transport.full_out", "container.transport.delivered", "container.transport.empty_in"],
  },
  {
    id: "rail-milestones",
    name: "Rail milestones",
    events: ["container.transport.rail_loaded", "container.transport.rail_departed", "container.transport.rail_arrived", "container.transport.rail_unloaded", "container.transport.arrived_at_inland_destination"],
  },
  {
    id: "estimate-events",
    name: "Estimates",
    events: ["container.transport.estimated.vessel_departed", "container.transport.estimated.vessel_arrived", "container.transport.estimated.arrived_at_inland_destination", "shipment.estimated.arrival"],
  },
  {
    id: "container-update-events",
    name: "Container updates",
    events: ["container.created", "container.updated", "container.pod_terminal_changed", "container.pickup_lfd.changed", "container.pickup_lfd_line.changed", "container.pickup_lfd_terminal.changed", "container.pickup_lfd_rail.changed", "container.pickup_appointment.changed"],
  },
  {
    id: "document-events",
    name: "Documents",
    events: ["document.extracted", "document.extraction_failed"],
  },
] as const

export const eventExamples: WebhookPayloads = {
  "tracking_request.succeeded": {
    data: {
      id: "019c2291-c728-773d-b9d1-6daec9966965",
      type: "webhook_notification",
      attributes: {
        id: "019c2291-c728-773d-b9d1-6daec9966965",
        event: "tracking_request.succeeded",
        delivery_status: "pending",
        created_at: "2026-02-03T08:15:05Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "tracking_request",
            id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c2291-4258-71f5-8b91-45b24d108d7a",
        type: "tracking_request",
        attributes: {
          request_number: "MAEU261904573",
          request_type: "bill_of_lading",
          scac: "MAEU",
          ref_numbers: ["PO-48213"],
          shipment_tags: ["spring-range"],
          status: "created",
          failed_reason: null,
          is_retrying: false,
          retry_count: 0,
          created_at: "2026-02-03T08:14:31Z",
          updated_at: "2026-02-03T08:15:00Z",
        },
        relationships: {
          tracked_object: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          customer: {
            data: {
              type: "party",
              id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
            },
          },
          user: {
            data: {
              type: "user",
              id: "019b8d62-7a80-704f-8996-da763b7a969b",
            },
          },
        },
        links: {
          self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-03T08:15:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: null,
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-03T07:45:05Z",
          line_tracking_last_succeeded_at: "2026-02-03T07:45:10Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-03T08:15:04Z",
          current_status: "new",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: null,
          pol_full_in_at: null,
          pol_vessel_loaded_at: null,
          pol_vessel_departed_at: null,
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-03T07:45:05Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [],
          },
          raw_events: {
            data: [],
          },
        },
      },
    ],
  },
  "tracking_request.failed": {
    data: {
      id: "019c4c24-b500-72dc-81c4-8f1063971109",
      type: "webhook_notification",
      attributes: {
        id: "019c4c24-b500-72dc-81c4-8f1063971109",
        event: "tracking_request.failed",
        delivery_status: "pending",
        created_at: "2026-02-11T10:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "tracking_request",
            id: "019c2818-3100-75d2-8a90-f4498a81461e",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c2818-3100-75d2-8a90-f4498a81461e",
        type: "tracking_request",
        attributes: {
          request_number: "MAEU261904579",
          request_type: "bill_of_lading",
          scac: "MAEU",
          ref_numbers: [],
          shipment_tags: [],
          status: "failed",
          failed_reason: "expired",
          action: "contact_line",
          is_retrying: false,
          retry_count: 0,
          created_at: "2026-02-04T10:00:00Z",
          updated_at: "2026-02-11T10:00:00Z",
        },
        relationships: {
          tracked_object: {
            data: null,
          },
          customer: {
            data: {
              type: "party",
              id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
            },
          },
          user: {
            data: {
              type: "user",
              id: "019b8d62-7a80-704f-8996-da763b7a969b",
            },
          },
        },
        meta: {
          action: "contact_line",
          reason: "The line reported nothing in the time that was waited: ask it about the number.",
          retry_at: null,
        },
        links: {
          self: "/v2/tracking_requests/019c2818-3100-75d2-8a90-f4498a81461e",
        },
      },
    ],
  },
  "tracking_request.awaiting_manifest": {
    data: {
      id: "019c2818-7f20-7561-830e-7e91ba589a20",
      type: "webhook_notification",
      attributes: {
        id: "019c2818-7f20-7561-830e-7e91ba589a20",
        event: "tracking_request.awaiting_manifest",
        delivery_status: "pending",
        created_at: "2026-02-04T10:00:20Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "tracking_request",
            id: "019c2818-3100-75d2-8a90-f4498a81461e",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c2818-3100-75d2-8a90-f4498a81461e",
        type: "tracking_request",
        attributes: {
          request_number: "MAEU261904579",
          request_type: "bill_of_lading",
          scac: "MAEU",
          ref_numbers: [],
          shipment_tags: [],
          status: "awaiting_manifest",
          failed_reason: null,
          action: "wait_until",
          is_retrying: false,
          retry_count: 0,
          created_at: "2026-02-04T10:00:00Z",
          updated_at: "2026-02-04T10:00:20Z",
        },
        relationships: {
          tracked_object: {
            data: null,
          },
          customer: {
            data: {
              type: "party",
              id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
            },
          },
          user: {
            data: {
              type: "user",
              id: "019b8d62-7a80-704f-8996-da763b7a969b",
            },
          },
        },
        meta: {
          action: "wait_until",
          reason: "The line has no data for this number yet: it is asked again until it has.",
          retry_at: "2026-02-05T10:00:20Z",
        },
        links: {
          self: "/v2/tracking_requests/019c2818-3100-75d2-8a90-f4498a81461e",
        },
      },
    ],
  },
  "tracking_request.tracking_stopped": {
    data: {
      id: "019cfa61-3300-7ef9-9f8c-924fb796c891",
      type: "webhook_notification",
      attributes: {
        id: "019cfa61-3300-7ef9-9f8c-924fb796c891",
        event: "tracking_request.tracking_stopped",
        delivery_status: "pending",
        created_at: "2026-03-17T06:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "tracking_request",
            id: "019c2291-4258-71f5-8b91-45b24d108d7a",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c2291-4258-71f5-8b91-45b24d108d7a",
        type: "tracking_request",
        attributes: {
          request_number: "MAEU261904573",
          request_type: "bill_of_lading",
          scac: "MAEU",
          ref_numbers: ["PO-48213"],
          shipment_tags: ["spring-range"],
          status: "tracking_stopped",
          failed_reason: null,
          is_retrying: false,
          retry_count: 0,
          created_at: "2026-02-03T08:14:31Z",
          updated_at: "2026-03-17T06:00:00Z",
        },
        relationships: {
          tracked_object: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          customer: {
            data: {
              type: "party",
              id: "019bdaf4-4440-71d0-bea3-9ec33ff7543f",
            },
          },
          user: {
            data: {
              type: "user",
              id: "019b8d62-7a80-704f-8996-da763b7a969b",
            },
          },
        },
        links: {
          self: "/v2/tracking_requests/019c2291-4258-71f5-8b91-45b24d108d7a",
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-16T21:00:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-17T05:30:00Z",
          line_tracking_last_succeeded_at: "2026-03-17T05:30:05Z",
          line_tracking_stopped_at: "2026-03-17T06:00:00Z",
          line_tracking_stopped_reason: "all_containers_terminated",
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
    ],
  },
  "container.created": {
    data: {
      id: "019c2291-c728-70be-9c9f-c406df336e0c",
      type: "webhook_notification",
      attributes: {
        id: "019c2291-c728-70be-9c9f-c406df336e0c",
        event: "container.created",
        delivery_status: "pending",
        created_at: "2026-02-03T08:15:05Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "container_created_event",
            id: "019c2291-c728-7384-861d-27aadf54ba1e",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c2291-c728-7384-861d-27aadf54ba1e",
        type: "container_created_event",
        attributes: {
          timestamp: "2026-02-03T08:15:05Z",
          timezone: "Etc/UTC",
        },
        relationships: {
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-03T08:15:04Z",
          current_status: "new",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: null,
          pol_full_in_at: null,
          pol_vessel_loaded_at: null,
          pol_vessel_departed_at: null,
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-03T07:45:05Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [],
          },
          raw_events: {
            data: [],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-03T08:15:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: null,
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-03T07:45:05Z",
          line_tracking_last_succeeded_at: "2026-02-03T07:45:10Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
    ],
  },
  "container.updated": {
    data: {
      id: "019cb35a-d380-7292-acc6-0f2b50d5eac0",
      type: "webhook_notification",
      attributes: {
        id: "019cb35a-d380-7292-acc6-0f2b50d5eac0",
        event: "container.updated",
        delivery_status: "pending",
        created_at: "2026-03-03T11:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "container_updated_event",
            id: "019cb35a-d380-7fbe-8b11-1ba47226807c",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cb35a-d380-7fbe-8b11-1ba47226807c",
        type: "container_updated_event",
        attributes: {
          changeset: {
            location_at_pod_terminal: [null, "Rail yard B, row 6"],
            holds_at_pod_terminal: [
              [
                {
                  status: "hold",
                  name: "customs",
                  description: "Exam site to be assigned",
                },
              ],
              [],
            ],
          },
          timestamp: "2026-03-03T11:00:00Z",
          timezone: "America/Los_Angeles",
          data_source: "terminal",
        },
        relationships: {
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-03T10:10:00Z",
          current_status: "awaiting_inland_transfer",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: "Rail yard B, row 6",
          terminal_checked_at: "2026-03-03T10:45:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-03T10:45:00Z",
          shipment_last_tracking_request_at: "2026-03-03T10:30:00Z",
          rail_last_tracking_request_at: "2026-03-03T10:40:00Z",
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: "2026-03-09T16:00:00Z",
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-03T10:10:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-03T10:30:00Z",
          line_tracking_last_succeeded_at: "2026-03-03T10:30:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-74ea-b7af-8071a072673c",
        type: "terminal",
        attributes: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          name: "Cabrillo Container Terminal",
          nickname: "Cabrillo",
          firms_code: "Z941",
          smdg_code: "CCTX",
          bic_facility_code: null,
          street: null,
          city: "San Pedro",
          state: "California",
          state_abbr: "CA",
          zip: "90731",
          country: "United States",
          facility_type: "ocean_terminal",
          provided_data: {
            pickup_lfd: true,
            pickup_lfd_notes: null,
            pod_full_out_at: true,
            available_for_pickup: true,
            available_for_pickup_notes: null,
            fees_at_pod_terminal: true,
            fees_at_pod_terminal_notes: null,
            holds_at_pod_terminal: true,
            holds_at_pod_terminal_notes: null,
            pickup_appointment_at: false,
            pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
            location_at_pod_terminal: true,
            location_at_pod_terminal_notes: null,
            pod_full_out_chassis_number: false,
            pod_full_out_chassis_number_notes: null,
          },
        },
        relationships: {
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
    ],
  },
  "container.pod_terminal_changed": {
    data: {
      id: "019c992d-2a80-7eaf-91da-8c94138bc5ab",
      type: "webhook_notification",
      attributes: {
        id: "019c992d-2a80-7eaf-91da-8c94138bc5ab",
        event: "container.pod_terminal_changed",
        delivery_status: "pending",
        created_at: "2026-02-26T09:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "container_pod_terminal_changed_event",
            id: "019c992d-2a80-7187-979d-c0f1e76c65e9",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c992d-2a80-7187-979d-c0f1e76c65e9",
        type: "container_pod_terminal_changed_event",
        attributes: {
          timestamp: "2026-02-26T09:00:00Z",
          timezone: "America/Los_Angeles",
          data_source: "shipping_line",
        },
        relationships: {
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-17T21:35:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-26T08:30:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-17T21:35:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-26T08:30:00Z",
          line_tracking_last_succeeded_at: "2026-02-26T08:30:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-74ea-b7af-8071a072673c",
        type: "terminal",
        attributes: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          name: "Cabrillo Container Terminal",
          nickname: "Cabrillo",
          firms_code: "Z941",
          smdg_code: "CCTX",
          bic_facility_code: null,
          street: null,
          city: "San Pedro",
          state: "California",
          state_abbr: "CA",
          zip: "90731",
          country: "United States",
          facility_type: "ocean_terminal",
          provided_data: {
            pickup_lfd: true,
            pickup_lfd_notes: null,
            pod_full_out_at: true,
            available_for_pickup: true,
            available_for_pickup_notes: null,
            fees_at_pod_terminal: true,
            fees_at_pod_terminal_notes: null,
            holds_at_pod_terminal: true,
            holds_at_pod_terminal_notes: null,
            pickup_appointment_at: false,
            pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
            location_at_pod_terminal: true,
            location_at_pod_terminal_notes: null,
            pod_full_out_chassis_number: false,
            pod_full_out_chassis_number_notes: null,
          },
        },
        relationships: {
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
        },
      },
    ],
  },
  "container.pickup_lfd.changed": {
    data: {
      id: "019cd48f-7f60-7b59-a6b8-5c6b584f721b",
      type: "webhook_notification",
      attributes: {
        id: "019cd48f-7f60-7b59-a6b8-5c6b584f721b",
        event: "container.pickup_lfd.changed",
        delivery_status: "pending",
        created_at: "2026-03-09T21:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd466-4c80-703f-a685-1718e66aeb87",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd466-4c80-703f-a685-1718e66aeb87",
        type: "transport_event",
        attributes: {
          event: "container.pickup_lfd.changed",
          created_at: "2026-03-09T21:45:00Z",
          timestamp: "2026-03-09T21:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: "2026-03-13T04:59:00Z",
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-09T21:45:00Z",
          current_status: "available",
          availability_known: true,
          available_for_pickup: true,
          pickup_lfd: "2026-03-13T04:59:00Z",
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: "2026-03-13T04:59:00Z",
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-09T21:25:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [
            {
              type: "demurrage",
              amount: 0,
              currency_code: "USD",
            },
          ],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-09T21:15:00Z",
          rail_last_tracking_request_at: "2026-03-09T21:25:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
          ind_facility_lfd_on: "2026-03-13T04:59:00Z",
          ind_facility_holds: [],
          ind_facility_fees: [],
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
              {
                type: "transport_event",
                id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
              },
              {
                type: "transport_event",
                id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
              {
                type: "raw_event",
                id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
              },
              {
                type: "raw_event",
                id: "019cd466-4c80-76d8-8df0-6b458eb39172",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-09T21:45:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-09T21:15:00Z",
          line_tracking_last_succeeded_at: "2026-03-09T21:15:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "container.pickup_lfd_line.changed": {
    data: {
      id: "019cd6eb-bee0-70cb-ac58-fbf97b499402",
      type: "webhook_notification",
      attributes: {
        id: "019cd6eb-bee0-70cb-ac58-fbf97b499402",
        event: "container.pickup_lfd_line.changed",
        delivery_status: "pending",
        created_at: "2026-03-10T08:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd6c2-8c00-784c-a0ff-3404e2257eb3",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd6c2-8c00-784c-a0ff-3404e2257eb3",
        type: "transport_event",
        attributes: {
          event: "container.pickup_lfd_line.changed",
          created_at: "2026-03-10T08:45:00Z",
          timestamp: "2026-03-10T08:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "shipping_line",
          value: "2026-03-14T04:59:00Z",
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-09T21:45:00Z",
          current_status: "available",
          availability_known: true,
          available_for_pickup: true,
          pickup_lfd: "2026-03-13T04:59:00Z",
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: "2026-03-13T04:59:00Z",
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-10T08:25:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [
            {
              type: "demurrage",
              amount: 0,
              currency_code: "USD",
            },
          ],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-10T08:15:00Z",
          rail_last_tracking_request_at: "2026-03-10T08:25:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
          ind_facility_lfd_on: "2026-03-13T04:59:00Z",
          ind_facility_holds: [],
          ind_facility_fees: [],
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
              {
                type: "transport_event",
                id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
              },
              {
                type: "transport_event",
                id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
              {
                type: "raw_event",
                id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
              },
              {
                type: "raw_event",
                id: "019cd466-4c80-76d8-8df0-6b458eb39172",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-09T21:45:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-10T08:15:00Z",
          line_tracking_last_succeeded_at: "2026-03-10T08:15:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "container.pickup_lfd_terminal.changed": {
    data: {
      id: "019cb873-73e0-77ca-a167-08f4a5400f5a",
      type: "webhook_notification",
      attributes: {
        id: "019cb873-73e0-77ca-a167-08f4a5400f5a",
        event: "container.pickup_lfd_terminal.changed",
        delivery_status: "pending",
        created_at: "2026-03-04T10:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cb84a-4100-7f43-a4b7-34b88dd818ee",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cb84a-4100-7f43-a4b7-34b88dd818ee",
        type: "transport_event",
        attributes: {
          event: "container.pickup_lfd_terminal.changed",
          created_at: "2026-03-04T10:45:00Z",
          timestamp: "2026-03-04T10:00:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: null,
          data_source: "terminal",
          value: "2026-03-08T07:59:00Z",
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.pickup_lfd_rail.changed": {
    data: {
      id: "019cd48f-7f60-76b1-8105-050689d609ce",
      type: "webhook_notification",
      attributes: {
        id: "019cd48f-7f60-76b1-8105-050689d609ce",
        event: "container.pickup_lfd_rail.changed",
        delivery_status: "pending",
        created_at: "2026-03-09T21:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd466-4c80-785c-a6e6-b5a88cfdb518",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd466-4c80-785c-a6e6-b5a88cfdb518",
        type: "transport_event",
        attributes: {
          event: "container.pickup_lfd_rail.changed",
          created_at: "2026-03-09T21:45:00Z",
          timestamp: "2026-03-09T21:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: "2026-03-13T04:59:00Z",
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.pickup_appointment.changed": {
    data: {
      id: "019cddc9-8ee0-742f-aa87-a421252dbd91",
      type: "webhook_notification",
      attributes: {
        id: "019cddc9-8ee0-742f-aa87-a421252dbd91",
        event: "container.pickup_appointment.changed",
        delivery_status: "pending",
        created_at: "2026-03-11T16:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cdda0-5c00-7d0d-a819-abafb589f140",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cdda0-5c00-7d0d-a819-abafb589f140",
        type: "transport_event",
        attributes: {
          event: "container.pickup_appointment.changed",
          created_at: "2026-03-11T16:45:00Z",
          timestamp: "2026-03-11T16:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "terminal",
          value: "2026-03-12T15:00:00Z",
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.transport.empty_out": {
    data: {
      id: "019c2bb9-73a0-71f2-bfe6-b78e0027290a",
      type: "webhook_notification",
      attributes: {
        id: "019c2bb9-73a0-71f2-bfe6-b78e0027290a",
        event: "container.transport.empty_out",
        delivery_status: "pending",
        created_at: "2026-02-05T02:55:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
        type: "transport_event",
        attributes: {
          event: "container.transport.empty_out",
          created_at: "2026-02-05T02:55:00Z",
          timestamp: "2026-02-05T02:10:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: null,
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c2b90-40c0-7baa-81d3-197c688963c8",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-05T02:55:00Z",
          current_status: "new",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: null,
          pol_vessel_loaded_at: null,
          pol_vessel_departed_at: null,
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-05T02:25:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-05T02:55:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: null,
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-05T02:25:00Z",
          line_tracking_last_succeeded_at: "2026-02-05T02:25:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
        type: "port",
        attributes: {
          id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
          name: "Shanghai",
          code: "CNSHA",
          state_abbr: "SH",
          city: "Shanghai",
          country_code: "CN",
          time_zone: "Asia/Shanghai",
          latitude: "31.2304",
          longitude: "121.4737",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
    ],
  },
  "container.transport.full_in": {
    data: {
      id: "019c3c5f-3b40-7fe9-b272-926097a36761",
      type: "webhook_notification",
      attributes: {
        id: "019c3c5f-3b40-7fe9-b272-926097a36761",
        event: "container.transport.full_in",
        delivery_status: "pending",
        created_at: "2026-02-08T08:30:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c3c36-0860-7fb3-b847-4af5953bec61",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c3c36-0860-7fb3-b847-4af5953bec61",
        type: "transport_event",
        attributes: {
          event: "container.transport.full_in",
          created_at: "2026-02-08T08:30:00Z",
          timestamp: "2026-02-08T07:45:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: null,
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-08T08:30:00Z",
          current_status: "new",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: null,
          pol_vessel_departed_at: null,
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-08T08:00:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-08T08:30:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: null,
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-08T08:00:00Z",
          line_tracking_last_succeeded_at: "2026-02-08T08:00:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
        type: "port",
        attributes: {
          id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
          name: "Shanghai",
          code: "CNSHA",
          state_abbr: "SH",
          city: "Shanghai",
          country_code: "CN",
          time_zone: "Asia/Shanghai",
          latitude: "31.2304",
          longitude: "121.4737",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
    ],
  },
  "container.transport.vessel_loaded": {
    data: {
      id: "019c4d05-02e0-71eb-b9f2-87e0455a0884",
      type: "webhook_notification",
      attributes: {
        id: "019c4d05-02e0-71eb-b9f2-87e0455a0884",
        event: "container.transport.vessel_loaded",
        delivery_status: "pending",
        created_at: "2026-02-11T14:05:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
        type: "transport_event",
        attributes: {
          event: "container.transport.vessel_loaded",
          created_at: "2026-02-11T14:05:00Z",
          timestamp: "2026-02-11T13:20:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-11T14:05:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: null,
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-11T13:35:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-11T14:05:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: null,
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-11T13:35:00Z",
          line_tracking_last_succeeded_at: "2026-02-11T13:35:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
        type: "port",
        attributes: {
          id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
          name: "Shanghai",
          code: "CNSHA",
          state_abbr: "SH",
          city: "Shanghai",
          country_code: "CN",
          time_zone: "Asia/Shanghai",
          latitude: "31.2304",
          longitude: "121.4737",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.vessel_departed": {
    data: {
      id: "019c4eae-bb40-7956-895f-286692ff588d",
      type: "webhook_notification",
      attributes: {
        id: "019c4eae-bb40-7956-895f-286692ff588d",
        event: "container.transport.vessel_departed",
        delivery_status: "pending",
        created_at: "2026-02-11T21:50:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c4e85-8860-76c5-8d67-75eb412207f7",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c4e85-8860-76c5-8d67-75eb412207f7",
        type: "transport_event",
        attributes: {
          event: "container.transport.vessel_departed",
          created_at: "2026-02-11T21:50:00Z",
          timestamp: "2026-02-11T21:05:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-11T21:50:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-11T21:20:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-11T21:50:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-11T21:20:00Z",
          line_tracking_last_succeeded_at: "2026-02-11T21:20:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
        type: "port",
        attributes: {
          id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
          name: "Shanghai",
          code: "CNSHA",
          state_abbr: "SH",
          city: "Shanghai",
          country_code: "CN",
          time_zone: "Asia/Shanghai",
          latitude: "31.2304",
          longitude: "121.4737",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.transshipment_arrived": {
    data: {
      id: "019c5989-5b60-7fbb-91f2-33fa4683728d",
      type: "webhook_notification",
      attributes: {
        id: "019c5989-5b60-7fbb-91f2-33fa4683728d",
        event: "container.transport.transshipment_arrived",
        delivery_status: "pending",
        created_at: "2026-02-14T00:25:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c5960-2880-72d2-85d4-77b973c0895a",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c5960-2880-72d2-85d4-77b973c0895a",
        type: "transport_event",
        attributes: {
          event: "container.transport.transshipment_arrived",
          created_at: "2026-02-14T00:25:00Z",
          timestamp: "2026-02-13T23:40:00Z",
          timezone: "Asia/Seoul",
          location_locode: "KRPUS",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7763-a445-749c56dd81ea",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c5960-2880-77e0-80aa-84e84f597b3b",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-14T00:25:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-13T23:55:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-14T00:25:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-13T23:55:00Z",
          line_tracking_last_succeeded_at: "2026-02-13T23:55:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7763-a445-749c56dd81ea",
        type: "port",
        attributes: {
          id: "019b76da-a800-7763-a445-749c56dd81ea",
          name: "Busan",
          code: "KRPUS",
          state_abbr: "26",
          city: "Busan",
          country_code: "KR",
          time_zone: "Asia/Seoul",
          latitude: "35.1028",
          longitude: "129.0403",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.transshipment_discharged": {
    data: {
      id: "019c5a92-dc20-7054-873d-304db1d446e5",
      type: "webhook_notification",
      attributes: {
        id: "019c5a92-dc20-7054-873d-304db1d446e5",
        event: "container.transport.transshipment_discharged",
        delivery_status: "pending",
        created_at: "2026-02-14T05:15:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
        type: "transport_event",
        attributes: {
          event: "container.transport.transshipment_discharged",
          created_at: "2026-02-14T05:15:00Z",
          timestamp: "2026-02-14T04:30:00Z",
          timezone: "Asia/Seoul",
          location_locode: "KRPUS",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7763-a445-749c56dd81ea",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-14T05:15:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-14T04:45:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-14T05:15:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-14T04:45:00Z",
          line_tracking_last_succeeded_at: "2026-02-14T04:45:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7763-a445-749c56dd81ea",
        type: "port",
        attributes: {
          id: "019b76da-a800-7763-a445-749c56dd81ea",
          name: "Busan",
          code: "KRPUS",
          state_abbr: "26",
          city: "Busan",
          country_code: "KR",
          time_zone: "Asia/Seoul",
          latitude: "35.1028",
          longitude: "129.0403",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.transshipment_loaded": {
    data: {
      id: "019c6b0a-dd00-7c7d-97df-b32f9956309a",
      type: "webhook_notification",
      attributes: {
        id: "019c6b0a-dd00-7c7d-97df-b32f9956309a",
        event: "container.transport.transshipment_loaded",
        delivery_status: "pending",
        created_at: "2026-02-17T10:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
        type: "transport_event",
        attributes: {
          event: "container.transport.transshipment_loaded",
          created_at: "2026-02-17T10:00:00Z",
          timestamp: "2026-02-17T09:15:00Z",
          timezone: "Asia/Seoul",
          location_locode: "KRPUS",
          voyage_number: "612E",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7763-a445-749c56dd81ea",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-17T10:00:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-17T09:30:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-17T10:00:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-17T09:30:00Z",
          line_tracking_last_succeeded_at: "2026-02-17T09:30:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7763-a445-749c56dd81ea",
        type: "port",
        attributes: {
          id: "019b76da-a800-7763-a445-749c56dd81ea",
          name: "Busan",
          code: "KRPUS",
          state_abbr: "26",
          city: "Busan",
          country_code: "KR",
          time_zone: "Asia/Seoul",
          latitude: "35.1028",
          longitude: "129.0403",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7b04-a270-f6270d46cd24",
        type: "vessel",
        attributes: {
          name: "BOREAL TRADER",
          imo: "9812341",
          mmsi: "219123000",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.transshipment_departed": {
    data: {
      id: "019c6d87-27a0-7c22-837e-923fdb32fa76",
      type: "webhook_notification",
      attributes: {
        id: "019c6d87-27a0-7c22-837e-923fdb32fa76",
        event: "container.transport.transshipment_departed",
        delivery_status: "pending",
        created_at: "2026-02-17T21:35:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
        type: "transport_event",
        attributes: {
          event: "container.transport.transshipment_departed",
          created_at: "2026-02-17T21:35:00Z",
          timestamp: "2026-02-17T20:50:00Z",
          timezone: "Asia/Seoul",
          location_locode: "KRPUS",
          voyage_number: "612E",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7763-a445-749c56dd81ea",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-17T21:35:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-17T21:05:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-17T21:35:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-17T21:05:00Z",
          line_tracking_last_succeeded_at: "2026-02-17T21:05:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7763-a445-749c56dd81ea",
        type: "port",
        attributes: {
          id: "019b76da-a800-7763-a445-749c56dd81ea",
          name: "Busan",
          code: "KRPUS",
          state_abbr: "26",
          city: "Busan",
          country_code: "KR",
          time_zone: "Asia/Seoul",
          latitude: "35.1028",
          longitude: "129.0403",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7b04-a270-f6270d46cd24",
        type: "vessel",
        attributes: {
          name: "BOREAL TRADER",
          imo: "9812341",
          mmsi: "219123000",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.feeder_arrived": {
    data: {
      id: "019c5989-5b60-7024-a0df-7bf95289b483",
      type: "webhook_notification",
      attributes: {
        id: "019c5989-5b60-7024-a0df-7bf95289b483",
        event: "container.transport.feeder_arrived",
        delivery_status: "pending",
        created_at: "2026-02-14T00:25:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c5960-2880-7093-83bb-70b1d68b15f7",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c5960-2880-7093-83bb-70b1d68b15f7",
        type: "transport_event",
        attributes: {
          event: "container.transport.feeder_arrived",
          created_at: "2026-02-14T00:25:00Z",
          timestamp: "2026-02-13T23:40:00Z",
          timezone: "Asia/Seoul",
          location_locode: "KRPUS",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7763-a445-749c56dd81ea",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-14T00:25:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-13T23:55:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-14T00:25:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-13T23:55:00Z",
          line_tracking_last_succeeded_at: "2026-02-13T23:55:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7763-a445-749c56dd81ea",
        type: "port",
        attributes: {
          id: "019b76da-a800-7763-a445-749c56dd81ea",
          name: "Busan",
          code: "KRPUS",
          state_abbr: "26",
          city: "Busan",
          country_code: "KR",
          time_zone: "Asia/Seoul",
          latitude: "35.1028",
          longitude: "129.0403",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.feeder_discharged": {
    data: {
      id: "019c5a92-dc20-7bd6-87c1-b78ec19e7b6e",
      type: "webhook_notification",
      attributes: {
        id: "019c5a92-dc20-7bd6-87c1-b78ec19e7b6e",
        event: "container.transport.feeder_discharged",
        delivery_status: "pending",
        created_at: "2026-02-14T05:15:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c5a69-a940-7cf7-9345-9129eef7709b",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c5a69-a940-7cf7-9345-9129eef7709b",
        type: "transport_event",
        attributes: {
          event: "container.transport.feeder_discharged",
          created_at: "2026-02-14T05:15:00Z",
          timestamp: "2026-02-14T04:30:00Z",
          timezone: "Asia/Seoul",
          location_locode: "KRPUS",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7763-a445-749c56dd81ea",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-14T05:15:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-14T04:45:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-14T05:15:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-14T04:45:00Z",
          line_tracking_last_succeeded_at: "2026-02-14T04:45:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7763-a445-749c56dd81ea",
        type: "port",
        attributes: {
          id: "019b76da-a800-7763-a445-749c56dd81ea",
          name: "Busan",
          code: "KRPUS",
          state_abbr: "26",
          city: "Busan",
          country_code: "KR",
          time_zone: "Asia/Seoul",
          latitude: "35.1028",
          longitude: "129.0403",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.feeder_loaded": {
    data: {
      id: "019c4d05-02e0-778b-946f-76ac685e8444",
      type: "webhook_notification",
      attributes: {
        id: "019c4d05-02e0-778b-946f-76ac685e8444",
        event: "container.transport.feeder_loaded",
        delivery_status: "pending",
        created_at: "2026-02-11T14:05:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c4cdb-d000-7587-a33a-8dbe0adaf84d",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c4cdb-d000-7587-a33a-8dbe0adaf84d",
        type: "transport_event",
        attributes: {
          event: "container.transport.feeder_loaded",
          created_at: "2026-02-11T14:05:00Z",
          timestamp: "2026-02-11T13:20:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-11T14:05:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: null,
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-11T13:35:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-11T14:05:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: null,
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-11T13:35:00Z",
          line_tracking_last_succeeded_at: "2026-02-11T13:35:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
        type: "port",
        attributes: {
          id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
          name: "Shanghai",
          code: "CNSHA",
          state_abbr: "SH",
          city: "Shanghai",
          country_code: "CN",
          time_zone: "Asia/Shanghai",
          latitude: "31.2304",
          longitude: "121.4737",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.feeder_departed": {
    data: {
      id: "019c4eae-bb40-72e3-b5d9-0b43f84a36a7",
      type: "webhook_notification",
      attributes: {
        id: "019c4eae-bb40-72e3-b5d9-0b43f84a36a7",
        event: "container.transport.feeder_departed",
        delivery_status: "pending",
        created_at: "2026-02-11T21:50:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c4e85-8860-772a-8a71-b2167f9fb730",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c4e85-8860-772a-8a71-b2167f9fb730",
        type: "transport_event",
        attributes: {
          event: "container.transport.feeder_departed",
          created_at: "2026-02-11T21:50:00Z",
          timestamp: "2026-02-11T21:05:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-02-11T21:50:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: null,
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: null,
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: null,
          shipment_last_tracking_request_at: "2026-02-11T21:20:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-11T21:50:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-11T21:20:00Z",
          line_tracking_last_succeeded_at: "2026-02-11T21:20:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
        type: "port",
        attributes: {
          id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
          name: "Shanghai",
          code: "CNSHA",
          state_abbr: "SH",
          city: "Shanghai",
          country_code: "CN",
          time_zone: "Asia/Shanghai",
          latitude: "31.2304",
          longitude: "121.4737",
        },
        relationships: {
          terminals: {
            data: [],
          },
        },
      },
      {
        id: "019b76da-a800-7d4d-8158-1f6873e7f915",
        type: "vessel",
        attributes: {
          name: "JADE HARRIER",
          imo: "9706516",
          mmsi: "477318200",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.vessel_arrived": {
    data: {
      id: "019caf22-8100-7451-8de4-44dbdc139a61",
      type: "webhook_notification",
      attributes: {
        id: "019caf22-8100-7451-8de4-44dbdc139a61",
        event: "container.transport.vessel_arrived",
        delivery_status: "pending",
        created_at: "2026-03-02T15:20:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019caef9-4e20-7a69-80be-c6c226717bbd",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019caef9-4e20-7a69-80be-c6c226717bbd",
        type: "transport_event",
        attributes: {
          event: "container.transport.vessel_arrived",
          created_at: "2026-03-02T15:20:00Z",
          timestamp: "2026-03-02T14:35:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: "612E",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019caef9-4e20-70b7-9491-77eec866185e",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-02T15:20:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-02T15:05:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: "2026-03-02T15:05:00Z",
          shipment_last_tracking_request_at: "2026-03-02T14:50:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-02T15:20:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-02T14:50:00Z",
          line_tracking_last_succeeded_at: "2026-03-02T14:50:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
      {
        id: "019b76da-a800-74ea-b7af-8071a072673c",
        type: "terminal",
        attributes: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          name: "Cabrillo Container Terminal",
          nickname: "Cabrillo",
          firms_code: "Z941",
          smdg_code: "CCTX",
          bic_facility_code: null,
          street: null,
          city: "San Pedro",
          state: "California",
          state_abbr: "CA",
          zip: "90731",
          country: "United States",
          facility_type: "ocean_terminal",
          provided_data: {
            pickup_lfd: true,
            pickup_lfd_notes: null,
            pod_full_out_at: true,
            available_for_pickup: true,
            available_for_pickup_notes: null,
            fees_at_pod_terminal: true,
            fees_at_pod_terminal_notes: null,
            holds_at_pod_terminal: true,
            holds_at_pod_terminal_notes: null,
            pickup_appointment_at: false,
            pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
            location_at_pod_terminal: true,
            location_at_pod_terminal_notes: null,
            pod_full_out_chassis_number: false,
            pod_full_out_chassis_number_notes: null,
          },
        },
        relationships: {
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
        },
      },
      {
        id: "019b76da-a800-7b04-a270-f6270d46cd24",
        type: "vessel",
        attributes: {
          name: "BOREAL TRADER",
          imo: "9812341",
          mmsi: "219123000",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.vessel_berthed": {
    data: {
      id: "019caf79-7aa0-7dbd-abd5-2b5e5987a21e",
      type: "webhook_notification",
      attributes: {
        id: "019caf79-7aa0-7dbd-abd5-2b5e5987a21e",
        event: "container.transport.vessel_berthed",
        delivery_status: "pending",
        created_at: "2026-03-02T16:55:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
        type: "transport_event",
        attributes: {
          event: "container.transport.vessel_berthed",
          created_at: "2026-03-02T16:55:00Z",
          timestamp: "2026-03-02T16:10:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: "612E",
          data_source: "ais",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-02T16:55:00Z",
          current_status: "on_ship",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: null,
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-02T16:40:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: null,
          ind_rail_carrier_scac: null,
          pod_last_tracking_request_at: "2026-03-02T16:40:00Z",
          shipment_last_tracking_request_at: "2026-03-02T16:25:00Z",
          rail_last_tracking_request_at: null,
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: null,
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-02T16:55:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-02T16:25:00Z",
          line_tracking_last_succeeded_at: "2026-03-02T16:25:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
      {
        id: "019b76da-a800-74ea-b7af-8071a072673c",
        type: "terminal",
        attributes: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          name: "Cabrillo Container Terminal",
          nickname: "Cabrillo",
          firms_code: "Z941",
          smdg_code: "CCTX",
          bic_facility_code: null,
          street: null,
          city: "San Pedro",
          state: "California",
          state_abbr: "CA",
          zip: "90731",
          country: "United States",
          facility_type: "ocean_terminal",
          provided_data: {
            pickup_lfd: true,
            pickup_lfd_notes: null,
            pod_full_out_at: true,
            available_for_pickup: true,
            available_for_pickup_notes: null,
            fees_at_pod_terminal: true,
            fees_at_pod_terminal_notes: null,
            holds_at_pod_terminal: true,
            holds_at_pod_terminal_notes: null,
            pickup_appointment_at: false,
            pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
            location_at_pod_terminal: true,
            location_at_pod_terminal_notes: null,
            pod_full_out_chassis_number: false,
            pod_full_out_chassis_number_notes: null,
          },
        },
        relationships: {
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
        },
      },
      {
        id: "019b76da-a800-7b04-a270-f6270d46cd24",
        type: "vessel",
        attributes: {
          name: "BOREAL TRADER",
          imo: "9812341",
          mmsi: "219123000",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.vessel_discharged": {
    data: {
      id: "019cb32d-0cc0-7acf-83fc-5dda7f2147ff",
      type: "webhook_notification",
      attributes: {
        id: "019cb32d-0cc0-7acf-83fc-5dda7f2147ff",
        event: "container.transport.vessel_discharged",
        delivery_status: "pending",
        created_at: "2026-03-03T10:10:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
        type: "transport_event",
        attributes: {
          event: "container.transport.vessel_discharged",
          created_at: "2026-03-03T10:10:00Z",
          timestamp: "2026-03-03T09:25:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: "612E",
          data_source: "terminal",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cb303-d9e0-77b8-a450-ecfac02be304",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-03T10:10:00Z",
          current_status: "awaiting_inland_transfer",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: "Rail yard B, row 6",
          terminal_checked_at: "2026-03-03T09:55:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-03T09:55:00Z",
          shipment_last_tracking_request_at: "2026-03-03T09:40:00Z",
          rail_last_tracking_request_at: "2026-03-03T09:50:00Z",
          pod_rail_loaded_at: null,
          pod_rail_departed_at: null,
          ind_eta_at: "2026-03-09T16:00:00Z",
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-03T10:10:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-03T09:40:00Z",
          line_tracking_last_succeeded_at: "2026-03-03T09:40:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
      {
        id: "019b76da-a800-74ea-b7af-8071a072673c",
        type: "terminal",
        attributes: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          name: "Cabrillo Container Terminal",
          nickname: "Cabrillo",
          firms_code: "Z941",
          smdg_code: "CCTX",
          bic_facility_code: null,
          street: null,
          city: "San Pedro",
          state: "California",
          state_abbr: "CA",
          zip: "90731",
          country: "United States",
          facility_type: "ocean_terminal",
          provided_data: {
            pickup_lfd: true,
            pickup_lfd_notes: null,
            pod_full_out_at: true,
            available_for_pickup: true,
            available_for_pickup_notes: null,
            fees_at_pod_terminal: true,
            fees_at_pod_terminal_notes: null,
            holds_at_pod_terminal: true,
            holds_at_pod_terminal_notes: null,
            pickup_appointment_at: false,
            pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
            location_at_pod_terminal: true,
            location_at_pod_terminal_notes: null,
            pod_full_out_chassis_number: false,
            pod_full_out_chassis_number_notes: null,
          },
        },
        relationships: {
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
        },
      },
      {
        id: "019b76da-a800-7b04-a270-f6270d46cd24",
        type: "vessel",
        attributes: {
          name: "BOREAL TRADER",
          imo: "9812341",
          mmsi: "219123000",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "container.transport.available": {
    data: {
      id: "019cd48f-7f60-7968-b882-6cf033cb1649",
      type: "webhook_notification",
      attributes: {
        id: "019cd48f-7f60-7968-b882-6cf033cb1649",
        event: "container.transport.available",
        delivery_status: "pending",
        created_at: "2026-03-09T21:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
        type: "transport_event",
        attributes: {
          event: "container.transport.available",
          created_at: "2026-03-09T21:45:00Z",
          timestamp: "2026-03-09T21:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cd466-4c80-76d8-8df0-6b458eb39172",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.transport.not_available": {
    data: {
      id: "019cd92c-8720-7e91-8ed1-7aaddb8dd12a",
      type: "webhook_notification",
      attributes: {
        id: "019cd92c-8720-7e91-8ed1-7aaddb8dd12a",
        event: "container.transport.not_available",
        delivery_status: "pending",
        created_at: "2026-03-10T19:15:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd903-5440-78d1-9e9c-039ffda1e4c5",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd903-5440-78d1-9e9c-039ffda1e4c5",
        type: "transport_event",
        attributes: {
          event: "container.transport.not_available",
          created_at: "2026-03-10T19:15:00Z",
          timestamp: "2026-03-10T18:30:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.transport.full_out": {
    data: {
      id: "019ce2dd-9b60-702b-9b8b-8f55fc8a8745",
      type: "webhook_notification",
      attributes: {
        id: "019ce2dd-9b60-702b-9b8b-8f55fc8a8745",
        event: "container.transport.full_out",
        delivery_status: "pending",
        created_at: "2026-03-12T16:25:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019ce2b4-6880-7997-a3b0-5a49a7e2204e",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019ce2b4-6880-7997-a3b0-5a49a7e2204e",
        type: "transport_event",
        attributes: {
          event: "container.transport.full_out",
          created_at: "2026-03-12T16:25:00Z",
          timestamp: "2026-03-12T15:40:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019ce2b4-6880-72e7-95bc-fc4145fd1e66",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-12T16:25:00Z",
          current_status: "picked_up",
          availability_known: true,
          available_for_pickup: null,
          pickup_lfd: "2026-03-13T04:59:00Z",
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: "2026-03-13T04:59:00Z",
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-12T16:05:00Z",
          final_destination_full_out_at: "2026-03-12T15:40:00Z",
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-12T15:55:00Z",
          rail_last_tracking_request_at: "2026-03-12T16:05:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
          ind_facility_lfd_on: "2026-03-13T04:59:00Z",
          ind_facility_holds: [],
          ind_facility_fees: [],
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
              {
                type: "transport_event",
                id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
              },
              {
                type: "transport_event",
                id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
              },
              {
                type: "transport_event",
                id: "019ce2b4-6880-7997-a3b0-5a49a7e2204e",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
              {
                type: "raw_event",
                id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
              },
              {
                type: "raw_event",
                id: "019cd466-4c80-76d8-8df0-6b458eb39172",
              },
              {
                type: "raw_event",
                id: "019ce2b4-6880-72e7-95bc-fc4145fd1e66",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-12T16:25:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-12T15:55:00Z",
          line_tracking_last_succeeded_at: "2026-03-12T15:55:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "container.transport.delivered": {
    data: {
      id: "019ce394-b660-7f23-a7eb-4a8b7cc076cc",
      type: "webhook_notification",
      attributes: {
        id: "019ce394-b660-7f23-a7eb-4a8b7cc076cc",
        event: "container.transport.delivered",
        delivery_status: "pending",
        created_at: "2026-03-12T19:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019ce36b-8380-715a-9ef3-5169ad3da2c9",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019ce36b-8380-715a-9ef3-5169ad3da2c9",
        type: "transport_event",
        attributes: {
          event: "container.transport.delivered",
          created_at: "2026-03-12T19:45:00Z",
          timestamp: "2026-03-12T19:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "user_input",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.transport.empty_in": {
    data: {
      id: "019cf872-d080-7157-a451-ed2194e49ebc",
      type: "webhook_notification",
      attributes: {
        id: "019cf872-d080-7157-a451-ed2194e49ebc",
        event: "container.transport.empty_in",
        delivery_status: "pending",
        created_at: "2026-03-16T21:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cf849-9da0-70cb-ad29-49588853f56d",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cf849-9da0-70cb-ad29-49588853f56d",
        type: "transport_event",
        attributes: {
          event: "container.transport.empty_in",
          created_at: "2026-03-16T21:00:00Z",
          timestamp: "2026-03-16T20:15:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cf849-9da0-799b-9199-6843d6ec79c3",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-16T21:00:00Z",
          current_status: "empty_returned",
          availability_known: true,
          available_for_pickup: null,
          pickup_lfd: "2026-03-13T04:59:00Z",
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: "2026-03-13T04:59:00Z",
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-16T20:40:00Z",
          final_destination_full_out_at: "2026-03-12T15:40:00Z",
          empty_terminated_at: "2026-03-16T20:15:00Z",
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: "America/Chicago",
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-16T20:30:00Z",
          rail_last_tracking_request_at: "2026-03-16T20:40:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
          ind_facility_lfd_on: "2026-03-13T04:59:00Z",
          ind_facility_holds: [],
          ind_facility_fees: [],
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
              {
                type: "transport_event",
                id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
              },
              {
                type: "transport_event",
                id: "019cd466-4c80-75ef-ac99-2f606ea32ecb",
              },
              {
                type: "transport_event",
                id: "019ce2b4-6880-7997-a3b0-5a49a7e2204e",
              },
              {
                type: "transport_event",
                id: "019cf849-9da0-70cb-ad29-49588853f56d",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
              {
                type: "raw_event",
                id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
              },
              {
                type: "raw_event",
                id: "019cd466-4c80-76d8-8df0-6b458eb39172",
              },
              {
                type: "raw_event",
                id: "019ce2b4-6880-72e7-95bc-fc4145fd1e66",
              },
              {
                type: "raw_event",
                id: "019cf849-9da0-799b-9199-6843d6ec79c3",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-16T21:00:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-16T20:30:00Z",
          line_tracking_last_succeeded_at: "2026-03-16T20:30:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
    ],
  },
  "container.transport.rail_loaded": {
    data: {
      id: "019cbf51-43e0-7c2f-a9e5-176808d400fe",
      type: "webhook_notification",
      attributes: {
        id: "019cbf51-43e0-7c2f-a9e5-176808d400fe",
        event: "container.transport.rail_loaded",
        delivery_status: "pending",
        created_at: "2026-03-05T18:45:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
        type: "transport_event",
        attributes: {
          event: "container.transport.rail_loaded",
          created_at: "2026-03-05T18:45:00Z",
          timestamp: "2026-03-05T18:00:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-05T18:45:00Z",
          current_status: "on_rail",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-05T18:30:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-05T18:30:00Z",
          shipment_last_tracking_request_at: "2026-03-05T18:15:00Z",
          rail_last_tracking_request_at: "2026-03-05T18:25:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: null,
          ind_eta_at: "2026-03-09T16:00:00Z",
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-05T18:45:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-05T18:15:00Z",
          line_tracking_last_succeeded_at: "2026-03-05T18:15:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
      {
        id: "019b76da-a800-74ea-b7af-8071a072673c",
        type: "terminal",
        attributes: {
          id: "019b76da-a800-74ea-b7af-8071a072673c",
          name: "Cabrillo Container Terminal",
          nickname: "Cabrillo",
          firms_code: "Z941",
          smdg_code: "CCTX",
          bic_facility_code: null,
          street: null,
          city: "San Pedro",
          state: "California",
          state_abbr: "CA",
          zip: "90731",
          country: "United States",
          facility_type: "ocean_terminal",
          provided_data: {
            pickup_lfd: true,
            pickup_lfd_notes: null,
            pod_full_out_at: true,
            available_for_pickup: true,
            available_for_pickup_notes: null,
            fees_at_pod_terminal: true,
            fees_at_pod_terminal_notes: null,
            holds_at_pod_terminal: true,
            holds_at_pod_terminal_notes: null,
            pickup_appointment_at: false,
            pickup_appointment_at_notes: "Appointments are shown to the trucker only.",
            location_at_pod_terminal: true,
            location_at_pod_terminal_notes: null,
            pod_full_out_chassis_number: false,
            pod_full_out_chassis_number_notes: null,
          },
        },
        relationships: {
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
        },
      },
    ],
  },
  "container.transport.rail_departed": {
    data: {
      id: "019cc1ff-e920-7c3d-a67b-e524c974f143",
      type: "webhook_notification",
      attributes: {
        id: "019cc1ff-e920-7c3d-a67b-e524c974f143",
        event: "container.transport.rail_departed",
        delivery_status: "pending",
        created_at: "2026-03-06T07:15:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
        type: "transport_event",
        attributes: {
          event: "container.transport.rail_departed",
          created_at: "2026-03-06T07:15:00Z",
          timestamp: "2026-03-06T06:30:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-06T07:15:00Z",
          current_status: "on_rail",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-06T08:00:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-06T06:45:00Z",
          rail_last_tracking_request_at: "2026-03-06T06:55:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: "2026-03-09T16:00:00Z",
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-06T07:15:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-06T06:45:00Z",
          line_tracking_last_succeeded_at: "2026-03-06T06:45:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
    ],
  },
  "container.transport.rail_arrived": {
    data: {
      id: "019cd321-4960-703c-a997-864505ddabce",
      type: "webhook_notification",
      attributes: {
        id: "019cd321-4960-703c-a997-864505ddabce",
        event: "container.transport.rail_arrived",
        delivery_status: "pending",
        created_at: "2026-03-09T15:05:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
        type: "transport_event",
        attributes: {
          event: "container.transport.rail_arrived",
          created_at: "2026-03-09T15:05:00Z",
          timestamp: "2026-03-09T14:20:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cd2f8-1680-7cba-82b1-38474819c6af",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-09T15:05:00Z",
          current_status: "on_rail",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-06T08:00:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-09T14:35:00Z",
          rail_last_tracking_request_at: "2026-03-09T14:45:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-09T15:05:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-09T14:35:00Z",
          line_tracking_last_succeeded_at: "2026-03-09T14:35:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "container.transport.rail_unloaded": {
    data: {
      id: "019cd426-3640-7578-8fe0-f4f86e11f951",
      type: "webhook_notification",
      attributes: {
        id: "019cd426-3640-7578-8fe0-f4f86e11f951",
        event: "container.transport.rail_unloaded",
        delivery_status: "pending",
        created_at: "2026-03-09T19:50:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
        type: "transport_event",
        attributes: {
          event: "container.transport.rail_unloaded",
          created_at: "2026-03-09T19:50:00Z",
          timestamp: "2026-03-09T19:05:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-09T19:50:00Z",
          current_status: "grounded",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-09T19:30:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-09T19:20:00Z",
          rail_last_tracking_request_at: "2026-03-09T19:30:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: "2026-03-09T19:05:00Z",
          ind_facility_lfd_on: null,
          ind_facility_holds: [],
          ind_facility_fees: [],
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
              {
                type: "transport_event",
                id: "019cd3fd-0360-7a3f-84e5-81a17bf59971",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
              {
                type: "raw_event",
                id: "019cd3fd-0360-7c4f-806a-7b5c1c097d3e",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-09T19:50:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-09T19:20:00Z",
          line_tracking_last_succeeded_at: "2026-03-09T19:20:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "container.transport.arrived_at_inland_destination": {
    data: {
      id: "019cd321-4960-70c2-a66a-8910447726ae",
      type: "webhook_notification",
      attributes: {
        id: "019cd321-4960-70c2-a66a-8910447726ae",
        event: "container.transport.arrived_at_inland_destination",
        delivery_status: "pending",
        created_at: "2026-03-09T15:05:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cd2f8-1680-759f-bdc9-345b5146d243",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cd2f8-1680-759f-bdc9-345b5146d243",
        type: "transport_event",
        attributes: {
          event: "container.transport.arrived_at_inland_destination",
          created_at: "2026-03-09T15:05:00Z",
          timestamp: "2026-03-09T14:20:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: {
              type: "raw_event",
              id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
            },
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-09T15:05:00Z",
          current_status: "on_rail",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-06T08:00:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-09T14:35:00Z",
          rail_last_tracking_request_at: "2026-03-09T14:45:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: null,
          ind_ata_at: "2026-03-09T14:20:00Z",
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-708e-9476-c1316c8db1bb",
              },
              {
                type: "transport_event",
                id: "019cd2f8-1680-759f-bdc9-345b5146d243",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-7cba-82b1-38474819c6af",
              },
              {
                type: "raw_event",
                id: "019cd2f8-1680-72fa-81b3-173c287c0bb1",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-09T15:05:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: null,
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: "2026-03-09T14:20:00Z",
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-09T14:35:00Z",
          line_tracking_last_succeeded_at: "2026-03-09T14:35:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "container.transport.estimated.vessel_departed": {
    data: {
      id: "019c40fc-4300-767b-b695-bd0a4322e477",
      type: "webhook_notification",
      attributes: {
        id: "019c40fc-4300-767b-b695-bd0a4322e477",
        event: "container.transport.estimated.vessel_departed",
        delivery_status: "pending",
        created_at: "2026-02-09T06:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c40fc-4300-7d7f-938c-a811cc4067fb",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c40fc-4300-7d7f-938c-a811cc4067fb",
        type: "transport_event",
        attributes: {
          event: "container.transport.estimated.vessel_departed",
          created_at: "2026-02-09T06:00:00Z",
          timestamp: "2026-02-11T20:00:00Z",
          timezone: "Asia/Shanghai",
          location_locode: "CNSHA",
          voyage_number: "606N",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7d4d-8158-1f6873e7f915",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.transport.estimated.vessel_arrived": {
    data: {
      id: "019c8e3b-a700-7a88-9190-aa63a98537a6",
      type: "webhook_notification",
      attributes: {
        id: "019c8e3b-a700-7a88-9190-aa63a98537a6",
        event: "container.transport.estimated.vessel_arrived",
        delivery_status: "pending",
        created_at: "2026-02-24T06:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019c8e3b-a700-7a68-8d1d-4b502f26fa1b",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c8e3b-a700-7a68-8d1d-4b502f26fa1b",
        type: "transport_event",
        attributes: {
          event: "container.transport.estimated.vessel_arrived",
          created_at: "2026-02-24T06:00:00Z",
          timestamp: "2026-03-02T14:00:00Z",
          timezone: "America/Los_Angeles",
          location_locode: "USLAX",
          voyage_number: "612E",
          data_source: "shipping_line",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
          location: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          terminal: {
            data: null,
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
    ],
  },
  "container.transport.estimated.arrived_at_inland_destination": {
    data: {
      id: "019cc260-0a80-7fe0-acf0-1144640bccc9",
      type: "webhook_notification",
      attributes: {
        id: "019cc260-0a80-7fe0-acf0-1144640bccc9",
        event: "container.transport.estimated.arrived_at_inland_destination",
        delivery_status: "pending",
        created_at: "2026-03-06T09:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "transport_event",
            id: "019cc260-0a80-7125-bf27-dbc8d528a491",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019cc260-0a80-7125-bf27-dbc8d528a491",
        type: "transport_event",
        attributes: {
          event: "container.transport.estimated.arrived_at_inland_destination",
          created_at: "2026-03-06T09:00:00Z",
          timestamp: "2026-03-09T16:00:00Z",
          timezone: "America/Chicago",
          location_locode: "USCHI",
          voyage_number: null,
          data_source: "rail",
          value: null,
          invalidated_at: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          container: {
            data: {
              type: "container",
              id: "019c2291-c340-7a42-9519-714d616e9411",
            },
          },
          vessel: {
            data: null,
          },
          location: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          source_event: {
            data: null,
          },
          previous_version: {
            data: null,
          },
        },
      },
      {
        id: "019c2291-c340-7a42-9519-714d616e9411",
        type: "container",
        attributes: {
          number: "MSKU7054410",
          ref_numbers: ["PO-48213"],
          equipment_type: "dry",
          equipment_length: 40,
          equipment_height: "high_cube",
          weight_in_lbs: 38140,
          seal_number: "CN5520187",
          created_at: "2026-02-03T08:15:04Z",
          updated_at: "2026-03-06T07:15:00Z",
          current_status: "on_rail",
          availability_known: false,
          available_for_pickup: null,
          pickup_lfd: null,
          import_deadlines: {
            pickup_lfd_line: null,
            pickup_lfd_terminal: null,
            pickup_lfd_rail: null,
          },
          pickup_appointment_at: null,
          pod_arrived_at: "2026-03-02T14:35:00Z",
          pod_discharged_at: "2026-03-03T09:25:00Z",
          pod_full_out_at: null,
          pod_full_out_chassis_number: null,
          location_at_pod_terminal: null,
          terminal_checked_at: "2026-03-06T08:00:00Z",
          final_destination_full_out_at: null,
          empty_terminated_at: null,
          delivered_at: null,
          empty_out_at: "2026-02-05T02:10:00Z",
          pol_full_in_at: "2026-02-08T07:45:00Z",
          pol_vessel_loaded_at: "2026-02-11T13:20:00Z",
          pol_vessel_departed_at: "2026-02-11T21:05:00Z",
          holds_at_pod_terminal: [],
          fees_at_pod_terminal: [],
          pod_timezone: "America/Los_Angeles",
          final_destination_timezone: "America/Chicago",
          empty_terminated_timezone: null,
          pod_rail_carrier_scac: "BNSF",
          ind_rail_carrier_scac: "BNSF",
          pod_last_tracking_request_at: "2026-03-06T08:00:00Z",
          shipment_last_tracking_request_at: "2026-03-06T08:30:00Z",
          rail_last_tracking_request_at: "2026-03-06T08:40:00Z",
          pod_rail_loaded_at: "2026-03-05T18:00:00Z",
          pod_rail_departed_at: "2026-03-06T06:30:00Z",
          ind_eta_at: "2026-03-09T16:00:00Z",
          ind_ata_at: null,
          ind_rail_unloaded_at: null,
          ind_facility_lfd_on: null,
          ind_facility_holds: null,
          ind_facility_fees: null,
          ssl_lfd: null,
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          pickup_facility: {
            data: null,
          },
          transport_events: {
            data: [
              {
                type: "transport_event",
                id: "019c2b90-40c0-75be-aaf4-27ee0bfcd1a7",
              },
              {
                type: "transport_event",
                id: "019c3c36-0860-7fb3-b847-4af5953bec61",
              },
              {
                type: "transport_event",
                id: "019c4cdb-d000-77f1-ae17-eb6d4b1815c8",
              },
              {
                type: "transport_event",
                id: "019c4e85-8860-76c5-8d67-75eb412207f7",
              },
              {
                type: "transport_event",
                id: "019c5960-2880-72d2-85d4-77b973c0895a",
              },
              {
                type: "transport_event",
                id: "019c5a69-a940-783f-bef8-5cb0d5e50e4f",
              },
              {
                type: "transport_event",
                id: "019c6ae1-aa20-78d6-96aa-7daf6b2f324c",
              },
              {
                type: "transport_event",
                id: "019c6d5d-f4c0-715e-98ed-480b8f8ba9c9",
              },
              {
                type: "transport_event",
                id: "019caef9-4e20-7a69-80be-c6c226717bbd",
              },
              {
                type: "transport_event",
                id: "019caf50-47c0-71ec-874e-fd1e1a52a32d",
              },
              {
                type: "transport_event",
                id: "019cb303-d9e0-7ca7-8c85-c1c6ee3b9493",
              },
              {
                type: "transport_event",
                id: "019cbf28-1100-7e6d-8473-52b81cf5c8f2",
              },
              {
                type: "transport_event",
                id: "019cc1d6-b640-7eee-95ea-15e197497b0b",
              },
            ],
          },
          raw_events: {
            data: [
              {
                type: "raw_event",
                id: "019c2b90-40c0-7baa-81d3-197c688963c8",
              },
              {
                type: "raw_event",
                id: "019c3c36-0860-7c29-a720-7a1cc44acee0",
              },
              {
                type: "raw_event",
                id: "019c4cdb-d000-79db-8ce2-5ff462273ba4",
              },
              {
                type: "raw_event",
                id: "019c4e85-8860-76cb-bf0f-985bfa1f1870",
              },
              {
                type: "raw_event",
                id: "019c5960-2880-77e0-80aa-84e84f597b3b",
              },
              {
                type: "raw_event",
                id: "019c5a69-a940-72ae-b609-fd9cda144b2a",
              },
              {
                type: "raw_event",
                id: "019c6ae1-aa20-7dcc-bb1e-d13ed7b8a30f",
              },
              {
                type: "raw_event",
                id: "019c6d5d-f4c0-791c-94c2-3b2ebdd69174",
              },
              {
                type: "raw_event",
                id: "019caef9-4e20-70b7-9491-77eec866185e",
              },
              {
                type: "raw_event",
                id: "019cb303-d9e0-77b8-a450-ecfac02be304",
              },
              {
                type: "raw_event",
                id: "019cbf28-1100-74a7-9a6e-6b9b07eb7c9e",
              },
              {
                type: "raw_event",
                id: "019cc1d6-b640-727e-a6b5-f63dcccee397",
              },
            ],
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-03-06T07:15:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: null,
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: "2026-03-02T14:35:00Z",
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-03-06T08:30:00Z",
          line_tracking_last_succeeded_at: "2026-03-06T08:30:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7991-a79d-9f96c925fe96",
        type: "metro_area",
        attributes: {
          id: "019b76da-a800-7991-a79d-9f96c925fe96",
          name: "Chicago",
          code: "USCHI",
          state_abbr: "IL",
          country_code: "US",
          time_zone: "America/Chicago",
          latitude: "41.8781",
          longitude: "-87.6298",
        },
      },
      {
        id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
        type: "rail_terminal",
        attributes: {
          id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
          name: "Prairie Junction Intermodal Ramp",
          nickname: "Prairie Junction",
          city: "Chicago",
          firms_code: "Z552",
        },
        relationships: {
          port: {
            data: null,
          },
          metro_area: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
        },
      },
    ],
  },
  "shipment.estimated.arrival": {
    data: {
      id: "019c8e3b-a700-73ad-a316-1a5215a2dcea",
      type: "webhook_notification",
      attributes: {
        id: "019c8e3b-a700-73ad-a316-1a5215a2dcea",
        event: "shipment.estimated.arrival",
        delivery_status: "pending",
        created_at: "2026-02-24T06:00:00Z",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "estimated_event",
            id: "019c8e3b-a700-7d05-9e9c-43041fefba47",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
      },
    },
    included: [
      {
        id: "019c8e3b-a700-7d05-9e9c-43041fefba47",
        type: "estimated_event",
        attributes: {
          event: "shipment.estimated.arrival",
          created_at: "2026-02-24T06:00:00Z",
          estimated_timestamp: "2026-03-02T14:00:00Z",
          location_locode: "USLAX",
          timezone: "America/Los_Angeles",
          voyage_number: "612E",
          data_source: "shipping_line",
        },
        relationships: {
          shipment: {
            data: {
              type: "shipment",
              id: "019c2291-b3a0-759f-9076-bc5008c4d079",
            },
          },
          port: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          vessel: {
            data: {
              type: "vessel",
              id: "019b76da-a800-7b04-a270-f6270d46cd24",
            },
          },
        },
      },
      {
        id: "019c2291-b3a0-759f-9076-bc5008c4d079",
        type: "shipment",
        attributes: {
          bill_of_lading_number: "MAEU261904573",
          normalized_number: "261904573",
          ref_numbers: ["PO-48213"],
          tags: ["spring-range"],
          created_at: "2026-02-03T08:15:00Z",
          updated_at: "2026-02-17T21:35:00Z",
          port_of_lading_locode: "CNSHA",
          port_of_lading_name: "Shanghai",
          port_of_discharge_locode: "USLAX",
          port_of_discharge_name: "Los Angeles",
          destination_locode: "USCHI",
          destination_name: "Chicago",
          shipping_line_scac: "MAEU",
          shipping_line_name: "Maersk",
          shipping_line_short_name: "Maersk",
          customer_name: "Lakeside Furniture",
          pod_vessel_name: "BOREAL TRADER",
          pod_vessel_imo: "9812341",
          pod_voyage_number: "612E",
          pol_etd_at: "2026-02-11T20:00:00Z",
          pol_atd_at: "2026-02-11T21:05:00Z",
          pol_original_etd_at: "2026-02-10T20:00:00Z",
          pod_eta_at: "2026-03-02T14:00:00Z",
          pod_original_eta_at: "2026-02-28T16:00:00Z",
          pod_ata_at: null,
          destination_eta_at: "2026-03-09T18:00:00Z",
          destination_original_eta_at: "2026-03-08T18:00:00Z",
          destination_ata_at: null,
          pol_timezone: "Asia/Shanghai",
          pod_timezone: "America/Los_Angeles",
          destination_timezone: "America/Chicago",
          line_tracking_last_attempted_at: "2026-02-24T05:30:00Z",
          line_tracking_last_succeeded_at: "2026-02-24T05:30:05Z",
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
        },
        relationships: {
          port_of_lading: {
            data: {
              type: "port",
              id: "019b76da-a800-73e1-a467-7d3ca65f4c44",
            },
          },
          port_of_discharge: {
            data: {
              type: "port",
              id: "019b76da-a800-7711-9eb9-fa671203d5fe",
            },
          },
          pod_terminal: {
            data: {
              type: "terminal",
              id: "019b76da-a800-74ea-b7af-8071a072673c",
            },
          },
          destination: {
            data: {
              type: "metro_area",
              id: "019b76da-a800-7991-a79d-9f96c925fe96",
            },
          },
          destination_terminal: {
            data: {
              type: "rail_terminal",
              id: "019b76da-a800-7fa3-bb27-0c31a2f3cbcf",
            },
          },
          line_tracking_stopped_by_user: {
            data: null,
          },
          containers: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/shipments/019c2291-b3a0-759f-9076-bc5008c4d079",
        },
      },
      {
        id: "019b76da-a800-7711-9eb9-fa671203d5fe",
        type: "port",
        attributes: {
          id: "019b76da-a800-7711-9eb9-fa671203d5fe",
          name: "Los Angeles",
          code: "USLAX",
          state_abbr: "CA",
          city: "Los Angeles",
          country_code: "US",
          time_zone: "America/Los_Angeles",
          latitude: "33.7361",
          longitude: "-118.2626",
        },
        relationships: {
          terminals: {
            data: [
              {
                type: "terminal",
                id: "019b76da-a800-74ea-b7af-8071a072673c",
              },
              {
                type: "terminal",
                id: "019b76da-a800-7a09-aa0e-1bae54549ba6",
              },
            ],
          },
        },
      },
      {
        id: "019b76da-a800-7b04-a270-f6270d46cd24",
        type: "vessel",
        attributes: {
          name: "BOREAL TRADER",
          imo: "9812341",
          mmsi: "219123000",
          latitude: null,
          longitude: null,
          nautical_speed_knots: null,
          navigational_heading_degrees: null,
          position_timestamp: null,
        },
      },
    ],
  },
  "document.extracted": {
    data: {
      id: "019c9f3a-6b10-71d8-8c25-4e0a7f9d3b62",
      type: "webhook_notification",
      attributes: {
        id: "019c9f3a-6b10-71d8-8c25-4e0a7f9d3b62",
        event: "document.extracted",
        delivery_status: "pending",
        created_at: "2026-02-27T15:04:28Z",
        version: "2026-11-21",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "document",
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
        document: {
          data: {
            type: "document",
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          },
        },
      },
    },
    included: [
      {
        id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
        type: "document",
        attributes: {
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          name: "Arrival notice",
          document_type: "arrival_notice",
          document_type_manual: null,
          classification_notes: "The title says arrival notice.",
          source: "api",
          file_name: "arrival-notice-MAEU261904573.pdf",
          file_content_type: "application/pdf",
          file_size_bytes: 48213,
          created_at: "2026-02-27T15:04:20Z",
          updated_at: "2026-02-27T15:04:28Z",
        },
        relationships: {
          account: {
            data: {
              type: "account",
              id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
            },
          },
          user: {
            data: {
              type: "user",
              id: "019b8d62-7a80-704f-8996-da763b7a969b",
            },
          },
          email_submission: {
            data: null,
          },
          last_document_representation: {
            data: {
              type: "document_representation",
              id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
            },
          },
          shipments: {
            data: [
              {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            ],
          },
          cargos: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
        },
      },
      {
        id: "019c9f3a-6a08-7e52-b1c4-2d9f8a3c6b71",
        type: "document_representation",
        attributes: {
          schema_version: "2026-11-21",
          payload: {
            bill_of_lading_number: {
              value: "MAEU261904573",
              page: 1,
              span: [214, 227],
            },
          },
          created_at: "2026-02-27T15:04:28Z",
          updated_at: "2026-02-27T15:04:28Z",
        },
      },
    ],
  },
  "document.extraction_failed": {
    data: {
      id: "019c9f3a-6b10-71d8-8c25-4e0a7f9d3b63",
      type: "webhook_notification",
      attributes: {
        id: "019c9f3a-6b10-71d8-8c25-4e0a7f9d3b63",
        event: "document.extraction_failed",
        delivery_status: "pending",
        created_at: "2026-02-27T15:04:28Z",
        version: "2026-11-21",
      },
      relationships: {
        webhook: {
          data: {
            type: "webhook",
            id: "019bb2ba-9150-79fd-89dc-33545f9cc19b",
          },
        },
        reference_object: {
          data: {
            type: "document",
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          },
        },
        webhook_notification_logs: {
          data: [],
        },
        document: {
          data: {
            type: "document",
            id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          },
        },
      },
    },
    included: [
      {
        id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
        type: "document",
        attributes: {
          id: "019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          name: "Arrival notice",
          document_type: null,
          document_type_manual: null,
          classification_notes: "No rule was sure of a type.",
          source: "api",
          file_name: "arrival-notice-MAEU261904573.pdf",
          file_content_type: "application/pdf",
          file_size_bytes: 48213,
          created_at: "2026-02-27T15:04:20Z",
          updated_at: "2026-02-27T15:04:28Z",
        },
        relationships: {
          account: {
            data: {
              type: "account",
              id: "019b8d62-7a40-7c51-9e0d-3f1b5a86c2d4",
            },
          },
          user: {
            data: {
              type: "user",
              id: "019b8d62-7a80-704f-8996-da763b7a969b",
            },
          },
          email_submission: {
            data: null,
          },
          last_document_representation: {
            data: null,
          },
          shipments: {
            data: [
              {
                type: "shipment",
                id: "019c2291-b3a0-759f-9076-bc5008c4d079",
              },
            ],
          },
          cargos: {
            data: [
              {
                type: "container",
                id: "019c2291-c340-7a42-9519-714d616e9411",
              },
            ],
          },
        },
        links: {
          self: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60",
          download: "/v2/documents/019c9f3a-4b20-7c1d-9a3e-5f7b1d2c8e60/download_url",
        },
      },
    ],
  },
}
