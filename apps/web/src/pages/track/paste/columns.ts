import type { Line } from './cells.ts'
import { foundIn } from './tokens.ts'
import type { Role } from './types.ts'

/** The contents of a column by its header; the first match counts. */
const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['index', /^(#|no\.?|nr\.?|item|s\.? ?no\.?|line no\.?|row|pos\.?)$/],
  ['seal', /\bseal/],
  [
    'other',
    /\b(vessel|voy(age)?|eta|etd|ata|atd|date|weight|size|type|port|pol|pod|hbl|house|volume|qty|quantity|count|pieces?|packages|pkgs|remarks?|status|phone|consignee|shipper|terminal|temp(erature)?|h\.?s\.?)\b/,
  ],
  ['booking', /\b(booking|bkg|book)\b/],
  ['bill', /\b(b\/?l|bl|mb\/?l|obl|bol|bill|waybill|swb)s?\b/],
  ['container', /\b(containers?|cntrs?|ctrs?|cont|equipment|unit|box)\b/],
  ['line', /\b(line|carrier|scac|ssl|shipping line|steamship)\b/],
  ['reference', /\b(ref(erence)?s?|po|p\.o\.?|order|customer|client|job|file|invoice|project|lot|sku|shipment id)\b/],
  ['number', /\b(number|tracking|track|shipment|no)\b/],
]

const headingOf = (cell: string): Role | undefined => {
  const text = cell
    .toLowerCase()
    .replaceAll(/[_:*]+/g, ' ')
    .trim()
  return /\d{3}/.test(text) || text.length > 40 ? undefined : HEADINGS.find(([, pattern]) => pattern.test(text))?.[0]
}

const NUMBERS: readonly Role[] = ['container', 'bill', 'booking', 'number']

/** The role of each column if this line is a header: it has no numbers and names some roles. */
export const rolesIn = ({ cells }: Line): Role[] | undefined => {
  const roles = cells.map(headingOf)
  const named = roles.filter((role) => role !== undefined)
  const isHeading =
    named.some((role) => NUMBERS.includes(role)) &&
    cells.every((cell) => cell.length <= 40 && !/\d{4}/.test(cell)) &&
    named.length * 2 >= cells.filter((cell) => cell !== '').length
  return isHeading ? roles.map((role) => role ?? 'other') : undefined
}

const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length

/** The roles of the columns of a table without a header, by their contents. */
export const guessedRoles = (
  lines: readonly Line[],
  scacs: ReadonlySet<string>,
  isLine: (cell: string) => boolean,
): Role[] => {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, n) => lines.map(({ cells }) => cells[n] ?? '').filter(Boolean))
  const has = (is: (one: ReturnType<typeof foundIn>[number]) => boolean) => (cell: string) =>
    foundIn(cell, scacs).some(is)
  const sure = columns.map((cells) =>
    share(
      cells,
      has((one) => 'number' in one && one.isSure),
    ),
  )
  const any = columns.map((cells) =>
    share(
      cells,
      has((one) => 'number' in one),
    ),
  )
  const isSureAnywhere = sure.some((one) => one >= 0.5)
  const first = any.findIndex((one) => one >= 0.5)
  return columns.map((cells, n) => {
    if (isSureAnywhere ? sure[n]! >= 0.5 : n === first) return 'number'
    if (share(cells, isLine) >= 0.5) return 'line'
    if (cells.every((cell, at) => cell === String(at + 1)) && cells.length > 1) return 'index'
    const isReference = (cell: string) =>
      foundIn(cell, scacs).some((one) => 'reference' in one || 'number' in one || one.reason === 'unlike') ||
      /^[A-Z]+[-_/#]\S*\d/i.test(cell)
    return share(cells, isReference) >= 0.5 ? 'reference' : 'other'
  })
}
