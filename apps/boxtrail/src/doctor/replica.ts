import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@boxtrail/server/config/config'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import { isDistributed } from '@boxtrail/server/db/distribution/recognize'
import { positionsOfPostgres } from '@boxtrail/server/db/replica/replica-positions'
import { NOT_OF_DISTRIBUTED } from '@boxtrail/server/db/replica/replica-state'
import type { Pool } from '../database.ts'
import { databaseProblem } from '../database-problem.ts'
import { placeOf } from '../place-of.ts'
import { type Finding, findings } from './finding.ts'

const LOOK_EVERY_MS = 100
const ANSWER_MS = 5_000

/** What DATABASE_READ_URL names, compared with the primary; nothing if it names nothing. */
export const examineReplica = async (primary: Pool, config: Config): Promise<Finding[]> => {
  const { databaseReadUrl, databaseReadMaxLagMs: maxLagMs } = config
  if (databaseReadUrl === undefined) return []
  const { problem, warning } = findings('read replica')
  if (await isDistributed(primary)) return [warning(`DATABASE_READ_URL ${NOT_OF_DISTRIBUTED}`)]
  const place = `PostgreSQL at ${placeOf(databaseReadUrl)}`
  const connection = { connectionString: databaseReadUrl, query_timeout: ANSWER_MS }
  const { pool, close } = createDatabase(connection, { maxConnections: 1, applicationName: 'boxtrail doctor' })
  try {
    return [replicaFinding(place, await compare(primary, pool, maxLagMs), maxLagMs)]
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const why = databaseProblem(error) ?? `cannot be reached (${message || code}): start it, or correct the address`
    return [problem(`DATABASE_READ_URL: ${place} ${why}`)]
  } finally {
    await close()
  }
}

interface Compared {
  isSame: boolean
  isStandby: boolean
  /** How long it took until the replica had what the primary had at the beginning; null if not within the limit. */
  lagMs: number | null
}

const compare = async (primary: Pool, replica: Pool, maxLagMs: number): Promise<Compared> => {
  const written = await positionsOfPostgres.written(primary)
  const askedMs = performance.now()
  const passedMs = () => performance.now() - askedMs
  let replayed = await positionsOfPostgres.replayed(replica)
  const isSame = written.database === replayed.database
  if (!isSame || replayed.at === null) return { isSame, isStandby: replayed.at !== null, lagMs: null }
  while (replayed.at !== null && replayed.at < written.at && passedMs() < maxLagMs) {
    await sleep(LOOK_EVERY_MS)
    replayed = await positionsOfPostgres.replayed(replica)
  }
  return { isSame, isStandby: true, lagMs: replayed.at !== null && replayed.at >= written.at ? passedMs() : null }
}

export const replicaFinding = (place: string, { isSame, isStandby, lagMs }: Compared, maxLagMs: number): Finding => {
  const { ok, warning, problem } = findings('read replica')
  if (!isSame)
    return problem(`DATABASE_READ_URL: ${place} is another database than the primary: name a streaming replica of it`)
  if (!isStandby)
    return warning(
      `DATABASE_READ_URL: ${place} is not a standby, so the primary answers reads: name a streaming replica`,
    )
  if (lagMs === null)
    return warning(
      `${place} is more than ${maxLagMs / 1_000} s behind (DATABASE_READ_MAX_LAG_S): the primary answers reads`,
    )
  return ok(`${place} follows the primary, ${(lagMs / 1_000).toFixed(1)} s behind`)
}
