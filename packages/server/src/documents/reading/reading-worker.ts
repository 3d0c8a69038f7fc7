import type { FileToRead } from '@boxtrail/document-reading/file-to-read'
import { type Reading, singleDocument } from '@boxtrail/document-reading/reading'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { persist } from '../../db/connection/persist.ts'
import { idv7 } from '../../db/idv7.ts'
import { startHeartbeat } from '../../db/queues/heartbeat.ts'
import { LEASE_MS } from '../../db/queues/lease.ts'
import type { Wakeups } from '../../db/queues/wakeups.ts'
import type { LogWriter } from '../../notifications/event-log/append.ts'
import { readFile } from '../../storage/read-object.ts'
import type { Store } from '../../storage/store/store.ts'
import { findCorrected, findCorrections } from './correction-queries.ts'
import { postponeReading } from './postpone.ts'
import { type DueDocument, findStored } from './reading-queries.ts'
import { readings, recordLinks, recordReading } from './record-reading.ts'
import { rotateDocument } from './rotate-image.ts'
import { splitBundle } from './split-bundle.ts'
import { MAX_ATTEMPTS, TransientFailure } from './transient-failure.ts'

/** Reads a file outside this thread; never throws because of its content. */
export type ReadDocument = (
  file: Pick<FileToRead, 'account' | 'earlierCorrections' | 'correctedValues' | 'receivedOn'> & {
    name: string
    declaredType?: string
    bytes: Uint8Array
    /** The document type, if known: because a person set it, or it was read before and is not to be read again. */
    documentType?: string
  },
) => Promise<Reading>

export interface ReadingWorkerOptions extends Pick<LogWriter, 'reference' | 'registry' | 'config'> {
  pool: Pool
  store: Store
  wakeups: Wakeups
  log: Logger
  read: ReadDocument
  /**
   * How many documents are read at a time: each file is in memory meanwhile, in a separate process. One more is read
   * for an account without a running reading, so that it never waits only for others.
   */
  atOnce?: number
  pollMs?: number
  leaseMs?: number
  clock?: () => Date
}

/** Reads documents that are due, until `signal` aborts. */
export const runReadingWorker = async (options: ReadingWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakeups, log, pollMs = 1_000 } = options
  const running = new Map<Promise<void>, string>()
  while (!signal.aborted) {
    try {
      const due = await claimNext(options, [...running.values()])
      if (due) {
        const reading = readOne(options, due)
          .catch((error) => log.error({ error }, 'reading documents failed'))
          .finally(() => {
            running.delete(reading)
            wakeups.wake('notifications')
            // Starts the next reading at once.
            wakeups.wake('documents')
            // What the document states may be part of a record now.
            wakeups.wake('journeys')
          })
        running.set(reading, due.account_id)
        continue
      }
    } catch (error) {
      log.error({ error }, 'reading documents failed')
    }
    await wakeups.sleep('documents', pollMs, signal)
  }
  await Promise.all(running.keys())
}

/**
 * The next document to read while one of each of these accounts is being read; preferably one of an account without a
 * running reading.
 */
const claimNext = async (
  options: ReadingWorkerOptions,
  reading: readonly string[],
): Promise<DueDocument | undefined> => {
  const { atOnce = 2 } = options
  if (reading.length > atOnce) return undefined
  return (await claim(options, reading)) ?? (reading.length < atOnce ? claim(options, []) : undefined)
}

const claim = async ({ pool, leaseMs }: ReadingWorkerOptions, exceptOf: readonly string[]) => {
  const [due] = await readings.claim<DueDocument>(pool, {
    where: 't.next_read_at <= now() and t.account_id <> all ($1::uuid[])',
    values: [exceptOf],
    orderBy: 't.next_read_at',
    limit: 1,
    ...(leaseMs === undefined ? {} : { leaseMs }),
    returning:
      't.wanted, t.created_at, t.rotation, t.blob_id, t.file_name, t.file_content_type, t.document_type, t.document_type_manual, t.readability, t.source',
  })
  return due as DueDocument | undefined
}

const readOne = async (options: ReadingWorkerOptions, due: DueDocument): Promise<void> => {
  const { log, pool, leaseMs = LEASE_MS, clock = () => new Date() } = options
  const recorder = { ...options, clock, newId: () => idv7() }
  const row = due as DueDocument & Record<string, unknown>
  const heartbeat = startHeartbeat((ms) => readings.renew(pool, row, ms), leaseMs)
  try {
    const hasGivenUp = due.attempts > MAX_ATTEMPTS
    if (due.rotation !== 0) {
      await rotateDocument(recorder, hasGivenUp ? { ...due, rotation: 0 } : due, heartbeat.signal)
      return await heartbeat.stop()
    }
    if (isOnlyLinked(due)) {
      await heartbeat.stop()
      await persist(() => recordLinks(recorder, due), leaseMs)
      return
    }
    const found = hasGivenUp ? UNREAD : await read(options, due, heartbeat.signal)
    // The last attempt is recorded, with the reason.
    if (found.transient !== undefined && due.attempts < MAX_ATTEMPTS) throw new TransientFailure(found.transient)
    const { reading, parts } = await splitBundle(recorder, due, found, heartbeat.signal)
    await heartbeat.stop()
    await persist(() => recordReading(recorder, due, reading, parts), leaseMs)
  } catch (error) {
    await heartbeat.stop()
    if (error instanceof TransientFailure)
      log.warn({ reason: error.message, document: due.id }, 'a document is read later')
    else log.error({ error, document: due.id }, 'a document could not be read')
    await persist(() => postponeReading(recorder, due, error), leaseMs)
  }
}

/** Whether a document can be linked without reading it, because its numbers are known. */
const isOnlyLinked = ({ wanted, readability }: DueDocument): boolean =>
  readability !== null && wanted.length === 1 && wanted[0] === 'link'

const read = async ({ pool, store, read }: ReadingWorkerOptions, due: DueDocument, signal: AbortSignal) => {
  const { key } = await findStored(pool, due.account_id, due.blob_id)
  const bytes = await readFile(store, key, signal)
  const documentType = due.document_type_manual ?? (due.wanted.includes('classify') ? null : due.document_type)
  const { sender, corrections } = await findCorrected(pool, due.account_id, due.id)
  const earlierCorrections = await findCorrections(pool, due.account_id, sender, due.id)
  return read({
    account: due.account_id,
    name: due.file_name,
    bytes,
    receivedOn: due.created_at.toISOString().slice(0, 10),
    ...(due.file_content_type === null ? {} : { declaredType: due.file_content_type }),
    ...(documentType === null ? {} : { documentType }),
    ...(earlierCorrections.length > 0 && { earlierCorrections }),
    ...(due.wanted.includes('learn') && { correctedValues: corrections ?? {} }),
  })
}

const UNREAD: Reading = {
  pages: [],
  documentType: null,
  classificationNotes: 'Not read: every try to read it failed.',
  extraction: null,
  identifiers: [],
  quarantined: 'Every try to read it failed',
  readability: 'not_read',
  bundle: singleDocument,
}
