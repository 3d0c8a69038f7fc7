// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { BilledValues, Container, CustomFieldValidation, CustomFieldValue, InitialContainerField, InitialShipmentField, Party, Port, Shipment, TimeOrDate, TrackingRequest, TrackingRequestRow } from './records.ts'
import type { Reference } from '../types.ts'

export interface ListShipmentsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** Words to find, in numbers, references and everything else that `GET /search` covers. */
  q?: string
  /** Only those tracked under exactly this bill of lading or booking number. */
  number?: string
  /**
   * The format of the response; by default the one that `Accept` names. A file (`csv`, `xlsx`) has all records of the
   * list in its order, one per row, so it takes no `page[…]` and no `include`; its columns are those of `fields[…]`, or
   * a default set. Times are local to their place, with its UTC offset. In CSV, a text that a spreadsheet would evaluate
   * is preceded by an apostrophe.
   */
  format?: 'json' | 'csv' | 'xlsx'
  /**
   * Order of the list: names separated by commas, descending with `-` before one. Records without a value come last in
   * both directions; among equal ones, the newest come first. `binding_free_day` is the earliest of its containers, `arrival`
   * at the port of discharge and `departure` from the port of lading, actual or expected, `changed` the last change, `number` the
   * number of the bill, `line` the SCAC.
   */
  sort?: ('binding_free_day' | '-binding_free_day' | 'arrival' | '-arrival' | 'departure' | '-departure' | 'changed' | '-changed' | 'created_at' | '-created_at' | 'number' | '-number' | 'line' | '-line')[]
  fields?: {
    /**
     * Returns only these attributes and relationships of each container, separated by commas, besides `id`, `type`,
     * `links` and `meta`. Others are left out even if the schema requires them.
     */
    container?: ('number' | 'ref_numbers' | 'equipment_type' | 'equipment_length' | 'equipment_height' | 'weight_in_lbs' | 'seal_number' | 'created_at' | 'updated_at' | 'current_status' | 'availability_known' | 'available_for_pickup' | 'pickup_lfd' | 'import_deadlines' | 'pickup_appointment_at' | 'pod_arrived_at' | 'pod_discharged_at' | 'pod_full_out_at' | 'pod_full_out_chassis_number' | 'location_at_pod_terminal' | 'terminal_checked_at' | 'final_destination_full_out_at' | 'empty_terminated_at' | 'delivered_at' | 'empty_out_at' | 'pol_full_in_at' | 'pol_vessel_loaded_at' | 'pol_vessel_departed_at' | 'holds_at_pod_terminal' | 'fees_at_pod_terminal' | 'pod_timezone' | 'final_destination_timezone' | 'empty_terminated_timezone' | 'pod_rail_carrier_scac' | 'ind_rail_carrier_scac' | 'pod_last_tracking_request_at' | 'shipment_last_tracking_request_at' | 'rail_last_tracking_request_at' | 'pod_rail_loaded_at' | 'pod_rail_departed_at' | 'ind_eta_at' | 'ind_ata_at' | 'ind_rail_unloaded_at' | 'ind_facility_lfd_on' | 'ind_facility_holds' | 'ind_facility_fees' | 'ssl_lfd' | 'shipment' | 'pod_terminal' | 'pickup_facility' | 'transport_events' | 'raw_events')[]
    /**
     * Returns only these attributes and relationships of each shipment, separated by commas, besides `id`, `type`, `links`
     * and `meta`. Others are left out even if the schema requires them.
     */
    shipment?: ('bill_of_lading_number' | 'normalized_number' | 'ref_numbers' | 'tags' | 'created_at' | 'updated_at' | 'port_of_lading_locode' | 'port_of_lading_name' | 'port_of_discharge_locode' | 'port_of_discharge_name' | 'destination_locode' | 'destination_name' | 'shipping_line_scac' | 'shipping_line_name' | 'shipping_line_short_name' | 'customer_name' | 'pod_vessel_name' | 'pod_vessel_imo' | 'pod_voyage_number' | 'pol_etd_at' | 'pol_atd_at' | 'pol_original_etd_at' | 'pod_eta_at' | 'pod_original_eta_at' | 'pod_ata_at' | 'destination_eta_at' | 'destination_original_eta_at' | 'destination_ata_at' | 'pol_timezone' | 'pod_timezone' | 'destination_timezone' | 'line_tracking_last_attempted_at' | 'line_tracking_last_succeeded_at' | 'line_tracking_stopped_at' | 'line_tracking_stopped_reason' | 'port_of_lading' | 'port_of_discharge' | 'pod_terminal' | 'destination' | 'destination_terminal' | 'line_tracking_stopped_by_user' | 'containers')[]
  }
  filter?: {
    /**
     * Only those with one of these ids, separated by commas, in the order of the list, for example to export selected
     * records. Ids that are not records of the account are ignored.
     */
    id?: string[]
    /**
     * Only those in this `current_status`; a shipment matches if one of its containers does. For shipments also the stage of the journey:
     * `pending`, `awaiting_departure`, `in_transit`, `arrived_at_pod`, `delivered_to_destination`.
     */
    status?: string
    /** Only those whose port of lading, port of discharge or destination has this UN/LOCODE or name. A name that matches several places, or none, is refused with 400 and the choices. */
    port?: string
    /** Only those of the line with this SCAC or name. A name that matches several lines, or none, is refused with 400 and the choices. */
    carrier?: string
    updatedAt?: {
      /** Only those with `updated_at` at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those with `updated_at` at or before this time, UTC. */
      end?: TimeOrDate
    }
    /** True: only those no longer tracked at the line. False: only those still tracked. */
    trackingStopped?: boolean
    /** Only those of the customer with this party or account id. */
    customerId?: string
    /** Only those of the customer with this name. */
    customerName?: string
    /**
     * Only those with a hold of one of these names, set or expected, separated by commas. `any`: with a hold; `none`:
     * those that are known to have none. A shipment matches if one of its containers does.
     */
    hold?: ('any' | 'none' | 'freight' | 'customs' | 'USDA' | 'VACIS' | 'TMF' | 'other')[]
    /**
     * Only those with a fee of one of these types, separated by commas. `any`: with a fee; `none`: those that are known to
     * have none. A shipment matches if one of its containers does.
     */
    fees?: ('any' | 'none' | 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total')[]
    /**
     * Only those with this `meta.pickup.ready`: whether they can be picked up now. Records where this is unknown match neither. A
     * shipment matches if one of its containers does.
     */
    ready?: boolean
    /**
     * Only those that are picked up here (`meta.pickup_place`): a terminal or ramp by its code or name, or a place by its UN/LOCODE
     * or name. A name that matches several, or none, is refused with 400 and the choices. A shipment matches if one of its containers does.
     */
    pickupPlace?: string
    /**
     * Only those whose `pod_terminal` is this one: its name, its code of FIRMS, SMDG or BIC, or its id. A value that
     * matches several terminals, or none, is refused with 400 and the choices.
     */
    terminal?: string
    /** Only those that this vessel brings to the port of discharge. Its name or its IMO number. */
    vessel?: string
    arrival?: {
      /** Only those that arrived at the port of discharge, or are expected there, at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those that arrived at the port of discharge, or are expected there, at or before this time, UTC. */
      end?: TimeOrDate
    }
    destinationArrival?: {
      /** Only those that arrived at their inland destination, or are expected there, at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those that arrived at their inland destination, or are expected there, at or before this time, UTC. */
      end?: TimeOrDate
    }
    bindingFreeDay?: {
      /** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or later. A shipment matches if one of its containers does. */
      start?: string
      /** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or earlier. A shipment matches if one of its containers does. */
      end?: string
    }
    emptyReturnDue?: {
      /** Only those that were picked up, and are due back empty without a charge on this day or later, the last free day of detention. A shipment matches if one of its containers does. */
      start?: string
      /** Only those that were picked up, and are due back empty without a charge on this day or earlier, the last free day of detention. A shipment matches if one of its containers does. */
      end?: string
    }
    /** Only those with `updated_at` at or after this time, UTC; like `filter[updated_at][start]`. */
    changedSince?: TimeOrDate
    /**
     * `true`: only those with a source that could not be read, or a feed that has pushed nothing, for a day, or for three
     * of its intervals if those are longer: those with an entry `source_silent` in `GET /attention`. `false`: the others.
     */
    silent?: boolean
    /**
     * `true`: only those with a milestone in `meta.expected` whose window has passed without a report, while they are tracked. A
     * shipment matches if one of its containers does. `false`: the others.
     */
    overdue?: boolean
    /** Only those whose shipment has one of these tags, separated by commas. */
    tag?: string[]
    /**
     * Only those with this value in a custom field: `filter[custom_field][<api_slug>]=<value>`. The value is that of
     * `value` of the field, or as it is displayed. An unknown slug is refused with 400 and the known ones.
     */
    customField?: Record<string, string>
    not?: {
      /** All but those that `filter[hold]` with this value lists. */
      hold?: ('any' | 'none' | 'freight' | 'customs' | 'USDA' | 'VACIS' | 'TMF' | 'other')[]
      /** All but those that `filter[fees]` with this value lists. */
      fees?: ('any' | 'none' | 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total')[]
      /** All but those that `filter[status]` with this value lists. */
      status?: string
      /** All but those that `filter[port]` with this value lists. */
      port?: string
      /** All but those that `filter[carrier]` with this value lists. */
      carrier?: string
      /** All but those that `filter[terminal]` with this value lists. */
      terminal?: string
      /** All but those that `filter[pickup_place]` with this value lists. */
      pickupPlace?: string
      /** All but those that `filter[vessel]` with this value lists. */
      vessel?: string
      /** All but those that `filter[tag]` with this value lists. */
      tag?: string[]
      /** All but those that `filter[customer_id]` with this value lists. */
      customerId?: string
    }
  }
}

export type ShipmentInclude = 'port_of_lading' | 'port_of_discharge' | 'pod_terminal' | 'destination' | 'destination_terminal' | 'line_tracking_stopped_by_user' | 'containers' | 'port_of_lading.terminals' | 'port_of_discharge.terminals' | 'pod_terminal.port' | 'destination.terminals' | 'destination_terminal.port' | 'destination_terminal.metro_area' | 'containers.shipment' | 'containers.pod_terminal' | 'containers.pickup_facility' | 'containers.transport_events' | 'containers.raw_events'

export interface RecordBatchCreate {
  /** The action: `refresh` polls the sources now, as fast as each of them allows; `stop_tracking` and `resume_tracking`; `add_tags` and `remove_tags`; `add_references` and `remove_references` of the reference numbers. */
  action: 'refresh' | 'stop_tracking' | 'resume_tracking' | 'add_tags' | 'remove_tags' | 'add_references' | 'remove_references'
  /** The records; results are in this order. Either these or `filters`. */
  ids?: string[]
  /** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
  filters?: Record<string, string>
  /** The number of records that the list showed you for these filters; required with `filters`. */
  count?: number
  /** The tags or reference numbers that are added or removed; only and always with these actions. */
  values?: string[]
}

export interface GetShipmentQuery {
  /** `true`, or names of attributes and relationships whose provenance is added to `meta`. */
  provenance?: string[]
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface ShipmentUpdate {
  /** The whole list, which replaces the previous one. */
  refNumbers?: string[]
  /** Replaces the list; a tag given twice is kept once. */
  tags?: string[]
}

export interface GetShipmentProvenanceQuery {
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface ListContainersQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** Words to find, in numbers, references and everything else that `GET /search` covers. */
  q?: string
  /**
   * The format of the response; by default the one that `Accept` names. A file (`csv`, `xlsx`) has all records of the
   * list in its order, one per row, so it takes no `page[…]` and no `include`; its columns are those of `fields[…]`, or
   * a default set. Times are local to their place, with its UTC offset. In CSV, a text that a spreadsheet would evaluate
   * is preceded by an apostrophe.
   */
  format?: 'json' | 'csv' | 'xlsx'
  /**
   * Order of the list: names separated by commas, descending with `-` before one. Records without a value come last in
   * both directions; among equal ones, the newest come first. `binding_free_day` is `meta.free_time.ends_on`, `arrival`
   * at the port of discharge and `departure` from the port of lading, actual or expected, `changed` the last change, `number` the
   * container number, `line` the SCAC.
   */
  sort?: ('binding_free_day' | '-binding_free_day' | 'arrival' | '-arrival' | 'departure' | '-departure' | 'changed' | '-changed' | 'created_at' | '-created_at' | 'number' | '-number' | 'line' | '-line')[]
  fields?: {
    /**
     * Returns only these attributes and relationships of each container, separated by commas, besides `id`, `type`,
     * `links` and `meta`. Others are left out even if the schema requires them.
     */
    container?: ('number' | 'ref_numbers' | 'equipment_type' | 'equipment_length' | 'equipment_height' | 'weight_in_lbs' | 'seal_number' | 'created_at' | 'updated_at' | 'current_status' | 'availability_known' | 'available_for_pickup' | 'pickup_lfd' | 'import_deadlines' | 'pickup_appointment_at' | 'pod_arrived_at' | 'pod_discharged_at' | 'pod_full_out_at' | 'pod_full_out_chassis_number' | 'location_at_pod_terminal' | 'terminal_checked_at' | 'final_destination_full_out_at' | 'empty_terminated_at' | 'delivered_at' | 'empty_out_at' | 'pol_full_in_at' | 'pol_vessel_loaded_at' | 'pol_vessel_departed_at' | 'holds_at_pod_terminal' | 'fees_at_pod_terminal' | 'pod_timezone' | 'final_destination_timezone' | 'empty_terminated_timezone' | 'pod_rail_carrier_scac' | 'ind_rail_carrier_scac' | 'pod_last_tracking_request_at' | 'shipment_last_tracking_request_at' | 'rail_last_tracking_request_at' | 'pod_rail_loaded_at' | 'pod_rail_departed_at' | 'ind_eta_at' | 'ind_ata_at' | 'ind_rail_unloaded_at' | 'ind_facility_lfd_on' | 'ind_facility_holds' | 'ind_facility_fees' | 'ssl_lfd' | 'shipment' | 'pod_terminal' | 'pickup_facility' | 'transport_events' | 'raw_events')[]
    /**
     * Returns only these attributes and relationships of each shipment, separated by commas, besides `id`, `type`, `links`
     * and `meta`. Others are left out even if the schema requires them.
     */
    shipment?: ('bill_of_lading_number' | 'normalized_number' | 'ref_numbers' | 'tags' | 'created_at' | 'updated_at' | 'port_of_lading_locode' | 'port_of_lading_name' | 'port_of_discharge_locode' | 'port_of_discharge_name' | 'destination_locode' | 'destination_name' | 'shipping_line_scac' | 'shipping_line_name' | 'shipping_line_short_name' | 'customer_name' | 'pod_vessel_name' | 'pod_vessel_imo' | 'pod_voyage_number' | 'pol_etd_at' | 'pol_atd_at' | 'pol_original_etd_at' | 'pod_eta_at' | 'pod_original_eta_at' | 'pod_ata_at' | 'destination_eta_at' | 'destination_original_eta_at' | 'destination_ata_at' | 'pol_timezone' | 'pod_timezone' | 'destination_timezone' | 'line_tracking_last_attempted_at' | 'line_tracking_last_succeeded_at' | 'line_tracking_stopped_at' | 'line_tracking_stopped_reason' | 'port_of_lading' | 'port_of_discharge' | 'pod_terminal' | 'destination' | 'destination_terminal' | 'line_tracking_stopped_by_user' | 'containers')[]
  }
  filter?: {
    /**
     * Only those with one of these ids, separated by commas, in the order of the list, for example to export selected
     * records. Ids that are not records of the account are ignored.
     */
    id?: string[]
    /** Only the containers with exactly this number. */
    number?: string
    /**
     * Only those in this `current_status`; a shipment matches if one of its containers does. For shipments also the stage of the journey:
     * `pending`, `awaiting_departure`, `in_transit`, `arrived_at_pod`, `delivered_to_destination`.
     */
    status?: string
    /** Only those whose port of lading, port of discharge or destination has this UN/LOCODE or name. A name that matches several places, or none, is refused with 400 and the choices. */
    port?: string
    /** Only those of the line with this SCAC or name. A name that matches several lines, or none, is refused with 400 and the choices. */
    carrier?: string
    updatedAt?: {
      /** Only those with `updated_at` at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those with `updated_at` at or before this time, UTC. */
      end?: TimeOrDate
    }
    /** True: only those no longer tracked at the line. False: only those still tracked. */
    trackingStopped?: boolean
    /** Only those of the customer with this party or account id. */
    customerId?: string
    /** Only those of the customer with this name. */
    customerName?: string
    /** Only those with a charge that has not ended and whose last free day is before this date. */
    freeTimeEndsBefore?: string
    /**
     * Only those with a charge that has not ended and whose last free day is at most this many days ahead, or has passed.
     * Days are counted at the place where the free time ends, and by the clock of the record: for records of the sandbox,
     * its clock.
     */
    freeTimeEndsWithin?: number
    /** `true`: only those with a hold, set or expected; `false`: only those that are known to have none. */
    holds?: boolean
    /**
     * Only those with a hold of one of these names, set or expected, separated by commas. `any`: with a hold; `none`:
     * those that are known to have none. A shipment matches if one of its containers does.
     */
    hold?: ('any' | 'none' | 'freight' | 'customs' | 'USDA' | 'VACIS' | 'TMF' | 'other')[]
    /**
     * Only those with a fee of one of these types, separated by commas. `any`: with a fee; `none`: those that are known to
     * have none. A shipment matches if one of its containers does.
     */
    fees?: ('any' | 'none' | 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total')[]
    /**
     * Only those with this `meta.pickup.ready`: whether they can be picked up now. Records where this is unknown match neither. A
     * shipment matches if one of its containers does.
     */
    ready?: boolean
    /**
     * Only those that are picked up here (`meta.pickup_place`): a terminal or ramp by its code or name, or a place by its UN/LOCODE
     * or name. A name that matches several, or none, is refused with 400 and the choices. A shipment matches if one of its containers does.
     */
    pickupPlace?: string
    /**
     * Only those whose `pod_terminal` is this one: its name, its code of FIRMS, SMDG or BIC, or its id. A value that
     * matches several terminals, or none, is refused with 400 and the choices.
     */
    terminal?: string
    /** Only those that this vessel brings to the port of discharge. Its name or its IMO number. */
    vessel?: string
    arrival?: {
      /** Only those that arrived at the port of discharge, or are expected there, at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those that arrived at the port of discharge, or are expected there, at or before this time, UTC. */
      end?: TimeOrDate
    }
    destinationArrival?: {
      /** Only those that arrived at their inland destination, or are expected there, at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those that arrived at their inland destination, or are expected there, at or before this time, UTC. */
      end?: TimeOrDate
    }
    bindingFreeDay?: {
      /** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or later. A shipment matches if one of its containers does. */
      start?: string
      /** Only those whose binding last free day (`meta.free_time.ends_on`) is this day or earlier. A shipment matches if one of its containers does. */
      end?: string
    }
    emptyReturnDue?: {
      /** Only those that were picked up, and are due back empty without a charge on this day or later, the last free day of detention. A shipment matches if one of its containers does. */
      start?: string
      /** Only those that were picked up, and are due back empty without a charge on this day or earlier, the last free day of detention. A shipment matches if one of its containers does. */
      end?: string
    }
    /** Only those with `updated_at` at or after this time, UTC; like `filter[updated_at][start]`. */
    changedSince?: TimeOrDate
    /**
     * `true`: only those with a source that could not be read, or a feed that has pushed nothing, for a day, or for three
     * of its intervals if those are longer: those with an entry `source_silent` in `GET /attention`. `false`: the others.
     */
    silent?: boolean
    /**
     * `true`: only those with a milestone in `meta.expected` whose window has passed without a report, while they are tracked. A
     * shipment matches if one of its containers does. `false`: the others.
     */
    overdue?: boolean
    /** Only those whose shipment has one of these tags, separated by commas. */
    tag?: string[]
    /**
     * Only those with this value in a custom field: `filter[custom_field][<api_slug>]=<value>`. The value is that of
     * `value` of the field, or as it is displayed. An unknown slug is refused with 400 and the known ones.
     */
    customField?: Record<string, string>
    not?: {
      /** All but those that `filter[hold]` with this value lists. */
      hold?: ('any' | 'none' | 'freight' | 'customs' | 'USDA' | 'VACIS' | 'TMF' | 'other')[]
      /** All but those that `filter[fees]` with this value lists. */
      fees?: ('any' | 'none' | 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total')[]
      /** All but those that `filter[status]` with this value lists. */
      status?: string
      /** All but those that `filter[port]` with this value lists. */
      port?: string
      /** All but those that `filter[carrier]` with this value lists. */
      carrier?: string
      /** All but those that `filter[terminal]` with this value lists. */
      terminal?: string
      /** All but those that `filter[pickup_place]` with this value lists. */
      pickupPlace?: string
      /** All but those that `filter[vessel]` with this value lists. */
      vessel?: string
      /** All but those that `filter[tag]` with this value lists. */
      tag?: string[]
      /** All but those that `filter[customer_id]` with this value lists. */
      customerId?: string
    }
  }
}

export type ContainerInclude = 'shipment' | 'pod_terminal' | 'pickup_facility' | 'transport_events' | 'raw_events' | 'shipment.port_of_lading' | 'shipment.port_of_discharge' | 'shipment.pod_terminal' | 'shipment.destination' | 'shipment.destination_terminal' | 'shipment.line_tracking_stopped_by_user' | 'shipment.containers' | 'pod_terminal.port' | 'pickup_facility.port' | 'pickup_facility.metro_area' | 'transport_events.shipment' | 'transport_events.container' | 'transport_events.vessel' | 'transport_events.location' | 'transport_events.terminal' | 'transport_events.source_event' | 'transport_events.previous_version' | 'raw_events.location' | 'raw_events.vessel' | 'raw_events.container' | 'raw_events.terminal'

export interface GetContainerQuery {
  /** `true`, or names of attributes and relationships whose provenance is added to `meta`. */
  provenance?: string[]
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface ContainerUpdate {
  /** The whole list, which replaces the previous one. */
  refNumbers?: string[]
  /**
   * When the container reached its receiver, as you know it: no source reports it. It becomes `delivered`, and
   * webhooks are notified. Null withdraws it. UTC; local time in `finalDestinationTimezone`.
   */
  deliveredAt?: string | null
}

export interface ListContainerTransportEventsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export type TransportEventInclude = 'shipment' | 'container' | 'vessel' | 'location' | 'terminal' | 'source_event' | 'previous_version' | 'shipment.port_of_lading' | 'shipment.port_of_discharge' | 'shipment.pod_terminal' | 'shipment.destination' | 'shipment.destination_terminal' | 'shipment.line_tracking_stopped_by_user' | 'shipment.containers' | 'container.shipment' | 'container.pod_terminal' | 'container.pickup_facility' | 'container.transport_events' | 'container.raw_events' | 'location.terminals' | 'terminal.port' | 'terminal.metro_area' | 'source_event.location' | 'source_event.vessel' | 'source_event.container' | 'source_event.terminal' | 'previous_version.shipment' | 'previous_version.container' | 'previous_version.vessel' | 'previous_version.location' | 'previous_version.terminal' | 'previous_version.source_event' | 'previous_version.previous_version'

export interface ListContainerRawEventsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface GetContainerChargesForecastQuery {
  /** How many days ahead `cost_at_risk` looks. */
  days?: number
}

export type RouteInclude = 'cargo' | 'shipment' | 'route_locations' | 'cargo.shipment' | 'cargo.pod_terminal' | 'cargo.pickup_facility' | 'cargo.transport_events' | 'cargo.raw_events' | 'shipment.port_of_lading' | 'shipment.port_of_discharge' | 'shipment.pod_terminal' | 'shipment.destination' | 'shipment.destination_terminal' | 'shipment.line_tracking_stopped_by_user' | 'shipment.containers' | 'route_locations.route' | 'route_locations.location' | 'route_locations.port' | 'route_locations.facility' | 'route_locations.inbound_vessel' | 'route_locations.outbound_vessel'

export interface GetContainerProvenanceQuery {
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface ExplainContainerQuery {
  /** The format of the response; by default the one that `Accept` names. */
  format?: 'json' | 'markdown'
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface GetContainerEvidenceQuery {
  /** The format of the response; by default the one that `Accept` names. */
  format?: 'json' | 'pdf'
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface ListAccuracyQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /**
   * The format of the response; by default the one that `Accept` names. A file (`csv`, `xlsx`) has all records of the
   * list in its order, one per row, so it takes no `page[…]` and no `include`; its columns are those of `fields[…]`, or
   * a default set. Times are local to their place, with its UTC offset. In CSV, a text that a spreadsheet would evaluate
   * is preceded by an apostrophe.
   */
  format?: 'json' | 'csv' | 'xlsx'
  /** What a record is about: `source`, all of a source; `port_pair`, a source between one port of lading and one port of discharge. */
  by?: 'source' | 'port_pair'
  filter?: {
    /** Only sources of these kinds, separated by commas. */
    kind?: ('line' | 'terminal' | 'rail')[]
    /** Only this source, by its `id`; a line also by its SCAC or name. */
    source?: string
    /** Only journeys from this port, by UN/LOCODE or name. An ambiguous or unknown name is refused with the choices. */
    portOfLading?: string
    /** Only journeys to this port, by UN/LOCODE or name. An ambiguous or unknown name is refused with the choices. */
    portOfDischarge?: string
    month?: {
      /** Only what happened in this month or later: an arrival, what was reported, the beginning of a contradiction; UTC. */
      start?: string
      /** Only what happened in this month or earlier, UTC. */
      end?: string
    }
  }
  /**
   * Order of the list, descending with `-` before the name: by all cases, by the name of the source's `id`, or by a figure.
   * Records without the figure come last.
   */
  sort?: 'cases' | '-cases' | 'source' | '-source' | 'eta_14' | '-eta_14' | 'eta_7' | '-eta_7' | 'eta_3' | '-eta_3' | 'eta_1' | '-eta_1' | 'delay' | '-delay' | 'corrected' | '-corrected' | 'correction' | '-correction' | 'lost' | '-lost'
}

export interface ListAttentionQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  filter?: {
    /** Only these kinds, separated by commas. */
    kind?: ('free_time_ended' | 'free_time_ending' | 'held' | 'newly_held' | 'newly_released' | 'ready_for_pickup' | 'arriving_soon' | 'eta_moved' | 'not_reported' | 'source_silent' | 'source_not_connected' | 'request_failed' | 'request_waiting' | 'empty_return_due' | 'document_contradicts' | 'document_offers_value' | 'sources_contradict' | (string & {}))[]
    /** Only these severities, separated by commas. */
    severity?: ('high' | 'medium' | 'low')[]
    /** Only these states, separated by commas; `open` unless given. */
    state?: ('open' | 'snoozed' | 'done')[]
    /**
     * Only those about this source: records that it is silent about, or that wait until it is connected. By its `id`; a line also
     * by its SCAC or name.
     */
    source?: string
    /** Only those with `changed_at` at or after this time, UTC. What is gone is in `GET /events`. */
    changedSince?: TimeOrDate
    /** Only those about this container. */
    containerId?: string
    /** Only those about this shipment or one of its containers. */
    shipmentId?: string
  }
}

export type AttentionEntryInclude = 'container' | 'shipment' | 'tracking_request' | 'document' | 'container.shipment' | 'container.pod_terminal' | 'container.pickup_facility' | 'container.transport_events' | 'container.raw_events' | 'shipment.port_of_lading' | 'shipment.port_of_discharge' | 'shipment.pod_terminal' | 'shipment.destination' | 'shipment.destination_terminal' | 'shipment.line_tracking_stopped_by_user' | 'shipment.containers' | 'tracking_request.tracked_object' | 'tracking_request.customer' | 'tracking_request.user' | 'document.account' | 'document.user' | 'document.email_submission' | 'document.last_document_representation' | 'document.shipments' | 'document.cargos'

export interface AttentionSettingsUpdate {
  /** `free_time_ending` this many days before the last free day; 0 on that day only. */
  freeTimeEndsWithinDays?: number
  /** `arriving_soon` this many days before the arrival. */
  arrivesWithinDays?: number
  /** `eta_moved` when the arrival moved by more than this many hours since the same time of the day before. */
  etaMovedByHours?: number
  /**
   * Which of several last free days counts: `line_first`, that of the line, then of the terminal, then of the railway, as
   * `pickupLfd` has it; `earliest`, the earliest that applies where the container is picked up; `terminal_first`, that of the
   * terminal or railway where it is picked up, then of the line.
   */
  pickupLfdPolicy?: 'line_first' | 'earliest' | 'terminal_first' | (string & {})
}

export interface AttentionEntryUpdate {
  /** `done` lasts until the cause changes: another hold, another day, another estimate. */
  state: 'open' | 'snoozed' | 'done'
  /** Until when it is snoozed; required for `snoozed`, otherwise left out or null, UTC. */
  snoozedUntil?: string | null
  /** Why, for colleagues; null for no reason. */
  reason?: string | null
}

export interface ListContradictionsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /**
   * The format of the response; by default the one that `Accept` names. A file (`csv`, `xlsx`) has all records of the
   * list in its order, one per row, so it takes no `page[…]` and no `include`; its columns are those of `fields[…]`, or
   * a default set. Times are local to their place, with its UTC offset. In CSV, a text that a spreadsheet would evaluate
   * is preceded by an apostrophe.
   */
  format?: 'json' | 'csv' | 'xlsx'
  filter?: {
    /** Only these kinds, separated by commas. */
    kind?: ('last_free_day_differs' | 'last_free_day_extended_by_one' | 'last_free_day_before_discharge' | 'discharge_time_differs' | 'gate_out_while_at_terminal' | 'gate_out_while_aboard' | 'discharge_after_gate_out' | 'empty_return_before_gate_out' | 'freight_hold_released' | 'customs_hold_released' | 'available_with_hold' | 'picked_up_with_customs_hold' | 'two_terminals' | 'place_differs' | 'arrived_and_still_expected' | 'two_vessels' | 'weight_differs' | 'seal_differs' | 'size_differs' | 'actual_denied' | 'rail_arrival_after_truck_pickup' | 'document_differs' | 'two_bills' | 'other_bill_named' | (string & {}))[]
    /** Only these severities, separated by commas. */
    severity?: ('high' | 'medium' | 'low')[]
    /** Only these states, separated by commas; `open` unless given. */
    state?: ('open' | 'resolved')[]
    /** Only those with `changed_at` at or after this time, UTC. */
    changedSince?: TimeOrDate
    /** Only those about this container. */
    containerId?: string
    /** Only those about the containers of this shipment. */
    shipmentId?: string
  }
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export type ContradictionInclude = 'container' | 'shipment' | 'container.shipment' | 'container.pod_terminal' | 'container.pickup_facility' | 'container.transport_events' | 'container.raw_events' | 'shipment.port_of_lading' | 'shipment.port_of_discharge' | 'shipment.pod_terminal' | 'shipment.destination' | 'shipment.destination_terminal' | 'shipment.line_tracking_stopped_by_user' | 'shipment.containers'

export interface GetContradictionQuery {
  /** The record as it was served at this moment, from what had been received by then. An instant, with its offset from UTC. */
  knownAt?: string
  /**
   * The state at this moment, as far as it is known now: what had happened by then, whenever it was reported, and what
   * was expected then. With `known_at`, as far as it was known by that later moment. An instant, with its offset from UTC.
   */
  asOf?: string
}

export interface ListTrackingRequestsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** Words to find, in numbers, references and everything else that `GET /search` covers. */
  q?: string
  filter?: {
    /** Only those with exactly this number. */
    requestNumber?: string
    /** Only those in this status; an unknown one matches nothing. */
    status?: string
    /** Only those of this line. */
    scac?: string
    /** Only those of this kind of number; `booking` and `booking_number` mean the same. */
    requestType?: string
    createdAt?: {
      /** Only those with `created_at` at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those with `created_at` at or before this time, UTC. */
      end?: TimeOrDate
    }
    updatedAt?: {
      /** Only those with `updated_at` at or after this time, UTC. */
      start?: TimeOrDate
      /** Only those with `updated_at` at or before this time, UTC. */
      end?: TimeOrDate
    }
  }
}

export type TrackingRequestInclude = 'tracked_object' | 'customer' | 'user' | 'tracked_object.port_of_lading' | 'tracked_object.port_of_discharge' | 'tracked_object.pod_terminal' | 'tracked_object.destination' | 'tracked_object.destination_terminal' | 'tracked_object.line_tracking_stopped_by_user' | 'tracked_object.containers'

export interface TrackingRequestCreate {
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
  /** Your customer; set at creation only. */
  customer?: Reference<'party'>
}

export interface TrackingRequestUpdate {
  /** A reference number of yours. */
  refNumber?: string
  /** The whole list, which replaces the previous one. */
  refNumbers?: string[]
}

export interface TrackingRequestBatchCreate {
  /** Returns what would happen to each row, and writes nothing. */
  dryRun?: boolean
  /** The numbers; results are in this order. A row that is not acceptable has the result `invalid` and does not affect the others. */
  rows: (TrackingRequestRow | Record<string, unknown>)[]
  /** Your customer, for rows that name none. */
  customer?: Reference<'party'>
}

export interface SandboxClockAdvance {
  /** Duration in ISO 8601 of weeks, days, hours, minutes and seconds; at most 400 days. */
  advanceBy?: string
  /**
   * An instant, or a moment of the journey by name, with an offset in days or hours if wanted: `discharge`,
   * `lfd-1d`, `empty_return`.
   */
  advanceTo?: string
  /** The journey whose moment is meant; the latest when left out. */
  requestNumber?: string
}

export interface ListCalendarFeedsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface CalendarFeedCreate {
  /** What it is for. */
  name: string
  /** Filters of the list of containers, such as those of a view; all containers if left out. */
  filters?: Record<string, string>
}

export interface ListViewsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface ViewCreate {
  /** Name of the view. */
  name: string
  /** Which list it shows. */
  list: 'containers' | 'shipments'
  /** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
  filters?: Record<string, string>
  /** Order of the list, as in its parameter `sort`; empty for the newest first. */
  sort?: string[]
  /** Attributes that are shown, in this order; of the other record as in files, `shipment.tags`; empty for those that a page shows by itself. */
  columns?: string[]
  /** `personal` is yours alone, `shared` everybody in the account sees and may change. */
  visibility?: 'personal' | 'shared'
}

export interface ViewUpdate {
  /** Name of the view. */
  name?: string
  /** Filters of the list by the name of their parameter, each with its value as in an address: `{"filter[status]": "available", "q": "oakland"}`. Parameters for pages, order and `include` are not filters. */
  filters?: Record<string, string>
  /** Order of the list, as in its parameter `sort`; empty for the newest first. */
  sort?: string[]
  /** Attributes that are shown, in this order; of the other record as in files, `shipment.tags`; empty for those that a page shows by itself. */
  columns?: string[]
  /** `personal` is yours alone, `shared` everybody in the account sees and may change. */
  visibility?: 'personal' | 'shared'
}

export interface ListEventsQuery {
  /** Sequence number of the last event that you have; 0 from the beginning. */
  after?: number
  /** At most this many events. */
  limit?: number
  /** Seconds to wait if there are no events. */
  wait?: number
  filter?: {
    /** Only these events, by the names that webhooks use, separated by commas. */
    event?: string[]
    /** Only changes of these types of record, separated by commas. */
    resourceType?: string[]
    /** Only changes of this record. */
    resourceId?: string
    /** Only what concerns this shipment, its containers included. */
    shipmentId?: string
    /** Only what concerns this container. */
    containerId?: string
  }
}

export interface ListWebhooksQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface WebhookCreate {
  /** Address to which notifications are posted: https, and reachable from the internet. */
  url: string
  /** Whether to send events. */
  active: boolean
  /** Events to receive; one given twice is kept once. */
  events?: ('tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended')[]
  /** Headers to send with each delivery. */
  headers?: {
    /** Name of a header that is sent with each notification. */
    name: string
    /** Value of that header, sent as it is. */
    value: string
  }[]
}

export interface WebhookUpdate {
  /** Address to which notifications are posted: https, and reachable from the internet. */
  url?: string
  /** Whether to send events. */
  active?: boolean
  /** Events to receive; one given twice is kept once. */
  events?: ('tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended')[]
  /** Headers to send with each delivery. */
  headers?: {
    /** Name of a header that is sent with each notification. */
    name: string
    /** Value of that header, sent as it is. */
    value: string
  }[]
}

export interface WebhookReplay {
  /** First moment of the range, UTC. */
  from?: string
  /** Last moment of the range; now when left out, UTC. */
  to?: string
  /** Number of the last event that you have. */
  afterSequence?: number
  /** Number of the last event of the range; the newest when left out. */
  untilSequence?: number
  /** Skip notifications that were received. */
  onlyFailed?: boolean
}

export interface ListWebhookEventsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface WebhookTrigger {
  /** Public https address to send the sample to. */
  url: string
  /** Name of an event that webhooks can receive. */
  event: 'tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended'
  /** Signs the sample when given. */
  secret?: string
}

export interface ListWebhookNotificationsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export type WebhookNotificationInclude = 'webhook' | 'reference_object' | 'document' | 'webhook_notification_logs' | 'reference_object.tracked_object' | 'reference_object.customer' | 'reference_object.user' | 'reference_object.shipment' | 'reference_object.container' | 'reference_object.vessel' | 'reference_object.location' | 'reference_object.terminal' | 'reference_object.source_event' | 'reference_object.previous_version' | 'reference_object.port' | 'reference_object.withdrawn_events' | 'reference_object.account' | 'reference_object.email_submission' | 'reference_object.last_document_representation' | 'reference_object.shipments' | 'reference_object.cargos' | 'reference_object.tracking_request' | 'reference_object.document' | 'document.account' | 'document.user' | 'document.email_submission' | 'document.last_document_representation' | 'document.shipments' | 'document.cargos'

export interface ListShippingLinesQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** Part of a name or SCAC, however the words of a name are joined, or a name followed by another word. */
  search?: string
}

export interface ListSourcesQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. Without it all rows are on one page. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface ListSourceSilencesQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  filter?: {
    /** Only sources of these kinds, separated by commas. */
    kind?: ('line' | 'terminal' | 'rail')[]
    /** Only this source, by its `id`; a line also by its SCAC or name. */
    source?: string
  }
}

export interface GetVesselQuery {
  showPositions?: {
    /** Positions from then on; seven days ago where only the other end is given. */
    fromTimestamp?: TimeOrDate
    /** Positions up to then; now where only the other end is given. */
    toTimestamp?: TimeOrDate
  }
}

export interface GetVesselFuturePositionsQuery {
  /** Port that the vessel sails to. */
  portId: string
  /** Port that the vessel comes from. */
  previousPortId: string
}

export interface GetVesselFuturePositionsWithCoordinatesQuery {
  /** Port that the vessel sails to. */
  portId: string
  /** Port that the vessel comes from. */
  previousPortId: string
  /** Where the vessel is, in degrees from -90 to 90. */
  latitude: number
  /** Where the vessel is, in degrees from -180 to 180. */
  longitude: number
}

export interface ListDocumentsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  /** Order of the list, descending with `-` before it. `added_by` is the name of the user who added it, then how it came. */
  sort?: 'document_type' | '-document_type' | 'added_by' | '-added_by' | 'created_at' | '-created_at'
  filter?: {
    /** Only those whose file name has all of these words. */
    filename?: string
    /** Only those linked to a shipment or container that has exactly this number or reference number. */
    reference?: string
    /** Only those whose effective type is one of these, separated by commas. `unknown` means those of no known type. */
    documentTypes?: string[]
    /** Only those whose text could, or could not, be read. */
    readability?: 'text' | 'recognized' | 'no_text' | 'not_read'
  }
}

export type DocumentInclude = 'account' | 'user' | 'email_submission' | 'last_document_representation' | 'shipments' | 'cargos' | 'shipments.port_of_lading' | 'shipments.port_of_discharge' | 'shipments.pod_terminal' | 'shipments.destination' | 'shipments.destination_terminal' | 'shipments.line_tracking_stopped_by_user' | 'shipments.containers' | 'cargos.shipment' | 'cargos.pod_terminal' | 'cargos.pickup_facility' | 'cargos.transport_events' | 'cargos.raw_events'

export interface DocumentCreate {
  /** Title. Leading and trailing white space is removed. */
  name: string
  /** The `signedId` of the file, as `POST /storage/direct_uploads` gave it. */
  attachedDocument: string
}

export interface DocumentUpdate {
  /** Code of its type. It takes precedence over what is read; null removes it. */
  documentTypeManual?: string | null
  /** Values to stand in the payload in the place of those that were read, by their names at its top; they stay when the document is read again. Null clears them. */
  extractedDataManual?: Record<string, unknown> | null
}

export interface ListEmailSubmissionsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export type EmailSubmissionDetailInclude = 'account' | 'user' | 'documents' | 'documents.account' | 'documents.user' | 'documents.email_submission' | 'documents.last_document_representation' | 'documents.shipments' | 'documents.cargos'

export interface ListPartiesQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface PartyCreate {
  /** Name, unique in your account. Leading and trailing white space is removed. */
  companyName: string
}

export interface PartyUpdate {
  /** Name, unique in your account. Leading and trailing white space is removed. */
  companyName?: string
}

export interface ListApiKeysQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface ApiKeyCreate {
  /** What it is for. */
  name: string
  /** `read` may only read; `write` may read and change. */
  scope: 'read' | 'write'
  /** From when on it is rejected; null for never, UTC. */
  expiresAt?: string | null
}

export interface ApiKeyRotation {
  /** How long the old key stays valid; a day if left out. */
  overlapSeconds?: number
}

export interface ListAuditEventsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  filter?: {
    /** Only these actions, separated by commas. */
    action?: string[]
    /** Only what this user, or one of their keys, did; by the id of `relationships.user`. */
    user?: string
    occurredAt?: {
      /** Only what happened at or after this time, UTC. */
      start?: TimeOrDate
      /** Only what happened at or before this time, UTC. */
      end?: TimeOrDate
    }
  }
}

export interface InvoiceAuditCreate {
  /** The container that is billed. */
  containerId: string
  /** The charge, as in `meta.freeTime.clocks` of the container. */
  charge: 'demurrage' | 'storage' | 'detention' | 'combined'
  /**
   * A demurrage or detention invoice among your documents. What `bill` leaves out is read from it; of an invoice of several
   * containers, amounts and days are those of the rows of this one.
   */
  documentId?: string
  /**
   * What the bill states about one charge of one container. `null` means that the bill does not state it; values that
   * are left out of a request are read from the document, if one is named; values that are left out of a response could
   * not be read.
   */
  bill?: BilledValues
}

export interface ListTariffsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface TariffCreate {
  /** Which charge the tariff is for, such as demurrage at the terminal or detention of the box. */
  charge: 'demurrage' | 'storage' | 'detention' | 'combined'
  /** SCAC of the line; null for every line. */
  shippingLineScac?: string | null
  /** UN/LOCODE of the port or inland place of pickup; null for every place. */
  portLocode?: string | null
  /** Length in feet; null for every length. */
  equipmentLength?: 10 | 20 | 40 | 45 | 50 | (string & {}) | null
  /** Kind of container; null for every kind. */
  equipmentType?: 'dry' | 'reefer' | 'open top' | 'flat rack' | 'bulk' | 'tank' | 'hard top' | (string & {}) | null
  /** Free days from the day after discharge or pickup, used where no source reports a last free day; null for none. */
  freeDays?: number | null
  /** `working_days` are Monday to Friday; public holidays are not known. */
  freeDaysUnit?: 'calendar_days' | 'working_days'
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
  validTo?: string | null
}

export interface TariffUpdate {
  /** Which charge the tariff is for, such as demurrage at the terminal or detention of the box. */
  charge?: 'demurrage' | 'storage' | 'detention' | 'combined'
  /** SCAC of the line; null for every line. */
  shippingLineScac?: string | null
  /** UN/LOCODE of the port or inland place of pickup; null for every place. */
  portLocode?: string | null
  /** Length in feet; null for every length. */
  equipmentLength?: 10 | 20 | 40 | 45 | 50 | (string & {}) | null
  /** Kind of container; null for every kind. */
  equipmentType?: 'dry' | 'reefer' | 'open top' | 'flat rack' | 'bulk' | 'tank' | 'hard top' | (string & {}) | null
  /** Free days from the day after discharge or pickup, used where no source reports a last free day; null for none. */
  freeDays?: number | null
  /** `working_days` are Monday to Friday; public holidays are not known. */
  freeDaysUnit?: 'calendar_days' | 'working_days'
  /** ISO 4217 currency code. */
  currencyCode?: string
  /** Cost of each calendar day after the free time. The first tier is from day 1, each other from a later day. */
  tiers?: {
    /** First day that costs this. */
    fromDay: number
    /** Cost of each of these days. */
    amountPerDay: number
  }[]
  /** First day of free time to which it applies. */
  validFrom?: string
  /** Last such day; null for none. */
  validTo?: string | null
}

export interface ListShipmentCustomFieldsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export type CustomFieldInclude = 'entity' | 'definition' | 'user' | 'entity.port_of_lading' | 'entity.port_of_discharge' | 'entity.pod_terminal' | 'entity.destination' | 'entity.destination_terminal' | 'entity.line_tracking_stopped_by_user' | 'entity.containers' | 'entity.shipment' | 'entity.pickup_facility' | 'entity.transport_events' | 'entity.raw_events' | 'entity.tracked_object' | 'entity.customer' | 'entity.user' | 'definition.account' | 'definition.options'

export interface ListContainerCustomFieldsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface ListTrackingRequestCustomFieldsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface ListCustomFieldDefinitionsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  filter?: {
    /** Only fields of this kind of record. */
    entityType?: string
    /** Only those of this kind of value. */
    dataType?: string
    /** Only those whose name begins with this. */
    displayName?: string
  }
}

