import type { Logger } from '../../logger.ts'

/** What a replica can be used for at present; if for nothing, why. */
export type ReplicaState = 'current' | 'stands in' | 'behind' | 'no standby' | 'another database' | 'away'

/** A replica of the coordinator does not show how far the other machines are. */
export const NOT_OF_DISTRIBUTED =
  'is not used, because the database is distributed: leave it out, and the coordinator answers reads'

const INSTEAD = 'the primary answers reads'
const SAID: Record<ReplicaState, string> = {
  current: 'DATABASE_READ_URL: the replica is current and answers reads',
  'stands in': 'the primary is away: the replica that DATABASE_READ_URL names answers reads',
  behind: `DATABASE_READ_URL: the replica is further behind than DATABASE_READ_MAX_LAG_S, and ${INSTEAD} until it is not`,
  'no standby': `DATABASE_READ_URL names a server that is not a standby, and ${INSTEAD}: name a streaming replica`,
  'another database': `DATABASE_READ_URL names another database than the primary, and ${INSTEAD}: name a streaming replica of it`,
  away: `DATABASE_READ_URL: the replica cannot be reached, and ${INSTEAD} until it can`,
}

const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** Logs each state once, when it begins; for a replica that is away, also why. */
export const createStateLog = (log: Logger) => {
  let logged: ReplicaState | undefined
  return (state: ReplicaState, error?: unknown): void => {
    if (state === logged) return
    logged = state
    if (state === 'current') log.info(SAID[state])
    else log.warn(state === 'away' ? `${SAID[state]} (${reasonOf(error)})` : SAID[state])
  }
}
