import type { Archive } from '../file/archive.ts'
import { limits } from '../file/quarantine.ts'
import { attribute, readXml, type Tag } from '../file/xml.ts'
import { columnBounds, layOutPage, type PageLayout, type PlacedText } from '../layout/layout.ts'
import { CURRENCY_CODE } from '../values/numbers/amounts.ts'
import { findHiddenSheets, isHidden } from './hidden-sheets.ts'

/**
 * One page for each sheet, in file order. A number formatted as a date is written as a date. Hidden sheets, rows and
 * columns are not read, because nobody who opens the workbook sees them.
 */
export async function readXlsx(archive: Archive): Promise<PageLayout[]> {
  const strings = archive.has('xl/sharedStrings.xml') ? await readStrings(archive) : []
  const styles = archive.has('xl/styles.xml') ? await readStyles(archive) : []
  const hidden = await findHiddenSheets(archive)
  const all = archive.names.filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
  const sheets = all
    .filter((name) => !hidden.has(name))
    .toSorted((a, b) => sheetNumber(a) - sheetNumber(b))
    .slice(0, limits.pages)
  const pages: PageLayout[] = []
  let remaining = limits.text
  for (const [i, sheet] of sheets.entries()) {
    const { rows, hasHiddenCells, hasHiddenNumbers } = await readSheet(archive, sheet, strings, styles, remaining)
    const page = layOutPage(i + 1, rows)
    remaining -= page.text.length
    pages.push({
      ...page,
      hasHiddenCells: hasHiddenCells || all.some((name) => hidden.has(name)),
      hasHiddenNumbers,
    })
  }
  return pages
}

const sheetNumber = (name: string) => Number(/\d+/.exec(name)![0])

async function readStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = []
  let remaining = limits.text
  let inText = false
  for await (const token of readXml(archive.open('xl/sharedStrings.xml'))) {
    if (remaining <= 0) break
    if (typeof token === 'string') {
      if (!inText || strings.length === 0) continue
      strings[strings.length - 1] += token.slice(0, remaining)
      remaining -= token.length
    } else if (token.name === 'si' && token.kind !== 'close') {
      strings.push('')
      remaining -= limits.cell
    } else if (token.name === 't') inText = token.kind === 'open'
  }
  return strings
}

/** How a cell shows its number. */
interface Style {
  isDate: boolean
  currency?: string
  decimals?: number
}

/** The built-in formats 14 to 22 show a date, as do custom formats with a day and a year; some contain a currency. */
async function readStyles(archive: Archive): Promise<Style[]> {
  const customFormats = new Map<string, Style>()
  const styles: Style[] = []
  let inCells = false
  for await (const token of readXml(archive.open('xl/styles.xml'))) {
    if (typeof token === 'string' || styles.length > 10_000 || customFormats.size > 10_000) continue
    if (token.name === 'cellXfs') inCells = token.kind === 'open'
    const format = attribute(token, 'numFmtId')
    if (format === undefined || token.kind === 'close') continue
    if (token.name === 'numFmt') customFormats.set(format, parseStyle(attribute(token, 'formatCode') ?? ''))
    else if (token.name === 'xf' && inCells)
      styles.push(customFormats.get(format) ?? { isDate: Number(format) >= 14 && Number(format) <= 22 })
  }
  return styles
}

/** `"USD"#,##0.00`, `[$€-407] #,##0.00`, `#,##0.00 [$CHF]`: uses the section for positive numbers. */
function parseStyle(format: string): Style {
  const [positive = ''] = format.split(';')
  const literals = Array.from(
    positive.matchAll(/"([^"]*)"|\[\$([^\]-]*)[^\]]*\]/g),
    ([, one, other]) => one ?? other ?? '',
  )
  const currency = literals.map((text) => CURRENCY_CODE.exec(text)?.[0]).find((code) => code !== undefined)
  const decimals = /[0#]\.(0+)/.exec(positive)?.[1]?.length ?? 0
  return currency && /[0#]/.test(positive)
    ? { isDate: false, currency, decimals }
    : { isDate: /d.*y|y.*d/i.test(format) }
}

async function readSheet(
  archive: Archive,
  sheet: string,
  strings: readonly string[],
  styles: readonly Style[],
  budget: number,
): Promise<{ rows: PlacedText[][]; hasHiddenCells: boolean; hasHiddenNumbers: boolean }> {
  let [hasHiddenCells, hasHiddenNumbers] = [false, false]
  const rows: PlacedText[][] = []
  let remaining = budget
  let cell: Tag | null = null
  let text = ''
  let inValue = false
  let column = 0
  let isHiddenRow = false
  const hiddenColumns: [min: number, max: number][] = []
  for await (const token of readXml(archive.open(sheet))) {
    if (remaining <= 0) break
    if (typeof token === 'string') {
      if (inValue) text += token.slice(0, remaining)
    } else if (token.name === 'row' && token.kind !== 'close') {
      isHiddenRow = isHidden(token)
      // A hidden row leaves no gap: the next row directly follows the one above.
      if (!isHiddenRow) rows.push([])
      remaining -= limits.cell
      column = 0
    } else if (token.name === 'col' && token.kind !== 'close') {
      if (isHidden(token) && hiddenColumns.length < limits.columns)
        hiddenColumns.push([Number(attribute(token, 'min')), Number(attribute(token, 'max'))])
    } else if (token.name === 'c' && token.kind !== 'close') {
      // A cell without a reference follows the previous one.
      column = columnIndex(attribute(token, 'r') ?? '') || column + 1
      cell = token.kind === 'open' ? token : null
      text = ''
    } else if (token.name === 'v' || token.name === 't') inValue = token.kind === 'open'
    else if (token.name === 'c' && cell) {
      const value = shownValue(cell, text, strings, styles)
      remaining -= value.length + limits.cell
      if (!isHiddenRow && !hiddenColumns.some(([min, max]) => min <= column && column <= max))
        rows.at(-1)?.push({ text: value, ...columnBounds(column) })
      else {
        hasHiddenCells ||= value.trim() !== ''
        hasHiddenNumbers ||= /\d/.test(value)
      }
      cell = null
    }
  }
  return { rows, hasHiddenCells, hasHiddenNumbers }
}

/** The number of a column, from 1; 0 if the cell has no reference. */
const columnIndex = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function shownValue(cell: Tag, text: string, strings: readonly string[], styles: readonly Style[]): string {
  const type = attribute(cell, 't')
  if (type === 's') return strings[Number(text)] ?? ''
  if ((type !== undefined && type !== 'n') || text === '') return text
  const serial = Number(text)
  const style = styles[Number(attribute(cell, 's') ?? -1)]
  if (style?.isDate && serial > 1 && serial < 100_000)
    // Day 1 is 1 January 1900, and the nonexistent 29 February 1900 is counted.
    return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)
  if (style?.currency && Number.isFinite(serial)) return `${style.currency} ${serial.toFixed(style.decimals ?? 0)}`
  return text
}
