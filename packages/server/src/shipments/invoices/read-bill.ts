import { BilledValues } from '@boxtrail/contracts/zod'
import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import { type ReadBill, readBillOfDocument } from '@boxtrail/engine/charges/audit/bill-of-document'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { noReadInvoice, noSuchRecord } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { findDocuments } from '../../records/documents/queries.ts'
import { findRepresentations } from '../../records/documents/representations.ts'

/**
 * What was read from an invoice of the account, including what a person corrected, and where the values are in the
 * document.
 */
export const readBill = async (
  { pool, accountId }: Call,
  documentId: string,
  number: string,
  charge: Charge,
): Promise<ReadBill> => {
  const [found] = await findDocuments(pool, accountId, [documentId])
  if (!found) throw noSuchRecord('/data/attributes/document_id', 'document')
  const [read] = await findRepresentations(pool, accountId, [documentId])
  const type = found.document_type_manual ?? found.document_type
  if (type !== 'demurrage_invoice' || !read) throw noReadInvoice()
  const [payload, proposed] = [read.payload, read.proposed] as Record<string, unknown>[]
  return withinContract(readBillOfDocument(payload!, number, charge, proposed))
}

/** Leaves out what the contract does not allow: nobody bills a quadrillion dollars, or by a number of 200 letters. */
const withinContract = ({ bill, ...read }: ReadBill): ReadBill => {
  const isAllowed = ([field, value]: [string, unknown]) =>
    BilledValues.shape[field as keyof Bill].safeParse(value).success
  return { ...read, bill: Object.fromEntries(Object.entries(bill).filter(isAllowed)) }
}
