import { isAnswer } from '@boxtrail/engine/statement'
import type { Logger } from 'pino'
import { LATEST_POLLS, type Poll } from '../../sources/latest-polls.ts'
import type { PollResult } from './poll.ts'

/** A poll that brought no response about its number, for the operator. */
export interface PollFailure extends Poll {
  /** The status or the error; never credentials. */
  reason: string
}

export interface PollNotes {
  /** Remembers a poll, and logs it if it failed. */
  note(result: PollResult): void
  /** The latest polls, newest first. */
  latest(): readonly Poll[]
  /** The last failure since the source was leased. */
  lastFailure(): PollFailure | null
}

/** Sources of the sandbox, some of whose journeys have failures. */
const SIMULATED = /:TEST/

/** What is remembered of the polls of a source, beginning with those before it was leased. */
export const createPollNotes = (before: readonly Poll[], log: Logger): PollNotes => {
  let latest = [...before]
  let lastFailure: PollFailure | null = null
  return {
    note: (result) => {
      const { check, update } = result
      const poll = { at: check.asked_at.toISOString(), number: check.subject_number, outcome: update.outcome }
      latest = [poll, ...latest].slice(0, LATEST_POLLS)
      if (isAnswer(update.outcome)) return
      lastFailure = { ...poll, reason: reasonOf(result) }
      log[SIMULATED.test(check.source_id) ? 'info' : 'warn'](
        { source: check.source_id, ...lastFailure },
        'a poll failed',
      )
    },
    latest: () => latest,
    lastFailure: () => lastFailure,
  }
}

const reasonOf = ({ fetched, newContent }: PollResult): string => {
  const unread = newContent?.reading?.problems.map(({ at, reason }) => `${at}: ${reason}`).join('; ')
  return (fetched.detail ?? unread ?? '').slice(0, 500) || 'the response could not be read'
}
