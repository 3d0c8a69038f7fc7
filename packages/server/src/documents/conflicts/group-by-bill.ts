import { documentTypes } from '@boxtrail/document-reading/document-types'
import { alphanumeric, billNumber, type Paper, textOf } from './compared-document.ts'

/** Why a paper is not compared. */
export type Standing = 'superseded' | 'one_of_several'

export interface Groups {
  /** Papers of one bill each, of every type one. */
  groups: Paper[][]
  left: { paper: Paper; reason: Standing }[]
}

/**
 * The papers of a shipment by their bill. A house bill and the bill of its line are about other goods, where several
 * consignments travel together. Papers without a bill belong to the only one, or stand by themselves.
 */
export function groupPapers(papers: readonly Paper[]): Groups {
  const byBill = Map.groupBy(papers, billOf)
  const without = byBill.get('') ?? []
  byBill.delete('')
  const [only, ...more] = byBill.values()
  const groups = only && more.length === 0 ? [[...only, ...without]] : [...byBill.values(), without]
  const parted = groups.map(onePerType)
  return { groups: parted.map(({ kept }) => kept), left: parted.flatMap(({ left }) => left) }
}

/** The house bill of a paper, else its bill: empty where it names none. */
export const billOf = (paper: Paper): string =>
  billNumber(
    textOf(paper, 'house_bill_number') ??
      paper.houseBill ??
      textOf(paper, 'bill_of_lading_number') ??
      textOf(paper, 'master_bill_number'),
  )

/** What tells two papers of a type apart. */
const OWN_NUMBER: Record<string, string> = {
  commercial_invoice: 'invoice_number',
  packing_list: 'invoice_number',
  customs_entry: 'entry_number',
  delivery_order: 'release_number',
}

const ownNumber = (paper: Paper): string => {
  const field = OWN_NUMBER[paper.type]
  return field === undefined ? billOf(paper) : alphanumeric(textOf(paper, field))
}

/**
 * The newest paper of a number is in force: those before it were amended. Several of other numbers, or of none, may each
 * be a part of the whole.
 */
function onePerType(papers: readonly Paper[]): { kept: Paper[]; left: Groups['left'] } {
  const kept: Paper[] = []
  const left: Groups['left'] = []
  for (const same of Map.groupBy(papers, ({ type }) => type).values()) {
    const current: Paper[] = []
    for (const paper of same.toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())) {
      const number = ownNumber(paper)
      const isOld = number !== '' && current.some((newer) => ownNumber(newer) === number)
      if (isOld) left.push({ paper, reason: 'superseded' })
      else current.push(paper)
    }
    if (current.length === 1) kept.push(...current)
    else left.push(...current.map((paper) => ({ paper, reason: 'one_of_several' as const })))
  }
  return { kept: kept.toSorted((a, b) => rankOf(a) - rankOf(b)), left }
}

/** Bills first. */
const rankOf = ({ type }: Paper): number => documentTypes.findIndex(({ code }) => code === type)
