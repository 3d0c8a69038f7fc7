import type { EndedJourney } from '../record/column-types.ts'
import type { Outcome } from '../statement.ts'
import type { FailedReason, RequestState } from './decide-request.ts'
import { othersNamedIn } from './other-number.ts'

/** What the caller can do when polling alone will not help: a closed list, so that a program can act on it. */
export type Action =
  | 'fix_number'
  | 'choose_line'
  | 'wait_until'
  | 'contact_line'
  | 'check_credentials'
  | 'connect_line'
  | 'track_again_for_next'

export interface NextStep {
  action: Action
  /** One sentence for the person who has to act. */
  reason: string
  /** When the source is next polled automatically, in milliseconds; null: never. */
  retryAtMs: number | null
}

const step = (action: Action, reason: string, retryAtMs: number | null = null): NextStep => ({
  action,
  reason,
  retryAtMs,
})

/** Waiting helps only while polls are still scheduled. */
const waitElse = (action: Action, reason: string, retryAtMs: number | null) =>
  step(retryAtMs === null ? action : 'wait_until', reason, retryAtMs)

/**
 * The next step after the outcome of the last poll, for any kind of source. Null if all is well or nothing was polled
 * yet. `refused`: why the answer is not used, where that is known.
 */
export const nextStepAfter = (
  outcome: Outcome | null,
  retryAtMs: number | null,
  refused: string | null = null,
): NextStep | null => {
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
        'The source does not accept this number: it does not support its format or its type.',
        retryAtMs,
      )
    case 'withheld':
      return step('contact_line', 'The source withholds its data for this number.', retryAtMs)
    case 'unreachable':
      return waitElse('contact_line', 'The source could not be reached.', retryAtMs)
    case 'throttled':
      return waitElse('contact_line', 'The source accepts no more requests for a while.', retryAtMs)
    case 'unauthorized':
      return step(
        'check_credentials',
        'This installation has no credentials that the source accepts. Check the line in the file that BOXTRAIL_CONFIG names.',
        retryAtMs,
      )
    case 'unrecognized':
      return (
        aboutOthers(refused, retryAtMs) ??
        waitElse('contact_line', 'The response of the source could not be read.', retryAtMs)
      )
  }
}

/** Polling it again does not help. */
const aboutOthers = (refused: string | null, retryAtMs: number | null): NextStep | null => {
  const others = othersNamedIn(refused)
  return (
    others &&
    step(
      'fix_number',
      `The source was asked about ${others.asked} and answers about ${others.named}, so its answer is not used: ask it which of the two is right, and track the other number if it is that one.`,
      retryAtMs,
    )
  )
}

export interface RequestProblem {
  status: RequestState['status']
  failedReason: FailedReason | null
  isRetrying: boolean
  /** Outcome of the last poll of its line. */
  lastOutcome: Outcome | null
  /** Why the last answer of its line is not used, where that is known. */
  refused?: string | null
  /** When its line is polled next. */
  retryAtMs: number | null
  /** Why its line has not been polled about it yet; null if it was, or is at this moment. */
  notPolled: NotPolled | null
  /**
   * The journey of the requested container that had ended before the request: the one served, or the one before the
   * awaited one.
   */
  ended: EndedJourney | null
}

/** The request waits and starts automatically. */
export const NOT_CONNECTED = step(
  'connect_line',
  'This installation is not connected to an API of the line, so the line is not polled. `how_to_connect` of the line in `GET /v2/shipping_lines` says what to add to the file that BOXTRAIL_CONFIG names: the number then starts by itself.',
)

export type NotPolled =
  | 'line_not_known'
  | 'line_not_enabled'
  | 'line_not_connected'
  | 'line_paused'
  | 'scheduled'
  | 'line_at_its_limit'

/** What is known about the first poll of a pending request. Times in milliseconds of one clock. */
export interface FirstPoll {
  hasLine: boolean
  isEnabled: boolean
  isConnected: boolean
  pausedUntilMs: number | null
  /** Null: it is not scheduled. */
  dueMs: number | null
  nowMs: number
}

/** A poll that is due is made within seconds, unless its line limits the polls per minute or day. */
const POLLED_WITHIN_MS = 60_000

/** Why the line of a pending request has not been polled about it; null if it is about to be. */
export const whyNotPolled = (first: FirstPoll): NotPolled | null => {
  if (!first.hasLine) return 'line_not_known'
  if (!first.isEnabled) return 'line_not_enabled'
  if (!first.isConnected) return 'line_not_connected'
  if (first.pausedUntilMs !== null && first.pausedUntilMs > first.nowMs) return 'line_paused'
  if (first.dueMs === null) return null
  if (first.dueMs > first.nowMs) return 'scheduled'
  return first.nowMs - first.dueMs > POLLED_WITHIN_MS ? 'line_at_its_limit' : null
}

