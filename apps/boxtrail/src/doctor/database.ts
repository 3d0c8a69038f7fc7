import { type Config, ConfigError } from '@boxtrail/server/config/config'
import { masterKeyId, readMasterKey } from '@boxtrail/server/config/keys/secrets'
import { examineDatabase, neededMasterKeyId, receivesNotifications } from '@boxtrail/server/db/examine/examine'
import { readServerFacts } from '@boxtrail/server/db/examine/server-facts'
import { compareMigrations } from '@boxtrail/server/db/migrate/migrate'
import { missingPartitions } from '@boxtrail/server/db/partitions/partitions'
import { createLogger } from '@boxtrail/server/logger'
import { countQueues } from '@boxtrail/server/metrics/queries'
import { connectDatabase, hasDatabase, type Pool } from '../database.ts'
import { databaseProblem, serverProblem } from '../database-problem.ts'
import { placeOf } from '../place-of.ts'
import {
  backlogFindings,
  clockFinding,
  databaseFindings,
  keyFinding,
  migrationFinding,
  partitionFinding,
  type SessionFacts,
  workersFinding,
} from './decide.ts'
import { type Finding, findings } from './finding.ts'
import { examinePooled } from './pooler.ts'
import { examineReplica } from './replica.ts'

/** Different from any server's default, so that it shows whether a connection's own setting is used. */
const TIMEOUT_MS = 14_321

/** The checks that need the database, or why it cannot be reached. */
export const examineConnected = async (config: Config): Promise<Finding[]> => {
  const { ok, problem } = findings('database')
  const { databaseUrl } = config
  const place = databaseUrl === undefined ? 'the embedded PostgreSQL' : `PostgreSQL at ${placeOf(databaseUrl)}`
  try {
    if (!hasDatabase(config)) return [ok('embedded; created at the first start')]
    return await withPools(config, async (pools) => {
      const facts = await readServerFacts(pools.pool)
      const unfit = serverProblem(facts)
      if (unfit !== null) return [problem(`${place} ${unfit}`)]
      const version = `${Math.floor(facts.version / 10_000)}.${facts.version % 10_000}`
      return [ok(`${place} answers, version ${version}`), ...(await examineContents(pools, config))]
    })
  } catch (error) {
    return [problem(`${place} ${databaseProblem(error) ?? unavailable(error, databaseUrl)}`)]
  }
}

/**
 * Why the database is unavailable. The embedded database is started for the examination, and its error already says
 * what to do.
 */
const unavailable = (error: unknown, databaseUrl: string | undefined): string => {
  const { message, code } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError) return `cannot be opened: ${error.problems.join('; ')}`
  return databaseUrl === undefined
    ? `cannot be started: ${message || code}`
    : `cannot be reached (${message || code}): start it, or correct DATABASE_URL`
}

interface Pools {
  pool: Pool
  /** Connections with sessions of their own; the same pool if all have them. */
  sessions: Pool
}

const withPools = async <T>(config: Config, work: (pools: Pools) => Promise<T>): Promise<T> => {
  const doctor = { maxConnections: 2, statementTimeoutMs: TIMEOUT_MS }
  const kinds = { doctor, sessions: { ...doctor, ownSessions: true } }
  const { pools, close } = await connectDatabase(config, createLogger('silent'), kinds)
  try {
    return await work({ pool: pools.doctor, sessions: pools.sessions })
  } finally {
    await close()
  }
}

/** Whether connections of DATABASE_URL are proper sessions. */
const examineSessions = async (pool: Pool, { databaseSessionUrl }: Config): Promise<SessionFacts | undefined> =>
  databaseSessionUrl === undefined
    ? { askedTimeoutMs: TIMEOUT_MS, receives: await receivesNotifications(pool) }
    : undefined

/** A file without a valid key shows nothing about the database. */
const keyFindingOf = ({ masterKey, dataDir }: Config, needed: string | null): Finding => {
  try {
    const key = masterKey ?? readMasterKey(dataDir)
    return keyFinding(needed, key ? masterKeyId(key) : null)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return findings('master key').problem(error.problems.join('; '))
  }
}

const examineContents = async (pools: Pools, config: Config): Promise<Finding[]> => {
  const { pool } = pools
  const examined = await examineDatabase(pool)
  const migrations = await compareMigrations(pool)
  const found = [
    ...databaseFindings(examined, await examineSessions(pool, config)),
    ...(await examinePooled(pools, config, examined)),
    ...(await examineReplica(pool, config)),
    clockFinding(examined.clockAheadMs),
    migrationFinding(migrations),
  ]
  // The remaining checks read tables of this version.
  if (migrations.missing.length > 0) return found
  const queues = await countQueues(pool)
  return [
    ...found,
    keyFindingOf(config, await neededMasterKeyId(pool)),
    partitionFinding(await missingPartitions(pool, Date.now())),
    workersFinding(examined.connected, queues),
    ...backlogFindings(queues),
  ]
}
