import type { Schemas } from '@boxtrail/contracts'
import { linkage } from '../../json-api.ts'
import type { FieldType } from '../custom-field-definitions/field.ts'
import { displayOf } from './display.ts'
import type { Value } from './value.ts'

/** Columns of `custom_fields`, and those of its definition that it is shown by. */
export interface FieldRow extends Pick<FieldType, 'data_type' | 'default_format'> {
  id: string
  definition_id: string
  shipment_id: string | null
  container_id: string | null
  tracking_request_id: string | null
  entity_id: string
  api_slug: string
  value: Value
  text_value: string | null
  user_id: string | null
}

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
