import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { ChangeRow } from './read-queries.ts'

export const eventResource = (row: ChangeRow): Schemas['Event'] => ({
  id: row.id,
  type: 'event',
  attributes: {
    sequence: row.sequence,
    event: row.event,
    changeset: row.changeset,
    occurred_at: wireTime(row.occurred_at),
  },
  relationships: {
    resource: { data: { type: row.resource_type, id: row.resource_id } },
    shipment: { data: linkage('shipment', row.shipment_id) },
    container: { data: linkage('container', row.container_id) },
  },
})
