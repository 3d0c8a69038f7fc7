import type { CustomFieldDefinition, CustomFieldValue } from '@boxtrail/client'

export type OwnDefinition = CustomFieldDefinition<'options'>

/** Fields that refer to other records can only be written through the API. */
export const isEditable = ({ dataType }: Pick<OwnDefinition, 'dataType'>): boolean => dataType !== 'reference'

const LIST_SEPARATOR = '\n'

/** The text of a value in its input. */
export const textOfValue = (value: CustomFieldValue, dataType: string): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(LIST_SEPARATOR)
  // The browser's input has neither seconds nor a zone: the time is in UTC.
  if (dataType === 'datetime') return String(value).slice(0, 16)
  return typeof value === 'object' ? '' : String(value)
}

/** The value of an input's text; null if it is empty. */
export const valueOfText = (text: string, dataType: string): CustomFieldValue => {
  if (text.trim() === '') return null
  if (dataType === 'number') return Number(text)
  if (dataType === 'boolean') return text === 'true'
  if (dataType === 'enum_multi') return text.split(LIST_SEPARATOR)
  if (dataType === 'datetime') return `${text}:00Z`
  return text.trim()
}
