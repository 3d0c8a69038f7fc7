import type { ShipmentDocuments } from '@boxtrail/client'
import { inWords, textOf } from './document-values.ts'

export type DocumentConflict = ShipmentDocuments['conflicts'][number]
type ConflictValue = DocumentConflict['values'][number]

/** The statement of a document. */
export interface ConflictPart {
  key: string
  /** The subject and verb, as in "The packing list says". */
  who: string
  text: string
  documentId: string | null
  /** The name of the value on the page of the document, or the value itself if it has no name. */
  target: string
  isManual: boolean
}

/** What the documents contradict each other about. */
export const subjectOf = ({ field, containerNumber }: DocumentConflict): string =>
  containerNumber === null ? inWords(field) : `${inWords(field)} of ${containerNumber}`

/** "The packing list says 1,240 ctns, the bill of lading 1,204 ctns". */
export const partsOf = (conflict: DocumentConflict, types: ReadonlyMap<string, string> | undefined): ConflictPart[] =>
  conflict.values.map((value, at) => {
    const { documentId, documentType, isManual } = value
    const type = documentType === null ? null : (types?.get(documentType) ?? documentType)
    const verb = conflict.field === 'containers' ? ' names' : ' says'
    return {
      key: `${documentId} ${at}`,
      who: type === null ? 'the tracked value is' : `the ${type.toLowerCase()}${verb}`,
      text: wordsOf(value),
      documentId,
      target: targetOf(conflict, value),
      isManual,
    }
  })

const wordsOf = ({ value }: ConflictValue): string => {
  const { amount } = (typeof value === 'object' && value !== null ? value : {}) as { amount?: unknown }
  const text = textOf(value)
  return typeof amount === 'number' ? text.replace(String(amount), amount.toLocaleString('en-US')) : text
}

/** The value of the goods has a different name in each type. */
const NAMES: Record<string, string> = { commercial_invoice: 'Total amount', customs_entry: 'Entered value' }

const targetOf = (conflict: DocumentConflict, { documentType, value }: ConflictValue): string => {
  if (conflict.field === 'containers') return String(value)
  return conflict.field === 'value_of_goods' ? NAMES[documentType ?? '']! : subjectOf(conflict)
}
