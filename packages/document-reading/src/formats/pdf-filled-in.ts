import type { TextItem } from './group-rows.ts'
import { type Matrix, transformPoint } from './pdf-operations.ts'

/** Text on top of a page: in a form field, or typed in a viewer. */
interface Annotation {
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  textContent?: readonly string[]
  multiLine?: boolean
  hidden?: boolean
  rect: readonly [number, number, number, number]
  defaultAppearanceData?: { fontSize?: number }
}

/** For fields that fit the font size to their height. */
const FONT_SIZE = { min: 6, max: 10, ofField: 0.7 }
const LEADING = 1.15
/** The average letter width relative to the font size. */
const LETTER_WIDTH = 0.5

/** The filled-in text at its position on the displayed page. */
export const readFilledIn = (annotations: readonly unknown[], toPage: Matrix): TextItem[] =>
  (annotations as readonly Annotation[]).flatMap((one) => {
    const lines = one.hidden ? [] : annotationLines(one)
    const [x1, y1, x2, y2] = one.rect
    const [a, b] = [transformPoint(toPage, [x1, y1]), transformPoint(toPage, [x2, y2])]
    const [remaining, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
    const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
    const fitted = Math.min(
      FONT_SIZE.max,
      Math.max(FONT_SIZE.min, (FONT_SIZE.ofField * (bottom - top)) / Math.max(1, lines.length)),
    )
    const size = one.defaultAppearanceData?.fontSize || fitted
    const first = lines.length > 1 || one.multiLine ? top + size : (top + bottom) / 2 + 0.3 * size
    return lines.map((text, at) => ({
      text,
      x: remaining + 2,
      y: first + at * LEADING * size,
      width: Math.min(right - remaining - 4, text.length * LETTER_WIDTH * size),
      size,
      style: 'filled in',
    }))
  })

function annotationLines({ subtype, fieldType, fieldValue, textContent }: Annotation): string[] {
  const isText = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')
  const text = isText ? [fieldValue].flat().filter((one) => typeof one === 'string') : []
  const typed = subtype === 'FreeText' ? (textContent ?? []) : []
  return [...text, ...typed].flatMap((one) => one.split(/\r\n|\r|\n/)).filter((line) => line.trim() !== '')
}
