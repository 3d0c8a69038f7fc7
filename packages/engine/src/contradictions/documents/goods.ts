import { LB_PER_KG } from '@boxtrail/reference/weights'
import { statedAtMs } from '../../documents/document-claims.ts'
import { type FoundValue, type LinkedDocument, statedIn } from '../../documents/linked-document.ts'
import { saysNothing } from '../../project/milestones/unstated-values.ts'
import { type FactField, fact } from '../../statement.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import { isStated, type Property, properties, TARE_LB } from '../sources/cargo.ts'
import { type Comparison, comparedClaim, type Difference, isCertain, isComplete } from './difference.ts'

/** Compares weight, seal, and size and type of the container. A value that any source states is no difference. */
export const goods: Comparison = (document, recorded) =>
  properties.flatMap((property) => {
    const stated = statedOf(property.field, document, recorded)
    return stated ? differing(document, recorded, property, stated) : []
  })

interface Stated {
  field: string
  value: string | number
  found: FoundValue
}

const partOf: Partial<Record<FactField, string>> = {
  weight_in_lbs: 'gross_weight',
  seal_number: 'seal_number',
  equipment_size_type: 'size_type',
}

/** The value stated beside the container, or the total weight of a document about this container alone. */
const statedOf = (property: FactField, document: LinkedDocument, { journey, attached }: Recorded): Stated | null => {
  const field = partOf[property]!
  const own = document.named?.find(({ number }) => number === journey.number)
  const isAlone = isComplete(document) && (own ? document.named!.length === 1 : attached?.size === 1)
  const found = own?.parts[field] ?? (field === 'gross_weight' && isAlone ? statedIn(document, field) : null)
  if (!found || !isCertain(found)) return null
  const value = field === 'gross_weight' ? poundsOf(found.value) : textOf(found.value)
  return value === null ? null : { field, value, found }
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && !saysNothing(value) ? value.trim() : null

const LB: Readonly<Record<string, number>> = {
  lb: 1,
  kg: LB_PER_KG,
  mt: 1_000 * LB_PER_KG,
  tne: 1_000 * LB_PER_KG,
}

/** Null if the unit is not known. */
const poundsOf = (value: unknown): number | null => {
  const { amount, unit } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const factor = LB[String(unit)]
  return typeof amount === 'number' && amount > 0 && factor !== undefined ? Math.round(amount * factor) : null
}

const differing = (
  document: LinkedDocument,
  recorded: Recorded,
  { field, name, agree, words }: Property,
  stated: Stated,
): Difference[] => {
  const { journey, settled } = recorded
  const isWeight = field === 'weight_in_lbs'
  if (isWeight && settled.marks.averaged) return []
  const set = settled.provenance[field === 'equipment_size_type' ? 'equipment_type' : field]?.set_by
  const claim = comparedClaim(document, stated.field, journey.number, stated.value, stated.found)
  const own = { claim, statement: fact(field, journey.number, stated.value), place: null, names: null }
  const known = journey.facts.filter((one) => isStated(one, field, recorded, statedAtMs(document)))
  const served = known.find((one) => one.claim.id === set?.id)
  if (!served || known.some((one) => agree(own, one, recorded) || (isWeight && isTare(stated, one.statement.value))))
    return []
  const { value } = served.statement
  return [
    {
      about: field,
      says: `has another ${name} for ${journey.number}${isWeight ? ` (${words(stated.value)})` : ''}`,
      instead: `has ${words(value)}`,
      severity: 'low',
      claim,
      value: stated.value,
      served: { claim: served.claim, about: field, value, prevails: true },
    },
  ]
}

/** Whether one of the two may include the container: documents do not say. */
const isTare = ({ value }: Stated, other: unknown): boolean => {
  const difference = Math.abs(Number(value) - Number(other))
  return difference >= TARE_LB.min && difference <= TARE_LB.max
}
