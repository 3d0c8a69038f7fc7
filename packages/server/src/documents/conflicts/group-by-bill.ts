import { documentTypes } from '@boxtrail/document-reading/document-types'
import { withoutCode } from '@boxtrail/reference/bare-number'
import { alphanumeric, billNumber, type ComparedDocument, textOf } from './compared-document.ts'

/** Why a document is not compared. */
export type ExclusionReason = 'superseded' | 'one_of_several'

export interface Groups {
  /** The documents grouped by bill, at most one of each type. */
  groups: ComparedDocument[][]
  excluded: { document: ComparedDocument; reason: ExclusionReason }[]
}

/**
 * Groups the documents of a shipment by bill. A house bill and the bill of its line are about different goods if
 * several consignments travel together. Documents without a bill belong to the only one, or form a separate group.
 */
export function groupDocuments(documents: readonly ComparedDocument[]): Groups {
  const bills = new Set(documents.map(billOf))
  // The letters of a line that is not listed are recognised by the same number without them.
  const keyOf = (document: ComparedDocument): string => {
    const bill = billOf(document)
    return bills.has(withoutCode(bill)) ? withoutCode(bill) : bill
  }
  const byBill = Map.groupBy(documents, keyOf)
  const without = byBill.get('') ?? []
  byBill.delete('')
  const [only, ...more] = byBill.values()
  const groups = only && more.length === 0 ? [[...only, ...without]] : [...byBill.values(), without]
  const parted = groups.map((group) => selectOnePerType(group, keyOf))
  return { groups: parted.map(({ kept }) => kept), excluded: parted.flatMap(({ left: excluded }) => excluded) }
}

/** The house bill of a document, otherwise its bill; empty if it names none. */
export const billOf = (document: ComparedDocument): string =>
  billNumber(
    textOf(document, 'house_bill_number') ??
      document.houseBill ??
      textOf(document, 'bill_of_lading_number') ??
      textOf(document, 'master_bill_number'),
  )

/** The field that distinguishes two documents of a type. */
const OWN_NUMBER: Record<string, string> = {
  commercial_invoice: 'invoice_number',
  packing_list: 'invoice_number',
  customs_entry: 'entry_number',
  delivery_order: 'release_number',
}

type KeyOf = (document: ComparedDocument) => string

const ownNumber = (document: ComparedDocument, keyOf: KeyOf): string => {
  const field = OWN_NUMBER[document.type]
  return field === undefined ? keyOf(document) : alphanumeric(textOf(document, field))
}

/**
 * Selects at most one document of each type: the newest of a number, because it amends the earlier ones. If several
 * with different numbers, or without any, remain, none is selected, because each may be for a part.
 */
function selectOnePerType(
  documents: readonly ComparedDocument[],
  keyOf: KeyOf,
): {
  kept: ComparedDocument[]
  left: Groups['excluded']
} {
  const kept: ComparedDocument[] = []
  const excluded: Groups['excluded'] = []
  for (const same of Map.groupBy(documents, ({ type }) => type).values()) {
    const current: ComparedDocument[] = []
    for (const document of same.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())) {
      const number = ownNumber(document, keyOf)
      const isOld = number !== '' && current.some((newer) => ownNumber(newer, keyOf) === number)
      if (isOld) excluded.push({ document, reason: 'superseded' })
      else current.push(document)
    }
    if (current.length === 1) kept.push(...current)
    else excluded.push(...current.map((document) => ({ document, reason: 'one_of_several' as const })))
  }
  return { kept: kept.toSorted((a, b) => rankOf(a) - rankOf(b)), left: excluded }
}

/** Sorts bills first. */
const rankOf = ({ type }: ComparedDocument): number => documentTypes.findIndex(({ code }) => code === type)
