import type { Schemas } from '@boxtrail/contracts'
import { linkages, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { RowOf } from '../../db/statement.ts'

export type DefinitionRow = RowOf<'find-custom-field-definitions'>

export const definitionResource = (row: DefinitionRow): Schemas['CustomFieldDefinition'] => ({
  id: row.id,
  type: 'custom_field_definition',
  attributes: {
    entity_type: row.entity_type,
    api_slug: row.api_slug,
    display_name: row.display_name,
    description: row.description,
    data_type: row.data_type,
    reference_type: row.reference_type,
    validation: row.validation,
    default_format: row.default_format,
    default_value: row.default_value,
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
  },
  relationships: {
    account: { data: { type: 'account', id: row.account_id } },
    options: { data: linkages('custom_field_option', row.option_ids) },
    // There may be a hundred thousand values, so their ids are listed elsewhere.
    fields: { links: { related: `/v2/custom_fields?filter[definition_id]=${row.id}` } },
  },
})
