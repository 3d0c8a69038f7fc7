import { findContainers } from '../identifiers.ts'
import type { Cell, LaidPage } from '../layout.ts'
import type { Found } from '../reading.ts'
import { foundAt } from './choose.ts'
import { type HeadRow, headOf, headRowAbove } from './columns.ts'
import { FIGURES, type FoundContainer, isPossible, ownFigures } from './container-figures.ts'
import { findMeasures } from './measures.ts'
import { cargoOfLine, type RowManner } from './row-values.ts'
import { isLabelAlone } from './spots.ts'

/** What follows the container below its own line, until the next one. */
const MOST_LINES = 6
const ENDS =
  /^(?:grand )?totals?\b|^(?:freight|shipped|laden|on board|say|description|cargo|commodity|please|total|free|last)\b/i

interface Place {
  page: LaidPage
  line: number
  cell: Cell
  value: string
  from: number
  length: number
}

/** Each container once, with what its rows say of it. */
export function readContainers(
  pages: readonly LaidPage[],
  heads: ReadonlyMap<LaidPage, HeadRow[]>,
  manner: RowManner,
): FoundContainer[] {
  const places = placesOf(pages)
  const pagesBelow = new Set(pages.filter((page) => standBelowFigures(page, places)))
  const all = new Map<string, FoundContainer>()
  for (const [at, place] of places.entries()) {
    const { page, cell, from, length, value } = place
    const sure = { confidence: 0.99, grounds: ['its check digit is right'] }
    const container: FoundContainer = foundAt(page, cell, from, { value, length }, sure)
    const isAlone = places.filter((other) => other.page === page && other.line === place.line).length === 1
    const size = sizeBehind(place)
    // Of several containers in a line, each has behind it what is its own.
    const seal = isAlone ? undefined : sealOf(place, [], undefined)
    const read: FoundContainer = isAlone
      ? {
          ...container,
          ...(size && { size_type: size }),
          ...detailsOf(place, places[at + 1], heads.get(page) ?? [], manner, pagesBelow.has(page)),
        }
      : { ...container, ...(size && { size_type: size }), ...(seal && { seal_number: seal }) }
    const before = all.get(value)
    all.set(value, before ? { ...read, ...before } : read)
  }
  return ownFigures([...all.values()])
}

const unitsIn = (line: readonly Cell[] | undefined) =>
  new Set(
    line?.flatMap(({ text }) => findMeasures(text, null).flatMap(({ kind, unit }) => (unit && kind ? [kind] : []))),
  )

/** "540 CARTONS  11,495.99 kg  37.05 m³" above "Container: FCIU2973878 Seal: OQ672280", for each of them. */
function standBelowFigures(page: LaidPage, places: readonly Place[]): boolean {
  const own = places.filter((place) => place.page === page)
  const isContainer = (line: number) => own.some((place) => place.line === line)
  return (
    own.length > 0 &&
    own.every(
      ({ line, cell }) =>
        !isContainer(line - 1) &&
        unitsIn(page.lines[line - 1]).size >= 2 &&
        cell.top - page.lines[line - 1]![0]!.bottom < 12 &&
        unitsIn(page.lines[line]).size === 0,
    )
  )
}

function placesOf(pages: readonly LaidPage[]): Place[] {
  return findContainers(pages).flatMap(({ value, page: number, span: [start, end] }) => {
    const page = pages.find((one) => one.number === number)!
    const line = page.lines.findIndex((cells) =>
      cells.some((cell) => cell.start <= start && start < cell.start + cell.text.length),
    )
    const cell = page.lines[line]?.find((one) => one.start <= start && start < one.start + one.text.length)
    return cell ? [{ page, line, cell, value, from: start - cell.start, length: end - start }] : []
  })
}

function detailsOf(
  place: Place,
  next: Place | undefined,
  rows: readonly HeadRow[],
  manner: RowManner,
  isBelowFigures: boolean,
): Partial<FoundContainer> {
  const { page, cell } = place
  const head = headRowAbove(
    rows,
    cell,
    (spoken) => spoken === 'head:container' || spoken === 'head:seal' || spoken === 'gross_weight',
  )
  const lines = isBelowFigures ? [page.lines[place.line]!, page.lines[place.line - 1]!] : linesOf(place, next)
  // The goods of an invoice are listed beside the containers, not by them.
  const isOfGoods = head?.heads.some(({ spoken }) => spoken.has('head:unit_price')) ?? false
  const details: Partial<FoundContainer> = {}
  for (const line of lines) {
    const cargo = cargoOfLine(
      page,
      line.map((one) => (one === cell ? withoutNumber(place) : one)),
      head,
      manner,
    )
    for (const field of FIGURES)
      if (!isOfGoods && cargo[field] && isPossible(field, cargo[field]) && !(field in details))
        Object.assign(details, { [field]: cargo[field] })
    const size = sizeIn(page, line)
    if (size && !details.size_type) details.size_type = size
  }
  const seal = sealOf(place, lines, head)
  return { ...details, ...(seal && { seal_number: seal }) }
}

/** Its digits are no measure: blanks of the same length take the place of its number. */
const withoutNumber = ({ cell, from, length }: Place): Cell => ({
  ...cell,
  text: cell.text.slice(0, from) + ' '.repeat(length) + cell.text.slice(from + length),
})

function linesOf({ page, line, cell }: Place, next: Place | undefined): Cell[][] {
  const hasUnit = ({ text }: Cell) => findMeasures(text, null).some(({ unit }) => unit !== null)
  const lines = [page.lines[line]!.filter((one) => one.right > cell.left || hasUnit(one))]
  const end = next?.page === page ? next.line : page.lines.length
  let bottom = cell.bottom
  for (let at = line + 1; at < Math.min(end, line + MOST_LINES + 1); at++) {
    const cells = page.lines[at]!
    if (cells.filter(({ text }) => isLabelAlone(text)).length >= 3) break
    if (cells.length === 0 || cells[0]!.top - bottom > 12 || ENDS.test(cells[0]!.text)) break
    lines.push(cells)
    bottom = cells[0]!.bottom
  }
  return lines
}

