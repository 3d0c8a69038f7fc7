// @generated from spec/ by "pnpm generate". Edit the spec instead.
import type * as api from '@boxtrail/client'
import type { BoxtrailClient, DocumentOf, Page, Through, Usual } from '@boxtrail/client'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { list, read, useList, useRead } from '../read.ts'
import type { Cursor, ListOptions, ListQuery, ReadOptions, ReadQuery, WriteHook } from '../types.ts'
import { write } from '../write.ts'

/** Key and function of `useShipments`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const shipmentsQuery = /* @__PURE__ */ list('shipments.list', 1) as <I extends api.ShipmentInclude = never>(client: BoxtrailClient, query?: api.ListShipmentsQuery & { include?: readonly I[] }) => ListQuery<Page<api.Shipment<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List shipments.
 *
 * Newest first, by the time of creation, unless sorted otherwise.
 */
export const useShipments = /* @__PURE__ */ useList(shipmentsQuery, 1) as <I extends api.ShipmentInclude = never, Shown = InfiniteData<Page<api.Shipment<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListShipmentsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.Shipment<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Change many shipments at once.
 *
 * Performs one action on up to 10,000 shipments, named by their ids or by filters of the list, with a result for each: one that is refused does not affect the others, and repeating it changes nothing more. With filters, state how many shipments you expect (`count`): if the list has a different number by now, nothing is changed (409). A refresh polls the sources of all containers of a shipment. Has its own limit of 10 a minute. The body may have 1 MiB.
 */
export const useBulkUpdateShipments = /* @__PURE__ */ write('shipments.bulk', 1) as WriteHook<api.RecordBatchCreate, api.RecordBatch>

/** Key and function of `useShipment`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const shipmentQuery = /* @__PURE__ */ read('shipments.get', 2) as <I extends api.ShipmentInclude = never>(client: BoxtrailClient, id: string, query?: api.GetShipmentQuery & { include?: readonly I[] }) => ReadQuery<api.Shipment<Through<I>>>

/**
 * Get a shipment.
 *
 * Includes the containers, places and terminals named in `include`.
 */
export const useShipment = /* @__PURE__ */ useRead(shipmentQuery, 2) as <I extends api.ShipmentInclude = never, Shown = api.Shipment<Through<I>>>(id: string, query?: api.GetShipmentQuery & { include?: readonly I[] }, options?: ReadOptions<api.Shipment<Through<I>>, Shown>) => UseQueryResult<Shown>

/**
 * Change reference numbers and tags of a shipment.
 *
 * Changes only the attributes in the body.
 */
export const useUpdateShipment = /* @__PURE__ */ write('shipments.update', 2) as WriteHook<[id: string, values: api.ShipmentUpdate], api.Shipment<never>>

/**
 * Stop tracking a shipment.
 *
 * All its containers stop together. Repeating it changes nothing.
 */
export const useStopShipmentTracking = /* @__PURE__ */ write('shipments.stopTracking', 1) as WriteHook<string, api.Shipment<never>>

/**
 * Resume tracking a shipment.
 *
 * Events of the pause may be missing.
 */
export const useResumeShipmentTracking = /* @__PURE__ */ write('shipments.resumeTracking', 1) as WriteHook<string, api.Shipment<never>>

