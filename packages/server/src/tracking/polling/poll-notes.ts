import { isAnswer } from '@boxtrail/engine/statement'
import type { Logger } from 'pino'
import { LATEST_POLLS, type Poll } from '../../sources/latest-polls.ts'
import { problemInWords } from '../../sources/problem-in-words.ts'
import type { PollResult } from './poll.ts'

/** A poll that brought no response about its number, for the operator. */
export interface PollFailure extends Poll {
  /** The status or the error; never credentials. */
  reason: string
}

export interface PollNotes {
  /** Remembers a poll, and logs it if it failed. */
  note(result: PollResult): void
  /** The latest polls, newest first, and the last failure, since the previous call; null if there were no polls. */
  take(): { latest: readonly Poll[]; lastFailure: PollFailure | null } | null
}

/** Sources of a sandbox, some of whose journeys simulate failures. */
const SIMULATED = /:TEST/

/** Collects this process's polls of a source until they are written beside those of other processes. */
export const createPollNotes = (log: Logger): PollNotes => {
  let latest: Poll[] = []
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
    take: () => {
      if (latest.length === 0) return null
      const taken = { latest, lastFailure }
      latest = []
      lastFailure = null
      return taken
    },
  }
}

const reasonOf = ({ fetched, newContent }: PollResult): string => {
  const unread = newContent?.reading?.problems.map(problemInWords).join('; ')
  return (fetched.detail ?? unread ?? '').slice(0, 500) || 'the response could not be read'
}
