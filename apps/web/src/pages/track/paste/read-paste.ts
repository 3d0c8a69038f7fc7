import { type Line, linesOf } from './cells.ts'
import { guessedRoles, rolesIn } from './columns.ts'
import { compact, type Found, foundIn } from './tokens.ts'
import type { LeftOut, Paste, PastedNumber, Role } from './types.ts'

/** A shipping line with the names that people and sheets use. */
export interface KnownLine {
  scac: string
  shortName: string
  name?: string
}

/** The SCAC of the line that a cell names, by its code or any of its names. */
export const lineNamed = (lines: readonly KnownLine[], text: string): string | undefined => {
  const wanted = compact(text)
  if (wanted.length < 2) return undefined
  return lines.find(({ scac, shortName, name }) => [scac, shortName, name ?? ''].some((one) => compact(one) === wanted))
    ?.scac
}

/** A line of the pasted text: its numbers, and what belongs to all of them. */
interface Read {
  numbers: PastedNumber[]
  references: string[]
  left: LeftOut[]
}

const addFound = (read: Read, found: Found, at: number, line: string | undefined): void => {
  if ('reference' in found) read.references.push(found.reference)
  else if ('reason' in found) read.left.push({ ...found, at })
  else {
    const { isSure: _, ...number } = found
    read.numbers.push({ ...number, ...(line ? { line } : {}), refNumbers: [] })
  }
}

/** Longer texts are remarks and not references. */
const MAX_REFERENCE_LENGTH = 60

const KINDS = { bill: 'bill_of_lading', booking: 'booking', container: 'container', number: undefined } as const

/** The numbers in a cell of a column of numbers: any text that is long enough is accepted. */
const numbersOfCell = (cell: string, role: keyof typeof KINDS, scacs: ReadonlySet<string>): Found[] => {
  const parts = cell.split(/[\n,;|]+|\s\/\s|(?<=\d{5})\/(?=[A-Z]{2})/i).map((part) => part.trim())
  return parts.filter(Boolean).flatMap((part): Found[] => {
    const found = foundIn(part, scacs)
    if (found.some((one) => 'number' in one || ('reason' in one && one.reason === 'shortened'))) {
      const kind = KINDS[role]
      return found.map((one) => ('number' in one && kind && !one.kind && role !== 'container' ? { ...one, kind } : one))
    }
    const number = part.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '')
    const isOneNumber = part.split(/\s+/).every((word, n) => /\d/.test(word) || (n === 0 && word.length <= 4))
    const isOwn =
      role !== 'container' && isOneNumber && /\d{3}/.test(number) && number.length >= 5 && number.length <= 35
    const isOther = found.some((one) => 'reason' in one && one.reason !== 'unlike' && one.reason !== 'short')
    if (isOwn && !isOther) return [{ number, ...(KINDS[role] ? { kind: KINDS[role] } : {}), isSure: true }]
    return found.map((one) => ('reference' in one ? { text: one.reference, reason: 'unlike' } : one))
  })
}

/** Joins a container number that a sheet has in several cells: letters, digits and check digit. */
const joinedParts = (cells: readonly string[]): string[] => {
  const joined = [...cells]
  for (const [n, cell] of joined.entries()) {
    if (!/^[A-Z]{3}[UJZ]$/i.test(cell) || !/^\d{6}([-\s]?\d)?$/.test(joined[n + 1] ?? '')) continue
    const isSplit = /^\d{6}$/.test(joined[n + 1]!) && /^\d$/.test(joined[n + 2] ?? '')
    joined[n] = `${cell}${joined[n + 1]}${isSplit ? joined[n + 2] : ''}`
    joined[n + 1] = ''
    if (isSplit) joined[n + 2] = ''
  }
  return joined
}

const ORDER: readonly Role[] = ['bill', 'booking', 'number', 'container']

