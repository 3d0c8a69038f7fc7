import type { DocumentTypeCode } from '../../src/document-types.ts'
import { createDocumentContext, extract } from '../../src/extract.ts'
import { groupRows, type TextItem } from '../../src/formats/group-rows.ts'
import { layOutPage, type Rulings } from '../../src/layout/layout.ts'
import { noRulings } from '../../src/layout/rulings.ts'
import { findIdentifiers } from '../../src/values/identifiers/identifiers.ts'

/** The position of the baseline, and the texts by their distance from the left; `*` before a text makes it bold. */
export type Row = readonly [y: number, texts: Readonly<Record<number, string>>]

const SIZE = 10
const LETTER = 5

const toTextItems = (rows: readonly Row[]): TextItem[] =>
  rows.flatMap(([y, texts]) =>
    Object.entries(texts).map(([x, text]) => {
      const isHeading = text.startsWith('*')
      const bare = isHeading ? text.slice(1) : text
      return {
        text: bare,
        x: Number(x),
        y,
        width: bare.length * LETTER,
        size: SIZE,
        style: isHeading ? 'bold 7' : 'regular 9',
      }
    }),
  )

/** The values, with their proposals, that are read from a form of one page. */
export function readForm(
  type: DocumentTypeCode,
  rows: readonly Row[],
  rulings: Rulings = noRulings,
  receivedOn?: string,
) {
  const pages = [layOutPage(1, groupRows(toTextItems(rows), rulings), { width: 600, height: 840 }, rulings)]
  const context = createDocumentContext(type, pages, findIdentifiers(pages), receivedOn)
  const { payload, proposed, leftOut } = extract(context, pages)
  return { values: stripPositions(payload), proposed: stripPositions(proposed), leftOut }
}

/** The values without their positions. */
function stripPositions(one: unknown): unknown {
  if (Array.isArray(one)) return one.map(stripPositions)
  if (one === null || typeof one !== 'object') return one
  const parts = Object.entries(one).filter(([key]) => !['page', 'span', 'box', 'confidence', 'grounds'].includes(key))
  if (parts.length === 1 && parts[0]![0] === 'value') return parts[0]![1]
  return Object.fromEntries(parts.map(([key, value]) => [key, key === 'value' ? value : stripPositions(value)]))
}
