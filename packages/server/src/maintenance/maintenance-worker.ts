import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { droppedBefore, packedBefore, type Retention, storedBefore } from '../config/settings/retention-settings.ts'
import { recordHorizon } from '../db/horizons.ts'
import { ensurePartitions } from '../db/partitions/partitions.ts'
import { transaction } from '../db/transaction.ts'
import { forgetAnswers } from '../idempotency/queries.ts'
import { purgeInvitations } from '../identity/invitations/queries.ts'
import { purgeClients } from '../identity/oauth/client-queries.ts'
import { purgeConnections } from '../identity/oauth/connection-queries.ts'
import { purgeRequests } from '../identity/oauth/request-queries.ts'
import { purgeTokens } from '../identity/oauth/token-queries.ts'
import { purgeAttempts } from '../identity/sessions/attempt-queries.ts'
import { purgeSessions } from '../identity/sessions/queries.ts'
import { purgeOldMessages } from '../intake/feeds/queries.ts'
import { forgetWindows } from '../rate-limits/queries.ts'
import { purgeLogins } from '../sources/http/login-queries.ts'
import type { Store } from '../storage/store/store.ts'
import { packEnded } from '../tracking/packing/pack-ended.ts'
import { moveBodies, removeStored } from '../tracking/stored-bodies/move.ts'
import { removeUnattached, removeUnwanted } from './blobs.ts'
import { dropExpired } from './drop-expired.ts'
import { repairAfterUpgrade } from './listed.ts'
import { daily, removeUnnamed } from './unnamed.ts'

const EVERY_MS = 600_000
const AT_ONCE = 1_000

export interface MaintenanceOptions {
  pool: Pool
  store: Store
  log: Logger
  retention: Retention
  deletedFilesKeptDays?: number
  storesReportBodies?: boolean
}

/** Background maintenance: creates the partitions of coming months and deletes what has expired. */
export const runMaintenance = async (options: MaintenanceOptions, signal: AbortSignal): Promise<void> => {
  const { pool, store, log, retention, deletedFilesKeptDays = 7 } = options
  const tasks: [string, () => Promise<unknown>][] = [
    ['making partitions', () => ensurePartitions(pool, Date.now())],
    ['dropping expired data', () => dropExpired({ pool, log, retention, signal, nowMs: Date.now() })],
    ['packing ended journeys', daily(() => packEndedJourneys({ pool, log, retention }, signal))],
    ['moving bodies of reports to the store', daily(() => moveOldBodies(options, signal))],
    ['removing expired bodies of reports', daily(() => removeOldBodies(options, signal))],
    ['deleting expired responses', () => forgetOldAnswers(pool, signal)],
    ['deleting old feed messages', () => purgeOldMessages(pool)],
    ['deleting rate windows', () => forgetWindows(pool)],
    ['deleting expired tokens of sources', () => purgeLogins(pool)],
    ['deleting ended sessions', () => purgeSessions(pool)],
    ['deleting expired invitations', () => purgeInvitations(pool)],
    ['deleting old failed sign-ins', () => purgeAttempts(pool)],
    ['deleting expired tokens of apps', () => purgeTokens(pool)],
    ['deleting expired connections of apps', () => purgeConnections(pool)],
    ['deleting unanswered requests of apps', () => purgeRequests(pool)],
    ['deleting unused apps', () => purgeClients(pool)],
    ['removing files that were never attached', () => removeUnattached(pool, store, signal)],
    ['removing files of deleted documents', () => removeUnwanted(pool, store, deletedFilesKeptDays, signal)],
    ['removing unreferenced files', daily(() => removeUnnamed(pool, store, signal))],
    ['comparing lists and search with their records', daily(() => repairAfterUpgrade(pool, log, signal))],
    ['removing remains of uploads', async () => store.tidy?.()],
  ]
  while (!signal.aborted) {
    for (const [name, run] of tasks) await run().catch((error) => log.error({ error }, `${name} failed`))
    await setTimeout(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}

const packEndedJourneys = async (
  { pool, log, retention }: Pick<MaintenanceOptions, 'pool' | 'log' | 'retention'>,
  signal: AbortSignal,
): Promise<void> => {
  const beforeMs = packedBefore(retention, Date.now())
  const shipments = beforeMs === null ? 0 : await packEnded(pool, beforeMs, signal)
  if (shipments > 0) log.info({ shipments }, 'ended journeys were packed')
}

const moveOldBodies = async (options: MaintenanceOptions, signal: AbortSignal): Promise<void> => {
  const beforeMs = storedBefore(options.retention, Date.now())
  if (options.storesReportBodies && beforeMs !== null) await moveBodies({ ...options, beforeMs, signal })
}

/** Removes old bodies from the store, even if none are moved there any more. */
const removeOldBodies = async ({ pool, store, retention }: MaintenanceOptions, signal: AbortSignal): Promise<void> => {
  const beforeMs = droppedBefore(retention, 'report_bodies', Date.now())
  if (beforeMs === null) return
  await recordHorizon(pool, 'report_bodies', new Date(beforeMs))
  await removeStored({ pool, store, signal, beforeMs })
}

const forgetOldAnswers = async (pool: Pool, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const forgotten = await transaction(pool, (client) => forgetAnswers(client, AT_ONCE))
    if (forgotten < AT_ONCE) return
  }
}
