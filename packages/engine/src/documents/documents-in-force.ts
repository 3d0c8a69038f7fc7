import { type LinkedDocument, textIn, type UsedField } from './linked-document.ts'

/**
 * The documents of a shipment that count: among those of one type with the same number, the one received last, because
 * it amends the others. Each document without a number counts.
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

const BILLS = ['house_bill_number', 'bill_of_lading_number', 'master_bill_number'] as const
const numbersOf: Readonly<Record<string, readonly UsedField[]>> = {
  delivery_order: ['release_number'],
  booking_confirmation: ['booking_number'],
  freight_invoice: ['invoice_number'],
  demurrage_invoice: ['invoice_number'],
}

/** The number that distinguishes a document from others of its type. */
const ownNumber = (document: LinkedDocument): string => {
  const fields = numbersOf[document.type] ?? BILLS
  const number = fields.map((field) => textIn(document, field)).find((text) => text !== '') ?? ''
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
