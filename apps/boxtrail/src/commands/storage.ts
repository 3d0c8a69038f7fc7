import { readConfig } from '@boxtrail/server/config/config'
import { compareMigrations } from '@boxtrail/server/db/migrate/migrate'
import { hasDatabase, withDatabase } from '../database.ts'
import { CommandError, onSettings } from './command.ts'
import { commandLog } from './command-log.ts'

export const storageCommand = onSettings({
  words: 'storage',
  parameters: [],
  summary:
    'Show what is stored: bytes of each table, for each container, growth a day, and what each setting of retention frees.',
  note: 'Changes nothing, and works beside a running service. Rows and growth are estimates.',
  run: async (_, env) => {
    const config = readConfig(env)
    if (!hasDatabase(config)) throw new CommandError('There is no database yet: it is created at the first start.')
    const { measureStorage } = await import('../storage/measure-storage.ts')
    const { storageText } = await import('./storage-text.ts')
    const options = { kind: 'storage', maxConnections: 1, statementTimeoutMs: 60_000 }
    return withDatabase(config, commandLog(env), options, async (pool) => {
      if ((await compareMigrations(pool)).missing.length > 0)
        throw new CommandError('The database is of an earlier version: start the service once, which upgrades it.')
      const storage = await measureStorage(
        pool,
        { retention: config.retention, hasStore: config.storageUrl !== undefined },
        Date.now(),
      )
      return { json: storage, text: storageText(storage) }
    })
  },
})
