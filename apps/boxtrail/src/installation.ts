import { createReference, type Reference } from '@boxtrail/reference/reference'
import { type Config, ConfigError } from '@boxtrail/server/config/config'
import { createSecretBox, type SecretBox } from '@boxtrail/server/config/keys/secrets'
import { createSigner, type Signer } from '@boxtrail/server/config/keys/signer'
import { createDatabaseClock } from '@boxtrail/server/db/clock'
import { createDatabase, type Database } from '@boxtrail/server/db/connection/database'
import { whenReachable } from '@boxtrail/server/db/connection/when-reachable'
import { type DiskSpace, rejectWhenFull, watchDiskSpace } from '@boxtrail/server/db/examine/disk-space'
import { createReadReplica, type ReadReplica } from '@boxtrail/server/db/replica/read-replica'
import { NOT_OF_DISTRIBUTED } from '@boxtrail/server/db/replica/replica-state'
import { ensureDemoAccount } from '@boxtrail/server/identity/accounts/ensure-demo-account'
import { openMasterKey } from '@boxtrail/server/identity/installation/master-key'
import { dropFolderProblem } from '@boxtrail/server/intake/drop-folder/drop-folder'
import type { Logger } from '@boxtrail/server/logger'
import { createNotifier } from '@boxtrail/server/notifications/rendering/create-notifier'
import type { Notifier } from '@boxtrail/server/notifications/rendering/notifier'
import { createOutgoing, type Outgoing } from '@boxtrail/server/outgoing/outgoing'
import { findMissingAccounts } from '@boxtrail/server/records/accounts/queries'
import { readImported } from '@boxtrail/server/reference/imported-rows'
import { configureSources } from '@boxtrail/server/sources/configuration/configure-sources'
import { unknownPlaces } from '@boxtrail/server/sources/configuration/unknown-places'
import { sharedLogins } from '@boxtrail/server/sources/http/shared-logins'
import type { Registry } from '@boxtrail/server/sources/registry'
import { saveSources } from '@boxtrail/server/sources/save-sources'
import { createSandbox } from '@boxtrail/server/sources/test-line/sandbox-sources'
import { createStore } from '@boxtrail/server/storage/create-store'
import { checkStore } from '@boxtrail/server/storage/store/check-store'
import type { Store } from '@boxtrail/server/storage/store/store'
import type { ThreadSettings } from '@boxtrail/server/tracking/projection/threads/messages'
import { connectDatabase, examinePooler, type Pool, prepareDatabase, recognizeDistribution } from './database.ts'
import { placeOf } from './place-of.ts'

const POOLS = {
  // A request with an Idempotency-Key may wait within its transaction for what it has sent to somebody else.
  requests: { maxConnections: 20, statementTimeoutMs: 15_000, idleTransactionTimeoutMs: 45_000 },
  // Leases of 30 s are renewed every 10 s: locks of a process that stalls are free again before a lease expires.
  workers: { maxConnections: 12, statementTimeoutMs: 120_000, idleTransactionTimeoutMs: 15_000 },
  probe: { maxConnections: 1, statementTimeoutMs: 2_000 },
  // For migrations, which may take any time, for listening, and for watching the primary.
  sessions: { maxConnections: 3, ownSessions: true },
}

/** A thread projects one batch of journeys after another. */
const THREAD_POOL = { ...POOLS.workers, maxConnections: 2 }

/** If a statement on the replica takes longer, the primary answers, even if the replica sends nothing at all. */
const READ_MS = 5_000

/** What every process of an installation opens first: database, secrets, reference data, sources. */
export interface Installation extends Database {
  /** `pool` serves requests; workers have their own, so that neither waits for the other. */
  workerPool: Pool
  /** One connection to check whether the database responds. */
  probe: Pool
  /** For work that needs a session of its own. */
  sessions: Pool
  /** A replica for reads, and its connections. */
  replica?: ReadReplica
  readPool?: Pool
  diskSpace: DiskSpace
  secretBox: SecretBox
  signer: Signer
  store: Store
  reference: Reference
  registry: Registry
  notifier: Notifier
  outgoing: Outgoing
  /** The database's time, which all processes share. */
  clock: () => Date
  /** What threads need to open the database as the workers do. */
  threads: Pick<ThreadSettings, 'database' | 'folder'>
}

