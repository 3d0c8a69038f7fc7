import type { TextItem } from './group-rows.ts'
import {
  loadOperationCodes,
  type Matrix,
  multiply,
  type OperatorList,
  transformPoint,
  walkOperations,
} from './pdf-operations.ts'

/** A text drawn by one operation. */
interface TextPiece {
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

/** The text state of PDF, saved and restored with the graphics state. */
interface TextState {
  size: number
  letterSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** The minimum gap between two columns, relative to the font size. */
const MIN_GAP = 0.2

/** Every text that a page draws, with its extent. */
async function findPieces(operatorList: OperatorList, toPage: Matrix): Promise<TextPiece[]> {
  const OPS = await loadOperationCodes()
  const pieces: TextPiece[] = []
  const saved: TextState[] = []
  let state: TextState = { size: 0, letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0 }
  let [line, text] = [IDENTITY, IDENTITY]
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y])
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
    const [x, y] = transformPoint(multiply(matrix, text), [0, 0])
    text = multiply(text, [1, 0, 0, 1, advance * state.stretch, 0])
    const [right, end] = transformPoint(multiply(matrix, text), [0, 0])
    if (Math.abs(end - y) < 0.1) pieces.push({ text: shown, x, y, right })
  }
  for (const { operation, args, matrix } of walkOperations(operatorList, toPage, OPS)) {
    const [first, second] = args as readonly number[]
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push({ ...state })
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) state = saved.pop() ?? state
    else if (operation === OPS.beginText) [line, text] = [IDENTITY, IDENTITY]
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

/** PDF.js joins nearby texts: splits them again at separately drawn pieces with a gap. */
export async function splitAtPieces(
  items: readonly TextItem[],
  operatorList: OperatorList,
  toPage: Matrix,
): Promise<TextItem[]> {
  const pieces = Map.groupBy(await findPieces(operatorList, toPage), ({ y }) => Math.round(y))
  return items.flatMap((item) => {
    if (!/\S\s+\S/.test(item.text)) return [item]
    const near = [-1, 0, 1].flatMap((by) => pieces.get(Math.round(item.y) + by) ?? [])
    const own = near
      .filter(({ x, y }) => Math.abs(y - item.y) < 1 && x > item.x - 1 && x < item.x + item.width)
      .toSorted((a, b) => a.x - b.x)
    return own.length < 2 ? [item] : splitItem(item, own)
  })
}

function splitItem(item: TextItem, pieces: readonly TextPiece[]): TextItem[] {
  const parts: TextItem[] = []
  let [from, x] = [0, item.x]
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    const start = piece.text.trim()
    if (!before || start === '' || piece.x - before.right < MIN_GAP * item.size) continue
    const index = item.text.indexOf(` ${start}`, from)
    if (index <= from) continue
    parts.push({ ...item, text: item.text.slice(from, index).trim(), x, width: before.right - x })
    ;[from, x] = [index + 1, piece.x]
  }
  return [...parts, { ...item, text: item.text.slice(from), x, width: item.x + item.width - x }]
}
