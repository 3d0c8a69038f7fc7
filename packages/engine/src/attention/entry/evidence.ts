import type { ContainerFields, Provenance, ShipmentFields, SourcedClaim } from '../../project/types/projection.ts'
import { attributesOfColumn } from '../../provenance/attributes.ts'
import { publicId } from '../../source-id.ts'
import { formatInstant } from '../../time.ts'
import type { Evidence } from './entry.ts'

type Fields = ContainerFields | ShipmentFields

/** A value, and the statement that it rests on. */
export const stated = (attribute: string, value: unknown, { source, firstSeenMs }: SourcedClaim): Evidence => ({
  attribute,
  value,
  source: { id: publicId(source.id), kind: source.kind, name: source.name },
  reported_at: formatInstant(firstSeenMs),
})

/** A field of a record as evidence, with the statement that set it; empty if none did. */
export const ofField = <Record extends Fields>(
  { fields, provenance }: { fields: Record; provenance: Provenance },
  field: keyof Record & string,
): Evidence[] => {
  const claim = provenance[field]?.set_by
  return claim ? [stated(attributesOfColumn(field)[0] ?? field, fields[field], claim)] : []
}

/** Evidence from this installation itself, and not from a source. */
export const ownKnowledge = (attribute: string, value: unknown, knownMs: number): Evidence => ({
  attribute,
  value,
  source: null,
  reported_at: formatInstant(knownMs),
})
