import { strToU8, Zip, ZipDeflate } from 'fflate'
import { type Cell, localTime } from './cell.ts'

/**
 * A workbook with one sheet (ECMA-376, SpreadsheetML), written row by row. Texts are stored in their cells, and none is
 * a formula.
 */
export interface Workbook {
  row(cells: readonly Cell[]): void
  end(): void
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** `name` is the name of the sheet; `write` receives the bytes of the file as they are produced. */
export const createWorkbook = (name: string, write: (bytes: Uint8Array) => void): Workbook => {
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const add = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: 6 })
    zip.add(part)
    return part
  }
  const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  for (const [path, text] of Object.entries({ ...parts, 'xl/workbook.xml': workbook }))
    add(path).push(strToU8(text), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  // The first row stays visible.
  sheet.push(
    strToU8(
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ),
  )
  let rows = 0
  return {
    row: (cells) => {
      rows += 1
      const style = rows === 1 ? ' s="1"' : ''
      const row = cells.map((cell, column) => cellXml(cell, `r="${columnName(column)}${rows}"${style}`)).join('')
      sheet.push(strToU8(`<row r="${rows}">${row}</row>`))
    },
    end: () => {
      sheet.push(strToU8('</sheetData></worksheet>'), true)
      zip.end()
    },
  }
}

/** `A`, `B`, …, `Z`, `AA`: not every reader counts the cells by itself. */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** `place` is the address of the cell and its style. */
const cellXml = (cell: Cell, place: string): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c ${place} t="b"><v>${cell ? 1 : 0}</v></c>`
  const text = typeof cell === 'object' ? localTime(cell) : cell
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, MAX_CELL))}</t></is></c>`
}

/** The maximum number of characters in a cell. */
const MAX_CELL = 32_767

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// XML allows no control characters except tab and line ends.
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  text.replaceAll(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').replaceAll(/[&<>"]/g, (one) => ENTITIES[one]!)
