import type { Schemas } from '@boxtrail/contracts'
import { dayIn } from '@boxtrail/engine/charges/days'
import type { NewRawEvent, NewTransportEvent } from '@boxtrail/engine/diff/difference'
import { linkage, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Reference } from '@boxtrail/reference/reference'
import { locationLinkage } from '../metro-areas/resource.ts'
import { facilityLinkage } from '../terminals/resource.ts'

type Milestone = Schemas['TransportEvent']
type Raw = Schemas['RawEvent']

/**
 * A transport event for webhooks, whose bodies stay as they were; `served.transportEvent` adds what is known about the
 * time.
 */
export const transportEventResource = (row: NewTransportEvent, { places }: Reference): Milestone => {
  return {
    id: row.id,
    type: 'transport_event',
    attributes: {
      event: row.event as Milestone['attributes']['event'],
      created_at: wireTime(row.created_at),
      timestamp: wireTime(row.timestamp),
      timezone: row.timezone,
      location_locode: row.location_locode,
      voyage_number: row.voyage_number,
      data_source: row.data_source as Milestone['attributes']['data_source'],
      value: row.value as string | null,
      invalidated_at: wireTime(row.invalidated_at),
    },
    relationships: {
      shipment: { data: { type: 'shipment', id: row.shipment_id } },
      container: { data: { type: 'container', id: row.container_id } },
      vessel: { data: linkage('vessel', row.vessel_id) },
      location: { data: locationLinkage(row.location_id, places) },
      terminal: { data: facilityLinkage(row.terminal_id, places) },
      source_event: { data: linkage('raw_event', row.source_event_id) },
      previous_version: { data: linkage('transport_event', row.previous_version_id) },
    },
  }
}

/** `index`: its position among the events of its container. */
export const rawEventResource = (row: NewRawEvent & { index: number }, { places }: Reference): Raw => {
  const timestamp = wireTime(row.timestamp)
  const { timezone } = row
  const date = row.date_only ? dateIn(timestamp, timezone) : null
  const { estimated } = row
  return {
    id: row.id,
    type: 'raw_event',
    attributes: {
      event: row.event as Raw['attributes']['event'],
      original_event: row.original_event,
      timestamp,
      estimated,
      actual_on: estimated ? null : date,
      estimated_on: estimated ? date : null,
      actual_at: estimated ? null : timestamp,
      estimated_at: estimated ? timestamp : null,
      will_occur_at: estimated ? timestamp : null,
      timezone,
      created_at: wireTime(row.created_at),
      location_name: row.location_name,
      location_locode: row.location_locode,
      vessel_name: row.vessel_name,
      vessel_imo: row.vessel_imo,
      voyage_number: row.voyage_number,
      index: row.index,
      data_source: row.data_source as Raw['attributes']['data_source'],
      data_provider_name: row.data_provider_name,
      data_provider_code: row.data_provider_code,
      invalidated_at: wireTime(row.invalidated_at),
    },
    relationships: {
      location: { data: locationLinkage(row.location_id, places) },
      vessel: { data: linkage('vessel', row.vessel_id) },
      container: { data: { type: 'container', id: row.container_id } },
      terminal: { data: facilityLinkage(row.terminal_id, places) },
    },
  }
}

/** Returns the day of a bare date, which was stored as midnight of its zone. */
const dateIn = (timestamp: string, timezone: string | null): string =>
  timezone === null ? timestamp.slice(0, 10) : dayIn(Date.parse(timestamp), timezone)
