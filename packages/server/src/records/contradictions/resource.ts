import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { ContradictionRow } from './queries.ts'

type Contradiction = Schemas['Contradiction']

export const contradictionResource = (row: ContradictionRow): Contradiction => {
  const { title, statements, decided_by, days_at_stake } = row.content
  return {
    id: row.id,
    type: 'contradiction',
    attributes: {
      kind: row.kind,
      severity: row.severity,
      state: row.resolved_at === null ? 'open' : 'resolved',
      title,
      statements,
      decided_by,
      since: wireTime(row.since),
      opened_at: wireTime(row.opened_at),
      resolved_at: row.resolved_at && wireTime(row.resolved_at),
      days_at_stake,
      changed_at: wireTime(row.changed_at),
    },
    relationships: {
      container: { data: { type: 'container', id: row.container_id } },
      shipment: { data: { type: 'shipment', id: row.shipment_id } },
    },
    links: { self: `/v2/contradictions/${row.id}` },
  }
}