export const openInstallation = async (config: Config, log: Logger): Promise<Installation> => {
  for (const warning of config.warnings) log.warn(warning)
  refuseUnusableDropFolder(config)
  const database = await connectDatabase(config, log, POOLS)
  const { requests: pool, workers: workerPool, probe, sessions } = database.pools
  try {
    const imported = await whenReachable(
      async () => {
        await prepareDatabase(sessions, config)
        await recognizeDistribution(database, sessions)
        await examinePooler(pool, config)
        return readImported(pool)
      },
      (error) => log.warn(unreachable(config.databaseUrl, error)),
    )
    const reference = createReference(imported)
    for (const warning of unknownPlaces(config, reference)) log.warn(warning)
    await ensureDemoAccount(pool)
    await refuseUnknownAccounts(pool, config)
    const masterKey = await openMasterKey(pool, config)
    const secretBox = createSecretBox(masterKey)
    const registry = configureSources(config, reference, {
      sandbox: createSandbox(pool),
      obtainToken: sharedLogins({ pool: workerPool, secretBox }),
    })
    await saveSources(pool, registry)
    const signer = createSigner(masterKey)
    const databaseClock = await createDatabaseClock(pool, log)
    const clock = databaseClock.now
    const store = await createStore({ ...config, baseUrl: () => config.baseUrl, signer, clock })
    await checkStore(store, log)
    const notifier = createNotifier({ reference, registry, config })
    const outgoing = createOutgoing(config.webhooks)
    const diskSpace = await watchDiskSpace({ folder: database.folder })
    rejectWhenFull(workerPool, diskSpace)
    const reads = openReplica(config, { primary: pool, probe: sessions }, log, database.address.isDistributed)
    const close = async () => {
      await reads?.close()
      diskSpace.close()
      databaseClock.close()
      await outgoing.close()
      await database.close()
    }
    const storage = { secretBox, signer, store, diskSpace, ...reads?.parts }
    const { folder, address } = database
    const threads = { folder, database: { ...address, ...THREAD_POOL } }
    const made = { reference, registry, notifier, outgoing, clock, threads }
    return { pool, workerPool, probe, sessions, ...storage, ...made, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The replica that DATABASE_READ_URL names. It may be away: the primary answers then. */
const openReplica = (
  { databaseReadUrl, databaseReadMaxLagMs: maxLagMs }: Config,
  of: { primary: Pool; probe: Pool },
  log: Logger,
  isDistributed = false,
) => {
  if (databaseReadUrl === undefined) return undefined
  if (isDistributed) {
    log.warn(`DATABASE_READ_URL ${NOT_OF_DISTRIBUTED}`)
    return undefined
  }
  const connection = { connectionString: databaseReadUrl, query_timeout: READ_MS }
  const database = createDatabase(connection, {
    applicationName: 'boxtrail reads',
    statementTimeoutMs: READ_MS,
    onError: (error) => log.debug({ error }, 'a connection to the replica was lost'),
  })
  const replica = createReadReplica({ ...of, replica: database.pool, log, maxLagMs })
  const close = async () => {
    replica.close()
    await database.close()
  }
  return { parts: { replica, readPool: database.pool }, close }
}

const unreachable = (databaseUrl: string | undefined, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error)
  if (!databaseUrl) return `The embedded PostgreSQL cannot be reached (${reason}): waiting for it.`
  return `DATABASE_URL: PostgreSQL at ${placeOf(databaseUrl)} cannot be reached (${reason}): waiting for it. Start it, or correct DATABASE_URL.`
}

const refuseUnusableDropFolder = ({ edi: { drop_folder: path }, roles, locate }: Config): void => {
  const problem = path === undefined || !roles.has('worker') ? null : dropFolderProblem(path)
  if (problem !== null) throw new ConfigError([`${locate(['edi', 'drop_folder'])}: ${problem}`])
}

/** Rejects feeds of unknown accounts, which could never be applied. */
const refuseUnknownAccounts = async (pool: Database['pool'], config: Config): Promise<void> => {
  const named = [
    ...config.lines.map(({ account }, index) => ({ account, path: ['lines', index, 'account'] })),
    ...config.feeds.map(({ account }, index) => ({ account, path: ['feeds', index, 'account'] })),
    ...config.edi.partners.map(({ account }, index) => ({ account, path: ['edi', 'partners', index, 'account'] })),
  ].filter((one) => one.account !== undefined)
  const missing = new Set(
    await findMissingAccounts(
      pool,
      named.map(({ account }) => account!),
    ),
  )
  const problems = named
    .filter(({ account }) => missing.has(account!))
    .map(
      ({ account, path }) =>
        `${config.locate(path)}: there is no account ${account}; correct the id, leave it out, or create the account: npm run boxtrail -- admin accounts create <name> ${account}`,
    )
  if (problems.length > 0) throw new ConfigError(problems)
}
