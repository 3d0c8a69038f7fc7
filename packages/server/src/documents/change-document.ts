import type { Body } from '@boxtrail/contracts/zod'
import { documentTypes } from '@boxtrail/document-reading/document-types'
import type { Degrees } from '@boxtrail/document-reading/turn-image/degrees'
import { notFound, unknownDocumentType } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLog, changesetOf, type NewChange } from '../notifications/event-log/append.ts'
import { projectLinkedAgain } from '../records/documents/linked.ts'
import {
  discardDocument,
  type HeldDocument,
  holdDocument,
  type Step,
  saveManual,
  wantReading,
  wantTurning,
} from '../records/documents/queries.ts'
import { findRepresentations, insertRepresentation } from '../records/documents/representations.ts'
import { typeOf } from '../records/documents/resource.ts'

type Attributes = Body<'updateDocument'>['data']['attributes']

/** Saves what a person says about a document. Its content depends on its type, so for another type it is read again. */
export const correctDocument = (call: Call, id: string, given: Attributes): Promise<void> =>
  changing(call, id, async (client, held) => {
    const type = given.document_type_manual
    if (type && !documentTypes.some(({ code }) => code === type)) throw unknownDocumentType(type)
    const after = { ...held, ...given }
    const changeset = changesetOf(manual(held), manual(after))
    if (Object.keys(changeset).length === 0) return {}
    await saveManual(client, call.accountId, after)
    if (after.extracted_data_manual !== null) await ensureRepresentation(call, client, after)
    const wanted: Step[] = [
      ...(typeOf(held) === typeOf(after) ? [] : (['extract'] as const)),
      ...('extracted_data_manual' in changeset ? (['learn'] as const) : []),
    ]
    if (wanted.length > 0) await wantReading(client, call.accountId, id, union(held.wanted, wanted))
    return changeset
  })

/** Ensures that what a person wrote is shown, even for a file in which nothing could be read. */
const ensureRepresentation = async ({ accountId, newId }: Call, client: PoolClient, document: HeldDocument) => {
  const type = documentTypes.find(({ code }) => code === typeOf(document))
  if (!type || (await findRepresentations(client, accountId, [document.id])).length > 0) return
  const { code: documentType, schemaVersion } = type
  const nothing = {
    id: newId(),
    documentId: document.id,
    documentType,
    schemaVersion,
    payload: {},
    proposed: {},
    leftOut: [],
  }
  await insertRepresentation(client, accountId, nothing)
}

const manual = ({ document_type_manual, extracted_data_manual }: HeldDocument) => ({
  document_type_manual,
  extracted_data_manual,
})

/** Has a step of a document's reading done again. */
export const readAgain = (call: Call, id: string, step: Step): Promise<void> =>
  changing(call, id, async (client, held) => {
    const wanted = union(held.wanted, [step])
    await wantReading(client, call.accountId, id, wanted)
    return changesetOf({ wanted: held.wanted }, { wanted })
  })

/** Turns a document; successive requests add up. */
export const addRotation = (call: Call, id: string, degrees: Degrees): Promise<void> =>
  changing(call, id, async (client, held) => {
    const rotation = (held.rotation + degrees) % 360
    await wantTurning(client, call.accountId, id, rotation)
    return changesetOf({ rotation: held.rotation }, { rotation })
  })

const union = (some: readonly Step[], others: readonly Step[]): Step[] => [...new Set([...some, ...others])]

export const deleteDocumentOf = (call: Call, id: string): Promise<void> =>
  changing(call, id, async (client) => {
    await discardDocument(client, call.accountId, id)
    return { deleted: [false, true] }
  })

type Changeset = Record<string, [unknown, unknown]>

/** Changes a document that exists, logs what changed, and wakes the workers that read it. */
const changing = async (
  call: Call,
  id: string,
  change: (client: PoolClient, held: HeldDocument) => Promise<Changeset>,
): Promise<void> => {
  await transaction(call.pool, async (client) => {
    await projectLinkedAgain(client, call.accountId, id)
    const held = await holdDocument(client, call.accountId, id)
    if (!held) throw notFound()
    const changeset = await change(client, held)
    if (Object.keys(changeset).length > 0) await appendToLog(client, call, { changes: [documentChange(id, changeset)] })
  })
  call.wakeups.wake('documents')
  call.wakeups.wake('journeys')
}

export const documentChange = (id: string, changeset: Changeset, event: NewChange['event'] = null) => ({
  resource_type: 'document' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event,
  changeset,
})
