import type { Schemas } from '@boxtrail/contracts'
import type { Call } from '../../context.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import type { ComparedDocument, Stated } from './compared-document.ts'
import type { Conflict, Tracked } from './conflict.ts'
import { findConflicts } from './find-conflicts.ts'
import type { ExclusionReason } from './group-by-bill.ts'
import { comparedFields, comparedTypes } from './meanings.ts'
import { findContainerNumbers, findLinkedDocuments, type LinkedDocument } from './queries.ts'

type Compared = Schemas['ShipmentDocuments']
type Value = Compared['conflicts'][number]['values'][number]

/** Why a document is not compared. */
type Reason = 'being_read' | 'no_values' | 'other_type' | 'several_shipments' | ExclusionReason

/** A shipment has a few documents; if it has more than this, the newest are compared. */
const MAX_DOCUMENTS = 50
const MAX_CONFLICTS = 100
const MAX_VALUES = 100

/** Where the documents of a shipment contradict each other; undefined if it has none. */
export async function comparedDocuments(call: Call, shipment: ServedShipment): Promise<Compared | undefined> {
  const { pool, accountId, reference } = call
  const found = await findLinkedDocuments(pool, accountId, shipment.id, comparedFields, MAX_DOCUMENTS)
  if (found.length === 0) return undefined
  const unfit = found.flatMap((one): [string, Reason][] => {
    const reason = whyNot(one)
    return reason ? [[one.id, reason]] : []
  })
  const documents = found.filter((one) => whyNot(one) === null).map(comparedDocumentOf)
  const containers = documents.length === 0 ? [] : await findContainerNumbers(pool, accountId, shipment.id)
  const numbers = [shipment.bill_of_lading_number, shipment.normalized_number].filter((one) => one !== null)
  const { conflicts, compared, excluded } = findConflicts(documents, { numbers, containers }, reference.places)
  return {
    conflicts: conflicts.slice(0, MAX_CONFLICTS).map(conflictResource),
    compared: compared.map(({ id }) => id),
    not_compared: Object.fromEntries([...unfit, ...excluded.map(({ document, reason }) => [document.id, reason])]),
  }
}

const whyNot = ({ type, is_being_read, payload, has_others }: LinkedDocument): Reason | null => {
  if (is_being_read) return 'being_read'
  if (type !== null && !comparedTypes.includes(type)) return 'other_type'
  if (type === null || payload === null) return 'no_values'
  return has_others ? 'several_shipments' : null
}

const comparedDocumentOf = ({
  id,
  type,
  created_at,
  payload,
  manual,
  house_bill,
  is_weak,
}: LinkedDocument): ComparedDocument => ({
  id,
  type: type!,
  receivedAt: created_at,
  payload: payload as ComparedDocument['payload'],
  manual: manual as ComparedDocument['manual'],
  houseBill: house_bill,
  isWeak: is_weak && house_bill === null,
})

const conflictResource = ({ field, container, values }: Conflict): Compared['conflicts'][number] => ({
  field,
  container_number: container,
  values: values
    .slice(0, MAX_VALUES)
    .map((one) => (one.document === null ? trackedResource(one) : statedResource(one))),
})

const trackedResource = ({ value }: Tracked): Value => ({
  document_id: null,
  document_type: null,
  value,
  page: null,
  confidence: null,
  is_manual: false,
})

const statedResource = ({ document, value, page, confidence, isManual }: Stated): Value => ({
  document_id: document.id,
  document_type: document.type,
  value,
  page,
  confidence,
  is_manual: isManual,
})