/** Key and function of `useShipmentProvenance`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const shipmentProvenanceQuery = /* @__PURE__ */ read('shipments.provenance', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Provenance>

/**
 * Get who reported what about a shipment.
 *
 * For each attribute that has a value, and for its places and vessel: the source, its words, when it reported them, the report,
 * the rule that decided between sources, and what it prevailed over.
 */
export const useShipmentProvenance = /* @__PURE__ */ useRead(shipmentProvenanceQuery, 1) as <Shown = api.Provenance>(id: string, options?: ReadOptions<api.Provenance, Shown>) => UseQueryResult<Shown>

/** Key and function of `useContainers`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containersQuery = /* @__PURE__ */ list('containers.list', 1) as <I extends api.ContainerInclude = never>(client: BoxtrailClient, query?: api.ListContainersQuery & { include?: readonly I[] }) => ListQuery<Page<api.Container<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List containers.
 *
 * Newest first, by the time of creation, unless sorted otherwise.
 */
export const useContainers = /* @__PURE__ */ useList(containersQuery, 1) as <I extends api.ContainerInclude = never, Shown = InfiniteData<Page<api.Container<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListContainersQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.Container<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Change many containers at once.
 *
 * Performs one action on up to 10,000 containers, named by their ids or by filters of the list, with a result for each: one that is refused does not affect the others, and repeating it changes nothing more. With filters, state how many containers you expect (`count`): if the list has a different number by now, nothing is changed (409). Tracking and tags belong to the shipment of a container and are changed there, once for each shipment: all its containers share them. Has its own limit of 10 a minute. The body may have 1 MiB.
 */
export const useBulkUpdateContainers = /* @__PURE__ */ write('containers.bulk', 1) as WriteHook<api.RecordBatchCreate, api.RecordBatch>

/** Key and function of `useContainerPositions`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerPositionsQuery = /* @__PURE__ */ read('containers.positions', 0) as (client: BoxtrailClient, ) => ReadQuery<DocumentOf<'getContainerPositions'>>

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
export const useContainerPositions = /* @__PURE__ */ useRead(containerPositionsQuery, 0) as <Shown = DocumentOf<'getContainerPositions'>>(options?: ReadOptions<DocumentOf<'getContainerPositions'>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useContainer`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerQuery = /* @__PURE__ */ read('containers.get', 2) as <I extends api.ContainerInclude = never>(client: BoxtrailClient, id: string, query?: api.GetContainerQuery & { include?: readonly I[] }) => ReadQuery<api.Container<Through<I>>>

/**
 * Get a container.
 *
 * Includes the shipment, places, terminals and milestones named in `include`.
 */
export const useContainer = /* @__PURE__ */ useRead(containerQuery, 2) as <I extends api.ContainerInclude = never, Shown = api.Container<Through<I>>>(id: string, query?: api.GetContainerQuery & { include?: readonly I[] }, options?: ReadOptions<api.Container<Through<I>>, Shown>) => UseQueryResult<Shown>

/**
 * Change reference numbers of a container.
 *
 * Changes only the attributes in the body.
 */
export const useUpdateContainer = /* @__PURE__ */ write('containers.update', 2) as WriteHook<[id: string, values: api.ContainerUpdate], api.Container<never>>

/**
 * Poll every source of a container now.
 *
 * Each source of the container is polled at once, rather than when it is next due; its reports arrive as usual. Has its
 * own limit of 10 a minute. If tracking has stopped, no source is polled.
 */
export const useRefreshContainer = /* @__PURE__ */ write('containers.refresh', 1) as WriteHook<string, api.RefreshResult>

/** Key and function of `useContainerTransportEvents`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerTransportEventsQuery = /* @__PURE__ */ list('containers.transportEvents', 2) as <I extends api.TransportEventInclude = never>(client: BoxtrailClient, id: string, query?: api.ListContainerTransportEventsQuery & { include?: readonly I[] }) => ListQuery<Page<api.TransportEvent<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List the milestones of a container.
 *
 * Most recently recorded first.
 */
export const useContainerTransportEvents = /* @__PURE__ */ useList(containerTransportEventsQuery, 2) as <I extends api.TransportEventInclude = never, Shown = InfiniteData<Page<api.TransportEvent<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(id: string, query?: api.ListContainerTransportEventsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.TransportEvent<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useContainerRawEvents`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerRawEventsQuery = /* @__PURE__ */ list('containers.rawEvents', 2) as (client: BoxtrailClient, id: string, query?: api.ListContainerRawEventsQuery) => ListQuery<Page<api.RawEvent<'location' | 'vessel'>, api.ListMeta, api.ListLinks>>

/**
 * List the events of a container as the line reported them.
 *
 * In the order of the line. Ports and vessels are included by default. Prefer the milestones.
 */
export const useContainerRawEvents = /* @__PURE__ */ useList(containerRawEventsQuery, 2) as <Shown = InfiniteData<Page<api.RawEvent<'location' | 'vessel'>, api.ListMeta, api.ListLinks>, Cursor>>(id: string, query?: api.ListContainerRawEventsQuery, options?: ListOptions<Page<api.RawEvent<'location' | 'vessel'>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useContainerChargesForecast`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerChargesForecastQuery = /* @__PURE__ */ read('containers.chargesForecast', 2) as (client: BoxtrailClient, id: string, query?: api.GetContainerChargesForecastQuery) => ReadQuery<api.ChargesForecast>

/**
 * Forecast the charges of a container.
 *
 * Demurrage, storage and detention: free days, days left, cost so far and at risk, each with its source. Values
 * without a basis are null and named in `unknown`.
 */
export const useContainerChargesForecast = /* @__PURE__ */ useRead(containerChargesForecastQuery, 2) as <Shown = api.ChargesForecast>(id: string, query?: api.GetContainerChargesForecastQuery, options?: ReadOptions<api.ChargesForecast, Shown>) => UseQueryResult<Shown>

/** Key and function of `useContainerRoute`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerRouteQuery = /* @__PURE__ */ read('containers.route', 2) as <I extends api.RouteInclude | never = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.Route<Through<I>>>

/**
 * Get the route of a container.
 *
 * Where it is loaded, changes ships, is discharged and goes on by rail, with ships and times.
 */
export const useContainerRoute = /* @__PURE__ */ useRead(containerRouteQuery, 2) as <I extends api.RouteInclude | never = never, Shown = api.Route<Through<I>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.Route<Through<I>>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useContainerProvenance`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerProvenanceQuery = /* @__PURE__ */ read('containers.provenance', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Provenance>

/**
 * Get who reported what about a container.
 *
 * For each attribute that has a value, and for its holds, fees and milestones: the source, its words, when it reported them, the report,
 * the rule that decided between sources, and what it prevailed over.
 */
export const useContainerProvenance = /* @__PURE__ */ useRead(containerProvenanceQuery, 1) as <Shown = api.Provenance>(id: string, options?: ReadOptions<api.Provenance, Shown>) => UseQueryResult<Shown>

/** Key and function of `useExplainContainer`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const explainContainerQuery = /* @__PURE__ */ read('containers.explain', 2) as (client: BoxtrailClient, id: string, query?: api.ExplainContainerQuery) => ReadQuery<api.Explanation>

/**
 * Explain the state of a container.
 *
 * Where it is, what happens next, what is holding it up, who must act, and what is not known, each sentence with its
 * evidence. Markdown with `format=markdown` or `Accept: text/markdown`.
 */
export const useExplainContainer = /* @__PURE__ */ useRead(explainContainerQuery, 2) as <Shown = api.Explanation>(id: string, query?: api.ExplainContainerQuery, options?: ReadOptions<api.Explanation, Shown>) => UseQueryResult<Shown>

/** Key and function of `useContainerEvidence`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerEvidenceQuery = /* @__PURE__ */ read('containers.evidence', 2) as (client: BoxtrailClient, id: string, query?: api.GetContainerEvidenceQuery) => ReadQuery<api.EvidencePack>

/**
 * Get the evidence pack of a container.
 *
 * What a dispute about demurrage or detention requires, as it is known at one moment: the journey, each value with
 * who reported it, in which words and when, what contradicts it, free time and charges, and each report that is
 * cited, with the SHA-256 of what was received. Your own references, tags and notes are left out. With `format=pdf`
 * or `Accept: application/pdf` it is a PDF, which has the JSON attached and states its SHA-256.
 */
export const useContainerEvidence = /* @__PURE__ */ useRead(containerEvidenceQuery, 2) as <Shown = api.EvidencePack>(id: string, query?: api.GetContainerEvidenceQuery, options?: ReadOptions<api.EvidencePack, Shown>) => UseQueryResult<Shown>

/** Key and function of `useContainerMapGeojson`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerMapGeojsonQuery = /* @__PURE__ */ read('containers.mapGeojson', 1) as (client: BoxtrailClient, id: string) => ReadQuery<DocumentOf<'getContainerMapGeojson'>>

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
export const useContainerMapGeojson = /* @__PURE__ */ useRead(containerMapGeojsonQuery, 1) as <Shown = DocumentOf<'getContainerMapGeojson'>>(id: string, options?: ReadOptions<DocumentOf<'getContainerMapGeojson'>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useAccuracy`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const accuracyQuery = /* @__PURE__ */ list('accuracy.list', 1) as (client: BoxtrailClient, query?: api.ListAccuracyQuery) => ListQuery<Page<api.SourceAccuracy, api.ListMeta, api.ListLinks>>

/**
 * List how often the sources of your journeys were right.
 *
 * For each line, terminal and railway that reported on your journeys: how often its estimate of the arrival was right within
 * a day at 14, 7, 3 and 1 days before, how long after the event it reports, how often it later corrects what it has
 * reported and by how many hours, and how often it loses a contradiction; each figure with the number of its cases. Where nothing has been
 * measured, the figure is null and its cases are 0. The sources with the most cases come first.
 */
export const useAccuracy = /* @__PURE__ */ useList(accuracyQuery, 1) as <Shown = InfiniteData<Page<api.SourceAccuracy, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListAccuracyQuery, options?: ListOptions<Page<api.SourceAccuracy, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useAttention`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const attentionQuery = /* @__PURE__ */ list('attention.list', 1) as <I extends api.AttentionEntryInclude = never>(client: BoxtrailClient, query?: api.ListAttentionQuery & { include?: readonly I[] }) => ListQuery<Page<api.AttentionEntry<Through<I>>, {
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
  }, api.ListLinks>>

/**
 * List what needs attention.
 *
 * What somebody must do or know now: the most severe first, then by due day, then the oldest. Without a filter, the
 * open entries.
 */
export const useAttention = /* @__PURE__ */ useList(attentionQuery, 1) as <I extends api.AttentionEntryInclude = never, Shown = InfiniteData<Page<api.AttentionEntry<Through<I>>, {
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
  }, api.ListLinks>, Cursor>>(query?: api.ListAttentionQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.AttentionEntry<Through<I>>, {
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
  }, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useAttentionSettings`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const attentionSettingsQuery = /* @__PURE__ */ read('attention.settings', 0) as (client: BoxtrailClient, ) => ReadQuery<api.AttentionSettings>

/**
 * Get the thresholds of what needs attention, and which last free day counts.
 *
 * The settings of the account; those that nobody has changed have their defaults.
 */
export const useAttentionSettings = /* @__PURE__ */ useRead(attentionSettingsQuery, 0) as <Shown = api.AttentionSettings>(options?: ReadOptions<api.AttentionSettings, Shown>) => UseQueryResult<Shown>

/**
 * Change the thresholds of what needs attention, or which last free day counts.
 *
 * Entries follow within seconds. Another `pickup_lfd_policy` applies within a second to every container; the
 * response says which have a different day by it.
 */
export const useUpdateAttentionSettings = /* @__PURE__ */ write('attention.updateSetting', 1) as WriteHook<api.AttentionSettingsUpdate, api.AttentionSettings>

/** Key and function of `useAttentionEntry`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const attentionEntryQuery = /* @__PURE__ */ read('attention.get', 2) as <I extends api.AttentionEntryInclude = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.AttentionEntry<Through<I>>>

/**
 * Get an entry of what needs attention.
 *
 * The entry as it is now; 404 when its cause is gone.
 */
export const useAttentionEntry = /* @__PURE__ */ useRead(attentionEntryQuery, 2) as <I extends api.AttentionEntryInclude = never, Shown = api.AttentionEntry<Through<I>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.AttentionEntry<Through<I>>, Shown>) => UseQueryResult<Shown>

/**
 * Snooze an entry, or mark it as done.
 *
 * For the whole account. It lasts while the cause stays the same, even if the entry disappears and comes back in between.
 */
export const useUpdateAttentionEntry = /* @__PURE__ */ write('attention.update', 2) as WriteHook<[id: string, values: api.AttentionEntryUpdate], api.AttentionEntry<never>>

/** Key and function of `useContradictions`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const contradictionsQuery = /* @__PURE__ */ list('contradictions.list', 1) as <I extends api.ContradictionInclude = never>(client: BoxtrailClient, query?: api.ListContradictionsQuery & { include?: readonly I[] }) => ListQuery<Page<api.Contradiction<Through<I>>, api.ContradictionListMeta, api.ListLinks>>

/**
 * List the contradictions between sources.
 *
 * Statements about one container that cannot all be true, each with its source: the most severe first, then the
 * newest. Without a filter, the open ones; with `known_at` or `as_of`, those of one container or shipment in the
 * past. None of them blocks a value: the records serve what prevails.
 */
export const useContradictions = /* @__PURE__ */ useList(contradictionsQuery, 1) as <I extends api.ContradictionInclude = never, Shown = InfiniteData<Page<api.Contradiction<Through<I>>, api.ContradictionListMeta, api.ListLinks>, Cursor>>(query?: api.ListContradictionsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.Contradiction<Through<I>>, api.ContradictionListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useContradiction`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const contradictionQuery = /* @__PURE__ */ read('contradictions.get', 2) as <I extends api.ContradictionInclude = never>(client: BoxtrailClient, id: string, query?: api.GetContradictionQuery & { include?: readonly I[] }) => ReadQuery<api.Contradiction<Through<I>>>

/**
 * Get a contradiction.
 *
 * The contradiction as it is now, or as it was last before it was resolved.
 */
export const useContradiction = /* @__PURE__ */ useRead(contradictionQuery, 2) as <I extends api.ContradictionInclude = never, Shown = api.Contradiction<Through<I>>>(id: string, query?: api.GetContradictionQuery & { include?: readonly I[] }, options?: ReadOptions<api.Contradiction<Through<I>>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useTrackingRequests`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const trackingRequestsQuery = /* @__PURE__ */ list('trackingRequests.list', 1) as <I extends api.TrackingRequestInclude | never = never>(client: BoxtrailClient, query?: api.ListTrackingRequestsQuery & { include?: readonly I[] }) => ListQuery<Page<api.TrackingRequest<Through<I> | 'tracked_object'>, api.ListMeta, api.ListLinks>>

/**
 * List tracking requests.
 *
 * Newest first, by the time of creation.
 */
export const useTrackingRequests = /* @__PURE__ */ useList(trackingRequestsQuery, 1) as <I extends api.TrackingRequestInclude | never = never, Shown = InfiniteData<Page<api.TrackingRequest<Through<I> | 'tracked_object'>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListTrackingRequestsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.TrackingRequest<Through<I> | 'tracked_object'>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a tracking request.
 *
 * Responds immediately with `pending`; the outcome follows by webhook, or by reading the request again.
 */
export const useCreateTrackingRequest = /* @__PURE__ */ write('trackingRequests.create', 1) as WriteHook<api.TrackingRequestCreate, api.TrackingRequest<never>>

/** Key and function of `useTrackingRequest`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const trackingRequestQuery = /* @__PURE__ */ read('trackingRequests.get', 2) as <I extends api.TrackingRequestInclude | never = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.TrackingRequest<Through<I> | 'tracked_object'>>

/**
 * Get a tracking request.
 *
 * Includes its shipment once the line has responded. Read it again, or use a webhook, to find out the outcome.
 */
export const useTrackingRequest = /* @__PURE__ */ useRead(trackingRequestQuery, 2) as <I extends api.TrackingRequestInclude | never = never, Shown = api.TrackingRequest<Through<I> | 'tracked_object'>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.TrackingRequest<Through<I> | 'tracked_object'>, Shown>) => UseQueryResult<Shown>

/**
 * Change reference numbers of a tracking request.
 *
 * Changes only the attributes in the body; the number and the line cannot be changed.
 */
export const useUpdateTrackingRequest = /* @__PURE__ */ write('trackingRequests.update', 2) as WriteHook<[id: string, values: api.TrackingRequestUpdate], api.TrackingRequest<never>>

/**
 * Create many tracking requests.
 *
 * Up to 1,000 rows with the attributes of a single creation, with a result for each row: one that is rejected does not affect the others. Each row counts towards the limit of creations, 100 a minute. Rows beyond it are accepted at once, none is lost, and their lines are polled at that rate. With `dry_run` nothing is written. The body may have 2 MiB.
 */
export const useBulkCreateTrackingRequests = /* @__PURE__ */ write('trackingRequests.bulkCreate', 1) as WriteHook<api.TrackingRequestBatchCreate, api.TrackingRequestBatch>

/**
 * Tell the kind and the line of a number.
 *
 * Beta. Examines the number alone and polls no line. From a confidence of 0.95 the line can be selected, from 0.7 it should be confirmed. A container number reveals the owner and not the carrier, so it is never sufficient; that of a leased container reveals nothing. Has its own limit of 200 a minute.
 * @beta
 */
export const useInferTrackingNumber = /* @__PURE__ */ write('trackingRequests.inferNumber', 1) as WriteHook<string, api.InferNumberResult>

/** Key and function of `useSandboxClock`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const sandboxClockQuery = /* @__PURE__ */ read('sandbox.clock', 0) as (client: BoxtrailClient, ) => ReadQuery<api.SandboxClock>

/**
 * Read the clock of the sandbox.
 *
 * The sandbox of an account consists of the line `TEST`, its terminals and its railways. They are simulated, use the
 * protocols of real ones, and are polled like real ones; their clock is the account's own. The scenarios and their numbers are
 * in the documentation.
 */
export const useSandboxClock = /* @__PURE__ */ useRead(sandboxClockQuery, 0) as <Shown = api.SandboxClock>(options?: ReadOptions<api.SandboxClock, Shown>) => UseQueryResult<Shown>

/**
 * Advance the clock of the sandbox.
 *
 * Nothing on the way is skipped: sources are polled at each moment at which one of them has something new, and webhooks
 * follow. The response comes when the clock has arrived, or after 15 seconds: with hundreds of journeys `now` is then
 * how far it has come, and the same request continues. It never goes back, and goes no further than the year 2199.
 */
export const useAdvanceSandboxClock = /* @__PURE__ */ write('sandbox.advance', 1) as WriteHook<api.SandboxClockAdvance, api.SandboxClock>

/** Key and function of `useSearchRecords`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const searchRecordsQuery = /* @__PURE__ */ read('search', 1) as (client: BoxtrailClient, query: string) => ReadQuery<Page<api.SearchResult, api.ListMeta, {
    /** Address of this request, as it was understood. */
    self: string
    /** The same address as `self`: there is one page. */
    current: string
    /** The same address as `self`: there is one page. */
    first: string
    /** The same address as `self`: there is one page. */
    last: string
  }>>

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
export const useSearchRecords = /* @__PURE__ */ useRead(searchRecordsQuery, 1) as <Shown = Page<api.SearchResult, api.ListMeta, {
    /** Address of this request, as it was understood. */
    self: string
    /** The same address as `self`: there is one page. */
    current: string
    /** The same address as `self`: there is one page. */
    first: string
    /** The same address as `self`: there is one page. */
    last: string
  }>>(query: string, options?: ReadOptions<Page<api.SearchResult, api.ListMeta, {
    /** Address of this request, as it was understood. */
    self: string
    /** The same address as `self`: there is one page. */
    current: string
    /** The same address as `self`: there is one page. */
    first: string
    /** The same address as `self`: there is one page. */
    last: string
  }>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useCalendarFeeds`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const calendarFeedsQuery = /* @__PURE__ */ list('calendarFeeds.list', 1) as (client: BoxtrailClient, query?: api.ListCalendarFeedsQuery) => ListQuery<Page<api.CalendarFeed, api.ListMeta, api.ListLinks>>

/**
 * List calendar feeds.
 *
 * Those that you created, without their addresses. Newest first, by the time of creation.
 */
export const useCalendarFeeds = /* @__PURE__ */ useList(calendarFeedsQuery, 1) as <Shown = InfiniteData<Page<api.CalendarFeed, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListCalendarFeedsQuery, options?: ListOptions<Page<api.CalendarFeed, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

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
export const useCreateCalendarFeed = /* @__PURE__ */ write('calendarFeeds.create', 1) as WriteHook<api.CalendarFeedCreate, api.CalendarFeed>

/** Key and function of `useCalendarFeed`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const calendarFeedQuery = /* @__PURE__ */ read('calendarFeeds.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.CalendarFeed>

/**
 * Get a calendar feed.
 *
 * What the feed shows, and when a program read it last.
 */
export const useCalendarFeed = /* @__PURE__ */ useRead(calendarFeedQuery, 1) as <Shown = api.CalendarFeed>(id: string, options?: ReadOptions<api.CalendarFeed, Shown>) => UseQueryResult<Shown>

/**
 * Delete a calendar feed.
 *
 * Its address is answered with 404 from then on.
 */
export const useDeleteCalendarFeed = /* @__PURE__ */ write('calendarFeeds.delete', 1) as WriteHook<string, void>

/**
 * Replace the address of a calendar feed.
 *
 * The new address is served in this response only. The old one is answered with 404 from then on.
 */
export const useRotateCalendarFeed = /* @__PURE__ */ write('calendarFeeds.rotate', 1) as WriteHook<string, api.CalendarFeed>

/** Key and function of `useViews`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const viewsQuery = /* @__PURE__ */ list('views.list', 1) as (client: BoxtrailClient, query?: api.ListViewsQuery) => ListQuery<Page<api.View, api.ListMeta, api.ListLinks>>

/**
 * List views.
 *
 * Your own, and those that are shared in the account. Newest first, by the time of creation.
 */
export const useViews = /* @__PURE__ */ useList(viewsQuery, 1) as <Shown = InfiniteData<Page<api.View, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListViewsQuery, options?: ListOptions<Page<api.View, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a view.
 *
 * Stores filters, order and columns of a list under a name: for yourself, or for everybody in the account. Filters and order are validated like those of the list.
 */
export const useCreateView = /* @__PURE__ */ write('views.create', 1) as WriteHook<api.ViewCreate, api.View>

/** Key and function of `useView`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const viewQuery = /* @__PURE__ */ read('views.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.View>

/**
 * Get a view.
 *
 * The view, with the address of its api.
 */
export const useView = /* @__PURE__ */ useRead(viewQuery, 1) as <Shown = api.View>(id: string, options?: ReadOptions<api.View, Shown>) => UseQueryResult<Shown>

/**
 * Change a view.
 *
 * Changes only the attributes in the body. A shared view is changed for everybody.
 */
export const useUpdateView = /* @__PURE__ */ write('views.update', 2) as WriteHook<[id: string, values: api.ViewUpdate], api.View>

/**
 * Delete a view.
 *
 * A shared view is deleted for everybody. Its records stay.
 */
export const useDeleteView = /* @__PURE__ */ write('views.delete', 1) as WriteHook<string, void>

/** Key and function of `useEvents`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const eventsQuery = /* @__PURE__ */ list('events.list', 1) as (client: BoxtrailClient, query?: api.ListEventsQuery) => ListQuery<Page<api.Event<never>, {
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
  }>>

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
export const useEvents = /* @__PURE__ */ useList(eventsQuery, 1) as <Shown = InfiniteData<Page<api.Event<never>, {
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
  }>, Cursor>>(query?: api.ListEventsQuery, options?: ListOptions<Page<api.Event<never>, {
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
  }>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useWebhooks`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhooksQuery = /* @__PURE__ */ list('webhooks.list', 1) as (client: BoxtrailClient, query?: api.ListWebhooksQuery) => ListQuery<Page<api.Webhook, api.ListMeta, api.ListLinks>>

/**
 * List webhooks.
 *
 * Newest first, by the time of creation.
 */
export const useWebhooks = /* @__PURE__ */ useList(webhooksQuery, 1) as <Shown = InfiniteData<Page<api.Webhook, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListWebhooksQuery, options?: ListOptions<Page<api.Webhook, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a webhook.
 *
 * The secret is served in full here only.
 */
export const useCreateWebhook = /* @__PURE__ */ write('webhooks.create', 1) as WriteHook<api.WebhookCreate, api.Webhook>

/** Key and function of `useWebhook`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookQuery = /* @__PURE__ */ read('webhooks.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Webhook>

/**
 * Get a webhook.
 *
 * The secret is masked; it is shown in full only when the webhook is created or its secret rotated.
 */
export const useWebhook = /* @__PURE__ */ useRead(webhookQuery, 1) as <Shown = api.Webhook>(id: string, options?: ReadOptions<api.Webhook, Shown>) => UseQueryResult<Shown>

/**
 * Change a webhook.
 *
 * Changes only the attributes in the body. `active: true` enables it again after it was disabled for failures.
 */
export const useUpdateWebhook = /* @__PURE__ */ write('webhooks.update', 2) as WriteHook<[id: string, values: api.WebhookUpdate], api.Webhook>

/**
 * Delete a webhook.
 *
 * Nothing more is sent to it; pending deliveries are discarded.
 */
export const useDeleteWebhook = /* @__PURE__ */ write('webhooks.delete', 1) as WriteHook<string, void>

/**
 * Give a webhook a new secret.
 *
 * The new secret is served in full in this response only. For 24 hours deliveries are signed with both: the header
 * `Webhook-Signature` holds two signatures, the compatible header is signed with the new secret, and a header with
 * `-Previous` appended to its name with the old one.
 */
export const useRotateWebhookSecret = /* @__PURE__ */ write('webhooks.rotateSecret', 1) as WriteHook<string, api.Webhook>

/**
 * Send a webhook its notifications again.
 *
 * Every notification of the range is sent again with its original id and bytes, a new signature, and as many
 * attempts as a new one. The range is one of time, or of sequence numbers of `GET /events`. Notifications that are
 * already waiting to be sent are not sent twice. Events from while the webhook was disabled because of failures are
 * included.
 */
export const useReplayWebhook = /* @__PURE__ */ write('webhooks.replay', 2) as WriteHook<[id: string, values: api.WebhookReplay], api.WebhookReplayResult>

/** Key and function of `useWebhookEvents`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookEventsQuery = /* @__PURE__ */ list('webhooks.events', 1) as (client: BoxtrailClient, query?: api.ListWebhookEventsQuery) => ListQuery<Page<api.WebhookEventCategory, api.ListMeta, api.ListLinks>>

/**
 * List the events that webhooks can receive.
 *
 * The event names that `events` of a webhook accepts, by category.
 */
export const useWebhookEvents = /* @__PURE__ */ useList(webhookEventsQuery, 1) as <Shown = InfiniteData<Page<api.WebhookEventCategory, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListWebhookEventsQuery, options?: ListOptions<Page<api.WebhookEventCategory, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useWebhookIps`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookIpsQuery = /* @__PURE__ */ read('webhooks.ips', 0) as (client: BoxtrailClient, ) => ReadQuery<api.WebhookIps>

/**
 * List the addresses that deliveries come from.
 *
 * The addresses from which deliveries are sent, for firewalls that admit only known senders.
 */
export const useWebhookIps = /* @__PURE__ */ useRead(webhookIpsQuery, 0) as <Shown = api.WebhookIps>(options?: ReadOptions<api.WebhookIps, Shown>) => UseQueryResult<Shown>

/**
 * Send a sample event to an address.
 *
 * Sends once, waits for the response and stores nothing.
 */
export const useTriggerWebhook = /* @__PURE__ */ write('webhooks.trigger', 1) as WriteHook<api.WebhookTrigger, api.WebhookTriggerResult>

/** Key and function of `useWebhookNotifications`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookNotificationsQuery = /* @__PURE__ */ list('webhookNotifications.list', 1) as <I extends api.WebhookNotificationInclude = never>(client: BoxtrailClient, query?: api.ListWebhookNotificationsQuery & { include?: readonly I[] }) => ListQuery<Page<api.WebhookNotification<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List webhook notifications.
 *
 * Newest first, by the time of creation.
 */
export const useWebhookNotifications = /* @__PURE__ */ useList(webhookNotificationsQuery, 1) as <I extends api.WebhookNotificationInclude = never, Shown = InfiniteData<Page<api.WebhookNotification<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListWebhookNotificationsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.WebhookNotification<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useWebhookNotification`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookNotificationQuery = /* @__PURE__ */ read('webhookNotifications.get', 2) as <I extends api.WebhookNotificationInclude = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.WebhookNotification<Through<I>>>

/**
 * Get a webhook notification.
 *
 * The notification as it was or will be sent. Includes the record that it is about if `include` names it.
 */
export const useWebhookNotification = /* @__PURE__ */ useRead(webhookNotificationQuery, 2) as <I extends api.WebhookNotificationInclude = never, Shown = api.WebhookNotification<Through<I>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.WebhookNotification<Through<I>>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useWebhookNotificationBody`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookNotificationBodyQuery = /* @__PURE__ */ read('webhookNotifications.body', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.WebhookNotification<'reference_object'>>

/**
 * Get the body of a webhook notification.
 *
 * What is posted to the webhook, with all records that go with it as they were at the moment of the event. `data` and
 * `included`, written as JSON without spaces, are the bytes that are signed. The installation keeps bodies for a limited time.
 */
export const useWebhookNotificationBody = /* @__PURE__ */ useRead(webhookNotificationBodyQuery, 1) as <Shown = api.WebhookNotification<'reference_object'>>(id: string, options?: ReadOptions<api.WebhookNotification<'reference_object'>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useWebhookNotificationExample`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const webhookNotificationExampleQuery = /* @__PURE__ */ read('webhookNotifications.example', 1) as (client: BoxtrailClient, event: 'tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended') => ReadQuery<api.WebhookNotification<'reference_object'>>

/**
 * Get an example of a webhook notification.
 *
 * As it would be delivered.
 */
export const useWebhookNotificationExample = /* @__PURE__ */ useRead(webhookNotificationExampleQuery, 1) as <Shown = api.WebhookNotification<'reference_object'>>(event: 'tracking_request.succeeded' | 'tracking_request.failed' | 'tracking_request.awaiting_manifest' | 'tracking_request.tracking_stopped' | 'container.created' | 'container.updated' | 'container.pod_terminal_changed' | 'container.pickup_lfd.changed' | 'container.pickup_lfd_line.changed' | 'container.pickup_lfd_terminal.changed' | 'container.pickup_lfd_rail.changed' | 'container.pickup_appointment.changed' | 'container.transport.empty_out' | 'container.transport.full_in' | 'container.transport.vessel_loaded' | 'container.transport.vessel_departed' | 'container.transport.transshipment_arrived' | 'container.transport.transshipment_discharged' | 'container.transport.transshipment_loaded' | 'container.transport.transshipment_departed' | 'container.transport.feeder_arrived' | 'container.transport.feeder_discharged' | 'container.transport.feeder_loaded' | 'container.transport.feeder_departed' | 'container.transport.vessel_arrived' | 'container.transport.vessel_berthed' | 'container.transport.vessel_discharged' | 'container.transport.available' | 'container.transport.not_available' | 'container.transport.full_out' | 'container.transport.delivered' | 'container.transport.empty_in' | 'container.transport.rail_loaded' | 'container.transport.rail_departed' | 'container.transport.rail_arrived' | 'container.transport.rail_unloaded' | 'container.transport.arrived_at_inland_destination' | 'container.transport.estimated.vessel_departed' | 'container.transport.estimated.vessel_arrived' | 'container.transport.estimated.arrived_at_inland_destination' | 'shipment.estimated.arrival' | 'shipment.updated' | 'document.extracted' | 'document.extraction_failed' | 'attention.opened' | 'attention.closed' | 'container.contradiction.opened' | 'container.contradiction.resolved' | 'container.milestone.overdue' | 'source.silent' | 'source.silence_ended', options?: ReadOptions<api.WebhookNotification<'reference_object'>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useShippingLines`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const shippingLinesQuery = /* @__PURE__ */ list('shippingLines.list', 1) as (client: BoxtrailClient, query?: api.ListShippingLinesQuery) => ListQuery<Page<api.ShippingLine, api.ListMeta, api.ListLinks>>

/**
 * List the shipping lines that can be tracked.
 *
 * All lines that the account may use, on one page unless a size is given.
 */
export const useShippingLines = /* @__PURE__ */ useList(shippingLinesQuery, 1) as <Shown = InfiniteData<Page<api.ShippingLine, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListShippingLinesQuery, options?: ListOptions<Page<api.ShippingLine, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useShippingLine`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const shippingLineQuery = /* @__PURE__ */ read('shippingLines.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.ShippingLine>

/**
 * Get a shipping line.
 *
 * The line is named by its id or its SCAC.
 */
export const useShippingLine = /* @__PURE__ */ useRead(shippingLineQuery, 1) as <Shown = api.ShippingLine>(id: string, options?: ReadOptions<api.ShippingLine, Shown>) => UseQueryResult<Shown>

/** Key and function of `useReport`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const reportQuery = /* @__PURE__ */ read('reports.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Report>

/**
 * Get a report that provenance names.
 *
 * Where a report came from, when, which reader read it, and what it says about your shipment. Only reports about what your
 * account tracks are served.
 */
export const useReport = /* @__PURE__ */ useRead(reportQuery, 1) as <Shown = api.Report>(id: string, options?: ReadOptions<api.Report, Shown>) => UseQueryResult<Shown>

/** Key and function of `useSources`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const sourcesQuery = /* @__PURE__ */ list('sources.list', 1) as (client: BoxtrailClient, query?: api.ListSourcesQuery) => ListQuery<Page<api.Source, api.ListMeta, api.ListLinks>>

/**
 * List the sources of the installation and how they are doing.
 *
 * The state of each line, terminal and railway that is polled or that pushes, over all accounts. Needs a key of the
 * operator (`boxtrail admin keys create <account> operator`). All sources are on one page unless a size is given.
 */
export const useSources = /* @__PURE__ */ useList(sourcesQuery, 1) as <Shown = InfiniteData<Page<api.Source, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListSourcesQuery, options?: ListOptions<Page<api.Source, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useSourceSilences`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const sourceSilencesQuery = /* @__PURE__ */ list('sourceSilences.list', 1) as (client: BoxtrailClient, query?: api.ListSourceSilencesQuery) => ListQuery<Page<api.SourceSilence, api.ListMeta, api.ListLinks>>

/**
 * List the sources that are silent.
 *
 * The silences that have not ended, as `source.silent` reported them: of lines, terminals, railways and feeds that have said nothing about
 * any of your tracked records for longer than their cadence explains. The longest comes first. Those that have ended are in
 * `GET /events`. Records about which a source is silent although it answers about others, and records that wait for
 * a source, are in `GET /attention?filter[source]=`.
 */
export const useSourceSilences = /* @__PURE__ */ useList(sourceSilencesQuery, 1) as <Shown = InfiniteData<Page<api.SourceSilence, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListSourceSilencesQuery, options?: ListOptions<Page<api.SourceSilence, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/** Key and function of `useSourceSilence`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const sourceSilenceQuery = /* @__PURE__ */ read('sourceSilences.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.SourceSilence>

/**
 * Get a silence of a source.
 *
 * The silence of which a webhook was notified, while it lasts; 404 once it has ended.
 */
export const useSourceSilence = /* @__PURE__ */ useRead(sourceSilenceQuery, 1) as <Shown = api.SourceSilence>(id: string, options?: ReadOptions<api.SourceSilence, Shown>) => UseQueryResult<Shown>

/** Key and function of `usePort`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const portQuery = /* @__PURE__ */ read('ports.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Port<never>>

/**
 * Get a port.
 *
 * The place is named by its id or its UN/LOCODE.
 */
export const usePort = /* @__PURE__ */ useRead(portQuery, 1) as <Shown = api.Port<never>>(id: string, options?: ReadOptions<api.Port<never>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useMetroArea`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const metroAreaQuery = /* @__PURE__ */ read('metroAreas.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.MetroArea>

/**
 * Get a metropolitan area.
 *
 * The place is named by its id or its UN/LOCODE.
 */
export const useMetroArea = /* @__PURE__ */ useRead(metroAreaQuery, 1) as <Shown = api.MetroArea>(id: string, options?: ReadOptions<api.MetroArea, Shown>) => UseQueryResult<Shown>

/** Key and function of `useTerminal`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const terminalQuery = /* @__PURE__ */ read('terminals.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Terminal<never>>

/**
 * Get a terminal.
 *
 * The terminal is named by its id.
 */
export const useTerminal = /* @__PURE__ */ useRead(terminalQuery, 1) as <Shown = api.Terminal<never>>(id: string, options?: ReadOptions<api.Terminal<never>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useVessel`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const vesselQuery = /* @__PURE__ */ read('vessels.get', 2) as (client: BoxtrailClient, id: string, query?: api.GetVesselQuery) => ReadQuery<api.Vessel>

/**
 * Get a vessel.
 *
 * A vessel by identifier or IMO number, with its last reported position. Either `show_positions` parameter adds
 * `positions`: what was reported in that time, oldest first, at most 20,160 (of more, the latest).
 */
export const useVessel = /* @__PURE__ */ useRead(vesselQuery, 2) as <Shown = api.Vessel>(id: string, query?: api.GetVesselQuery, options?: ReadOptions<api.Vessel, Shown>) => UseQueryResult<Shown>

/** Key and function of `useVesselFuturePositions`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const vesselFuturePositionsQuery = /* @__PURE__ */ read('vessels.futurePositions', 2) as (client: BoxtrailClient, id: string, query: api.GetVesselFuturePositionsQuery) => ReadQuery<api.Vessel>

/**
 * Get where a vessel will be on its leg.
 *
 * Estimated positions minute by minute along the sea lane to a port, for at most fourteen days. They begin at the last
 * reported position of the leg; without one, at the interpolated position between its departure and its expected
 * arrival; before the departure, at the port of departure. Departure and arrival are those of your own shipments.
 * Without an expected arrival, or once it is past, a speed of 14 knots is assumed. If none of this is known there are
 * no positions.
 */
export const useVesselFuturePositions = /* @__PURE__ */ useRead(vesselFuturePositionsQuery, 2) as <Shown = api.Vessel>(id: string, query: api.GetVesselFuturePositionsQuery, options?: ReadOptions<api.Vessel, Shown>) => UseQueryResult<Shown>

/** Key and function of `useVesselFuturePositionsWithCoordinates`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const vesselFuturePositionsWithCoordinatesQuery = /* @__PURE__ */ read('vessels.futurePositionsWithCoordinates', 2) as (client: BoxtrailClient, id: string, query: api.GetVesselFuturePositionsWithCoordinatesQuery) => ReadQuery<api.Vessel>

/**
 * Get where a vessel will be from where it is now.
 *
 * Estimated positions minute by minute along the sea lane from a point to a port, from now on and for at most fourteen
 * days. The ship arrives when your own shipments on this leg expect it; without an expected arrival, or once it is
 * past, a speed of 14 knots is assumed.
 */
export const useVesselFuturePositionsWithCoordinates = /* @__PURE__ */ useRead(vesselFuturePositionsWithCoordinatesQuery, 2) as <Shown = api.Vessel>(id: string, query: api.GetVesselFuturePositionsWithCoordinatesQuery, options?: ReadOptions<api.Vessel, Shown>) => UseQueryResult<Shown>

/** Key and function of `useDocuments`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const documentsQuery = /* @__PURE__ */ list('documents.list', 1) as <I extends api.DocumentInclude | never = never>(client: BoxtrailClient, query?: api.ListDocumentsQuery & { include?: readonly I[] }) => ListQuery<Page<api.Document<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List documents.
 *
 * Newest first, unless sorted otherwise. Beta.
 * @beta
 */
export const useDocuments = /* @__PURE__ */ useList(documentsQuery, 1) as <I extends api.DocumentInclude | never = never, Shown = InfiniteData<Page<api.Document<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListDocumentsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.Document<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a document.
 *
 * From an uploaded file: see `POST /storage/direct_uploads`. Its type, content and references are read soon after;
 * `document.extracted` or `document.extraction_failed` notifies the outcome. The same file can only be one document
 * of an account.
 */
export const useCreateDocument = /* @__PURE__ */ write('documents.create', 1) as WriteHook<api.DocumentCreate, api.Document<never>>

/** Key and function of `useDocument`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const documentQuery = /* @__PURE__ */ read('documents.get', 2) as <I extends api.DocumentInclude | never = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.Document<Through<I>>>

/**
 * Get a document.
 *
 * Includes the data read from it if `include` names `last_document_representation`.
 */
export const useDocument = /* @__PURE__ */ useRead(documentQuery, 2) as <I extends api.DocumentInclude | never = never, Shown = api.Document<Through<I>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.Document<Through<I>>, Shown>) => UseQueryResult<Shown>

/**
 * Correct a document.
 *
 * What a person sets on a document takes precedence over what was read, now and whenever it is read again.
 */
export const useUpdateDocument = /* @__PURE__ */ write('documents.update', 2) as WriteHook<[id: string, values: api.DocumentUpdate], api.Document<never>>

/**
 * Delete a document.
 *
 * It no longer appears in lists, and the same file can be uploaded again.
 */
export const useDeleteDocument = /* @__PURE__ */ write('documents.delete', 1) as WriteHook<string, void>

/** Key and function of `useDocumentDownloadUrl`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const documentDownloadUrlQuery = /* @__PURE__ */ read('documents.downloadUrl', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.DocumentDownload>

/**
 * Get a link to the file of a document.
 *
 * The link is valid for five minutes and needs no API key.
 */
export const useDocumentDownloadUrl = /* @__PURE__ */ useRead(documentDownloadUrlQuery, 1) as <Shown = api.DocumentDownload>(id: string, options?: ReadOptions<api.DocumentDownload, Shown>) => UseQueryResult<Shown>

/** Key and function of `useDocumentPage`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const documentPageQuery = /* @__PURE__ */ read('documents.page', 2) as (client: BoxtrailClient, id: string, page: string) => ReadQuery<Blob>

/**
 * Get a page of a document as a picture.
 *
 * A grey PNG, up to 1,600 pixels wide, of a page of a PDF or of a picture (JPEG, PNG, TIFF, WebP, GIF). The `box` of a
 * value in the representation is a part of it: left, top, right and bottom as parts of its width and height.
 */
export const useDocumentPage = /* @__PURE__ */ useRead(documentPageQuery, 2) as <Shown = Blob>(id: string, page: string, options?: ReadOptions<Blob, Shown>) => UseQueryResult<Shown>

/**
 * Read the values of a document again.
 *
 * The outcome is notified as `document.extracted` or `document.extraction_failed`. Values that a person set are kept.
 */
export const useReextractDocument = /* @__PURE__ */ write('documents.reextract', 1) as WriteHook<string, api.DocumentAccepted>

/**
 * Find the type of a document again.
 *
 * A type that a person set is kept.
 */
export const useReclassifyDocument = /* @__PURE__ */ write('documents.reclassify', 1) as WriteHook<string, api.DocumentAccepted>

/**
 * Link a document again.
 *
 * To the shipments and containers that it mentions and that are tracked by now.
 */
export const useRelinkDocument = /* @__PURE__ */ write('documents.relink', 1) as WriteHook<string, api.DocumentAccepted>

/**
 * Turn an image.
 *
 * Rotates the file of a document that is an image (JPEG, PNG, TIFF or WebP), all of its pages, clockwise. Nothing is
 * lost: the orientation is written into the file, and its pixels are unchanged. This is done shortly afterwards;
 * request `download_url` again then.
 */
export const useRotateDocument = /* @__PURE__ */ write('documents.rotate', 2) as WriteHook<[id: string, degrees: 90 | 180 | 270], api.DocumentAccepted>

/** Key and function of `useDocumentTypes`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const documentTypesQuery = /* @__PURE__ */ read('documents.types', 0) as (client: BoxtrailClient, ) => ReadQuery<api.DocumentTypes>

/**
 * List the types that a document can have.
 *
 * The values that `document_type_manual` accepts.
 */
export const useDocumentTypes = /* @__PURE__ */ useRead(documentTypesQuery, 0) as <Shown = api.DocumentTypes>(options?: ReadOptions<api.DocumentTypes, Shown>) => UseQueryResult<Shown>

/** Key and function of `useEmailSubmissions`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const emailSubmissionsQuery = /* @__PURE__ */ list('emailSubmissions.list', 1) as <I extends api.EmailSubmissionDetailInclude = never>(client: BoxtrailClient, query?: api.ListEmailSubmissionsQuery & { include?: readonly I[] }) => ListQuery<Page<api.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>, api.ListMeta, api.ListLinks>>

/**
 * List mails that brought documents.
 *
 * Newest first, by the time of creation.
 */
export const useEmailSubmissions = /* @__PURE__ */ useList(emailSubmissionsQuery, 1) as <I extends api.EmailSubmissionDetailInclude = never, Shown = InfiniteData<Page<api.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListEmailSubmissionsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Hand in a mail.
 *
 * The mail as it was received (RFC 822, what mail programs save as `.eml` and mail servers pipe to programs). Each
 * file attached to it, or to a mail in it, becomes a document, except for signatures and images that are shown in
 * its text; a file that is already a document of the account does not become a second one. A mail that is submitted
 * twice is recognized by its Message-ID, or by its bytes if it has none, and gets the response of the first time.
 */
export const useCreateEmailSubmission = /* @__PURE__ */ write('emailSubmissions.create', 1) as WriteHook<string | Uint8Array | Blob, api.EmailSubmissionDetail<'documents' | 'documents.last_document_representation'>>

/** Key and function of `useEmailSubmission`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const emailSubmissionQuery = /* @__PURE__ */ read('emailSubmissions.get', 2) as <I extends api.EmailSubmissionDetailInclude = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>>

/**
 * Get a mail that brought documents.
 *
 * Includes its documents and the data read from them, unless `include` names something else.
 */
export const useEmailSubmission = /* @__PURE__ */ useRead(emailSubmissionQuery, 2) as <I extends api.EmailSubmissionDetailInclude = never, Shown = api.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.EmailSubmissionDetail<Through<Usual<I, 'documents' | 'documents.last_document_representation'>>>, Shown>) => UseQueryResult<Shown>

/** Key and function of `useDocumentSchema`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const documentSchemaQuery = /* @__PURE__ */ read('documentSchemas.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.DocumentSchema>

/**
 * Get the schema of what is read from a type of document.
 *
 * A published version never changes.
 */
export const useDocumentSchema = /* @__PURE__ */ useRead(documentSchemaQuery, 1) as <Shown = api.DocumentSchema>(id: string, options?: ReadOptions<api.DocumentSchema, Shown>) => UseQueryResult<Shown>

/** Key and function of `useParties`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const partiesQuery = /* @__PURE__ */ list('parties.list', 1) as (client: BoxtrailClient, query?: api.ListPartiesQuery) => ListQuery<Page<api.Party, api.ListMeta, api.ListLinks>>

/**
 * List parties.
 *
 * Newest first, by the time of creation.
 */
export const useParties = /* @__PURE__ */ useList(partiesQuery, 1) as <Shown = InfiniteData<Page<api.Party, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListPartiesQuery, options?: ListOptions<Page<api.Party, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a party.
 *
 * A customer of yours. Name it in the `customer` relationship of a tracking request.
 */
export const useCreateParty = /* @__PURE__ */ write('parties.create', 1) as WriteHook<api.PartyCreate, api.Party>

/** Key and function of `useParty`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const partyQuery = /* @__PURE__ */ read('parties.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Party>

/**
 * Get a party.
 *
 * Parties are your customers.
 */
export const useParty = /* @__PURE__ */ useRead(partyQuery, 1) as <Shown = api.Party>(id: string, options?: ReadOptions<api.Party, Shown>) => UseQueryResult<Shown>

/**
 * Change a party.
 *
 * Shipments show the new name at once.
 */
export const useUpdateParty = /* @__PURE__ */ write('parties.update', 2) as WriteHook<[id: string, values: api.PartyUpdate], api.Party>

/** Key and function of `useApiKeys`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const apiKeysQuery = /* @__PURE__ */ list('apiKeys.list', 1) as (client: BoxtrailClient, query?: api.ListApiKeysQuery) => ListQuery<Page<api.ApiKey<never>, api.ListMeta, api.ListLinks>>

/**
 * List API keys.
 *
 * Newest first, with those that were revoked or have expired.
 */
export const useApiKeys = /* @__PURE__ */ useList(apiKeysQuery, 1) as <Shown = InfiniteData<Page<api.ApiKey<never>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListApiKeysQuery, options?: ListOptions<Page<api.ApiKey<never>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create an API key.
 *
 * The key is served in full in this response only.
 */
export const useCreateApiKey = /* @__PURE__ */ write('apiKeys.create', 1) as WriteHook<api.ApiKeyCreate, api.ApiKey<never>>

/** Key and function of `useApiKey`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const apiKeyQuery = /* @__PURE__ */ read('apiKeys.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.ApiKey<never>>

/**
 * Get an API key.
 *
 * Without the key itself, which was served at its creation.
 */
export const useApiKey = /* @__PURE__ */ useRead(apiKeyQuery, 1) as <Shown = api.ApiKey<never>>(id: string, options?: ReadOptions<api.ApiKey<never>, Shown>) => UseQueryResult<Shown>

/**
 * Revoke an API key.
 *
 * Requests with it are rejected within a second. Repeating it changes nothing. A key of the operator can only be revoked with another one.
 */
export const useRevokeApiKey = /* @__PURE__ */ write('apiKeys.delete', 1) as WriteHook<string, void>

/**
 * Replace an API key.
 *
 * Creates a key with the same name, scope and lifetime, served in full in this response only. The old one expires after
 * the overlap, so that programs can change to the new one while both are valid.
 */
export const useRotateApiKey = /* @__PURE__ */ write('apiKeys.rotate', 2) as WriteHook<[id: string, values: api.ApiKeyRotation], api.ApiKey<never>>

/** Key and function of `useAuditEvents`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const auditEventsQuery = /* @__PURE__ */ list('auditEvents.list', 1) as (client: BoxtrailClient, query?: api.ListAuditEventsQuery) => ListQuery<Page<api.AuditEvent<never>, api.ListMeta, api.ListLinks>>

/**
 * List who did what.
 *
 * Sign-ins, members, keys, webhooks, and the changes that people made in the web application. Newest first.
 */
export const useAuditEvents = /* @__PURE__ */ useList(auditEventsQuery, 1) as <Shown = InfiniteData<Page<api.AuditEvent<never>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListAuditEventsQuery, options?: ListOptions<Page<api.AuditEvent<never>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Audit a bill of demurrage or detention.
 *
 * Compares what a bill states with the free time of the container, your tariff and what sources report, and lists what it
 * lacks of the contents that 46 CFR 541.6 requires of bills in the trade of the United States. Nothing is stored.
 */
export const useAuditInvoice = /* @__PURE__ */ write('invoices.audit', 1) as WriteHook<api.InvoiceAuditCreate, api.InvoiceAudit>

/** Key and function of `useTariffs`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const tariffsQuery = /* @__PURE__ */ list('tariffs.list', 1) as (client: BoxtrailClient, query?: api.ListTariffsQuery) => ListQuery<Page<api.Tariff, api.ListMeta, api.ListLinks>>

/**
 * List tariffs.
 *
 * Newest first, by the time of creation.
 */
export const useTariffs = /* @__PURE__ */ useList(tariffsQuery, 1) as <Shown = InfiniteData<Page<api.Tariff, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListTariffsQuery, options?: ListOptions<Page<api.Tariff, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a tariff.
 *
 * The most specific tariff that is valid when the free time begins determines the cost, and the free days if no source reports any.
 */
export const useCreateTariff = /* @__PURE__ */ write('tariffs.create', 1) as WriteHook<api.TariffCreate, api.Tariff>

/** Key and function of `useTariff`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const tariffQuery = /* @__PURE__ */ read('tariffs.get', 1) as (client: BoxtrailClient, id: string) => ReadQuery<api.Tariff>

/**
 * Get a tariff.
 *
 * The tariff, with the price of each range of days.
 */
export const useTariff = /* @__PURE__ */ useRead(tariffQuery, 1) as <Shown = api.Tariff>(id: string, options?: ReadOptions<api.Tariff, Shown>) => UseQueryResult<Shown>

/**
 * Change a tariff.
 *
 * Forecasts and free days follow within seconds.
 */
export const useUpdateTariff = /* @__PURE__ */ write('tariffs.update', 2) as WriteHook<[id: string, values: api.TariffUpdate], api.Tariff>

/**
 * Delete a tariff.
 *
 * Free days that came from it are then unknown.
 */
export const useDeleteTariff = /* @__PURE__ */ write('tariffs.delete', 1) as WriteHook<string, void>

/** Key and function of `useShipmentCustomFields`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const shipmentCustomFieldsQuery = /* @__PURE__ */ list('shipments.customFields', 2) as <I extends api.CustomFieldInclude = never>(client: BoxtrailClient, shipmentId: string, query?: api.ListShipmentCustomFieldsQuery & { include?: readonly I[] }) => ListQuery<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List the custom fields of a shipment.
 *
 * Newest first, by the time of creation.
 */
export const useShipmentCustomFields = /* @__PURE__ */ useList(shipmentCustomFieldsQuery, 2) as <I extends api.CustomFieldInclude = never, Shown = InfiniteData<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(shipmentId: string, query?: api.ListShipmentCustomFieldsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Set a custom field of a shipment.
 *
 * Also if the field already has a value.
 */
export const useCreateShipmentCustomField = /* @__PURE__ */ write('shipments.setCustomField', 2) as WriteHook<[shipmentId: string, apiSlug: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Change a custom field of a shipment.
 *
 * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
 */
export const useUpdateShipmentCustomField = /* @__PURE__ */ write('shipments.updateCustomField', 3) as WriteHook<[shipmentId: string, apiSlug: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Delete a custom field of a shipment.
 *
 * Deletes the value; the definition remains.
 */
export const useDeleteShipmentCustomField = /* @__PURE__ */ write('shipments.deleteCustomField', 2) as WriteHook<[shipmentId: string, apiSlug: string], void>

/** Key and function of `useContainerCustomFields`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const containerCustomFieldsQuery = /* @__PURE__ */ list('containers.customFields', 2) as <I extends api.CustomFieldInclude = never>(client: BoxtrailClient, containerId: string, query?: api.ListContainerCustomFieldsQuery & { include?: readonly I[] }) => ListQuery<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List the custom fields of a container.
 *
 * Newest first, by the time of creation.
 */
export const useContainerCustomFields = /* @__PURE__ */ useList(containerCustomFieldsQuery, 2) as <I extends api.CustomFieldInclude = never, Shown = InfiniteData<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(containerId: string, query?: api.ListContainerCustomFieldsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Set a custom field of a container.
 *
 * Also if the field already has a value.
 */
export const useCreateContainerCustomField = /* @__PURE__ */ write('containers.setCustomField', 2) as WriteHook<[containerId: string, apiSlug: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Change a custom field of a container.
 *
 * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
 */
export const useUpdateContainerCustomField = /* @__PURE__ */ write('containers.updateCustomField', 3) as WriteHook<[containerId: string, apiSlug: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Delete a custom field of a container.
 *
 * Deletes the value; the definition remains.
 */
export const useDeleteContainerCustomField = /* @__PURE__ */ write('containers.deleteCustomField', 2) as WriteHook<[containerId: string, apiSlug: string], void>

/** Key and function of `useTrackingRequestCustomFields`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const trackingRequestCustomFieldsQuery = /* @__PURE__ */ list('trackingRequests.customFields', 2) as <I extends api.CustomFieldInclude = never>(client: BoxtrailClient, trackingRequestId: string, query?: api.ListTrackingRequestCustomFieldsQuery & { include?: readonly I[] }) => ListQuery<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List the custom fields of a tracking request.
 *
 * Newest first, by the time of creation.
 */
export const useTrackingRequestCustomFields = /* @__PURE__ */ useList(trackingRequestCustomFieldsQuery, 2) as <I extends api.CustomFieldInclude = never, Shown = InfiniteData<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(trackingRequestId: string, query?: api.ListTrackingRequestCustomFieldsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Set a custom field of a tracking request.
 *
 * Also if the field already has a value.
 */
export const useCreateTrackingRequestCustomField = /* @__PURE__ */ write('trackingRequests.setCustomField', 2) as WriteHook<[trackingRequestId: string, apiSlug: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Change a custom field of a tracking request.
 *
 * The field is named by the slug of its definition and must already have a value; POST sets one whether or not it has.
 */
export const useUpdateTrackingRequestCustomField = /* @__PURE__ */ write('trackingRequests.updateCustomField', 3) as WriteHook<[trackingRequestId: string, apiSlug: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Delete a custom field of a tracking request.
 *
 * Deletes the value; the definition remains.
 */
export const useDeleteTrackingRequestCustomField = /* @__PURE__ */ write('trackingRequests.deleteCustomField', 2) as WriteHook<[trackingRequestId: string, apiSlug: string], void>

/** Key and function of `useCustomFieldDefinitions`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const customFieldDefinitionsQuery = /* @__PURE__ */ list('customFieldDefinitions.list', 1) as <I extends api.CustomFieldDefinitionInclude = never>(client: BoxtrailClient, query?: api.ListCustomFieldDefinitionsQuery & { include?: readonly I[] }) => ListQuery<Page<api.CustomFieldDefinition<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List custom field definitions.
 *
 * Newest first, by the time of creation.
 */
export const useCustomFieldDefinitions = /* @__PURE__ */ useList(customFieldDefinitionsQuery, 1) as <I extends api.CustomFieldDefinitionInclude = never, Shown = InfiniteData<Page<api.CustomFieldDefinition<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListCustomFieldDefinitionsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.CustomFieldDefinition<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a custom field definition.
 *
 * Records of the kind may then have a value for it.
 */
export const useCreateCustomFieldDefinition = /* @__PURE__ */ write('customFieldDefinitions.create', 1) as WriteHook<api.CustomFieldDefinitionCreate, api.CustomFieldDefinition<never>>

/** Key and function of `useCustomFieldDefinition`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const customFieldDefinitionQuery = /* @__PURE__ */ read('customFieldDefinitions.get', 2) as <I extends api.CustomFieldDefinitionInclude = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.CustomFieldDefinition<Through<I>>>

/**
 * Get a custom field definition.
 *
 * Includes the options of a list if `include` names them.
 */
export const useCustomFieldDefinition = /* @__PURE__ */ useRead(customFieldDefinitionQuery, 2) as <I extends api.CustomFieldDefinitionInclude = never, Shown = api.CustomFieldDefinition<Through<I>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.CustomFieldDefinition<Through<I>>, Shown>) => UseQueryResult<Shown>

/**
 * Change a custom field definition.
 *
 * Existing values are kept, even if a new rule would refuse them.
 */
export const useUpdateCustomFieldDefinition = /* @__PURE__ */ write('customFieldDefinitions.update', 2) as WriteHook<[id: string, values: api.CustomFieldDefinitionUpdate], api.CustomFieldDefinition<never>>

/**
 * Delete a custom field definition.
 *
 * Its options and all its values are deleted as well.
 */
export const useDeleteCustomFieldDefinition = /* @__PURE__ */ write('customFieldDefinitions.delete', 1) as WriteHook<string, void>

/** Key and function of `useCustomFieldOptions`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const customFieldOptionsQuery = /* @__PURE__ */ list('customFieldOptions.list', 2) as (client: BoxtrailClient, definitionId: string, query?: api.ListCustomFieldOptionsQuery) => ListQuery<Page<api.CustomFieldOption<never>, api.ListMeta, api.ListLinks>>

/**
 * List the options of a custom field.
 *
 * In the order in which people see them.
 */
export const useCustomFieldOptions = /* @__PURE__ */ useList(customFieldOptionsQuery, 2) as <Shown = InfiniteData<Page<api.CustomFieldOption<never>, api.ListMeta, api.ListLinks>, Cursor>>(definitionId: string, query?: api.ListCustomFieldOptionsQuery, options?: ListOptions<Page<api.CustomFieldOption<never>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create an option of a custom field.
 *
 * Only for a definition whose `data_type` is `enum` or `enum_multi`.
 */
export const useCreateCustomFieldOption = /* @__PURE__ */ write('customFieldOptions.create', 2) as WriteHook<[definitionId: string, values: api.CustomFieldOptionCreate], api.CustomFieldOption<never>>

/** Key and function of `useCustomFieldOption`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const customFieldOptionQuery = /* @__PURE__ */ read('customFieldOptions.get', 2) as (client: BoxtrailClient, definitionId: string, optionId: string) => ReadQuery<api.CustomFieldOption<never>>

/**
 * Get an option of a custom field.
 *
 * The option is named by its id and that of its definition.
 */
export const useCustomFieldOption = /* @__PURE__ */ useRead(customFieldOptionQuery, 2) as <Shown = api.CustomFieldOption<never>>(definitionId: string, optionId: string, options?: ReadOptions<api.CustomFieldOption<never>, Shown>) => UseQueryResult<Shown>

/**
 * Change an option of a custom field.
 *
 * Values show the new label.
 */
export const useUpdateCustomFieldOption = /* @__PURE__ */ write('customFieldOptions.update', 3) as WriteHook<[definitionId: string, optionId: string, values: api.CustomFieldOptionUpdate], api.CustomFieldOption<never>>

/**
 * Delete an option of a custom field.
 *
 * Values that name it stay as they are.
 */
export const useDeleteCustomFieldOption = /* @__PURE__ */ write('customFieldOptions.delete', 2) as WriteHook<[definitionId: string, optionId: string], void>

/** Key and function of `useCustomFields`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const customFieldsQuery = /* @__PURE__ */ list('customFields.list', 1) as <I extends api.CustomFieldInclude = never>(client: BoxtrailClient, query?: api.ListCustomFieldsQuery & { include?: readonly I[] }) => ListQuery<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>>

/**
 * List custom fields.
 *
 * Values of all records, newest first.
 */
export const useCustomFields = /* @__PURE__ */ useList(customFieldsQuery, 1) as <I extends api.CustomFieldInclude = never, Shown = InfiniteData<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Cursor>>(query?: api.ListCustomFieldsQuery & { include?: readonly I[] }, options?: ListOptions<Page<api.CustomField<Through<I>>, api.ListMeta, api.ListLinks>, Shown>) => UseInfiniteQueryResult<Shown>

/**
 * Create a custom field.
 *
 * A record has one value of a field; to set it whether or not there is one, post to the record itself.
 */
export const useCreateCustomField = /* @__PURE__ */ write('customFields.create', 1) as WriteHook<api.CustomFieldCreate, api.CustomField<never>>

/** Key and function of `useCustomField`, for loaders, `useSuspenseQuery` and `prefetchQuery`. */
export const customFieldQuery = /* @__PURE__ */ read('customFields.get', 2) as <I extends api.CustomFieldInclude = never>(client: BoxtrailClient, id: string, query?: { include?: readonly I[] }) => ReadQuery<api.CustomField<Through<I>>>

/**
 * Get a custom field.
 *
 * Includes its definition, its record and the user who set it if `include` names them.
 */
export const useCustomField = /* @__PURE__ */ useRead(customFieldQuery, 2) as <I extends api.CustomFieldInclude = never, Shown = api.CustomField<Through<I>>>(id: string, query?: { include?: readonly I[] }, options?: ReadOptions<api.CustomField<Through<I>>, Shown>) => UseQueryResult<Shown>

/**
 * Change a custom field.
 *
 * Changes the value only.
 */
export const useUpdateCustomField = /* @__PURE__ */ write('customFields.update', 2) as WriteHook<[id: string, value: api.CustomFieldValue], api.CustomField<never>>

/**
 * Delete a custom field.
 *
 * Deletes the value; the record and the definition remain.
 */
export const useDeleteCustomField = /* @__PURE__ */ write('customFields.delete', 1) as WriteHook<string, void>

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
export const useCreateDirectUpload = /* @__PURE__ */ write('directUploads.create', 1) as WriteHook<{
  /** Name of the file, which downloads have as well. */
  filename: string
  /** Media type of the file. */
  contentType: string
  /** Length of the file in bytes, at most 50 MB. */
  byteSize: number
  /** MD5 of the file, 16 bytes written in base64. */
  checksum: string
}, api.DirectUpload>
