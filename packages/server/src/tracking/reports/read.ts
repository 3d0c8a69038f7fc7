import { createHash } from 'node:crypto'
import type { Reading } from '@boxtrail/engine/statement'
import type { Source, Subject } from '@boxtrail/sources/port/source'

const MAX_REASON_LENGTH = 500

/** The subject of a check or a message, in the columns of `checks`. */
export interface SubjectColumns {
  subject_kind: Subject['kind']
  subject_number: string
}

/** Reads a body. An exception in an adapter is a problem of the report, not of the worker. */
export const readSafely = (
  source: Source,
  { body, complete }: { body: string; complete: boolean },
  { subject_kind: kind, subject_number: number }: SubjectColumns,
): Reading => {
  try {
    const reading = source.read(body, { kind, number })
    const problems = reading.problems.map(({ at, reason }) => ({ at: storable(at), reason: storable(reason) }))
    return { ...reading, problems, complete: reading.complete && complete }
  } catch (error) {
    const reason = storable(`the adapter failed: ${error instanceof Error ? error.message : String(error)}`)
    return { outcome: 'unrecognized', complete: false, statements: [], problems: [{ at: '', reason }] }
  }
}

/** A reason may quote the source at any length; PostgreSQL stores neither NUL nor unpaired surrogates. */
const storable = (text: string) =>
  (text.length > MAX_REASON_LENGTH ? `${text.slice(0, MAX_REASON_LENGTH)}…` : text)
    .replaceAll('\0', '\uFFFD')
    .toWellFormed()

/**
 * Equal hashes mean an unchanged body. Includes the adapter's version, because a fixed adapter may read the same body
 * differently. Null for a body that cannot be compared; reading it reports the problem.
 */
export const contentHashOf = (source: Source, body: string): Buffer | null => {
  const fingerprint = fingerprintSafely(source, body)
  return fingerprint === null ? null : hashFor(source, fingerprint)
}

/** The hash of a fingerprint, or of a body as received. */
export const hashFor = ({ adapterVersion }: Source, text: string): Buffer =>
  createHash('sha256').update(`${adapterVersion} ${text}`).digest()

const fingerprintSafely = (source: Source, body: string): string | null => {
  try {
    return source.fingerprint(body)
  } catch {
    return null
  }
}
