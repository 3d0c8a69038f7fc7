import type { Accepted } from './dates.ts'
import { type FieldName, labels } from './labels.ts'
import { type Cell, type LaidPage, standsUnder } from './layout.ts'
import type { Found } from './reading.ts'

export type Accept<Value> = (text: string) => Accepted<Value> | null

const END = '(?:(?<=[°º#])|(?![\\p{L}\\p{N}]))'
const atStart = new Map<string, RegExp>()
const within = new Map<string, RegExp>()
for (const [name, words] of Object.entries(labels)) {
  atStart.set(name, new RegExp(`^(?:\\(?[0-9a-z]{1,2}[.)]\\s*)?(?:${words})${END}`, 'iu'))
  within.set(name, new RegExp(`(?<=[\\s,;(/|])(?:${words})\\s*[:#]`, 'iu'))
}
const anyLabel = new RegExp(`^(?:\\(?[0-9a-z]{1,2}[.)]\\s*)?(?:${Object.values(labels).join('|')})${END}`, 'iu')
const anyWithin = new RegExp(`[\\s,;(/|]+(?:${Object.values(labels).join('|')})\\s*[:#]`, 'iu')

/** A label alone, or with its value behind a colon. */
export const isLabel = (text: string): boolean => {
  const found = anyLabel.exec(text)
  return found !== null && /^\s*(?:$|[:/(#])/.test(text.slice(found[0].length))
}

/** Where the words of a label end and the value begins; a second language may stand behind a stroke or in brackets. */
const GAP = /^\s*(?:\/[^:\d]{1,40}(?::|$)|\([^)\d]{1,40}\)\s*:?|[:#.])?[\s:#.]*/

/**
 * Values beside their label: behind it in the same cell, else in the next cell, else in the cell below. `down` goes on
 * below, as in a column of numbers.
 */
export function findLabelled<Value>(
  pages: readonly LaidPage[],
  field: FieldName,
  accept: Accept<Value>,
  { down = false } = {},
): Found<Value>[] {
  const found: Found<Value>[] = []
  for (const page of pages)
    for (const [row, line] of page.lines.entries())
      for (const [column, cell] of line.entries())
        for (const end of labelEnds(cell.text, field))
          found.push(...valuesAt(page, row, column, cell, end, accept, down))
  return found
}

function labelEnds(text: string, field: FieldName): number[] {
  const first = atStart.get(field)!.exec(text)
  const inner = within.get(field)!.exec(text)
  return [
    ...(first ? [first[0].length] : []),
    ...(inner && inner.index > (first?.[0].length ?? 0) ? [inner.index + inner[0].length] : []),
  ]
}

function valuesAt<Value>(
  page: LaidPage,
  row: number,
  column: number,
  cell: Cell,
  end: number,
  accept: Accept<Value>,
  down: boolean,
): Found<Value>[] {
  const at = end + GAP.exec(cell.text.slice(end))![0].length
  if (at < cell.text.length) return take(page, cell, at, accept)
  const right = page.lines[row]![column + 1]
  if (right && !isLabel(right.text)) {
    const beside = take(page, right, 0, accept)
    if (beside.length > 0) return beside
  }
  const found: Found<Value>[] = []
  for (const line of page.lines.slice(row + 1, row + (down ? 100 : 3))) {
    const under = line.find((one) => standsUnder(one, cell))
    if (!under) {
      if (line.length === 0 && found.length === 0) continue
      break
    }
    if (isLabel(under.text)) break
    const values = take(page, under, 0, accept)
    if (values.length === 0) break
    found.push(...values)
    if (!down) break
  }
  return found
}

function take<Value>(page: LaidPage, cell: Cell, from: number, accept: Accept<Value>): Found<Value>[] {
  const rest = cell.text.slice(from)
  const next = anyWithin.exec(rest)
  const accepted = accept(next ? rest.slice(0, next.index) : rest)
  if (!accepted) return []
  const start = cell.start + from + accepted.at
  return [{ value: accepted.value, page: page.number, span: [start, start + accepted.length] }]
}
