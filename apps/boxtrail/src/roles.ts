import { readDocument } from '@boxtrail/document-reading/read-document'
import { cadenceOf, requestLimitsOf } from '@boxtrail/server/config/cadence'
import type { Config } from '@boxtrail/server/config/config'
import type { Wakers } from '@boxtrail/server/db/wakers'
import { createWorld } from '@boxtrail/server/domain/journeys/project/world'
import { takeDropped } from '@boxtrail/server/jobs/watch-drop-folder/take'
import type { Logger } from '@boxtrail/server/logger'
import { runWorkers } from '@boxtrail/server/worker'
import type { Installation } from './installation.ts'

interface Roles {
  config: Config
  log: Logger
  installation: Installation
  wakers: Wakers
}

/** Runs the jobs of this process until `signal` aborts. */
export const runRoles = ({ config, log, installation, wakers }: Roles, signal: AbortSignal): Promise<void> => {
  const { workerPool: pool, registry, reference, secretBox, notifier, outgoing, store, clock } = installation
  const cadence = cadenceOf(config)
  return runWorkers(
    {
      pool,
      store,
      deletedFilesKeptDays: config.documents.deleted_files_kept_days,
      checks: { pool, registry, wakers, log, cadence },
      journeys: {
        pool,
        registry,
        wakers,
        log,
        cadence,
        limits: requestLimitsOf(config),
        world: createWorld(reference),
        notifier,
      },
      detections: { pool, reference, registry, notifier, wakers, log, clock },
      deliveries: { pool, wakers, log, config, secretBox, outgoing, clock },
      documents: {
        pool,
        store,
        notifier,
        wakers,
        log,
        clock,
        read: readDocument,
        atOnce: config.documents.readings_at_once,
      },
      ...(config.edi.drop_folder === undefined
        ? {}
        : { dropFolder: { path: config.edi.drop_folder, take: takeDropped({ pool, wakers, registry, clock }), log } }),
    },
    signal,
  )
}
