import { MARGIN, type Sheet, type Style } from './sheet.ts'
import { LEADING, wrap } from './wrap.ts'

const BODY: Style = { size: 8.5 }

export const paragraph = (sheet: Sheet, text: string, style: Style = BODY, indent = 0): void => {
  for (const line of wrap(sheet, text, sheet.width - indent, style)) {
    sheet.need(style.size * LEADING)
    sheet.draw(line, MARGIN + indent, sheet.y, style.size)
    sheet.y += style.size * LEADING
  }
}

/** A heading, which stays on the same page as what follows. */
export const heading = (sheet: Sheet, text: string): void => {
  sheet.need(90)
  sheet.y += 10
  sheet.bookmark(text)
  paragraph(sheet, text, { size: 12, bold: true })
  sheet.rule(sheet.y)
  sheet.y += 5
}

/** Labels on the left, and their values on the right. */
export const facts = (sheet: Sheet, all: readonly (readonly [string, string])[]): void => {
  const left = 130
  for (const [name, text] of all) {
    const names = wrap(sheet, name, left - 8, { ...BODY, bold: true })
    const lines = wrap(sheet, text, sheet.width - left, BODY)
    const step = BODY.size * LEADING
    for (let at = 0; at < Math.max(names.length, lines.length); at++) {
      sheet.need(step)
      if (names[at]) sheet.draw(names[at]!, MARGIN, sheet.y, BODY.size)
      if (lines[at]) sheet.draw(lines[at]!, MARGIN + left, sheet.y, BODY.size)
      sheet.y += step
    }
    sheet.y += 2
  }
}
