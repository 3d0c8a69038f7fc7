import type { Schemas } from '@boxtrail/contracts'
import type { Call } from '../../context.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import type { Paper, Stated } from './compared-document.ts'
import type { Conflict, Tracked } from './conflict.ts'
import { findConflicts } from './find-conflicts.ts'
import type { Standing } from './group-by-bill.ts'
import { comparedFields, comparedTypes } from './meanings.ts'
import { findContainerNumbers, findLinkedDocuments, type LinkedDocument } from './queries.ts'

type Compared = Schemas['ShipmentDocuments']
type Value = Compared['conflicts'][number]['values'][number]

/** Why a document is not compared. */
type Reason = 'being_read' | 'no_values' | 'other_type' | 'several_shipments' | Standing

/** A shipment has a few; of one that has more, the newest are compared. */
const MOST_DOCUMENTS = 50
const MOST_CONFLICTS = 100
const MOST_VALUES = 100

/** Where the documents of a shipment contradict each other; nothing for one without documents. */
export async function comparedDocuments(call: Call, shipment: ServedShipment): Promise<Compared | undefined> {
  const { pool, accountId, reference } = call
  const found = await findLinkedDocuments(pool, accountId, shipment.id, comparedFields, MOST_DOCUMENTS)
  if (found.length === 0) return undefined
  const unfit = found.flatMap((one): [string, Reason][] => {
    const reason = whyNot(one)
    return reason ? [[one.id, reason]] : []
  })
  const papers = found.filter((one) => whyNot(one) === null).map(paperOf)
  const containers = papers.length === 0 ? [] : await findContainerNumbers(pool, accountId, shipment.id)
  const numbers = [shipment.bill_of_lading_number, shipment.normalized_number].filter((one) => one !== null)
  const { conflicts, compared, left } = findConflicts(papers, { numbers, containers }, reference.places)
  return {
    conflicts: conflicts.slice(0, MOST_CONFLICTS).map(conflictResource),
    compared: compared.map(({ id }) => id),
    not_compared: Object.fromEntries([...unfit, ...left.map(({ paper, reason }) => [paper.id, reason])]),
  }
}

const whyNot = ({ type, is_being_read, payload, has_others }: LinkedDocument): Reason | null => {
  if (is_being_read) return 'being_read'
  if (type !== null && !comparedTypes.includes(type)) return 'other_type'
  if (type === null || payload === null) return 'no_values'
  return has_others ? 'several_shipments' : null
}

const paperOf = ({ id, type, created_at, payload, manual, house_bill, is_weak }: LinkedDocument): Paper => ({
  id,
  type: type!,
  receivedAt: created_at,
  payload: payload as Paper['payload'],
  manual: manual as Paper['manual'],
  houseBill: house_bill,
  isWeak: is_weak && house_bill === null,
})

const conflictResource = ({ field, container, values }: Conflict): Compared['conflicts'][number] => ({
  field,
  container_number: container,
  values: values.slice(0, MOST_VALUES).map((one) => (one.paper === null ? trackedResource(one) : statedResource(one))),
})

const trackedResource = ({ value }: Tracked): Value => ({
  document_id: null,
  document_type: null,
  value,
  page: null,
  confidence: null,
  is_manual: false,
})

const statedResource = ({ paper, value, page, confidence, isManual }: Stated): Value => ({
  document_id: paper.id,
  document_type: paper.type,
  value,
  page,
  confidence,
  is_manual: isManual,
})
