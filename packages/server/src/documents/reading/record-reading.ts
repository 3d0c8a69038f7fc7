import type { Identifier, Reading } from '@boxtrail/document-reading/reading'
import type { Pool, PoolClient } from 'pg'
import { defineLease } from '../../db/queues/lease.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf, type LogWriter } from '../../notifications/event-log/append.ts'
import { projectLinkedAgain } from '../../records/documents/linked.ts'
import { type HeldDocument, holdDocument } from '../../records/documents/queries.ts'
import { insertRepresentation } from '../../records/documents/representations.ts'
import { documentChange } from '../change-document.ts'
import { chooseLinks, numbersToFind } from '../choose-links.ts'
import { findTracked, type Link, replaceLinks } from '../links.ts'
import { findNumbers, replaceNumbers } from '../number-queries.ts'
import { replaceCorrections } from './correction-queries.ts'
import { type DueDocument, saveLinked, saveReading } from './reading-queries.ts'
import { isBundle, recordParts, type StoredPart } from './split-bundle.ts'

export const readings = defineLease({ table: 'documents', key: ['account_id', 'id'], attempts: true })

/** What recording a reading needs; the account is that of the document. */
export type Recorder = Omit<LogWriter, 'accountId'> & { pool: Pool }

/**
 * Writes the requested parts of a reading, and the webhook notifications about it, or nothing: false when the lease was
 * lost, which happens once somebody requests another reading or deletes the document.
 */
export const recordReading = (
  recorder: Recorder,
  due: DueDocument,
  reading: Reading,
  parts: readonly StoredPart[],
): Promise<boolean> =>
  transaction(recorder.pool, async (client) => {
    const { account_id: accountId, id } = due
    const wantsLinks = due.wanted.includes('link') && reading.quarantined === null
    const links = wantsLinks ? await linksFor(client, due, numbersToFind(reading.identifiers)) : []
    await projectLinkedAgain(client, accountId, id, shipmentsOf(links))
    if (!(await readings.lock(client, due as DueDocument & Record<string, unknown>))) return false
    const held = await holdDocument(client, accountId, id)
    if (!held) return false
    const after = classified(held, reading, due.readability)
    const isOther = after.document_type !== held.document_type
    const isSplit = isBundle(reading, due)
    // Each of its parts has values and sends its own notifications.
    const wantsValues = !isSplit && (held.wanted.includes('extract') || isOther)
    await saveReading(client, accountId, {
      id,
      documentType: after.document_type,
      notes: after.classification_notes,
      quarantined: reading.quarantined,
      readability: reading.readability,
    })
    if (reading.quarantined === null) await replaceNumbers(client, accountId, id, numbersToFind(reading.identifiers))
    if (reading.learned) await replaceCorrections(client, accountId, id, reading.learned)
    const representation = wantsValues ? await saveValues(client, recorder, due, reading) : null
    if (wantsLinks) await saveLinks(client, recorder, due, links)
    const event = wantsValues ? (representation ? 'document.extracted' : 'document.extraction_failed') : null
    const changeset = changesetOf(notified(held), {
      ...notified(after),
      wanted: [],
      ...(representation ? { representation } : {}),
    })
    const created = await recordParts(client, due, held, parts)
    const changes = [documentChange(id, changeset, event), ...created]
    await appendToLog(client, { ...recorder, accountId }, { changes })
    return true
  })

/** Links a document by the numbers read earlier, without reading it again. */
export const recordLinks = (recorder: Recorder, due: DueDocument): Promise<boolean> =>
  transaction(recorder.pool, async (client) => {
    const { account_id: accountId, id } = due
    const links = await linksFor(client, due, await findNumbers(client, accountId, id))
    await projectLinkedAgain(client, accountId, id, shipmentsOf(links))
    if (!(await readings.lock(client, due as DueDocument & Record<string, unknown>))) return false
    const held = await holdDocument(client, accountId, id)
    if (!held) return false
    await saveLinks(client, recorder, due, links)
    await saveLinked(client, accountId, id)
    const changeset = changesetOf({ wanted: held.wanted }, { wanted: [] })
    await appendToLog(client, { ...recorder, accountId }, { changes: [documentChange(id, changeset)] })
    return true
  })

const notified = ({ document_type, classification_notes, wanted }: HeldDocument) => ({
  document_type,
  classification_notes,
  wanted,
})

/** Keeps what a person set, and the earlier reading unless another one was requested and succeeded. */
const classified = (
  held: HeldDocument,
  { documentType, classificationNotes, quarantined }: Reading,
  readBefore: string | null,
): HeldDocument => {
  if (quarantined !== null) return { ...held, classification_notes: classificationNotes }
  if (!held.wanted.includes('classify') || held.document_type_manual !== null)
    // Before the first reading the notes give the reason for waiting.
    return { ...held, classification_notes: readBefore === null ? null : held.classification_notes }
  return { ...held, document_type: documentType, classification_notes: classificationNotes }
}

const saveValues = async (
  client: PoolClient,
  { newId }: Recorder,
  { account_id, id }: DueDocument,
  { extraction, documentType }: Reading,
): Promise<string | null> => {
  if (!extraction || documentType === null) return null
  const representation = { id: newId(), documentId: id, documentType, ...extraction }
  await insertRepresentation(client, account_id, representation)
  return representation.id
}

const linksFor = async (
  client: PoolClient,
  { account_id }: DueDocument,
  numbers: readonly Identifier[],
): Promise<Link[]> => chooseLinks(numbers, await findTracked(client, account_id, numbers))

const shipmentsOf = (links: readonly Link[]): string[] => [...new Set(links.map(({ shipment_id }) => shipment_id))]

const saveLinks = (
  client: PoolClient,
  { newId }: Recorder,
  { account_id, id }: DueDocument,
  links: readonly Link[],
): Promise<void> =>
  replaceLinks(
    client,
    account_id,
    id,
    links.map((one) => ({ ...one, id: newId() })),
  )
