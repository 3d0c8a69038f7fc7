import type { DocumentRepresentation } from '@boxtrail/client'

/** A value that was read, as text. */
export interface ReadValue {
  key: string
  /** The field that the value belongs to. */
  field: string
  fieldLabel: string
  label: string
  text: string
  /** From 0 to 1; null if a person entered it. */
  confidence: number | null
  grounds: readonly string[]
  page: number | null
  /** The place on the page: left, top, right and bottom, each from 0 to 1; null if unknown. */
  box: Box | null
  /** Not certain enough to be served: a person has to confirm it. */
  isProposed: boolean
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

type Found = Record<string, unknown> & { value: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFound = (value: unknown): value is Found => isRecord(value) && 'value' in value

const ABBREVIATIONS = /^(eta|etd)$/

/** `portOfLoading` and `port_of_loading` as `Port of loading`. */
export const inWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return ABBREVIATIONS.test(words) ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1)
}

export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (!isRecord(value)) return String(value)
  const { amount, unit, currency } = value
  if (amount !== undefined)
    return [amount, unit, currency].filter((part) => part !== null && part !== undefined).join(' ')
  return Object.values(value)
    .filter((part) => part !== null && !isRecord(part))
    .join(', ')
}

const isBox = (value: unknown): value is Box =>
  Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'number')

type Bare = Omit<ReadValue, 'field' | 'fieldLabel'>

const readValue = (key: string, label: string, found: unknown, isProposed: boolean): Bare => {
  const { value, confidence, grounds, page, box }: Found = isFound(found) ? found : { value: found }
  return {
    key,
    label,
    text: textOf(value),
    confidence: typeof confidence === 'number' ? confidence : null,
    grounds: Array.isArray(grounds) ? grounds.map(String) : [],
    page: typeof page === 'number' ? page : null,
    box: isBox(box) ? box : null,
    isProposed,
  }
}

/** Each container or invoice row has its own values. */
const partsOf = (key: string, label: string, item: unknown, isProposed: boolean): Bare[] => {
  if (!isRecord(item)) return [readValue(key, label, item, isProposed)]
  const own = isFound(item) ? [readValue(key, label, item, isProposed)] : []
  const name = isFound(item) ? textOf(item.value) : label
  const parts = Object.entries(item).flatMap(([part, found]) =>
    isFound(found) ? [readValue(`${key} ${part}`, `${inWords(part)} of ${name}`, found, isProposed)] : [],
  )
  return [...own, ...parts]
}

const singular = (label: string): string => label.replace(/s$/, '')

const valuesOfField = (field: string, label: string, found: unknown, isProposed: boolean): Bare[] => {
  if (!Array.isArray(found)) return [readValue(field, label, found, isProposed)]
  return found.flatMap((item, at) => {
    const one = found.length === 1 ? singular(label) : `${singular(label)} ${at + 1}`
    return partsOf(`${field} ${at}`, one, item, isProposed)
  })
}

/** This field lists names of fields, and is not a value. */
const isNotStated = (field: string): boolean => field === 'notStated' || field === 'not_stated'

const read = (values: Record<string, unknown>, isProposed: boolean): ReadValue[] =>
  Object.entries(values).flatMap(([field, found]) => {
    if (isNotStated(field)) return []
    const fieldLabel = inWords(field)
    return valuesOfField(field, fieldLabel, found, isProposed).map((value) => ({ ...value, field, fieldLabel }))
  })

/** The values that were read from a document, the served ones first. */
export const valuesOf = ({ payload, meta }: DocumentRepresentation): ReadValue[] => [
  ...read(payload, false),
  ...read(meta?.proposed ?? {}, true),
]

/** The required contents that an invoice does not state. */
export const notStatedOf = ({ payload }: DocumentRepresentation): string[] =>
  Object.entries(payload).flatMap(([field, names]) =>
    isNotStated(field) && Array.isArray(names) ? names.map((name) => inWords(String(name))) : [],
  )

/** The values that were found but not accepted, with the reasons. */
export const leftOutOf = ({ meta }: DocumentRepresentation): { label: string; reason: string }[] =>
  (meta?.leftOut ?? []).map(({ field, reason }) => ({ label: inWords(field), reason }))
