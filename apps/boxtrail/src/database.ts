import { existsSync } from 'node:fs'
import { databaseAccount, locate, startEmbedded } from '@boxtrail/embedded-postgres'
import { ConfigError, type readEnvironment } from '@boxtrail/server/config/config'
import { createDatabase, type Database } from '@boxtrail/server/db/database'
import { migrate } from '@boxtrail/server/db/migrate'
import { readServerFacts } from '@boxtrail/server/db/server-facts'
import type { Logger } from '@boxtrail/server/logger'
import { refuseUnusableDirectory } from './data-directory.ts'
import { explained, serverProblem } from './database-problem.ts'
import { placeOf } from './place-of.ts'

export type Pool = Database['pool']

type Settings = Pick<ReturnType<typeof readEnvironment>, 'databaseUrl' | 'dataDir'>

/** What only looks makes no embedded database. */
export const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== undefined || (existsSync(dataDir) && existsSync(locate(dataDir, databaseAccount()).cluster))

/** The connections of one kind of work, which never wait for another kind. */
interface PoolOptions {
  maxConnections: number
  /** A slower statement of this work is cancelled. */
  statementTimeoutMs?: number
}

export interface Databases<Name extends string> {
  pools: Record<Name, Pool>
  /** The folder of the embedded server's cluster. */
  folder: string | undefined
  close: () => Promise<void>
}

/**
 * Pools of the installation's database: the embedded server or the one that DATABASE_URL names. Does not connect yet.
 */
export const connectDatabase = async <Name extends string>(
  { databaseUrl, dataDir }: Settings,
  log: Logger,
  kinds: Record<Name, PoolOptions>,
): Promise<Databases<Name>> => {
  refuseUnusableDirectory(dataDir, databaseUrl === undefined)
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log: (message) => log.info(message) })
  let isClosing = false
  const databases = Object.entries<PoolOptions>(kinds).map(([name, options]): [string, Database] => [
    name,
    createDatabase(databaseUrl ?? embedded!.url, {
      ...options,
      applicationName: `boxtrail ${name}`,
      // The embedded server closes open connections when it is stopped.
      onError: (error) => isClosing || log.warn({ error }, 'a database connection was lost'),
    }),
  ])
  const close = async () => {
    isClosing = true
    await Promise.all(databases.map(([, database]) => database.close()))
    await embedded?.stop()
  }
  const pools = Object.fromEntries(databases.map(([name, { pool }]) => [name, pool])) as Record<Name, Pool>
  return { pools, folder: embedded?.cluster, close }
}

/** Opens the database as it is for one piece of work: nothing is migrated. */
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

/** Migrates the database; what an operator has to change is said as a mistake of the setting. */
export const prepareDatabase = async (pool: Pool, { databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<void> => {
  try {
    const problem = serverProblem(await readServerFacts(pool))
    if (problem !== null && databaseUrl !== undefined)
      throw new ConfigError([`DATABASE_URL: PostgreSQL at ${placeOf(databaseUrl)} ${problem}`])
    await migrate(pool)
  } catch (error) {
    throw explained(error, databaseUrl)
  }
}

/**
 * Only the migrated database: for commands, which must work whatever the configuration file contains. An account that
 * it names may be the one about to be created.
 */
export const openDatabase = async (settings: Settings, log: Logger): Promise<Database> => {
  const { pools, close } = await connectDatabase(settings, log, { commands: { maxConnections: 2 } })
  try {
    await prepareDatabase(pools.commands, settings)
    return { pool: pools.commands, close }
  } catch (error) {
    await close()
    throw error
  }
}
