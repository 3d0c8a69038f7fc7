import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { holdDocument } from '../../records/documents/queries.ts'
import { documentChange } from '../change-document.ts'
import type { DueDocument } from './reading-queries.ts'
import { type Recorder, readings } from './record-reading.ts'
import { MAX_ATTEMPTS, TransientFailure } from './transient-failure.ts'

const FIRST_WAIT_MS = 4_000
const BACKOFF_FACTOR = 4

/** Schedules another reading, and says so in the notes until there has been a reading. */
export const postponeReading = (recorder: Recorder, due: DueDocument, error: unknown): Promise<void> =>
  transaction(recorder.pool, async (client) => {
    const { account_id: accountId, id, attempts, readability } = due
    const row = due as DueDocument & Record<string, unknown>
    if (!(await readings.lock(client, row))) return
    // After the last attempt only its failure is recorded.
    const isLast = attempts >= MAX_ATTEMPTS
    const next_read_at = new Date(Date.now() + (isLast ? 0 : FIRST_WAIT_MS * BACKOFF_FACTOR ** (attempts - 1)))
    const held = await holdDocument(client, accountId, id)
    if (!held || readability !== null || isLast) {
      await readings.release(client, row, { set: { next_read_at } })
      return
    }
    const reason = error instanceof TransientFailure ? error.message : 'The service itself failed'
    const classification_notes = `Not read yet, try ${attempts} of ${MAX_ATTEMPTS}: ${reason}. It is tried again at ${next_read_at.toISOString()}.`
    await readings.release(client, row, { set: { next_read_at, classification_notes, updated_at: new Date() } })
    const changeset = changesetOf({ classification_notes: held.classification_notes }, { classification_notes })
    await appendToLog(client, { ...recorder, accountId }, { changes: [documentChange(id, changeset)] })
  })
