import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { markWaitingJourneysStale } from '../journeys/stale-queries.ts'
import type { PollResult } from './poll.ts'
import * as q from './record-queries.ts'

const isFailed = ({ update }: PollResult): boolean => update.outcome !== 'ok'

const isOfLine = ({ source }: PollResult): boolean => source.kind === 'line'

/** Requests that wait are marked in the same transaction, because a crash in between would lose the response. */
export const settleUnchanged = async (pool: Pool, unchanged: readonly PollResult[]): Promise<number> => {
  const updates = unchanged.map((poll) => poll.update)
  // A request waits for its line; that a terminal cannot be reached concerns no request.
  const failed = unchanged.filter((poll) => isFailed(poll) && isOfLine(poll)).map(({ check }) => check.id)
  const answered = unchanged.filter((poll) => !isFailed(poll)).map(({ check }) => check.id)
  const concerned = [...failed, ...(await q.findAwaitedChecks(pool, answered))]
  if (concerned.length === 0) {
    await q.settleChecks(pool, updates)
    return 0
  }
  return transaction(pool, async (client) => {
    const locked = await q.settleChecks(client, updates)
    return markWaitingJourneysStale(
      client,
      concerned.filter((id) => locked.has(id)),
    )
  })
}
