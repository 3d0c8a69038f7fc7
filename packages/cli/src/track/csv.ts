/** The rows of a CSV file or of an exported sheet: commas, semicolons or tabs, quoted cells, line breaks in cells. */
export const csvRows = (text: string): string[][] => {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < content.length; at++) {
    const character = content[at]!
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (content[at + 1] === '"') {
        cell += '"'
        at++
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}

/** The separator that occurs most often in the first line. */
const separatorOf = (text: string): string => {
  const [line = ''] = text.split('\n', 1)
  const count = (one: string) => line.split(one).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0]!
}
