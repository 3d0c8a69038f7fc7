import type { Config } from '@boxtrail/server/config/config'
import { masterKeyId, readMasterKey } from '@boxtrail/server/config/secrets'
import { examineDatabase, neededMasterKeyId, receivesNotifications } from '@boxtrail/server/db/examine'
import { compareMigrations } from '@boxtrail/server/db/migrate'
import { missingPartitions } from '@boxtrail/server/db/partitions'
import { readServerFacts } from '@boxtrail/server/db/server-facts'
import { createLogger } from '@boxtrail/server/logger'
import { countQueues } from '@boxtrail/server/metrics/queries'
import { hasDatabase, type Pool, withDatabase } from '../database.ts'
import { databaseProblem, serverProblem } from '../database-problem.ts'
import { placeOf } from '../place-of.ts'
import {
  backlogFindings,
  clockFinding,
  databaseFindings,
  keyFinding,
  migrationFinding,
  partitionFinding,
  workersFinding,
} from './decide.ts'
import { type Finding, findings } from './finding.ts'

/** Unlike any that a server has by default, so that it shows whether a connection's own is used. */
const TIMEOUT_MS = 14_321

/** The checks that need the database, or why it cannot be asked. */
export const examineConnected = async (config: Config): Promise<Finding[]> => {
  const { ok, problem } = findings('database')
  const { databaseUrl } = config
  if (!hasDatabase(config)) return [ok('embedded; made at the first start')]
  const place = databaseUrl === undefined ? 'the embedded PostgreSQL' : `PostgreSQL at ${placeOf(databaseUrl)}`
  try {
    const options = { kind: 'doctor', maxConnections: 2, statementTimeoutMs: TIMEOUT_MS }
    return await withDatabase(config, createLogger('silent'), options, async (pool) => {
      const facts = await readServerFacts(pool)
      const unfit = serverProblem(facts)
      if (unfit !== null) return [problem(`${place} ${unfit}`)]
      const version = `${Math.floor(facts.version / 10_000)}.${facts.version % 10_000}`
      return [ok(`${place} answers, version ${version}`), ...(await examineContents(pool, config))]
    })
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return [
      problem(
        `${place} ${databaseProblem(error) ?? `cannot be reached (${message || code}): start it, or correct DATABASE_URL`}`,
      ),
    ]
  }
}

const examineContents = async (pool: Pool, config: Config): Promise<Finding[]> => {
  const examined = await examineDatabase(pool)
  const migrations = await compareMigrations(pool)
  const found = [
    ...databaseFindings(examined, TIMEOUT_MS, await receivesNotifications(pool)),
    clockFinding(examined.clockAheadMs),
    migrationFinding(migrations),
  ]
  // The rest asks tables of this version.
  if (migrations.missing.length > 0) return found
  const key = config.masterKey ?? readMasterKey(config.dataDir)
  const queues = await countQueues(pool)
  return [
    ...found,
    keyFinding(await neededMasterKeyId(pool), key ? masterKeyId(key) : null),
    partitionFinding(await missingPartitions(pool, Date.now())),
    workersFinding(examined.connected, queues),
    ...backlogFindings(queues),
  ]
}
