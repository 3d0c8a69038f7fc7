import type { Archive } from '../file/archive.ts'
import { limits } from '../file/quarantine.ts'
import { readXml } from '../file/xml.ts'
import { columnBounds, layOutPage, type PageLayout, type PlacedText } from '../layout/layout.ts'

/** Headers, text and footers line by line. A table row has as many lines as its longest cell has paragraphs. */
export async function readDocx(archive: Archive): Promise<PageLayout[]> {
  const parts = [
    ...archive.names.filter((name) => /^word\/header\d*\.xml$/.test(name)),
    'word/document.xml',
    ...archive.names.filter((name) => /^word\/footer\d*\.xml$/.test(name)),
  ]
  const rows: PlacedText[][] = []
  let remaining = limits.text
  for (const part of parts) remaining = await readPart(archive, part, rows, remaining)
  return [layOutPage(1, rows)]
}

async function readPart(archive: Archive, part: string, rows: PlacedText[][], budget: number): Promise<number> {
  let remaining = budget
  let depth = 0
  let inText = false
  let paragraph = ''
  /** Paragraphs of the cells of the row that is open. */
  let row: string[][] = []
  const endParagraph = () => {
    remaining -= limits.cell
    if (depth > 0) row.at(-1)?.push(paragraph)
    else rows.push(splitCells(paragraph))
    paragraph = ''
  }
  for await (const token of readXml(archive.open(part))) {
    if (remaining <= 0) break
    if (typeof token === 'string') {
      if (!inText) continue
      paragraph += token.slice(0, remaining)
      remaining -= token.length
    } else if (token.name === 't') inText = token.kind === 'open'
    else if (token.name === 'tab' && token.kind !== 'close') paragraph += '\t'
    else if (token.name === 'br' && token.kind !== 'close') endParagraph()
    else if (token.name === 'p' && token.kind !== 'open') endParagraph()
    else if (token.name === 'tr' && token.kind === 'open' && depth++ === 0) row = []
    else if (token.name === 'tc' && token.kind === 'open' && depth === 1) row.push([])
    else if (token.name === 'tr' && token.kind === 'close' && --depth === 0) rows.push(...rowLines(row))
  }
  return remaining
}

const splitCells = (line: string): PlacedText[] =>
  line.split('\t').map((text, column) => ({ text, ...columnBounds(column) }))

const rowLines = (row: readonly string[][]): PlacedText[][] => {
  const height = Math.max(0, ...row.map((cell) => Math.min(cell.length, 200)))
  return Array.from({ length: height }, (_, line) =>
    row.flatMap((cell, column) => (cell[line] === undefined ? [] : [{ text: cell[line], ...columnBounds(column) }])),
  )
}
