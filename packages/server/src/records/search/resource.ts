import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { EntityType, FoundRow } from './queries.ts'

type Attributes = Schemas['SearchResult']['attributes']

export const searchResult = (entityType: EntityType, row: FoundRow): Schemas['SearchResult'] => ({
  id: row.id,
  type: 'search_result',
  attributes: {
    entity_type: entityType,
    number: row.number,
    shipment_id: row.shipment_id,
    scac: row.scac,
    port_of_lading_name: row.port_of_lading_name,
    port_of_discharge_name: row.port_of_discharge_name,
    containers_count: row.containers_count,
    tracking_stopped: row.tracking_stopped,
    tracking_stopped_reason: row.tracking_stopped_reason as Attributes['tracking_stopped_reason'],
    status: row.status as Attributes['status'],
    failed_reason: row.failed_reason as Attributes['failed_reason'],
    ref_numbers: row.ref_numbers,
    created_at: wireTime(row.created_at)!,
    updated_at: wireTime(row.updated_at)!,
  },
})