export type CustomFieldDefinitionInclude = 'account' | 'options' | 'options.definition'

export interface CustomFieldDefinitionCreate {
  /** Kind of record; `Cargo` is another word for `Container`. */
  entityType: 'Shipment' | 'Container' | 'Cargo' | 'TrackingRequest'
  /** Name of the field in the API, unique among those of its kind of record. */
  apiSlug: string
  /** Kind of value that the field takes. */
  dataType: 'short_text' | 'number' | 'date' | 'datetime' | 'boolean' | 'enum' | 'enum_multi' | 'reference'
  /** Kind of record that values point at; needed for `reference`, not allowed otherwise. */
  referenceType?: 'Shipment' | 'Container' | 'Cargo' | 'TrackingRequest' | 'Party' | 'shipment' | 'container' | 'tracking_request' | 'party' | null
  /** Name of the field for people. */
  displayName: string
  /** What it is for. */
  description?: string | null
  /** Rules for values; null for none. */
  validation?: CustomFieldValidation | null
  /** How values are shown, such as `#,##0.00 kg` for a number, `DD.MM.YYYY` for a date, `DD.MM.YYYY HH:mm` for a datetime. Other kinds have none. */
  defaultFormat?: string | null
  /** What a form may begin with. */
  defaultValue?: CustomFieldValue
}

