import { applyReport } from '@boxtrail/engine/claims/apply-report'
import type { Claim, SourceStyle } from '@boxtrail/engine/claims/claim'
import { isInEffectAgain } from '@boxtrail/engine/claims/stated-again'
import type { Reading } from '@boxtrail/engine/statement'
import type { StandingClaims } from './standing-claims.ts'

/** What a check has reported so far, and the claims that rest on it. */
export interface Standing extends StandingClaims {
  /** The report that the claims rest on. */
  report: string | null
  /** When that report was first made; null if repetitions are not recorded, as for polls. */
  madeMs: number | null
  /** When the source last reported, changed or unchanged. */
  reportedMs: number | null
  /** When the last repetition was received; null if there is none, or the time is not known. */
  repeatedAtMs?: number | null
  contentHash: Buffer | null
  awaitsConfirmation: boolean
}

/** A report that has arrived, and what was read from it. */
export interface Arrival {
  id: string
  observedAtMs: number
  /** Given where it may be long after the observation. */
  receivedMs?: number
  /** Null if there was nothing to read, as in a refusal. */
  reading: Reading | null
  /** Whether it states something about the subject of its check. */
  isReadable: boolean
  /** Null if it is not compared with other reports. */
  contentHash: Buffer | null
}

/** The effect of an arrival: of an applied one, the claims that it made and closed. */
export type Effect =
  | { kind: 'unchanged' }
  /** The report is stored, and changes no claim. */
  | { kind: 'stored' }
  /** Newer reports were applied before it: the claims are to be rebuilt from all reports. */
  | { kind: 'late' }
  | { kind: 'applied'; made: string[]; closed: string[]; newClaims: number }

export interface Step<One extends Arrival = Arrival> {
  arrival: One
  effect: Effect
  /** The state after this step. */
  standing: Standing
  touched: readonly Claim[]
  /** The previous report, if it was repeated unchanged before this one: recorded once more, under this id. */
  repeat: { id: string; of: string; observedAtMs: number; receivedMs: number | null } | null
}

/** The check that reported. A `facility` is part of no journey: a report that names no container is only stored. */
interface Check {
  id: string
  subject_kind: 'bill' | 'booking' | 'container' | 'facility'
}

/** Applies reports in the given order, oldest first, each to what the one before it left. Pure. */
export const applyInOrder = <One extends Arrival>(
  check: Check,
  style: SourceStyle,
  before: Standing,
  arrivals: readonly One[],
  newId: () => string,
): Step<One>[] => {
  const steps: Step<One>[] = []
  for (const arrival of arrivals) steps.push(stepOf(check, style, steps.at(-1)?.standing ?? before, arrival, newId))
  return steps
}

const stepOf = <One extends Arrival>(
  check: Check,
  style: SourceStyle,
  before: Standing,
  arrival: One,
  newId: () => string,
): Step<One> => {
  const { reportedMs, contentHash } = before
  const unapplied = { arrival, standing: before, touched: [], repeat: null }
  const isLate = reportedMs !== null && arrival.observedAtMs < reportedMs
  if (arrival.isReadable && !isLate && arrival.contentHash !== null && contentHash?.equals(arrival.contentHash)) {
    const isNewer = arrival.observedAtMs > (reportedMs ?? 0)
    const again = { reportedMs: arrival.observedAtMs, repeatedAtMs: arrival.receivedMs ?? null }
    return { ...unapplied, standing: isNewer ? { ...before, ...again } : before, effect: { kind: 'unchanged' } }
  }
  if (!arrival.isReadable || check.subject_kind === 'facility') return { ...unapplied, effect: { kind: 'stored' } }
  const repeat = repeatOf(before, newId)
  const repeated =
    repeat === null ? before : { ...before, report: repeat.id, madeMs: repeat.observedAtMs, repeatedAtMs: null }
  if (isLate) return { ...unapplied, standing: repeated, repeat, effect: { kind: 'late' } }
  return { ...applied(check, style, repeated, arrival), repeat }
}

/** An unchanged report is stored once. Before the next different one, the time of its last repetition is recorded. */
const repeatOf = (
  { report, madeMs, reportedMs, repeatedAtMs = null }: Standing,
  newId: () => string,
): Step['repeat'] =>
  report === null || madeMs === null || reportedMs === null || madeMs >= reportedMs
    ? null
    : { id: newId(), of: report, observedAtMs: reportedMs, receivedMs: repeatedAtMs }

const applied = <One extends Arrival>(check: Check, style: SourceStyle, before: Standing, arrival: One) => {
  const { id, observedAtMs, contentHash } = arrival
  const previous =
    before.report && before.reportedMs !== null ? { id: before.report, observedAtMs: before.reportedMs } : null
  const read = { id, observedAtMs, reading: arrival.reading! }
  const result = applyReport(check.id, before.open, previous, read, style, before.closedIds)
  const made = result.touched.filter((claim) => claim.closedMs === null && isMadeBy(claim, result.claims, arrival))
  const closed = result.touched.filter(({ closedMs }) => closedMs !== null)
  return {
    arrival,
    effect: {
      kind: 'applied' as const,
      made: made.map((claim) => claim.id),
      closed: closed.map((claim) => claim.id),
      newClaims: result.newClaimCount,
    },
    standing: {
      open: result.claims,
      closedIds: before.closedIds,
      formerly: before.formerly,
      report: id,
      madeMs: observedAtMs,
      reportedMs: observedAtMs,
      repeatedAtMs: null,
      contentHash,
      awaitsConfirmation: result.awaitsConfirmation,
    },
    touched: result.touched,
  }
}

/** Whether a report made a claim: for the first time, or again, as for a hold or its release, which count from then. */
const isMadeBy = (claim: Claim, claims: readonly Claim[], { id, observedAtMs }: Arrival): boolean =>
  claim.firstReport === id || (claim.lastSeenMs === null && isInEffectAgain(claim, claims, observedAtMs))
