import { createHash } from 'node:crypto'
import type { PlaceText, Statement, VesselText } from '../statement.ts'

/**
 * What may be the same claim in two answers. Time and voyage stay out: both get corrected. So does the role.
 * Two claims with equal keys (a second call at one port) are told apart by `match`, nearest time first.
 */
export const claimKey = (statement: Statement): string => {
  if (statement.says === 'fact') {
    const field = statement.name === undefined ? statement.field : `${statement.field}:${statement.name}`
    return `fact|${statement.container ?? '*'}|${field}|${facilityKey(statement.place)}`
  }
  const { classifier, sourceEventId, container, vessel, kind, mode, laden, place } = statement
  if (sourceEventId) return `${classifier}|id:${sourceEventId}`
  const whose = container ?? vesselKey(vessel)
  return `${classifier}|${whose}|${kind}|${mode ?? ''}|${laden === null ? '' : laden ? 'full' : 'empty'}|${placeKey(place)}`
}

/** Two terminals of one port each have their own say of a box. */
const facilityKey = (place: PlaceText | null) =>
  place?.facilityCode ? `${placeKey(place)}/${place.facilityCode}` : placeKey(place)

const placeKey = (place: PlaceText | null) => place?.locode ?? place?.name?.toLowerCase() ?? ''

export const vesselKey = (vessel: VesselText | null) =>
  `ship:${vessel?.imo ?? vessel?.name?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? ''}`

/** A UUID (version 8) that is a hash of what it names: the same words give the same id on every reading. */
export const hashId = (...parts: string[]): string => {
  const bytes = createHash('sha256').update(parts.join('\u0000')).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Canonical JSON: keys in order, so that equal statements are equal text whatever database or adapter made them. */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

/** Equal, whatever the order of keys: what `canonical` of both would tell, without making the texts. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((member, index) => isSame(member, b[index]))
    )
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const name in left) if (!isSame(left[name], right[name])) return false
  for (const name in right) if (right[name] !== undefined && left[name] === undefined) return false
  return true
}
