import { startEmbedded } from '@boxtrail/embedded-postgres'
import type { readEnvironment } from '@boxtrail/server/config/config'
import { createDatabase, type Database } from '@boxtrail/server/db/database'
import { migrate } from '@boxtrail/server/db/migrate'
import type { Logger } from '@boxtrail/server/logger'

export type Pool = Database['pool']

type Settings = Pick<ReturnType<typeof readEnvironment>, 'databaseUrl' | 'dataDir'>

/** The database of the installation, its own server or the one that DATABASE_URL names. Nothing is asked of it yet. */
export const connectDatabase = async (
  { databaseUrl, dataDir }: Settings,
  log: Logger,
  maxConnections: number,
): Promise<Database> => {
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir, log: (message) => log.info(message) })
  const database = createDatabase(databaseUrl ?? embedded!.url, {
    maxConnections,
    // Our own server cuts off what is still open when it is stopped.
    onError: (error) => isClosing || log.warn({ error }, 'a database connection was lost'),
  })
  let isClosing = false
  const close = async () => {
    isClosing = true
    await database.close()
    await embedded?.stop()
  }
  return { ...database, close }
}

/**
 * The migrated database and nothing else: for commands, which must work whatever the configuration file says. An account
 * that it names may be the one that is about to be created.
 */
export const openDatabase = async (settings: Settings, log: Logger): Promise<Database> => {
  const database = await connectDatabase(settings, log, 2)
  try {
    await migrate(database.pool)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