/** What can be done about a tracking request that failed, is retrying or waits; null if there is nothing to do. */
export const nextStepOf = (request: RequestProblem): NextStep | null => {
  const { status, failedReason, isRetrying, lastOutcome, retryAtMs, notPolled, ended, refused = null } = request
  if (status === 'failed')
    return ended && failedReason === 'expired' ? NO_NEXT : afterFailure(failedReason, lastOutcome, refused)
  if (notPolled === 'line_not_connected' && status !== 'tracking_stopped') return NOT_CONNECTED
  if (status === 'awaiting_manifest')
    return (
      problemAfter(lastOutcome, retryAtMs, refused) ??
      (ended ? waitForNext(ended, retryAtMs) : whileWaiting(lastOutcome, retryAtMs))
    )
  if (status === 'pending' && isRetrying)
    return problemAfter(lastOutcome, retryAtMs, refused) ?? whileRetrying(failedReason, retryAtMs)
  if (status === 'pending' && notPolled !== null) return beforeFirstPoll(notPolled, retryAtMs)
  if (ended === null) return null
  return status === 'pending' ? waitForNext(ended, retryAtMs) : trackAgain(ended)
}

const endOf = ({ ended_at, place }: EndedJourney): string => {
  const at = place?.name ?? place?.locode
  return `ended on ${ended_at.slice(0, 10)}${at ? ` in ${at}` : ''}`
}

const trackAgain = (ended: EndedJourney): NextStep =>
  step(
    'track_again_for_next',
    `This journey of the container ${endOf(ended)}. To follow its next one, submit the number again.`,
  )

const waitForNext = (ended: EndedJourney, retryAtMs: number | null): NextStep =>
  step(
    'wait_until',
    `The last journey of this container ${endOf(ended)}, and is tracked already or too long ago. This request waits for the next one.`,
    retryAtMs,
  )

const NO_NEXT = step(
  'track_again_for_next',
  'The line reported no further journey of this container before the waiting period ended: submit the number again when the container is used again.',
)

const UNREADABLE = step('contact_line', 'The responses of the line could not be read.')

/** A failed request is not retried automatically, even if its number is still polled for other accounts. */
const afterFailure = (reason: FailedReason | null, lastOutcome: Outcome | null, refused: string | null): NextStep => {
  switch (reason) {
    case 'invalid_number':
      return step(
        'fix_number',
        'The line does not accept this number: check it and its type, and that it is not a house bill.',
      )
    case 'not_found':
      return step('fix_number', 'The line does not know this number: check the number and the line.')
    case 'duplicate':
      return step('fix_number', 'Another open tracking request already tracks this number: use that one.')
    case 'scac_auto_detect_failed':
      return step('choose_line', 'No line was found for this number: check it, and name the line by its SCAC.')
    case 'expired':
      return step(
        'contact_line',
        'The line reported nothing before the waiting period ended: contact the line about the number.',
      )
    case 'booking_cancelled':
      return step('contact_line', 'The line reports that the booking was cancelled.')
    case 'data_unavailable':
      return step('contact_line', 'The line withholds its data for this number: request access from the line.')
    case 'retries_exhausted':
    case 'shipping_line_unreachable':
      return lastOutcome === 'unauthorized'
        ? step(
            'check_credentials',
            'This installation had no credentials that the line accepts: add them to the file that BOXTRAIL_CONFIG names, and submit the number again.',
          )
        : step('contact_line', 'The line could not be reached on any attempt: submit the number again later.')
    case 'unrecognized_response':
      return aboutOthers(refused, null) ?? UNREADABLE
    case 'internal_processing_error':
    case null:
      return UNREADABLE
  }
}

/** While a manifest is awaited, `not_found` is not conclusive. */
const whileWaiting = (lastOutcome: Outcome | null, retryAtMs: number | null): NextStep =>
  step(
    'wait_until',
    lastOutcome === 'not_found'
      ? 'The line does not know this number: check it. The line is polled again, in case it learns the number later.'
      : 'The line has no data for this number yet: it is polled again until it has.',
    retryAtMs,
  )

const beforeFirstPoll = (reason: NotPolled, retryAtMs: number | null): NextStep => {
  switch (reason) {
    case 'line_not_known':
      return step('wait_until', 'The line of this number is being looked for. To skip that, name it by its SCAC.')
    case 'line_not_enabled':
      return step('wait_until', 'The line is not enabled for your account, so it is not polled.')
    case 'line_not_connected':
      return NOT_CONNECTED
    case 'line_paused':
      return step('wait_until', 'The line has not responded to recent polls, so polling it pauses.', retryAtMs)
    case 'scheduled':
      return step('wait_until', 'Its first poll is scheduled: numbers beyond the limit per minute wait.', retryAtMs)
    case 'line_at_its_limit':
      return step('wait_until', 'The line limits how often it may be polled, and other numbers come first.')
  }
}

const whileRetrying = (reason: FailedReason | null, retryAtMs: number | null): NextStep => {
  if (reason === 'unrecognized_response') return nextStepAfter('unrecognized', retryAtMs)!
  if (reason === 'shipping_line_unreachable') return nextStepAfter('unreachable', retryAtMs)!
  return step('wait_until', 'An error occurred on our side; it is retried automatically.', retryAtMs)
}

/** Problems with the poll itself, as opposed to what the line reports about the number. */
const problemAfter = (outcome: Outcome | null, retryAtMs: number | null, refused: string | null): NextStep | null =>
  outcome === 'unreachable' || outcome === 'throttled' || outcome === 'unauthorized' || outcome === 'unrecognized'
    ? nextStepAfter(outcome, retryAtMs, refused)
    : null
