import { isOfLine, isSameNumber } from '../../bill-numbers.ts'
import { type FoundValue, type LinkedDocument, textIn } from '../../documents/linked-document.ts'
import type { ProjectionInput } from '../../project/types/projection.ts'
import { certainText } from './difference.ts'

export const BILLS = ['master_bill_number', 'bill_of_lading_number'] as const

interface Numbers {
  /** The bill of the shipment. */
  bill: string
  /** All bills and bookings of the shipment, and the number that was requested. */
  own: readonly string[]
}

/** The line's other bill that a document names, and so is about; null if it names any number of the shipment. */
export const namesOtherBill = (
  document: LinkedDocument,
  { bill, own }: Numbers,
  isLinePrefix: (letters: string) => boolean,
): { field: (typeof BILLS)[number]; text: string; found: FoundValue } | null => {
  if (namesOneOf(document, own)) return null
  for (const field of BILLS) {
    const named = certainText(document, field)
    if (named && isOfLine(named.text, bill, isLinePrefix)) return { field, ...named }
  }
  return null
}

/** Whether the document names one of the numbers, in any of its fields. */
export const namesOneOf = (document: LinkedDocument, numbers: readonly string[]): boolean =>
  [...BILLS, 'house_bill_number' as const, 'booking_number' as const].some((field) => {
    const text = textIn(document, field)
    return text !== '' && numbers.some((number) => isSameNumber(text, number))
  })

interface Asked extends Pick<ProjectionInput, 'claims'> {
  request: Pick<ProjectionInput['request'], 'type' | 'number'>
}

/** Marks the documents that are about another bill, and so are not part of the record. */
export const markOtherBills = (
  documents: readonly LinkedDocument[],
  { request, claims, isLinePrefix = () => false }: Asked & Pick<ProjectionInput, 'isLinePrefix'>,
): LinkedDocument[] => {
  const numbers = numbersOf({ request, claims })
  return documents.map((document) =>
    numbers && namesOtherBill(document, numbers, isLinePrefix) ? { ...document, isOfOtherBill: true } : document,
  )
}

const numbersOf = ({ request, claims }: Asked): Numbers | null => {
  const stated = claims.flatMap(({ statement, source, closedMs }) =>
    source.kind !== 'document' && statement.says === 'fact' && typeof statement.value === 'string'
      ? [{ field: statement.field, number: statement.value, isOpen: closedMs === null && source.kind === 'line' }]
      : [],
  )
  const bills = stated.filter(({ field }) => field === 'bill_of_lading_number')
  const bookings = stated.filter(({ field }) => field === 'booking_number')
  const bill = request.type === 'bill_of_lading' ? request.number : bills.find(({ isOpen }) => isOpen)?.number
  return bill === undefined
    ? null
    : { bill, own: [request.number, ...[...bills, ...bookings].map(({ number }) => number)] }
}
