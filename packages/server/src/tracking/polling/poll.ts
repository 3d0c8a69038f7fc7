import { type Cadence, defaultCadence, retryDelayMs } from '@boxtrail/engine/cadence'
import { isAnswer, type Outcome, type Reading } from '@boxtrail/engine/statement'
import type { Fetched, Source } from '@boxtrail/sources/port/source'
import { SpanKind, traced } from '../../tracing/tracing.ts'
import { contentHashOf, hashFor, readSafely } from '../reports/read.ts'
import type { DueCheck } from './due.ts'
import { decideForm, type FormDecision } from './number-form.ts'
import type { CheckUpdate } from './record-queries.ts'

/** One poll and its result, ready to be written. */
export interface PollResult {
  check: DueCheck
  source: Source
  fetched: Fetched
  update: CheckUpdate
  /** The form of the number in which the line is polled before anything is concluded (number-form.ts). */
  otherForm: { number: string; outcome: Outcome } | null
  /** What is new in the response; null if only the check's own row has to be written. */
  newContent: { reading: Reading | null; bodyHash: Buffer | null; contentHash: Buffer | null } | null
}

/** Polls a source for one check. Never throws: a failure is an outcome. */
export const poll = async (
  check: DueCheck,
  source: Source,
  signal: AbortSignal,
  random: () => number,
  cadence: Cadence = defaultCadence,
): Promise<PollResult> => {
  const subject = { kind: check.subject_kind, number: check.polled_number ?? check.subject_number }
  let fetched: Fetched
  try {
    fetched = await traced(
      'poll',
      { kind: SpanKind.CLIENT, attributes: { 'boxtrail.source': source.id } },
      async (span) => {
        const answer = await source.fetch(subject, signal, check.asked_at)
        span?.setAttribute('boxtrail.outcome', answer.outcome)
        return answer
      },
    )
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
  if (fetched.outcomeIfKnown && check.content_hash !== null) fetched = { ...fetched, outcome: fetched.outcomeIfKnown }
  const { outcome, newContent } = contentOf(check, source, fetched)
  const polled = { check, source, fetched }
  const form = decideForm(check, source, outcome)
  if (form.kind === 'ask_other')
    return { ...polled, update: settle(check, form, fetched, random, cadence), otherForm: form, newContent: null }
  return { ...polled, update: settle(check, form, fetched, random, cadence), otherForm: null, newContent }
}

/** The outcome, and what is new: compared with the last response, and read only if it differs. */
const contentOf = (
  check: DueCheck,
  source: Source,
  fetched: Fetched,
): { outcome: Outcome; newContent: PollResult['newContent'] } => {
  if (fetched.outcome !== 'ok' || fetched.body === null) {
    // A repeated rejection counts as unchanged; the first one is stored as evidence.
    const repeated = check.last_outcome === fetched.outcome || fetched.body === null
    const newContent = repeated ? null : { reading: null, bodyHash: null, contentHash: null }
    return { outcome: fetched.outcome, newContent }
  }
  const bodyHash = hashFor(source, fetched.body)
  const known = check.last_outcome === 'ok' && !check.awaits_confirmation
  if (known && check.body_hash?.equals(bodyHash)) return { outcome: 'ok', newContent: null }
  const contentHash = contentHashOf(source, fetched.body)
  if (known && contentHash && check.content_hash?.equals(contentHash)) return { outcome: 'ok', newContent: null }
  const reading = readSafely(source, { body: fetched.body, complete: fetched.complete }, check)
  // The bytes are the same as last time and were unusable then: no second report and no second entry in quarantine.
  const again = reading.outcome !== 'ok' && reading.outcome === check.last_outcome && check.body_hash?.equals(bodyHash)
  return { outcome: reading.outcome, newContent: again ? null : { reading, bodyHash, contentHash } }
}

const settle = (
  check: DueCheck,
  form: FormDecision,
  { retryAfterMs }: Fetched,
  random: () => number,
  cadence: Cadence,
): CheckUpdate => {
  const { outcome } = form
  const answered = isAnswer(outcome)
  // Jitter, so that checks created together do not stay in step.
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
    polled_number: form.kind === 'settled' ? form.polledNumber : form.number,
  }
}
