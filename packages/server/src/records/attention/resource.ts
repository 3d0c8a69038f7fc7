import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { AttentionRow } from './queries.ts'

type Entry = Schemas['AttentionEntry']

export const attentionEntryResource = (row: AttentionRow): Entry => {
  const { title, what_to_do, who_acts, money, evidence, actions } = row.content
  return {
    id: row.id,
    type: 'attention_entry',
    attributes: {
      kind: row.kind,
      severity: row.severity,
      title,
      what_to_do,
      since: wireTime(row.since),
      due_on: row.due_on,
      who_acts,
      money,
      evidence,
      actions,
      state: row.state as Entry['attributes']['state'],
      snoozed_until: row.snoozed_until && wireTime(row.snoozed_until),
      state_reason: row.state_reason,
      changed_at: wireTime(row.changed_at),
    },
    relationships: {
      container: { data: linkage('container', row.container_id) },
      shipment: { data: linkage('shipment', row.shipment_id) },
      tracking_request: { data: linkage('tracking_request', row.tracking_request_id) },
      document: { data: linkage('document', row.document_id) },
    },
    links: { self: `/v2/attention/${row.id}` },
  }
}
