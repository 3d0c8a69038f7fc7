import type { Pool, PoolClient } from 'pg'
import { asJson, jsonRows } from '../../db/json-rows.ts'
import type { EventRow } from './resource.ts'

type Client = Pool | PoolClient

export type ServedTransportEvent = EventRow & {
  container_id: string
  shipment_id: string
  vessel_id: string | null
  location_id: string | null
  terminal_id: string | null
  source_event_id: string | null
}

export type ServedRawEvent = EventRow & {
  index: number
  container_id: string
  vessel_id: string | null
  location_id: string | null
}

const transportEvents = asJson(`select * from transport_events
  where account_id = $1 and container_id = any($2::uuid[]) order by created_at desc, id desc`)

/** Milestones of some containers, most recently recorded first; withdrawn ones too, which say so. */
export const findTransportEvents = async (client: Client, accountId: string, containerIds: readonly string[]) => {
  if (containerIds.length === 0) return []
  const statement = { name: 'find-transport-events', text: transportEvents, values: [accountId, containerIds] }
  return jsonRows<ServedTransportEvent>(client, statement)
}

const rawEvents = asJson(`select *,
    row_number() over (partition by container_id order by "timestamp", created_at, id) - 1 as index
  from raw_events where account_id = $1 and container_id = any($2::uuid[])
  order by container_id, "timestamp", created_at, id`)

/** Events of some containers as their sources gave them, each with its place among those of its container. */
export const findRawEvents = async (client: Client, accountId: string, containerIds: readonly string[]) => {
  if (containerIds.length === 0) return []
  const statement = { name: 'find-raw-events', text: rawEvents, values: [accountId, containerIds] }
  return jsonRows<ServedRawEvent>(client, statement)
}
