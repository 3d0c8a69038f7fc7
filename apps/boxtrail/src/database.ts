import { existsSync } from 'node:fs'
import { databaseAccount, locate, startEmbedded } from '@boxtrail/embedded-postgres'
import { ConfigError, type readEnvironment } from '@boxtrail/server/config/config'
import { createDatabase, type Database } from '@boxtrail/server/db/connection/database'
import { isDistributed, putAsDistributed } from '@boxtrail/server/db/distribution/recognize'
import { readServerFacts } from '@boxtrail/server/db/examine/server-facts'
import { migrate } from '@boxtrail/server/db/migrate/migrate'
import type { Logger } from '@boxtrail/server/logger'
import { refuseUnusableDirectory } from './data-directory.ts'
import { explained, type Named, serverProblem } from './database-problem.ts'
import { placeOf } from './place-of.ts'

export type Pool = Database['pool']

type Settings = Pick<ReturnType<typeof readEnvironment>, 'databaseUrl' | 'databaseSessionUrl' | 'dataDir'>

/**
 * Whether there is a database. Commands that only read do not create an embedded one. Rejects a data directory that
 * cannot be used.
 */
export const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean => {
  if (databaseUrl !== undefined) return true
  if (!existsSync(dataDir)) return false
  refuseUnusableDirectory(dataDir, true)
  return existsSync(locate(dataDir, databaseAccount()).cluster)
}

/** The connections of one kind of work, which never wait for another kind. */
interface PoolOptions {
  maxConnections: number
  /** A slower statement of this work is cancelled. */
  statementTimeoutMs?: number
  /** A transaction of this work that sends nothing for longer is ended. */
  idleTransactionTimeoutMs?: number
  /** Whether this work needs sessions of its own, because it sets them, locks in them or listens. */
  ownSessions?: boolean
}

export interface Databases<Name extends string> {
  pools: Record<Name, Pool>
  /** The folder of the embedded server's cluster. */
  folder: string | undefined
  /** How threads reach the database. */
  address: { url: string; sharesSessions: boolean; isDistributed?: boolean }
  close: () => Promise<void>
}

/**
 * Pools of the installation's database: the embedded server or the one that DATABASE_URL names, which shares sessions
 * between transactions if there is a DATABASE_SESSION_URL. Does not connect yet.
 */
export const connectDatabase = async <Name extends string>(
  { databaseUrl, databaseSessionUrl, dataDir }: Settings,
  log: Logger,
  kinds: Record<Name, PoolOptions>,
): Promise<Databases<Name>> => {
  refuseUnusableDirectory(dataDir, databaseUrl === undefined)
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log: (message) => log.info(message) })
  let isClosing = false
  const poolOf = (name: string, { ownSessions = false, ...options }: PoolOptions): Database =>
    createDatabase((ownSessions && databaseSessionUrl) || databaseUrl || embedded!.url, {
      ...options,
      sharesSessions: databaseSessionUrl !== undefined && !ownSessions,
      applicationName: `boxtrail ${name}`,
      // The embedded server closes open connections when it is stopped.
      onError: (error) => isClosing || log.warn({ error }, 'a database connection was lost'),
    })
  const databases = Object.entries<PoolOptions>(kinds).map(([name, options]) => [name, poolOf(name, options)] as const)
  const close = async () => {
    isClosing = true
    await Promise.all(databases.map(([, database]) => database.close()))
    await embedded?.stop()
  }
  const pools = Object.fromEntries(databases.map(([name, { pool }]) => [name, pool])) as Record<Name, Pool>
  const address = { url: databaseUrl ?? embedded!.url, sharesSessions: databaseSessionUrl !== undefined }
  return { pools, folder: embedded?.cluster, address, close }
}

/** Opens the database for one piece of work, without migrating it. */
export const withDatabase = async <T>(
  settings: Settings,
  log: Logger,
  { kind, ...options }: PoolOptions & { kind: string },
  work: (pool: Pool) => Promise<T>,
): Promise<T> => {
  const { pools, close } = await connectDatabase(settings, log, { [kind]: options })
  try {
    return await work(pools[kind]!)
  } finally {
    await close()
  }
}

/**
 * Migrates the database in a session of its own. What an operator has to change is reported as a mistake in the
 * setting.
 */
export const prepareDatabase = async (sessions: Pool, settings: Omit<Settings, 'dataDir'>): Promise<void> => {
  const named = settingOf(settings)
  try {
    const problem = serverProblem(await readServerFacts(sessions))
    if (problem !== null && named)
      throw new ConfigError([`${named.variable}: PostgreSQL at ${placeOf(named.url)} ${problem}`])
    await migrate(sessions)
  } catch (error) {
    throw named ? explained(error, named) : error
  }
}

/**
 * Checks, once it can be reached, whether the database is distributed; if so, its statements are rewritten for that.
 */
export const recognizeDistribution = async <Name extends string>(
  { pools, address }: Databases<Name>,
  sessions: Pool,
): Promise<void> => {
  address.isDistributed = await isDistributed(sessions)
  if (address.isDistributed) for (const pool of Object.values<Pool>(pools)) putAsDistributed(pool)
}

/** The setting that names the server for sessions. */
const settingOf = ({ databaseUrl, databaseSessionUrl }: Omit<Settings, 'dataDir'>): Named | undefined => {
  if (databaseSessionUrl !== undefined) return { variable: 'DATABASE_SESSION_URL', url: databaseSessionUrl }
  return databaseUrl === undefined ? undefined : { variable: 'DATABASE_URL', url: databaseUrl }
}

/** Whether the pooler that DATABASE_URL names answers, if there is one. */
export const examinePooler = async (
  pool: Pool,
  { databaseUrl, databaseSessionUrl }: Omit<Settings, 'dataDir'>,
): Promise<void> => {
  if (databaseSessionUrl === undefined) return
  await readServerFacts(pool).catch((error) => {
    throw explained(error, { variable: 'DATABASE_URL', url: databaseUrl! })
  })
}

/**
 * Only the migrated database: for commands, which must work whatever the configuration file contains. An account that
 * it names may be the one about to be created.
 */
export const openDatabase = async (settings: Settings, log: Logger): Promise<Database> => {
  const databases = await connectDatabase(settings, log, { commands: { maxConnections: 2, ownSessions: true } })
  const { pools, close } = databases
  try {
    await prepareDatabase(pools.commands, settings)
    await recognizeDistribution(databases, pools.commands)
    return { pool: pools.commands, close }
  } catch (error) {
    await close()
    throw error
  }
}
