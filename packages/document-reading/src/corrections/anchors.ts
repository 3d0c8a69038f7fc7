import type { Accepted } from '../dates.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Cell } from '../layout.ts'
import type { Anchor } from '../reading.ts'
import { isAccepted } from '../values/accept.ts'
import type { Reader } from '../values/document-context.ts'
import type { PageMap } from '../values/page-map.ts'
import { accept } from '../values/read-field.ts'
import { hashOf, labelIn } from './form-fingerprint.ts'

/** A value at a place of a page. */
export interface Placed {
  map: PageMap
  cell: Cell
  /** Where its text begins in the cell. */
  from: number
  words: string
  accepted: Accepted<unknown>
}

/** Longer texts are prose, and longer pages rows of data. */
const LONGEST = 200
const MOST_CELLS = 6_000
const FARTHEST = 300

const cellsOf = (map: PageMap): readonly Cell[] =>
  map.cells.slice(0, MOST_CELLS).filter(({ text }) => text.length <= LONGEST)

/** Every place at which there is a value of the field, whatever stands beside it. */
export const placesOf = (field: FieldName, { maps, manner }: Reader): Placed[] =>
  maps.flatMap(({ map }) =>
    cellsOf(map).flatMap((cell) => {
      const behind = valueStart(cell.text)
      return (behind === null ? [0] : [0, behind]).flatMap((from) => {
        const words = labelAt(map, cell, from)?.words ?? ''
        const judged = accept(field, cell.text.slice(from), words, manner)
        return isAccepted(judged) ? [{ map, cell, from, words, accepted: judged }] : []
      })
    }),
  )

/** The places at an anchor: of a label that stands there several times, several. */
export const readAt = (field: FieldName, anchor: Anchor, { maps, manner }: Reader): Placed[] =>
  maps.flatMap(({ map }) =>
    cellsOf(map).flatMap((label) => {
      const target = hashOf(labelIn(label.text)) === anchor.label ? targetOf(map, label, anchor.place) : null
      if (!target) return []
      const words = labelIn(label.text)
      const judged = accept(field, target.cell.text.slice(target.from), words, manner)
      return isAccepted(judged) ? [{ map, ...target, words, accepted: judged }] : []
    }),
  )

function targetOf(map: PageMap, label: Cell, place: Anchor['place']): { cell: Cell; from: number } | null {
  const from = valueStart(label.text)
  if (place === 'behind') return from === null ? null : { cell: label, from }
  if (from !== null) return null
  const cell = place === 'beside' ? map.right(label) : map.below(label)
  return cell && (place === 'below' || cell.left - label.right <= FARTHEST) ? { cell, from: 0 } : null
}

/** The anchors by which a place can be found again, the surest first. */
export function anchorsOf(map: PageMap, cell: Cell, from: number): Anchor[] {
  if (from > 0) return isLabel(labelIn(cell.text)) ? [{ label: hashOf(labelIn(cell.text)), place: 'behind' }] : []
  const [left, above] = [map.left(cell), map.above(cell)]
  const anchors: Anchor[] = []
  if (left && isLabel(left.text)) anchors.push({ label: hashOf(labelIn(left.text)), place: 'beside' })
  if (above && isLabel(above.text)) anchors.push({ label: hashOf(labelIn(above.text)), place: 'below' })
  return left && /[:：]$/.test(left.text) ? anchors : anchors.toReversed()
}

const labelAt = (map: PageMap, cell: Cell, from: number): { words: string } | undefined => {
  const words = from > 0 ? labelIn(cell.text) : (map.left(cell)?.text ?? map.above(cell)?.text)
  return words === undefined ? undefined : { words }
}

/** Words without digits, so that the next document has them too. */
const isLabel = (text: string): boolean => text.length <= 80 && /\p{L}{2}/u.test(text) && !/\d/.test(text)

const valueStart = (text: string): number | null => {
  const found = /^[^:：]{2,80}[:：]\s*(?=\S)/u.exec(text)
  return found ? found[0].length : null
}
