import { isBlank } from '@boxtrail/engine/visible-text'
import { blankCompanyName, blankName, unprocessable } from '@boxtrail/protocol/errors'

type Refusal = () => Error

const blank =
  (attribute: string): Refusal =>
  () =>
    unprocessable(`/data/attributes/${attribute}`, `${attribute} can't be blank.`, 'blank')

/** The attributes with names for people, by type of record, each with the service's error for a blank name. */
const NAMES: Readonly<Record<string, Readonly<Record<string, Refusal>>>> = {
  api_key: { name: blankName },
  calendar_feed: { name: blankName },
  party: { company_name: blankCompanyName },
  custom_field_definition: { display_name: blank('display_name') },
  custom_field_option: { value: blank('value'), label: blank('label') },
}

/** Trims names, and refuses blank ones. */
export const withKeptNames = (type: string, attributes: Record<string, unknown>): Record<string, unknown> => {
  const names = Object.entries(NAMES[type] ?? {}).flatMap(([attribute, refusal]) => {
    const given = attributes[attribute]
    if (typeof given !== 'string') return []
    if (isBlank(given)) throw refusal()
    return [[attribute, given.trim()]]
  })
  return { ...attributes, ...Object.fromEntries(names) }
}
