import crypto from 'node:crypto'
import type { PlaceText, Statement, VesselText } from '../statement.ts'

/**
 * Identifies what may be the same claim in two responses. Time, voyage and role are left out because they get
 * corrected. Claims with equal keys (a second call at one port) are paired by `match`, nearest time first.
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

/** Two terminals of one port make separate statements about a container. */
const facilityKey = (place: PlaceText | null) =>
  place?.facilityCode ? `${placeKey(place)}/${place.facilityCode}` : placeKey(place)

export const placeKey = (place: PlaceText | null) => place?.locode ?? place?.name?.toLowerCase() ?? ''

export const vesselKey = (vessel: VesselText | null) =>
  `ship:${vessel?.imo ?? vessel?.name?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? ''}`

/** A UUID (version 8) that is a hash of its parts: the same statement gets the same id on every reading. */
export const hashId = (...parts: string[]): string => {
  const hex = sha256(parts.join('\u0000'))
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The hash in hexadecimal. Node 20.12 and later compute it in one call, in a third of the time. */
const sha256 = (text: string): string =>
  typeof crypto.hash === 'function'
    ? crypto.hash('sha256', text, 'hex')
    : crypto.createHash('sha256').update(text).digest('hex')

/**
 * Canonical JSON with sorted keys, so that equal statements are equal text whichever database or adapter produced them.
 */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`
}

/** Deep equality regardless of key order: the same result as comparing `canonical` texts, without building them. */
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