const SIZE =
  /(?:(?<![A-Z\d])|(?<=(?<![A-Z\d])1 ?[X×] ?))(?:20|22|40|42|45|L5)(?:\s?['’]?\s?(?:ft\.?\s?)?(?:GP|HC|HQ|HR|ST|DV|DC|DRY|HIGH CUBE|RF|RH|RE|RQ|OT|FR|TK|PL|STD|SD|[GRUPT]\d|[HGRD](?=$|[\s/,)])))(?![A-Z\d])(?:\s[89]['’]\s?6["”]?)?/i

/** "TEMU7795270 (40HC)": of several containers in a line, each has its own. */
function sizeBehind({ page, cell, from, length }: Place): Found<string> | undefined {
  const sign = /^(?:\s*[(/]\s*|\s(?=\S+\s*(?:[,;]|$)))/.exec(cell.text.slice(from + length))?.[0]
  const at = from + length + (sign?.length ?? 0)
  const found = sign === undefined ? null : SIZE.exec(cell.text.slice(at))
  if (found?.index !== 0) return undefined
  const value = found[0].toUpperCase().replace(/[^A-Z\d]/g, '')
  return foundAt(
    page,
    cell,
    at,
    { value, length: found[0].length },
    { confidence: 0.95, grounds: ['the code of a size'] },
  )
}

function sizeIn(page: LaidPage, line: readonly Cell[]): Found<string> | undefined {
  for (const cell of line) {
    const found = SIZE.exec(cell.text)
    if (!found) continue
    const value = found[0].toUpperCase().replace(/[^A-Z\d]/g, '')
    return foundAt(
      page,
      cell,
      found.index,
      { value, length: found[0].length },
      { confidence: 0.95, grounds: ['the code of a size'] },
    )
  }
  return undefined
}

/** Letters and digits, four of them at least; no container and no date. */
const SEAL =
  '(?![A-Z]{3}[UJZ]\\d{7}|\\d{1,4}-\\d{1,2}-\\d{1,4})(?=[A-Z\\d-]{4,14}(?:(?:20|40|45)[A-Z]{2})?(?![A-Z\\d-]))(?=(?:[A-Z-]*\\d){4})[A-Z\\d]+(?:-[A-Z\\d]+)*'
/** The code of a size that a narrow column leaves no blank before. */
const SIZE_BEHIND = /(?<=\d{4})(?:20|40|45)(?:GP|HC|HQ|DV|DC|RF|OT|ST)$/
const NAMED = new RegExp(`seals?(?:\\s*(?:nos?|numbers?)\\b\\.?)?\\s*[:.#]*\\s*(${SEAL})(?![\\w-]|[.,]\\w)`, 'i')
const SIZED = '(?:\\(?(?:20|22|40|42|45|L5)\\s?[A-Z\\d]{1,3}\\)?\\s*[/|,]\\s*)?'
const BEHIND = new RegExp(
  `^\\s*(?:[/|]|(?=\\())\\s*${SIZED}(?:seal\\s*:?\\s*)?(${SEAL})(?![\\w-]|[.,]\\w)(?!\\s?(?:kg|cbm|ctn|pkg))`,
  'i',
)
const WHOLE = new RegExp(`^(?:seal\\s*[:#.]?\\s*|\\/\\s?)?(${SEAL})$`, 'i')
/** Columns that are so near that their cells were read as one. */
const BEHIND_SIZE = new RegExp(`^(?:20|22|40|42|45)[A-Z\\d]{2}\\s+(${SEAL})$`, 'i')

/** By its word, in its column, behind a stroke, or below the container where the head names both. */
function sealOf(
  { page, cell, from, length }: Place,
  lines: readonly Cell[][],
  head: HeadRow | undefined,
): Found<string> | undefined {
  const take = (one: Cell, found: RegExpExecArray, offset: number, ground: string) => {
    const seal = found[1]!.replace(SIZE_BEHIND, '')
    return foundAt(
      page,
      one,
      offset + found[0].lastIndexOf(found[1]!) + found.index,
      { value: seal.toUpperCase(), length: seal.length },
      { confidence: 0.94, grounds: [ground] },
    )
  }
  const behind = BEHIND.exec(cell.text.slice(from + length))
  if (behind) return take(cell, behind, from + length, 'behind its container')
  const namesBoth = /seal (?:no|number)/i.test(page.text)
  for (const [at, line] of lines.entries())
    for (const one of line) {
      const named = NAMED.exec(one.text)
      if (named) return take(one, named, 0, 'behind the word "seal"')
      const nextTo = head?.heads.some(({ spoken }) => spoken.has('head:seal')) ? BEHIND_SIZE.exec(one.text) : null
      if (nextTo) return take(one, nextTo, 0, 'behind the code of a size')
      const whole = one === cell ? null : WHOLE.exec(one.text)
      if (!whole) continue
      if (head && at === 0 && headOf(head, one)?.spoken.has('head:seal'))
        return take(one, whole, 0, 'below the head of its column')
      const above = lines[at - 1]?.find((other) => Math.abs(other.left - one.left) < 6)
      if (at === 0 && one === lines[0]![lines[0]!.indexOf(cell) + 1] && one.text.startsWith('/'))
        return take(one, whole, 0, 'behind its container')
      if (above && (/seal[^:]*:$/i.test(above.text) || (namesBoth && above === cell)))
        return take(one, whole, 0, 'below its label')
    }
  return undefined
}
