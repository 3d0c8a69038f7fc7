import PDFDocument from 'pdfkit'
import { codePoint, isMark, levelsOf } from './direction.ts'
import { type Face, fontFile } from './fonts.ts'

/** Text with one font and one direction: odd levels are read from right to left. */
export interface Run {
  face: Face
  level: number
  text: string
}

export type Line = readonly Run[]

export interface Style {
  size: number
  bold?: boolean
}

export const MARGIN = 40
const FOOTER = 24

/** With a list of features, even an empty one, a run is laid out as a whole; otherwise word by word from the left. */
const featuresOf = (level: number) => (level % 2 === 1 ? { features: [] } : {})

interface Font {
  font: { hasGlyphForCodePoint(codePoint: number): boolean }
}

export interface Titled {
  title: string
  subject: string
  author: string
  madeAt: Date
}

/** A4 pages that are filled from the top. Everything is black, for printing. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #fonts = new Map<Face, Font>()
  /** Whether characters without a font were written as code points. */
  hasEscaped = false
  y = MARGIN

  constructor({ title, subject, author, madeAt }: Titled) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Producer: 'Boxtrail',
        Creator: 'Boxtrail',
        CreationDate: madeAt,
        ModDate: madeAt,
      },
    })
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
  }

  get width(): number {
    return this.#pdf.page.width - 2 * MARGIN
  }

  /** Begins a new page unless this height is left on the current one. */
  need(height: number): boolean {
    if (this.y + height <= this.#pdf.page.height - MARGIN - FOOTER) return false
    this.#pdf.addPage()
    this.y = MARGIN
    return true
  }

  /** The height of a page inside its margins. */
  get room(): number {
    return this.#pdf.page.height - 2 * MARGIN - FOOTER
  }

  widthOf({ face, text }: Run, size: number): number {
    this.#use(face)
    return this.#pdf.fontSize(size).widthOfString(text)
  }

  /** The text in runs, in reading order. Control characters, and characters without a font, become `[U+1F6A2]`. */
  runsOf(text: string, bold = false): Run[] {
    const first: Face = bold ? 'bold' : 'regular'
    const shown = Array.from(text.replaceAll(/\s+/g, ' '), (character) => {
      if (isMark(character)) return { face: first, text: character, isHidden: true }
      const point = character.codePointAt(0)!
      const face = [first, 'other' as const].find((one) => point >= 0x20 && this.#has(one, point))
      if (!face) this.hasEscaped = true
      return { face: face ?? first, text: face ? character : codePoint(character), isHidden: false }
    })
    const levels = levelsOf(shown.map((one) => one.text).join(''))
    const runs: Run[] = []
    let at = 0
    for (const { face, text, isHidden } of shown) {
      const level = levels?.[at] ?? 0
      at += text.length
      if (isHidden) continue
      const last = runs.at(-1)
      if (last?.face === face && last.level === level) last.text += text
      else runs.push({ face, level, text })
    }
    return runs
  }

  /** Draws runs in visual order, from the left. */
  draw(line: Line, x: number, y: number, size: number): void {
    let at = x
    for (const run of line) {
      this.#use(run.face)
      const options = { lineBreak: false, ...featuresOf(run.level) }
      this.#pdf.fontSize(size).fillColor('black').text(run.text, at, y, options)
      at += this.widthOf(run, size)
    }
  }

  shade(x: number, y: number, width: number, height: number): void {
    this.#pdf.rect(x, y, width, height).fill('#e8e8e8')
  }

  rule(y: number, width = 0.5): void {
    this.#pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(width)
      .stroke('#000000')
  }

  attach(name: string, content: Buffer, description: string, madeAt: Date): void {
    this.#pdf.file(content, {
      name,
      type: 'application/json',
      description,
      creationDate: madeAt,
      modifiedDate: madeAt,
      relationship: 'Data',
    } as never)
  }

  bookmark(title: string): void {
    this.#pdf.outline.addItem(title)
  }

  /** Writes the footer of each page, and ends the file. */
  async end(foot: (page: number, pages: number) => readonly [string, string], size: number): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(page)
      const y = this.#pdf.page.height - MARGIN
      const [left, right] = foot(page + 1, count).map((text) => this.runsOf(text)) as [Run[], Run[]]
      this.rule(y - 6)
      this.draw(left, MARGIN, y, size)
      const width = right.reduce((sum, run) => sum + this.widthOf(run, size), 0)
      this.draw(right, MARGIN + this.width - width, y, size)
    }
    const ended = new Promise<void>((resolve, reject) => this.#pdf.on('end', resolve).on('error', reject))
    this.#pdf.end()
    await ended
    return Buffer.concat(this.#chunks)
  }

  #use(face: Face): void {
    if (!this.#fonts.has(face)) {
      this.#pdf.registerFont(face, fontFile(face))
      this.#pdf.font(face)
      this.#fonts.set(face, (this.#pdf as unknown as { _font: Font })._font)
    } else this.#pdf.font(face)
  }

  #has(face: Face, codePoint: number): boolean {
    if (!this.#fonts.has(face)) this.#use(face)
    return this.#fonts.get(face)!.font.hasGlyphForCodePoint(codePoint)
  }
}
