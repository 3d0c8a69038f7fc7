import type { CustomFieldDefinition, CustomFieldValue } from '@boxtrail/client'

export type OwnDefinition = CustomFieldDefinition<'options'>

/** Fields whose values point at other records are written by programs. */
export const isEditable = ({ dataType }: Pick<OwnDefinition, 'dataType'>): boolean => dataType !== 'reference'

const LIST_SEPARATOR = '\n'

/** A value as the text of a field. */
export const textOfValue = (value: CustomFieldValue, dataType: string): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(LIST_SEPARATOR)
  // The field of the browser has neither seconds nor a zone: the time is in UTC.
  if (dataType === 'datetime') return String(value).slice(0, 16)
  return typeof value === 'object' ? '' : String(value)
}

/** The text of a field as a value; null where it is empty. */
export const valueOfText = (text: string, dataType: string): CustomFieldValue => {
  if (text.trim() === '') return null
  if (dataType === 'number') return Number(text)
  if (dataType === 'boolean') return text === 'true'
  if (dataType === 'enum_multi') return text.split(LIST_SEPARATOR)
  if (dataType === 'datetime') return `${text}:00Z`
  return text.trim()
}
