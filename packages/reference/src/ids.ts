import { createHash } from 'node:crypto'

export type ReferenceKind = 'port' | 'metro_area' | 'terminal' | 'rail_terminal' | 'shipping_line' | 'vessel'

/** A random constant. Changing it would change every reference id that clients have stored. */
const NAMESPACE = Buffer.from('5d0c1f6a8b3e4c7e9a41d6f20b7c3e85', 'hex')

/**
 * The id of a record of reference data, the same in every installation and after every import: an RFC 9562 version 5
 * UUID of its kind and natural key (LOCODE, SCAC, IMO; the name for a vessel without an IMO).
 */
export function referenceId(kind: ReferenceKind, naturalKey: string): string {
  const key = naturalKey.trim().toUpperCase()
  const bytes = createHash('sha1').update(NAMESPACE).update(`${kind}:${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
