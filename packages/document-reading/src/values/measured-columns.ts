import type { Cell } from '../layout.ts'
import { type HeadRow, headOver, headRowAbove } from './columns.ts'
import { isUnit } from './measures.ts'
import type { Spoken } from './spots.ts'

/** "GRAND TOTAL CBM", "Total Q'ty": what is added up is no money. */
export const isOfMeasure = (label: string): boolean =>
  /\b(?:q['’]?ty|quantity|volume|weight|pieces|nos?)\b|\b[gn]\.? ?w\b/i.test(label) ||
  label.split(/[\s():/]+/).some(isUnit)

/** Below the head of weights, pieces or cubic metres stands no money. */
export const isInMeasures = (rows: readonly HeadRow[], line: readonly Cell[], cell: Cell): boolean => {
  const row = headRowAbove(rows, cell, () => true)
  const head = row && headOver(row, line, cell)
  return head !== undefined && (isOfMeasure(head.words) || MEASURED.some((one) => head.spoken.has(one)))
}
const MEASURED: readonly Spoken[] = ['gross_weight', 'net_weight', 'volume', 'packages', 'head:quantity' as Spoken]
