import type { Pool } from 'pg'
import type { Retention } from './config/settings/retention-settings.ts'
import { type ReadingWorkerOptions, runReadingWorker } from './documents/reading/reading-worker.ts'
import { type DropFolderOptions, runDropFolder } from './intake/drop-folder/drop-folder-worker.ts'
import { runMaintenance } from './maintenance/maintenance-worker.ts'
import { type DeliveryWorkerOptions, runDeliveryWorker } from './notifications/delivery/delivery-worker.ts'
import { type DetectionWorkerOptions, runDetectionWorker } from './requests/line-detection/detection-worker.ts'
import { runSilenceWorker, type SilenceWorkerOptions } from './silence/silence-worker.ts'
import type { Store } from './storage/store/store.ts'
import { type CheckWorkerOptions, runCheckWorker } from './tracking/polling/poll-worker.ts'
import { type JourneyWorkerOptions, runJourneyWorker } from './tracking/projection/projection-worker.ts'
import { type ProjectionThreads, runProjectionThreads } from './tracking/projection/threads/run-threads.ts'
import { storedBodiesIn } from './tracking/stored-bodies/read.ts'

export interface WorkerOptions {
  checks: CheckWorkerOptions
  /** Journeys are projected by this thread, or by threads of their own. */
  journeys: JourneyWorkerOptions | ProjectionThreads
  detections: DetectionWorkerOptions
  deliveries: DeliveryWorkerOptions
  silences: SilenceWorkerOptions
  /** Omitted if this process reads no documents. */
  documents?: ReadingWorkerOptions
  /** Omitted if no folder is watched. */
  dropFolder?: DropFolderOptions
  pool: Pool
  store: Store
  retention: Retention
  deletedFilesKeptDays?: number
  /** Whether bodies of reports move to the store, which they do if it was configured. */
  storesReportBodies?: boolean
}

/** Runs every job of this process until `signal` aborts; resolves when the work in flight has ended. */
export const runWorkers = async (
  { checks, journeys, detections, deliveries, silences, documents, dropFolder, ...maintained }: WorkerOptions,
  signal: AbortSignal,
): Promise<void> => {
  await Promise.all([
    runCheckWorker({ ...checks, storedBodies: storedBodiesIn(maintained.store) }, signal),
    'count' in journeys ? runProjectionThreads(journeys, signal) : runJourneyWorker(journeys, signal),
    runDetectionWorker(detections, signal),
    runDeliveryWorker(deliveries, signal),
    runSilenceWorker(silences, signal),
    ...(documents ? [runReadingWorker(documents, signal)] : []),
    ...(dropFolder ? [runDropFolder(dropFolder, signal)] : []),
    runMaintenance({ ...maintained, log: checks.log }, signal),
  ])
}
