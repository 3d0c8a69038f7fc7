import type { Schemas } from '@boxtrail/contracts'

export type EntityType = 'Shipment' | 'Container' | 'TrackingRequest'

/** Record types that have fields, by their type in resources. */
export const entityTypes = {
  shipment: 'Shipment',
  container: 'Container',
  tracking_request: 'TrackingRequest',
} as const satisfies Record<string, EntityType>

export type EntityKind = keyof typeof entityTypes

/** Record types that values can reference. */
export const referenceTypes = { ...entityTypes, party: 'Party' } as const

export type ReferenceType = (typeof referenceTypes)[keyof typeof referenceTypes]

const types = Object.entries(referenceTypes) as [keyof typeof referenceTypes, ReferenceType][]

/** Reads a record type as clients may spell it; the reference API itself uses Cargo for a container. */
export const readRecordType = (given: string): ReferenceType | undefined => {
  if (given === 'Cargo' || given === 'cargo') return 'Container'
  return types.find(([kind, type]) => given === kind || given === type)?.[1]
}

/** The type in resources of a record type. */
export const kindOf = (wanted: ReferenceType | null | undefined) => types.find(([, type]) => type === wanted)?.[0]

export type Validation = Schemas['CustomFieldValidation']

/** What determines the valid values of a field. */
export interface FieldType {
  data_type: 'short_text' | 'number' | 'date' | 'datetime' | 'boolean' | 'enum' | 'enum_multi' | 'reference'
  reference_type: ReferenceType | null
  validation: Validation
  default_format: string | null
}

export const hasOptions = ({ data_type }: Pick<FieldType, 'data_type'>): boolean =>
  data_type === 'enum' || data_type === 'enum_multi'
