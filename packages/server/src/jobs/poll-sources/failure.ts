import type { Logger } from 'pino'
import type { PollResult } from '../../domain/checks/poll.ts'
import { isAnswer } from '../../tracking/statement.ts'

/** A poll that brought no response about its number, for the operator. */
export interface PollFailure {
  at: string
  number: string
  outcome: string
  /** The status or the error; never credentials. */
  reason: string
}

/** Logs a failed poll, and remembers it with its source. */
export const noteFailure = (
  { check, update, fetched, newContent }: PollResult,
  log: Logger,
  remember: (failure: PollFailure) => void,
): void => {
  const { outcome } = update
  if (isAnswer(outcome)) return
  const unread = newContent?.reading?.problems.map(({ at, reason }) => `${at}: ${reason}`).join('; ')
  const reason = (fetched.detail ?? unread ?? '').slice(0, 500) || 'the response could not be read'
  const failure = { at: check.asked_at.toISOString(), number: check.subject_number, outcome, reason }
  log.warn({ source: check.source_id, ...failure }, 'a poll failed')
  remember(failure)
}
