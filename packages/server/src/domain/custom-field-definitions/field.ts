import type { Schemas } from '@boxtrail/contracts'

export type EntityType = 'Shipment' | 'Container' | 'TrackingRequest'

/** Kinds of record that have fields, by their name in resources. */
export const entityTypes = {
  shipment: 'Shipment',
  container: 'Container',
  tracking_request: 'TrackingRequest',
} as const satisfies Record<string, EntityType>

export type EntityKind = keyof typeof entityTypes

/** Kinds of record that values can point at. */
export const referenceTypes = { ...entityTypes, party: 'Party' } as const

export type ReferenceType = (typeof referenceTypes)[keyof typeof referenceTypes]

const types = Object.entries(referenceTypes) as [keyof typeof referenceTypes, ReferenceType][]

/** A kind of record as clients may spell it; the reference API itself says Cargo for a container. */
export const readRecordType = (given: string): ReferenceType | undefined => {
  if (given === 'Cargo' || given === 'cargo') return 'Container'
  return types.find(([kind, type]) => given === kind || given === type)?.[1]
}

/** Its name in resources. */
export const kindOf = (wanted: ReferenceType | null | undefined) => types.find(([, type]) => type === wanted)?.[0]

export type Validation = Schemas['CustomFieldValidation']

/** What decides about values of a field. */
export interface FieldType {
  data_type: 'short_text' | 'number' | 'date' | 'datetime' | 'boolean' | 'enum' | 'enum_multi' | 'reference'
  reference_type: ReferenceType | null
  validation: Validation
  default_format: string | null
}

export const hasOptions = ({ data_type }: Pick<FieldType, 'data_type'>): boolean =>
  data_type === 'enum' || data_type === 'enum_multi'
