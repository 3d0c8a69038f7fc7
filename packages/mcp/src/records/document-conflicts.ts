import type { Shipment, ShipmentDocuments } from '@boxtrail/client'
import { briefly, type Format, omission } from '../results/brief.ts'
import { quoted } from '../results/quote.ts'

type Conflict = ShipmentDocuments['conflicts'][number]

/** The characters of conflicts in a concise result: one or two conflicts. */
const CHARACTERS = 400

/** Values that differ between the documents of a shipment; empty if they agree. */
export const documentConflictsOf = ({ meta }: Pick<Shipment<never>, 'meta'>, format: Format) => {
  const conflicts = meta?.documents?.conflicts ?? []
  if (conflicts.length === 0) return {}
  const { shown, omitted } = briefly(conflicts.map(conflictIn), format, CHARACTERS)
  const next = 'Call with response_format "detailed".'
  return { document_conflicts: { count: conflicts.length, conflicts: shown, ...omission(omitted, next) } }
}

const conflictIn = ({ field, containerNumber, values }: Conflict) => ({
  field,
  ...(containerNumber !== null && { container: containerNumber }),
  says: values.map(({ documentType, value, isManual }) => ({
    document_type: documentType === null ? 'tracked' : typeOf(documentType),
    value: textOf(value),
    ...(isManual && { set_by: 'a person' }),
  })),
})

/** A document type of ours as it is; any other text is quoted. */
const typeOf = (type: string): string | null => (/^[a-z]+(_[a-z]+){0,3}$/.test(type) ? type : quoted(type))

const textOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return quoted(String(value))
  const { amount, unit, currency } = value as Record<string, unknown>
  return quoted([amount, unit, currency].filter((part) => part !== null && part !== undefined).join(' '))
}
