import type { EndedJourney } from '../record/column-types.ts'
import type { Outcome } from '../statement.ts'
import type { FailedReason, RequestState } from './decide-request.ts'
import { beforeFirstPoll, NOT_CONNECTED, type NotPolled } from './first-poll.ts'
import { aboutOthers, type NextStep, nextStepAfter, step } from './next-step.ts'

export interface RequestProblem {
  status: RequestState['status']
  failedReason: FailedReason | null
  isRetrying: boolean
  /** The outcome of the last poll of its line. */
  lastOutcome: Outcome | null
  /** Why the last response of its line is not used, if known. */
  refused?: string | null
  /** When its line is polled next. */
  retryAtMs: number | null
  /** Why its line has not been polled about it yet; null if it was, or is being polled now. */
  notPolled: NotPolled | null
  /**
   * The journey of the requested container that had ended before the request: the one served, or the one before the
   * awaited one.
   */
  ended: EndedJourney | null
}

/** What can be done about a tracking request that failed, is retrying or waits; null if there is nothing to do. */
export const nextStepOf = (request: RequestProblem): NextStep | null => {
  const { status, failedReason, isRetrying, lastOutcome, retryAtMs, notPolled, ended, refused = null } = request
  if (status === 'failed')
    return ended && failedReason === 'expired' ? NO_NEXT : afterFailure(failedReason, lastOutcome, refused)
  if (notPolled === 'line_not_connected' && status !== 'tracking_stopped') return NOT_CONNECTED
  // Applies whatever the line responded before it was disabled.
  if (notPolled === 'line_not_enabled' && (status === 'pending' || status === 'awaiting_manifest'))
    return beforeFirstPoll(notPolled, null)
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
