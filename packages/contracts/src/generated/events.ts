// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { components } from './types.ts'

type Schemas = components['schemas']

export const webhookEventNames = ["tracking_request.succeeded", "tracking_request.failed", "tracking_request.awaiting_manifest", "tracking_request.tracking_stopped", "container.created", "container.updated", "container.pod_terminal_changed", "container.pickup_lfd.changed", "container.pickup_lfd_line.changed", "container.pickup_lfd_terminal.changed", "container.pickup_lfd_rail.changed", "container.pickup_appointment.changed", "container.transport.empty_out", "container.transport.full_in", "container.transport.vessel_loaded", "container.transport.vessel_departed", "container.transport.transshipment_arrived", "container.transport.transshipment_discharged", "container.transport.transshipment_loaded", "container.transport.transshipment_departed", "container.transport.feeder_arrived", "container.transport.feeder_discharged", "container.transport.feeder_loaded", "container.transport.feeder_departed", "container.transport.vessel_arrived", "container.transport.vessel_berthed", "container.transport.vessel_discharged", "container.transport.available", "container.transport.not_available", "container.transport.full_out", "container.transport.delivered", "container.transport.empty_in", "container.transport.rail_loaded", "container.transport.rail_departed", "container.transport.rail_arrived", "container.transport.rail_unloaded", "container.transport.arrived_at_inland_destination", "container.transport.estimated.vessel_departed", "container.transport.estimated.vessel_arrived", "container.transport.estimated.arrived_at_inland_destination", "shipment.estimated.arrival", "shipment.updated", "document.extracted", "document.extraction_failed", "attention.opened", "attention.closed", "container.contradiction.opened", "container.contradiction.resolved", "container.milestone.overdue", "source.silent", "source.silence_ended"] as const

/** Those that a webhook receives unless it names its events. */
export const usualEventNames = webhookEventNames.filter((event) => !["shipment.updated", "attention.opened", "attention.closed", "container.contradiction.opened", "container.contradiction.resolved", "container.milestone.overdue", "source.silent", "source.silence_ended"].some((name) => name === event))

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
  'shipment.updated': Schemas['ShipmentUpdatedNotification']
  'document.extracted': Schemas['DocumentExtractedNotification']
  'document.extraction_failed': Schemas['DocumentExtractionFailedNotification']
  'attention.opened': Schemas['AttentionOpenedNotification']
  'attention.closed': Schemas['AttentionClosedNotification']
  'container.contradiction.opened': Schemas['ContainerContradictionOpenedNotification']
  'container.contradiction.resolved': Schemas['ContainerContradictionResolvedNotification']
  'container.milestone.overdue': Schemas['ContainerMilestoneOverdueNotification']
  'source.silent': Schemas['SourceSilentNotification']
  'source.silence_ended': Schemas['SourceSilenceEndedNotification']
}

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
    included: "the tracking request that the event is about.",
  },
  "tracking_request.awaiting_manifest": {
    category: "tracking-request-events",
    kind: "tracking_request",
    description: "The line has no data for the number yet; it is polled daily. Sent once.",
    reference: "tracking_request",
    included: "the tracking request that the event is about.",
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
    description: "The last free day for pickup changed, from any source.",
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
    description: "The container is ready for pickup.",
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
    description: "The container was picked up full.",
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
    description: "The train with the container left.",
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
  "shipment.updated": {
    category: "shipment-update-events",
    kind: "shipment_updated",
    description: "Attributes of a shipment changed, or a milestone of one of its containers was withdrawn; the changeset holds old and new values. Sent only to webhooks that name it.",
    reference: "shipment_updated_event",
    included: "the event, the shipment, and the transport events that were withdrawn.",
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
  "attention.opened": {
    category: "attention-events",
    kind: "attention",
    description: "An entry of `GET /attention` appeared. Sent once for each. Sent only to webhooks that name it.",
    reference: "attention_entry",
    included: "the entry, and the container, the shipment, the tracking request or the document that it is about.",
  },
  "attention.closed": {
    category: "attention-events",
    kind: "attention",
    description: "The cause of an entry of `GET /attention` is gone; the entry as it was last. Sent once for each. Sent only to webhooks that name it.",
    reference: "attention_entry",
    included: "the entry, and the container, the shipment, the tracking request or the document that it is about.",
  },
  "container.contradiction.opened": {
    category: "contradiction-events",
    kind: "contradiction",
    description: "A contradiction of `GET /contradictions` was found. Sent once each time that it opens. Sent only to webhooks that name it.",
    reference: "contradiction",
    included: "the contradiction, and the container and the shipment that it is about.",
  },
  "container.contradiction.resolved": {
    category: "contradiction-events",
    kind: "contradiction",
    description: "The statements of a contradiction agree, or one was taken back; the contradiction as it was last. Sent once each time. Sent only to webhooks that name it.",
    reference: "contradiction",
    included: "the contradiction, and the container and the shipment that it is about.",
  },
  "container.milestone.overdue": {
    category: "silence-events",
    kind: "container_milestone_overdue",
    description: "The window of a milestone in `meta.expected` has passed, and nobody has reported it. Sent once for each; again only after its window has moved ahead and passed. Sent only to webhooks that name it.",
    reference: "container_milestone_overdue_event",
    included: "the event with the milestone and its window, the container and its shipment.",
  },
  "source.silent": {
    category: "silence-events",
    kind: "source_silence",
    description: "A line, a terminal, a railway or a pushing feed has said nothing about any record of yours for longer than its cadence explains. Sent once for each silence of a source, however many records await it. Sent only to webhooks that name it.",
    reference: "source_silence",
    included: "the silence, with its source, since when, and how many records await it.",
  },
  "source.silence_ended": {
    category: "silence-events",
    kind: "source_silence",
    description: "A source that was silent has answered, or nothing awaits it any more (`ended_because`). Sent once for each silence that `source.silent` reported. Sent only to webhooks that name it.",
    reference: "source_silence",
    included: "the silence, with its source, since when, and how many records await it.",
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
    id: "shipment-update-events",
    name: "Shipment updates",
    events: ["shipment.updated"],
  },
  {
    id: "document-events",
    name: "Documents",
    events: ["document.extracted", "document.extraction_failed"],
  },
  {
    id: "attention-events",
    name: "Attention",
    events: ["attention.opened", "attention.closed"],
  },
  {
    id: "contradiction-events",
    name: "Contradictions",
    events: ["container.contradiction.opened", "container.contradiction.resolved"],
  },
  {
    id: "silence-events",
    name: "Silence",
    events: ["container.milestone.overdue", "source.silent", "source.silence_ended"],
  },
] as const
