/** A line of the pasted text: its cells, or a single cell. */
export interface Line {
  at: number
  cells: string[]
}

/** Converts digits and dashes of other scripts, and removes invisible characters. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2018\u2019\u201C\u201D]/g, '"')

/** The cells of separated values; a quoted cell may contain separators, line ends and doubled quotes. */
const separated = (text: string, separator: string): Line[] => {
  const lines: Line[] = []
  let [cells, cell, isQuoted, at, began]: [string[], string, boolean, number, number] = [[], '', false, 1, 1]
  const endLine = () => {
    lines.push({ at: began, cells: [...cells, cell].map((one) => one.trim()) })
    cells = []
    cell = ''
    began = at
  }
  for (let n = 0; n < text.length; n++) {
    const character = text[n]!
    if (character === '\n') at++
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[n + 1] === '"') cell += text[++n]
      else isQuoted = false
    } else if (character === '"' && cell.trim() === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') endLine()
    else cell += character
  }
  endLine()
  return lines
}

const filled = (lines: readonly Line[]) => lines.filter(({ cells }) => cells.some((cell) => cell !== ''))

/** Whether most lines have the same number of cells, and more than one. */
const isTable = (lines: readonly Line[]): boolean => {
  const counts = filled(lines).map(({ cells }) => cells.length)
  const usual = counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 1
  return counts.length > 1 && usual > 1 && counts.filter((count) => count === usual).length >= counts.length * 0.7
}

/** A quotation mark without a closing one is an ordinary character. */
const isClosed = (text: string) => (text.split('"').length - 1) % 2 === 0

/** A line of dashes below the header of a text table. */
const isRule = ({ cells }: Line) => cells.every((cell) => /^[-=:+|\s]*$/.test(cell))

const byGaps = (text: string): Line[] =>
  text.split('\n').map((line, n) => ({ at: n + 1, cells: line.trim().split(/ {2,}/) }))

/** The lines with their cells, by the separator that makes them a table; without one each line is a single cell. */
export const linesOf = (pasted: string): Line[] => {
  const text = plain(pasted).replaceAll(/\r\n?/g, '\n')
  const given = isClosed(text) ? text : text.replaceAll('"', ' ')
  const tables = given.includes('\t')
    ? [separated(given, '\t')]
    : [separated(given, ';'), separated(given, '|'), separated(given, ','), byGaps(given)].filter(isTable)
  const lines = tables[0] ?? given.split('\n').map((line, n) => ({ at: n + 1, cells: [line.trim()] }))
  return filled(lines).filter((line) => !isRule(line))
}
