import type { Outcome } from '../statement.ts'
import type { FailedReason, RequestState } from './tracking-request.ts'

/** What helps where the life cycle alone does not: a closed list, so that a program can act on it. */
export type Action = 'fix_number' | 'choose_line' | 'wait_until' | 'contact_line' | 'check_credentials'

export interface NextStep {
  action: Action
  /** One sentence for the person who is to act. */
  reason: string
  /** When the source is asked again by itself, in milliseconds; null: not any more. */
  retryAtMs: number | null
}

const step = (action: Action, reason: string, retryAtMs: number | null = null): NextStep => ({
  action,
  reason,
  retryAtMs,
})

/** Waiting helps only while somebody asks again. */
const waitElse = (action: Action, reason: string, retryAtMs: number | null) =>
  step(retryAtMs === null ? action : 'wait_until', reason, retryAtMs)

/**
 * What the last asking of a source leaves to do: for a line, a terminal, a railway, of whatever they are asked about.
 * Null when all is well, or when nobody has asked yet.
 */
export const nextStepAfter = (outcome: Outcome | null, retryAtMs: number | null): NextStep | null => {
  switch (outcome) {
    case null:
    case 'ok':
      return null
    case 'not_found':
      return waitElse('fix_number', 'The source does not know this number.', retryAtMs)
    case 'no_data_yet':
      return waitElse('contact_line', 'The source knows the number and has no data for it yet.', retryAtMs)
    case 'number_rejected':
      return step(
        'fix_number',
        'The source refuses this number: its form or its kind is not one of its own.',
        retryAtMs,
      )
    case 'withheld':
      return step('contact_line', 'The source withholds its data for this number.', retryAtMs)
    case 'unreachable':
      return waitElse('contact_line', 'The source could not be reached.', retryAtMs)
    case 'throttled':
      return waitElse('contact_line', 'The source accepts no more questions for a while.', retryAtMs)
    case 'unauthorized':
      return step(
        'check_credentials',
        'This installation has no credentials that the source accepts. Check the line in the file that BOXTRAIL_CONFIG names.',
        retryAtMs,
      )
    case 'unrecognized':
      return waitElse('contact_line', 'The source answered in a form that could not be read.', retryAtMs)
  }
}

export interface RequestProblem {
  status: RequestState['status']
  failedReason: FailedReason | null
  isRetrying: boolean
  /** Of the last asking of its line. */
  lastOutcome: Outcome | null
  /** When its line is asked next. */
  retryAtMs: number | null
}

/** What there is to do about a tracking request that failed, is retrying or waits; null when nothing is. */
export const nextStepOf = (request: RequestProblem): NextStep | null => {
  const { status, failedReason, isRetrying, lastOutcome, retryAtMs } = request
  if (status === 'failed') return afterFailure(failedReason, lastOutcome)
  if (status === 'awaiting_manifest') return whileWaiting(lastOutcome, retryAtMs)
  if (status === 'pending' && isRetrying)
    return problemAfter(lastOutcome, retryAtMs) ?? whileRetrying(failedReason, retryAtMs)
  return null
}

/** Nothing is asked again by itself after a failure, however the number is asked about for others. */
const afterFailure = (reason: FailedReason | null, lastOutcome: Outcome | null): NextStep => {
  switch (reason) {
    case 'invalid_number':
      return step('fix_number', 'The line refuses this number: check it, its kind, and that it is no house bill.')
    case 'not_found':
      return step('fix_number', 'The line does not know this number: check the number and the line.')
    case 'duplicate':
      return step('fix_number', 'Another open tracking request follows this number already: use that one.')
    case 'scac_auto_detect_failed':
      return step('choose_line', 'No line was found for this number: check it, and name the line by its SCAC.')
    case 'expired':
      return step('contact_line', 'The line reported nothing in the time that was waited: ask it about the number.')
    case 'booking_cancelled':
      return step('contact_line', 'The line says that the booking was cancelled.')
    case 'data_unavailable':
      return step('contact_line', 'The line withholds its data for this number: ask it for access.')
    case 'retries_exhausted':
    case 'shipping_line_unreachable':
      return lastOutcome === 'unauthorized'
        ? step('check_credentials', 'The line refused the credentials that it was asked with, until the last try.')
        : step('contact_line', 'The line could not be asked in all the tries: submit the number again later.')
    case 'unrecognized_response':
    case 'internal_processing_error':
    case null:
      return step('contact_line', 'The answers of the line could not be read.')
  }
}

/** `not_found` says nothing yet while a manifest is awaited. */
const whileWaiting = (lastOutcome: Outcome | null, retryAtMs: number | null): NextStep =>
  problemAfter(lastOutcome, retryAtMs) ??
  step('wait_until', 'The line has no data for this number yet: it is asked again until it has.', retryAtMs)

const whileRetrying = (reason: FailedReason | null, retryAtMs: number | null): NextStep => {
  if (reason === 'unrecognized_response') return nextStepAfter('unrecognized', retryAtMs)!
  if (reason === 'shipping_line_unreachable') return nextStepAfter('unreachable', retryAtMs)!
  return step('wait_until', 'Something went wrong on our side: it is tried again.', retryAtMs)
}

/** What is wrong with the asking itself, as against what the line said of the number. */
const problemAfter = (outcome: Outcome | null, retryAtMs: number | null): NextStep | null =>
  outcome === 'unreachable' || outcome === 'throttled' || outcome === 'unauthorized' || outcome === 'unrecognized'
    ? nextStepAfter(outcome, retryAtMs)
    : null
