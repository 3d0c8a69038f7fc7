export interface CsvRecord {
  /** The line on which the record starts, counted from 1, for reports. */
  line: number
  cells: string[]
}

/**
 * The first `maxRecords` records of a CSV. RFC 4180 with quoted line breaks: SMDG addresses contain them, so splitting
 * at newlines would break rows. Cells are cut out of the text, not built character by character, because a cell may be
 * megabytes long.
 */
export function parseCsv(text: string, separator = ',', maxRecords = Number.POSITIVE_INFINITY): CsvRecord[] {
  const records: CsvRecord[] = []
  const special = new RegExp(`["\\r\\n${separator.replace(/[\\\]^-]/g, '\\$&')}]`, 'g')
  let cells: string[] = []
  let cell = ''
  let line = 1
  let startLine = 1
  const endRecord = () => {
    cells.push(cell)
    if (cells.length > 1 || cells[0] !== '') records.push({ line: startLine, cells })
    cells = []
    cell = ''
  }
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  while (at < text.length) {
    special.lastIndex = at
    const next = special.exec(text)?.index ?? text.length
    cell += text.slice(at, next)
    at = next + 1
    const character = text[next]
    if (character === '"') {
      const end = closingQuote(text, at)
      const quoted = text.slice(at, end)
      line += countSeparator(quoted, '\n')
      cell += quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted
      at = end + 1
    } else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      line++
      endRecord()
      if (records.length >= maxRecords) return records
      startLine = line
    }
  }
  if (cell !== '' || cells.length > 0) endRecord()
  return records
}

/** The end of the quoted text that starts at `at`; two quotes stand for one. An unclosed quote ends with the text. */
const closingQuote = (text: string, at: number): number => {
  for (let end = text.indexOf('"', at); end >= 0; end = text.indexOf('"', end + 2))
    if (text[end + 1] !== '"') return end
  return text.length
}

const countSeparator = (text: string, character: string): number => {
  let count = 0
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++
  return count
}
