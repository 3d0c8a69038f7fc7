import { readDocument, recognitionLimits } from '@boxtrail/document-reading/read-document'
import { readers } from '@boxtrail/document-reading/readers/readers'
import type { Config } from '@boxtrail/server/config/config'
import { cadenceOf, requestLimitsOf } from '@boxtrail/server/config/settings/cadence-settings'
import type { Wakeups } from '@boxtrail/server/db/queues/wakeups'
import { recognizeBy } from '@boxtrail/server/documents/reading/ocr-service'
import { processFile } from '@boxtrail/server/intake/drop-folder/process-file'
import type { Logger } from '@boxtrail/server/logger'
import { lookupsOf } from '@boxtrail/server/reference/lookups-of'
import { runWorkers, type WorkerOptions } from '@boxtrail/server/workers'
import type { Installation } from './installation.ts'

interface Roles {
  config: Config
  log: Logger
  installation: Installation
  wakeups: Wakeups
}

/**
 * The number of further readers, for pages that are shown, mails that are posted, and the account whose turn it is:
 * they need not wait for documents.
 */
const PLACES_BESIDE = 5

/** Runs the jobs of this process until `signal` aborts. */
export const runRoles = ({ config, log, installation, wakeups }: Roles, signal: AbortSignal): Promise<void> => {
  const { workerPool: pool, registry, reference, secretBox, outgoing, store, clock, notifier } = installation
  const cadence = cadenceOf(config)
  readers.ensureCapacity(config.documents.readings_at_once + PLACES_BESIDE)
  return runWorkers(
    {
      pool,
      store,
      retention: config.retention,
      storesReportBodies: config.storageUrl !== undefined,
      deletedFilesKeptDays: config.documents.deleted_files_kept_days,
      checks: { pool, registry, wakeups, log, cadence },
      journeys: journeysOf({ config, log, installation, wakeups }),
      detections: { pool, reference, registry, config, wakeups, log, clock },
      silences: { pool, registry, notifier, log },
      deliveries: { pool, wakeups, log, config, secretBox, outgoing, clock },
      documents: {
        pool,
        store,
        reference,
        registry,
        config,
        wakeups,
        log,
        clock,
        read: (file) => readDocument(file, { recognition: recognitionOf(config) }),
        atOnce: config.documents.readings_at_once,
      },
      ...(config.edi.drop_folder === undefined
        ? {}
        : {
            dropFolder: {
              path: config.edi.drop_folder,
              take: processFile({ pool, wakeups, registry, reference, clock, store }),
              log,
            },
          }),
    },
    signal,
  )
}

/** What projects journeys: this thread, or threads of their own. */
const journeysOf = ({ config, log, installation, wakeups }: Roles): WorkerOptions['journeys'] => {
  const { workerPool: pool, registry, reference, notifier, threads } = installation
  const count = config.projectionThreads
  if (count > 0) {
    const { lines, feeds, edi, cadence, retry, compat, logLevel, traces } = config
    const copied = { lines, feeds, edi, cadence, retry, compat }
    return { count, settings: { ...threads, config: copied, logLevel, traces }, wakeups, log }
  }
  const decided = { cadence: cadenceOf(config), limits: requestLimitsOf(config), lookups: lookupsOf(reference) }
  return { pool, registry, wakeups, log, notifier, ...decided }
}

const recognitionOf = ({ documents: { ocr } }: Config) => {
  if (ocr.kind === 'off') return false
  return ocr.kind === 'service' ? recognizeBy(ocr) : recognitionLimits
}
