import type { FieldName } from '../labels/labels.ts'
import type { Cell } from '../layout/layout.ts'
import type { Anchor } from '../reading.ts'
import { isAccepted } from '../values/accept/accepted.ts'
import type { DocumentContext } from '../values/choose/document-context.ts'
import type { Accepted } from '../values/dates/dates.ts'
import { acceptValue } from '../values/fields/read-field.ts'
import type { PageMap } from '../values/labelled/page-map.ts'
import { extractLabel, hashLabel } from './form-fingerprint.ts'

/** A value with its position on a page. */
export interface LocatedValue {
  map: PageMap
  cell: Cell
  /** The offset of its text in the cell. */
  from: number
  words: string
  accepted: Accepted<unknown>
}

/** Longer texts are prose, and longer pages are tables of data. */
const MAX_TEXT_LENGTH = 200
const MAX_CELLS = 6_000
const MAX_GAP_POINTS = 300

const searchableCells = (map: PageMap): readonly Cell[] =>
  map.cells.slice(0, MAX_CELLS).filter(({ text }) => text.length <= MAX_TEXT_LENGTH)

/** Every position with a value that the field accepts, whatever is beside it. */
export const locateValues = (field: FieldName, { maps, conventions }: DocumentContext): LocatedValue[] =>
  maps.flatMap(({ map }) =>
    searchableCells(map).flatMap((cell) => {
      const behind = valueStart(cell.text)
      return (behind === null ? [0] : [0, behind]).flatMap((from) => {
        const words = labelBefore(map, cell, from)?.words ?? ''
        const result = acceptValue(field, cell.text.slice(from), words, conventions)
        return isAccepted(result) ? [{ map, cell, from, words, accepted: result }] : []
      })
    }),
  )

/** The values at an anchor; several if its label occurs several times. */
export const readAtAnchor = (
  field: FieldName,
  anchor: Anchor,
  { maps, conventions }: DocumentContext,
): LocatedValue[] =>
  maps.flatMap(({ map }) =>
    searchableCells(map).flatMap((label) => {
      const target =
        hashLabel(extractLabel(label.text)) === anchor.label ? anchorTarget(map, label, anchor.place) : null
      if (!target) return []
      const words = extractLabel(label.text)
      const result = acceptValue(field, target.cell.text.slice(target.from), words, conventions)
      return isAccepted(result) ? [{ map, ...target, words, accepted: result }] : []
    }),
  )

function anchorTarget(map: PageMap, label: Cell, place: Anchor['place']): { cell: Cell; from: number } | null {
  const from = valueStart(label.text)
  if (place === 'behind') return from === null ? null : { cell: label, from }
  if (from !== null) return null
  const cell = place === 'beside' ? map.right(label) : map.below(label)
  return cell && (place === 'below' || cell.left - label.right <= MAX_GAP_POINTS) ? { cell, from: 0 } : null
}

/** The anchors by which a position can be found again, the most reliable first. */
export function findAnchors(map: PageMap, cell: Cell, from: number): Anchor[] {
  if (from > 0)
    return isLabel(extractLabel(cell.text)) ? [{ label: hashLabel(extractLabel(cell.text)), place: 'behind' }] : []
  const [left, above] = [map.left(cell), map.above(cell)]
  const anchors: Anchor[] = []
  if (left && isLabel(left.text)) anchors.push({ label: hashLabel(extractLabel(left.text)), place: 'beside' })
  if (above && isLabel(above.text)) anchors.push({ label: hashLabel(extractLabel(above.text)), place: 'below' })
  return left && /[:：]$/.test(left.text) ? anchors : anchors.toReversed()
}

const labelBefore = (map: PageMap, cell: Cell, from: number): { words: string } | undefined => {
  const words = from > 0 ? extractLabel(cell.text) : (map.left(cell)?.text ?? map.above(cell)?.text)
  return words === undefined ? undefined : { words }
}

/** Words without digits, so that the next document has them as well. */
const isLabel = (text: string): boolean => text.length <= 80 && /\p{L}{2}/u.test(text) && !/\d/.test(text)

const valueStart = (text: string): number | null => {
  const found = /^[^:：]{2,80}[:：]\s*(?=\S)/u.exec(text)
  return found ? found[0].length : null
}
