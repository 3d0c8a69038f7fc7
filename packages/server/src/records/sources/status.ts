import { isConnected } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import type { Poll } from '../../sources/latest-polls.ts'
import { listSourceRows } from './queries.ts'

export interface SourceStatus {
  id: string
  /** The account whose credentials it uses; null if it uses those of the installation. */
  account_id: string | null
  adapter: string
  state: 'not_configured' | 'paused' | 'failing' | 'working' | 'idle'
  breaker: { failures: number; paused_until: Date | null }
  queue: number
  next_poll_at: Date | null
  pushed_at: Date | null
  /** The seconds between its latest pushes, newest first. */
  push_gaps: number[]
  last_polls: Poll[]
  last_failure: (Poll & { reason: string }) | null
}

/** The state of every source of this installation, for the operator. */
export const sourceStatuses = async (pool: Pool): Promise<SourceStatus[]> => {
  const rows = await listSourceRows(pool)
  return rows.map(({ read_at: now, failures, paused_until, last_polls, last_failure, ...row }) => {
    const pausedUntil = paused_until && paused_until > now ? paused_until : null
    const polls = last_polls as Poll[]
    return {
      ...row,
      state: stateOf({ adapter: row.adapter, failures, isPaused: pausedUntil !== null, wasHeard: polls.length > 0 }),
      breaker: { failures, paused_until: pausedUntil },
      last_polls: polls,
      last_failure: last_failure as SourceStatus['last_failure'],
    }
  })
}

const stateOf = (source: {
  adapter: string
  failures: number
  isPaused: boolean
  wasHeard: boolean
}): SourceStatus['state'] => {
  if (!isConnected(source)) return 'not_configured'
  if (source.isPaused) return 'paused'
  if (source.failures > 0) return 'failing'
  return source.wasHeard ? 'working' : 'idle'
}
