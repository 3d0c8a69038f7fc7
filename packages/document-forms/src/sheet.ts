import PDFDocument from 'pdfkit'
import type { Grid } from './document-content.ts'

export interface TextStyle {
  size?: number
  bold?: boolean
  font?: 'Helvetica' | 'Times' | 'Courier'
  align?: 'left' | 'right' | 'center'
  width?: number
  color?: string
}

export interface Column {
  title: string | readonly string[]
  width: number
  align?: 'left' | 'right' | 'center'
}

export interface TableStyle extends TextStyle {
  /** Ruled lines: around each cell, below the header, or none. */
  rules?: 'all' | 'head' | 'none'
  headSize?: number
  lineHeight?: number
  headBold?: boolean
}

const FACES = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
} as const

/** Printed on each page, and stored in the properties of each file that has them. */
export const SPECIMEN = 'SPECIMEN'

/** A page that a form is drawn on, in points from the upper left. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  #face: NonNullable<TextStyle['font']> = 'Helvetica'

  constructor(size: 'A4' | 'LETTER' = 'A4', landscape = false) {
    this.#pdf = new PDFDocument({
      size,
      layout: landscape ? 'landscape' : 'portrait',
      margin: 0,
      info: {
        Title: SPECIMEN,
        Subject: 'Invented for tests of document reading',
        Keywords: SPECIMEN,
        Producer: 'document-forms',
        // The same form always has the same bytes.
        CreationDate: new Date(0),
      },
    })
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#pdf.on('pageAdded', () => this.#mark())
    this.#mark()
  }

  get width(): number {
    return this.#pdf.page.width
  }

  /** Marks the page as a specimen. */
  #mark(): void {
    const { width, height } = this.#pdf.page
    this.text(0, height - 22, SPECIMEN, { size: 11, bold: true, color: '#b00020', align: 'center', width })
  }

  face(font: NonNullable<TextStyle['font']>): void {
    this.#face = font
  }

  text(
    x: number,
    y: number,
    text: string,
    { size = 8, bold = false, font = this.#face, align = 'left', width, color = '#000' }: TextStyle = {},
  ): void {
    if (text === '') return
    this.#pdf
      .font(FACES[font][bold ? 1 : 0])
      .fontSize(size)
      .fillColor(color)
    // Text that is too long is printed smaller, as form programs do.
    const natural = this.#pdf.widthOfString(text)
    const own = Math.min(natural, width ?? natural)
    if (own < natural) this.#pdf.fontSize((size * own) / natural)
    const at = align === 'left' || width === undefined ? x : align === 'right' ? x + width - own : x + (width - own) / 2
    this.#pdf.text(text, at, y, { lineBreak: false })
  }

  /** Draws lines and returns the position of the next. */
  lines(x: number, y: number, lines: readonly string[], style: TextStyle & { leading?: number } = {}): number {
    const leading = style.leading ?? (style.size ?? 8) + 2
    for (const [i, line] of lines.entries()) this.text(x, y + i * leading, line, style)
    return y + lines.length * leading
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.#pdf.lineWidth(0.6).strokeColor('#000').moveTo(x1, y1).lineTo(x2, y2).stroke()
  }

  box(x: number, y: number, width: number, height: number): void {
    this.#pdf.lineWidth(0.6).strokeColor('#000').rect(x, y, width, height).stroke()
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#pdf.rect(x, y, width, height).fill(color)
  }

  /** A form box: its label in small letters at the upper left, its value below. */
  field(
    x: number,
    y: number,
    width: number,
    height: number,
    label: string,
    value: string | readonly string[],
    style: TextStyle & { labelSize?: number; inset?: number; labelColor?: string } = {},
  ): void {
    const { labelSize = 5.5, inset = 3, labelColor = '#000', ...rest } = style
    this.box(x, y, width, height)
    this.text(x + 2, y + 2, label, { size: labelSize, color: labelColor, width: width - 4 })
    const lines = typeof value === 'string' ? [value] : value
    this.lines(x + inset, y + labelSize + 5, lines, { size: 8, width: width - inset - 2, ...rest })
  }

  /** A label with its value beside it. */
  pair(
    x: number,
    y: number,
    label: string,
    value: string,
    { gap = 90, labelBold = false, ...style }: TextStyle & { gap?: number; labelBold?: boolean } = {},
  ): void {
    this.text(x, y, label, { ...style, bold: labelBold })
    this.text(x + gap, y, value, style)
  }

  /** Draws a list of labels with values beside them, and returns the position of the next. */
  pairs(
    x: number,
    y: number,
    list: readonly (readonly [string, string])[],
    { step = 13, ...style }: TextStyle & { gap?: number; labelBold?: boolean; step?: number } = {},
  ): number {
    for (const [i, [label, value]] of list.entries()) this.pair(x, y + i * step, label, value, style)
    return y + list.length * step
  }

  /** Returns the position below the table. */
  table(
    x: number,
    y: number,
    columns: readonly Column[],
    rows: readonly (readonly (string | readonly string[])[])[],
    style: TableStyle = {},
  ): number {
    const { rules = 'none', size = 8, headSize = size - 1, headBold = false, lineHeight = size + 3, ...rest } = style
    const heads = columns.map(({ title }) => (typeof title === 'string' ? [title] : title))
    const headHeight = Math.max(...heads.map((lines) => lines.length)) * (headSize + 2) + 3
    const total = columns.reduce((all, { width }) => all + width, 0)
    const put = (cells: readonly (string | readonly string[])[], top: number, textSize: number, bold: boolean) => {
      let left = x
      for (const [i, column] of columns.entries()) {
        const cell = cells[i] ?? ''
        for (const [n, line] of (typeof cell === 'string' ? [cell] : cell).entries())
          this.text(left + 2, top + 2 + n * (textSize + 2), line, {
            ...rest,
            size: textSize,
            bold,
            align: column.align ?? 'left',
            width: column.width - 4,
          })
        left += column.width
      }
    }
    put(heads, y, headSize, headBold)
    let at = y + headHeight
    const tops = [y, at]
    for (const row of rows) {
      const height = Math.max(...row.map((cell) => (typeof cell === 'string' ? 1 : cell.length))) * lineHeight
      put(row, at, size, false)
      at += height
      tops.push(at)
    }
    if (rules === 'head') this.line(x, y + headHeight, x + total, y + headHeight)
    if (rules === 'all') {
      for (const top of tops) this.line(x, top, x + total, top)
      let left = x
      for (const width of [0, ...columns.map((column) => column.width)]) {
        left += width
        this.line(left, y, left, at)
      }
    }
    return at
  }

  /** Draws the rows of a document at a given width. */
  grid(x: number, y: number, width: number, { columns, rows, sums }: Grid, style: TableStyle = {}): number {
    const shares = columns.reduce((all, { share }) => all + share, 0)
    const drawn = columns.map(({ title, isNumber, share }) => ({
      title,
      width: (width * share) / shares,
      align: isNumber ? ('right' as const) : ('left' as const),
    }))
    return this.table(x, y, drawn, sums ? [...rows, sums] : rows, style)
  }

  prose(x: number, y: number, width: number, text: string, size = 5): number {
    this.#pdf.font(FACES[this.#face][0]).fontSize(size).fillColor('#000').text(text, x, y, { width })
    return this.#pdf.y
  }

  page(): void {
    this.#pdf.addPage()
  }

  finish(): Promise<Buffer> {
    const done = new Promise<Buffer>((resolve) => this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks))))
    this.#pdf.end()
    return done
  }
}
