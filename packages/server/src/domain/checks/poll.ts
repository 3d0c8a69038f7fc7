import type { Fetched, Source } from '../../sources/source.ts'
import { type Cadence, defaultCadence, retryDelayMs } from '../../tracking/cadence.ts'
import type { Outcome, Reading } from '../../tracking/statement.ts'
import { contentHashOf, hashFor, readSafely } from '../reports/read.ts'
import type { DueCheck } from './due.ts'
import type { CheckUpdate } from './record-queries.ts'

/** One asking and what came of it, ready to be written. */
export interface PollResult {
  check: DueCheck
  source: Source
  fetched: Fetched
  update: CheckUpdate
  /** What is new in it; null when the check's own row is all that must be written. */
  news: { reading: Reading | null; bodyHash: Buffer | null; contentHash: Buffer | null } | null
}

/** Outcomes in which the line said something about the number, as against not being reached or understood. */
const answers: readonly Outcome[] = ['ok', 'not_found', 'no_data_yet', 'number_rejected', 'withheld']

/** Asks a source about one check. Never throws: a failure is an outcome. */
export const poll = async (
  check: DueCheck,
  source: Source,
  signal: AbortSignal,
  random: () => number,
  cadence: Cadence = defaultCadence,
): Promise<PollResult> => {
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
  const polled = { check, source, fetched }
  if (fetched.outcome !== 'ok' || fetched.body === null) {
    // The same refusal again is no news; a first one is kept as evidence.
    const repeated = check.last_outcome === fetched.outcome || fetched.body === null
    return {
      ...polled,
      update: settle(check, fetched.outcome, fetched, random, cadence),
      news: repeated ? null : { reading: null, bodyHash: null, contentHash: null },
    }
  }
  const bodyHash = hashFor(source, fetched.body)
  const known = check.last_outcome === 'ok' && !check.awaits_confirmation
  if (known && check.body_hash?.equals(bodyHash))
    return { ...polled, update: settle(check, 'ok', fetched, random, cadence), news: null }
  const contentHash = contentHashOf(source, fetched.body)
  if (known && contentHash && check.content_hash?.equals(contentHash))
    return { ...polled, update: settle(check, 'ok', fetched, random, cadence), news: null }
  const reading = readSafely(source, { body: fetched.body, complete: fetched.complete }, check)
  // The same bytes that told nothing last time tell nothing now: no second report, no second entry in quarantine.
  const again = reading.outcome !== 'ok' && reading.outcome === check.last_outcome && check.body_hash?.equals(bodyHash)
  return {
    ...polled,
    update: settle(check, reading.outcome, fetched, random, cadence),
    news: again ? null : { reading, bodyHash, contentHash },
  }
}

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
