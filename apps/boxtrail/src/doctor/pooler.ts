import type { Config } from '@boxtrail/server/config/config'
import { type Examined, identifyDatabase, receivesNotifications } from '@boxtrail/server/db/examine/examine'
import type { Pool } from '../database.ts'
import { type Finding, findings } from './finding.ts'

export interface Pooled {
  timeZone: string
  statementTimeoutMs: number
  idleTransactionTimeoutMs: number
  /** Whether DATABASE_SESSION_URL is the database of DATABASE_URL. */
  isSame: boolean
  /** Whether a session of its own receives what another one notifies. */
  receives: boolean
}

/** What a pooler in DATABASE_URL does, and whether DATABASE_SESSION_URL leads around it; nothing without one. */
export const examinePooled = async (
  { pool, sessions }: { pool: Pool; sessions: Pool },
  { databaseSessionUrl }: Config,
  { timeZone, statementTimeoutMs, idleTransactionTimeoutMs }: Examined,
): Promise<Finding[]> => {
  if (databaseSessionUrl === undefined) return []
  const isSame = (await identifyDatabase(pool)) === (await identifyDatabase(sessions))
  const timeouts = { statementTimeoutMs, idleTransactionTimeoutMs }
  return poolerFindings({ timeZone, ...timeouts, isSame, receives: await receivesNotifications(sessions) })
}

export const poolerFindings = ({
  timeZone,
  statementTimeoutMs,
  idleTransactionTimeoutMs,
  isSame,
  receives,
}: Pooled): Finding[] => {
  const { ok, warning, problem } = findings('pooler')
  const found: Finding[] = []
  if (!isSame) found.push(problem('DATABASE_SESSION_URL is another database than DATABASE_URL: name the same one'))
  if (!receives)
    found.push(problem('DATABASE_SESSION_URL shares sessions, too: name the address of the database itself'))
  if (timeZone !== 'UTC')
    found.push(problem(`its sessions are in ${timeZone}: alter role … set timezone = 'UTC', and restart the pooler`))
  if (statementTimeoutMs === 0)
    found.push(
      warning(
        "its statements keep running when nobody waits for them any more: alter role … set statement_timeout = '2min'",
      ),
    )
  if (idleTransactionTimeoutMs === 0)
    found.push(
      warning("a process that stalls keeps its locks: alter role … set idle_in_transaction_session_timeout = '45s'"),
    )
  return found.length > 0
    ? found
    : [ok('shares sessions between transactions, and DATABASE_SESSION_URL leads around it')]
}
