import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'
import { isUnconfigured } from './unconfigured/source.ts'

/** Counting stops here, so that it takes a bounded time however long the queue is. */
const COUNTED_TO = 10_000

const listSourcesSql = statement(
  'list-sources',
  `select s.id, s.account_id, s.adapter, s.failures, s.paused_until, s.last_failure, now() as read_at,
     (select min(c.next_check_at) from checks c where c.source_id = s.id) as next_poll_at,
     (select count(*)::int from (select 1 from checks c where c.source_id = s.id and c.next_check_at <= now()
        limit ${COUNTED_TO}) due) as queue,
     (select jsonb_agg(jsonb_build_object('at', r.last_asked_at, 'number', r.subject_number, 'outcome', r.last_outcome))
        from (select c.last_asked_at, c.subject_number, c.last_outcome from checks c
          where c.source_id = s.id and c.last_asked_at is not null
          order by c.last_asked_at desc limit 5) r) as last_polls
   from sources s where s.adapter <> 'sandbox' order by s.id`,
  { notNull: ['read_at', 'queue'] },
)

export interface SourceStatus {
  id: string
  /** The account whose credentials it uses; null: the installation's. */
  account_id: string | null
  adapter: string
  state: 'not_configured' | 'paused' | 'failing' | 'working' | 'idle'
  breaker: { failures: number; paused_until: Date | null }
  queue: number
  next_poll_at: Date | null
  last_polls: { at: string; number: string; outcome: string }[]
  last_failure: { at: string; number: string; outcome: string; reason: string } | null
}

/** The state of every source of this installation, for the operator. */
export const sourceStatuses = async (pool: Pool): Promise<SourceStatus[]> => {
  const rows = await listSourcesSql.rows(pool)
  return rows.map(({ read_at: now, failures, paused_until, last_polls, last_failure, ...row }) => {
    const pausedUntil = paused_until && paused_until > now ? paused_until : null
    const polls = (last_polls ?? []) as SourceStatus['last_polls']
    return {
      ...row,
      state: stateOf({ adapter: row.adapter, failures, isPaused: pausedUntil !== null, wasPolled: polls.length > 0 }),
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
  wasPolled: boolean
}): SourceStatus['state'] => {
  if (isUnconfigured(source)) return 'not_configured'
  if (source.isPaused) return 'paused'
  if (source.failures > 0) return 'failing'
  return source.wasPolled ? 'working' : 'idle'
}
