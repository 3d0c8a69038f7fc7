import type { TextItem } from './group-rows.ts'
import { type Matrix, placed } from './pdf-operations.ts'

/** What is written on top of a page: in the field of a form, or with the typewriter of a viewer. */
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

/** Of forms that fit the size of the letters to the field. */
const SIZE = { least: 6, most: 10, ofField: 0.7 }
const LEADING = 1.15
/** Of its size, about as wide as a letter is. */
const LETTER = 0.5

/** The text that was filled in, where it is on the page as it is shown. */
export const filledIn = (annotations: readonly unknown[], toPage: Matrix): TextItem[] =>
  (annotations as readonly Annotation[]).flatMap((one) => {
    const lines = one.hidden ? [] : linesOf(one)
    const [x1, y1, x2, y2] = one.rect
    const [a, b] = [placed(toPage, [x1, y1]), placed(toPage, [x2, y2])]
    const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
    const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
    const fits = Math.min(SIZE.most, Math.max(SIZE.least, (SIZE.ofField * (bottom - top)) / Math.max(1, lines.length)))
    const size = one.defaultAppearanceData?.fontSize || fits
    const first = lines.length > 1 || one.multiLine ? top + size : (top + bottom) / 2 + 0.3 * size
    return lines.map((text, at) => ({
      text,
      x: left + 2,
      y: first + at * LEADING * size,
      width: Math.min(right - left - 4, text.length * LETTER * size),
      size,
      style: 'filled in',
    }))
  })

function linesOf({ subtype, fieldType, fieldValue, textContent }: Annotation): string[] {
  const isText = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')
  const text = isText ? [fieldValue].flat().filter((one) => typeof one === 'string') : []
  const typed = subtype === 'FreeText' ? (textContent ?? []) : []
  return [...text, ...typed].flatMap((one) => one.split(/\r\n|\r|\n/)).filter((line) => line.trim() !== '')
}