const readRow = ({ at, cells }: Line, roles: readonly Role[], known: Known): Read => {
  const read: Read = { numbers: [], references: [], left: [] }
  const inColumns = (role: Role) => cells.filter((cell, n) => cell !== '' && (roles[n] ?? 'other') === role)
  const line = inColumns('line')
    .map((cell) => known.lineOf(cell) ?? cell)
    .at(0)
  for (const role of ORDER) {
    // A bill or booking includes its containers, so they need no requests of their own.
    const isCovered = role !== 'number' && read.numbers.length > 0
    const found = inColumns(role).flatMap((cell) => numbersOfCell(cell, role as keyof typeof KINDS, known.scacs))
    for (const one of found)
      if (isCovered && 'number' in one)
        read.left.push({ text: one.number, number: one.number, reason: 'same bill', at })
      else addFound(read, one, at, line)
  }
  for (const text of [...inColumns('line').filter((cell) => !known.lineOf(cell)), ...inColumns('index')])
    if (/\d{4}/.test(text)) read.left.push({ text, reason: 'column', at })
  const [references, remarks] = [true, false].map((isOne) =>
    inColumns('reference').filter((cell) => cell.length <= MAX_REFERENCE_LENGTH === isOne),
  ) as [string[], string[]]
  read.references.push(...references)
  for (const role of ['seal', 'phone', 'other'] as const)
    for (const cell of [...inColumns(role), ...(role === 'other' ? remarks : [])])
      for (const one of foundIn(cell, known.scacs)) {
        if ('number' in one)
          read.left.push({ text: one.number, number: one.number, reason: role === 'seal' ? 'seal' : 'column', at })
        else if ('reason' in one) read.left.push({ ...one, at })
        else read.left.push({ text: one.reference, reason: 'column', at })
      }
  return read
}

const readText = ({ at, cells }: Line, known: Known): Read => {
  const read: Read = { numbers: [], references: [], left: [] }
  for (const one of cells.flatMap((cell) => foundIn(cell, known.scacs))) addFound(read, one, at, undefined)
  return read
}

interface Known {
  scacs: ReadonlySet<string>
  lineOf: (cell: string) => string | undefined
}

const readLines = (given: readonly Line[], known: Known): [Line, Read][] => {
  const lines = given.map((line) => ({ ...line, cells: joinedParts(line.cells) }))
  const isTable = lines.some(({ cells }) => cells.length > 1)
  const hasHeading = lines.some(rolesIn)
  let roles: Role[] | undefined
  if (isTable && !hasHeading) roles = guessedRoles(lines, known.scacs, (cell) => known.lineOf(cell) !== undefined)
  return lines.flatMap((line): [Line, Read][] => {
    const heading = rolesIn(line)
    if (heading) {
      roles = heading
      return []
    }
    return [
      [
        line,
        roles && (isTable || line.cells.length === roles.length) ? readRow(line, roles, known) : readText(line, known),
      ],
    ]
  })
}

/** The maximum number of rows; the API accepts any number. */
export const MAX_ROWS = 200

/**
 * The numbers in pasted or dropped text, each once, and all other texts with digits, with the reason why they are not
 * tracked.
 */
export const readPaste = (given: string | readonly Line[], lines: readonly KnownLine[] = []): Paste => {
  const known: Known = {
    scacs: new Set(lines.map(({ scac }) => scac)),
    lineOf: (cell) => lineNamed(lines, cell),
  }
  const rows = new Map<string, PastedNumber>()
  const left: LeftOut[] = []
  for (const [{ at }, read] of readLines(typeof given === 'string' ? linesOf(given) : given, known)) {
    for (const number of read.numbers) {
      const same = rows.get(number.number)
      if (same) left.push({ text: number.number, reason: 'twice', at })
      else if (rows.size === MAX_ROWS) left.push({ text: number.number, number: number.number, reason: 'many', at })
      else rows.set(number.number, number)
      const row = same ?? rows.get(number.number)
      if (row) row.refNumbers = [...new Set([...row.refNumbers, ...read.references])]
    }
    if (read.numbers.length === 0) for (const text of read.references) left.push({ text, reason: 'reference', at })
    left.push(...read.left)
  }
  return { rows: [...rows.values()], left }
}
