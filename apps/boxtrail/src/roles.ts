import type { Config } from '@boxtrail/server/config'
import { cadenceOf, requestLimitsOf } from '@boxtrail/server/config/cadence'
import { takeCsvFile } from '@boxtrail/server/http/feed/take-csv-file'
import { createWorld } from '@boxtrail/server/jobs/project-shipments/world'
import { takeEdiFile } from '@boxtrail/server/jobs/receive-edi/take-file'
import type { Wakers } from '@boxtrail/server/jobs/wake'
import type { Logger } from '@boxtrail/server/logger'
import { readDocument } from '@boxtrail/server/reading/read-document'
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
  const { pool, registry, reference, secretBox, notifier, outgoing, store } = installation
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
      detections: { pool, reference, registry, notifier, wakers, log },
      deliveries: { pool, wakers, log, config, secretBox, outgoing },
      documents: {
        pool,
        store,
        notifier,
        wakers,
        log,
        read: readDocument,
        atOnce: config.documents.readings_at_once,
      },
      dropFolders: dropFolders(config, { pool, wakers, registry }).map((folder) => ({ ...folder, log })),
    },
    signal,
  )
}

/** Files that are put into a folder instead of being sent: interchanges of partners, snapshots of feeds. */
const dropFolders = (config: Config, parts: Pick<Installation, 'pool' | 'registry'> & { wakers: Wakers }) => {
  const edi = config.edi.drop_folder
  const feeds = config.feeds.flatMap(({ id, drop_folder: path }) => {
    const source = parts.registry.feed(id)
    return path && source ? [{ path, take: takeCsvFile({ ...parts, clock: () => new Date() }, source) }] : []
  })
  return [...(edi === undefined ? [] : [{ path: edi, take: takeEdiFile(parts) }]), ...feeds]
}
