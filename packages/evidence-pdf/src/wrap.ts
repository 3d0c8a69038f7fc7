import type { Line, Run, Sheet, Style } from './sheet.ts'

export const LEADING = 1.3

/** Where a line may end: after a space, between ideographs, and anywhere in what is longer than the line. */
const PIECES =
  /[^\s\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]+\s?|[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]\s?|\s/gu

/** The text in lines that are no wider than this. A line break of the text begins a new one. */
export const wrap = (sheet: Sheet, text: string, width: number, { size, bold = false }: Style): Line[] =>
  text.split('\n').flatMap((part) => wrapPart(sheet, part, width, size, bold))

const wrapPart = (sheet: Sheet, text: string, width: number, size: number, bold: boolean): Line[] => {
  const lines: Run[][] = [[]]
  let left = width
  for (const run of sheet.runsOf(text, bold))
    for (const piece of run.text.match(PIECES) ?? [])
      for (const part of fitting(sheet, { ...run, text: piece }, width, size)) {
        const needed = sheet.widthOf({ ...part, text: part.text.trimEnd() }, size)
        if (needed > left && lines.at(-1)!.length > 0) {
          lines.push([])
          left = width
        }
        add(lines.at(-1)!, part)
        left -= sheet.widthOf(part, size)
      }
  return lines
}

const add = (line: Run[], part: Run): void => {
  const last = line.at(-1)
  if (last?.face === part.face) last.text += part.text
  else line.push({ ...part })
}

/** A piece that is wider than the line, such as a hash, in pieces that are not. */
const fitting = (sheet: Sheet, piece: Run, width: number, size: number): Run[] => {
  if (sheet.widthOf(piece, size) <= width) return [piece]
  const parts: Run[] = []
  let text = ''
  for (const character of piece.text) {
    if (text !== '' && sheet.widthOf({ ...piece, text: text + character }, size) > width) {
      parts.push({ ...piece, text })
      text = ''
    }
    text += character
  }
  return [...parts, { ...piece, text }]
}
