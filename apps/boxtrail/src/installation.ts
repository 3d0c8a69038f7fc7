import type { Config } from '@boxtrail/server/config'
import { createSecretBox, readMasterKey, type SecretBox } from '@boxtrail/server/config/secrets'
import { createSigner, type Signer } from '@boxtrail/server/config/signer'
import { createDatabase, type Database } from '@boxtrail/server/db/database'
import { startEmbedded } from '@boxtrail/server/db/embedded/embedded'
import { migrate } from '@boxtrail/server/db/migrate'
import { readImportedPlaces } from '@boxtrail/server/domain/reference/imported'
import type { Notifier } from '@boxtrail/server/domain/webhooks/notifier'
import { createNotifier } from '@boxtrail/server/domain/webhooks/render'
import type { Logger } from '@boxtrail/server/logger'
import { createOutgoing, type Outgoing } from '@boxtrail/server/outgoing/outgoing'
import { createReference, type Reference } from '@boxtrail/server/reference/reference'
import { configureSources, saveSources } from '@boxtrail/server/sources/configure'
import type { Registry } from '@boxtrail/server/sources/registry'
import { createSandbox } from '@boxtrail/server/sources/sandbox/sandbox'
import { createStore } from '@boxtrail/server/storage/create-store'
import type { Store } from '@boxtrail/server/storage/store'

/** What every process of an installation opens first: database, secrets, reference data, sources. */
export interface Installation extends Database {
  secretBox: SecretBox
  signer: Signer
  store: Store
  reference: Reference
  registry: Registry
  notifier: Notifier
  outgoing: Outgoing
}

export const openInstallation = async (config: Config, log: Logger): Promise<Installation> => {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, log: (message) => log.info(message) })
  const database = createDatabase(config.databaseUrl ?? embedded!.url, {
    maxConnections: 24,
    onError: (error) => log.warn({ error }, 'a database connection broke'),
  })
  try {
    await migrate(database.pool)
    const reference = createReference({ places: await readImportedPlaces(database.pool) })
    const registry = configureSources(config, reference, createSandbox(database.pool))
    await saveSources(database.pool, registry)
    const masterKey = readMasterKey(config.dataDir)
    const secretBox = createSecretBox(masterKey)
    const signer = createSigner(masterKey)
    const store = await createStore({ ...config, baseUrl: () => config.baseUrl, signer })
    const notifier = createNotifier({ reference })
    const outgoing = createOutgoing(config.webhooks)
    const close = async () => {
      await outgoing.close()
      await database.close()
      await embedded?.stop()
    }
    return { ...database, secretBox, signer, store, reference, registry, notifier, outgoing, close }
  } catch (error) {
    await database.close()
    await embedded?.stop()
    throw error
  }
}
