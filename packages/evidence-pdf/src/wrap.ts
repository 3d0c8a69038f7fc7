import { inVisualOrder } from './direction.ts'
import type { Line, Run, Sheet, Style } from './sheet.ts'

export const LEADING = 1.3

/** The pieces between possible line breaks: after a space, and between ideographs. */
const PIECES =
  /[^\s\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]+\s?|[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]\s?|\s/gu

/** Wraps text into lines of at most this width. Line breaks in the text are kept. */
export const wrap = (sheet: Sheet, text: string, width: number, { size, bold = false }: Style): Line[] =>
  text.split('\n').flatMap((part) => linesOf(sheet, sheet.runsOf(part, bold), width, size).map(inVisualOrder))

/** Runs that stay together, unless they are wider than a line. */
type Piece = readonly Run[]

const linesOf = (sheet: Sheet, runs: readonly Run[], width: number, size: number): Piece[] => {
  const lines: Run[][] = [[]]
  let left = width
  for (const whole of piecesOf(runs))
    for (const piece of fitting(sheet, whole, width, size)) {
      const needed = widthOf(sheet, withoutSpace(piece), size)
      if (needed > left && lines.at(-1)!.length > 0) {
        lines.push([])
        left = width
      }
      for (const run of piece) add(lines.at(-1)!, run)
      left -= widthOf(sheet, piece, size)
    }
  // A space at the end would come before text that is read from right to left.
  return lines.map(withoutSpace)
}

const widthOf = (sheet: Sheet, piece: Piece, size: number): number =>
  piece.reduce((sum, run) => sum + sheet.widthOf(run, size), 0)

const withoutSpace = (piece: Piece): Piece =>
  piece.flatMap((run, at) => {
    const text = at === piece.length - 1 ? run.text.trimEnd() : run.text
    return text === '' ? [] : [{ ...run, text }]
  })

const add = (line: Run[], run: Run): void => {
  const last = line.at(-1)
  if (last?.face === run.face && last.level === run.level) last.text += run.text
  else line.push({ ...run })
}

/** A word may consist of several fonts and directions, for example one with a bracket. */
const piecesOf = (runs: readonly Run[]): Piece[] => {
  const whole = runs.map(({ text }) => text).join('')
  const rest = runs.map((run) => ({ ...run }))
  return (whole.match(PIECES) ?? []).map((piece) => take(rest, piece.length))
}

/** Removes and returns the first code units of the runs. */
const take = (runs: Run[], length: number): Piece => {
  const taken: Run[] = []
  for (let wanted = length; wanted > 0; ) {
    const [run] = runs as [Run]
    const text = run.text.slice(0, wanted)
    taken.push({ ...run, text })
    wanted -= text.length
    run.text = run.text.slice(text.length)
    if (run.text === '') runs.shift()
  }
  return taken
}

/** No line has this many code units, so the width of a longer piece is not measured. */
const MAX_MEASURED_UNITS = 500

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a piece that is wider than the line, such as a hash. */
const fitting = (sheet: Sheet, piece: Piece, width: number, size: number): Piece[] => {
  if (lengthOf(piece) < MAX_MEASURED_UNITS && widthOf(sheet, piece, size) <= width) return [piece]
  const parts: Run[][] = [[]]
  let left = width
  for (const letter of lettersOf(piece)) {
    const needed = sheet.widthOf(letter, size)
    if (needed > left && parts.at(-1)!.length > 0) {
      parts.push([])
      left = width
    }
    add(parts.at(-1)!, letter)
    left -= needed
  }
  return parts
}

const lengthOf = (piece: Piece): number => piece.reduce((sum, { text }) => sum + text.length, 0)

/** Joined letters are not wider than separate ones. */
const lettersOf = (piece: Piece): Run[] =>
  piece.flatMap((run) => Array.from(graphemes.segment(run.text), ({ segment }) => ({ ...run, text: segment })))
