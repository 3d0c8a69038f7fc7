import { textOf } from '../../format/search.ts'

export interface EventSearch {
  event?: string | undefined
  type?: string | undefined
  /** The id of the record, shipment or container that events concern. */
  record?: string | undefined
  shipment?: string | undefined
  container?: string | undefined
}

const UUID = /^[0-9a-f-]{36}$/
const NAME = /^[a-z_.]{1,80}$/

export const RECORD_TYPES = [
  ['tracking_request', 'Tracking requests'],
  ['shipment', 'Shipments'],
  ['container', 'Containers'],
  ['document', 'Documents'],
  ['webhook', 'Webhooks'],
] as const

export const searchOfEvents = (raw: Record<string, unknown>): EventSearch => ({
  event: textOf(raw.event, NAME),
  type: textOf(raw.type, NAME),
  record: textOf(raw.record, UUID),
  shipment: textOf(raw.shipment, UUID),
  container: textOf(raw.container, UUID),
})

export const filterOf = ({ event, type, record, shipment, container }: EventSearch) => ({
  ...(event ? { event: [event] } : {}),
  ...(type ? { resourceType: [type] } : {}),
  ...(record ? { resourceId: record } : {}),
  ...(shipment ? { shipmentId: shipment } : {}),
  ...(container ? { containerId: container } : {}),
})
