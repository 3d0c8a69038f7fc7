import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '../../json-api.ts'
import type { Reference } from '../../reference/reference.ts'
import { locationLinkage } from '../metro-areas/resource.ts'
import { facilityLinkage } from '../terminals/resource.ts'

/** Columns of `transport_events` or `raw_events`; times as `Date` or in wire form. */
export type EventRow = { id: string } & Record<string, unknown>

type Milestone = Schemas['TransportEvent']
type Raw = Schemas['RawEvent']

export const transportEventResource = (row: EventRow, { places }: Reference): Milestone => {
  const text = (column: string) => (row[column] ?? null) as string | null
  return {
    id: row.id,
    type: 'transport_event',
    attributes: {
      event: row.event as Milestone['attributes']['event'],
      created_at: wireTime(row.created_at)!,
      timestamp: wireTime(row.timestamp),
      timezone: text('timezone'),
      location_locode: text('location_locode'),
      voyage_number: text('voyage_number'),
      data_source: row.data_source as Milestone['attributes']['data_source'],
      value: text('value'),
      invalidated_at: wireTime(row.invalidated_at),
    },
    relationships: {
      shipment: { data: { type: 'shipment', id: row.shipment_id as string } },
      container: { data: { type: 'container', id: row.container_id as string } },
      vessel: { data: linkage('vessel', row.vessel_id) },
      location: { data: locationLinkage(row.location_id, places) },
      terminal: { data: facilityLinkage(row.terminal_id, places) },
      source_event: { data: linkage('raw_event', row.source_event_id) },
      previous_version: { data: linkage('transport_event', row.previous_version_id) },
    },
  }
}

/** `index`: its place among the events of its container. */
export const rawEventResource = (row: EventRow & { index: number }, { places }: Reference): Raw => {
  const text = (column: string) => (row[column] ?? null) as string | null
  const timestamp = wireTime(row.timestamp)
  const timezone = text('timezone')
  const date = row.date_only === true && timestamp ? dateIn(timestamp, timezone) : null
  const estimated = row.estimated === true
  return {
    id: row.id,
    type: 'raw_event',
    attributes: {
      event: text('event') as Raw['attributes']['event'],
      original_event: text('original_event'),
      timestamp,
      estimated,
      actual_on: estimated ? null : date,
      estimated_on: estimated ? date : null,
      actual_at: estimated ? null : timestamp,
      estimated_at: estimated ? timestamp : null,
      will_occur_at: estimated ? timestamp : null,
      timezone,
      created_at: wireTime(row.created_at)!,
      location_name: text('location_name'),
      location_locode: text('location_locode'),
      vessel_name: text('vessel_name'),
      vessel_imo: text('vessel_imo'),
      voyage_number: text('voyage_number'),
      index: row.index,
      data_source: row.data_source as Raw['attributes']['data_source'],
      data_provider_name: text('data_provider_name'),
      data_provider_code: text('data_provider_code'),
      invalidated_at: wireTime(row.invalidated_at),
    },
    relationships: {
      location: { data: locationLinkage(row.location_id, places) },
      vessel: { data: linkage('vessel', row.vessel_id) },
      container: { data: { type: 'container', id: row.container_id as string } },
      terminal: { data: facilityLinkage(row.terminal_id, places) },
    },
  }
}

const days = new Map<string, Intl.DateTimeFormat>()

/** A bare date was placed at midnight of its zone; there it is that day again. */
const dateIn = (timestamp: string, timezone: string | null): string => {
  if (timezone === null) return timestamp.slice(0, 10)
  let format = days.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
    days.set(timezone, format)
  }
  return format.format(Date.parse(timestamp))
}
