import type { Outcome } from '../statement.ts'
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

export const step = (action: Action, reason: string, retryAtMs: number | null = null): NextStep => ({
  action,
  reason,
  retryAtMs,
})

/** Waiting helps only while polls are still scheduled. */
const waitElse = (action: Action, reason: string, retryAtMs: number | null) =>
  step(retryAtMs === null ? action : 'wait_until', reason, retryAtMs)

/**
 * The next step after the outcome of the last poll, for any kind of source. Null if all is well or nothing was polled
 * yet. `refused`: why the response is not used, if known.
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

/** The next step if a source responds about other numbers: polling it again does not help. Null for other reasons. */
export const aboutOthers = (refused: string | null, retryAtMs: number | null): NextStep | null => {
  const others = othersNamedIn(refused)
  return (
    others &&
    step(
      'fix_number',
      `The source was polled about ${others.asked} and responds about ${others.named}, so its response is not used: ask it which of the two is right, and track the other number if it is that one.`,
      retryAtMs,
    )
  )
}
