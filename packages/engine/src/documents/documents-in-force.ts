import { type LinkedDocument, textIn } from './linked-document.ts'

/**
 * The documents of a shipment that count: of several of one type with the same number the one received last, because it
 * amends the others. Those without a number each count.
 */
export const documentsInForce = (documents: readonly LinkedDocument[]): LinkedDocument[] => {
  const newestFirst = [...documents].sort((a, b) => b.receivedMs - a.receivedMs || (a.id < b.id ? 1 : -1))
  const seen = new Set<string>()
  return newestFirst.filter((document) => {
    const number = ownNumber(document)
    if (number === '') return true
    const key = `${document.type} ${number}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

/** What tells a document from others of its type. */
const ownNumber = (document: LinkedDocument): string => {
  const fields =
    document.type === 'delivery_order'
      ? (['release_number'] as const)
      : (['house_bill_number', 'bill_of_lading_number', 'master_bill_number'] as const)
  const number = fields.map((field) => textIn(document, field)).find((text) => text !== '') ?? ''
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