export interface CustomFieldDefinitionUpdate {
  /** Name of the field for people. */
  displayName?: string
  /** What it is for. */
  description?: string | null
  /** Rules for values; null for none. */
  validation?: CustomFieldValidation | null
  /** How values are shown, such as `#,##0.00 kg` for a number, `DD.MM.YYYY` for a date, `DD.MM.YYYY HH:mm` for a datetime. Other kinds have none. */
  defaultFormat?: string | null
  /** What a form may begin with. */
  defaultValue?: CustomFieldValue
}

export interface ListCustomFieldOptionsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
}

export interface CustomFieldOptionCreate {
  /** Its name for people. */
  label: string
  /** Its name in the API. */
  value: string
  /** Its position among the options; the last by default. */
  position?: number
}

export interface CustomFieldOptionUpdate {
  /** Its name for people. */
  label?: string
  /** Its position among the options; the last by default. */
  position?: number
}

export interface ListCustomFieldsQuery {
  page?: {
    /** Number of the page, from 1. */
    number?: number
    /** Rows per page. More than 100 is read as 100. */
    size?: number
    /**
     * Cursor: continues after the last record of an earlier page, whatever was added or removed since. Cursors are opaque; take
     * them from `links.next`, and keep the filters and the order of the list. With a cursor, `page[number]` only numbers the
     * page.
     */
    after?: string
  }
  filter?: {
    /** Only those of this kind of record. */
    entityType?: string
    /** Only those of this record. */
    entityId?: string
    /** Only those of this field. */
    definitionId?: string
  }
}

export interface CustomFieldCreate {
  /** Slug of the field. */
  apiSlug: string
  /** A text for `short_text` and `enum`, a number, `YYYY-MM-DD` for `date`, a time such as `2026-03-01T08:00:00Z` for `datetime`, true or false, a list of option values for `enum_multi`, a record for `reference`; null for nothing. */
  value: CustomFieldValue
  /** The record that gets it. */
  entity: Reference<'shipment' | 'container' | 'cargo' | 'tracking_request'>
}
