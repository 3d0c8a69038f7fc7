import type { Schemas } from '@boxtrail/contracts'
import { linkage } from '@boxtrail/protocol/answer/json-api'
import type { RowOf } from '../../db/statement.ts'
import { displayOf } from './display.ts'

/** Columns of `custom_fields`, and those of its definition that its display needs. */
export type FieldRow = RowOf<'find-custom-fields'>

export const entityOf = (
  row: Pick<FieldRow, 'shipment_id' | 'container_id' | 'tracking_request_id'>,
): Schemas['CustomFieldEntityRef'] =>
  linkage('shipment', row.shipment_id) ??
  linkage('container', row.container_id) ??
  linkage('tracking_request', row.tracking_request_id)!

export const fieldResource = (row: FieldRow): Schemas['CustomField'] => ({
  id: row.id,
  type: 'custom_field',
  attributes: {
    api_slug: row.api_slug,
    value: row.value,
    display_value: displayOf(row, row.value, row.text_value),
  },
  relationships: {
    entity: { data: entityOf(row) },
    definition: { data: { type: 'custom_field_definition', id: row.definition_id } },
    user: { data: linkage('user', row.user_id) },
  },
})
