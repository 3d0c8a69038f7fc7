import type { Schemas } from '@boxtrail/contracts'

export interface OptionRow {
  id: string
  definition_id: string
  value: string
  label: string
  position: number
}

export const optionResource = ({
  id,
  definition_id,
  label,
  value,
  position,
}: OptionRow): Schemas['CustomFieldOption'] => ({
  id,
  type: 'custom_field_option',
  attributes: { label, value, position },
  relationships: { definition: { data: { type: 'custom_field_definition', id: definition_id } } },
})
