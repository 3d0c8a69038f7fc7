import type { Schemas } from '@boxtrail/contracts'
import type { StoredContainer } from '@boxtrail/engine/diff/difference'
import { linkage, linkages, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Reference } from '@boxtrail/reference/reference'
import type { Stamps } from '../freshness/resource.ts'
import { containerColumns } from '../served-columns.ts'
import { facilityLinkage, terminalLinkage } from '../terminals/resource.ts'

/** A row of `containers` with times in wire form; in responses also with the time when its line was last polled. */
export type ContainerRow = Omit<StoredContainer, 'account_id'> & { shipment_last_tracking_request_at?: string | null }

export interface ContainerLinks {
  transportEventIds?: readonly string[]
  rawEventIds?: readonly string[]
  reference: Reference
  /** When terminal and railway were polled; not for webhooks. */
  stamps?: Stamps
  meta?: Schemas['ContainerMeta']
}

export const containerResource = (
  row: ContainerRow,
  { transportEventIds = [], rawEventIds = [], reference: { places }, stamps, meta }: ContainerLinks,
): Schemas['Container'] => {
  return {
    id: row.id,
    type: 'container',
    attributes: {
      ...containerColumns(row),
      import_deadlines: {
        pickup_lfd_line: wireTime(row.pickup_lfd_line),
        pickup_lfd_terminal: wireTime(row.pickup_lfd_terminal),
        pickup_lfd_rail: wireTime(row.pickup_lfd_rail),
      },
      terminal_checked_at: stamps?.terminal_checked_at ?? null,
      pod_last_tracking_request_at: stamps?.pod_last_tracking_request_at ?? null,
      shipment_last_tracking_request_at: wireTime(row.shipment_last_tracking_request_at),
      rail_last_tracking_request_at: stamps?.rail_last_tracking_request_at ?? null,
      ind_facility_lfd_on: wireTime(row.pickup_lfd_rail),
      // One pair of lists applies wherever the container is (apps/docs/wire.md#holds-and-fees); these two are kept for
      // older clients.
      ind_facility_holds: null,
      ind_facility_fees: null,
      ssl_lfd: wireTime(row.pickup_lfd_line),
    },
    relationships: {
      shipment: { data: linkage('shipment', row.shipment_id) },
      pod_terminal: { data: terminalLinkage(row.pod_terminal_id, places) },
      pickup_facility: { data: facilityLinkage(row.pickup_facility_id, places) },
      transport_events: { data: linkages('transport_event', transportEventIds) },
      raw_events: { data: linkages('raw_event', rawEventIds) },
    },
    ...(meta ? { meta } : {}),
    links: { self: `/v2/containers/${row.id}` },
  }
}
