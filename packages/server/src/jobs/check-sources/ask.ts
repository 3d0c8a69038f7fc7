import { createHash } from 'node:crypto'
import type { Fetched, Source } from '../../sources/source.ts'
import { type Cadence, defaultCadence, retryDelayMs } from '../../tracking/cadence.ts'
import type { Outcome, Reading } from '../../tracking/statement.ts'
import type { CheckUpdate, DueCheck } from './queries.ts'

/** One asking and what came of it, ready to be written. */
export interface Asked {
  check: DueCheck
  source: Source
  fetched: Fetched
  update: CheckUpdate
  /** What is new in it; null when the check's own row is all that must be written. */
  news: { reading: Reading | null; bodyHash: Buffer | null; contentHash: Buffer | null } | null
}

const LONGEST_REASON = 500

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Outcomes in which the line said something about the number, as against not being reached or understood. */
const answers: readonly Outcome[] = ['ok', 'not_found', 'no_data_yet', 'number_rejected', 'withheld']

/** Asks a source about one check. Never throws: a failure is an outcome. */
export const ask = async (
  check: DueCheck,
  source: Source,
  signal: AbortSignal,
  random: () => number,
  cadence: Cadence = defaultCadence,
): Promise<Asked> => {
  const subject = { kind: check.subject_kind, number: check.subject_number }
  let fetched: Fetched
  try {
    fetched = await source.fetch(subject, signal, check.asked_at)
  } catch (error) {
    fetched = {
      outcome: 'unreachable',
      body: null,
      mediaType: null,
      complete: false,
      retryAfterMs: null,
      detail: String(error),
    }
  }
  const asked = { check, source, fetched }
  if (fetched.outcome !== 'ok' || fetched.body === null) {
    // The same refusal again is no news; a first one is kept as evidence.
    const repeated = check.last_outcome === fetched.outcome || fetched.body === null
    return {
      ...asked,
      update: settle(check, fetched.outcome, fetched, random, cadence),
      news: repeated ? null : { reading: null, bodyHash: null, contentHash: null },
    }
  }
  // An answer that a mended adapter may read otherwise is no repetition.
  const bodyHash = sha256(`${source.adapterVersion} ${fetched.body}`)
  const known = check.last_outcome === 'ok' && !check.awaits_confirmation
  if (known && check.body_hash?.equals(bodyHash))
    return { ...asked, update: settle(check, 'ok', fetched, random, cadence), news: null }
  const fingerprint = fingerprintSafely(source, fetched.body)
  const contentHash = fingerprint === null ? null : sha256(`${source.adapterVersion} ${fingerprint}`)
  if (known && contentHash && check.content_hash?.equals(contentHash))
    return { ...asked, update: settle(check, 'ok', fetched, random, cadence), news: null }
  const reading = readSafely(source, fetched, check)
  // The same bytes that told nothing last time tell nothing now: no second report, no second entry in quarantine.
  const again = reading.outcome !== 'ok' && reading.outcome === check.last_outcome && check.body_hash?.equals(bodyHash)
  return {
    ...asked,
    update: settle(check, reading.outcome, fetched, random, cadence),
    news: again ? null : { reading, bodyHash, contentHash },
  }
}

/** An answer that cannot be compared is read: the reading says what is wrong with it. */
const fingerprintSafely = (source: Source, body: string): string | null => {
  try {
    return source.fingerprint(body)
  } catch {
    return null
  }
}

/** Reads an answer; an adapter that throws is a problem of the report, not of the worker. */
export const readSafely = (
  source: Source,
  fetched: Pick<Fetched, 'body' | 'complete'>,
  check: Pick<DueCheck, 'subject_kind' | 'subject_number'>,
): Reading => {
  try {
    const reading = source.read(fetched.body ?? '', { kind: check.subject_kind, number: check.subject_number })
    const problems = reading.problems.map(({ at, reason }) => ({ at: storable(at), reason: storable(reason) }))
    return { ...reading, problems, complete: reading.complete && fetched.complete }
  } catch (error) {
    const reason = storable(`the adapter failed: ${error instanceof Error ? error.message : String(error)}`)
    return { outcome: 'unrecognized', complete: false, statements: [], problems: [{ at: '', reason }] }
  }
}

/**
 * What is wrong is often told in the source's own words: they may be of any length, and PostgreSQL keeps neither NUL nor
 * half a surrogate pair.
 */
const storable = (text: string) => shorten(text).replaceAll('\0', '\uFFFD').toWellFormed()

const shorten = (text: string) => (text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text)

const settle = (
  check: DueCheck,
  outcome: Outcome,
  { retryAfterMs }: Fetched,
  random: () => number,
  cadence: Cadence,
): CheckUpdate => {
  const answered = answers.includes(outcome)
  // A little earlier or later each time, so that checks made together do not stay together.
  const usualMs = check.every_s * 1_000 * (0.95 + 0.1 * random())
  const nextMs = answered
    ? usualMs
    : Math.max(retryAfterMs ?? 0, Math.min(retryDelayMs(check.attempts, random(), cadence), Math.max(usualMs, 30_000)))
  return {
    id: check.id,
    lease_token: check.lease_token,
    outcome,
    answered,
    next_in_ms: Math.round(nextMs),
    attempts: answered ? 0 : check.attempts,
    asked_at: check.asked_at,
  }
}
