export interface CsvRecord {
  /** The line the record starts on, counted from 1, so that a report can point at it. */
  line: number
  cells: string[]
}

/** What comes after the first `most` records is not looked at. RFC 4180 with quoted line breaks: SMDG addresses hold them, so splitting at newlines would tear rows apart. */
export function parseCsv(text: string, separator = ',', most = Number.POSITIVE_INFINITY): CsvRecord[] {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let startLine = 1
  const endRecord = () => {
    cells.push(cell)
    if (cells.length > 1 || cells[0] !== '') records.push({ line: startLine, cells })
    cells = []
    cell = ''
  }
  for (let i = text.charCodeAt(0) === 0xfeff ? 1 : 0; i < text.length; i++) {
    const character = text[i]
    if (character === '\n') line++
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[i + 1] === '"') cell += text[++i]
      else quoted = false
    } else if (character === '"') quoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') {
      endRecord()
      if (records.length >= most) return records
      startLine = line
    } else if (character !== '\r') cell += character
  }
  if (cell !== '' || cells.length > 0) endRecord()
  return records
}
