import type { TextItem } from './group-rows.ts'
import { type Drawn, type Matrix, operations, placed, stepsOf, within } from './pdf-operations.ts'

/** A text that was drawn at once. */
interface Piece {
  text: string
  x: number
  y: number
  right: number
}

interface Glyph {
  unicode: string
  width: number
  isSpace?: boolean
}

/** What is set for the text that follows, and is restored with the rest. */
interface TextState {
  size: number
  letterSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
}

const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0]
/** Of the size of its letters, a gap as wide may be that between two columns. */
const GAP = 0.2

/** Every text that a page draws, from where to where. */
async function piecesOf(drawn: Drawn, toPage: Matrix): Promise<Piece[]> {
  const OPS = await operations()
  const pieces: Piece[] = []
  const saved: TextState[] = []
  let state: TextState = { size: 0, letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0 }
  let [line, text] = [UPRIGHT, UPRIGHT]
  const move = (x: number, y: number) => {
    line = within(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const show = (glyphs: readonly (Glyph | number)[], matrix: Matrix) => {
    let [advance, shown] = [0, '']
    for (const one of glyphs) {
      if (typeof one === 'number') advance -= (one * state.size) / 1000
      else {
        advance += (one.width * state.size) / 1000 + state.letterSpacing + (one.isSpace ? state.wordSpacing : 0)
        shown += one.unicode
      }
    }
    const [x, y] = placed(within(matrix, text), [0, 0])
    text = within(text, [1, 0, 0, 1, advance * state.stretch, 0])
    const [right, end] = placed(within(matrix, text), [0, 0])
    if (Math.abs(end - y) < 0.1) pieces.push({ text: shown, x, y, right })
  }
  for (const { operation, args, matrix } of stepsOf(drawn, toPage, OPS)) {
    const [first, second] = args as readonly number[]
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push({ ...state })
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) state = saved.pop() ?? state
    else if (operation === OPS.beginText) [line, text] = [UPRIGHT, UPRIGHT]
    else if (operation === OPS.setFont) state.size = second!
    else if (operation === OPS.setCharSpacing) state.letterSpacing = first!
    else if (operation === OPS.setWordSpacing) state.wordSpacing = first!
    else if (operation === OPS.setHScale) state.stretch = first! / 100
    else if (operation === OPS.setLeading) state.leading = -first!
    else if (operation === OPS.setTextMatrix) {
      line = (args.length === 1 ? args[0] : args) as Matrix
      text = line
    } else if (operation === OPS.moveText) move(first!, second!)
    else if (operation === OPS.setLeadingMoveText) {
      state.leading = second!
      move(first!, second!)
    } else if (operation === OPS.nextLine) move(0, state.leading)
    else if (operation === OPS.showText) show(args[0] as (Glyph | number)[], matrix)
  }
  return pieces
}

/** PDF.js joins what is near: a text is parted again where another piece of it was drawn, a little apart. */
export async function inPieces(items: readonly TextItem[], drawn: Drawn, toPage: Matrix): Promise<TextItem[]> {
  const pieces = Map.groupBy(await piecesOf(drawn, toPage), ({ y }) => Math.round(y))
  return items.flatMap((item) => {
    if (!/\S\s+\S/.test(item.text)) return [item]
    const near = [-1, 0, 1].flatMap((by) => pieces.get(Math.round(item.y) + by) ?? [])
    const own = near
      .filter(({ x, y }) => Math.abs(y - item.y) < 1 && x > item.x - 1 && x < item.x + item.width)
      .toSorted((a, b) => a.x - b.x)
    return own.length < 2 ? [item] : parted(item, own)
  })
}

function parted(item: TextItem, pieces: readonly Piece[]): TextItem[] {
  const parts: TextItem[] = []
  let [from, x] = [0, item.x]
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    const start = piece.text.trim()
    if (!before || start === '' || piece.x - before.right < GAP * item.size) continue
    const index = item.text.indexOf(` ${start}`, from)
    if (index <= from) continue
    parts.push({ ...item, text: item.text.slice(from, index).trim(), x, width: before.right - x })
    ;[from, x] = [index + 1, piece.x]
  }
  return [...parts, { ...item, text: item.text.slice(from), x, width: item.x + item.width - x }]
}
