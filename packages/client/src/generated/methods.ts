// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type { Api } from '../call/api.ts'
import { list, method } from '../call/method.ts'
import type { Answers, CallOptions, Document, Format, Input, Items, Page, Query, Through, Usual, Values, WriteOptions } from '../types.ts'
import type * as inputs from './inputs.ts'
import type * as records from './records.ts'

/** Goods under one bill of lading or booking. */
export interface Shipments<D extends Format = 'mapped'> {
  /**
   * List shipments.
   *
   * Newest first, by the time of creation, unless sorted otherwise.
   */
  list<I extends inputs.ShipmentInclude = never, F extends Format = D>(query?: Query<D, 'listShipments', inputs.ListShipmentsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listShipments', Page<records.Shipment<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.ShipmentInclude = never, F extends Format = D>(query?: Query<D, 'listShipments', inputs.ListShipmentsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listShipments', records.Shipment<Through<I>>>, void, undefined>
  /**
   * Change many shipments at once.
   *
   * Performs one action on up to 10,000 shipments, named by their ids or by filters of the list, with a result for each: one that is refused does not affect the others, and repeating it changes nothing more. With filters, state how many shipments you expect (`count`): if the list has a different number by now, nothing is changed (409). A refresh polls the sources of all containers of a shipment. Has its own limit of 10 a minute. The body may have 1 MiB.
   */
  bulk<F extends Format = D>(values: Input<D, Values<'bulkUpdateShipments'>, inputs.RecordBatchCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'bulkUpdateShipments', records.RecordBatch>>
  /**
   * Get a shipment.
   *
   * Includes the containers, places and terminals named in `include`.
   */
  get<I extends inputs.ShipmentInclude = never, F extends Format = D>(id: string, query?: Query<D, 'getShipment', inputs.GetShipmentQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getShipment', records.Shipment<Through<I>>>>
  /**
   * Change reference numbers and tags of a shipment.
   *
   * Changes only the attributes in the body.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateShipment'>, inputs.ShipmentUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateShipment', records.Shipment<never>>>
  /**
   * Stop tracking a shipment.
   *
   * All its containers stop together. Repeating it changes nothing.
   */
  stopTracking<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'stopShipmentTracking', records.Shipment<never>>>
  /**
   * Resume tracking a shipment.
   *
   * Events of the pause may be missing.
   */
  resumeTracking<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'resumeShipmentTracking', records.Shipment<never>>>
  /**
   * Get who reported what about a shipment.
   *
   * For each attribute that has a value, and for its places and vessel: the source, its words, when it reported them, the report,
   * the rule that decided between sources, and what it prevailed over.
   */
  provenance<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getShipmentProvenance', records.Provenance>>
  /**
   * Get who reported what about a shipment.
   *
   * For each attribute that has a value, and for its places and vessel: the source, its words, when it reported them, the report,
   * the rule that decided between sources, and what it prevailed over.
   */
  provenance<F extends Format = D>(id: string, query?: Query<D, 'getShipmentProvenance', inputs.GetShipmentProvenanceQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getShipmentProvenance', records.Provenance>>
  /**
   * List the custom fields of a shipment.
   *
   * Newest first, by the time of creation.
   */
  customFields<I extends inputs.CustomFieldInclude = never, F extends Format = D>(shipmentId: string, query?: Query<D, 'listShipmentCustomFields', inputs.ListShipmentCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listShipmentCustomFields', Page<records.CustomField<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterateCustomFields<I extends inputs.CustomFieldInclude = never, F extends Format = D>(shipmentId: string, query?: Query<D, 'listShipmentCustomFields', inputs.ListShipmentCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listShipmentCustomFields', records.CustomField<Through<I>>>, void, undefined>
  /**
   * Set a custom field of a shipment.
   *
   * Also if the field already has a value.
   */
  setCustomField<F extends Format = D>(shipmentId: string, apiSlug: string, value: records.CustomFieldValue, options?: WriteOptions<F>): Promise<Answers<F, 'createShipmentCustomField', records.CustomField<never>>>
  /**
   * Change a custom field of a shipment.
   *
   * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
   */
  updateCustomField<F extends Format = D>(shipmentId: string, apiSlug: string, value: records.CustomFieldValue, options?: CallOptions<F>): Promise<Answers<F, 'updateShipmentCustomField', records.CustomField<never>>>
  /**
   * Delete a custom field of a shipment.
   *
   * Deletes the value; the definition remains.
   */
  deleteCustomField<F extends Format = D>(shipmentId: string, apiSlug: string, options?: CallOptions<F>): Promise<void>
}

export const shipments = <D extends Format>(api: Api<D>): Shipments<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /shipments?'),
    iterate: walk('GET /shipments?'),
    bulk: call('POST /shipments/bulk', {type: 'record_batch'}),
    get: call('GET /shipments/{id}?'),
    update: call('PATCH /shipments/{id}', {type: 'shipment',id: 1}),
    stopTracking: call('PATCH /shipments/{id}/stop_tracking'),
    resumeTracking: call('PATCH /shipments/{id}/resume_tracking'),
    provenance: call('GET /shipments/{id}/provenance?', {optionsFirst: 1}),
    customFields: call('GET /shipments/{shipment_id}/custom_fields?'),
    iterateCustomFields: walk('GET /shipments/{shipment_id}/custom_fields?'),
    setCustomField: call('POST /shipments/{shipment_id}/custom_fields', {type: 'custom_field',parts: ['api_slug','value']}),
    updateCustomField: call('PATCH /shipments/{shipment_id}/custom_fields/{api_slug}', {type: 'custom_field',parts: ['value']}),
    deleteCustomField: call('DELETE /shipments/{shipment_id}/custom_fields/{api_slug}'),
  } as unknown as Shipments<D>
}

/** Containers, their milestones and what is known about pickup. */
export interface Containers<D extends Format = 'mapped'> {
  /**
   * List containers.
   *
   * Newest first, by the time of creation, unless sorted otherwise.
   */
  list<I extends inputs.ContainerInclude = never, F extends Format = D>(query?: Query<D, 'listContainers', inputs.ListContainersQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listContainers', Page<records.Container<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.ContainerInclude = never, F extends Format = D>(query?: Query<D, 'listContainers', inputs.ListContainersQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listContainers', records.Container<Through<I>>>, void, undefined>
  /**
   * Change many containers at once.
   *
   * Performs one action on up to 10,000 containers, named by their ids or by filters of the list, with a result for each: one that is refused does not affect the others, and repeating it changes nothing more. With filters, state how many containers you expect (`count`): if the list has a different number by now, nothing is changed (409). Tracking and tags belong to the shipment of a container and are changed there, once for each shipment: all its containers share them. Has its own limit of 10 a minute. The body may have 1 MiB.
   */
  bulk<F extends Format = D>(values: Input<D, Values<'bulkUpdateContainers'>, inputs.RecordBatchCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'bulkUpdateContainers', records.RecordBatch>>
  /**
   * Get the positions of all containers under way, as GeoJSON.
   *
   * One point (WGS84, longitude first) for each ship that has reported where it is since it sailed, and for each port or place
   * ashore, with how many containers of the account are there, how urgent they are, and the most urgent of them. Containers that are
   * stopped, delivered or returned empty are not under way. Those whose position is not known are counted by reason in
   * `without_position`.
   *
   * The response has at most 20,000 containers, the newest; `is_complete` is false if there are more.
   */
  positions<F extends Format = D>(options?: CallOptions<F>): Promise<Answers<F, 'getContainerPositions', Document<'getContainerPositions'>>>
  /**
   * Get a container.
   *
   * Includes the shipment, places, terminals and milestones named in `include`.
   */
  get<I extends inputs.ContainerInclude = never, F extends Format = D>(id: string, query?: Query<D, 'getContainer', inputs.GetContainerQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getContainer', records.Container<Through<I>>>>
  /**
   * Change reference numbers of a container.
   *
   * Changes only the attributes in the body.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateContainer'>, inputs.ContainerUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateContainer', records.Container<never>>>
  /**
   * Poll every source of a container now.
   *
   * Each source of the container is polled at once, rather than when it is next due; its reports arrive as usual. Has its
   * own limit of 10 a minute. If tracking has stopped, no source is polled.
   */
  refresh<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'refreshContainer', records.RefreshResult>>
  /**
   * List the milestones of a container.
   *
   * Most recently recorded first.
   */
  transportEvents<I extends inputs.TransportEventInclude = never, F extends Format = D>(id: string, query?: Query<D, 'listContainerTransportEvents', inputs.ListContainerTransportEventsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listContainerTransportEvents', Page<records.TransportEvent<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterateTransportEvents<I extends inputs.TransportEventInclude = never, F extends Format = D>(id: string, query?: Query<D, 'listContainerTransportEvents', inputs.ListContainerTransportEventsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listContainerTransportEvents', records.TransportEvent<Through<I>>>, void, undefined>
  /**
   * List the events of a container as the line reported them.
   *
   * In the order of the line. Ports and vessels are included by default. Prefer the milestones.
   */
  rawEvents<F extends Format = D>(id: string, query?: Query<D, 'listContainerRawEvents', inputs.ListContainerRawEventsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listContainerRawEvents', Page<records.RawEvent<'location' | 'vessel'>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterateRawEvents<F extends Format = D>(id: string, query?: Query<D, 'listContainerRawEvents', inputs.ListContainerRawEventsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listContainerRawEvents', records.RawEvent<'location' | 'vessel'>>, void, undefined>
  /**
   * Forecast the charges of a container.
   *
   * Demurrage, storage and detention: free days, days left, cost so far and at risk, each with its source. Values
   * without a basis are null and named in `unknown`.
   */
  chargesForecast<F extends Format = D>(id: string, query?: Query<D, 'getContainerChargesForecast', inputs.GetContainerChargesForecastQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getContainerChargesForecast', records.ChargesForecast>>
  /**
   * Get the route of a container.
   *
   * Where it is loaded, changes ships, is discharged and goes on by rail, with ships and times.
   */
  route<I extends inputs.RouteInclude | Input<D, 'route_location' | 'port' | 'vessel', never> = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getContainerRoute', records.Route<Through<I>>>>
  /**
   * Get who reported what about a container.
   *
   * For each attribute that has a value, and for its holds, fees and milestones: the source, its words, when it reported them, the report,
   * the rule that decided between sources, and what it prevailed over.
   */
  provenance<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getContainerProvenance', records.Provenance>>
  /**
   * Get who reported what about a container.
   *
   * For each attribute that has a value, and for its holds, fees and milestones: the source, its words, when it reported them, the report,
   * the rule that decided between sources, and what it prevailed over.
   */
  provenance<F extends Format = D>(id: string, query?: Query<D, 'getContainerProvenance', inputs.GetContainerProvenanceQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getContainerProvenance', records.Provenance>>
  /**
   * Explain the state of a container.
   *
   * Where it is, what happens next, what is holding it up, who must act, and what is not known, each sentence with its
   * evidence. Markdown with `format=markdown` or `Accept: text/markdown`.
   */
  explain<F extends Format = D>(id: string, query?: Query<D, 'explainContainer', inputs.ExplainContainerQuery>, options?: CallOptions<F>): Promise<Answers<F, 'explainContainer', records.Explanation>>
  /**
   * Get the evidence pack of a container.
   *
   * What a dispute about demurrage or detention requires, as it is known at one moment: the journey, each value with
   * who reported it, in which words and when, what contradicts it, free time and charges, and each report that is
   * cited, with the SHA-256 of what was received. Your own references, tags and notes are left out. With `format=pdf`
   * or `Accept: application/pdf` it is a PDF, which has the JSON attached and states its SHA-256.
   */
  evidence<F extends Format = D>(id: string, query?: Query<D, 'getContainerEvidence', inputs.GetContainerEvidenceQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getContainerEvidence', records.EvidencePack>>
  /**
   * Get the journey of a container as GeoJSON.
   *
   * The sea journey to be drawn on a map, as plain GeoJSON (WGS84, longitude first).
   *
   * - `port`: one for each port of the route.
   * - `past_vessel_locations`: a leg that is done, along the reported positions of the vessel; without any,
   *   along the sea lane between the two ports. Of a running leg, the reported positions since departure.
   * - `current_vessel`: the last reported position of the vessel on a running leg; absent without one.
   * - `estimated_partial_leg`: the sea lane from there to the next port.
   * - `estimated_full_legs`: the sea lane of a leg that has not begun, or of a running leg without a reported position.
   *
   * A line never jumps from 180 to -180: across the date line its longitudes continue (181, 182 …), also those of
   * the points that follow. If no water connects two ports, the line is the great circle. The rail leg is not drawn. Without a known route there are no features.
   */
  mapGeojson<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getContainerMapGeojson', Document<'getContainerMapGeojson'>>>
  /**
   * List the custom fields of a container.
   *
   * Newest first, by the time of creation.
   */
  customFields<I extends inputs.CustomFieldInclude = never, F extends Format = D>(containerId: string, query?: Query<D, 'listContainerCustomFields', inputs.ListContainerCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listContainerCustomFields', Page<records.CustomField<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterateCustomFields<I extends inputs.CustomFieldInclude = never, F extends Format = D>(containerId: string, query?: Query<D, 'listContainerCustomFields', inputs.ListContainerCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listContainerCustomFields', records.CustomField<Through<I>>>, void, undefined>
  /**
   * Set a custom field of a container.
   *
   * Also if the field already has a value.
   */
  setCustomField<F extends Format = D>(containerId: string, apiSlug: string, value: records.CustomFieldValue, options?: WriteOptions<F>): Promise<Answers<F, 'createContainerCustomField', records.CustomField<never>>>
  /**
   * Change a custom field of a container.
   *
   * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
   */
  updateCustomField<F extends Format = D>(containerId: string, apiSlug: string, value: records.CustomFieldValue, options?: CallOptions<F>): Promise<Answers<F, 'updateContainerCustomField', records.CustomField<never>>>
  /**
   * Delete a custom field of a container.
   *
   * Deletes the value; the definition remains.
   */
  deleteCustomField<F extends Format = D>(containerId: string, apiSlug: string, options?: CallOptions<F>): Promise<void>
}

export const containers = <D extends Format>(api: Api<D>): Containers<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /containers?'),
    iterate: walk('GET /containers?'),
    bulk: call('POST /containers/bulk', {type: 'record_batch'}),
    positions: call('GET /containers/positions', {asIs: 1}),
    get: call('GET /containers/{id}?'),
    update: call('PATCH /containers/{id}', {type: 'container',id: 1}),
    refresh: call('PATCH /containers/{id}/refresh'),
    transportEvents: call('GET /containers/{id}/transport_events?'),
    iterateTransportEvents: walk('GET /containers/{id}/transport_events?'),
    rawEvents: call('GET /containers/{id}/raw_events?', {always: ['location','vessel']}),
    iterateRawEvents: walk('GET /containers/{id}/raw_events?', {always: ['location','vessel']}),
    chargesForecast: call('GET /containers/{id}/charges_forecast?'),
    route: call('GET /containers/{id}/route?'),
    provenance: call('GET /containers/{id}/provenance?', {optionsFirst: 1}),
    explain: call('GET /containers/{id}/explain?'),
    evidence: call('GET /containers/{id}/evidence?'),
    mapGeojson: call('GET /containers/{id}/map_geojson', {asIs: 1}),
    customFields: call('GET /containers/{container_id}/custom_fields?'),
    iterateCustomFields: walk('GET /containers/{container_id}/custom_fields?'),
    setCustomField: call('POST /containers/{container_id}/custom_fields', {type: 'custom_field',parts: ['api_slug','value']}),
    updateCustomField: call('PATCH /containers/{container_id}/custom_fields/{api_slug}', {type: 'custom_field',parts: ['value']}),
    deleteCustomField: call('DELETE /containers/{container_id}/custom_fields/{api_slug}'),
  } as unknown as Containers<D>
}

/** What lines, terminals and railways report; for the operator, whether they answer. */
export interface Accuracy<D extends Format = 'mapped'> {
  /**
   * List how often the sources of your journeys were right.
   *
   * For each line, terminal and railway that reported on your journeys: how often its estimate of the arrival was right within
   * a day at 14, 7, 3 and 1 days before, how long after the event it reports, how often it later corrects what it has
   * reported and by how many hours, and how often it loses a contradiction; each figure with the number of its cases. Where nothing has been
   * measured, the figure is null and its cases are 0. The sources with the most cases come first.
   */
  list<F extends Format = D>(query?: Query<D, 'listAccuracy', inputs.ListAccuracyQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listAccuracy', Page<records.SourceAccuracy, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listAccuracy', inputs.ListAccuracyQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listAccuracy', records.SourceAccuracy>, void, undefined>
}

export const accuracy = <D extends Format>(api: Api<D>): Accuracy<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /accuracy?'),
    iterate: walk('GET /accuracy?'),
  } as unknown as Accuracy<D>
}

/** What somebody must do or know now, computed from the records. */
export interface Attention<D extends Format = 'mapped'> {
  /**
   * List what needs attention.
   *
   * What somebody must do or know now: the most severe first, then by due day, then the oldest. Without a filter, the
   * open entries.
   */
  list<I extends inputs.AttentionEntryInclude = never, F extends Format = D>(query?: Query<D, 'listAttention', inputs.ListAttentionQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listAttention', Page<records.AttentionEntry<Through<I>>, {
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
    /** How many match the filters other than `filter[kind]`, by kind; kinds without an entry are absent. */
    counts: Record<string, number>
    /**
     * The sources that are silent about records of yours, or that are not connected, the longest first. Only
     * sources with entries that match the filters other than `filter[source]`.
     */
    sources: {
      /** The source that is silent about records of yours, or that is not connected. */
      source: {
        /** Name of the source within the installation. */
        id: string
        /** What the source is. */
        kind: 'line' | 'terminal' | 'rail' | (string & {})
        /** Name of the source for people. */
        name: string
      }
      /** How many entries are about it. */
      count: number
      /** The earliest `since` of them, UTC. */
      since: string
    }[]
  }, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.AttentionEntryInclude = never, F extends Format = D>(query?: Query<D, 'listAttention', inputs.ListAttentionQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listAttention', records.AttentionEntry<Through<I>>>, void, undefined>
  /**
   * Get the thresholds of what needs attention, and which last free day counts.
   *
   * The settings of the account; those that nobody has changed have their defaults.
   */
  settings<F extends Format = D>(options?: CallOptions<F>): Promise<Answers<F, 'getAttentionSettings', records.AttentionSettings>>
  /**
   * Change the thresholds of what needs attention, or which last free day counts.
   *
   * Entries follow within seconds. Another `pickup_lfd_policy` applies within a second to every container; the
   * response says which have a different day by it.
   */
  updateSetting<F extends Format = D>(values: Input<D, Values<'updateAttentionSettings'>, inputs.AttentionSettingsUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateAttentionSettings', records.AttentionSettings>>
  /**
   * Get an entry of what needs attention.
   *
   * The entry as it is now; 404 when its cause is gone.
   */
  get<I extends inputs.AttentionEntryInclude = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getAttentionEntry', records.AttentionEntry<Through<I>>>>
  /**
   * Snooze an entry, or mark it as done.
   *
   * For the whole account. It lasts while the cause stays the same, even if the entry disappears and comes back in between.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateAttentionEntry'>, inputs.AttentionEntryUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateAttentionEntry', records.AttentionEntry<never>>>
}

export const attention = <D extends Format>(api: Api<D>): Attention<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /attention?'),
    iterate: walk('GET /attention?'),
    settings: call('GET /attention/settings'),
    updateSetting: call('PATCH /attention/settings', {type: 'attention_settings'}),
    get: call('GET /attention/{id}?'),
    update: call('PATCH /attention/{id}', {type: 'attention_entry',id: 1}),
  } as unknown as Attention<D>
}

/** What sources say of a container that cannot all be true. */
export interface Contradictions<D extends Format = 'mapped'> {
  /**
   * List the contradictions between sources.
   *
   * Statements about one container that cannot all be true, each with its source: the most severe first, then the
   * newest. Without a filter, the open ones; with `known_at` or `as_of`, those of one container or shipment in the
   * past. None of them blocks a value: the records serve what prevails.
   */
  list<I extends inputs.ContradictionInclude = never, F extends Format = D>(query?: Query<D, 'listContradictions', inputs.ListContradictionsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listContradictions', Page<records.Contradiction<Through<I>>, records.ContradictionListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.ContradictionInclude = never, F extends Format = D>(query?: Query<D, 'listContradictions', inputs.ListContradictionsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listContradictions', records.Contradiction<Through<I>>>, void, undefined>
  /**
   * Get a contradiction.
   *
   * The contradiction as it is now, or as it was last before it was resolved.
   */
  get<I extends inputs.ContradictionInclude = never, F extends Format = D>(id: string, query?: Query<D, 'getContradiction', inputs.GetContradictionQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getContradiction', records.Contradiction<Through<I>>>>
}

export const contradictions = <D extends Format>(api: Api<D>): Contradictions<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /contradictions?'),
    iterate: walk('GET /contradictions?'),
    get: call('GET /contradictions/{id}?'),
  } as unknown as Contradictions<D>
}

/** Orders to track a number. */
export interface TrackingRequests<D extends Format = 'mapped'> {
  /**
   * List tracking requests.
   *
   * Newest first, by the time of creation.
   */
  list<I extends inputs.TrackingRequestInclude | Input<D, 'shipment' | 'container', never> = never, F extends Format = D>(query?: Query<D, 'listTrackingRequests', inputs.ListTrackingRequestsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listTrackingRequests', Page<records.TrackingRequest<Through<I> | 'tracked_object'>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.TrackingRequestInclude | Input<D, 'shipment' | 'container', never> = never, F extends Format = D>(query?: Query<D, 'listTrackingRequests', inputs.ListTrackingRequestsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listTrackingRequests', records.TrackingRequest<Through<I> | 'tracked_object'>>, void, undefined>
  /**
   * Create a tracking request.
   *
   * Responds immediately with `pending`; the outcome follows by webhook, or by reading the request again.
   */
  create<F extends Format = D>(values: Input<D, Values<'createTrackingRequest'>, inputs.TrackingRequestCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createTrackingRequest', records.TrackingRequest<never>>>
  /**
   * Get a tracking request.
   *
   * Includes its shipment once the line has responded. Read it again, or use a webhook, to find out the outcome.
   */
  get<I extends inputs.TrackingRequestInclude | Input<D, 'shipment' | 'container', never> = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getTrackingRequest', records.TrackingRequest<Through<I> | 'tracked_object'>>>
  /**
   * Change reference numbers of a tracking request.
   *
   * Changes only the attributes in the body; the number and the line cannot be changed.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateTrackingRequest'>, inputs.TrackingRequestUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateTrackingRequest', records.TrackingRequest<never>>>
  /**
   * Create many tracking requests.
   *
   * Up to 1,000 rows with the attributes of a single creation, with a result for each row: one that is rejected does not affect the others. Each row counts towards the limit of creations, 100 a minute. Rows beyond it are accepted at once, none is lost, and their lines are polled at that rate. With `dry_run` nothing is written. The body may have 2 MiB.
   */
  bulkCreate<F extends Format = D>(values: Input<D, Values<'bulkCreateTrackingRequests'>, inputs.TrackingRequestBatchCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'bulkCreateTrackingRequests', records.TrackingRequestBatch>>
  /**
   * Tell the kind and the line of a number.
   *
   * Beta. Examines the number alone and polls no line. From a confidence of 0.95 the line can be selected, from 0.7 it should be confirmed. A container number reveals the owner and not the carrier, so it is never sufficient; that of a leased container reveals nothing. Has its own limit of 200 a minute.
   * @beta
   */
  inferNumber<F extends Format = D>(number: string, options?: WriteOptions<F>): Promise<Answers<F, 'inferTrackingNumber', records.InferNumberResult>>
  /**
   * List the custom fields of a tracking request.
   *
   * Newest first, by the time of creation.
   */
  customFields<I extends inputs.CustomFieldInclude = never, F extends Format = D>(trackingRequestId: string, query?: Query<D, 'listTrackingRequestCustomFields', inputs.ListTrackingRequestCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listTrackingRequestCustomFields', Page<records.CustomField<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterateCustomFields<I extends inputs.CustomFieldInclude = never, F extends Format = D>(trackingRequestId: string, query?: Query<D, 'listTrackingRequestCustomFields', inputs.ListTrackingRequestCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listTrackingRequestCustomFields', records.CustomField<Through<I>>>, void, undefined>
  /**
   * Set a custom field of a tracking request.
   *
   * Also if the field already has a value.
   */
  setCustomField<F extends Format = D>(trackingRequestId: string, apiSlug: string, value: records.CustomFieldValue, options?: WriteOptions<F>): Promise<Answers<F, 'createTrackingRequestCustomField', records.CustomField<never>>>
  /**
   * Change a custom field of a tracking request.
   *
   * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
   */
  updateCustomField<F extends Format = D>(trackingRequestId: string, apiSlug: string, value: records.CustomFieldValue, options?: CallOptions<F>): Promise<Answers<F, 'updateTrackingRequestCustomField', records.CustomField<never>>>
  /**
   * Delete a custom field of a tracking request.
   *
   * Deletes the value; the definition remains.
   */
  deleteCustomField<F extends Format = D>(trackingRequestId: string, apiSlug: string, options?: CallOptions<F>): Promise<void>
}

export const trackingRequests = <D extends Format>(api: Api<D>): TrackingRequests<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /tracking_requests?', {always: ['tracked_object']}),
    iterate: walk('GET /tracking_requests?', {always: ['tracked_object']}),
    create: call('POST /tracking_requests', {type: 'tracking_request',relations: ['customer']}),
    get: call('GET /tracking_requests/{id}?', {always: ['tracked_object']}),
    update: call('PATCH /tracking_requests/{id}', {type: 'tracking_request',id: 1}),
    bulkCreate: call('POST /tracking_requests/bulk', {type: 'tracking_request_batch',relations: ['customer']}),
    inferNumber: call('POST /tracking_requests/infer_number', {type: '',parts: ['number']}),
    customFields: call('GET /tracking_requests/{tracking_request_id}/custom_fields?'),
    iterateCustomFields: walk('GET /tracking_requests/{tracking_request_id}/custom_fields?'),
    setCustomField: call('POST /tracking_requests/{tracking_request_id}/custom_fields', {type: 'custom_field',parts: ['api_slug','value']}),
    updateCustomField: call('PATCH /tracking_requests/{tracking_request_id}/custom_fields/{api_slug}', {type: 'custom_field',parts: ['value']}),
    deleteCustomField: call('DELETE /tracking_requests/{tracking_request_id}/custom_fields/{api_slug}'),
  } as unknown as TrackingRequests<D>
}

/** Simulated journeys with a clock of your own, to try things with. */
export interface Sandbox<D extends Format = 'mapped'> {
  /**
   * Read the clock of the sandbox.
   *
   * The sandbox of an account consists of the line `TEST`, its terminals and its railways. They are simulated, use the
   * protocols of real ones, and are polled like real ones; their clock is the account's own. The scenarios and their numbers are
   * in the documentation.
   */
  clock<F extends Format = D>(options?: CallOptions<F>): Promise<Answers<F, 'getSandboxClock', records.SandboxClock>>
  /**
   * Advance the clock of the sandbox.
   *
   * Nothing on the way is skipped: sources are polled at each moment at which one of them has something new, and webhooks
   * follow. The response comes when the clock has arrived, or after 15 seconds: with hundreds of journeys `now` is then
   * how far it has come, and the same request continues. It never goes back, and goes no further than the year 2199.
   */
  advance<F extends Format = D>(values: Input<D, Values<'advanceSandboxClock'>, inputs.SandboxClockAdvance>, options?: WriteOptions<F>): Promise<Answers<F, 'advanceSandboxClock', records.SandboxClock>>
}

export const sandbox = <D extends Format>(api: Api<D>): Sandbox<D> => {
  const call = method(api)
  return {
    clock: call('GET /sandbox/clock'),
    advance: call('POST /sandbox/clock', {type: 'sandbox_clock'}),
  } as unknown as Sandbox<D>
}

export interface Search<D extends Format = 'mapped'> {
  /**
   * Search everything.
   *
   * Finds shipments, containers and tracking requests by part of a number, reference, tag, port, vessel, customer or custom
   * field; capitals make no difference, and every word must be found in the record. A container number may be written with spaces
   * and dashes. Words of one or two letters or digits find only what begins with them.
   *
   * Shipments come first, then containers (`cargo`), then tracking requests, each newest first; 25 in all. A tracking
   * request whose number has a shipment is found as that shipment.
   */
  <F extends Format = D>(query: string, options?: CallOptions<F>): Promise<Answers<F, 'searchRecords', Page<records.SearchResult, records.ListMeta, {
    /** Address of this request, as it was understood. */
    self: string
    /** The same address as `self`: there is one page. */
    current: string
    /** The same address as `self`: there is one page. */
    first: string
    /** The same address as `self`: there is one page. */
    last: string
  }>>>
}

export const search = <D extends Format>(api: Api<D>): Search<D> =>
  method(api)('GET /search', {parts: ['query']}) as unknown as Search<D>

/** Last free days and empty returns in the calendar programs of others. */
export interface CalendarFeeds<D extends Format = 'mapped'> {
  /**
   * List calendar feeds.
   *
   * Those that you created, without their addresses. Newest first, by the time of creation.
   */
  list<F extends Format = D>(query?: Query<D, 'listCalendarFeeds', inputs.ListCalendarFeedsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listCalendarFeeds', Page<records.CalendarFeed, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listCalendarFeeds', inputs.ListCalendarFeedsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listCalendarFeeds', records.CalendarFeed>, void, undefined>
  /**
   * Create a calendar feed.
   *
   * Creates a secret address from which calendar programs read the binding last free days and empty returns of the account, or
   * of the containers that match `filters`, as iCalendar (RFC 5545). Anyone who knows the address can read them
   * without a key: `attributes.url` is served in this response only, and ends when the feed is deleted or rotated, or when you leave the account.
   *
   * Each is an event of a whole day with what it costs so far, and keeps its `UID` when the day moves. An event that
   * is done is shown as cancelled for a month, then left out.
   */
  create<F extends Format = D>(values: Input<D, Values<'createCalendarFeed'>, inputs.CalendarFeedCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createCalendarFeed', records.CalendarFeed>>
  /**
   * Get a calendar feed.
   *
   * What the feed shows, and when a program read it last.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getCalendarFeed', records.CalendarFeed>>
  /**
   * Delete a calendar feed.
   *
   * Its address is answered with 404 from then on.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
  /**
   * Replace the address of a calendar feed.
   *
   * The new address is served in this response only. The old one is answered with 404 from then on.
   */
  rotate<F extends Format = D>(id: string, options?: WriteOptions<F>): Promise<Answers<F, 'rotateCalendarFeed', records.CalendarFeed>>
}

export const calendarFeeds = <D extends Format>(api: Api<D>): CalendarFeeds<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /calendar_feeds?'),
    iterate: walk('GET /calendar_feeds?'),
    create: call('POST /calendar_feeds', {type: 'calendar_feed'}),
    get: call('GET /calendar_feeds/{id}'),
    delete: call('DELETE /calendar_feeds/{id}'),
    rotate: call('POST /calendar_feeds/{id}/rotate'),
  } as unknown as CalendarFeeds<D>
}

/** Filters, order and columns of lists, kept under a name. */
export interface Views<D extends Format = 'mapped'> {
  /**
   * List views.
   *
   * Your own, and those that are shared in the account. Newest first, by the time of creation.
   */
  list<F extends Format = D>(query?: Query<D, 'listViews', inputs.ListViewsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listViews', Page<records.View, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listViews', inputs.ListViewsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listViews', records.View>, void, undefined>
  /**
   * Create a view.
   *
   * Stores filters, order and columns of a list under a name: for yourself, or for everybody in the account. Filters and order are validated like those of the list.
   */
  create<F extends Format = D>(values: Input<D, Values<'createView'>, inputs.ViewCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createView', records.View>>
  /**
   * Get a view.
   *
   * The view, with the address of its records.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getView', records.View>>
  /**
   * Change a view.
   *
   * Changes only the attributes in the body. A shared view is changed for everybody.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateView'>, inputs.ViewUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateView', records.View>>
  /**
   * Delete a view.
   *
   * A shared view is deleted for everybody. Its records stay.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
}

export const views = <D extends Format>(api: Api<D>): Views<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /views?'),
    iterate: walk('GET /views?'),
    create: call('POST /views', {type: 'view'}),
    get: call('GET /views/{id}'),
    update: call('PATCH /views/{id}', {type: 'view',id: 1}),
    delete: call('DELETE /views/{id}'),
  } as unknown as Views<D>
}

/** Everything that changed, in order. */
export interface Events<D extends Format = 'mapped'> {
  /**
   * Read everything that changed, in order.
   *
   * The account's log: every change of every record, by the API and by reports of sources, numbered without gaps. A
   * consumer that stores the last `meta.next_after` that it has processed, and sends it with its next request, misses
   * nothing, however long it was away. With `wait` the response is delayed until there is an event that matches the
   * filters.
   *
   * With a filter that rarely matches, a response may have no events and `has_more: true`: continue with `next_after`.
   *
   * With `Accept: text/event-stream` the response stays open and each event is sent as it happens, with its sequence
   * number as `id` and the event as JSON in `data`. A client that reconnects sends the last `id` as `Last-Event-ID`,
   * as browsers do, and continues from there. `limit` and `wait` have no effect.
   */
  list<F extends Format = D>(query?: Query<D, 'listEvents', inputs.ListEventsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listEvents', Page<records.Event<never>, {
    /** Events in this answer. */
    size: number
    /** How many events the log has in all. */
    total: number
    /** True where older events were not counted; absent otherwise. */
    totalIsCapped?: boolean
    /** For clients that read it of every list; the log has no numbered pages. */
    pagination: {
      /** Always 1: the log has no numbered pages. */
      current: number
      /** The same as `total`. */
      records: number
    }
    /** Keep it, and ask with it next time. */
    nextAfter: number
    /** Number of the account's newest event. */
    lastSequence: number
    /** Whether there are more already. */
    hasMore: boolean
  }, {
    /** Address of this request, as it was understood. */
    self: string
    /** The same address as `self`: there is one page. */
    current: string
    /** From the first event on. */
    first: string
    /** Left out when there are no more for now. */
    next?: string
  }>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listEvents', inputs.ListEventsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listEvents', records.Event<never>>, void, undefined>
}

export const events = <D extends Format>(api: Api<D>): Events<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /events?'),
    iterate: walk('GET /events?'),
  } as unknown as Events<D>
}

/** Addresses that receive events. */
export interface Webhooks<D extends Format = 'mapped'> {
  /**
   * List webhooks.
   *
   * Newest first, by the time of creation.
   */
  list<F extends Format = D>(query?: Query<D, 'listWebhooks', inputs.ListWebhooksQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listWebhooks', Page<records.Webhook, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listWebhooks', inputs.ListWebhooksQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listWebhooks', records.Webhook>, void, undefined>
  /**
   * Create a webhook.
   *
   * The secret is served in full here only.
   */
  create<F extends Format = D>(values: Input<D, Values<'createWebhook'>, inputs.WebhookCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createWebhook', records.Webhook>>
  /**
   * Get a webhook.
   *
   * The secret is masked; it is shown in full only when the webhook is created or its secret rotated.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getWebhook', records.Webhook>>
  /**
   * Change a webhook.
   *
   * Changes only the attributes in the body. `active: true` enables it again after it was disabled for failures.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateWebhook'>, inputs.WebhookUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateWebhook', records.Webhook>>
  /**
   * Delete a webhook.
   *
   * Nothing more is sent to it; pending deliveries are discarded.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
  /**
   * Give a webhook a new secret.
   *
   * The new secret is served in full in this response only. For 24 hours deliveries are signed with both: the header
   * `Webhook-Signature` holds two signatures, the compatible header is signed with the new secret, and a header with
   * `-Previous` appended to its name with the old one.
   */
  rotateSecret<F extends Format = D>(id: string, options?: WriteOptions<F>): Promise<Answers<F, 'rotateWebhookSecret', records.Webhook>>
  /**
   * Send a webhook its notifications again.
   *
   * Every notification of the range is sent again with its original id and bytes, a new signature, and as many
   * attempts as a new one. The range is one of time, or of sequence numbers of `GET /events`. Notifications that are
   * already waiting to be sent are not sent twice. Events from while the webhook was disabled because of failures are
   * included.
   */
  replay<F extends Format = D>(id: string, values: Input<D, Values<'replayWebhook'>, inputs.WebhookReplay>, options?: WriteOptions<F>): Promise<Answers<F, 'replayWebhook', records.WebhookReplayResult>>
  /**
   * List the events that webhooks can receive.
   *
   * The event names that `events` of a webhook accepts, by category.
   */
  events<F extends Format = D>(query?: Query<D, 'listWebhookEvents', inputs.ListWebhookEventsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listWebhookEvents', Page<records.WebhookEventCategory, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterateEvents<F extends Format = D>(query?: Query<D, 'listWebhookEvents', inputs.ListWebhookEventsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listWebhookEvents', records.WebhookEventCategory>, void, undefined>
  /**
   * List the addresses that deliveries come from.
   *
   * The addresses from which deliveries are sent, for firewalls that admit only known senders.
   */
  ips<F extends Format = D>(options?: CallOptions<F>): Promise<Answers<F, 'listWebhookIps', records.WebhookIps>>
  /**
   * Send a sample event to an address.
   *
   * Sends once, waits for the response and stores nothing.
   */
  trigger<F extends Format = D>(values: Input<D, Values<'triggerWebhook'>, inputs.WebhookTrigger>, options?: WriteOptions<F>): Promise<Answers<F, 'triggerWebhook', records.WebhookTriggerResult>>
}

export const webhooks = <D extends Format>(api: Api<D>): Webhooks<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /webhooks?'),
    iterate: walk('GET /webhooks?'),
    create: call('POST /webhooks', {type: 'webhook'}),
    get: call('GET /webhooks/{id}'),
    update: call('PATCH /webhooks/{id}', {type: 'webhook',id: 1}),
    delete: call('DELETE /webhooks/{id}'),
    rotateSecret: call('POST /webhooks/{id}/rotate_secret'),
    replay: call('POST /webhooks/{id}/replay', {type: 'webhook'}),
    events: call('GET /webhooks/events?'),
    iterateEvents: walk('GET /webhooks/events?'),
    ips: call('GET /webhooks/ips'),
    trigger: call('POST /webhooks/trigger', {type: ''}),
  } as unknown as Webhooks<D>
}

/** Events sent or waiting to be sent. */
export interface WebhookNotifications<D extends Format = 'mapped'> {
  /**
   * List webhook notifications.
   *
   * Newest first, by the time of creation.
   */
  list<I extends inputs.WebhookNotificationInclude = never, F extends Format = D>(query?: Query<D, 'listWebhookNotifications', inputs.ListWebhookNotificationsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listWebhookNotifications', Page<records.WebhookNotification<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.WebhookNotificationInclude = never, F extends Format = D>(query?: Query<D, 'listWebhookNotifications', inputs.ListWebhookNotificationsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listWebhookNotifications', records.WebhookNotification<Through<I>>>, void, undefined>
  /**
   * Get a webhook notification.
   *
   * The notification as it was or will be sent. Includes the record that it is about if `include` names it.
   */
  get<I extends inputs.WebhookNotificationInclude = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getWebhookNotification', records.WebhookNotification<Through<I>>>>
  /**
   * Get the body of a webhook notification.
   *
   * What is posted to the webhook, with all records that go with it as they were at the moment of the event. `data` and
   * `included`, written as JSON without spaces, are the bytes that are signed. The installation keeps bodies for a limited time.
   */
  body<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getWebhookNotificationBody', records.WebhookNotification<'reference_object'>>>
  /**
   * Get an example of a webhook notification.
   *
   * As it would be delivered.
   */
  example<F extends Format = D>(event: 'tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended', options?: CallOptions<F>): Promise<Answers<F, 'getWebhookNotificationExample', records.WebhookNotification<'reference_object'>>>
}

export const webhookNotifications = <D extends Format>(api: Api<D>): WebhookNotifications<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /webhook_notifications?'),
    iterate: walk('GET /webhook_notifications?'),
    get: call('GET /webhook_notifications/{id}?'),
    body: call('GET /webhook_notifications/{id}/body', {always: ['reference_object']}),
    example: call('GET /webhook_notifications/examples', {parts: ['event'],always: ['reference_object']}),
  } as unknown as WebhookNotifications<D>
}

/** The lines that can be tracked. */
export interface ShippingLines<D extends Format = 'mapped'> {
  /**
   * List the shipping lines that can be tracked.
   *
   * All lines that the account may use, on one page unless a size is given.
   */
  list<F extends Format = D>(query?: Query<D, 'listShippingLines', inputs.ListShippingLinesQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listShippingLines', Page<records.ShippingLine, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listShippingLines', inputs.ListShippingLinesQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listShippingLines', records.ShippingLine>, void, undefined>
  /**
   * Get a shipping line.
   *
   * The line is named by its id or its SCAC.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getShippingLine', records.ShippingLine>>
}

export const shippingLines = <D extends Format>(api: Api<D>): ShippingLines<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /shipping_lines?'),
    iterate: walk('GET /shipping_lines?'),
    get: call('GET /shipping_lines/{id}'),
  } as unknown as ShippingLines<D>
}

/** What lines, terminals and railways report; for the operator, whether they answer. */
export interface Reports<D extends Format = 'mapped'> {
  /**
   * Get a report that provenance names.
   *
   * Where a report came from, when, which reader read it, and what it says about your shipment. Only reports about what your
   * account tracks are served.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getReport', records.Report>>
}

export const reports = <D extends Format>(api: Api<D>): Reports<D> => {
  const call = method(api)
  return {
    get: call('GET /reports/{id}'),
  } as unknown as Reports<D>
}

/** What lines, terminals and railways report; for the operator, whether they answer. */
export interface Sources<D extends Format = 'mapped'> {
  /**
   * List the sources of the installation and how they are doing.
   *
   * The state of each line, terminal and railway that is polled or that pushes, over all accounts. Needs a key of the
   * operator (`boxtrail admin keys create <account> operator`). All sources are on one page unless a size is given.
   */
  list<F extends Format = D>(query?: Query<D, 'listSources', inputs.ListSourcesQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listSources', Page<records.Source, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listSources', inputs.ListSourcesQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listSources', records.Source>, void, undefined>
}

export const sources = <D extends Format>(api: Api<D>): Sources<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /sources?'),
    iterate: walk('GET /sources?'),
  } as unknown as Sources<D>
}

/** What lines, terminals and railways report; for the operator, whether they answer. */
export interface SourceSilences<D extends Format = 'mapped'> {
  /**
   * List the sources that are silent.
   *
   * The silences that have not ended, as `source.silent` reported them: of lines, terminals, railways and feeds that have said nothing about
   * any of your tracked records for longer than their cadence explains. The longest comes first. Those that have ended are in
   * `GET /events`. Records about which a source is silent although it answers about others, and records that wait for
   * a source, are in `GET /attention?filter[source]=`.
   */
  list<F extends Format = D>(query?: Query<D, 'listSourceSilences', inputs.ListSourceSilencesQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listSourceSilences', Page<records.SourceSilence, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listSourceSilences', inputs.ListSourceSilencesQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listSourceSilences', records.SourceSilence>, void, undefined>
  /**
   * Get a silence of a source.
   *
   * The silence of which a webhook was notified, while it lasts; 404 once it has ended.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getSourceSilence', records.SourceSilence>>
}

export const sourceSilences = <D extends Format>(api: Api<D>): SourceSilences<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /source_silences?'),
    iterate: walk('GET /source_silences?'),
    get: call('GET /source_silences/{id}'),
  } as unknown as SourceSilences<D>
}

/** Ports, metropolitan areas and terminals. */
export interface Ports<D extends Format = 'mapped'> {
  /**
   * Get a port.
   *
   * The place is named by its id or its UN/LOCODE.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getPort', records.Port<never>>>
}

export const ports = <D extends Format>(api: Api<D>): Ports<D> => {
  const call = method(api)
  return {
    get: call('GET /ports/{id}'),
  } as unknown as Ports<D>
}

/** Ports, metropolitan areas and terminals. */
export interface MetroAreas<D extends Format = 'mapped'> {
  /**
   * Get a metropolitan area.
   *
   * The place is named by its id or its UN/LOCODE.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getMetroArea', records.MetroArea>>
}

export const metroAreas = <D extends Format>(api: Api<D>): MetroAreas<D> => {
  const call = method(api)
  return {
    get: call('GET /metro_areas/{id}'),
  } as unknown as MetroAreas<D>
}

/** Ports, metropolitan areas and terminals. */
export interface Terminals<D extends Format = 'mapped'> {
  /**
   * Get a terminal.
   *
   * The terminal is named by its id.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getTerminal', records.Terminal<never>>>
}

export const terminals = <D extends Format>(api: Api<D>): Terminals<D> => {
  const call = method(api)
  return {
    get: call('GET /terminals/{id}'),
  } as unknown as Terminals<D>
}

/** Where ships are and will be. */
export interface Vessels<D extends Format = 'mapped'> {
  /**
   * Get a vessel.
   *
   * A vessel by identifier or IMO number, with its last reported position. Either `show_positions` parameter adds
   * `positions`: what was reported in that time, oldest first, at most 20,160 (of more, the latest).
   */
  get<F extends Format = D>(id: string, query?: Query<D, 'getVessel', inputs.GetVesselQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getVessel', records.Vessel>>
  /**
   * Get where a vessel will be on its leg.
   *
   * Estimated positions minute by minute along the sea lane to a port, for at most fourteen days. They begin at the last
   * reported position of the leg; without one, at the interpolated position between its departure and its expected
   * arrival; before the departure, at the port of departure. Departure and arrival are those of your own shipments.
   * Without an expected arrival, or once it is past, a speed of 14 knots is assumed. If none of this is known there are
   * no positions.
   */
  futurePositions<F extends Format = D>(id: string, query: Query<D, 'getVesselFuturePositions', inputs.GetVesselFuturePositionsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getVesselFuturePositions', records.Vessel>>
  /**
   * Get where a vessel will be from where it is now.
   *
   * Estimated positions minute by minute along the sea lane from a point to a port, from now on and for at most fourteen
   * days. The ship arrives when your own shipments on this leg expect it; without an expected arrival, or once it is
   * past, a speed of 14 knots is assumed.
   */
  futurePositionsWithCoordinates<F extends Format = D>(id: string, query: Query<D, 'getVesselFuturePositionsWithCoordinates', inputs.GetVesselFuturePositionsWithCoordinatesQuery>, options?: CallOptions<F>): Promise<Answers<F, 'getVesselFuturePositionsWithCoordinates', records.Vessel>>
}

export const vessels = <D extends Format>(api: Api<D>): Vessels<D> => {
  const call = method(api)
  return {
    get: call('GET /vessels/{id}?'),
    futurePositions: call('GET /vessels/{id}/future_positions?'),
    futurePositionsWithCoordinates: call('GET /vessels/{id}/future_positions_with_coordinates?'),
  } as unknown as Vessels<D>
}

/** Papers of a shipment. */
export interface Documents<D extends Format = 'mapped'> {
  /**
   * List documents.
   *
   * Newest first, unless sorted otherwise. Beta.
   * @beta
   */
  list<I extends inputs.DocumentInclude | Input<D, 'current_extraction', never> = never, F extends Format = D>(query?: Query<D, 'listDocuments', inputs.ListDocumentsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listDocuments', Page<records.Document<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.DocumentInclude | Input<D, 'current_extraction', never> = never, F extends Format = D>(query?: Query<D, 'listDocuments', inputs.ListDocumentsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listDocuments', records.Document<Through<I>>>, void, undefined>
  /**
   * Create a document.
   *
   * From an uploaded file: see `POST /storage/direct_uploads`. Its type, content and references are read soon after;
   * `document.extracted` or `document.extraction_failed` notifies the outcome. The same file can only be one document
   * of an account.
   */
  create<F extends Format = D>(values: Input<D, Values<'createDocument'>, inputs.DocumentCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createDocument', records.Document<never>>>
  /**
   * Get a document.
   *
   * Includes the data read from it if `include` names `last_document_representation`.
   */
  get<I extends inputs.DocumentInclude | Input<D, 'current_extraction', never> = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getDocument', records.Document<Through<I>>>>
  /**
   * Correct a document.
   *
   * What a person sets on a document takes precedence over what was read, now and whenever it is read again.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateDocument'>, inputs.DocumentUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateDocument', records.Document<never>>>
  /**
   * Delete a document.
   *
   * It no longer appears in lists, and the same file can be uploaded again.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
  /**
   * Get a link to the file of a document.
   *
   * The link is valid for five minutes and needs no API key.
   */
  downloadUrl<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getDocumentDownloadUrl', records.DocumentDownload>>
  /**
   * Get a page of a document as a picture.
   *
   * A grey PNG, up to 1,600 pixels wide, of a page of a PDF or of a picture (JPEG, PNG, TIFF, WebP, GIF). The `box` of a
   * value in the representation is a part of it: left, top, right and bottom as parts of its width and height.
   */
  page<F extends Format = D>(id: string, page: string, options?: CallOptions<F>): Promise<Answers<F, 'getDocumentPage', Blob>>
  /**
   * Read the values of a document again.
   *
   * The outcome is notified as `document.extracted` or `document.extraction_failed`. Values that a person set are kept.
   */
  reextract<F extends Format = D>(id: string, options?: WriteOptions<F>): Promise<Answers<F, 'reextractDocument', records.DocumentAccepted>>
  /**
   * Find the type of a document again.
   *
   * A type that a person set is kept.
   */
  reclassify<F extends Format = D>(id: string, options?: WriteOptions<F>): Promise<Answers<F, 'reclassifyDocument', records.DocumentAccepted>>
  /**
   * Link a document again.
   *
   * To the shipments and containers that it mentions and that are tracked by now.
   */
  relink<F extends Format = D>(id: string, options?: WriteOptions<F>): Promise<Answers<F, 'relinkDocument', records.DocumentAccepted>>
  /**
   * Turn an image.
   *
   * Rotates the file of a document that is an image (JPEG, PNG, TIFF or WebP), all of its pages, clockwise. Nothing is
   * lost: the orientation is written into the file, and its pixels are unchanged. This is done shortly afterwards;
   * request `download_url` again then.
   */
  rotate<F extends Format = D>(id: string, degrees: 90 | 180 | 270, options?: WriteOptions<F>): Promise<Answers<F, 'rotateDocument', records.DocumentAccepted>>
  /**
   * List the types that a document can have.
   *
   * The values that `document_type_manual` accepts.
   */
  types<F extends Format = D>(options?: CallOptions<F>): Promise<Answers<F, 'listDocumentTypes', records.DocumentTypes>>
}

export const documents = <D extends Format>(api: Api<D>): Documents<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /documents?'),
    iterate: walk('GET /documents?'),
    create: call('POST /documents', {type: 'document'}),
    get: call('GET /documents/{id}?'),
    update: call('PATCH /documents/{id}', {type: 'document',id: 1}),
    delete: call('DELETE /documents/{id}'),
    downloadUrl: call('GET /documents/{id}/download_url'),
    page: call('GET /documents/{id}/pages/{page}.png', {asIs: 1,parseAs: 'blob'}),
    reextract: call('POST /documents/{id}/reextract'),
    reclassify: call('POST /documents/{id}/reclassify'),
    relink: call('POST /documents/{id}/relink'),
    rotate: call('POST /documents/{id}/rotate', {type: '',parts: ['degrees']}),
    types: call('GET /documents/types'),
  } as unknown as Documents<D>
}

/** Papers of a shipment. */
export interface EmailSubmissions<D extends Format = 'mapped'> {
  /**
   * List mails that brought documents.
   *
   * Newest first, by the time of creation.
   */
  list<I extends inputs.EmailSubmissionDetailInclude = never, F extends Format = D>(query?: Query<D, 'listEmailSubmissions', inputs.ListEmailSubmissionsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listEmailSubmissions', Page<records.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.EmailSubmissionDetailInclude = never, F extends Format = D>(query?: Query<D, 'listEmailSubmissions', inputs.ListEmailSubmissionsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listEmailSubmissions', records.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>>, void, undefined>
  /**
   * Hand in a mail.
   *
   * The mail as it was received (RFC 822, what mail programs save as `.eml` and mail servers pipe to programs). Each
   * file attached to it, or to a mail in it, becomes a document, except for signatures and images that are shown in
   * its text; a file that is already a document of the account does not become a second one. A mail that is submitted
   * twice is recognized by its Message-ID, or by its bytes if it has none, and gets the response of the first time.
   */
  create<F extends Format = D>(body: string | Uint8Array | Blob, options?: WriteOptions<F>): Promise<Answers<F, 'createEmailSubmission', records.EmailSubmissionDetail<'documents' | 'documents.last_document_representation'>>>
  /**
   * Get a mail that brought documents.
   *
   * Includes its documents and the data read from them, unless `include` names something else.
   */
  get<I extends inputs.EmailSubmissionDetailInclude = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getEmailSubmission', records.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>>>
}

export const emailSubmissions = <D extends Format>(api: Api<D>): EmailSubmissions<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /email_submissions?', {usual: ['documents','documents.last_document_representation']}),
    iterate: walk('GET /email_submissions?', {usual: ['documents','documents.last_document_representation']}),
    create: call('POST /email_submissions', {media: 'message/rfc822',always: ['documents','documents.last_document_representation']}),
    get: call('GET /email_submissions/{id}?', {usual: ['documents','documents.last_document_representation']}),
  } as unknown as EmailSubmissions<D>
}

/** Papers of a shipment. */
export interface DocumentSchemas<D extends Format = 'mapped'> {
  /**
   * Get the schema of what is read from a type of document.
   *
   * A published version never changes.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getDocumentSchema', records.DocumentSchema>>
}

export const documentSchemas = <D extends Format>(api: Api<D>): DocumentSchemas<D> => {
  const call = method(api)
  return {
    get: call('GET /document_schemas/{id}'),
  } as unknown as DocumentSchemas<D>
}

/** Your customers, for whom you track. */
export interface Parties<D extends Format = 'mapped'> {
  /**
   * List parties.
   *
   * Newest first, by the time of creation.
   */
  list<F extends Format = D>(query?: Query<D, 'listParties', inputs.ListPartiesQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listParties', Page<records.Party, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listParties', inputs.ListPartiesQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listParties', records.Party>, void, undefined>
  /**
   * Create a party.
   *
   * A customer of yours. Name it in the `customer` relationship of a tracking request.
   */
  create<F extends Format = D>(values: Input<D, Values<'createParty'>, inputs.PartyCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createParty', records.Party>>
  /**
   * Get a party.
   *
   * Parties are your customers.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getParty', records.Party>>
  /**
   * Change a party.
   *
   * Shipments show the new name at once.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateParty'>, inputs.PartyUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateParty', records.Party>>
}

export const parties = <D extends Format>(api: Api<D>): Parties<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /parties?'),
    iterate: walk('GET /parties?'),
    create: call('POST /parties', {type: 'party'}),
    get: call('GET /parties/{id}'),
    update: call('PATCH /parties/{id}', {type: 'party',id: 1}),
  } as unknown as Parties<D>
}

/** Who may call the API, and who did what. */
export interface ApiKeys<D extends Format = 'mapped'> {
  /**
   * List API keys.
   *
   * Newest first, with those that were revoked or have expired.
   */
  list<F extends Format = D>(query?: Query<D, 'listApiKeys', inputs.ListApiKeysQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listApiKeys', Page<records.ApiKey<never>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listApiKeys', inputs.ListApiKeysQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listApiKeys', records.ApiKey<never>>, void, undefined>
  /**
   * Create an API key.
   *
   * The key is served in full in this response only.
   */
  create<F extends Format = D>(values: Input<D, Values<'createApiKey'>, inputs.ApiKeyCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createApiKey', records.ApiKey<never>>>
  /**
   * Get an API key.
   *
   * Without the key itself, which was served at its creation.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getApiKey', records.ApiKey<never>>>
  /**
   * Revoke an API key.
   *
   * Requests with it are rejected within a second. Repeating it changes nothing. A key of the operator can only be revoked with another one.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
  /**
   * Replace an API key.
   *
   * Creates a key with the same name, scope and lifetime, served in full in this response only. The old one expires after
   * the overlap, so that programs can change to the new one while both are valid.
   */
  rotate<F extends Format = D>(id: string, values: Input<D, Values<'rotateApiKey'>, inputs.ApiKeyRotation>, options?: WriteOptions<F>): Promise<Answers<F, 'rotateApiKey', records.ApiKey<never>>>
}

export const apiKeys = <D extends Format>(api: Api<D>): ApiKeys<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /api_keys?'),
    iterate: walk('GET /api_keys?'),
    create: call('POST /api_keys', {type: 'api_key'}),
    get: call('GET /api_keys/{id}'),
    delete: call('DELETE /api_keys/{id}'),
    rotate: call('POST /api_keys/{id}/rotate', {type: 'api_key'}),
  } as unknown as ApiKeys<D>
}

/** Who may call the API, and who did what. */
export interface AuditEvents<D extends Format = 'mapped'> {
  /**
   * List who did what.
   *
   * Sign-ins, members, keys, webhooks, and the changes that people made in the web application. Newest first.
   */
  list<F extends Format = D>(query?: Query<D, 'listAuditEvents', inputs.ListAuditEventsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listAuditEvents', Page<records.AuditEvent<never>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listAuditEvents', inputs.ListAuditEventsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listAuditEvents', records.AuditEvent<never>>, void, undefined>
}

export const auditEvents = <D extends Format>(api: Api<D>): AuditEvents<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /audit_events?'),
    iterate: walk('GET /audit_events?'),
  } as unknown as AuditEvents<D>
}

/** What waiting containers cost, by line, port and equipment. */
export interface Invoices<D extends Format = 'mapped'> {
  /**
   * Audit a bill of demurrage or detention.
   *
   * Compares what a bill states with the free time of the container, your tariff and what sources report, and lists what it
   * lacks of the contents that 46 CFR 541.6 requires of bills in the trade of the United States. Nothing is stored.
   */
  audit<F extends Format = D>(values: Input<D, Values<'auditInvoice'>, inputs.InvoiceAuditCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'auditInvoice', records.InvoiceAudit>>
}

export const invoices = <D extends Format>(api: Api<D>): Invoices<D> => {
  const call = method(api)
  return {
    audit: call('POST /invoices/audit', {type: 'invoice_audit'}),
  } as unknown as Invoices<D>
}

/** What waiting containers cost, by line, port and equipment. */
export interface Tariffs<D extends Format = 'mapped'> {
  /**
   * List tariffs.
   *
   * Newest first, by the time of creation.
   */
  list<F extends Format = D>(query?: Query<D, 'listTariffs', inputs.ListTariffsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listTariffs', Page<records.Tariff, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(query?: Query<D, 'listTariffs', inputs.ListTariffsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listTariffs', records.Tariff>, void, undefined>
  /**
   * Create a tariff.
   *
   * The most specific tariff that is valid when the free time begins determines the cost, and the free days if no source reports any.
   */
  create<F extends Format = D>(values: Input<D, Values<'createTariff'>, inputs.TariffCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createTariff', records.Tariff>>
  /**
   * Get a tariff.
   *
   * The tariff, with the price of each range of days.
   */
  get<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<Answers<F, 'getTariff', records.Tariff>>
  /**
   * Change a tariff.
   *
   * Forecasts and free days follow within seconds.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateTariff'>, inputs.TariffUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateTariff', records.Tariff>>
  /**
   * Delete a tariff.
   *
   * Free days that came from it are then unknown.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
}

export const tariffs = <D extends Format>(api: Api<D>): Tariffs<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /tariffs?'),
    iterate: walk('GET /tariffs?'),
    create: call('POST /tariffs', {type: 'tariff'}),
    get: call('GET /tariffs/{id}'),
    update: call('PATCH /tariffs/{id}', {type: 'tariff',id: 1}),
    delete: call('DELETE /tariffs/{id}'),
  } as unknown as Tariffs<D>
}

/** Fields of your own and what your records have in them. */
export interface CustomFieldDefinitions<D extends Format = 'mapped'> {
  /**
   * List custom field definitions.
   *
   * Newest first, by the time of creation.
   */
  list<I extends inputs.CustomFieldDefinitionInclude = never, F extends Format = D>(query?: Query<D, 'listCustomFieldDefinitions', inputs.ListCustomFieldDefinitionsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listCustomFieldDefinitions', Page<records.CustomFieldDefinition<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.CustomFieldDefinitionInclude = never, F extends Format = D>(query?: Query<D, 'listCustomFieldDefinitions', inputs.ListCustomFieldDefinitionsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listCustomFieldDefinitions', records.CustomFieldDefinition<Through<I>>>, void, undefined>
  /**
   * Create a custom field definition.
   *
   * Records of the kind may then have a value for it.
   */
  create<F extends Format = D>(values: Input<D, Values<'createCustomFieldDefinition'>, inputs.CustomFieldDefinitionCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createCustomFieldDefinition', records.CustomFieldDefinition<never>>>
  /**
   * Get a custom field definition.
   *
   * Includes the options of a list if `include` names them.
   */
  get<I extends inputs.CustomFieldDefinitionInclude = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getCustomFieldDefinition', records.CustomFieldDefinition<Through<I>>>>
  /**
   * Change a custom field definition.
   *
   * Existing values are kept, even if a new rule would refuse them.
   */
  update<F extends Format = D>(id: string, values: Input<D, Values<'updateCustomFieldDefinition'>, inputs.CustomFieldDefinitionUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateCustomFieldDefinition', records.CustomFieldDefinition<never>>>
  /**
   * Delete a custom field definition.
   *
   * Its options and all its values are deleted as well.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
}

export const customFieldDefinitions = <D extends Format>(api: Api<D>): CustomFieldDefinitions<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /custom_field_definitions?'),
    iterate: walk('GET /custom_field_definitions?'),
    create: call('POST /custom_field_definitions', {type: 'custom_field_definition'}),
    get: call('GET /custom_field_definitions/{id}?'),
    update: call('PATCH /custom_field_definitions/{id}', {type: 'custom_field_definition',id: 1}),
    delete: call('DELETE /custom_field_definitions/{id}'),
  } as unknown as CustomFieldDefinitions<D>
}

/** Fields of your own and what your records have in them. */
export interface CustomFieldOptions<D extends Format = 'mapped'> {
  /**
   * List the options of a custom field.
   *
   * In the order in which people see them.
   */
  list<F extends Format = D>(definitionId: string, query?: Query<D, 'listCustomFieldOptions', inputs.ListCustomFieldOptionsQuery>, options?: CallOptions<F>): Promise<Answers<F, 'listCustomFieldOptions', Page<records.CustomFieldOption<never>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<F extends Format = D>(definitionId: string, query?: Query<D, 'listCustomFieldOptions', inputs.ListCustomFieldOptionsQuery>, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listCustomFieldOptions', records.CustomFieldOption<never>>, void, undefined>
  /**
   * Create an option of a custom field.
   *
   * Only for a definition whose `data_type` is `enum` or `enum_multi`.
   */
  create<F extends Format = D>(definitionId: string, values: Input<D, Values<'createCustomFieldOption'>, inputs.CustomFieldOptionCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createCustomFieldOption', records.CustomFieldOption<never>>>
  /**
   * Get an option of a custom field.
   *
   * The option is named by its id and that of its definition.
   */
  get<F extends Format = D>(definitionId: string, optionId: string, options?: CallOptions<F>): Promise<Answers<F, 'getCustomFieldOption', records.CustomFieldOption<never>>>
  /**
   * Change an option of a custom field.
   *
   * Values show the new label.
   */
  update<F extends Format = D>(definitionId: string, optionId: string, values: Input<D, Values<'updateCustomFieldOption'>, inputs.CustomFieldOptionUpdate>, options?: CallOptions<F>): Promise<Answers<F, 'updateCustomFieldOption', records.CustomFieldOption<never>>>
  /**
   * Delete an option of a custom field.
   *
   * Values that name it stay as they are.
   */
  delete<F extends Format = D>(definitionId: string, optionId: string, options?: CallOptions<F>): Promise<void>
}

export const customFieldOptions = <D extends Format>(api: Api<D>): CustomFieldOptions<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /custom_field_definitions/{definition_id}/options?'),
    iterate: walk('GET /custom_field_definitions/{definition_id}/options?'),
    create: call('POST /custom_field_definitions/{definition_id}/options', {type: 'custom_field_option'}),
    get: call('GET /custom_field_definitions/{definition_id}/options/{option_id}'),
    update: call('PATCH /custom_field_definitions/{definition_id}/options/{option_id}', {type: 'custom_field_option',id: 1}),
    delete: call('DELETE /custom_field_definitions/{definition_id}/options/{option_id}'),
  } as unknown as CustomFieldOptions<D>
}

/** Fields of your own and what your records have in them. */
export interface CustomFields<D extends Format = 'mapped'> {
  /**
   * List custom fields.
   *
   * Values of all records, newest first.
   */
  list<I extends inputs.CustomFieldInclude = never, F extends Format = D>(query?: Query<D, 'listCustomFields', inputs.ListCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'listCustomFields', Page<records.CustomField<Through<I>>, records.ListMeta, records.ListLinks>>>
  /** One by one, however many pages they fill; the next page is read when it is needed. */
  iterate<I extends inputs.CustomFieldInclude = never, F extends Format = D>(query?: Query<D, 'listCustomFields', inputs.ListCustomFieldsQuery> & { include?: readonly I[] }, options?: CallOptions<F>): AsyncGenerator<Items<F, 'listCustomFields', records.CustomField<Through<I>>>, void, undefined>
  /**
   * Create a custom field.
   *
   * A record has one value of a field; to set it whether or not there is one, post to the record itself.
   */
  create<F extends Format = D>(values: Input<D, Values<'createCustomField'>, inputs.CustomFieldCreate>, options?: WriteOptions<F>): Promise<Answers<F, 'createCustomField', records.CustomField<never>>>
  /**
   * Get a custom field.
   *
   * Includes its definition, its record and the user who set it if `include` names them.
   */
  get<I extends inputs.CustomFieldInclude = never, F extends Format = D>(id: string, query?: { include?: readonly I[] }, options?: CallOptions<F>): Promise<Answers<F, 'getCustomField', records.CustomField<Through<I>>>>
  /**
   * Change a custom field.
   *
   * Changes the value only.
   */
  update<F extends Format = D>(id: string, value: records.CustomFieldValue, options?: CallOptions<F>): Promise<Answers<F, 'updateCustomField', records.CustomField<never>>>
  /**
   * Delete a custom field.
   *
   * Deletes the value; the record and the definition remain.
   */
  delete<F extends Format = D>(id: string, options?: CallOptions<F>): Promise<void>
}

export const customFields = <D extends Format>(api: Api<D>): CustomFields<D> => {
  const call = method(api)
  const walk = list(api)
  return {
    list: call('GET /custom_fields?'),
    iterate: walk('GET /custom_fields?'),
    create: call('POST /custom_fields', {type: 'custom_field',relations: ['entity']}),
    get: call('GET /custom_fields/{id}?'),
    update: call('PATCH /custom_fields/{id}', {type: 'custom_field',id: 1,parts: ['value']}),
    delete: call('DELETE /custom_fields/{id}'),
  } as unknown as CustomFields<D>
}

/** Papers of a shipment. */
export interface DirectUploads<D extends Format = 'mapped'> {
  /**
   * Announce a file that you are about to upload.
   *
   * The first of three steps:
   *
   * 1. announce the file here;
   * 2. `PUT` its bytes to `direct_upload.url` with every header of `direct_upload.headers`, within five minutes;
   * 3. give `signed_id` as `attached_document` when you create the document, within 24 hours.
   *
   * The store accepts the announced bytes only, and only once: another checksum, length or type, or a second upload,
   * is refused. A file that is not attached to a document is removed after two days.
   *
   * Also available at `/storage/direct_uploads` and `/rails/active_storage/direct_uploads`, with and without `/v2`.
   */
  create<F extends Format = D>(blob: Input<D, Values<'createDirectUpload'>['blob'], {
  /** Name of the file, which downloads have as well. */
  filename: string
  /** Media type of the file. */
  contentType: string
  /** Length of the file in bytes, at most 50 MB. */
  byteSize: number
  /** MD5 of the file, 16 bytes written in base64. */
  checksum: string
}>, options?: WriteOptions<F>): Promise<Answers<F, 'createDirectUpload', records.DirectUpload>>
}

export const directUploads = <D extends Format>(api: Api<D>): DirectUploads<D> => {
  const call = method(api)
  return {
    create: call('POST /storage/direct_uploads', {type: '',parts: ['blob']}),
  } as unknown as DirectUploads<D>
}

/** Every method, by kind of record. */
export interface Methods<D extends Format = 'mapped'> {
  shipments: Shipments<D>
  containers: Containers<D>
  accuracy: Accuracy<D>
  attention: Attention<D>
  contradictions: Contradictions<D>
  trackingRequests: TrackingRequests<D>
  sandbox: Sandbox<D>
  search: Search<D>
  calendarFeeds: CalendarFeeds<D>
  views: Views<D>
  events: Events<D>
  webhooks: Webhooks<D>
  webhookNotifications: WebhookNotifications<D>
  shippingLines: ShippingLines<D>
  reports: Reports<D>
  sources: Sources<D>
  sourceSilences: SourceSilences<D>
  ports: Ports<D>
  metroAreas: MetroAreas<D>
  terminals: Terminals<D>
  vessels: Vessels<D>
  documents: Documents<D>
  emailSubmissions: EmailSubmissions<D>
  documentSchemas: DocumentSchemas<D>
  parties: Parties<D>
  apiKeys: ApiKeys<D>
  auditEvents: AuditEvents<D>
  invoices: Invoices<D>
  tariffs: Tariffs<D>
  customFieldDefinitions: CustomFieldDefinitions<D>
  customFieldOptions: CustomFieldOptions<D>
  customFields: CustomFields<D>
  directUploads: DirectUploads<D>
}

export const methods = <D extends Format>(api: Api<D>): Methods<D> => ({
  shipments: shipments(api),
  containers: containers(api),
  accuracy: accuracy(api),
  attention: attention(api),
  contradictions: contradictions(api),
  trackingRequests: trackingRequests(api),
  sandbox: sandbox(api),
  search: search(api),
  calendarFeeds: calendarFeeds(api),
  views: views(api),
  events: events(api),
  webhooks: webhooks(api),
  webhookNotifications: webhookNotifications(api),
  shippingLines: shippingLines(api),
  reports: reports(api),
  sources: sources(api),
  sourceSilences: sourceSilences(api),
  ports: ports(api),
  metroAreas: metroAreas(api),
  terminals: terminals(api),
  vessels: vessels(api),
  documents: documents(api),
  emailSubmissions: emailSubmissions(api),
  documentSchemas: documentSchemas(api),
  parties: parties(api),
  apiKeys: apiKeys(api),
  auditEvents: auditEvents(api),
  invoices: invoices(api),
  tariffs: tariffs(api),
  customFieldDefinitions: customFieldDefinitions(api),
  customFieldOptions: customFieldOptions(api),
  customFields: customFields(api),
  directUploads: directUploads(api),
})
